"""Opening a home: every part is made, what was intended there is finished, and the person's Afterword is handed out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from afterword.app.asking import BY_SETTING as ASKING_BY_SETTING
from afterword.app.asking import Asking
from afterword.app.asking import By as AskingBy
from afterword.app.joining import Parts, hosted, readers
from afterword.app.meaning import BY_SETTING, By, Meaning
from afterword.app.notation import keep_notation
from afterword.app.outdating import outdating
from afterword.app.person import App
from afterword.engine.admit import Admitter
from afterword.engine.catching_up import catch_up
from afterword.engine.sockets import Sockets

if TYPE_CHECKING:
    from afterword.ports import ChatSource, Clock, Embedder, ProcessTable, Projects, Reviewer, Terminal, Tickets
    from afterword.storage.opening import Storage


def open_afterword(
    home: Path | None = None,
    *,
    env: Mapping[str, str],
    clock: Clock | None = None,
    projects: Projects | None = None,
    roots: Mapping[str, Sequence[str]] | None = None,
    sources: Sequence[ChatSource] | None = None,
    processes: ProcessTable | None = None,
    terminal: Terminal | None = None,
    host_key: str | None = None,
    embedder: Embedder | By | None = BY_SETTING,
    tickets: Tickets | None = None,
    reviewer: Reviewer | AskingBy | None = ASKING_BY_SETTING,
) -> App:
    """Open (or make) a home and finish what was intended there. None: AFTERWORD_HOME of ``env``, else the
    platform's own.

    ``roots`` puts folders in place of the ones an assistant's own are looked for in, by source name ({} finds
    none). ``host_key`` makes a new home that was named here answerable by that key, or proves it to one that
    was made with it. ``embedder`` None: words alone. ``reviewer`` None: the built-in reader alone. ``tickets``
    None: the home keeps them, for all its processes.

    Raises HomeBusy, HomeDamaged, DiskFull, BadInput.
    """
    from afterword.storage.home import home_at
    from afterword.storage.opening import open_storage
    from afterword.storage.processes import SystemProcesses
    from afterword.storage.terminal import SystemTerminal

    keep_notation()
    storage = open_storage(home_at(home, env))
    sockets = _sockets(storage, clock, env)
    pen = Admitter(sockets)
    answerable = hosted(storage, pen, host_key, named=home is not None)
    standing = pen.standing()
    meaning = Meaning(storage.home.root, env)
    by_setting = isinstance(embedder, By)
    chosen = meaning.embedder(standing) if isinstance(embedder, By) else embedder
    likeness = meaning.likeness(chosen) if by_setting else None
    sockets = replace(sockets, tickets=tickets or storage.tickets, likeness=likeness)
    known = tuple(sources) if sources is not None else readers(projects, standing, env)
    parts = Parts(
        storage,
        sockets,
        pen,
        known,
        roots,
        processes or SystemProcesses(env),
        terminal or SystemTerminal(),
        answerable,
        embedder=chosen,
        projects=projects,
        asking=Asking(env, storage.home.record_folder, reviewer),
    )
    return App(_finished(parts) if storage.writable else parts, meaning if by_setting else None)


def open_page(home: Path | None = None, *, env: Mapping[str, str], **more: Any) -> App:
    """Open a home for the process that shows its page: tickets of what is shown stay in that process.

    ``more`` as in open_afterword, which says what is raised.
    """
    from afterword.storage.in_memory import InMemoryTickets

    app = open_afterword(home, env=env, tickets=InMemoryTickets(), **more)
    app.page.watch()
    return app


def _sockets(storage: Storage, clock: Clock | None, env: Mapping[str, str]) -> Sockets:
    """Everything that needs no setting."""
    from afterword.storage.clock import clock_from
    from afterword.storage.ids import RandomIds
    from afterword.storage.processes import SystemRunning

    return Sockets(
        storage.record,
        storage.files,
        storage.keys,
        storage.lock,
        clock or clock_from(env),
        RandomIds(),
        storage.tickets,
        running=SystemRunning(),
        outdate=outdating(storage.home.root),
    )


def _finished(parts: Parts) -> Parts:
    """What was cut off is finished; what cannot be keeps nobody from reading, and is said."""
    caught_up = catch_up(parts.desk())
    hindered = parts.storage.hindered
    return replace(
        parts, did=caught_up.did, hindered=(*((hindered,) if hindered is not None else ()), *caught_up.hindered)
    )
