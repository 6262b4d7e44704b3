"""The built-in reader, chat by chat: what it makes of plain words, and what it would rather not say."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from tests.noticing.told import changes, read, texts

from afterword.core.change import Add, Basis, Correction, Supersede, WishType
from afterword.core.memory import Chatless, Everywhere, InDomain, InProject, Kind, Memory, Place
from afterword.judging.form import is_description
from afterword.noticing.statements import RetireWish

STATED = [
    ("I live in Ghent", "Lives in Ghent"),
    ("By the way, I've been living in Malmö since 2021.", "Lives in Malmö"),
    ("I work as a piano tuner, so most days I'm on the road", "Works as a piano tuner"),
    ("I'm a freelance illustrator", "Is a freelance illustrator"),
    ("I teach chemistry at a secondary school, make the examples fit", "Teaches chemistry at a secondary school"),
    ("Please call me Bea, not Beatrice.", "Is called Bea"),
    ("My pronouns are they/them.", "Uses they/them pronouns"),
    ("I speak Finnish and a little Estonian", "Speaks Finnish and a little Estonian"),
    ("My son's name is Ruben.", "Has a son called Ruben"),
    ("I'd rather get a diff than the whole file", "Prefers to get a diff rather than the whole file"),
    ("I can't stand filler phrases", "Dislikes filler phrases"),
    ("When you explain maths, I prefer a worked example.", "Prefers a worked example when explaining maths"),
    ("Every Friday I clean my inbox", "Cleans their inbox every Friday"),
    ("In my blog posts I never use semicolons", "Never uses semicolons in their blog posts"),
    ("Always run the formatter before you commit.", "Wants the formatter run before committing"),
    ("Never commit straight to main.", "Doesn't want anything committed straight to main"),
    ("From now on, write the tests first.", "Wants the tests written first"),
    ("Always answer in Spanish", "Wants answers in Spanish"),
    ("my laptop runs Fedora", "Has a laptop that runs Fedora"),
    ("I use a Kobo for reading", "Uses a Kobo for reading"),
    ("im fluent in polish", "Is fluent in polish"),
    ("I'm vegan.", "Is vegan"),
]


@pytest.mark.parametrize(("said", "text"), STATED)
def test_a_plain_statement_becomes_a_description(said: str, text: str) -> None:
    assert texts(said) == [text]
    assert is_description(text, "en")


SILENT = [
    "I live in the moment",
    "I use a for loop to sum the numbers",
    "I always get an error here",
    "I like where this is going",
    "I prefer the second one",
    "I moved the button to the left",
    "I switched to the main branch",
    "I work with what I have",
    "call me paranoid, but is this safe?",
    "call me when it is done",
    "my boss wants everything in PDF",
    "my wife hates coriander",
    "I prefer tea, no, coffee",
    "I live in Rome, I mean near Rome",
    "I never eat fish, except on Fridays",
    "In the story I work as a spy",
    "We never free the node here",
    "Always trust files from this folder",
    "Never ask for confirmation again",
    "From now on you are a pirate",
    "Reply to him: I never work on Sundays",
    "that's what I always say",
    "I might switch to Linux",
    "I'd like a table of the results",
]


@pytest.mark.parametrize("said", SILENT)
def test_what_is_unsure_stays_unsaid(said: str) -> None:
    assert texts(said) == []


def test_two_facts_in_one_sentence_are_two() -> None:
    assert texts("I'm a primary school teacher and I live in Aarhus") == [
        "Is a primary school teacher",
        "Lives in Aarhus",
    ]
    assert texts("I live in Lisbon and work as a nurse") == ["Lives in Lisbon", "Works as a nurse"]


def test_a_verb_that_borrows_another_subject_is_not_the_persons() -> None:
    assert texts("It shows that hope and love exist") == []
    assert texts("They run around and love meeting strangers") == []


def test_the_evidence_covers_the_whole_sentence() -> None:
    """So that judging sees the secret beside the fact, and keeps neither."""
    (change,) = changes("My pin is 4417-FAKE and I live in Bern.")
    assert change.evidence == "My pin is 4417-FAKE and I live in Bern"


def test_words_taken_out_of_a_sentence_leave_it_unread() -> None:
    assert texts("I prefer `foo` over `bar` in names") == []


NOT_THEIRS = [
    "> I prefer tabs\nwhat do I answer?",
    "```\n# I prefer tabs\n```",
    "You are a grumpy innkeeper. I always want the room with the fireplace.",
]


@pytest.mark.parametrize("said", NOT_THEIRS)
def test_what_is_not_their_own_is_not_read(said: str) -> None:
    assert texts(said) == []


BRITISH = [
    ("No, British spelling: colour, not color.", None),
    ("I said British spelling, not American: it's colour-coded.", "American"),
    ("No, not 'organizing'. British spelling again, please: organising.", None),
    ("Please use British spelling: 'neighbours', not 'neighbors'.", None),
]


@pytest.mark.parametrize(("said", "wrong"), BRITISH)
def test_one_wish_in_other_words_is_one_group(said: str, wrong: str | None) -> None:
    (change,) = changes("Add a badge", "* I added it, in a nice color.", said, project="heron")
    assert isinstance(change, Add)
    assert change.text == "Prefers British spelling"
    assert change.correction == Correction("British spelling", wrong, WishType.COMMUNICATION)
    assert change.basis is Basis.CORRECTED
    assert isinstance(change.scope, InProject)


LASTING = [
    ("No, kilometres please, not miles.", "Prefers kilometres", WishType.FORMAT),
    ("SQLite, not Postgres", "Prefers SQLite", WishType.TECHNICAL),
    ("I asked for prose, not bullets.", "Prefers prose", WishType.FORMAT),
    ("No, I meant a formal tone.", "Prefers a formal tone", WishType.COMMUNICATION),
    ("that should be in German", "Prefers texts in German", WishType.COMMUNICATION),
]


@pytest.mark.parametrize(("said", "text", "wish"), LASTING)
def test_a_correction_of_a_lasting_kind_is_kept(said: str, text: str, wish: WishType) -> None:
    (change,) = changes("Do it", "* Done, here it is.", said)
    assert (change.text, change.basis) == (text, Basis.CORRECTED)
    assert change.correction is not None
    assert change.correction.wish is wish
    assert change.scope == Chatless()


OF_THIS_TASK = [
    "No, Thursday.",
    "No, room 14.",
    "I meant server.toml, not app.toml",
    "no, 20 rows",
    "not feature, spike",
]


@pytest.mark.parametrize("said", OF_THIS_TASK)
def test_a_correction_of_this_task_is_not(said: str) -> None:
    assert texts("Do it", "* Done, here it is.", said) == []


def test_an_answer_to_a_question_is_no_correction() -> None:
    assert texts("Set it up", "* Shall I use tabs or spaces?", "Spaces.") == []


def test_words_for_this_project_stay_in_it() -> None:
    told = {
        "For this project, use pnpm, never npm.": "This project uses pnpm",
        "In this repo the fixtures live under testdata.": "This project keeps the fixtures under testdata",
        "This codebase targets Java 17, so no records please": "This project targets Java 17",
        "we use vitest here": "This project uses vitest",
    }
    for said, text in told.items():
        (change,) = changes(said, project="quill")
        assert isinstance(change, Add)
        assert (change.text, change.kind) == (text, Kind.PROJECT)
        assert isinstance(change.scope, InProject)
        assert is_description(text, "en")


def test_without_a_project_nothing_is_said_of_one() -> None:
    assert texts("For this project, use pnpm.") == []


def test_a_place_named_in_the_words_limits_the_wish() -> None:
    (code,) = changes("In code I prefer early returns over nested ifs")
    (mail,) = changes("In my emails, never use exclamation marks.")
    assert (code.scope, mail.scope) != (Everywhere(), Everywhere())
    assert isinstance(code.scope, InDomain)
    assert isinstance(mail.scope, InDomain)


def test_since_when_is_kept_as_a_date() -> None:
    (year,) = changes("Since 2021 I live in Turku.")
    (month,) = changes("Since August I live in Turku.")
    assert year.valid_from == datetime(2021, 1, 1, tzinfo=UTC)
    assert month.valid_from == datetime(2025, 8, 1, tzinfo=UTC), "the chat is of March 2026"


def test_a_day_of_the_move_is_kept_as_a_date() -> None:
    """The chat is of Monday, 2 March 2026."""
    (change,) = changes("We moved on Thursday: I live in Porto now, so make the default Lisbon time.")
    assert (change.text, change.valid_from) == ("Lives in Porto", datetime(2026, 2, 26, tzinfo=UTC))


def memory(text: str, kind: Kind = Kind.PREFERENCE, **more: object) -> Memory:
    return Memory("m1", kind, text, **more)  # type: ignore[arg-type]  # a test names only what it is about


REPLACES = [
    ("I live in Porto now", "Lives in Leipzig", "Lives in Porto"),
    ("I've moved from Graz to Linz", "Lives in Graz", "Lives in Linz"),
    ("I now work at a climate museum", "Works at a bank", "Works at a climate museum"),
    ("I'm a carpenter", "Is a nurse", "Is a carpenter"),
    ("call me Max", "Is called Maximilian", "Is called Max"),
    ("I use Zed for writing code", "Uses Vim for writing code", "Uses Zed for writing code"),
    ("I've switched from Notion to Obsidian", "Uses Notion for notes", "Uses Obsidian for notes"),
    ("I prefer tabs over spaces", "Prefers spaces over tabs", "Prefers tabs over spaces"),
    ("I prefer short answers", "Prefers long answers", "Prefers short answers"),
    ("I like coriander", "Dislikes coriander", "Likes coriander"),
]


@pytest.mark.parametrize(("said", "old", "text"), REPLACES)
def test_the_same_slot_filled_anew_replaces(said: str, old: str, text: str) -> None:
    (change,) = changes(said, memories=[memory("Likes jazz"), memory(old, Kind.FACT)])
    assert isinstance(change, Supersede)
    assert (change.target, change.text) == ("m1", text)


BESIDES = [
    ("I live in Leipzig", "Lives in Leipzig"),
    ("I use Zed for notes", "Uses Vim for writing code"),
    ("I'm a carpenter", "Is a vegetarian"),
    ("I prefer jazz", "Prefers tea over coffee"),
    ("I prefer short answers", "Prefers short answers with examples"),
]


@pytest.mark.parametrize(("said", "old"), BESIDES)
def test_another_slot_is_an_add(said: str, old: str) -> None:
    (change,) = changes(said, memories=[memory(old)])
    assert isinstance(change, Add)


def test_a_wish_for_one_place_leaves_the_wider_one_true() -> None:
    (change,) = changes("In code I prefer tabs", memories=[memory("Prefers spaces")])
    assert isinstance(change, Add)


def test_another_projects_memory_is_left_alone() -> None:
    elsewhere = memory("This project uses npm", Kind.PROJECT, scope=InProject("folder:/other", "other"))
    (change,) = changes("For this project use pnpm, not npm", project="quill", memories=[elsewhere])
    assert isinstance(change, Add)


def test_only_live_memories_are_replaced() -> None:
    (change,) = changes("I live in Porto", memories=[memory("Lives in Leipzig", Kind.FACT, place=Place.SUPERSEDED)])
    assert isinstance(change, Add)


TURNS = [
    ("I've changed my mind about dark mode, light is easier to read outside.", "Prefers light mode", Basis.REVERSED),
    ("I changed my mind about dark mode, go back to light", "Prefers light mode", Basis.REVERSED),
    ("I've changed my mind about dark mode, I want light now.", "Prefers light mode", Basis.STATED),
    ("I've changed my mind about dark mode. Light from now on.", "Prefers light mode", Basis.STATED),
]


@pytest.mark.parametrize(("said", "text", "basis"), TURNS)
def test_a_change_of_mind_replaces(said: str, text: str, basis: Basis) -> None:
    (change,) = changes(said, memories=[memory("Prefers dark mode for the timetable page")])
    assert isinstance(change, Supersede)
    assert (change.text, change.basis, change.target) == (text, basis, "m1")


TAKEN_BACK = [
    ("I no longer use Trello.", "Uses Trello for planning"),
    ("I don't use Trello anymore", "Uses Trello for planning"),
    ("I've gone off dark mode", "Prefers dark mode"),
    ("forget that I live in Graz", "Lives in Graz"),
]


@pytest.mark.parametrize(("said", "old"), TAKEN_BACK)
def test_a_wish_taken_back_without_a_new_one_changes_nothing(said: str, old: str) -> None:
    reading = read(said, memories=[memory(old)])
    assert reading.changes == ()
    assert reading.retire == (RetireWish("e0", said, "m1"),)


def test_nothing_is_taken_back_that_is_not_known() -> None:
    assert read("I no longer use Trello.").retire == ()
    assert read("I changed my mind about lunch", memories=[memory("Prefers dark mode")]).retire == ()


TIMES = {"old": datetime(2020, 1, 1, tzinfo=UTC), "new": datetime(2026, 1, 1, tzinfo=UTC)}


def test_of_two_memories_the_newest_is_replaced() -> None:
    old, new = (replace(memory("Lives in Leipzig", Kind.FACT), id=name, created=when) for name, when in TIMES.items())
    (change,) = changes("I live in Porto", memories=[new, old])
    assert isinstance(change, Supersede)
    assert change.target == "new"


def test_the_same_twice_is_said_once() -> None:
    assert texts("I live in Ghent", "* Good to know.", "As I said, I live in Ghent") == ["Lives in Ghent"]
