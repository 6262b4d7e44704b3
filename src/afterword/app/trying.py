"""An index in a folder of its own and each embedder that can be had, outside any home: for measuring them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from afterword.app.besides import shipped_words as words_shipped
from afterword.engine.alike import Alike
from afterword.engine.reread import index_words
from afterword.ports import Embedder, Index, Progress, silent

# What is measured is written against these names; ways in know the joint alone.
__all__ = ["Alike", "Embedder", "Index", "Progress", "embedder_called", "index_in", "silent", "words_shipped"]


@contextmanager
def index_in(folder: Path) -> Iterator[Index]:
    """The product's own index, empty, let go afterwards."""
    from afterword.storage.index import open_index

    index = open_index(folder, tokens=index_words)
    try:
        yield index
    finally:
        index.close()


@contextmanager
def embedder_called(name: str) -> Iterator[Embedder | None]:
    """The embedder of this name (see the setting ``embedder``), None where it is not to be had; ended afterwards."""
    from afterword.app.meaning import put_away
    from afterword.models.embedding import open_embedder

    embedder = open_embedder(name, Path())
    try:
        yield embedder
    finally:
        put_away(embedder)
