"""What is written is run, as each assistant runs it: words to a program, a line to a shell, a plugin in a runtime."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.assistants.connecting.configurations import OURS

from afterword.assistants.connecting import claude_code, codex, hosts, opencode, under_root
from afterword.assistants.connecting.quoting import Shell, line_for
from afterword.mcp.offered import LEARNED, OFFERED
from afterword.ports.connecting import Fence, HookCommand, Ours, Part

SCRIPT = (
    "import sys, json\n"
    "said = sys.stdin.read()\n"
    "print(json.dumps([sys.argv[2:], json.loads(said), sys.flags.isolated, sys.flags.no_site, __name__]))\n"
)


@pytest.fixture
def command(tmp_path: Path) -> HookCommand:
    """A hook's file in a folder whose name is unkind to shells."""
    folder = tmp_path / "O'Hara & Söhne $x (1)"
    folder.mkdir()
    script = folder / "client.py"
    script.write_text(SCRIPT, encoding="ascii")
    return HookCommand(sys.executable, str(script))


def run(words: list[str] | str, said: str = '{"prompt": "é"}') -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, shell=isinstance(words, str), input=said, capture_output=True, encoding="utf-8", check=False, timeout=30
    )


@pytest.mark.skipif(sys.platform == "win32", reason="a shell line for Windows is another")
def test_a_hook_runs_isolated_by_words_and_by_a_shells_line(command: HookCommand) -> None:
    named = replace(command, home="/home/sam/my own 'home'")
    for given, more in ((command, []), (named, [named.home])):
        words = given.words("codex", "Stop")
        for form in (list(words), line_for(words, Shell.SH)):
            ended = run(form)
            assert (ended.returncode, ended.stderr) == (0, "")
            assert json.loads(ended.stdout) == [["codex", "Stop", *more], {"prompt": "é"}, 1, 1, "__main__"]


@pytest.mark.skipif(sys.platform == "win32", reason="a shell line for Windows is another")
def test_a_hook_whose_file_is_gone_does_nothing(command: HookCommand) -> None:
    """Python itself ends with 2 for a file that is not there: several assistants throw the prompt away for that."""
    Path(command.script).unlink()
    assert run([sys.executable, command.script]).returncode == 2
    for form in (list(command.words("codex", "Stop")), line_for(command.words("codex", "Stop"), Shell.SH)):
        ended = run(form)
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


def test_lines_for_windows() -> None:
    words = (
        "C:\\Program Files\\py\\python.exe",
        "-I",
        "-c",
        "import sys;exec('x')",
        "C:\\Users\\O'Hara\\c.py",
        "codex",
    )
    assert line_for(words, Shell.CMD) == (
        '"C:\\Program Files\\py\\python.exe" -I -c "import sys;exec(\'x\')" "C:\\Users\\O\'Hara\\c.py" codex'
    )
    assert line_for(words, Shell.POWERSHELL) == (
        "& 'C:\\Program Files\\py\\python.exe' -I -c \"import sys;exec('x')\" \"C:\\Users\\O'Hara\\c.py\" codex"
    )
    assert line_for(("C:\\py.exe", "-I"), Shell.POWERSHELL) == "C:\\py.exe -I"


@pytest.mark.parametrize(
    ("lies", "word_by_word", "later"),
    [
        ("share/claude/versions/2.1.240", True, True),
        ("share/claude/versions/2.1.100", False, True),
        ("share/claude/versions/2.0.14", False, False),
        ("lib/node_modules/@anthropic-ai/claude-code/cli.js", True, True),
        ("somewhere/claude", False, False),
    ],
)
def test_claude_code_gets_what_its_release_knows(tmp_path: Path, lies: str, *, word_by_word: bool, later: bool) -> None:
    """Told from where its program lies, which is never run."""
    program = tmp_path / lies
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/false\n")
    program.chmod(0o755)
    (program.parent / "package.json").write_text('{"version": "2.1.200"}' if "node_modules" in lies else "{")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "claude").symlink_to(program)
    env = {"HOME": str(tmp_path), "PATH": str(tmp_path / "bin")}
    host = claude_code.connecting(env)
    settings = host.places(OURS)[0].put_in("", frozenset({Part.HOOKS}))
    hooks = json.loads(settings.text)["hooks"]
    assert [*hooks] == [
        *("SessionStart", "UserPromptSubmit", "PreCompact", "Stop", "SessionEnd"),
        *(["CwdChanged"] if later else []),
    ]
    hook = hooks["UserPromptSubmit"][0]["hooks"][0]
    assert ("args" in hook) is word_by_word
    assert "timeout" not in hooks["SessionEnd"][0]["hooks"][0]
    if word_by_word:
        assert (hook["command"], *hook["args"]) == OURS.hook.words("claude-code", "UserPromptSubmit")


def test_codex_is_told_no_word_that_it_does_not_know() -> None:
    host = codex.connecting({"HOME": "/home/sam"})
    hooks = json.loads(host.places(OURS)[0].put_in("", frozenset({Part.HOOKS})).text)["hooks"]
    for groups in hooks.values():
        for group in groups:
            assert [*group] == ["hooks"]
            assert all({*hook} <= {"type", "command", "timeout"} for hook in group["hooks"])
    assert hooks["SessionEnd"][0]["hooks"][0]["timeout"] == 3


def test_rules_name_our_folders_on_windows_too() -> None:
    fence = Fence(("C:\\Users\\sam\\AppData\\Local\\afterword",), ("undo",), None)
    ours = Ours(OURS.hook, None, fence)
    settings = claude_code.connecting({"HOME": "/home/sam"}).places(ours)[0].put_in("", frozenset({Part.RULES}))
    deny = json.loads(settings.text)["permissions"]["deny"]
    assert deny[0] == "Read(//c/Users/sam/AppData/Local/afterword/**)"
    assert deny[-1] == "Bash(afterword undo:*)"


def test_a_plugin_folder_holds_what_claude_code_looks_for() -> None:
    files = dict(claude_code.plugin(OURS, "1.2.3"))
    assert [*files] == [
        *(".claude-plugin/plugin.json", "hooks/hooks.json", ".mcp.json", "commands/off.md", "commands/why.md")
    ]
    assert json.loads(files[".claude-plugin/plugin.json"])["version"] == "1.2.3"
    assert json.loads(files[".mcp.json"])["mcpServers"]["afterword"]["args"] == [
        *("-P", "-m", "afterword", "mcp"),
        *("--host", "claude-code"),
    ]
    hooks = json.loads(files["hooks/hooks.json"])["hooks"]
    assert "CwdChanged" in hooks
    assert all(group["hooks"][0]["args"][-1] == event for event, (group,) in hooks.items())
    for name in ("commands/off.md", "commands/why.md"):
        assert files[name].startswith("---\ndescription: ")


def test_the_plugins_question_why_asks_for_no_more_than_its_tool_gives() -> None:
    """The tool gives no quotes and no ids: asked for them, an assistant would make some up."""
    said = " ".join(dict(claude_code.plugin(OURS, "1"))["commands/why.md"].split())
    given = OFFERED[LEARNED].gives["properties"]["quoted"]["items"]["properties"]
    assert not {"id", "words", "quote", "quotes"} & given.keys()
    assert "from which words" not in said
    assert "neither the words that these rest on nor their ids" in said
    assert "`afterword why ID`" in said


NODE = """
import { Afterword } from %s
const sessions = { child: { parentID: "p" } }
const client = { session: { get: async ({ path }) => ({ data: sessions[path.id] ?? {} }) } }
const hooks = await Afterword({ client, directory: "/work here" })
const told = []
for (const sessionID of ["main", "child"]) {
  const text = { id: "prt_1", sessionID, messageID: "msg_1", type: "text", text: "Which one?" }
  const parts = [{ ...text, id: "prt_0", synthetic: true, text: "machine" }, text]
  await hooks["chat.message"]({ sessionID }, { message: {}, parts })
  told.push(parts)
}
await hooks.event({ event: { type: "session.idle", properties: { sessionID: "main" } } })
await hooks["experimental.session.compacting"]({ sessionID: "main" }, {})
console.log(JSON.stringify(told))
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no JavaScript runtime here to run a plugin in")
def test_opencodes_plugin_puts_what_is_said_before_the_persons_words(command: HookCommand, tmp_path: Path) -> None:
    module, main = tmp_path / "afterword.mjs", tmp_path / "main.mjs"
    module.write_text(opencode.plugin(command), encoding="utf-8")
    main.write_text(NODE % json.dumps(module.as_uri()), encoding="utf-8")
    ended = run(["node", str(main)])
    assert (ended.returncode, ended.stderr) == (0, "")
    own, child = json.loads(ended.stdout)
    assert [part["text"] for part in child] == ["machine", "Which one?"]
    assert [part["text"] for part in own][1:] == ["machine", "Which one?"]
    assert own[0]["synthetic"] is True
    assert own[0]["id"].startswith("prt_")
    (host, event), said, *_ = json.loads(own[0]["text"])
    assert (host, event) == ("opencode", "chat.message")
    assert said["prompt"] == "Which one?"
    Path(command.script).unlink()
    silent = run(["node", str(main)])
    assert (silent.returncode, silent.stderr, len(json.loads(silent.stdout)[0])) == (0, "", 2)


def test_a_hooks_path_lies_under_its_own_assistants_folder(tmp_path: Path) -> None:
    """Links are resolved, on both sides; what climbs out or looks alike is outside."""
    home, real = tmp_path / "home", tmp_path / "disk" / "codex"
    (real / "sessions").mkdir(parents=True)
    (home / ".claude" / "projects").mkdir(parents=True)
    (home / ".codex").symlink_to(real)
    (home / ".claude" / "projects" / "way-out").symlink_to(tmp_path)
    (home / ".claudette").mkdir()
    env = {"HOME": str(home)}
    inside = {
        "claude-code": [home / ".claude/projects/x/a.jsonl", home / ".claude/projects/../projects/b.jsonl"],
        "codex": [home / ".codex/sessions/c.jsonl", real / "sessions/d.jsonl"],
        "gemini-cli": [home / ".gemini/tmp/x/chats/e.json"],
        "cursor": [home / ".cursor/projects/x/agent-transcripts/f.jsonl"],
        "opencode": [home / ".local/share/opencode/opencode.db"],
    }
    assert {*inside} == {host.name for host in hosts(env)}
    for host, paths in inside.items():
        for path in paths:
            for other in inside:
                assert under_root(other, str(path), env) is (other == host), (other, path)
    outside = (
        home / ".claude/projects/way-out/disk/secret",
        home / ".claude/../.ssh/id",
        home / ".claudette/x.jsonl",
        home / ".claude",
        Path("/etc/passwd"),
    )
    for path in outside:
        assert not under_root("claude-code", str(path), env), path
    for odd in ("", "relative/.claude/x", "\0", f"{home}/.claude/\0x", "x" * 100_000):
        assert not under_root("claude-code", odd, env)
    assert not under_root("nobody", str(home / ".claude/x"), env)
    assert not under_root("claude-code", "/x", {})
