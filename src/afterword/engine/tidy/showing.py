"""Which memories a model may be shown to put together, and which one: none is ever shown to a new party.

Whoever is on this computer may see all. Anybody else sees only what was learned from chats whose words went to it
already, as the record says, and was set up then as it is now: a chat's words go to whoever answered that chat, and what
was made of them goes nowhere else. What the person wrote, an assistant asked for or was brought in stays here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from afterword.core.memory import Memory, Source
from afterword.core.standing import Standing
from afterword.core.stands import MemoryStands, SentNow
from afterword.engine.desk import Desk
from afterword.engine.folder import look_over
from afterword.judging.forbidden import mask_secrets
from afterword.judging.merging import likely_the_same
from afterword.noticing.tidying import MOST_SHOWN
from afterword.ports import Able, ReviewFailure, Tidier

from .apart import kept_apart

TIDYING = "tidy-up"  # stands for the chat in the line that says what left
CAME_THERE = frozenset({"", ReviewFailure.UNREADABLE, ReviewFailure.CUT_SHORT, ReviewFailure.REFUSED})
_NOT_FROM_CHATS = frozenset({"person", "file", "import", "assistant", "template"})
_SET_UP = ("endpoint", "account", "key", "dialect", "maker", "program", "here")


@dataclass(frozen=True, slots=True)
class ToShow:
    """Who could be asked, and the groups of memories that it may be shown; only those of one group may be merged."""

    able: Able
    groups: tuple[tuple[Memory, ...], ...]

    @property
    def memories(self) -> tuple[Memory, ...]:
        """All of them, in the order of their numbers."""
        return tuple(one for group in self.groups for one in group)


def to_show(desk: Desk, standing: Standing, tidier: Tidier) -> ToShow | None:
    """What is worth asking now, of the first who may see any of it, this computer first; None: nothing, of nobody.

    What a model saw beside one another before is not shown again for that.
    """
    free = _free(desk, standing)
    apart, before = kept_apart(standing), _seen_before(standing)
    text_of = {one.id: mask_secrets(one.text) for one in free}

    def asked(one: str, other: str) -> bool:
        return apart(one, other) or any({text_of[one], text_of[other]} <= texts for texts in before)

    for able in sorted(tidier.able(), key=lambda one: bool(one.to)):
        may = [one for one in free if not able.to] or _may_see(standing, free, able)
        groups = _within(likely_the_same(may, desk.sockets.likeness, asked), MOST_SHOWN)
        if groups:
            return ToShow(able, groups)
    return None


def _free(desk: Desk, standing: Standing) -> list[Memory]:
    """What is in use, its file as it was left, nothing asked about it, and no corrections counted for it."""
    busy = look_over(desk).troubled | {card.card.memory for card in standing.open_cards()}
    busy |= {pattern.memory for pattern in standing.patterns.values()}
    return [one for one in standing.live() if one.id not in busy]


def _seen_before(standing: Standing) -> tuple[frozenset[str], ...]:
    """The texts of each asking before that was answered."""
    askings = [one for one in standing.sent.values() if one.line.chat == TIDYING and _came_there(one)]
    return tuple(frozenset(one.line.words.splitlines()) for one in askings)


def _within(groups: Iterable[tuple[Memory, ...]], most: int) -> tuple[tuple[Memory, ...], ...]:
    found: list[tuple[Memory, ...]] = []
    for group in groups:
        left = most - sum(map(len, found))
        if left >= 2:
            found.append(group[:left])
    return tuple(found)


def _may_see(standing: Standing, memories: Iterable[Memory], able: Able) -> list[Memory]:
    reached = _reached(standing, able)
    learned = [one for one in memories if one.source is Source.LEARNED]
    return [one for one in learned if (chats := chats_of(standing, one.id)) and chats <= reached]


def _reached(standing: Standing, able: Able) -> frozenset[str]:
    """The chats whose words went there since it is set up as it is; none that is not to be learned from."""
    since = max(_changed(standing, f"provider.{able.provider}.{part}") for part in _SET_UP)
    sent = [one for one in standing.sent.values() if (one.line.provider, one.line.to) == (able.provider, able.to)]
    chats = {one.line.chat for one in sent if one.at >= since and _came_there(one)}
    return frozenset(chat for chat in chats if not standing.switched_off(chat))


def _changed(standing: Standing, setting: str) -> datetime:
    turns = standing.settings.get(setting, ())
    return turns[-1].at if turns else datetime.min.replace(tzinfo=UTC)


def _came_there(one: SentNow) -> bool:
    return one.settled is not None and one.settled.outcome in CAME_THERE


def chats_of(standing: Standing, memory: str) -> frozenset[str]:
    """The chats of which the words in a memory came, those of memories that it was put together from among them; none
    where any of its words came from elsewhere.
    """
    stands = standing.memories.get(memory)
    return _chats(standing, stands, frozenset()) if stands is not None else frozenset()


def _chats(standing: Standing, stands: MemoryStands, above: frozenset[str]) -> frozenset[str]:
    found: set[str] = set()
    texts: set[str] = set()
    for now in stands.history:
        if now.memory.text in texts:
            continue
        texts.add(now.memory.text)
        told = standing.learnings.get(now.because)
        if told is None or told.learning.reader in _NOT_FROM_CHATS or stands.memory.id in above:
            return frozenset()
        parts = [standing.memories[one] for one in told.learning.merged if one in standing.memories]
        of_each = [_chats(standing, one, above | {stands.memory.id}) for one in parts]
        if len(parts) < len(told.learning.merged) or not all(of_each):
            return frozenset()
        own = {told.learning.chat, *(quote.chat for quote in told.learning.quotes)} - {None}
        if not own and not parts:
            return frozenset()
        found |= {chat for chat in own if chat is not None}.union(*of_each)
    return frozenset(found)
