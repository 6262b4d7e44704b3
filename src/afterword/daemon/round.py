"""One round, as a process of its own: what hooks left word of is seen to, then a sweep where one is due, then it ends.

Started by the daemon, or by what a hook without one leaves behind. One a home at a time, in a home that is there: it
makes none, and ends where that goes. What it prints for the daemon holds counts and folders, never words of a chat.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from afterword.app.laying import MOST_FOLDERS, known_folders, numbers, write
from afterword.core.errors import AfterwordError
from afterword.hooking import contracts, places

from .marks import Mark, Taken

if TYPE_CHECKING:
    from afterword.app import App
    from afterword.app.staying import Staying

HELD = "--held"  # whoever started us holds our stdin: when that ends, so do we
SWEEP = "--sweep"
_SEEN_TO = (contracts.STOPPED, contracts.ENDED, contracts.CUT)


@dataclass(slots=True)
class Did:
    """What a round did, as the daemon is told. ``more``: the sweep took as much as one may, so there may be more."""

    attended: int = 0
    swept: bool = False
    looks: int = 0
    learned: int = 0
    more: bool = False
    roots: tuple[str, ...] = ()
    trouble: str = ""
    left: dict[str, int] = field(default_factory=dict)

    def said(self) -> str:
        """As one line."""
        whole = {"attended": self.attended, "swept": self.swept, "looks": self.looks, "learned": self.learned}
        return json.dumps({**whole, "more": self.more, "roots": self.roots, "trouble": self.trouble, "left": self.left})


def main(arguments: list[str], env: Mapping[str, str]) -> int:
    """Do a round, unless one is being done. Gives 0, or 1 where the home cannot be used."""
    if HELD in arguments:
        threading.Thread(target=_end_with_who_started_us, daemon=True).start()
    did = Did()
    try:
        _round(did, arguments, env)
    except AfterwordError as trouble:
        did.trouble = type(trouble).__name__
    if HELD in arguments:
        sys.stdout.write(did.said() + "\n")
        sys.stdout.flush()
    return 1 if did.trouble else 0


def _end_with_who_started_us() -> None:
    with suppress(OSError):
        while os.read(0, 1 << 10):
            pass
    os._exit(0)  # at any moment: nothing is lost by a process that ends, and nothing learned twice


def _round(did: Did, arguments: list[str], env: Mapping[str, str]) -> None:
    from filelock import FileLock, Timeout

    from afterword.app import open_afterword
    from afterword.app.tools import there

    if not there(env):
        return
    app = open_afterword(env=env)
    try:
        home, run = app.staying(), app.run_folder()
        with FileLock(run / "round.lock", timeout=0, mode=0o600):
            _see_to_all(app, home, run, did, env, sweep=SWEEP in arguments)
            if home.there():
                app.lay_out(notes=HELD not in arguments)
                _touch(run / places.SWEPT)
                did.roots = app.roots()
    except Timeout:
        did.trouble = "another_round"
    finally:
        app.close()


def _see_to_all(app: App, home: Staying, run: Path, did: Did, env: Mapping[str, str], *, sweep: bool) -> None:
    """The marks, those first that a round had taken which was killed; a sweep; and what was written meanwhile.

    What was left is tried once more and no oftener: a mark that ends every round would keep all others waiting.
    """
    left = Taken.left(run)
    marks = left.more()
    left.done()
    _see_to(app, home, run, did, env, marks)
    if not home.there():
        return
    taken = Taken.now(run)
    _see_to(app, home, run, did, env, taken.more())
    if home.there() and (sweep or _due(run, env)):
        _sweep(app, did)
    _see_to(app, home, run, did, env, taken.more())
    if home.there():
        taken.done()


def _due(run: Path, env: Mapping[str, str]) -> bool:
    try:
        ago = time.time() - (run / places.SWEPT).stat().st_mtime
    except OSError:
        return True
    return not 0 <= ago < places.EVERY * places.minute(env.get("AFTERWORD_MINUTE", ""))


def _sweep(app: App, did: Did) -> None:
    report = app.sweep()
    did.swept = not report.paused
    did.looks = sum(not one.free for one in report.looks)
    did.learned = sum(len(one.learned) for one in report.looks)
    did.more = did.looks > 1


def _see_to(app: App, home: Staying, run: Path, did: Did, env: Mapping[str, str], marks: Sequence[Mark]) -> None:
    """What hooks left word of, each chat once for each thing that happened to it."""
    folders = known_folders(run)
    for what, host, session, transcript, folder in marks:
        if not home.there():
            return
        if what in _SEEN_TO and transcript:
            over, cut = what == contracts.ENDED, what == contracts.CUT
            attended = app.attend(host, transcript, env, over=over, cut=cut)
            did.attended += not attended.why
            if attended.why:
                did.left[attended.why] = did.left.get(attended.why, 0) + 1
            _say(run, places.session_name(host, session), attended.said)
        if folder:
            folders.pop(folder, None)
            folders[folder] = app.project_of(folder) or ""
        if what == places.TOLD:
            app.take_note(folders.get(folder) or None, host)
    if marks:
        write(run / places.FOLDERS, "".join(_lines(folders)))


def _lines(folders: Mapping[str, str]) -> Iterable[str]:
    by_key = numbers(folders.values())
    for folder, key in [*folders.items()][-MOST_FOLDERS:]:
        yield places.folder_line(folder, key, by_key[key])


def _say(run: Path, named: str, said: tuple[str, ...]) -> None:
    """Have what was done of what was typed ready for the next hook in that chat."""
    if named and said:
        write(run / places.SAID / named, "\n".join(said))


def _touch(path: Path) -> None:
    with suppress(OSError):
        path.touch(mode=0o600)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], os.environ))
