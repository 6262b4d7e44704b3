"""How two processes speak about vectors over a pair of pipes: frames with their length before them.

A frame is a little-endian 32-bit length, one byte that says what follows, and the rest: texts as a JSON list, vectors
as float32 one after the other, or a trouble as its message and next step.
"""

from __future__ import annotations

import struct
from typing import IO

import msgspec

HEAD = struct.Struct("<Ic")
TEXTS, VECTORS, READY, TROUBLE = b"t", b"v", b"r", b"x"
LARGEST = 64 << 20  # bytes; more than any batch of ours, so a broken pipe partner cannot fill the memory


class Broken(Exception):
    """The other side ended, or sent what is no frame."""


def send(pipe: IO[bytes], what: bytes, content: bytes = b"") -> None:
    """Write one frame. Raises Broken where nobody reads any more."""
    try:
        pipe.write(HEAD.pack(len(content), what) + content)
        pipe.flush()
    except (OSError, ValueError):
        raise Broken from None


def receive(pipe: IO[bytes]) -> tuple[bytes, bytes]:
    """The next frame: what it is, and its content. Raises Broken at the end."""
    try:
        length, what = HEAD.unpack(_exactly(pipe, HEAD.size))
        if length > LARGEST:
            raise Broken
        return what, _exactly(pipe, length)
    except (OSError, ValueError):
        raise Broken from None


def _exactly(pipe: IO[bytes], length: int) -> bytes:
    found = pipe.read(length)
    if len(found) != length:
        raise Broken
    return found


def as_texts(content: bytes) -> list[str]:
    """The texts of a frame. Raises Broken where they are none."""
    try:
        return msgspec.json.decode(content, type=list[str])
    except msgspec.DecodeError:
        raise Broken from None


def of_texts(texts: list[str]) -> bytes:
    """Texts as the content of a frame. Halves of characters, which some logs hold, become question marks."""
    return msgspec.json.encode([text.encode("utf-8", "replace").decode("utf-8") for text in texts])


def of_trouble(message: str, next_step: str) -> bytes:
    """A trouble as the content of a frame."""
    return msgspec.json.encode([message, next_step])
