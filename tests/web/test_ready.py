"""What a page's process does while nobody asks: it looks at everything at once, and makes itself ready for a search
only once somebody looked.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

from tests.app.world import World

from afterword.app.opening import open_page
from afterword.core.errors import EmbedderGone
from afterword.models.embedding.apart import Apart
from afterword.ports import Progress, Vector, silent
from afterword.storage.scripted import GivenProcesses
from afterword.web.app import MemoryPage
from afterword.web.server import BREATH, MOST_WOKEN, make_ready

TEXTS = {"Lives in Porto", "Keeps bees"}


def test_a_search_is_made_ready_once_somebody_looked(tmp_path: Path) -> None:
    world = World(tmp_path)
    for text in TEXTS:
        world.app.remember(text, world.app.host_hand())

    async def lived(page: MemoryPage) -> tuple[set[str], set[str]]:
        ready = asyncio.create_task(make_ready(page, pause=0.01))
        await asyncio.sleep(0.1)
        seen = await page.worker.run(lambda: tuple(page.app._parts.storage.files._looking.last.all()))
        assert {file.memory.text for file in seen if file.memory is not None} == TEXTS
        before = set(page.app._indexing.texts._places)
        page.asked = time.monotonic()
        await asyncio.sleep(BREATH / 2)
        assert not page.app._indexing.texts._places, "another page may be asked for"
        await asyncio.wait_for(ready, 20)
        assert page.app._indexing.compared == TEXTS
        return before, set(page.app._indexing.texts._places)

    app = open_page(
        tmp_path / "home", env={}, clock=world.clock, processes=GivenProcesses(), embedder=None, reviewer=None
    )
    try:
        assert asyncio.run(lived(MemoryPage(app, 0))) == (set(), TEXTS)
        assert app.ready_for_search(1)
    finally:
        app.close()
        world.app.close()


class Gone(Apart):
    """A model whose process ends whenever it is asked."""

    tries = 0

    def embed(self, texts: Sequence[str], progress: Progress = silent) -> tuple[Vector, ...]:
        Gone.tries += 1
        raise EmbedderGone("The model's process ended.", "")


def test_a_model_that_is_gone_is_not_tried_for_ever(tmp_path: Path) -> None:
    world = World(tmp_path)
    world.app.remember("Lives in Porto", world.app.host_hand())
    gone = Gone("m", tmp_path, 1, "", "m-1", 4, multilingual=True)
    app = open_page(
        tmp_path / "home", env={}, clock=world.clock, processes=GivenProcesses(), embedder=gone, reviewer=None
    )

    async def lived(page: MemoryPage) -> None:
        ready = asyncio.create_task(make_ready(page, pause=0.01))
        await asyncio.sleep(0.05)
        page.asked = time.monotonic() - BREATH
        await asyncio.wait_for(ready, 20)

    try:
        asyncio.run(lived(MemoryPage(app, 0)))
        assert app.search_sleeps
        assert 1 <= Gone.tries <= MOST_WOKEN
    finally:
        app.close()
        world.app.close()
