"""Who may speak to the server over HTTP: one table, in order, before anything else is looked at.

Only a process of this computer that knows the token: a page in a browser has a foreign origin, and a name that somebody
made point here is not ours. Pure; it knows no server.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refused:
    """A request that is not answered. ``status`` as in HTTP."""

    status: int
    reason: str


def refusal(headers: Mapping[str, tuple[str, ...]], port: int, token: str) -> Refused | None:
    """Why this request is not answered, or None. ``headers``: by small name, every value that came."""
    hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
    origins = {f"http://{host}" for host in hosts}
    rows = (
        (_only(headers, "host") not in hosts, Refused(421, "This is not who we are.")),
        (bool(headers.get("origin")) and _only(headers, "origin") not in origins, Refused(403, "Not for pages.")),
        (
            bool(headers.get("sec-fetch-site")) and _only(headers, "sec-fetch-site") not in {"same-origin", "none"},
            Refused(403, "Not for pages."),
        ),
        (not _bears(_only(headers, "authorization"), token), Refused(401, "Bring the token.")),
    )
    return next((refused for holds, refused in rows if holds), None)


def _only(headers: Mapping[str, tuple[str, ...]], name: str) -> str:
    """The one value of a header; '' where there is none, or several."""
    values = headers.get(name, ())
    return values[0] if len(values) == 1 else ""


def _bears(said: str, token: str) -> bool:
    kind, _, brought = said.partition(" ")
    same = hmac.compare_digest(brought.strip().encode(), token.encode())
    return kind.lower() == "bearer" and bool(token) and same
