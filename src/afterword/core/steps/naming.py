"""What a step is called in a few words: program and subcommand, or tool and file name. No links, no model's text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from .shell import Run
from .words import word_set

LONGEST_SUMMARY = 60

_SUBCOMMANDS = word_set(
    """git npm pnpm yarn bun deno cargo go docker podman kubectl gh glab pip pip3 uv poetry mix rails rake make just
    brew apt apt-get dnf pacman winget scoop choco systemctl launchctl terraform tofu dotnet mvn gradle gradlew helm
    flutter dart swift xcodebuild hg svn conda bundle composer php artisan django-admin alembic bd jj nix sbt zig"""
)
_ON_THE_WAY = word_set("cd pushd popd chdir set-location export set unset echo printf true false : test [ sleep")
_PROGRAM = re.compile(r"[a-z0-9][a-z0-9._+-]{0,29}")
_SUBCOMMAND = re.compile(r"[a-z][a-z0-9:_-]{0,19}")
_NOT_A_NAME = re.compile(r"[^\w.:-]+")


def named_runs(all_runs: Sequence[Run]) -> str:
    """'git status, npm test': what a shell line runs, each once, without what only leads there."""
    names = {_named(run): run.program in _ON_THE_WAY for run in all_runs if run.program}
    summary = ""
    for name in [name for name, on_the_way in names.items() if not on_the_way] or names:
        longer = f"{summary}, {name}" if summary else name
        if len(longer) > LONGEST_SUMMARY:
            break
        summary = longer
    return summary or "shell"


def named_tool(tool: str, file: str = "") -> str:
    """'Edit parser.py', 'github get_issue' (of an MCP server), 'WebFetch'."""
    name = _tool_name(tool)
    return f"{name} {file}"[:LONGEST_SUMMARY] if file else name


@lru_cache(maxsize=512)
def _tool_name(tool: str) -> str:
    return plain_name(tool.removeprefix("mcp__").replace("__", " ", 1)) or "a tool"


@lru_cache(maxsize=512)
def plain_name(text: str) -> str:
    """A name as it may be shown: letters, digits and few signs, at most 40 characters."""
    return " ".join(_NOT_A_NAME.sub(" ", text).split())[:40].strip()


def _named(run: Run) -> str:
    if run.program not in _SUBCOMMANDS:
        return _shown(run.program)
    word = next((word for word in run.words if not word.startswith("-")), "")
    return f"{run.program} {word}" if _SUBCOMMAND.fullmatch(word) else run.program


@lru_cache(maxsize=512)
def _shown(program: str) -> str:
    return program if _PROGRAM.fullmatch(program) else "a program"
