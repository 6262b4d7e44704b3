"""The files that come with this package: the vocabulary of BERT and a table of static vectors made from MiniLM.

Both are under the Apache License 2.0; ``data/NOTICE`` says whose they are.
"""

from __future__ import annotations

from pathlib import Path

_DATA = Path(__file__).parent / "data"
VOCABULARY = _DATA / "vocabulary.txt"
STATIC_TABLE = _DATA / "static.bin"
