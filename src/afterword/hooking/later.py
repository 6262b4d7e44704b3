"""What a hook without a daemon leaves behind: a round now, and one more when the person's chats have fallen silent.

A small interpreter that mostly sleeps. One of them a home waits; others end after their round. It ends by itself, and
within a minute where the home is gone or another one lies there. Told only where the home is; what a round does is the
round's.
"""

import os
import subprocess
import sys
import time

MINUTE = float(os.environ.get("AFTERWORD_MINUTE") or 60)  # seconds; a test need not wait for real ones
ONCE_MORE = 11 * MINUTE
LONGEST_ROUND = 1800  # seconds after which a round is ended
AT_MOST = 12 * 60 * MINUTE  # that one waits; the next hook starts another


def _round(home: str) -> None:
    words = [sys.executable, "-P", "-m", "afterword.daemon.round"]
    nowhere = subprocess.DEVNULL
    try:
        subprocess.run(  # noqa: S603  our own module under the interpreter that runs us
            words, stdin=nowhere, stdout=nowhere, stderr=nowhere, timeout=LONGEST_ROUND, check=False, cwd=home
        )
    except (OSError, subprocess.TimeoutExpired):
        return


def _held(path: str, *, patient: bool = False) -> int | None:
    """A file that is ours alone until it is closed, or None where another one has it and we do not wait for that. The
    system gives it free when a process ends, however it ends. Raises OSError where it cannot be made, and where its
    folder goes while we wait.
    """
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    while True:
        try:
            _take(file)
            return file
        except OSError:
            if not patient:
                os.close(file)
                return None
        os.stat(os.path.dirname(path))
        time.sleep(0.2)


if sys.platform == "win32":

    def _take(file: int) -> None:
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:

    def _take(file: int) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _in_turn(home: str, run: str) -> None:
    """One does a round, one waits for its turn and sees to what was left word of meanwhile. More would do nothing."""
    following = _held(os.path.join(run, "following"))
    if following is None:
        return
    turn = _held(os.path.join(run, "turn"), patient=True)
    os.close(following)
    _round(home)
    if turn is not None:
        os.close(turn)


def _silent_since(run: str) -> float:
    """When a hook was last here. Raises OSError where the home is gone."""
    return os.stat(os.path.join(run, "seen")).st_mtime


def _lies_at(home: str) -> tuple[int, int]:
    """What the system knows the home's folder by. Raises OSError where it is gone."""
    state = os.stat(home)
    return state.st_dev, state.st_ino


def _main(home: str) -> None:
    run = os.path.join(home, "run")
    ours = _lies_at(home)
    _in_turn(home, run)
    if _lies_at(home) != ours or _held(os.path.join(run, "waits")) is None:
        return
    until = time.time() + AT_MOST
    while time.time() < until:
        left = _silent_since(run) + ONCE_MORE - time.time()
        if left <= 0:
            break
        time.sleep(min(left, MINUTE))
        if _lies_at(home) != ours:
            return
    _in_turn(home, run)


if __name__ == "__main__":
    try:
        _main(sys.argv[1])
    except OSError:
        pass
