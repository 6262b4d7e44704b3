"""What a hook costs the person who waits for it, with a daemon and without, beside a Python that does nothing.

Whole processes, started word by word as `afterword connect` writes them, with an event on stdin. And a day of two
thousand prompts in four chats, in which minutes pass quickly: how many processes it has at once, and leaves behind.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil

from afterword.app import open_afterword
from afterword.app.connecting import HOOK
from afterword.core.entry import AnswerKind
from afterword.core.memory import Kind
from afterword.ports.connecting import HookCommand
from bench.clock import DidNotRun, Timed, in_turns

NOTHING = "python -c pass"
PROMPTS, CHATS = 2000, 4
A_MINUTE = 0.1  # seconds that are taken for a minute in the day
REST = 120  # MB that a daemon at rest may take
WANTS = tuple(
    f"Prefers {what} {how}."
    for what in ("tea", "tabs in Go code", "pnpm over npm", "short answers", "trains to planes", "recipes in grams")
    for how in ("at work", "at home", "on weekdays", "in winter", "for reports")
)
ASKED = (
    "Which drink do I like at work?",
    "Rename the function in parser.py and run the tests again.",
    "How would you get from Porto to Ghent in winter, by plane or by train?",
    "Bake a cake with flour and sugar for six people, please.",
    "Why does the build fail since yesterday? It says that a module is missing.",
)
CONNECTING = """
from _socket import AF_UNIX, SOCK_STREAM, socket
import sys, posix
posix.chdir(sys.argv[1])
plug = socket(AF_UNIX, SOCK_STREAM)
plug.connect("daemon")
plug.send(b"hello\\n")
plug.recv(16)
"""


def event(chat: int = 1, prompt: str = "Which drink do I like at work?") -> bytes:
    """What Claude Code says at a prompt."""
    told = {"session_id": f"s-{chat}", "transcript_path": "", "cwd": f"/home/mira/code/{chat}", "prompt": prompt}
    return json.dumps({**told, "hook_event_name": "UserPromptSubmit", "permission_mode": "default"}).encode()


def home(folder: Path, name: str) -> Path:
    """A home that knows something of its person and may tell Claude Code all of it."""
    (folder / "person" / ".claude" / "projects").mkdir(parents=True, exist_ok=True)
    env = {**os.environ, "HOME": str(folder / "person")}
    app = open_afterword(folder / name, env=env, host_key="bench")
    hand = app.host_hand({AnswerKind.CONNECT: "everything"})
    app.connecting(env).connect("claude-code", hand)
    for text in WANTS:
        app.remember(text, hand, kind=Kind.PREFERENCE)
    app.refresh_nearby()
    (app.run_folder() / "swept").touch()
    app.close()
    return folder / name


@contextmanager
def daemon(at: Path, env: dict[str, str]) -> Iterator[psutil.Process]:
    """A daemon that listens, ended afterwards."""
    words = [sys.executable, "-m", "afterword", "daemon", "--home", str(at)]
    process = subprocess.Popen(words, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        process.communicate(timeout=60)


def measure(rounds: int) -> list[Timed]:
    """Wall time of each process, over that many rounds. DidNotRun where one fails."""
    with TemporaryDirectory(prefix="afterword-bench-") as made:
        folder = Path(made)
        alone, served = home(folder, "alone"), home(folder, "served")
        said = [folder / f"event-{number}" for number in range(rounds)]
        for number, file in enumerate(said):  # each is new, as in life: none finds its own meaning told already
            file.write_bytes(event(prompt=f"{ASKED[number % len(ASKED)]} I mean the {number}th."))
        isolated = [sys.executable, "-I", "-S", "-c"]
        programs = {
            NOTHING: [sys.executable, "-c", "pass"],
            "isolated, doing nothing": [*isolated, "pass"],
            "connecting alone": [*isolated, CONNECTING, str(served / "run")],
            "hook, with the daemon": list(_command(served).words("claude-code", "UserPromptSubmit")),
            "hook, without": list(_command(alone).words("claude-code", "UserPromptSubmit")),
            "afterword hook": [sys.executable, "-m", "afterword", "hook", "claude-code", "UserPromptSubmit"],
        }
        os.environ["AFTERWORD_HOOK_MS"] = "20000"  # a process that gave up would look fast
        before = os.environ.pop("AFTERWORD_HOME", None)
        try:
            with daemon(served, dict(os.environ)) as process:
                for which in ("hook, with the daemon", "hook, without"):
                    _must_answer(programs[which])
                _settle(process)
                os.environ["AFTERWORD_HOME"] = str(alone)
                only = programs.pop("afterword hook")
                by_hand = in_turns({"afterword hook": only}, max(2, rounds // 4), said)
                del os.environ["AFTERWORD_HOME"]
                return [*in_turns(programs, rounds, said), *by_hand]
        finally:
            if before is not None:
                os.environ["AFTERWORD_HOME"] = before


def _command(at: Path) -> HookCommand:
    return HookCommand(sys.executable, str(HOOK), str(at))


def _must_answer(words: list[str]) -> None:
    for _ in range(40):
        if subprocess.run(words, input=event(), capture_output=True, check=False).stdout:
            return
        time.sleep(0.25)
    raise DidNotRun(f"{words[-3:]} says nothing")


def _settle(process: psutil.Process) -> None:
    """Wait until the model has started and read the memories: what is measured is a day's usual prompt."""
    before = -1.0
    for _ in range(60):
        time.sleep(1)
        times = [one.cpu_times() for one in (process, *process.children(recursive=True))]
        spent = sum(one.user + one.system for one in times)
        if abs(spent - before) < 0.03:
            return
        before = spent


def prove(prompts: int = PROMPTS) -> tuple[str, list[str]]:
    """A day with a daemon and one without. What was seen, and what was wrong."""
    told, wrong = [], []
    for served in (True, False):
        with TemporaryDirectory(prefix="afterword-bench-") as made:
            at = home(Path(made), "home")
            env = {**os.environ, "AFTERWORD_HOME": str(at), "AFTERWORD_MINUTE": str(A_MINUTE)}
            if served:
                with daemon(at, env) as process:
                    most = _day(at, env, prompts)
                    _until_only(at, {process.pid})
                    rest = process.memory_info().rss / 1e6
                    told.append(f"at rest {rest:.0f} MB")
                    wrong += [f"the daemon at rest takes {rest:.0f} MB"] if rest > REST else []
            else:
                most = _day(at, env, prompts)
            left = _until_only(at, set())
            kind = "with a daemon" if served else "without"
            told.append(f"{kind}: {prompts} prompts, at most {dict(most)} beside the hooks, {left} left")
            wrong += [f"{kind}: {left} processes were left"] if left else []
            wrong += [f"{kind}: {most} at once"] if sum(most.values()) > 6 else []
    return "; ".join(told), wrong


def _day(at: Path, env: dict[str, str], prompts: int) -> Counter[str]:
    """The most processes of each kind that were there at once beside the hooks themselves."""
    most: Counter[str] = Counter()
    words = [_command(at).words("claude-code", name) for name in ("UserPromptSubmit", "Stop")]

    def chat(number: int) -> None:
        for turn in range(prompts // CHATS):
            said = event(number, f"Which drink do I like at work, and what comes {turn}th?")
            subprocess.run(words[0], input=said, env=env, capture_output=True, check=True)
            subprocess.run(words[1], input=said.replace(b"UserPromptSubmit", b"Stop"), env=env, check=True)
            if number == 0 and turn % 10 == 0:
                for kind, many in _ours(at).items():
                    most[kind] = max(most[kind], many)

    with ThreadPoolExecutor(CHATS) as chats:
        list(chats.map(chat, range(CHATS)))
    return most


def _ours(at: Path, spared: frozenset[int] | set[int] = frozenset()) -> Counter[str]:
    found: Counter[str] = Counter()
    for process in psutil.process_iter():
        try:
            line = " ".join(process.cmdline())
            if process.pid in spared or process.environ().get("AFTERWORD_HOME") != str(at):
                continue
        except psutil.Error:
            continue
        kinds = ("daemon.round", "later.py", "afterword daemon", "embedding.worker")
        kind = next((one for one in kinds if one in line), "")
        if kind:
            found[kind] += 1
    return found


def _until_only(at: Path, spared: set[int]) -> int:
    """How many are left once everything had its time to end."""
    for _ in range(1200):  # the model's process ends when two minutes have gone by
        if not _ours(at, spared):
            break
        time.sleep(0.2)
    return sum(_ours(at, spared).values())
