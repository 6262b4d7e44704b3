"""Fetching weights by an address: only when the person asks for it, never by itself.

What comes must have the size and the hash that were said before; until then it lies under another name and is used by
nobody. A fetch that was cut off goes on where it stopped. The address is https, or on this very computer; it does not
lead to another host.
"""

from __future__ import annotations

import hashlib
import ipaddress
import os
from contextlib import closing
from http.client import HTTPException, HTTPMessage
from pathlib import Path
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, ProxyHandler, Request, build_opener

from filelock import FileLock, Timeout

from afterword.core.errors import BadInput, HomeBusy
from afterword.ports import Progress, silent

from .shelf import Wanted, written

A_PIECE = 1 << 18  # bytes read at once
PATIENCE = 30.0  # seconds without a byte


def fetch(wanted: Wanted, models: Path, progress: Progress = silent) -> Path:
    """Bring weights into the folder of models; gives their file. One that is there already is not fetched again.

    Raises BadInput where the address cannot be used, or what comes is not what was said; HomeBusy where another
    process fetches the same.
    """
    _check(wanted.address)
    models.mkdir(parents=True, exist_ok=True, mode=0o700)
    target = models / wanted.pinned().file_name
    part = target.with_name(f"{target.name}.part")
    try:
        with FileLock(f"{target}.lock", timeout=0):
            if not _is_it(target, wanted):
                _fetch_rest(wanted, part, progress)
                if not _is_it(part, wanted):
                    part.unlink()
                    raise BadInput("What came has another hash than was said. It was thrown away.", "Check the hash.")
                _settle(part, target)
            description = target.with_name(f"{wanted.name}.toml")
            fresh = target.with_name(f"{wanted.name}.toml.part")
            fresh.write_text(written(wanted), encoding="utf-8")
            _settle(fresh, description)
    except Timeout:
        raise HomeBusy("Another process is fetching these weights.", "Wait until it is done.") from None
    return target


def _check(address: str) -> None:
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
    except ValueError:
        raise BadInput(f"{address!r} is no address.") from None
    if parts.username is not None or parts.password is not None:
        raise BadInput("An address with a name or password in it is not taken.")
    if not host or not (parts.scheme == "https" or (parts.scheme == "http" and _is_here(host))):
        raise BadInput(f"{address!r} cannot be fetched.", "The address must begin with https://")


def _is_here(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class _SameHost(HTTPRedirectHandler):
    """Follows to the same host and scheme alone."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        """See urllib. Raises BadInput where the address leads elsewhere."""
        before, after = urlsplit(req.full_url), urlsplit(newurl)
        if (before.scheme, before.netloc) != (after.scheme, after.netloc):
            raise BadInput(
                f"The address leads on to another host ({after.hostname}). Nothing was fetched.",
                "If you trust that one, give its address.",
            )
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def _opener(address: str) -> OpenerDirector:
    """Through the system's proxies, but for this very computer."""
    here = _is_here(urlsplit(address).hostname or "")
    return build_opener(ProxyHandler({}) if here else ProxyHandler(), _SameHost())


def _fetch_rest(wanted: Wanted, part: Path, progress: Progress) -> None:
    """Bring ``part`` to its full length. Raises BadInput where more comes, or less."""
    have = part.stat().st_size if part.exists() else 0
    if have > wanted.size:
        part.unlink()
        have = 0
    if have == wanted.size:
        return
    try:
        have = _read(wanted, part, have, progress)
    except HTTPError as trouble:
        raise BadInput(f"The server answered {trouble.code} {trouble.reason}.", "Check the address.") from None
    except (URLError, HTTPException, TimeoutError, ConnectionError) as trouble:
        reason = trouble.reason if isinstance(trouble, URLError) else trouble
        raise BadInput(f"The weights could not be fetched: {reason}.", "Run it again: it goes on from there.") from None
    if have < wanted.size:
        raise BadInput(
            f"Only {have} of {wanted.size} bytes came.", "Run it again: it goes on from there. Else check the size."
        )


def _read(wanted: Wanted, part: Path, have: int, progress: Progress) -> int:
    # The scheme of the address was checked before anything was asked.
    asked = Request(wanted.address, headers={"User-Agent": "afterword", "Accept-Encoding": "identity"})  # noqa: S310
    if have:
        asked.add_header("Range", f"bytes={have}-")
    with closing(_opener(wanted.address).open(asked, timeout=PATIENCE)) as answer:
        if not _goes_on(answer, have):
            have = 0
        with part.open("ab" if have else "wb") as file:
            while piece := answer.read(A_PIECE):
                have += len(piece)
                if have > wanted.size:
                    file.close()
                    part.unlink()
                    raise BadInput(f"More than {wanted.size} bytes came. They were thrown away.", "Check the size.")
                file.write(piece)
                progress(have, wanted.size, "bytes")
    return have


def _goes_on(answer: Any, have: int) -> bool:
    """Whether the server goes on where we stopped; else it begins anew."""
    return answer.status == 206 and str(answer.headers.get("Content-Range", "")).startswith(f"bytes {have}-")


def _is_it(file: Path, wanted: Wanted) -> bool:
    if not file.is_file() or file.stat().st_size != wanted.size:
        return False
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest() == wanted.sha256


def _settle(part: Path, target: Path) -> None:
    """Onto the disk, then under its own name."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(target)
