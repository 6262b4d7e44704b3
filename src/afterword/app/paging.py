"""The joint of the Memory page: tickets for what it shows, and codes that let a browser in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime
from functools import cached_property

from afterword.app.joining import Parts
from afterword.core.entry import AnswerKind, Route
from afterword.core.errors import AnswerRefused, HomeDamaged, HomeError
from afterword.engine import overview
from afterword.engine.asking import refuse_first
from afterword.engine.hand import Hand, by_agent
from afterword.engine.views import Given, Health, Shown
from afterword.storage.page_run import PageRun


class Paging:
    """What the page of one home stands on."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    @cached_property
    def run(self) -> PageRun:
        """Where the page says how it is reached, and where codes lie."""
        from afterword.storage.processes import SystemRunning

        storage = self._parts.storage
        return PageRun(storage.home.root, storage.identity.home, SystemRunning())

    @cached_property
    def nobody(self) -> AnswerRefused | None:
        """Why no answer is taken in this process, or None. What started it cannot change any more."""
        return by_agent(self._parts.processes)

    def offered(self, shown: Shown) -> tuple[Given, ...]:
        """A ticket for each choice of what is shown now, minted for the page."""
        sockets = self._parts.sockets
        now = sockets.clock.now()
        return tuple(
            Given(
                sockets.tickets.mint(shown.answer, shown.target, shown.hash_of(choice.key), Route.PAGE, now), choice.key
            )
            for choice in shown.choices
        )

    def refuse(self, hand: Hand) -> None:
        """Raise AnswerRefused, and record it, where by this hand nobody may let a browser in."""
        refuse_first(self._parts.desk(), AnswerKind.OPEN, "page", hand)

    def code(self, hand: Hand) -> str:
        """A code that lets one browser in. Raises AnswerRefused as ``refuse`` does."""
        self.refuse(hand)
        return self.run.mint()

    @property
    def env(self) -> Mapping[str, str]:
        """The environment that this home was opened in. It holds keys, and is never shown."""
        return self._parts.asking.env

    def ailing(self, trouble: HomeError | OSError) -> Health:
        """What doctor says of this home where it cannot be read as it is."""
        from afterword.app.mending import ailing_at

        return ailing_at(self._parts.storage.home, trouble)

    def broken(self) -> bool:
        """Whether the record was damaged or taken away since this home was opened."""
        try:
            return bool(self._parts.storage.record.check())
        except HomeDamaged:
            return True

    def mend(self) -> tuple[str, ...]:
        """Make the home one that opens again; gives what was done, one line a thing. It is to be opened anew then.

        Raises HomeError for what no mending helps.
        """
        from afterword.app.mending import mend_at

        self._parts.storage.close()
        return mend_at(self._parts.storage.home, self.now())

    def now(self) -> datetime:
        """The moment, aware and in UTC."""
        return self._parts.sockets.clock.now()

    def watch(self) -> None:
        """Be told of changes in the memory folder, so that not every page has to ask for every file."""
        self._parts.storage.files.watch()

    def still(self) -> AbstractContextManager[None]:
        """While a page is drawn or a pile is answered: the memory folder is looked at once for all of it."""
        return self._parts.storage.files.seen_once()

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """While a page is drawn: the memory folder and the record are looked at once, so that it shows one moment."""
        with self.still(), self._parts.pen.read_once():
            yield

    def waits(self) -> int:
        """How much waits for the person. Raises HomeError."""
        return overview.waits(self._parts.desk())

    def learning(self) -> str:
        """'on', 'off', or 'paused until …'."""
        return overview.learning_state(self._parts.desk())

    def seq(self) -> int:
        """The number of the record's last line."""
        return self._parts.pen.standing().last_seq
