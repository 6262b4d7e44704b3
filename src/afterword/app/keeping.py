"""Keeping what is known: backups and restoring them, taking it out as Markdown or JSON, bringing it in, tidying up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from afterword.app.joining import HOST_KEY, Parts, settings_of
from afterword.core.entry import AnswerKind
from afterword.core.errors import BadInput, HomeNewer
from afterword.engine.admit import Admission
from afterword.engine.asking import Act, Question, refuse_first, shown, take
from afterword.engine.desk import Desk
from afterword.engine.hand import Hand
from afterword.engine.powers import Power, Turned
from afterword.engine.restoring import powers_in, restore_question
from afterword.engine.views import Done, Outcome, Shown
from afterword.ports import Backup
from afterword.settings import checked

if TYPE_CHECKING:
    from afterword.storage.backups import Written


@dataclass(frozen=True, slots=True)
class Restored:
    """How restoring ended. ``powers`` did not come with it: each is to be asked by itself, as a setting is."""

    outcome: Outcome
    powers: tuple[Power, ...] = ()


class Keeping:
    """One home, as a whole: out of it, and into it. Raises HomeNewer where it is only read."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    # backups

    def backup(self, file: str) -> Written:
        """Write a backup without the key. Raises BadInput, DiskFull, HomeDamaged, HomeBusy."""
        return self._write(file, with_key=False)

    def backup_with_key(self, file: str, hand: Hand) -> tuple[Outcome, Written | None]:
        """The same with the key that seals memories: an answer, since whoever has that file can seal as this home."""
        made: list[Written] = []
        question = _key_question(file, lambda: made.append(self._write(file, with_key=True)))
        desk = self._parts.desk()
        refuse_first(desk, AnswerKind.RESTORE, "key", hand)
        outcome = take(desk, question, hand)
        return outcome, made[0] if made else None

    def _write(self, file: str, *, with_key: bool) -> Written:
        from afterword import __version__
        from afterword.storage.backups import back_up

        storage, now = self._parts.storage, self._parts.sockets.clock.now()
        return back_up(storage, Path(file).expanduser(), now, __version__, with_key=with_key)

    def restore(self, file: str, hand: Hand) -> Restored:
        """Bring back what is missing here. Raises AnswerRefused, and BadInput for a file that cannot be used."""
        from afterword.storage.backups import read_backup

        desk = self._parts.desk()
        refuse_first(desk, AnswerKind.RESTORE, "backup", hand)
        if not self._parts.storage.writable:
            raise HomeNewer("A newer release of Afterword wrote this home. Here it is only read.", "Update Afterword.")
        backup = read_backup(Path(file).expanduser(), self._parts.storage.keys)
        question = restore_question(backup, self._here(), self._allowed, adopt=self._adopting(desk, backup))
        outcome = take(desk, question, hand)
        if not isinstance(outcome, Done):
            return Restored(outcome)
        return Restored(outcome, powers_in(backup, self._here(), self._allowed))

    def _here(self) -> Callable[[str], Turned]:
        parts = self._parts
        standing = parts.pen.standing()

        def here(name: str) -> Turned:
            owner = name.split(".")
            sources = tuple(dict.fromkeys((*parts.names(), *owner[1:2])))
            value = settings_of(standing, sources).get(name)
            if value is not None:
                return Turned(value.value, value.at)
            turns = standing.settings.get(name, ())
            return Turned(turns[-1].value, turns[-1].at) if turns else Turned(_default(name), None)

        return here

    def _allowed(self, name: str, value: str) -> bool:
        """Whether this is a setting that a person sets, with a value that it takes."""
        parts = name.split(".")
        if parts[0] == "consent" and (parts[1] not in self._parts.names() or parts[2:] == ["since"]):
            return False
        try:
            return name != HOST_KEY and checked(name, value) == value
        except BadInput:
            return False

    def _adopting(self, desk: Desk, backup: Backup) -> Callable[[], None] | None:
        """Taking the key that a backup brings: only where nothing here was sealed or hashed by another."""
        from afterword.storage.backups import take_key

        standing = desk.standing()
        used = standing.memories or standing.erased or standing.chats or standing.setting(HOST_KEY) is not None
        if backup.sealed or backup.key is None or used or self._parts.storage.files.all():
            return None
        key = backup.key
        return lambda: take_key(self._parts.storage, key)


def _default(name: str) -> str:
    from afterword.settings import setting_named

    return setting_named(name).default


def _key_question(file: str, write: Callable[[], None]) -> Question:
    def show(desk: Desk) -> Shown:  # noqa: ARG001  every show has the same shape
        words = f"Write everything, and the secret key of this home, to {file}"
        warning = "whoever has that file can read all of it, and make memories that pass for yours"
        return shown(AnswerKind.RESTORE, "key", words, "Write it with the key?", [warning])

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        return Act(
            Admission(), Done("Written, with the key. Keep that file where nobody else can read it."), then=write
        )

    return Question(show, act)
