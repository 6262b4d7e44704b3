"""Connecting assistants, at the joint: which there are, what is written into their files, whose a hook's path is."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import afterword
from afterword.app.joining import Parts
from afterword.app.tool_token import token
from afterword.assistants import connecting
from afterword.assistants.connecting import claude_code
from afterword.core.entry import AnswerKind
from afterword.core.errors import BadInput, UnknownId
from afterword.engine.asking import Question
from afterword.engine.connecting.ledger import made_in
from afterword.engine.connecting.looking import look
from afterword.engine.connecting.questions import connect_question, disconnect_question, plugin_question
from afterword.engine.hand import Hand
from afterword.engine.views import Done, Outcome
from afterword.engine.views.connected import ConnectionView
from afterword.ports.connecting import Edit, Fence, HookCommand, Host, Made, Ours, Part, Plan, ServerCommand
from afterword.storage.home import VARIABLE
from afterword.storage.host_files import DiskHostFiles
from afterword.storage.page_run import ports_of

__all__ = ["ANSWERS", "HOOK", "Connecting", "ConnectionView", "Part"]

Taken = Callable[[AnswerKind, str, Callable[[], Question], Hand], Outcome]

HOOK = Path(afterword.__file__).parent / "hooking" / "client.py"
GLANCE = HOOK.with_name("glance.py")
# What an assistant has no business with, as its own rules may name it. Each of these refuses by itself too.
ANSWERS = (
    *("undo", "redo", "keep", "forget", "erase", "answer", "connect", "disconnect", "pause", "settings"),
    *("service install", "service remove"),
    *("never remove", "chats mark", "chats unmark", "chats mine", "chats stop"),
    *("files keep", "files restore", "files folder", "repair", "open", "backup", "restore", "import", "tidy"),
)


@dataclass(frozen=True)
class Connecting:
    """The assistants of this computer and what connects them. ``taken`` takes an answer by a hand."""

    parts: Parts
    env: Mapping[str, str]
    taken: Taken

    @cached_property
    def _hosts(self) -> tuple[Host, ...]:
        return connecting.hosts(self.env)

    @cached_property
    def _files(self) -> DiskHostFiles:
        return DiskHostFiles(self._copies)

    @property
    def _copies(self) -> Path:
        return self.parts.storage.home.root / "connections"

    @cached_property
    def ours(self) -> Ours:
        """What would be written on this computer."""
        home = self.parts.storage.home
        named = ((VARIABLE, str(home.root)),) if home.named else ()
        # Without -P a folder called afterword in a project would be run instead of us.
        server = ServerCommand(sys.executable, ("-P", "-m", "afterword", "mcp"), named) if _serves() else None
        places = dict.fromkeys(str(place) for place in (home.root, home.memory, home.config))
        inside = tuple(place for place in places if not place.startswith(f"{home.root}/"))
        hook = HookCommand(sys.executable, str(HOOK), str(home.root) if home.named else "")
        return Ours(hook, server, Fence(inside, ANSWERS, ports_of(self.parts.storage.identity.home)[0]))

    def connections(self) -> tuple[ConnectionView, ...]:
        """Every assistant that can be connected, on this computer or not."""
        return tuple(self._look(host) for host in self._hosts)

    def whom(self, name: str) -> str:
        """The name of an assistant that can be told something: one that is connected to, or whose chats are read, or of
        which the person decided that. Raises BadInput where there is none of that name.
        """
        decided = (parts for one in self.parts.pen.standing().settings if len(parts := one.split(".")) == 3)
        told = (host for kind, host, what in decided if (kind, what) == ("consent", "tell"))
        known = dict.fromkeys((*(host.name for host in self._hosts), *self.parts.names(), *told))
        if name not in known:
            raise BadInput(f"No assistant is called {name!r}.", f"There are: {', '.join(known)}.")
        return name

    def _look(self, host: Host) -> ConnectionView:
        return look(self.parts.desk(), host, self.ours, self._files)

    def connect(self, name: str, hand: Hand, part: Part = Part.HOOKS) -> Outcome:
        """Put a part into an assistant's files; with the hooks go the consents to learn, index and tell."""

        def question() -> Question:
            host = self._named(name)
            if not host.installed():
                raise BadInput(f"{host.title} is not on this computer.", "See: afterword connections")
            if self._look(host).plugin:
                raise BadInput(f"{host.title} is connected as a plugin.", f"First: afterword disconnect {host.name}")
            if part not in host.offers(self.ours):
                raise BadInput(
                    f"{host.title} has no place for {part.value}, or nothing is installed for it.",
                    "See: afterword connections",
                )
            warnings = tuple(self._warnings(host))
            copies = str(self._copies)
            shown = warnings if part is Part.HOOKS else ()
            return connect_question(host, part, self.ours, self._files, copies=copies, warnings=shown)

        outcome = self.taken(AnswerKind.CONNECT, name, question, hand)
        if part is Part.TOOLS and isinstance(outcome, Done):
            token(self.parts)
        return outcome

    def _warnings(self, host: Host) -> Iterator[str]:
        if not HOOK.exists():
            yield "The hooks' own file is missing here: they do nothing until it is back."
        if off := self._look(host).switched_off:
            yield f"{host.title} has hooks switched off ({off}): they do nothing until you switch them on there."

    def status_line(self) -> object:
        """What has Claude Code's status line say what is still to be said in a project, as its settings have it: values
        of JSON. It is offered alone: a status line of the person's own is theirs.
        """
        return claude_code.status_line(replace(self.ours.hook, script=str(GLANCE)))

    def disconnect(self, name: str, hand: Hand) -> Outcome:
        """Take everything of ours out of an assistant's files, and tell it nothing more."""

        def question() -> Question:
            return disconnect_question(self._named(name), self.ours, self._files, copies=str(self._copies))

        return self.taken(AnswerKind.CONNECT, name, question, hand)

    def as_plugin(self, name: str, folder: str, hand: Hand) -> Outcome:
        """Write Claude Code's plugin into a folder instead of hooks into its settings."""

        def question() -> Question:
            host = self._named(name)
            if host.name != claude_code.NAME:
                raise BadInput(f"There is no plugin for {host.title}.", f"Connect it: afterword connect {host.name}")
            if self._look(host).connected:
                raise BadInput(f"{host.title} is connected already.", f"First: afterword disconnect {host.name}")
            where = Path(folder).absolute()
            return plugin_question(host, str(where), self._files, self._plugin(where), copies=str(self._copies))

        return self.taken(AnswerKind.CONNECT, name, question, hand)

    def _plugin(self, folder: Path) -> Plan:
        edits, made = [], []
        for name, text in claude_code.plugin(self.ours, afterword.__version__):
            found = self._files.read(str(folder / name))
            if found.content is not None:
                raise BadInput(f"{found.path} is there already.", "Name a folder that is empty, or is not there yet.")
            content = text.encode("utf-8")
            digest = hashlib.sha256(content).hexdigest()
            made.append(Made(found.path, (), created=True, digest=digest, folders=found.folders))
            edits.append(Edit(found.path, found.real, None, content, made[-1], found.folders))
        return Plan(tuple(edits), tuple(made))

    def under_root(self, host: str, path: str) -> bool:
        """Whether a path that a hook was given lies, links resolved, in a folder of an assistant that is connected."""
        connected = bool(made_in(self.parts.pen.standing(), host))
        return connected and connecting.under_root(host, path, self.env)

    def _named(self, name: str) -> Host:
        self.parts.refuse_newer()
        found = next((host for host in self._hosts if host.name == name), None)
        if found is None:
            there = ", ".join(host.name for host in self._hosts)
            raise UnknownId(f"There is no assistant called {name!r} to connect.", f"There are: {there}.")
        return found


def _serves() -> bool:
    """Whether a server for assistants is installed with this release."""
    return all(importlib.util.find_spec(name) is not None for name in ("afterword.mcp", "mcp"))
