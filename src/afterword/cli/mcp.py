"""The command that an assistant starts: our tools, on its own stdin and stdout or over HTTP on this computer."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

import click

from afterword.core.errors import BadInput

PORT = 22722  # where a client's own settings find it


@click.command()
@click.option("--http", "over_http", is_flag=True, help="Over HTTP on this computer's own address, not on stdin.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="With --http.")
@click.option("--host", "assistant", default="", metavar="NAME", help="The assistant, as `connect` names it.")
def mcp(*, over_http: bool, port: int, assistant: str) -> int:
    """Give an assistant the tools recall, remember and what_was_learned (MCP). `afterword connect` sets that up.

    No tool answers for you, and each assistant is told only what you let it be told.
    """
    if find_spec("mcp") is None:
        from afterword.app.installing import here

        raise BadInput("The protocol for tools is not installed.", here().with_extra("mcp"))
    from afterword.mcp.serving import Serving

    serving = Serving(os.environ)
    if not over_http:
        from afterword.mcp.protocol import over_stdio

        over_stdio(serving, assistant, _folder())
        return 0
    from afterword.mcp.over_http import serve

    token = serving.token()
    serving.close()
    serve(serving, assistant, token, port, _ready)
    return 0


def _ready(address: str) -> None:
    sys.stderr.write(f"{address}\n")
    sys.stderr.flush()


def _folder() -> str:
    """The project at hand: where the assistant started us."""
    try:
        return str(Path.cwd())
    except OSError:
        return ""
