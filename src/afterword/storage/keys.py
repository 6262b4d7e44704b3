"""The secret key of a home, outside the memory folder: in the system's keychain, else in a file for the owner alone.

Knows no memories: it gives keyed hashes of bytes, one family of them a purpose.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from afterword.core.errors import HomeDamaged
from afterword.storage.atomic import DiskSteps, disk_errors, read_regular, write_atomic
from afterword.storage.home import own_folder

SERVICE = "afterword"
_LENGTH = 32  # bytes
_MOST = 4096


class Keychain(Protocol):
    """A place of the system for small secrets."""

    def get(self, name: str) -> str | None:
        """The secret, or None where there is none. Raises HomeDamaged where the keychain is locked."""
        ...

    def put(self, name: str, secret: str) -> bool:
        """Keep it; False where the keychain does not take it."""
        ...


class KeyDamaged(HomeDamaged):
    """There is a key, and what it says can be none."""


class MasterKeys:
    """ports.Keys over one master key. Each purpose has a key of its own: a hash of one says nothing of another."""

    def __init__(self, master: bytes) -> None:
        self._master = master

    @property
    def master(self) -> bytes:
        """The key itself: for a backup that the person wants to hold it."""
        return self._master

    def become(self, master: bytes) -> None:
        """Be another key from here on, in this process."""
        self._master = master

    def digest(self, purpose: str, data: bytes) -> str:
        """HMAC-SHA256 as 64 hex digits."""
        own = hmac.digest(self._master, b"afterword:" + purpose.encode("utf-8"), hashlib.sha256)
        return hmac.digest(own, data, hashlib.sha256).hex()


class KeyPlace:
    """Where the key of one home is kept. ``keychain`` None: in the file."""

    def __init__(self, folder: Path, home: str, keychain: Keychain | None, steps: DiskSteps) -> None:
        self._folder = folder
        self._file = folder / f"{home}.key"
        self._home = home
        self._keychain = keychain
        self._steps = steps

    def find(self) -> MasterKeys | None:
        """The key, or None: a new home, or one that came here without it. Raises HomeDamaged.

        The keychain comes first: a file put beside it by another hand changes nothing.
        """
        try:
            kept = self._keychain.get(self._home) if self._keychain is not None else None
        except HomeDamaged:
            if not self._file.exists():
                raise
            kept = None
        if kept is not None:
            return MasterKeys(_key_in(kept, "the system's keychain"))
        return MasterKeys(self._from_file()) if self._file.exists() else None

    def make(self) -> MasterKeys:
        """A new key, kept. For who holds the writer lock. Raises DiskFull, HomeDamaged."""
        return self.put(secrets.token_bytes(_LENGTH))

    def put(self, fresh: bytes) -> MasterKeys:
        """Keep this key, in place of one that was there. For who holds the writer lock. Raises as ``make`` does."""
        if self._keychain is None or not self._keychain.put(self._home, fresh.hex()):
            with disk_errors(self._folder):
                self._folder.parent.mkdir(parents=True, exist_ok=True)
            own_folder(self._folder, self._steps)
            write_atomic(self._file, fresh.hex().encode("ascii") + b"\n", self._steps)
        return MasterKeys(fresh)

    def set_aside(self) -> str:
        """Give up a key that is damaged, kept under another name. Gives where. For who holds the writer lock."""
        kept = self._keychain.get(self._home) if self._keychain is not None else None
        if self._keychain is not None and kept is not None:
            name = f"{self._home}-broken"
            self._keychain.put(name, kept)
            return f"{name} in the system's keychain"
        aside = self._file.with_name(f"{self._file.stem}-broken-{secrets.token_hex(4)}.old")
        with disk_errors(self._file):
            self._steps.rename(self._file, aside)
        return str(aside)

    def _from_file(self) -> bytes:
        if not self._file.is_file():
            raise KeyDamaged(
                f"The key at {self._file} is no file.", "Put it back from a backup, or run: afterword repair"
            )
        with disk_errors(self._file):
            content = read_regular(self._file, _MOST)
            if sys.platform != "win32" and self._file.stat().st_mode & 0o077:
                with suppress(OSError):  # on a disk that takes no writes it stays as it is; it is read all the same
                    self._file.chmod(0o600)
        return _key_in(content.decode("ascii", "replace"), str(self._file))


class SystemKeychain:
    """macOS Keychain, Windows Credential Locker, or a Secret Service where the keychain extra is installed."""

    def __init__(self) -> None:
        import keyring

        self._ring = keyring.get_keyring()

    @property
    def usable(self) -> bool:
        """False where the library found no safe place, as on most servers."""
        return self._ring.priority >= 1 and not type(self._ring).__module__.startswith("keyrings.alt")

    def get(self, name: str) -> str | None:
        """The secret of this name."""
        from keyring.errors import KeyringError

        try:
            return self._ring.get_password(SERVICE, name)
        except KeyringError as error:
            raise HomeDamaged(
                "The system's keychain cannot be read, and with it no seal can be checked.", "Unlock it, and try again."
            ) from error

    def put(self, name: str, secret: str) -> bool:
        """Keep it, and see that it can be read again."""
        from keyring.errors import KeyringError

        try:
            self._ring.set_password(SERVICE, name, secret)
            return self._ring.get_password(SERVICE, name) == secret
        except KeyringError:
            return False


def system_keychain(folder: Path | None = None, home: str = "") -> Keychain | None:
    """The system's keychain, or None where there is none that can be used.

    ``folder`` and ``home``: of a KeyPlace. Where its key lies in the file, and nothing could lead to a keychain, none
    is looked for: to find out that there is none takes ten times as long as Python takes to start.
    """
    if folder is not None and home and _nothing_leads_to_one() and (folder / f"{home}.key").is_file():
        return None
    try:
        found = SystemKeychain()
    except ImportError:
        return None
    return found if found.usable else None


def _nothing_leads_to_one() -> bool:
    """On Linux a keychain is reached by the session's bus, unless the library was told of another."""
    leads = ("DBUS_SESSION_BUS_ADDRESS", "PYTHON_KEYRING_BACKEND")
    return sys.platform == "linux" and not any(os.environ.get(name) for name in leads)


def _key_in(text: str, where: str) -> bytes:
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        key = b""
    if len(key) != _LENGTH:
        raise KeyDamaged(f"The key in {where} is damaged.", "Put it back from a backup, or run: afterword repair")
    return key
