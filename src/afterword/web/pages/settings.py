"""Settings: those a person wants first, in plain words; then assistants; then all the rest by name."""

from __future__ import annotations

from dataclasses import dataclass

from afterword.app import App, FoundSource, SettingView
from afterword.app.connecting import ConnectionView, Part
from afterword.app.naming import setting_title, value_said
from afterword.web.face import Asked
from afterword.web.words import SETTINGS, sentence

from .page import Page


@dataclass(frozen=True, slots=True)
class Named:
    """A setting with its name for people. ``many``: it takes several lines."""

    view: SettingView
    title: str
    about: str
    many: bool = False


@dataclass(frozen=True, slots=True)
class Assistant:
    """An assistant found here, what was decided of it, and its own settings."""

    source: FoundSource
    settings: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Connection:
    """An assistant's files. ``connects``: whether connecting would change anything of it; ``more``: parts that are
    offered on a terminal alone; ``told``: what it gets to know, in words.
    """

    view: ConnectionView
    connects: bool
    more: bool
    told: str


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting. ``learning``: 'on', 'off' or 'paused until …'."""

    main: tuple[Named, ...]
    assistants: tuple[Assistant, ...]
    connections: tuple[Connection, ...]
    others: tuple[Named, ...]
    learning: str


_OF_ASSISTANTS = {
    "index": ("Find its chats by search", ""),
    "tell": ("What it is told", "What this assistant gets to know about you, beside your questions."),
}


def values(app: App, asked: Asked) -> Settings:  # noqa: ARG001  every page has the same shape
    """See Page."""
    every = {setting.name: setting for setting in app.settings()}
    main = tuple(
        Named(every[name], setting_title(name), about, name == "never_read")
        for name, about in SETTINGS.items()
        if name in every
    )
    assistants = tuple(Assistant(source, _of(source.source, every)) for source in app.found())
    shown = {named.view.name for named in (*main, *(one for of in assistants for one in of.settings))}
    rest = (view for name, view in every.items() if name not in shown | {"paused_until"})
    others = tuple(
        Named(view, setting_title(view.name), sentence(view.about) + ".") for view in rest if _worth_showing(view)
    )
    return Settings(main, assistants, _connections(app), others, app.overview().learning)


def _connections(app: App) -> tuple[Connection, ...]:
    """Of the assistants on this computer."""
    return tuple(_connection(view) for view in app.connecting(app.page.env).connections() if view.folder)


def _connection(view: ConnectionView) -> Connection:
    hooked = any(part.part is Part.HOOKS and part.current for part in view.parts)
    connects = not view.plugin and not view.trouble and (not hooked or view.tell == "nothing")
    more = hooked and any(part.part is not Part.HOOKS and not part.current for part in view.parts)
    return Connection(view, connects, more, value_said(f"consent.{view.name}.tell", view.tell))


def _of(source: str, every: dict[str, SettingView]) -> tuple[Named, ...]:
    names = {f"consent.{source}.{name}": texts for name, texts in _OF_ASSISTANTS.items()}
    return tuple(Named(every[name], title, about) for name, (title, about) in names.items() if name in every)


def _worth_showing(view: SettingView) -> bool:
    """Those of assistants that nothing was decided about stay out."""
    return not view.name.startswith("consent.") or view.origin != "default"


PAGE = Page("/settings", "Settings", "settings.html", values)
