"""The command line itself: which command lies where, opened only when it is called, and how every ending is said.

No command fails with a traceback: what went wrong is one message with its next step and an exit code.
"""

from __future__ import annotations

import errno
import importlib
import sys
from dataclasses import dataclass
from typing import Any

import click

from afterword import __version__
from afterword.core.errors import AfterwordError, AnswerRefused, Invariant

from .paper import Ink, err
from .plain import plain, plain_lines

WENT_WRONG = 1
BAD_USAGE = 2
ONLY_THE_PERSON = 3
INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class _Place:
    module: str
    name: str
    about: str


_COMMANDS = {
    "learn": _Place("learning", "learn", "Learn from your chats."),
    "sweep": _Place("learning", "sweep", "Look at up to two chats that went quiet, as the background does."),
    "learned": _Place("showing", "learned", "What was learned, newest first."),
    "why": _Place("showing", "why", "The chat, the words and the signals behind one thing."),
    "undo": _Place("answering", "undo", "Take a learning back, the newest if none is named."),
    "redo": _Place("answering", "redo", "Learn again what was undone, or bring back what was forgotten."),
    "waiting": _Place("showing", "waiting", "What waits for your OK."),
    "keep": _Place("answering", "keep", "Keep what waits."),
    "forget": _Place("answering", "forget", "Forget a memory, or what waits."),
    "answer": _Place("answering", "answer", "Answer a question that Afterword has for you."),
    "erase": _Place("answering", "erase", "Remove the words of a memory everywhere on this computer."),
    "open": _Place("page", "open_page", "Open the Memory page in your browser."),
    "memories": _Place("showing", "memories", "Everything it knows."),
    "remember": _Place("answering", "remember", "Write a memory yourself."),
    "recall": _Place("recalling", "recall", "Search what it knows and what was true earlier."),
    "nearby": _Place("besides", "nearby", "What bears on a question, as a block to paste before it."),
    "profile": _Place("besides", "profile", "What it knows of you, as a block to paste at the head of a chat."),
    "earlier": _Place("showing", "earlier", "What was true once, with its dates."),
    "never": _Place("showing", "never", "What it won't learn again."),
    "chats": _Place("chats", "chats", "Chats found, and what became of each."),
    "connect": _Place("connecting", "connect", "Connect an assistant, or each that is found here."),
    "disconnect": _Place("connecting", "disconnect", "Take everything out of an assistant's files again."),
    "connections": _Place("connecting", "connections", "Assistants that can be connected, and what is in their files."),
    "sent": _Place("showing", "sent", "Every model that was asked: where, with which words, at what cost."),
    "providers": _Place("providers", "providers", "Who may be asked what your chats tell, and why."),
    "pause": _Place("settings", "pause", "Learn nothing for a while."),
    "settings": _Place("settings", "settings", "Every setting, its value and where that came from."),
    "files": _Place("health", "files", "Memory files changed by hand."),
    "doctor": _Place("health", "doctor", "What is well and what is not."),
    "repair": _Place("health", "repair", "Mend what can be mended."),
    "backup": _Place("backups", "backup", "Write everything it knows into one file."),
    "restore": _Place("backups", "restore", "Bring back from a backup what is missing here."),
    "export": _Place("backups", "export", "What it knows, as Markdown or JSON."),
    "import": _Place("backups", "bring_in", "Bring in what your assistants saved about you."),
    "tidy": _Place("tidying", "tidy", "Put together what says nearly the same."),
    "daemon": _Place("daemon", "daemon", "Do the background's work here, and answer hooks, until Ctrl-C."),
    "service": _Place("daemon", "service", "Have the system start the daemon by itself, or no more."),
    "hook": _Place("daemon", "hook", "Answer one event of an assistant, as its own hook is answered."),
    "mcp": _Place("mcp", "mcp", "Give an assistant its tools, as `connect` sets up."),
    "model": _Place("models", "model", "What makes meaning here, and fetching weights for it."),
    "eval": _Place("proving", "evaluate", "Run case tables, or an invented week, through the product's own rules."),
}


class _Program(click.Group):
    """Finds commands in the table above and imports one when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        place = _COMMANDS.get(cmd_name)
        if place is None:
            return None
        command = getattr(importlib.import_module(f"afterword.cli.{place.module}"), place.name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, place.about) for name, place in _COMMANDS.items()])


@click.group(
    cls=_Program,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="afterword %(version)s")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def program(ctx: click.Context, *, as_json: bool) -> None:
    """Afterword learns you from the chats you already have with your assistants.

    Alone it shows what it knows, what waits, and what to do next.
    """
    if ctx.invoked_subcommand is None:
        from .showing import show_overview

        show_overview(as_json=as_json)


def run(arguments: list[str] | None = None) -> int:
    """Run one command. Gives 0, 1 (went wrong), 2 (bad usage), 3 (only the person may) or 130 (stopped)."""
    try:
        result: Any = program.main(args=arguments, prog_name="afterword", standalone_mode=False)
    except (click.exceptions.Abort, KeyboardInterrupt):
        _say("Stopped. Nothing is left half done.")
        return INTERRUPTED
    except click.UsageError as trouble:
        return _bad_usage(trouble)
    except AnswerRefused as refused:
        _say(refused.message, refused.next_step)
        return ONLY_THE_PERSON
    except Invariant as fault:
        _say(f"A promise of Afterword's own code did not hold: {fault.message}", fault.next_step or _REPORT)
        return WENT_WRONG
    except AfterwordError as trouble:
        _say(trouble.message, trouble.next_step)
        return WENT_WRONG
    except OSError as trouble:
        return _system_said_no(trouble)
    except Exception as fault:  # noqa: BLE001 the outermost loop: a person gets one sentence, never a traceback
        _say(f"A fault of Afterword's own: {type(fault).__name__}: {fault}", _REPORT)
        return WENT_WRONG
    return result if isinstance(result, int) else 0


_REPORT = "Nothing you had is lost. Please report this with what you typed; `afterword doctor` shows what it sees."


def _say(message: str, next_step: str = "") -> None:
    paper = err()
    first, *more = plain_lines(message).splitlines() or [""]
    paper.say(f"afterword: {first}", ink=Ink.STRONG)
    for line in (*more, *plain_lines(next_step).splitlines()):
        paper.say(line, indent=2)
    paper.flush()


def _bad_usage(trouble: click.UsageError) -> int:
    command = trouble.ctx.command_path if trouble.ctx is not None else "afterword"
    _say(trouble.format_message(), f"See: {command} --help")
    return BAD_USAGE


def _system_said_no(trouble: OSError) -> int:
    if trouble.errno == errno.EPIPE:
        return 0
    where = f"{plain(str(trouble.filename))}: " if trouble.filename else ""
    _say(f"{where}{trouble.strerror or trouble}", "Check that it is there and may be used, then try again.")
    return WENT_WRONG


if __name__ == "__main__":
    sys.exit(run())
