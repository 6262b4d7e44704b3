"""Connecting as a person does it: a process on a terminal of its own, real files, and the same process from a pipe."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from .conftest import Desk

SETTINGS = (
    b'{\r\n\t// mine\r\n\t"model": "opus",\r\n'
    b'\t"hooks": { "Stop": [ { "hooks": [ { "type": "command", "command": "bell" } ] } ] }\r\n}'
)


def laid_out(desk: Desk) -> Path:
    settings = desk.person / "dotfiles" / "claude.json"
    settings.parent.mkdir()
    settings.write_bytes(SETTINGS)
    (desk.person / ".claude").mkdir()
    (desk.person / ".claude" / "settings.json").symlink_to(settings)
    (desk.person / ".cursor").mkdir()
    (desk.person / ".cursor" / "hooks.json").write_bytes(b"")
    return settings


def theirs(desk: Desk) -> dict[str, str]:
    """Every file of the person's, links by what they lead to; without what tests put there."""
    return {
        str(path): hashlib.sha256(path.read_bytes()).hexdigest() + str(path.is_symlink())
        for path in sorted(desk.person.rglob("*"))
        if path.is_file() and not path.name.startswith(("many-", "screen-"))
    }


def test_an_evening_of_connecting(desk: Desk) -> None:
    """Both assistants are found, shown and asked about one after the other; then both are taken out again."""
    settings = laid_out(desk)
    before, path = theirs(desk), {"PATH": "/nowhere"}
    ended = desk.at_terminal("connect", answers=("1", "y", "y", "2", "n", "n"), **path)
    assert ended.code == 0, ended.out
    for said in (
        "Connect Claude Code.",
        "Connect Cursor.",
        "The exact change",
        "(a link to ",
        "Claude Code is connected.",
    ):
        assert said in ended.out
    assert "\t" not in ended.out
    assert settings.read_bytes().startswith(SETTINGS[:40])
    assert b'"UserPromptSubmit"' in settings.read_bytes()
    found = {one["host"]: one for one in desk.shows("connections")[0]["connections"]}
    assert [(name, one["connected"], one["tell"], one["learn"]) for name, one in found.items()] == [
        ("claude-code", True, "everything", True),
        ("codex", False, "nothing", None),
        ("gemini-cli", False, "nothing", None),
        ("opencode", False, "nothing", None),
        ("cursor", True, "preferences", None),
    ]
    parts = {part["part"]: (part["present"], part["current"]) for part in found["claude-code"]["parts"]}
    assert (parts["hooks"], parts["rules"]) == ((True, True), (True, True))
    for host in ("claude-code", "cursor"):
        ended = desk.at_terminal("disconnect", host, answers=("1" if host == "claude-code" else "y",), **path)
        assert ended.code == 0, ended.out
    assert theirs(desk) == before
    copies = list((desk.home / "connections").iterdir())
    assert any(copy.read_bytes() == SETTINGS for copy in copies)


def test_nothing_is_connected_without_the_person(desk: Desk) -> None:
    """From a pipe that says yes, and under an assistant that has a terminal."""
    laid_out(desk)
    before = theirs(desk)
    piped = subprocess.run(
        [sys.executable, "-m", "afterword", "connect"],
        env=desk.environment(PATH="/nowhere"),
        input=b"1\ny\n1\ny\n",
        capture_output=True,
        start_new_session=True,
    )
    assert (piped.returncode, piped.stdout) == (3, b"")
    assert b"no terminal to ask you on" in piped.stderr
    under = desk.at_terminal("connect", "claude-code", answers=("1", "y"), CLAUDECODE="1", PATH="/nowhere")
    assert under.code == 3
    assert "only you can answer" in under.out
    assert theirs(desk) == before


def test_what_an_assistant_cannot_take_is_said_and_the_rest_is_asked_about(desk: Desk) -> None:
    """Valid configurations without a place for our tools or rules, hooks that are off, and one that cannot be read."""
    files = {
        ".claude/settings.json": b'{"hooks": {},\n"hooks": {"Stop": []}}',
        ".codex/config.toml": b'mcp_servers = { other = { command = "x" } }\nfeatures = { hooks = false }\n',
        ".config/opencode/opencode.json": b'{"permission": "ask"}',
    }
    for name, content in files.items():
        (desk.person / name).parent.mkdir(parents=True)
        (desk.person / name).write_bytes(content)
    before, path = theirs(desk), {"PATH": "/nowhere", "XDG_CONFIG_HOME": "", "COLUMNS": "400"}
    ended = desk.at_terminal("connect", "codex", answers=("1", "y"), **path)
    said = " ".join(ended.out.split())
    assert ended.code == 0, ended.out
    config = desk.person / ".codex" / "config.toml"
    for words in (
        f"Codex has hooks switched off (features.hooks: false in {config}): they do nothing until",
        "Codex is connected.",
        f"Codex is left without Afterword's tools: {config}: it says 'mcp_servers' in a form that takes no table",
        "What is connected stays.",
        "Codex itself refuses these now.",
        "It is told nothing until they are on.",
    ):
        assert words in said
    assert "Nothing was changed" not in said
    ended = desk.at_terminal("connect", answers=("1", "y"), **path)
    said = " ".join(ended.out.split())
    assert ended.code == 1, "Claude Code is not connected"
    assert "line 2: 'hooks' stands here a second time" in said
    assert "OpenCode has Afterword's tools." in said
    assert "OpenCode is left without rules about what only you may do: " in said
    assert '"permission" is not an object in braces' in said
    shown = desk.runs(["connections"], ["doctor"], ["connections", "--json"], **path)
    assert all("hooks are switched off" in one.out for one in shown[:2])
    off = {one["host"]: one["switched_off"] for one in shown[2].json["connections"]}
    assert off == {"codex": f"features.hooks: false in {config}"} | dict.fromkeys(off.keys() - {"codex"})
    kept = theirs(desk)
    assert all(kept[str(desk.person / name)] == before[str(desk.person / name)] for name in [*files][:2])
