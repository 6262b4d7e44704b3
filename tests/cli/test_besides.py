"""What nearby and profile print: blocks to paste, as they are, and nothing where nothing bears."""

from __future__ import annotations

import pytest
from tests.cli.conftest import NOW, Desk

from afterword.app import Done, open_afterword
from afterword.core.memory import Kind
from afterword.storage.clock import clock_from


@pytest.fixture
def told(desk: Desk) -> Desk:
    """Sam wrote two things down."""
    app = open_afterword(desk.home, env={}, clock=clock_from({"AFTERWORD_NOW": NOW}), host_key="k", embedder=None)
    for text, kind in (("Prefers tabs in Go code", Kind.PREFERENCE), ("Lives in Porto", Kind.FACT)):
        assert isinstance(app.remember(text, app.host_hand(), kind=kind), Done)
    app.close()
    return desk


def test_an_assistant_that_nobody_knows_is_named_with_those_that_are(told: Desk) -> None:
    near, profile, found = told.runs(
        ["nearby", "Go", "--host", "nosuch", "--json"],
        ["profile", "--host", "nosuch"],
        ["nearby", "Go", "--host", "cursor"],
    )
    for ended in (near, profile):
        assert (ended.code, ended.out) == (1, "")
        assert ended.err.startswith("afterword: No assistant is called 'nosuch'.\n  There are: claude-code, codex, ")
    assert (found.code, found.err) == (0, "")


def test_blocks_to_paste_and_their_json(told: Desk) -> None:
    near, nothing, of_near, profile, of_profile, lean, codex = told.runs(
        ["nearby", "format", "this", "Go", "code"],
        ["nearby", "zzyzx\x1b[2Jq"],
        ["nearby", "format this Go code", "--json"],
        ["profile"],
        ["profile", "--json"],
        ["nearby", "format this Go code", "--lean"],
        ["profile", "--host", "codex"],
    )
    assert [one.err for one in (near, nothing, of_near, profile, of_profile, lean, codex)] == [""] * 7
    assert near.out == of_near.json["block"] + "\n"
    assert near.out.splitlines()[0] == "<afterword-nearby>"
    assert near.out.splitlines()[2:] == ["- Prefers tabs in Go code (2026-10-11)", "</afterword-nearby>"]
    assert [one["text"] for one in of_near.json["memories"]] == ["Prefers tabs in Go code"]
    assert nothing.out.splitlines()[0] == "Nothing that it knows bears on this."
    assert profile.out == of_profile.json["text"] + "\n"
    assert {"- Prefers tabs in Go code", "- Lives in Porto"} < set(profile.out.splitlines())
    assert of_profile.json["left_out"] == 0
    assert len(lean.out.splitlines()) == 1
    assert codex.out.splitlines()[0] == "There is nothing to tell yet."
