"""What an assistant's status line may start: the line that is still to be said in this project, for as long as it is.

Run as `client.py` is, and as short and plain. It asks no daemon and takes nothing: whoever only looks has said nothing.
"""

import sys

if sys.platform == "win32":
    from nt import _exit  # type: ignore[attr-defined]  # it is there, as everywhere
else:
    from posix import _exit

MOST = 1 << 20  # bytes of what the assistant says of itself, and of the line


def folder_of(told: object) -> str:
    """The folder that the chat is in; '' where it is not said."""
    space = told.get("workspace") if isinstance(told, dict) else None
    named = space.get("current_dir") if isinstance(space, dict) else None
    found = named or (told.get("cwd") if isinstance(told, dict) else None)
    return found if isinstance(found, str) else ""


def line_in(run: str, folder: str) -> bytes:
    """The line that lies ready for the folder's project, as bytes; b'' for none."""
    places = __import__("places")
    with open(run + "/" + places.FOLDERS, "rb") as file:
        known = places.looked_up(file.read(MOST).decode("utf-8", "surrogateescape"), folder)
    if known is None:
        return b""
    with open(run + "/" + places.GLANCES + "/" + known[1], "rb") as file:
        return file.read(MOST)


def main(named: str = "") -> None:
    """Print it. ``named``: the home, where one was named."""
    calling = __import__("calling")
    if sys.stdin is None or sys.stdout is None or calling.of_environment("AFTERWORD_RUN"):
        return
    __import__("_thread").start_new_thread(calling.give_up, (calling.patience(),))
    told = __import__("reading").event_of(sys.stdin.buffer.read(MOST))
    sys.stdout.buffer.write(line_in(calling.home_of(named) + "/run", folder_of(told)))
    sys.stdout.buffer.flush()


try:
    if __name__ == "__main__":
        sys.path.insert(0, sys.argv[1][: -len("glance.py")])
        main(*sys.argv[4:5])
except (OSError, ValueError):  # there is nothing to say
    pass
finally:  # whatever happened: nothing of ours may stand in an assistant's way
    if __name__ == "__main__":
        _exit(0)
