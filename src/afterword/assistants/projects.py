"""From a working folder to its project, read from files alone: git is never run, as a config can start programs.

Order: the remote, else the repository's root, else the folder itself. Worktrees of one repository are one project.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath, PureWindowsPath

from afterword.core.chat import Project

from .git_config import remotes
from .lines import long_path
from .remotes import normalised

_LONGEST_CONFIG = 1024 * 1024
_POINTER = 16 * 1024
_WINDOWS_PATH = re.compile(r"[A-Za-z]:[\\/]|\\\\")


@dataclass(frozen=True, slots=True)
class FileProjects:
    """Projects as the files of this computer say. ``separate_worktrees``: each worktree is a project of its own."""

    separate_worktrees: bool = False

    def of(self, folder: str) -> Project | None:
        """The project of a working folder, which need not exist any more. None where the log names no folder."""
        if not _is_absolute(folder):
            return None
        if _WINDOWS_PATH.match(folder) and os.name != "nt":
            return _of_folder(folder)
        repository = _repository(Path(os.path.normpath(folder)))
        return self._of_repository(repository) if repository else _of_folder(folder)

    def _of_repository(self, repository: _Repository) -> Project:
        if self.separate_worktrees and repository.root != repository.main:
            return _of_folder(str(repository.root))
        for url in remotes(_text(repository.git / "config", _LONGEST_CONFIG)):
            if remote := normalised(url, str(repository.main)):
                return Project(f"git:{remote}", remote.rsplit("/", 1)[-1])
        return _of_folder(str(repository.main))


@dataclass(frozen=True, slots=True)
class TableProjects:
    """Projects from a table instead of files: folders as they stand in logs, each with the folders below it."""

    folders: Mapping[str, Project]

    def of(self, folder: str) -> Project | None:
        """The project of the nearest folder in the table at or above this one; below none: the folder itself."""
        for above in _upwards(folder):
            if found := self.folders.get(above):
                return found
        return _of_folder(folder) if _is_absolute(folder) else None


def table_projects(rows: Mapping[str, Mapping[str, object]]) -> TableProjects:
    """A resolver from rows ``{name: {"folders": [...], "worktrees": [...], "remote": text or null}}``."""
    folders: dict[str, Project] = {}
    for name, row in rows.items():
        listed = [str(folder) for part in ("folders", "worktrees") for folder in _list(row.get(part))]
        remote = row.get("remote")
        key = f"git:{remote}" if isinstance(remote, str) else _of_folder(listed[0] if listed else name).key
        folders.update(dict.fromkeys(listed, Project(key, name)))
    return TableProjects(folders)


@dataclass(frozen=True, slots=True)
class _Repository:
    """``root``: the working tree; ``git``: where its config lies; ``main``: the root of its main repository."""

    root: Path
    git: Path
    main: Path


def _repository(folder: Path) -> _Repository | None:
    for above in (folder, *folder.parents):
        entry = above / ".git"
        mode = _mode(entry)
        if stat.S_ISDIR(mode) and _mode(entry / "HEAD"):
            return _Repository(above, entry, above)
        if stat.S_ISREG(mode) and (git := _pointed_to(entry)):
            return _linked(above, git)
    return None


def _linked(root: Path, git: Path) -> _Repository:
    """A worktree shares the main repository's git folder and names it; a submodule has one of its own."""
    common = _text(git / "commondir", _POINTER).strip()
    if not common:
        return _Repository(root, git, root)
    shared = Path(os.path.normpath(git / common))
    return _Repository(root, shared, shared.parent if shared.name == ".git" else shared)


def _pointed_to(entry: Path) -> Path | None:
    named = re.match(r"gitdir:[ \t]*(.+)", _text(entry, _POINTER))
    return Path(os.path.normpath(entry.parent / named[1].strip())) if named else None


def _of_folder(folder: str) -> Project:
    if _WINDOWS_PATH.match(folder):
        windows = PureWindowsPath(folder)
        return Project(f"folder:{windows.as_posix()}", windows.name or windows.as_posix())
    plain = PurePosixPath(os.path.normpath(folder))
    return Project(f"folder:{plain}", plain.name or str(plain))


def _is_absolute(folder: str) -> bool:
    return folder.startswith("/") or _WINDOWS_PATH.match(folder) is not None


def _upwards(folder: str) -> list[str]:
    path = PureWindowsPath(folder) if _WINDOWS_PATH.match(folder) else PurePosixPath(os.path.normpath(folder or "."))
    return [str(path), *(str(above) for above in path.parents)]


def _mode(path: Path) -> int:
    with suppress(OSError, ValueError):
        return Path(long_path(str(path))).stat().st_mode
    return 0


def _text(path: Path, most: int) -> str:
    """The text of a small regular file, or ''."""
    if not stat.S_ISREG(_mode(path)):
        return ""
    with suppress(OSError), Path(long_path(str(path))).open("rb") as file:
        return file.read(most).decode("utf-8", "replace")
    return ""


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []
