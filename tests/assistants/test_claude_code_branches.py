"""What stands on the live branch, what the person left behind, and what a fork or a resume has only copied."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.assistants.transcript import SESSION, Transcript, kinds, live, only, read, readings, said, skipped, steps

from afterword.core.chat import Compacted, Said, StepRan, Stopped, Undoing, Undone, is_person, outside_by

OTHER = "0b000000-0000-4000-8000-000000000002"


def test_an_edited_prompt_leaves_the_first_one_behind(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Draft the letter.")
    reply = chat.replies("Drafted.")
    chat.says("I prefer two columns.")
    chat.runs("make letter")
    chat.replies("Two columns.")
    chat.says("I prefer one column.", parent=reply)
    chat.replies("One column.")
    found = only(chat.write(tmp_path))
    assert live(found) == ["Draft the letter.", "I prefer one column."]
    assert said(found) == ["Draft the letter.", "I prefer two columns.", "I prefer one column."]
    assert steps(found)[0].branch.value == "abandoned"
    (back,) = kinds(found, Undone)
    assert isinstance(back, Undone)
    assert back.what is Undoing.TURN
    order = [e.id for e in found.entries]
    assert order.index(back.id) == order.index(next(e.id for e in found.entries if "one" in getattr(e, "text", ""))) - 1


def test_an_edit_may_follow_what_the_client_puts_between(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Draft the letter.")
    chat.replies("Drafted.")
    last = chat.record("system", subtype="turn_duration", durationMs=1)
    chat.attaches(type="hook_additional_context", content=["x"])
    chat.says("I prefer two columns.")
    chat.replies("Two.")
    chat.user("<local-command-caveat>x</local-command-caveat>", parent=last, isMeta=True)
    chat.says("I prefer one column.")
    assert live(only(chat.write(tmp_path))) == ["Draft the letter.", "I prefer one column."]


def test_the_first_prompt_may_be_edited(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Draft the letter in blue.")
    chat.replies("Blue.")
    chat.says("Draft the letter in green.", parent=None)
    chat.replies("Green.")
    assert live(only(chat.write(tmp_path))) == ["Draft the letter in green."]


def test_the_client_names_the_live_leaf(tmp_path: Path) -> None:
    """Going back to the older branch: it is live again, though the other is later in the file."""
    chat = Transcript()
    chat.says("Draft the letter.")
    reply = chat.replies("Drafted.")
    chat.says("I prefer two columns.")
    older = chat.replies("Two columns.")
    chat.says("I prefer one column.", parent=reply)
    chat.replies("One column.")
    chat.line(type="last-prompt", lastPrompt="I prefer two columns.", leafUuid=older, sessionId=SESSION)
    assert live(only(chat.write(tmp_path))) == ["Draft the letter.", "I prefer two columns."]
    chat.says("and a wide margin", parent=older)
    found = only(chat.write(tmp_path))
    assert live(found) == ["Draft the letter.", "I prefer two columns.", "and a wide margin"]


def test_going_back_without_a_new_prompt(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Draft the letter.")
    reply = chat.replies("Drafted.")
    chat.says("I prefer two columns.")
    chat.replies("Two columns.")
    state = {"type": "last-prompt", "lastPrompt": "Draft the letter.", "leafUuid": reply, "sessionId": SESSION}
    stale = [*chat.lines]
    chat.line(**state, rewound=True)
    assert live(only(chat.write(tmp_path))) == ["Draft the letter."]
    chat.lines = stale
    chat.line(**state)
    assert live(only(chat.write(tmp_path))) == ["Draft the letter.", "I prefer two columns."]


def test_calls_side_by_side_are_no_edit(tmp_path: Path) -> None:
    """Two calls of one message fork the tree; a prompt under either result is no edit of the other."""
    chat = Transcript()
    chat.says("Count both.")
    one = chat.calls("Read", {"file_path": "a"}, message={"id": "m1"})
    first = chat.before
    two = chat.calls("Read", {"file_path": "b"}, message={"id": "m1"})
    second = chat.before
    chat.result(one, parent=first)
    chat.says("the first is enough")
    chat.result(two, parent=second)
    chat.replies("Both.")
    chat.says("thanks")
    assert live(only(chat.write(tmp_path))) == ["Count both.", "the first is enough", "thanks"]


def test_a_chat_without_any_links_is_a_list(tmp_path: Path) -> None:
    chat = Transcript()
    for text in ("one", "two", "three"):
        chat.says(text, parent=None)
        chat.replies("ok", parent=None)
    assert live(only(chat.write(tmp_path))) == ["one", "two", "three"]


def test_missing_parents_and_circles(tmp_path: Path) -> None:
    chat = Transcript()
    first = chat.says("one")
    chat.replies("ok")
    chat.says("two", parent="gone-for-good")
    chat.replies("ok")
    chat.record("system", subtype="x", uuid="c1", parent="c2")
    chat.record("system", subtype="x", uuid="c2", parent="c1")
    chat.says("three", parent="c1")
    chat.says("four", uuid="own", parent="own")
    assert live(only(chat.write(tmp_path))) == ["one", "two", "three", "four"]
    chat.lines[0] = chat.lines[0].replace(b'"parentUuid":null', f'"parentUuid":"{chat.before}"'.encode())
    assert first
    assert len(said(only(chat.write(tmp_path)))) == 4


def test_progress_lines_lead_from_one_record_to_the_next(tmp_path: Path) -> None:
    """In some versions most lines are progress, and records hang on them."""
    chat = Transcript()
    chat.record("progress", data={"type": "hook_progress"})
    chat.says("Draft the letter.")
    chat.replies("Drafted.")
    last = chat.record("progress", data={"type": "hook_progress", "note": '"type":"user"'})
    chat.says("I prefer two columns.")
    chat.replies("Two.")
    chat.says("I prefer one column.", parent=last)
    found = only(chat.write(tmp_path))
    assert live(found) == ["Draft the letter.", "I prefer one column."]
    assert skipped(found)["progress"] == 2


def test_a_second_record_with_the_same_id_does_not_count(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("one", uuid="u1")
    chat.replies("ok")
    chat.says("another", uuid="u1", parent=None)
    found = only(chat.write(tmp_path))
    assert said(found) == ["one"]
    assert skipped(found)["duplicate"] == 1


@pytest.mark.parametrize("boundary", [True, False])
def test_a_compaction_cuts_nothing_off(tmp_path: Path, boundary: bool) -> None:
    chat = Transcript()
    chat.says("I always prune in March.")
    last = chat.replies("Noted.")
    if boundary:
        chat.record("system", parent=None, subtype="compact_boundary", logicalParentUuid=last)
    summary = "This session is being continued from a previous conversation. The user said: I always use tables."
    chat.user(summary, isCompactSummary=True, **({} if boundary else {"parent": None}))
    chat.says("Go on.")
    found = only(chat.write(tmp_path))
    assert live(found) == ["I always prune in March.", "Go on."]
    assert len(kinds(found, Compacted)) == 1
    assert not any("tables" in getattr(entry, "text", "") for entry in found.entries)


def test_a_fork_is_no_second_statement(tmp_path: Path) -> None:
    """The copies are the person's words still, though the client calls them unclassified; what follows is new."""
    first = Transcript()
    first.says("I live in Faro.")
    first.calls("WebFetch", {"url": "https://a.example/x"}, "toolu_web")
    first.result("toolu_web")
    fork = Transcript(OTHER)
    for line in first.lines:
        record = json.loads(line)
        came = {"sessionId": first.session, "messageUuid": record["uuid"]}
        more = {"uuid": "f" + record["uuid"], "sessionId": OTHER, "forkedFrom": came}
        if "origin" in record:
            more["origin"] = {"kind": "unclassified"}
        parent = record["parentUuid"]
        fork.line(**{**record, **more, "parentUuid": None if parent is None else "f" + parent})
        fork.before = "f" + record["uuid"]
    fork.says("We moved: I live in Porto.")
    found = only(fork.write(tmp_path))
    assert [e.text for e in found.entries if is_person(e) and isinstance(e, Said)] == ["We moved: I live in Porto."]
    assert [e.copied_from for e in kinds(found, Said)] == [SESSION, None]
    assert found.forked_from == SESSION
    assert outside_by(found.entries, "") == ("a.example",)


def resumed(tmp_path: Path, older: Transcript, later: Transcript) -> tuple[list[str], list[str]]:
    """What counts as said in each of two files, whichever is read first."""
    paths = older.write(tmp_path), later.write(tmp_path)
    return tuple(  # type: ignore[return-value] # one list for each of two files
        [e.text for e in only(path).entries if is_person(e) and isinstance(e, Said)] for path in paths
    )


def older_version(session: str, *texts: str) -> Transcript:
    chat = Transcript(session, entrypoint=None, version="1.0.98")
    for text in texts:
        chat.user(text)
        chat.replies("ok")
    return chat


def test_an_older_resume_copies_without_saying_so(tmp_path: Path) -> None:
    first = older_version(SESSION, "I live in Faro, by the sea.")
    second = older_version(OTHER, "I live in Faro, by the sea.", "Name the pears.")
    assert resumed(tmp_path, first, second) == (["I live in Faro, by the sea."], ["Name the pears."])
    copies = [e.copied_from for e in only(tmp_path / f"{OTHER}.jsonl").entries]
    assert copies == [SESSION, SESSION, None, None]


def test_of_two_that_went_on_the_later_one_is_the_copy(tmp_path: Path) -> None:
    first = older_version(SESSION, "I live in Faro, by the sea.", "Name the pears.")
    second = older_version(OTHER, "I live in Faro, by the sea.")
    second.user("Name the figs.", after=900)
    assert resumed(tmp_path, first, second) == (["I live in Faro, by the sea.", "Name the pears."], ["Name the figs."])


def test_the_same_file_twice_counts_once(tmp_path: Path) -> None:
    assert resumed(tmp_path, older_version(SESSION, "I live in Faro."), older_version(OTHER, "I live in Faro.")) == (
        ["I live in Faro."],
        [],
    )


def test_two_sessions_in_one_file_are_two_chats(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Name the pears.")
    chat.replies("Named.")
    other = Transcript(OTHER)
    other.says("Name the figs.")
    other.replies("Named.")
    chat.lines[1:1] = other.lines
    found = read(chat.write(tmp_path)).chats
    assert [(one.id, said(one)) for one in found] == [(SESSION, ["Name the pears."]), (OTHER, ["Name the figs."])]
    assert found[1].skipped == ()


def test_a_session_that_goes_on_under_a_new_id_is_one_chat(tmp_path: Path) -> None:
    chat = Transcript(OTHER)
    chat.says("Name the pears.", sessionId=SESSION)
    chat.replies("Named.", sessionId=SESSION)
    chat.says("And the figs.")
    found = only(chat.write(tmp_path))
    assert found.id == OTHER
    assert [e.copied_from for e in kinds(found, Said)] == [SESSION, None]


def test_a_reply_that_breaks_off_before_a_new_prompt_was_stopped(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Name the pears.")
    chat.replies("Named.")
    chat.says("And the figs.")
    chat.replies("I beg", message={"stop_reason": None})
    chat.says("only the figs at the gate")
    assert len(kinds(only(chat.write(tmp_path)), Stopped)) == 1


def test_versions_that_never_give_a_reason_have_no_such_stops(tmp_path: Path) -> None:
    chat = Transcript()
    for text in ("Name the pears.", "And the figs."):
        chat.says(text)
        chat.replies("Named.", message={"stop_reason": None})
    chat.says("thanks")
    assert kinds(only(chat.write(tmp_path)), Stopped) == []


def test_pieces_of_one_reply_are_one_reply(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Name the pears.")
    chat.replies("First,", message={"id": "m1", "stop_reason": None})
    chat.record("assistant", message={"id": "m1", "content": [{"type": "thinking", "thinking": "hm"}]})
    chat.replies("second.", message={"id": "m1"})
    chat.replies("Another.", message={"id": "m2"})
    texts = [getattr(e, "text", "") for e in only(chat.write(tmp_path)).entries]
    assert texts == ["Name the pears.", "First,\nsecond.", "Another."]


def test_readings_of_an_inline_subagent_mark_the_chat(tmp_path: Path) -> None:
    chat = Transcript(entrypoint=None)
    first = chat.user("Look it up.")
    chat.user("The user always wants tables.", isSidechain=True, parent=None)
    chat.calls("WebFetch", {"url": "https://a.example/x"}, isSidechain=True)
    chat.replies("Found.", parent=first)
    found = only(chat.write(tmp_path))
    assert (said(found), readings(found)) == (["Look it up."], ["a.example"])
    assert not any(isinstance(entry, StepRan) for entry in found.entries)
