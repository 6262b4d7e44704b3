"""What recall finds: what is true, what was, what was said; and what it never finds."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import cache
from typing import Any

import pytest
from tests.engine.house import FERRIES, MONDAY, SEEDBOX, House

from afterword.core.chunk import Chunk
from afterword.core.entry import ChatSwitch, FileTrouble, Held
from afterword.core.memory import InProject
from afterword.engine.admit import Admission
from afterword.engine.answer.erasing import erase_question
from afterword.engine.answer.keeping import forget_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import take
from afterword.engine.recall import Asked, Reading, recall
from afterword.engine.recall.kept import KeptVectors
from afterword.engine.views import ChatHit, Hit
from afterword.models.embedding.shipped import STATIC_TABLE, VOCABULARY
from afterword.models.embedding.static import StaticVectors
from afterword.remembering.index_words import index_words
from afterword.storage.in_memory_index import InMemoryIndex

CHAT = "claude-code:c1"


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
def index() -> InMemoryIndex:
    return InMemoryIndex(index_words)


def piece(number: int, text: str, **more: Any) -> Chunk:
    known = {"chat": CHAT, "entry": f"c1-{number}", "position": number, "at": MONDAY, "lang": "en", **more}
    return Chunk(id=f"{known['chat']}/{number}", text=text, **known)


def texts(house: House, index: InMemoryIndex | None, query: str, *, unwanted: str = "", **asked: Any) -> list[str]:
    """What is found, memories with when they were true."""
    reading = Reading(index, None, frozenset(unwanted.split()))
    return [_told(hit) for hit in recall(house.desk.standing(), reading, Asked(query, **asked))]


def _told(hit: Hit | ChatHit) -> str:
    match hit:
        case Hit():
            return hit.memory.text if hit.current else f"{hit.memory.text} (until {hit.until:%d.%m.})"
        case ChatHit():
            return f"“{hit.chunk.text}”"


def test_current_memories_then_earlier_ones_then_what_was_said(house: House, index: InMemoryIndex) -> None:
    first = house.learn("Lives in Leipzig")
    house.later(days=10)
    house.learn("Lives in Porto, not in Leipzig any more", replaces=house.of(first))
    index.add([piece(0, "Leipzig Leipzig Leipzig is where the boat lies")])
    assert texts(house, index, "Leipzig") == [
        "Lives in Porto, not in Leipzig any more",
        f"Lives in Leipzig (until {house.clock.now():%d.%m.})",
        "“Leipzig Leipzig Leipzig is where the boat lies”",
    ]


def test_what_was_true_then(house: House, index: InMemoryIndex) -> None:
    first = house.learn("Works at the Leipzig boatyard")
    then = house.later(days=1)
    house.later(days=10)
    house.learn("Works at the Porto boatyard", replaces=house.of(first))
    index.add([piece(0, "the boatyard opens at six"), piece(5, "the boatyard was sold", at=MONDAY + timedelta(days=9))])
    assert texts(house, index, "boatyard", as_of=then) == [
        f"Works at the Leipzig boatyard (until {house.clock.now():%d.%m.})",
        "“the boatyard opens at six”",
    ]
    assert texts(house, index, "boatyard", as_of=MONDAY - timedelta(days=1)) == []


def test_slips_of_the_pen_are_forgiven_in_memories_and_chats(house: House, index: InMemoryIndex) -> None:
    house.learn("Keeps the database in Postgres")
    index.add([piece(0, "we moved the database yesterday")])
    assert len(texts(house, index, "databse")) == 2


def test_never_what_waits_is_held_was_undone_forgotten_or_erased(house: House) -> None:
    house.learn("Rows a dinghy", waits=True)
    undone, forgotten, erased = (house.learn(f"Sails the dinghy {name}") for name in ("Ada", "Bo", "Cleo"))
    held, _ = house.learn("Paints the dinghy red"), house.learn("Mends the dinghy")
    take(house.desk, undo_question(undone), house.hand())
    take(house.desk, forget_question(house.of(forgotten)), house.hand())
    take(house.desk, erase_question(house.of(erased)), house.hand())
    house.desk.pen.admit(Admission((Held(house.of(held), FileTrouble.UNSEALED),)))
    assert texts(house, None, "dinghy") == ["Mends the dinghy"]


def test_never_a_chat_switched_off_nor_a_source_that_was_withdrawn(house: House, index: InMemoryIndex) -> None:
    index.add([piece(n, "the ferry leaves at nine", chat=f"claude-code:off{n}") for n in range(30)])
    index.add([piece(0, "the ferry, told to another", chat="codex:c9"), piece(1, "the ferry leaves at ten, then")])
    house.desk.pen.admit(Admission(tuple(ChatSwitch(f"claude-code:off{n}", learn=False) for n in range(30))))
    assert texts(house, index, "ferry leaves", unwanted="codex", limit=2) == ["“the ferry leaves at ten, then”"]


def test_filters_of_project_source_time_and_label(house: House, index: InMemoryIndex) -> None:
    house.learn("Wants the ferry booked early")
    index.add(
        [
            piece(0, "the ferry in seedbox", project=SEEDBOX.key),
            piece(3, "the ferry in ferries", project=FERRIES.key, at=MONDAY + timedelta(days=3)),
            piece(0, "the ferry elsewhere", chat="codex:c2", project=r"folder:C:\sam\Letters"),
        ]
    )
    index.store_labels({f"{CHAT}/0": ["decision"]})
    asked: list[tuple[dict[str, Any], list[str]]] = [
        ({"project": "seedbox"}, ["Wants the ferry booked early", "“the ferry in seedbox”"]),
        ({"project": FERRIES.key}, ["Wants the ferry booked early", "“the ferry in ferries”"]),
        ({"project": "letters"}, ["Wants the ferry booked early", "“the ferry elsewhere”"]),
        ({"project": "nowhere"}, ["Wants the ferry booked early"]),
        ({"source": "codex"}, ["“the ferry elsewhere”"]),
        ({"since": MONDAY + timedelta(days=2)}, ["“the ferry in ferries”"]),
        ({"since": MONDAY, "until": MONDAY + timedelta(minutes=5), "source": "codex"}, ["“the ferry elsewhere”"]),
        ({"label": "decision"}, ["“the ferry in seedbox”"]),
    ]
    for filters, expected in asked:
        assert texts(house, index, "ferry", **filters) == expected, filters


def test_a_memory_of_another_project_is_not_found_for_this_one(house: House) -> None:
    told = house.learn("Uses ferries for transport")
    memory = house.desk.standing().memory(house.of(told))
    assert memory is not None
    from afterword.engine.recall.memories import _reached

    elsewhere = replace(memory, scope=InProject(FERRIES.key, FERRIES.name))
    assert _reached(elsewhere, Asked("ferries", project="ferries"))
    assert _reached(elsewhere, Asked("ferries", project=FERRIES.key))
    assert not _reached(elsewhere, Asked("ferries", project="seedbox"))


def test_a_hit_comes_with_its_neighbours_and_is_not_told_again_as_one(house: House, index: InMemoryIndex) -> None:
    index.add([piece(0, "good morning"), piece(1, "which boat?"), piece(2, "the ferry, the ferry")])
    index.add(
        [piece(3, "the ferry is slow, thanks for asking"), piece(9, "there was an old one: a ferry", outside=True)]
    )
    index.add([piece(n, "nothing of the kind", chat="codex:c4") for n in range(5)])
    index.store_labels({f"{CHAT}/9": ["question"]})
    hits = recall(house.desk.standing(), Reading(index), Asked("ferry"))
    assert [
        ([one.position for one in hit.before], hit.chunk.position, [one.position for one in hit.after], hit.labels)
        for hit in hits
        if isinstance(hit, ChatHit)
    ] == [([1], 2, [3], ()), ([3], 9, [], ("question",))]
    assert [hit.chunk.outside for hit in hits if isinstance(hit, ChatHit)] == [False, True]


def test_a_memory_says_where_the_words_stand_that_it_rests_on(house: House) -> None:
    house.learn("Lives in Porto")
    (hit,) = recall(house.desk.standing(), Reading(), Asked("Porto"))
    assert isinstance(hit, Hit)
    assert (hit.memory.chat, hit.entry) == ("claude-code:c1", "c1-0")


def test_memories_do_not_crowd_out_what_was_said_nor_the_other_way_round(house: House, index: InMemoryIndex) -> None:
    for number in range(12):
        house.learn(f"Knows the ferry to island {number}")
    index.add([piece(3 * number, f"the ferry number {number}") for number in range(12)])
    found = texts(house, index, "ferry", limit=6)
    assert [text.startswith("“") for text in found] == [False, False, False, True, True, True]
    assert len(texts(house, None, "ferry", limit=6)) == 6


@cache
def shipped() -> StaticVectors:
    """The static vectors that are in the package."""
    return StaticVectors(STATIC_TABLE, VOCABULARY)


def with_vectors(index: InMemoryIndex) -> Reading:
    static = shipped()
    for chunk in index.without_vector(static.id, 1000):
        index.store_vectors(static.id, {chunk.id: static.embed((chunk.text,))[0]})
    return Reading(index, static)


def test_what_shares_no_word_is_found(house: House, index: InMemoryIndex) -> None:
    house.learn("Owns a small sailing boat")
    house.learn("Likes bread with olives")
    index.add([piece(0, "my doctor moved the appointment"), piece(5, "compile errors in the parser module")])
    hits = recall(house.desk.standing(), with_vectors(index), Asked("which yacht does she have"))
    assert [_told(hit) for hit in hits][:1] == ["Owns a small sailing boat"]
    assert "Likes bread with olives" not in [_told(hit) for hit in hits]
    assert texts(house, index, "which yacht does she have") == []


def test_memories_are_embedded_once(house: House, index: InMemoryIndex) -> None:
    house.learn("Owns a small sailing boat")
    counting = Counting(shipped())
    for _ in range(2):
        recall(house.desk.standing(), Reading(index, counting), Asked("yacht"))
    assert counting.texts == ["yacht", "Owns a small sailing boat", "yacht"]


def test_vectors_that_another_embedder_made_are_not_compared_and_the_oldest_go(house: House) -> None:
    house.learn("Owns a small sailing boat")
    kept = KeptVectors(2)
    for name, made in (("one", 1), ("other", 1), ("other", 0)):
        counting = Counting(shipped(), name)
        recall(house.desk.standing(), Reading(None, counting, kept=kept), Asked("yacht"))
        assert counting.texts == ["yacht", "Owns a small sailing boat"][: 1 + made]
    assert (len(kept.of("one")), len(kept.of("other"))) == (0, 1)
    kept.keep("other", {"b": b"", "c": b""})
    assert list(kept.of("other")) == ["b", "c"]


def test_a_question_in_a_language_the_model_does_not_know_goes_by_words(house: House, index: InMemoryIndex) -> None:
    house.learn("Besitzt ein kleines Segelboot")
    counting = Counting(shipped())
    hits = recall(house.desk.standing(), Reading(index, counting), Asked("Was ist das für ein Segelboot?"))
    assert [_told(hit) for hit in hits] == ["Besitzt ein kleines Segelboot"]
    assert counting.texts == []


def test_where_the_model_is_gone_words_answer(house: House, index: InMemoryIndex) -> None:
    house.learn("Owns a small sailing boat")
    reading = Reading(index, Gone())
    assert [_told(hit) for hit in recall(house.desk.standing(), reading, Asked("sailing boat"))] == [
        "Owns a small sailing boat"
    ]
    assert reading.gone == "The model is gone."


class Counting:
    """The static vectors, and which texts were asked for."""

    multilingual = False

    def __init__(self, static: StaticVectors, name: str = "") -> None:
        self._static = static
        self.id, self.dims = name or static.id, static.dims
        self.texts: list[str] = []

    def embed(self, texts: Any) -> tuple[bytes, ...]:
        self.texts += texts
        return self._static.embed(texts)


class Gone:
    """An embedder whose process ended."""

    id, dims, multilingual = "gone", 2, False

    def embed(self, texts: Any) -> tuple[bytes, ...]:
        from afterword.core.errors import EmbedderGone

        raise EmbedderGone("The model is gone.")
