"""An invented week, lived through in a throw-away home, and compared with everything that it must teach."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from .chat_checks import check_look, check_reading, check_signals
from .checks import Check, WeekReport, report_of
from .end_checks import (
    check_again,
    check_counters,
    check_groups,
    check_lists,
    check_own_words_allowed,
    ungrown_groups,
)
from .expected import Expected, read_expected
from .living import live_through
from .snapshot import Lived
from .world import make_world


def run_week(folder: Path, *, progress: Callable[[int, int, str], None]) -> WeekReport:
    """Run a week's folder. Raises BadInput where it or its ``expected.json`` cannot be used."""
    expected = read_expected(folder)
    with tempfile.TemporaryDirectory(prefix="afterword-week-") as into:
        world = make_world(folder, expected, Path(into))
        try:
            lived = live_through(world, expected, progress)
        finally:
            world.app.close()
    unread = [chat.id for chat in expected.in_order() if chat.format not in world.readable]
    return report_of(_checks(expected, lived, world.readable), unread)


def _checks(expected: Expected, lived: Lived, readable: frozenset[str]) -> Iterator[Check]:
    hanging = ungrown_groups(expected, readable)
    for chat in expected.in_order():
        if chat.format not in readable:
            continue
        reading, after = lived.readings[chat.id], lived.after[chat.id]
        yield from check_reading(chat, reading)
        yield from check_signals(chat, reading)
        yield from check_look(chat, after, reading, ungrown=hanging.get(chat.id, frozenset()))
        if chat.if_own_words_allowed is not None:
            allowed = lived.own_words_allowed[chat.id]
            yield from check_own_words_allowed(chat, chat.if_own_words_allowed, allowed)
    yield from check_groups(expected, lived, readable)
    yield from check_lists(expected, lived, readable)
    yield from check_counters(expected, lived, readable)
    yield from check_again(lived)
