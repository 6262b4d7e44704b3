"""Whether a folder is copied elsewhere by another program or lies on another machine: no place for a database.

A copying program takes a record in the middle of a write; network disks do not keep the locks that processes need.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePath

# Folder names that a program gives to what it copies. Case does not matter; what follows is what these programs append.
_NAMES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), program)
    for pattern, program in (
        (r"dropbox( \(.*\))?", "Dropbox"),
        (r"onedrive( ?- .*)?", "OneDrive"),
        (r"google ?drive( .*)?|drivefs", "Google Drive"),
        (r"mobile documents|icloud ?drive|com~apple~clouddocs", "iCloud Drive"),
        (r"cloudstorage", "a cloud drive"),
        (r"nextcloud\d*|owncloud", "Nextcloud"),
        (r"pcloud ?drive|pcloud ?sync", "pCloud"),
        (r"mega(sync)?( uploads| downloads)?", "MEGA"),
        (r"box( sync)?", "Box"),
        (r"proton ?drive|tresorit|seafile|yandex\.disk|syncthing|resilio sync|sync", "a synced folder"),
    )
)
# What such programs leave in the top folder of what they copy.
_MARKS = {
    ".dropbox": "Dropbox",
    ".dropbox.cache": "Dropbox",
    ".stfolder": "Syncthing",
    ".sync": "Resilio Sync",
    ".nextcloudsync.log": "Nextcloud",
    ".owncloudsync.log": "ownCloud",
    ".seafile-data": "Seafile",
    ".tmp.drivedownload": "Google Drive",
}
_NETWORK = re.compile(
    r"nfs4?|cifs|smb[23]?|smbfs|afpfs|afs|webdav|davfs|ncpfs|ceph|glusterfs|lustre|beegfs|gpfs|ocfs2"
    r"|fuse\.(sshfs|rclone|davfs2|s3fs|glusterfs|gcsfuse|goofys)"
)
_DRIVE_REMOTE = 4  # GetDriveTypeW


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Why a folder is no place for the record: the program that copies it, or the kind of network disk it is on."""

    what: str
    network: bool


def elsewhere(folder: Path, *, mounts: str | None = None, env: Mapping[str, str] | None = None) -> Elsewhere | None:
    """What is wrong with keeping a record in ``folder`` (it need not exist yet), or None.

    ``mounts`` is the text of Linux's /proc/self/mountinfo, ``env`` the environment; both are read where not given.
    """
    whole = Path(os.path.realpath(folder))
    network = _network_of(whole, mounts)
    if network is not None:
        return Elsewhere(network, network=True)
    program = _program_of(whole, os.environ if env is None else env)
    return None if program is None else Elsewhere(program, network=False)


def _program_of(whole: Path, env: Mapping[str, str]) -> str | None:
    named = [env[name] for name in ("OneDrive", "OneDriveConsumer", "OneDriveCommercial") if env.get(name)]
    if any(whole.is_relative_to(root) for root in named):
        return "OneDrive"
    for up in (whole, *whole.parents):
        for mark, program in _MARKS.items():
            if (up / mark).exists():
                return program
        for pattern, program in _NAMES:
            if pattern.fullmatch(up.name) and _looks_like_one(up, program):
                return program
    return None


def _looks_like_one(folder: Path, program: str) -> bool:
    """A folder called 'box' or 'sync' may be anybody's: such short names count in a home folder only."""
    if program not in ("Box", "a synced folder", "MEGA"):
        return True
    return folder.parent == Path.home()


def _network_of(whole: Path, mounts: str | None) -> str | None:
    if str(whole).startswith("\\\\"):
        return "a network share"
    kind = _kind_of_disk(whole, _mounts() if mounts is None else _mount_lines(mounts))
    if _NETWORK.fullmatch(kind):
        return f"a network disk ({kind})"
    return "a network drive" if _is_remote_drive(whole) else None


def _is_remote_drive(whole: PurePath) -> bool:
    remote = False
    if sys.platform == "win32":
        import ctypes

        remote = int(ctypes.windll.kernel32.GetDriveTypeW(whole.anchor)) == _DRIVE_REMOTE
    return remote


def _kind_of_disk(whole: PurePath, mounts: Iterator[tuple[str, str]]) -> str:
    """The type of the file system of the longest mount point above ``whole``; of several at one point the last one."""
    best, kind = -1, ""
    for point, found in mounts:
        if whole.is_relative_to(point) and len(point) >= best:
            best, kind = len(point), found
    return kind


def _mounts() -> Iterator[tuple[str, str]]:
    try:
        text = Path("/proc/self/mountinfo").read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        import psutil

        yield from ((part.mountpoint, part.fstype) for part in psutil.disk_partitions(all=True))
    else:
        yield from _mount_lines(text)


def _mount_lines(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        before, _, after = line.partition(" - ")
        fields, kind = before.split(" "), after.split(" ")[0]
        if len(fields) > 4:
            yield re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), fields[4]), kind
