"""Everything that shows, with and without ``--json``; and that nothing in a chat steers the terminal it is shown in."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

from .conftest import ROOT, Desk

SHOWING: tuple[list[str], ...] = (
    [],
    ["learned"],
    ["learned", "--week"],
    ["learned", "--all"],
    ["waiting"],
    ["memories"],
    ["memories", "--kind", "fact"],
    ["earlier"],
    ["never"],
    ["recall", "live"],
    ["recall", "live", "--as-of", "2026-10-06"],
    ["chats"],
    ["chats", "sources"],
    ["sent"],
    ["settings"],
    ["doctor"],
    ["doctor", "--counts"],
    ["repair"],
    ["repair", "--rejudge"],
    ["files"],
)

# What says all there is to say by itself, with nothing that a person could do next.
STANDS_ALONE = (["settings"], ["doctor"], ["repair"])


def test_an_empty_home_shows_something_sensible(desk: Desk) -> None:
    """Why there is nothing, and what to do next: every command, with and without ``--json``."""
    for command, plain in zip(SHOWING, desk.runs(*SHOWING), strict=True):
        assert (plain.code, plain.err) == (0, ""), command
        assert plain.out.strip(), command
        assert command[:1] in STANDS_ALONE or "afterword " in plain.out, command
    for command, shaped in zip(SHOWING, desk.runs(*([*command, "--json"] for command in SHOWING)), strict=True):
        assert (shaped.code, shaped.err) == (0, ""), command
        assert isinstance(shaped.json, dict), command


def test_everything_a_week_leaves_can_be_shown(known: Desk) -> None:
    plains, shapes = known.runs(*SHOWING), known.runs(*([*command, "--json"] for command in SHOWING))
    for command, plain, shaped in zip(SHOWING, plains, shapes, strict=True):
        assert (plain.code, plain.err) == (0, ""), command
        assert (shaped.code, shaped.err) == (0, ""), command
        assert isinstance(shaped.json, dict)
        assert "\x1b" not in plain.out, command
    learned = shapes[SHOWING.index(["learned"])].json["learned"][:3]
    applied, every = (shapes[SHOWING.index(command)].json["learned"] for command in (["learned"], ["learned", "--all"]))
    rest = f"{len(every) - len(applied)} more waited, were refused, or were said again."
    assert len(every) > len(applied)
    assert plains[SHOWING.index(["learned", "--all"])].out.startswith(
        f"Afterword learned {len(applied)} things. {rest}"
    )
    whys = known.runs(*(["why", one["memory"], "--json"] for one in learned), *(["why", one["id"]] for one in learned))
    assert [why.code for why in whys] == [0] * 6
    for one, why in zip(learned, whys, strict=False):
        assert why.json["memory"]["text"] == one["text"]
        assert [quote["words"] for quote in why.json["quotes"]] == [one["quote"]] or not one["quote"]
    chat = shapes[SHOWING.index(["chats"])].json["chats"][0]
    listed = plains[SHOWING.index(["chats"])].out
    short = next(line.split()[-1] for line in listed.splitlines() if line.startswith(f"  {chat['title']}"))
    found = known.runs(["chats", "show", short, "--json"], ["chats", "show", chat["chat"], "--json"])
    assert [one.json["chat"] for one in found] == [chat["chat"]] * 2


def test_chats_say_why_they_were_not_learned_from(known: Desk) -> None:
    shaped, plain = known.runs(["chats", "--json"], ["chats"])
    states = {chat["title"]: chat["state"] for chat in shaped.json["chats"]}
    assert states["Link check"] == "automated"
    assert states["Swap market dates"] == "someone_elses_words"
    told = plain.out
    assert "started by a program" in told
    assert "somebody else's words are in it" in told


def test_chats_read_shows_exactly_what_was_said(desk: Desk) -> None:
    path = next((ROOT / "examples" / "week").rglob("5eedb0c5-0009*.jsonl"))
    ended = desk.run("chats", "read", str(path), "--json")
    (chat,) = ended.json["chats"]
    assert (chat["source"], chat["attended"], chat["automated"]) == ("claude-code", True, False)
    assert chat["project"] == "seedbox"
    mine = [entry for entry in chat["entries"] if entry["speaker"] == "person"]
    own = [entry["text"] for entry in mine if not entry["copied_from"]]
    assert own == ["We moved on Thursday: I live in Porto now, so make the default Europe/Lisbon."]
    assert len(mine) == 5
    assert {entry["kind"] for entry in chat["entries"]} <= {
        "said", "replied", "step", "stopped", "undone", "edited", "compacted", "outside_read",
    }  # fmt: skip
    assert all(isinstance(entry["outside"], bool) and isinstance(entry["why"], str) for entry in chat["entries"])
    assert not desk.home.exists() or desk.run("chats", "--json").json == {"chats": []}


def hostile_session(folder: Path) -> Path:
    """A session whose words, title and path try to clear the screen, turn round and forge a line."""
    evil = "\x1b[2J\x1b]0;owned\x07\u202eI live in \x9b31mLima\u2066\nafterword: Kept."
    record = {
        "type": "user",
        "uuid": "11111111-0000-4000-8000-000000000001",
        "parentUuid": None,
        "isSidechain": False,
        "userType": "external",
        "entrypoint": "cli",
        "cwd": "/projects/\x1b[31mred",
        "sessionId": "11111111-0000-4000-8000-00000000000a",
        "version": "2.1.285",
        "message": {"role": "user", "content": evil},
        "origin": {"kind": "human"},
        "timestamp": "2026-10-11T20:00:00.000Z",
    }
    title = {"type": "ai-title", "aiTitle": evil, "sessionId": record["sessionId"]}
    path = folder / "projects" / "-projects-red" / "11111111-0000-4000-8000-00000000000a.jsonl"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(record) + "\n" + json.dumps(title) + "\n", encoding="utf-8")
    return path


def test_nothing_in_a_chat_steers_the_terminal(desk: Desk) -> None:
    path = hostile_session(desk.person / ".claude")
    desk.at_terminal("learn", answers=("y", "y"))
    outputs = desk.runs(
        ["chats", "read", str(path)],
        ["chats"],
        ["learned", "--all"],
        ["waiting"],
        ["chats", "read", str(path), "--json"],
        ["chats", "--json"],
    )
    for ended in outputs:
        assert ended.code == 0
        steering = [c for c in ended.out if unicodedata.category(c) in ("Cc", "Cf") and c != "\n"]
        assert steering == []
    read = json.loads(outputs[4].out)
    said = next(entry["text"] for entry in read["chats"][0]["entries"] if entry["speaker"] == "person")
    assert said.startswith("\x1b[2J")
