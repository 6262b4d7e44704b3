"""The commands for what makes meaning, as a person types them: real processes, and a real server on this computer."""

from __future__ import annotations

import hashlib
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.cli.conftest import Desk


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        """Says nothing."""


def test_weights_are_fetched_listed_and_removed(desk: Desk, tmp_path: Path) -> None:
    served = tmp_path / "served"
    served.mkdir()
    (served / "v2.onnx").write_bytes(b"weights of another kind")
    digest = hashlib.sha256(b"weights of another kind").hexdigest()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(served)))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        url = f"http://127.0.0.1:{server.server_address[1]}/{{revision}}.onnx"
        described = tmp_path / "weights.toml"
        described.write_text(f'name = "minilm"\nurl = "{url}"\nsize = 23\nsha256 = "{digest}"\n', encoding="utf-8")
        wrong = desk.run("model", "get", "minilm", "--url", url, "--revision", "v2")
        assert wrong.code == 1, "its usual size and hash are known, and this is something else"
        got = desk.run("model", "get", "--from", str(described), "--revision", "v2", "--json")
        assert got.code == 0, got.err
        assert Path(got.json["file"]).read_bytes() == b"weights of another kind"
        assert Path(got.json["file"]).is_relative_to(desk.home)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
    listed = {one["name"]: one for one in desk.run("model", "list", "--json").json["models"]}
    assert listed["minilm"]["file"] == got.json["file"]
    assert desk.run("model", "remove", "minilm", "--json").json == {"removed": True}
    assert not Path(got.json["file"]).exists()


def test_without_an_address_it_says_what_to_give(desk: Desk) -> None:
    ended = desk.run("model", "get", "minilm")
    assert ended.code == 1
    assert "--url" in ended.err
    assert "Traceback" not in ended.err
