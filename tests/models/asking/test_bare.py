"""A person's own command-line assistant as a bare model, played by a program that writes down how it was started."""

from __future__ import annotations

import json
import logging
import os
import stat
import time
from pathlib import Path
from typing import Any

import psutil
import pytest

from afterword.core.chat import OWN_RUN
from afterword.models.asking.bare import MOST_BYTES, Ran
from afterword.models.asking.claude_cli import CLAUDE
from afterword.models.asking.claude_cli import NEEDED as CLAUDE_NEEDED
from afterword.models.asking.claude_cli import offers_all as claude_offers
from afterword.models.asking.claude_cli import read as read_claude
from afterword.models.asking.codex_cli import CODEX, NEEDED_FEATURES, calls_a_tool
from afterword.models.asking.codex_cli import NEEDED as CODEX_NEEDED
from afterword.models.asking.codex_cli import offers_all as codex_offers
from afterword.models.asking.codex_cli import read as read_codex
from afterword.models.asking.completing import Completion, NoCompletion, Prompt
from afterword.models.asking.on_plan import USUAL, OnPlan
from afterword.ports import ReviewFailure

from .fake_program import CLAUDE_HELP, CODEX_FEATURES, CODEX_HELP, Fake, claude_result, codex_events, says

WORDS = "I keep bees and prefer metric units — 私は蜂を飼う"
PROMPT = Prompt("Answer with JSON.", f"WORDS\n{WORDS}", '{"type": "object"}')
FORMS = {"claude": CLAUDE, "codex": CODEX}
KEYS = {
    "ANTHROPIC_API_KEY": "planted-1",
    "ANTHROPIC_AUTH_TOKEN": "planted-2",
    "ANTHROPIC_BASE_URL": "https://planted.example",
    "CLAUDE_CODE_USE_BEDROCK": "1",
    "AWS_SECRET_ACCESS_KEY": "planted-3",
    "OPENAI_API_KEY": "planted-4",
    "OPENAI_BASE_URL": "https://planted.example",
    "CODEX_API_KEY": "planted-5",
    "GEMINI_API_KEY": "planted-6",
    "NODE_OPTIONS": "--require ./planted.js",
    "LD_PRELOAD": "planted.so",
    "CLAUDECODE": "1",
    "CODEX_THREAD_ID": "planted",
    "AFTERWORD_HOME": "planted",
}


class Stage:
    """A stand-in program, and what asks it."""

    def __init__(self, name: str, folder: Path, **told: Any) -> None:
        self.fake = Fake(folder / "bin", name, {"output": says(name, '{"changes": []}')} | told)
        self.base = folder / "rooms"
        self.home = folder / "home"
        self.home.mkdir()
        self.environment = {"PATH": str(self.fake.folder), "HOME": str(self.home), "LC_ALL": "C.UTF-8", **KEYS}
        self.plan = OnPlan(FORMS[name], self.environment, self.base, seconds=20.0)

    def ask(self, model: str = USUAL) -> Completion | NoCompletion:
        return self.plan.complete("", model, PROMPT)

    def why(self) -> tuple[ReviewFailure, str]:
        none = self.ask()
        assert isinstance(none, NoCompletion), none
        assert not none.charged
        return none.why, none.detail


@pytest.fixture(params=["claude", "codex"])
def stage(request: pytest.FixtureRequest, tmp_path: Path) -> Stage:
    return Stage(request.param, tmp_path)


def test_it_is_started_bare(stage: Stage, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    """Words over stdin alone, an empty folder of its own that is gone afterwards, no keys, our mark around it."""
    caplog.set_level(logging.DEBUG)
    answer = stage.ask("small-one")
    assert isinstance(answer, Completion)
    assert answer.text == '{"changes": []}'
    (run,) = stage.fake.asked
    assert WORDS in run["stdin"]
    assert run["stdin"].startswith(OWN_RUN)
    assert not any(part in " ".join(run["arguments"]) for part in ("bees", "蜂", "WORDS"))
    assert run["arguments"][run["arguments"].index("--model") + 1] == "small-one"
    for one in stage.fake.seen:
        assert one["environment"]["AFTERWORD_RUN"] == "1"
        assert one["environment"]["HOME"] == str(stage.home)
        assert not KEYS.keys() & one["environment"].keys()
        assert "planted" not in json.dumps(one["environment"])
        assert one["inside"] == []
        assert one["modes"] == [0o700, 0o700, 0o700]
        assert one["asked"] or one["stdin"] == ""
        assert not Path(one["folder"]).exists()
    assert list(stage.base.iterdir()) == []
    assert stat.S_IMODE(stage.base.stat().st_mode) == 0o700
    seen = caplog.text + "".join(capfd.readouterr())
    assert "secret" not in seen
    assert "bees" not in seen


def test_claude_is_told_to_leave_out_all_of_it(tmp_path: Path) -> None:
    stage = Stage("claude", tmp_path)
    stage.ask()
    (run,) = stage.fake.asked
    assert run["arguments"] == [
        *("--print", "--output-format", "json", "--safe-mode", "--tools", "", "--setting-sources", ""),
        *("--settings", '{"disableAllHooks":true}', "--mcp-config", '{"mcpServers":{}}', "--strict-mcp-config"),
        *("--disable-slash-commands", "--no-session-persistence", "--system-prompt", "Answer with JSON."),
    ]
    assert run["environment"]["CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC"] == "1"


def test_codex_is_told_to_leave_out_all_of_it(tmp_path: Path) -> None:
    stage = Stage("codex", tmp_path)
    stage.ask()
    (run,) = stage.fake.asked
    told = run["arguments"]
    assert told[:2] == ["exec", "--json"]
    assert told[-1] == "-"
    assert {"--ephemeral", "--skip-git-repo-check", "--ignore-user-config", "--ignore-rules"} <= set(told)
    assert told[told.index("--sandbox") + 1] == "read-only"
    assert json.loads(run["schema"]) == {"type": "object"}
    config = {told[place + 1] for place, part in enumerate(told) if part == "--config"}
    assert {f"features.{name}=false" for name in NEEDED_FEATURES} <= config
    assert {"mcp_servers={}", "project_doc_max_bytes=0", 'web_search="disabled"', 'model_provider="openai"'} <= config
    assert run["environment"]["CODEX_EXEC_SERVER_URL"] == "none"


def test_its_own_login_stays_and_the_model_that_answered_is_named(tmp_path: Path) -> None:
    stage = Stage("claude", tmp_path, output=claude_result("[]", modelUsage={"claude-small-9": {"inputTokens": 5}}))
    stage.environment["CLAUDE_CONFIG_DIR"] = "/home/kim/.claude"
    stage.environment["CLAUDE_CODE_OAUTH_TOKEN"] = "its own"
    answer = stage.ask("small")
    assert isinstance(answer, Completion)
    assert answer.model == "claude-small-9"
    (run,) = stage.fake.asked
    assert run["environment"]["CLAUDE_CONFIG_DIR"] == "/home/kim/.claude"
    assert run["environment"]["CLAUDE_CODE_OAUTH_TOKEN"] == "its own"


def test_a_version_is_looked_at_once_and_again_when_it_changed(tmp_path: Path) -> None:
    stage = Stage("claude", tmp_path)
    stage.ask()
    looked = len(stage.fake.seen) - 1
    stage.ask()
    assert len(stage.fake.seen) == looked + 2
    os.utime(stage.fake.path, (1, 1))
    stage.ask()
    assert len(stage.fake.seen) == 2 * looked + 3


def test_a_version_that_lacks_anything_is_given_no_words(stage: Stage) -> None:
    where, missing = ("help", "--tools") if stage.fake.name == "claude" else ("features", "shell_tool")
    stage.fake.behave(**{where: stage.fake.told[where].replace(missing, f"{missing}-no-more")})
    assert stage.why() == (ReviewFailure.NO_ANSWER, "version cannot run bare")
    assert stage.fake.asked == []


def test_every_flag_and_feature_is_needed() -> None:
    assert claude_offers(CLAUDE_HELP)
    assert codex_offers(CODEX_HELP, CODEX_FEATURES)
    for flag in CLAUDE_NEEDED:
        assert not claude_offers(CLAUDE_HELP.replace(f"{flag} ", "--another ")), flag
    for flag in CODEX_NEEDED:
        assert not codex_offers(CODEX_HELP.replace(f"{flag} ", "--another "), CODEX_FEATURES), flag
    for feature in NEEDED_FEATURES:
        assert not codex_offers(CODEX_HELP, CODEX_FEATURES.replace(f"{feature} ", "another ")), feature


FAILURES: list[tuple[str, dict[str, Any], tuple[ReviewFailure, str]]] = [
    ("claude", {"output": "", "code": 1}, (ReviewFailure.NO_ANSWER, "failed")),
    ("claude", {"output": "Good morning!"}, (ReviewFailure.UNREADABLE, "not json")),
    ("claude", {"output": '{"type": "greeting"}'}, (ReviewFailure.UNREADABLE, "not json")),
    ("claude", {"output": '{"type": "result", "result": 5}'}, (ReviewFailure.UNREADABLE, "not json")),
    ("claude", {"output": "[]"}, (ReviewFailure.UNREADABLE, "not json")),
    ("claude", {"output": "[" * 100_000}, (ReviewFailure.UNREADABLE, "not json")),
    ("claude", {"output": claude_result(" \n")}, (ReviewFailure.UNREADABLE, "empty")),
    ("claude", {"output": claude_result("half", stop_reason="max_tokens")}, (ReviewFailure.CUT_SHORT, "length")),
    ("claude", {"output": claude_result("no", stop_reason="refusal")}, (ReviewFailure.REFUSED, "refused")),
    ("claude", {"output": claude_result("x", stop_reason="tool_use")}, (ReviewFailure.UNREADABLE, "tool call")),
    (
        "claude",
        {"output": claude_result("no such model", is_error=True, api_error_status=404), "code": 1},
        (ReviewFailure.NOT_OFFERED, "http 404"),
    ),
    (
        "claude",
        {"output": claude_result("x", is_error=True, api_error_status=429)},
        (ReviewFailure.NO_ANSWER, "http 429"),
    ),
    (
        "claude",
        {"output": claude_result("Please run /login", is_error=True)},
        (ReviewFailure.NO_ANSWER, "not logged in"),
    ),
    ("codex", {"output": "", "code": 1}, (ReviewFailure.NO_ANSWER, "failed")),
    ("codex", {"output": ""}, (ReviewFailure.UNREADABLE, "not json")),
    ("codex", {"output": "Good morning!\n{half"}, (ReviewFailure.UNREADABLE, "not json")),
    ("codex", {"output": codex_events()}, (ReviewFailure.UNREADABLE, "empty")),
    ("codex", {"output": codex_events({"type": "agent_message", "text": 5})}, (ReviewFailure.UNREADABLE, "empty")),
    ("codex", {"output": codex_events(last="turn.failed")}, (ReviewFailure.NO_ANSWER, "failed")),
    (
        "codex",
        {"output": codex_events({"type": "agent_message", "text": "x"}, last="turn.started")},
        (ReviewFailure.UNREADABLE, "cut"),
    ),
]


@pytest.mark.parametrize(("name", "told", "expected"), FAILURES)
def test_what_is_no_answer(name: str, told: dict[str, Any], expected: tuple[ReviewFailure, str]) -> None:
    read = read_claude if name == "claude" else read_codex
    none = read(Ran(told["output"].encode(), told.get("code", 0)), USUAL)
    assert isinstance(none, NoCompletion)
    assert (none.why, none.detail, none.charged) == (*expected, False)


def test_one_that_fails(tmp_path: Path) -> None:
    stage = Stage("claude", tmp_path)
    stage.fake.behave(output="", code=1)
    assert stage.why() == (ReviewFailure.NO_ANSWER, "failed")


def test_codex_last_message_counts_and_warnings_between_events_do_not() -> None:
    thought = {"type": "reasoning", "text": "hm"}
    said = [{"type": "agent_message", "text": "draft"}, thought, {"type": "agent_message", "text": "final"}]
    output = "WARN something\n" + codex_events(*said)
    assert read_codex(Ran(output.encode(), 0), USUAL) == Completion("final", USUAL)


@pytest.mark.parametrize("tool", ["command_execution", "file_change", "mcp_tool_call", "web_search", "todo_list"])
def test_every_tool_is_one(tool: str) -> None:
    event = json.dumps({"type": "item.started", "item": {"type": tool, "text": {"not": "text"}}})
    assert calls_a_tool(f"{codex_events()}{event}\n".encode())
    assert not calls_a_tool(codex_events({"type": "reasoning", "text": tool}).encode())


def test_a_run_that_begins_with_a_tool_is_ended_there(tmp_path: Path) -> None:
    event = json.dumps({"type": "item.started", "item": {"type": "command_execution"}}) + "\n"
    stage = Stage("codex", tmp_path, output=event, sleeps=30)
    began = time.monotonic()
    assert stage.why() == (ReviewFailure.UNREADABLE, "tool call")
    assert time.monotonic() - began < 10


def test_one_that_hangs_is_ended_with_all_it_started(tmp_path: Path) -> None:
    stage = Stage("codex", tmp_path, sleeps=60, leaves=True, output="")
    stage.plan.seconds = 2.5
    assert stage.why() == (ReviewFailure.NO_ANSWER, "timed out")
    assert _gone(stage.fake.child)
    assert list(stage.base.iterdir()) == []


def test_an_answer_counts_though_something_of_the_program_runs_on(tmp_path: Path) -> None:
    """What it leaves holds its output open; it is ended, and nobody waits for it."""
    stage = Stage("claude", tmp_path)
    stage.fake.behave(leaves=True)
    began = time.monotonic()
    assert isinstance(stage.ask(), Completion)
    assert time.monotonic() - began < 10
    assert _gone(stage.fake.child)


def test_a_flood_is_cut(tmp_path: Path) -> None:
    stage = Stage("claude", tmp_path)
    stage.fake.behave(output="", flood="x" * 100_000, times=MOST_BYTES // 100_000 + 5, sleeps=30)
    assert stage.why() == (ReviewFailure.UNREADABLE, "too long")


def test_one_that_never_reads_its_words_is_not_waited_for(tmp_path: Path) -> None:
    stage = Stage("claude", tmp_path)
    stage.fake.behave(reads=False)
    long = Prompt("Answer.", "word " * 300_000)
    assert isinstance(stage.plan.complete("", USUAL, long), Completion)


def test_in_a_home_that_went_nothing_is_started_and_no_folder_made(stage: Stage, tmp_path: Path) -> None:
    gone = tmp_path / "gone" / "record"
    plan = OnPlan(stage.plan.form, stage.environment, gone, seconds=20.0)
    assert isinstance(plan.complete("", USUAL, PROMPT), NoCompletion)
    assert not gone.parent.exists()


def test_one_that_is_not_there_or_is_no_program(tmp_path: Path) -> None:
    nowhere = OnPlan(CLAUDE, {"PATH": str(tmp_path)}, tmp_path / "rooms")
    assert nowhere.complete("", USUAL, PROMPT) == NoCompletion(ReviewFailure.NO_ANSWER, "not installed", left=False)
    broken = tmp_path / "claude"
    broken.write_text("#!/nowhere/at/all\n")
    broken.chmod(0o755)
    assert nowhere.complete("", USUAL, PROMPT) == NoCompletion(ReviewFailure.NO_ANSWER, "cannot be started", left=False)
    assert list((tmp_path / "rooms").iterdir()) == []


def test_codex_is_left_alone_where_something_of_the_persons_cannot_be_left_out(tmp_path: Path) -> None:
    stage = Stage("codex", tmp_path)
    home = stage.home / ".codex"
    home.mkdir()
    for file, why in (
        ("AGENTS.md", "own instructions"),
        ("AGENTS.override.md", "own instructions"),
        ("environments.toml", "own environments"),
    ):
        (home / file).write_text("Always answer in verse.")
        assert stage.why() == (ReviewFailure.NO_ANSWER, why)
        (home / file).unlink()
    (home / "AGENTS.md").write_text(" \n")  # one that says nothing
    stage.environment["CODEX_HOME"] = "here"
    assert stage.why() == (ReviewFailure.NO_ANSWER, "home cannot be read")
    assert stage.fake.seen == []
    stage.environment["CODEX_HOME"] = str(home)
    assert isinstance(stage.ask(), Completion)


def _gone(pid: int) -> bool:
    for _ in range(40):
        if not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
            return True
        time.sleep(0.05)
    return False
