"""Beside the question, over a real home: scope, who is told, the prepared table that is never stale, and the count."""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.world import World

from afterword.app import Done, mend
from afterword.app.besides import A_PIECE
from afterword.core.memory import Kind, Memory
from afterword.engine.at_hand import Point
from afterword.models.embedding import open_embedder
from afterword.models.embedding.apart import Apart
from afterword.remembering import prepared


@pytest.fixture
def known(world: World) -> World:
    """What Sam wrote down, and Claude Code may be told everything."""
    for text, kind in (
        ("Prefers pnpm over npm", Kind.PREFERENCE),
        ("Prefers tabs in Go code", Kind.PREFERENCE),
        ("Lives in Porto", Kind.FACT),
    ):
        remembered(world, text, kind)
    assert isinstance(world.app.set_setting("consent.claude-code.tell", "everything", world.app.host_hand()), Done)
    return world


def remembered(world: World, text: str, kind: Kind = Kind.PREFERENCE) -> Memory:
    done = world.app.remember(text, world.app.host_hand(), kind=kind)
    assert isinstance(done, Done)
    assert done.memory is not None
    return done.memory


def corrects(world: World, name: str = "one") -> None:
    """Write the title. > Here: The color of seeds. No, British spelling, not American."""
    path = world.says("Write the title.", "No, British spelling, not American.", name=name)
    first, last = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    reply = {"type": "text", "text": "Here: The color of seeds."}
    between = {
        **{key: first[key] for key in ("sessionId", "timestamp", "cwd")},
        "type": "assistant",
        "uuid": f"{name}-reply",
        "parentUuid": first["uuid"],
        "message": {"role": "assistant", "content": [reply]},
    }
    lines = (first, between, {**last, "parentUuid": between["uuid"]})
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    os.utime(path, (world.clock.now().timestamp(),) * 2)
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()


def table(world: World) -> Path:
    return world.folder / "home" / "index" / "nearby.table"


def test_what_bears_stands_beside_the_message_and_facts_about_the_person_in_the_profile(known: World) -> None:
    view = known.app.nearby("add a package with npm")
    assert [memory.text for memory in view.memories] == ["Prefers pnpm over npm"]
    assert "- Prefers pnpm over npm (2026-03-02)" in view.block
    assert known.app.nearby("who was the first king of Norway").block == ""
    assert known.app.nearby("what is the weather in Porto").block == ""
    assert "Lives in Porto" in known.app.profile().text
    assert known.app.profile() == known.again().profile()


def test_by_static_vectors_what_shares_no_word_is_found(known: World) -> None:
    remembered(known, "Wants cooking recipes in grams")
    app = known.again(embedder=open_embedder("static", Path()))
    assert "in grams" in app.nearby("bake a cake with flour and sugar").block
    assert app.nearby("who was the first king of Norway").block == ""


def test_a_guest_and_a_host_that_may_be_told_nothing_get_nothing(known: World) -> None:
    asked = "add a package with npm"
    assert known.app.nearby(asked, guest=True).block == known.app.profile(guest=True).text == ""
    assert known.app.nearby(asked, host="codex").block == known.app.profile(host="codex").text == ""
    assert known.app.nearby(asked, host="claude-code").block != ""
    known.app.set_setting("consent.claude-code.tell", "preferences", known.app.host_hand())
    assert "Porto" not in known.app.profile(host="claude-code").text
    assert "pnpm" in known.app.profile(host="claude-code").text


def test_a_first_correction_stands_beside_messages_of_its_project_and_not_in_the_profile(world: World) -> None:
    world.agree()
    corrects(world)
    (memory,) = [view.memory for view in world.app.memories()]
    asked = "which spelling of grey"
    assert memory.text in world.app.nearby(asked, project="seedbox").block
    assert memory.text in world.app.nearby(asked, folder="/home/sam/seedbox").block
    assert world.app.nearby(asked).block == world.app.nearby(asked, project="other").block == ""
    assert memory.text not in world.app.profile(project="seedbox").text


def test_pasted_words_are_not_what_is_asked(known: World) -> None:
    assert known.app.nearby("```\nnpm install went wrong\n```\nwhy is the sky blue").block == ""


def test_the_table_is_there_once_the_home_is_let_go_and_gone_before_anything_changes(known: World) -> None:
    assert not table(known).exists()
    known.again()
    assert "pnpm" in prepared.block(table(known).read_bytes(), "add a package with npm", None, host="claude-code")
    memory = remembered(known, "Prefers vim over nano")
    assert not table(known).exists()
    assert known.app.refresh_nearby()
    assert "vim" in prepared.block(table(known).read_bytes(), "open it in vim", None)
    assert isinstance(known.app.erase(memory.id, known.app.host_hand()), Done)
    assert not table(known).exists()
    known.again()
    assert b"vim" not in table(known).read_bytes()


def test_a_table_from_before_what_the_record_says_is_made_anew(known: World) -> None:
    known.again()
    old = table(known).read_bytes()
    remembered(known, "Prefers vim over nano")
    table(known).write_bytes(old)
    assert known.app.refresh_nearby()
    assert table(known).read_bytes() != old
    table(known).write_bytes(b"AWNEAR1\nbroken")
    assert known.app.refresh_nearby()
    assert "vim" in prepared.block(table(known).read_bytes(), "open it in vim", None)


def test_mending_a_home_takes_the_table_away(known: World) -> None:
    known.again()
    assert table(known).exists()
    known.app.close()
    mend(known.folder / "home", env={}, clock=known.clock)
    assert not table(known).exists()


def test_where_nobody_may_be_told_anything_there_is_no_table(known: World) -> None:
    known.app.set_setting("consent.claude-code.tell", "nothing", known.app.host_hand())
    assert not known.app.refresh_nearby()
    known.again()
    assert not table(known).exists()


def test_what_was_shown_is_counted_in_one_line_and_why_tells_where(known: World) -> None:
    asked = "add a package with npm"
    for _ in range(3):
        known.app.nearby(asked, host="claude-code")
    known.app.nearby(asked, host="claude-code", folder="/home/sam/seedbox")
    known.app.nearby(asked)
    known.app.nearby(asked, host="claude-code", seen=False)
    before = known.app.why(_pnpm(known)).used
    assert before == ()
    known.app.refresh_nearby()
    known.app.refresh_nearby()
    used = {(one.host, one.project): (one.times, one.said_again) for one in known.app.why(_pnpm(known)).used}
    assert used == {("claude-code", None): (3, 0), ("claude-code", "git:example.org/seedbox"): (1, 0)}


def _pnpm(world: World) -> str:
    return next(view.memory.id for view in world.app.memories() if "pnpm" in view.memory.text)


def test_what_had_to_be_said_again_after_it_was_shown_is_counted_too(world: World) -> None:
    world.agree()
    world.app.set_setting("consent.claude-code.tell", "everything", world.app.host_hand())
    for name in ("one", "two"):
        corrects(world, name)
        world.app.nearby("which spelling of grey", host="claude-code", folder="/home/sam/seedbox")
        world.app.refresh_nearby()
    (memory,) = [view.memory for view in world.app.memories()]
    (used,) = world.app.why(memory.id).used
    assert (used.times, used.said_again) == (2, 1)


class Counting:
    """Counts what is embedded, over the vectors that the package ships."""

    def __init__(self) -> None:
        found = open_embedder("static", Path())
        assert found is not None
        self.real, self.texts = found, 0
        self.id, self.dims, self.multilingual = found.id, found.dims, found.multilingual

    def embed(self, texts: Sequence[str]) -> tuple[bytes, ...]:
        self.texts += len(texts)
        return self.real.embed(texts)


def test_what_no_message_changes_is_made_ready_before_and_follows_what_changes(known: World) -> None:
    """A message embeds itself and nothing else; what changes meanwhile counts for the next one."""
    counting = Counting()
    app = known.again(embedder=counting)
    app.ready_nearby()
    for number in range(3):
        before = counting.texts
        assert "pnpm" in app.nearby(f"add package {number} with npm").block
        assert counting.texts == before + 1
    vim = app.remember("Prefers vim over nano", app.host_hand(), kind=Kind.PREFERENCE)
    assert isinstance(vim, Done)
    assert "vim" in app.nearby("open it in vim or nano").block
    assert vim.memory is not None
    app.forget(vim.memory.id, app.host_hand())
    assert "vim" not in app.nearby("open it in vim or nano").block
    known.clock.advance(timedelta(days=1))
    assert "pnpm" in app.nearby("add a package with npm").block


def test_while_memories_are_still_to_be_read_by_the_model_the_table_answers(known: World) -> None:
    """Many are read a few at a time, so that a message that comes meanwhile waits for few, and makes none itself."""
    for number in range(A_PIECE):
        remembered(known, f"Prefers lanterns of make {number} in the morning")
    known.again(embedder=open_embedder("static", Path())).refresh_nearby()
    fresh = Counting()
    app = known.again(embedder=fresh)
    assert not app.ready_nearby()
    piece = A_PIECE + 2  # what the two that were there are about is known: each is read in two wordings
    assert fresh.texts == piece
    assert "pnpm" in app.nearby("add a package with npm", host="claude-code", at_once=True).block
    assert fresh.texts == piece
    assert app.ready_nearby()
    several = fresh.texts
    assert several == piece + 2
    assert "pnpm" in app.nearby("add a package with npm", host="claude-code", at_once=True).block
    assert fresh.texts == several + 1


def test_points_give_the_cosines_of_their_vectors() -> None:
    """A mean of unit vectors is shorter than they are, and that counts."""
    one, other, mean = (array("f", numbers).tobytes() for numbers in ((1, 0), (0.6, 0.8), (0.8, 0.4)))
    assert Point.of(one).cosine(Point.of(other)) == pytest.approx(0.6)
    assert Point.of(one).cosine(Point.of(mean)) == pytest.approx(0.8)
    assert Point.of(one).cosine(Point.of(one)) == pytest.approx(1.0)


def test_where_a_model_would_have_to_start_the_table_answers_at_once(known: World, tmp_path: Path) -> None:
    """Its model could not even start here: nobody tries. Without a table words answer."""
    asleep = Apart("minilm", tmp_path / "no.onnx", 1, "0" * 64, "minilm-l6-none-1", 384, multilingual=False)
    known.again(embedder=open_embedder("static", Path())).refresh_nearby()
    app = known.again(embedder=asleep)
    assert not app.meaning_awake
    remembered(known, "Wants cooking recipes in grams")
    app.refresh_nearby()
    asked = ("two spoons of honey and a lemon", "add a package with npm")
    assert asleep.pid is None
    assert app.nearby(asked[0], at_once=True, host="codex").block == ""
    assert "pnpm" in app.nearby(asked[1], at_once=True, host="claude-code").block
    assert "in grams" in app.nearby(asked[0], at_once=True).block
    table(known).unlink()
    assert app.nearby(asked[0], at_once=True).block == ""
    assert "pnpm" in app.nearby(asked[1], at_once=True).block
    assert asleep.pid is None
