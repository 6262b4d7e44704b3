"""The files that something of ours may stand in: JSON with pieces in it, TOML with a table, or a file of our own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from afterword.ports.connecting import IF_THERE, Made, Part

from . import toml_editing
from .drafts import Draft
from .json_editing import put
from .json_reading import read
from .pieces import ANY, Piece, add, canonical, standing, take
from .toml_editing import Toml

_LARGE = 256 * 1024  # characters: an assistant's own state may stand in the same file, and reading it takes seconds
_TRACES = ("afterword", IF_THERE[-10:])  # one of them stands in everything of ours


class Refuses(ValueError):
    """A file in which nothing of ours can stand, and why."""


class Place(Protocol):
    """One file and what of ours belongs there. Each may raise NotJson, NotToml or Refuses."""

    @property
    def path(self) -> str: ...

    @property
    def parts(self) -> frozenset[Part]: ...

    def put_in(self, text: str, wanted: frozenset[Part]) -> Draft:
        """The text with these parts in it."""
        ...

    def taken_out(self, text: str, made: Made | None) -> str:
        """The text without anything of ours, however it was changed since; '' for nothing left. ``made`` None: not
        known any more.
        """
        ...

    def standing(self, text: str, part: Part, made: Made | None) -> tuple[bool, bool]:
        """Whether a part stands in it, and exactly as it would be written now."""
        ...


@dataclass(frozen=True, slots=True)
class JsonFile:
    """A file of the person's in which pieces of ours stand among theirs."""

    path: str
    pieces: tuple[Piece, ...]

    @property
    def parts(self) -> frozenset[Part]:
        """See Place."""
        return frozenset(piece.part for piece in self.pieces)

    def put_in(self, text: str, wanted: frozenset[Part]) -> Draft:
        """See Place."""
        return add(Draft(text), [piece for piece in self.pieces if piece.part in wanted and piece.value is not None])

    def taken_out(self, text: str, made: Made | None) -> str:
        """See Place."""
        containers = made.containers if made is not None else self._containers()
        left = take(text, self.pieces, containers, made)
        return "" if made is not None and made.created and self._nothing_else(left) else left

    def standing(self, text: str, part: Part, made: Made | None) -> tuple[bool, bool]:
        """See Place."""
        if made is None and len(text) > _LARGE and not any(word in text for word in _TRACES):
            return False, False
        return standing(text, self.pieces, part, made)

    def _containers(self) -> tuple[tuple[str, ...], ...]:
        return tuple(
            {p.place[:depth] for p in self.pieces if ANY not in p.place for depth in range(1, len(p.place) + 1)}
        )

    def _nothing_else(self, text: str) -> bool:
        tree = read(text)
        if tree.root is None:
            return not tree.comments
        needed = {piece.name: canonical(piece.value) for piece in self.pieces if piece.only_new}
        return not tree.comments and all(needed.get(i.name) == canonical(i.value.plain) for i in tree.root.items)


@dataclass(frozen=True, slots=True)
class TomlTable:
    """A file of the person's with a table of ours at its end. ``ours`` recognises it, whoever rewrote the file."""

    path: str
    part: Part
    name: tuple[str, ...]
    values: tuple[tuple[str, Toml], ...]
    ours: Callable[[dict[str, object]], bool]

    @property
    def parts(self) -> frozenset[Part]:
        """See Place."""
        return frozenset({self.part})

    def put_in(self, text: str, wanted: frozenset[Part]) -> Draft:
        """See Place."""
        if self.part not in wanted:
            return Draft(text)
        if self._table(text) is not None:
            raise Refuses(f"it has a table {'.'.join(self.name)} of yours already")
        return toml_editing.put(Draft(text), self.name, dict(self.values))

    def taken_out(self, text: str, made: Made | None) -> str:
        """See Place."""
        table = self._table(text)
        return text if table is None or not self.ours(table) else toml_editing.take(text, self.name)

    def standing(self, text: str, part: Part, made: Made | None) -> tuple[bool, bool]:
        """See Place."""
        table = self._table(text)
        if part is not self.part or table is None or not self.ours(table):
            return False, False
        return True, table == {key: list(v) if isinstance(v, tuple) else v for key, v in self.values}

    def _table(self, text: str) -> dict[str, object] | None:
        node: object = toml_editing.parsed(text)
        for part in self.name:
            node = node.get(part) if isinstance(node, dict) else None
        return node if isinstance(node, dict) else None


@dataclass(frozen=True, slots=True)
class OwnFile:
    """A file that is ours alone. ``mark`` is how its first line begins, in every release."""

    path: str
    part: Part
    mark: str
    content: str

    @property
    def parts(self) -> frozenset[Part]:
        """See Place."""
        return frozenset({self.part})

    def put_in(self, text: str, wanted: frozenset[Part]) -> Draft:
        """See Place."""
        if self.part not in wanted:
            return Draft(text)
        if text:
            raise Refuses("there is a file of yours by this name")
        return Draft("").inserted(0, self.content)

    def taken_out(self, text: str, made: Made | None) -> str:
        """See Place."""
        return "" if text.startswith(self.mark) else text

    def standing(self, text: str, part: Part, made: Made | None) -> tuple[bool, bool]:
        """See Place."""
        return part is self.part and text.startswith(self.mark), text == self.content


def whole(pieces: Sequence[Piece]) -> str:
    """A JSON text that holds these pieces and nothing else."""
    draft = Draft("")
    for piece in pieces:
        draft = put(draft, piece.place, piece.name, piece.value)
    return draft.text
