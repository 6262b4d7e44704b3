"""Frustration, thanks, and a stop that was typed. None is ever evidence for a memory."""

from __future__ import annotations

import re
from collections.abc import Iterator

from afterword.core.chat import Replied, StepRan
from afterword.core.signal import Signal, SignalKind
from afterword.language.lexicon import Hit

from .turns import Turn

_THUMB = re.compile(r"\s*(?:[👍🙏🎉🙌💯❤][\U0001f3fb-\U0001f3ff\ufe0f]*\s*)+[.!]*\s*\Z")
_PAUSE = re.compile(r"\s*(?:[.,;:!)-]|\Z)")


def moods(turn: Turn, *, corrects: bool) -> Iterator[Signal]:
    """At most one signal of each kind. ``corrects``: the entry corrects something as well, so "thanks, but" is none."""
    stopped = next((hit for hit in turn.hits("stops") if turn.is_whole(hit)), None)
    if stopped is not None and _may_still_run(turn):
        yield turn.signal(SignalKind.STOP, "typed", stopped.start, stopped.end, stopped.lang)
    angry = next(iter(turn.hits("frustration")), None)
    if angry is not None:
        yield turn.signal(SignalKind.FRUSTRATION, "phrase", angry.start, angry.end, angry.lang)
    if not turn.follows_work or turn.hits("sarcasm") or (corrects and turn.hits("but")):
        return
    glad = next((hit for hit in turn.hits("thanks") if not turn.in_question(hit) or _stands_apart(turn, hit)), None)
    if glad is not None:
        yield turn.signal(SignalKind.THANKS, "phrase", glad.start, glad.end, glad.lang)
    elif _THUMB.match(turn.text):
        yield turn.signal(SignalKind.THANKS, "thumb", 0, len(turn.text))


def _may_still_run(turn: Turn) -> bool:
    """Whether a reply or a step may be running: something was going on, and nothing was asked or stopped since."""
    last = turn.since[-1] if turn.since else None
    return isinstance(last, Replied | StepRan) and not turn.answers


def _stands_apart(turn: Turn, hit: Hit) -> bool:
    """Thanks before a question: "Thanks, and what about Friday?"."""
    return turn.opens(hit) and _PAUSE.match(turn.text, hit.end) is not None
