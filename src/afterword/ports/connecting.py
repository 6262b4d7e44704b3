"""Connecting: what is to stand in an assistant's own configuration, the exact change for it, and who writes the files.

Values and protocols only. How an assistant's files look is known in ``assistants/connecting/``, where bytes lie in
``storage/``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

# Runs the file that the next word names, and does nothing where it is gone: Python itself ends with 2 then, and for
# several assistants 2 means that the prompt is thrown away. No quote, dollar or percent sign that a shell would read.
IF_THERE = r"import sys;exec('try: code=open(sys.argv[1]).read()\nexcept OSError: code=str()');exec(code)"


class Part(StrEnum):
    """What may be put into an assistant's configuration, each with a yes of its own."""

    HOOKS = "hooks"
    TOOLS = "tools"  # our MCP server
    RULES = "rules"  # what the assistant itself refuses to do to us


@dataclass(frozen=True, slots=True)
class HookCommand:
    """What an assistant starts at an event: an isolated interpreter and one small file. ``home``: ours, where it was
    named.

    The file sees ``sys.argv == ['-c', script, host, event]``, and the home where there is one, and ``__name__`` is
    '__main__'; it must be plain ASCII.
    """

    python: str
    script: str
    home: str = ""

    def words(self, host: str, event: str) -> tuple[str, ...]:
        """The command word by word."""
        named = (self.home,) if self.home else ()
        return (self.python, "-I", "-S", "-c", IF_THERE, self.script, host, event, *named)


@dataclass(frozen=True, slots=True)
class ServerCommand:
    """How our MCP server is started over stdio; ``env`` holds pairs of name and value."""

    program: str
    arguments: tuple[str, ...]
    env: tuple[tuple[str, str], ...] = ()

    def words(self, host: str) -> tuple[str, ...]:
        """Its arguments, with whom it serves: what that assistant may be told is asked under this name."""
        return (*self.arguments, "--host", host)


@dataclass(frozen=True, slots=True)
class Fence:
    """What deny rules keep an assistant from: our folders, commands that answer ('chats mark'), and the page's port."""

    folders: tuple[str, ...]
    commands: tuple[str, ...]
    port: int | None = None


@dataclass(frozen=True, slots=True)
class Ours:
    """All that may be written, as values. ``server`` None: no server is installed, so none is offered."""

    hook: HookCommand
    server: ServerCommand | None
    fence: Fence


@dataclass(frozen=True, slots=True)
class Made:
    """What was put into one file, so that it can be taken out to the byte.

    ``digest`` is the sha256 of the file as it was left, ``spans`` are our pieces in it (start and end, in characters).
    ``containers`` are objects and lists that did not exist, ``already`` values of ours that did: they are left.
    ``created``: there was no file. ``folders`` did not exist, the deepest first.
    """

    path: str
    parts: tuple[Part, ...]
    created: bool
    digest: str
    spans: tuple[tuple[int, int], ...] = ()
    containers: tuple[tuple[str, ...], ...] = ()
    already: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Edit:
    """One file's exact change. ``path`` is its name, ``real`` where a link leads. None: no file. ``made`` None: nothing
    of ours is left in it. ``folders`` are ours to take away when they are empty, the deepest first.
    """

    path: str
    real: str
    before: bytes | None
    after: bytes | None
    made: Made | None
    folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """The exact change of an assistant's files, and what stands in them afterwards, changed or not."""

    edits: tuple[Edit, ...]
    made: tuple[Made, ...]


@dataclass(frozen=True, slots=True)
class PartState:
    """Whether a part stands in the files. ``current``: exactly as it would be written now."""

    part: Part
    present: bool
    current: bool
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file by its name, where that leads, and its bytes (None: nothing there). ``folders`` would have to be made."""

    path: str
    real: str
    content: bytes | None
    folders: tuple[str, ...] = ()
    writable: bool = True


class HostFiles(Protocol):
    """The person's own configuration files. Links are followed to the file, and stay."""

    def read(self, path: str) -> FoundFile:
        """Raises BadInput for what is no ordinary file that we may read, or too large."""
        ...

    def back_up(self, found: FoundFile, name: str) -> str:
        """Keep its bytes under a name that holds ``name``, for the owner alone; gives the path. Raises HomeError."""
        ...

    def write(self, edit: Edit) -> None:
        """Have ``edit.after`` where ``edit.before`` stands, in one step; its permissions stay.

        Raises BadInput for a file that is read-only or changed meanwhile, DiskFull, HomeDamaged.
        """
        ...


class Host(Protocol):
    """An assistant that can be connected. ``name`` is its source's, ``reads`` whether its chats can be read."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def reads(self) -> bool: ...

    def installed(self) -> str:
        """The folder of its configuration; '' where it is not on this computer."""
        ...

    def offers(self, ours: Ours) -> tuple[Part, ...]:
        """The parts that it can take."""
        ...

    def plan(self, wanted: frozenset[Part], ours: Ours, made: Sequence[Made], files: HostFiles) -> Plan:
        """The change after which exactly these parts stand in its files. Raises BadInput, naming file and line."""
        ...

    def states(self, ours: Ours, made: Sequence[Made], files: HostFiles) -> tuple[PartState, ...]:
        """What stands in its files now. Raises BadInput, naming file and line."""
        ...

    def switched_off(self, files: HostFiles) -> str:
        """What in its own settings switches hooks off, and in which file; '' where nothing does. Raises BadInput for a
        file that is none that we may read.
        """
        ...

    def hints(self, part: Part) -> tuple[str, ...]:
        """What the person does themselves once a part is in."""
        ...

    def under_root(self, path: str) -> bool:
        """Whether a path, links resolved, lies in one of its own folders."""
        ...
