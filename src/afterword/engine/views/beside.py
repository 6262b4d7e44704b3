"""What is put beside a message, and the profile, with the memories that they are made of."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from afterword.core.memory import Memory


@dataclass(frozen=True, slots=True)
class NearbyView:
    """The block for a message, '' where nothing bears on it or may be told; the memories in it, best first."""

    block: str
    memories: tuple[Memory, ...] = ()


@dataclass(frozen=True, slots=True)
class ProfileView:
    """The profile, '' where nothing is known; the memories in it, in order; how many more are known and left out."""

    text: str
    memories: tuple[Memory, ...] = ()
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class UsedView:
    """Where a memory was put beside messages (``project``: its key, None: in no project), how often, since when.

    ``said_again``: how often the person had to say the same again there after that.
    """

    host: str
    project: str | None
    times: int
    said_again: int
    first: datetime
    last: datetime
