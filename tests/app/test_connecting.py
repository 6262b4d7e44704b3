"""Connecting as an answer: what the person is shown, what a yes writes and records, and what nobody else can do."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.app.world import KEY, NOON, World

from afterword.app import App, Declined, Done, Hand, open_afterword
from afterword.app.connecting import ANSWERS, Connecting, Part
from afterword.core.entry import Answered, AnswerKind, Refused
from afterword.core.errors import AnswerRefused, BadInput, UnknownId
from afterword.ports import Process
from afterword.storage.clock import FixedClock
from afterword.storage.scripted import GivenProcesses, ScriptedTerminal

SETTINGS = b'{\n  // mine\n  "model": "opus",\n}\n'


class Computer:
    """A person's computer with Claude Code and Codex on it, and a home of Afterword's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.person = folder / "person"
        self.settings = self.person / ".claude" / "settings.json"
        self.settings.parent.mkdir(parents=True)
        (self.person / ".codex").mkdir()
        self.settings.write_bytes(SETTINGS)
        self.env = {"HOME": str(self.person), "PATH": ""}
        self.terminal = ScriptedTerminal(["1"] * 20)
        self.app = self.opened()

    def opened(self, **more: Any) -> App:
        given = {
            "clock": FixedClock(NOON),
            "processes": GivenProcesses([Process(9, "bash", "-bash")]),
            "terminal": self.terminal,
            "host_key": KEY,
            "embedder": None,
            **more,
        }
        return open_afterword(self.folder / "home", env=self.env, **given)

    @property
    def joint(self) -> Connecting:
        return self.app.connecting(self.env)

    def files(self) -> dict[str, str]:
        """Every file of the person's outside our home, by what it holds; links by where they lead."""
        found = sorted(path for path in self.person.rglob("*") if path.is_file() or path.is_symlink())
        return {
            str(path): str(path.readlink()) if path.is_symlink() else hashlib.sha256(path.read_bytes()).hexdigest()
            for path in found
        }

    def connect(self, *parts: Part, name: str = "claude-code") -> None:
        for part in parts or (Part.HOOKS,):
            assert isinstance(self.joint.connect(name, self.app.host_hand(), part), Done)

    def consent(self, name: str) -> str | None:
        return self.app._parts.desk().standing().setting(name)


@pytest.fixture
def computer(tmp_path: Path) -> Iterator[Computer]:
    made = Computer(tmp_path)
    yield made
    made.app.close()


def test_the_person_sees_the_exact_change_and_agrees_to_three_things(computer: Computer) -> None:
    outcome = computer.joint.connect("claude-code", computer.app.terminal_hand())
    assert isinstance(outcome, Done)
    (shown,) = computer.terminal.shown
    assert "Learn from it: your own words in its chats, from Mon 23 Feb 2026 on" in shown
    assert "Index it" in shown
    assert "shown to Claude Code" in shown
    assert f"--- {computer.settings}\n+++ {computer.settings}\n@@ " in shown
    for line in computer.settings.read_text().splitlines():
        assert f" {line}" in shown or f"+{line}" in shown
    assert {part: computer.consent(f"consent.claude-code.{part}") for part in ("learn", "index", "tell")} == {
        "learn": "on",
        "index": "on",
        "tell": "everything",
    }
    (view,) = (view for view in computer.joint.connections() if view.connected)
    assert (view.name, view.tell, view.learn) == ("claude-code", "everything", True)
    (copy,) = (computer.folder / "home" / "connections").iterdir()
    assert copy.read_bytes() == SETTINGS


@pytest.mark.parametrize(("typed", "tell"), [("1", "everything"), ("2", "preferences"), ("3", "nothing")])
def test_how_much_it_is_told_is_chosen(computer: Computer, typed: str, tell: str) -> None:
    computer.terminal._answers[:] = [typed]
    computer.joint.connect("claude-code", computer.app.terminal_hand())
    assert computer.consent("consent.claude-code.tell") == tell


def test_an_assistant_whose_chats_cannot_be_read_is_only_told(computer: Computer) -> None:
    (computer.person / ".cursor").mkdir()
    computer.connect(name="cursor")
    assert computer.consent("consent.cursor.tell") == "everything"
    assert computer.consent("consent.cursor.learn") is None
    assert computer.consent("consent.cursor.index") is None


def test_what_was_agreed_before_keeps_its_date(computer: Computer) -> None:
    (computer.person / ".codex" / "sessions").mkdir()
    computer.app.consent(["codex"], computer.app.host_hand())
    before = computer.consent("consent.codex.since")
    computer.app.close()
    computer.app = computer.opened(clock=FixedClock(NOON.replace(month=5)))
    computer.connect(name="codex")
    assert computer.consent("consent.codex.since") == before


def test_everything_comes_out_again_and_only_what_is_told_ends(computer: Computer) -> None:
    """All parts of both assistants, one by one, in a home that is opened anew in between."""
    before = computer.files()
    for name in ("claude-code", "codex"):
        computer.connect(Part.HOOKS, Part.RULES, name=name)
    computer.app.close()
    computer.app = computer.opened()
    for name in ("claude-code", "codex"):
        assert isinstance(computer.joint.disconnect(name, computer.app.host_hand()), Done)
    assert computer.files() == before
    assert not (computer.person / ".codex" / "rules").exists()
    for name in ("claude-code", "codex"):
        assert computer.consent(f"consent.{name}.tell") == "nothing"
        assert computer.consent(f"consent.{name}.learn") == "on"
    computer.connect()
    computer.terminal._answers[:] = ["2"]
    computer.joint.disconnect("claude-code", computer.app.terminal_hand())
    assert computer.consent("consent.claude-code.learn") == "off"


def test_a_second_time_there_is_nothing_to_ask(computer: Computer) -> None:
    computer.connect(Part.HOOKS, Part.RULES)
    before = computer.files()
    for part in (Part.HOOKS, Part.RULES):
        with pytest.raises(BadInput, match="already"):
            computer.joint.connect("claude-code", computer.app.host_hand(), part)
    with pytest.raises(BadInput, match="not connected"):
        computer.joint.disconnect("codex", computer.app.host_hand())
    assert computer.files() == before


def test_a_link_is_followed_and_stays(computer: Computer) -> None:
    """Settings that lie in a folder of dotfiles."""
    dotfiles = computer.folder / "dotfiles"
    dotfiles.mkdir()
    computer.settings.rename(dotfiles / "claude.json")
    computer.settings.symlink_to(dotfiles / "claude.json")
    computer.connect()
    assert computer.settings.is_symlink()
    assert b"UserPromptSubmit" in (dotfiles / "claude.json").read_bytes()
    computer.joint.disconnect("claude-code", computer.app.host_hand())
    assert computer.settings.is_symlink()
    assert (dotfiles / "claude.json").read_bytes() == SETTINGS


def test_what_is_read_only_or_broken_is_said_before_anything_is_asked(computer: Computer) -> None:
    computer.settings.chmod(0o444)
    for content, says in (
        (SETTINGS, "read-only"),
        (b'{\n  "model": "opus"\n  "x": 1\n}', "line 3: a comma is missing"),
    ):
        if content != SETTINGS:
            computer.settings.chmod(0o644)
            computer.settings.write_bytes(content)
        with pytest.raises(BadInput, match=says):
            computer.joint.connect("claude-code", computer.app.terminal_hand())
        assert computer.settings.read_bytes() == content
    assert computer.terminal.shown == []
    assert computer.consent("consent.claude-code.learn") is None
    (view,) = (view for view in computer.joint.connections() if view.name == "claude-code")
    assert "line 3" in view.trouble


class Interfering(ScriptedTerminal):
    """A person who answers while their file is saved by another program."""

    def __init__(self, path: Path, content: bytes) -> None:
        super().__init__(["1"])
        self._path, self._content = path, content

    def ask(self, shown: str) -> str | None:
        self._path.write_bytes(self._content)
        return super().ask(shown)


def test_a_file_that_changes_while_it_is_asked_about_is_shown_again(computer: Computer) -> None:
    computer.app.close()
    computer.app = computer.opened(terminal=Interfering(computer.settings, b'{\n  "model": "sonnet"\n}\n'))
    outcome = computer.joint.connect("claude-code", computer.app.terminal_hand())
    assert "changed since you saw it" in getattr(outcome, "says", "")
    assert computer.settings.read_bytes() == b'{\n  "model": "sonnet"\n}\n'


def test_where_one_file_cannot_be_written_none_is(computer: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Disconnecting takes two files away; the second cannot be, so the first stands as it stood."""
    computer.connect(Part.HOOKS, Part.RULES, name="codex")
    before = computer.files()
    joint = computer.joint
    write = joint._files.write
    monkeypatch.setattr(
        type(joint._files), "write", lambda files, edit: _full() if "rules" in edit.path else write(edit)
    )
    with pytest.raises(BadInput, match="no room"):
        joint.disconnect("codex", computer.app.host_hand())
    assert computer.files() == before
    assert computer.consent("consent.codex.tell") == "everything"
    assert any(view.connected for view in computer.joint.connections() if view.name == "codex")


def _full() -> None:
    raise BadInput("no room")


def test_nobody_else_connects_or_disconnects(computer: Computer) -> None:
    """From a pipe, under an assistant's process, under its marker: refused before anything is looked up, and noted."""
    computer.connect()
    before, plugin = computer.files(), str(computer.person / "plugin")
    acts: tuple[Callable[[Connecting, Hand], object], ...] = (
        lambda joint, hand: joint.connect("codex", hand),
        lambda joint, hand: joint.connect("claude-code", hand, Part.RULES),
        lambda joint, hand: joint.disconnect("claude-code", hand),
        lambda joint, hand: joint.as_plugin("claude-code", plugin, hand),
        lambda joint, hand: joint.connect("nobody", hand),
    )
    for more, reason in (
        ({"terminal": ScriptedTerminal(["1"], present=False)}, "no_terminal"),
        ({"processes": GivenProcesses([Process(9, "claude", "claude")])}, "agent_process"),
        ({"processes": GivenProcesses([], ["CLAUDECODE"])}, "agent_marker"),
    ):
        computer.app.close()
        computer.app = computer.opened(**more)
        for act in acts:
            with pytest.raises(AnswerRefused) as caught:
                act(computer.joint, computer.app.terminal_hand())
            assert caught.value.reason == reason
        standing = computer.app._parts.desk().standing()
        refused = [one.answer for one in standing.answers if isinstance(one.answer, Refused)][-len(acts) :]
        assert [(one.answer, one.reason) for one in refused] == [(AnswerKind.CONNECT, reason)] * len(acts)
    assert computer.files() == before
    with pytest.raises(UnknownId) as unknown:
        computer.joint.connect("nobody", computer.app.host_hand())
    assert "claude-code, codex" in unknown.value.next_step


def test_a_no_changes_nothing(computer: Computer) -> None:
    before = computer.files()
    computer.terminal._answers[:] = [""]
    assert isinstance(computer.joint.connect("claude-code", computer.app.terminal_hand()), Declined)
    assert computer.files() == before
    assert not (computer.folder / "home" / "connections").exists()
    answers = computer.app._parts.desk().standing().answers
    assert not any(isinstance(one.answer, Answered) for one in answers)


def test_a_plugin_is_written_to_a_folder_and_taken_away(computer: Computer) -> None:
    before, folder = computer.files(), computer.folder / "my plugin"
    outcome = computer.joint.as_plugin("claude-code", str(folder), computer.app.host_hand())
    assert isinstance(outcome, Done)
    assert computer.files() == before
    assert (folder / ".claude-plugin" / "plugin.json").exists()
    assert computer.consent("consent.claude-code.tell") == "everything"
    with pytest.raises(BadInput, match="as a plugin"):
        computer.connect()
    computer.joint.disconnect("claude-code", computer.app.host_hand())
    assert not folder.exists()
    folder.mkdir()
    (folder / "hooks").mkdir()
    (folder / "hooks" / "hooks.json").write_bytes(b"mine")
    with pytest.raises(BadInput, match="is there already"):
        computer.joint.as_plugin("claude-code", str(folder), computer.app.host_hand())


def test_a_hooks_path_counts_only_for_an_assistant_that_is_connected(computer: Computer) -> None:
    path = str(computer.person / ".claude" / "projects" / "x" / "a.jsonl")
    assert not computer.joint.under_root("claude-code", path)
    computer.connect()
    assert computer.joint.under_root("claude-code", path)
    assert not computer.joint.under_root("codex", path)
    assert not computer.joint.under_root("claude-code", str(computer.person / ".ssh" / "id"))
    computer.joint.disconnect("claude-code", computer.app.host_hand())
    assert not computer.joint.under_root("claude-code", path)


def test_what_stands_after_an_answer_that_was_cut_off_is_found(computer: Computer) -> None:
    """The files are written, the record is not: asked again, nothing changes in them, and only then is it agreed to."""
    computer.connect()
    whole = computer.settings.read_bytes()
    computer.joint.disconnect("claude-code", computer.app.host_hand())
    computer.settings.write_bytes(whole)
    (view,) = (view for view in computer.joint.connections() if view.name == "claude-code")
    assert (view.connected, view.tell) == (True, "nothing")
    computer.connect()
    assert computer.settings.read_bytes() == whole
    assert computer.consent("consent.claude-code.tell") == "everything"


def test_the_plugins_command_keeps_a_chat_from_being_learned_from(tmp_path: Path) -> None:
    """Typed in Claude Code it stands in the log as a command; another plugin's of the same name says nothing to us."""
    world = World(tmp_path)
    world.agree()
    for name in ("ours", "theirs"):
        command = "/afterword:off" if name == "ours" else "/other:off"
        wrapped = f"<command-message>x</command-message>\n<command-name>{command}</command-name>"
        world.says("I live in Porto." if name == "ours" else "I keep bees.", wrapped, name=name)
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    off = {view.chat.partition(":")[2]: view.switched_off for view in world.app.chats()}
    world.app.close()
    assert off == {"ours": True, "theirs": False}


def test_rules_name_only_commands_that_are_there() -> None:
    import click

    from afterword.cli.program import program

    for words in ANSWERS:
        here: click.Command | None = program
        for word in words.split():
            assert isinstance(here, click.Group)
            here = here.get_command(click.Context(here), word)
        assert here is not None, words
