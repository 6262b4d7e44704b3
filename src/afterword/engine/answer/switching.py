"""Switches and settings: a chat marked or not, learning paused, an assistant agreed to, a setting changed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from afterword.core.entry import AnswerKind, ChatSwitch, SettingNow
from afterword.core.errors import BadInput
from afterword.core.mark import LookMark
from afterword.core.standing import Standing
from afterword.engine.admit import Admission
from afterword.engine.asking import Act, Question, shown
from afterword.engine.desk import Desk
from afterword.engine.saying import clock
from afterword.engine.views import Done, Shown

OWN_WORDS = "own_words"


def mark_question(chat: str, title: str) -> Question:
    """Do not learn from a chat."""

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        return Act(Admission((ChatSwitch(chat, learn=False),)), Done("Nothing is learned from this chat."))

    return Question(lambda desk: _show_mark(desk, chat, title), act)


def _show_mark(desk: Desk, chat: str, title: str) -> Shown:
    if desk.standing().switched_off(chat):
        raise BadInput("This chat is marked already.", f"Learn from it again: afterword chats unmark {chat}")
    return shown(AnswerKind.MARK, chat, f"Don't learn from: {title or chat}", "Mark it?")


def unmark_question(chat: str, title: str, mark: LookMark | None) -> Question:
    """Learn from a chat again, from here on: ``mark`` says up to where it is passed over."""

    def show(desk: Desk) -> Shown:
        if not desk.standing().switched_off(chat):
            raise BadInput("This chat is not marked.", "See: afterword chats")
        words = f"Learn again from: {title or chat}\nWhat was said in it until now is not read."
        return shown(AnswerKind.UNMARK, chat, words, "Learn from it again?")

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        switch = ChatSwitch(chat, learn=True, until_entry=mark.entry if mark is not None else "")
        marks = (mark,) if mark is not None else ()
        return Act(Admission((switch,), marks=marks), Done("From now on this chat is learned from again."))

    return Question(show, act)


def own_words_question(chat: str, title: str) -> Question:
    """In a chat with someone else's words, learn from the person's own; everything waits."""

    def show(desk: Desk) -> Shown:  # noqa: ARG001  every show has the same shape
        words = f"Learn my own words in: {title or chat}\nOnly yours count, and everything waits for you."
        return shown(AnswerKind.OWN_WORDS, chat, words, "Learn your own words there?")

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        return Act(Admission((SettingNow(f"{OWN_WORDS}.{chat}", "on"),)), Done("Your own words there are read next."))

    return Question(show, act)


def own_words_allowed(standing: Standing, chat: str) -> bool:
    """Whether the person said so for this chat."""
    return standing.setting(f"{OWN_WORDS}.{chat}") == "on"


def setting_question(name: str, value: str, asks: str, says: str, next_step: str) -> Question:
    """Set a setting to a value that was checked. ``asks`` names it, both values and no other, so that a ticket is good
    for this change only; ``says`` and ``next_step`` are what is said of it when it is done.
    """

    def show(desk: Desk) -> Shown:  # noqa: ARG001  every show has the same shape
        return shown(AnswerKind.SETTING, name, asks, "Change it?")

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        return Act(Admission((SettingNow(name, value),)), Done(says, next_step), value)

    return Question(show, act)


def pause_question(until: datetime | None) -> Question:
    """No learning until a moment; None: on with it."""
    value = until.isoformat() if until is not None else ""

    def show(desk: Desk) -> Shown:  # noqa: ARG001  every show has the same shape
        words = (
            f"No learning until {clock(until)}. What is said meanwhile is never read."
            if until is not None
            else "Learn again from now on."
        )
        return shown(AnswerKind.PAUSE, "learning", words, "Pause?" if value else "Go on?")

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        done = Done("Learning goes on.")
        if until is not None:
            done = Done(f"Paused until {clock(until)}.", "Go on earlier: afterword pause --off")
        return Act(Admission((SettingNow("paused_until", value),)), done, value)

    return Question(show, act)


def consent_question(sources: Sequence[tuple[str, str, Sequence[str]]], since: datetime) -> Question:
    """Learn from these assistants: name, title, and the folders that would be read."""
    target = ",".join(name for name, _, _ in sources)

    def show(desk: Desk) -> Shown:  # noqa: ARG001  every show has the same shape
        lines = [f"{title}: {', '.join(roots)}" for _, title, roots in sources]
        words = "\n".join(("Learn from your chats with:", *lines, "from the last week on; older ones only if you ask."))
        return shown(AnswerKind.CONSENT, target, words, "Learn from them?")

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        lines = tuple(
            line
            for name, _, _ in sources
            for line in (
                SettingNow(f"consent.{name}.since", since.isoformat()),
                SettingNow(f"consent.{name}.learn", "on"),
            )
        )
        return Act(Admission(lines), Done("Agreed."), "on")

    return Question(show, act)


def withdraw_question(source: str, title: str) -> Question:
    """Learn no more from an assistant."""

    def show(desk: Desk) -> Shown:  # noqa: ARG001  every show has the same shape
        return shown(AnswerKind.CONSENT, source, f"Learn no more from {title}.", "Stop learning from it?")

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        return Act(
            Admission((SettingNow(f"consent.{source}.learn", "off"),)), Done("Nothing more is learned from it."), "off"
        )

    return Question(show, act)
