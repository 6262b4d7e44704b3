"""The sample week with a model set up: whom it is asked about, counted at its socket."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.answering import CHEAP, NOTHING, Answering

from afterword.evals.week.expected import read_expected
from afterword.evals.week.living import live_through
from afterword.evals.week.world import make_world

WEEK = Path(__file__).resolve().parents[3] / "shared" / "samples" / "week"


@pytest.mark.skipif(not WEEK.is_dir(), reason="the shared sample week does not lie beside this checkout")
def test_no_model_is_asked_about_the_chats_that_tell_nothing(tmp_path: Path) -> None:
    expected = read_expected(WEEK)
    model = Answering([NOTHING], offered=(CHEAP,), cost=1)
    world = make_world(WEEK, expected, tmp_path, reviewer=model)
    try:
        lived = live_through(world, expected, lambda done, of, what: None)
        asked = [one.chat.partition(":")[2] for one in world.app.sent()]
    finally:
        world.app.close()
    none = [chat for chat in expected.chats if chat.id in expected.counters.no_model_call]
    silent = {chat.chat for chat in none if chat.if_own_words_allowed is None}  # the others were allowed in the end
    assert len(none) == len(expected.counters.no_model_call)
    assert all(lived.after[chat.id].asked is None for chat in none)
    assert asked
    assert len(asked) == len(model.asked)
    assert not silent & set(asked)
