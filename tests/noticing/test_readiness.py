"""Which chats may be looked at: each reason against it by itself, and the order in which one is given."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from afterword.core.chat import Chat, Replied, Said, Speaker
from afterword.core.mark import LookMark
from afterword.noticing.readiness import Facts, NotReady, Ready, fresh_words, last_moved, readiness

NOON = datetime(2026, 3, 4, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def said(id_: str, ago: timedelta, speaker: Speaker = Speaker.PERSON) -> Said:
    return Said(id_, NOON - ago, "I like tea", speaker, "test")


CHAT = Chat("test", "1", (said("a", 2 * HOUR), Replied("b", NOON - HOUR, "ok"), said("c", HOUR)))
FACTS = Facts(now=NOON)
MARK = LookMark("test:1", "a", "hash", NOON - HOUR, 1)


def test_a_quiet_chat_with_new_words_is_ready() -> None:
    assert readiness(CHAT, FACTS) == Ready(2)
    assert readiness(CHAT, replace(FACTS, mark=MARK)) == Ready(1)


AGAINST = [
    ("learning_off", {}, {"learning": False}),
    ("switched_off", {}, {"switched_off": True}),
    ("do_not_remember", {"do_not_remember": True}, {}),
    ("automated", {"automated": "entrypoint:sdk"}, {}),
    ("suspected_automated", {"suspected": "no terminal"}, {}),
    ("someone_elses_words", {"shared_with": "Noor"}, {}),
    ("in_project", {"in_project": True}, {}),
    ("history", {"history": True}, {}),
    ("running", {"running": True}, {}),
    ("not_quiet", {"ended": NOON - timedelta(minutes=9)}, {}),
    ("older_than_a_week", {"entries": (said("a", 8 * DAY),)}, {"sweeping": True}),
    ("nothing_new", {}, {"mark": replace(MARK, entry="c")}),
    ("nothing_new", {"entries": (said("a", HOUR, speaker=Speaker.CLIENT),)}, {}),
]


@pytest.mark.parametrize(("reason", "chat", "facts"), AGAINST, ids=[f"{n}-{row[0]}" for n, row in enumerate(AGAINST)])
def test_each_reason_against_a_look(reason: str, chat: dict[str, Any], facts: dict[str, Any]) -> None:
    assert readiness(replace(CHAT, **chat), replace(FACTS, **facts)) == NotReady(reason)


ALLOWED = [
    ({"shared_with": "Noor"}, {"own_words_allowed": True}),
    ({"history": True}, {"wanted": True}),
    ({"in_project": True}, {"wanted": True}),
    ({"suspected": "no terminal"}, {"wanted": True}),
    ({"running": True}, {"compacting": True}),
    ({"running": True, "ended": NOON}, {"ended": True}),
    ({"entries": (said("a", 8 * DAY),)}, {}),
    ({"entries": (said("a", 8 * DAY),)}, {"sweeping": True, "swept": NOON - 9 * DAY}),
    ({"entries": (said("a", 8 * DAY),)}, {"sweeping": True, "wanted": True}),
]


@pytest.mark.parametrize(("chat", "facts"), ALLOWED)
def test_what_the_person_or_the_host_allows(chat: dict[str, Any], facts: dict[str, Any]) -> None:
    assert isinstance(readiness(replace(CHAT, **chat), replace(FACTS, **facts)), Ready)


def test_learning_off_is_said_before_all_else() -> None:
    all_of_it = replace(CHAT, running=True, automated="x", history=True)
    assert readiness(all_of_it, replace(FACTS, learning=False, switched_off=True)) == NotReady("learning_off")


def test_a_mark_that_is_gone_leaves_all_words_fresh() -> None:
    assert [entry.id for entry in fresh_words(CHAT, "gone")] == ["a", "c"]
    assert [entry.id for entry in fresh_words(CHAT, "b")] == ["c"]


def test_when_anything_last_moved() -> None:
    assert last_moved(CHAT) == NOON - HOUR
    assert last_moved(replace(CHAT, ended=NOON)) == NOON
    assert last_moved(Chat("test", "1", ())) is None
