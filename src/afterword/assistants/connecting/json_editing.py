"""Adding to JSON that a person wrote, and taking out again, without touching any other byte of it.

What is added follows the file: its line ends, its indentation, its trailing commas, one line where it is one line.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from .drafts import Draft, Place, line_of, newline_of
from .json_reading import Item, Json, Node, NotJson, Tree, read


def put(draft: Draft, place: Place, name: str | None, value: Json) -> Draft:
    """With a value at the end of the list at ``place``, or as a member of the object there under ``name``.

    Containers that are missing are made. Raises NotJson where something else stands in the way.
    """
    tree = read(draft.text)
    if tree.root is None:
        return _first(draft, place, _nested(place, name, value))
    node = tree.root
    for depth, part in enumerate(place):
        _refuse_unless(node, place[:depth], tree, named=True)
        below = node.member(part)
        if below is None:
            made = [place[:further] for further in range(depth + 1, len(place) + 1)]
            return _added(draft, tree, node, part, _nested(place[depth + 1 :], name, value)).with_containers(made)
        node = below
    _refuse_unless(node, place, tree, named=name is not None)
    return _added(draft, tree, node, name, value)


def _nested(place: Place, name: str | None, value: Json) -> Json:
    inner: Json = [value] if name is None else {name: value}
    for part in reversed(place):
        inner = {part: inner}
    return inner


def _refuse_unless(node: Node, place: Place, tree: Tree, *, named: bool) -> None:
    if not (node.is_object if named else node.is_list):
        where = f'"{place[-1]}"' if place else "the whole"
        wanted = "an object in braces" if named else "a list in brackets"
        raise NotJson(line_of(tree.text, node.start), f"{where} is not {wanted}, so nothing can be added to it")


def _first(draft: Draft, place: Place, whole: Json) -> Draft:
    newline = newline_of(draft.text)
    before = newline if draft.text.strip("\ufeff \t\r\n") and not draft.text.endswith("\n") else ""
    text = _rendered(whole, "", "  ", newline)
    made = [place[:depth] for depth in range(len(place) + 1)]
    return draft.inserted(len(draft.text), f"{before}{text}{newline}").with_containers(made)


@dataclass(frozen=True, slots=True)
class _Layout:
    """How the surroundings are written. ``inline``: on one line, with these separators."""

    newline: str
    unit: str
    inner: str
    outer: str
    inline: bool
    separators: tuple[str, str]


def _added(draft: Draft, tree: Tree, node: Node, name: str | None, value: Json) -> Draft:
    """One more item at the end of a container, behind what is commented there."""
    layout = _layout(tree, node)
    last = node.items[-1] if node.items else None
    after = node.start + 1 if last is None else last.end if last.comma is None else last.comma + 1
    at = tree.last_comment(after, node.end - 1)
    body = _named(name, value, layout)
    if last is not None and last.comma is not None:
        body += ","
    if not layout.inline:
        body = f"{layout.newline}{layout.inner}{body}"
        if "\n" not in tree.text[at : node.end - 1]:
            body += f"{layout.newline}{layout.outer}"
    elif last is not None:
        body = layout.separators[0][1:] + body
    draft = draft.inserted(at, body)
    return draft.inserted(last.end, ",") if last is not None and last.comma is None else draft


def _named(name: str | None, value: Json, layout: _Layout) -> str:
    start = "" if name is None else f"{json.dumps(name, ensure_ascii=False)}{layout.separators[1]}"
    if layout.inline:
        return start + json.dumps(value, ensure_ascii=False, separators=layout.separators)
    return start + _rendered(value, layout.inner, layout.unit, layout.newline)


def _rendered(value: Json, indent: str, unit: str, newline: str) -> str:
    return f"{newline}{indent}".join(json.dumps(value, ensure_ascii=False, indent=unit).split("\n"))


def _layout(tree: Tree, node: Node) -> _Layout:
    root = tree.root
    assert root is not None
    unit = (_own_line(tree.text, root.items[0]) if root.items else None) or "  "
    one_line = root if not node.items else node
    inline = bool(one_line.items) and "\n" not in tree.text[one_line.start : one_line.end]
    outer = _line_indent(tree.text, node.start)
    inner = (_own_line(tree.text, node.items[-1]) if node.items else None) or outer + unit
    return _Layout(newline_of(tree.text), unit, inner, outer, inline, _separators(tree.text, root))


def _separators(text: str, root: Node) -> tuple[str, str]:
    """As the first member of the file is written."""
    item = root.items[0] if root.items else None
    spaced = item is None or item.name is None or text[item.value.start - 1] != ":"
    return (", ", ": ") if spaced else (",", ":")


def _own_line(text: str, item: Item) -> str | None:
    """The indentation of an item that begins its line, else None."""
    indent = text[text.rfind("\n", 0, item.start) + 1 : item.start].lstrip("\ufeff")
    return indent if indent.strip() == "" and "\n" in text[: item.start] else None


def _line_indent(text: str, at: int) -> str:
    line = text[text.rfind("\n", 0, at) + 1 : at].lstrip("\ufeff")
    return line[: len(line) - len(line.lstrip(" \t"))]


def removed(tree: Tree, node: Node, item: Item) -> str:
    """The text without one item of a container: its comma goes with it, comments before it stay."""
    place = node.items.index(item)
    before = node.items[place - 1] if place else None
    text = tree.text
    after_before = node.start + 1
    if before is not None:
        after_before = before.comma + 1 if before.comma is not None else before.end
    start = tree.last_comment(after_before, item.start)
    end = item.comma + 1 if item.comma is not None else item.end
    if _ends_a_line(text, start, item.start) and not text[end:].lstrip(" \t").startswith(("\r", "\n")):
        start = text.index("\n", start) + 1
    text = text[:start] + text[end:]
    alone = item.comma is None and before is not None and before.comma is not None
    return text[: before.comma] + text[before.comma + 1 :] if alone and before and before.comma is not None else text


def _ends_a_line(text: str, at: int, before: int) -> bool:
    """Whether the comment that ends here needs its line's end: nothing may come to stand behind it."""
    return text[text.rfind("\n", 0, at) + 1 : at].find("//") >= 0 and "\n" in text[at:before]


def without_empty(text: str, containers: Sequence[Place]) -> str:
    """The text without those of these containers that are empty now; without anything where even the whole was one.

    Of several by one name none can be told to be ours, so each stays.
    """
    for place in sorted(set(containers), key=len, reverse=True):
        tree = read(text)
        parent = at(tree, place[:-1]) if place else None
        if not place and tree.root is not None and not tree.root.items and not tree.comments:
            return ""
        named = [i for i in parent.items if i.name == place[-1]] if parent is not None else []
        if parent is not None and len(named) == 1 and named[0].value.plain in ({}, []):
            text = removed(tree, parent, named[0])
    return text


def refuse_twice(tree: Tree, place: Place) -> None:
    """Raises NotJson, with the line of the second, where a name on the way to a place stands twice in one object."""
    node = tree.root
    for part in place:
        named = [item for item in node.items if item.name == part] if node is not None else []
        if len(named) > 1:
            raise NotJson(line_of(tree.text, named[1].start), f"{part!r} stands here a second time: make it one")
        node = named[0].value if named else None


def at(tree: Tree, place: Place) -> Node | None:
    """What stands at a place, of several by one name in the last; or None."""
    node = tree.root
    for part in place:
        node = node.member(part) if node is not None and node.is_object else None
    return node
