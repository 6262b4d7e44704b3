"""The public MCP conformance suite, of npm, against our server over HTTP: `python -m bench.conformance FOLDER`.

The suite cannot bring a token, so a relay on this computer adds it to each request and leaves everything else alone.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

APPLY = ("server-initialize", "ping", "tools-list", "server-sse-polling", "server-sse-multiple-streams",
         "dns-rebinding-protection")  # fmt: skip
_SUITE = "node_modules/@modelcontextprotocol/conformance/dist/index.js"


async def _relayed(port: int, token: str) -> asyncio.Server:
    """A relay to the server at ``port``: one request a connection, with the token, and our name for its own."""

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            own = writer.get_extra_info("sockname")[1]
            head = re.sub(rb"(?im)^connection:.*\r\n", b"", head).replace(f":{own}".encode(), f":{port}".encode())
            more = f"\r\nauthorization: Bearer {token}\r\nconnection: close\r\n\r\n".encode()
            there, back = await asyncio.open_connection("127.0.0.1", port)
            back.write(head.removesuffix(b"\r\n\r\n") + more)
            await asyncio.gather(_pumped(reader, back), _pumped(there, writer))
        except (OSError, asyncio.IncompleteReadError):
            writer.close()

    return await asyncio.start_server(one, "127.0.0.1", 0)


async def _pumped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    finally:
        writer.close()


async def _run(folder: Path, home: Path, node: str) -> int:
    environment = {**os.environ, "AFTERWORD_HOME": str(home), "AFTERWORD_WORDS_ALONE": "1"}
    command = (sys.executable, "-P", "-m", "afterword", "mcp", "--http", "--port", "0", "--host", "suite")
    server = await asyncio.create_subprocess_exec(*command, env=environment, stderr=subprocess.PIPE)
    assert server.stderr is not None
    port = int((await server.stderr.readline()).decode().rpartition(":")[2].partition("/")[0])
    relay = await _relayed(port, (home / "run" / "mcp.token").read_text())
    own = relay.sockets[0].getsockname()[1]
    failed = 0
    try:
        for name in APPLY:
            words = (node, str(folder / _SUITE), "server", "--url", f"http://127.0.0.1:{own}/mcp", "--scenario", name)
            suite = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            told, _ = await suite.communicate()
            failed += suite.returncode != 0
            print(f"{'pass' if suite.returncode == 0 else 'FAIL'}  {name}")
            if suite.returncode:
                print(told.decode("utf-8", "replace"))
    finally:
        relay.close()
        server.terminate()
        await server.wait()
    return failed


def main() -> int:
    """How many of the scenarios that apply fail."""
    folder = Path(sys.argv[1]).resolve()
    node = os.environ.get("NODE", "node")
    with tempfile.TemporaryDirectory() as home:
        return asyncio.run(_run(folder, Path(home) / "home", node))


if __name__ == "__main__":
    sys.exit(main())
