"""Answers for hooks: by the app, which one thread alone uses, or by the prepared table where that takes too long.

A person waits: what is not there in time is not said, or said at the next event. Knows no socket.
"""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from afterword.core.errors import AfterwordError
from afterword.hooking import alone, contracts, places
from afterword.hooking.contracts import Call
from afterword.hooking.reading import event_of

from .journal import Journal

if TYPE_CHECKING:
    from afterword.app import App
    from afterword.app.staying import Staying

LOG = "daemon.log"
SHARE = 0.65  # of the time that a hook waits: what the app is given for an answer
_ANSWERED = (contracts.PROMPT, contracts.START)


@dataclass(slots=True)
class _Job:
    """A piece of work for the app's thread. ``late``: nobody waits for it any more."""

    do: Callable[[App], bytes]
    found: bytes = b""
    late: threading.Event = field(default_factory=threading.Event)
    trouble: Exception | None = None
    done: threading.Event = field(default_factory=threading.Event)


class Answering:
    """The app in a thread of its own, and what is asked of it. ``wake`` is called when hooks left word of something.

    Once it is open, ``run`` is where hooks and daemon meet, in ``home``, and ``journal`` its log. ``in_time``: seconds.
    """

    def __init__(self, make: Callable[[], App], wake: Callable[[], None], in_time: float) -> None:
        self._make = make
        self._wake = wake
        self._in_time = in_time
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="app")
        self._opened: queue.SimpleQueue[BaseException | None] = queue.SimpleQueue()
        self._waking = threading.Lock()
        self.run = Path()
        self.home = ""
        self.journal = Journal(Path(os.devnull))
        self._staying: Staying | None = None

    def there(self) -> bool:
        """Whether the home that was opened still lies where it lay."""
        return self._staying is None or self._staying.there()

    def open(self) -> None:
        """Open the home. Raises what opening it raises."""
        self._thread.start()
        trouble = self._opened.get()
        if trouble is not None:
            raise trouble

    def close(self) -> None:
        """Let the home go, and the model's process with it. What was begun is finished first."""
        self._jobs.put(None)
        self._thread.join(10)

    def answer(self, host: str, event: str, content: bytes) -> bytes:
        """What belongs on stdout for an event; b'' for nothing, and where the home went away: then we end."""
        if not self.there():
            self._wake()
            return b""
        call = contracts.call_of(host, event, event_of(content))
        if call is None:
            return b""
        run = f"{self.home}/{places.FOLDER}"
        if call.what != contracts.PROMPT:
            alone.note(run, call)
        if call.what not in _ANSWERED:
            self._wake()
            self._before_the_next(call)
            return b""
        job = _Job(lambda app: b"")
        job.do = lambda app: self._said(app, call, run, job)
        self._jobs.put(job)
        self._before_the_next(call)
        if job.done.wait(self._in_time):
            return job.found
        job.late.set()
        self.journal.note("late", event=call.what)
        return alone.words(self.home, run, call)

    def make_ready(self) -> None:
        """Something may have changed: have all that no message changes worked out before the next one comes."""
        self._jobs.put(_Job(self._ready))

    def _ready(self, app: App) -> bytes:
        if not app.ready_nearby():
            self.make_ready()  # behind the messages that came meanwhile
        return b""

    def _before_the_next(self, call: Call) -> None:
        """Once this one is answered: have the model running for the next message, which the person now writes."""

        def wake(app: App) -> bytes:
            asleep = call.what != contracts.PROMPT or not app.meaning_awake
            if asleep and call.host in app.told_hosts() and self._waking.acquire(blocking=False):
                threading.Thread(target=self._start_meaning, args=(app,), name="model", daemon=True).start()
            return b""

        if call.what in (contracts.PROMPT, contracts.START, contracts.STOPPED):
            self._jobs.put(_Job(wake))

    def _start_meaning(self, app: App) -> None:
        try:
            app.wake_meaning()
            self.make_ready()
        finally:
            self._waking.release()

    def _said(self, app: App, call: Call, run: str, job: _Job) -> bytes:
        key = app.project_of(call.folder) if call.folder else None
        if call.what == contracts.PROMPT:
            view = app.nearby(call.prompt, project=key, host=call.host, guest=call.guest, seen=False, at_once=True)
            block, memories = view.block, tuple(memory.id for memory in view.memories)
        else:
            block, memories = app.profile(project=key, host=call.host, guest=call.guest).text, ()
        if job.late.is_set():
            return b""
        line = line_for(app, call, run, key)
        if not job.late.is_set():
            alone.count(self.home, memories, call.host, key or "")
        elif line:
            alone.put_by(run, call, line)
        return contracts.said(call, block, line)

    def _work(self) -> None:
        try:
            app = self._make()
            self.run = app.run_folder()
            self._staying = app.staying()
            self.home = str(self.run.parent)
            self.journal = Journal(self.run / LOG)
        except BaseException as trouble:  # noqa: BLE001  handed to who opens: it ends there
            self._opened.put(trouble)
            return
        for before in (_loaded, self._ready):  # until then a hook finds none of us, and reads the table itself
            self._do(app, _Job(before))
        self._opened.put(None)
        try:
            while (job := self._jobs.get()) is not None:
                self._do(app, job)
        finally:
            app.close()

    def _do(self, app: App, job: _Job) -> None:
        try:
            if not job.late.is_set():
                job.found = job.do(app)
        except (AfterwordError, OSError) as trouble:
            self.journal.note("trouble", kind=type(trouble).__name__)
        except Exception as fault:  # noqa: BLE001  the outermost loop: one event's fault must not end all others'
            self.journal.note("fault", kind=type(fault).__name__)
        finally:
            job.done.set()


def _loaded(app: App) -> bytes:
    """Have the rules loaded before the first message comes: they take longer than a message may wait."""
    app.nearby("What do I like to drink?", seen=False, at_once=True)
    return b""


def line_for(app: App, call: Call, run: str, key: str | None) -> str:
    """What is to be said to the person now, and then no more; '' for nothing, and where the host can show none."""
    if not call.shows:
        return ""
    typed = alone.typed_line(run, call)
    note = app.take_note(key, call.host) if call.host in app.told_hosts() else None
    return "\n".join(part for part in (typed, note.says if note is not None else "") if part)
