"""Looks: little chats, and what is remembered after them. Each docstring is the chat, '>' before the assistant's
lines.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from tests.engine.house import FERRIES, LETTERS, MONDAY, SEEDBOX, House, chat, memory, outside, preference

from afterword.core.chat import Chat, Project, Said, Speaker, Step, StepRan
from afterword.core.entry import CardKind, Noted
from afterword.core.mark import LookMark
from afterword.core.memory import Chatless, Everywhere, InProject, Memory, Place, Source, Stage
from afterword.core.pattern import PatternState
from afterword.core.verdict import Mode, Reason, SeenAgain
from afterword.engine.admit import Admission, Write
from afterword.engine.answer.erasing import erase_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import take
from afterword.engine.look import Run, look, state_of
from afterword.engine.rehearsal import Rehearsal
from afterword.engine.retrying import try_again
from afterword.engine.views import LookView, NotLooked


@pytest.fixture
def house() -> House:
    return House()


def looked(house: House, of: Chat, run: Run | None = None) -> LookView:
    view = look(house.desk, house.desk.pen, of, run or Run())
    assert isinstance(view, LookView), view
    return view


def refused(house: House, of: Chat, run: Run | None = None) -> str:
    view = look(house.desk, house.desk.pen, of, run or Run())
    assert isinstance(view, NotLooked), view
    return view.reason


def one(house: House, word: str) -> Memory:
    found = [m for m in house.desk.standing().live() if word.lower() in m.text.lower()]
    assert len(found) == 1, house.texts()
    return found[0]


def lines(house: House) -> int:
    return len(list(house.record.lines()))


LEIPZIG = chat("Add a badge to the card.", "> Done.", "Thanks. I live in Leipzig, by the way.")


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


# limits and modes


HABITS = chat(
    "I live in Leipzig.",
    "> Noted.",
    "My name is Sam.",
    "> Noted.",
    "I work as a gardener.",
    "> Noted.",
    "I prefer short answers.",
    "> Noted.",
    "I prefer dark mode.",
)


def test_more_than_three_in_one_look_wait(house: House) -> None:
    view = looked(house, HABITS)
    assert len(view.learned) == 3
    assert {learning.reason for learning in view.waiting} == {Reason.OVER_LOOK_LIMIT}
    assert {learning.kind for learning in view.learned} == {"fact"}


def test_more_than_eight_in_a_day_wait_and_the_next_day_begins_anew(house: House) -> None:
    for number in range(8):
        house.learn(f"Owns a bicycle number {number}")
    house.later(minutes=30)
    (waits,) = looked(house, LEIPZIG).waiting
    assert waits.reason is Reason.OVER_DAY_LIMIT
    house.later(days=1)
    assert len(looked(house, chat("My name is Sam.", key="c2")).learned) == 1


def test_a_preview_counts_against_no_limit(house: House) -> None:
    view = looked(house, HABITS, Run(counted=False))
    assert len(view.learned) == 5
    house.later(minutes=30)
    assert len(looked(house, chat("I'm left-handed.", key="c2")).learned) == 1


def test_in_mode_ask_everything_waits(house: House) -> None:
    house.with_terms(mode=Mode.ASK)
    (waits,) = looked(house, LEIPZIG).waiting
    assert waits.reason is Reason.MODE_ASK


def test_learning_that_is_off_looks_at_nothing(house: House) -> None:
    house.with_terms(learning=False)
    assert refused(house, LEIPZIG) == "learning_off"
    assert house.desk.pen.mark(LEIPZIG.key) is None


# corrections that grow up


def correction(key: str, at: timedelta, project: Project | None = SEEDBOX) -> Chat:
    """Write the title. > Here: 'The color of seeds'. No, British spelling, not American."""
    return chat(
        "Write the title of the page.",
        "> The color of seeds.",
        "No, British spelling, not American.",
        key=key,
        at=MONDAY + at - timedelta(hours=1),
        project=project,
    )


def test_the_same_correction_three_times_grows_up_and_asks_once(house: House) -> None:
    (first,) = looked(house, correction("c1", timedelta())).learned
    found = one(house, "british")
    assert (found.stage, found.scope) == (Stage.TENTATIVE, InProject(SEEDBOX.key, "seedbox"))
    house.later(days=1)
    looked(house, correction("c2", timedelta(days=1), FERRIES))
    assert (one(house, "british").stage, one(house, "british").scope) == (Stage.EMERGING, Everywhere())
    house.later(days=1)
    third = looked(house, correction("c3", timedelta(days=2), LETTERS))
    assert one(house, "british").stage is Stage.PENDING
    (card,) = third.cards
    assert "british" in card.words.lower()
    assert "american" in card.words.lower()
    house.later(days=1)
    fourth = looked(house, correction("c4", timedelta(days=3)))
    assert fourth.cards == ()
    assert len(house.desk.standing().open_cards()) == 1
    assert len(house.lies()) == 1
    assert first.id in house.desk.standing().learnings
    (pattern,) = house.desk.standing().patterns.values()
    assert (len(pattern.evidence), pattern.state) == (4, PatternState.ASKED)


def test_a_chat_counts_once_however_often_it_says_it(house: House) -> None:
    three_times = chat(
        "Write it.",
        "> The color.",
        "No, British spelling, not American.",
        "> The flavor.",
        "No, British spelling, not American!",
    )
    looked(house, three_times)
    assert one(house, "british").stage is Stage.TENTATIVE


def test_in_one_project_it_stays_there(house: House) -> None:
    for number in range(2):
        looked(house, correction(f"c{number}", timedelta(days=number)))
        house.later(days=1)
    assert (one(house, "british").stage, one(house, "british").scope) == (
        Stage.EMERGING,
        InProject(SEEDBOX.key, "seedbox"),
    )


def test_in_a_chat_without_a_project_it_reaches_such_chats(house: House) -> None:
    looked(house, correction("c1", timedelta(), None))
    assert one(house, "british").scope == Chatless()


def test_said_in_so_many_words_it_is_confirmed_at_once(house: House) -> None:
    looked(house, correction("c1", timedelta()))
    house.later(days=1)
    stated = chat("I prefer British spelling.", key="c2", at=house.clock.now() - timedelta(hours=1))
    looked(house, stated)
    assert (one(house, "british").stage, one(house, "british").scope) == (Stage.CONFIRMED, Everywhere())


def test_what_was_put_aside_comes_back_when_it_is_said_again(house: House) -> None:
    from afterword.engine.ageing import age

    looked(house, correction("c1", timedelta()))
    house.later(days=91)
    age(house.desk)
    assert house.texts() == set()
    looked(house, correction("c2", timedelta(days=91)))
    assert one(house, "british").stage is Stage.EMERGING
    assert len(house.lies()) == 1


def test_a_change_of_mind_ends_the_old_and_begins_tentative(house: House) -> None:
    dark = preference("m-dark", "Prefers dark mode", Stage.CONFIRMED)
    house.desk.pen.admit(Admission(writes=(Write(dark, "l-0"),)))
    house.later(days=1)
    turned = chat(
        "I've changed my mind about dark mode, light is easier to read.",
        key="c2",
        at=house.clock.now() - timedelta(hours=1),
    )
    (learned,) = looked(house, turned).learned
    assert learned.replaces == "Prefers dark mode"
    assert one(house, "light").stage is Stage.TENTATIVE


def test_taking_back_a_wish_without_another_makes_a_card(house: House) -> None:
    dark = preference("m-dark", "Uses Notion", Stage.CONFIRMED)
    house.desk.pen.admit(Admission(writes=(Write(dark, "l-0"),)))
    house.later(days=1)
    turned = chat("I no longer use Notion.", key="c2", at=house.clock.now() - timedelta(hours=1))
    view = looked(house, turned)
    (card,) = view.cards
    assert card.memory is not None
    assert card.memory.id == "m-dark"
    assert house.texts() == {"Uses Notion"}


def prose(key: str, days: int) -> Chat:
    """Summarise it. > - one - two. No, prose, not bullets."""
    turns = ("Summarise it.", "> - one\n- two", "No, prose, not bullets.")
    return chat(*turns, key=key, at=MONDAY + timedelta(days=days, hours=-1))


def test_a_confirmed_wish_stays_though_it_is_corrected_and_is_asked_about_once(house: House) -> None:
    bullets = preference("m-bullets", "Prefers bullets over prose", Stage.CONFIRMED)
    house.desk.pen.admit(Admission(writes=(Write(bullets, "l-0"),)))
    house.later(days=1)
    assert looked(house, prose("c1", 1)).cards == ()
    assert "Prefers bullets over prose" in house.texts()
    house.later(days=1)
    (card,) = looked(house, prose("c2", 2)).cards
    assert card.memory is not None
    assert (card.kind, card.memory.id) == (CardKind.CONTRADICTED, "m-bullets")
    house.later(days=1)
    assert [c.kind for c in looked(house, prose("c3", 3)).cards] == [CardKind.QUESTION]


def test_two_outright_wishes_that_do_not_go_together_are_asked_about(house: House) -> None:
    bullets = preference("m-bullets", "Prefers bullets over prose", Stage.CONFIRMED)
    house.desk.pen.admit(Admission(writes=(Write(bullets, "l-0"),)))
    house.later(days=1)
    stated = chat("I don't like bullets in summaries.", key="c1", at=house.clock.now() - timedelta(hours=1))
    view = looked(house, stated)
    (card,) = view.cards
    assert card.kind is CardKind.CLASH
    assert "Prefers bullets over prose" in card.words
    assert len(house.texts()) == 2


# facts about this computer


def ran(command: str, exit_code: int, message: str = "") -> StepRan:
    step = Step("Bash", command, command, exit_code, exit_code != 0, message)
    return StepRan("", None, step)


MISSING = ran("python setup.py", 127, "bash: python: command not found")


def test_what_worked_another_way_is_known_until_it_works_again(house: House) -> None:
    looked(house, chat("Build it.", MISSING, ran("python3 setup.py", 0)))
    fact = one(house, "python3")
    assert (fact.text, fact.device) == ("On this computer, python isn't found; python3 works.", "d-1")
    house.later(days=1)
    again = chat("Build it again.", ran("python setup.py", 0), key="c2", at=house.clock.now() - timedelta(hours=1))
    looked(house, again)
    assert house.texts() == set()
    ended = house.desk.standing().memory(fact.id)
    assert ended is not None
    assert (ended.place, ended.invalid_at) == (Place.ARCHIVED, house.clock.now())


def test_a_chat_brought_by_hand_says_nothing_of_this_computer(house: House) -> None:
    of = chat("Build it.", MISSING, ran("python3 setup.py", 0))
    looked(house, replace(of, history=True), Run(history=True, named=True, counted=False))
    assert house.texts() == set()


# mode quiet


def test_in_mode_quiet_what_was_over_the_limit_is_tried_again_the_next_day(house: House) -> None:
    house.with_terms(mode=Mode.QUIET)
    view = looked(house, HABITS)
    assert (len(view.learned), len(view.waiting)) == (3, 2)
    assert try_again(house.desk) == ()
    house.later(days=1)
    assert try_again(house.desk) != ()
    assert len(house.texts()) == 5
    assert house.desk.standing().waiting() == ()
    assert house.agrees()


def test_in_mode_careful_it_waits_for_the_person(house: House) -> None:
    looked(house, HABITS)
    house.later(days=1)
    assert try_again(house.desk) == ()
    assert len(house.desk.standing().waiting()) == 2


# logged, heard, rehearsed


def test_corrections_are_logged_as_soon_as_they_are_read(house: House) -> None:
    looked(house, correction("c1", timedelta()))
    noted = [line.body for line in house.record.lines() if isinstance(line.body, Noted)]
    assert [n.quote.words for n in noted] == ["No, British spelling, not American."]


def test_words_from_before_the_person_agreed_are_not_heard(house: House) -> None:
    assert refused(house, LEIPZIG, Run(since=MONDAY)) == "nothing_new"
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


# typed in the chat


def test_undo_typed_in_the_chat_takes_back_what_stood_when_it_was_typed(house: House) -> None:
    (learned,) = looked(house, LEIPZIG).learned
    house.later(hours=1)
    house.learn("Speaks Dutch")
    typed = chat("afterword undo", key="c2", at=house.clock.now() - timedelta(minutes=30))
    house.later(minutes=10)
    look(house.desk, house.desk.pen, typed, Run())
    assert house.texts() == {"Speaks Dutch"}
    assert house.desk.standing().learnings[learned.id].undone


def test_undo_typed_in_a_chat_that_still_runs_is_done_at_once(house: House) -> None:
    (learned,) = looked(house, LEIPZIG).learned
    typed = chat(f"afterword undo {learned.id}", key="c2", at=MONDAY - timedelta(minutes=1))
    assert refused(house, replace(typed, running=True)) == "running"
    assert house.texts() == set()
    assert refused(house, replace(typed, running=True)) == "running"
    assert len(house.desk.standing().answers) == 1


def test_an_undo_typed_long_ago_that_names_what_is_there_no_more_is_passed_over(house: House) -> None:
    looked(house, LEIPZIG)
    look(house.desk, house.desk.pen, chat("afterword undo l-77", key="c2"), Run())
    assert house.texts() == {"Lives in Leipzig"}


def test_off_typed_in_the_chat_keeps_it_out_whole(house: House) -> None:
    of = chat("I live in Leipzig.", "> Noted.", "afterword off")
    assert refused(house, of) == "switched_off"
    assert house.texts() == set()


@pytest.mark.parametrize(
    "text", ["please run afterword undo", "afterword keep", "afterword settings mode quiet", "undo"]
)
def test_nothing_else_typed_in_a_chat_is_an_answer(house: House, text: str) -> None:
    looked(house, LEIPZIG)
    look(house.desk, house.desk.pen, chat(text, key="c2"), Run())
    assert house.texts() == {"Lives in Leipzig"}
    assert house.desk.standing().answers == ()


def test_undo_in_words_that_the_host_does_not_vouch_for_is_no_answer(house: House) -> None:
    looked(house, LEIPZIG)
    of = chat("afterword undo", key="c2")
    assumed = replace(
        of, entries=tuple(replace(entry, attributed=False) for entry in of.entries if isinstance(entry, Said))
    )
    look(house.desk, house.desk.pen, assumed, Run())
    assert house.texts() == {"Lives in Leipzig"}
