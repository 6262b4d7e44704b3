"""A home that goes away while something goes on in it: all of that ends soon, and no home is made anew."""

from __future__ import annotations

import os
import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest
from tests.daemon.conftest import Person, line_of, until

from afterword.app import App
from afterword.app.staying import Staying
from afterword.core.errors import HomeError
from afterword.daemon import round as one_round
from afterword.daemon.marks import Taken
from afterword.hooking import contracts, places
from afterword.hooking.places import mark
from afterword.storage.home import home_at
from afterword.storage.lock import HomeLock

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a folder with open files cannot be moved there")
ASKED = "What should I drink in the morning, coffee or tea?"


def moved(mira: Person) -> Path:
    """Her home, moved elsewhere while it is used."""
    return mira.home.rename(mira.folder / "moved")


def test_a_daemon_ends_at_the_next_event_when_its_home_was_moved(mira: Person) -> None:
    """It answers nobody in the home that it finds itself in, and the one that came to its place stays as it is."""
    daemon = mira.daemon()
    until(lambda: "round" in (mira.run / "daemon.log").read_text(), "the first round ended")
    elsewhere = moved(mira)
    other = mira.home / "run"
    other.mkdir(parents=True)
    (other / places.SOCKET).write_text("another daemon's")
    assert (
        mira.prompts(
            ASKED,
        ).out
        == b""
    )
    assert (
        mira.hook(
            "claude-code",
            "UserPromptSubmit",
            mira.told("UserPromptSubmit", prompt=ASKED),
            AFTERWORD_HOME=str(elsewhere),
        ).out
        == b""
    )
    assert daemon.wait(30) == 0
    assert daemon.stderr is not None
    assert daemon.stderr.read() == b""
    assert [one.relative_to(mira.home).as_posix() for one in sorted(mira.home.rglob("*"))] == ["run", "run/daemon"]


def test_a_daemon_ends_by_itself_when_its_home_is_gone(mira: Person) -> None:
    daemon = mira.daemon(AFTERWORD_MINUTE="1")
    moved(mira)
    assert daemon.wait(30) == 0
    until(lambda: not mira.ours(), "nothing of it was left")
    assert not mira.home.exists()


def test_what_a_hook_left_behind_ends_when_the_home_is_gone(mira: Person) -> None:
    """Not only once eleven minutes are over."""
    assert (
        mira.hook("claude-code", "SessionStart", mira.told("SessionStart", source="startup"), AFTERWORD_MINUTE="2").code
        == 0
    )
    until((mira.run / "waits").exists, "its round was done and it waits")
    begun = time.monotonic()
    assert any("later.py" in line_of(one) for one in mira.ours())
    moved(mira)
    until(lambda: not mira.ours(), "it ended")
    assert time.monotonic() - begun < 15
    assert not mira.home.exists()


def test_a_round_makes_no_home(mira: Person) -> None:
    moved(mira)
    assert one_round.main([one_round.SWEEP], mira.env()) == 0
    assert not mira.home.exists()


def test_a_round_whose_home_goes_meanwhile_writes_nothing_more(mira: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    mira.says("I always want the tide tables in UTC.", ago=timedelta(minutes=30))
    sweep = App.sweep

    def gone(app: App) -> object:
        moved(mira)
        return sweep(app)

    monkeypatch.setattr(App, "sweep", gone)
    assert one_round.main([one_round.SWEEP], mira.env()) == 1
    assert not mira.home.exists()


def test_a_home_is_told_from_none_and_from_another(mira: Person) -> None:
    app = mira.opened()
    staying = app.staying()
    app.close()
    home = home_at(mira.home, {})
    assert staying.there()
    assert not Staying.of(home, "another").there()
    home.about.write_text("broken")
    assert staying.there()
    elsewhere = moved(mira)
    assert not staying.there()
    with pytest.raises(HomeError), HomeLock(home.lock).hold():
        pass
    mira.home.mkdir()
    assert not staying.there()
    mira.home.rmdir()
    elsewhere.rename(mira.home)
    assert staying.there()


# marks


def test_a_mark_that_is_written_while_a_round_is_done_is_seen_to(mira: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a hook that had the file open before the round took it; and what a round that was killed had taken is, too."""
    mira.says("Add the tide tables.", "No, use pnpm, not npm.")
    mira.run.mkdir(mode=0o700, exist_ok=True)
    line = mark(contracts.STOPPED, "claude-code", "s", str(mira.transcript), "")
    started = [mark(contracts.START, "claude-code", "s", "", folder) for folder in ("/left", "/now", "/behind")]
    Taken.left(mira.run).path.write_bytes(started[0])
    hook = os.open(mira.run / places.MARKS, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.write(hook, started[1])
    sweep = App.sweep

    def meanwhile(app: App) -> object:
        os.write(hook, started[2] + line)
        os.close(hook)
        return sweep(app)

    monkeypatch.setattr(App, "sweep", meanwhile)
    assert one_round.main([one_round.SWEEP], mira.env()) == 0
    app = mira.opened()
    assert app._parts.pen.standing().noted
    app.close()
    folders = (mira.run / places.FOLDERS).read_text().splitlines()
    assert [line.split("\t")[0] for line in folders] == ["/left", "/now", "/behind"]
    assert not Taken.left(mira.run).path.exists()
    assert not (mira.run / places.MARKS).exists()


def test_a_mark_that_no_round_survives_keeps_no_other_waiting(mira: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried in two rounds; the next one sees to what came after it."""
    mira.run.mkdir(mode=0o700, exist_ok=True)
    line = mark(contracts.STOPPED, "claude-code", "s", str(mira.transcript), "")
    (mira.run / places.MARKS).write_bytes(line)
    tried = []

    def fails(*given: object, **more: object) -> None:
        tried.append(given)
        raise HomeError("It failed.")

    monkeypatch.setattr(App, "attend", fails)
    for _ in range(2):
        assert one_round.main([], mira.env()) == 1
    assert len(tried) == 2
    assert one_round.main([], mira.env()) == 0
    assert len(tried) == 2
