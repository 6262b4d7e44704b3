"""Another user of this computer sees nothing of a home, and can put nothing into it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.storage.agreeing import AT, keep, opened

from afterword.core.entry import AnswerKind, Route
from afterword.core.errors import HomeError
from afterword.core.memory import Kind, Memory
from afterword.storage.home import home_at
from afterword.storage.opening import open_storage

pytestmark = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0,
    reason="only root can become another user, and nothing else would prove this",
)
NOBODY = 65534
LOOK = """
import os, sys
os.setgroups([]); os.setgid({user}); os.setuid({user})
seen = []
for folder, folders, files in os.walk(sys.argv[1], onerror=lambda error: None):
    for name in files:
        try:
            open(os.path.join(folder, name), "rb").read()
            seen.append(os.path.join(folder, name))
        except OSError:
            pass
    for name in [".", *folders]:
        try:
            open(os.path.join(folder, name, "planted.md"), "w").close()
            seen.append("planted in " + os.path.join(folder, name))
        except OSError:
            pass
print("\\n".join(seen))
"""


@pytest.fixture
def open_place() -> Iterator[Path]:
    """A folder that everybody may enter: pytest's own are the owner's, and would prove nothing."""
    with tempfile.TemporaryDirectory() as made:
        place = Path(made)
        place.chmod(0o755)
        was = os.umask(0)
        yield place
        os.umask(was)


def seen_by_nobody(place: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-I", "-c", LOOK.format(user=NOBODY), str(place)], capture_output=True, text=True, check=True
    )
    for planted in place.rglob("planted.md"):
        planted.unlink()
    return done.stdout.split("\n")[:-1] if done.stdout.strip() else []


def fill(home: Path) -> None:
    storage = opened(home)
    keep(storage, Memory("m-tea", Kind.PREFERENCE, "Prefers green tea", created=AT))
    storage.tickets.mint(AnswerKind.KEEP, "l-1", "", Route.TERMINAL, datetime.now(UTC))
    storage.close()


def test_the_look_sees_what_is_open(open_place: Path) -> None:
    (open_place / "letter.md").write_text("for everybody")
    assert seen_by_nobody(open_place) == [str(open_place / "letter.md")]


def test_another_user_sees_nothing(open_place: Path) -> None:
    fill(open_place / "home")
    assert seen_by_nobody(open_place) == []


def test_nothing_is_seen_in_a_folder_that_everybody_may_enter(open_place: Path) -> None:
    """The home was made by hand, open to all: what is private is closed in it all the same."""
    home = open_place / "home"
    home.mkdir(mode=0o777)
    fill(home)
    assert seen_by_nobody(open_place) == []


def test_rights_that_were_loosened_are_tightened(open_place: Path) -> None:
    home = open_place / "home"
    fill(home)
    for path in [home, *home.rglob("*")]:
        path.chmod(0o777 if path.is_dir() else 0o666)
    assert seen_by_nobody(open_place) != []
    opened(home).close()
    assert [line for line in seen_by_nobody(open_place) if not line.endswith("home.json")] == []


def test_a_home_of_another_user_is_refused(open_place: Path) -> None:
    home = open_place / "home"
    fill(home)
    for path in [home / "record", *(home / "record").rglob("*")]:
        os.chown(path, NOBODY, NOBODY)
    (home / "home.json").unlink()
    with pytest.raises(HomeError) as refused:
        open_storage(home_at(home, {}))
    assert "another user" in refused.value.message
