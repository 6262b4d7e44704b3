"""OpenCode's database and older files: who spoke, subagents, undoing; read while another process writes it."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from afterword.assistants.databases import read_database, rows, tables
from afterword.assistants.opencode import OpenCode
from afterword.assistants.projects import FileProjects
from afterword.core.chat import (
    Branch,
    Chat,
    Provider,
    Replied,
    Said,
    Speaker,
    StepRan,
    Stopped,
    Undoing,
    Undone,
    is_person,
    outside_by,
)
from afterword.ports import Unread

from .own_samples import opencode_database, opencode_store, write

READER = OpenCode(FileProjects(), {})


def words(chat: Chat, branch: Branch = Branch.LIVE) -> list[str]:
    said = (entry for entry in chat.entries if isinstance(entry, Said) and entry.speaker is Speaker.PERSON)
    return [entry.text for entry in said if entry.branch is branch]


def database(root: Path, *changes: tuple[str, tuple[Any, ...]]) -> str:
    path = root / "opencode.db"
    made = opencode_database(path)
    for statement, values in changes:
        made.execute(statement, values)
    made.commit()
    made.close()
    return str(path)


def message(name: str, data: dict[str, Any], session: str = "ses_1") -> tuple[str, tuple[Any, ...]]:
    return "INSERT INTO message VALUES (?, ?, 1, ?)", (name, session, json.dumps(data))


def part(name: str, of: str, data: dict[str, Any], session: str = "ses_1") -> tuple[str, tuple[Any, ...]]:
    return "INSERT INTO part VALUES (?, ?, ?, ?)", (name, of, session, json.dumps(data))


def read(path: str) -> Chat:
    result = READER.read(path)
    assert result.unread is None
    (chat,) = result.chats
    return chat


def check_whole(chat: Chat) -> None:
    assert (chat.id, chat.title, words(chat)) == ("ses_1", "Hedge", ["Trim the hedge."])
    assert [entry.text for entry in chat.entries if isinstance(entry, Replied)] == ["Trimmed."]
    assert outside_by(chat.entries, "") == ("hedges.example",)
    assert chat.provider is not None
    assert chat.provider.maker == "anthropic"
    assert chat.project is not None
    assert chat.project.key == "folder:/home/mira/orchard"


@pytest.mark.parametrize(
    ("maker", "provider"),
    [("anthropic", Provider("anthropic", model="n")), ("openai", Provider("", "several", model="n"))],
)
def test_where_several_answered_it_is_none_of_them(tmp_path: Path, maker: str, provider: Provider) -> None:
    again = {"role": "assistant", "providerID": maker, "modelID": "n", "time": {"created": 1791800003000}}
    assert read(database(tmp_path, message("msg_9", again))).provider == provider


def test_the_database(tmp_path: Path) -> None:
    """A synthetic part is not the person's; a subagent is no chat, but what it read marks the one that started it."""
    check_whole(read(database(tmp_path)))


def test_the_older_store(tmp_path: Path) -> None:
    """As a whole folder, and session by session; a subagent's file gives no chat."""
    storage = opencode_store(tmp_path)
    assert READER.recognises(str(storage))
    check_whole(read(str(storage)))
    files = [file.path for file in READER.find([str(tmp_path)])]
    assert [len(READER.read(path).chats) for path in files] == [1, 0]
    assert all(READER.recognises(path) for path in files)


def test_a_session_of_both_is_read_once(tmp_path: Path) -> None:
    """After the move the old files may stay: the database goes before them."""
    opencode_store(tmp_path)
    database(tmp_path)
    chats = [chat for file in READER.find([str(tmp_path)]) for chat in READER.read(file.path).chats]
    assert [chat.key for chat in chats] == ["opencode:ses_1"]
    assert READER.recognises(str(tmp_path))


def test_undoing(tmp_path: Path) -> None:
    """Everything from the named message on is taken back, with the files where a snapshot was kept."""
    revert = json.dumps({"messageID": "msg_5", "snapshot": "abc"})
    path = database(
        tmp_path,
        message("msg_5", {"role": "user", "time": {"created": 1791800003000}}),
        part("prt_9", "msg_5", {"type": "text", "text": "Cut it down."}),
        ("UPDATE session SET revert = ? WHERE id = 'ses_1'", (revert,)),
    )
    chat = read(path)
    assert words(chat) == ["Trim the hedge."]
    assert words(chat, Branch.ABANDONED) == ["Cut it down."]
    assert [entry.what for entry in chat.entries if isinstance(entry, Undone)] == [Undoing.FILES]


def test_stops_steps_and_compaction(tmp_path: Path) -> None:
    aborted = {"role": "assistant", "time": {"created": 1791800004000}, "error": {"name": "MessageAbortedError"}}
    summary = {"role": "assistant", "summary": True, "time": {"created": 1791800005000}}
    failed = {
        "status": "completed",
        "input": {"command": "mkae"},
        "output": "mkae: not found",
        "metadata": {"exit": 127},
    }
    path = database(
        tmp_path,
        message("msg_6", aborted),
        part("prt_a", "msg_6", {"type": "tool", "tool": "bash", "state": failed}),
        message("msg_7", {"role": "user", "time": {"created": 1791800004500}}),
        part("prt_b", "msg_7", {"type": "compaction", "auto": True}),
        message("msg_8", summary),
        part("prt_c", "msg_8", {"type": "text", "text": "The user never trims."}),
    )
    chat = read(path)
    assert sum(isinstance(entry, Stopped) for entry in chat.entries) == 1
    (step,) = [entry.step for entry in chat.entries if isinstance(entry, StepRan)]
    assert (step.exit_code, step.failed, step.message) == (127, True, "mkae: not found")
    assert [entry.text for entry in chat.entries if isinstance(entry, Replied)] == ["Trimmed."]
    assert words(chat) == ["Trim the hedge."]


def test_bad_rows_are_counted(tmp_path: Path) -> None:
    bad = ("INSERT INTO message VALUES (?, ?, 1, ?)", ("msg_9", "ses_1", "{broken"))
    chat = read(
        database(tmp_path, bad, part("prt_x", "msg_1", {}), ("UPDATE part SET data = X'ff00' WHERE id = 'prt_x'", ()))
    )
    assert words(chat) == ["Trim the hedge."]
    assert [(skipped.reason, skipped.count) for skipped in chat.skipped] == [("bad_record", 2)]


def test_nothing_is_left_beside_a_database(tmp_path: Path) -> None:
    """Also not beside one with a log that was closed, where opening it would make files."""
    path = tmp_path / "opencode.db"
    opencode_database(path, log=True).close()
    before = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    check_whole(read(str(path)))
    assert {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == before


def test_a_database_in_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "opencode.db"
    opencode_database(path, log=True).close()
    tmp_path.chmod(0o500)
    try:
        check_whole(read(str(path)))
    finally:
        tmp_path.chmod(0o700)


WRITER = """
import json, sqlite3, sys, time
made = sqlite3.connect(sys.argv[1], isolation_level=None)
made.execute("PRAGMA busy_timeout = 0")
print("ready", flush=True)
longest, count, end = 0.0, 0, time.monotonic() + 3
while time.monotonic() < end:
    begun = time.monotonic()
    made.execute("BEGIN IMMEDIATE")
    name = f"msg_w{count:06}"
    data = json.dumps({"role": "user", "time": {"created": 1791800010000 + count}})
    made.execute("INSERT INTO message VALUES (?, 'ses_1', 1, ?)", (name, data))
    text = json.dumps({"type": "text", "text": f"word {count}"})
    made.execute("INSERT INTO part VALUES (?, ?, 'ses_1', ?)", (f"prt_w{count:06}", name, text))
    made.execute("COMMIT")
    longest, count = max(longest, time.monotonic() - begun), count + 1
print(json.dumps({"count": count, "longest": longest}), flush=True)
"""


@pytest.mark.parametrize("log", [True, False], ids=["with a log", "without a log"])
def test_read_while_another_process_writes(tmp_path: Path, *, log: bool) -> None:
    """The writer never meets a lock (it would fail at once), and every reading is one moment of the database."""
    path = tmp_path / "opencode.db"
    opencode_database(path, log=log).close()
    counts: list[int] = []
    command = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
        time.sleep(0.3)
        while writer.poll() is None:
            result = READER.read(str(path))
            if result.unread is not None:
                assert not log  # without a log it is copied, and a copy may be refused while it changes
                continue
            (chat,) = result.chats
            said = [entry.text for entry in chat.entries if isinstance(entry, Said) and is_person(entry)]
            assert said[1:] == [f"word {number}" for number in range(len(said) - 1)]
            counts.append(len(said))
        told = json.loads(writer.stdout.read())
    assert writer.returncode == 0
    assert told["count"] > 50
    assert counts == sorted(counts)
    assert len(set(counts)) > 1 or not log
    assert len(words(READER.read(str(path)).chats[0])) == told["count"] + 1


def test_a_database_that_is_held_open(tmp_path: Path) -> None:
    """What a writer has not yet committed is not seen; what it has is, though it still stands in the log alone."""
    path = tmp_path / "opencode.db"
    holder = opencode_database(path, log=True)
    holder.execute(*message("msg_5", {"role": "user", "time": {"created": 1791800003000}}))
    holder.execute(*part("prt_9", "msg_5", {"type": "text", "text": "Cut it down."}))
    check_whole(read(str(path)))
    holder.commit()
    assert words(read(str(path))) == ["Trim the hedge.", "Cut it down."]
    listed = next(iter(READER.find([str(tmp_path)])))
    assert listed.size > path.stat().st_size
    holder.close()


def test_databases_made_to_harm(tmp_path: Path) -> None:
    """A view that never ends is no table; a query without an end is broken off."""
    path = tmp_path / "opencode.db"
    made = sqlite3.connect(path)
    endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id FROM n"
    for name in ("session", "message", "part"):
        made.execute(f"CREATE VIEW {name} AS {endless}")
    made.commit()
    made.close()
    assert not READER.recognises(str(path))
    result = READER.read(str(path))
    assert result.chats == ()
    assert result.unread is not None

    def count(connection: sqlite3.Connection) -> object:
        return connection.execute("SELECT count(*) FROM session").fetchone()

    broken_off = read_database(str(path), count, steps=50)
    assert isinstance(broken_off, Unread)


def test_no_database_at_all(tmp_path: Path) -> None:
    assert isinstance(read_database(str(tmp_path / "gone.db"), tables), Unread)
    assert isinstance(read_database(write(tmp_path / "text.db", "SQLite format 3\0 and more"), tables), Unread)
    empty = sqlite3.connect(tmp_path / "empty.db")
    empty.execute("CREATE TABLE x (id TEXT)")
    empty.commit()
    empty.close()
    assert read_database(str(tmp_path / "empty.db"), lambda made: list(rows(made, "session", "id"))) == []
