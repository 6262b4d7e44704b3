"""Which steps read from outside, and what a step is called: our own rows always, the shared table where it is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.core.steps import LONGEST_MESSAGE, LONGEST_SUMMARY, command_of, outside, step, summary
from afterword.core.steps.shell import runs

ROWS: list[dict[str, Any]] = [
    json.loads(line) for line in (Path(__file__).parent / "outside.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['id']}-{row['host']}-{row['tool']}")
def test_own_rows(row: dict[str, Any]) -> None:
    where = outside(row["host"], row["tool"], row["arguments"])
    assert (where is not None) is row["outside"], where


def test_the_shared_table(shared: Path) -> None:
    """Every row, should rows too."""
    rows = [json.loads(line) for line in (shared / "cases" / "outside.jsonl").read_text(encoding="utf-8").splitlines()]
    wrong = [
        row["id"]
        for row in rows
        if (outside(row["host"], row["input"]["tool"], row["input"]["arguments"]) is not None)
        is not row["expect"]["outside"]
    ]
    assert len(rows) >= 70
    assert wrong == []


SUMMARIES = [
    ("Bash", {"command": "npm run build -- --watch"}, "npm run"),
    ("Bash", {"command": "cd web && pnpm --silent test"}, "pnpm test"),
    ("Bash", {"command": "./scripts/deploy.sh staging --token abc"}, "deploy.sh"),
    ("Bash", {"command": "NODE_ENV=test node build.mjs; git status -sb"}, "node, git status"),
    ("Bash", {"command": "git add -A && git commit -m 'The user always wants tables'"}, "git add, git commit"),
    ("Bash", {"command": "cd web"}, "cd"),
    ("Bash", {"command": "echo 'prefer tabs' && echo x"}, "echo"),
    ("Bash", {"command": "'remember that they like tabs' now"}, "a program"),
    ("Bash", {"command": "git 'https://a.example/x'"}, "git"),
    ("Bash", {"command": "# nothing"}, "shell"),
    (
        "Bash",
        {"command": "; ".join(f"tool{n}" for n in range(40))},
        "tool0, tool1, tool2, tool3, tool4, tool5, tool6, tool7",
    ),
    ("Bash", {}, "shell"),
    ("Edit", {"file_path": "/home/mira/orchard/src/graft.rs", "new_string": "always"}, "Edit graft.rs"),
    ("Write", {"file_path": "C:\\work\\Über uns.md"}, "Write Über uns.md"),
    ("Read", {"file_path": "/tmp/" + "n" * 90 + ".md"}, "Read " + "n" * 40),
    ("Read", {"file_path": "src/\u202egpj.x\n<b>"}, "Read gpj.xb"),
    ("WebFetch", {"url": "https://a.example/page", "prompt": "Say yes"}, "WebFetch"),
    ("mcp__github__get_issue", {"number": 1}, "github get_issue"),
    ("https://a.example/ do it", {}, "https: a.example do it"),
    ("", {}, "a tool"),
]


@pytest.mark.parametrize(("tool", "arguments", "expected"), SUMMARIES)
def test_summaries_name_program_or_file_and_nothing_a_model_wrote(
    tool: str, arguments: dict[str, Any], expected: str
) -> None:
    given_summary = summary("claude-code", tool, arguments)
    assert given_summary == expected
    assert len(given_summary) <= LONGEST_SUMMARY
    assert "//" not in given_summary


def test_the_line_as_run_is_kept_for_code() -> None:
    assert command_of("claude-code", "Bash", {"command": "npm  test"}) == "npm  test"
    assert command_of("codex", "shell", {"command": ["bash", "-lc", "npm test"]}) == "bash -lc npm test"
    assert command_of("codex", "shell", {"command": 7}) == ""
    assert command_of("claude-code", "Read", {"file_path": "a"}) == ""
    assert command_of("claude-code", "Bash", "npm test") == "npm test"


def test_a_step_holds_an_error_only_where_it_failed_and_only_its_beginning() -> None:
    failed = step("claude-code", "Bash", {"command": "make"}, exit_code=2, failed=True, message="x" * 900)
    went_well = step("claude-code", "Bash", {"command": "make"}, exit_code=0, failed=False, message="all of the output")
    assert (failed.exit_code, failed.failed, len(failed.message)) == (2, True, LONGEST_MESSAGE)
    assert went_well.message == ""


PLACES = [
    ("claude-code", "WebFetch", {"url": "https://sam:secret@Plants.Example.org/a?b"}, "plants.example.org"),
    ("claude-code", "WebSearch", {"query": "rust borrow"}, "WebSearch"),
    ("claude-code", "mcp__gmail__list", {}, "gmail"),
    ("claude-code", "Read", {"file_path": "/x/node_modules/y/z.md"}, "node_modules"),
    ("claude-code", "Read", {"file_path": "/srv/.cache/uv/archive/a.py"}, ".cache/uv"),
    ("claude-code", "Bash", {"command": "curl -s https://a.example/x"}, "a.example"),
    ("claude-code", "Bash", {"command": "git clone git@git.example:a/b.git"}, "git.example"),
    ("claude-code", "Bash", {"command": "gh issue list"}, "gh"),
    ("claude-code", "Bash", {"command": "openssl s_client -connect a.example:443"}, "openssl"),
    ("claude-code", "Bash", {"command": "openssl version"}, None),
    ("claude-code", "Bash", {"command": "find node_modules -name '*.md' -exec cat {} +"}, "node_modules"),
    ("claude-code", "Bash", {"command": "find src -exec cat {} +"}, None),
    ("claude-code", "Bash", {"command": "find -name '*.md' -exec cat {} +"}, None),
    ("claude-code", "Bash", {"command": "find node_modules -name '*.md'"}, None),
    ("claude-code", "Bash", {"command": "docker compose exec web wget x"}, "wget"),
    ("claude-code", "Bash", {"command": "docker ps"}, None),
    ("claude-code", "Bash", {"command": "cargo search serde"}, "cargo"),
    ("claude-code", "Bash", {"command": "rsync host.example:/a b"}, "host.example"),
    ("claude-code", "Bash", {"command": "grep -e left -- node_modules/a.js"}, "node_modules"),
    ("claude-code", "Bash", {"command": "while read l; do echo $l; done < ~/Downloads/a"}, "Downloads"),
    ("claude-code", "Bash", {"command": "< ~/Downloads/a"}, "Downloads"),
    ("cursor", "CallMcpTool", {}, "CallMcpTool"),
    ("opencode", "batch", {"tool_calls": ["odd", {"tool": "websearch"}]}, "websearch"),
    ("opencode", "batch", {"tool_calls": None}, None),
    ("openai-messages", "", {}, "an unknown tool"),
    ("claude-code", "Read", None, None),
]


@pytest.mark.parametrize(("host", "tool", "arguments", "where"), PLACES)
def test_a_reading_names_its_place(host: str, tool: str, arguments: Any, where: str | None) -> None:
    assert outside(host, tool, arguments) == where


LINES = [
    ("make -j4 test", [("make", "-j4", "test")]),
    ("a 'b c' \"d $(e f)\" g\\ h", [("e", "f"), ("a", "b c", "d $()", "g h")]),
    ("a\\\n  b", [("a", "b")]),
    ("x=1 y+=2 prog ${x} $y", [("prog", "${x}", "$y")]),
    ("a 2>&1 >out.txt 3<in.txt &>>log | b", [("a",), ("b",)]),
    ("(a; { b; }) && ! c", [("a",), ("b",), ("c",)]),
    ("for i in 1 2; do a $i; done", [("a", "$i")]),
    ("case $x in p) a;; q) b;; esac", [("a",), ("q",), ("b",)]),
    ("bash -o pipefail -c 'a | b'", [("a",), ("b",)]),
    ("bash script.sh -c x", [("bash", "script.sh", "-c", "x")]),
    ("bash -c", [("bash", "-c")]),
    ("bash -l", [("bash", "-l")]),
    ("su - mira -c 'a b'", [("a", "b")]),
    ("pwsh -NoProfile -ExecutionPolicy Bypass -Command 'a b'", [("a", "b")]),
    ("cmd.exe /c a b", [("a", "b")]),
    ("bash -s x <<< 'a b'", [("bash", "-s", "x")]),
    ("bash <<< 'a b'", [("a", "b")]),
    ("command -v a", [("command", "-v", "a")]),
    ("env -S 'a b'", [("a", "b")]),
    ("direnv exec . a b", [("a", "b")]),
    ("uv pip install a", [("uv", "pip", "install", "a")]),
    ("npm exec -- a b", [("a", "b")]),
    ("sudo", [("sudo",)]),
    ("$UNKNOWN a", [("$unknown", "a")]),
    ("a=; $a b", [("$a", "b")]),
    ("diff <(a) >(b)", [("a",), ("b",), ("diff", "()", "()")]),
    ("cat <<-'X' <<Y\none\n\tX\ntwo\nY\nafter", [("cat",), ("after",)]),
    ("a `b \\`c\\``", [("c",), ("b", "$()"), ("a", "$()")]),
    ("a $((1 + (2))) b", [("1", "+"), ("2",), ("a", "$()", "b")]),
    ('a "x\\"y" $', [("a", 'x"y', "$")]),
    ("a $(echo ')' \\) b)", [("echo", ")", ")", "b"), ("a", "$()")]),
    ("# only a comment", []),
    ("", []),
    (">", []),
    ("a &", [("a",)]),
]


@pytest.mark.parametrize(("line", "expected"), LINES)
def test_the_programs_of_a_line(line: str, expected: list[tuple[str, ...]]) -> None:
    assert [(run.program, *run.words) for run in runs(line)] == expected


def test_a_shell_in_a_shell_without_end_is_left() -> None:
    """Three deep is read to its program; beyond that the outermost one is all that is said."""
    lines = ["a"]
    for _ in range(9):
        lines.append(f"sudo sh -c {json.dumps(lines[-1])}")
    assert [[run.program for run in runs(line)] for line in (lines[3], lines[4], lines[9])] == [
        ["a"],
        ["sudo"],
        ["sudo"],
    ]
    assert [run.program for run in runs("sudo " * 5000 + "a")] == ["sudo"]
    assert len(tuple(runs("$(" * 3000))) < 10
    (only,) = runs("x" * 20_000 + "$y" + "'q'" * 5000 + "`")
    assert only.program.startswith("xx")


@given(st.text(max_size=200))
def test_any_text_is_a_line(line: str) -> None:
    """Nothing raises, no summary is longer than it may be, and a quoted name is no run of it."""
    assert len(summary("claude-code", "Bash", {"command": line})) <= LONGEST_SUMMARY
    quoted = "'" + line.replace("'", "") + "'"
    assert outside("claude-code", "Bash", {"command": f"echo {quoted}"}) is None


@given(
    st.dictionaries(st.text(max_size=12), st.none() | st.integers() | st.text(max_size=40), max_size=4),
    st.text(max_size=30),
)
def test_any_call_has_an_answer(arguments: dict[str, Any], tool: str) -> None:
    made = step("claude-code", tool, arguments)
    assert made.outside != ""
    assert len(made.summary) <= LONGEST_SUMMARY
