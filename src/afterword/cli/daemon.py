"""Commands of the background: the daemon in the foreground, what starts it by itself, and one hook by hand."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from .opening import paper
from .paper import Ink
from .plain import plain


@click.command()
def daemon() -> int:
    """Run in the background's place, until Ctrl-C: look at chats that went quiet, and answer hooks at once.

    One a home. `afterword service install` has it started by itself.
    """
    from afterword.app import open_afterword
    from afterword.daemon.running import serve

    with paper() as sheet:

        def ready(home: Path) -> None:
            sheet.say(f"Afterword serves {plain(str(home))}. Ctrl-C ends it.", ink=Ink.FAINT)
            sheet.flush()

        return serve(os.environ, lambda: open_afterword(env=os.environ), ready)


@click.command()
@click.argument("host", metavar="HOST")
@click.argument("event", metavar="EVENT")
def hook(*, host: str, event: str) -> int:
    """Answer one event of an assistant, read from stdin, as its own hook is answered. Always ends with 0.

    For trying out what a hook prints; `afterword connect` has assistants start something smaller.
    """
    from afterword.daemon.by_hand import answered

    out = answered(host, event, sys.stdin.buffer if sys.stdin is not None else None, os.environ)
    if out and sys.stdout is not None:
        sys.stdout.buffer.write(out)
        sys.stdout.buffer.flush()
    return 0
