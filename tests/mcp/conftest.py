"""A connected assistant that is told everything, and its tools, for every test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.app.world import World
from tests.mcp.told import Tools, TwoProjects, tell


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    made = TwoProjects(tmp_path)
    made.agree()
    tell(made, "everything")
    yield made
    made.app.close()


@pytest.fixture
def tools(world: World) -> Iterator[Tools]:
    made = Tools(world)
    yield made
    made.serving.close()
