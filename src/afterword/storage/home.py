"""The home folder: where everything of one person lies, who may read it, and which release wrote it.

home/               AFTERWORD_HOME, else the platform's data folder
  home.json         layout, home id, device id
  memory/           Markdown, with a marker file; may lie elsewhere, in a vault say
    superseded/ archived/
  record/           owner only: the record, its backups, the writer lock, tickets
config/             keys, outside the memory folder: the platform's config folder, or in a home that was named
"""

from __future__ import annotations

import json
import os
import re
import secrets
import stat
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from afterword.core.errors import BadInput, HomeDamaged, HomeError
from afterword.storage.atomic import DiskSteps, disk_errors, is_link, read_regular, write_atomic
from afterword.storage.synced import elsewhere

VARIABLE = "AFTERWORD_HOME"
LAYOUT = 1
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST = 4096  # bytes of a small file of ours


@dataclass(frozen=True, slots=True)
class Home:
    """The places of one home; nothing need exist yet. ``named``: the person named the folder themselves."""

    root: Path
    memory: Path
    config: Path
    named: bool = True

    @property
    def record_folder(self) -> Path:
        """Owner only; never synced."""
        return self.root / "record"

    @property
    def record(self) -> Path:
        """The database."""
        return self.record_folder / "record.sqlite3"

    @property
    def backups(self) -> Path:
        """Copies of the record from before each migration."""
        return self.record_folder / "backups"

    @property
    def tickets(self) -> Path:
        """Tickets that were minted and not spent."""
        return self.record_folder / "tickets"

    @property
    def lock(self) -> Path:
        """The writer lock."""
        return self.record_folder / "writer.lock"

    @property
    def about(self) -> Path:
        """What this home is: layout and ids."""
        return self.root / "home.json"

    @property
    def marker(self) -> Path:
        """Says that a folder is this home's memory folder, and not the empty place where a disk was."""
        return self.memory / ".afterword"


def misplaced(home: Home) -> tuple[Path, ...]:
    """What lies where a folder of ours belongs and is none, or where a file of ours does that is made again and is no
    file: nothing can be written past it. A link to a folder is one.
    """
    derived = (home.root / "index", home.root / "run")
    folders = (home.record_folder, home.backups, home.tickets, home.config, *derived, *_inside(home))
    wrong = [path for path in folders if os.path.lexists(path) and not path.is_dir()]
    files = (home.lock, home.marker, home.root / "index" / "chunks.sqlite3")
    return (*wrong, *(path for path in files if os.path.lexists(path) and not path.is_file()))


def linked(home: Home) -> tuple[Path, ...]:
    """The folders inside the memory folder that are links: nothing is read or written through them."""
    return tuple(path for path in _inside(home) if is_link(path) and path.is_dir())


def _inside(home: Home) -> tuple[Path, ...]:
    return (home.memory / "superseded", home.memory / "archived") if home.memory.is_dir() else ()


@dataclass(frozen=True, slots=True)
class Identity:
    """What a home says of itself. ``home`` names its keys and its memory folder, ``device`` this computer."""

    layout: int
    home: str
    device: str

    @property
    def newer(self) -> bool:
        """Whether a later release laid it out: it is only read then."""
        return self.layout > LAYOUT


def home_at(root: Path | None, env: Mapping[str, str], *, memory: Path | None = None) -> Home:
    """The home at ``root``, else where ``env`` says, else the platform's own. Makes nothing. Raises BadInput."""
    named = root or (Path(env[VARIABLE]) if env.get(VARIABLE) else None)
    if named is None:
        import platformdirs

        data = platformdirs.user_data_path("afterword", appauthor=False, roaming=False)
        config = platformdirs.user_config_path("afterword", appauthor=False, roaming=False)
        return Home(data, memory or data / "memory", config / "keys", named=False)
    try:
        whole = Path(os.path.realpath(named.expanduser()))
    except (RuntimeError, ValueError) as error:
        raise BadInput(f"{str(named)!r} cannot be a folder.", f"Set {VARIABLE} to a folder of your own.") from error
    if whole.exists() and not whole.is_dir():
        raise BadInput(f"{whole} is a file, not a folder.", f"Set {VARIABLE} to a folder of your own.")
    return Home(whole, memory or whole / "memory", whole / "config")


def traces_of(home: Home) -> bool:
    """Whether anything of a home lies at its places, whole or not, or whether that cannot be told."""
    try:
        for path in (home.about, home.record_folder, home.marker):
            with suppress(FileNotFoundError):
                path.lstat()
                return True
    except OSError:
        return True
    return only_key_of(home) is not None


def identity_of(home: Home) -> Identity | None:
    """What the home says of itself; None where there is none yet. Raises HomeDamaged where that cannot be read,
    PermissionError where it may not be.
    """
    if not home.about.exists():
        return None
    try:
        content = read_regular(home.about, _MOST)
    except PermissionError:
        raise
    except OSError as error:
        raise _unusable(home) from error
    try:
        said = json.loads(content)
        return Identity(int(said["layout"]), _id(said["home"]), _id(said["device"]))
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise _unusable(home) from error


def _unusable(home: Home) -> HomeDamaged:
    return HomeDamaged(
        f"{home.about} cannot be read as what Afterword wrote there.",
        "Put it back from a backup, or run: afterword repair",
    )


def _id(said: object) -> str:
    """Raises ValueError for what could be no id of ours: it becomes part of a file's name."""
    if not isinstance(said, str) or not _ID.fullmatch(said):
        raise ValueError("no id")
    return said


def identity_broken(home: Home) -> bool:
    """Whether the description is there and says nothing that can be used. Raises PermissionError where it may not be
    read.
    """
    try:
        return identity_of(home) is None
    except HomeDamaged:
        return True


def make_identity(home: Home, steps: DiskSteps, *, device: str = "") -> Identity:
    """Give the home its ids, or the ones that its memory folder or its key know already; ``device``: as it was known.

    For who holds the writer lock.
    """
    found = identity_of(home)
    if found is not None:
        return found
    own = marked_for(home) or only_key_of(home) or secrets.token_hex(8)
    made = Identity(LAYOUT, own, device or f"d-{secrets.token_hex(4)}")
    content = json.dumps({"layout": made.layout, "home": made.home, "device": made.device}) + "\n"
    write_atomic(home.about, content.encode("ascii"), steps)
    return made


def make_folders(home: Home, steps: DiskSteps) -> None:
    """The folders that only the owner may enter, made or tightened. Raises HomeError where no record may lie."""
    refuse_elsewhere(home.record_folder)
    with disk_errors(home.root):
        home.root.parent.mkdir(parents=True, exist_ok=True)
        steps.make_folder(home.root)
        if _others_may_change(home.root):
            home.root.chmod(stat.S_IMODE(home.root.stat().st_mode) & ~0o022)
    for folder in (home.record_folder, home.backups, home.tickets, *_private_if_there(home)):
        own_folder(folder, steps)


def closed(home: Home) -> bool:
    """Whether other users are shut out already, as ``make_folders`` leaves it."""
    shut = True
    if sys.platform != "win32":
        private = (home.record_folder, *_private_if_there(home))
        shut = all(folder.stat().st_uid == os.geteuid() and not folder.stat().st_mode & 0o077 for folder in private)
    return shut and not _others_may_change(home.root)


def own_folder(folder: Path, steps: DiskSteps) -> None:
    """A folder that no other user of this computer may enter. Raises HomeError where it is somebody else's."""
    with disk_errors(folder):
        steps.make_folder(folder)
        if sys.platform != "win32":  # there, a folder made with 0o700 is the owner's, and what is in it inherits that
            state = folder.stat()
            if state.st_uid != os.geteuid():
                raise HomeError(
                    f"{folder} belongs to another user.", "Run Afterword as its owner, or name another home."
                )
            if state.st_mode & 0o077:
                folder.chmod(0o700)


def _private_if_there(home: Home) -> tuple[Path, ...]:
    """The memory folder too, unless it is one of the person's own choice, with the rights they gave it."""
    own = (home.config, home.memory) if home.memory.parent == home.root else (home.config,)
    return tuple(folder for folder in own if folder.is_dir())


def _others_may_change(folder: Path) -> bool:
    """Whether other users may put names into a folder of ours or take them out. Where all names are safe, they may."""
    may = False
    if sys.platform != "win32":
        state = folder.stat()
        may = bool(state.st_uid == os.geteuid() and state.st_mode & 0o022 and not state.st_mode & stat.S_ISVTX)
    return may


def refuse_elsewhere(folder: Path) -> None:
    """Raises HomeError where the record would lie in a synced or network folder."""
    found = elsewhere(folder)
    if found is not None:
        why = "does not keep the locks it needs" if found.network else "would copy it in the middle of a write"
        raise HomeError(
            f"The record cannot lie in {folder}: that is {found.what}, which {why}.",
            f"Set {VARIABLE} to a folder on this computer's own disk. The memory folder alone may be synced.",
        )


def marked_for(home: Home) -> str | None:
    """The id of the home whose memory folder this is, or None: there is no folder, or no marker in it."""
    try:
        content = read_regular(home.marker, _MOST)
    except OSError:
        return None
    words = content.decode("utf-8", "replace").split()
    return words[-1] if words and _ID.fullmatch(words[-1]) else None


def only_key_of(home: Home) -> str | None:
    """The id of the home whose key lies here as a file, where it is the only one."""
    try:
        names = [path.stem for path in home.config.glob("*.key") if _ID.fullmatch(path.stem)]
    except OSError:
        return None
    return names[0] if len(names) == 1 else None


def mark_memory_folder(home: Home, identity: Identity, steps: DiskSteps) -> None:
    """Make the memory folder and say in it whose it is. For a new home, and for a person who moved theirs."""
    with disk_errors(home.memory):
        home.memory.parent.mkdir(parents=True, exist_ok=True)
        if home.memory.parent == home.root or not home.memory.is_dir():
            own_folder(home.memory, steps)
    write_atomic(home.marker, f"The memory folder of the Afterword home {identity.home}\n".encode("ascii"), steps)
