"""What one chat of the week must show: its words, outside, signals, and what is learned, waits or is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from afterword.app import LearningState
from afterword.core.chat import Branch, Said, Speaker, StepRan, is_person, outside_of
from afterword.core.memory import Memory, scope_name
from afterword.core.signal import Signal
from afterword.evals.comparing import fold, holds, holds_all
from afterword.evals.tally import Level

from .checks import Check
from .expected import DropOf, ExpectedSignal, Learn, Mention, NoEvidence, WaitFor, WeekChat
from .snapshot import Proposed, Reading, Snapshot


def check_reading(chat: WeekChat, reading: Reading) -> Iterator[Check]:
    """What the reader gave: words by branch, project, who is behind it, outside."""
    said = [entry for entry in reading.chat.entries if isinstance(entry, Said) and entry.speaker is Speaker.PERSON]
    live = [entry.text for entry in said if is_person(entry)]
    left = [entry.text for entry in said if entry.branch is Branch.ABANDONED and entry.copied_from is None]
    copied = [entry.text for entry in said if entry.copied_from is not None]
    yield _same(chat, "the person's words", chat.persons_words, _trimmed(live))
    yield _same(chat, "words on a branch taken back", chat.abandoned_words, _trimmed(left))
    yield _same(chat, "words copied from another chat", chat.copied_words, _trimmed(copied))
    project = reading.chat.project.name if reading.chat.project else None
    yield _same(chat, "its project", chat.project, project)
    yield _same(chat, "nobody is behind it", chat.automated, reading.chat.automated is not None)
    read = any(outside_of(entry) is not None for entry in reading.chat.entries)
    yield _same(chat, "read from outside", bool(chat.read_outside), read)
    for place, words in chat.own_words.items():
        entry = said[int(place)]
        own = reading.own[entry.id].text if entry.id in reading.own else ""
        yield _same(chat, f"own words of entry {place}", _spaced(words.replace("…", " ")), _spaced(own))


def check_signals(chat: WeekChat, reading: Reading) -> Iterator[Check]:
    """The kinds that each named entry carries."""
    for expected in chat.signals:
        found = _signals_at(expected, reading)
        kinds = {signal.kind.value for signal in found}
        fixed = not expected.with_fix or any(signal.fix for signal in found)
        right = set(expected.kinds) <= kinds <= {*expected.kinds, *expected.also_ok} and fixed
        wanted = {"kinds": sorted(expected.kinds), "also_ok": sorted(expected.also_ok), "with_fix": expected.with_fix}
        got = {"kinds": sorted(kinds), "fix": [signal.fix for signal in found if signal.fix]}
        yield Check(chat.id, f"signals at “{expected.words}”", expected.level, right, wanted, got)


def _signals_at(expected: ExpectedSignal, reading: Reading) -> list[Signal]:
    if expected.where in ("event", "two steps"):
        return [signal for signal in reading.signals if signal.kind.value in expected.kinds]
    entries = {entry.id for entry in reading.chat.entries if isinstance(entry, Said) and expected.words in entry.text}
    return [signal for signal in reading.signals if signal.entry in entries]


def check_look(chat: WeekChat, snapshot: Snapshot, reading: Reading, *, ungrown: frozenset[str]) -> Iterator[Check]:
    """What the look gave. ``ungrown`` names groups whose stage hangs on chats that cannot be read here."""
    yield _same(chat, "looked at", chat.looked_at, snapshot.looked)
    if chat.model_calls is not None:
        yield _same(chat, "models asked", None if chat.model_calls == 0 else "some", snapshot.asked)
    for learn in chat.learn:
        yield from _check_learn(chat, learn, snapshot, staged=learn.group not in ungrown)
    for wait in chat.wait:
        yield _check_wait(chat, wait, snapshot)
    for drop in chat.drop:
        yield _check_drop(chat, drop, snapshot)
    for words in chat.not_evidence:
        yield _check_no_evidence(chat, words, snapshot)
    yield _check_grounds(chat, snapshot, reading)
    yield _check_nothing_more(chat, snapshot)


def _check_learn(chat: WeekChat, learn: Learn, snapshot: Snapshot, *, staged: bool) -> Iterator[Check]:
    if learn.op == "count":
        yield _check_count(chat, learn, snapshot, staged=staged)
        return
    what = f"learns “{learn.evidence or learn.text}”"
    fitting = [one for one in snapshot.stored() if _mentions(one, learn)]
    best = min(
        (_faults(learn, one, staged=staged, kept_at_once=chat.how == "history") for one in fitting),
        key=len,
        default=["nothing like it was proposed"],
    )
    got = {"stored": [one.view.text for one in snapshot.stored()], "wrong": best}
    yield Check(chat.id, what, learn.level, not best, _wanted(learn), got)
    if learn.valid_from is not None:
        days = [one.memory.valid_from.date() for one in fitting if one.memory and one.memory.valid_from]
        right = learn.valid_from in days
        expected = learn.valid_from.isoformat()
        yield Check(
            chat.id, f"{what}: since when", learn.valid_from_level, right, expected, [d.isoformat() for d in days]
        )


def _mentions(one: Proposed, learn: Learn) -> bool:
    return holds_all(one.texts, learn.must_mention)


def _faults(learn: Learn, one: Proposed, *, staged: bool, kept_at_once: bool) -> list[str]:
    """Everything in which a learning differs. ``kept_at_once``: with later chats, which may have replaced it by now."""
    view, memory = one.view, one.memory
    waits = view.state is LearningState.WAITING
    if waits and "wait" in learn.accept_also:
        return []
    if waits or memory is None:
        return [f"it waits: {view.reason.value}"] if waits else ["no memory was kept"]
    standing = {LearningState.LIVE, LearningState.HELD, *([LearningState.REPLACED] if kept_at_once else [])}
    tests = [
        (view.state in standing, f"state {view.state.value}"),
        (memory.kind.value in (learn.kind, *learn.kinds_ok), f"kind {memory.kind.value}"),
        (memory.about.value == learn.about, f"about {memory.about.value}"),
        (scope_name(memory.scope) in (learn.scope, *learn.scope_ok), f"scope {scope_name(memory.scope)}"),
        (not staged or _stage(memory) in (learn.stage, *learn.stage_ok), f"stage {_stage(memory)}"),
        (learn.text is None or memory.text == learn.text, f"text {memory.text}"),
        (not any(holds(one.texts, word) for word in learn.must_not_mention), f"mentions {learn.must_not_mention}"),
        (_replaces(learn, view.replaces), f"replaces {view.replaces}"),
        (_rests_on(one, learn.evidence), f"rests on {[quote.words for quote in one.why.quotes]}"),
        (learn.text_language in (None, memory.lang), f"language {memory.lang}"),
    ]
    return [wrong for right, wrong in tests if not right]


def _replaces(learn: Learn, replaced: str | None) -> bool:
    if learn.op == "add":
        return replaced is None
    return replaced is not None and holds_all([replaced], learn.replaces)


def _stage(memory: Memory) -> str | None:
    return memory.stage.value if memory.stage else None


def _rests_on(one: Proposed, evidence: str | None) -> bool:
    if evidence is None:
        return True
    return any(_overlap(quote.words, evidence) for quote in one.why.quotes)


def _check_count(chat: WeekChat, learn: Learn, snapshot: Snapshot, *, staged: bool) -> Check:
    key_end = f":{chat.chat}"
    fitting = [view.memory for view in snapshot.memories if holds_all([view.memory.text], learn.must_mention)]
    counted = [one for one in snapshot.learnings if _rests_on(one, learn.evidence)]
    evidence = [e.chat for one in counted for e in one.why.evidence if e.chat.endswith(key_end)]
    faults = [
        *([] if fitting else ["no live memory says it"]),
        *(f"scope {scope_name(m.scope)}" for m in fitting if scope_name(m.scope) not in (learn.scope, *learn.scope_ok)),
        *(f"stage {_stage(m)}" for m in fitting if staged and _stage(m) not in (learn.stage, *learn.stage_ok)),
        *([] if evidence else ["this chat is no evidence of its group"]),
        *([] if len(fitting) < 2 else ["two live memories say it"]),
    ]
    got = {"live": [memory.text for memory in fitting], "wrong": faults}
    return Check(chat.id, f"counts “{learn.evidence}”", learn.level, not faults, _wanted(learn), got)


def _check_wait(chat: WeekChat, wait: WaitFor, snapshot: Snapshot) -> Check:
    waiting = [one for one in snapshot.learnings if one.view.state is LearningState.WAITING]
    fitting = [one for one in waiting if holds_all(one.texts, wait.must_mention) and _rests_on(one, wait.evidence)]
    right = any(
        wait.reason in (None, one.view.reason.value)
        and (wait.says is None or wait.says in f"{one.view.detail} {' '.join(one.view.where)}")
        for one in fitting
    )
    got = [
        {"text": one.view.text, "reason": one.view.reason.value, "says": one.view.detail or list(one.view.where)}
        for one in waiting
    ]
    wanted = {"mentions": _plain(wait.must_mention), "reason": wait.reason, "says": wait.says}
    return Check(chat.id, f"waits: “{wait.evidence}”", wait.level, right, wanted, got)


def _check_drop(chat: WeekChat, drop: DropOf, snapshot: Snapshot) -> Check:
    about = [one for one in snapshot.learnings if _rests_on(one, drop.evidence)]
    wrong = [
        {"text": one.view.text, "state": one.view.state.value, "reason": one.view.reason.value}
        for one in about
        if one.view.state is not LearningState.DROPPED or one.view.reason.value != drop.reason
    ]
    wanted = {"not stored": drop.evidence, "reason where proposed": drop.reason}
    return Check(chat.id, f"never stores “{drop.evidence}”", drop.level, not wrong, wanted, wrong)


def _check_no_evidence(chat: WeekChat, words: NoEvidence, snapshot: Snapshot) -> Check:
    resting = [one.view.text for one in snapshot.stored() if _rests_on(one, words.words)]
    return Check(chat.id, f"no evidence: “{words.words}”", words.level, not resting, [], resting)


def _check_grounds(chat: WeekChat, snapshot: Snapshot, reading: Reading) -> Check:
    """Whatever was stored rests on the person's own live words, said here first, or on steps that ran."""
    grounds = {
        entry.id: entry.text if isinstance(entry, Said) else entry.step.command
        for entry in reading.chat.entries
        if is_person(entry) or isinstance(entry, StepRan)
        if isinstance(entry, Said | StepRan)
    }
    wrong = [
        quote.words
        for one in snapshot.stored()
        for quote in one.why.quotes
        if quote.chat.endswith(f":{chat.chat}") and fold(quote.words) not in fold(grounds.get(quote.entry, ""))
    ]
    return Check(chat.id, "rests on the person's own words", Level.MUST, not wrong, [], wrong)


def _check_nothing_more(chat: WeekChat, snapshot: Snapshot) -> Check:
    """Nothing is stored beside what is expected. A goal: the week names what must be learned, not all that may be."""
    wanted: Sequence[Learn | WaitFor] = (*chat.learn, *chat.wait)
    extra = [
        one.view.text
        for one in snapshot.stored()
        if not any(holds_all(one.texts, thing.must_mention) for thing in wanted)
    ]
    return Check(chat.id, "learns nothing else", Level.SHOULD, not extra, [], extra)


def _wanted(learn: Learn) -> dict[str, object]:
    return {
        "op": learn.op,
        "kind": [learn.kind, *learn.kinds_ok],
        "mentions": _plain(learn.must_mention),
        "scope": [learn.scope, *learn.scope_ok],
        "stage": [learn.stage, *learn.stage_ok],
    }


def _plain(mentions: Sequence[Mention]) -> list[object]:
    return [one if isinstance(one, str) else list(one) for one in mentions]


def _overlap(some: str, other: str) -> bool:
    one, two = _spaced(fold(some)), _spaced(fold(other))
    return bool(one and two) and (one in two or two in one)


def _spaced(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def _trimmed(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(text.rstrip() for text in texts)


def _same(chat: WeekChat, what: str, expected: object, got: object) -> Check:
    def shown(value: object) -> object:
        return list(value) if isinstance(value, tuple) else value

    return Check(chat.id, what, Level.MUST, expected == got, shown(expected), shown(got))
