"""The page as a server sees it: every request goes through the guard, then to the session's page, answer or stream.

Rules lie in ``guard.py``, what a press means in ``answers.py``; here stands what is asked where. Everything of the home
is done in one thread, so that a page and an answer never see each other half done.
"""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import InitVar, dataclass, field
from typing import TypeVar
from urllib.parse import parse_qs, urlencode

from starlette.responses import HTMLResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from afterword.app import App
from afterword.core.errors import AfterwordError, AnswerRefused
from afterword.web.answers import BY_KIND
from afterword.web.deeds import BY_NAME
from afterword.web.drawing import draw, draw_question
from afterword.web.face import Asked, Drawn, Told
from afterword.web.guard import (
    ANSWERING,
    COMING_IN,
    HEADERS,
    INSIDE,
    LONGEST_BODY,
    LONGEST_PATH,
    Knock,
    Known,
    Refusal,
    at_the_door,
    refused,
)
from afterword.web.live import Live
from afterword.web.peer import is_stranger
from afterword.web.pressing import LookedAgain, SessionForms
from afterword.web.refusing import broken_off, refusal_headers, refusal_page
from afterword.web.room import Room
from afterword.web.sessions import COOKIE, Session, Sessions, cookies_in, split_path, token_of

OPEN = "/open"
NEWS = "x-afterword-news"  # the script's own: it only looks
TAB = "x-afterword-tab"  # the script's own: what this tab calls itself
MOST_FIELDS = 300
BODY_PATIENCE = 10.0  # seconds for a whole form to come in
_ALL = dict(HEADERS)
_SENTENCES = frozenset({"write", "rewrite"})  # the answers in which a sentence is typed
NOT_HERE = Refusal(404, "not_here", "There is nothing at this address.")
STALE = "That was shown too long ago, or was done before. Nothing was done; please press again."
T = TypeVar("T")


@dataclass(slots=True)
class Worker:
    """The one thread in which the home is read and written."""

    threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "home"))

    async def run(self, act: Callable[[], T]) -> T:
        """What ``act`` gives, without holding up other connections."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, act)


@dataclass(slots=True)
class MemoryPage:
    """The page of one home, listening on ``port``: an ASGI application."""

    first: InitVar[App]
    port: int
    worker: Worker = field(default_factory=Worker)
    opened: InitVar[Callable[[], App] | None] = None  # opens the same home anew, after it was mended
    sessions: Sessions = field(default_factory=Sessions)
    asked: float = field(default_factory=time.monotonic)  # when somebody who may last asked for anything
    live: Live = field(init=False)
    room: Room = field(init=False)

    def __post_init__(self, first: App, opened: Callable[[], App] | None) -> None:
        self.room = Room(first, opened)
        self.live = Live(lambda: self.worker.run(self.app.page.seq))

    @property
    def app(self) -> App:
        """The home as it is open now."""
        return self.room.app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request. What is amiss with the home is a page; what is amiss with us is one that says so."""
        if scope["type"] != "http":
            return
        try:
            response = await self._answered(scope, receive)
        except AfterwordError as trouble:
            response = _refusal(Refusal(503, "home", trouble.message, trouble.next_step))
        except Exception as fault:  # noqa: BLE001  the outermost loop: a person gets one sentence, the log the rest
            response = _refusal(_fault(fault))
        await response(scope, receive, send)

    async def _answered(self, scope: Scope, receive: Receive) -> Response:
        knock = _knock(scope, self.port)
        refusal = at_the_door(knock)
        if refusal is not None:
            return _refusal(refusal)
        query = _query(scope)
        if scope["path"] == OPEN:
            return self._opened(scope, knock, query.get("code", ""))
        name, path = split_path(scope["path"])
        session = self.sessions.find(name, cookies_in(_headers(scope, "cookie")))
        if not isinstance(session, Session):
            refusal = refused(INSIDE, Known(session=session))
            assert refusal is not None
            return _refusal(refusal)
        self.asked = time.monotonic()
        tab = next(iter(_headers(scope, TAB)), "")
        if knock.method == "POST":
            return await self._posted(session, path, receive, tab)
        return await self._got(session, path, query, tab=None if _headers(scope, NEWS) else tab)

    def _opened(self, scope: Scope, knock: Knock, code: str) -> Response:
        """A code opens a session, once. It is good for the user who minted it alone."""
        refusal = refused(COMING_IN, Known(code=self._code(scope, knock, code)))
        if refusal is not None:
            return _refusal(refusal)
        self.asked = time.monotonic()
        session = self.sessions.begin(code)
        response = _redirect(f"{session.base}/")
        cookie = f"{COOKIE}={session.cookie}; Path={session.base}/; HttpOnly; SameSite=Strict"
        response.headers["set-cookie"] = cookie
        return response

    def _code(self, scope: Scope, knock: Knock, code: str) -> str:
        if knock.method != "GET" or not code:
            return "missing"
        if is_stranger(scope.get("client"), self.port):
            return "stranger"
        if self.sessions.used(code):
            return "used"
        return self.app.page.run.spend(code)

    async def _got(self, session: Session, path: str, query: Mapping[str, str], *, tab: str | None) -> Response:
        if path == "/live":
            return StreamingResponse(self.live.events(), media_type="text/event-stream", headers=_ALL)
        return await self._poured(session, Asked(path, query), tab)

    async def _poured(self, session: Session, asked: Asked, tab: str | None) -> Response:
        """A page, its beginning sent while the rest is worked out: the browser makes itself ready meanwhile."""
        loop = asyncio.get_running_loop()
        begun: asyncio.Future[tuple[int, str]] = loop.create_future()

        def work() -> str:
            drawn = self._page(session, asked, tab)
            first = next(drawn.parts)
            loop.call_soon_threadsafe(begun.set_result, (drawn.status, first))
            time.sleep(0)  # lets the other thread send it
            return "".join(drawn.parts)

        rest = asyncio.ensure_future(self.worker.run(work))
        rest.add_done_callback(lambda done: done.cancelled() or done.exception())  # also where nobody waits for it
        await asyncio.wait((begun, rest), return_when=asyncio.FIRST_COMPLETED)
        if not begun.done():
            await rest  # raises what kept it from beginning
        status, first = await begun

        async def parts() -> AsyncIterator[str]:
            yield first
            try:
                yield await rest
            except Exception as fault:  # noqa: BLE001  the outermost loop, as in __call__: the beginning is sent already
                yield broken_off(_fault(fault))

        return StreamingResponse(parts(), status, _ALL, "text/html")

    def _page(self, session: Session, asked: Asked, tab: str | None) -> Drawn:
        """``tab`` None: the page's script looks whether anything changed. What an answer came to is not said to that:
        it may be of another window, and whoever pressed would hear nothing.
        """
        told = None if tab is None else session.said(asked.path, asked.query, tab)
        forms = SessionForms(self.room, session)
        return draw(self.app, asked, forms, told=told, preview=self.room.previews.get(asked.of("id")))

    async def _posted(self, session: Session, path: str, receive: Receive, tab: str) -> Response:
        fields = await _form(receive)
        if fields is None:
            return _refusal(Refusal(400, "form", "This form did not come in whole."))
        refusal = refused(ANSWERING, Known(token=token_of(session, tuple(fields.get("token", ())))))
        if refusal is not None:
            return _refusal(refusal)
        _, what, name = [*path.split("/", 2), "", ""][:3]
        forms = SessionForms(self.room, session)
        if what == "answer" and name in BY_KIND:
            return await self.worker.run(lambda: self._pressed(forms, name, fields, tab))
        if what == "do" and name in BY_NAME:
            return await self.worker.run(lambda: self._did(forms, name, fields, tab))
        return _refusal(NOT_HERE)

    def _pressed(self, forms: SessionForms, kind: str, fields: Mapping[str, list[str]], tab: str) -> Response:
        """An answer. Without a ticket it is only the question; what changed meanwhile is shown again."""
        tickets, which, value = fields.get("ticket", []), _first(fields, "id"), _first(fields, "value") or ""
        back = _back(_first(fields, "back"))
        try:
            if not tickets:
                shown = forms.ask(kind, which or "", value)
                return _drawn(draw_question(self.app, shown, back, forms))
            outcome = (
                forms.press(kind, which, tickets[0], value) if len(tickets) == 1 else forms.press_all(kind, tickets)
            )
        except AnswerRefused as nobody:
            return _refusal(Refusal(403, nobody.reason, nobody.message, nobody.next_step))
        except AfterwordError as trouble:
            outcome = Told(trouble.message, trouble.next_step, bad=True, typed=value if kind in _SENTENCES else "")
            back = f"/edit?{urlencode({'id': which or ''})}" if kind == "rewrite" and not tickets else back
        if isinstance(outcome, LookedAgain):
            return _drawn(draw_question(self.app, outcome.shown, back, forms, says=outcome.says, status=409))
        forms.session.say(back, outcome, tab)
        return _redirect(f"{forms.base}{back}")

    def _did(self, forms: SessionForms, name: str, fields: Mapping[str, list[str]], tab: str) -> Response:
        told, on = forms.do(name, _first(fields, "ticket") or "", _first(fields, "value") or "")
        back = on or _back(_first(fields, "back"))
        forms.session.say(back, told if told is not None else Told(STALE, bad=True), tab)
        return _redirect(f"{forms.base}{back}")


def _knock(scope: Scope, port: int) -> Knock:
    length = _headers(scope, "content-length")
    target = scope["raw_path"].decode("latin-1")
    query = scope["query_string"].decode("latin-1")
    return Knock(
        port,
        scope["method"],
        f"{target}?{query}" if query else target,
        _headers(scope, "host"),
        _headers(scope, "origin"),
        _headers(scope, "sec-fetch-site"),
        _headers(scope, "content-type"),
        int(length[0]) if len(length) == 1 and length[0].isdecimal() else None,
        bool(_headers(scope, "transfer-encoding")),
        sum(len(name) + len(value) for name, value in scope["headers"]),
    )


def _headers(scope: Scope, name: str) -> tuple[str, ...]:
    wanted = name.encode("ascii")
    return tuple(value.decode("latin-1") for header, value in scope["headers"] if header == wanted)


def _query(scope: Scope) -> dict[str, str]:
    try:
        found = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        return {}
    return {name: values[0] for name, values in found.items()}


async def _form(receive: Receive) -> dict[str, list[str]] | None:
    """The fields of a form; None where it did not come whole, in time and in bounds."""
    body = b""
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            more = True
            while more:
                message = await receive()
                if message["type"] != "http.request":
                    return None
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > LONGEST_BODY:
                    return None
        return parse_qs(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except (TimeoutError, ValueError):
        return None


def _first(fields: Mapping[str, list[str]], name: str) -> str | None:
    found = fields.get(name)
    return found[0] if found else None


def _back(path: str | None) -> str:
    """Where to go on: one of our own addresses, without the session's beginning."""
    fine = path is not None and path.startswith("/") and not path.startswith("//") and "\\" not in path
    return path if path is not None and fine and path.isprintable() and len(path) <= LONGEST_PATH else "/"


def _redirect(where: str) -> Response:
    from starlette.responses import RedirectResponse

    return RedirectResponse(where, 303, _ALL)


def _drawn(drawn: Drawn) -> Response:
    return HTMLResponse(drawn.html, drawn.status, _ALL)


def _fault(fault: Exception) -> Refusal:
    """What a person is told of a fault of ours; the rest goes to the log."""
    traceback.print_exception(fault)
    says = f"A fault of Afterword's own: {type(fault).__name__}."
    return Refusal(500, "fault", says, "Nothing you had is lost. See: afterword doctor")


def _refusal(refusal: Refusal) -> Response:
    headers = {**dict(refusal_headers()), "x-afterword-refused": refusal.reason}
    return HTMLResponse(refusal_page(refusal), refusal.status, headers)
