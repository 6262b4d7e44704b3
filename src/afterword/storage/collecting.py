"""The garbage collector held back while ten thousands of rows are made, none of which can be part of a circle.

It would go through all of them again and again as they become more: a third of the time of making them.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """No collection for the block. Where there was to be none anyway, nothing changes."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
