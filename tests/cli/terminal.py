"""A terminal with a person at it: detached processes on a pseudo-terminal of their own, answering when they are asked.

Run as a script: RESULT ANSWERS COMMAND…; RESULT becomes JSON with the exit code and all that stood on the screen.
"""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import sys
import time
from pathlib import Path

PAUSE = 0.5  # seconds of silence after which a person answers what stands there
PATIENCE = 110.0


def detached() -> bool:
    """True in a process whose parents are gone, so that no assistant is above it; False in the one called."""
    if os.fork():
        return False
    os.setsid()
    if os.fork():
        os._exit(0)
    return True


def sit(command: list[str], answers: list[str]) -> dict[str, object]:
    """Run the command on a terminal of its own and answer each time it falls silent."""
    child, screen = pty.fork()
    if child == 0:
        os.execvpe(command[0], command, os.environ)
    shown, waiting, began = b"", list(answers), time.monotonic()
    while time.monotonic() - began < PATIENCE:
        ready, _, _ = select.select([screen], [], [], PAUSE)
        if ready:
            try:
                more = os.read(screen, 65536)
            except OSError:
                break
            if not more:
                break
            shown += more
        elif waiting and shown.endswith(b"] "):
            os.write(screen, waiting.pop(0).encode() + b"\n")
    else:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return {"code": os.waitstatus_to_exitcode(status), "screen": shown.decode("utf-8", "replace"), "left": waiting}


if __name__ == "__main__":
    result, answers, *command = sys.argv[1:]
    if detached():
        told = sit(command, json.loads(answers))
        unfinished = Path(result + ".part")
        unfinished.write_text(json.dumps(told), encoding="utf-8")
        unfinished.rename(result)
