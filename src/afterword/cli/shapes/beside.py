"""What is put beside a message, and the profile, as plain values for ``--json``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .remembered import of_memory

if TYPE_CHECKING:
    from afterword.app import NearbyView, ProfileView

    from .plain import Shape


def of_nearby(view: NearbyView) -> Shape:
    """The block and the memories in it."""
    return {"block": view.block, "memories": [of_memory(memory) for memory in view.memories]}


def of_profile(view: ProfileView) -> Shape:
    """The profile, the memories in it, and how many are left out."""
    return {"text": view.text, "memories": [of_memory(one) for one in view.memories], "left_out": view.left_out}
