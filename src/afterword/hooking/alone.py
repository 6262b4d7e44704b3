"""A hook without a daemon: the prepared table answers, a line in a file says what happened, and a round is started.

Loaded by a process that lives for one event and may take three times what starting Python takes: of ours it loads what
reads the table, of Python what is loaded already. It writes nothing but marks; where it may not even do that, it
answers all the same.
"""

from __future__ import annotations

import sys

from . import contracts, places
from .contracts import Call
from .reading import event_of

TYPE_CHECKING = False  # as in typing, whose import takes longer than all that is done here
if TYPE_CHECKING:
    from collections.abc import Iterable

if sys.platform == "win32":
    import nt as system
else:
    import posix as system

_MODULE = len("/hooking/alone.py")
PACKAGE = __file__[:-_MODULE]
VOCABULARY = PACKAGE + "/models/embedding/data/vocabulary.txt"
STATIC_TABLE = PACKAGE + "/models/embedding/data/static.bin"
TABLE = "/index/nearby.table"
UNKNOWN = "unknown:"  # the key of a project that was not told yet: what holds everywhere and for code reaches it
_MOST_TABLE = 64 << 20


def answer(home: str, host: str, event: str, content: bytes) -> bytes:
    """What belongs on stdout for an event. Never raises for what lies in the home or came in."""
    if not contracts.known(host, event) or not _exists(home + "/record"):
        return b""
    told = event_of(content)
    call = contracts.call_of(host, event, told)
    if call is None:
        return b""
    run = home + "/" + places.FOLDER
    found = words(home, run, call)
    note(run, call)
    _see_to_it(home, run, call)
    return found


def words(home: str, run: str, call: Call) -> bytes:
    """What the table and what lies beside it say to an event."""
    if call.what not in (contracts.PROMPT, contracts.START):
        return b""
    folders = _read(run + "/" + places.FOLDERS, 1 << 20).decode("utf-8", "surrogateescape")
    key, number = places.looked_up(folders, call.folder) or (UNKNOWN if call.folder else "", places.NOT_SEEN)
    if call.what == contracts.PROMPT:
        block, memories = picked(home, call, key or None)
        count(home, memories, call.host, key)
    else:
        block = _profile(_read(home + TABLE, _MOST_TABLE), f"{run}/{places.PROFILES}/{number}.{call.host}")
    return contracts.said(call, block, _line(run, call, number) if call.shows else "")


def count(home: str, memories: Iterable[str], host: str, key: str) -> None:
    """Note what was put beside a message; it is counted later."""
    lines = "".join(f"{memory}\t{host}\t{key}\n" for memory in memories)
    _append(home + "/index/nearby.count", lines.encode("utf-8", "replace"), 1 << 20)


def picked(home: str, call: Call, key: str | None) -> tuple[str, tuple[str, ...]]:
    """What the table puts beside a message in the project of this key, and the ids of the memories in it."""
    table = _read(home + TABLE, _MOST_TABLE)
    if not table:
        return "", ()
    from afterword.remembering import prepared

    words = None
    try:
        if prepared.has_vectors(table):
            words = prepared.Words(_read(VOCABULARY, 1 << 24), _read(STATIC_TABLE, 1 << 26))
    except ValueError:  # our own files are not whole: words alone find something
        pass
    return prepared.picked(table, call.prompt, key, host=call.host, words=words)


def _profile(table: bytes, place: str) -> str:
    """The profile that was made beside this very table: it is taken away before a memory changes, and so is this."""
    made_with, _, text = _read(place, 1 << 16).decode("utf-8", "replace").partition("\n")
    return text if made_with and made_with == _number_of(table) else ""


def made(home: str) -> str:
    """The number that tells one table of a home from the next; '' where there is none."""
    return _number_of(_read(home + TABLE, _MOST_TABLE))


def _number_of(table: bytes) -> str:
    if not table:
        return ""
    from afterword.remembering import prepared

    try:
        return str(prepared.seq(table))
    except ValueError:
        return ""


def _line(run: str, call: Call, number: str) -> str:
    """What is to be said to the person: what came of something they typed to us, and the quiet line of the project."""
    typed = typed_line(run, call)
    news = _taken(f"{run}/{places.NOTES}/{number}") if number != places.NOT_SEEN else ""
    if news:
        told = places.mark(places.TOLD, call.host, call.session, "", call.folder)
        _append(run + "/" + places.MARKS, told, places.MOST_MARKS)
        _gone(f"{run}/{places.GLANCES}/{number}")
    return "\n".join(part for part in (typed, news) if part)


def typed_line(run: str, call: Call) -> str:
    """What came of something that was typed to us in this chat; said once."""
    named = places.session_name(call.host, call.session)
    return _taken(f"{run}/{places.SAID}/{named}") if named else ""


def put_by(run: str, call: Call, line: str) -> None:
    """Keep a line that came too late for the next event in its chat."""
    named = places.session_name(call.host, call.session)
    if named:
        _append(f"{run}/{places.SAID}/{named}", (line + "\n").encode("utf-8", "replace"), 1 << 14)


def _taken(place: str) -> str:
    """A file's words, for whoever takes it first: several windows may ask at once."""
    if not _exists(place):
        return ""
    mine = f"{place}.{system.getpid()}"
    try:
        system.rename(place, mine)
    except OSError:
        return ""
    text = _read(mine, 1 << 14).decode("utf-8", "replace").strip()
    _gone(mine)
    return text


def _gone(place: str) -> None:
    try:
        system.unlink(place)
    except OSError:
        pass


def note(run: str, call: Call) -> None:
    """Leave word of an event for the next round: what it is about, where the chat's file is, never what was said."""
    line = places.mark(call.what, call.host, call.session, call.transcript, call.folder)
    if line and (call.what != contracts.PROMPT or call.folder):
        _append(run + "/" + places.MARKS, line, places.MOST_MARKS)


def _see_to_it(home: str, run: str, call: Call) -> None:
    """Start a round in a process of its own where the last is long ago, or something is to be seen to at once."""
    import time

    now = time.time()
    minute = places.minute(environment("AFTERWORD_MINUTE"))
    _touch(run + "/" + places.SEEN)
    at_once = call.what in (contracts.CUT, contracts.STOPPED, contracts.ENDED)
    if not at_once and now - _time_of(run + "/" + places.SWEPT) < places.EVERY * minute:
        return
    if now - _time_of(run + "/" + places.BEGUN) < (minute if call.what != contracts.ENDED else minute / 6):
        return
    _touch(run + "/" + places.BEGUN)
    if not _exists(run + "/" + places.BEGUN):
        return  # nothing can be written here: nothing could be learned
    start_round(home)


if sys.platform == "win32":

    def environment(name: str) -> str:
        """A variable of the environment, '' where it is not set."""
        return str(system.environ.get(name, ""))

    def start_round(home: str) -> None:
        """Start `later.py`, tied to nothing of ours: it outlives us and holds no pipe that the assistant waits for."""
        import _winapi

        line = " ".join(f'"{word}"' for word in _later(home))
        detached, own_group = 0x8, 0x200
        handles = _winapi.CreateProcess(None, line, None, None, False, detached | own_group, None, home, None)  # type: ignore[arg-type]  # noqa: FBT003  None: our own environment; taken by place
        for handle in handles[:2]:
            _winapi.CloseHandle(handle)

else:

    def environment(name: str) -> str:
        """A variable of the environment, '' where it is not set."""
        return system.environ.get(name.encode(), b"").decode("utf-8", "surrogateescape")

    def start_round(home: str) -> None:
        """Start `later.py`, tied to nothing of ours: it outlives us and holds no pipe that the assistant waits for."""
        if system.fork():
            return
        try:
            system.setsid()
            nowhere = system.open("/dev/null", system.O_RDWR)
            for stream in (0, 1, 2):
                system.dup2(nowhere, stream)
            system.closerange(3, 1 << 16)
            system.chdir("/")
            system.execv(sys.executable, _later(home))
        finally:
            system._exit(0)


def _later(home: str) -> list[str]:
    return [sys.executable, "-I", "-S", PACKAGE + "/hooking/later.py", home]


def _exists(path: str) -> bool:
    try:
        system.stat(path)
    except (OSError, ValueError):
        return False
    return True


def _time_of(path: str) -> float:
    """When a file was last written; long ago for none. A time that is yet to come is none either."""
    import time

    try:
        written = system.stat(path).st_mtime
    except OSError:
        return 0.0
    return written if written <= time.time() + 1 else 0.0


def _read(path: str, most: int) -> bytes:
    """A file's bytes, b'' for one that is not there, may not be read, or is longer than it can be."""
    try:
        with open(path, "rb", 0) as file:
            content = file.read(most + 1)
    except (OSError, ValueError):
        return b""
    return content if content is not None and len(content) <= most else b""


def _touch(path: str) -> None:
    try:
        system.utime(path)
    except OSError:
        _append(path, b"\n", 64)


def _append(path: str, line: bytes, most: int) -> None:
    """Add a line in one write, to a file for the owner alone that is never longer than ``most``."""
    if not line:
        return
    flags = system.O_WRONLY | system.O_APPEND | system.O_CREAT | getattr(system, "O_NOFOLLOW", 0)
    try:
        file = _opened(path, flags | getattr(system, "O_BINARY", 0))
        try:
            if system.fstat(file).st_size + len(line) <= most:
                system.write(file, line)
        finally:
            system.close(file)
    except OSError:
        pass


def _opened(path: str, flags: int) -> int:
    try:
        return system.open(path, flags, 0o600)
    except FileNotFoundError:
        system.mkdir(path.rpartition("/")[0], 0o700)
        return system.open(path, flags, 0o600)
