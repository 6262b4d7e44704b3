"""Modules that are imported when they are first asked for something: what only shows loads no rules and no readers.

What a module is called stands beside its import for types, so that checks of types and of arrows see it as any other.
"""

from __future__ import annotations

from importlib import import_module


class Late:
    """Stands for a module until, and after, it is needed."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, attribute: str) -> object:
        return getattr(import_module(self._name), attribute)
