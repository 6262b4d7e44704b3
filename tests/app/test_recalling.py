"""Recall over a real home: chats are found once they were agreed to, open at the place, never where they may not."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from tests.app.world import World

from afterword.app import App, ChatAt, ChatHit, Done, Hit
from afterword.core.errors import BadInput, UnknownId
from afterword.engine.recall.asked import FEW_MADE
from afterword.engine.recall.memories import name_of
from afterword.models.embedding import open_embedder


def said(world: World, query: str) -> list[str]:
    return [hit.chunk.text for hit in world.app.recall(query) if isinstance(hit, ChatHit)]


def learned(world: World) -> None:
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()


def test_without_an_index_memories_are_found_and_none_is_made(world: World) -> None:
    world.app.remember("Lives in Porto", world.app.host_hand())
    assert [hit.memory.text for hit in world.app.recall("Porto") if isinstance(hit, Hit)] == ["Lives in Porto"]
    assert not (world.folder / "home" / "index").exists()


def test_a_hit_opens_its_chat_at_the_place(world: World) -> None:
    world.agree()
    world.says("Good morning.", "The ferry to Tromsø leaves at nine.", "Thanks.")
    learned(world)
    (hit,) = world.app.recall("ferry")
    assert isinstance(hit, ChatHit)
    assert (hit.chunk.project, hit.chunk.outside) == ("git:example.org/seedbox", False)
    opened = world.app.chat_at(hit.chunk.chat, hit.chunk.entry)
    assert opened.chat is not None
    here = [entry for entry in opened.chat.chat.entries if entry.id == opened.at]
    assert [getattr(entry, "text", "") for entry in here] == ["The ferry to Tromsø leaves at nine."]
    assert world.app.chat_at("one", hit.chunk.entry).key == hit.chunk.chat
    with pytest.raises(UnknownId, match="stands in the chat"):
        world.app.chat_at("one", "no-such-entry")
    with pytest.raises(UnknownId):
        world.app.chat_at("no-such-chat", hit.chunk.entry)


def test_where_the_file_is_gone_the_index_still_tells_what_was_said(world: World) -> None:
    world.agree()
    path = world.says("The ferry to Tromsø leaves at nine.")
    learned(world)
    path.unlink()
    learned(world)
    (hit,) = world.app.recall("ferry")
    assert isinstance(hit, ChatHit)
    opened = world.app.chat_at(hit.chunk.chat, hit.chunk.entry)
    assert opened == ChatAt(hit.chunk.chat, hit.chunk.entry, None, (hit.chunk,))


def test_a_memory_opens_the_chat_that_it_was_said_in(world: World) -> None:
    world.agree()
    world.says("Hello there.", "I live in Porto.")
    learned(world)
    hit = next(hit for hit in world.app.recall("Porto") if isinstance(hit, Hit))
    assert hit.memory.chat is not None
    assert hit.entry is not None
    opened = world.app.chat_at(hit.memory.chat, hit.entry)
    assert opened.chat is not None
    assert "I live in Porto." in [getattr(entry, "text", "") for entry in opened.chat.chat.entries]


def test_a_chat_that_is_marked_is_not_found_at_once_and_again_once_it_is_unmarked(world: World) -> None:
    world.agree()
    world.says("The ferry to Tromsø leaves at nine.")
    learned(world)
    assert said(world, "ferry") != []
    assert isinstance(world.app.mark_chat("one", world.app.host_hand()), Done)
    assert said(world, "ferry") == []


def test_what_was_said_to_an_assistant_that_was_withdrawn_is_not_found(world: World) -> None:
    world.agree()
    world.says("The ferry to Tromsø leaves at nine.")
    learned(world)
    assert isinstance(world.app.withdraw("claude-code", world.app.host_hand()), Done)
    assert said(world, "ferry") == []


def test_a_source_that_is_not_to_be_searched_is_not_found(world: World) -> None:
    world.agree()
    world.says("The ferry to Tromsø leaves at nine.")
    learned(world)
    world.app.set_setting("consent.claude-code.index", "off", world.app.host_hand())
    assert said(world, "ferry") == []


def test_an_index_that_cannot_be_used_leaves_memories_found(world: World) -> None:
    world.agree()
    world.says("I live in Porto.")
    learned(world)
    world.again()
    index = world.folder / "home" / "index" / "chunks.sqlite3"
    for left in index.parent.glob("chunks.sqlite3*"):
        left.unlink()
    index.mkdir()
    assert [type(hit) for hit in world.app.recall("Porto")] == [Hit]


def test_deleting_the_index_and_learning_brings_it_back(world: World) -> None:
    world.agree()
    world.says("The ferry to Tromsø leaves at nine.")
    learned(world)
    for left in (world.folder / "home" / "index").iterdir():
        left.unlink()
    (world.folder / "home" / "index").rmdir()
    assert said(world, "ferry") == []
    learned(world)
    assert said(world, "ferry") == ["The ferry to Tromsø leaves at nine."]


def test_a_source_or_a_label_that_there_is_not_is_said_to_be_unknown(world: World) -> None:
    """Nothing found would read as: you never said that."""
    world.agree()
    world.says("When does the ferry to Tromsø leave?")
    learned(world)
    with pytest.raises(BadInput, match="no source 'claude'") as unknown:
        world.app.recall("ferry", source="claude")
    assert "claude-code" in unknown.value.next_step
    with pytest.raises(BadInput, match="no label 'qestion'") as unknown:
        world.app.recall("ferry", label="qestion")
    assert "question" in unknown.value.next_step
    assert len(world.app.recall("ferry", source="claude-code", label="question")) == 1
    assert world.app.recall("ferry", source="codex") == world.app.recall("ferry", label="file:plan.md") == ()


BOATS = [f"Owns boat number {number}" for number in range(FEW_MADE + 4)]


class Counting:
    """The vectors that the package ships, and what was embedded since it was last asked."""

    def __init__(self, name: str = "") -> None:
        found = open_embedder("static", Path())
        assert found is not None
        self.real, self.id = found, name or found.id
        self.dims, self.multilingual = found.dims, found.multilingual
        self.texts: list[str] = []

    def embed(self, texts: Sequence[str]) -> tuple[bytes, ...]:
        self.texts += texts
        return self.real.embed(texts)

    def told(self) -> list[str]:
        told, self.texts = sorted(self.texts), []
        return told


def without_vector(app: App) -> list[tuple[str, str]]:
    """What Health says of it, and the next step."""
    return [(line.says, line.next_step) for line in app.doctor().lines if line.code == "vectors"]


def test_a_question_makes_few_vectors_of_memories_and_what_was_made_is_kept(world: World) -> None:
    for text in BOATS:
        world.app.remember(text, world.app.host_hand())
    world.agree()
    world.app.learn()
    first = Counting()
    app = world.again(embedder=first)
    app.recall("yacht")
    some = first.told()
    assert len(some) == 1 + FEW_MADE
    while not app.ready_for_search(FEW_MADE):
        assert len(first.texts) <= FEW_MADE
    assert sorted([*some, *first.told()]) == sorted([*BOATS, "yacht"])
    app.recall("yacht")
    assert first.told() == ["yacht"]
    for again, name, made in ((Counting(), "the same", 0), (Counting("another"), "another's are never used", FEW_MADE)):
        world.again(embedder=again).recall("yacht")
        assert len(again.told()) == 1 + made, name
    last = Counting()
    app = world.again(embedder=last)
    app.learn(dry_run=True)
    assert last.told() == [], "which stores nothing"
    lacking = f"Found by words only, until meaning is made too: {len(BOATS)} memories."
    assert without_vector(app) == [(lacking, "afterword learn")]
    told: list[tuple[int, int, str]] = []
    app.learn(progress=lambda *how_far: told.append(how_far))
    assert last.told() == sorted(BOATS), "learning leaves none to be made"
    assert told[-2:] == [(0, len(BOATS), "meaning of memories"), (len(BOATS), len(BOATS), "meaning of memories")]
    app.remember("Owns a raft", app.host_hand())
    assert without_vector(app) == [], "the next question makes so few"
    app.learn()
    assert last.told() == ["Owns a raft"]
    app.recall("yacht")
    assert last.told() == ["yacht"]


def test_without_an_index_a_process_that_is_asked_again_keeps_vectors(world: World) -> None:
    for text in BOATS:
        world.app.remember(text, world.app.host_hand())
    counting = Counting()
    app = world.again(embedder=counting)
    for asked in (sorted([*BOATS, "yacht"]), ["yacht"]):  # the first question may be the only one
        app.recall("yacht")
        assert counting.told() == asked
    app = world.again(embedder=counting)
    made = [0]
    while not app.ready_for_search(1):
        made.append(len(counting.texts))
    assert max(after - before for before, after in pairwise(made)) == 1
    assert counting.told() == sorted(BOATS)
    app.forget(next(view.memory.id for view in app.memories() if view.memory.text == BOATS[0]), app.host_hand())
    app.remember("Owns a small sailing boat", app.host_hand())
    found = [hit.memory.text for hit in app.recall("yacht") if isinstance(hit, Hit)]
    assert counting.told() == ["Owns a small sailing boat", "yacht"]
    assert "Owns a small sailing boat" in found
    assert BOATS[0] not in found


def test_what_was_erased_leaves_no_vector_behind(world: World) -> None:
    world.agree()
    world.app.learn()
    app = world.again(embedder=Counting())
    for text in BOATS[:2]:
        app.remember(text, app.host_hand())
    app.recall("yacht")
    index, embedder = app._indexing.index(), app._indexing.embedder
    assert embedder is not None
    erased, stays = (name_of((text,)) for text in BOATS[:2])
    assert set(index.memory_vectors(embedder.id, [erased, stays])) == {erased, stays}
    app.erase(next(view.memory.id for view in app.memories() if view.memory.text == BOATS[0]), app.host_hand())
    assert set(index.memory_vectors(embedder.id, [erased, stays])) == {stays}
    lies = b"".join(path.read_bytes() for path in (world.folder / "home" / "index").iterdir() if path.is_file())
    assert [name.encode() in lies for name in (erased, stays)] == [False, True]
    index.keep_memory_vectors(embedder.id, {erased: embedder.embed(BOATS[:1])[0]})  # by who still knew it a moment ago
    app.learn()
    assert set(index.memory_vectors(embedder.id, [erased, stays])) == {stays}
