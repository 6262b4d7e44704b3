"""The gate over a text that stands for several memories, of a model or one of theirs: what it would drop, what waits.

These were judged when they were learned; whether the text loses or invents anything is told before (merging.py). Wishes
wait where the words are others: a wish in other words may reach further or less far, and only the person knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from afterword.core.change import Supersede
from afterword.core.memory import Kind, Memory
from afterword.core.verdict import Apply, Reason, Verdict, Wait

from .case import Situation, case_of
from .gate import decide
from .grounding import Grounded
from .never import says_the_same

WISHES = frozenset({Kind.PREFERENCE, Kind.PROJECT})
_WHOLE = Grounded("", 0, 0)


def judge_merged(change: Supersede, parts: Sequence[Memory], situation: Situation) -> Verdict:
    """What becomes of a merge. ``change`` replaces one of the parts, the person's own where there is one;
    ``situation.memories`` holds all live ones, the parts too.
    """
    case = case_of(change, situation)
    ids = {one.id for one in parts}
    known = case.known if case.known is not None and case.known.id not in ids else None
    verdict = decide(replace(case, ground=_WHOLE, known=known))
    reworded = any(one.kind in WISHES and not says_the_same(one.text, change.text) for one in parts)
    if isinstance(verdict, Apply) and reworded:
        return Wait(Reason.MERGED_WISHES, (Reason.MERGED_WISHES,))
    return verdict
