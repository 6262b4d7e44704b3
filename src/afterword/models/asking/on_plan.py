"""A person's own command-line assistant as a model on their plan: found, looked at once, and asked only if it fits.

Each assistant's form is a file of its own; here is what they share.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from afterword.ports import ReviewFailure

from .bare import Ran, Room, empty_room
from .completing import Completion, NoCompletion, Prompt
from .programs import find_program, state_of

USUAL: Final = "default"  # the model that a program takes where none is named
LOOK: Final = 20.0  # seconds for a version to say what it offers


@dataclass(frozen=True, slots=True)
class Form:
    """How one assistant is asked as a bare model.

    ``keep`` and ``sets``: of the environment. ``in_the_way``: what of the person's no flag leaves out, '' for nothing.
    ``fits``: whether a version offers all that is needed; it may start the program, but has no word of a chat to show
    it. ``ask``: one completion; the last argument is the most seconds it may take.
    """

    program: str
    keep: tuple[str, ...]
    sets: Mapping[str, str]
    in_the_way: Callable[[Mapping[str, str]], str]
    fits: Callable[[Room, Path], bool]
    ask: Callable[[Room, Path, str, Prompt, float], Completion | NoCompletion]


@dataclass(slots=True)
class OnPlan:
    """One assistant of the person's. ``base``: where rooms for runs are made."""

    form: Form
    environment: Mapping[str, str] = field(repr=False)
    base: Path | None = None
    seconds: float = 120.0
    _fits: dict[tuple[str, int, int], bool] = field(default_factory=dict, init=False, repr=False)

    def complete(self, program: str, model: str, prompt: Prompt) -> Completion | NoCompletion:
        """One completion. ``program``: a name or path, '' for the usual one. ``model`` USUAL: the program's choice."""
        found = find_program(program or self.form.program, self.environment)
        state = state_of(found) if found else None
        if found is None or state is None:
            return _none("not installed")
        if why := self.form.in_the_way(self.environment):
            return _none(why)
        try:
            with empty_room(self.base, self.environment, keep=self.form.keep, sets=self.form.sets) as room:
                if state not in self._fits:
                    self._fits[state] = self.form.fits(room, found)
                if not self._fits[state]:
                    return _none("version cannot run bare")
                return self.form.ask(room, found, model, prompt, self.seconds)
        except OSError:
            return _none("cannot be started")


def ended(ran: Ran) -> NoCompletion | None:
    """No completion, where we ended the run."""
    match ran.ended:
        case "":
            return None
        case "too long":
            return NoCompletion(ReviewFailure.UNREADABLE, "too long")
        case "unwanted":
            return NoCompletion(ReviewFailure.UNREADABLE, "tool call")
        case why:
            return NoCompletion(ReviewFailure.NO_ANSWER, why)


def printed(room: Room, program: Path, *arguments: str) -> str | None:
    """What the program prints when it is only asked about itself, None where it fails."""
    ran = room.run(program, arguments, seconds=LOOK)
    return ran.output.decode("utf-8", "replace") if ran.code == 0 else None


def _none(detail: str) -> NoCompletion:
    """Nobody was asked."""
    return NoCompletion(ReviewFailure.NO_ANSWER, detail, left=False)
