"""Making the parts and joining them: storage, sources, settings, hands. The only place that knows them all."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, overload

from afterword.app.asking import Asking, known_providers
from afterword.core.entry import SettingNow
from afterword.core.errors import HomeError, HomeNewer
from afterword.core.standing import Standing
from afterword.core.verdict import Mode
from afterword.engine.admit import Admission, Admitter
from afterword.engine.desk import Desk
from afterword.engine.sockets import NEVER_READ, Consent, Sockets, Terms
from afterword.settings import Value, values

if TYPE_CHECKING:
    from afterword.core.chat import Project
    from afterword.ports import ChatSource, Embedder, ProcessTable, Projects, Terminal
    from afterword.storage.opening import Storage

HOST_KEY = "host_key"  # the name under which a home remembers the keyed hash of its host's key


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything joined. ``roots`` None: each source says itself where its chats lie. ``hosted``: the host's key
    fits. ``did``: what opening finished; ``hindered``: what it could not do, which keeps nobody from reading.
    ``embedder`` None: words alone. ``projects`` None: told by this computer's files. ``asking``: who may be asked, by
    the settings as they stand.
    """

    storage: Storage
    sockets: Sockets
    pen: Admitter
    sources: Sequence[ChatSource]
    roots: Mapping[str, Sequence[str]] | None
    processes: ProcessTable
    terminal: Terminal
    hosted: bool
    did: tuple[str, ...] = field(default=())
    hindered: tuple[HomeError, ...] = field(default=())
    embedder: Embedder | None = None
    projects: Projects | None = None
    asking: Asking = field(default_factory=lambda: Asking({}))
    _desks: list[tuple[Standing, Desk]] = field(default_factory=list, init=False, repr=False, compare=False)

    def desk(self) -> Desk:
        """The desk under the terms that hold now: the very same for as long as nothing new stands."""
        standing = self.pen.standing()
        if not self._desks or self._desks[-1][0] is not standing:
            self._desks[:] = [(standing, self._desk(standing))]
        return self._desks[-1][1]

    def _desk(self, standing: Standing) -> Desk:
        sockets = replace(self.sockets, reviewer=self.asking.reviewer(standing), tidier=self.asking.tidier(standing))
        return Desk(sockets, self.pen, terms(standing, self.storage.identity.device, _decided(standing)))

    def names(self) -> tuple[str, ...]:
        """The names of all sources."""
        return tuple(source.name for source in self.sources)

    def refuse_newer(self) -> None:
        """Raises HomeNewer where a later release wrote this home: nothing is written there."""
        if not self.storage.writable:
            raise HomeNewer("A newer release of Afterword wrote this home. Here it is only read.", "Update Afterword.")

    def folders(self, source: ChatSource) -> tuple[str, ...]:
        """Where a source's chats lie."""
        return tuple(self.roots.get(source.name, ())) if self.roots is not None else source.roots()


def hosted(storage: Storage, pen: Admitter, key: str | None, *, named: bool) -> bool:
    """Whether answers may come by this key: it made the home, or fits the one that did.

    Only a home that the caller named can be made with a key: nobody may lay one into the home that a person will have.
    """
    if key is None:
        return False
    digest = storage.keys.digest(HOST_KEY, hashlib.sha256(key.encode()).digest())
    standing = pen.standing()
    if standing.last_seq == 0 and named and storage.writable:
        pen.admit(Admission((SettingNow(HOST_KEY, digest),)))
        return True
    return standing.setting(HOST_KEY) == digest


def _decided(standing: Standing) -> tuple[str, ...]:
    """The sources of which the person decided anything."""
    names = (name.split(".") for name in standing.settings if name.startswith("consent."))
    return tuple(dict.fromkeys(parts[1] for parts in names))


class Readers(Sequence["ChatSource"]):
    """Every reader, made when the first is asked for: most commands read no chat."""

    def __init__(self, make: Callable[[], tuple[ChatSource, ...]]) -> None:
        self._make = make

    @cached_property
    def _made(self) -> tuple[ChatSource, ...]:
        return self._make()

    def __len__(self) -> int:
        return len(self._made)

    @overload
    def __getitem__(self, place: int) -> ChatSource: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[ChatSource]: ...
    def __getitem__(self, place: int | slice) -> ChatSource | Sequence[ChatSource]:
        return self._made[place]


def readers(projects: Projects | None, standing: Standing, env: Mapping[str, str]) -> Readers:
    """Every reader, over these projects or the ones of this computer, without folders that are never to be read."""
    return Readers(lambda: _readers(projects, standing, env))


def _readers(projects: Projects | None, standing: Standing, env: Mapping[str, str]) -> tuple[ChatSource, ...]:
    from afterword.assistants.registry import sources

    return tuple(sources(projects_for(projects, standing), env))


def projects_for(projects: Projects | None, standing: Standing) -> Projects:
    """These projects or the ones of this computer, without folders that are never to be read."""
    from afterword.assistants.projects import FileProjects

    known = settings_of(standing)
    found = projects or FileProjects(separate_worktrees=known["worktrees"].value == "apart")
    never = tuple(known["never_read"].value.splitlines())
    return Excluding(found, tuple(_as_logs_name(never))) if never else found


def _as_logs_name(folders: Iterable[str]) -> Iterator[str]:
    """Each folder as it was typed, from the person's home on where it begins so, and where links and detours lead."""
    for typed in folders:
        yield typed
        with suppress(RuntimeError):  # no home is known
            whole = Path(typed).expanduser()
            yield str(whole)
            yield str(whole.resolve())


@dataclass(frozen=True, slots=True)
class Excluding:
    """Projects, but for folders that are never to be read: those get a project that no look takes."""

    projects: Projects
    folders: tuple[str, ...]

    def of(self, folder: str) -> Project | None:
        """See ports.Projects."""
        plain = _slashes(folder)
        if any(plain == _slashes(never) or plain.startswith(f"{_slashes(never)}/") for never in self.folders):
            from afterword.core.chat import Project

            return Project(f"{NEVER_READ}{folder}", "")
        return self.projects.of(folder)


def _slashes(folder: str) -> str:
    return folder.replace("\\", "/").rstrip("/")


def settings_of(standing: Standing, sources: Sequence[str] = ()) -> dict[str, Value]:
    """Every setting as it stands, by name."""
    return {value.name: value for value in values(standing.settings, sources, known_providers(standing))}


def terms(standing: Standing, device: str, sources: Sequence[str]) -> Terms:
    """The settings as the engine works by them."""
    known = settings_of(standing, sources)
    return Terms(
        mode=Mode(known["mode"].value),
        learning=known["learning"].value == "on",
        paused_until=_moment(known["paused_until"].value),
        tidy=known["tidy"].value != "off",
        tidy_by_model=known["tidy"].value == "model",
        trust_files=known["changes_in_files"].value == "trust",
        device=device,
        cap_micros=round(float(known["cap"].value) * 1_000_000),
        consents={source: _consent(known, source) for source in sources if known[f"consent.{source}.learn"].at},
    )


def _consent(known: Mapping[str, Value], source: str) -> Consent:
    learn = known[f"consent.{source}.learn"]
    since = _moment(known[f"consent.{source}.since"].value)
    if since is None and learn.at is not None:
        since = learn.at - Terms().week
    return Consent(learn.value == "on", since)


def _moment(value: str) -> datetime | None:
    return datetime.fromisoformat(value) if value else None
