"""``expected.json`` of an invented week as typed values, read strictly: a missing key or a wrong type is an error."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from afterword.core.errors import BadInput
from afterword.evals.tally import Level

Mention = str | tuple[str, ...]


class Project(Struct, frozen=True):
    """Where a project lies; its folders are not on this computer."""

    folders: tuple[str, ...]
    remote: str | None = None


class Before(Struct, frozen=True):
    """A memory that the person wrote before the week."""

    text: str
    kind: Literal["fact", "preference", "project", "people"]
    source: Literal["you"]


class ExpectedSignal(Struct, frozen=True):
    """The kinds that one entry must carry; ``also_ok`` may be there too. ``where`` names an event without words."""

    words: str
    kinds: tuple[str, ...]
    also_ok: tuple[str, ...] = ()
    with_fix: bool = False
    where: str = ""
    level: Level = Level.MUST


class Learn(Struct, frozen=True):
    """What must be stored. ``count`` is one more piece of evidence for a group, no new memory."""

    op: Literal["add", "supersede", "count"]
    kind: str
    about: str
    evidence: str | None
    must_mention: tuple[Mention, ...]
    scope: str
    stage: str | None
    level: Level = Level.MUST
    result: str = "apply"
    text: str | None = None
    must_not_mention: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    kinds_ok: tuple[str, ...] = ()
    scope_ok: tuple[str, ...] = ()
    stage_ok: tuple[str | None, ...] = ()
    accept_also: tuple[str, ...] = ()
    group: str | None = None
    text_language: str | None = None
    valid_from: date | None = None
    valid_from_level: Level = Level.SHOULD


class WaitFor(Struct, frozen=True):
    """What must wait, with this reason; ``says`` stands in what the person is told."""

    evidence: str
    must_mention: tuple[Mention, ...]
    reason: str | None = None
    says: str | None = None
    level: Level = Level.MUST


class DropOf(Struct, frozen=True):
    """What must never be stored. Where it is proposed, the gate gives this reason."""

    evidence: str
    reason: str
    level: Level = Level.MUST


class NoEvidence(Struct, frozen=True):
    """Words that nothing may rest on."""

    words: str
    level: Level = Level.MUST


class OwnWordsAllowed(Struct, frozen=True):
    """What must wait in a chat with someone else's words, once the person says: learn my own words here."""

    wait: tuple[WaitFor, ...]


class WeekChat(Struct, frozen=True):
    """One chat of the week. ``read_outside`` False, or a sentence where it did."""

    id: str
    file: str
    format: str
    chat: str
    project: str | None
    ended: datetime
    how: Literal["sweep", "history"]
    looked_at: bool
    read_outside: bool | str
    persons_words: tuple[str, ...]
    signals: tuple[ExpectedSignal, ...]
    learn: tuple[Learn, ...]
    wait: tuple[WaitFor, ...]
    drop: tuple[DropOf, ...]
    not_evidence: tuple[NoEvidence, ...]
    abandoned_words: tuple[str, ...] = ()
    copied_words: tuple[str, ...] = ()
    own_words: dict[str, str] = {}
    automated: bool = False
    model_calls: int | None = None
    why_not: str = ""
    if_own_words_allowed: OwnWordsAllowed | None = None


class GroupEvidence(Struct, frozen=True):
    """A chat in which a correction counts, and the stage after it."""

    chat: str
    stage_after: str
    scope: str | None = None


class Asked(Struct, frozen=True):
    """The one question, after which chat, and what it names."""

    after: str
    times: int
    question_mentions: tuple[str, ...]


class Group(Struct, frozen=True):
    """A correction that comes back."""

    id: str
    fix: str
    evidence: tuple[GroupEvidence, ...]
    asked: Asked | None
    with_history: tuple[str, ...] = ()


class SweepOnly(Struct, frozen=True):
    """What stands after the week was swept."""

    live_must_mention: tuple[tuple[Mention, ...], ...]
    superseded_must_mention: tuple[tuple[Mention, ...], ...]
    waiting_must_mention: tuple[tuple[Mention, ...], ...]
    nowhere: tuple[str, ...]


class WithHistory(Struct, frozen=True):
    """What stands besides, once the exports were kept."""

    also_live: tuple[tuple[Mention, ...], ...] = ()
    also_superseded: tuple[tuple[Mention, ...], ...] = ()


class AfterTheWeek(Struct, frozen=True):
    """What stands at the end."""

    sweep_only: SweepOnly
    with_history: WithHistory = WithHistory()


class Counters(Struct, frozen=True):
    """Which chats were looked at, and which asked no model."""

    looked_at_by_sweep: tuple[str, ...]
    not_looked_at: tuple[str, ...]
    no_model_call: tuple[str, ...]


class Expected(Struct, frozen=True):
    """The whole week."""

    base: date
    projects: dict[str, Project]
    memories_before: tuple[Before, ...]
    order: tuple[str, ...]
    chats: tuple[WeekChat, ...]
    groups: tuple[Group, ...]
    after_the_week: AfterTheWeek
    counters: Counters

    def in_order(self) -> tuple[WeekChat, ...]:
        """The chats in the order in which they are to be looked at."""
        by_id = {chat.id: chat for chat in self.chats}
        return tuple(by_id[name] for name in self.order)


def read_expected(folder: Path) -> Expected:
    """What a week's folder expects. Raises BadInput naming the file and the place in it."""
    path = folder / "expected.json"
    try:
        expected = msgspec.json.decode(path.read_bytes(), type=Expected)
    except OSError as trouble:
        why = trouble.strerror or "it cannot be read"
        raise BadInput(f"{path}: {why}.", "Name a folder that holds a week with its expected.json.") from trouble
    except (msgspec.MsgspecError, UnicodeDecodeError) as trouble:
        raise BadInput(f"{path}: {trouble}", _MEND) from trouble
    _agree(path, expected)
    return expected


_MEND = "Mend the file and run the command again."


def _agree(path: Path, expected: Expected) -> None:
    named = {chat.id for chat in expected.chats}
    if len(named) != len(expected.chats):
        raise BadInput(f"{path}: two chats have the same id.", _MEND)
    for place, names in (
        ("order", expected.order),
        ("groups", [one.chat for group in expected.groups for one in group.evidence]),
        ("counters", expected.counters.looked_at_by_sweep + expected.counters.not_looked_at),
    ):
        unknown = sorted(set(names) - named)
        if unknown:
            raise BadInput(f"{path}: {place} names chats that are not listed: {', '.join(unknown)}.", _MEND)
    left_out = sorted(named - set(expected.order))
    if left_out or len(set(expected.order)) != len(expected.order):
        raise BadInput(f"{path}: order must name every chat once; check {', '.join(left_out) or 'for doubles'}.", _MEND)
    for chat in expected.chats:
        if not (path.parent / chat.file).is_file():
            raise BadInput(f"{path}: the file of {chat.id} is not there: {chat.file}.", _MEND)
