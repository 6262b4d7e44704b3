"""One look: read a chat from its mark on, ask what it tells, judge each change, and write what came of it with
the mark.

Nothing is written before everything was judged; then all of it goes in together. What a chat does not tell
costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from afterword.core.chat import Chat
from afterword.core.mark import LookMark
from afterword.core.signal import SignalKind
from afterword.core.standing import Standing
from afterword.engine.admit import Pen
from afterword.engine.answer.switching import own_words_allowed
from afterword.engine.desk import Desk
from afterword.engine.hearing import heard, resume_after
from afterword.engine.reviewing import BuiltIn, Unread, review
from afterword.engine.views import LookView, NotLooked
from afterword.noticing.readiness import Facts, NotReady, readiness
from afterword.noticing.reading import notice
from afterword.ports import Reviewer

AGAIN_AFTER = 3600.0  # seconds after which a chat that could not be asked about is tried again
UNREADABLE_ANSWERS = 2  # in a row, after which the words are passed over
LOGGED = frozenset({SignalKind.CORRECTION, SignalKind.RULE})


@dataclass(frozen=True, slots=True)
class Run:
    """What kind of run a look belongs to.

    ``sweeping``: only chats of the last week. ``history``: on request, whatever its age. ``counted``: the
    limits of a look and a day hold. ``since``: words before that moment are not heard. ``last_sweep``: when
    the last sweep finished.
    """

    sweeping: bool = False
    history: bool = False
    counted: bool = True
    since: datetime | None = None
    last_sweep: datetime | None = None


def look(desk: Desk, pen: Pen, chat: Chat, run: Run, reviewer: Reviewer | None = None) -> LookView | NotLooked:
    """Look at a chat. The mark to resume from is captured here and moves only past what was read."""
    standing, mark = pen.standing(), pen.mark(chat.key)
    ready = readiness(chat, _facts(desk, standing, mark, chat, run))
    if isinstance(ready, NotReady):
        return NotLooked(chat.key, chat.title, ready.reason)
    after = resume_after(chat, mark, desk.sockets.keys)
    noticed = notice(
        heard(chat, standing, run.since), after=after, device=desk.terms.device, likeness=desk.sockets.likeness
    )
    if not noticed.fresh and not noticed.environment:
        return NotLooked(chat.key, chat.title, "nothing_new")
    _log(desk, pen, noticed)
    reading = review(desk, standing, noticed, reviewer) if noticed.worth_review else BuiltIn()
    if isinstance(reading, Unread):
        return _not_read(desk, pen, chat, mark, reading)
    with pen.alone():
        if pen.mark(chat.key) != mark:
            return NotLooked(chat.key, chat.title, "looked_meanwhile")
        return _settle(desk, pen, noticed, reading, run)


def _facts(desk: Desk, standing: Standing, mark: LookMark | None, chat: Chat, run: Run) -> Facts:
    return Facts(
        now=desk.now,
        mark=mark,
        learning=desk.terms.on(desk.now),
        switched_off=standing.switched_off(chat.key),
        own_words_allowed=own_words_allowed(standing, chat.key),
        sweeping=run.sweeping,
        quiet_minutes=desk.terms.quiet_minutes,
        last_sweep=run.last_sweep,
    )
