"""Who speaks in a user record: a test a row of the decision table, and every wrapper around a person's words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.assistants.transcript import HUMAN, Transcript, kinds, only, said, skipped, why

from afterword.core.chat import Said, Speaker, Stopped, Via

ROWS: list[tuple[str, dict[str, Any], Speaker, str]] = [
    ("typed", HUMAN, Speaker.PERSON, "origin:human"),
    ("queued", {"promptSource": "queued", "turnOrigin": "human"}, Speaker.PERSON, "prompt:queued"),
    ("human turn", {"turnOrigin": "human"}, Speaker.PERSON, "prompt:human"),
    ("older versions say nothing", {}, Speaker.PERSON, "no_provenance"),
    ("started by a script", {"entrypoint": "sdk-cli"}, Speaker.AUTOMATED, "entrypoint:sdk-cli"),
    ("an editor over the kit", {"entrypoint": "sdk-ts", **HUMAN}, Speaker.PERSON, "origin:human"),
    ("prompt of a script", {"promptSource": "sdk"}, Speaker.AUTOMATED, "prompt:sdk"),
    ("scheduled", {"turnOrigin": "scheduled"}, Speaker.AUTOMATED, "turn:scheduled"),
    ("of an agent", {"turnOrigin": "agent"}, Speaker.AUTOMATED, "turn:agent"),
    ("meta", {**HUMAN, "isMeta": True}, Speaker.CLIENT, "meta"),
    ("display only", {"isVisibleInTranscriptOnly": True}, Speaker.CLIENT, "display_only"),
    ("companion", {**HUMAN, "turnCompanion": {"kind": "x"}}, Speaker.CLIENT, "turn_companion"),
    ("no companion", {**HUMAN, "turnCompanion": False}, Speaker.PERSON, "origin:human"),
    ("a skill's body", {"sourceToolUseID": "toolu_1"}, Speaker.CLIENT, "put_in_by_tool"),
    ("a task's id", {"scheduledTaskId": "t1"}, Speaker.CLIENT, "scheduled_task"),
    ("through Slack", {**HUMAN, "verifiedSlackHumanTurn": True}, Speaker.SOMEONE_ELSE, "slack"),
    ("a channel", {"origin": {"kind": "channel", "from": "Noor"}}, Speaker.SOMEONE_ELSE, "origin:channel"),
    ("a peer", {"origin": {"kind": "peer"}}, Speaker.SOMEONE_ELSE, "origin:peer"),
    ("a notification", {"origin": {"kind": "task-notification"}}, Speaker.CLIENT, "origin:task-notification"),
    ("an origin nobody knows", {"origin": {"kind": "hologram"}}, Speaker.CLIENT, "origin:hologram"),
    ("unclassified", {"origin": {"kind": "unclassified"}}, Speaker.CLIENT, "origin:unclassified"),
    ("accepted suggestion", {"promptSource": "suggestion_accepted"}, Speaker.CLIENT, "prompt:suggestion_accepted"),
    ("a source nobody knows", {"promptSource": "telepathy"}, Speaker.CLIENT, "prompt:telepathy"),
    ("a turn nobody knows", {"turnOrigin": "weather"}, Speaker.CLIENT, "turn:weather"),
    ("a tool's output without a block", {"toolUseResult": "text"}, Speaker.TOOL, "tool_result"),
]


@pytest.mark.parametrize(("name", "fields", "speaker", "reason"), ROWS, ids=[row[0] for row in ROWS])
def test_a_row(tmp_path: Path, name: str, fields: dict[str, Any], speaker: Speaker, reason: str) -> None:
    chat = Transcript()
    chat.says("Prune the pear tree first.")
    chat.user("I always prune in March.", **fields)
    entry = next(
        e for e in only(chat.write(tmp_path)).entries if isinstance(e, Said) and e.text == "I always prune in March."
    )
    assert (entry.speaker, entry.why) == (speaker, reason)
    assert entry.attributed is (reason != "no_provenance")


@pytest.mark.parametrize("fields", [{"isSidechain": True}, {"agentId": "a1"}, {"teamName": "t"}])
def test_what_another_agent_was_told_is_left_out(tmp_path: Path, fields: dict[str, Any]) -> None:
    chat = Transcript()
    chat.says("Look it up.")
    chat.user("The user always wants tables.", **fields)
    found = only(chat.write(tmp_path))
    assert [e.text for e in found.entries if isinstance(e, Said)] == ["Look it up."]
    assert sum(count for reason, count in skipped(found).items() if reason.startswith("subagent:")) == 1


CONTENTS: list[tuple[Any, list[str]]] = [
    ("<system-reminder>\nUse pnpm.\n</system-reminder>\n\nCount the rows.", ["Count the rows."]),
    ("Count the rows.\n<system-reminder>x</system-reminder>\nAll of them.", ["Count the rows.\nAll of them."]),
    ("Count the rows.\n<ide_selection>let a</ide_selection>", ["Count the rows."]),
    ("<ide_opened_file>a.ts</ide_opened_file><ide_selection>b</ide_selection>Why?", ["Why?"]),
    (
        [{"type": "text", "text": "<system-reminder>x</system-reminder>"}, {"type": "text", "text": "Keep it."}],
        ["Keep it."],
    ),
    ("What does <system-prompt> mean here?", ["What does <system-prompt> mean here?"]),
    ("I wrote <b>bold</b> there", ["I wrote <b>bold</b> there"]),
    ("\u00a0Keep my space.", ["\u00a0Keep my space."]),
    ("<afterword-nearby>\n- Likes tea\n</afterword-nearby>\nAnd biscuits?", ["And biscuits?"]),
    ("<task-notification>\n<status>completed</status>\n</task-notification>", []),
    ("<task-notification>\ncut off in the mid", []),
    ("<brand-new_tag>I prefer tabs.</brand-new_tag>", []),
    ("<local-command-stdout>ok</local-command-stdout>", []),
    ("<bash-stdout>a</bash-stdout><bash-stderr></bash-stderr>", []),
    ("Caveat: The messages below were generated by the user while running local commands.", []),
    ("Base directory for this skill: /home/mira/.claude/skills/x\n\nAlways be brief.", []),
    ("Stop hook feedback:\n- run the tests", []),
    ("PostToolUse hook additional context: I prefer tabs", []),
    ("Unknown slash command: prune", []),
    ("   \n ", []),
    ("x" * 100_001, []),
    ([{"type": "image", "source": {"type": "base64", "data": "iVBO"}}], []),
    ([{"type": "hologram", "text": "I prefer tabs."}], []),
    ("Mira schreibt: „Zwei Reihen, bitte.“ — 梨の木 🌳", ["Mira schreibt: „Zwei Reihen, bitte.“ — 梨の木 🌳"]),
]


@pytest.mark.parametrize(("content", "words"), CONTENTS, ids=[str(row[0])[:40] for row in CONTENTS])
def test_only_what_is_left_without_machine_text(tmp_path: Path, content: Any, words: list[str]) -> None:
    chat = Transcript()
    chat.user(content)
    chat.replies("Yes.")
    chat.says("Go on.")
    assert said(only(chat.write(tmp_path))) == [*words, "Go on."]


def test_an_unknown_element_is_counted_under_its_name(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Go on.")
    chat.user("<brand-new_tag>I prefer tabs.</brand-new_tag>")
    assert skipped(only(chat.write(tmp_path)))["client:unknown_tag:brand-new_tag"] == 1


def test_an_image_is_named_beside_the_words(tmp_path: Path) -> None:
    chat = Transcript()
    image = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "iVBO"}}
    chat.says([image, {"type": "text", "text": "[Image #1] like this"}])
    (entry,) = kinds(only(chat.write(tmp_path)), Said)
    assert isinstance(entry, Said)
    assert (entry.text, entry.attachments) == ("[Image #1] like this", ("image",))


COMMANDS = [
    ("<command-name>/prune</command-name>\n<command-args>only the pears</command-args>", "/prune", ["only the pears"]),
    ("<command-message>prune</command-message>\n<command-name>/prune</command-name>", "/prune", []),
    ("<command-name>/prune</command-name><command-args>\n</command-args>", "/prune", []),
    ("<bash-input>ls rows</bash-input>", "ls rows", []),
]


@pytest.mark.parametrize(("text", "act", "words"), COMMANDS)
def test_of_a_command_only_the_arguments_are_words(tmp_path: Path, text: str, act: str, words: list[str]) -> None:
    chat = Transcript()
    chat.user(text, **HUMAN)
    found = only(chat.write(tmp_path))
    acts = [e.text for e in kinds(found, Said) if isinstance(e, Said) and e.speaker is Speaker.CLIENT]
    assert acts == [act]
    assert said(found) == words
    assert all(e.via is Via.COMMAND for e in kinds(found, Said) if isinstance(e, Said))


def test_a_command_in_a_record_of_the_client_is_an_act_too(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Go on.")
    content = "<command-name>/cost</command-name><command-args>this week</command-args>"
    chat.record("system", subtype="local_command", content=content)
    chat.record("system", subtype="local_command", content="<local-command-stdout>3</local-command-stdout>")
    found = only(chat.write(tmp_path))
    assert (said(found, Speaker.CLIENT), said(found)) == (["/cost"], ["Go on.", "this week"])


def test_a_stop_is_no_word(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Graft all of them.")
    chat.replies("I begin with")
    chat.user([{"type": "text", "text": "[Request interrupted by user]"}])
    chat.says("only the old ones")
    found = only(chat.write(tmp_path))
    assert said(found) == ["Graft all of them.", "only the old ones"]
    assert len(kinds(found, Stopped)) == 1


def test_someone_else_is_named(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Add the dates.")
    chat.user("Put my name first.", origin={"kind": "channel", "from": "Noor"})
    chat.queues("and mine last")
    found = only(chat.write(tmp_path))
    assert found.shared_with == "Noor"
    assert said(found) == ["Add the dates."]
    assert why(found, "and mine last") == "queue_only"
