"""What a step is called in a few words: program and subcommand, or tool and file name. No links, no model's text."""

from __future__ import annotations

import re
from collections.abc import Sequence

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
    names = dict.fromkeys(_named(run) for run in all_runs if run.program)
    telling = [name for name in names if name.split()[0] not in _ON_THE_WAY] or list(names)
    summary = ""
    for name in telling:
        longer = f"{summary}, {name}" if summary else name
        if len(longer) > LONGEST_SUMMARY:
            break
        summary = longer
    return summary or "shell"


def named_tool(tool: str, file: str = "") -> str:
    """'Edit parser.py', 'github get_issue' (of an MCP server), 'WebFetch'."""
    plain = plain_name(tool.removeprefix("mcp__").replace("__", " ", 1)) or "a tool"
    return f"{plain} {file}".strip()[:LONGEST_SUMMARY]


def plain_name(text: str) -> str:
    """A name as it may be shown: letters, digits and few signs, at most 40 characters."""
    return " ".join(_NOT_A_NAME.sub(" ", text).split())[:40].strip()


def _named(run: Run) -> str:
    program = run.program if _PROGRAM.fullmatch(run.program) else "a program"
    if run.program in _SUBCOMMANDS:
        word = next((word for word in run.words if not word.startswith("-")), "")
        if _SUBCOMMAND.fullmatch(word):
            return f"{program} {word}"
    return program
