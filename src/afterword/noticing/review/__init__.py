"""The review: what a reader is shown, the shape of its answer, and the way back from an answer to changes.

Models and the built-in reader answer in the same shape and are read by the same parser.
"""

from __future__ import annotations

from .answer import (
    ANSWER_SCHEMA,
    Dropped,
    LeftOut,
    ParsedAnswer,
    ProposedAdd,
    ProposedChange,
    ProposedSupersede,
    parse_answer,
)
from .asking import INSTRUCTIONS, LEAN_INSTRUCTIONS, LONGEST_ASKED, Asked, asked
from .material import MOST_MEMORIES, MOST_NEVER, MOST_STEPS, MOST_WORDS, Material
from .nearest import model_material
from .resolving import Resolved, resolve, resolved, to_answer
from .turning import told_in_turn, wishes_told

__all__ = [
    "ANSWER_SCHEMA",
    "INSTRUCTIONS",
    "LEAN_INSTRUCTIONS",
    "LONGEST_ASKED",
    "MOST_MEMORIES",
    "MOST_NEVER",
    "MOST_STEPS",
    "MOST_WORDS",
    "Asked",
    "Dropped",
    "LeftOut",
    "Material",
    "ParsedAnswer",
    "ProposedAdd",
    "ProposedChange",
    "ProposedSupersede",
    "Resolved",
    "asked",
    "model_material",
    "parse_answer",
    "resolve",
    "resolved",
    "to_answer",
    "told_in_turn",
    "wishes_told",
]
