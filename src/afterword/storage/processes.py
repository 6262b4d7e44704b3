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


class SystemRunning:
    """ports.Running over the system's table: a number, and when the process of that number began."""

    def name(self) -> str:
        """This process."""
        import psutil

        return _named(psutil.Process())

    def runs(self, name: str) -> bool:
        """Whether that very process is still there; another one with its number is not it, nor one that has ended and
        only waits for its parent to hear of it.
        """
        import psutil

        number = name.partition("@")[0]
        try:
            process = psutil.Process(int(number)) if number.isdigit() else None
            return process is not None and _named(process) == name and process.status() != psutil.STATUS_ZOMBIE
        except (psutil.Error, OverflowError):
            return False


def _named(process: object) -> str:
    import psutil

    assert isinstance(process, psutil.Process)
    return f"{process.pid}@{process.create_time():.2f}"


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
