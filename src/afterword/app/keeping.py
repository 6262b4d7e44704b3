"""Keeping what is known: backups and restoring them, taking it out as Markdown or JSON, bringing it in, tidying up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from afterword.app import places
from afterword.app.joining import HOST_KEY, Parts, projects_for, settings_of
from afterword.app.naming import setting_line
from afterword.app.places import BackupFound
from afterword.core.entry import AnswerKind
from afterword.core.errors import BadInput
from afterword.engine import exporting
from afterword.engine import tidy as tidying
from afterword.engine.admit import Admission
from afterword.engine.asking import Act, Question, refuse_first, shown, take
from afterword.engine.desk import Desk
from afterword.engine.exporting import Exported, as_markdown
from afterword.engine.hand import Hand
from afterword.engine.importing import Imported, Told, bring_in, imported_waiting, keep_imported_question
from afterword.engine.powers import Power, Turned, left_alone, undecided
from afterword.engine.restoring import restore_question
from afterword.engine.tidy import ByModel, Merged, PutTogether, WouldAsk
from afterword.engine.views import Done, Outcome, Shown
from afterword.ports import Backup, Progress, silent
from afterword.settings import checked

if TYPE_CHECKING:
    from afterword.assistants.saved import SavedFound
    from afterword.storage.backups import Written

__all__ = [
    "BackupFound",
    "ByModel",
    "Exported",
    "Imported",
    "Keeping",
    "Merged",
    "Power",
    "PutTogether",
    "Restored",
    "WouldAsk",
    "Written",
    "as_markdown",
]


class Saves(Protocol):
    """Where something lies that an assistant saved."""

    def find(self) -> SavedFound:
        """All of it."""
        ...

    def places(self) -> tuple[str, ...]:
        """Where it is looked for, there or not."""
        ...


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
        from afterword.storage.backups import place_for

        made: list[Written] = []
        desk = self._parts.desk()
        question = _key_question(
            file,
            lambda: place_for(Path(file).expanduser(), desk.now),
            lambda: made.append(self._write(file, with_key=True)),
        )
        refuse_first(desk, AnswerKind.RESTORE, "key", hand)
        outcome = take(desk, question, hand)
        return outcome, made[0] if made else None

    def _write(self, file: str, *, with_key: bool) -> Written:
        from afterword import __version__
        from afterword.storage.backups import back_up

        storage, now = self._parts.storage, self._parts.sockets.clock.now()
        return back_up(storage, Path(file).expanduser(), now, __version__, with_key=with_key)

    def new_backup(self) -> str:
        """Where a backup goes where nobody says where: a file that is not there yet."""
        return places.free_path(self._parts.asking.env, self._parts.sockets.clock.now(), ".zip")

    def new_export(self) -> str:
        """The same for what is taken out as Markdown."""
        return places.free_path(self._parts.asking.env, self._parts.sockets.clock.now(), ".md")

    def backups_found(self) -> tuple[BackupFound, ...]:
        """Files that are named as backups, where people put files, newest first. None is opened."""
        return places.backups_found(self._parts.asking.env)

    def whole_path(self, typed: str) -> str:
        """A path as a person typed it, whole. Raises BadInput."""
        return places.whole_path(typed, self._parts.asking.env)

    def restorable(self, file: str, hand: Hand) -> tuple[Desk, Backup]:
        """A backup that this hand may bring back. Raises AnswerRefused, and BadInput for a file that cannot be used."""
        from afterword.storage.backups import read_backup

        desk = self._parts.desk()
        refuse_first(desk, AnswerKind.RESTORE, "backup", hand)
        self._parts.refuse_newer()
        return desk, read_backup(Path(file).expanduser(), self._parts.storage.keys)

    def restore(self, file: str, hand: Hand, progress: Progress = silent) -> Restored:
        """Bring back what is missing here. Raises as ``restorable`` does."""
        desk, backup = self.restorable(file, hand)
        adopt = self._adopting(desk, backup)
        question = restore_question(backup, self._here(), self._allowed, setting_line, adopt=adopt, progress=progress)
        outcome = take(desk, question, hand)
        if not isinstance(outcome, Done):
            return Restored(outcome)
        return Restored(outcome, self.powers())

    def powers(self) -> tuple[Power, ...]:
        """What backups that were brought back would allow beyond what holds here, as far as nobody decided about it."""
        here = self._here()
        return tuple(one for one in undecided(self._parts.pen.standing(), here) if self._allowed(one.name, one.there))

    def leave_powers(self, *names: str) -> None:
        """These settings stay as they are, all of them where none is named: nothing is asked about them any more."""
        powers = tuple(one for one in self.powers() if not names or one.name in names)
        self._parts.pen.admit(Admission(tuple(left_alone(powers))))

    # out and in

    def export(self) -> Exported:
        """Everything that is in use, and what was true once. Nothing that waits."""
        return exporting.export(self._parts.desk())

    def save(self, file: str, text: str) -> str:
        """Write a text into a new file, for its owner alone; gives where. Raises BadInput where none can be."""
        from afterword.storage.atomic import DiskSteps, as_named, write_atomic

        path = Path(file).expanduser()
        with as_named(path):
            taken = path.exists() or path.is_symlink()
        if taken:
            raise BadInput(f"There is something at {path} already. Nothing was written over it.", "Name another file.")
        if not path.parent.is_dir():
            raise BadInput(f"There is no folder {path.parent}.", "Make it first, or name another.")
        write_atomic(path, text.encode("utf-8"), DiskSteps())
        return str(path)

    def saved_here(self) -> tuple[tuple[str, str], ...]:
        """The assistants that saved something about the person here: name and title. Opens no file."""
        from afterword.assistants.saved import ClaudeCodeSaved, CodexSaved

        env = self._parts.asking.env
        return tuple((one.name, one.title) for one in (ClaudeCodeSaved(env), CodexSaved(env)) if one.there())

    def bring_in(self, source: str, env: Mapping[str, str], progress: Progress = silent) -> Imported:
        """Have what an assistant saved by itself wait: 'claude-code', 'codex', or a file with ChatGPT's.

        Raises BadInput, UnknownFormat, HomeNewer.
        """
        progress(0, 0, source)
        saves = _saved(source, env)
        found = saves.find()
        projects = projects_for(self._parts.projects, self._parts.pen.standing())
        known = {folder: projects.of(folder) for folder in {one.folder for one in found.saved if one.folder}}
        told = [Told(one.assistant, one.text, known.get(one.folder), one.wish) for one in found.saved]
        skipped = dict(found.skipped)
        for unread in found.unread:
            skipped[f"{unread.path} cannot be read. {unread.reason}"] = 1
        if not (told or skipped):
            return Imported(0, looked_in=saves.places())
        return bring_in(self._parts.desk(), told, skipped)

    def keep_imported(self, hand: Hand) -> Outcome:
        """Keep all that was brought in and waits, as one list."""
        desk = self._parts.desk()
        refuse_first(desk, AnswerKind.KEEP, "imported", hand)
        return take(desk, keep_imported_question(), hand)

    def imported(self) -> int:
        """How many that were brought in wait."""
        return len(imported_waiting(self._parts.pen.standing()))

    # tidying up

    def tidy(self, *, only_look: bool = False) -> tuple[Merged, ...]:
        """Put together what says nearly the same, each with an Undo of its own; ``only_look``: only say what."""
        return tidying.tidy(self._parts.desk(), only_look=only_look)

    def would_ask(self) -> WouldAsk | str:
        """Which model could be asked to look too, what it would be shown and cost at most. Asks nobody; 'nobody' where
        none is set up, 'nothing' where none of those that are may be shown anything that is worth it.
        """
        return tidying.would_ask(self._parts.desk())

    def tidy_by_model(self) -> ByModel:
        """Ask it, and put together what code lets pass, each with an Undo of its own."""
        return tidying.ask_a_model(self._parts.desk())

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


def _saved(source: str, env: Mapping[str, str]) -> Saves:
    from afterword.assistants.saved import ChatGptSaved, ClaudeCodeSaved, CodexSaved

    known: dict[str, Saves] = {one.name: one for one in (ClaudeCodeSaved(env), CodexSaved(env))}
    if source in known:
        return known[source]
    from afterword.storage.atomic import as_named

    path = Path(source).expanduser()
    with as_named(path):
        there = path.is_file()
    if not there:
        names = ", ".join(known)
        raise BadInput(
            f"There is no file {source}, and no assistant of that name.", f"Name a file, or one of: {names}."
        )
    return ChatGptSaved(str(path))


def _default(name: str) -> str:
    from afterword.settings import setting_named

    return setting_named(name).default


def _key_question(file: str, place: Callable[[], Path], write: Callable[[], None]) -> Question:
    def show(desk: Desk) -> Shown:  # noqa: ARG001  every show has the same shape
        place()
        words = f"Write everything, and the secret key of this home, to {file}"
        warning = "whoever has that file can read all of it, and make memories that pass for yours"
        return shown(AnswerKind.RESTORE, "key", words, "Write it with the key?", [warning])

    def act(desk: Desk, choice: str, answer: str) -> Act:  # noqa: ARG001  every act has the same shape
        return Act(
            Admission(), Done("Written, with the key. Keep that file where nobody else can read it."), then=write
        )

    return Question(show, act)
