"""One table of ours at the end of a TOML file that a person wrote; everything before it stays as it is.

Only the borders of tables are looked for here, past texts, comments and lists of several lines; what the file says is
left to the standard library's reader, which has the last word on every text that is made.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise

from .drafts import Draft, newline_of

Toml = str | bool | int | tuple[str, ...] | dict[str, str]

_STEP = re.compile(
    r'''(?P<many>"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?'{3,5})|(?P<one>"(?:[^"\\\n]|\\.)*"|'[^'\n]*')'''
    r"|(?P<comment>#[^\n]*)|(?P<open>[\[{])|(?P<close>[\]}])|(?P<line>\n)|(?P<rest>[^\"'#\[\]{}\n]+)",
    re.DOTALL,
)
_LINE = re.compile(r"line (\d+)")


class NotToml(ValueError):
    """It cannot be read, or would not be readable with our table in it."""


def parsed(text: str) -> dict[str, object]:
    """What the file says. Raises NotToml, with the line."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff").replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError as problem:
        line = _LINE.search(str(problem))
        what = str(problem).split(" (at ")[0]
        raise NotToml(f"line {line[1]}: {what}" if line else what) from None


def put(draft: Draft, name: tuple[str, ...], values: dict[str, Toml]) -> Draft:
    """With a table of this name at the end. Raises NotToml where the file has no place for it."""
    parsed(draft.text)
    newline = newline_of(draft.text)
    lines = [f"[{'.'.join(name)}]", *(f"{key} = {_value(value)}" for key, value in values.items())]
    empty = not draft.text.strip("\ufeff \t\r\n")
    before = "" if empty else newline if draft.text.endswith("\n") else newline * 2
    made = draft.inserted(len(draft.text), before + newline.join(lines) + newline)
    try:
        parsed(made.text)
    except NotToml:
        raise NotToml(f"it says {name[0]!r} in a form that takes no table of its own") from None
    return made


def _value(value: Toml) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str() | int():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case tuple():
            return f"[{', '.join(_value(one) for one in value)}]"
        case dict():
            return f"{{ {', '.join(f'{json.dumps(key)} = {_value(one)}' for key, one in value.items())} }}"


def take(text: str, name: tuple[str, ...]) -> str:
    """The text without the table of this name and those below it; comments that follow it stay. Raises NotToml."""
    parsed(text)
    headers = [*_headers(text), (len(text), ())]
    ours: list[tuple[int, int]] = []
    for (start, said), (end, _) in pairwise(headers):
        if said[: len(name)] == name:
            ours = [*ours[:-1], (ours[-1][0], end)] if ours and ours[-1][1] == start else [*ours, (start, end)]
    for start, end in reversed(ours):
        before, newline = text[:start].rstrip("\r\n \t"), newline_of(text)
        gap = newline if before.strip("\ufeff") else ""
        rest = _trailing(text[start:end]) + text[end:]
        text = before + gap + (newline if gap and rest else "") + rest
    return text


def _trailing(body: str) -> str:
    """Comments at the end of a table: they belong to what follows."""
    lines = body.splitlines(keepends=True)
    at = len(lines)
    while at > 1 and (not lines[at - 1].strip() or lines[at - 1].lstrip().startswith("#")):
        at -= 1
    return "".join(lines[at:]).lstrip("\r\n")


def _headers(text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Where each table's header line begins, and the table's name."""
    depth, fresh, at = 0, True, 1 if text.startswith("\ufeff") else 0
    while at < len(text):
        step = _STEP.match(text, at)
        if step is None:
            return
        kind = step.lastgroup
        if kind == "open" and fresh and depth == 0 and step[0] == "[":
            end = text.find("\n", at)
            line = text[at : end if end >= 0 else len(text)]
            yield at, _name(line)
            at += len(line)
            continue
        depth += (kind == "open") - (kind == "close")
        fresh = kind == "line" or (fresh and kind == "rest" and not step[0].strip())
        at = step.end()


def _name(line: str) -> tuple[str, ...]:
    """The dotted name of a header, as the reader takes it; () where the line is none."""
    try:
        said = tomllib.loads(line.strip())
    except tomllib.TOMLDecodeError:
        return ()
    parts: list[str] = []
    node: object = said
    while isinstance(node, dict) and len(node) == 1:
        (part, node), *_ = node.items()
        parts.append(part)
        node = node[0] if isinstance(node, list) else node
    return tuple(parts)
