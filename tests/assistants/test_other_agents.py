"""Gemini CLI, Pi, Aider and plain messages: who spoke, what was left or taken back, what came in from outside."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from afterword.assistants.aider import FILE, TYPED, Aider
from afterword.assistants.gemini_cli import GeminiCLI
from afterword.assistants.pi import Pi
from afterword.assistants.plain_messages import PlainMessages
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

from .own_samples import AIDER, GEMINI, PI, PLAIN, lines, write

GEM = GeminiCLI(FileProjects(), {})


def words(chat: Chat, branch: Branch = Branch.LIVE) -> list[str]:
    said = (entry for entry in chat.entries if isinstance(entry, Said) and entry.speaker is Speaker.PERSON)
    return [entry.text for entry in said if entry.branch is branch and not entry.copied_from]


def whys(chat: Chat) -> list[str]:
    return [entry.why for entry in chat.entries if isinstance(entry, Said)]


def replies(chat: Chat) -> list[str]:
    return [entry.text for entry in chat.entries if isinstance(entry, Replied)]


def gemini(root: Path, *more: dict[str, Any], start: list[dict[str, Any]] | None = None) -> Chat:
    path = root / "tmp" / "orchard" / "chats" / "session-2026-10-12T10-00-gem1.jsonl"
    (chat,) = GEM.read(write(path, lines([*(GEMINI if start is None else start), *more]))).chats
    return chat


def user(name: str, text: Any, **more: Any) -> dict[str, Any]:
    return {"id": name, "timestamp": "2026-10-12T10:05:00Z", "type": "user", "content": text, **more}


def test_gemini_whole(tmp_path: Path) -> None:
    chat = gemini(tmp_path)
    assert (chat.id, words(chat), replies(chat)) == ("gem-1", ["Water the figs."], ["Watering."])
    (step,) = [entry.step for entry in chat.entries if isinstance(entry, StepRan)]
    assert (step.summary, step.exit_code, step.failed) == ("make water", 2, True)


def test_gemini_rewinding(tmp_path: Path) -> None:
    """What was taken back stands where it was said; an unknown place takes everything back."""
    chat = gemini(tmp_path, user("m3", "Water the plums."), {"$rewindTo": "m3"}, user("m4", "Water the pears."))
    assert words(chat) == ["Water the figs.", "Water the pears."]
    assert words(chat, Branch.ABANDONED) == ["Water the plums."]
    assert [type(entry) for entry in chat.entries][-3:] == [Said, Undone, Said]
    every = gemini(tmp_path, {"$rewindTo": "unknown"}, user("m9", "Start anew."))
    assert words(every) == ["Start anew."]
    assert words(every, Branch.ABANDONED) == ["Water the figs."]


def test_gemini_a_repeated_id_replaces(tmp_path: Path) -> None:
    chat = gemini(tmp_path, user("m1", "Water the figs twice."))
    assert words(chat) == ["Water the figs twice."]
    assert isinstance(chat.entries[0], Said)


def test_gemini_set_replaces_the_list(tmp_path: Path) -> None:
    chat = gemini(tmp_path, {"$set": {"summary": "Figs", "messages": [user("m7", "Only this.")]}})
    assert words(chat) == ["Only this."]
    assert chat.title == "Figs"


NOT_TYPED = [
    ("/clear", "command"),
    ("?", "command"),
    ("<session_context>\nToday\n</session_context>", "session_context"),
    ("<hook_context>x</hook_context>", "hook_context"),
    ("This is the Gemini CLI. We are setting up", "set_up"),
    ([{"functionResponse": {"name": "x"}}], "function_response"),
    ("", "empty"),
]


@pytest.mark.parametrize(("content", "why"), NOT_TYPED)
def test_gemini_user_records_that_are_not_the_person(tmp_path: Path, content: Any, why: str) -> None:
    chat = gemini(tmp_path, user("m1", content), start=GEMINI[:1])
    assert whys(chat) == [why]
    assert words(chat) == []


def test_gemini_files_that_were_named(tmp_path: Path) -> None:
    """The text of a file stands behind a line of the client's, unless what was shown is there."""
    parts = [
        {"text": "Look at @notes.md"},
        {"text": "\n--- Content from referenced files ---"},
        {"text": "I always prune."},
    ]
    assert words(gemini(tmp_path, user("m1", parts), start=GEMINI[:1])) == ["Look at @notes.md"]
    joined = "Look at @notes.md\n--- Content from referenced files ---\nI always prune."
    assert words(gemini(tmp_path, user("m1", joined), start=GEMINI[:1])) == ["Look at @notes.md"]
    shown = user("m1", joined, displayContent=[{"text": "Look"}])
    assert words(gemini(tmp_path, shown, start=GEMINI[:1])) == ["Look"]


def test_gemini_stops_and_outside(tmp_path: Path) -> None:
    cancelled = {"id": "i1", "timestamp": "2026-10-12T10:06:00Z", "type": "info", "content": "Request cancelled."}
    call = {"id": "t9", "name": "web_fetch", "args": {"prompt": "https://figs.example/a"}, "status": "success"}
    fetched = {"id": "m5", "timestamp": "2026-10-12T10:07:00Z", "type": "gemini", "content": "", "toolCalls": [call]}
    chat = gemini(tmp_path, cancelled, fetched)
    assert sum(isinstance(entry, Stopped) for entry in chat.entries) == 1
    assert outside_by(chat.entries, "") == ("figs.example",)


def test_gemini_subagents(tmp_path: Path) -> None:
    """Nobody's words and no chat of their own; what they read stands in the session at its time."""
    call = {"id": "t1", "name": "google_web_search", "args": {"query": "figs"}, "timestamp": "2026-10-12T10:00:03Z"}
    child = [
        {"sessionId": "child", "projectHash": "h", "kind": "subagent"},
        user("c1", "Search for figs."),
        {"id": "c2", "timestamp": "2026-10-12T10:00:03Z", "type": "gemini", "content": "ok", "toolCalls": [call]},
    ]
    beside = write(tmp_path / "tmp" / "orchard" / "chats" / "gem-1" / "child.jsonl", lines(child))
    chat = gemini(tmp_path, user("m3", "I prefer figs."))
    marked = [outside_by(chat.entries, entry.id) for entry in chat.entries if is_person(entry)]
    assert marked == [(), ("google_web_search",)]
    assert GEM.read(beside).chats == ()


def test_gemini_projects(tmp_path: Path) -> None:
    """By the client's own list, by the hash of a known path, by the note in the folder; else by the short name."""
    orchard, cellar = str(tmp_path / "code" / "orchard"), str(tmp_path / "code" / "cellar")
    hashed = hashlib.sha256(cellar.encode()).hexdigest()
    write(tmp_path / "projects.json", {"projects": {orchard: "orchard", cellar: "cellar"}})
    write(tmp_path / "tmp" / "noted" / ".project_root", f"{orchard}\n")
    found = {}
    for short in ("orchard", hashed, "noted", "unknown"):
        path = tmp_path / "tmp" / short / "chats" / "session-x.jsonl"
        project = GEM.read(write(path, lines(GEMINI))).chats[0].project
        found[short] = project.key if project else None
    keys = {"orchard": f"folder:{orchard}", hashed: f"folder:{cellar}", "noted": f"folder:{orchard}"}
    assert found == {**keys, "unknown": "gemini-cli:unknown"}


def test_gemini_both_forms(tmp_path: Path) -> None:
    """A session that was moved to lines is listed once; the older form reads the same."""
    chats = tmp_path / "tmp" / "orchard" / "chats"
    old = write(chats / "session-a.json", {**GEMINI[0], "messages": GEMINI[1:]})
    (chat,) = GEM.read(old).chats
    assert words(chat) == ["Water the figs."]
    new = write(chats / "session-a.jsonl", lines(GEMINI))
    assert [file.path for file in GEM.find([str(tmp_path)])] == [new]
    assert GEM.recognises(old)
    assert GEM.recognises(new)
    assert GEM.recognises(str(tmp_path))


def pi(root: Path, records: list[dict[str, Any]]) -> Chat:
    path = write(root / "agent" / "sessions" / "--home-mira--" / "2026_pi-1.jsonl", lines(records))
    (chat,) = Pi(FileProjects(), {}).read(path).chats
    return chat


def pi_user(name: str, parent: str | None, text: str, at: str = "2026-10-12T10:01:00Z") -> dict[str, Any]:
    return {
        "type": "message",
        "id": name,
        "parentId": parent,
        "timestamp": at,
        "message": {"role": "user", "content": text},
    }


def test_pi_whole(tmp_path: Path) -> None:
    chat = pi(tmp_path, [*PI, pi_user("a4", "a3", "I prefer pears.")])
    assert words(chat) == ["Prune the pear.", "I prefer pears."]
    marked = [outside_by(chat.entries, entry.id) for entry in chat.entries if is_person(entry)]
    assert marked == [(), ("trees.example",)]


@pytest.mark.parametrize(
    ("maker", "provider"),
    [("anthropic", Provider("anthropic", model="m")), ("openai", Provider("", "several", model="m"))],
)
def test_pi_where_several_answered_it_is_none_of_them(tmp_path: Path, maker: str, provider: Provider) -> None:
    again = {**pi_user("a4", "a3", "Grafted."), "message": {"role": "assistant", "provider": maker, "model": "m"}}
    assert pi(tmp_path, [*PI, again]).provider == provider


def test_pi_without_an_answer_yet_names_who_was_chosen(tmp_path: Path) -> None:
    chosen = {"type": "model_change", "id": "a0", "parentId": None, "provider": "openai", "modelId": "m"}
    assert pi(tmp_path, [PI[0], chosen, pi_user("a1", "a0", "Graft it.")]).provider == Provider("openai", model="m")


def test_pi_tree(tmp_path: Path) -> None:
    chat = pi(tmp_path, [*PI, pi_user("b1", "a2", "Graft it."), pi_user("b2", "a2", "Leave it.")])
    assert words(chat) == ["Prune the pear.", "Leave it."]
    assert words(chat, Branch.ABANDONED) == ["Graft it."]


def test_pi_a_lost_line_takes_nothing_off_the_branch(tmp_path: Path) -> None:
    chat = pi(tmp_path, [*PI, pi_user("b2", "lost", "Leave it.")])
    assert words(chat) == ["Prune the pear.", "Leave it."]


def test_pi_forks(tmp_path: Path) -> None:
    head = {
        **PI[0],
        "parentSession": "/home/mira/.pi/agent/sessions/--x--/2026_pi-0.jsonl",
        "timestamp": "2026-10-12T10:00:30Z",
    }
    chat = pi(tmp_path, [head, *PI[1:], pi_user("b1", "a3", "Leave it.")])
    assert words(chat) == ["Leave it."]
    assert chat.forked_from == "pi-0"
    assert outside_by(chat.entries, chat.entries[-1].id) == ("trees.example",)


def test_pi_what_is_not_typed(tmp_path: Path) -> None:
    """Commands, put-in files, what extensions inject; a command that the person ran is an act."""
    put_in = '<file name="/x/notes.md">\nI always prune.\n</file>\nRead this.'
    ran = {"role": "bashExecution", "command": "curl https://pears.example", "exitCode": 0}
    records = [
        PI[0],
        pi_user("a1", None, "/mode"),
        pi_user("a2", "a1", put_in),
        {"type": "custom_message", "id": "a3", "parentId": "a2", "content": "Prefers figs."},
        {"type": "message", "id": "a4", "parentId": "a3", "message": ran},
    ]
    chat = pi(tmp_path, records)
    assert words(chat) == ["Read this."]
    assert whys(chat) == ["command", "role:user", "custom_message"]
    assert outside_by(chat.entries, "") == ("pears.example",)


def test_pi_a_relation_that_wraps_every_text(tmp_path: Path) -> None:
    wrapped = pi_user("a1", None, 'Sender (untrusted metadata):\n```json\n{"name": "Jonas"}\n```\nAlways prune.')
    path = write(tmp_path / "sessions" / "x.jsonl", lines([PI[0], wrapped]))
    result = Pi(FileProjects(), {}).read(path)
    assert result.chats == ()
    assert result.unread is not None
    assert "OpenClaw" in result.unread.reason


def test_one_long_prompt_is_suspected(tmp_path: Path) -> None:
    """Where a log does not say who typed, one prompt of many thousand characters was hardly typed."""
    chat = pi(tmp_path, [PI[0], pi_user("a1", None, "Prune the pear. " * 400)])
    assert words(chat) == []
    assert (chat.automated, chat.suspected) == (None, "suspected:long_prompt")


def aider(root: Path, text: str, typed: str | None = None) -> tuple[Chat, ...]:
    if typed is not None:
        write(root / TYPED, typed)
    return Aider(FileProjects(), {}).read(write(root / FILE, text)).chats


def prompt(*texts: str) -> str:
    return "\n" + "".join(f"#### {text}  \n" for text in texts) + "\n"


HEADER = "# aider chat started at 2026-10-12 10:00:00\n\n> Aider v0.90  \n"


@pytest.mark.parametrize(
    ("models", "provider"),
    [
        (["pear-7b"], Provider("", model="pear-7b")),
        (["pear-7b", "pear-7b"], Provider("", model="pear-7b")),
        (["pear-7b", "fig-2"], Provider("", "several", model="fig-2")),
    ],
)
def test_aider_says_which_model_answered_or_that_several_did(
    tmp_path: Path, models: list[str], provider: Provider
) -> None:
    (chat,) = aider(tmp_path, HEADER + "".join(f"> Main model: {one} with diff edit format  \n" for one in models))
    assert chat.provider == provider


def test_aider_whole(tmp_path: Path) -> None:
    """The assistant's own heading is none of the person's; taking a commit back is an undoing of files."""
    (chat,) = aider(tmp_path, AIDER)
    assert words(chat) == ["use cloves, not seeds"]
    assert replies(chat) == ["I will use cloves.\n\n#### Cloves"]
    assert [entry.what for entry in chat.entries if isinstance(entry, Undone)] == [Undoing.FILES]
    assert chat.in_project
    assert chat.project is not None
    assert chat.project.key == f"folder:{tmp_path}"
    assert not [entry for entry in chat.entries if isinstance(entry, Said) and entry.attributed]


def test_aider_sessions(tmp_path: Path) -> None:
    """Every session is a chat, empty ones too; two of the same second stay apart."""
    chats = aider(tmp_path, HEADER + HEADER + prompt("prune", "  the pear") + HEADER)
    assert [words(chat) for chat in chats] == [[], ["prune\n  the pear"], []]
    assert len({chat.id for chat in chats}) == 3


REFLECTED = [
    "# Fix any errors below, if possible.",
    "The LLM did not conform to the edit format.",
    "I ran this command:",
    "# 1 SEARCH/REPLACE block failed to match!",
    "I added these files to the chat: a.py",
]


@pytest.mark.parametrize("text", REFLECTED)
def test_aider_messages_of_its_own(tmp_path: Path, text: str) -> None:
    (chat,) = aider(tmp_path, HEADER + prompt(text, "", "details"))
    assert whys(chat) == ["reflected"]


def test_aider_commands(tmp_path: Path) -> None:
    """Only what is asked is prose, and the client's second writing of it is no second statement."""
    text = prompt("/ask which graft holds?") + prompt(" which graft holds?") + prompt("/add a.py") + prompt("!ls")
    (chat,) = aider(tmp_path, HEADER + text + prompt("/web https://grafts.example/x") + prompt("I prefer wedges."))
    assert words(chat) == ["which graft holds?", "I prefer wedges."]
    acts = [
        (entry.why, entry.text) for entry in chat.entries if isinstance(entry, Said) and entry.speaker is Speaker.CLIENT
    ]
    assert acts == [("command", "/add a.py"), ("shell_line", "ls"), ("command", "/web https://grafts.example/x")]
    marked = [outside_by(chat.entries, entry.id) for entry in chat.entries if is_person(entry)]
    assert marked == [(), ("grafts.example",)]


def test_aider_stops(tmp_path: Path) -> None:
    """A stop is one only while a reply runs, and counts once."""
    running = prompt("prune") + "I will\n\n> ^C again to exit\n> ^C KeyboardInterrupt\n"
    done = prompt("graft") + "Done.\n\n> Tokens: 1k sent\n> ^C again to exit\n"
    (chat,) = aider(tmp_path, HEADER + running + done)
    assert sum(isinstance(entry, Stopped) for entry in chat.entries) == 1


def test_aider_what_was_typed(tmp_path: Path) -> None:
    """The input history holds what was typed and nothing else; before it begins it says nothing."""
    typed = "\n# 2026-10-12 09:00:00.5\n+prune\n+the pear\n\n# 2026-10-12 10:30:00.5\n+/ask which?\n"
    later = HEADER + prompt("prune", "the pear") + prompt("/ask which?") + prompt("hi from a script")
    before = HEADER.replace("10:00:00", "08:00:00") + prompt("graft")
    first, second = aider(tmp_path, before + later, typed)
    assert (words(first), words(second)) == (["graft"], ["prune\nthe pear", "which?"])
    assert whys(second)[-1] == "not_typed"


def test_aider_is_recognised(tmp_path: Path) -> None:
    reader = Aider(FileProjects(), {})
    path = write(tmp_path / FILE, AIDER)
    renamed = write(tmp_path / "old" / "history.md", AIDER)
    assert [reader.recognises(one) for one in (path, renamed, str(tmp_path))] == [True, True, True]
    assert not reader.recognises(write(tmp_path / "README.md", "# A readme\n\n#### Not aider  \n"))
    assert reader.roots() == ()


def plain(root: Path, value: Any, name: str = "messages.json") -> tuple[Chat, ...]:
    return PlainMessages(FileProjects(), {}).read(write(root / name, value)).chats


ROLES = [{"role": "user", "content": "Plant garlic."}, {"role": "assistant", "content": "Done."}]
VALUES = [{"from": "human", "value": "Plant garlic."}, {"from": "gpt", "value": "Done."}]
SHAPES: list[tuple[str, Any]] = [
    ("messages.json", {"messages": ROLES}),
    ("list.json", ROLES),
    ("many.json", [{"messages": ROLES}]),
    ("lists.json", [ROLES]),
    ("wrapped.json", {"conversations": [{"messages": ROLES}]}),
    ("lines.jsonl", lines(ROLES)),
    ("conversations.jsonl", lines([{"messages": ROLES}])),
    ("listlines.jsonl", json.dumps(ROLES) + "\n"),
    ("noend.jsonl", lines([{"messages": ROLES}]).rstrip("\n")),
    ("values.json", {"conversations": VALUES}),
    ("asked.jsonl", lines([{"prompt": "Plant garlic.", "completion": "Done."}])),
    ("items.json", {
        "input": [{"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Plant garlic."}]}],
        "output": [{"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "Done."}]}],
    }),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), SHAPES, ids=[name for name, _ in SHAPES])
def test_plain_shapes(tmp_path: Path, name: str, value: Any) -> None:
    """All shapes say the same; nothing in them says for certain who spoke."""
    (chat,) = plain(tmp_path, value, name)
    assert PlainMessages(FileProjects(), {}).recognises(str(tmp_path / name))
    assert (words(chat), replies(chat)) == (["Plant garlic."], ["Done."])
    assert chat.history
    assert not [entry for entry in chat.entries if isinstance(entry, Said) and entry.attributed]


def test_plain_tools_and_parts(tmp_path: Path) -> None:
    """A program's tool that nobody knows is outside; results and system texts are nobody's."""
    (chat,) = plain(tmp_path, PLAIN)
    assert words(chat) == ["Plant garlic.", "In rows."]
    marked = [outside_by(chat.entries, entry.id) for entry in chat.entries if is_person(entry)]
    assert marked == [(), ("spade",)]
    items = [*ROLES, {"type": "function_call", "name": "afterword_recall", "arguments": "{}"}, {"type": "reasoning"}]
    assert outside_by(plain(tmp_path, items)[0].entries, "") == ()


def test_plain_a_tool_result_in_a_user_message(tmp_path: Path) -> None:
    result = {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "x", "content": "I prefer leeks."}]}
    (chat,) = plain(tmp_path, [*ROLES, result])
    assert [entry.speaker for entry in chat.entries if isinstance(entry, Said)] == [Speaker.PERSON, Speaker.TOOL]


def test_plain_what_a_program_may_have_written(tmp_path: Path) -> None:
    row = [{"role": "user", "content": text} for text in ("Plant.", "Water.", "Weed.")]
    assert plain(tmp_path, row)[0].suspected == "several_in_a_row"
    template = "Summarise the following report number {} in three sentences, please."
    many = [{"messages": [{"role": "user", "content": template.format(n)}, ROLES[1]]} for n in range(3)]
    assert [chat.suspected for chat in plain(tmp_path, many)] == ["same_opening"] * 3
    assert [chat.suspected for chat in plain(tmp_path, many[:2])] == [None, None]


def test_plain_names(tmp_path: Path) -> None:
    """A conversation without a name is named by its file and first words, and keeps that name as it grows."""
    first = plain(tmp_path, [{"messages": ROLES}, {"messages": ROLES}, {"id": "named", "messages": ROLES}])
    assert len({chat.id for chat in first}) == 3
    assert first[2].id == "named"
    grown = [*ROLES, {"role": "user", "content": "And leeks."}]
    assert plain(tmp_path, [{"messages": grown}])[0].id == first[0].id


def test_plain_bad_lines(tmp_path: Path) -> None:
    (chat,) = plain(tmp_path, lines(ROLES) + '{broken\n[]\n{"a": 1}\n', "bad.jsonl")
    assert [(skipped.reason, skipped.count) for skipped in chat.skipped] == [("bad_line", 3)]
