"""One event from stdin to stdout: it is handed to the daemon, and what comes back is printed. `client.py` starts it.

Loaded by an isolated interpreter without site, so it imports nothing but what Python has loaded already, and sockets.
Without a daemon `alone.py` answers. Knows no host and no event.
"""

import sys

if sys.platform == "win32":
    import nt as system

    _exit = system._exit  # type: ignore[attr-defined]  # it is there, as everywhere
else:
    import posix as system

    _exit = system._exit

GREETING = b"afterword-hook 1"  # with the number of the form; who speaks another one says nothing
MOST = 10 << 20  # bytes of an event
PATIENCE = 280  # milliseconds; with the interpreter's own start the person waits for at most 300


if sys.platform == "win32":

    def of_environment(name: str) -> str:
        """What a variable says; '' where it is not set."""
        return str(system.environ.get(name, ""))

    def asked(home: str, sent: bytes) -> bytes | None:
        """What the daemon says; b'' where it speaks another form, None where there is none."""
        try:
            with open(home + "\\run\\pipe", encoding="ascii") as named:
                pipe = open(named.read(), "r+b", 0)  # noqa: SIM115  it ends with us
            pipe.write(sent)
        except (OSError, ValueError):
            return None
        heard = []
        try:
            while part := pipe.read(1 << 16):
                heard.append(part)
        except OSError:  # so the end of a pipe is told there
            pass
        return b"".join(heard)

else:

    def of_environment(name: str) -> str:
        """What a variable says; '' where it is not set."""
        return system.environ.get(name.encode(), b"").decode(sys.getfilesystemencoding(), "surrogateescape")

    def asked(home: str, sent: bytes) -> bytes | None:
        """What the daemon says; b'' where it speaks another form, None where there is none."""
        from _socket import AF_UNIX, SOCK_STREAM, socket

        plug = socket(AF_UNIX, SOCK_STREAM)
        try:
            folder = system.stat(home + "/run")
            if folder.st_uid != system.geteuid() or folder.st_mode & 0o077:
                return None
            system.chdir(home + "/run")  # a socket's whole name may be too long
            plug.connect("daemon")
        except OSError:
            return None
        said = b""
        try:
            plug.sendall(sent)
            while part := plug.recv(1 << 16):
                said += part
        except OSError:
            return b""
        return said


def home_of(named: str) -> str:
    """The folder of the home, whole, as the command finds it; '' where nothing says where it is."""
    found = of_environment("AFTERWORD_HOME") or named
    person = of_environment("USERPROFILE" if sys.platform == "win32" else "HOME")
    if found[:1] == "~":
        found = person + found[1:]
    if not found and sys.platform == "win32":
        return of_environment("LOCALAPPDATA") + "\\afterword"
    if not found:
        data = of_environment("XDG_DATA_HOME").strip()
        usual = "/Library/Application Support" if sys.platform == "darwin" else "/.local/share"
        return (data or person + usual) + "/afterword"
    found = found if found[:1] == "/" or found[1:2] == ":" else system.getcwd() + "/" + found
    system.putenv("AFTERWORD_HOME", found)  # for what is started, wherever it runs
    return found


def _event() -> bytes:
    """All of stdin, so that nobody is left writing to nobody; b'' where it is closed or too much."""
    parts, size = [], 0
    try:
        while part := system.read(0, 1 << 20):
            size += len(part)
            if size <= MOST:
                parts.append(part)
    except OSError:
        return b""
    return b"".join(parts) if size <= MOST else b""


def body_of(said: bytes) -> bytes:
    """What is to be printed, where all of it came and in our form."""
    head, _, body = said.partition(b"\n")
    return body if head == GREETING + b" %d" % len(body) else b""


def give_up(patience: float) -> None:
    """End this process after so many seconds, whatever it is at."""
    import time

    time.sleep(patience)
    _exit(0)


def sent_for(host: str, event: str, content: bytes) -> bytes:
    """An event as it is said to the daemon."""
    return GREETING + f" {host} {event} {len(content)}\n".encode("ascii") + content


def patience() -> float:
    """Seconds that a hook waits at most."""
    said = of_environment("AFTERWORD_HOOK_MS")
    return (int(said) if said.isascii() and said.isdigit() else PATIENCE) / 1000


def main(script: str, host: str, event: str, named: str = "") -> None:
    """Answer the event on stdin. ``script``: the file that was started; ``named``: the home, where one was named."""
    import _thread

    _thread.start_new_thread(give_up, (patience(),))
    content = _event()
    if not content or of_environment("AFTERWORD_RUN"):
        return
    home = home_of(named)
    said = asked(home, sent_for(host, event, content))
    if said is None:
        sys.path[0] = script[: -len("/afterword/hooking/client.py")]
        from afterword.hooking.alone import answer

        body = answer(home, host, event, content)
    else:
        body = body_of(said)
    while body:
        body = body[system.write(1, body) :]
