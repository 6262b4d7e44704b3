"""What the pages and the server hand each other: what was asked for, a question as a form, the outcome of an answer.

Holds values only. Knows nothing of sockets, cookies and templates.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from afterword.app.keeping import Power, WouldAsk


@dataclass(frozen=True, slots=True)
class Asked:
    """A page that was asked for: its path, and what stands behind the question mark, each name once."""

    path: str
    query: Mapping[str, str] = field(default_factory=dict)

    def of(self, name: str) -> str:
        """The value of a name, '' where there is none."""
        return self.query.get(name, "")


@dataclass(frozen=True, slots=True)
class Pressed:
    """One button of a form: what is recorded, what stands on it, and the ticket for exactly this choice."""

    key: str
    label: str
    ticket: str


@dataclass(frozen=True, slots=True)
class FormShown:
    """A question as it is put on a page. ``words`` are shown whole, one line a thing; ``value`` is what was typed;
    ``word`` has to be typed to confirm it, '' where a press is enough.
    """

    kind: str
    id: str
    value: str
    words: str
    warnings: tuple[str, ...]
    choices: tuple[Pressed, ...]
    token: str
    word: str = ""


class Forms(Protocol):
    """The questions of one session: each is shown with a ticket that is good for its words alone."""

    @property
    def base(self) -> str:
        """What every address of this session begins with, without a slash at its end."""
        ...

    @property
    def token(self) -> str:
        """What every form of this session carries."""
        ...

    @property
    def powers(self) -> tuple[Power, ...]:
        """What a backup that was brought back would allow beyond what holds here."""
        ...

    @property
    def tidier(self) -> WouldAsk | None:
        """The model that could look for what says the same: whom, what it would be shown, at what cost."""
        ...

    def act(self, name: str) -> str:
        """A ticket for something that is done without an answer, by its name in ``deeds.py``."""
        ...

    def shown(self, kind: str, id: str, value: str = "") -> FormShown | None:  # noqa: A002  the field's own name
        """The question that stands there now; None where nothing is to be answered."""
        ...


@dataclass(frozen=True, slots=True)
class Told:
    """What came of an answer, for people. ``bad``: nothing was done.

    ``undo``: the learning or card to be undone to take it back; ``redo``: what is to be learned again, brought back or
    answered again, and ``again`` what the press for that says; ``typed``: a sentence that was refused, to be mended
    where it was typed.
    """

    says: str
    next_step: str = ""
    also: tuple[str, ...] = ()
    undo: str = ""
    bad: bool = False
    redo: str = ""
    again: str = "Learn it again"
    typed: str = ""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A page as it is sent, in parts: the first is there at once, the rest is worked out when it is asked for."""

    status: int
    parts: Iterator[str]

    @property
    def html(self) -> str:
        """The whole of it. To be asked for once."""
        return "".join(self.parts)
