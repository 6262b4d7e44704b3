"""What doctor says beside what is wrong: who writes, where reading stands, what was spent, whether hooks work."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from afterword.app import who
from afterword.app.connecting import HOOK, Connecting
from afterword.app.joining import Parts
from afterword.core.errors import HomeBusy, HomeError
from afterword.core.standing import Standing
from afterword.engine.connecting.ledger import made_in, unread
from afterword.engine.desk import Desk
from afterword.engine.saying import clock, count, dollars
from afterword.engine.sweep import last_sweep
from afterword.engine.views import HealthLine
from afterword.engine.views.connected import ConnectionView
from afterword.settings import not_taken

_END_OF_LOG = 64 * 1024  # bytes of the background's log that are looked at
_NONE_BESIDE = "no memory stood beside a message yet (profiles at the beginning of a chat are not counted)"
_FAULTS = frozenset({"fault", "trouble"})


def well_lines(parts: Parts, desk: Desk) -> Iterator[HealthLine]:
    """Each of them, in this order; nothing is changed."""
    yield from _writer_line(parts)
    yield _reading_line(desk)
    spent = who.spent(desk)
    says = f"{dollars(spent.spent_micros)} of {dollars(spent.cap_micros)} spent this month."
    yield HealthLine("ok", "spent", says)


def _writer_line(parts: Parts) -> Iterator[HealthLine]:
    from afterword.storage.lock import HomeLock

    if not parts.storage.writable or parts.storage.hindered is not None:
        return
    try:
        with HomeLock(parts.storage.home.lock, patience=0.2).hold():
            yield HealthLine("ok", "lock", "No other program of Afterword is writing just now.")
    except HomeBusy:
        says = "Another process of Afterword is writing just now."
        yield HealthLine("note", "lock", says, "If it stays so, end that process: nothing is lost by it.")
    except HomeError as problem:
        yield HealthLine("note", "lock", problem.message, problem.next_step)


def _reading_line(desk: Desk) -> HealthLine:
    standing = desk.standing()
    looked = [one.at for one in standing.chats.values()]
    marked = sum(standing.switched_off(chat) for chat in standing.switches)
    last = f", the last {clock(max(looked))}" if looked else ""
    swept = last_sweep(desk.pen)
    background = f"the background last looked {clock(swept)}" if swept is not None else "the background never looked"
    says = (
        f"{count(len(looked), 'chat was', 'chats were')} looked at{last}; {marked} kept out as you said; {background}."
    )
    return HealthLine("ok", "marks", says)


def setting_lines(standing: Standing) -> Iterator[HealthLine]:
    """What is written of settings and of assistants' files and is passed over, since it says nothing that can be."""
    for name in not_taken(standing.settings):
        says = f"What the record says of the setting {name} is no value of it, so its default holds."
        yield HealthLine("note", "setting", says, f"afterword settings {name} VALUE")
    for host in unread(standing):
        says = f"The record's note of what was put into the files of {host} cannot be read."
        yield HealthLine("note", "setting", says, f"Write it anew: afterword connect {host}")


def power_lines(parts: Parts) -> Iterator[HealthLine]:
    """What a backup would allow and nobody decided about: it stays as it is here until somebody does."""
    from afterword.app.keeping import Keeping

    powers = Keeping(parts).powers()
    if powers:
        says = f"A backup would allow more than you allow here: {count(len(powers), 'setting')} to decide about."
        yield HealthLine("note", "powers", says, "afterword restore --powers")


def connection_lines(parts: Parts, joint: Connecting) -> Iterator[HealthLine]:
    """Of every assistant that was connected: whether what was put into its files is there, and does its work."""
    standing = parts.pen.standing()
    for view in joint.connections():
        if view.connected or made_in(standing, view.name):
            beside = [one.last for each in standing.beside.values() for one in each if one.host == view.name]
            last = f"last put something beside a message {clock(max(beside))}" if beside else _NONE_BESIDE
            yield _connection_line(view, last)
    yield from _fault_line(parts.storage.home.root / "run" / "daemon.log")


def _fault_line(log: Path) -> Iterator[HealthLine]:
    """What the background could not do lately: no assistant is ever told, it stands in its log alone."""
    try:
        with log.open("rb") as file:
            file.seek(max(0, log.stat().st_size - _END_OF_LOG))
            said = file.read(_END_OF_LOG).decode("ascii", "replace").splitlines()
    except OSError:
        return
    faults = [words for line in said if len(words := line.split(" ")) > 1 and words[1] in _FAULTS]
    if faults:
        kind = next((word.partition("=")[2] for word in faults[-1][2:] if word.startswith("kind=")), "")
        last = f"the last at {faults[-1][0]}{f' ({kind})' if kind else ''}"
        says = f"The background noted {count(len(faults), 'fault')}, {last}. Nothing is lost by it."
        yield HealthLine("note", "faults", says, f"See: {log}")


def _connection_line(view: ConnectionView, last: str) -> HealthLine:
    again = f"afterword connect {view.name}"
    present = [state for state in view.parts if state.present]
    stale = [state.part.value for state in present if not state.current]
    rows: tuple[tuple[bool, str, str, str], ...] = (
        (
            bool(view.trouble),
            "trouble",
            f"its files cannot be looked at: {view.trouble.rstrip('.')}",
            "afterword connections",
        ),
        (not view.folder, "note", "it was connected, and is not on this computer any more", again),
        (not view.connected, "trouble", "what was put into its files is gone, so it is told nothing", again),
        (
            bool(view.switched_off),
            "trouble",
            f"hooks are switched off in its own settings ({view.switched_off}), so it is told nothing",
            "Switch them on there, then start it anew.",
        ),
        (
            not HOOK.exists(),
            "trouble",
            "the hooks' own file is missing, so they do nothing",
            "Install Afterword again.",
        ),
        (bool(stale), "note", f"not as it would be written today: {', '.join(stale)}", again),
    )
    level, says, step = next(
        ((level, says, step) for holds, level, says, step in rows if holds),
        ("ok", f"connected, as it should be; {last}", ""),
    )
    return HealthLine(level, "connection", f"{view.title}: {says}.", step)


def lines(parts: Parts, desk: Desk, joint: Connecting) -> Iterator[HealthLine]:
    """All of it."""
    yield from well_lines(parts, desk)
    yield from setting_lines(desk.standing())
    yield from power_lines(parts)
    yield from connection_lines(parts, joint)
