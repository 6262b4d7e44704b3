"""Commands that connect assistants: each shows the exact change to their files and asks on the terminal."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from .absent import home_there, reading
from .opening import json_option, opened, paper, say_outcome
from .paper import Ink, Paper
from .plain import plain

if TYPE_CHECKING:
    from afterword.app import Hand
    from afterword.app.connecting import Connecting, ConnectionView, Part


@click.command()
@click.argument("host", metavar="[HOST]", required=False)
@click.option("--as-plugin", "folder", metavar="FOLDER", help="Claude Code: write a plugin there, change no settings.")
def connect(*, host: str | None, folder: str | None) -> int:
    """Connect an assistant (asks you), or each that is found here, one after the other.

    You see the exact change to its own files first. Afterword's tools for it, and rules by which it refuses what only
    you may do, are asked about one by one. `afterword disconnect HOST` takes everything out again.
    """
    with opened() as app, paper() as sheet:
        joint, hand = app.connecting(os.environ), app.terminal_hand()
        if folder is not None:
            return say_outcome(sheet, joint.as_plugin(host or "claude-code", folder, hand))
        if host is not None:
            return _connect(sheet, joint, host, hand)
        found = [view.name for view in joint.connections() if view.folder]
        if not found:
            sheet.say("No assistant that Afterword can be connected to was found on this computer.")
            return 0
        return max(_one_of_many(sheet, joint, name, hand) for name in found)


def _one_of_many(sheet: Paper, joint: Connecting, name: str, hand: Hand) -> int:
    """One assistant; what is wrong with its files is said, and keeps none of the others from being asked about."""
    from afterword.core.errors import BadInput

    try:
        return _connect(sheet, joint, name, hand)
    except BadInput as problem:
        sheet.say(plain(problem.message), ink=Ink.BAD)
        sheet.say(plain(problem.next_step), indent=2, ink=Ink.FAINT)
        sheet.flush()
        return 1


def _connect(sheet: Paper, joint: Connecting, name: str, hand: Hand) -> int:
    """The hooks first; what else it can take only once they are in. What it cannot take is said; the rest stands."""
    from afterword.app import Declined
    from afterword.app.connecting import Part

    before = next((view for view in joint.connections() if view.name == name), None)
    stands = {part.part for part in before.parts if part.current} if before is not None else set()
    if before is None or Part.HOOKS not in stands or before.tell == "nothing":
        outcome = joint.connect(name, hand)
        code = say_outcome(sheet, outcome)
        sheet.flush()
        if code or isinstance(outcome, Declined):
            return code
    now = next(view for view in joint.connections() if view.name == name)
    missing = [part.part for part in now.parts if part.part is not Part.HOOKS and not part.current]
    if not missing and Part.HOOKS in stands:
        sheet.say(f"{now.title} is connected, with everything there is for it.")
    for part in missing:
        _add(sheet, joint, now, hand, part)
        sheet.flush()
    if now.switched_off:
        off = f"{now.title} has hooks switched off: {plain(now.switched_off)}. It is told nothing until they are on."
        sheet.say(off, ink=Ink.WAITS)
        sheet.say(f"Switch them on there, then start {now.title} anew.", indent=2, ink=Ink.FAINT)
    return 0


def _add(sheet: Paper, joint: Connecting, view: ConnectionView, hand: Hand, part: Part) -> None:
    """Ask about one more part of an assistant that is connected; where there is no place for it, say why."""
    from afterword.core.errors import BadInput

    try:
        say_outcome(sheet, joint.connect(view.name, hand, part))
    except BadInput as problem:
        sheet.say(f"{view.title} is left without {_PARTS[part.value]}: {plain(problem.message)}", ink=Ink.WAITS)
        sheet.say(
            f"What is connected stays. To have them, change that, then: afterword connect {view.name}",
            indent=2,
            ink=Ink.FAINT,
        )


@click.command()
@click.argument("host", metavar="HOST")
def disconnect(*, host: str) -> int:
    """Take everything of Afterword's out of an assistant's own files (asks you). It is told nothing more."""
    with opened() as app, paper() as sheet:
        return say_outcome(sheet, app.connecting(os.environ).disconnect(host, app.terminal_hand()))


@click.command()
@json_option
@click.option(
    "--status-line", is_flag=True, help="Print what Claude Code's settings need to say it in its status line."
)
def connections(*, as_json: bool, status_line: bool) -> None:
    """Show the assistants that can be connected, and what stands in their files.

    Where you have a status line of your own in Claude Code, it stays: have it run the command that --status-line names.
    """
    if status_line:
        with home_there() as app, paper() as sheet:  # it names the home
            sheet.json(app.connecting(os.environ).status_line())
        return
    with reading() as app, paper() as sheet:
        views = app.connecting(os.environ).connections()
        if as_json:
            sheet.json({"connections": [_shape(view) for view in views]})
            return
        for view in views:
            _tell(sheet, view)
        here = [view for view in views if view.folder]
        if not here or not all(view.connected for view in here):
            when = "Connect one that is here" if here else "Once one is here"
            sheet.line()
            sheet.say(f"{when}: afterword connect HOST", ink=Ink.FAINT)


def _tell(sheet: Paper, view: ConnectionView) -> None:
    sheet.aligned(view.title, view.name, indent=2)
    sheet.say(_state(view), indent=4, ink=Ink.FAINT)
    if view.trouble:
        sheet.say(plain(view.trouble), indent=4, ink=Ink.BAD)
    if view.connected and view.switched_off:
        sheet.say(
            f"hooks are switched off there: {plain(view.switched_off)}; switch them on, or it is told nothing",
            indent=4,
            ink=Ink.BAD,
        )
    for path in view.plugin:
        sheet.say(plain(path), indent=6, ink=Ink.FAINT)
    for part in view.parts:
        if part.present:
            as_now = "" if part.current else f", not as it would be written now: afterword connect {view.name}"
            sheet.say(f"{_PARTS[part.part.value]}{as_now}", indent=4, ink=Ink.FAINT)
            for path in part.paths:
                sheet.say(plain(path), indent=6, ink=Ink.FAINT)


_PARTS = {"hooks": "hooks", "tools": "Afterword's tools", "rules": "rules about what only you may do"}


def _state(view: ConnectionView) -> str:
    if not view.folder:
        return "not found on this computer"
    learns = {True: "learned from", False: "not learned from", None: "not learned from yet"}[view.learn]
    chats = learns if view.reads else "its chats cannot be read"
    if not view.connected:
        return f"not connected · {chats}"
    told = {"everything": "is told what bears on the question", "preferences": "is told preferences"}
    return f"connected · {told.get(view.tell, 'is told nothing')} · {chats}"


def _shape(view: ConnectionView) -> dict[str, object]:
    parts = [
        {"part": part.part.value, "present": part.present, "current": part.current, "paths": list(part.paths)}
        for part in view.parts
    ]
    return {
        "host": view.name,
        "title": view.title,
        "folder": view.folder or None,
        "connected": view.connected,
        "tell": view.tell,
        "learn": view.learn,
        "since": view.since.isoformat() if view.since is not None else None,
        "parts": parts,
        "plugin": list(view.plugin),
        "trouble": view.trouble or None,
        "switched_off": view.switched_off or None,
    }
