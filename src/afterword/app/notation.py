"""Where that is kept which reading the notation of the language packs yields, so that not every program reads it anew.

It is kept as plain data beside the bytecode of the packs, good for exactly their sources and those of the rules that
read them. Without it, everything is read from the notation and is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

import afterword
from afterword.language.kept import T, keep_by

if TYPE_CHECKING:
    from afterword.storage.beside_code import BesideCode

_ROOMS = ("language", "noticing", "judging")  # what is kept follows from these
_ALONE = RLock()


def keep_notation() -> None:
    """From now on this program keeps it. Nothing is read or written before the first text is read."""
    keep_by(_kept)


def _kept(name: str, shape: type[T], make: Callable[[], T]) -> T:
    import msgspec

    with _ALONE:
        beside = _beside()
        content = beside.read(name)
        if content is not None:
            try:
                return msgspec.json.decode(content, type=shape)
            except msgspec.DecodeError:
                pass
        made = make()
        beside.write(name, msgspec.json.encode(made))
        return made


_BESIDE: list[BesideCode] = []


def _beside() -> BesideCode:
    import regex

    from afterword.storage.beside_code import BesideCode

    if not _BESIDE:
        house = Path(afterword.__file__).parent
        _BESIDE.append(
            BesideCode(house / "language", tuple(house / room for room in _ROOMS), f"regex {regex.__version__}")
        )
    return _BESIDE[0]
