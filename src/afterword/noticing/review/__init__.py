"""The review: what a reader is shown, the shape of its answer, and the way back from an answer to changes.

Models and the built-in reader answer in the same shape and are read by the same parser.
"""

from __future__ import annotations

from .answer import ANSWER_SCHEMA, Dropped, ParsedAnswer, ProposedAdd, ProposedChange, ProposedSupersede, parse_answer
from .asking import INSTRUCTIONS, framed
from .material import MOST_MEMORIES, MOST_STEPS, MOST_WORDS, Material
from .resolving import resolve, to_answer

__all__ = [
    "ANSWER_SCHEMA",
    "INSTRUCTIONS",
    "MOST_MEMORIES",
    "MOST_STEPS",
    "MOST_WORDS",
    "Dropped",
    "Material",
    "ParsedAnswer",
    "ProposedAdd",
    "ProposedChange",
    "ProposedSupersede",
    "framed",
    "parse_answer",
    "resolve",
    "to_answer",
]
