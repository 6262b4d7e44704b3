"""A person's first evening: asked, read, shown, kept, taken back; and what happens where nobody can be asked."""

from __future__ import annotations

from .conftest import Desk


def test_without_a_terminal_nothing_is_read_and_nothing_agreed(sam: Desk) -> None:
    ended = sam.run("learn")
    assert ended.code == 3
    assert "Claude Code: 9 chat files" in ended.out
    assert "only you can agree" in ended.out
    assert sam.run("memories", "--json").json == {"memories": []}
    assert sam.run("chats", "--json").json == {"chats": []}
    report = sam.run("learn", "--json")
    assert report.code == 3
    assert [source["source"] for source in report.json["needs_consent"]] == ["claude-code"]
    assert report.json["looks"] == []


def test_under_an_assistant_nobody_is_asked(sam: Desk) -> None:
    """A terminal is there, but an assistant's marker too: its shell types as the person."""
    ended = sam.at_terminal("learn", answers=("y", "y"), CLAUDECODE="1")
    assert ended.code == 3
    assert sam.run("memories", "--json").json == {"memories": []}


def test_the_first_evening(sam: Desk) -> None:
    """Asked once, the week is shown as a preview, kept whole; the second run has nothing to do."""
    ended = sam.at_terminal("learn", answers=("y", "y"))
    assert ended.code == 0, ended.out
    assert "Would be learned" in ended.out
    known = {memory["text"] for memory in sam.run("memories", "--json").json["memories"]}
    assert {"Lives in Porto", "On this computer, python isn't found; python3 works."} <= known
    assert not any("Leipzig" in text for text in known)
    earlier = sam.run("earlier", "--json").json["earlier"]
    assert "Lives in Leipzig" in {one["text"] for one in earlier}
    waiting = sam.run("waiting", "--json").json["waiting"]
    assert [one["reason"] for one in waiting] == ["outside_read"]
    assert waiting[0]["where"] == ["plants.example.org"]
    again = sam.run("learn", "--json")
    assert again.code == 0
    assert again.json["looks"] == []


def test_saying_no_reads_nothing_and_keeps_nothing(sam: Desk) -> None:
    ended = sam.at_terminal("learn", answers=("n",))
    assert ended.code == 0, ended.out
    assert "Would be learned" not in ended.out
    assert sam.run("memories", "--json").json == {"memories": []}
    ended = sam.at_terminal("learn", answers=("y", "n"))
    assert "Would be learned" in ended.out
    assert sam.run("memories", "--json").json == {"memories": []}


def test_a_named_path_is_history_and_only_a_preview(sam: Desk) -> None:
    elsewhere = sam.person / "elsewhere"
    (sam.person / ".claude").rename(elsewhere)
    ended = sam.run("learn", str(elsewhere), "--json")
    assert ended.code == 0
    assert ended.json["preview"] is True
    assert any(look["learned"] for look in ended.json["looks"])
    assert sam.run("memories", "--json").json == {"memories": []}
    told = sam.run("learn", str(elsewhere))
    assert "keeping it is your answer" in told.out


def test_a_path_that_is_nothing_is_named(sam: Desk) -> None:
    note = sam.person / "note.txt"
    note.write_text("Buy milk.", encoding="utf-8")
    for path in (note, sam.person / "missing.jsonl"):
        ended = sam.run("learn", str(path))
        assert ended.code == 1
        assert path.name in ended.err
        assert ended.err.startswith("afterword: ")
        assert "Traceback" not in ended.err


def test_the_demo_is_last_week_and_leaves_nothing(desk: Desk) -> None:
    """Nobody's chats here: the example week, lived through, shown whole, in a home that is gone."""
    ended = desk.run("learn", "--demo-if-none", AFTERWORD_NOW="2027-03-10T12:00:00Z")
    assert ended.code == 0, ended.err
    for words in (
        "This is an invented person's week",
        "Lives in Porto",
        "instead of “Lives in Leipzig”",
        "“No, British spelling: colour, not color”",
        "plants.example.org",
        "a secret is never kept",
        "meant for now only",
        "somebody else's words are in it",
        "afterword undo l-",
        "afterword why l-",
    ):
        assert words in ended.out, words
    assert "Mon 1 Mar 2027" in ended.out
    assert "2026" not in ended.out
    assert "glpat" not in ended.out
    assert desk.run("memories", "--json").json == {"memories": []}


def test_the_demo_is_not_for_those_who_have_chats_and_a_terminal(sam: Desk) -> None:
    ended = sam.at_terminal("learn", "--demo-if-none", answers=("y", "y"))
    assert "invented person" not in ended.out
    assert "Found on this computer" in ended.out
    assert sam.run("memories", "--json").json["memories"]


def test_a_dry_run_stores_nothing(sam: Desk) -> None:
    assert sam.at_terminal("learn", answers=("y", "n")).code == 0
    ended = sam.run("learn", "--dry-run", "--json")
    assert ended.code == 0
    assert any(look["learned"] for look in ended.json["looks"])
    assert sam.run("memories", "--json").json == {"memories": []}


def test_sweep_looks_at_two(sam: Desk) -> None:
    sam.at_terminal("learn", answers=("y", "n"))
    ended = sam.run("sweep", "--json")
    assert ended.code == 0
    assert len([look for look in ended.json["looks"] if not look["free"]]) <= 2
