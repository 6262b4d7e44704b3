"""The index of all chunks in one SQLite file: words by FTS5, meaning by vectors beside them. Derived, never the truth.

Knows no language: how a text is cut into words is handed in. Knows no model: vectors come and go as bytes.
"""

from .chunks import SqliteIndex, open_index

__all__ = ["SqliteIndex", "open_index"]
