"""Servers on this computer that speak the two protocols over real sockets, well and badly, byte by byte.

A script is what a server does with one request. ``Server`` runs them in their order, the last one again and again, and
keeps what it was asked.
"""

from __future__ import annotations

import gzip
import json
import socket
import ssl
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Got:
    """A request as it came."""

    line: str
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:
        return json.loads(self.body)


@dataclass
class Talk:
    """One connection, from the server's side."""

    wire: socket.socket
    server: Server
    got: Got

    def send(self, content: bytes) -> bool:
        """False where nobody takes it any more."""
        try:
            self.wire.sendall(content)
        except OSError:
            return False
        return True

    def wait(self, seconds: float) -> bool:
        """Let time pass; False when the test is over."""
        return not self.server.stopping.wait(seconds)

    def until_left(self) -> bool:
        """Whether the other side hung up before the test was over."""
        self.wire.settimeout(3)
        try:
            return self.wire.recv(1) == b""
        except ConnectionError:
            return True
        except OSError:
            return False


Script = Callable[[Talk], None]


@dataclass
class Server:
    """A server with its scripts. ``left``: set when a script saw the other side hang up."""

    scripts: tuple[Script, ...]
    tls: ssl.SSLContext | None = None
    port: int = 0
    got: list[Got] = field(default_factory=list)
    left: threading.Event = field(default_factory=threading.Event)
    stopping: threading.Event = field(default_factory=threading.Event)
    threads: list[threading.Thread] = field(default_factory=list)

    def address(self, path: str = "/v1", scheme: str = "http") -> str:
        return f"{scheme}://127.0.0.1:{self.port}{path}"

    def serve(self, listening: socket.socket) -> None:
        while True:
            try:
                wire, _ = listening.accept()
            except OSError:
                return
            thread = threading.Thread(target=self.talk, args=(wire,), daemon=True)
            self.threads.append(thread)
            thread.start()

    def talk(self, wire: socket.socket) -> None:
        with suppress(OSError), wire:
            wire.settimeout(5)
            if self.tls is not None:
                wire = self.tls.wrap_socket(wire, server_side=True)
            got = read_request(wire)
            if got is None:
                return
            self.got.append(got)
            script = self.scripts[min(len(self.got), len(self.scripts)) - 1]
            script(Talk(wire, self, got))


def read_request(wire: socket.socket) -> Got | None:
    had = b""
    while b"\r\n\r\n" not in had:
        piece = wire.recv(65536)
        if not piece:
            return None
        had += piece
    head, _, body = had.partition(b"\r\n\r\n")
    line, *rest = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (one.partition(":") for one in rest)}
    while len(body) < int(headers.get("content-length", "0")):
        body += wire.recv(65536)
    return Got(line, headers, body)


@contextmanager
def serving(*scripts: Script, tls: ssl.SSLContext | None = None) -> Iterator[Server]:
    server = Server(scripts, tls)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server.port = listening.getsockname()[1]
        accepting = threading.Thread(target=server.serve, args=(listening,), daemon=True)
        accepting.start()
        try:
            yield server
        finally:
            server.stopping.set()
            with suppress(OSError):
                listening.shutdown(socket.SHUT_RDWR)
            listening.close()
            accepting.join(1)
            for thread in server.threads:
                thread.join(1)


def answer(
    body: bytes, kind: str = "application/json", status: str = "200 OK", headers: dict[str, str] | None = None
) -> bytes:
    """A whole HTTP answer."""
    lines = [f"HTTP/1.1 {status}", f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


def head(kind: str = "application/json", **more: str) -> bytes:
    """The beginning of an answer that ends when the connection does."""
    lines = ["HTTP/1.1 200 OK", f"Content-Type: {kind}", *(f"{name}: {value}" for name, value in more.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def says(content: bytes) -> Script:
    return lambda talk: (talk.send(content), None)[1]


def status(line: str, error: object = None, **headers: str) -> Script:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return says(answer(json.dumps(error or {"error": {"message": "no"}}).encode(), status=line, headers=named))


def chunked(content: bytes, kind: str, size: int = 50) -> bytes:
    pieces = [content[at : at + size] for at in range(0, len(content), size)]
    body = b"".join(f"{len(piece):x}\r\n".encode() + piece + b"\r\n" for piece in pieces)
    return head(kind, **{"Transfer-Encoding": "chunked"}) + body + b"0\r\n\r\n"


def packed(body: bytes, packing: str = "gzip") -> bytes:
    return answer(gzip.compress(body), headers={"Content-Encoding": packing})


def drip(content: bytes, seconds: float, beginning: bytes = b"") -> Script:
    """One byte after the other, until nobody listens."""

    def script(talk: Talk) -> None:
        talk.send(beginning)
        for byte in content:
            if not talk.send(bytes([byte])) or not talk.wait(seconds):
                return

    return script


def hung(beginning: bytes = b"") -> Script:
    """Says no more than this, and notices when the other side hangs up."""

    def script(talk: Talk) -> None:
        talk.send(beginning)
        if talk.until_left():
            talk.server.left.set()

    return script


def endless(piece: bytes, beginning: bytes) -> Script:
    def script(talk: Talk) -> None:
        talk.send(beginning)
        while talk.send(piece) and not talk.server.stopping.is_set():
            pass

    return script


def events(told: Iterable[tuple[str, object]]) -> bytes:
    """A stream of events; one without a name has none, and bytes go out as they are."""
    lines = []
    for name, data in told:
        lines.append(f"event: {name}\n" if name else "")
        lines.append(f"data: {data if isinstance(data, str) else json.dumps(data)}\n\n")
    return "".join(lines).encode()


def message(*blocks: dict[str, object], stop: str = "end_turn", **more: object) -> dict[str, object]:
    """What Anthropic's endpoint answers."""
    return {
        "id": "msg_1", "type": "message", "role": "assistant", "model": "claude-haiku-5-5", "content": list(blocks),
        "stop_reason": stop, "stop_sequence": None, "usage": {"input_tokens": 1200, "output_tokens": 34}, **more,
    }  # fmt: skip


def text(said: str) -> dict[str, object]:
    return {"type": "text", "text": said}


def message_stream(said: str, *, stop: str = "end_turn", whole: bool = True) -> bytes:
    """The same, piece by piece, a thinking block before it, as the endpoint does it."""
    start = message(stop="end_turn") | {"content": [], "stop_reason": None}
    start["usage"] = {"input_tokens": 1200, "output_tokens": 1}

    def part(kind: str, **more: object) -> tuple[str, object]:
        return kind, {"type": kind, **more}

    told = [
        part("message_start", message=start),
        part("content_block_start", index=0, content_block={"type": "thinking", "thinking": ""}),
        part("content_block_delta", index=0, delta={"type": "signature_delta", "signature": "x"}),
        part("content_block_stop", index=0),
        part("content_block_start", index=1, content_block={"type": "text", "text": ""}),
        part("ping"),
        part("content_block_delta", index=1, delta={"type": "text_delta", "text": said[:7]}),
        part("content_block_delta", index=1, delta={"type": "text_delta", "text": said[7:]}),
    ]
    if whole:
        told += [
            part("content_block_stop", index=1),
            part("message_delta", delta={"stop_reason": stop}, usage={"output_tokens": 34}),
            part("message_stop"),
        ]
    return events(told)


def chat(content: object, *, finish: str = "stop", **more: object) -> dict[str, object]:
    """What an endpoint of chat completions answers."""
    said = {"role": "assistant", "content": content, **more}
    return {
        "id": "c1", "object": "chat.completion", "model": "qwen-3", "created": 1, "system_fingerprint": None,
        "choices": [{"index": 0, "message": said, "finish_reason": finish, "logprobs": None}],
        "usage": {"prompt_tokens": 1200, "completion_tokens": 34, "total_tokens": 1234},
    }  # fmt: skip


def chat_stream(said: str, *, finish: str = "stop", done: bool = True) -> bytes:
    """The same, piece by piece, counts at the end."""

    def part(delta: dict[str, object], ended: str | None = None) -> dict[str, object]:
        return {"model": "qwen-3", "choices": [{"index": 0, "delta": delta, "finish_reason": ended}]}

    told: list[tuple[str, object]] = [("", part({"role": "assistant", "content": ""}))]
    told += [("", part({"content": piece})) for piece in (said[:7], said[7:])]
    if done:
        told.append(("", part({}, finish)))
        told.append(("", {"choices": [], "usage": {"prompt_tokens": 1200, "completion_tokens": 34}}))
        told.append(("", "[DONE]"))
    return events(told)
