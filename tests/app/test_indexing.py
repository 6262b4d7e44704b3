"""What ``learn`` makes searchable: agreed chats at once, what is brought by hand once it is kept, the rest never."""

from __future__ import annotations

import shutil
from datetime import timedelta
from pathlib import Path

from tests.app.world import World
from tests.engine.library import CountingEmbedder

from afterword.app import Done, LearnReport, Reread
from afterword.core.chunk import Reach
from afterword.remembering.index_words import index_words
from afterword.storage.index import open_index


def found(world: World, query: str) -> list[str]:
    """What the index of this home answers, opened as another process would."""
    index = open_index(world.folder / "home" / "index", tokens=index_words)
    try:
        return [hit.chunk.text for hit in index.by_words(query, Reach(), 9)]
    finally:
        index.close()


def indexed(report: LearnReport) -> Reread:
    assert report.indexed is not None
    return report.indexed


def test_nothing_is_searchable_before_the_person_agreed(world: World) -> None:
    world.says("The ferry to Tromsø leaves at nine.")
    world.app.learn()
    assert found(world, "ferry") == []


def test_agreed_chats_are_searchable_old_ones_too_and_a_second_run_reads_nothing(world: World) -> None:
    world.says("The ferry to Tromsø leaves at nine.", name="old")
    world.clock.advance(timedelta(days=60))
    world.says("The bakery opens at six.", name="new")
    world.clock.advance(timedelta(hours=1))
    world.agree()
    first = indexed(world.app.learn())
    assert (first.files, first.added) == (2, 2)
    assert found(world, "ferries") == ["The ferry to Tromsø leaves at nine."]
    assert indexed(world.app.learn()).files == 0


def test_a_preview_of_the_first_week_makes_agreed_chats_searchable_and_a_dry_run_none(world: World) -> None:
    world.says("The ferry to Tromsø leaves at nine.")
    world.agree()
    assert world.app.learn(dry_run=True).indexed is None
    assert found(world, "ferry") == []
    world.app.learn(preview=True)
    assert found(world, "ferry") != []


def test_what_is_brought_by_hand_is_searchable_once_it_was_kept(world: World) -> None:
    world.agree()
    path = world.says("The harp is tuned to C flat.", into=world.folder / "elsewhere")
    report = world.app.learn([str(path)], source="claude-code")
    assert report.preview is not None
    assert report.preview.searchable == 1
    assert found(world, "harp") == []
    assert isinstance(world.app.keep_preview(report.preview, world.app.host_hand()), Done)
    assert found(world, "harp") == ["The harp is tuned to C flat."]


def test_a_marked_chat_leaves_the_index(world: World) -> None:
    world.says("The harp is tuned to C flat.")
    world.agree()
    world.app.learn()
    assert isinstance(world.app.mark_chat("claude-code:one", world.app.host_hand()), Done)
    assert found(world, "harp") == [], "at once, without another learn"
    assert indexed(world.app.learn()).removed == 0
    assert found(world, "harp") == []
    world.clock.advance(timedelta(minutes=1))
    world.app.unmark_chat("claude-code:one", world.app.host_hand())
    world.app.learn()
    assert found(world, "harp") == [], "what was said until then is never read"


def test_a_folder_that_is_never_to_be_read_leaves_the_index(world: World) -> None:
    world.says("The harp is tuned to C flat.")
    world.agree()
    world.app.learn()
    world.app.set_setting("never_read", "/home/sam/seedbox", world.app.host_hand())
    world.again().learn()
    assert found(world, "harp") == []


def test_an_assistant_whose_chats_are_not_to_be_found_leaves_the_index(world: World) -> None:
    world.says("The harp is tuned to C flat.")
    world.agree()
    world.app.learn()
    world.app.set_setting("consent.claude-code.index", "off", world.app.host_hand())
    world.app.learn()
    assert found(world, "harp") == []
    world.app.set_setting("consent.claude-code.index", "on", world.app.host_hand())
    world.app.learn()
    assert found(world, "harp") != []


def test_the_index_deleted_comes_back(world: World) -> None:
    """Nothing is embedded but what is gone."""
    world.again(embedder=CountingEmbedder())
    world.says("The harp is tuned to C flat.", "Thank you!")
    world.agree()
    world.app.learn()
    world.app.close()
    shutil.rmtree(world.folder / "home" / "index")
    found(world, "harp")  # another process makes it anew, and has nobody to tell it
    embedder = CountingEmbedder()
    world.app = world.opened(embedder=embedder)
    assert [line.code for line in world.app.doctor().lines if line.code == "no_index"] == ["no_index"]
    world.app.learn()
    assert sorted(embedder.texts) == ["Thank you!", "The harp is tuned to C flat."]
    assert found(world, "harp") != []
    assert not any(line.code == "no_index" for line in world.app.doctor().lines)


def test_a_sweep_makes_new_words_searchable(world: World) -> None:
    world.agree()
    world.says("The harp is tuned to C flat.")
    world.app.sweep()
    assert found(world, "harp") != []


def test_an_index_that_cannot_be_kept_is_told_and_learning_goes_on(world: World) -> None:
    world.says("I prefer tabs over spaces.")
    world.agree()
    (world.folder / "home" / "index").write_text("a file stands in the way")
    world.clock.advance(timedelta(hours=1))
    report = world.app.learn()
    assert report.looks
    assert indexed(report).trouble


def test_health_asks_before_a_tenth_of_everything_goes(world: World) -> None:
    paths = [world.says(*(f"Remark {m} on matter {n}." for m in range(60)), name=f"c{n}") for n in range(5)]
    world.agree()
    world.app.learn()
    kept = [path.read_text() for path in paths]
    for path, text in zip(paths[:4], kept, strict=False):
        world.clock.advance(timedelta(minutes=1))
        rewrite(path, text.splitlines()[:1])
    report = world.app.learn()
    assert indexed(report).removed == 0
    lines = [line for line in world.app.doctor().lines if line.code == "brake"]
    assert len(lines) == 1
    assert "236 of 300 pieces" in lines[0].says
    assert indexed(world.app.learn(let_go=True)).removed == 236
    assert not any(line.code == "brake" for line in world.app.doctor().lines)


def rewrite(path: Path, lines: list[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines))
