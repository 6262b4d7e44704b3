"""`afterword open`: the local Memory page, found or started, and opened in the person's browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from importlib.util import find_spec

import click

from afterword.core.errors import BadInput

from .opening import opened, paper
from .paper import Ink

NEEDED = ("jinja2", "starlette", "uvicorn")


@click.command(name="open")
@click.option("--print", "only_print", is_flag=True, help="Print the address instead of opening a browser.")
def open_page(*, only_print: bool) -> int:
    """Open the Memory page in your browser.

    The address is good once, for a minute, on this computer. The page ends by itself when it was left for a while.
    """
    _refuse_missing()
    from afterword.web.server import address, found_or_started

    with opened() as app, paper() as sheet:
        hand = app.terminal_hand()
        app.page.refuse(hand)
        port = found_or_started(app.page, os.environ)
        where = address(port, app.page.code(hand))
        if not only_print and _shown_in_a_browser(where):
            sheet.say("The Memory page is open in your browser.", ink=Ink.GOOD)
            return 0
        sheet.say(where)
        sheet.say("Open it in a browser on this computer within a minute; it is good once.", indent=2, ink=Ink.FAINT)
        return 0


def _refuse_missing() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        from afterword.app.installing import here

        raise BadInput(
            f"The Memory page needs what is not installed here: {', '.join(missing)}.", here().with_extra("web")
        )


def _shown_in_a_browser(where: str) -> bool:
    """Whether a browser with windows took it. One that runs in the terminal itself would stand in its way."""
    windowed = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    return bool(windowed) and webbrowser.open(where)
