"""A page: its path, what it is called, its template, and what it shows of an Afterword; and cutting long lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from afterword.app import App
from afterword.web.face import Asked

Thing = TypeVar("Thing")
MANY = 15  # things in a part of a long list: what a person reads at once, and a browser paints at once


@dataclass(frozen=True, slots=True)
class Page:
    """One page. ``values`` gives the frozen value that the template shows as ``page``; raises BadInput, UnknownId.

    ``sure``: whatever is asked of it, there is something to be shown.
    """

    path: str
    title: str
    template: str
    values: Callable[[App, Asked], object]
    sure: bool = False


@dataclass(frozen=True, slots=True)
class Part(Generic[Thing]):
    """A part of a long list: its things, which part of how many it is, and how many things there are in all."""

    things: tuple[Thing, ...]
    number: int
    parts: int
    whole: int


def part_of(things: Sequence[Thing], asked: Asked, size: int) -> Part[Thing]:
    """The part that ``page=`` asks for, the first where it asks for none that is there."""
    parts = max(1, -(-len(things) // size))
    wish = asked.of("page")
    number = min(int(wish), parts) if wish.isascii() and wish.isdigit() and len(wish) < 7 and int(wish) > 0 else 1
    return Part(tuple(things[(number - 1) * size : number * size]), number, parts, len(things))
