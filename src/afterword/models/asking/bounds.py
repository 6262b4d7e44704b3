"""What a stranger's server sends, no further than its bounds: unpacked as it comes; how long it asks us to stay away.

Pure over bytes and header texts; knows no connection.
"""

from __future__ import annotations

import re
import zlib
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

MOST_BYTES = 4 << 20  # of an answer, unpacked: a streamed one takes some 250 bytes a token
MOST_ERROR_BYTES = 64 << 10
LONGEST_WAIT = 24 * 3600  # seconds that a server may ask us to stay away
# Behind these marks nothing more of an event stream is needed, and some servers leave the connection open.
_LAST_EVENT = re.compile(rb"(?:^|[\r\n])data: ?(?:\[DONE\]|\{\"type\": ?\"message_stop\")[^\r\n]*[\r\n]")


class TooMuch(Exception):
    """An answer is longer than anything we asked for."""


class BadPacking(Exception):
    """An answer is packed in a way we did not offer, or what is packed is broken."""


class Unpacked:
    """The answer as it comes in, unpacked no further than ``most`` bytes. Raises BadPacking at once for a packing that
    was not offered and is not one of the two that every server has.

    ``strict``: it is an answer, so what is too long or broken raises; else it is an error's text, and its beginning is
    enough.
    """

    def __init__(self, packing: str, most: int, *, strict: bool) -> None:
        packing = packing.strip().lower()
        if packing not in {"", "identity", "gzip", "x-gzip", "deflate"}:
            raise BadPacking
        self._unpack = zlib.decompressobj(wbits=47) if packing not in {"", "identity"} else None
        self._most = most
        self._strict = strict
        self._had = bytearray()
        self._looked = 0

    def took(self, piece: bytes) -> bool:
        """Take the next piece; False where no more is wanted. Raises TooMuch, BadPacking."""
        room = self._most - len(self._had) + 1
        try:
            self._had += self._unpack.decompress(piece, room) if self._unpack else piece[:room]
        except zlib.error:
            raise BadPacking from None
        if len(self._had) <= self._most:
            return True
        if self._strict:
            raise TooMuch
        return False

    def ends_stream(self) -> bool:
        """Whether the last event of a stream came, whatever the server does with the connection."""
        begin = max(0, self._looked - 64)
        self._looked = len(self._had)
        return _LAST_EVENT.search(self._had, begin) is not None

    def whole(self) -> bytes:
        """All of it. Raises BadPacking where what was packed broke off."""
        if self._unpack and not self._unpack.eof and self._strict:
            raise BadPacking
        return bytes(self._had)


def retry_after(told: str, date: str = "") -> int | None:
    """Seconds to stay away, from the header ``Retry-After``: a number or a date, which counts from the server's own
    ``Date`` where it gives one. Never below nothing or past LONGEST_WAIT; None where it says nothing we can read.
    """
    told = told.strip()
    if told.isascii() and told.isdigit():
        return min(int(told[:9]), LONGEST_WAIT)
    until = _moment(told)
    if until is None:
        return None
    return max(0, min(int((until - (_moment(date) or datetime.now(tz=UTC))).total_seconds()), LONGEST_WAIT))


def _moment(told: str) -> datetime | None:
    try:
        moment = parsedate_to_datetime(told)
    except (TypeError, ValueError, OverflowError):
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
