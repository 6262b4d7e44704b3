"""Who may ask the local page anything: a table, one reason a row, tried in order at every request, reads too.

Pure: what came over the wire stands in a :class:`Knock`, what is known of its session too. A row names what is wrong,
what the person is told, and the status; a request that no row refuses may pass.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from afterword.web.brought import SCRIPT, STYLE, allowed

ADDRESS = "127.0.0.1"
FORM = "application/x-www-form-urlencoded"
LONGEST_BODY = 64 * 1024  # bytes; the longest form is a pile of tickets
LONGEST_HEAD = 16 * 1024  # bytes
LONGEST_PATH = 2048  # characters, what stands behind the question mark included
AGAIN = "Run: afterword open"


@dataclass(frozen=True, slots=True)
class Knock:
    """A request as it came: every header that counts, as often as it stood there.

    ``content_length`` None: none was named. ``target`` is the address without host, undecoded;
    ``head`` counts the bytes of all headers.
    """

    port: int
    method: str
    target: str
    hosts: tuple[str, ...]
    origins: tuple[str, ...] = ()
    sites: tuple[str, ...] = ()
    content_types: tuple[str, ...] = ()
    content_length: int | None = None
    chunked: bool = False
    head: int = 0

    @property
    def ours(self) -> str:
        """The only host that is ours."""
        return f"{ADDRESS}:{self.port}"


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of who knocks. ``code``: '' where none is asked for, else what became of it ('good', 'missing',
    'used', 'late', 'unknown', 'stranger'). ``session``: 'ours', 'missing' or 'unknown'. ``token``: '' where none is
    asked for, else 'ours', 'missing' or 'other'.
    """

    code: str = ""
    session: str = ""
    token: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a request does not pass: a status, a short reason for tests and for the record, and two sentences."""

    status: int
    reason: str
    says: str
    next_step: str = AGAIN


@dataclass(frozen=True, slots=True)
class _Row:
    refusal: Refusal
    refuses: Callable[[Knock], bool]


@dataclass(frozen=True, slots=True)
class _KnownRow:
    refusal: Refusal
    refuses: Callable[[Known], bool]


def _foreign_origin(knock: Knock) -> bool:
    """Ours, or none. 'null' is what a browser writes for a form of our own page, since we ask it for no referrer; it is
    taken only with the browser's own word that the form was ours, which no page can write.
    """
    if not knock.origins:
        return False
    if knock.origins == ("null",):
        return knock.sites != ("same-origin",)
    return knock.origins != (f"http://{knock.ours}",)


def _foreign_site(knock: Knock) -> bool:
    return bool(knock.sites) and knock.sites not in (("same-origin",), ("none",))


def _no_form(knock: Knock) -> bool:
    kinds = tuple(kind.partition(";")[0].strip().lower() for kind in knock.content_types)
    return knock.method == "POST" and kinds != (FORM,)


def _long_body(knock: Knock) -> bool:
    if knock.method == "POST":
        return knock.chunked or knock.content_length is None or knock.content_length > LONGEST_BODY
    return knock.chunked or bool(knock.content_length)


DOOR: tuple[_Row, ...] = (
    _Row(
        Refusal(421, "host", "This address is not the Memory page's own."),
        lambda knock: knock.hosts != (knock.ours,),
    ),
    _Row(Refusal(403, "origin", "Another page asked for this. It gets nothing."), _foreign_origin),
    _Row(Refusal(403, "site", "Another site led here. It gets nothing."), _foreign_site),
    _Row(
        Refusal(405, "method", "The Memory page is read, and answered by its own buttons."),
        lambda knock: knock.method not in ("GET", "POST"),
    ),
    _Row(Refusal(414, "address", "This address is too long."), lambda knock: len(knock.target) > LONGEST_PATH),
    _Row(Refusal(431, "head", "This request says too much of itself."), lambda knock: knock.head > LONGEST_HEAD),
    _Row(Refusal(415, "form", "Answers come from the page's own forms."), _no_form),
    _Row(Refusal(413, "body", "That is more than any answer needs."), _long_body),
)

COMING_IN: tuple[_KnownRow, ...] = (
    _KnownRow(
        Refusal(403, "stranger", "This page belongs to another user of this computer."),
        lambda known: known.code == "stranger",
    ),
    _KnownRow(
        Refusal(403, "no_code", "The Memory page is opened from your terminal."),
        lambda known: known.code == "missing",
    ),
    _KnownRow(
        Refusal(403, "used_code", "This address was used before, so what it opened is closed now."),
        lambda known: known.code == "used",
    ),
    _KnownRow(
        Refusal(403, "late_code", "This address was good for a minute, and that is over."),
        lambda known: known.code == "late",
    ),
    _KnownRow(
        Refusal(403, "unknown_code", "This address does not open the Memory page."),
        lambda known: known.code not in ("", "good"),
    ),
)

INSIDE: tuple[_KnownRow, ...] = (
    _KnownRow(
        Refusal(403, "no_session", "The Memory page is opened from your terminal."),
        lambda known: known.session == "missing",
    ),
    _KnownRow(
        Refusal(403, "ended_session", "This session of the Memory page is over."),
        lambda known: known.session != "ours",
    ),
)

ANSWERING: tuple[_KnownRow, ...] = (
    _KnownRow(
        Refusal(403, "no_token", "This answer did not come from the Memory page."),
        lambda known: known.token == "missing",
    ),
    _KnownRow(
        Refusal(403, "foreign_token", "This answer came from another session of the Memory page."),
        lambda known: known.token not in ("", "ours"),
    ),
)


def at_the_door(knock: Knock) -> Refusal | None:
    """Why this request is not even looked at, or None."""
    return next((row.refusal for row in DOOR if row.refuses(knock)), None)


def refused(rows: Sequence[_KnownRow], known: Known) -> Refusal | None:
    """Why who knocks may not pass these rows, or None."""
    return next((row.refusal for row in rows if row.refuses(known)), None)


HEADERS: tuple[tuple[str, str], ...] = (
    (
        "content-security-policy",
        (
            f"default-src 'none'; script-src {allowed(SCRIPT)}; style-src {allowed(STYLE)}; img-src data:; "
            "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        ),
    ),
    ("cache-control", "no-store"),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
)
