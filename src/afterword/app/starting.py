"""Having the system start the daemon by itself, as an answer: the exact file and commands are shown, then carried out.

What such a file says is handed in by who knows the system; here it is written, and taken away only while it is ours.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from afterword.app.joining import Parts
from afterword.core.entry import AnswerKind
from afterword.core.errors import BadInput
from afterword.engine.admit import Admission
from afterword.engine.asking import Act, Question, shown
from afterword.engine.connecting.changes import carry_out, diff_of
from afterword.engine.connecting.ledger import line, made_in
from afterword.engine.desk import Desk
from afterword.engine.hand import Hand
from afterword.engine.views import Done, Outcome, Shown
from afterword.ports.connecting import Edit, FoundFile, Made, Plan
from afterword.storage.host_files import DiskHostFiles

TARGET = "daemon"


@dataclass(frozen=True, slots=True)
class Unit:
    """What has a system start the daemon: a file, and the commands that make it count and let it go again.

    ``ours`` says whether bytes at that place are of ours, in whatever release.
    """

    system: str
    path: str
    content: bytes
    start: tuple[tuple[str, ...], ...]
    stop: tuple[tuple[str, ...], ...]
    ours: Callable[[bytes], bool]


@dataclass(frozen=True)
class Starting:
    """Installing and removing a unit. ``run`` runs a command and gives what went wrong, '' for nothing."""

    parts: Parts
    taken: Callable[[AnswerKind, str, Callable[[], Question], Hand], Outcome]
    unit: Unit
    run: Callable[[Sequence[str]], str]

    def state(self) -> tuple[bool, bool]:
        """Whether a file of ours is there, and whether it is as it would be written now."""
        content = self._files.read(self.unit.path).content
        return content is not None and self.unit.ours(content), content == self.unit.content

    @property
    def by_hand(self) -> str:
        """The commands that make the file count, as a person types them."""
        return " && ".join(" ".join(f'"{word}"' if " " in word else word for word in one) for one in self.unit.start)

    def install(self, hand: Hand) -> Outcome:
        """Write the file and run the commands that make it count. ``partly`` done where the system takes none of it."""
        return self.taken(AnswerKind.CONNECT, TARGET, lambda: Question(self._shown_in, self._put_in), hand)

    def remove(self, hand: Hand) -> Outcome:
        """Let the system forget it and take the file away."""
        return self.taken(AnswerKind.CONNECT, TARGET, lambda: Question(self._shown_out, self._taken_out), hand)

    @property
    def _files(self) -> DiskHostFiles:
        return DiskHostFiles(self.parts.storage.home.root / "connections")

    def _found(self) -> FoundFile:
        found = self._files.read(self.unit.path)
        if found.content is not None and not self.unit.ours(found.content):
            raise BadInput(f"{found.path} is there already, and not of Afterword's.", "Move it away, then try again.")
        return found

    def _shown_in(self, desk: Desk) -> Shown:
        found = self._found()
        if found.content == self.unit.content:
            raise BadInput("The daemon is started by itself already.", "Take it out again: afterword service remove")
        words = [f"Have {self.unit.system} start Afterword's daemon whenever you log in.", ""]
        return self._asks(words, self._in(desk, found), self.unit.start, "Write this and start it?")

    def _put_in(self, desk: Desk, choice: str, answer: str) -> Act:
        plan = self._in(desk, self._found())
        carry_out(plan, self._files, TARGET)
        trouble = self._all(self.unit.start)
        done = Done("The daemon is started by itself from now on.", "Take it back: afterword service remove")
        if trouble:
            says = f"{self.unit.path} is written, but {self.unit.system} did not take it."
            done = Done(says, f"Try it yourself: {self.by_hand}", also=trouble, partly=True)
        return Act(Admission((line(TARGET, plan.made),)), done, self.unit.system)

    def _shown_out(self, desk: Desk) -> Shown:
        found = self._found()
        if found.content is None:
            raise BadInput("Nothing has the daemon started by itself.", "Have it so: afterword service install")
        words = ["Have the system start Afterword's daemon no more, and end the one that it started.", ""]
        return self._asks(words, self._out(desk, found), self.unit.stop, "Take it out?")

    def _taken_out(self, desk: Desk, choice: str, answer: str) -> Act:
        trouble = self._all(self.unit.stop)
        found = self._found()
        if found.content is not None:
            carry_out(self._out(desk, found), self._files, TARGET)
        out = Admission((line(TARGET, ()),))
        return Act(out, Done("The daemon is no longer started by itself.", also=trouble), self.unit.system)

    def _asks(self, words: Sequence[str], plan: Plan, commands: Sequence[Sequence[str]], label: str) -> Shown:
        lines = [*words, diff_of(plan), "", "and run:", *(f"  {' '.join(one)}" for one in commands)]
        return shown(AnswerKind.CONNECT, TARGET, "\n".join(lines), label)

    def _in(self, desk: Desk, found: FoundFile) -> Plan:
        digest = hashlib.sha256(self.unit.content).hexdigest()
        folders = found.folders or self._folders(desk)
        made = Made(found.path, (), created=found.content is None, digest=digest, folders=folders)
        edit = Edit(found.path, found.real, found.content, self.unit.content, made, found.folders)
        return Plan((edit,), (made,))

    def _out(self, desk: Desk, found: FoundFile) -> Plan:
        return Plan((Edit(found.path, found.real, found.content, None, None, self._folders(desk)),), ())

    def _folders(self, desk: Desk) -> tuple[str, ...]:
        """Those that were made for the file, and go with it where nothing else lies in them."""
        made = made_in(desk.standing(), TARGET)
        return next((one.folders for one in made if one.path == self.unit.path), ())

    def _all(self, commands: Sequence[Sequence[str]]) -> tuple[str, ...]:
        """Run them one after the other; what went wrong, a line each."""
        wrong = [(one, said) for one in commands if (said := self.run(one))]
        return tuple(f"{Path(one[0]).name} {' '.join(one[1:])}: {said}" for one, said in wrong)
