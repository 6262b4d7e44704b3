"""Words that stand in no user record of their own: queued, said while refusing, answered. Each is counted once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.assistants.transcript import HUMAN, Transcript, kinds, only, said, skipped, steps, why

from afterword.core.chat import Edited, Said, Speaker, StepRan, Stopped, Via

REFUSED = "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit)."


def queued(chat: Transcript, text: Any, **more: Any) -> str:
    return chat.attaches(type="queued_command", prompt=text, **{"origin": {"kind": "human"}, **more})


def test_queued_words_stand_in_an_attachment(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    queued(chat, [{"type": "text", "text": "and label them"}], source_uuid="q1")
    found = only(chat.write(tmp_path))
    assert said(found) == ["Graft the pears.", "and label them"]
    assert [e.via for e in kinds(found, Said) if isinstance(e, Said)] == [Via.TYPED, Via.QUEUED]


@pytest.mark.parametrize(
    ("text", "more", "counts"),
    [
        ("and label them", {"origin": None}, True),
        ("and label them", {"origin": None, "commandMode": "prompt"}, True),
        ("and label them", {"origin": None, "commandMode": "task-notification"}, False),
        ("and label them", {"origin": None, "isMeta": True}, False),
        ("and label them", {"origin": {"kind": "task-notification"}}, False),
        ("<task-notification>done</task-notification>", {"origin": None, "commandMode": "prompt"}, False),
    ],
)
def test_queued_text_may_be_the_clients(tmp_path: Path, text: str, more: dict[str, Any], counts: bool) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    queued(chat, text, **more)
    assert said(only(chat.write(tmp_path))) == ["Graft the pears.", *([text] if counts else [])]


def test_the_queue_and_the_attachment_are_one_statement(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    chat.queues("and label them")
    queued(chat, "and label them", source_uuid="q1")
    chat.queues("and label them", "remove", reason="absorbed_mid_turn", commandUuid="q1")
    assert said(only(chat.write(tmp_path))) == ["Graft the pears.", "and label them"]


def test_the_queue_and_the_turn_that_came_of_it_are_one_statement(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    chat.queues("and label them").queues("", "dequeue")
    chat.replies("Grafted.")
    chat.user("and label them", promptSource="queued", turnOrigin="human")
    assert said(only(chat.write(tmp_path))) == ["Graft the pears.", "and label them"]


def test_several_that_waited_may_become_one_turn(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    chat.queues("and label them").queues("in pencil").queues("", "dequeue").queues("", "dequeue")
    chat.user("and label them\nin pencil", promptSource="queued", turnOrigin="human")
    assert said(only(chat.write(tmp_path))) == ["Graft the pears.", "and label them\nin pencil"]


def test_words_taken_up_in_mid_turn_stand_in_the_queue_alone(tmp_path: Path) -> None:
    """Versions around 2.1.39 leave no other trace of them, and give no reason."""
    chat = Transcript(entrypoint=None)
    chat.user("Graft the pears.")
    call = chat.calls("Bash", {"command": "make graft"})
    chat.queues("and label them").queues("", "remove")
    chat.result(call)
    chat.replies("Grafted and labelled.")
    found = only(chat.write(tmp_path))
    assert said(found) == ["Graft the pears.", "and label them"]
    assert why(found, "and label them") == "queue_only"
    assert [type(e) for e in found.entries][1:3] == [Said, StepRan]


def test_saying_the_same_again_later_is_a_second_statement(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    chat.queues("continue").queues("", "remove")
    for _ in range(3):
        chat.replies("On it.")
    chat.says("continue")
    assert said(only(chat.write(tmp_path))) == ["Graft the pears.", "continue", "continue"]


def test_words_that_were_pulled_back_or_removed_were_never_said(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    chat.queues("and burn the rest").queues("", "popAll")
    chat.queues("and sell them").queues("and sell them", "remove", reason="user_removed")
    assert said(only(chat.write(tmp_path))) == ["Graft the pears."]


@pytest.mark.parametrize(
    "text", ["/compact", "/prune only the pears", "!ls rows", "<task-notification>x</task-notification>"]
)
def test_commands_and_notices_in_the_queue_are_no_words(tmp_path: Path, text: str) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    chat.queues(text)
    found = only(chat.write(tmp_path))
    assert said(found) == ["Graft the pears."]
    assert skipped(found)["queue:no_words"] == 1


def test_a_path_in_the_queue_is_no_command(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    chat.queues("/home/mira/rows.csv is the right file")
    assert said(only(chat.write(tmp_path)))[1:] == ["/home/mira/rows.csv is the right file"]


def test_a_kit_queues_its_prompts_too(tmp_path: Path) -> None:
    """A program that feeds prompts over the kit: nobody is behind them, in the queue as little as in the turn."""
    chat = Transcript(entrypoint="sdk-py")
    chat.queues("I prefer one line a row.").queues("", "dequeue")
    chat.user("I prefer one line a row.", promptSource="sdk")
    chat.replies("Rows.")
    chat.queues("I always want JSON.")
    found = only(chat.write(tmp_path))
    assert said(found) == []
    assert found.automated == "prompt:sdk"


def test_an_attachment_and_a_turn_within_seconds_are_one_statement(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Graft the pears.")
    queued(chat, "and label them")
    chat.says("and label them", after=60.1)
    assert said(only(chat.write(tmp_path))) == ["Graft the pears.", "and label them"]


def test_a_reason_for_refusing_is_the_persons(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Prune.")
    call = chat.calls("Bash", {"command": "rm -rf rows"})
    chat.result(call, REFUSED, error=True, toolDenialKind="user-rejected", userFeedback="move them, never delete")
    found = only(chat.write(tmp_path))
    entry = kinds(found, Said)[-1]
    assert isinstance(entry, Said)
    assert (entry.text, entry.via, entry.attributed) == ("move them, never delete", Via.FEEDBACK, True)
    assert steps(found) == []


@pytest.mark.parametrize(
    ("tail", "words"),
    [
        (" To tell you how to proceed, the user said:\nmove them, never delete", "move them, never delete"),
        (" The user provided the following reason for the rejection: move them", "move them"),
        (
            " The user said:\nmove them\n\nNote: The user's next message may contain a correction or preference.",
            "move them",
        ),
        (" STOP what you are doing and wait for the user to tell you how to proceed.", None),
    ],
)
def test_older_versions_put_the_reason_behind_a_fixed_sentence(tmp_path: Path, tail: str, words: str | None) -> None:
    chat = Transcript(entrypoint=None)
    chat.user("Prune.")
    call = chat.calls("Bash", {"command": "rm -rf rows"})
    chat.result(call, REFUSED + tail, error=True)
    found = only(chat.write(tmp_path))
    assert said(found) == ["Prune.", *([words] if words else [])]
    assert steps(found) == []


def test_a_fixed_sentence_in_ordinary_output_is_output(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Show the log.")
    chat.runs("cat log", "12:00 To tell you how to proceed, the user said:\nI prefer tabs", error=True)
    assert said(only(chat.write(tmp_path))) == ["Show the log."]


def test_a_call_that_was_interrupted_is_a_stop_and_no_step(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Prune.")
    call = chat.calls("Bash", {"command": "make prune"})
    chat.result(call, "interrupted", error=True, toolDenialKind="interrupted")
    found = only(chat.write(tmp_path))
    assert (len(kinds(found, Stopped)), steps(found)) == (1, [])


QUESTIONS = [
    {"question": "Which rows?", "options": [{"label": "Pears"}, {"label": "Quinces, old ones"}], "multiSelect": True},
    {"question": "When?", "options": [{"label": "March"}]},
]


@pytest.mark.parametrize(
    ("answers", "picked", "typed"),
    [
        ({"Which rows?": "Pears", "When?": "March"}, ["Pears", "March"], []),
        ({"Which rows?": "Pears, Quinces, old ones"}, ["Pears", "Quinces, old ones"], []),
        ({"When?": "I never prune before the last frost"}, [], ["I never prune before the last frost"]),
        ({"Which rows?": "Pears, and the two at the gate"}, ["Pears"], ["and the two at the gate"]),
        ({"When?": "Marching season"}, [], ["Marching season"]),
    ],
)
def test_what_was_typed_instead_of_a_label_is_the_persons(
    tmp_path: Path, answers: dict[str, str], picked: list[str], typed: list[str]
) -> None:
    chat = Transcript()
    chat.says("Plan it.")
    call = chat.calls("AskUserQuestion", {"questions": QUESTIONS})
    shown = "User has answered your questions: " + ", ".join(f'"{q}"="{a}"' for q, a in answers.items())
    chat.result(call, shown, error=None, toolUseResult={"questions": QUESTIONS, "answers": answers})
    found = only(chat.write(tmp_path))
    assert said(found, Speaker.ASSISTANT) == picked
    assert said(found) == ["Plan it.", *typed]


def test_answers_are_read_from_the_text_where_nothing_else_has_them(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Plan it.")
    call = chat.calls("AskUserQuestion", {"questions": QUESTIONS})
    shown = 'User has answered your questions: "Which rows?"="Pears", "When?"="after the \\"frost\\""'
    chat.result(call, shown, error=None, toolUseResult="text")
    found = only(chat.write(tmp_path))
    assert (said(found, Speaker.ASSISTANT), said(found)[1:]) == (["Pears"], ['after the \\"frost\\"'])


def test_notes_beside_a_choice_are_typed(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Plan it.")
    call = chat.calls("AskUserQuestion", {"questions": QUESTIONS})
    result = {
        "questions": QUESTIONS,
        "answers": {"When?": "March"},
        "annotations": {"When?": {"notes": "the second half"}},
    }
    chat.result(call, "x", error=None, toolUseResult=result)
    found = only(chat.write(tmp_path))
    assert (said(found, Speaker.ASSISTANT), said(found)[1:]) == (["March"], ["the second half"])


def test_without_its_labels_an_answer_may_be_a_choice(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Plan it.")
    call = chat.calls("AskUserQuestion", {"odd": 1})
    chat.result(call, "x", error=None, toolUseResult={"answers": {"When?": "March"}})
    assert said(only(chat.write(tmp_path))) == ["Plan it."]


def edit_of(chat: Transcript, new: str, made: str, *, by_hand: bool) -> None:
    call = chat.calls("Edit", {"file_path": "/home/mira/orchard/label.ts", "old_string": "a", "new_string": new})
    result = {"filePath": "label.ts", "oldString": "a", "newString": made, "userModified": by_hand}
    chat.result(call, "updated", error=None, toolUseResult=result)


def test_an_edit_that_the_person_changed_is_kept_as_two_short_strings(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Write the label.")
    edit_of(chat, "one\ncolor\nthree", "one\ncolour\nthree", by_hand=True)
    (edit,) = kinds(only(chat.write(tmp_path)), Edited)
    assert isinstance(edit, Edited)
    assert (edit.before, edit.after) == ("color", "colour")


def test_a_long_edit_is_cut(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Write the label.")
    edit_of(chat, "a" * 900, "b" * 900, by_hand=True)
    (edit,) = kinds(only(chat.write(tmp_path)), Edited)
    assert isinstance(edit, Edited)
    assert (len(edit.before), len(edit.after)) == (200, 200)


@pytest.mark.parametrize(("made", "by_hand"), [("colour", False), ("color", True)])
def test_an_edit_that_nobody_changed_is_none(tmp_path: Path, made: str, by_hand: bool) -> None:
    chat = Transcript()
    chat.says("Write the label.")
    edit_of(chat, "color", made, by_hand=by_hand)
    assert kinds(only(chat.write(tmp_path)), Edited) == []


def test_a_file_changed_outside_is_not_said_to_be_the_persons_doing(tmp_path: Path) -> None:
    chat = Transcript()
    chat.says("Write the label.", **HUMAN)
    chat.attaches(type="edited_text_file", filename="label.ts", snippet="1 colour")
    assert kinds(only(chat.write(tmp_path)), Edited) == []
