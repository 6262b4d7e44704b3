"""Where the person's words stand, and whether they carry a text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.core.change import Add, Supersede
from afterword.core.chat import OwnWords, Segment
from afterword.core.memory import InProject, Kind, Memory
from afterword.core.verdict import Reason
from afterword.judging.carrying import (
    clash,
    contradicts,
    hypothetical,
    only_reported,
    other_subject,
    reported,
    shares_content,
    temporary,
    unfounded,
)
from afterword.judging.grounding import Grounded, SaidEntry, find, ground, long_enough, project_names

from .rows import plainly


@pytest.mark.parametrize(
    ("words", "text", "expected"),
    [
        ("I like  “tea”", 'so I LIKE "tea" now', 'I LIKE "tea"'),
        ("I live in R", "I live in Rome", None),
        ("live in Rome", "I live in Rome.", "live in Rome"),
        ("喜欢茶", "我喜欢茶叶", "喜欢茶"),
        ("it’s me", "It's me", "It's me"),
        ("ＡＢＣ tea", "abc tea", "abc tea"),
        ("café au lait", "cafe\u0301 au lait", "cafe\u0301 au lait"),
        ("two\nlines", "two lines", "two lines"),
        ("", "anything", None),
    ],
)
def test_finding(words: str, text: str, expected: str | None) -> None:
    place = find(words, text)
    assert (place and text[slice(*place)]) == expected


@given(st.text(max_size=40), st.data())
def test_any_piece_between_borders_is_found(text: str, data: st.DataObject) -> None:
    words = text.split()
    if not words:
        return
    first = data.draw(st.integers(0, len(words) - 1))
    piece = " ".join(words[first : data.draw(st.integers(first + 1, len(words)))])
    place = find(piece, text)
    assert place is not None
    assert 0 <= place[0] < place[1] <= len(text)


@pytest.mark.parametrize(
    ("evidence", "expected"),
    [("tea", False), ("I do", True), ("茶叶", False), ("喜欢茶", True), ("用 Go", True), ("", False)],
)
def test_a_bare_yes_is_no_evidence(evidence: str, expected: bool) -> None:
    assert long_enough(evidence) is expected


class TestPlace:
    """The entry and the offsets that are shown as evidence."""

    def test_offsets_are_of_the_original(self) -> None:
        text = "see:\n> old mail\nI like green tea"
        own = OwnWords("see:\nI like green tea", (Segment(0, 5, 0, 5), Segment(5, 21, 16, 32)))
        change = Add(Kind.PREFERENCE, "Likes green tea", "I like green tea")
        place = ground(change, [SaidEntry("e1", text, own)], None)
        assert place == Grounded("e1", 16, 32)
        assert text[16:32] == "I like green tea"

    def test_the_newest_entry_or_the_one_that_is_named(self) -> None:
        said = plainly("I like tea", "well, I like tea")
        change = Add(Kind.PREFERENCE, "Likes tea", "I like tea")
        assert ground(change, said, None) == Grounded("e1", 6, 16)
        named = Add(Kind.PREFERENCE, "Likes tea", "I like tea", entry="e0")
        assert ground(named, said, None) == Grounded("e0", 0, 10)
        assert ground(Add(Kind.PREFERENCE, "Likes tea", "I like tea", entry="e9"), said, None) == (Reason.QUOTED,)

    @pytest.mark.parametrize(
        "own", [OwnWords("I like tea", pasted=True), OwnWords("I like tea", fiction=True), OwnWords("")]
    )
    def test_pasted_words_and_fiction_are_none_of_theirs(self, own: OwnWords) -> None:
        change = Add(Kind.PREFERENCE, "Likes tea", "I like tea")
        assert ground(change, [SaidEntry("e1", "I like tea", own)], None) == (Reason.QUOTED,)
        assert ground(change, [SaidEntry("e1", "I like cake", own)], None) == (Reason.NOT_SAID,)

    def test_every_reason_is_given(self) -> None:
        change = Add(Kind.PREFERENCE, "Likes olives", "my boss doesn't like tea today")
        reasons = ground(change, plainly("my boss doesn't like tea today"), None)
        assert reasons == (Reason.TEMPORARY, Reason.NO_SHARED_WORD)


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("Likes olives", "I don't like olives", True),
        ("Doesn't like olives", "I like olives", True),
        ("Dislikes olives", "I can't stand olives", False),
        ("Prefers tabs over spaces", "no, tabs, not spaces", False),
        ("Prefers spaces over tabs", "no, tabs, not spaces", True),
        ("Prefers tabs", "use tabs instead of spaces", False),
        ("Prefers spaces", "use tabs instead of spaces", True),
        ("Lives in Lisbon", "I moved from Lisbon to Porto", True),
        ("Lives in Porto", "I moved from Lisbon to Porto", False),
        ("Works at the harbour", "I used to work at the harbour", True),
        ("Wants the summary first", "don't put the summary last, put it first", False),
        ("Likes long letters", "I don't like long letters, I like short ones", True),
        ("Prefers mails without emojis", "don't use emojis in my mails", False),
        ("Prefers mails with emojis", "don't use emojis in my mails", True),
        ("Is fine with blunt letters", "I don't mind blunt letters", False),
        ("Eats mushrooms", "I never eat mushrooms", True),
        ("Never eats mushrooms", "I never eat mushrooms", False),
        ("Drinks coffee without sugar", "I drink coffee, no sugar", False),
        ("Drinks coffee with sugar", "I drink coffee, no sugar", True),
        ("Is left-handed", "I'm left-handed", False),
        ("Plays the trombone", "I don't like olives", False),
        ("Prefers tabs", "tabs are not allowed here", True),
        ("Isn't a fan of tabs", "I'm not a fan of tabs", False),
    ],
)
def test_contradicting(text: str, words: str, expected: bool) -> None:
    assert contradicts(text, words) is expected


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("Likes dark mode in the editor", "I don't like dark mode.", True),
        ("Prefers semicolons in JavaScript", "Never use semicolons.", True),
        ("Wants meetings in the morning", "Never book meetings in the morning, please.", True),
        ("Prefers long variable names", "I don't want long names for variables.", True),
        ("Never wants emojis in mails", "I like emojis in my mails.", True),
        ("Prefers rebased branches", "I don't want rebased branches, I want a straight history.", True),
        ("Bevorzugt Tabs", "Ich mag keine Tabs.", True),
        ("Kocht sonntags nie", "Ich koche sonntags immer.", True),
        ("Prefiere las tablas", "No me gustan las tablas.", True),
        ("Préfère les tableaux", "Je ne veux pas de tableaux.", True),
        ("Предпочитает таблицы", "Я не люблю таблицы.", True),
        ("喜欢表格", "我不喜欢表格。", True),
        ("Prefers squashed commits", "I don't want anything committed on a Friday.", False),
        ("Doesn't want anything committed on a Friday", "I prefer squashed commits.", False),
        ("Prefers short answers", "I don't like short deadlines.", False),
        ("Wants commit messages in English", "Never write commit messages in German.", False),
        ("Prefers meetings in the morning", "No meetings on Mondays.", False),
        ("Likes open windows at night", "Never open a second editor window.", False),
        ("Bevorzugt kurze Sätze", "Ich mag keine kurzen Fristen.", False),
        ("Prefiere los informes en tablas", "No quiero informes los lunes.", False),
        ("Préfère les réunions le matin", "Je ne veux pas de réunions le lundi.", False),
        ("Предпочитает встречи утром", "Не хочу встреч по понедельникам.", False),
        ("Kocht montags nie", "I always put the plan in TODO.md, one line per step.", False),
    ],
)
def test_two_wishes_clash_only_in_one_language_and_of_one_matter(text: str, words: str, expected: bool) -> None:
    assert clash(text, words) is expected


@pytest.mark.parametrize(
    ("text", "words", "before", "expected"),
    [
        ("Has 3 hens", "I have three hens", "", False),
        ("Has 4 hens", "I have three hens", "", True),
        ("Uses Python 3.11", "i use python 3.11", "", False),
        ("Uses Python 3.12", "i use python 3.11", "", True),
        ("Works with Ada", "I work with Bo", "", True),
        ("Works with Ada", "I work with Bo", "Works with Ada", False),
        ("Names files snake_case", "i use snake_case", "", False),
        ("Names files snake_case", "i use camel case", "", True),
        ("Speaks English", "my english is fine", "", False),
        ("Was born on 3 March", "born on March 3rd", "", True),
    ],
)
def test_nothing_is_invented(text: str, words: str, before: str, expected: bool) -> None:
    assert unfounded(text, words, before) is expected


@pytest.mark.parametrize(
    ("text", "words", "expected"),
    [
        ("Prefers tea", "I like tea", True),
        ("Prefers short replies", "keep them shorter", True),
        ("Works as a gardener", "my gardening job", True),
        ("Prefers Go", "I prefer go", True),
        ("Likes cake", "I like tea", False),
        ("Wants to work", "I want to work", False),
        ("喜欢绿茶", "我爱喝绿茶", True),
        ("Has 3 hens", "three of them", True),
    ],
)
def test_sharing_a_word(text: str, words: str, expected: bool) -> None:
    assert shares_content(text, words) is expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("if I lived in Norway I would ski", True),
        ("suppose I prefer tea", True),
        ("maybe I move to Rome", True),
        ("should I always use tabs?", True),
        ("what do people drink in Rome?", True),
        ("can you always use tabs?", False),
        ("I always use tabs, ok?", False),
        ("I live in Rome, what is the time there?", False),
        ("I live in Rome", False),
    ],
)
def test_only_supposed_or_asked(sentence: str, expected: bool) -> None:
    words = sentence.rpartition(",")[0] or sentence
    assert hypothetical(sentence, words) is expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("use tabs for now", True),
        ("today I want tabs", True),
        ("only for this mail", True),
        ("I am in Rome until Friday", True),
        ("from today on use tabs", False),
        ("since August I live in Rome", False),
        ("I sleep until noon", False),
    ],
)
def test_for_a_time_only(sentence: str, expected: bool) -> None:
    assert temporary(sentence) is expected


@pytest.mark.parametrize(
    ("sentence", "text", "expected"),
    [
        ("my boss prefers tea", "Prefers tea", True),
        ("my manager prefers tea", "Manager prefers tea", True),
        ("my sister is called Ada", "Sister is called Ada", False),
        ("my sister works in Rome", "Works in Rome", True),
        ("my wife and I live in Rome", "Lives in Rome", False),
        ("my boss knows that I prefer tea", "Prefers tea", False),
        ("I told her she likes tea", "Likes tea", True),
        ("Marta likes tea", "Likes tea", True),
        ("use tea, people like it", "Prefers tea", False),
    ],
)
def test_someone_elses(sentence: str, text: str, expected: bool) -> None:
    assert other_subject(sentence, text) is expected


def test_a_projects_name_is_nobody_else() -> None:
    assert other_subject("Seedbox uses tea", "Seedbox uses tea")
    assert not other_subject("Seedbox uses tea", "Seedbox uses tea", ["Seedbox"])


@pytest.mark.parametrize(
    ("sentence", "words", "expected"),
    [
        ("My boss said: I like tea", "I like tea", True),
        ("Ada told me that I like tea", "I like tea", True),
        ("My boss said no, but I like tea", "I like tea", False),
        ("I like tea, my boss said", "I like tea", False),
    ],
)
def test_reported_speech(sentence: str, words: str, expected: bool) -> None:
    assert reported(sentence, sentence.index(words)) is expected


def test_a_memory_that_is_replaced_may_hold_the_number() -> None:
    old = Memory("m1", Kind.FACT, "Has 3 hens in Lisbon")
    change = Add(Kind.FACT, "Has 3 hens in Porto", "my hens moved to Porto")
    assert ground(change, plainly(change.evidence), None) == (Reason.NO_SHARED_WORD,)
    assert isinstance(ground(change, plainly(change.evidence), old), Grounded)


class TestPlaces:
    """Where words stand, to the character, and which words the reasons go by."""

    @pytest.mark.parametrize(
        ("words", "text", "place"),
        [
            ("tea", "tea now", (0, 3)),
            ("tea", "teapot tea", (7, 10)),
            ("aa", "aaa aa", (4, 6)),
            ("tea!", "tea!now", (0, 4)),
            ("fine tea", "a \ufb01ne tea", (2, 9)),
            ("ff\u00ed tea", "\ufb03\u0301 tea", (0, 6)),
            ("x ff\u00ed", "x \ufb03\u0301", (0, 4)),
            ("au lait", "cafe\u0301 au lait", (6, 13)),
            ("a b", "x\n a \t b", (3, 8)),
        ],
    )
    def test_to_the_character(self, words: str, text: str, place: tuple[int, int]) -> None:
        assert find(words, text) == place

    def test_words_in_somebody_elses_mouth_are_quoted_in_any_sentence(self) -> None:
        change = Add(Kind.PREFERENCE, "Prefers oat milk", "I prefer oat milk")
        for text in ("Ada said I prefer oat milk.", "It rains. Ada said I prefer oat milk."):
            reasons = ground(change, plainly(text), None)
            assert not isinstance(reasons, Grounded)
            assert Reason.QUOTED in reasons

    def test_one_message_that_quotes_them_is_enough(self) -> None:
        change = Add(Kind.PREFERENCE, "Prefers oat milk", "I prefer oat milk")
        quoting = SaidEntry("e1", "> I prefer oat milk", OwnWords("", ()))
        assert ground(change, (*plainly("good morning"), quoting), None) == (Reason.QUOTED,)

    def test_a_change_without_a_reach_of_its_own_is_about_the_project_of_its_target(self) -> None:
        target = Memory("m1", Kind.PROJECT, "Uses npm", scope=InProject("git:example.org/pond", "Pond"))
        change = Supersede("m1", "Uses pnpm", "Pond uses pnpm")
        assert project_names(change, target) == ("Pond",)
        assert project_names(change, None) == ()


@pytest.mark.parametrize(
    ("text", "evidence", "reported"),
    [
        ("Doesn't use Windows", "My boss said: I don't use Windows", True),
        ("Bevorzugt SQLite", "Ich meinte SQLite, nicht Postgres", False),
        ("Prefere o português europeu", "Eu disse português europeu, não do Brasil", False),
        ("Bevorzugt SQLite", "Jonas meinte SQLite, nicht Postgres", True),
        ("Prefers tea, says Ann", "Prefers tea, Ann said", False),
    ],
)
def test_words_that_only_report_anothers_speech(text: str, evidence: str, *, reported: bool) -> None:
    assert only_reported(text, evidence) is reported
