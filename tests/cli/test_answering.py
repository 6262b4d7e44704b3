"""Answers: taken on the person's own terminal, refused everywhere else, and nothing changed by a refusal."""

from __future__ import annotations

import subprocess
import sys

from .conftest import Desk


def newest(desk: Desk) -> dict[str, str]:
    found: dict[str, str] = desk.shows("learned")[0]["learned"][0]
    return found


def everything(desk: Desk) -> list[object]:
    return desk.shows("memories", "waiting", "earlier", "never")


# Every answer, as it is typed. The ids fit nothing: the refusal comes before anything is looked up.
ANSWERS: tuple[str, ...] = (
    "undo",
    "undo zzzz",
    "redo zzzz",
    "keep zzzz",
    "forget zzzz",
    "erase zzzz",
    "answer zzzz",
    "never remove zzzz",
    "chats mark zzzz",
    "chats unmark zzzz",
    "chats mine zzzz",
    "chats stop zzzz",
    "files keep",
    "files restore",
    "settings mode quiet",
    "settings cap 20",
    "settings nothing at-all",
    "pause 1h",
    "pause --off",
    "connect zzzz",
    "connect claude-code --as-plugin zzzz",
    "disconnect zzzz",
)


def test_no_answer_without_the_person(known: Desk) -> None:
    """Without a terminal: refused with a sentence and its own exit code, and all stands as it stood."""
    before = everything(known)
    learned, waiting = newest(known)["id"], known.shows("waiting")[0]["waiting"][0]["id"]
    real = (f"undo {learned}", f"keep {waiting}", f"forget {waiting}", f"erase {learned}", "chats stop claude-code")
    commands = (*ANSWERS, *real)
    for command, ended in zip(commands, known.runs(*(one.split() for one in commands)), strict=True):
        assert ended.code == 3, (command, ended)
        assert ended.err.startswith("afterword: There is no terminal to ask you on."), command
        assert "Run it in a terminal" in ended.err
        assert ended.out == ""
    assert everything(known) == before


def test_no_answer_under_an_assistant_though_it_has_a_terminal(known: Desk) -> None:
    before = everything(known)
    waiting = known.shows("waiting")[0]["waiting"][0]["id"]
    for command in (["undo"], ["keep", waiting], ["settings", "mode", "quiet"]):
        under = known.at_terminal(*command, answers=("y", "y"), CLAUDECODE="1")
        assert under.code == 3, (command, under)
        assert "only you can answer" in under.out
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
    assert taken["text"] not in {one["text"] for one in known.shows("memories")[0]["memories"]}
    never = known.run("never", "--json").json["never"]
    assert [one["text"] for one in never] == [taken["text"]]
    assert ", of which 1 was taken back." in known.run("learned").out.splitlines()[0]
    assert known.run("learn", "--json").json["looks"] == []
    ended = known.at_terminal("redo", taken["id"], answers=("y",))
    assert ended.code == 0, ended.out
    assert taken["text"] in {one["text"] for one in known.shows("memories")[0]["memories"]}


def test_keep_and_forget(known: Desk) -> None:
    waiting = known.run("waiting", "--json").json["waiting"][0]
    short = waiting["id"][:5]
    ended = known.at_terminal("keep", short, answers=("y",))
    assert ended.code == 0, ended.out
    kept = [one for one in known.shows("memories")[0]["memories"] if one["text"] == waiting["text"]]
    assert len(kept) == 1
    assert known.run("waiting", "--json").json["waiting"] == []
    ended = known.at_terminal("forget", kept[0]["id"], answers=("y",))
    assert ended.code == 0, ended.out
    assert waiting["text"] not in {one["text"] for one in known.shows("memories")[0]["memories"]}


def test_saying_no_changes_nothing(known: Desk) -> None:
    before = everything(known)
    ended = known.at_terminal("undo", answers=("n",))
    assert ended.code == 0
    assert everything(known) == before


def test_remember_is_the_persons_only_at_the_terminal(known: Desk) -> None:
    proposal = known.run("remember", "Keeps", "bees")
    assert proposal.code == 0, proposal.err
    assert "Keeps bees" not in {one["text"] for one in known.shows("memories")[0]["memories"]}
    assert "Keeps bees" in {one["text"] for one in known.run("waiting", "--json").json["waiting"]}
    ended = known.at_terminal("remember", "Reads", "maps", "--kind", "preference", answers=("y",))
    assert ended.code == 0, ended.out
    ended = known.at_terminal("remember", "I", "prefer", "tea", "over", "coffee", answers=("y",))
    assert ended.code == 0, ended.out
    assert "You wrote: I prefer tea over coffee" in ended.out
    own = [one for one in known.shows("memories")[0]["memories"] if one["source"] == "you"]
    assert [(one["text"], one["kind"]) for one in own] == [
        ("Reads maps", "preference"),
        ("Prefers tea over coffee", "preference"),
    ]


def test_an_id_that_fits_nothing_or_too_much(known: Desk) -> None:
    """At a terminal, where it is looked up: named, with the next step."""
    for which in ("zzz", "m-", "l-"):
        (ended,) = known.runs(["why", which])
        assert (ended.code, ended.err[:11]) == (1, "afterword: "), which
    ended = known.at_terminal("keep", "zzz")
    assert ended.code == 1
    assert "There is no waiting change 'zzz'" in ended.out
    assert "afterword waiting" in ended.out


def test_settings_are_changed_at_the_terminal(known: Desk) -> None:
    ended = known.at_terminal("settings", "mode", "ask", answers=("y",))
    assert ended.code == 0, ended.out
    setting = known.run("settings", "mode", "--json").json["settings"]
    assert [(one["value"], one["origin"]) for one in setting] == [("ask", "you")]
    assert known.run("settings", "nothing").code == 1
    assert known.at_terminal("settings", "mode", "reckless").code == 1
