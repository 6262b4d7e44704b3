"""Commands of the background: the daemon in the foreground, what starts it by itself, and one hook by hand."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .absent import home_there
from .opening import json_option, opened, paper, say_outcome
from .paper import Ink
from .plain import plain

if TYPE_CHECKING:
    from afterword.app import App
    from afterword.app.starting import Starting


@click.command()
@click.option("--home", metavar="FOLDER", help="Serve this home instead of the one that the environment names.")
def daemon(*, home: str | None) -> int:
    """Run in the background's place, until Ctrl-C: look at chats that went quiet, and answer hooks at once.

    One a home. `afterword service install` has it started by itself.
    """
    from afterword.app import open_afterword
    from afterword.app.absent import refuse_absent
    from afterword.daemon.running import serve

    env = {**os.environ, "AFTERWORD_HOME": home} if home else dict(os.environ)
    refuse_absent(env)
    with paper() as sheet:

        def ready(served: Path) -> None:
            sheet.say(f"Afterword serves {plain(str(served))}. Ctrl-C ends it.", ink=Ink.FAINT)
            sheet.flush()

        return serve(env, lambda: open_afterword(env=env), ready)


@click.group()
def service() -> None:
    """Have the system start the daemon by itself, or no more."""


@service.command()
def install() -> int:
    """Have the daemon started whenever you log in (asks you)."""
    with opened() as app, paper() as sheet:
        starting = _starting(app)
        if starting.state() == (True, True):
            sheet.say(f"Nothing to do: {plain(starting.unit.path)} is as it would be written.")
            again = f"Should no daemon serve (afterword service status): {starting.by_hand}"
            sheet.say(plain(again), indent=2, ink=Ink.FAINT)
            return 0
        return say_outcome(sheet, starting.install(app.terminal_hand()))


@service.command()
def remove() -> int:
    """Have it started no more (asks you)."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, _starting(app).remove(app.terminal_hand()))


@service.command()
@json_option
def status(*, as_json: bool) -> None:
    """Show whether a daemon serves this home, and whether the system starts one."""
    from afterword.daemon.running import serves

    with home_there() as app, paper() as sheet:
        starting = _starting(app)
        running = serves(app.run_folder())
        there, current = starting.state()
        if as_json:
            path = starting.unit.path if there else None
            sheet.json({"running": running, "installed": there, "current": current, "path": path})
            return
        sheet.say("A daemon serves this home." if running else "No daemon serves this home.")
        if not there:
            sheet.say("The system starts none by itself: afterword service install", indent=2, ink=Ink.FAINT)
            return
        sheet.say(f"{starting.unit.system} starts it: {plain(starting.unit.path)}", indent=2, ink=Ink.FAINT)
        if not current:
            sheet.say("Not as it would be written now: afterword service install", indent=2, ink=Ink.WAITS)


def _starting(app: App) -> Starting:
    from afterword.core.errors import BadInput
    from afterword.daemon.units import unit_for

    user = os.getuid() if sys.platform != "win32" else 0
    unit = unit_for(sys.platform, os.environ, sys.executable, app.named_home(), user)
    if unit is None:
        raise BadInput("On this system nothing is known that would start it.", "Start it yourself: afterword daemon")
    return app.starting(unit, _run)


def _run(words: Sequence[str]) -> str:
    """Run a command of the system's; what went wrong, '' for nothing."""
    import subprocess

    try:
        done = subprocess.run(list(words), capture_output=True, timeout=60, check=False)  # noqa: S603  our own words
    except (OSError, subprocess.TimeoutExpired) as trouble:
        return str(trouble)
    said = done.stderr.decode("utf-8", "replace").strip()
    return "" if done.returncode == 0 else (said.splitlines() or [f"ended with {done.returncode}"])[0]


@click.command()
@click.argument("host", metavar="HOST")
@click.argument("event", metavar="EVENT")
def hook(*, host: str, event: str) -> int:
    """Answer one event of an assistant, read from stdin, as its own hook is answered. Always ends with 0.

    For trying out what a hook prints; `afterword connect` has assistants start something smaller.
    """
    from afterword.daemon.by_hand import answered

    out, late = answered(host, event, sys.stdin.buffer if sys.stdin is not None else None, os.environ)
    if out and sys.stdout is not None:
        sys.stdout.buffer.write(out)
        sys.stdout.buffer.flush()
    if late:
        os._exit(0)  # a host waits for our end: nothing is lost by it
    return 0
