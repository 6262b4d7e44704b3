"""The Memory page over a home of 5,000 memories: how long until a browser paints it, and what drawing it takes.

A real server on loopback, a real Chromium. Needs the tools of the gate; without a browser only drawing is measured.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

from afterword.app import App
from afterword.core.change import Add
from afterword.core.entry import Learning, Quote
from afterword.core.memory import Kind
from afterword.core.verdict import Apply
from afterword.engine.admit import Admission, Write
from afterword.engine.making import memory_from, writes_for
from bench.recall import Row

MEMORIES = 5_000
PATHS = ("/", "/?kind=fact&page=90", "/waiting", "/learned", "/earlier", "/never", "/health", "/settings")
GOAL = 100  # milliseconds to the first paint
_AT_ONCE = 500
_PAINTED = (
    "() => { const seen = performance.getEntriesByType('paint').find((one) => one.name === 'first-contentful-paint');"
    " return seen ? seen.startTime : 0; }"
)


def measure(rounds: int) -> list[Row]:
    """Milliseconds to the first paint and of the answer alone, by page."""
    from tests.web.served import served

    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as page:
        fill(page.world.app)
        page.world.clock.advance(timedelta(days=1))
        browser = page.browser()
        answers = {path: list(_answers(browser.get, path, rounds)) for path in PATHS}
        paints = _paints(f"{page.host}/open?code={page.code()}", rounds)
        return [_row(path, answers[path], paints.get(path, [])) for path in PATHS]


def fill(app: App) -> None:
    """Five thousand memories of all kinds, as many looks would have left them."""
    desk = app._parts.desk()
    kinds = tuple(Kind)
    for start in range(0, MEMORIES, _AT_ONCE):
        lines: list[Learning] = []
        writes: list[Write] = []
        standing = desk.standing()
        for number in range(start, start + _AT_ONCE):
            text = f"Keeps the number {number} of a long row of invented things in mind, word by word"
            learning = Learning(
                id=desk.new("l"),
                chat=f"claude-code:chat{number // 3}",
                project=None,
                change=Add(kinds[number % len(kinds)], text, text),
                verdict=Apply(),
                reader="built-in",
                memory=desk.new("m"),
                quotes=(Quote(f"claude-code:chat{number // 3}", "e1", text, 0, len(text), desk.now),),
            )
            memory = memory_from(learning, standing, desk.now, "")
            lines.append(learning)
            writes += writes_for(learning, memory, standing)
        with app.page.still():
            desk.pen.admit(Admission(tuple(lines), tuple(writes)))


def _answers(get: object, path: str, rounds: int) -> Iterator[float]:
    assert callable(get)
    for _ in range(rounds + 1):
        begun = time.perf_counter()
        assert get(path).status_code == 200
        yield time.perf_counter() - begun


def _paints(address: str, rounds: int) -> dict[str, list[float]]:
    """Seconds to the first paint, by path; nothing where no browser is here."""
    from playwright.sync_api import sync_playwright
    from tests.web.browsing import FLAGS, chromium

    program = chromium()
    if program is None:
        return {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        tab = browser.new_page()
        tab.goto(address)
        base = tab.url.rstrip("/")
        found: dict[str, list[float]] = {path: [] for path in PATHS}
        for _ in range(rounds + 1):
            for path in PATHS:
                tab.goto(f"{base}{path}")
                tab.wait_for_function(f"({_PAINTED})() > 0")
                found[path].append(tab.evaluate(_PAINTED) / 1000)
        browser.close()
    return found


def _row(path: str, answers: list[float], paints: list[float]) -> Row:
    """The first of each warms up and does not count."""
    painted = round(statistics.median(paints[1:]) * 1000, 1) if paints[1:] else 0.0
    return {
        "what": path,
        "ms to first paint": painted,
        "ms of the answer": round(statistics.median(answers[1:]) * 1000, 1),
        "goal": GOAL,
    }
