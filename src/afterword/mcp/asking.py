"""What a call asks for, held against what its tool takes: an argument that is not as described is said, not guessed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from afterword.core.errors import BadInput
from afterword.core.memory import Kind

from . import offered
from .offered import Offered, Schema


@dataclass(frozen=True, slots=True)
class AskedRecall:
    """Search."""

    query: str
    outside: bool


@dataclass(frozen=True, slots=True)
class AskedToRemember:
    """A wish. '' and None where nothing was named."""

    text: str
    words: str
    chat: str
    kind: Kind | None


@dataclass(frozen=True, slots=True)
class AskedWhatWasLearned:
    """What was learned."""


Asked = AskedRecall | AskedToRemember | AskedWhatWasLearned


def asked(tool: Offered, given: Mapping[str, object]) -> Asked:
    """What the call asks for. Raises BadInput for an argument that the tool does not take, or not so."""
    for name in given:
        if name not in tool.takes:
            raise BadInput(f"{tool.name} takes no argument of that name.", f"It takes: {_listed(tool)}.")
    for name in tool.needs:
        if name not in given:
            raise BadInput(f"{tool.name} needs {name!r}.", f"It takes: {_listed(tool)}.")
    for name, value in given.items():
        _fits(name, value, tool.takes[name])
    match tool.name:
        case offered.RECALL:
            return AskedRecall(_text(given, "query"), given.get("outside") is True)
        case offered.REMEMBER:
            kind = _text(given, "kind")
            named = Kind(kind) if kind else None
            return AskedToRemember(_text(given, "text"), _text(given, "words"), _text(given, "chat"), named)
        case _:
            return AskedWhatWasLearned()


def _fits(name: str, value: object, schema: Schema) -> None:
    if schema["type"] == "boolean":
        if not isinstance(value, bool):
            raise BadInput(f"{name!r} is true or false.")
        return
    if not isinstance(value, str):
        raise BadInput(f"{name!r} is a text.")
    if "enum" in schema and value not in schema["enum"]:
        raise BadInput(f"{name!r} is one of: {', '.join(schema['enum'])}.")
    if len(value) > schema.get("maxLength", len(value)):
        raise BadInput(f"{name!r} is longer than {schema['maxLength']} characters.", "Say it shorter.")
    if not value.strip() and schema.get("minLength"):
        raise BadInput(f"{name!r} is empty.")


def _text(given: Mapping[str, object], name: str) -> str:
    value = given.get(name, "")
    return value if isinstance(value, str) else ""


def _listed(tool: Offered) -> str:
    return ", ".join(tool.takes) or "none"
