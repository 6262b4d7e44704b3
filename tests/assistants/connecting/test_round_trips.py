"""Connecting and disconnecting every assistant over every configuration: idempotent, and to the byte what it was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.assistants.connecting.configurations import INVALID, JSON, OURS, TOML

from afterword.assistants.connecting import hosts
from afterword.assistants.connecting.json_reading import read
from afterword.core.errors import BadInput
from afterword.ports.connecting import Host, Made, Ours, Part
from afterword.storage.host_files import InMemoryHostFiles

ALL = frozenset(Part)
HOSTS = {host.name: host for host in hosts({"HOME": "/home/sam", "PATH": ""})}
Files = dict[str, bytes]


def paths(host: Host, ending: str = "") -> list[str]:
    states = host.states(OURS, (), InMemoryHostFiles())
    return sorted({path for state in states for path in state.paths if path.endswith(ending)})


def files_of(host: Host, name: str) -> Files:
    """This configuration wherever the host has one of that kind."""
    found = {path: JSON.get(name) for path in paths(host, ".json")}
    found |= {path: TOML.get(name, b"") for path in paths(host, "config.toml")}
    return {path: content for path, content in found.items() if content is not None}


def change(
    host: Host, files: InMemoryHostFiles, wanted: frozenset[Part], made: Sequence[Made] = (), ours: Ours = OURS
) -> tuple[Made, ...]:
    plan = host.plan(wanted, ours, made, files)
    for edit in plan.edits:
        files.write(edit)
    return plan.made


NAMES = sorted({*JSON, *TOML})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("host", HOSTS.values(), ids=list(HOSTS))
def test_everything_comes_out_to_the_byte(host: Host, name: str) -> None:
    """Part by part in, all out at once. Each step twice: the second changes nothing."""
    before = files_of(host, name)
    files = InMemoryHostFiles(before)
    made: tuple[Made, ...] = ()
    for wanted in (frozenset({Part.HOOKS}), frozenset({Part.HOOKS, Part.RULES}), ALL):
        made = change(host, files, wanted, made)
        assert host.plan(wanted, OURS, made, files).edits == ()
        current = {state.part for state in host.states(OURS, made, files) if state.present and state.current}
        assert current == wanted & set(host.offers(OURS))
    assert files.files != before
    assert change(host, files, frozenset(), made) == ()
    assert files.files == before


@pytest.mark.parametrize("name", [name for name in JSON if name not in {"missing", "empty"}])
def test_what_was_there_stays_where_it_was(name: str) -> None:
    """With everything in, each byte of theirs is there, in its order, and what a reader takes from it is the same."""
    host, before = HOSTS["claude-code"], JSON[name] or b""
    files = InMemoryHostFiles(files_of(host, name))
    (first, *_) = host.plan(ALL, OURS, (), files).edits
    after = (first.after or b"").decode()
    rest = iter(after)
    assert all(character in rest for character in before.decode())
    root = read(after).root
    theirs = read(before.decode()).root
    assert root is not None
    assert isinstance(root.plain, dict)
    for key, value in (theirs.plain if theirs and isinstance(theirs.plain, dict) else {}).items():
        if key not in ("hooks", "permissions"):
            assert root.plain[key] == value


def added(text: str) -> str:
    """A person edits the file meanwhile: a new member at its head, a comment at its end."""
    at = text.index("{") + 1
    comma = "," if text[at:].strip(" \r\n\t}") else ""
    return f'{text[:at]} "mine": "added meanwhile"{comma}{text[at:]}\n// and this'


EDITED = [name for name in JSON if name not in {"missing", "empty", "blank", "only a comment"}]


@pytest.mark.parametrize("name", EDITED)
@pytest.mark.parametrize("host", [HOSTS["claude-code"], HOSTS["opencode"], HOSTS["cursor"]], ids=lambda host: host.name)
def test_a_file_that_was_edited_meanwhile_loses_ours_and_keeps_theirs(host: Host, name: str) -> None:
    files = InMemoryHostFiles(files_of(host, name))
    before = {path: read(content.decode()).root for path, content in files.files.items() if path.endswith(".json")}
    made = change(host, files, ALL)
    for path in before:
        files.files[path] = added(files.files[path].decode()).encode()
    change(host, files, frozenset(), made)
    for path, root in before.items():
        after = read(files.files[path].decode())
        assert root is not None
        assert after.root is not None
        assert isinstance(root.plain, dict)
        assert isinstance(after.root.plain, dict)
        more = {"version": 1} if path.endswith("cursor/hooks.json") and "version" not in root.plain else {}
        assert after.root.plain == {"mine": "added meanwhile", **root.plain, **more}
        assert "// and this" in after.text
        for comment in ("// my settings", "// the big one", '// "theme"', "// a bell", "// after", "// last"):
            assert (comment in after.text) == (comment.encode() in (JSON[name] or b""))


@pytest.mark.parametrize("name", EDITED)
def test_only_the_edit_is_left(name: str) -> None:
    """Piece by piece is as good as to the byte, but for space where a container of theirs was empty."""
    host, before = HOSTS["gemini-cli"], (JSON[name] or b"").decode()
    files = InMemoryHostFiles(files_of(host, name))
    made = change(host, files, ALL)
    path = paths(host, ".json")[0]
    files.files[path] = added(files.files[path].decode()).encode()
    change(host, files, frozenset(), made)
    assert "".join(files.files[path].decode().split()) == "".join(added(before).split())


def test_a_hook_of_theirs_in_our_group_stays_and_ours_in_theirs_goes() -> None:
    host = HOSTS["claude-code"]
    files = InMemoryHostFiles()
    made = change(host, files, frozenset({Part.HOOKS}))
    (path,) = files.files
    said = json.loads(files.files[path])
    ours = said["hooks"]["Stop"][0]["hooks"][0]
    bell = {"type": "command", "command": "bell"}
    said["hooks"]["Stop"] = [{"hooks": [bell, ours]}]
    said["hooks"]["PreCompact"][0]["hooks"].append(bell)
    said["hooks"]["Notification"] = [{"matcher": "x", "hooks": [ours]}]
    files.files[path] = json.dumps(said).encode()
    change(host, files, frozenset(), made)
    assert json.loads(files.files[path]) == {
        "hooks": {"Stop": [{"hooks": [bell]}], "PreCompact": [{"hooks": [bell]}], "Notification": []}
    }


def test_a_lost_record_still_finds_what_is_surely_ours() -> None:
    """Hooks and server go; a rule that the person may have written stays."""
    host = HOSTS["claude-code"]
    files = InMemoryHostFiles({paths(host, "settings.json")[0]: b'{\n  "model": "opus"\n}\n'})
    change(host, files, ALL)
    change(host, files, frozenset(), ())
    settings, server = (
        files.files.get(path) for path in (paths(host, "settings.json")[0], paths(host, ".claude.json")[0])
    )
    assert settings is not None
    assert [*json.loads(settings)] == ["model", "permissions"]
    assert server is None or json.loads(server) == {}


def test_another_interpreter_takes_the_place_of_the_former() -> None:
    """After a move or an update: one hook an event, the new one, and all of it still comes out."""
    moved = replace(OURS, hook=replace(OURS.hook, python="/usr/bin/python3.13"))
    for host in HOSTS.values():
        before = files_of(host, "other hooks")
        files = InMemoryHostFiles(before)
        made = change(host, files, ALL)
        assert not all(state.current for state in host.states(moved, made, files))
        made = change(host, files, ALL, made, moved)
        everything = b"".join(files.files.values())
        assert b"/usr/bin/python3.13" in everything
        assert b"/opt/py thon/bin/python3' -I" not in everything
        change(host, files, frozenset(), made, moved)
        assert files.files == before


@pytest.mark.parametrize("name", INVALID)
@pytest.mark.parametrize("host", HOSTS.values(), ids=list(HOSTS))
def test_what_cannot_be_read_is_refused_with_its_line(host: Host, name: str) -> None:
    content, line = INVALID[name]
    path = paths(host, ".json")[-1]
    part = next(state.part for state in host.states(OURS, (), InMemoryHostFiles()) if path in state.paths)
    if name == "hooks are a text":
        key = {"claude-code": "hooks", "codex": "hooks", "gemini-cli": "hooks", "cursor": "mcpServers"}.get(host.name)
        content = content.replace(b'"hooks"', json.dumps(key or "mcp").encode())
    files = InMemoryHostFiles({path: content})
    with pytest.raises(BadInput) as caught:
        host.plan(frozenset({part, Part.HOOKS, Part.TOOLS}), OURS, (), files)
    assert path in caught.value.message
    assert f"line {line}:" in caught.value.message
    assert files.files == {path: content}


def test_toml_that_cannot_take_a_table_is_refused() -> None:
    host, path = HOSTS["codex"], "/home/sam/.codex/config.toml"
    for content, says in (
        (b"mcp_servers = { other = { command = 'x' } }\n", "takes no table"),
        (b"model = \n", "line 1:"),
        (b"[mcp_servers.afterword]\ncommand = 'mine'\n", "of yours"),
    ):
        files = InMemoryHostFiles({path: content})
        with pytest.raises(BadInput) as caught:
            host.plan(frozenset({Part.TOOLS}), OURS, (), files)
        assert says in caught.value.message


def test_toml_that_was_edited_meanwhile_keeps_what_is_theirs() -> None:
    host, path = HOSTS["codex"], "/home/sam/.codex/config.toml"
    files = InMemoryHostFiles({path: TOML["our header in a text"] or b""})
    made = change(host, files, frozenset({Part.TOOLS}))
    files.files[path] = b"# at the head\n" + files.files[path] + b'\n# next\n[tui]\ntheme = "dark"\n'
    change(host, files, frozenset(), made)
    text = files.files[path].decode()
    assert text == f'# at the head\n{(TOML["our header in a text"] or b"").decode()}\n# next\n[tui]\ntheme = "dark"\n'


def test_somebody_elses_server_by_our_name_is_not_replaced() -> None:
    for name, ending, key in (("claude-code", ".claude.json", "mcpServers"), ("opencode", "opencode.json", "mcp")):
        host = HOSTS[name]
        theirs = json.dumps({key: {"afterword": {"command": "mine"}}}, indent=2).encode()
        files = InMemoryHostFiles({paths(host, ending)[0]: theirs})
        with pytest.raises(BadInput, match=r"line 3.*of yours already"):
            host.plan(frozenset({Part.TOOLS}), OURS, (), files)


def test_files_of_our_own_never_take_the_place_of_theirs() -> None:
    host = HOSTS["opencode"]
    files = InMemoryHostFiles({paths(host, "afterword.js")[0]: b"export const Mine = 1\n"})
    with pytest.raises(BadInput, match="of yours"):
        host.plan(frozenset({Part.HOOKS}), OURS, (), files)


def test_ours_is_found_in_a_large_file_of_the_assistants_own() -> None:
    """Which is not read whole where no trace of ours is in it."""
    host = HOSTS["claude-code"]
    (path,) = paths(host, ".claude.json")
    large = json.dumps({"projects": {f"/p/{number}": "x" * 1000 for number in range(300)}}).encode()
    files = InMemoryHostFiles({path: large})
    assert not any(state.present for state in host.states(OURS, (), files))
    made = change(host, files, frozenset({Part.TOOLS}))
    assert [state.part for state in host.states(OURS, (), files) if state.present] == [Part.TOOLS]
    change(host, files, frozenset(), made)
    assert files.files == {path: large}


TWICE = {
    "claude-code settings.json": b'{"hooks":{},"model":"opus","env":{"K":"v"},\n"hooks":{"Stop":[]}}',
    "claude-code .claude.json": b'{"mcpServers":{},"a":1,\n"mcpServers":{"x":{}}}',
    "cursor mcp.json": b'{"mcpServers":{},"a":1,\n"mcpServers":{}}',
    "gemini-cli settings.json": b'{"hooks":{"SessionEnd":[],\n"SessionEnd":[]}}',
    "opencode opencode.json": b'{"permission":{"bash":{}},\n"permission":{"bash":{"rm *":"deny"}}}',
}


@pytest.mark.parametrize("name", TWICE)
def test_where_a_name_stands_twice_nothing_is_written_and_nothing_taken(name: str) -> None:
    """Refused with the line of the second; a disconnect, with or without a record, leaves such a file as it is."""
    host, ending = HOSTS[name.split(maxsplit=1)[0]], name.split()[1]
    before = {paths(host, ending)[0]: TWICE[name]}
    files = InMemoryHostFiles(before)
    with pytest.raises(BadInput, match=r"line 2: .* a second time"):
        host.plan(ALL, OURS, (), files)
    assert host.plan(frozenset(), OURS, (), files).edits == ()
    assert files.files == before


@pytest.mark.parametrize("known", [True, False], ids=["on record", "record lost"])
def test_a_name_that_came_to_stand_twice_loses_ours_alone(known: bool) -> None:
    host = HOSTS["cursor"]
    path = paths(host, "mcp.json")[0]
    files = InMemoryHostFiles({path: b'{"a":1}'})
    made = change(host, files, frozenset({Part.TOOLS}))
    files.files[path] = files.files[path][:-1] + b',"mcpServers":{},"b":{"mcpServers":{}}}'
    change(host, files, frozenset(), made if known else ())
    assert files.files[path] == b'{"a":1,"mcpServers":{},"mcpServers":{},"b":{"mcpServers":{}}}'
