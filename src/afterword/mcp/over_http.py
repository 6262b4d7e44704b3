"""The same server over streamable HTTP, on this computer's own address alone, for who brings the token."""

from __future__ import annotations

import socket
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import uvicorn
from mcp.server.transport_security import TransportSecuritySettings
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from .guard import refusal
from .protocol import Desk, server
from .serving import Serving

PATH = "/mcp"
LOOPBACK = "127.0.0.1"
_MOST = 1 << 20  # bytes of one request
_HEADERS = {"cache-control": "no-store", "x-content-type-options": "nosniff"}


def serve(serving: Serving, host: str, token: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until a signal ends it. ``ready`` gets the address. Raises OSError where the port is taken."""
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((LOOPBACK, port))
        own = listening.getsockname()[1]
        made = application(serving, host, token, own)
        running = uvicorn.Server(
            uvicorn.Config(
                made, log_level="critical", access_log=False, lifespan="on", server_header=False, date_header=False
            )
        )
        ready(f"http://{LOOPBACK}:{own}{PATH}")
        running.run(sockets=[listening])


def application(serving: Serving, host: str, token: str, port: int) -> ASGIApp:
    """The server as an ASGI application that answers on ``port`` and nowhere else."""
    inner = server(Desk(serving), host, "").streamable_http_app(
        streamable_http_path=PATH,
        max_request_body_size=_MOST,
        transport_security=TransportSecuritySettings(
            allowed_hosts=[f"{LOOPBACK}:{port}", f"localhost:{port}"],
            allowed_origins=[f"http://{LOOPBACK}:{port}", f"http://localhost:{port}"],
        ),
    )
    return _guarded(inner, token, port)


def _guarded(inner: Starlette, token: str, port: int) -> ASGIApp:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            refused = refusal(_headers(scope), port, token)
            if refused is not None:
                asked = {"www-authenticate": "Bearer"} if refused.status == 401 else {}
                said = PlainTextResponse(refused.reason, refused.status, headers={**_HEADERS, **asked})
                await said(scope, receive, send)
                return
        elif scope["type"] != "lifespan":
            return
        await inner(scope, receive, send)

    return answer


def _headers(scope: Scope) -> dict[str, tuple[str, ...]]:
    pairs: Any = scope["headers"]
    found: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    for name, value in pairs:
        found[name.decode("latin-1").lower()] += (value.decode("latin-1"),)
    return dict(found)
