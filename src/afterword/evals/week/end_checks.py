"""What must stand when the week is over: groups and their question, every list, counters, and nothing learned twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from afterword.app import CardView
from afterword.core.entry import CardKind
from afterword.core.memory import scope_name
from afterword.evals.comparing import fold, holds, holds_all
from afterword.evals.tally import Level

from .checks import Check
from .expected import Expected, Group, Learn, Mention, OwnWordsAllowed, WeekChat
from .snapshot import Lived, Snapshot, all_texts

WEEK = "week"
Lists = Sequence[tuple[Mention, ...]]


def ungrown_groups(expected: Expected, readable: frozenset[str]) -> dict[str, frozenset[str]]:
    """By chat: the groups whose stage there hangs on an earlier chat that cannot be read here."""
    formats = {chat.id: chat.format for chat in expected.chats}
    hanging: dict[str, frozenset[str]] = {}
    for group in expected.groups:
        missing = False
        for chat in (*(one.chat for one in group.evidence), *group.with_history):
            if missing:
                hanging[chat] = hanging.get(chat, frozenset()) | {group.id}
            missing = missing or formats[chat] not in readable
    return hanging


def check_groups(expected: Expected, lived: Lived, readable: frozenset[str]) -> Iterator[Check]:
    """Every stage a correction went through, and its one question."""
    hanging = ungrown_groups(expected, readable)
    chats = {chat.id: chat for chat in expected.chats}
    for group in expected.groups:
        for one in group.evidence:
            if chats[one.chat].format not in readable or group.id in hanging.get(one.chat, frozenset()):
                continue
            mentions = _mentions_of(group, chats[one.chat])
            snapshot = lived.after[one.chat]
            memories = [view.memory for view in snapshot.memories if holds_all([view.memory.text], mentions)]
            stages = [memory.stage.value if memory.stage else None for memory in memories]
            scopes = [scope_name(memory.scope) for memory in memories]
            right = stages == [one.stage_after] and (one.scope is None or scopes == [one.scope])
            wanted = {"stage": one.stage_after, "scope": one.scope}
            got = {"stages": stages, "scopes": scopes}
            yield Check(WEEK, f"{group.id} after {one.chat}", Level.MUST, right, wanted, got)
        if all(chats[one.chat].format in readable for one in group.evidence):
            yield _check_question(group, lived)


def _mentions_of(group: Group, chat: WeekChat) -> tuple[Mention, ...]:
    return next((learn.must_mention for learn in chat.learn if learn.group == group.id), (group.fix,))


def _check_question(group: Group, lived: Lived) -> Check:
    asked = {chat: _questions(cards, group) for chat, cards in lived.cards_by_chat.items()}
    asked = {chat: words for chat, words in asked.items() if words}
    if group.asked is None:
        return Check(WEEK, f"{group.id}: no question", Level.MUST, not asked, {}, asked)
    words = asked.get(group.asked.after, [])
    right = (
        list(asked) == [group.asked.after]
        and len(words) == group.asked.times
        and all(holds([word], mention) for word in words for mention in group.asked.question_mentions)
    )
    wanted = {group.asked.after: list(group.asked.question_mentions), "times": group.asked.times}
    return Check(WEEK, f"{group.id}: its question", Level.MUST, right, wanted, asked)


def _questions(cards: Iterable[CardView], group: Group) -> list[str]:
    names = group.asked.question_mentions[:1] if group.asked else (group.fix,)
    return [card.words for card in cards if card.kind is CardKind.QUESTION and holds_all([card.words], names)]


def check_lists(expected: Expected, lived: Lived, readable: frozenset[str]) -> Iterator[Check]:
    """What is live, superseded and waiting after the sweeps and after the history, and what is nowhere."""
    week, history = expected.after_the_week.sweep_only, expected.after_the_week.with_history
    sweep, exports = _learns(expected, "sweep", readable), _learns(expected, "history", readable)
    yield from _stands("live", week.live_must_mention, sweep, _live(lived.swept))
    yield from _stands("superseded", week.superseded_must_mention, sweep, _earlier(lived.swept))
    yield from _stands("waiting", week.waiting_must_mention, sweep, [view.text for view in lived.swept.waiting])
    yield from _nowhere("after the week", week.nowhere, lived.swept)
    if lived.with_history is not None:
        yield from _stands("live, with history", history.also_live, exports, _live(lived.with_history))
        yield from _stands("superseded, with history", history.also_superseded, exports, _earlier(lived.with_history))
        yield from _nowhere("with history", week.nowhere, lived.with_history)


def _learns(expected: Expected, how: str, readable: frozenset[str]) -> list[str]:
    """What chats that can be read here are expected to teach, each as one folded text."""
    return [
        _folded(learn) for chat in expected.chats if chat.how == how and chat.format in readable for learn in chat.learn
    ] + [
        fold(f"{wait.evidence} {_flat(wait.must_mention)}")
        for chat in expected.chats
        if chat.how == how and chat.format in readable
        for wait in chat.wait
    ]


def _folded(learn: Learn) -> str:
    return fold(f"{learn.evidence} {learn.text} {_flat(learn.must_mention)} {' '.join(learn.replaces)}")


def _flat(mentions: Sequence[Mention]) -> str:
    return " ".join(one if isinstance(one, str) else " ".join(one) for one in mentions)


def _stands(what: str, lists: Lists, taught: Sequence[str], texts: Sequence[str]) -> Iterator[Check]:
    for mentions in lists:
        if not any(holds_all([text], mentions) for text in taught):
            continue
        right = any(holds_all([text], mentions) for text in texts)
        yield Check(WEEK, f"{what}: {_flat(mentions)}", Level.MUST, right, _flat(mentions), list(texts))


def _nowhere(when: str, strings: Sequence[str], snapshot: Snapshot) -> Iterator[Check]:
    texts = all_texts(snapshot)
    for string in strings:
        found = [text for text in texts if fold(string) in fold(text)]
        yield Check(WEEK, f"nowhere {when}: {string}", Level.MUST, not found, [], found)


def _live(snapshot: Snapshot) -> list[str]:
    return [view.memory.text for view in snapshot.memories if view.trouble is None]


def _earlier(snapshot: Snapshot) -> list[str]:
    """Only what was superseded with an end and a successor, as its file must say."""
    return [view.memory.text for view in snapshot.earlier if view.memory.invalid_at and view.memory.superseded_by]


def check_counters(expected: Expected, lived: Lived, readable: frozenset[str]) -> Iterator[Check]:
    """Which chats were looked at, and that no model was asked where none may be."""
    formats = {chat.id: chat.format for chat in expected.chats}
    counters = expected.counters
    for names, looked in ((counters.looked_at_by_sweep, True), (counters.not_looked_at, False)):
        here = [name for name in names if formats[name] in readable]
        got = [name for name in here if lived.after[name].looked == looked]
        what = "looked at by the sweep" if looked else "not looked at"
        yield Check(WEEK, what, Level.MUST, got == here, here, got)
    here = [name for name in counters.no_model_call if formats[name] in readable]
    asked = {name: lived.after[name].asked for name in here if lived.after[name].asked is not None}
    yield Check(WEEK, "no model asked", Level.MUST, not asked, {}, asked)


def check_again(lived: Lived) -> Iterator[Check]:
    """A second run over the same home learns nothing."""
    again = list(lived.learned_again)
    yield Check(WEEK, "a second run learns nothing", Level.MUST, not again, [], again)


def check_own_words_allowed(chat: WeekChat, allowed: OwnWordsAllowed, after: Snapshot) -> Iterator[Check]:
    """In a shared chat, once allowed, the person's own words wait and nothing else is stored."""
    waiting = [one.view.text for one in after.stored() if one.view.memory is None or one.memory is None]
    for wait in allowed.wait:
        right = any(holds_all([text], wait.must_mention) for text in waiting)
        what = f"waits once own words are allowed: “{wait.evidence}”"
        yield Check(chat.id, what, wait.level, right, _flat(wait.must_mention), waiting)
    others = [text for text in waiting if not any(holds_all([text], wait.must_mention) for wait in allowed.wait)]
    live = [one.view.text for one in after.stored() if one.memory is not None]
    yield Check(chat.id, "nothing else once own words are allowed", Level.MUST, not others + live, [], others + live)
