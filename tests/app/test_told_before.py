"""What the person had to say again: the words it repeats are shown with it, and its chat comes first in a sweep."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.app.world import World

from afterword.app import Done
from afterword.app.connecting import Part
from afterword.core.entry import Noted
from afterword.core.signal import SignalKind

FIRST = "Now the summary. I prefer bullets over prose."


def learned_from(world: World, text: str, name: str) -> str:
    """A chat of its own, a day later, learned from; gives the id of its one learning."""
    world.clock.advance(timedelta(days=1))
    world.says(text, name=name)
    world.clock.advance(timedelta(minutes=11))
    (look,) = world.app.learn().looks
    (told,) = (*look.learned, *look.again)
    return told.id


REPEATS = {
    "known already": (FIRST, "I told you before, I prefer bullets over prose.", "I prefer bullets over prose"),
    "in other words": (
        "I prefer British spelling.",
        "Like I said, I prefer British spelling in mails.",
        "I prefer British spelling",
    ),
    "only in the log": (
        "From now on, none of those riddles.",
        "I told you before, I don't like riddles.",
        "From now on, none of those riddles.",
    ),
    "nothing that is known": ("I live in Porto.", "As I said, I prefer tea over coffee.", None),
    "not said to be a repetition": (FIRST, "I prefer bullets over prose.", None),
}


@pytest.mark.parametrize("case", REPEATS)
def test_it_shows_the_words_that_it_repeats(world: World, case: str) -> None:
    first, second, words = REPEATS[case]
    world.agree()
    world.says(first, name="first")
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    which = learned_from(world, second, "second")
    world.again()
    learning = world.app.why(which).learning
    assert learning is not None
    before = learning.said_before
    assert (before.words if before else None) == words
    if before is not None:
        assert (before.chat, before.entry) == ("claude-code:first", "first-0")
        assert before.at is not None
        assert before.at < learning.at - timedelta(days=1)


def test_the_chat_in_which_it_had_to_be_said_again_is_looked_at_first(world: World) -> None:
    world.env |= {"HOME": str(world.folder), "CLAUDE_CONFIG_DIR": str(world.folder / "claude"), "PATH": ""}
    world.agree()
    assert isinstance(world.app.connecting(world.env).connect("claude-code", world.app.host_hand(), Part.HOOKS), Done)
    for number, text in enumerate(("I live in Porto.", "My name is Sam.", "I'm left-handed.")):
        world.says(text, name=f"c{number}")
        world.clock.advance(timedelta(minutes=1))
    path = world.says("I told you before, I prefer bullets over prose.", name="again")
    assert world.app.attend("claude-code", str(path), world.env).why == ""
    (noted,) = [one.body for one in world.app._parts.storage.record.lines() if isinstance(one.body, Noted)]
    assert (noted.kind, noted.why) == (SignalKind.REPEATED, "said_before")
    world.clock.advance(timedelta(minutes=11))
    assert [look.chat for look in world.app.sweep().looks] == ["claude-code:again", "claude-code:c0"]
    assert [look.chat for look in world.app.sweep().looks] == ["claude-code:c1", "claude-code:c2"]
