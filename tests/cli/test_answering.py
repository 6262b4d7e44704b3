"""Answers: taken on the person's own terminal, refused everywhere else, and nothing changed by a refusal."""

from __future__ import annotations

import subprocess
import sys

from .conftest import Desk


def newest(desk: Desk) -> dict[str, str]:
    found: dict[str, str] = desk.run("learned", "--json").json["learned"][0]
    return found


def everything(desk: Desk) -> list[object]:
    return [desk.run(*command.split(), "--json").json for command in ("memories", "waiting", "earlier", "never")]


def test_no_answer_without_the_person(known: Desk) -> None:
    """Without a terminal, and on one under an assistant: refused with a sentence, and all stands as it stood."""
    before = everything(known)
    learned, waiting = newest(known)["id"], known.run("waiting", "--json").json["waiting"][0]["id"]
    for command in (
        ["undo"],
        ["undo", learned],
        ["keep", waiting],
        ["forget", waiting],
        ["erase", learned],
        ["settings", "mode", "quiet"],
        ["pause", "1h"],
        ["chats", "mark", known.run("chats", "--json").json["chats"][0]["chat"]],
        ["chats", "stop", "claude-code"],
    ):
        ended = known.run(*command)
        assert ended.code == 3, (command, ended)
        assert ended.err.startswith("afterword: "), command
        assert "Traceback" not in ended.err
    for command in (["undo"], ["keep", waiting], ["settings", "mode", "quiet"]):
        under = known.at_terminal(*command, answers=("y", "y"), CLAUDECODE="1")
        assert under.code == 3, (command, under)
    assert everything(known) == before


def test_a_pipe_that_says_yes_is_no_person(known: Desk) -> None:
    before = everything(known)
    process = subprocess.run(
        [sys.executable, "-m", "afterword", "undo"],
        env=known.environment(),
        input=b"y\ny\ny\n",
        capture_output=True,
        start_new_session=True,
    )
    assert process.returncode == 3
    assert everything(known) == before


def test_undo_takes_back_the_newest_and_it_is_not_learned_again(known: Desk) -> None:
    taken = newest(known)
    ended = known.at_terminal("undo", answers=("y",))
    assert ended.code == 0, ended.out
    assert taken["text"] in ended.out
    assert taken["text"] not in {one["text"] for one in known.run("memories", "--json").json["memories"]}
    never = known.run("never", "--json").json["never"]
    assert [one["text"] for one in never] == [taken["text"]]
    assert known.run("learn", "--json").json["looks"] == []
    ended = known.at_terminal("redo", taken["id"], answers=("y",))
    assert ended.code == 0, ended.out
    assert taken["text"] in {one["text"] for one in known.run("memories", "--json").json["memories"]}


def test_keep_and_forget(known: Desk) -> None:
    waiting = known.run("waiting", "--json").json["waiting"][0]
    short = waiting["id"][:5]
    ended = known.at_terminal("keep", short, answers=("y",))
    assert ended.code == 0, ended.out
    kept = [one for one in known.run("memories", "--json").json["memories"] if one["text"] == waiting["text"]]
    assert len(kept) == 1
    assert known.run("waiting", "--json").json["waiting"] == []
    ended = known.at_terminal("forget", kept[0]["id"], answers=("y",))
    assert ended.code == 0, ended.out
    assert waiting["text"] not in {one["text"] for one in known.run("memories", "--json").json["memories"]}


def test_saying_no_changes_nothing(known: Desk) -> None:
    before = everything(known)
    ended = known.at_terminal("undo", answers=("n",))
    assert ended.code == 0
    assert everything(known) == before


def test_remember_is_the_persons_only_at_the_terminal(known: Desk) -> None:
    proposal = known.run("remember", "Keeps", "bees")
    assert proposal.code == 0, proposal.err
    assert "Keeps bees" not in {one["text"] for one in known.run("memories", "--json").json["memories"]}
    assert "Keeps bees" in {one["text"] for one in known.run("waiting", "--json").json["waiting"]}
    ended = known.at_terminal("remember", "Reads", "maps", "--kind", "preference", answers=("y",))
    assert ended.code == 0, ended.out
    own = [one for one in known.run("memories", "--json").json["memories"] if one["text"] == "Reads maps"]
    assert [(one["source"], one["kind"]) for one in own] == [("you", "preference")]


def test_an_id_that_fits_nothing_or_too_much(known: Desk) -> None:
    for which in ("zzz", "m-", "l-"):
        for command in (["why", which], ["keep", which], ["forget", which]):
            ended = known.run(*command)
            assert ended.code in (1, 3), (command, ended)
            assert ended.err.startswith("afterword: ")


def test_settings_are_changed_at_the_terminal(known: Desk) -> None:
    ended = known.at_terminal("settings", "mode", "ask", answers=("y",))
    assert ended.code == 0, ended.out
    setting = known.run("settings", "mode", "--json").json["settings"]
    assert [(one["value"], one["origin"]) for one in setting] == [("ask", "you")]
    assert known.run("settings", "nothing").code == 1
    assert known.run("settings", "mode", "reckless").code == 1
