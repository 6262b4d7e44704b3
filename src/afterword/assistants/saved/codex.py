"""Codex's own memories: `memories/MEMORY.md` and `memories/memory_summary.md` below its folder, in free Markdown.

Written by Codex from its sessions. Raw notes, summaries of single sessions and skills beside them are not read, nor is
`AGENTS.md`: those are instructions. Known from its documentation; no real file was seen, so all of it waits as ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from afterword.ports import Unread

from .notes import Saved, SavedFound, as_found, statements, text_of

_FILES = ("memory_summary.md", "MEMORY.md")


@dataclass(frozen=True, slots=True)
class CodexSaved:
    """Reads what Codex saved."""

    env: Mapping[str, str]
    name: str = "codex"
    title: str = "Codex"

    def there(self) -> bool:
        """Whether it saved anything here. Opens no file."""
        return any(self._files())

    def places(self) -> tuple[str, ...]:
        """Where it is looked for, there or not."""
        home = self.env.get("HOME") or self.env.get("USERPROFILE") or ""
        named = self.env.get("CODEX_HOME") or (str(Path(home) / ".codex") if home else "")
        return tuple(str(Path(named).expanduser() / "memories" / name) for name in _FILES) if named else ()

    def _files(self) -> list[Path]:
        return [path for path in map(Path, self.places()) if path.exists()]

    def find(self) -> SavedFound:
        """Both files, where they are."""
        saved: list[Saved] = []
        unread: list[Unread] = []
        for path in self._files():
            text = text_of(str(path))
            if isinstance(text, Unread):
                unread.append(text)
            else:
                saved += [Saved(self.title, one) for one in statements(text)]
        return as_found(saved, Counter(), unread)
