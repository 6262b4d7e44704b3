"""Whether the home that a process opened still lies where it lay: one that goes on for long ends with its home.

A home that was moved, deleted or replaced by another is never made anew by what goes on in the background.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Self

from afterword.core.errors import HomeError

if TYPE_CHECKING:
    from afterword.storage.home import Home


@dataclass(frozen=True, slots=True)
class Staying:
    """A home as it was opened: its folder, told by what the system knows it by, and its id. Any thread may ask it."""

    home: Home
    folder: tuple[int, int] | None
    own: str

    @classmethod
    def of(cls, home: Home, own: str) -> Self:
        """This home as it lies there now."""
        return cls(home, _folder_at(home.root), own)

    def there(self) -> bool:
        """Whether it is there and the same. One that may not be read, or is damaged, is there."""
        from afterword.storage.home import identity_of

        try:
            if _folder_at(self.home.root) != self.folder:
                return False
            found = identity_of(self.home)
            return found.home == self.own if found is not None else self.home.record.exists()
        except (HomeError, OSError):
            return True


def _folder_at(root: Path) -> tuple[int, int] | None:
    """Device and number of the folder; None where there is none. Raises OSError where that cannot be told."""
    try:
        state = root.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return state.st_dev, state.st_ino
