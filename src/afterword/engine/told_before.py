"""What the person had to say again: the earlier words that it repeats, and the chats in which that was heard already.

Looks only at what the record holds. Decides nothing about what is learned.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from datetime import UTC, datetime

from afterword.core.change import Change, Supersede
from afterword.core.entry import Learning, Quote
from afterword.core.pattern import Evidence
from afterword.core.signal import SignalKind
from afterword.core.standing import Standing
from afterword.core.verdict import SeenAgain
from afterword.engine.counting import group_of
from afterword.engine.desk import Desk
from afterword.judging.carrying import contradicts
from afterword.judging.never import close_to, same_as

SAID_BEFORE = "said_before"  # why a correction was noted whose words say that they were said before
MOST_COMPARED = 200  # corrections in the log, newest first, that one is compared with
_NEVER = datetime.min.replace(tzinfo=UTC)


def earlier(desk: Desk, standing: Standing, learning: Learning) -> Quote | None:
    """The newest words of the person that a learning repeats, where its own say that they were said before.

    They are looked for in the group it counts in, then in what the memory that it meets rests on, then in what those
    rest on that say the same or nearly so, then among the corrections in the log; None where it repeats nothing known.
    """
    if not any(signal.kind is SignalKind.REPEATED for signal in learning.signals):
        return None
    own = {(quote.chat, quote.entry) for quote in learning.quotes}
    places = (
        _in_group(desk, standing, learning),
        _of_memory(standing, learning),
        _of_alike(desk, standing, learning),
        _in_log(desk, standing, learning),
    )
    for found in places:
        others = [one for one in found if (one.chat, one.entry) not in own]
        if others:
            return max(others, key=lambda one: one.at or _NEVER)
    return None


def _in_group(desk: Desk, standing: Standing, learning: Learning) -> Iterator[Quote]:
    group = group_of(desk, standing, learning)
    yield from (_quote(piece) for piece in (group.evidence if group is not None else ()))


def _quote(piece: Evidence) -> Quote:
    return Quote(piece.chat, piece.entry, piece.quote, 0, len(piece.quote), piece.at)


def _of_memory(standing: Standing, learning: Learning) -> Iterator[Quote]:
    verdict, change = learning.verdict, learning.change
    met = verdict.memory if isinstance(verdict, SeenAgain) else ""
    met = met or (change.target if isinstance(change, Supersede) else "")
    yield from _said(standing, {met} - {""})


def _of_alike(desk: Desk, standing: Standing, learning: Learning) -> Iterator[Quote]:
    change = learning.change
    yield from _said(standing, {one.id for one in standing.live() if _alike(desk, change, change.text, one.text)})


def _said(standing: Standing, memories: Set[str]) -> Iterator[Quote]:
    """The words on which these memories rest, and in which they were said again."""
    for told in standing.learnings.values():
        if told.learning.memory in memories:
            yield from told.learning.quotes[:1]


def _in_log(desk: Desk, standing: Standing, learning: Learning) -> Iterator[Quote]:
    change = learning.change
    wish = change.correction.fix if change.correction is not None else change.text
    for noted in list(standing.noted.values())[-MOST_COMPARED:]:
        if _alike(desk, change, wish, noted.quote.words):
            yield noted.quote


def _alike(desk: Desk, change: Change, wish: str, words: str) -> bool:
    """Whether both say the same or nearly so, and neither denies the other."""
    near = same_as(wish, [words], change.lang) or close_to(wish, [words], desk.sockets.likeness, change.lang)
    return bool(near) and not contradicts(wish, words)


def told_again(standing: Standing) -> frozenset[str]:
    """The chats in which the person was heard to say something again, and which were not looked at since."""
    heard = [noted.quote for noted in standing.noted.values() if noted.why == SAID_BEFORE]
    return frozenset(quote.chat for quote in heard if _is_new(standing, quote))


def _is_new(standing: Standing, quote: Quote) -> bool:
    looked = standing.chats.get(quote.chat)
    return looked is None or (quote.at is not None and looked.at < quote.at)
