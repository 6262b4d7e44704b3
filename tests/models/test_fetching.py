"""Fetching weights from a real HTTP server on this computer: whole, cut off, wrong, too large, led elsewhere."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from afterword.core.errors import BadInput, HomeBusy
from afterword.models.embedding.fetching import fetch
from afterword.models.embedding.shelf import Wanted, described, fetched, removed, shelved, written

CONTENT = bytes(range(256)) * 4096
HASH = hashlib.sha256(CONTENT).hexdigest()


@dataclass
class Server:
    """What the server does, and what it was asked."""

    port: int = 0
    cut_at: int | None = None
    ranges: bool = True
    more: bytes = b""
    lead_to: str = ""
    asked: list[str] = field(default_factory=list)

    def wanted(self, path: str = "/model.onnx") -> Wanted:
        return Wanted("minilm", f"http://127.0.0.1:{self.port}{path}", "", len(CONTENT), HASH)


@pytest.fixture
def server() -> Iterator[Server]:
    told = Server()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            told.asked.append(f"{self.path} {self.headers.get('Range', 'whole')}")
            if told.lead_to and "old" in self.path:
                self.send_response(302)
                self.send_header("Location", told.lead_to)
                self.end_headers()
                return
            if "missing" in self.path:
                self.send_error(404)
                return
            start = 0
            asked = self.headers.get("Range")
            if asked and told.ranges:
                start = int(asked.removeprefix("bytes=").removesuffix("-"))
                self.send_response(206)
                self.send_header("Content-Range", f"bytes {start}-{len(CONTENT) - 1}/{len(CONTENT)}")
            else:
                self.send_response(200)
            self.end_headers()
            self.wfile.write((CONTENT + told.more)[start : told.cut_at])

        def log_message(self, *args: object) -> None:
            """Says nothing."""

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    told.port = listening.server_address[1]
    thread = threading.Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    yield told
    listening.shutdown()
    listening.server_close()
    thread.join()


def left(models: Path) -> set[str]:
    """What lies there, locks left out."""
    return {file.name for file in models.iterdir() if file.suffix != ".lock"}


def test_whole_weights_are_used_and_described(server: Server, tmp_path: Path) -> None:
    models = tmp_path / "models"
    told: list[int] = []
    file = fetch(server.wanted(), models, lambda done, of, what: told.append(done))
    assert file.read_bytes() == CONTENT
    assert told[-1] == len(CONTENT)
    assert left(models) == {file.name, "minilm.toml"}
    found = fetched("minilm", models)
    assert found is not None
    assert (found[0].sha256, found[1]) == (HASH, file)
    assert described(models / "minilm.toml") == server.wanted()


def test_what_is_there_is_not_fetched_again(server: Server, tmp_path: Path) -> None:
    fetch(server.wanted(), tmp_path)
    fetch(server.wanted(), tmp_path)
    assert len(server.asked) == 1


def test_a_fetch_that_was_cut_off_goes_on_where_it_stopped(server: Server, tmp_path: Path) -> None:
    server.cut_at = 1000
    with pytest.raises(BadInput, match="Only 1000 of"):
        fetch(server.wanted(), tmp_path)
    assert fetched("minilm", tmp_path) is None
    server.cut_at = None
    assert fetch(server.wanted(), tmp_path).read_bytes() == CONTENT
    assert server.asked == ["/model.onnx whole", "/model.onnx bytes=1000-"]


def test_a_server_that_cannot_go_on_is_read_from_the_beginning(server: Server, tmp_path: Path) -> None:
    server.cut_at = 1000
    with pytest.raises(BadInput):
        fetch(server.wanted(), tmp_path)
    server.cut_at, server.ranges = None, False
    assert fetch(server.wanted(), tmp_path).read_bytes() == CONTENT


def test_another_hash_is_thrown_away(server: Server, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="another hash"):
        fetch(replace(server.wanted(), sha256="a" * 64), tmp_path)
    assert left(tmp_path) == set()


def test_more_bytes_than_were_said_are_thrown_away(server: Server, tmp_path: Path) -> None:
    server.more = b"!" * 10
    with pytest.raises(BadInput, match="More than"):
        fetch(server.wanted(), tmp_path)
    assert left(tmp_path) == set()


def test_an_address_may_lead_on_within_its_host_but_to_no_other(server: Server, tmp_path: Path) -> None:
    server.lead_to = "/new.onnx"
    assert fetch(server.wanted("/old.onnx"), tmp_path / "same").read_bytes() == CONTENT
    server.lead_to = f"http://localhost:{server.port}/new.onnx"
    with pytest.raises(BadInput, match="another host"):
        fetch(server.wanted("/old.onnx"), tmp_path / "other")
    assert server.asked[-1] == "/old.onnx whole", "the other host was not asked"


def test_what_the_server_says_no_to_is_said(server: Server, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="404"):
        fetch(server.wanted("/missing"), tmp_path)
    nobody = replace(server.wanted(), url="http://127.0.0.1:9/model.onnx")
    with pytest.raises(BadInput, match="could not be fetched"):
        fetch(nobody, tmp_path)


@pytest.mark.parametrize(
    "url",
    ["http://models.example/m.onnx", "ftp://models.example/m", "file:///etc/passwd", "https://a:b@models.example/m",
     "m.onnx", "https://", "http://127.0.0.1.models.example/m", "https://[::1/m"],
)  # fmt: skip
def test_only_https_is_fetched_but_from_this_very_computer(url: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        fetch(Wanted("minilm", url, "", 3, HASH), tmp_path / "models")
    assert not (tmp_path / "models").exists()


@pytest.mark.parametrize(
    "changes",
    [{"name": "other"}, {"name": "../x"}, {"url": ""}, {"revision": "a/../b"}, {"size": 0}, {"size": 1 << 40},
     {"sha256": "abc"}, {"sha256": "../" + "a" * 61}],
)  # fmt: skip
def test_a_description_that_leaves_open_what_is_meant_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        replace(Wanted("minilm", "https://models.example/m", "v1", 3, HASH), **changes)  # type: ignore[arg-type]  # one field each, of any type


def test_the_revision_stands_in_the_address(server: Server, tmp_path: Path) -> None:
    wanted = Wanted("minilm", f"http://127.0.0.1:{server.port}/at/{{revision}}/m.onnx", "v1.2", len(CONTENT), HASH)
    fetch(wanted, tmp_path)
    assert server.asked == ["/at/v1.2/m.onnx whole"]


def test_a_description_written_is_the_one_that_is_read(tmp_path: Path) -> None:
    wanted = Wanted("minilm", 'https://models.example/"\\odd\n', "v1", 7, HASH)
    (tmp_path / "d.toml").write_text(written(wanted), encoding="utf-8")
    assert described(tmp_path / "d.toml") == wanted


@pytest.mark.parametrize("text", ["no toml at [", 'size = "7"', "name = 3", "\xff"])
def test_a_file_that_describes_nothing_is_said(text: str, tmp_path: Path) -> None:
    (tmp_path / "d.toml").write_bytes(text.encode("latin-1"))
    with pytest.raises(BadInput):
        described(tmp_path / "d.toml")
    with pytest.raises(BadInput):
        described(tmp_path / "none.toml")


def test_two_do_not_fetch_the_same_at_once(server: Server, tmp_path: Path) -> None:
    from filelock import FileLock

    with FileLock(tmp_path / f"{server.wanted().pinned().file_name}.lock"), pytest.raises(HomeBusy):
        fetch(server.wanted(), tmp_path)


def test_fetched_weights_are_listed_and_taken_away(server: Server, tmp_path: Path) -> None:
    assert [one.file for one in shelved(tmp_path)] == [None, None]
    file = fetch(server.wanted(), tmp_path)
    first = shelved(tmp_path)[0]
    assert (first.name, first.file, first.whole) == ("minilm", file, True)
    file.write_bytes(b"cut")
    assert not shelved(tmp_path)[0].whole
    assert fetched("minilm", tmp_path) is None
    assert removed("minilm", tmp_path)
    assert not removed("minilm", tmp_path)
    with pytest.raises(BadInput):
        removed("other", tmp_path)
