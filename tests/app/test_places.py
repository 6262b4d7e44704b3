"""Where a person's files go where they do not say, and which backups are found there."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from afterword.app.places import MOST, backups_found, free_path, whole_path
from afterword.core.errors import BadInput

DAY = datetime(2026, 10, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "path"),
    [
        ("kept.zip", "{own}/kept.zip"),
        ("~/kept.zip", "{own}/kept.zip"),
        ("~", "{own}"),
        (" {own}/a b.zip ", "{own}/a b.zip"),
        ('"{own}/a b.zip"', "{own}/a b.zip"),
        ("'/elsewhere/kept.zip'", "/elsewhere/kept.zip"),
        ("نسخة.zip", "{own}/نسخة.zip"),
        ("~sam/kept.zip", "{own}/~sam/kept.zip"),
    ],
)
def test_a_path_is_read_as_it_was_meant(typed: str, path: str, tmp_path: Path) -> None:
    named = {"own": str(tmp_path)}
    assert whole_path(typed.format(**named), {"HOME": str(tmp_path)}) == str(Path(path.format(**named)))
    assert whole_path(typed.format(**named), {"USERPROFILE": str(tmp_path)}) == str(Path(path.format(**named)))


@pytest.mark.parametrize("typed", ["", "  ", "''", "a\x00b"])
def test_what_names_nothing_is_said(typed: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="Nothing was named"):
        whole_path(typed, {"HOME": str(tmp_path)})


def test_a_name_that_is_taken_is_not_proposed(tmp_path: Path) -> None:
    env = {"HOME": str(tmp_path)}
    assert free_path(env, DAY, ".zip") == str(tmp_path / "afterword-2026-10-05.zip")
    (tmp_path / "afterword-2026-10-05.zip").touch()
    (tmp_path / "afterword-2026-10-05-2.zip").symlink_to("nowhere")
    assert free_path(env, DAY, ".zip") == str(tmp_path / "afterword-2026-10-05-3.zip")
    assert free_path(env, DAY, ".md") == str(tmp_path / "afterword-2026-10-05.md")


def test_backups_are_found_by_their_names_newest_first(tmp_path: Path) -> None:
    """Not what is called otherwise, is a link or a folder, or has a name that does something where it is shown."""
    (tmp_path / "Downloads").mkdir()
    named = [tmp_path / "afterword-2026-10-05.zip", tmp_path / "Downloads" / "afterword-old.ZIP"]
    others = ["notes.zip", "afterword.txt", "afterword-\u202epiz.zip", "afterword-<b>.zip", "Elsewhere/afterword-1.zip"]
    (tmp_path / "Elsewhere").mkdir()
    for number, path in enumerate((*named, *(tmp_path / name for name in others))):
        path.write_bytes(b"x" * number)
        os.utime(path, (1_790_000_000 + number,) * 2)
    (tmp_path / "afterword-folder.zip").mkdir()
    (tmp_path / "afterword-link.zip").symlink_to(named[0])
    found = backups_found({"HOME": str(tmp_path)})
    assert [one.path for one in found] == [str(named[1]), str(named[0])]
    assert [(one.size, one.at.timestamp()) for one in found] == [(1, 1_790_000_001), (0, 1_790_000_000)]
    for number in range(MOST):
        (tmp_path / f"afterword-{number}.zip").touch()
    assert len(backups_found({"HOME": str(tmp_path)})) == MOST
    assert backups_found({"HOME": str(tmp_path / "nowhere")}) == ()
