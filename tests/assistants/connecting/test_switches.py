"""Settings of the person's by which an assistant runs no hooks: found by every name they have, and never changed."""

from __future__ import annotations

import pytest
from tests.assistants.connecting.configurations import OURS

from afterword.assistants.connecting import hosts
from afterword.ports.connecting import Part
from afterword.storage.host_files import InMemoryHostFiles

HOSTS = {host.name: host for host in hosts({"HOME": "/home/sam", "PATH": ""})}
CODEX, GEMINI, CLAUDE = (
    "/home/sam/.codex/config.toml",
    "/home/sam/.gemini/settings.json",
    "/home/sam/.claude/settings.json",
)
OFF = [
    ("codex", CODEX, "[features]\nhooks = false\n", "features.hooks: false"),
    ("codex", CODEX, "features.codex_hooks = false # for now\n", "features.codex_hooks: false"),
    ("gemini-cli", GEMINI, '{"hooksConfig": {"enabled": false}, // for now\n}', "hooksConfig.enabled: false"),
    ("gemini-cli", GEMINI, '{"hooks": {"enabled": false}}', "hooks.enabled: false"),
    ("gemini-cli", GEMINI, '{"hooksConfig": {"disabled": ["bell", "afterword"]}}', 'hooksConfig.disabled: "afterword"'),
    ("claude-code", CLAUDE, '{"disableAllHooks": true}', "disableAllHooks: true"),
]
ON = [
    ("codex", CODEX, ""),
    ("codex", CODEX, "[features]\nhooks = true\ncodex_hooks = false\n"),
    ("codex", CODEX, "[features]\nother = false\n[hooks]\nhooks = false\n"),
    ("codex", CODEX, "features = \n"),
    ("gemini-cli", GEMINI, '{"hooksConfig": {"enabled": true, "disabled": ["bell"]}, "hooks": {"enabled": false}}'),
    ("gemini-cli", GEMINI, '{"hooks": {"BeforeAgent": []}, "enabled": false, "hooksConfig": [false]}'),
    ("claude-code", CLAUDE, '{"disableAllHooks": false}'),
    ("claude-code", CLAUDE, '{"env": {"disableAllHooks": true}}'),
    ("claude-code", CLAUDE, "// nothing yet"),
    ("cursor", "/home/sam/.cursor/hooks.json", '{"enabled": false}'),
]


@pytest.mark.parametrize(("host", "path", "text", "said"), OFF)
def test_hooks_that_are_switched_off_are_noticed(host: str, path: str, text: str, said: str) -> None:
    """With ours in, too: connecting switches nothing on."""
    files = InMemoryHostFiles({path: text.encode()})
    assert HOSTS[host].switched_off(files) == f"{said} in {path}"
    for edit in HOSTS[host].plan(frozenset({Part.HOOKS}), OURS, (), files).edits:
        files.write(edit)
    assert HOSTS[host].switched_off(files) == f"{said} in {path}"


@pytest.mark.parametrize(("host", "path", "text"), ON)
def test_hooks_that_run_are_not_said_to_be_off(host: str, path: str, text: str) -> None:
    assert HOSTS[host].switched_off(InMemoryHostFiles({path: text.encode()})) == ""
