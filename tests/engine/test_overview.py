"""What a person sees at a glance: the first page, why, earlier, health, and what repair mends."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.engine.house import MONDAY, House, chat

from afterword.core.entry import Answered, AnswerKind, FileTrouble, Held, Refused, Route, Sent, Unreadable
from afterword.core.errors import UnknownId
from afterword.core.fileop import Intent, PutFile
from afterword.core.memory import Kind
from afterword.core.verdict import CheckCode
from afterword.engine.admit import Admission
from afterword.engine.answer.erasing import erase_question
from afterword.engine.answer.keeping import forget_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import take
from afterword.engine.health import health
from afterword.engine.look import Run, look
from afterword.engine.overview import earlier, learned, learned_this_week, memories, overview, sent, waiting, why
from afterword.engine.repair import repair
from afterword.engine.views import LookView, Repaired
from afterword.ports import Batch


@pytest.fixture
def house() -> House:
    return House()


def codes(house: House) -> dict[str, str]:
    return {line.code: line.level for line in health(house.desk, "home", "1").lines}


def test_the_first_page(house: House) -> None:
    assert overview(house.desk, "home").next_step == "afterword learn"
    house.learn("Lives in Berlin")
    house.learn("Speaks Dutch", waits=True)
    page = overview(house.desk, "home")
    assert (page.memories, page.by_kind, page.waiting, page.learned_this_week) == (1, (("fact", 1),), 1, 1)
    assert page.newest is not None
    assert (page.newest.text, page.next_step, page.learning) == ("Lives in Berlin", "afterword waiting", "on")


def test_learning_that_is_off_or_paused_is_said(house: House) -> None:
    house.with_terms(learning=False)
    assert overview(house.desk, "home").learning == "off"
    house.with_terms(learning=True, paused_until=MONDAY + timedelta(hours=1))
    assert overview(house.desk, "home").learning.startswith("paused until")
    assert codes(house)["learning"] == "note"
    house.later(hours=2)
    assert overview(house.desk, "home").learning == "on"


def test_what_was_learned_is_shown_newest_first_and_by_the_week(house: House) -> None:
    house.learn("Lives in Berlin")
    house.later(days=8)
    house.learn("Speaks Dutch")
    house.learn("Owns a cat", waits=True)
    assert [v.text for v in learned(house.desk, week=False, everything=False)] == ["Speaks Dutch", "Lives in Berlin"]
    assert [v.text for v in learned(house.desk, week=True, everything=False)] == ["Speaks Dutch"]
    assert len(learned(house.desk, week=False, everything=True)) == 3
    assert [v.text for v in waiting(house.desk)] == ["Owns a cat"]


def test_what_was_forgotten_is_not_counted_as_learned_this_week(house: House) -> None:
    house.learn("Lives in Berlin")
    house.learn("Speaks Dutch")
    assert [v.text for v in learned_this_week(house.desk)] == ["Speaks Dutch", "Lives in Berlin"]
    dutch = next(one.id for one in house.desk.standing().live() if one.text == "Speaks Dutch")
    take(house.desk, forget_question(dutch), house.hand())
    assert [v.text for v in learned_this_week(house.desk)] == ["Lives in Berlin"]
    assert overview(house.desk, "home").learned_this_week == 1


def test_why_by_learning_or_memory_with_answers_and_what_was_said_again(house: House) -> None:
    look(house.desk, house.desk.pen, chat("I live in Leipzig."), Run())
    house.later(hours=2)
    look(house.desk, house.desk.pen, chat("I live in Leipzig.", key="c2"), Run())
    (memory,) = house.desk.standing().live()
    by_memory, by_learning = why(house.desk, memory.id), why(house.desk, memory.learned or "")
    assert by_memory.memory == by_learning.memory == memory
    assert [q.chat for q in by_memory.quotes] == ["claude-code:c1"]
    assert [view.chat for view in by_memory.seen_again] == ["claude-code:c2"]
    take(house.desk, undo_question(memory.learned), house.hand())
    (answer,) = why(house.desk, memory.id).answers
    assert (answer.answer, answer.route, answer.vouched) == (AnswerKind.UNDO, Route.HOST_KEY, True)
    with pytest.raises(UnknownId):
        why(house.desk, "l-nothing")


def test_earlier_says_until_when_and_why(house: House) -> None:
    a = house.learn("Lives in Berlin")
    b = house.learn("Lives in Porto", replaces=house.of(a))
    (view,) = earlier(house.desk)
    assert (view.memory.text, view.replaced_by, view.because) == ("Lives in Berlin", "Lives in Porto", "replaced")
    assert view.until is not None
    take(house.desk, undo_question(b), house.hand())
    assert [(view.memory.text, view.because) for view in earlier(house.desk)] == [("Lives in Porto", "taken back")]


def test_memories_go_by_kind_and_name_their_trouble(house: House) -> None:
    one = house.learn("Lives in Berlin")
    house.edit(house.of(one), "Lives in Berlin", "Lives in Bonn")
    (view,) = memories(house.desk, None)
    assert (view.memory.text, view.edited, view.trouble) == ("Lives in Berlin", True, None)
    assert memories(house.desk, Kind.PREFERENCE) == ()


def test_what_left_is_listed_newest_first(house: House) -> None:
    lines = tuple(Sent(f"s-{n}", "c1", "one", "small", "https://example.org", "my words", n) for n in (1, 2))
    house.desk.pen.admit(Admission(lines))
    assert [view.id for view in sent(house.desk)] == ["s-2", "s-1"]


def test_a_healthy_home(house: House) -> None:
    assert codes(house) == dict.fromkeys(("well", "record", "files", "learning"), "ok")


def test_what_is_not_well_is_named_with_the_next_step(house: House) -> None:
    one = house.learn("Lives in Berlin")
    house.files.contents["new.md"] = b'---\nid: "m-x"\nkind: "fact"\n---\n\nOwns a cat\n'
    del house.files.contents[house.path(house.of(one))]
    refused = Refused(AnswerKind.UNDO, one, Route.TERMINAL, "agent_process")
    by_file = Answered("a-9", AnswerKind.MARK, "c1", Route.UNKNOWN)
    house.desk.pen.admit(Admission((refused, by_file)))
    house.record.commit(Batch(intents=(Intent("i-9", ()),)), at=MONDAY)
    found = codes(house)
    assert found["missing"] == found["intents"] == "trouble"
    assert {"unsealed", "refused", "unvouched"} <= set(found)


def test_a_memory_is_named_by_its_words_made_plain_and_cut_and_a_secret_by_none(house: House) -> None:
    gone, edited, held = (
        house.learn(text) for text in ("Lives in Berlin", "Speaks Dutch", f"Owns \u202e{'cats ' * 30}cats")
    )
    secret = house.learn("Uses hunter2swordfish")
    del house.files.contents[house.path(house.of(gone))]
    house.edit(house.of(edited), "Speaks Dutch", "Speaks Danish")
    why_held = ((held, CheckCode.LIFTED), (secret, CheckCode.SECRET))
    lines = (Held(house.of(one), FileTrouble.FAILS_CHECK, (code,)) for one, code in why_held)
    house.desk.pen.admit(Admission(tuple(lines)))
    said = [line for line in health(house.desk, "home", "1").lines if line.code in {"missing", "edited", "held"}]
    cats = "“Owns cats cats cats cats cats cats cats cats cats cats…”"
    assert [line.says for line in said] == [
        "1 memory file is missing: “Lives in Berlin”.",
        "The file of “Speaks Dutch”: changed by hand.",
        f"Left out is {cats}: the memory check held it.",
        "Left out is a memory: the memory check held it.",
    ]
    steps = (f"Put it back, or let it go: afterword forget {house.of(gone)}", f"afterword why {house.of(held)}")
    assert (said[0].next_step, said[2].next_step) == steps


def test_an_unreadable_never_list_is_trouble_and_everything_waits(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    house.learn("Lives in Berlin")
    lines = [replace(line, body=Unreadable("NeverAdded")) for line in house.record.lines()][:1]
    broken = [*lines, *list(house.record.lines())[1:]]
    monkeypatch.setattr(house.record, "lines", lambda after=0: iter(broken[after:]))
    house.reopen()
    assert {"unreadable", "never_list"} <= set(codes(house))
    view = look(house.desk, house.desk.pen, chat("My name is Sam.", key="c9"), Run())
    assert isinstance(view, LookView)
    assert [one.reason.value for one in view.waiting] == ["never_list_unreadable"]


def test_a_folder_that_is_away_is_trouble(house: House) -> None:
    house.learn("Lives in Berlin")
    house.files.present = False
    assert codes(house)["folder"] == "trouble"


def test_repair_finishes_what_was_cut_off(house: House) -> None:
    assert repair(house.desk) == Repaired(())
    intent = Intent("i-9", (PutFile("note.md", b"x", over=""),))
    house.record.commit(Batch(intents=(intent,)), at=MONDAY)
    assert len(repair(house.desk).did) == 1
    assert house.files.contents["note.md"] == b"x"
    assert repair(house.desk) == Repaired(())


def test_erasing_takes_the_words_out_of_patterns_and_their_evidence(house: House) -> None:
    of = chat("Write the title.", "> The color of seeds.", "No, British spelling, not American.")
    look(house.desk, house.desk.pen, of, Run())
    (memory,) = house.desk.standing().live()
    take(house.desk, erase_question(memory.id), house.hand())
    said = str(list(house.record.lines())).lower()
    assert "british" not in said
    assert house.texts() == set()


def test_a_forgotten_pattern_begins_no_new_one_by_itself(house: House) -> None:
    of = chat("Write the title.", "> The color of seeds.", "No, British spelling, not American.")
    look(house.desk, house.desk.pen, of, Run())
    (memory,) = house.desk.standing().live()
    take(house.desk, forget_question(memory.id), house.hand())
    house.later(hours=2)
    again = chat("Write the title.", "> The color.", "No, British spelling, not American.", key="c2")
    look(house.desk, house.desk.pen, again, Run())
    assert house.texts() == set()
