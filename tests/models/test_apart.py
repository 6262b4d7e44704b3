"""The model's own process: it comes at the first text, answers, and is never left behind. Processes are counted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from afterword.core.errors import EmbedderGone
from afterword.engine.alike import cosine
from afterword.models.embedding import choose, open_embedder
from afterword.models.embedding.apart import A_FRAME, Apart

NOWHERE = Path("nowhere")
CHOICE = choose("minilm", NOWHERE)
pytestmark = pytest.mark.skipif(CHOICE.lacking, reason=f"The extra `meaning` is not installed: {CHOICE.says}")


@pytest.fixture(scope="module")
def model() -> Iterator[Apart]:
    found = open_embedder("minilm", NOWHERE)
    assert isinstance(found, Apart)
    yield found
    found.close()


def workers() -> set[int]:
    return {child.pid for child in psutil.Process().children(recursive=True) if "embedding.worker" in _command(child)}


def _command(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""


def until(holds: object, seconds: float = 20.0) -> bool:
    assert callable(holds)
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.02)
    return bool(holds())


def test_what_means_the_same_lies_closer_than_what_shares_a_word(model: Apart) -> None:
    car, oil, cat = model.embed(
        ("Drives a 2016 Skoda Octavia diesel", "what oil should I buy for my vehicle", "Has a cat called Diesel")
    )
    assert cosine(car, oil) > cosine(cat, oil)


def test_every_vector_has_its_length_and_place(model: Apart) -> None:
    texts = [f"{'long ' * (n % 40)}text number {n}" for n in range(A_FRAME + 3)]
    told: list[tuple[int, int]] = []
    vectors = model.embed(texts, lambda done, of, what: told.append((done, of)))
    assert told == [(A_FRAME, A_FRAME + 3), (A_FRAME + 3, A_FRAME + 3)]
    assert {len(vector) for vector in vectors} == {4 * model.dims}
    assert all(abs(cosine(vector, vector) - 1) < 1e-4 for vector in vectors)
    for place in (0, 1, A_FRAME, A_FRAME + 2):
        assert cosine(model.embed([texts[place]])[0], vectors[place]) > 0.999, "batched and alone are the same"


def test_any_text_is_taken(model: Apart) -> None:
    texts = ("", "\x00", "half \ud83d a character", "👩‍👩‍👧", "x" * 100_000, "今天", "line\nbreak")
    assert len(model.embed(texts)) == len(texts)
    assert model.embed(()) == ()
    assert all(number == number for vector in model.embed(texts) for number in array("f", vector)), "no not-a-number"


def test_a_killed_process_is_started_again_and_only_once(model: Apart) -> None:
    model.embed(["begin"])
    before = model.pid
    assert before is not None
    os.kill(before, signal.SIGTERM)
    assert until(lambda: model.pid is None)
    assert len(model.embed(["again"])) == 1
    assert model.pid not in {None, before}
    assert len(workers()) == 1


def test_it_ends_by_itself_when_nobody_asks() -> None:
    assert CHOICE.weights is not None
    short = Apart(
        "minilm", CHOICE.weights, CHOICE.size, CHOICE.sha256, CHOICE.id, CHOICE.dims, multilingual=False, idle=0.2
    )
    others = workers()
    short.embed(["one"])
    running = short._running  # before it ends, however busy the machine is
    assert running is not None
    assert until(lambda: short.pid is None)
    assert running.process.returncode == 0
    assert workers() == others
    assert len(short.embed(["two"])) == 1, "and comes back at the next text"
    short.close()
    assert workers() == others


def test_it_ends_with_whoever_started_it_even_after_a_kill() -> None:
    code = (
        "import sys, time; from pathlib import Path; from afterword.models.embedding import open_embedder\n"
        "found = open_embedder('minilm', Path('nowhere')); found.embed(['x']); print(found.pid, flush=True)\n"
        "time.sleep(60)"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert psutil.pid_exists(child)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    assert until(lambda: not psutil.pid_exists(child) or psutil.Process(child).status() == psutil.STATUS_ZOMBIE)


def test_other_weights_than_the_ones_meant_are_refused(tmp_path: Path) -> None:
    assert CHOICE.weights is not None
    wrong = tmp_path / "model.onnx"
    wrong.write_bytes(CHOICE.weights.read_bytes()[:-1] + b"!")
    found = Apart("minilm", wrong, CHOICE.size, CHOICE.sha256, CHOICE.id, CHOICE.dims, multilingual=False)
    with pytest.raises(EmbedderGone, match="not the ones that were meant"):
        found.embed(["x"])
    assert found.pid is None


def test_a_process_that_cannot_come_up_is_said_and_left() -> None:
    found = Apart("minilm", Path("no-such-weights"), 1, "0" * 64, "x", 384, multilingual=False)
    with pytest.raises(EmbedderGone):
        found.embed(["x"])
    assert found.pid is None


def test_a_stop_in_the_middle_leaves_no_answer_for_the_next_question(model: Apart) -> None:
    def stop(done: int, of: int, what: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        model.embed(["stopped"] * (A_FRAME + 1), stop)
    one, other = model.embed(["a dog", "a puppy"])
    assert cosine(one, other) > 0.6


def test_what_a_text_means_does_not_hang_on_what_is_asked_beside_it(model: Apart) -> None:
    texts = ["a dog", "a puppy that likes to run along the river for hours", "", "!"]
    assert model.embed(texts) == tuple(model.embed([text])[0] for text in texts)
