"""The scenarios hold with the scripted model and with the built-in rules, and the command plays one as processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from afterword.core.errors import BadInput
from afterword.evals.scenarios import SCENARIOS, Check, Played, play
from afterword.evals.scenarios.logs import WRITTEN

ROOT = Path(__file__).resolve().parents[2]


def child(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "AFTERWORD_WORDS_ALONE": "1", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, timeout=240, start_new_session=True
    )


@pytest.mark.parametrize("host", WRITTEN)
def test_every_scenario_holds_with_the_scripted_model(host: str) -> None:
    """Corrected, quiet, the line, near the question, undone, gone, said again: with each assistant's own chats and
    hooks.
    """
    ended = child(str(Path(__file__).parent / "played.py"), "scripted", host)
    assert ended.returncode == 0, ended.stderr.decode()
    reports = json.loads(ended.stdout)
    assert [one["scenario"] for one in reports] == list(SCENARIOS)
    assert [check for one in reports for check in one["checks"] if not check["holds"]] == []


def test_the_command_plays_one_as_processes_and_says_what_held() -> None:
    ended = child("-P", "-m", "afterword", "eval", "learns-nothing", "--json")
    report = json.loads(ended.stdout)
    assert (ended.returncode, report["holds"], report["model"]) == (0, True, "built-in")
    assert len(report["checks"]) >= 4


def test_one_thing_that_is_not_so_is_enough_for_a_scenario_not_to_hold() -> None:
    assert not Played("x", "", (Check("this", holds=True), Check("that", holds=False))).holds
    with pytest.raises(BadInput, match="no scenario"):
        play("learns-everything")
    with pytest.raises(BadInput, match="'cursor'"):
        play("learns-nothing", host="cursor")
    with pytest.raises(BadInput, match="'nosuch'") as unknown:
        play("learns-nothing", "nosuch")
    assert unknown.value.next_step.endswith("vllm, scripted.")
