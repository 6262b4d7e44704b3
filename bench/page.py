"""The Memory page over a home of 5,000 memories and 1,000 that wait: how long until a browser paints it, what an answer
takes without the painting, and what each of many pressed at once takes.

A real server on loopback, a real Chromium. Needs the tools of the gate; without a browser nothing is painted.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

from afterword.app import App
from afterword.core.change import Add
from afterword.core.entry import Learning, Quote
from afterword.core.memory import Kind
from afterword.core.verdict import Apply, Reason, Wait
from afterword.engine.admit import Admission, Write
from afterword.engine.making import memory_from, writes_for
from afterword.web.pressing import SessionForms
from bench.recall import Row

if TYPE_CHECKING:
    from tests.web.served import Browser, Served

MEMORIES, WAITING = 5_000, 1_000
GOAL = 100  # milliseconds to the first paint
PATIENCE = 600  # seconds for an answer, so that a busy machine ends no measuring
PILE = 200  # answers that are pressed at once
ONE_LINE = "data:text/html,<p>One line</p>"  # what the browser itself takes for its first paint, here and now
_DAYS = 250  # in which all of it was learned
_SHOWN = (
    "/",
    "/?kind=fact&page=30",
    "/waiting",
    "/search?q=number 4711",
    "/why",
    "/learned",
    "/earlier",
    "/never",
    "/health",
    "/settings",
)
_PAINTED = """() => new Promise((tell) => new PerformanceObserver((seen) => {
    const first = seen.getEntriesByName('first-contentful-paint')[0];
    if (first) tell(first.startTime);
}).observe({type: 'paint', buffered: true}))"""


@dataclass(frozen=True, slots=True)
class Answered:
    """Seconds that an answer took, on the clock and of the processor."""

    wall: float
    processor: float


def measure(rounds: int) -> list[Row]:
    """Milliseconds to the first paint and of the answer alone, by page; then of each of many answers."""
    from tests.web.served import served

    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as page:
        fill(page.world.app)
        browser = page.browser()
        browser.client.timeout = PATIENCE
        newest = page.world.app.memories()[-1].memory.id
        paths = [f"{path}?id={newest}" if path == "/why" else path for path in _SHOWN]
        answers: dict[str, list[Answered]] = {path: list(_answers(browser, path, rounds)) for path in paths}
        paints = _paints(f"{page.host}/open?code={page.code()}", paths, rounds)
        shown = [_row(name, answers[path], paints.get(path, [])) for name, path in zip(_SHOWN, paths, strict=True)]
        nothing = _row("one line, by nobody's server", [], paints.get(ONE_LINE, []))
        return [nothing, *shown, *_pressed(page, browser)]


def fill(app: App) -> None:
    """Memories of all kinds, and what waits, as many looks over many days would have left them.

    Nothing of it has to outlast a power cut, so the disk is not waited for.
    """
    world_clock = app._parts.sockets.clock
    with mock.patch("os.fsync", return_value=None), app.page.still():
        for day in range(_DAYS):
            _learn(app, [*_numbers(day, MEMORIES)], waits=False)
            _learn(app, [*_numbers(day, WAITING)], waits=True)
            with suppress(AttributeError):
                world_clock.advance(timedelta(days=1))  # type: ignore[attr-defined]  # of the world's own clock


def _numbers(day: int, whole: int) -> range:
    return range(day * whole // _DAYS, (day + 1) * whole // _DAYS)


def _learn(app: App, numbers: list[int], *, waits: bool) -> None:
    desk, kinds = app._parts.desk(), tuple(Kind)
    lines: list[Learning] = []
    writes: list[Write] = []
    standing = desk.standing()
    for number in numbers:
        what = "a thing that waits" if waits else "a long row of invented things"
        text = f"Keeps the number {number} of {what} in mind, word by word"
        chat = f"claude-code:chat{number // 3}"
        learning = Learning(
            id=desk.new("l"),
            chat=chat,
            project=None,
            change=Add(kinds[number % len(kinds)], text, text),
            verdict=Wait(Reason.NOBODY_SEES, (Reason.NOBODY_SEES,)) if waits else Apply(),
            reader="built-in",
            memory=desk.new("m"),
            quotes=(Quote(chat, "e1", text, 0, len(text), desk.now),),
        )
        lines.append(learning)
        if not waits:
            writes += writes_for(learning, memory_from(learning, standing, desk.now, ""), standing)
    desk.pen.admit(Admission(tuple(lines), tuple(writes)))


def _answers(browser: Browser, path: str, rounds: int) -> Iterator[Answered]:
    for _ in range(rounds + 1):
        begun, spent = time.perf_counter(), time.process_time()
        assert browser.get(path).status_code == 200
        yield Answered(time.perf_counter() - begun, time.process_time() - spent)


def _paints(address: str, paths: list[str], rounds: int) -> dict[str, list[float]]:
    """Seconds to the first paint, by path; nothing where no browser is here."""
    from playwright.sync_api import sync_playwright
    from tests.web.browsing import FLAGS, chromium

    program = chromium()
    if program is None:
        return {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        tab = browser.new_page()
        tab.set_default_timeout(PATIENCE * 1000)
        tab.goto(address)
        base = tab.url.rstrip("/")
        addresses = {ONE_LINE: ONE_LINE, **{path: f"{base}{path}" for path in paths}}
        found: dict[str, list[float]] = {name: [] for name in addresses}
        for _ in range(rounds + 1):
            for path, where in addresses.items():
                tab.goto(where, wait_until="commit")
                found[path].append(tab.evaluate(_PAINTED) / 1000)
        browser.close()
    return found


def _pressed(page: Served, browser: Browser) -> Iterator[Row]:
    """Everything that waits is kept, a pile at once: a later one of the pile, and a later pile, takes no longer."""
    forms = SessionForms(page.page.room, browser.session)
    waits = [one.id for one in page.world.app.waiting()]
    for start in range(0, len(waits), PILE):
        pile = waits[start : start + PILE]
        shown = page.page.worker.threads.submit(lambda: [forms.ask("keep", which, "") for which in pile]).result()  # noqa: B023  done before the next
        tickets = [one.choices[0].ticket for one in shown]
        begun, spent = time.perf_counter(), time.process_time()
        sent = {"token": browser.token, "ticket": tickets, "back": "/waiting"}
        done = browser.client.post(f"{browser.base}/answer/keep", data=sent)
        assert done.status_code == 303, done.text
        taken = Answered((time.perf_counter() - begun) / len(pile), (time.process_time() - spent) / len(pile))
        yield _row(f"one of {PILE} kept, from the {start + 1}st", [taken, taken], [])
    assert not page.world.app.waiting()


def _row(what: str, answers: list[Answered], paints: list[float]) -> Row:
    """The first of each warms up and does not count."""
    return {
        "what": what,
        "ms to first paint": _middle(paints[1:]),
        "goal": GOAL if paints[1:] else "",
        "ms of the answer": _middle(one.wall for one in answers[1:]),
        "of the processor": _middle(one.processor for one in answers[1:]),
    }


def _middle(seconds: Iterable[float]) -> str | float:
    """In milliseconds; '' where nothing was measured."""
    every = list(seconds)
    return round(statistics.median(every) * 1000, 1) if every else ""
