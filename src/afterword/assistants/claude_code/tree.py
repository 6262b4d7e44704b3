"""Which records of a session are live, and which the person left behind by editing a prompt or going back.

A fork is an edit only where two of the person's turns follow the same record: calls that ran side by side fork too.
Parents that are missing or run in a circle occur in real files; such a record follows the one before it in the file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from afterword.core.chat import Replied

from .nodes import Kind, Node


class Tree:
    """The nodes of one chat in the order of its file. ``edges``: records without a node, and what stands above them.

    ``gives_reasons``: this version of the client says why a reply ended.
    """

    def __init__(self, nodes: Sequence[Node], edges: Mapping[str, str | None]) -> None:
        self.nodes = nodes
        self.edges = edges
        self.places = {node.id: place for place, node in enumerate(nodes) if not node.aside}
        self.gives_reasons = any(node.ended and any(isinstance(e, Replied) for e in node.entries) for node in nodes)
        self.linked = any(self._resolved(node.parent) is not None for node in nodes if not node.aside)
        self.parents = self._parents()

    @cached_property
    def children(self) -> dict[int | None, list[int]]:
        """The places that stand right below each, in the order of the file."""
        found: dict[int | None, list[int]] = {}
        for place, parent in enumerate(self.parents):
            if not self.nodes[place].aside:
                found.setdefault(parent, []).append(place)
        return found

    @property
    def _forks(self) -> bool:
        """Whether two records follow the same one; in a chat where none do, nothing was left behind."""
        beside = sum(node.aside for node in self.nodes)
        above = {parent for parent, node in zip(self.parents, self.nodes, strict=True) if not node.aside}
        return len(above) + beside < len(self.nodes)

    def _resolved(self, name: str | None) -> int | None:
        """The node that a parent's name leads to, through records that gave none."""
        steps = 0
        while name is not None and name not in self.places and steps <= len(self.edges):
            name, steps = self.edges.get(name), steps + 1
        return self.places.get(name) if name is not None else None

    def _parents(self) -> list[int | None]:
        parents: list[int | None] = []
        before: int | None = None
        upwards = True
        for place, node in enumerate(self.nodes):
            if node.aside:
                parents.append(before)
                continue
            found = self.places.get(node.parent or "")  # usually the record itself is there
            if found is None:
                found = self._parent(node, before)
            upwards = upwards and (found is None or found < place)
            parents.append(found)
            before = place
        return parents if upwards else _without_circles(parents)

    def _parent(self, node: Node, before: int | None) -> int | None:
        found = self._resolved(node.parent)
        if found is not None:
            return found
        begins = self._begins(node)
        return None if begins and node.kind is Kind.TURN and self.linked else before

    def _begins(self, node: Node) -> bool:
        """Whether nothing at all stands above a record, as opposed to something that is missing."""
        name, steps = node.parent, 0
        while name is not None and name in self.edges and steps <= len(self.edges):
            name, steps = self.edges[name], steps + 1
        return name is None

    def leaf(self, named: str | None, named_at: int) -> int | None:
        """Where the chat stands: the record that the client names, unless the file went on since; else the latest."""
        latest = max((place for place, node in enumerate(self.nodes) if not node.aside), default=None)
        found = self._resolved(named)
        if found is None or latest is None or latest >= named_at:
            return latest
        return found

    def abandoned(self, leaf: int | None, taken_back_to: int | None = None) -> tuple[frozenset[int], frozenset[int]]:
        """The places of what was left behind, and of the turns that replaced something.

        ``taken_back_to``: the person went back to this record and said nothing yet.
        """
        if taken_back_to is None and not self._forks:
            return frozenset(), frozenset()
        live = set(self._upwards(leaf))
        lost: set[int] = set()
        for above in [above for above, below in self.children.items() if len(below) > 1]:
            turns = self.next_turns(above)
            if len(turns) > 1:
                stays = next((child for child in turns if child in live), max(turns, key=lambda child: turns[child]))
                lost.update(child for child in turns if child != stays)
        if taken_back_to is not None:
            lost.update(self.next_turns(taken_back_to))
        return self._below(lost), frozenset(self._replacing(lost))

    def _replacing(self, lost: set[int]) -> Iterator[int]:
        for above in {self.parents[place] for place in lost}:
            turns = self.next_turns(above)
            yield from (turn for child, turn in turns.items() if child not in lost)

    def next_turns(self, above: int | None) -> dict[int, int]:
        """Children that lead to a turn of the person with only the client's notes between: child → turn."""
        found = {child: self._turn_from(child) for child in self.children.get(above, ())}
        return {child: turn for child, turn in found.items() if turn is not None}

    def _turn_from(self, place: int) -> int | None:
        waiting = [place]
        while waiting:
            here = waiting.pop()
            if self.nodes[here].kind is Kind.TURN:
                return here
            if self.nodes[here].kind is Kind.NEUTRAL:
                waiting.extend(self.children.get(here, ()))
        return None

    def _upwards(self, place: int | None) -> Iterator[int]:
        while place is not None:
            yield place
            place = self.parents[place]

    def _below(self, tops: set[int]) -> frozenset[int]:
        """These places and everything under them; what stands aside goes with the record before it."""
        found = set(tops)
        waiting = list(tops)
        while waiting:
            for child in self.children.get(waiting.pop(), ()):
                if child not in found:
                    found.add(child)
                    waiting.append(child)
        aside = {place for place, node in enumerate(self.nodes) if node.aside and self.parents[place] in found}
        return frozenset(found | aside)


def _without_circles(parents: list[int | None]) -> list[int | None]:
    """Where walking up never ends, the earliest record of the circle follows the one before it, or nothing."""
    ends: list[bool] = [False] * len(parents)
    for place in range(len(parents)):
        path: list[int] = []
        on_path: set[int] = set()
        here: int | None = place
        while here is not None and not ends[here] and here not in on_path:
            path.append(here)
            on_path.add(here)
            here = parents[here]
        if here is not None and here in on_path:
            first = min(path[path.index(here) :])
            parents[first] = first - 1 if first and ends[first - 1] else None
        for walked in path:
            ends[walked] = True
    return parents
