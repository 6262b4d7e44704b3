"""What must not happen, as one small tree of exceptions. What may happen (a dropped change, a bad line) is a value
instead.

AfterwordError
├── BadInput            the person or a program handed us something unusable; names it and the next step
│   ├── UnknownFormat   a file that no reader recognises
│   └── UnknownId       an id that fits nothing, or more than one thing
├── HomeError           the home cannot be used as it is
│   ├── HomeBusy        another process writes and did not finish in time
│   ├── HomeNewer       a newer release wrote it: reading only
│   ├── HomeDamaged     a record or file that cannot be read
│   │   └── NoPlace     a file is to be written where none of ours may lie
│   └── DiskFull        the disk took no more; nothing half-done stays in use
├── EmbedderGone        the model that turns texts into vectors cannot be run here
├── AnswerRefused       an answer without a person's ticket
└── Invariant           a promise of our own code is broken: a fault to report
"""

from __future__ import annotations


class AfterwordError(Exception):
    """Root of the tree. ``message`` says what happened, ``next_step`` what a person can do about it ('' if nothing)."""

    def __init__(self, message: str, next_step: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.next_step = next_step


class BadInput(AfterwordError):
    """Something handed to us cannot be used; nothing was changed."""


class UnknownFormat(BadInput):
    """No reader recognises this file or folder."""


class UnknownId(BadInput):
    """The id names nothing here, or its short form names more than one thing."""


class HomeError(AfterwordError):
    """The home folder cannot be used as it is."""


class HomeBusy(HomeError):
    """The writer lock stayed with another process for longer than we wait."""


class HomeNewer(HomeError):
    """A newer release wrote this home. It can be read here, not written."""


class HomeDamaged(HomeError):
    """A file or the record cannot be read as what it should be."""


class NoPlace(HomeDamaged):
    """A path climbs out of the memory folder or names no Markdown file: nothing is ever written there."""


class DiskFull(HomeError):
    """A write did not fit. What was intended is finished at the next opening, or never began."""


class EmbedderGone(AfterwordError):
    """Meaning is not to be had: a package or the weights are missing, or its process ended. Words still work."""


class AnswerRefused(AfterwordError):
    """An answer came without a valid ticket of the person. ``reason`` is a short code for the record."""

    def __init__(self, message: str, reason: str, next_step: str = "") -> None:
        super().__init__(message, next_step)
        self.reason = reason


class Invariant(AfterwordError):
    """A promise that our own code makes did not hold."""
