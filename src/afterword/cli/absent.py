"""Opening for commands that make no home: those that only read, and those that have nothing to do without one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .opening import opened

if TYPE_CHECKING:
    from afterword.app import App


@contextmanager
def reading() -> Iterator[App]:
    """The person's own home to read in; where there is none, an empty one that is thrown away."""
    from afterword.app.absent import absent, empty

    with opened() if absent(os.environ) is None else empty(os.environ) as app:
        yield app


@contextmanager
def home_there() -> Iterator[App]:
    """The person's own home. Raises HomeError where there is none."""
    from afterword.app.absent import refuse_absent

    refuse_absent(os.environ)
    with opened() as app:
        yield app
