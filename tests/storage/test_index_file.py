"""The index as a file: broken, older, newer or taken away; killed in the middle; read by many while one writes."""

from __future__ import annotations

import importlib.util
import os
import signal
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from afterword.core.chunk import Chunk, Reach
from afterword.core.errors import DiskFull, HomeError, HomeNewer
from afterword.core.mark import Checkpoint, ReadingMark
from afterword.storage.index import SqliteIndex, open_index, words

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals, file rights and limits of POSIX")
NUMPY = pytest.mark.skipif(importlib.util.find_spec("numpy") is None, reason="vectors are compared with numpy")
BATCH = 20

# A child process: it adds batches of chunks for ever, each with a vector, and says how many it has added.
WRITER = f"""
import struct, sys
from pathlib import Path
from afterword.core.chunk import Chunk
from afterword.storage.index import open_index

index = open_index(Path(sys.argv[1]), tokens=str.split)
for batch in range(int(sys.argv[2])):
    ids = range(batch * {BATCH}, (batch + 1) * {BATCH})
    index.add([Chunk(f"n{{n}}", f"c:{{batch}}", f"word number{{n}} of many", "e", n) for n in ids])
    index.store_vectors("m", {{f"n{{n}}": struct.pack("<2f", 1.0, 0.0) for n in ids}})
    print(batch + 1, flush=True)
"""
# A child process: it asks until it has seen so many chunks. What it is told never shrinks and is never half a batch.
READER = f"""
import struct, sys
from pathlib import Path
from afterword.core.chunk import Reach
from afterword.storage.index import open_index

index, seen = open_index(Path(sys.argv[1]), tokens=str.split), 0
while seen < int(sys.argv[2]):
    count = index.count()
    assert count >= seen and count % {BATCH} == 0, (count, seen)
    seen = count
    for hit in (*index.by_words("many", Reach(), 5), *index.by_meaning("m", struct.pack("<2f", 1.0, 0.0), Reach(), 5)):
        assert hit.chunk.text.endswith("of many")
assert len(index.by_words("many", Reach(), seen)) == seen
"""


def child(program: str, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "index"


@pytest.fixture
def index(folder: Path) -> Iterator[SqliteIndex]:
    opened = opened_at(folder)
    yield opened
    opened.close()


def opened_at(folder: Path) -> SqliteIndex:
    return open_index(folder, tokens=str.split)


def chunks(number: int, text: str = "the ferry leaves at nine") -> list[Chunk]:
    return [Chunk(f"n{n}", "claude-code:c1", f"{text} {n}", "e", n) for n in range(number)]


def found(index: SqliteIndex, query: str) -> int:
    return len(index.by_words(query, Reach(), 100))


MARK = ReadingMark(Checkpoint("/c.jsonl", "", 1, 1, 1, "a", "b", 1), 1, "f")


def test_what_was_stored_is_there_at_the_next_opening(index: SqliteIndex, folder: Path) -> None:
    index.add(chunks(3))
    index.publish(MARK)
    index.close()
    again = opened_at(folder)
    assert (again.count(), found(again, "ferry"), again.mark("/c.jsonl")) == (3, 3, MARK)
    assert again.did == ()
    again.close()


@POSIX
def test_only_the_owner_can_look_in(index: SqliteIndex, folder: Path) -> None:
    index.add(chunks(1))
    assert folder.stat().st_mode & 0o077 == 0
    assert {path.name for path in folder.iterdir() if path.stat().st_mode & 0o077} == set()
    index.close()
    (folder / "chunks.sqlite3").chmod(0o644)
    opened_at(folder).close()
    assert (folder / "chunks.sqlite3").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("place", [0, 4096 + 50], ids=["its head", "its tables"])
def test_a_broken_file_is_set_aside_and_begun_anew(folder: Path, place: int) -> None:
    first = opened_at(folder)
    first.add(chunks(200))
    first.close()
    with (folder / "chunks.sqlite3").open("r+b") as file:
        file.seek(place)
        file.write(b"\xa5" * 20000)
    again = opened_at(folder)
    again.add(chunks(2, "a new beginning"))
    assert found(again, "beginning") == 2
    assert again.mark("/c.jsonl") is None
    assert [said.startswith("it was damaged (") for said in again.did] == [True]
    again.close()
    assert {path.name for path in folder.iterdir()} <= {"chunks.sqlite3", "making.lock"}


def test_a_file_that_breaks_while_it_is_open(index: SqliteIndex, folder: Path) -> None:
    index.add(chunks(5))
    with sqlite3.connect(folder / "chunks.sqlite3") as other:
        other.execute("DROP TABLE chunks")
    other.close()
    assert found(index, "ferry") == 0
    assert len(index.did) == 1
    index.add(chunks(2))
    assert found(index, "ferry") == 2


@pytest.mark.parametrize("version", [-1, 1], ids=["none that there was", "the first, and not in its form"])
def test_a_file_of_an_earlier_release_is_set_aside(folder: Path, version: int) -> None:
    first = opened_at(folder)
    first.add(chunks(1))
    first.close()
    with sqlite3.connect(folder / "chunks.sqlite3") as other:
        other.execute(f"PRAGMA user_version = {version}")
    other.close()
    again = opened_at(folder)
    assert again.count() == 0
    assert "an earlier release" in again.did[0]
    again.close()


def test_a_file_of_the_first_release_is_brought_up_and_loses_nothing(folder: Path) -> None:
    """Chunks, vectors, labels and marks stay; a mark that cannot be read is none, and its file is read again."""
    first = opened_at(folder)
    first.add(chunks(2))
    first.store_vectors("m", {"n0": struct.pack("<2f", 1.0, 0.0)})
    first.store_labels({"n0": ["mine"]})
    first.close()
    with sqlite3.connect(folder / "chunks.sqlite3") as other:
        other.execute("DROP TABLE marks")
        other.execute("DROP TABLE readings")
        other.execute("CREATE TABLE marks (path TEXT PRIMARY KEY, mark BLOB NOT NULL) WITHOUT ROWID")
        rows = [("/c.jsonl", msgspec.json.encode(MARK)), ("/d.jsonl", b"{")]
        other.executemany("INSERT INTO marks VALUES (?, ?)", rows)
        other.execute("PRAGMA user_version = 1")
    other.close()
    for _ in range(2):
        again = opened_at(folder)
        assert (again.did, again.count(), found(again, "ferry"), again.lacking("m")) == ((), 2, 2, 1)
        assert again.labels(["n0"]) == {"n0": ("mine",)}
        assert again.marks() == {"/c.jsonl": MARK}
        assert again.settled(1, "f", set()) == {("/c.jsonl", 1, 1, 1)}
        again.close()


def test_a_file_of_a_later_release_is_left_alone(folder: Path) -> None:
    opened_at(folder).close()
    with sqlite3.connect(folder / "chunks.sqlite3") as other:
        other.execute("PRAGMA user_version = 99")
    other.close()
    before = (folder / "chunks.sqlite3").read_bytes()
    with pytest.raises(HomeNewer):
        opened_at(folder)
    assert (folder / "chunks.sqlite3").read_bytes() == before


def test_a_database_of_somebody_else_is_set_aside(folder: Path) -> None:
    folder.mkdir(mode=0o700)
    with sqlite3.connect(folder / "chunks.sqlite3") as other:
        other.execute("CREATE TABLE theirs (x)")
    other.close()
    index = opened_at(folder)
    assert (index.count(), len(index.did)) == (0, 1)
    index.close()


@POSIX
@NUMPY
def test_deleting_the_folder_while_it_is_open_empties_the_index(index: SqliteIndex, folder: Path) -> None:
    index.add(chunks(3))
    index.store_vectors("m", {"n0": struct.pack("<2f", 1.0, 0.0)})
    assert len(index.by_meaning("m", struct.pack("<2f", 1.0, 0.0), Reach(), 5)) == 1
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    assert index.count() == 0
    assert found(index, "ferry") == 0
    index.add(chunks(2))
    assert index.by_meaning("m", struct.pack("<2f", 1.0, 0.0), Reach(), 5) == ()
    assert found(index, "ferry") == 2


@POSIX
def test_a_log_left_by_a_deleted_file_is_not_read_into_the_new_one(index: SqliteIndex, folder: Path) -> None:
    index.add(chunks(50))
    (folder / "chunks.sqlite3").unlink()
    assert (folder / "chunks.sqlite3-wal").stat().st_size > 0
    again = opened_at(folder)
    assert again.count() == 0
    again.close()


def test_texts_are_cut_again_where_they_are_cut_differently_now(folder: Path) -> None:
    first = opened_at(folder)
    first.add(chunks(3))
    first.store_labels({"n0": ["boats"]})
    first.close()
    again = open_index(folder, tokens=lambda text: [word.upper() + "!" for word in text.split()])
    assert found(again, "ferry") == 3
    assert again.labels(["n0"]) == {"n0": ("boats",)}
    again.remove(["n0"])
    assert found(again, "ferry") == 2
    again.close()


def test_very_common_words_are_left_out_beside_rarer_ones(index: SqliteIndex, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word of nearly every chunk decides nothing and costs the most. Alone it still finds."""
    monkeypatch.setattr(words, "FEW", 10)
    index.add([*chunks(50, "the usual talk"), Chunk("rare", "c:2", "the ferry", "e", 0)])
    assert [hit.chunk.id for hit in index.by_words("the usual ferry", Reach(), 100)] == ["rare"]
    assert found(index, "usual") == 50
    assert found(index, "usual the talk") >= 50


def test_common_words_choose_among_what_the_rarer_ones_find(
    index: SqliteIndex, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ten best are as they would be if every word were looked for, in the same order."""
    texts = [
        f"{'rowan ' * (number % 3)}ferry talk{number} {'boat ' * (number % 7)}{'sea' * (number % 2)}"
        for number in range(80)
    ]
    others = [f"boat sea rowan talk{number}" for number in range(400)]
    index.add([Chunk(f"n{place}", "c:1", text, "e", place) for place, text in enumerate([*texts, *others])])
    asked = "ferry rowan boat sea"
    monkeypatch.setattr(words, "FEW", 10_000)
    whole = [(hit.chunk.id, hit.score) for hit in index.by_words(asked, Reach(), 20)]
    monkeypatch.setattr(words, "FEW", 10)
    pruned = [(hit.chunk.id, hit.score) for hit in index.by_words(asked, Reach(), 20)]
    assert [one for one, _ in pruned] == [one for one, _ in whole]
    assert [score for _, score in pruned] == pytest.approx([score for _, score in whole], rel=0.2)


def test_no_index_in_a_synced_folder(tmp_path: Path) -> None:
    (tmp_path / ".stfolder").mkdir()
    with pytest.raises(HomeError, match="Syncthing"):
        opened_at(tmp_path / "index")
    assert not (tmp_path / "index").exists()


@POSIX
def test_a_full_disk_is_said_and_what_was_there_stays(index: SqliteIndex, folder: Path) -> None:
    import resource

    index.add(chunks(20))
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, before[1]))
    try:
        with pytest.raises(DiskFull):
            index.add(chunks(4000, "far more than will fit"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)
    assert (index.count(), found(index, "ferry"), found(index, "fit")) == (20, 20, 0)
    index.add(chunks(21))
    assert index.count() == 21


def test_without_numpy_words_work_and_meaning_is_silent(index: SqliteIndex, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    index.add(chunks(3))
    index.store_vectors("m", {"n0": struct.pack("<2f", 1.0, 0.0)})
    assert index.by_meaning("m", struct.pack("<2f", 1.0, 0.0), Reach(), 5) == ()
    assert found(index, "ferry") == 3


@NUMPY
def test_one_process_sees_what_another_changed(index: SqliteIndex, folder: Path) -> None:
    ahead = struct.pack("<2f", 1.0, 0.0)
    other = opened_at(folder)
    index.add(chunks(3))
    index.store_vectors("m", {"n0": ahead, "n1": struct.pack("<2f", 0.0, 1.0)})
    assert [hit.chunk.id for hit in other.by_meaning("m", ahead, Reach(), 9)] == ["n0", "n1"]
    index.remove(["n0"])
    assert [hit.chunk.id for hit in other.by_meaning("m", ahead, Reach(), 9)] == ["n1"]
    other.store_vectors("m", {"n2": ahead})
    assert [hit.chunk.id for hit in index.by_meaning("m", ahead, Reach(), 9)] == ["n2", "n1"]
    other.close()


@POSIX
def test_killed_in_the_middle_of_adding(folder: Path) -> None:
    """Whatever was said to be added is there, a batch is there whole or not at all, and the file is sound."""
    said = 0
    for _ in range(3):
        writer = child(WRITER, folder, 10_000)
        assert writer.stdout is not None
        line = ""
        while int(line or 0) < said // BATCH + 3:
            line = writer.stdout.readline()
        time.sleep(0.004)
        writer.send_signal(signal.SIGKILL)
        rest = writer.communicate()[0].split()
        said = int(rest[-1] if rest else line) * BATCH
        index = opened_at(folder)
        assert index.did == ()
        assert index.count() >= said
        assert index.count() % BATCH == 0
        assert len(index.by_words("many", Reach(), 100_000)) == index.count()
        with sqlite3.connect(folder / "chunks.sqlite3") as plain:
            assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert plain.execute("PRAGMA foreign_key_check").fetchall() == []
            plain.execute("INSERT INTO words (words) VALUES ('integrity-check')")
        plain.close()
        index.close()


def test_eight_readers_beside_a_writer(folder: Path) -> None:
    batches = 12
    opened_at(folder).close()
    readers = [child(READER, folder, batches * BATCH) for _ in range(8)]
    writer = child(WRITER, folder, batches)
    for process in (writer, *readers):
        errors = process.communicate(timeout=120)[1]
        assert process.returncode == 0, errors


def test_two_writers_at_once_lose_nothing(folder: Path) -> None:
    writers = [child(WRITER.replace('f"n{n}"', f'f"{name}{{n}}"'), folder, 10) for name in "ab"]
    for process in writers:
        errors = process.communicate(timeout=120)[1]
        assert process.returncode == 0, errors
    index = opened_at(folder)
    assert index.count() == found_all(index) == 2 * 10 * BATCH
    index.close()


def found_all(index: SqliteIndex) -> int:
    return len(index.by_words("many", Reach(), 10_000))


@POSIX
def test_a_forked_child_opens_its_own_connection(index: SqliteIndex) -> None:
    index.add(chunks(2))
    child_process = os.fork()
    if child_process == 0:
        try:
            index.add([Chunk("from the child", "c:1", "a ferry", "e", 0)])
            os._exit(0 if index.count() == 3 else 1)
        finally:
            os._exit(2)
    assert os.waitstatus_to_exitcode(os.waitpid(child_process, 0)[1]) == 0
    assert index.count() == 3
