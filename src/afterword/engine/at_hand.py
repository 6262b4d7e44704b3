"""What may stand beside messages, worked out before one comes: words of texts, vectors as points, who reaches where.

A person waits for every message, so nothing is done for one that was the same for the last. Made anew when a memory
changed. Knows no file and no clock.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from math import dist
from struct import unpack

from afterword.core.memory import Memory
from afterword.core.standing import Standing
from afterword.engine.recall.asked import Reading
from afterword.engine.recall.memories import found_vectors, memory_vectors, name_of
from afterword.ports import Vector
from afterword.remembering import nearby as near

MOST_PLACES = 64  # for which it is kept who reaches there: projects, fields of work, assistants
MOST_POINTS = 2048  # vectors that are kept as numbers, some twelve kilobytes each; others are unpacked for each message


@dataclass(frozen=True, slots=True)
class Point:
    """A vector as numbers, and the square of its length."""

    numbers: tuple[float, ...]
    square: float

    @classmethod
    def of(cls, vector: Vector) -> Point:
        """The point of a vector."""
        numbers = unpack(f"<{len(vector) // 4}f", vector)
        return cls(numbers, sum(one * one for one in numbers))

    def cosine(self, other: Point) -> float:
        """Of two vectors whose lengths count: a mean of several says less. By their distance, which is quickly had."""
        return (self.square + other.square - dist(self.numbers, other.numbers) ** 2) / 2


@dataclass(slots=True)
class AtHand:
    """The memories that may ever stand beside a message, with what no message changes about them."""

    memories: tuple[Memory, ...] = ()
    _standing: Standing | None = None
    _known: near.Candidates = field(default_factory=lambda: near.Candidates(()))
    _reached: dict[near.Here, tuple[int, ...]] = field(default_factory=dict)
    _embedder: str = ""
    _named: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    _points: dict[str, Point] = field(default_factory=dict)

    def follow(self, standing: Standing) -> None:
        """Let it be what stands now."""
        if standing is self._standing:
            return
        self._standing = standing
        memories = tuple(one for one in standing.live() if near.may_stand_beside(one))
        if memories != self.memories:
            self.memories = memories
            self._known = near.Candidates([(one.text, one.kind, one.lang) for one in memories])
            self._reached.clear()
            self._embedder = ""

    def reached(self, here: near.Here, now: datetime) -> list[int]:
        """The places of those that reach a message here and may be told."""
        found = self._reached.get(here)
        if found is None:
            if len(self._reached) >= MOST_PLACES:
                self._reached.clear()
            found = tuple(place for place, one in enumerate(self.memories) if near.may_be_told(one, here))
            self._reached[here] = found
        return [place for place in found if self._true_by(place, now)]

    def _true_by(self, place: int, now: datetime) -> bool:
        since = self.memories[place].valid_from
        return since is None or since <= now

    def nearest(self, message: str, places: Sequence[int], reading: Reading) -> tuple[Memory, ...]:
        """Those of these that bear on a message, best first."""
        embedder = reading.embedder.id if reading.embedder is not None else ""
        reading.ahead(message)
        ranked = self._known.nearest(message, places, self._cosines(message, places, reading), near.floor_of(embedder))
        memories = [self.memories[place] for place in places]
        return tuple(memories[one.place] for one in near.chosen(memories, ranked))

    def complete(self, reading: Reading) -> bool:
        """Whether no vector is still to be made for a message."""
        return reading.embedder is None or next(self._lacking(reading), None) is None

    def ready(self, reading: Reading, most: int) -> bool:
        """Have the vectors of all of them, so that no message waits for one that is new: those that are kept, and at
        most so many that have to be made. Gives whether that is all.
        """
        if reading.embedder is None:
            return True
        lacking = dict(self._lacking(reading))
        found = found_vectors(reading, lacking)
        piece = dict([one for one in lacking.items() if one[0] not in found][:most])
        if piece and not memory_vectors(reading, piece):
            return True  # the model is gone: there is nothing to wait for
        self._pointed(range(len(self.memories)) if self.complete(reading) else (), reading)
        return self.complete(reading)

    def _lacking(self, reading: Reading) -> Iterator[tuple[str, tuple[str, ...]]]:
        self._name(reading)
        kept = reading.kept.of(self._embedder)
        return (one for one in self._named if one[0] and one[0] not in self._points and one[0] not in kept)

    def _cosines(self, message: str, places: Sequence[int], reading: Reading) -> Iterator[float | None]:
        """One for each of these places, None where nothing tells it. The first waits for the meaning of the message."""
        vector = reading.vector(message)
        if vector is None:
            yield from (None for _ in places)
            return
        asked = Point.of(vector)
        for point in self._pointed(places, reading):
            yield asked.cosine(point) if point is not None else None

    def _pointed(self, places: Sequence[int], reading: Reading) -> Iterator[Point | None]:
        """The point of each of these; None for one whose language the model does not speak, and where it is gone."""
        self._name(reading)
        wanted = {
            name: wordings
            for name, wordings in (self._named[place] for place in places)
            if name and name not in self._points
        }
        made = {name: Point.of(one) for name, one in memory_vectors(reading, wanted).items()}
        room = MOST_POINTS - len(self._points)
        self._points.update(list(made.items())[: max(0, room)])
        return (self._points.get(name) or made.get(name) for name in (self._named[place][0] for place in places))

    def _name(self, reading: Reading) -> None:
        """What each is called among vectors; '' for one that has none."""
        assert reading.embedder is not None
        if self._embedder == reading.embedder.id:
            return
        self._embedder = reading.embedder.id
        worded = near.wordings_for(self._embedder)
        spoken = [worded(one.text) if reading.speaks(one.lang) else () for one in self.memories]
        self._named = [(name_of(wordings) if wordings else "", wordings) for wordings in spoken]
        wanted = {name for name, _ in self._named}
        self._points = {name: point for name, point in self._points.items() if name in wanted}
