"""What stands after these lines were written, in this order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from afterword.core.change import Add
from afterword.core.entry import (
    Answered,
    AnswerKind,
    Beside,
    Body,
    CardAsked,
    CardKind,
    ChatSwitch,
    Erased,
    FileTrouble,
    Held,
    Lapsed,
    Learning,
    Line,
    Looked,
    MemoryGone,
    MemoryNow,
    NeverAdded,
    NeverRemoved,
    Noted,
    PatternNow,
    PutBeside,
    Quote,
    Refused,
    Released,
    Route,
    Sent,
    SettingNow,
    Settled,
    Unreadable,
)
from afterword.core.memory import Everywhere, Kind, Memory, Place
from afterword.core.pattern import Pattern
from afterword.core.signal import SignalKind
from afterword.core.standing import Standing, replay
from afterword.core.stands import BesideNow, LearningState
from afterword.core.verdict import Apply, Drop, Reason, SeenAgain, Verdict, Wait

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
WAIT = Wait(Reason.NOBODY_SEES, (Reason.NOBODY_SEES,))
DROP = Drop(Reason.SECRET, (Reason.SECRET,))


def told(one: str = "l-1", verdict: Verdict | None = None, memory: str | None = "m-1", **more: Any) -> Learning:
    change = Add(Kind.FACT, "Lives in Porto", "I live in Porto")
    return Learning(one, "c1", None, change, verdict or Apply(), memory=memory, **more)


def now(one: str = "m-1", text: str = "Lives in Porto", place: Place = Place.LIVE, because: str = "l-1") -> MemoryNow:
    return MemoryNow(Memory(one, Kind.FACT, text, place=place), f"{one}.md", "seal", because)


def answered(kind: AnswerKind, target: str, value: str = "") -> Answered:
    return Answered("a-1", kind, target, Route.TERMINAL, value=value)


def stands(*bodies: Body) -> Standing:
    return replay(Line(seq, NOON + timedelta(minutes=seq), "d-1", body) for seq, body in enumerate(bodies, start=1))


UNDO, REDO, KEEP, FORGET = AnswerKind.UNDO, AnswerKind.REDO, AnswerKind.KEEP, AnswerKind.FORGET

STATES: tuple[tuple[str, Sequence[Body], LearningState], ...] = (
    ("learned", (told(), now()), LearningState.LIVE),
    ("learned and undone", (told(), now(), answered(UNDO, "l-1")), LearningState.UNDONE),
    ("undone and learned again", (told(), now(), answered(UNDO, "l-1"), answered(REDO, "l-1")), LearningState.LIVE),
    ("replaced since", (told(), now(), now(place=Place.SUPERSEDED)), LearningState.REPLACED),
    ("put aside since", (told(), now(), now(place=Place.ARCHIVED)), LearningState.ARCHIVED),
    ("its memory forgotten", (told(), now(), MemoryGone("m-1", "forgotten")), LearningState.FORGOTTEN),
    ("its memory held", (told(), now(), Held("m-1", FileTrouble.MISSING)), LearningState.HELD),
    ("held and released", (told(), now(), Held("m-1", FileTrouble.MISSING), Released("m-1", "")), LearningState.LIVE),
    ("waiting", (told(verdict=WAIT),), LearningState.WAITING),
    ("kept", (told(verdict=WAIT), answered(KEEP, "l-1"), now()), LearningState.LIVE),
    ("let go", (told(verdict=WAIT), answered(FORGET, "l-1")), LearningState.FORGOTTEN),
    ("lapsed", (told(verdict=WAIT), Lapsed("l-1")), LearningState.LAPSED),
    ("dropped", (told(verdict=DROP, memory=None),), LearningState.DROPPED),
    ("dropped, learned after all", (told(verdict=DROP), answered(REDO, "l-1"), now()), LearningState.LIVE),
    ("seen again", (told(verdict=SeenAgain("m-1")), now()), LearningState.SEEN_AGAIN),
)


@pytest.mark.parametrize(("lines", "state"), [row[1:] for row in STATES], ids=[row[0] for row in STATES])
def test_what_became_of_a_learning(lines: Sequence[Body], state: LearningState) -> None:
    assert stands(*lines).state("l-1") is state


def test_only_what_is_true_and_in_use_is_live() -> None:
    standing = stands(now("m-1"), now("m-2"), now("m-3", place=Place.SUPERSEDED), Held("m-2", FileTrouble.MISSING))
    assert [memory.id for memory in standing.live()] == ["m-1"]
    assert [(memory.id, memory.held) for memory in standing.held()] == [("m-2", "missing")]


def test_a_memory_keeps_every_state_it_had() -> None:
    standing = stands(now(text="Lives in Porto"), now(text="Lives in Lisbon", because="l-2"))
    assert [state.memory.text for state in standing.memories["m-1"].history] == ["Lives in Porto", "Lives in Lisbon"]
    assert standing.memory("m-1") == Memory("m-1", Kind.FACT, "Lives in Lisbon")


def test_a_forgotten_memory_is_no_memory() -> None:
    standing = stands(now(), MemoryGone("m-1", "forgotten"))
    assert standing.memory("m-1") is None
    assert standing.live() == ()


def test_the_never_list_is_what_was_added_and_not_removed() -> None:
    lines = (NeverAdded("n-1", "Likes tea", "en", "l-1"), NeverAdded("n-2", "Likes jazz", "en", "l-2"))
    assert stands(*lines).never_texts() == ("Likes tea", "Likes jazz")
    assert stands(*lines, NeverRemoved("n-1")).never_texts() == ("Likes jazz",)


@pytest.mark.parametrize(("kind", "readable"), [("", False), ("NeverAdded", False), ("Looked", True), ("Sent", True)])
def test_a_never_list_that_may_have_an_unreadable_line_cannot_be_read(kind: str, *, readable: bool) -> None:
    standing = stands(NeverAdded("n-1", "Likes tea", "en", "l-1"), Unreadable(kind))
    assert (standing.never_texts() is not None) is readable


def test_a_day_counts_what_was_applied_and_counts() -> None:
    standing = stands(told("l-1"), told("l-2", WAIT), told("l-3", counted=False), told("l-4"))
    assert standing.counted_on(lambda moment: moment.date() == NOON.date()) == 2
    assert standing.counted_on(lambda moment: moment.date() != NOON.date()) == 0


def test_cards_stay_open_until_answered() -> None:
    asked = CardAsked("k-1", CardKind.RETIRE, "m-1", "No longer true?")
    assert [card.card.id for card in stands(now(), asked).open_cards()] == ["k-1"]
    assert stands(now(), asked, MemoryGone("m-1", "forgotten")).open_cards() == ()
    done = stands(now(), asked, answered(AnswerKind.CARD, "k-1", "retire"))
    assert done.open_cards() == ()
    assert done.cards["k-1"].choice == "retire"


def test_switches_and_settings_keep_their_turns() -> None:
    standing = stands(ChatSwitch("c1", learn=False), SettingNow("mode", "ask"), ChatSwitch("c1", learn=True))
    assert [turn.value for turn in standing.switches["c1"]] == ["off", "on"]
    assert not standing.switched_off("c1")
    assert stands(ChatSwitch("c1", learn=False)).switched_off("c1")
    assert (standing.setting("mode"), standing.setting("cap")) == ("ask", None)


def test_looks_at_a_chat_add_up() -> None:
    standing = stands(Looked("c1", 1, 2, 0, outside=True), Looked("c1", 1, 0, 3, asked="a model"))
    looked = standing.chats["c1"]
    assert (looked.learned, looked.waiting, looked.dropped, looked.asked, looked.outside) == (2, 2, 3, "a model", True)
    assert looked.at == NOON + timedelta(minutes=2)


def test_answers_refusals_and_what_left_are_kept_in_order() -> None:
    refused = Refused(UNDO, "l-1", Route.UNKNOWN, "no_terminal")
    standing = stands(refused, answered(UNDO, "l-1"), Sent("s-1", "c1", "one", "m", "", "words", 0))
    assert [line.answer for line in standing.answers] == [refused, answered(UNDO, "l-1")]
    assert list(standing.sent) == ["s-1"]


def test_a_refused_undo_changes_nothing() -> None:
    assert stands(told(), now(), Refused(UNDO, "l-1", Route.UNKNOWN, "agent")).state("l-1") is LearningState.LIVE


def test_patterns_notes_and_erased_keys_stand_as_last_written() -> None:
    pattern = Pattern("p-1", "British spelling", None, Everywhere(), "m-1", ())
    note = Noted(Quote("c1", "e1", "no, British", 0, 11), SignalKind.CORRECTION, "refusal")
    standing = stands(PatternNow(pattern, ""), PatternNow(replace(pattern, fix="British"), ""), note, Erased(("k",)))
    assert standing.patterns["p-1"].fix == "British"
    assert list(standing.noted) == [("c1", "e1", 0)]
    assert list(standing.erased) == ["k"]


def test_lines_about_what_is_not_there_change_nothing() -> None:
    lines = (MemoryGone("m-9", ""), Released("m-9", ""), Lapsed("l-9"), answered(REDO, "l-9"), NeverRemoved("n-9"))
    card = answered(AnswerKind.CARD, "k-9", "always")
    standing = stands(*lines, card)
    assert (standing.memories, standing.learnings, standing.never, standing.cards) == ({}, {}, {}, {})


def test_a_file_of_nobody_is_left_alone_until_released() -> None:
    held = Held("notes.md", FileTrouble.UNSEALED, detail="hash")
    assert stands(held).strays == {"notes.md": held}
    assert stands(held, Released("notes.md", "")).strays == {}


def test_chats_in_which_a_memory_was_said_count_once_each() -> None:
    again = replace(told("l-2", SeenAgain("m-1")), chat="c2")
    standing = stands(told(), now(), again, replace(again, id="l-3"))
    assert standing.chats_counted("m-1") == {"c1", "c2"}


def test_replaying_in_pieces_gives_the_same() -> None:
    bodies: tuple[Body, ...] = (told(), now(), answered(UNDO, "l-1"))
    lines = [Line(n, NOON, "d-1", body) for n, body in enumerate(bodies, start=1)]
    assert replay(lines[2:], replay(lines[:2])) == replay(lines)
    assert replay(lines).last_seq == 3


def test_what_stood_before_stays_as_it_was() -> None:
    before = stands(told(), now())
    before.after(Line(3, NOON, "d-1", MemoryGone("m-1", "forgotten")))
    assert before.state("l-1") is LearningState.LIVE


def test_what_an_asking_costs_is_what_it_came_to_or_all_that_was_set_aside() -> None:
    asked = [Sent(f"s-{n}", "c1", "one", "m", "https://example.org", "words", 500) for n in range(3)]
    came = (Settled("s-0", 120), Settled("s-1", None, "no_answer", "timed out"), Settled("s-9", 7))
    standing = stands(*asked, *came)
    assert [one.cost_micros for one in standing.sent.values()] == [120, 500, 500]
    assert [one.settled is None for one in standing.sent.values()] == [False, False, True]


def test_what_was_put_beside_messages_adds_up_by_host_and_project() -> None:
    first, second = (
        PutBeside((Beside("m-1", "codex", None, 2), Beside("m-1", "codex", "git:x", 1))),
        PutBeside((Beside("m-1", "codex", None, 3), Beside("m-2", "claude-code", None, 1))),
    )
    one, two = NOON + timedelta(minutes=1), NOON + timedelta(minutes=2)
    assert stands(first, second).beside == {
        "m-1": (BesideNow("codex", None, 5, one, two), BesideNow("codex", "git:x", 1, one, one)),
        "m-2": (BesideNow("claude-code", None, 1, two, two),),
    }
