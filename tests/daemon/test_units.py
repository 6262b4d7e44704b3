"""What each system is given to start the daemon by: read by the system's own reader, asked about, taken out exactly."""

from __future__ import annotations

import os
import plistlib
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.daemon.conftest import Person

from afterword.app import Done
from afterword.app.starting import Starting, Unit
from afterword.cli.opening import say_outcome
from afterword.cli.paper import out
from afterword.core.errors import AnswerRefused, BadInput
from afterword.daemon.units import unit_for

HOME = '/home/mira/my own "home" 50% $HOME'
NAMESPACE = "{http://schemas.microsoft.com/windows/2004/02/mit/task}"


def unit(platform: str, person: str = "/home/mira", *, program: str = "/opt/py/bin/python", home: str = HOME) -> Unit:
    env = {"HOME": person, "LOCALAPPDATA": r"C:\Users\mira\AppData\Local"}
    found = unit_for(platform, env, program, home, 501)
    assert found is not None
    return found


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd's own reader is not here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    made = unit("linux", program=sys.executable)
    path = tmp_path / Path(made.path).name
    path.write_bytes(made.content)
    verify = ["systemd-analyze", "--user", "verify", str(path)]
    env = {**os.environ, "XDG_RUNTIME_DIR": str(tmp_path)}
    ended = subprocess.run(verify, env=env, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    broken = made.content.replace(b"Restart=on-failure", b"Restart=whenever")
    path.write_bytes(broken)
    ended = subprocess.run(verify, env=env, capture_output=True, text=True)
    assert "whenever" in ended.stderr


def test_systemd_is_told_the_words_so_that_they_stay_themselves() -> None:
    made = unit("linux")
    (line,) = [line for line in made.content.decode().splitlines() if line.startswith("ExecStart=")]
    words = shlex.split(line.removeprefix("ExecStart="))
    assert [word.replace("%%", "%").replace("$$", "$") for word in words] == [
        *("/opt/py/bin/python", "-P", "-m", "afterword", "daemon", "--home"),
        HOME,
    ]
    assert made.path == "/home/mira/.config/systemd/user/afterword.service"
    assert b"--home" not in unit("linux", home="").content


def test_launchd_is_given_a_list_of_properties() -> None:
    made = unit("darwin")
    said = plistlib.loads(made.content)
    assert said["ProgramArguments"] == ["/opt/py/bin/python", "-P", "-m", "afterword", "daemon", "--home", HOME]
    assert (said["RunAtLoad"], said["KeepAlive"]) == (True, {"SuccessfulExit": False})
    assert made.path == f"/home/mira/Library/LaunchAgents/{said['Label']}.plist"
    assert made.stop == (("launchctl", "bootout", f"gui/501/{said['Label']}"),)


def test_task_scheduler_is_given_xml() -> None:
    made = unit("win32", program=r"C:\Program Files\Python\python.exe", home=r"D:\Mira & Co\home")
    root = ET.fromstring(made.content)
    said = {part.tag.removeprefix(NAMESPACE): part.text for part in root.iter()}
    assert said["Command"] == r"C:\Program Files\Python\pythonw.exe"
    assert said["Arguments"] == r'-P -m afterword daemon --home "D:\Mira & Co\home"'
    assert (said["RunLevel"], said["ExecutionTimeLimit"]) == ("LeastPrivilege", "PT0S")
    assert made.path == r"C:\Users\mira\AppData\Local\afterword\task.xml"
    assert unit_for("sunos5", {}, "python", "") is None


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_what_is_ours_is_known_from_what_is_not(platform: str) -> None:
    made = unit(platform)
    assert made.ours(made.content)
    assert made.ours(unit(platform, home="").content)
    for other in (b"", b"\xff\xfe", b"[Unit]\n", b"<plist/>", plistlib.dumps({"Label": "other"}), plistlib.dumps([])):
        assert not made.ours(other)


class Commands:
    """Commands that are only noted. ``wrong`` goes wrong."""

    def __init__(self, wrong: str = "") -> None:
        self.ran: list[str] = []
        self.wrong = wrong

    def __call__(self, words: Sequence[str]) -> str:
        self.ran.append(" ".join(words))
        return "It is not running." if self.wrong and self.wrong in words else ""


def test_it_is_written_started_ended_and_taken_out_again(mira: Person) -> None:
    made = unit("linux", str(mira.folder / "person"))
    app, commands = mira.opened(), Commands()
    starting = app.starting(made, commands)
    assert starting.state() == (False, False)
    assert isinstance(starting.install(app.host_hand()), Done)
    assert Path(made.path).read_bytes() == made.content
    assert commands.ran == ["systemctl --user daemon-reload", "systemctl --user enable --now afterword.service"]
    with pytest.raises(BadInput):
        starting.install(app.host_hand())
    newer = app.starting(replace(made, content=made.content + b"# newer\n"), commands)
    assert newer.state() == (True, False)
    assert isinstance(newer.install(app.host_hand()), Done)
    commands.wrong = "disable"
    outcome = starting.remove(app.host_hand())
    assert isinstance(outcome, Done)
    assert outcome.also == ("systemctl --user disable --now afterword.service: It is not running.",)
    assert outcome.partly is False, "it is taken out: what was not running needs no ending"
    assert not (mira.folder / "person" / ".config" / "systemd").exists(), "folders that were made for it go, too"
    with pytest.raises(BadInput):
        starting.remove(app.host_hand())
    app.close()


def test_where_the_system_does_not_take_it_that_is_said(mira: Person) -> None:
    """The file stands, the commands are named to be tried; the folder was there before, so it stays in the end."""
    made = unit("linux", str(mira.folder / "person"))
    Path(made.path).parent.mkdir(parents=True)
    app = mira.opened()
    starting = app.starting(made, Commands("daemon-reload"))
    outcome = starting.install(app.host_hand())
    assert isinstance(outcome, Done)
    assert outcome.partly is True
    assert [say_outcome(out(), one) for one in (outcome, replace(outcome, partly=False))] == [1, 0]
    assert outcome.says == f"{made.path} is written, but systemd did not take it."
    assert outcome.also == ("systemctl --user daemon-reload: It is not running.",)
    assert outcome.next_step.endswith(
        ": systemctl --user daemon-reload && systemctl --user enable --now afterword.service"
    )
    assert starting.state() == (True, True)
    starting.remove(app.host_hand())
    assert (Path(made.path).exists(), Path(made.path).parent.exists()) == (False, True)
    app.close()


def test_a_file_of_somebody_elses_is_left_alone(mira: Person) -> None:
    made = unit("linux", str(mira.folder / "person"))
    Path(made.path).parent.mkdir(parents=True)
    Path(made.path).write_bytes(b"[Unit]\nDescription=mine\n")
    app, commands = mira.opened(), Commands()
    for act in (Starting.install, Starting.remove):
        with pytest.raises(BadInput):
            act(app.starting(made, commands), app.host_hand())
    assert Path(made.path).read_bytes() == b"[Unit]\nDescription=mine\n"
    assert commands.ran == []
    app.close()


def test_only_the_person_installs_it(mira: Person) -> None:
    app, commands = mira.opened(), Commands()
    with pytest.raises(AnswerRefused):
        app.starting(unit("linux", str(mira.folder / "person")), commands).install(app.terminal_hand())
    app.close()
    words = [sys.executable, "-m", "afterword", "service", "install"]
    ended = subprocess.run(words, env=mira.env(), input=b"y\n", capture_output=True, start_new_session=True)
    assert ended.returncode == 3
    assert not [*(mira.folder / "person").rglob("afterword.service")]
    words = [sys.executable, "-m", "afterword", "service", "status"]
    ended = subprocess.run(words, env=mira.env(), capture_output=True)
    assert ended.stdout.startswith(b"No daemon serves this home.")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the file is put where Linux has it")
def test_where_it_stands_there_is_nothing_to_do(mira: Person) -> None:
    """Nobody is asked, so no terminal is needed."""
    made = unit_for(sys.platform, mira.env(), sys.executable, str(mira.home))
    assert made is not None
    Path(made.path).parent.mkdir(parents=True)
    Path(made.path).write_bytes(made.content)
    words = [sys.executable, "-m", "afterword", "service", "install"]
    ended = subprocess.run(words, env=mira.env(), capture_output=True, start_new_session=True)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.decode().startswith(f"Nothing to do: {made.path} is as it would be written.")
    assert Path(made.path).read_bytes() == made.content
