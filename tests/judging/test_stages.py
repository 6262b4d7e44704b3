"""How corrections grow up: one a chat, three to a question, wider from a second place."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.core.change import Add, Basis, Correction, Supersede, WishType
from afterword.core.memory import Chatless, Domain, Everywhere, InDomain, InProject, Kind, Scope, Stage, ThisChat
from afterword.core.pattern import Evidence, Pattern, PatternState
from afterword.judging.stages import first_stage, grown, question, same_group, stage_of, wider

DAY = datetime(2026, 3, 1, 9, tzinfo=UTC)
POND, MOOR = InProject("git:example.org/pond", "pond"), InProject("git:example.org/moor", "moor")


def said(chat: str, project: str | None = "git:example.org/pond", days: int = 0) -> Evidence:
    return Evidence(chat, f"{chat}-1", "bullets, not prose", DAY + timedelta(days=days), project)


def wish(kind: WishType | None = WishType.FORMAT, scope: Scope = POND, basis: Basis = Basis.CORRECTED) -> Add:
    correction = Correction("bullets", "prose", kind)
    return Add(Kind.PREFERENCE, "Prefers bullets", "bullets, not prose", scope, basis=basis, correction=correction)


FIRST = Pattern("p1", "bullets", "prose", POND, "m1", (said("c1"),))


@pytest.mark.parametrize(
    ("kind", "basis", "expected"),
    [
        (Kind.PREFERENCE, Basis.STATED, Stage.CONFIRMED),
        (Kind.PREFERENCE, Basis.CORRECTED, Stage.TENTATIVE),
        (Kind.PREFERENCE, Basis.REVERSED, Stage.TENTATIVE),
        (Kind.FACT, Basis.STATED, None),
        (Kind.PEOPLE, Basis.CORRECTED, None),
        (Kind.PROJECT, Basis.STATED, None),
        (Kind.FACT, Basis.OBSERVED, None),
    ],
)
def test_the_first_stage(kind: Kind, basis: Basis, expected: Stage | None) -> None:
    assert first_stage(replace(wish(), kind=kind, basis=basis)) is expected


class TestCounting:
    """Distinct, dated, quoted evidence, at most once a chat."""

    def test_once_twice_three_times(self) -> None:
        second = grown(FIRST, (said("c2", days=1),), wish())
        third = grown(second, (said("c3", days=2),), wish())
        assert [one.stage for one in (FIRST, second, third)] == [Stage.TENTATIVE, Stage.EMERGING, Stage.PENDING]
        assert [one.chat for one in third.evidence] == ["c1", "c2", "c3"]

    def test_once_a_chat(self) -> None:
        same = grown(FIRST, (said("c1", days=1), said("c1", days=2)), wish())
        assert same == FIRST
        twice = grown(FIRST, (said("c2", days=2), said("c2", days=1)), wish())
        assert twice.evidence[1:] == (said("c2", days=1),)

    def test_asked_stays_asked(self) -> None:
        asked = replace(
            FIRST, state=PatternState.ASKED, stage=Stage.PENDING, evidence=(said("c1"), said("c2"), said("c3"))
        )
        assert grown(asked, (said("c4"),), wish()).state is PatternState.ASKED

    @pytest.mark.parametrize("state", [PatternState.CONFIRMED, PatternState.CASE_BY_CASE, PatternState.REVERSED])
    def test_what_was_decided_stays(self, state: PatternState) -> None:
        decided = replace(FIRST, state=state)
        after = grown(decided, (said("c2"),), wish())
        assert (after.state, after.stage, after.scope) == (state, FIRST.stage, FIRST.scope)
        assert len(after.evidence) == 2

    def test_put_aside_for_silence_it_comes_back(self) -> None:
        back = grown(replace(FIRST, state=PatternState.LAPSED), (said("c2", days=120),), wish())
        assert (back.state, back.stage) == (PatternState.OPEN, Stage.EMERGING)

    def test_said_outright_it_is_confirmed_even_case_by_case(self) -> None:
        closed = replace(FIRST, state=PatternState.CASE_BY_CASE)
        after = grown(closed, (said("c2"),), wish(scope=Everywhere(), basis=Basis.STATED))
        assert (after.state, after.stage, after.scope) == (PatternState.CONFIRMED, Stage.CONFIRMED, Everywhere())


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (WishType.FORMAT, Everywhere()),
        (WishType.COMMUNICATION, Everywhere()),
        (WishType.TECHNICAL, InDomain(Domain.CODE)),
        (WishType.PROJECT, POND),
        (WishType.PERSON, InDomain(Domain.COMMS)),
        (None, InDomain(Domain.CODE)),
    ],
)
def test_a_second_project_widens_it_to_what_its_type_names(kind: WishType | None, expected: Scope) -> None:
    assert grown(FIRST, (said("c2", MOOR.key),), wish(kind)).scope == expected
    assert grown(FIRST, (said("c2"),), wish(kind)).scope == POND


def test_among_chats_without_a_project_another_day_widens_it() -> None:
    loose = replace(FIRST, scope=Chatless(), evidence=(said("c1", None),))
    assert grown(loose, (said("c2", None),), wish(scope=Chatless())).scope == Chatless()
    assert grown(loose, (said("c2", None, days=1),), wish(scope=Chatless())).scope == Everywhere()


def test_words_that_say_so_widen_it_at_once() -> None:
    assert grown(FIRST, (said("c2"),), wish(scope=InDomain(Domain.WRITING))).scope == InDomain(Domain.WRITING)
    assert (
        grown(replace(FIRST, scope=Everywhere()), (said("c2"),), wish(scope=InDomain(Domain.CODE))).scope
        == Everywhere()
    )
    assert wider(POND, Chatless()) == POND
    assert wider(ThisChat(), POND) == POND


class TestGroups:
    """Which group a correction counts in."""

    def test_the_same_before_a_close_one(self) -> None:
        close = replace(FIRST, id="p0", fix="short bullets")
        assert same_group(Correction("Bullets"), [close, FIRST]) == FIRST
        assert same_group(Correction("very short bullets"), [close]) == close

    @pytest.mark.parametrize("fix", ["tables", "", "80 columns", "prose over bullets", "no bullets"])
    def test_another_wish_is_a_group_of_its_own(self, fix: str) -> None:
        assert same_group(Correction(fix), [FIRST]) is None

    def test_what_one_reader_wants_is_no_more_of_what_the_person_wants(self) -> None:
        for_marcus = Correction("to Marcus with bullets", wish=WishType.PERSON)
        known = replace(FIRST, id="p0", fix=for_marcus.fix, instead_of=None, wish=WishType.PERSON)
        assert same_group(for_marcus, [FIRST]) is None
        assert same_group(for_marcus, [FIRST, known]) == known
        assert same_group(Correction("bullets", wish=WishType.FORMAT), [known]) is None

    def test_another_number_is_another_wish(self) -> None:
        assert same_group(Correction("100 columns"), [replace(FIRST, fix="80 columns", instead_of=None)]) is None

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("tea before coffee", "coffee before tea"),
            ("tea before coffee", "tea after coffee"),
            ("Tee vor Kaffee", "Kaffee vor Tee"),
            ("té antes que café", "café antes que té"),
            ("先喝茶再喝咖啡", "先喝咖啡再喝茶"),
        ],
    )
    def test_an_order_turned_round_is_another_wish(self, one: str, other: str) -> None:
        for fix, known in ((one, other), (other, one)):
            assert same_group(Correction(fix), [replace(FIRST, fix=known, instead_of=None)]) is None

    def test_an_order_said_from_its_other_end_is_the_same_wish(self) -> None:
        known = replace(FIRST, fix="tea before coffee", instead_of=None)
        assert same_group(Correction("coffee after tea"), [known]) == known

    def test_the_opposite_is_another_wish(self) -> None:
        assert same_group(Correction("prose"), [FIRST]) is None
        assert same_group(Correction("bullets", "bullets"), [FIRST]) is None

    def test_meaning_alone_makes_no_group(self) -> None:
        assert same_group(Correction("dot points"), [FIRST], likeness=lambda _a, _b: 0.99) is None

    def test_the_order_of_groups_never_matters(self) -> None:
        two = [replace(FIRST, id="p2"), FIRST]
        assert same_group(Correction("bullets"), two) == same_group(Correction("bullets"), two[::-1]) == FIRST


def test_the_question_names_what_the_person_named() -> None:
    assert question(FIRST) == "You've corrected this three times: bullets (rather than prose)."
    assert question(replace(FIRST, instead_of=None)) == "You've corrected this three times: bullets."


pieces = st.lists(
    st.builds(said, st.sampled_from("abcdef"), st.sampled_from([None, "p", "q"]), st.integers(0, 9)), max_size=8
)


@given(pieces, st.sampled_from([*WishType, None]))
def test_the_stage_is_the_number_of_chats_and_reach_never_shrinks(more: list[Evidence], kind: WishType | None) -> None:
    pattern = FIRST
    for piece in more:
        after = grown(pattern, (piece,), wish(kind))
        assert after.stage is stage_of(len({one.chat for one in after.evidence}))
        assert len({one.chat for one in after.evidence}) == len(after.evidence)
        assert wider(pattern.scope, after.scope) == after.scope
        assert grown(after, (piece,), wish(kind)) == after
        pattern = after


class TestCloseFixes:
    """A fix that says more of the same counts with it; any other fix is a wish of its own."""

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("bullets", "short bullets"),
            ("metric units", "metric units in tables"),
            ("British spelling", "British spelling in emails"),
        ],
    )
    def test_more_of_the_same_is_one_group_whichever_came_first(self, one: str, other: str) -> None:
        first, second = (replace(FIRST, fix=fix, instead_of=None) for fix in (one, other))
        assert same_group(Correction(other), [first]) == first
        assert same_group(Correction(one), [second]) == second

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("bullet lists", "numbered lists"),
            ("bullets in emails", "bullets in letters"),
            ("British spelling for emails", "American spelling for emails"),
            ("short sentences", "short sentences, no jargon"),
        ],
    )
    def test_another_word_in_its_place_or_a_denial_beside_it_is_another_wish(self, one: str, other: str) -> None:
        for fix, known in ((one, other), (other, one)):
            assert same_group(Correction(fix), [replace(FIRST, fix=known, instead_of=None)]) is None

    def test_the_fix_that_was_named_as_wrong_before_is_the_opposite_however_close(self) -> None:
        short = replace(FIRST, fix="short bullets", instead_of="bullets")
        assert same_group(Correction("bullets"), [short]) is None
        assert same_group(Correction("short bullets", "bullets"), [replace(FIRST, instead_of=None)]) is None


def test_what_names_no_fix_widens_as_a_wish_of_no_known_type() -> None:
    reversal = replace(wish(basis=Basis.REVERSED), correction=None)
    assert grown(FIRST, (said("c2", MOOR.key),), reversal).scope == InDomain(Domain.CODE)


def test_a_change_that_says_nothing_of_its_reach_leaves_it() -> None:
    change = Supersede("m1", "Prefers bullets", "bullets, not prose", basis=Basis.CORRECTED, correction=None)
    assert grown(FIRST, (said("c2"),), change).scope == POND


def test_one_chat_that_goes_on_for_days_is_one_place() -> None:
    long = replace(FIRST, scope=Chatless(), evidence=(said("c1", None), said("c1", None, days=1)))
    assert grown(long, (said("c1", None, days=2),), wish(scope=Chatless())).scope == Chatless()


def test_everywhere_is_wider_than_a_field_of_work() -> None:
    assert wider(InDomain(Domain.CODE), Everywhere()) == Everywhere()
    assert wider(Everywhere(), InDomain(Domain.CODE)) == Everywhere()
