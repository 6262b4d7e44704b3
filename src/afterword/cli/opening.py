"""What every command does the same way: opening the home, ``--json``, and saying how an answer ended."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar, assert_never

import click

from .paper import Ink, Paper, out
from .plain import plain, plain_lines

if TYPE_CHECKING:
    from afterword.app import App, Outcome

Command = TypeVar("Command", bound=Callable[..., Any])


def typed(words: Sequence[str]) -> str:
    """Words of the command line as one text; bytes that the locale could not read are read as UTF-8, as terminals send
    them.
    """
    return " ".join(os.fsencode(word).decode("utf-8", "replace") if _unread(word) else word for word in words)


def _unread(word: str) -> bool:
    return any("\udc80" <= character <= "\udcff" for character in word)


def json_option(command: Command) -> Command:
    """Give a command ``--json``."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(command)


@contextmanager
def opened() -> Iterator[App]:
    """The person's own home, let go afterwards."""
    from afterword.app import open_afterword

    app = open_afterword(env=os.environ)
    try:
        yield app
    finally:
        app.close()


@contextmanager
def paper() -> Iterator[Paper]:
    """Where the command's own words go, handed on at its end."""
    sheet = out()
    try:
        yield sheet
    finally:
        sheet.flush()


def say_outcome(sheet: Paper, outcome: Outcome) -> int:
    """Say how an answer ended. Gives the exit code: 1 where it was carried out only partly, and where the words had
    changed and must be looked at again.
    """
    from afterword.app import Declined, Done, LookAgain

    match outcome:
        case Done():
            sheet.say(plain(outcome.says), ink=Ink.BAD if outcome.partly else Ink.GOOD)
            for line in outcome.also:
                sheet.say(plain(line), indent=2)
            if outcome.next_step:
                sheet.say(plain(outcome.next_step), indent=2, ink=Ink.FAINT)
            return int(outcome.partly)
        case Declined():
            sheet.say(plain(outcome.says) or "Nothing was changed.")
            return 0
        case LookAgain():
            sheet.say(plain(outcome.says))
            for line in plain_lines(outcome.now.words if outcome.now else "").splitlines():
                sheet.say(line, indent=2)
            sheet.say("Nothing was changed. Run the command again to answer for these words.", ink=Ink.FAINT)
            return 1
    assert_never(outcome)
