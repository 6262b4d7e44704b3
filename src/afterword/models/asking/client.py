"""The one place that speaks HTTP: one POST on a connection of its own, with every bound that a stranger's server needs.

Each request runs in a thread of its own while the caller watches the clock, because a library's timeouts count between
two bytes and a server can drip them forever. No redirect is followed, no cookie kept, no ``.netrc`` read; a proxy is
used for other computers alone. What an endpoint said is given back, and stands in no error and no log. Knows no
dialect.
"""

from __future__ import annotations

import logging
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from socket import SHUT_RDWR, socket
from time import monotonic
from typing import TYPE_CHECKING

from .bounds import MOST_BYTES, MOST_ERROR_BYTES, BadPacking, TooMuch, Unpacked, retry_after
from .providers import is_loopback
from .routes import transport

if TYPE_CHECKING:
    import httpx

_LOOK = 0.1  # seconds between two looks at the clock, at most
_GRACE = 1.0  # seconds that a stopped request gets to close its connection
_THREAD = "afterword-asking"
_SPEAKING_LOGGERS = ("httpx", *(f"httpcore.{part}" for part in ("connection", "http11", "http2", "proxy", "socks")))
_OWN_HEADERS = {
    "user-agent": "afterword",
    "accept": "application/json, text/event-stream",
    "accept-encoding": "identity",
    "content-type": "application/json",
    "connection": "close",
}


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds: until there is a connection, until the answer begins, without a byte of it, and for all of it.

    An answer that is not streamed begins when the model is done, so ``first`` is the time to think.
    """

    connect: float = 10.0
    first: float = 110.0
    silent: float = 45.0
    whole: float = 120.0


PATIENCE = Patience()
PATIENCE_HERE = Patience(connect=3.0, first=290.0, silent=120.0, whole=300.0)  # a model on a processor takes its time


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back. ``kind`` is the content type without parameters, ``wait`` the seconds a server asks us to stay
    away (None where it asks nothing).
    """

    status: int
    kind: str = ""
    body: bytes = field(default=b"", repr=False)
    wait: int | None = None


@dataclass(frozen=True, slots=True)
class Trouble:
    """Nothing came back that counts. ``left``: the words may have left this computer; False where surely not."""

    detail: str
    left: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Asked:
    """One request. Its headers hold a key and its body a person's words, so it is shown by nobody."""

    url: str
    headers: Mapping[str, str]
    body: bytes


class Client:
    """Asks over HTTP. ``patience`` None: longer for this computer than for others. ``stream``: ask for the answer piece
    by piece; what comes piece by piece without being asked is read as well.
    """

    def __init__(self, patience: Patience | None = None, *, stream: bool = False) -> None:
        self._patience = patience
        self.stream = stream

    def post(self, asked: Asked) -> Reply | Trouble:
        """One request, answered or given up in time. Raises nothing for what a server does; an interrupt of the
        caller closes the connection and goes on its way.
        """
        try:
            import httpx  # noqa: F401 - told apart here from everything that can go wrong later
        except ImportError:
            return Trouble("httpx missing")
        _keep_quiet()
        patience = self._patience or (PATIENCE_HERE if is_loopback(asked.url) else PATIENCE)
        return _Exchange(asked, patience).outcome()


class _Stopped(Exception):
    """The caller gave up; nothing more may be sent or read."""


class _Exchange:
    """One request and its answer: a thread speaks, the caller watches."""

    def __init__(self, asked: Asked, patience: Patience) -> None:
        self._asked = asked
        self._patience = patience
        self._began = self._since = monotonic()
        self._limit, self._doing = patience.connect, "connecting"
        self._left = False
        self._stopped = ""
        self._status = 0
        self._wait: int | None = None
        self._socket: socket | None = None
        self._ended: Reply | Trouble | None = None
        self._over = threading.Event()  # a thread whose ``join`` is interrupted looks as if it had ended

    def outcome(self) -> Reply | Trouble:
        """What came of it, in ``whole`` seconds and a little."""
        threading.Thread(target=self._run, name=_THREAD, daemon=True).start()
        try:
            while not self._over.is_set() and (more := self._time_left()) > 0:
                self._over.wait(min(more, _LOOK))
        finally:
            if not self._over.is_set():
                self._stop(f"timed out {self._doing}")
        if self._ended is not None and not self._stopped:
            return self._ended
        if self._status and self._status != 200:
            return Reply(self._status, wait=self._wait)
        return Trouble(self._stopped or "broken off", left=self._left)

    def _time_left(self) -> float:
        now = monotonic()
        return min(self._began + self._patience.whole, self._since + self._limit) - now

    def _stop(self, why: str) -> None:
        """Wakes the thread by closing what it waits for. One that waits for a name to be looked up sends nothing when
        it wakes.
        """
        self._stopped = why
        if self._socket is not None:
            with suppress(OSError):
                socket.shutdown(self._socket, SHUT_RDWR)  # past ssl, which is not made for a second thread
        self._over.wait(_GRACE)

    def _run(self) -> None:
        try:
            self._ended = self._speak()
        except _Stopped:
            pass
        except Exception as trouble:  # noqa: BLE001 - an endpoint's bytes may raise anything inside the libraries
            self._ended = Trouble(_told_apart(trouble, self._doing), left=self._left)
        finally:
            self._over.set()

    def _speak(self) -> Reply:
        import httpx

        backstop = httpx.Timeout(self._patience.whole, connect=self._patience.connect)
        with httpx.Client(
            transport=transport(self._asked.url),
            timeout=backstop,
            trust_env=False,
            follow_redirects=False,
        ) as http:
            request = http.build_request(
                "POST",
                self._asked.url,
                headers={**_OWN_HEADERS, **self._asked.headers},
                content=self._asked.body,
                extensions={"trace": self._trace},
            )
            answer = http.send(request, stream=True)
            try:
                return self._read(answer)
            finally:
                answer.close()

    def _trace(self, event: str, told: Mapping[str, object]) -> None:
        """Called by httpcore at each step; here a stopped request ends before it does anything more."""
        import httpcore

        stream = told.get("return_value") if event.endswith(("connect_tcp.complete", "start_tls.complete")) else None
        if isinstance(stream, httpcore.NetworkStream):
            self._socket = stream.get_extra_info("socket")
            if self._stopped:
                stream.close()  # nobody else knows of it yet
        if self._stopped:
            raise _Stopped
        request = told.get("request")
        if event == "http11.send_request_headers.started" and getattr(request, "method", b"") == b"POST":
            self._left = True
            self._now("waiting", self._patience.first)

    def _now(self, doing: str, limit: float) -> None:
        self._doing, self._limit, self._since = doing, limit, monotonic()

    def _read(self, answer: httpx.Response) -> Reply:
        self._status = answer.status_code
        self._wait = retry_after(answer.headers.get("retry-after", ""), answer.headers.get("date", ""))
        self._now("reading", self._patience.silent)
        kind = answer.headers.get("content-type", "").partition(";")[0].strip().lower()
        good = self._status == 200
        body = Unpacked(
            answer.headers.get("content-encoding", ""), MOST_BYTES if good else MOST_ERROR_BYTES, strict=good
        )
        try:
            for piece in answer.iter_raw():
                self._now("reading", self._patience.silent)
                if self._stopped:
                    raise _Stopped
                if not body.took(piece) or (kind == "text/event-stream" and body.ends_stream()):
                    break
        except Exception:  # an error's text is only read for the field it names: its beginning will do
            if good:
                raise
        return Reply(self._status, kind, body.whole(), self._wait)


def _told_apart(trouble: Exception, doing: str) -> str:
    """Our own short word for what a library raised, by its type alone: its text may hold what the endpoint sent."""
    import httpx

    match trouble:
        case TooMuch():
            return "too long"
        case BadPacking():
            return "bad packing"
        case httpx.TimeoutException():
            return f"timed out {doing}"
        case httpx.ProxyError() | httpx.UnsupportedProtocol() | httpx.InvalidURL() | ImportError() | ValueError() if (
            doing == "connecting"
        ):
            return "no way through the proxy"
        case httpx.ConnectError():
            return "not verified" if isinstance(_cause(trouble), ssl.SSLCertVerificationError) else "no connection"
        case httpx.HTTPError() | OSError():
            return f"broken off {doing}"
        case _:
            return f"unexpected {type(trouble).__name__}"


def _cause(trouble: BaseException) -> BaseException:
    """What it began with."""
    while (before := trouble.__cause__ or trouble.__context__) is not None:
        trouble = before
    return trouble


def _not_ours(record: logging.LogRecord) -> bool:
    return record.threadName != _THREAD


@cache
def _keep_quiet() -> None:
    """The HTTP libraries log addresses and headers; not those of our requests. Other users of them log as they like."""
    for name in _SPEAKING_LOGGERS:
        logging.getLogger(name).addFilter(_not_ours)
