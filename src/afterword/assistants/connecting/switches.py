"""By what an assistant's own settings switch hooks off, ours with them: read only, never changed.

Knows files of settings and the names in them, no assistant.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from . import toml_editing
from .json_reading import NotJson, read
from .toml_editing import NotToml


@dataclass(frozen=True, slots=True)
class Switch:
    """One setting. ``names`` are what it is and was called, each as a way to it: the first that stands decides.

    ``off`` is the value that switches hooks off, or a text: then it does so where it stands in a list.
    """

    path: str
    names: tuple[tuple[str, ...], ...]
    off: bool | str

    def stands_off(self, text: str) -> str:
        """What in a text of its file switches hooks off, in its own words; '' for nothing, or what cannot be read."""
        with suppress(NotJson, NotToml):
            whole = _whole(self.path, text)
            for name in self.names:
                said = _at(whole, name)
                if said is not None:
                    return f"{'.'.join(name)}: {_told(self.off)}" if self._holds(said) else ""
        return ""

    def _holds(self, said: object) -> bool:
        if isinstance(self.off, str):
            return isinstance(said, list) and self.off in said
        return said is self.off


def _whole(path: str, text: str) -> object:
    if path.endswith(".toml"):
        return toml_editing.parsed(text)
    root = read(text).root
    return root.plain if root is not None else None


def _at(whole: object, name: tuple[str, ...]) -> object:
    for part in name:
        whole = whole.get(part) if isinstance(whole, dict) else None
    return whole


def _told(value: bool | str) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
