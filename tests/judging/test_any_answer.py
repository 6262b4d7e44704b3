"""Whatever a model answers: at most five changes, each from the person's own words; nothing is kept that the gate would
not keep, and nothing that was known is edited or lost.
"""

from __future__ import annotations

from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.judging.answered import answer, learned, proposed, replacing

ANSWERS = 2_000
WHOLE_LOOKS = 12


def test_two_thousand_answers_ask_for_nothing_beyond_the_words() -> None:
    """They are no idle answers either: a third of them comes to changes."""
    wrong: list[str] = []
    telling = 0
    for number in range(ANSWERS):
        changes, found = proposed(answer(number))
        wrong += [f"answer {number}: {one}" for one in found]
        telling += bool(changes)
    assert wrong == []
    assert telling > ANSWERS // 5


def test_whole_looks_keep_what_was_known_and_store_only_what_the_gate_lets_through() -> None:
    answers = (answer(number) for number in range(ANSWERS, 2 * ANSWERS))
    telling = list(islice((one for one in answers if proposed(one)[0]), WHOLE_LOOKS))
    looks = [learned(one) for one in (replacing(), *telling, answer(0), answer(1))]
    assert [one for look in looks for one in look.wrong] == []
    assert sum(look.stored > 0 for look in looks) >= WHOLE_LOOKS // 4
    assert looks[0].superseded == 1


@settings(max_examples=100)
@given(st.binary(max_size=400), st.integers(0, ANSWERS), st.integers(0, 4_000))
def test_bytes_in_the_midst_of_an_answer_change_nothing_of_that(raw: bytes, number: int, at: int) -> None:
    text = answer(number)
    assert proposed(text[:at] + raw.decode("utf-8", "surrogateescape") + text[at:])[1] == []
