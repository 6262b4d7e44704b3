"""The folder of models in a home: which weights were fetched into it, described beside each in a small TOML file.

``NAME.toml`` says where a file came from, how long it is and its hash; the file itself is called after name and hash.
A file without its description, or that does not fit it, is never used.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from afterword.core.errors import BadInput

from . import multilingual, sentence
from .pinned import Pinned

KNOWN = {pinned.name: pinned for pinned in (sentence.WEIGHTS, multilingual.WEIGHTS)}
LARGEST = 4 << 30  # bytes of weights that are ever fetched
_HASH = re.compile(r"[0-9a-f]{64}")
_REVISION = re.compile(r"[\w.+-]{0,100}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Weights as somebody describes them. ``url`` may hold ``{revision}``; ``size`` in bytes."""

    name: str
    url: str
    revision: str
    size: int
    sha256: str

    @property
    def address(self) -> str:
        """The address with the revision in its place."""
        return self.url.replace("{revision}", self.revision)

    def pinned(self) -> Pinned:
        """The same as the loader of this model reads it."""
        known = KNOWN[self.name]
        return Pinned(known.name, known.package, known.version, known.file, self.size, self.sha256, known.licence)

    def __post_init__(self) -> None:
        """Raises BadInput for a description that names no model of ours, or leaves open what is meant."""
        for holds, says, step in (
            (self.name in KNOWN, f"There is no model called {self.name!r}.", f"There are: {', '.join(KNOWN)}."),
            (bool(self.url), "It is not said where the weights are to come from.", "Give --url, or --from FILE."),
            (_REVISION.fullmatch(self.revision), f"{self.revision!r} is no revision.", "Letters, digits, . _ + -"),
            (0 < self.size <= LARGEST, f"{self.size} bytes are no size of weights.", f"At most {LARGEST}."),
            (_HASH.fullmatch(self.sha256), f"{self.sha256!r} is no SHA-256.", "64 digits and letters a to f."),
        ):
            if not holds:
                raise BadInput(says, step)


@dataclass(frozen=True, slots=True)
class Shelved:
    """A model of ours and its weights. ``file`` None: nothing was fetched; ``whole``: the file has its full length."""

    name: str
    licence: str
    file: Path | None
    whole: bool
    wanted: Wanted | None


def described(file: Path) -> Wanted:
    """Weights as a TOML file describes them. Raises BadInput."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as trouble:
        raise BadInput(f"{file} cannot be read: {trouble.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as trouble:
        raise BadInput(f"{file} is no TOML: {trouble}.") from None
    text = {key: found.get(key, "") for key in ("name", "url", "revision", "sha256")}
    size = found.get("size", 0)
    if not all(isinstance(value, str) for value in text.values()) or not isinstance(size, int):
        raise BadInput(f"{file} does not describe weights.", "Keys: name, url, revision, sha256 (text), size (bytes).")
    return Wanted(text["name"], text["url"], text["revision"], size, text["sha256"].lower())


def written(wanted: Wanted) -> str:
    """The description as TOML."""
    fields = (("name", wanted.name), ("url", wanted.url), ("revision", wanted.revision), ("sha256", wanted.sha256))
    lines = [f'{key} = "{_escaped(value)}"' for key, value in fields]
    return "\n".join([*lines, f"size = {wanted.size}", ""])


def _escaped(value: str) -> str:
    return "".join(f"\\u{ord(c):04X}" if c in '"\\' or ord(c) < 32 or ord(c) == 127 else c for c in value)


def shelved(models: Path) -> tuple[Shelved, ...]:
    """Every model that takes weights, and what lies in the folder for it."""
    return tuple(_one(models, pinned) for pinned in KNOWN.values())


def _one(models: Path, pinned: Pinned) -> Shelved:
    try:
        wanted = described(models / f"{pinned.name}.toml")
        file = models / wanted.pinned().file_name
        whole = file.stat().st_size == wanted.size
    except (BadInput, OSError):
        return Shelved(pinned.name, pinned.licence, None, whole=False, wanted=None)
    return Shelved(pinned.name, pinned.licence, file, whole, wanted)


def fetched(name: str, models: Path) -> tuple[Pinned, Path] | None:
    """The weights of a model that were fetched, as they are described; None where none are there whole."""
    found = _one(models, KNOWN[name])
    if found.file is None or found.wanted is None or not found.whole:
        return None
    return found.wanted.pinned(), found.file


def removed(name: str, models: Path) -> bool:
    """Take a model's fetched files away. Gives whether there were any. Raises BadInput for a name that is no model."""
    if name not in KNOWN:
        raise BadInput(f"There is no model called {name!r}.", f"There are: {', '.join(KNOWN)}.")
    files = [models / f"{name}.toml", *models.glob(f"{name}-*")] if models.is_dir() else []
    there = [file for file in files if file.is_file()]
    for file in there:
        file.unlink()
    return bool(there)
