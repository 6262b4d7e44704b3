"""Whether an assistant's program runs on this computer just now."""

from __future__ import annotations

import psutil


def runs(program: str) -> bool:
    """Whether a process of that name is there. A turn that a crash cut off is then not taken to run for ever."""
    names = (process.info.get("name") for process in psutil.process_iter(["name"]))
    return any(isinstance(name, str) and name.lower().removesuffix(".exe").startswith(program) for name in names)
