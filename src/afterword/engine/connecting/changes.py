"""A plan's change as a person reads it, and the plan carried out: copies first, then every file or none."""

from __future__ import annotations

import difflib
import os.path
from collections.abc import Iterator
from contextlib import suppress

from afterword.core.errors import AfterwordError
from afterword.ports.connecting import Edit, FoundFile, HostFiles, Plan

_AROUND = 2  # lines shown before and after a change
_LONG = 1000  # characters: a longer line is shown only where it differs
_BESIDE = 60


def diff_of(plan: Plan) -> str:
    """The exact change of each file as a unified diff. Tabs are shown as spaces, line ends are left out."""
    return "\n".join(line for edit in plan.edits for line in _lines(edit))


def _lines(edit: Edit) -> Iterator[str]:
    linked = f" (a link to {edit.real})" if os.path.normpath(edit.real) != os.path.normpath(edit.path) else ""
    yield f"--- {edit.path}{linked}" if edit.before is not None else "--- (no file yet)"
    yield f"+++ {edit.path}" if edit.after is not None else "+++ (the file goes)"
    before, after = _text(edit.before), _text(edit.after)
    told = list(difflib.unified_diff(before.splitlines(), after.splitlines(), n=_AROUND, lineterm=""))[2:]
    yield from _clipped(before, after) if any(len(line) > _LONG for line in told) else told


def _text(content: bytes | None) -> str:
    return (content or b"").decode("utf-8", "replace").lstrip("\ufeff").expandtabs(4)


def _clipped(before: str, after: str) -> Iterator[str]:
    """Where two texts of very long lines differ, with a little of what stands beside it."""
    same = _shared(before, after)
    least = min(len(before), len(after)) - same
    tail = _shared(before[::-1][:least], after[::-1][:least])
    yield f"@@ at character {same} @@"
    yield f" …{before[max(0, same - _BESIDE) : same]}"
    yield from (f"-{line}" for line in before[same : len(before) - tail].splitlines())
    yield from (f"+{line}" for line in after[same : len(after) - tail].splitlines())
    yield f" {before[len(before) - tail :][:_BESIDE]}…"


def _shared(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    least = min(len(one), len(other))
    return next((place for place in range(least) if one[place] != other[place]), least)


def carry_out(plan: Plan, files: HostFiles, name: str) -> tuple[str, ...]:
    """Make the change; gives the paths of the copies. Where a file cannot be written, those before it are put back.

    ``name`` becomes a part of each copy's name. Raises BadInput, HomeError.
    """
    copies = tuple(
        files.back_up(FoundFile(edit.path, edit.real, edit.before), name)
        for edit in plan.edits
        if edit.before is not None
    )
    done: list[Edit] = []
    try:
        for edit in plan.edits:
            files.write(edit)
            done.append(edit)
    except AfterwordError:
        for edit in reversed(done):
            with suppress(AfterwordError):  # what stopped the first of them is what is told
                files.write(Edit(edit.path, edit.real, edit.after, edit.before, None, edit.folders))
        raise
    return copies
