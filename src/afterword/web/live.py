"""The event stream of the page: says that the record moved on, so that what is shown is fetched again.

One look at the record a second serves every stream, and none is taken while nobody listens. Knows no pages.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

EVERY = 1.0  # seconds between two looks at the record
BREATH = 15.0  # seconds after which a silent stream says that it lives; so one that was left is noticed
MOST = 4  # streams: a browser opens six connections to one address for all its windows, and pages need some
AGAIN = 20  # seconds after which a window beyond those asks again; it is told where the record stands each time


@dataclass(slots=True)
class Live:
    """The streams of one page. ``seq`` gives the number of the record's last line."""

    seq: Callable[[], Awaitable[int]]
    every: float = EVERY
    breath: float = BREATH
    open: int = 0
    _known: int = -1
    _moved: asyncio.Condition = field(default_factory=asyncio.Condition)

    @property
    def full(self) -> bool:
        """Whether no further stream is kept open."""
        return self.open >= MOST

    async def look(self) -> None:
        """Look at the record once, if anybody listens, and wake who waits."""
        if not self.open:
            return
        now = await self.seq()
        if now != self._known:
            async with self._moved:
                self._known = now
                self._moved.notify_all()

    async def events(self) -> AsyncIterator[str]:
        """One stream: the number it begins with, then one event each time the record moved on. One too many ends with
        the first.
        """
        if self.full:
            yield f"retry: {AGAIN * 1000}\nevent: now\ndata: {await self.seq()}\n\n"
            return
        self.open += 1
        try:
            await self.look()
            told = self._known
            yield f"retry: 2000\nevent: now\ndata: {told}\n\n"
            while True:
                if await self._waited(told):
                    told = self._known
                    yield f"event: moved\ndata: {told}\n\n"
                else:
                    yield ": here\n\n"
        finally:
            self.open -= 1

    async def _waited(self, told: int) -> bool:
        try:
            async with asyncio.timeout(self.breath), self._moved:
                await self._moved.wait_for(lambda: self._known != told)  # a mended record may be shorter
                return True
        except TimeoutError:
            return False
