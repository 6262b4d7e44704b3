"""Our pieces in a JSON file: where each belongs, how it is recognised later, by whom else it may be surrounded.

A person may have moved a hook of ours into a group of theirs, or added theirs to ours: only ours is taken.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from afterword.ports.connecting import IF_THERE, Made, Part

from .drafts import Draft, Place, line_of
from .json_editing import at, put, refuse_twice, removed, without_empty
from .json_reading import Item, Json, Node, NotJson, Tree, read

ANY = "*"  # every member of an object, in the place of a piece
_INNER = "hooks"  # under what name a group holds its hooks


@dataclass(frozen=True, slots=True)
class Piece:
    """Something of ours. ``name`` None: an element of the list at ``place``, else the member of that name.

    ``ours`` recognises it, as it is written now and as earlier releases wrote it. ``only_new``: a member that the file
    needs and any program may have written; it is added where it is missing and never taken out by itself. ``sure``:
    what is recognised can only be ours; else the person may have written the same, and it is ours only if we put it in.
    """

    part: Part
    place: Place
    name: str | None
    value: Json
    ours: Callable[[Json], bool]
    only_new: bool = False
    sure: bool = True


def is_hook(value: Json) -> bool:
    """Whether a hook's definition starts our command, in either form."""
    if not isinstance(value, dict):
        return False
    words = value.get("args")
    return any(isinstance(word, str) and IF_THERE in word for word in (value.get("command"), *_list(words)))


def is_group(value: Json) -> bool:
    """Whether all hooks of a group are ours."""
    inner = _list(value.get(_INNER)) if isinstance(value, dict) else []
    return bool(inner) and all(is_hook(hook) for hook in inner)


def is_server(value: Json) -> bool:
    """Whether a server's definition starts ours, in whatever form the assistant writes it."""
    if not isinstance(value, dict):
        return False
    words = [*_list(value.get("command")), *_list(value.get("args"))]
    return [word for word in words if word in ("afterword", "mcp")] == ["afterword", "mcp"]


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []


def add(draft: Draft, pieces: Sequence[Piece]) -> Draft:
    """With these pieces in it. Raises NotJson where they have no place."""
    for piece in pieces:
        tree = read(draft.text)
        refuse_twice(tree, piece.place if piece.name is None else (*piece.place, piece.name))
        if piece.name is not None:
            there = at(tree, (*piece.place, piece.name))
            if there is not None and not piece.only_new and there.plain != piece.value:
                raise NotJson(line_of(draft.text, there.start), f"{piece.name!r} is something else of yours already")
            known = there is not None
        else:
            known = piece.value in _values(tree, piece.place)
        if known:
            draft = draft.with_already(canonical([piece.name, piece.value]))
            continue
        draft = put(draft, piece.place, piece.name, piece.value)
    return draft


def _values(tree: Tree, place: Place) -> list[Json]:
    node = at(tree, place)
    return [item.value.plain for item in node.items] if node is not None and node.is_list else []


def take(text: str, pieces: Sequence[Piece], containers: Sequence[Place], made: Made | None) -> str:
    """The text without our pieces, then without those of the containers that this left empty; the same text where none
    of ours is in it. Raises NotJson.
    """
    first = tree = read(text)
    while found := next((hit for piece in pieces for hit in _hits(tree, piece, made)), None):
        text = removed(tree, *found)
        tree = read(text)
    held = [place for place in containers if (node := at(first, place)) is not None and node.items]
    return without_empty(text, held)


def _hits(tree: Tree, piece: Piece, made: Made | None) -> Iterator[tuple[Node, Item]]:
    already = made.already if made is not None else ()
    if piece.only_new or not (piece.sure or (made is not None and piece.part in made.parts)):
        return
    for node in _places(tree, piece.place):
        for item in node.items:
            plain = item.value.plain
            if item.name == piece.name and piece.ours(plain) and canonical([item.name, plain]) not in already:
                yield node, item
            else:
                yield from _inside(item)


def _inside(item: Item) -> Iterator[tuple[Node, Item]]:
    """Hooks of ours in a group that holds others too."""
    inner = item.value.member(_INNER) if item.value.is_object else None
    for hook in inner.items if inner is not None else ():
        if inner is not None and is_hook(hook.value.plain):
            yield inner, hook


def _places(tree: Tree, place: Place) -> Iterator[Node]:
    if ANY not in place:
        yield from _every(tree, place)
        return
    for parent in _every(tree, place[: place.index(ANY)]):
        yield from (item.value for item in parent.items if item.value.is_list)


def _every(tree: Tree, place: Place) -> list[Node]:
    """All that stands at a place: a name may have come to stand twice since."""
    found = [tree.root] if tree.root is not None else []
    for part in place:
        found = [item.value for node in found for item in node.items if item.name == part]
    return found


def standing(text: str, pieces: Sequence[Piece], part: Part, made: Made | None) -> tuple[bool, bool]:
    """Whether anything of a part stands in a text, and whether that is exactly what would be written now."""
    tree = read(text)
    own = [piece for piece in pieces if piece.part is part and not piece.only_new]
    put_in = made is not None and part in made.parts
    present = any(True for piece in own for _ in _hits(tree, piece, made))
    written = [piece for piece in own if piece.value is not None]
    stands = all(_stands(tree, piece) for piece in written) and not _strays(tree, own, made)
    return present or (put_in and stands), stands


def _stands(tree: Tree, piece: Piece) -> bool:
    if piece.name is not None:
        there = at(tree, (*piece.place, piece.name))
        return there is not None and there.plain == piece.value
    return piece.value in _values(tree, piece.place)


def _strays(tree: Tree, own: Sequence[Piece], made: Made | None) -> bool:
    """Whether something of ours stands that would not be written now: at another event, or in an older form."""
    wanted = [canonical(piece.value) for piece in own]
    return any(canonical(item.value.plain) not in wanted for piece in own for _, item in _hits(tree, piece, made))


def canonical(value: Json) -> str:
    """One text for one value."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
