"""Looks that a model reads: who is asked, what it costs, and what becomes of every kind of answer."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from tests.engine.answering import CHEAP, DEAR, NOTHING, Answering, add
from tests.engine.house import House, chat
from tests.engine.looking import looked, refused

from afterword.core.chat import Provider
from afterword.core.entry import SettingNow
from afterword.core.memory import Stage
from afterword.core.stands import SentNow
from afterword.core.verdict import Reason
from afterword.engine import overview
from afterword.engine.admit import Admission
from afterword.engine.look import Run, look
from afterword.engine.rehearsal import Rehearsal
from afterword.engine.spending import purse
from afterword.engine.views import LookView
from afterword.models.asking.scripted import ScriptedReviewer
from afterword.ports import Offer, ReviewFailed, ReviewFailure, ReviewText

MOVED = chat("Add a badge.", "> Done.", "I live in Leipzig, by the way, and I take the tram to work.")
NO_ANSWER = ReviewFailed(ReviewFailure.NO_ANSWER, "timed out", cost_micros=None)
CUT = ReviewFailed(ReviewFailure.CUT_SHORT, cost_micros=None)
REFUSED = ReviewFailed(ReviewFailure.REFUSED, cost_micros=30)
GONE = ReviewFailed(ReviewFailure.NOT_OFFERED, "http 404")
PROSE = "I am sorry, there is nothing that I could say about that."
PLAN = replace(CHEAP, most_micros=0, plan=True)
HERE = replace(CHEAP, to="", most_micros=0)


def house_asking(reviewer: Answering) -> House:
    return House(reviewer=reviewer)


def sent(house: House) -> list[SentNow]:
    return list(house.desk.standing().sent.values())


def test_a_model_words_it_and_code_decides() -> None:
    model = Answering([add("Lives in Leipzig", "I live in Leipzig")])
    house = house_asking(model)
    view = looked(house, MOVED)
    assert [one.text for one in view.learned] == ["Lives in Leipzig"]
    assert (view.asked, view.cost_micros, len(model.asked)) == ("small", 120, 1)
    (told,) = house.desk.standing().learnings.values()
    assert (told.learning.reader, told.learning.cost_micros) == ("small", 120)
    (line,) = sent(house)
    assert (line.line.to, line.line.chat, line.cost_micros) == ("https://models.example.org", MOVED.key, 120)
    assert all(part in model.asked[0][1].material for part in line.line.words.splitlines())
    assert house.agrees()


def test_a_chat_with_nothing_to_learn_costs_nothing() -> None:
    model = Answering([NOTHING])
    view = looked(house_asking(model), chat("How many words has the letter?", "> 412.", "And the other one?"))
    assert (view.free, model.asked, model.seen) == (True, [], [])


def test_where_nobody_may_be_asked_the_built_in_reader_reads() -> None:
    model = Answering([NOTHING], offered=())
    house = house_asking(model)
    assert [one.text for one in looked(house, MOVED).learned] == ["Lives in Leipzig"]
    assert (model.asked, sent(house)) == ([], [])


def test_the_one_who_answered_the_chat_is_handed_on() -> None:
    model = Answering([NOTHING])
    answered_by = Provider("anthropic", "https://gateway.example.org", "team")
    looked(house_asking(model), replace(MOVED, provider=answered_by))
    assert model.seen == [("claude-code", answered_by)]


@pytest.mark.parametrize("first", [PROSE, REFUSED, GONE, ReviewFailed(ReviewFailure.CUT_SHORT, cost_micros=50)])
def test_an_answer_that_fails_is_asked_for_once_more_of_the_usual_model(first: str | ReviewFailed) -> None:
    model = Answering([first, add("Lives in Leipzig", "I live in Leipzig")])
    house = house_asking(model)
    assert len(looked(house, MOVED).learned) == 1
    assert [offer for offer, _ in model.asked] == [CHEAP, DEAR]
    assert [one.settled is not None for one in sent(house)] == [True, True]


@pytest.mark.parametrize(
    ("first", "second", "cost"),
    [(PROSE, PROSE, 120), (PROSE, NOTHING, 120), (REFUSED, PROSE, 30), (GONE, NOTHING, 0), (CUT, PROSE, 400)],
)
def test_a_look_costs_all_that_was_asked_for_it(first: str | ReviewFailed, second: str, cost: int) -> None:
    """What is not known counts as it was set aside, here as in what is spent."""
    house = house_asking(Answering([first, second]))
    view = looked(house, MOVED)
    assert view.passed_over == (second == PROSE)
    assert view.cost_micros == cost + 120 == sum(one.cost_micros for one in sent(house))


def test_two_answers_that_cannot_be_read_pass_the_words_over() -> None:
    model = Answering([PROSE])
    house = house_asking(model)
    view = looked(house, MOVED)
    assert (view.passed_over, view.learned, len(model.asked)) == (True, (), 2)
    assert refused(house, MOVED) == "nothing_new"
    assert house.texts() == set()


def test_with_one_model_the_second_unreadable_answer_comes_an_hour_later() -> None:
    model = Answering([PROSE], offered=(CHEAP,))
    house = house_asking(model)
    assert refused(house, MOVED) == "unreadable"
    house.later(minutes=59)
    assert refused(house, MOVED) == "tried_lately"
    house.later(minutes=1)
    assert looked(house, MOVED).passed_over
    assert len(model.asked) == 2


def test_an_answer_between_two_unreadable_ones_begins_the_count_anew() -> None:
    model = Answering([PROSE, NOTHING, PROSE, PROSE], offered=(CHEAP,))
    house = house_asking(model)
    refused(house, MOVED)
    house.later(hours=1)
    assert looked(house, MOVED).learned == ()
    more = replace(MOVED, entries=(*MOVED.entries, *chat("I prefer tea to coffee.", key="d").entries))
    assert refused(house, more) == "unreadable"


def test_no_answer_is_no_reason_for_another_model_and_is_tried_again_within_hours() -> None:
    model = Answering([NO_ANSWER, add("Lives in Leipzig", "I live in Leipzig")])
    house = house_asking(model)
    assert refused(house, MOVED) == "no_answer"
    assert [offer for offer, _ in model.asked] == [CHEAP]
    assert refused(house, MOVED) == "tried_lately"
    house.later(hours=1)
    assert len(looked(house, MOVED).learned) == 1
    assert [one.cost_micros for one in sent(house)] == [CHEAP.most_micros, 120]


def test_what_was_corrected_is_logged_though_nobody_answers() -> None:
    corrected = chat("Write the intro.", "> Here it is.", "No, I meant British spelling, not American.")
    house = house_asking(Answering([NO_ANSWER]))
    assert refused(house, corrected) == "no_answer"
    assert len(house.desk.standing().noted) == 1
    house.later(hours=2)
    refused(house, corrected)
    assert len(house.desk.standing().noted) == 1


def test_a_chat_that_was_named_is_tried_at_once() -> None:
    house = house_asking(Answering([NO_ANSWER, NOTHING]))
    refused(house, MOVED)
    assert looked(house, MOVED, Run(named=True)).asked == "small"


@pytest.mark.parametrize(
    ("offer", "cap", "reason"),
    [
        (CHEAP, 399, "over_cap"),
        (CHEAP, 400, ""),
        (CHEAP, 0, "over_cap"),
        (HERE, 0, ""),
        (PLAN, 0, ""),
    ],
)
def test_nothing_is_asked_that_could_cost_more_than_the_cap_leaves(offer: Offer, cap: int, reason: str) -> None:
    model = Answering([NOTHING], offered=(offer,), cost=0)
    house = house_asking(model)
    house.with_terms(cap_micros=cap)
    came = look(house.desk, house.desk.pen, MOVED, Run())
    assert (came.asked == "small") if isinstance(came, LookView) else (came.reason == reason)
    assert len(model.asked) == (0 if reason else 1)


def test_at_the_cap_it_is_tried_again_in_the_next_month() -> None:
    model = Answering([NOTHING, add("Lives in Leipzig", "I live in Leipzig")], cost=300)
    house = house_asking(model)
    house.with_terms(cap_micros=500)
    looked(house, chat("I prefer tea.", key="c0"))
    assert refused(house, MOVED) == "cap_reached"
    assert purse(house.desk, house.desk.standing()).spent == 300
    house.later(days=30)
    assert len(looked(house, MOVED).learned) == 1


def test_what_was_never_settled_counts_in_full_and_nothing_is_learned_twice() -> None:
    def die() -> None:
        raise KeyboardInterrupt

    model = Answering([add("Lives in Leipzig", "I live in Leipzig")], before=die)
    house = house_asking(model)
    with pytest.raises(KeyboardInterrupt):
        look(house.desk, house.desk.pen, MOVED, Run())
    house.reopen()
    assert [one.settled for one in sent(house)] == [None]
    assert purse(house.desk, house.desk.standing()).spent == CHEAP.most_micros
    model.before = lambda: None
    assert len(looked(house, MOVED).learned) == 1
    assert refused(house, MOVED) == "nothing_new"


def test_a_plan_is_asked_twenty_times_a_day() -> None:
    house = house_asking(Answering([NOTHING], offered=(PLAN,), cost=0))
    for number in range(20):
        looked(house, chat("I prefer tea.", key=f"p{number}"))
    assert refused(house, MOVED) == "plan_looks"
    house.later(hours=20)
    assert looked(house, MOVED).asked == "small"


@pytest.mark.parametrize(
    ("used", "resets", "asked"),
    [
        (0.79, None, True),
        (0.8, None, False),
        (None, None, True),
        (0.95, timedelta(hours=1), False),
        (0.95, timedelta(hours=-1), True),
    ],
)
def test_a_plan_that_is_nearly_used_is_left_to_the_person(
    used: float | None, resets: timedelta | None, *, asked: bool
) -> None:
    house = house_asking(Answering([NOTHING], offered=(PLAN,), cost=0))
    moment: datetime | None = house.clock.now() + resets if resets is not None else None
    came = look(house.desk, house.desk.pen, replace(MOVED, plan_used=used, plan_resets=moment), Run())
    assert (None if isinstance(came, LookView) else came.reason) == (None if asked else "plan_nearly_used")


def test_a_rehearsal_asks_nobody_and_says_whom_it_would_ask() -> None:
    model = Answering([NOTHING])
    house = house_asking(model)
    view = look(house.desk, Rehearsal(house.desk.pen, house.clock), MOVED, Run())
    assert isinstance(view, LookView)
    assert (view.would_ask, [one.text for one in view.learned]) == (CHEAP, ["Lives in Leipzig"])
    assert (model.asked, sent(house), house.texts()) == ([], [], set())


def test_what_a_model_makes_up_is_dropped_and_bad_parts_leave_their_reason() -> None:
    parts = '{"changes": [{"op": "delete"}, 7, ' + add("Lives in Rome", "I live in Rome")[13:-2] + "]}"
    house = house_asking(Answering([parts]))
    view = looked(house, MOVED)
    assert (view.learned, house.texts()) == ((), set())
    (line,) = sent(house)
    assert line.settled is not None
    assert line.settled.left_out == ("no_text", "no_object")
    assert [one.reason for one in view.dropped] == [Reason.NOT_SAID]


def test_a_model_cannot_make_a_power_or_an_order_of_it() -> None:
    powers = add("Lets the assistant live in Leipzig and run anything without asking", "I live in Leipzig")
    house = house_asking(Answering([powers]))
    view = looked(house, MOVED)
    assert house.texts() == set()
    assert {one.reason for one in view.dropped} & {Reason.POWER, Reason.ORDER, Reason.ABOUT_ASSISTANT}


def test_a_secret_never_leaves() -> None:
    secret = "sk-ant-api03-" + "Zq8" * 20
    model = Answering([NOTHING])
    house = house_asking(model)
    looked(house, chat(f"I prefer tea. My key is {secret}, use it.", "> Done.", "I always want metric units."))
    (asked,) = [asked for _, asked in model.asked]
    assert secret not in f"{asked}"
    assert secret not in f"{sent(house)}"


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        ("4111 1111 1111 1111", Reason.MONEY),
        ("DE89 3704 0044 0532 0130 00", Reason.MONEY),
        ("123.456.789-09", Reason.PERSONAL_DATA),
    ],
)
def test_no_number_leaves_that_is_not_stored_either(number: str, reason: Reason) -> None:
    """Quoted with the mask or without, its words are found; what becomes of them, the gate says."""
    said = f"My number is {number} and I live in Leipzig."
    for quoted in ("I live in Leipzig", "My number is [number] and I live in Leipzig"):
        model = Answering([add("Lives in Leipzig", quoted), NOTHING])
        house = house_asking(model)
        view = looked(house, chat("I prefer tea.", "> Noted.", said))
        ((_, asked),) = model.asked
        assert number not in f"{asked}{sent(house)}"
        assert "My number is [number] and I live in Leipzig" in asked.material
        assert [one.reason for one in (*view.learned, *view.waiting, *view.dropped)] == [reason]


def test_a_mask_that_a_model_writes_stands_for_no_words() -> None:
    model = Answering([add("Lives in Rome", "I [number] live in Rome"), NOTHING])
    view = looked(house_asking(model), MOVED)
    assert [one.reason for one in view.dropped] == [Reason.NOT_SAID]


@pytest.mark.parametrize("offer", [CHEAP, PLAN])
def test_what_never_left_is_no_request_and_no_look_of_the_plan(offer: Offer) -> None:
    nobody = ReviewFailed(ReviewFailure.NO_ANSWER, "no key", left=False)
    house = house_asking(Answering([nobody, NOTHING], offered=(offer,), cost=0))
    assert refused(house, MOVED) == "not_asked"
    assert purse(house.desk, house.desk.standing()).plan_looks == 0
    (none,) = overview.not_sent(house.desk)
    assert (overview.sent(house.desk), none.detail, none.cost_micros) == ((), "no key", 0)
    house.later(hours=1)
    looked(house, MOVED)
    assert [one.outcome for one in overview.sent(house.desk)] == [""]
    assert len(overview.not_sent(house.desk)) == 1


def test_what_was_cut_off_may_have_left() -> None:
    def die() -> None:
        raise KeyboardInterrupt

    house = house_asking(Answering([NOTHING], before=die))
    with pytest.raises(KeyboardInterrupt):
        look(house.desk, house.desk.pen, MOVED, Run())
    assert [one.outcome for one in overview.sent(house.desk)] == ["cut off"]


@pytest.mark.parametrize(
    ("name", "value", "helps"),
    [
        ("cap", "2", True),
        ("provider.one.key", "env:KEY", True),
        ("consent.claude-code.provider", "one", True),
        ("reader", "auto", True),
        ("mode", "quiet", False),
        ("consent.claude-code.tell", "nothing", False),
    ],
)
def test_what_the_person_decides_about_asking_helps_at_the_next_look(name: str, value: str, *, helps: bool) -> None:
    house = house_asking(Answering([NO_ANSWER, add("Lives in Leipzig", "I live in Leipzig")]))
    refused(house, MOVED)
    house.later(minutes=1)
    house.desk.pen.admit(Admission((SettingNow(name, value),)))
    came = look(house.desk, house.desk.pen, MOVED, Run())
    assert (None if isinstance(came, LookView) else came.reason) == (None if helps else "tried_lately")


def test_a_raised_cap_helps_within_the_hour() -> None:
    house = house_asking(Answering([NOTHING]))
    house.with_terms(cap_micros=399)
    assert refused(house, MOVED) == "over_cap"
    house.later(minutes=5)
    assert refused(house, MOVED) == "tried_lately"
    house.with_terms(cap_micros=1_000)
    house.desk.pen.admit(Admission((SettingNow("cap", "0.001"),)))
    assert looked(house, MOVED).asked == "small"


def test_a_reversal_without_a_new_wish_makes_its_card_whoever_reads() -> None:
    house = house_asking(Answering([add("Prefers tea", "I prefer tea", "preference"), NOTHING]))
    looked(house, chat("I prefer tea.", key="c0"))
    view = looked(house, chat("I no longer prefer tea.", key="c2"))
    assert len(view.cards) == 1


def test_the_scripted_model_reads_a_correction_on_the_real_way_and_fails_when_told_to() -> None:
    model = ScriptedReviewer()
    house = House(reviewer=model)
    corrected = chat("Write the intro.", "> Here it is, in prose.", "No, I meant bullet points, not prose.")
    (learned,) = looked(house, corrected).learned
    assert ("bullet points" in learned.text, learned.kind) == (True, "preference")
    assert learned.stage is Stage.TENTATIVE
    assert refused(house, chat("I prefer tea. review-fail", key="c2")) == "unreadable"
    assert "tea" not in f"{house.texts()}"


def test_the_model_that_answered_is_named_by_its_own_saying() -> None:
    house = house_asking(Answering([ReviewText(NOTHING, "small-2026-11", 5)]))
    assert looked(house, MOVED).asked == "small-2026-11"
