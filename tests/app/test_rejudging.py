"""Rules that changed since something was learned, in a real home: what no longer holds is left out until an answer."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.app.world import World

from afterword.core.verdict import Reason
from afterword.judging import case
from afterword.judging.forbidden import Forbidden, kinds


def test_what_todays_rules_are_against_is_left_out_and_lies_there_until_the_person_answers(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two things are learned; later a rule comes that is against one of them."""
    world.agree()
    world.says("I live in Leipzig.", "I prefer green tea over coffee.")
    world.clock.advance(timedelta(hours=1))
    world.app.learn()
    assert world.texts() == {"Lives in Leipzig", "Prefers green tea over coffee"}
    assert world.app.rejudge() == ()
    files = {path.name: path.read_bytes() for path in (world.folder / "home" / "memory").rglob("*.md")}

    def stricter(text: str, *, lang: str = "") -> frozenset[Forbidden]:
        return kinds(text, lang=lang) | ({Forbidden.HEALTH} if "tea" in text else set())

    monkeypatch.setattr(case, "kinds", stricter)
    (found,) = world.app.rejudge()
    assert (found.was, found.text, found.why[0]) == ("used", "Prefers green tea over coffee", Reason.HEALTH.value)
    assert {view.memory.text for view in world.app.memories() if view.trouble is None} == {"Lives in Leipzig"}
    assert {path.name: path.read_bytes() for path in (world.folder / "home" / "memory").rglob("*.md")} == files
    world.again()
    assert [one.was for one in world.app.rejudge()] == ["held"]
