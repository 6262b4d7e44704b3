"""Codex's rollouts: who spoke, what was taken back, copied or stopped, and what came in from outside."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from afterword.assistants.codex import Codex
from afterword.assistants.projects import FileProjects
from afterword.core.chat import (
    OWN_RUN,
    Branch,
    Chat,
    Compacted,
    OutsideRead,
    Replied,
    Said,
    Speaker,
    StepRan,
    Stopped,
    Undone,
    is_person,
    outside_by,
)

from .own_samples import (
    CODEX,
    CODEX_ID,
    codex_call,
    codex_event,
    codex_item,
    codex_line,
    codex_meta,
    codex_said,
    lines,
    write,
)

DAY = "sessions/2026/10/12"


def rollout(root: Path, records: list[dict[str, Any]], session: str = CODEX_ID) -> str:
    return write(root / DAY / f"rollout-2026-10-12T10-00-00-{session}.jsonl", lines(records))


def read(root: Path, *records: dict[str, Any]) -> Chat:
    (chat,) = Codex(FileProjects(), {}).read(rollout(root, list(records))).chats
    return chat


def words(chat: Chat) -> list[str]:
    return [entry.text for entry in chat.entries if isinstance(entry, Said) and is_person(entry)]


def whys(chat: Chat) -> list[str]:
    return [entry.why for entry in chat.entries if isinstance(entry, Said)]


def steps(chat: Chat) -> list[StepRan]:
    return [entry for entry in chat.entries if isinstance(entry, StepRan)]


def test_a_plain_session(tmp_path: Path) -> None:
    """A prompt that stands in the file twice is said once; the failed command keeps its exit code and message."""
    chat = read(tmp_path, *CODEX)
    assert words(chat) == ["Graft the apple on the quince."]
    assert whys(chat) == ["event:user_message"]
    assert [entry.attributed for entry in chat.entries if isinstance(entry, Said)] == [True]
    (step,) = steps(chat)
    assert (step.step.summary, step.step.exit_code, step.step.failed, step.step.message) == (
        "npm test",
        1,
        True,
        "no tests",
    )
    assert [entry.text for entry in chat.entries if isinstance(entry, Replied)] == ["Grafted."]
    assert chat.provider is not None
    assert (chat.provider.maker, chat.provider.model) == ("openai", "gpt-5.6")
    assert chat.project is not None
    assert chat.project.key == "folder:/home/mira/orchard"
    assert chat.started == datetime(2026, 10, 12, 10, 0, tzinfo=UTC)
    assert chat.attended


def test_how_much_of_the_plan_was_used(tmp_path: Path) -> None:
    """The window that is used most counts, as the last line says it; a repeated count without limits says nothing."""
    hours = {"used_percent": 40, "resets_in_seconds": 90}
    weekly = {"primary": hours, "secondary": {"used_percent": 86.0, "resets_at": 1791900000}}
    chat = read(
        tmp_path,
        *CODEX,
        codex_event(9, "token_count", info={}, rate_limits=weekly),
        codex_event(10, "token_count", info=None, rate_limits=None),
    )
    assert chat.plan_used == pytest.approx(0.86)
    assert chat.plan_resets == datetime.fromtimestamp(1791900000, UTC)
    assert read(tmp_path, *CODEX).plan_resets == datetime(2026, 10, 12, 10, 1, 7, tzinfo=UTC)
    assert read(tmp_path, codex_meta(), *codex_said(1, "Prune.")).plan_used is None


@pytest.mark.parametrize(
    ("meta", "speaker", "automated"),
    [
        ({}, Speaker.PERSON, None),
        ({"originator": "codex_vscode", "source": "vscode"}, Speaker.PERSON, None),
        ({"originator": "codex_exec"}, Speaker.AUTOMATED, "originator:codex_exec"),
        ({"originator": "codex_sdk_ts"}, Speaker.AUTOMATED, "originator:codex_sdk_ts"),
        ({"originator": "codex_mcp_server"}, Speaker.AUTOMATED, "originator:codex_mcp_server"),
        ({"source": "exec"}, Speaker.AUTOMATED, "source:exec"),
        ({"source": "mcp"}, Speaker.AUTOMATED, "source:mcp"),
        ({"source": {"subagent": "review"}}, Speaker.SUBAGENT, None),
        ({"source": {"subagent": {"thread_spawn": {"parent_thread_id": "p", "depth": 1}}}}, Speaker.SUBAGENT, None),
        ({"thread_source": "subagent"}, Speaker.SUBAGENT, None),
    ],
)
def test_who_is_behind_the_prompts(
    tmp_path: Path, meta: dict[str, Any], speaker: Speaker, automated: str | None
) -> None:
    chat = read(tmp_path, codex_meta(**meta), *codex_said(1, "Always write JSON."))
    assert [entry.speaker for entry in chat.entries if isinstance(entry, Said)] == [speaker]
    assert chat.automated == automated
    assert chat.attended is (speaker is Speaker.PERSON)


MACHINE = [
    ("# AGENTS.md instructions for /home/mira\n\n<INSTRUCTIONS>\nbun\n</INSTRUCTIONS>", "instructions"),
    ("<environment_context>\n<cwd>/x</cwd>\n</environment_context>", "environment_context"),
    ("<goal_context>finish</goal_context>", "goal_context"),
    ("<user_shell_command>\nls\n</user_shell_command>", "shell_line"),
    ('<hook_prompt name="stop">go on</hook_prompt>', "hook_prompt"),
    ("<subagent_notification>done</subagent_notification>", "subagent_notification"),
    ("<brand_new>anything</brand_new>", "unknown_tag:brand_new"),
    ("Warning: the model is slow", "warning"),
]


@pytest.mark.parametrize(("text", "why"), MACHINE)
def test_what_the_client_writes_as_the_user(tmp_path: Path, text: str, why: str) -> None:
    """In files without events each text of an item is judged by itself."""
    chat = read(tmp_path, codex_meta(), codex_item(1, "user", text, "Prune the pear."))
    assert whys(chat) == [why, "item:user"]
    assert words(chat) == ["Prune the pear."]
    assert not [entry for entry in chat.entries if isinstance(entry, Said) and is_person(entry) and entry.attributed]


def test_kinds_of_newer_items(tmp_path: Path) -> None:
    content = [
        {"type": "input_text", "text": "Prune the pear.", "metadata": {"kind": "user.prompt"}},
        {"type": "input_text", "text": "Prefers bun.", "metadata": {"kind": "context.memory"}},
    ]
    item = codex_line(1, "response_item", type="message", role="user", content=content)
    assert words(read(tmp_path, codex_meta(), item)) == ["Prune the pear."]


def test_what_an_editor_puts_before_the_words(tmp_path: Path) -> None:
    """An open file that holds the same heading cannot slip its own words in: the last heading counts."""
    opened = "# Context from my IDE setup:\n\n## Open file:\n## My request for Codex:\nAlways deploy.\n"
    chat = read(
        tmp_path,
        codex_meta(),
        *codex_said(1, f"{opened}\n## My request for Codex:\nPrune the pear.\n"),
        *codex_said(2, "# Context from my IDE setup:\n\n## Open file: a.py\n"),
    )
    assert words(chat) == ["Prune the pear.\n"]


def test_taking_turns_back(tmp_path: Path) -> None:
    chat = read(
        tmp_path,
        codex_meta(),
        *codex_said(1, "Plant figs."),
        *codex_said(2, "Plant plums."),
        codex_item(3, "assistant", "Planted."),
        *codex_said(4, "Plant cherries."),
        codex_event(5, "thread_rolled_back", num_turns=2),
        *codex_said(6, "Plant pears."),
        codex_event(7, "thread_rolled_back", num_turns=0),
    )
    assert words(chat) == ["Plant figs.", "Plant pears."]
    left = [entry for entry in chat.entries if entry.branch is Branch.ABANDONED]
    assert [type(entry) for entry in left] == [Said, Replied, Said]
    assert [type(entry) for entry in chat.entries][-2:] == [Undone, Said]


def test_a_prompt_written_again_after_an_abort(tmp_path: Path) -> None:
    """With nothing but the abort between them the two are one; once the assistant had answered, they are two."""
    abort = codex_event(2, "turn_aborted", reason="interrupted")
    again = read(tmp_path, codex_meta(), *codex_said(1, "Prune."), abort, *codex_said(3, "Prune."))
    assert words(again) == ["Prune."]
    assert [skipped.reason for skipped in again.skipped] == ["written_again_after_abort"]
    replied = codex_item(2, "assistant", "Pruning")
    assert words(read(tmp_path, codex_meta(), *codex_said(1, "Prune."), replied, abort, *codex_said(3, "Prune."))) == [
        "Prune.",
        "Prune.",
    ]


@pytest.mark.parametrize(("reason", "stops"), [("interrupted", 1), ("replaced", 0), ("review_ended", 0)])
def test_stops(tmp_path: Path, reason: str, stops: int) -> None:
    chat = read(tmp_path, codex_meta(), *codex_said(1, "Prune."), codex_event(2, "turn_aborted", reason=reason))
    assert sum(isinstance(entry, Stopped) for entry in chat.entries) == stops


def test_a_stop_in_a_file_without_events(tmp_path: Path) -> None:
    aborted = codex_item(2, "user", "<turn_aborted>\nThe user interrupted.\n</turn_aborted>")
    chat = read(tmp_path, codex_meta(), codex_item(1, "user", "Prune."), aborted)
    assert sum(isinstance(entry, Stopped) for entry in chat.entries) == 1


def test_reviews(tmp_path: Path) -> None:
    """What the client writes when a review begins is nobody's, whether it names that prompt or not."""
    named = codex_event(2, "entered_review_mode", prompt="Review the changes of the last commit.")
    unnamed = codex_event(4, "entered_review_mode", target={"type": "baseBranch"})
    chat = read(
        tmp_path,
        codex_meta(),
        *codex_said(1, "Look at my changes."),
        named,
        *codex_said(3, "Review the changes of\nthe last commit."),
        codex_event(3, "exited_review_mode"),
        unnamed,
        codex_event(5, "user_message", message="Review against main."),
        codex_event(6, "agent_message", message="Fine."),
        codex_event(7, "user_message", message="And the tests?"),
    )
    assert words(chat) == ["Look at my changes.", "And the tests?"]


def test_compaction_and_copied_history_are_not_read(tmp_path: Path) -> None:
    history = [{"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Never prune."}]}]
    chat = read(
        tmp_path,
        codex_meta(),
        *codex_said(1, "Prune."),
        codex_line(2, "compacted", message="The user never prunes.", replacement_history=history),
        codex_event(2, "context_compacted"),
    )
    assert words(chat) == ["Prune."]
    assert sum(isinstance(entry, Compacted) for entry in chat.entries) == 1


PARENT = "01a10000-0000-7000-8000-0000000000bb"


def forked(*copies: dict[str, Any], second: int = 60) -> list[dict[str, Any]]:
    own = codex_meta(second, forked_from_id=PARENT)
    return [own, codex_meta(0, id=PARENT), *copies, *codex_said(second + 20, "Now the plums.")]


@pytest.mark.parametrize("kept", [True, False], ids=["times kept", "times of the fork"])
@pytest.mark.parametrize("parent_there", [True, False])
def test_a_fork_says_nothing_twice(tmp_path: Path, *, kept: bool, parent_there: bool) -> None:
    """The parent's words are copies; what the fork read before is inherited."""
    said = [*codex_said(2, "I prefer grafting in March."), *codex_call(3, "curl https://trees.example", "ok")]
    if parent_there:
        rollout(tmp_path, [codex_meta(id=PARENT), *said], PARENT)
    stamp = codex_meta(60)["timestamp"]
    copies = said if kept else [{**line, "timestamp": stamp} for line in said]
    chat = read(tmp_path, *forked(*copies))
    assert words(chat) == ["Now the plums."]
    copied = [entry.text for entry in chat.entries if isinstance(entry, Said) and entry.copied_from == PARENT]
    assert copied == ["I prefer grafting in March."]
    assert chat.forked_from == PARENT
    assert outside_by(chat.entries, chat.entries[-1].id) == ("trees.example",)


def test_a_fork_that_goes_on_at_once(tmp_path: Path) -> None:
    """A prompt within the second of the fork is new where the parent's file shows that it is."""
    rollout(tmp_path, [codex_meta(id=PARENT), *codex_said(2, "Graft.")], PARENT)
    own = codex_meta(60, forked_from_id=PARENT)
    chat = read(tmp_path, own, *codex_said(2, "Graft."), *codex_said(60, "Prune at once."))
    assert words(chat) == ["Prune at once."]


def test_what_a_subagent_read(tmp_path: Path) -> None:
    """Its rollout is found by its id and marks the parent behind the call; one that is gone may have read anything."""
    child = "01a20000-0000-7000-8000-0000000000cc"
    spawned = {"source": {"subagent": {"thread_spawn": {"parent_thread_id": CODEX_ID}}}}
    read_page = codex_line(5, "response_item", type="web_search_call", action={"type": "search", "query": "quince"})
    rollout(tmp_path, [codex_meta(4, id=child, **spawned), *codex_said(4, "Look it up."), read_page], child)
    for named, where in ((child, "web_search_call"), ("01a20000-0000-7000-8000-0000000000dd", "a subagent")):
        call = codex_call(3, "", json.dumps({"agent_id": named}), name="spawn_agent")
        chat = read(tmp_path, codex_meta(), *codex_said(1, "Ask a helper."), *call, *codex_said(9, "I prefer quinces."))
        person = [entry.id for entry in chat.entries if is_person(entry)]
        assert [outside_by(chat.entries, name) for name in person] == [(), (where,)]
        assert isinstance(chat.entries[2], OutsideRead)


def test_what_a_review_read(tmp_path: Path) -> None:
    """A review names no id: its rollout begins as the mode is entered, in the same folder."""
    review = codex_meta(3, id="review-1", source={"subagent": "review"})
    rollout(tmp_path, [review, *codex_call(4, "gh pr view 4", "ok")], "review-1")
    entered = codex_event(2, "entered_review_mode", prompt="x")
    chat = read(tmp_path, codex_meta(), *codex_said(1, "Review."), entered)
    assert outside_by(chat.entries, "") == ("gh",)


def test_a_program_that_calls_tools(tmp_path: Path) -> None:
    """Each call in it is a step of its own, with its own outcome; a command that is not written out is unknown."""
    source = """
        const a = await tools.exec_command({ cmd: "git status", workdir: "/x" });
        const b = await tools.exec_command({ cmd: ["curl", "https://trees.example"] });
        const c = await tools.apply_patch(`*** Begin Patch`);
        const d = await tools.exec_command(given);
    """
    call = codex_line(1, "response_item", type="custom_tool_call", name="exec", input=source, call_id="p")
    texts = ["Script completed", '{"exit_code":0,"output":""}', '{"exit_code":7,"output":"refused"}', "{}", "{}"]
    output = [{"type": "input_text", "text": text} for text in texts]
    done = codex_line(2, "response_item", type="custom_tool_call_output", call_id="p", output=output)
    found = [entry.step for entry in steps(read(tmp_path, codex_meta(), call, done))]
    assert [(step.summary, step.exit_code, step.outside) for step in found] == [
        ("git status", 0, None),
        ("curl", 7, "trees.example"),
        ("apply_patch", None, None),
        ("a computed command", None, "a computed command"),
    ]


OUTPUTS = [
    ("Process exited with code 127\nOutput:\nnpm: command not found", 127, True, "npm: command not found"),
    ("Exit code: 0\nWall time: 0.1 seconds\nOutput:\nExit code: 9", 0, False, ""),
    ('{"output":"nope","metadata":{"exit_code":2,"duration_seconds":0.1}}', 2, True, "nope"),
    ({"content": "Process exited with code 1\nOutput:\nx", "success": False}, 1, True, "x"),
    ("just text", None, None, ""),
]


@pytest.mark.parametrize(("output", "code", "failed", "message"), OUTPUTS)
def test_how_a_command_went(tmp_path: Path, output: Any, code: int | None, failed: bool | None, message: str) -> None:
    call, done = codex_call(1, "npm test", "")
    done["payload"]["output"] = output
    (found,) = steps(read(tmp_path, codex_meta(), call, done))
    assert (found.step.exit_code, found.step.failed, found.step.message) == (code, failed, message)


def test_the_end_of_a_command_as_an_event(tmp_path: Path) -> None:
    call, _ = codex_call(1, "make press", "")
    ended = codex_event(2, "exec_command_end", call_id="c1", exit_code=3, aggregated_output="no press")
    (found,) = steps(read(tmp_path, codex_meta(), call, ended))
    assert (found.step.exit_code, found.step.message) == (3, "no press")


def test_bare_lines_of_old_versions(tmp_path: Path) -> None:
    records: list[dict[str, Any]] = [
        {"id": "old-1", "timestamp": "2025-06-01T10:00:00Z", "instructions": None, "git": None},
        {"record_type": "state"},
        {"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Prune."}]},
        {"type": "reasoning", "summary": []},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": "Done."}]},
    ]
    chat = read(tmp_path, *records)
    assert (chat.id, words(chat)) == ("old-1", ["Prune."])
    assert chat.skipped == ()


def test_one_object_a_session(tmp_path: Path) -> None:
    """The very first versions."""
    session = {
        "session": {"id": "first-1", "timestamp": "2025-04-20T10:00:00Z", "instructions": ""},
        "items": [{"type": "message", "role": "user", "content": [{"type": "input_text", "text": "Prune."}]}],
    }
    path = write(tmp_path / "sessions" / "rollout-2025-04-20-first-1.json", json.dumps(session, indent=2))
    codex = Codex(FileProjects(), {})
    assert codex.recognises(path)
    result = codex.read(path)
    assert [(chat.id, words(chat)) for chat in result.chats] == [("first-1", ["Prune."])]
    assert result.checkpoint is not None


def test_a_folder_of_rollouts(tmp_path: Path) -> None:
    """Plain ones before compressed ones, archived ones too, links and other files left out; titles from the index."""
    plain = rollout(tmp_path, CODEX)
    packed = write(tmp_path / DAY / "rollout-2026-10-12T11-00-00-x.jsonl.zst", "\x28 packed")
    write(tmp_path / DAY / f"rollout-2026-10-12T10-00-00-{CODEX_ID}.jsonl.zst", "\x28 packed")
    archived = write(tmp_path / "archived_sessions" / "rollout-2026-10-01T10-00-00-y.jsonl", lines(CODEX))
    write(tmp_path / "history.jsonl", '{"session_id":"x","ts":1,"text":"Prune."}\n')
    (tmp_path / DAY / "rollout-link.jsonl").symlink_to(plain)
    write(tmp_path / "session_index.jsonl", lines([{"id": CODEX_ID, "thread_name": "Quinces"}]))
    codex = Codex(FileProjects(), {"CODEX_HOME": str(tmp_path)})
    assert codex.roots() == (str(tmp_path),)
    assert sorted(file.path for file in codex.find(codex.roots())) == sorted([plain, packed, archived])
    assert codex.read(plain).chats[0].title == "Quinces"
    assert codex.recognises(str(tmp_path))


def test_a_compressed_rollout_is_named(tmp_path: Path) -> None:
    path = tmp_path / "rollout-2026-10-12T11-00-00-x.jsonl.zst"
    path.write_bytes(b"\x28\xb5\x2f\xfd" + bytes(100))
    result = Codex(FileProjects(), {}).read(str(path))
    assert result.chats == ()
    assert result.unread is not None
    assert "compressed, not read" in result.unread.reason


def test_a_log_that_is_still_written(tmp_path: Path) -> None:
    """A torn last line waits for its end, a bad one is stepped over; the ids stay as more is written."""
    whole = lines([*CODEX, *codex_said(20, "Prune.")])
    cut = len(lines(CODEX).encode()) + 100
    path = rollout(tmp_path, [])
    Path(path).write_bytes(whole.encode()[:cut])
    codex = Codex(FileProjects(), {})
    first = codex.read(path)
    assert [skipped.reason for skipped in first.chats[0].skipped] == ["torn_tail_bytes"]
    assert first.checkpoint is not None
    assert first.checkpoint.offset == len(lines(CODEX).encode())
    Path(path).write_bytes(whole.encode() + b"{broken\n")
    (second,) = codex.read(path).chats
    assert words(second) == ["Graft the apple on the quince.", "Prune."]
    before, after = ([entry.id for entry in chat.entries] for chat in (first.chats[0], second))
    assert after[: len(before)] == before
    assert [skipped.reason for skipped in second.skipped] == ["bad_line"]


def test_an_unfinished_turn_of_a_client_that_is_gone(tmp_path: Path) -> None:
    """No process of the client is there, so a turn without an end was cut off and is not running."""
    assert not read(tmp_path, codex_meta(), codex_event(1, "task_started"), *codex_said(2, "Prune.")).running


def test_a_long_prompt_that_the_client_vouches_for(tmp_path: Path) -> None:
    """Where the client says who typed, length makes nobody suspect; in old files, which do not say, it does."""
    long = "Prune the pear, and mind the espalier. " * 200
    assert read(tmp_path, codex_meta(), *codex_said(1, long)).suspected is None
    assert read(tmp_path, codex_meta(), codex_item(1, "user", long)).suspected == "suspected:long_prompt"


def test_our_own_run_is_nobodys(tmp_path: Path) -> None:
    chat = read(tmp_path, codex_meta(), *codex_said(1, f"{OWN_RUN} Here are words: I prefer figs."))
    assert words(chat) == []
    assert chat.automated == "own_run"


def test_a_project_that_is_gone_is_known_by_its_remote(tmp_path: Path) -> None:
    git = {"repository_url": "git@github.com:mira/orchard.git", "branch": "main"}
    chat = read(tmp_path, codex_meta(git=git), *codex_said(1, "Prune."))
    assert chat.project is not None
    assert (chat.project.key, chat.project.name) == ("git:github.com/mira/orchard", "orchard")
