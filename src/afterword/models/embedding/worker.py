"""The process that the sentence model lives in: texts come in, vectors go out, and it ends by itself.

Run as ``python -m afterword.models.embedding.worker MODEL WEIGHTS SIZE SHA256 IDLE``. It ends when its input ends (so
when whoever started it is gone, however that happened), after IDLE seconds without a question, and at any fault. It
writes no file and opens no connection.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import IO

from afterword.core.errors import EmbedderGone
from afterword.ports import Embedder

from .frames import READY, TEXTS, TROUBLE, VECTORS, Broken, as_texts, of_trouble, receive, send
from .shelf import KNOWN


def loaded(model: str, weights: Path, size: int, sha256: str) -> Embedder:
    """The model of this name over its weights. Raises EmbedderGone."""
    pinned = replace(KNOWN[model], size=size, sha256=sha256)
    if model == "minilm":
        from .sentence import SentenceModel
        from .shipped import VOCABULARY

        return SentenceModel(pinned, weights, VOCABULARY)
    from .multilingual import Multilingual

    return Multilingual(pinned, weights)


def _listen(pipe: IO[bytes], questions: queue.Queue[list[str] | None]) -> None:
    """Questions from the pipe into the queue. The end of the pipe ends the process, even in the middle of a run."""
    try:
        while True:
            what, content = receive(pipe)
            if what != TEXTS:
                break
            questions.put(as_texts(content))
    except Broken:
        pass
    os._exit(0)


def serve(load: Callable[[], Embedder], idle: float, heard: IO[bytes], said: IO[bytes]) -> None:
    """Answer questions until nobody asks any more."""
    questions: queue.Queue[list[str] | None] = queue.Queue()
    threading.Thread(target=_listen, args=(heard, questions), daemon=True).start()
    try:
        embedder = load()
        send(said, READY)
        while (texts := questions.get(timeout=idle)) is not None:
            send(said, VECTORS, b"".join(embedder.embed(texts)))
    except queue.Empty:
        return
    except EmbedderGone as gone:
        send(said, TROUBLE, of_trouble(gone.message, gone.next_step))


def main(arguments: list[str]) -> None:
    """Entry of the process: model, weights with their size and hash, seconds after which it ends unasked."""
    model, weights, size, sha256, idle = arguments
    heard, said = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not come between the frames
    try:
        serve(lambda: loaded(model, Path(weights), int(size), sha256), float(idle), heard, said)
    except Broken:
        pass
    except Exception as fault:  # noqa: BLE001 the outermost loop: whoever asked gets a reason and goes on by words
        send(said, TROUBLE, of_trouble(f"The model failed: {type(fault).__name__}.", ""))
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
