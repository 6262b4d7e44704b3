"""What every index does, in memory or on the disk: chunks found by words and by meaning, marks, labels, neighbours."""

from __future__ import annotations

import importlib.util
import math
import struct
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from afterword.core.chunk import Brake, Chunk, Reach
from afterword.core.mark import ChatReading, Checkpoint, ReadingMark
from afterword.ports import Index, LabelQueue
from afterword.storage.in_memory_index import InMemoryIndex
from afterword.storage.index import open_index

AT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
NUMPY = pytest.mark.skipif(importlib.util.find_spec("numpy") is None, reason="vectors are compared with numpy")


def cut(text: str) -> tuple[str, ...]:
    """Words as they stand, and the pairs of characters of a script without spaces."""
    found: list[str] = []
    for word in text.casefold().split():
        found += [word] if word.isascii() else [*word, *(word[i : i + 2] for i in range(len(word) - 1))]
    return tuple(found)


@pytest.fixture(params=["memory", "disk", "disk with codes"])
def index(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Index]:
    if request.param == "memory":
        yield InMemoryIndex(cut)
        return
    opened = open_index(tmp_path / "index", tokens=cut, exact_up_to=3 if request.param == "disk with codes" else 50_000)
    yield opened
    opened.close()


def chunk(one: str, text: str, **more: Any) -> Chunk:
    return Chunk(id=one, text=text, **{"chat": "claude-code:c1", "entry": f"e-{one}", "position": 0, "at": AT, **more})


def towards(degrees: float, numbers: int = 70) -> bytes:
    """A unit vector in the plane of the first and the last number, as bytes."""
    turned = math.radians(degrees)
    return struct.pack(f"<{numbers}f", math.cos(turned), *([0.0] * (numbers - 2)), math.sin(turned))


FERRY = chunk("a", "the ferry leaves at nine", position=0)
BRIDGE = chunk("b", "the bridge is closed on sundays", position=1, at=AT + timedelta(hours=1))
BUDGET = chunk("c", "the budget of the boathouse", chat="chatgpt:x", project="git:example.org/boats", at=None)


def words(index: Index, query: str, reach: Reach | None = None) -> list[str]:
    return [hit.chunk.id for hit in index.by_words(query, reach or Reach(), 10)]


def test_an_empty_index_has_nothing(index: Index) -> None:
    assert index.count() == 0
    assert index.chats() == {}
    assert index.stored("claude-code:c1") == ()
    assert index.by_words("ferry", Reach(), 10) == ()
    assert index.by_meaning("m", towards(0), Reach(), 10) == ()
    assert index.mark("/c.jsonl") is None
    assert index.brake() is None
    assert index.queue() == LabelQueue(0, 0)


def test_what_was_added_is_there_with_all_its_columns(index: Index) -> None:
    full = replace(
        BUDGET, at=datetime(2026, 3, 1, 9, 30, 0, 123457, tzinfo=UTC), lang="de", outside=True, learner_version=7
    )
    index.add([BRIDGE, FERRY, full])
    assert index.stored("claude-code:c1") == (FERRY, BRIDGE)
    assert index.stored("chatgpt:x") == (full,)
    assert index.chats() == {"claude-code:c1": 2, "chatgpt:x": 1}
    assert index.count() == 3


def test_the_chunk_that_has_the_words_is_found_and_the_rarer_word_counts_more(index: Index) -> None:
    index.add([FERRY, BRIDGE, BUDGET])
    assert words(index, "ferry") == ["a"]
    assert words(index, "Bridge sundays the")[0] == "b"
    assert words(index, "nothing-like-it zzz") == []
    [best, *_] = index.by_words("ferry", Reach(), 10)
    assert best.chunk == FERRY
    assert best.score > 0


@pytest.mark.parametrize(
    "text", ['"quoted" NEAR(x) OR', "c++", "don't", "a*b ^c -d {e}", "node.js\n3.11", "\x00", "''"]
)
def test_no_character_of_a_word_is_an_order_to_the_index(index: Index, text: str) -> None:
    index.add([FERRY, chunk("q", f"we talked about {text} once")])
    assert "a" not in words(index, text)
    assert words(index, "talked") == ["q"]


def test_words_without_spaces_between_them(index: Index) -> None:
    index.add([chunk("a", "数据库很慢"), chunk("b", "天气很好"), chunk("c", "今日はデータを見る")])
    assert words(index, "数据")[0] == "a"
    assert words(index, "天气") == ["b"]
    assert words(index, "データ") == ["c"]


def test_a_slip_of_the_pen_is_forgiven_where_the_word_is_found_nowhere(index: Index) -> None:
    index.add([FERRY, BRIDGE, BUDGET, chunk("d", "budgets and more", position=3)])
    assert words(index, "brigde") == ["b"]
    assert words(index, "boathosue") == ["c"]
    assert words(index, "bugdet") == ["c"]
    assert words(index, "budgets") == ["d"]
    assert words(index, "nime") == []


def test_filters_hold_before_anything_is_scored(index: Index) -> None:
    every = [chunk(f"n{n}", "ferry ferry ferry", position=n) for n in range(30)]
    index.add([*every, BUDGET, FERRY, BRIDGE])
    assert words(index, "ferry budget", Reach(project="git:example.org/boats")) == ["c"]
    assert words(index, "ferry budget", Reach(source="chatgpt")) == ["c"]
    assert words(index, "the", Reach(since=AT + timedelta(minutes=1))) == ["b"]
    assert set(words(index, "leaves closed budget", Reach(until=AT + timedelta(hours=1)))) == {"a"}
    assert words(index, "closed", Reach(since=AT + timedelta(hours=1), until=AT + timedelta(hours=2))) == ["b"]
    assert words(index, "closed", Reach(until=AT + timedelta(hours=1))) == []
    index.store_labels({"a": ["boats", "times"], "b": ["roads"]})
    assert words(index, "the", Reach(label="times")) == ["a"]
    assert words(index, "ferry", Reach(label="nothing")) == []


@NUMPY
def test_the_nearest_by_meaning_best_first_with_their_cosine(index: Index) -> None:
    every = [chunk(f"n{n}", f"text {n}", position=n, project=f"p{n % 2}") for n in range(8)]
    index.add(every)
    index.store_vectors("m", {one.id: towards(20 * n) for n, one in enumerate(every)})
    hits = index.by_meaning("m", towards(41), Reach(), 3)
    assert [hit.chunk.id for hit in hits] == ["n2", "n3", "n1"]
    assert [round(hit.score, 4) for hit in hits] == [round(math.cos(math.radians(d)), 4) for d in (1, 19, 21)]
    assert [hit.chunk.id for hit in index.by_meaning("m", towards(41), Reach(project="p1"), 2)] == ["n3", "n1"]
    assert index.by_meaning("another", towards(41), Reach(), 3) == ()


@NUMPY
def test_what_is_kept_in_memory_follows_every_change(index: Index) -> None:
    every = [chunk(f"n{n}", f"text {n}", position=n) for n in range(8)]
    index.add(every)
    index.store_vectors("m", {one.id: towards(20 * n) for n, one in enumerate(every)})

    def nearest(degrees: float) -> str:
        return index.by_meaning("m", towards(degrees), Reach(), 1)[0].chunk.id

    assert nearest(60) == "n3"
    index.remove(["n3"])
    assert nearest(60) in {"n2", "n4"}
    index.add([chunk("new", "a new one")])
    index.store_vectors("m", {"new": towards(59)})
    assert nearest(60) == "new"
    index.store_vectors("m", {"new": towards(100.5), "n7": towards(61), "gone": towards(60)})
    assert nearest(60) == "n7"
    assert nearest(101) == "new"


def test_another_embedder_replaces_the_vectors_of_the_first(index: Index) -> None:
    index.add([FERRY, BRIDGE, BUDGET])
    assert [one.id for one in index.without_vector("m", 10)] == ["b", "a", "c"]  # newest first, without a time last
    index.store_vectors("m", {"a": towards(0), "b": towards(90)})
    assert [one.id for one in index.without_vector("m", 10)] == ["c"]
    assert (index.lacking("m"), index.lacking("m2")) == (1, 3)
    assert len(index.without_vector("m2", 2)) == 2
    index.store_vectors("m2", {"a": towards(0, 8)})
    assert [one.id for one in index.without_vector("m", 10)] == ["a", "c"]


def test_adding_again_keeps_vector_and_labels_and_takes_new_columns(index: Index) -> None:
    index.add([FERRY, BRIDGE])
    index.store_vectors("m", {"a": towards(0)})
    index.store_labels({"a": ["times"]})
    index.add([replace(FERRY, position=5, project="git:example.org/new", entry="e-9", outside=True)])
    [first, second] = index.stored("claude-code:c1")
    assert (first.id, second.position, second.project, second.entry, second.outside) == (
        "b",
        5,
        "git:example.org/new",
        "e-9",
        True,
    )
    assert [one.id for one in index.without_vector("m", 9)] == ["b"]
    assert index.labels(["a", "b", "gone"]) == {"a": ("times",)}
    assert words(index, "ferry", Reach(project="git:example.org/new")) == ["a"]


def test_placing_moves_what_is_there_and_adds_nothing(index: Index) -> None:
    index.add([FERRY])
    index.place([replace(FERRY, position=3, project="p"), BRIDGE])
    assert index.count() == 1
    assert index.stored("claude-code:c1")[0].position == 3
    assert words(index, "ferry", Reach(project="p")) == ["a"]


def test_what_was_removed_is_found_by_nothing(index: Index) -> None:
    index.add([FERRY, BRIDGE, BUDGET])
    index.store_vectors("m", {"a": towards(0)})
    index.store_labels({"a": ["times"]})
    index.remove(["a", "never there"])
    assert index.count() == 2
    assert words(index, "ferry") == []
    assert words(index, "ferri") == []
    assert index.by_meaning("m", towards(0), Reach(), 5) == ()
    assert index.labels(["a"]) == {}
    index.add([FERRY])
    assert index.labels(["a"]) == {}
    assert [one.id for one in index.without_vector("m", 9)] == ["b", "a", "c"]


def test_a_mark_is_what_was_published_last(index: Index) -> None:
    checkpoint = Checkpoint("/chats/ä 7.jsonl", "1:2", 100, 5, 90, "aa", "bb", 3)
    mark = ReadingMark(checkpoint, 1, "f00", (ChatReading("claude-code:7", AT, 4, left_out=True),), 2)
    index.publish(mark)
    assert index.mark("/chats/ä 7.jsonl") == mark
    assert index.mark("/chats/8.jsonl") is None
    newer = replace(mark, learner_version=2, chats=())
    index.publish(newer)
    assert index.marks() == {"/chats/ä 7.jsonl": newer}


def test_a_file_is_settled_only_under_the_terms_it_was_read_under(index: Index) -> None:
    """Other terms, something pending, or a chat that is to be left out and was not, or the other way: not settled."""
    at = Checkpoint("/c.jsonl", "", 7, -3, 7, "a", "b", 4)
    chats = (ChatReading("plain:c", None, 1), ChatReading("plain:d", None, 1, left_out=True))
    mark = ReadingMark(at, 2, "f", chats)
    index.publish(replace(mark, pending="again"))
    assert index.settled(2, "f", {"plain:d"}) == set()
    index.publish(mark)
    assert index.settled(2, "f", {"plain:d", "plain:of-nobody"}) == {("/c.jsonl", 7, -3, 4)}
    assert index.settled(2, "f", set()) == set()
    assert index.settled(2, "f", {"plain:c", "plain:d"}) == set()
    assert index.settled(3, "f", {"plain:d"}) == set()
    assert index.settled(2, "g", {"plain:d"}) == set()


def test_files_that_gave_the_same_chat_are_named(index: Index) -> None:
    def publish(path: str, *chats: str) -> None:
        at = Checkpoint(path, "", 1, 1, 1, "a", "b", 1)
        index.publish(ReadingMark(at, 1, "f", tuple(ChatReading(chat, None, 1) for chat in chats)))

    publish("/a", "plain:c", "plain:d")
    publish("/b", "plain:c")
    publish("/z", "plain:e")
    assert sorted(index.shared()) == ["/a", "/b"]
    publish("/b", "plain:f")
    assert index.shared() == ()


def test_vectors_of_memories_are_kept_by_name_for_one_embedder(index: Index) -> None:
    names = [f"m-{number}" for number in range(1000)]
    assert index.memory_vectors("m", names) == {}
    index.keep_memory_vectors("m", {"m-1": towards(0), "m-2": towards(9)})
    index.keep_memory_vectors("m", {"m-2": towards(7), "m-900": towards(7)})
    kept = {"m-1": towards(0), "m-2": towards(7), "m-900": towards(7)}
    assert index.memory_vectors("m", names) == kept
    assert index.memory_vectors("m", ["m-2", "m-3"]) == {"m-2": towards(7)}
    assert index.memory_vectors("another", names) == {}
    assert index.forget_memory_vectors("m", {"m-1", "m-2", "m-5"}) == 1
    assert index.memory_vectors("m", names) == {"m-1": towards(0), "m-2": towards(7)}
    index.keep_memory_vectors("another", {"m-1": towards(3)})
    assert index.memory_vectors("another", names) == {"m-1": towards(3)}
    assert index.memory_vectors("m", names) == {}
    assert index.forget_memory_vectors("m", {"m-1"}) == 1


def test_projects_are_told_with_their_chunks(index: Index) -> None:
    index.add([FERRY, BRIDGE, BUDGET])
    assert index.projects() == {"git:example.org/boats": 1}


def test_a_brake_is_kept_until_it_is_let_go(index: Index) -> None:
    brake = Brake(AT, 300, 1000)
    index.hold_back(brake)
    assert index.brake() == brake
    index.hold_back(None)
    assert index.brake() is None


def test_chunks_wait_for_labels_and_are_tried_again_when_due(index: Index) -> None:
    index.add([FERRY, BRIDGE])
    assert [one.id for one in index.unlabelled(AT, 10)] == ["b", "a"]
    assert [one.id for one in index.unlabelled(AT, 1)] == ["b"]
    index.labelling_failed("b", AT + timedelta(minutes=5), "no rule")
    index.labelling_failed("b", AT + timedelta(minutes=9), "still no rule")
    assert [one.id for one in index.unlabelled(AT, 10)] == ["a"]
    assert index.queue() == LabelQueue(2, 1, "still no rule")
    assert (index.tries("b"), index.tries("a"), index.tries("gone")) == (2, 0, 0)
    assert len(index.unlabelled(AT + timedelta(minutes=9), 10)) == 2
    index.store_labels({"b": ["roads", "closed"], "a": [], "gone": ["x"]})
    assert index.queue() == LabelQueue(0, 0, "")
    assert index.labels(["a", "b"]) == {"a": (), "b": ("roads", "closed")}
    index.store_labels({"b": ["only"]})
    assert index.labels(["b"]) == {"b": ("only",)}


def test_the_neighbours_of_a_chunk_in_its_chat(index: Index) -> None:
    every = [chunk(f"n{n}", f"text {n}", position=n) for n in range(6)]
    index.add([*every, BUDGET])

    def around(one: Chunk, reach: int) -> list[str]:
        return [near.id for near in index.around(one, reach)]

    assert around(every[2], 1) == ["n1", "n3"]
    assert around(every[0], 2) == ["n1", "n2"]
    assert around(BUDGET, 2) == []
    assert around(chunk("gone", "not there"), 2) == []


def test_a_common_word_decides_nothing_beside_a_rarer_one(index: Index) -> None:
    """Left out or not: where a rarer word of the question stands comes first, and alone the common one still finds."""
    index.add([chunk(f"n{n}", f"the usual talk {n}", position=n) for n in range(300)])
    index.add([FERRY])
    assert words(index, "the usual ferry")[0] == "a"
    assert len(words(index, "usual")) == 10
