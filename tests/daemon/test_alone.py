"""Hooks without a daemon, as real processes: exit 0 and silence whatever is wrong, the block where nothing is."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from shlex import join

import httpx
import psutil
import pytest
from filelock import FileLock
from tests.daemon.conftest import MOST_WAITED, PROJECT, TEA, Ended, Person, line_of, until
from tests.web.served import fields_of

from afterword.app import Done
from afterword.app.connecting import HOOK
from afterword.cli.opening import opened
from afterword.daemon import round as one_round
from afterword.hooking import alone, calling, contracts, places
from afterword.models.embedding.shipped import STATIC_TABLE, VOCABULARY
from afterword.ports.connecting import HookCommand
from afterword.storage.home import home_at

NOTHING = Ended(0, b"", b"")


@pytest.fixture
def quiet(mira: Person) -> Person:
    """Mira's computer where the last round was a moment ago, so that a prompt starts none."""
    mira.run.mkdir(mode=0o700, exist_ok=True)
    (mira.run / places.SWEPT).touch()
    return mira


def test_a_prompt_gets_what_bears_on_it_and_another_gets_nothing(quiet: Person) -> None:
    """Beside "What should I drink, coffee or tea?" stands what she likes; the first chat of all has its profile."""
    assert b"harbour pilot" in begins(quiet)
    ended = quiet.prompts("What should I drink in the morning, coffee or tea?")
    assert (ended.code, ended.err) == (0, b"")
    assert TEA.rstrip(".") in ended.block
    assert quiet.prompts("Rename the function in parser.py") == NOTHING
    counted = (quiet.home / "index" / "nearby.count").read_text().split("\t")
    assert counted[1] == "claude-code"


@pytest.mark.parametrize(
    ("host", "event", "more"),
    [
        ("codex", "UserPromptSubmit", {"transcript_path": None, "turn_id": "t", "model": "m"}),
        ("gemini-cli", "BeforeAgent", {"timestamp": "2026-03-01T10:00:00Z"}),
        ("opencode", "chat.message", {}),
    ],
)
def test_every_host_that_can_be_told_is(quiet: Person, host: str, event: str, more: dict[str, object]) -> None:
    said = {"session_id": "s", "cwd": PROJECT, "hook_event_name": event, "prompt": "coffee or tea, in the morning?"}
    ended = quiet.hook(host, event, {**said, **more})
    assert (ended.code, ended.err) == (0, b"")
    assert b"green tea" in ended.out


def test_a_host_that_is_not_connected_is_told_nothing(quiet: Person) -> None:
    app = quiet.opened()
    app.connecting(quiet.env()).disconnect("codex", app.host_hand())
    app.refresh_nearby()
    app.close()
    said = {"session_id": "s", "cwd": PROJECT, "prompt": "coffee or tea, in the morning?"}
    assert quiet.hook("codex", "UserPromptSubmit", said) == NOTHING
    assert quiet.prompts("coffee or tea, in the morning?").out


BAD = {
    "empty": b"",
    "no JSON": b"What should I drink, coffee or tea?",
    "cut short": b'{"prompt": "coffee or tea',
    "no object": b'["coffee or tea"]',
    "two objects": b'{"prompt": "coffee or tea"} {}',
    "not UTF-8": b'{"prompt": "\xff\xfe coffee or tea \xc3", "x": \xff}',
    "too deep": b'{"prompt": ' + b"[" * 200_000,
    "NUL": b'{"prompt": "\x00"}',
    "too long": b'{"prompt": "' + b"tea " * (3 << 20) + b'"}',
}


@pytest.mark.parametrize("content", BAD.values(), ids=BAD.keys())
def test_what_is_no_event_is_answered_with_nothing(quiet: Person, content: bytes) -> None:
    assert quiet.hook("claude-code", "UserPromptSubmit", content) == NOTHING


def test_a_prompt_of_ten_million_bytes_is_read_at_its_ends(quiet: Person) -> None:
    filling = "x " * (5 * 10**6 - 100)
    ended = quiet.prompts(f"Is it coffee or tea in the morning? {filling}")
    assert (ended.code, ended.err) == (0, b"")
    assert b"green tea" in ended.out


@pytest.mark.skipif(sys.platform == "win32", reason="there, streams are closed in another way")
def test_closed_streams_break_nothing(quiet: Person) -> None:
    line = join(HookCommand(sys.executable, str(HOOK)).words("claude-code", "UserPromptSubmit"))
    for closed in ("<&-", "<&- >&-", "<&- >&- 2>&-"):
        assert subprocess.run(f"{line} {closed}", shell=True, env=quiet.env(), timeout=60).returncode == 0


def test_a_run_of_ours_is_told_nothing(quiet: Person) -> None:
    said = quiet.told("UserPromptSubmit", prompt="coffee or tea, in the morning?")
    assert quiet.hook("claude-code", "UserPromptSubmit", said, AFTERWORD_RUN="1") == NOTHING
    assert not (quiet.run / places.SEEN).exists()


def test_a_home_that_is_not_there_is_not_made(mira: Person) -> None:
    shutil.rmtree(mira.home)
    assert mira.prompts("coffee or tea, in the morning?") == NOTHING
    assert not mira.home.exists()
    assert mira.hook("claude-code", "UserPromptSubmit", b"{}", HOME="", AFTERWORD_HOME="") == NOTHING


def test_a_damaged_home_says_nothing(quiet: Person) -> None:
    for name in ("index/nearby.table", "record/record.sqlite3", "home.json"):
        content = (quiet.home / name).read_bytes()
        (quiet.home / name).write_bytes(content[: len(content) // 2][::-1])
    (quiet.run / places.FOLDERS).write_bytes(b"\xff\t\x00\n" * 50)
    (quiet.run / places.NOTES).touch()
    assert quiet.prompts("coffee or tea, in the morning?") == NOTHING


def test_a_locked_home_answers_all_the_same(quiet: Person) -> None:
    with FileLock(quiet.home / "record" / "writer.lock"), FileLock(quiet.run / "round.lock"):
        assert quiet.prompts("coffee or tea, in the morning?").block


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become another user")
@pytest.mark.parametrize("may", ["read", "nothing"])
def test_a_home_that_cannot_be_written(quiet: Person, tmp_path_factory: pytest.TempPathFactory, may: str) -> None:
    """As another user: where the home may be read, it answers; where it may not, it is silent."""
    nobody = 65534
    for above in quiet.folder.parents:
        if str(above).startswith("/tmp/") and not above.stat().st_mode & 0o001:
            above.chmod(above.stat().st_mode | 0o011)
    for path in (quiet.folder, quiet.home, *quiet.home.rglob("*")):
        wide = 0o755 if path.is_dir() else 0o644
        path.chmod(wide if may == "read" or path == quiet.folder else wide & 0o700)
    words = HookCommand(sys.executable, str(HOOK)).words("claude-code", "UserPromptSubmit")
    said = json.dumps(quiet.told("UserPromptSubmit", prompt="coffee or tea, in the morning?")).encode()
    ended = subprocess.run(
        words, input=said, env=quiet.env(), cwd="/", user=nobody, group=nobody, extra_groups=[], capture_output=True
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert (b"green tea" in ended.stdout) == (may == "read")
    assert not (quiet.run / places.MARKS).exists()


def test_a_stdin_that_never_ends_is_not_waited_for(quiet: Person) -> None:
    words = HookCommand(sys.executable, str(HOOK)).words("claude-code", "UserPromptSubmit")
    process = subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=quiet.env(AFTERWORD_HOOK_MS="")
    )
    assert process.wait(30) == 0
    assert process.communicate()[0] == b""


def test_the_small_program_finds_the_home_where_the_command_does(mira: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person = str(mira.folder / "person")
    rows = [
        ({"AFTERWORD_HOME": "/srv/mira"}, ""),
        ({"AFTERWORD_HOME": "~/mine"}, ""),
        ({"AFTERWORD_HOME": "mine"}, "/named"),
        ({}, "/named/it"),
        ({}, ""),
        ({"XDG_DATA_HOME": "/data"}, ""),
    ]
    for env, named in rows:
        for name in ("AFTERWORD_HOME", "XDG_DATA_HOME"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("HOME", person)
        for name, value in env.items():
            monkeypatch.setenv(name, value)
        code = (
            f"import sys; sys.path.insert(0, {str(HOOK.parent)!r}); import calling; print(calling.home_of({named!r}))"
        )
        ended = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
        root = Path(named) if named and "AFTERWORD_HOME" not in env else None
        assert ended.stdout.strip() == str(home_at(root, dict(os.environ)).root), (env, named, ended.stderr)


def test_the_files_that_it_names_by_hand_are_where_they_are() -> None:
    assert (str(VOCABULARY), str(STATIC_TABLE)) == (alone.VOCABULARY, alone.STATIC_TABLE)
    assert Path(alone.PACKAGE) == HOOK.parent.parent
    HOOK.read_bytes().decode("ascii")
    caller = Path(calling.__file__).read_text(encoding="ascii")
    assert f'"/{places.FOLDER}"' in caller
    assert f'"{places.SOCKET}"' in caller
    assert calling.MOST == 10 << 20


def test_hooks_load_next_to_nothing(quiet: Person) -> None:
    """Neither json, re, pathlib, typing nor anything else of the library that takes long."""
    code = (
        f"import sys; sys.path.append({str(HOOK.parents[2])!r}); before = set(sys.modules)\n"
        "from afterword.hooking import alone; from afterword.remembering import prepared\n"
        "from afterword.hooking.reading import event_of; event_of(b'{}'); print(*set(sys.modules) - before)"
    )
    ended = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in ended.stdout.split()}
    assert loaded <= {"afterword", "__future__", "math", "unicodedata", "_json", "posix"}


def test_a_stop_leaves_word_and_a_round_logs_the_correction(mira: Person) -> None:
    """ "No, use pnpm, not npm." is logged once the turn has ended, though the chat is not quiet; nothing is printed."""
    mira.says("Add the tide tables.", "No, use pnpm, not npm.")
    assert mira.hook("claude-code", "Stop", mira.told("Stop", stop_hook_active=False)) == NOTHING
    until((mira.run / places.SWEPT).exists, "a round was done")
    app = mira.opened()
    standing = app._parts.pen.standing()
    assert standing.noted
    assert not standing.chats
    app.close()
    mira.hook("claude-code", "SessionEnd", mira.told("SessionEnd", reason="other"))
    (mira.run / places.BEGUN).unlink(missing_ok=True)
    mira.hook("claude-code", "SessionEnd", mira.told("SessionEnd", reason="other"))
    app = mira.opened()
    until(lambda: app._parts.pen.standing().chats, "the chat that is over was looked at")
    app.close()


def test_one_round_is_started_and_one_more_when_it_is_quiet_and_then_nothing_is_left(mira: Person) -> None:
    minute = {"AFTERWORD_MINUTE": "0.3"}
    for _ in range(3):
        said = mira.told("UserPromptSubmit", prompt="coffee or tea, in the morning?")
        assert mira.hook("claude-code", "UserPromptSubmit", said, **minute).out
    assert sum("later.py" in line_of(one) for one in mira.ours() if one.is_running()) <= 2
    until((mira.run / places.SWEPT).exists, "a round was done")
    first = (mira.run / places.SWEPT).stat().st_mtime
    until(lambda: (mira.run / places.SWEPT).stat().st_mtime > first, "another one was done")
    until(lambda: not mira.ours(), "all of it ended")


@pytest.mark.skipif(sys.platform == "win32", reason="the test holds the turn as other systems lend it")
def test_while_a_round_is_done_one_waits_for_its_turn_and_no_more(mira: Person) -> None:
    import fcntl

    mira.run.mkdir(mode=0o700, exist_ok=True)
    with (mira.run / "turn").open("wb") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        for _ in range(3):
            start = "import sys; from afterword.hooking import alone; alone.start_round(sys.argv[1])"
            env = mira.env(AFTERWORD_MINUTE="0.1")
            subprocess.run([sys.executable, "-c", start, str(mira.home)], env=env, check=True)
        until(lambda: len(mira.ours()) == 1, "all but one ended")
        assert not (mira.run / places.SWEPT).exists()
    until((mira.run / places.SWEPT).exists, "the one that waited did its round")
    until(lambda: not mira.ours(), "all of it ended")


def glanced(mira: Person, said: bytes = b"") -> str:
    """What the status line says, started as its settings are printed. ``said``: what the assistant says of itself."""
    app = mira.opened()
    command = app.connecting(mira.env()).status_line()["statusLine"]["command"]
    app.close()
    space = {"workspace": {"current_dir": PROJECT, "project_dir": "/elsewhere"}, "cwd": "/elsewhere"}
    given = said or json.dumps({"hook_event_name": "Status", **space}).encode()
    ended = subprocess.run(command, shell=True, input=given, env=mira.env(), capture_output=True, timeout=MOST_WAITED)
    assert (ended.returncode, ended.stderr) == (0, b"")
    return ended.stdout.decode()


def test_a_status_line_says_nothing_where_there_is_nothing_to_say(quiet: Person) -> None:
    for said in (b"{}", b"\xff{", b'{"workspace": [], "cwd": 7}', b'["' + b"x" * (2 << 20), b'{"cwd": "/home/nobody"}'):
        assert glanced(quiet, said) == ""
    shutil.rmtree(quiet.run)
    assert glanced(quiet) == ""


def test_the_line_is_shown_once_and_the_profile_at_a_chats_beginning(mira: Person) -> None:
    """After the first round the project is known: its profile begins a chat, and what was learned is said once."""
    mira.says("I always want the tide tables in UTC.", ago=timedelta(minutes=30))
    mira.hook("claude-code", "SessionStart", mira.told("SessionStart", source="startup"))
    until(lambda: [*(mira.run / places.NOTES).glob("*")] if (mira.run / places.NOTES).exists() else [], "a line waits")
    until(lambda: not [one for one in mira.ours() if "round" in line_of(one)], "the round ended")
    assert [glanced(mira), glanced(mira)] == ["Afterword learned 1 thing."] * 2
    first = mira.hook("claude-code", "SessionStart", mira.told("SessionStart", source="startup")).json
    assert first["systemMessage"].startswith("Afterword learned 1 thing")
    assert "harbour pilot" in first["hookSpecificOutput"]["additionalContext"]
    assert "systemMessage" not in mira.hook("claude-code", "SessionStart", mira.told("SessionStart")).json
    assert glanced(mira) == ""
    cursor = {"conversation_id": "c", "hook_event_name": "sessionStart", "workspace_roots": [PROJECT]}
    assert "harbour pilot" in mira.hook("cursor", "sessionStart", cursor).json["additional_context"]


def worked_in(mira: Person) -> None:
    """A chat began in Mira's project, and a round was done."""
    mira.run.mkdir(mode=0o700, exist_ok=True)
    (mira.run / places.MARKS).write_bytes(places.mark(contracts.START, "claude-code", "s", "", PROJECT))
    assert one_round.main([], mira.env()) == 0


def begins(mira: Person) -> bytes:
    """What the next chat begins with there."""
    call = contracts.call_of("claude-code", "SessionStart", mira.told("SessionStart", source="startup"))
    assert call is not None
    return alone.words(str(mira.home), str(mira.run), call)


def test_a_command_that_changed_a_memory_lays_out_the_profile_of_the_next_chat(
    mira: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No round has to come first; and what was taken back meanwhile is no news any more."""
    worked_in(mira)
    mira.says("I live in Leipzig.", ago=timedelta(minutes=30))
    for name, value in mira.env().items():
        monkeypatch.setenv(name, value)
    with opened() as app:
        (look,) = app.sweep().looks
    assert b"Leipzig" in begins(mira)
    assert one_round.main([], mira.env()) == 0
    assert [*(mira.run / places.NOTES).iterdir()]
    app = mira.opened()
    assert isinstance(app.undo(look.learned[0].id, app.host_hand()), Done)
    app.close()
    said = begins(mira)
    assert b"harbour pilot" in said
    assert b"Leipzig" not in said
    assert b"systemMessage" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="a process is let go as other systems do it")
def test_what_is_forgotten_on_the_page_is_gone_from_hooks_and_the_rest_is_said(mira: Person) -> None:
    """No round comes in between: the page that took the answer lays out what stands then."""
    worked_in(mira)
    page = join([sys.executable, "-P", "-m", "afterword.web"])
    subprocess.run(f"{page} >/dev/null 2>&1 &", shell=True, env=mira.env(), stdin=subprocess.DEVNULL, check=True)
    until((mira.run / "page.json").exists, "the page is there")
    app = mira.opened()
    code, (tea,) = app.page.run.mint(), [one.memory.id for one in app.memories() if one.memory.text == TEA]
    app.close()
    port = json.loads((mira.run / "page.json").read_text())["port"]
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=MOST_WAITED) as browser:
        base = browser.get("/open", params={"code": code}).headers["location"].rstrip("/")
        form = {"token": fields_of(browser.get(f"{base}/").text)["token"][0], "id": tea, "back": "/"}
        ticket = fields_of(browser.post(f"{base}/answer/forget", data=form).text)["ticket"][0]
        assert b"green tea" in begins(mira)
        assert browser.post(f"{base}/answer/forget", data={**form, "ticket": ticket}).status_code == 303
        assert b"green tea" not in begins(mira)
        until(lambda: b"harbour pilot" in begins(mira), "the next chat begins with the rest")
    assert b"green tea" not in begins(mira)
    assert mira.prompts("What should I drink in the morning, coffee or tea?") == NOTHING


def test_undo_typed_in_a_chat_is_answered_at_the_next_hook_there(mira: Person) -> None:
    mira.says("Thanks.", "afterword undo", ago=timedelta(0))
    mira.hook("claude-code", "Stop", mira.told("Stop"))
    until(lambda: [*(mira.run / places.SAID).glob("*")] if (mira.run / places.SAID).exists() else [], "it was answered")
    other = mira.told("SessionStart", session_id="another")
    assert b"systemMessage" not in mira.hook("claude-code", "SessionStart", other).out
    ended = mira.prompts("Rename the function in parser.py")
    assert "systemMessage" in ended.json
    app = mira.opened()
    assert len(app.memories()) == 1
    app.close()
    assert b"systemMessage" not in mira.prompts("Rename the function in parser.py").out


def test_a_path_outside_of_an_assistants_folders_is_not_read(mira: Person, tmp_path: Path) -> None:
    mira.says("Thanks.", "afterword undo", ago=timedelta(0))
    planted = shutil.copy(mira.transcript, tmp_path / "planted.jsonl")
    mira.transcript.unlink()
    mira.hook("claude-code", "SessionEnd", mira.told("SessionEnd", transcript_path=str(planted)))
    until((mira.run / places.SWEPT).exists, "a round was done")
    app = mira.opened()
    assert len(app.memories()) == 2
    app.close()


def test_of_four_windows_that_ask_at_once_one_is_told(quiet: Person) -> None:
    (quiet.run / places.FOLDERS).write_text(places.folder_line(PROJECT, "git:example.org/tides", 7))
    (quiet.run / places.NOTES).mkdir()
    (quiet.run / places.NOTES / "7").write_text("Afterword learned 1 thing.")
    said = json.dumps(quiet.told("UserPromptSubmit", prompt="Rename the function in parser.py")).encode()
    words = HookCommand(sys.executable, str(HOOK)).words("claude-code", "UserPromptSubmit")
    windows = [
        subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=quiet.env()) for _ in range(4)
    ]
    outs = sorted(window.communicate(said, 60)[0] for window in windows)
    assert outs[:3] == [b"", b"", b""]
    assert json.loads(outs[3]) == {"systemMessage": "Afterword learned 1 thing."}


def test_half_a_character_in_a_path_costs_the_mark_and_not_the_answer(quiet: Person) -> None:
    said = b'{"prompt": "coffee or tea, in the morning?", "cwd": "/home/mira/\\ud800", "session_id": "\\ud800"}'
    ended = quiet.hook("claude-code", "UserPromptSubmit", said)
    assert (ended.code, ended.err) == (0, b"")
    assert b"green tea" in ended.out
    assert not (quiet.run / places.MARKS).exists()
    assert quiet.hook("claude-code", "Stop", said.replace(b"prompt", b"words")) == NOTHING


GREET = calling.GREETING
DAEMONS = {
    "ends at once": b"",
    "another form": b"afterword-hook 2 5\nhello",
    "another form by its number": b"afterword-hook 10 5\nhello",
    "cut short": GREET + b" 9\nhello",
    "longer than it says": GREET + b" 2\nhello",
    "no length": GREET + b" x\nhello",
    "no line": GREET + b" 5",
    "something else": b"HTTP/1.1 200 OK\r\n\r\nhello",
}


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe stands for the socket there")
def test_whatever_an_older_or_newer_daemon_says_only_our_own_form_is_printed(quiet: Person) -> None:
    with socket.socket(socket.AF_UNIX) as plug:
        before = Path.cwd()
        os.chdir(quiet.run)
        try:
            plug.bind(places.SOCKET)
        finally:
            os.chdir(before)
        plug.listen(1)
        for said, printed in (*((one, b"") for one in DAEMONS.values()), (GREET + b" 5\nhello", b"hello")):
            words = HookCommand(sys.executable, str(HOOK)).words("claude-code", "UserPromptSubmit")
            process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=quiet.env())
            assert process.stdin is not None
            process.stdin.write(b"{}")
            process.stdin.close()
            process.stdin = None
            other, _ = plug.accept()
            with other:
                other.recv(1 << 16)
                other.sendall(said)
            assert process.communicate(timeout=60)[0] == printed, said
            assert process.returncode == 0
        words = HookCommand(sys.executable, str(HOOK)).words("claude-code", "Stop")
        in_time = quiet.env(AFTERWORD_HOOK_MS="")
        silent = subprocess.run(words, input=b"{}", env=in_time, capture_output=True, timeout=60)
        assert (silent.returncode, silent.stdout, silent.stderr) == (0, b"", b"")


def test_psutil_sees_no_child_of_a_hook_that_ended(quiet: Person) -> None:
    before = {one.pid for one in psutil.Process().children(recursive=True)}
    quiet.hook("claude-code", "SessionEnd", quiet.told("SessionEnd"))
    assert {one.pid for one in psutil.Process().children(recursive=True)} <= before
