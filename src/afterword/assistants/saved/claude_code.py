"""Claude Code's own memories: `projects/<key>/memory/*.md` below its folder, written by the client for itself.

A file is free Markdown; newer clients put a head before it with `type: user | feedback | project | reference`, and keep
`MEMORY.md` as a list of the others. The key is not to be read back into a folder: that stands in the chats beside it.
Known from the client's documentation and its files; `CLAUDE.md` and rules are instructions, and are not read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from afterword.assistants.claude_code.locations import roots, sessions_in
from afterword.assistants.fields import Undecodable, decoded, fields
from afterword.assistants.lines import head_of
from afterword.ports import Unread

from .notes import TOO_MANY, Saved, SavedFound, as_found, head, statements, text_of

_TYPE = re.compile(r"^[ \t]*type:[ \t]*[\"']?(\w+)", re.MULTILINE)
_BELOW = "projects/*/memory/*.md"
_MOST_FILES = 500
ELSEWHERE = "points to something else"
NO_PROJECT = "belongs to a project that is not known here"


@dataclass(frozen=True, slots=True)
class ClaudeCodeSaved:
    """Reads what Claude Code saved."""

    env: Mapping[str, str]
    name: str = "claude-code"
    title: str = "Claude Code"

    def there(self) -> bool:
        """Whether it saved anything here. Opens no file."""
        return next(_files(self.env), None) is not None

    def places(self) -> tuple[str, ...]:
        """Where it is looked for: below its folders, or the one that it would make."""
        home = self.env.get("HOME") or self.env.get("USERPROFILE") or ""
        folders = roots(self.env) or ((str(Path(home) / ".claude"),) if home else ())
        return tuple(str(Path(folder) / _BELOW) for folder in folders)

    def find(self) -> SavedFound:
        """Everything below its folders."""
        saved: list[Saved] = []
        skipped: Counter[str] = Counter()
        unread: list[Unread] = []
        for number, path in enumerate(_files(self.env)):
            if number >= _MOST_FILES:
                skipped[TOO_MANY] += 1
                continue
            text = text_of(str(path))
            if isinstance(text, Unread):
                unread.append(text)
                continue
            said = _TYPE.search(head(text))
            kind, every = said[1] if said else "", list(statements(text))
            folder = "" if kind == "user" else _folder_of(path.parent.parent)
            if kind == "reference" or (kind != "user" and not folder):
                skipped[ELSEWHERE if kind == "reference" else NO_PROJECT] += len(every)
                continue
            saved += [Saved(self.title, one, folder, wish=kind == "feedback") for one in every]
        return as_found(saved, skipped, unread)


def _files(env: Mapping[str, str]) -> Iterator[Path]:
    for root in roots(env):
        for path in sorted(Path(root).glob(_BELOW)):
            if not path.parent.is_symlink() and not path.parent.parent.is_symlink():
                yield path


def _folder_of(project: Path) -> str:
    """The working folder that the chats of a project name; '' where none is left."""
    for file in sessions_in("claude-code", str(project)):
        for line in head_of(file.path).splitlines()[:50]:
            try:
                found = fields(decoded(line)).get("cwd")
            except Undecodable:
                continue
            if isinstance(found, str) and found:
                return found
    return ""
