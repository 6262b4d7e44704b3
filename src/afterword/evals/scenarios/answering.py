"""What the invented person answers, in a process of its own: by the key that their throw-away home was made with.

Run as a program; reads one JSON object on stdin and writes what came of each answer. With no key of its own it can
answer for no other home.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from afterword.app import App, Outcome, open_afterword
from afterword.core.entry import AnswerKind


def _answered(app: App, act: Sequence[str]) -> Outcome:
    match act:
        case ["connect", host, tell]:
            return app.connecting(os.environ).connect(host, app.host_hand({AnswerKind.CONNECT: tell}))
        case ["setting", name, value]:
            return app.set_setting(name, value, app.host_hand())
        case ["undo"]:
            return app.undo(None, app.host_hand())
        case _:
            raise ValueError(f"no answer of that name: {act[0]}")


def main() -> None:
    """Do every act, in order."""
    asked = json.load(sys.stdin)
    app = open_afterword(Path(asked["home"]), env=os.environ, host_key=asked["key"])
    try:
        said = [type(_answered(app, act)).__name__ for act in asked["acts"]]
    finally:
        app.close()
    json.dump(said, sys.stdout)


if __name__ == "__main__":
    main()
