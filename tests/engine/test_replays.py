"""A week, a quarter and a year of little chats over the real engine, with a clock that is moved by hand.

Each line of a replay is one day: what was said where ('>' stands before the assistant's lines), and what stands then.
"""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.engine.house import FERRIES, LETTERS, SEEDBOX, House, chat, outside

from afterword.core.chat import Entry, Project
from afterword.core.entry import AnswerKind, CardKind
from afterword.core.memory import Chatless, Domain, Everywhere, InDomain, InProject, Memory, Place, Stage
from afterword.core.pattern import PatternState
from afterword.core.stands import LearningState
from afterword.core.verdict import Reason
from afterword.engine.ageing import age
from afterword.engine.answer.cards import card_question
from afterword.engine.answer.undoing import undo_question
from afterword.engine.asking import take
from afterword.engine.look import Run, look
from afterword.engine.overview import cards
from afterword.engine.views import CardView, LookView

IN_SEEDBOX, IN_FERRIES = InProject(SEEDBOX.key, "seedbox"), InProject(FERRIES.key, "ferries")


class Replay:
    """Days that pass: each chat ends an hour before it is looked at, and every night does what time alone does."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.chats = 0

    def days(self, count: float) -> None:
        """Days without a chat."""
        self.house.later(days=count)
        age(self.house.desk)

    def said(self, *turns: str | Entry, project: Project | None = SEEDBOX) -> LookView:
        """A chat, looked at an hour after its last word; the day after it begins."""
        self.chats += 1
        of = chat(*turns, key=f"c{self.chats}", at=self.house.clock.now() - timedelta(hours=2), project=project)
        view = look(self.house.desk, self.house.desk.pen, of, Run())
        assert isinstance(view, LookView), view
        self.days(1)
        return view

    def answer(self, choice: str) -> None:
        """The person answers the one open card."""
        (card,) = cards(self.house.desk)
        take(self.house.desk, card_question(card.id), self.house.hand({AnswerKind.CARD: choice}))

    def open(self) -> list[CardKind]:
        """The kinds of the cards that are open."""
        return [card.kind for card in cards(self.house.desk)]

    def memory(self, word: str) -> Memory:
        """The one memory in whose text the word stands, wherever it lies."""
        found = [
            s.memory for s in self.house.desk.standing().memories.values() if word.lower() in s.memory.text.lower()
        ]
        assert len(found) == 1, found
        return found[0]

    def grown(self, word: str) -> tuple[Stage | None, object, Place]:
        """How far a memory has grown, how far it reaches, and where it lies."""
        found = self.memory(word)
        return found.stage, found.scope, found.place


@pytest.fixture
def replay() -> Replay:
    return Replay(House())


BRITISH = ("Write the title of the page.", "> The color of seeds.", "No, British spelling, not American.")
SQLITE = ("Add the store.", "> Done, with Postgres.", "No, SQLite, not Postgres.")


def test_a_week(replay: Replay) -> None:
    """A correction grows from project to project to one question; facts come beside it, and one is taken back."""
    replay.said(*BRITISH)
    assert replay.grown("british") == (Stage.TENTATIVE, IN_SEEDBOX, Place.LIVE)

    replay.said("Sort the list.", "> Sorted.", "I live in Leipzig, by the way.")
    (view,) = replay.said("I work as a gardener.").learned
    assert view.text == "Works as a gardener"

    replay.said(*BRITISH, project=FERRIES)
    assert replay.grown("british") == (Stage.EMERGING, Everywhere(), Place.LIVE)
    assert replay.open() == []

    third = replay.said(*BRITISH, project=None)
    assert replay.grown("british") == (Stage.PENDING, Everywhere(), Place.LIVE)
    (asked,) = third.cards
    assert isinstance(asked, CardView)
    assert "rather than American" in asked.words
    assert {choice.key for choice in asked.choices} == {
        "always",
        f"only:{SEEDBOX.key}",
        f"only:{FERRIES.key}",
        "case",
    }

    take(replay.house.desk, undo_question(view.id), replay.house.hand())
    replay.said("I work as a gardener.")
    assert "Works as a gardener" not in replay.house.texts()

    assert replay.said(*BRITISH).cards == ()
    assert replay.open() == [CardKind.QUESTION]
    replay.answer("always")
    assert replay.grown("british") == (Stage.CONFIRMED, Everywhere(), Place.LIVE)
    assert replay.house.texts() == {replay.memory("british").text, "Lives in Leipzig"}
    assert replay.house.agrees()


def test_a_week_in_one_project_without_and_with_its_limit(replay: Replay) -> None:
    """Three corrections in one project ask only about it; a day's eighth learning is its last."""
    for _ in range(3):
        replay.said(*SQLITE)
    assert replay.grown("sqlite") == (Stage.PENDING, IN_SEEDBOX, Place.LIVE)
    replay.answer(f"only:{SEEDBOX.key}")
    assert replay.grown("sqlite") == (Stage.CONFIRMED, IN_SEEDBOX, Place.LIVE)

    for number in range(8):
        replay.house.learn(f"Owns a bicycle number {number}")
    (waits,) = replay.said("I live in Leipzig.").waiting
    assert waits.reason is Reason.OVER_DAY_LIMIT
    assert len(replay.said("I work as a gardener.").learned) == 1
    assert "Lives in Leipzig" not in replay.house.texts()


def test_without_projects_a_second_day_counts_as_a_second_place(replay: Replay) -> None:
    replay.said(*BRITISH, project=None)
    assert replay.grown("british") == (Stage.TENTATIVE, Chatless(), Place.LIVE)
    replay.said(*BRITISH, project=None)
    assert replay.grown("british") == (Stage.EMERGING, Everywhere(), Place.LIVE)


def test_a_quarter(replay: Replay) -> None:
    """What was said once is put aside after ninety days and comes back; case by case is closed; a change of mind."""
    replay.said(*SQLITE)
    for project in (SEEDBOX, FERRIES, LETTERS):
        replay.said(*BRITISH, project=project)
    replay.answer("case")
    assert replay.memory("british").place is Place.ARCHIVED
    assert replay.house.desk.standing().never_texts() == ()

    replay.days(20)
    replay.said(*BRITISH)
    assert replay.memory("british").place is Place.ARCHIVED
    assert replay.open() == []

    replay.said("I prefer dark mode.")
    assert replay.grown("dark mode") == (Stage.CONFIRMED, Everywhere(), Place.LIVE)
    replay.days(62)
    assert replay.grown("sqlite") == (Stage.TENTATIVE, IN_SEEDBOX, Place.LIVE)
    replay.days(5)
    assert replay.grown("sqlite") == (Stage.TENTATIVE, IN_SEEDBOX, Place.ARCHIVED)
    assert {one.state for one in replay.house.desk.standing().patterns.values()} == {
        PatternState.LAPSED,
        PatternState.CASE_BY_CASE,
    }

    replay.said(*SQLITE, project=FERRIES)
    assert replay.grown("sqlite") == (Stage.EMERGING, InDomain(Domain.CODE), Place.LIVE)
    assert replay.grown("dark mode")[2] is Place.LIVE

    (turned,) = replay.said("I've changed my mind about dark mode, light is easier to read.").learned
    assert turned.replaces == "Prefers dark mode"
    (old,) = [s.memory for s in replay.house.desk.standing().memories.values() if s.memory.text == "Prefers dark mode"]
    assert (old.place, old.superseded_by) == (Place.SUPERSEDED, replay.memory("light").id)
    assert old.invalid_at is not None
    assert replay.memory("light").stage is Stage.TENTATIVE
    assert replay.house.agrees()


def test_a_year(replay: Replay) -> None:
    """Facts change with their dates, a wish is doubted and kept, one retired, what waits lapses, nothing is lost."""
    replay.said("I live in Leipzig.")
    replay.said("I prefer bullets over prose.")
    replay.said("I use Notion for my notes.")
    replay.days(60)

    (moved,) = replay.said("I moved to Porto.").learned
    assert moved.replaces == "Lives in Leipzig"
    prose = ("Summarise it.", "> - one\n- two", "No, prose, not bullets.")
    assert replay.said(*prose).cards == ()
    replay.days(30)
    (doubted,) = replay.said(*prose, project=FERRIES).cards
    assert doubted.kind is CardKind.CONTRADICTED
    replay.answer("still")
    assert replay.grown("bullets over prose")[0::2] == (Stage.CONFIRMED, Place.LIVE)

    replay.days(30)
    (retire,) = replay.said("I no longer use Notion.").cards
    assert retire.kind is CardKind.RETIRE
    replay.answer("retire")
    gone = replay.memory("notion")
    assert (gone.place, gone.invalid_at) == (Place.ARCHIVED, replay.house.clock.now())

    waits = replay.house.learn("Plays the cello", waits=True)
    replay.days(31)
    assert replay.house.desk.standing().state(waits) is LearningState.LAPSED
    replay.days(180)
    assert replay.house.texts() == {"Lives in Porto", "Prefers bullets over prose"}
    earlier = {
        s.memory.text for s in replay.house.desk.standing().memories.values() if s.memory.place is not Place.LIVE
    }
    assert {"Lives in Leipzig", gone.text} <= earlier
    assert replay.house.agrees()


def test_of_two_wishes_the_newest_of_one_place_is_asked_about_once(replay: Replay) -> None:
    replay.said("I prefer bullets over prose.")
    (card,) = replay.said("I don't like bullets in summaries.").cards
    assert card.kind is CardKind.CLASH
    assert replay.said("I don't like bullets in summaries.").cards == ()
    replay.answer("second")
    assert len(replay.house.texts()) == 1
    assert replay.open() == []


SAID_BEFORE = ("Write the next one.", "> The flavor of kale.", "I told you before: British spelling, not American.")


def test_what_was_said_before_counts_with_the_correction_it_repeats(replay: Replay) -> None:
    replay.said(*BRITISH)
    replay.said(*SAID_BEFORE)
    assert replay.grown("british") == (Stage.EMERGING, IN_SEEDBOX, Place.LIVE)
    (group,) = replay.house.desk.standing().patterns.values()
    assert [piece.quote for piece in group.evidence] == [words[2].rstrip(".") for words in (BRITISH, SAID_BEFORE)]
    assert replay.said(*SAID_BEFORE).cards[0].kind is CardKind.QUESTION


def test_what_was_said_before_comes_first_where_the_limit_of_a_look_holds(replay: Replay) -> None:
    others = ("I prefer bullets over prose.", "I like dark mode in the editor.", "I prefer tea over coffee.")
    seen = replay.said(*SAID_BEFORE, *others)
    assert "Prefers British spelling" in {one.text for one in seen.learned}
    assert [one.text for one in seen.waiting] == ["Prefers tea over coffee"]


def test_thanks_silence_and_anger_neither_confirm_nor_make_a_group(replay: Replay) -> None:
    for words in ("Thanks, perfect!", "Now the next page.", "For god's sake, why can't you just do it?") * 3:
        replay.said("Write the title of the page.", "> The color of seeds.", words)
    assert replay.house.desk.standing().patterns == {}
    replay.said(*BRITISH)
    for words in ("Thanks, perfect!", "Now the next page.", "This is useless, I give up."):
        replay.said("Write the title of the page.", "> The colour of seeds.", words)
    assert replay.grown("british") == (Stage.TENTATIVE, IN_SEEDBOX, Place.LIVE)
    (group,) = replay.house.desk.standing().patterns.values()
    assert len(group.evidence) == 1


def test_what_is_for_now_is_never_kept_however_often_it_is_said(replay: Replay) -> None:
    for words in (
        "For now in British spelling.",
        "No, British spelling today.",
        "No, British spelling, this time only.",
    ):
        replay.said("Write the title of the page.", "> The color of seeds.", words)
    assert replay.house.desk.standing().memories == {}
    assert replay.house.desk.standing().patterns == {}


def test_what_was_closed_is_open_again_only_by_saying_it_in_so_many_words(replay: Replay) -> None:
    for project in (SEEDBOX, FERRIES, LETTERS):
        replay.said(*BRITISH, project=project)
    replay.answer("case")
    for _ in range(4):
        replay.said(*BRITISH)
    assert (replay.house.texts(), replay.open()) == (set(), [])
    replay.said("I prefer British spelling.")
    assert replay.house.texts() == {"Prefers British spelling"}
    (used,) = replay.house.desk.standing().live()
    assert (used.stage, used.scope) == (Stage.CONFIRMED, Everywhere())


def test_of_each_project_its_own_is_known_though_the_words_are_the_same(replay: Replay) -> None:
    tailwind = ("Add styles.", "> Added plain CSS.", "No, this repo uses Tailwind.")
    for project in (SEEDBOX, FERRIES, SEEDBOX):
        replay.said(*tailwind, project=project)
        replay.said("In this repo I prefer tabs.", project=project)
    found = [(memory.text, memory.scope) for memory in replay.house.desk.standing().live()]
    assert sorted(found, key=str) == sorted(
        (
            (text, scope)
            for text in ("This project uses Tailwind", "Prefers tabs")
            for scope in (IN_SEEDBOX, IN_FERRIES)
        ),
        key=str,
    )


def test_what_was_said_of_one_project_reaches_everywhere_once_the_words_name_none(replay: Replay) -> None:
    replay.said("In this repo I prefer tabs.")
    assert replay.grown("tabs") == (Stage.CONFIRMED, IN_SEEDBOX, Place.LIVE)
    replay.said(outside(), "I prefer tabs.", project=FERRIES)
    assert replay.grown("tabs") == (Stage.CONFIRMED, IN_SEEDBOX, Place.LIVE)
    replay.said("I prefer tabs.", project=FERRIES)
    assert replay.grown("tabs") == (Stage.CONFIRMED, Everywhere(), Place.LIVE)
    replay.said("In this repo I prefer tabs.")
    assert replay.grown("tabs") == (Stage.CONFIRMED, Everywhere(), Place.LIVE)
    assert replay.house.agrees()
