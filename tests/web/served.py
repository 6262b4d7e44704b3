"""The page over real HTTP: served in a thread of the test over a home of its own, and browsers that were let in."""

from __future__ import annotations

import asyncio
import html
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from tests.app.world import World

from afterword.app import App
from afterword.app.opening import open_page
from afterword.core.chat import Project
from afterword.storage.scripted import GivenProcesses, GivenProjects
from afterword.web.answers import BY_KIND
from afterword.web.app import MemoryPage, Worker
from afterword.web.server import configured, listening
from afterword.web.sessions import Session, split_path


@dataclass
class Browser:
    """One session: a client with its cookie, and what the server knows of it."""

    client: httpx.Client
    session: Session

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.client.get(f"{self.base}{path}", headers=headers)

    @property
    def base(self) -> str:
        return self.session.base

    @property
    def token(self) -> str:
        return self.session.token

    def ask(self, kind: str, which: str = "", value: str = "") -> dict[str, list[str]]:
        """The form of a question: its hidden fields and the tickets of its buttons."""
        asked = self.post(f"/answer/{kind}", token=self.token, id=which, value=value, back="/")
        assert asked.status_code == 200, asked.text
        return fields_of(asked.text)

    def press(self, kind: str, form: dict[str, list[str]], choice: int = 0, **fields: str) -> httpx.Response:
        """Press a button of a form."""
        sent = {"token": form["token"][0], "ticket": form["ticket"][choice], "back": "/", **_typed(kind), **fields}
        return self.post(f"/answer/{kind}", **sent)

    def answer(self, kind: str, which: str = "", value: str = "", choice: int = 0) -> httpx.Response:
        return self.press(kind, self.ask(kind, which, value), choice)

    def post(self, path: str, **fields: str) -> httpx.Response:
        return self.client.post(f"{self.base}{path}", data=fields)


def _typed(kind: str) -> dict[str, str]:
    """The word that a person types to confirm an answer of this kind."""
    word = BY_KIND[kind].word if kind in BY_KIND else ""
    return {"value": word} if word else {}


@dataclass
class Served:
    """A page that listens. ``world``: the same home, as other processes of the person have it."""

    world: World
    page: MemoryPage
    port: int
    clients: list[httpx.Client] = field(default_factory=list)

    @property
    def host(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> httpx.Client:
        made = httpx.Client(base_url=self.host, timeout=20, trust_env=False, verify=False)
        self.clients.append(made)
        return made

    def code(self) -> str:
        return self.world.app.page.run.mint()

    def browser(self) -> Browser:
        client = self.client()
        came = client.get("/open", params={"code": self.code()})
        assert came.status_code == 303, came.text
        name, _ = split_path(came.headers["location"])
        found = self.page.sessions.find(name, tuple(client.cookies.values()))
        assert isinstance(found, Session)
        return Browser(client, found)


def fields_of(page: str) -> dict[str, list[str]]:
    """Every named value of a page's forms, buttons too."""
    found: dict[str, list[str]] = {}
    for tag in re.findall(r"<(?:input|button)\b[^>]*>", page):
        name, value = re.search(r'\bname="([^"]*)"', tag), re.search(r'\bvalue="([^"]*)"', tag)
        if name is not None and value is not None:
            found.setdefault(name[1], []).append(html.unescape(value[1]))
    return found


async def _shown(made: Served, server: uvicorn.Server, ours: socket.socket) -> None:
    """Serve, and look at the record for who listens, as the page's own process does."""

    async def look() -> None:
        while True:
            await made.page.live.look()
            await asyncio.sleep(made.page.live.every)

    looking = asyncio.create_task(look())
    await server.serve(sockets=[ours])
    looking.cancel()


@contextmanager
def served(folder: Path, processes: GivenProcesses | None = None, **given: Any) -> Iterator[Served]:
    """A page over a world of its own in ``folder``."""
    world = World(folder)
    worker = Worker()

    def opened() -> App:
        more: dict[str, Any] = {"clock": world.clock, "roots": {"claude-code": [str(folder / "claude")]}}
        more |= {"projects": GivenProjects({"/home/sam/seedbox": Project("git:example.org/seedbox", "seedbox")})}
        more |= {"processes": processes or GivenProcesses(), "embedder": None, "reviewer": None, **given}
        return open_page(folder / "home", env={"HOME": str(folder)}, **more)

    app = worker.threads.submit(opened).result()
    with listening(()) as ours:
        port = ours.getsockname()[1]
        made = Served(world, MemoryPage(app, port, worker, opened), port)
        server = uvicorn.Server(configured(made.page))
        thread = threading.Thread(target=lambda: asyncio.run(_shown(made, server, ours)), daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield made
        finally:
            for client in made.clients:
                client.close()
            server.should_exit = True
            thread.join(10)
            worker.threads.submit(made.page.app.close).result()
            worker.threads.shutdown()
            world.app.close()
