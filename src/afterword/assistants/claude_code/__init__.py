"""Claude Code: transcripts of all its versions, a JSON object a line, in `<root>/projects/<folder>/<session>.jsonl`.

The format is internal to the client and changes with its releases. What is here was read from the client's sources and
documentation up to 2.1.28x and from real files of 1.0.98 to 2.1.39; newer shapes are known from sources alone.
"""

from __future__ import annotations

from .reader import ClaudeCode

__all__ = ["ClaudeCode"]
