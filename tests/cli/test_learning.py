"""A person's first evening: asked, read, shown, kept, taken back; and what happens where nobody can be asked."""

from __future__ import annotations

from afterword.app import open_afterword

from .conftest import Desk, Evening


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


def test_the_first_evening(kept_evening: Evening, known: Desk) -> None:
    """Asked once, the week is shown as a preview, kept whole; the second run has nothing to do."""
    assert "Would be learned" in kept_evening.ended.out
    memories, earlier, waiting = known.shows("memories", "earlier", "waiting")
    texts = {memory["text"] for memory in memories["memories"]}
    assert {"Lives in Porto", "On this computer, python isn't found; python3 works."} <= texts
    assert not any("Leipzig" in text for text in texts)
    assert "Lives in Leipzig" in {one["text"] for one in earlier["earlier"]}
    waiting = waiting["waiting"]
    assert [one["reason"] for one in waiting] == ["outside_read"]
    assert waiting[0]["where"] == ["plants.example.org"]
    again = known.run("learn", "--json")
    assert again.code == 0
    assert again.json["looks"] == []


def test_saying_no_reads_nothing_and_keeps_nothing(sam: Desk, agreed_evening: Evening, agreed: Desk) -> None:
    ended = sam.at_terminal("learn", answers=("n",))
    assert ended.code == 0, ended.out
    assert "Would be learned" not in ended.out
    assert "Nothing of Claude Code may be read yet.\n  To allow it: afterword learn" in ended.out
    assert "Nothing new to look at." not in ended.out
    assert sam.run("memories", "--json").json == {"memories": []}
    shown = agreed_evening.ended.out
    assert "Would be learned" in shown
    assert "See it again: afterword learn --history" in shown
    assert "To stop that:\n    afterword chats stop claude-code" in shown
    again, swept, known = agreed.runs(["learn"], ["sweep"], ["memories", "--json"])
    assert "Nothing new to look at." in again.out + swept.out
    assert known.json == {"memories": []}


def test_a_named_path_is_history_and_only_a_preview(sam: Desk) -> None:
    elsewhere = sam.person / "elsewhere"
    (sam.person / ".claude").rename(elsewhere)
    ended, after, told = sam.runs(
        ["learn", str(elsewhere), "--json"], ["memories", "--json"], ["learn", str(elsewhere)]
    )
    assert ended.code == 0
    assert ended.json["preview"] is True
    assert any(look["learned"] for look in ended.json["looks"])
    assert after.json == {"memories": []}
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
    ended = sam.at_terminal("learn", "--demo-if-none", answers=("n",))
    assert "invented person" not in ended.out
    assert "Found on this computer" in ended.out
    assert "Learn from them?" in ended.out


def test_a_dry_run_stores_nothing(agreed: Desk) -> None:
    ended, after, letting = agreed.runs(
        ["learn", "--history", "--dry-run", "--json"], ["memories", "--json"], ["learn", "--let-go", "--json"]
    )
    assert (letting.code, letting.out) == (3, "")
    assert letting.err.startswith("afterword: Only you can let that go.")
    assert ended.code == 0
    assert any(look["learned"] for look in ended.json["looks"])
    assert after.json == {"memories": []}


def test_sweep_looks_at_two(sam: Desk) -> None:
    app = open_afterword(sam.home, env=sam.environment(), host_key="of a program that Sam trusts", embedder=None)
    app.consent(["claude-code"], app.host_hand())
    app.close()
    ended = sam.run("sweep", "--json")
    assert ended.code == 0
    assert len([look for look in ended.json["looks"] if not look["free"]]) == 2


def test_a_run_that_finds_nothing_says_why_and_what_next(desk: Desk) -> None:
    """No assistant here, and a chat in which nothing lasting is said."""
    messages = desk.person / "messages.json"
    messages.write_text('[{"role": "user", "content": "What time is it in Oslo?"}]', encoding="utf-8")
    alone, path, swept = desk.runs(["learn"], ["learn", str(messages)], ["sweep"])
    assert [one.code for one in (alone, path, swept)] == [0, 0, 0]
    for ended in (alone, swept):
        assert "Nothing new to look at." in ended.out
        assert "afterword learn PATH" in ended.out
    assert "looked at 1 chat and found nothing lasting about you in it" in path.out
    assert "afterword chats read PATH" in path.out
    assert "0 things" not in alone.out + path.out + swept.out
