"""Who started us, from the system's process table and our own environment. Decides nothing: that is the engine's."""

from __future__ import annotations

import os
from collections.abc import Mapping

from afterword.ports import Process


class SystemProcesses:
    """The real table. Of the environment only names are handed out, never what they hold."""

    def __init__(self, env: Mapping[str, str] | None = None) -> None:
        self._names = frozenset(os.environ if env is None else env)

    def parents(self) -> tuple[Process, ...]:
        """The parents, nearest first, up to the first that is gone. What may not be read is ''."""
        import psutil

        found: list[Process] = []
        try:
            parent = psutil.Process().parent()
            while parent is not None:
                found.append(_seen(parent))
                parent = parent.parent()
        except psutil.Error:
            pass  # a parent ended while we looked: what was seen so far is what there is
        return tuple(found)

    def environment(self) -> frozenset[str]:
        """The names of the variables that are set."""
        return self._names


def _seen(process: object) -> Process:
    import psutil

    assert isinstance(process, psutil.Process)
    try:
        name = process.name()
    except psutil.Error:
        name = ""
    try:
        arguments = tuple(process.cmdline())
    except psutil.Error:
        arguments = ()
    return Process(process.pid, name, " ".join(arguments), arguments)
