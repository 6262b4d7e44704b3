"""Whose hand: the same words typed by a person, by an assistant's shell, through a pipe."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.engine.house import MONDAY

from afterword.core.entry import AnswerKind, Route
from afterword.core.errors import AnswerRefused
from afterword.engine.asking import shown
from afterword.engine.hand import HostHand, NoHand, TerminalHand, plain, suspect
from afterword.engine.views import Choice
from afterword.ports import Process
from afterword.storage.clock import FixedClock
from afterword.storage.in_memory import InMemoryTickets
from afterword.storage.scripted import GivenProcesses, ScriptedTerminal

ONE = shown(AnswerKind.UNDO, "l-1", "Take back: Lives in Porto", "Undo?")
THREE = shown(AnswerKind.CARD, "k-1", "Always?", [Choice("always", "Always"), Choice("case", "Case by case")])

# name of the program, its command line, and whether it is an assistant's agent
PROCESSES: Sequence[tuple[str, str, bool]] = (
    ("bash", "-bash", False),
    ("zsh", "/bin/zsh -l", False),
    ("Code Helper", "/Applications/Visual Studio Code.app/Contents/MacOS/Electron", False),
    ("cursor", "/usr/share/cursor/cursor --type=renderer", False),
    ("Cursor.exe", r"C:\Users\sam\AppData\Local\Programs\cursor\Cursor.exe", False),
    ("vim", "vim notes/claude.md", False),
    ("grep", "grep codex README.md", False),
    ("tmux: server", "tmux new -s gemini", False),
    ("python3", "python3 build.py claude", False),
    ("node", "node server.js --name codex", False),
    ("sshd", "sshd: claude@pts/0", False),
    ("claude", "claude", True),
    ("node", "node /usr/lib/node_modules/@anthropic-ai/claude-code/cli.js --continue", True),
    ("claude", "/Users/sam/.local/bin/claude -p", True),
    ("claude.exe", r"C:\Users\sam\.local\bin\claude.exe", True),
    ("codex", "/opt/homebrew/bin/codex exec fix-it", True),
    ("node", "node --no-warnings /usr/local/bin/gemini", True),
    (
        "node.exe",
        r"C:\Program Files\nodejs\node.exe C:\npm\node_modules\@google\gemini-cli\dist\index.js",
        True,
    ),
    ("python3.12", "/usr/bin/python3 -m aider --model x", True),
    ("aider", "/home/sam/.local/bin/aider", True),
    ("python3.11", "/opt/pipx/aider/bin/python3.11 /home/sam/.local/bin/aider", True),
    ("python3.12", "python3.12 -m aider", True),
    ("nodejs", "nodejs /usr/local/bin/gemini", True),
    ("python3.12", "python3.12 build.py aider", False),
    ("opencode", "opencode run", True),
    ("cursor-agent", "/home/sam/.local/bin/cursor-agent", True),
    ("goose", "goose session", True),
    # options whose value is a word of its own
    ("python3", "python3 -W ignore aider", True),
    ("python3", "python3 -X dev aider", True),
    ("python3", "python3 -Xdev -Wignore -B aider", True),
    ("python3", "python3 -W ignore build.py aider", False),
    ("python3", "python3 -X aider build.py", False),
    ("python3", "python3 -Bm aider", True),
    ("python3", "python3 -I -m aider.main", True),
    ("python3", "python3 -maider", True),
    ("python3", "python3 -c aider", False),
    ("python3", "python3 -m pytest -k aider", False),
    ("python3", "python3 --check-hash-based-pycs always aider", True),
    ("node", "node -r x gemini", True),
    ("node", "node --require x /usr/local/bin/gemini", True),
    ("node", "node --import x gemini", True),
    ("node", "node --import=x gemini", True),
    ("node", "node --import gemini server.js", False),
    ("node", "node --max-old-space-size=4096 --enable-source-maps gemini", True),
    ("node", "node --conditions dev --env-file .env /opt/qwen.mjs", True),
    ("node", "node inspect gemini", True),
    ("node", "node -e gemini", False),
    ("node", "node -- gemini", True),
    ("bun", "bun run gemini", True),
    ("bun", "bun --preload x gemini", True),
    ("bun", "bun x @openai/codex@latest --full-auto", True),
    ("bun", "bun add @openai/codex", False),
    ("deno", "deno run -A npm:@google/gemini-cli", True),
    ("deno", "deno run --allow-all --config d.json gemini", True),
    ("deno", "deno run -c gemini main.ts", False),
    ("tsx", "tsx watch gemini", True),
    ("npx", "npx gemini", True),
    ("npx", "npx -y @openai/codex@0.4", True),
    ("npx", "npx --package x cline@latest", True),
    ("npx", "npx --package=x -c gemini", True),
    ("npx", "npx create-app claude", False),
    ("node", "node /usr/lib/node_modules/npm/bin/npx-cli.js gemini", True),
    ("npm", "npm exec -- codex", True),
    ("npm", "npm exec codex", True),
    ("npm", "npm install @openai/codex", False),
    ("npm", "npm run claude", False),
    ("pnpm", "pnpm dlx opencode-ai", True),
    ("yarn", "yarn dlx -p x codex", True),
    ("uvx", "uvx --from aider-chat aider", True),
    ("uvx", "uvx --python 3.12 aider-chat", True),
    ("uvx", "uvx ruff check aider", False),
    ("uv", "uv run --with x aider", True),
    ("uv", "uv --quiet run -m aider", True),
    ("uv", "uv tool run aider", True),
    ("uv", "uv run python -W ignore -m aider", True),
    ("uv", "uv tool install aider-chat", False),
    ("uv", "uv pip install aider", False),
    ("pipx", "pipx run --spec aider-chat aider", True),
    ("pipx", "pipx install aider-chat", False),
    ("poetry", "poetry run aider", True),
    ("conda", "conda run -n work aider", True),
    ("env", "env -S python3 -W ignore aider", True),
    ("env", "env -i -u HOME A=1 B=2 aider", True),
    ("env", "env NAME=aider bash", False),
    ("env", "env -u aider bash", False),
    ("sudo", "sudo -u sam claude", True),
    ("sudo", "sudo -u claude bash", False),
    ("timeout", "timeout -k 5 60 codex", True),
    ("timeout", "timeout 60 bash codex.sh", False),
    ("nice", "nice -n 10 nohup stdbuf -oL claude -p", True),
    ("strace", "strace -f -e openat -o out.txt gemini", True),
    ("direnv", "direnv exec . claude", True),
    ("env", "env", False),
    ("python3", "python3", False),
    ("", "", False),
)

# The same told word by word, where a path holds spaces or one word holds several.
WORDS: Sequence[tuple[tuple[str, ...], bool]] = (
    (("node.exe", r"C:\Users\Sam Smith\npm\node_modules\@google\gemini-cli\dist\index.js"), True),
    (("/Users/sam/my tools/python3", "-W", "ignore", "/Users/sam/my tools/aider"), True),
    (("env", "-S", "python3 -W ignore aider", "--model"), True),
    (("env", "-Snode --import x gemini"), True),
    (("/opt/venv/bin/python", "-W ignore", "/opt/venv/bin/aider"), True),
    (("npx", "-c", "gemini --yolo"), True),
    (("vim", "my notes on claude"), False),
    (("python3", "/home/sam/claude notes/build.py"), False),
)


@pytest.mark.parametrize(("name", "command", "agent"), PROCESSES)
def test_an_agent_among_the_parents(name: str, command: str, *, agent: bool) -> None:
    parents = [Process(10, "bash", "bash"), Process(9, name, command), Process(1, "init", "/sbin/init")]
    assert (suspect(parents, frozenset()) is not None) is agent


@pytest.mark.parametrize(("words", "agent"), WORDS)
def test_an_agent_told_word_by_word(words: tuple[str, ...], *, agent: bool) -> None:
    name = words[0].rpartition("/")[2]
    assert (suspect([Process(9, name, " ".join(words), words)], frozenset()) is not None) is agent


@pytest.mark.parametrize("marker", ["CLAUDECODE", "CODEX_SANDBOX", "GEMINI_CLI", "CURSOR_AGENT", "OPENCODE"])
def test_a_marker_in_the_environment(marker: str) -> None:
    found = suspect([], frozenset({"PATH", marker}))
    assert found is not None
    assert found.by == "marker"


@pytest.mark.parametrize("name", ["TERM_PROGRAM", "VSCODE_PID", "CURSOR_TRACE_ID", "TMUX"])
def test_an_editors_terminal_is_the_persons(name: str) -> None:
    assert suspect([Process(9, "bash", "bash")], frozenset({name})) is None


def hand(answers: Sequence[str] = (), *, present: bool = True, parents: Sequence[Process] = ()) -> TerminalHand:
    terminal = ScriptedTerminal(answers, present=present)
    return TerminalHand(terminal, GivenProcesses(parents), InMemoryTickets(), FixedClock(MONDAY))


def refused(by: TerminalHand) -> str:
    with pytest.raises(AnswerRefused) as caught:
        by.ask(ONE)
    return caught.value.reason


def test_without_a_terminal_nobody_is_asked() -> None:
    assert refused(hand(["y"], present=False)) == "no_terminal"


def test_under_an_agent_nobody_is_asked_though_a_terminal_is_there() -> None:
    under = hand(["y"], parents=[Process(9, "claude", "claude")])
    assert refused(under) == "agent_process"
    assert isinstance(under.terminal, ScriptedTerminal)
    assert under.terminal.shown == []


@pytest.mark.parametrize("typed", ["y", "Y", " yes ", "ja", "sí", "oui", "sim", "是"])
def test_a_yes(typed: str) -> None:
    given = hand([typed]).ask(ONE)
    assert given is not None
    assert (given.choice, given.ticket.target, given.ticket.route) == ("yes", "l-1", Route.TERMINAL)
    assert given.ticket.words_hash == ONE.hash_of("yes")


@pytest.mark.parametrize("typed", ["", "n", "no", "nein", "maybe", "yy", "1"])
def test_anything_else_is_a_no(typed: str) -> None:
    assert hand([typed]).ask(ONE) is None


@pytest.mark.parametrize(
    ("typed", "choice"), [("1", "always"), ("2", "case"), ("case", "case"), ("3", None), ("", None)]
)
def test_one_of_several(typed: str, choice: str | None) -> None:
    given = hand([typed]).ask(THREE)
    assert (given.choice if given is not None else None) == choice


@pytest.mark.parametrize(
    ("typed", "choice"), [(["Y", "2"], "case"), (["はい", "1"], "always"), (["yes", "y"], None), (["n", "1"], None)]
)
def test_a_yes_to_several_is_asked_about_once_more(typed: list[str], choice: str | None) -> None:
    asking = hand(typed)
    given = asking.ask(THREE)
    assert (given.choice if given is not None else None) == choice
    assert isinstance(asking.terminal, ScriptedTerminal)
    again = ["Yes to which? [1-2, Enter for none] "] if typed[0] != "n" else []
    assert asking.terminal.shown[1:] == again


def test_what_is_asked_shows_words_and_choices_and_nothing_that_acts() -> None:
    asking = hand(["1"])
    words = "Take back: a\x1b[2Jb\u202ec"
    asking.ask(shown(AnswerKind.CARD, "k-1", words, THREE.choices, ["reads\x07 this"]))
    assert isinstance(asking.terminal, ScriptedTerminal)
    (said,) = asking.terminal.shown
    assert "Take back: a·[2Jb·c" in said
    assert "! reads· this" in said
    assert "  1. Always\n  2. Case by case\nWhich? [1-2, Enter for none] " in said


def test_text_of_any_script_stays_readable() -> None:
    for text in ("می\u200cخواهم", "👩\u200d🌾 oregano", "日本語で", "zweite\nZeile"):
        assert plain(text) == text


def test_a_host_answers_with_the_first_choice_or_the_one_named() -> None:
    tickets, clock = InMemoryTickets(), FixedClock(MONDAY)
    first = HostHand(tickets, clock, {}).ask(THREE)
    named = HostHand(tickets, clock, {AnswerKind.CARD: "case"}).ask(THREE)
    assert (first.choice if first else None, named.choice if named else None) == ("always", "case")
    with pytest.raises(AnswerRefused):
        HostHand(tickets, clock, {AnswerKind.CARD: "never"}).ask(THREE)


def test_nobody_answers_where_nobody_may() -> None:
    with pytest.raises(AnswerRefused) as caught:
        NoHand("mcp", "Tools take no answers.").ask(ONE)
    assert caught.value.reason == "mcp"
