"""Asking a model which memories say one thing twice: what it is shown, the shape of its answer, and the parser."""

from __future__ import annotations

from .answer import MERGE_SCHEMA, MOST_MERGED, MOST_MERGES, LeftApart, ParsedMerges, ProposedMerge, parse_merges
from .asking import MERGE_INSTRUCTIONS, MOST_SHOWN, AskedMerges, asked_merges

__all__ = [
    "MERGE_INSTRUCTIONS",
    "MERGE_SCHEMA",
    "MOST_MERGED",
    "MOST_MERGES",
    "MOST_SHOWN",
    "AskedMerges",
    "LeftApart",
    "ParsedMerges",
    "ProposedMerge",
    "asked_merges",
    "parse_merges",
]
