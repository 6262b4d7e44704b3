"""What has each system start the daemon when the person logs in: the file's words, where it lies, what makes it count.

systemd's user units (systemd.service(5), systemd.syntax(7)), launchd's agents (launchd.plist(5)), Task Scheduler's
tasks (its XML schema 1.2). Runs nothing and writes nothing.
"""

from __future__ import annotations

import plistlib
from collections.abc import Mapping
from pathlib import PurePath, PurePosixPath, PureWindowsPath
from xml.sax.saxutils import escape

from afterword.app.starting import Unit

from .running import UPGRADED

MARK = "Written by Afterword"
LABEL = "afterword.daemon"
TASK = "Afterword"
AGAIN_AFTER = 5  # seconds


def unit_for(platform: str, env: Mapping[str, str], program: str, home: str, user: int = 0) -> Unit | None:
    """The unit of this platform (as sys.platform says it); None for one that has none. ``home``: '' for the usual.

    ``user`` is the person's number, where the system goes by numbers.
    """
    words = (program, "-P", "-m", "afterword", "daemon", *(("--home", home) if home else ()))
    if platform == "darwin":
        return _launchd(env, words, user)
    if platform == "win32":
        return _task(env, words)
    return _systemd(env, words) if platform == "linux" else None


def _systemd(env: Mapping[str, str], words: tuple[str, ...]) -> Unit:
    config = PurePosixPath(env.get("XDG_CONFIG_HOME") or f"{env.get('HOME', '')}/.config")
    text = f"""\
# {MARK}. Taken out by: afterword service remove
[Unit]
Description=Afterword: looks at chats that went quiet, answers hooks

[Service]
ExecStart={" ".join(map(_for_systemd, words))}
Restart=on-failure
RestartForceExitStatus={UPGRADED}
SuccessExitStatus={UPGRADED}
RestartSec={AGAIN_AFTER}
TimeoutStopSec=20
UMask=0077
NoNewPrivileges=yes
Nice=5

[Install]
WantedBy=default.target
"""
    control = ("systemctl", "--user")
    return Unit(
        "systemd",
        str(config / "systemd" / "user" / "afterword.service"),
        text.encode("utf-8"),
        ((*control, "daemon-reload"), (*control, "enable", "--now", "afterword.service")),
        ((*control, "disable", "--now", "afterword.service"),),
        lambda content: content.startswith(f"# {MARK}".encode()),
    )


def _for_systemd(word: str) -> str:
    """A word in its quoting: what it would put in for % and $ stays itself."""
    plain = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return f'"{plain}"' if plain != word or not _is_plain(word) else word


def _is_plain(word: str) -> bool:
    return all(letter.isalnum() or letter in "/_.-+=:@" for letter in word)


def _launchd(env: Mapping[str, str], words: tuple[str, ...], user: int) -> Unit:
    path = str(PurePosixPath(env.get("HOME", "")) / "Library" / "LaunchAgents" / f"{LABEL}.plist")
    agent: dict[str, object] = {
        "Label": LABEL,
        "ProgramArguments": list(words),
        "RunAtLoad": True,
        "KeepAlive": {"SuccessfulExit": False},
        "ThrottleInterval": AGAIN_AFTER,
        "ProcessType": "Background",
        "Umask": 0o077,
    }
    return Unit(
        "launchd",
        path,
        plistlib.dumps(agent, sort_keys=False),
        (("launchctl", "bootstrap", f"gui/{user}", path),),
        (("launchctl", "bootout", f"gui/{user}/{LABEL}"),),
        _is_our_agent,
    )


def _is_our_agent(content: bytes) -> bool:
    try:
        return bool(plistlib.loads(content).get("Label") == LABEL)
    except (plistlib.InvalidFileException, ValueError, AttributeError, OSError):
        return False
    except Exception:  # noqa: BLE001  the parser underneath has errors of its own for what is no XML
        return False


def _task(env: Mapping[str, str], words: tuple[str, ...]) -> Unit:
    program, *more = words
    folder: PurePath = PureWindowsPath(env.get("LOCALAPPDATA", "")) / "afterword"
    line = " ".join(f'"{word}"' if " " in word else word for word in more)
    text = f"""\
<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo><Description>{MARK}: looks at chats that went quiet, answers hooks</Description></RegistrationInfo>
  <Triggers><LogonTrigger><Enabled>true</Enabled></LogonTrigger></Triggers>
  <Principals>
    <Principal id="Author"><LogonType>InteractiveToken</LogonType><RunLevel>LeastPrivilege</RunLevel></Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <Priority>7</Priority>
    <RestartOnFailure><Interval>PT1M</Interval><Count>999</Count></RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec><Command>{escape(_without_window(program))}</Command><Arguments>{escape(line)}</Arguments></Exec>
  </Actions>
</Task>
"""
    path = str(folder / "task.xml")
    return Unit(
        "Task Scheduler",
        path,
        text.replace("\n", "\r\n").encode("utf-16"),
        (("schtasks", "/Create", "/TN", TASK, "/XML", path, "/F"), ("schtasks", "/Run", "/TN", TASK)),
        (("schtasks", "/End", "/TN", TASK), ("schtasks", "/Delete", "/TN", TASK, "/F")),
        lambda content: MARK.encode("utf-16-le") in content,
    )


def _without_window(program: str) -> str:
    """The interpreter that opens no console."""
    path = PureWindowsPath(program)
    return str(path.with_name("pythonw.exe")) if path.name.lower() == "python.exe" else program
