"""Lines of files that are written while we read, damaged, replaced, or far too long; checkpoints that are proven."""

from __future__ import annotations

import os
import sys
import tracemalloc
from dataclasses import replace
from io import FileIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.assistants import lines as lines_of
from afterword.assistants.lines import CutLine, Lines, head_of, long_path, open_regular, proven, unchanged
from afterword.core.mark import Checkpoint
from afterword.ports import Unread

posix = pytest.mark.skipif(sys.platform == "win32", reason="this system has no links and pipes of that kind")


def opened(path: Path) -> FileIO:
    file = open_regular(str(path))
    assert isinstance(file, FileIO)
    return file


def read(path: Path, *, start: int = 0, cap: int = lines_of.LONGEST_LINE) -> tuple[list[bytes], Lines]:
    with opened(path) as file:
        lines = Lines(file, start=start, cap=cap)
        return list(lines), lines


def checkpoint(path: Path) -> Checkpoint:
    with opened(path) as file:
        lines = Lines(file)
        assert list(lines) is not None
        return lines.checkpoint(str(path), 1)


def holds(path: Path, mark: Checkpoint, version: int = 1) -> bool:
    with opened(path) as file:
        return proven(file, mark, version)


def test_a_torn_tail_is_left_for_next_time(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\ntwo\nthr")
    found, lines = read(path)
    assert (found, lines.offset, lines.tail, lines.tail_bytes) == ([b"one", b"two"], 8, b"thr", 3)
    with path.open("ab") as more:
        more.write(b"ee\nfour\n")
    assert read(path, start=lines.offset)[0] == [b"three", b"four"]


def test_reading_never_advances_to_the_size_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\ntor")
    mark = checkpoint(path)
    assert (mark.offset, mark.size) == (4, 7)


def test_offsets_are_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes("梨の木\nzwölf\nрядок".encode())
    found, lines = read(path)
    assert found == ["梨の木".encode(), "zwölf".encode()]
    assert lines.offset == len("梨の木\nzwölf\n".encode())
    with path.open("ab") as more:
        more.write("и\n".encode())
    assert read(path, start=lines.offset)[0] == ["рядоки".encode()]


def test_nuls_marks_and_blank_lines_are_taken_off(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"\xef\xbb\xbfone\r\n\r\n  \n\0\0\0two\n\0\nth\0ree\n")
    found, lines = read(path)
    assert [line.strip() for line in found] == [b"one", b"two", b"three"]
    assert (lines.count, lines.nuls) == (3, 3)


@pytest.mark.parametrize("size", [101, 5000, 3_000_000])
def test_a_line_over_the_cap_is_streamed_past(tmp_path: Path, size: int) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\n" + b"x" * size + b"\ntwo\n")
    found, lines = read(path, cap=100)
    assert [line[:3] for line in found] == [b"one", b"xxx", b"two"]
    assert [isinstance(line, CutLine) for line in found] == [False, True, False]
    assert (lines.cut, lines.count, lines.offset) == (1, 3, path.stat().st_size)


def test_a_long_line_without_an_end_is_no_line_yet(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\n" + b"x" * 3_000_000)
    found, lines = read(path, cap=100)
    assert (found, lines.offset, lines.tail, lines.tail_bytes) == ([b"one"], 4, b"", 3_000_000)


def test_fifty_megabytes_in_one_line_take_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with path.open("wb") as file:
        file.write(b'{"type":"user"}\n')
        for _ in range(50):
            file.write(b"x" * 1_000_000)
        file.write(b"\nlast\n")
    tracemalloc.start()
    found, lines = read(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [len(line) for line in found] == [15, lines_of.KEPT_OF_A_CUT, 4]
    assert lines.cut == 1
    assert peak < 40_000_000


def test_a_file_may_grow_while_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\n" * 400_000)
    with opened(path) as file, path.open("ab") as more:
        lines = Lines(file)
        batches = iter(lines.batches())
        count = len(next(batches))
        more.write(b"late\nto")
        more.flush()
        count += sum(len(batch) for batch in batches)
        mark = lines.checkpoint(str(path), 1)
    assert (count, lines.tail) == (400_001, b"to")
    assert mark.size == 1_600_000  # what came meanwhile is a change, for whoever compares
    assert holds(path, mark)


def test_a_checkpoint_is_proven_by_what_stands_before_it(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"".join(b"line %d\n" % n for n in range(3000)))
    mark = checkpoint(path)
    assert holds(path, mark)
    with path.open("ab") as more:
        more.write(b"and more\n")
    assert holds(path, mark)
    assert not holds(path, mark, version=2)
    assert not holds(path, replace(mark, offset=mark.offset - 1))
    assert not holds(path, replace(mark, identity="1:2"))


def test_a_file_that_shrank_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\ntwo\nthree\n")
    mark = checkpoint(path)
    with path.open("r+b") as file:
        file.truncate(8)
    assert not holds(path, mark)


@pytest.mark.parametrize("place", [0, 2000, 9990])
def test_a_file_of_the_same_size_with_other_words_is_read_anew(tmp_path: Path, place: int) -> None:
    """In place, so that even the file's identity stays: its beginning or its end has changed, or its line border."""
    path = tmp_path / "a"
    path.write_bytes(b"123456789\n" * 1000)
    mark = checkpoint(path)
    with path.open("r+b") as file:
        file.seek(place)
        file.write(b"X")
    assert not holds(path, mark)


def test_a_file_that_was_replaced_is_read_anew(tmp_path: Path) -> None:
    path, other = tmp_path / "a", tmp_path / "b"
    path.write_bytes(b"one\n")
    other.write_bytes(b"one\n")
    mark = checkpoint(path)
    other.replace(path)
    assert not holds(path, mark)


def test_size_and_time_alone_say_only_that_nothing_seems_changed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\n")
    mark = checkpoint(path)
    with opened(path) as file:
        assert unchanged(file, mark)
    os.utime(path, ns=(1, 1))
    with opened(path) as file:
        assert not unchanged(file, mark)


@posix
def test_links_folders_and_pipes_are_not_opened(tmp_path: Path) -> None:
    real, link, pipe = tmp_path / "real", tmp_path / "link", tmp_path / "pipe"
    real.write_bytes(b"one\n")
    link.symlink_to(real)
    os.mkfifo(pipe)
    for path in (link, pipe, tmp_path, tmp_path / "gone", tmp_path / "a\0b", Path("/dev/null"), real / "below"):
        found = open_regular(str(path))
        assert isinstance(found, Unread), path
        assert found.reason
    assert head_of(str(link)) == b""
    assert head_of(str(real), 2) == b"on"


@posix
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_that_may_not_be_read_names_the_next_step(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"one\n")
    path.chmod(0)
    found = open_regular(str(path))
    assert isinstance(found, Unread)
    assert "permissions" in found.next_step


@pytest.mark.parametrize(
    ("path", "opened_as"),
    [
        ("C:\\short", "C:\\short"),
        ("C:\\" + "a" * 300, "\\\\?\\C:\\" + "a" * 300),
        ("C:/" + "a" * 300, "\\\\?\\C:\\" + "a" * 300),
        ("\\\\host\\share\\" + "a" * 300, "\\\\?\\UNC\\host\\share\\" + "a" * 300),
        ("\\\\?\\C:\\" + "a" * 300, "\\\\?\\C:\\" + "a" * 300),
    ],
)
def test_windows_opens_long_paths(path: str, opened_as: str) -> None:
    assert long_path(path, windows=True) == opened_as
    assert long_path(path, windows=False) == path


@given(
    st.lists(st.binary(max_size=30).map(lambda line: line.replace(b"\n", b"").replace(b"\xef", b"")), max_size=20),
    st.binary(max_size=9).map(lambda line: line.replace(b"\n", b"")),
    st.integers(0, 20),
)
def test_every_whole_line_comes_once_wherever_reading_began(
    tmp_path_factory: pytest.TempPathFactory, written: list[bytes], tail: bytes, begun: int
) -> None:
    path = tmp_path_factory.mktemp("lines") / "a"
    path.write_bytes(b"".join(line + b"\n" for line in written) + tail)
    start = sum(len(line) + 1 for line in written[:begun])
    cleaned = [line.replace(b"\0", b"") for line in written[begun:]]
    found, lines = read(path, start=start)
    assert found == [line for line in cleaned if line and not line.isspace()]
    assert lines.offset == sum(len(line) + 1 for line in written)
    assert lines.tail_bytes == len(tail)
