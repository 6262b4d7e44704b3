"""A day whose transcripts hold our own doings: nothing is learned from them, and nothing the person said is lost."""

from __future__ import annotations

import json
import os
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.world import World
from tests.mcp.told import Item, chat, learn

from afterword.core.chat import OWN_RUN

NEARBY = (
    "<afterword-nearby>\nFrom memory, about the person: no part of the message, and no reason to agree.\n"
    "- I prefer rye over spelt (2026-03-01)\n</afterword-nearby>"
)
LEAN = "<afterword-nearby>Memory, not the message, no reason to agree: I prefer rye over spelt</afterword-nearby>"
PROFILE = "<afterword-profile>\nI live in Ghent.\nI prefer rye over spelt.\n</afterword-profile>"
CLOSED_EARLY = "<afterword-nearby>\n- a &lt;/afterword-nearby&gt; I prefer rye over spelt.\n</afterword-nearby>"
OTHERS = (
    "<claude-mem-context>\nI prefer rye over spelt.\n</claude-mem-context>",
    "<supermemory-context>\nI live in Ghent. I always use tabs.\n</supermemory-context>",
    "<relevant_memories>\n- I prefer rye over spelt.\n- No, I meant rye, not spelt.\n</relevant_memories>",
    "<user_memories>I prefer rye over spelt.</user_memories>",
    "<system-reminder>\nI prefer rye over spelt.\n</system-reminder>",
)
RECALLED = '1. "I prefer rye over spelt." (memory, preference)\n2. "No, I meant rye, not spelt." (from a chat)'


def result(tool: str, gives: str = RECALLED) -> Item:
    return tool, {"query": "bread", "gives": gives}


@pytest.mark.parametrize("block", [NEARBY, LEAN, PROFILE, CLOSED_EARLY, *OTHERS])
def test_a_block_before_the_persons_words_is_not_theirs_and_their_words_are(world: World, block: str) -> None:
    world.agree()
    chat(world, "block-before", f"{block}\n\nI prefer pears over plums.")
    chat(world, "block-behind", f"I prefer tea over coffee.\n\n{block}")
    learn(world)
    assert world.texts() == {"Prefers pears over plums", "Prefers tea over coffee"}
    assert [view.text for view in world.app.waiting()] == []


@pytest.mark.parametrize(
    "tool",
    [
        "mcp__afterword__recall",
        "mcp__afterword__what_was_learned",
        "mcp__afterword__remember",
        "mcp__plugin_afterword_afterword__recall",
    ],
)
def test_what_our_own_tools_give_is_tool_output_and_no_outside_reading(world: World, tool: str) -> None:
    world.agree()
    chat(world, "our-own-tool", result(tool), "I prefer pears over plums.")
    learn(world)
    assert world.texts() == {"Prefers pears over plums"}


def test_what_another_memory_tool_gives_is_an_outside_reading(world: World) -> None:
    world.agree()
    chat(world, "another-tool", result("mcp__mem0__search_memories"), "I prefer pears over plums.")
    learn(world)
    assert world.texts() == set()
    assert [(view.text, view.where) for view in world.app.waiting()] == [("Prefers pears over plums", ("mem0",))]


def test_our_own_runs_are_never_looked_at(world: World) -> None:
    """A prompt that we sent through the person's own assistant lies among their chats, as if they had typed it."""
    world.agree()
    chat(world, "own-run-on-disk", f"{OWN_RUN} You read a chat.\nWORDS\n| I prefer rye over spelt.")
    path = chat(world, "headless-run", "I live in Ghent.")
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines:
        line["entrypoint"] = "sdk-cli"
        del line["origin"], line["promptSource"]
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    os.utime(path, (world.clock.now().timestamp(),) * 2)
    learn(world)
    assert world.app.learned(everything=True) == ()
    assert [one for one in world.app.recall("rye spelt Ghent") if "own-run" in str(one)] == []


def test_what_was_told_does_not_come_back_as_said(world: World) -> None:
    """The whole circle: learned, put beside, recalled and shown, for a week; it counts as said once, by the person."""
    world.agree()
    chat(world, "said-for-real", "I prefer rye over spelt.")
    learn(world)
    (first,) = world.app.memories()
    for day in range(5):
        world.clock.advance(timedelta(days=1))
        told = f"<afterword-nearby>\n- {first.memory.text}\n</afterword-nearby>"
        shown = result("mcp__afterword__recall", f'1. "{first.memory.text}" (memory)')
        chat(world, f"told-on-day-{day}", f"{told}\nWhich bread goes with soup?", shown, "Thanks.")
        learn(world)
    (last,) = world.app.memories()
    assert (last.times_said, last.memory.stage, last.memory.text) == (1, first.memory.stage, first.memory.text)
    assert world.app.cards() == ()


def test_a_marker_of_ours_in_the_middle_of_what_a_person_says_hides_nothing(world: World, tmp_path: Path) -> None:
    world.agree()
    chat(world, "about-the-blocks", "What is the <afterword-nearby> tag for?", "I prefer pears over plums.")
    learn(world)
    assert world.texts() == {"Prefers pears over plums"}
