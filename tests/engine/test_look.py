"""Looks: little chats, and what is remembered after them; '>' stands before the assistant's lines."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from tests.engine.house import MONDAY, House, chat, memory, outside
from tests.engine.looking import LEIPZIG, lines, looked, one, refused

from afterword.core.chat import Said, Speaker
from afterword.core.mark import LookMark
from afterword.core.memory import Everywhere, Place, Source
from afterword.core.verdict import Reason, SeenAgain
from afterword.engine.admit import Admission, Write
from afterword.engine.answer.erasing import erase_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import take
from afterword.engine.look import Run, look, state_of
from afterword.engine.rehearsal import Rehearsal
from afterword.engine.views import LookView, NotLooked


@pytest.fixture
def house() -> House:
    return House()


def test_a_fact_is_learned_and_explained(house: House) -> None:
    """Add a badge to the card.
    > Done.
    Thanks. I live in Leipzig, by the way.
    """
    view = looked(house, LEIPZIG)
    assert [learning.text for learning in view.learned] == ["Lives in Leipzig"]
    found = one(house, "leipzig")
    assert (found.scope, found.stage, found.source, found.chat) == (Everywhere(), None, Source.LEARNED, LEIPZIG.key)
    assert found.valid_from == LEIPZIG.entries[2].at
    told = house.desk.standing().learnings[found.learned or ""].learning
    (quote,) = told.quotes
    said = LEIPZIG.entries[2]
    assert isinstance(said, Said)
    assert quote.words == said.text[quote.start : quote.end]
    assert "I live in Leipzig" in quote.words
    assert house.agrees()


def test_a_chat_that_tells_nothing_is_free(house: House) -> None:
    """How many words does the letter have?
    > 412.
    And the September one?
    """
    view = looked(house, chat("How many words does the letter have?", "> 412.", "And the September one?"))
    assert view.free
    assert house.texts() == set()


def test_the_same_chat_is_looked_at_once(house: House) -> None:
    looked(house, LEIPZIG)
    before = lines(house)
    assert refused(house, LEIPZIG) == "nothing_new"
    assert lines(house) == before
    assert state_of(house.desk, house.desk.pen, LEIPZIG, Run()) == "learned"


def test_only_what_was_said_since_is_read(house: House) -> None:
    looked(house, LEIPZIG)
    longer = replace(LEIPZIG, entries=(*LEIPZIG.entries, *chat("My name is Sam.", key="later").entries))
    view = looked(house, longer)
    assert [learning.text for learning in (*view.learned, *view.again)] == ["Is called Sam"]


def test_a_fork_is_no_second_statement(house: House) -> None:
    looked(house, LEIPZIG)
    copies = tuple(replace(entry, id=f"f-{entry.id}", copied_from=LEIPZIG.key) for entry in LEIPZIG.entries)
    fork = replace(LEIPZIG, id="fork", forked_from=LEIPZIG.key, entries=copies)
    assert refused(house, fork) == "nothing_new"
    assert one(house, "leipzig").seen == 1


def test_a_chat_read_again_under_new_ids_is_not_looked_at_twice(house: House) -> None:
    looked(house, LEIPZIG)
    renamed = tuple(replace(entry, id=f"r-{entry.id}") for entry in LEIPZIG.entries)
    assert refused(house, replace(LEIPZIG, entries=renamed)) == "nothing_new"


def test_what_another_process_looked_at_meanwhile_is_left_to_it(house: House) -> None:
    class Slow(Rehearsal):
        """A pen under which another process looks before this one writes."""

        def mark(self, key: str) -> LookMark | None:
            found = super().mark(key)
            if found is None:
                looked(house, LEIPZIG)
            return found

    view = look(house.desk, Slow(house.desk.pen, house.clock), LEIPZIG, Run())
    assert isinstance(view, NotLooked)
    assert view.reason == "looked_meanwhile"


def test_what_was_said_after_a_reading_from_outside_waits_and_what_was_said_before_does_not(house: House) -> None:
    """I always put the Latin name first on cards.
    > Done.
    (reads example.org)
    I prefer two columns on every list page.
    """
    of = chat(
        "I always put the Latin name first on cards.",
        "> Done.",
        outside("example.org"),
        "I prefer two columns on every list page.",
    )
    view = looked(house, of)
    assert len(view.learned) == 1
    (waits,) = view.waiting
    assert (waits.reason, waits.detail, waits.where) == (Reason.OUTSIDE_READ, "example.org", ("example.org",))
    assert house.texts() == {view.learned[0].text}


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"automated": "entrypoint:sdk-cli"}, "automated"),
        ({"suspected": "one prompt"}, "suspected_automated"),
        ({"shared_with": "Mirela"}, "someone_elses_words"),
        ({"do_not_remember": True}, "do_not_remember"),
        ({"in_project": True}, "in_project"),
        ({"history": True}, "history"),
        ({"running": True}, "running"),
    ],
)
def test_chats_that_are_not_looked_at(house: House, changed: dict[str, Any], reason: str) -> None:
    assert refused(house, replace(LEIPZIG, **changed)) == reason
    assert lines(house) == 0


def test_a_chat_is_left_alone_until_it_was_quiet_for_ten_minutes(house: House) -> None:
    fresh = chat("I live in Leipzig.", at=MONDAY - timedelta(minutes=5))
    assert refused(house, fresh) == "not_quiet"
    house.later(minutes=6)
    assert len(looked(house, fresh).learned) == 1


def test_somebody_elses_words_are_never_evidence(house: House) -> None:
    theirs = Said("x", LEIPZIG.entries[0].at, "I live in Porto.", Speaker.SOMEONE_ELSE, "slack")
    looked(house, replace(LEIPZIG, entries=(*LEIPZIG.entries, theirs)))
    assert "Lives in Porto" not in house.texts()


# supersede


def test_a_move_replaces_the_old_place_which_stays_with_its_dates(house: House) -> None:
    """I live in Leipzig. … I live in Porto now."""
    looked(house, LEIPZIG)
    house.later(days=2)
    later = chat("I live in Porto now.", key="c2", at=house.clock.now() - timedelta(hours=1))
    (learned,) = looked(house, later).learned
    assert (learned.text, learned.replaces) == ("Lives in Porto", "Lives in Leipzig")
    assert house.texts() == {"Lives in Porto"}
    old = house.desk.standing().memory(one(house, "porto").supersedes or "")
    assert old is not None
    assert (old.place, old.superseded_by) == (Place.SUPERSEDED, one(house, "porto").id)
    assert old.invalid_at == one(house, "porto").valid_from


def test_what_the_person_wrote_is_not_replaced_by_a_look(house: House) -> None:
    mine = memory("m-mine", "Lives in Leipzig", source=Source.YOU)
    house.desk.pen.admit(Admission(writes=(Write(mine, "a-1"),)))
    house.later(days=1)
    later = chat("I live in Porto now.", key="c2", at=house.clock.now() - timedelta(hours=1))
    (waits,) = looked(house, later).waiting
    assert waits.reason is Reason.REPLACES_OWN
    assert house.texts() == {"Lives in Leipzig"}


def test_what_a_hand_changed_in_its_file_is_not_replaced_by_a_look(house: House) -> None:
    looked(house, LEIPZIG)
    found = one(house, "leipzig")
    house.edit(found.id, "Lives in Leipzig", "Lives in Lausanne")
    house.later(days=1)
    later = chat("I live in Porto now.", key="c2", at=house.clock.now() - timedelta(hours=1))
    view = looked(house, later)
    assert len(view.waiting) == 1
    assert "Lives in Lausanne" in house.lies().values()


def test_old_chats_replace_nothing_that_began_later(house: House) -> None:
    looked(house, LEIPZIG)
    old = chat("I live in Berlin.", key="old", at=MONDAY - timedelta(days=400))
    looked(house, replace(old, history=True), Run(history=True, named=True, counted=False))
    assert house.texts() == {"Lives in Leipzig"}
    (berlin,) = [m.memory for m in house.desk.standing().memories.values() if "Berlin" in m.memory.text]
    assert (berlin.place, berlin.superseded_by) == (Place.SUPERSEDED, one(house, "leipzig").id)
    assert berlin.invalid_at == one(house, "leipzig").valid_from


# seen again, never again


def test_the_same_again_counts_once_a_chat(house: House) -> None:
    looked(house, LEIPZIG)
    house.later(days=1)
    again = chat(
        "I live in Leipzig.",
        "> Noted.",
        "As I said, I live in Leipzig.",
        key="c2",
        at=house.clock.now() - timedelta(hours=1),
    )
    looked(house, again)
    assert one(house, "leipzig").seen == 2
    assert one(house, "leipzig").last_seen == again.entries[2].at
    assert len(house.lies()) == 1


def test_the_same_after_a_reading_from_outside_only_moves_when_it_was_last_said(house: House) -> None:
    looked(house, LEIPZIG)
    house.later(days=1)
    again = chat(outside(), "I live in Leipzig.", key="c2", at=house.clock.now() - timedelta(hours=1))
    looked(house, again)
    assert one(house, "leipzig").seen == 1
    assert one(house, "leipzig").last_seen == again.entries[1].at


def test_what_was_taken_back_is_not_learned_again(house: House) -> None:
    (learned,) = looked(house, LEIPZIG).learned
    take(house.desk, undo_question(learned.id), house.hand())
    again = chat("I live in Leipzig.", key="c2")
    (dropped,) = looked(house, again).dropped
    assert dropped.reason is Reason.TOLD_NOT_TO
    assert house.texts() == set()


def test_what_was_erased_is_not_learned_again_and_not_named(house: House) -> None:
    looked(house, LEIPZIG)
    take(house.desk, erase_question(one(house, "leipzig").id), house.hand())
    (dropped,) = looked(house, chat("I live in Leipzig.", key="c2")).dropped
    assert dropped.reason is Reason.TOLD_NOT_TO
    assert house.texts() == set()


# what must not be kept


SECRETIVE = chat(
    "Deploy it. The token is glpat-FAKE_0123456789abcdef and I always deploy to staging first.", "> Done.", key="s"
)


def test_a_sentence_with_a_secret_is_silent_whole_and_leaves_no_trace(house: House) -> None:
    looked(house, SECRETIVE)
    assert house.texts() == set()
    assert "glpat" not in str(list(house.record.lines()))
    assert house.desk.standing().waiting() == ()


# logged, heard, rehearsed


def test_words_from_before_the_person_agreed_are_not_heard(house: House) -> None:
    assert refused(house, LEIPZIG, Run(since=MONDAY)) == "earlier"
    assert house.texts() == set()


def test_a_rehearsal_shows_the_same_and_leaves_nothing(house: House) -> None:
    pen = Rehearsal(house.desk.pen, house.clock)
    view = look(house.desk, pen, LEIPZIG, Run())
    assert isinstance(view, LookView)
    assert [learning.text for learning in view.learned] == ["Lives in Leipzig"]
    assert lines(house) == 0
    assert house.files.contents == {}
    assert [learning.text for learning in looked(house, LEIPZIG).learned] == ["Lives in Leipzig"]


def test_verdicts_of_seen_again_name_the_memory(house: House) -> None:
    looked(house, LEIPZIG)
    looked(house, chat("I live in Leipzig.", key="c2"))
    told = [t.learning for t in house.desk.standing().learnings.values() if isinstance(t.learning.verdict, SeenAgain)]
    assert [learning.memory for learning in told] == [one(house, "leipzig").id]
