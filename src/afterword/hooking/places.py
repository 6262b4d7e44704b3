"""Where hooks and the daemon leave things for each other in a home, and the lines that they leave there.

All of it may be deleted at any time: it holds when something happened, in which chat's file and folder, and never what
was said. Imports nothing, as a process that lives for one event loads it.
"""

from __future__ import annotations

FOLDER = "run"  # in the home, for its owner alone
SOCKET = "daemon"  # the daemon listens here; on Windows PIPE names its pipe
PIPE = "pipe"
MARKS = "marks"  # a line an event that somebody has to see to
SEEN = "seen"  # its time: when a hook last ran without a daemon
SWEPT = "swept"  # its time: when the last round ended
BEGUN = "begun"  # its time: when a hook last started a round
FOLDERS = "folders"  # a line a folder that was worked in: folder, its project's key, a number for the key
PROFILES = "profiles"  # a file a project and host: the number of the table that it was made beside, and the profile
NOTES = "notes"  # a file a project, by its number: the line that is still to be shown there
GLANCES = "glances"  # the same lines, for who only looks: they go when they were said
SAID = "said"  # a file a chat, by its session: what came of something typed to us in it
TOLD = "told"  # what a mark says of a line that was shown: the record is still to be told
NOT_SEEN = "0"  # the number of a folder that was not seen yet, and of none

EVERY = 5  # minutes between two sweeps
ONCE_MORE = 11  # minutes after the last sign of the person, when chats have fallen silent
MOST_MARKS = 1 << 18  # bytes of the marks; what would come after them is left to the sweep
_APART = "\t"


def minute(said: str) -> float:
    """Seconds that are taken for a minute, as the environment says it: a test need not wait for real ones."""
    plain = said.replace(".", "", 1)
    return float(said) if plain.isascii() and plain.isdigit() else 60.0


def mark(what: str, host: str, session: str, transcript: str, folder: str) -> bytes:
    """A line that says what happened; b'' where it holds what no line can."""
    parts = (what, host, session, transcript, folder)
    if any(letter < " " or letter == "\x7f" for part in parts for letter in part):
        return b""
    try:
        return (_APART.join(parts) + "\n").encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:  # half a character, which no path and no name can hold
        return b""


def marked(line: str) -> tuple[str, str, str, str, str] | None:
    """The same taken apart: what, host, session, transcript, folder. None for a line that is none of ours."""
    parts = line.rstrip("\n").split(_APART)
    return (parts[0], parts[1], parts[2], parts[3], parts[4]) if len(parts) == 5 else None


def folder_line(folder: str, key: str, number: int) -> str:
    """A line of FOLDERS."""
    return f"{folder}{_APART}{key}{_APART}{number}\n"


def looked_up(lines: str, folder: str) -> tuple[str, str] | None:
    """The key of a folder's project ('' where it has none) and its number, where the folder was seen before."""
    start = f"\n{lines}".rfind(f"\n{folder}{_APART}")
    if start < 0 or not folder:
        return None
    line = lines[start:].split("\n", 1)[0]
    parts = line.split(_APART)
    return (parts[1], parts[2]) if len(parts) == 3 and parts[2].isdigit() else None


def session_name(host: str, session: str) -> str:
    """The name of a chat's file in SAID; '' for a session that is none."""
    name = f"{host}.{session}"
    plain = all(letter.isascii() and (letter.isalnum() or letter in "-_.") for letter in name)
    return name if session and plain and len(name) <= 160 else ""
