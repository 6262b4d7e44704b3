"""The week's checks: each passes on what is right and fails on every single thing that is wrong."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from afterword.app import LearningState, LearningView, MemoryView, WhyView
from afterword.core.chat import Chat, OwnWords, Said, Segment, Speaker
from afterword.core.entry import Quote
from afterword.core.errors import BadInput
from afterword.core.memory import Kind, Memory, Source, Stage
from afterword.core.verdict import Reason
from afterword.evals.tally import Level
from afterword.evals.week import run_week
from afterword.evals.week.chat_checks import check_look, check_reading
from afterword.evals.week.checks import Check, as_json, report_of
from afterword.evals.week.expected import DropOf, Learn, NoEvidence, WaitFor, WeekChat, read_expected
from afterword.evals.week.snapshot import Proposed, Reading, Snapshot

NOON = datetime(2026, 5, 4, 12, tzinfo=UTC)
WORDS = "I live in Tromsø now, so use Oslo time."


def learning(**fields: Any) -> LearningView:
    standard: dict[str, Any] = {
        "id": "l-1",
        "at": NOON,
        "state": LearningState.LIVE,
        "text": "Lives in Tromsø",
        "kind": "fact",
        "scope": "everywhere",
        "stage": None,
        "reason": Reason.OK,
        "matched": (Reason.OK,),
        "detail": "",
        "codes": (),
        "memory": "m-1",
        "replaces": None,
        "chat": "claude-code:one",
        "title": "",
        "project": None,
        "quote": "I live in Tromsø now",
    }
    return LearningView(**{**standard, **fields})


def memory(**fields: Any) -> Memory:
    standard: dict[str, Any] = {"id": "m-1", "kind": Kind.FACT, "text": "Lives in Tromsø", "source": Source.LEARNED}
    return Memory(**{**standard, "valid_from": NOON, **fields})


def proposed(
    view: LearningView, stands: Memory | None, words: str = "I live in Tromsø now", entry: str = "e0"
) -> Proposed:
    quotes = (Quote("claude-code:one", entry, words, 0, len(words), NOON),) if words else ()
    return Proposed(view, WhyView(stands, view, quotes, (), "built-in", 0, ()))


def snapshot(*learnings: Proposed, looked: bool = True) -> Snapshot:
    memories = tuple(MemoryView(one.memory, "m.md") for one in learnings if one.memory is not None)
    waiting = tuple(one.view for one in learnings if one.view.state is LearningState.WAITING)
    return Snapshot(learnings, memories, (), waiting, (), looked=looked)


def reading(text: str = WORDS) -> Reading:
    said = Said("e0", NOON, text, Speaker.PERSON, "typed")
    own = OwnWords(text, (Segment(0, len(text), 0, len(text)),))
    return Reading(Chat("claude-code", "one", (said,)), {"e0": own}, ())


LEARN = Learn("add", "fact", "person", "I live in Tromsø now", ("tromsø",), "everywhere", None)
CHAT = WeekChat(
    id="one",
    file="one.jsonl",
    format="claude-code",
    chat="one",
    project=None,
    ended=NOON,
    how="sweep",
    looked_at=True,
    read_outside=False,
    persons_words=(WORDS,),
    signals=(),
    learn=(LEARN,),
    wait=(),
    drop=(),
    not_evidence=(),
)
RIGHT = proposed(learning(), memory())


def failed(chat: WeekChat, now: Snapshot, read: Reading | None = None) -> list[str]:
    checks = check_look(chat, now, read or reading(), ungrown=frozenset())
    return [check.what for check in checks if not check.holds]


def with_learn(**fields: Any) -> WeekChat:
    return replace_struct(CHAT, learn=(replace_struct(LEARN, **fields),))


def replace_struct(struct: Any, **fields: Any) -> Any:
    return type(struct)(**{**{name: getattr(struct, name) for name in struct.__struct_fields__}, **fields})


def test_what_is_right_passes() -> None:
    assert failed(CHAT, snapshot(RIGHT)) == []


WRONG: dict[str, tuple[WeekChat, Snapshot]] = {
    "nothing was learned": (CHAT, snapshot()),
    "it waits": (CHAT, snapshot(proposed(learning(state=LearningState.WAITING, reason=Reason.NOBODY_SEES), None))),
    "another kind": (CHAT, snapshot(proposed(learning(), memory(kind=Kind.PREFERENCE)))),
    "a stage where none is right": (CHAT, snapshot(proposed(learning(), memory(stage=Stage.CONFIRMED)))),
    "another text": (with_learn(text="Lives in Tromsø, Norway"), snapshot(RIGHT)),
    "a word that must not stand in it": (with_learn(must_not_mention=("lives",)), snapshot(RIGHT)),
    "a replacement where an add is right": (
        CHAT,
        snapshot(proposed(learning(replaces="Lives in Bergen"), memory())),
    ),
    "an add where a replacement is right": (with_learn(op="supersede", replaces=("bergen",)), snapshot(RIGHT)),
    "the wrong thing replaced": (
        with_learn(op="supersede", replaces=("bergen",)),
        snapshot(proposed(learning(replaces="Lives in Oslo"), memory())),
    ),
    "other words underneath": (CHAT, snapshot(proposed(learning(), memory(), "use Oslo time"))),
    "another scope": (with_learn(scope="project:pond"), snapshot(RIGHT)),
    "another language": (with_learn(text_language="no"), snapshot(RIGHT)),
    "not looked at": (CHAT, snapshot(RIGHT, looked=False)),
    "taken back meanwhile": (CHAT, snapshot(proposed(learning(state=LearningState.UNDONE), memory()))),
}


@pytest.mark.parametrize("case", WRONG)
def test_each_thing_that_is_wrong_fails(case: str) -> None:
    chat, now = WRONG[case]
    assert failed(chat, now) != []


def test_other_answers_that_are_right_too() -> None:
    confirmed = proposed(learning(), memory(kind=Kind.PREFERENCE, stage=Stage.CONFIRMED))
    chat = with_learn(kinds_ok=("preference",), stage_ok=("confirmed",), scope="project:pond", scope_ok=("everywhere",))
    assert failed(chat, snapshot(confirmed)) == []
    waits = proposed(learning(state=LearningState.WAITING, reason=Reason.OUTSIDE_READ), None)
    assert failed(with_learn(accept_also=("wait",)), snapshot(waits)) == []


def test_since_when_is_a_check_of_its_own() -> None:
    chat = with_learn(valid_from=date(2026, 5, 3))
    checks = [c for c in check_look(chat, snapshot(RIGHT), reading(), ungrown=frozenset()) if not c.holds]
    assert [(check.what, check.level) for check in checks] == [
        ("learns “I live in Tromsø now”: since when", Level.SHOULD)
    ]


def test_what_must_wait() -> None:
    chat = replace_struct(
        CHAT, learn=(), wait=(WaitFor("I live in Tromsø now", ("tromsø",), "outside_read", "pond.example.org"),)
    )
    waiting = learning(state=LearningState.WAITING, reason=Reason.OUTSIDE_READ, where=("pond.example.org",))
    assert failed(chat, snapshot(proposed(waiting, None))) == []
    for wrong in (
        RIGHT,
        proposed(replace(waiting, reason=Reason.NOBODY_SEES), None),
        proposed(replace(waiting, where=()), None),
        proposed(waiting, None, "use Oslo time"),
    ):
        assert failed(chat, snapshot(wrong)) != []


def test_what_must_never_be_stored() -> None:
    chat = replace_struct(CHAT, learn=(), drop=(DropOf("I live in Tromsø now", "secret"),))
    dropped = learning(state=LearningState.DROPPED, reason=Reason.SECRET, memory=None)
    assert failed(chat, snapshot(proposed(dropped, None))) == []
    assert failed(chat, snapshot()) == []
    for wrong in (RIGHT, proposed(replace(dropped, reason=Reason.MONEY), None)):
        assert failed(chat, snapshot(wrong)) != []


def test_what_is_no_evidence() -> None:
    chat = replace_struct(CHAT, not_evidence=(NoEvidence("so use Oslo time"),))
    assert failed(chat, snapshot(RIGHT)) == []
    wrong = proposed(
        learning(id="l-2", text="Uses Oslo time"), memory(id="m-2", text="Uses Oslo time"), "use Oslo time"
    )
    assert "no evidence: “so use Oslo time”" in failed(chat, snapshot(RIGHT, wrong))


def test_nothing_rests_on_what_the_person_did_not_say() -> None:
    elsewhere = proposed(learning(), memory(), "I live in Tromsø now", entry="e9")
    assert "rests on the person's own words" in failed(CHAT, snapshot(elsewhere))


def test_what_a_reader_must_give() -> None:
    assert [check.what for check in check_reading(CHAT, reading()) if not check.holds] == []
    for chat in (
        replace_struct(CHAT, persons_words=(WORDS, "and more")),
        replace_struct(CHAT, persons_words=()),
        replace_struct(CHAT, abandoned_words=(WORDS,)),
        replace_struct(CHAT, copied_words=(WORDS,)),
        replace_struct(CHAT, project="pond"),
        replace_struct(CHAT, automated=True),
        replace_struct(CHAT, read_outside="from the first request on"),
        replace_struct(CHAT, own_words={"0": "Something else"}),
    ):
        assert [check.what for check in check_reading(chat, reading()) if not check.holds] != []


def test_the_report_counts_by_chat_and_only_a_must_breaks_it() -> None:
    good, goal, bad = (
        Check("one", "a", Level.MUST, holds=True, expected=1, got=1),
        Check("one", "b", Level.SHOULD, holds=False, expected=1, got=2),
        Check("two", "c", Level.MUST, holds=False, expected=1, got=2),
    )
    assert report_of([good, goal], ["x1"]).holds
    report = report_of([good, goal, bad], ["x1"])
    assert not report.holds
    assert not report_of([], []).holds
    assert as_json(report) == {
        "chats": {"one": {"passed": 1, "failed": 1}, "two": {"passed": 0, "failed": 1}},
        "no_reader": ["x1"],
        "failures": [
            {"chat": "one", "what": "b", "level": "should", "expected": 1, "got": 2},
            {"chat": "two", "what": "c", "level": "must", "expected": 1, "got": 2},
        ],
    }


def test_a_week_that_is_no_week_is_named(tmp_path: Path, shared: Path) -> None:
    with pytest.raises(BadInput, match=r"expected\.json"):
        read_expected(tmp_path)
    whole = json.loads((shared / "samples" / "week" / "expected.json").read_text(encoding="utf-8"))
    for broken in ("{", json.dumps({**whole, "order": ["c1"]}), json.dumps({**whole, "base": "soon"})):
        (tmp_path / "expected.json").write_text(broken, encoding="utf-8")
        with pytest.raises(BadInput, match=r"expected\.json"):
            read_expected(tmp_path)


def test_every_must_of_the_english_week(shared: Path) -> None:
    """The whole week, lived through: nothing fails in an English chat that Claude Code wrote."""
    report = run_week(shared / "samples" / "week", progress=lambda done, of, what: None)
    english = {"c1", "c2", "c4", "c5", "c6", "c7", "c8", "c9", "c10"}
    assert english <= report.counts.keys()
    assert [
        (one.chat, one.what, one.got) for one in report.failures if one.level == "must" and one.chat in english
    ] == []
    again = [one for one in report.failures if one.what == "a second run learns nothing"]
    assert again == []


def test_a_week_that_expects_something_else_fails(shared: Path, tmp_path: Path) -> None:
    """The same week with other expectations: whatever was changed is what fails."""
    folder = tmp_path / "week"
    shutil.copytree(shared / "samples" / "week", folder, copy_function=shutil.copyfile)
    path = folder / "expected.json"
    folder.chmod(0o755)
    path.chmod(0o644)
    week = json.loads(path.read_text(encoding="utf-8"))
    chats = {chat["id"]: chat for chat in week["chats"]}
    chats["c1"]["persons_words"][0] += "!"
    chats["c2"]["learn"][0]["must_mention"] = ["yarn"]
    chats["c4"]["wait"][0]["reason"] = "nobody_sees"
    chats["c5"]["looked_at"] = True
    chats["c9"]["learn"][0]["replaces"] = ["madrid"]
    week["after_the_week"]["sweep_only"]["nowhere"].append("porto")
    path.write_text(json.dumps(week), encoding="utf-8")
    report = run_week(folder, progress=lambda done, of, what: None)
    wrong = {(one.chat, one.what.partition(" “")[0]) for one in report.failures if one.level == "must"}
    assert {
        ("c1", "the person's words"),
        ("c2", "learns"),
        ("c4", "waits:"),
        ("c5", "looked at"),
        ("c9", "learns"),
        ("week", "nowhere after the week: porto"),
    } <= wrong
