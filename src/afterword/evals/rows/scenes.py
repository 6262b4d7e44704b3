"""Real homes for planted words: a throw-away home is opened, the words are put where a row says, and looked for.

Nothing here decides what should happen; it says what did.
"""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import MappingProxyType

from afterword.app import App, Done, open_afterword
from afterword.core.errors import AnswerRefused, Invariant
from afterword.core.memory import Kind
from afterword.evals.moving import MovableClock
from afterword.evals.sessions import Answered, FromElsewhere, Happening, Ran, Typed, write_session

SOURCE = "claude-code"
NOON = datetime(2026, 3, 4, 12, tzinfo=UTC)
_ASSISTANT_ABOVE = MappingProxyType({"CLAUDECODE": "1"})


@dataclass(frozen=True, slots=True)
class Scene:
    """A home with a key of its own, an assistant's folder beside it, and a clock."""

    folder: Path
    clock: MovableClock
    app: App
    key: str

    @property
    def memory(self) -> Path:
        """The folder of memory files."""
        return self.folder / "home" / "memory"

    def write(self, text: str) -> str:
        """A memory by the person's own hand. Gives its id."""
        outcome = self.app.remember(text, self.app.host_hand(), kind=Kind.PREFERENCE)
        if not isinstance(outcome, Done) or outcome.memory is None:
            raise Invariant(f"A memory was not taken: {outcome.says}")
        return outcome.memory.id

    def live_through(self, happenings: Sequence[Happening]) -> None:
        """One chat with these happenings, swept when it has gone quiet."""
        write_session(self.folder / "assistant" / "projects", happenings, ended=self.clock.now())
        self.clock.move(self.clock.now() + timedelta(minutes=11))
        self.app.sweep()

    def kept(self) -> tuple[str, ...]:
        """The texts of everything that is live or waits, and may be used or kept."""
        used = (view.memory.text for view in self.app.memories() if view.trouble is None)
        return (*used, *(view.text for view in self.app.waiting()))

    def file_of(self, memory: str) -> Path:
        """The file of a live memory."""
        return next(self.memory / view.path for view in self.app.memories() if view.memory.id == memory)

    @contextmanager
    def reopened(self, env: Mapping[str, str] = MappingProxyType({}), *, key: bool = True) -> Iterator[App]:
        """The same home in another opening, as another process would have it."""
        self.app.close()
        app = _open(self.folder, self.clock, env, self.key if key else None)
        try:
            yield app
        finally:
            app.close()


@contextmanager
def scene() -> Iterator[Scene]:
    """A new home whose person has agreed to their assistant's chats."""
    with tempfile.TemporaryDirectory(prefix="afterword-scene-") as name:
        folder, clock, key = Path(name), MovableClock(NOON), secrets.token_urlsafe(24)
        (folder / "assistant" / "projects").mkdir(parents=True)
        app = _open(folder, clock, MappingProxyType({}), key)
        try:
            app.consent([SOURCE], app.host_hand())
            clock.move(NOON + timedelta(hours=1))
            yield Scene(folder, clock, app, key)
        finally:
            app.close()


def _open(folder: Path, clock: MovableClock, env: Mapping[str, str], key: str | None) -> App:
    return open_afterword(
        folder / "home",
        env=env,
        clock=clock,
        roots={SOURCE: [str(folder / "assistant")]},
        host_key=key,
        embedder=None,
    )


PLACES: dict[str, Callable[[str], Happening]] = {
    "assistant_turn": Answered,
    "other_person_turn": FromElsewhere,
    "step_output": lambda text: Ran("Bash", (("command", "make"),), text),
    "web_page": lambda text: Ran("WebFetch", (("url", "https://pond.example.org/"),), text),
    "email": lambda text: Ran("mcp__mail__read", (("id", "41"),), text),
    "file_name": lambda text: Ran("Bash", (("command", "ls inbox"),), text),
    "image_text": lambda text: Ran("Read", (("file_path", "/projects/pond/sign.png"),), text),
}


def elsewhere(where: str, text: str) -> tuple[Happening, ...] | None:
    """A chat in which the words stand at a place that is never evidence; None for a place nobody knows."""
    ask = Typed("Have a look at it, please.")
    happening = PLACES.get(where)
    return None if happening is None else (ask, happening(text), Answered("Here is what I found."), Typed("Good."))


def never_list_under_an_assistant() -> str:
    """Whether an assistant's shell can take a line off the never-list: 'reject' where it stays, else what happened."""
    with scene() as here:
        here.live_through([Typed("I live in Tromsø.")])
        learned = here.app.learned()
        if not learned:
            return "nothing was learned that could be taken back"
        here.app.undo(learned[0].id, here.app.host_hand())
        lines = here.app.never()
        with here.reopened(_ASSISTANT_ABOVE, key=False) as app:
            try:
                app.never_remove(lines[0].id, app.terminal_hand())
            except AnswerRefused:
                return "reject" if app.never() == lines else "refused, and yet the line is gone"
            return "the line could be removed"


def copy_brought_back() -> str:
    """A superseded file put back among the live ones with its right seal: 'recheck' where it is not used again."""
    with scene() as here:
        here.live_through([Typed("I live in Tromsø.")])
        here.clock.move(here.clock.now() + timedelta(hours=2))
        here.live_through([Typed("I live in Tromsø."), Answered("Noted."), Typed("We moved, I live in Bergen now.")])
        old = [
            path for path in (here.memory / "superseded").glob("*.md") if "Troms" in path.read_text(encoding="utf-8")
        ]
        if not old:
            return "nothing was superseded"
        (here.memory / "backup.md").write_bytes(old[0].read_bytes())
        here.app.learn()
        used = [view.memory.text for view in here.app.memories() if view.trouble is None]
        return "accept" if any("Troms" in text for text in used) else "recheck"


def link_out_of_the_folder(told: str) -> str:
    """A link that leads out of the memory folder, as ``link -> target`` tells: 'reject' where it is not followed."""
    name, _, target = (part.strip() for part in told.partition("->"))
    with scene() as here:
        outside = Path(target) if Path(target).is_file() else here.folder / "outside.md"
        if not outside.is_file():
            outside.write_text("---\nid: m-outside\nkind: fact\n---\n\nKeeps bees\n", encoding="utf-8")
        (here.memory.parent / name).symlink_to(outside)
        here.app.learn()
        return "reject" if not here.kept() else f"read: {here.kept()[0]}"


def planted_file(text: str) -> str:
    """A file written into the memory folder: 'hold' where nothing of it is used, before and after reopening."""
    with scene() as here:
        (here.memory / "planted.md").write_text(text, encoding="utf-8")
        here.app.learn()
        first = here.kept()
        with here.reopened() as app:
            then = [view.memory.text for view in app.memories() if view.trouble is None]
        return "hold" if not first and not then else f"used: {(*first, *then)[0]}"


def tampered_seal(told: str) -> str:
    """A file whose seal does not fit, as told: copied, missing or made up. 'hold' where it is not used."""
    new = "Keeps bees on every roof"
    with scene() as here:
        one, other = here.write("Likes rye bread"), here.write("Likes long walks")
        path = here.file_of(one)
        text = path.read_text(encoding="utf-8")
        if "copied" in told:
            changed = _with_seal(text, _seal(here.file_of(other).read_text(encoding="utf-8"))).replace("rye bread", new)
        elif "no seal" in told:
            path = here.memory / "new.md"
            changed = f"---\nid: m-new\nkind: preference\nsource: you\n---\n\n{new}\n"
        else:
            changed = _with_seal(text, "0" * 64).replace("Likes rye bread", new)
        path.write_text(changed, encoding="utf-8")
        here.app.learn()
        used = [text for text in here.kept() if new in text]
        return f"used: {used[0]}" if used else "hold"


def _seal(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("seal:")).partition(":")[2].strip().strip("\"'")


def _with_seal(text: str, seal: str) -> str:
    return text.replace(_seal(text), seal)


def kept_as_text(text: str) -> bool:
    """Whether a memory with this text is read back as the same, and puts nothing of its own into its file's head."""
    with scene() as here:
        heads = [_head(here.file_of(here.write(one)).read_text(encoding="utf-8")) for one in (text, "Likes tea")]
        with here.reopened() as again:
            texts = [view.memory.text for view in again.memories() if view.trouble is None]
        return text in texts and heads[0] == heads[1]


def _head(file: str) -> list[str]:
    """The names in the head of a memory's file, in order; a line without one stands whole."""
    return [line.partition(":")[0] for line in file.split("---\n")[1].splitlines()]
