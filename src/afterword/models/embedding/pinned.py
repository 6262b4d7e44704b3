"""Files of weights named by size and hash: where one lies on this computer, and that it is the one that was meant.

A package that carries weights is never imported: its file is found through the list of files that its installer wrote.
"""

from __future__ import annotations

import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path

from afterword.core.errors import EmbedderGone


@dataclass(frozen=True, slots=True)
class Pinned:
    """One file of weights. ``size`` in bytes; ``file`` is its path inside the package that may carry it."""

    name: str
    package: str
    version: str
    file: str
    size: int
    sha256: str
    licence: str

    @property
    def file_name(self) -> str:
        """The name under which the file lies in a folder of models."""
        return f"{self.name}-{self.sha256[:12]}{Path(self.file).suffix}"


def in_package(pinned: Pinned) -> Path | None:
    """Where the weights lie in their package; None where it is not installed in this version. Reads nothing of it.

    Looked for first as installers lay it down: reading the metadata of packages costs more than opening a home.
    """
    noted = f"{pinned.package.replace('-', '_')}-{pinned.version}.dist-info"
    for folder in sys.path:
        if Path(folder, noted).is_dir() and Path(folder, pinned.file).is_file():
            return Path(folder, pinned.file)
    return _by_metadata(pinned)


def _by_metadata(pinned: Pinned) -> Path | None:
    from importlib import metadata

    try:
        package = metadata.distribution(pinned.package)
    except metadata.PackageNotFoundError:
        return None
    if package.version != pinned.version:
        return None
    found = Path(str(package.locate_file(pinned.file)))
    return found if found.is_file() else None


def verified(pinned: Pinned, file: Path) -> bytes:
    """The file's bytes, held against size and hash. Raises EmbedderGone where it is not the one that was meant."""
    try:
        size = file.stat().st_size
        content = file.read_bytes() if size == pinned.size else b""
    except OSError as trouble:
        raise EmbedderGone(f"The weights cannot be read: {trouble.strerror}.") from None
    if hashlib.sha256(content).hexdigest() != pinned.sha256:
        raise EmbedderGone(
            f"The weights of {pinned.name} are not the ones that were meant: their hash is another one.",
            f"Install {pinned.package}=={pinned.version} again, or: afterword model remove {pinned.name}",
        )
    return content
