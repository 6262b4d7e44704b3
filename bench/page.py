"""The Memory page over a home of 5,000 memories and 1,000 that wait: how long until a browser paints it, what an answer
takes without the painting, and what each of many pressed at once takes.

The first paint is that of the page's own process in a real Chromium with one tab that is warm and that nobody watches
meanwhile. What the browser itself takes is told by a page of one line from a server that does nothing else. Needs the
tools of the gate; without a browser nothing is painted.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
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
from bench.browsing import unwatched
from bench.clock import DidNotRun
from bench.recall import Row

if TYPE_CHECKING:
    from tests.web.served import Browser, Served

MEMORIES, WAITING = 5_000, 1_000
GOAL = 100  # milliseconds to the first paint
PATIENCE = 600  # seconds for an answer, so that a busy machine ends no measuring
PILE, PILES = 50, 3  # answers that are pressed at once, and how many times
ONE_LINE = "one line, by a server that does nothing else"
_LINE = b"<!doctype html><title>One line</title><p>One line</p>"
_DAYS = 50  # in which all of it was learned
_STARTS = "import os, sys; os.fork() or os.execv(sys.executable, [sys.executable, '-P', '-m', 'afterword.web'])"
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


@dataclass(frozen=True, slots=True)
class Answered:
    """Seconds that an answer took, on the clock and of the processor, and its size in bytes."""

    wall: float
    processor: float
    size: int = 0


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
        paints = _paints(page, paths, rounds)
        nothing = paints.get(ONE_LINE, [])
        shown = [
            _row(name, answers[path], paints.get(path, []), nothing) for name, path in zip(_SHOWN, paths, strict=True)
        ]
        return [_row(ONE_LINE, [], nothing, nothing), *shown, *_pressed(page, browser)]


def fill(app: App) -> None:
    """Memories of all kinds, and what waits, as many looks over many days would have left them.

    Nothing of it has to outlast a power cut, so the disk is not waited for.
    """
    world_clock = app._parts.sockets.clock
    with mock.patch("os.fsync", return_value=None), app._parts.pen.alone(), app.page.still():
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
        came = browser.get(path)
        assert came.status_code == 200
        yield Answered(time.perf_counter() - begun, time.process_time() - spent, len(came.content))


def _paints(page: Served, paths: list[str], rounds: int) -> dict[str, list[float]]:
    """Seconds to the first paint, by path; nothing where no browser is here."""
    from tests.web.browsing import FLAGS, chromium

    program = chromium()
    if program is None:
        return {}
    found: dict[str, list[float]] = {name: [] for name in (ONE_LINE, *paths)}
    with one_line() as bare, _own_process(page) as host, unwatched(program, FLAGS) as tab:
        inside, _ = tab.paint(f"{host}/open?code={page.code()}")
        for _ in range(rounds + 1):
            tab.paint(bare)  # for another server the browser takes another process
            found[ONE_LINE].append(tab.paint(bare)[1])
            tab.paint(f"{inside}health")  # nor is the first page of that process counted
            for path in paths:
                where, took = tab.paint(inside.rstrip("/") + path)
                if not where.endswith(path.replace(" ", "%20")):
                    raise DidNotRun(f"{path} led to {where}")
                found[path].append(took)
    return found


@contextmanager
def _own_process(page: Served) -> Iterator[str]:
    """The address of the process that ``afterword open`` would start for this home; it has no parent, as there."""
    home, now = page.world.folder / "home", page.world.clock.now()
    env = {**os.environ, "HOME": str(page.world.folder), "AFTERWORD_HOME": str(home), "AFTERWORD_NOW": now.isoformat()}
    subprocess.run([sys.executable, "-P", "-c", _STARTS], env=env, check=True, stdin=subprocess.DEVNULL)
    run = page.world.app.page.run
    until = time.monotonic() + PATIENCE
    while (found := run.listening()) is None:
        if time.monotonic() > until:
            raise DidNotRun("the page's own process did not start")
        time.sleep(0.05)
    try:
        yield f"http://127.0.0.1:{found.port}"
    finally:
        (home / "run" / "page.json").unlink()  # nobody's any more: it ends by itself


class _OneLine(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        head = f"HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: {len(_LINE)}\r\n\r\n"
        self.wfile.write(head.encode() + _LINE)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def one_line() -> Iterator[str]:
    """The address of a page of one line, of the same site as the Memory page: the tab stays the same."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _OneLine)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


def _pressed(page: Served, browser: Browser) -> Iterator[Row]:
    """What waits is kept, a pile at once: a later one of the pile, and a later pile, takes no longer."""
    forms = SessionForms(page.page.room, browser.session)
    waits = [one.id for one in page.world.app.waiting()]
    for start in range(0, PILES * PILE, PILE):
        pile = waits[start : start + PILE]
        shown = page.page.worker.threads.submit(lambda: [forms.ask("keep", which, "") for which in pile]).result()  # noqa: B023  done before the next
        tickets = [one.choices[0].ticket for one in shown]
        begun, spent = time.perf_counter(), time.process_time()
        sent = {"token": browser.token, "ticket": tickets, "back": "/waiting"}
        done = browser.client.post(f"{browser.base}/answer/keep", data=sent)
        assert done.status_code == 303, done.text
        taken = Answered((time.perf_counter() - begun) / len(pile), (time.process_time() - spent) / len(pile))
        yield _row(f"one of {PILE} kept, from the {start + 1}st", [taken, taken], [], [])
    assert len(page.world.app.waiting()) == len(waits) - PILES * PILE


def _row(what: str, answers: list[Answered], paints: list[float], nothing: list[float]) -> Row:
    """The first of each warms up and does not count. ``nothing``: the browser's own, round by round."""
    return {
        "what": what,
        "ms to first paint": _middle(paints[1:]),
        "beyond one line": _middle(one - bare for one, bare in zip(paints[1:], nothing[1:], strict=True)),
        "goal": GOAL if paints[1:] else "",
        "kB": round(answers[-1].size / 1000, 1) if answers and answers[-1].size else "",
        "ms of the answer": _middle(one.wall for one in answers[1:]),
        "of the processor": _middle(one.processor for one in answers[1:]),
    }


def _middle(seconds: Iterable[float]) -> str | float:
    """In milliseconds; '' where nothing was measured."""
    every = list(seconds)
    return round(statistics.median(every) * 1000, 1) if every else ""
