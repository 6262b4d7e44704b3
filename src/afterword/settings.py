"""Every setting, its default, what it is about, and which values it takes: one table, read once at the joint.

A setting is a line of the record, written by the person's answer; no environment variable and no project sets one.
Knows nothing of what the settings are used for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from .core.errors import BadInput
from .core.stands import Switched


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting. ``choices``: only these values are taken; else ``check`` gives the value to keep or raises BadInput.

    ``of`` is 'consent' for one that every assistant has of its own, 'provider' for one of everybody who may be asked:
    their names are 'consent.<source>.<name>' and 'provider.<provider>.<name>'.
    """

    name: str
    default: str
    about: str
    choices: tuple[str, ...] = ()
    check: Callable[[str], str] | None = None
    of: Literal["", "consent", "provider"] = ""


def _named(value: str) -> str:
    """What was given, for saying what is wrong with it. Long things are not repeated: it may be a key in a wrong
    field.
    """
    return repr(value) if len(value) <= _LONGEST_NAMED else "What was given"


_LONGEST_NAMED = 30


def _moment(value: str) -> str:
    if not value:
        return ""
    try:
        moment = datetime.fromisoformat(value)
    except ValueError:
        raise BadInput(f"{_named(value)} is no moment.", "Write it like 2026-10-12T09:00:00+00:00.") from None
    if moment.tzinfo is None:
        raise BadInput(f"{_named(value)} names no time zone.", "Write it like 2026-10-12T09:00:00+00:00.")
    return moment.isoformat()


def _dollars(value: str) -> str:
    try:
        amount = float(value.removeprefix("$"))
    except ValueError:
        raise BadInput(f"{_named(value)} is no amount of money.", "Write dollars a month, like 1 or 2.50.") from None
    if not 0 <= amount <= 1000:
        raise BadInput(f"{_named(value)} is out of range.", "Between 0 and 1000 dollars a month.")
    return f"{amount:g}"


_WHOLE_PATH = re.compile(r"/|~(?:[/\\]|$)|[A-Za-z]:[/\\]|\\\\")  # how a path begins that needs no folder to start from


def _folders(value: str) -> str:
    """Folders, one a line; kept as given, empty lines and doubles removed. Each from its beginning on: what is only the
    end of a path names no folder, and would keep nothing out.
    """
    lines = dict.fromkeys(line for raw in value.replace("\x00", "").splitlines() if (line := raw.strip()))
    for line in lines:
        if not _WHOLE_PATH.match(line):
            raise BadInput(
                f"{_named(line)} is no whole path.", "Write it from its beginning: /home/you/x, ~/x or C:\\x."
            )
    return "\n".join(lines)


def _line(value: str) -> str:
    """One short line."""
    if len(value) > 300 or not value.isprintable():
        raise BadInput("That is no short line of text.", "Write it as one line, of at most 300 characters.")
    return value.strip()


def _address(value: str) -> str:
    """An address is checked whole by who speaks to it; what is plainly none is refused here."""
    line = _line(value)
    if line and not line.startswith(("https://", "http://")):
        raise BadInput(f"{_named(value)} is no address.", "It begins with https:// (or http:// for this computer).")
    return line


def _place(value: str) -> str:
    """Where a key is kept. A key itself is refused, and not repeated."""
    line = _line(value)
    if line and not line.startswith(("env:", "keychain:")):
        raise BadInput("A key is not kept in the settings.", "Say where it is: env:NAME or keychain:NAME.")
    return line


_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")

SETTINGS: tuple[Setting, ...] = (
    Setting("learning", "on", "whether anything is learned at all", ("on", "off")),
    Setting(
        "mode",
        "careful",
        "how freely a change is kept: careful, quiet, or ask for everything",
        ("careful", "quiet", "ask"),
    ),
    Setting("changes_in_files", "ask", "what happens when a memory's file was changed by hand", ("ask", "trust")),
    Setting(
        "reader",
        "auto",
        "who may read what you said: any reader, this computer's, or the built-in rules",
        ("auto", "local", "built-in"),
    ),
    Setting("cap", "1", "what learning may spend, in dollars a month", check=_dollars),
    Setting("paused_until", "", "no learning before this moment", check=_moment),
    Setting("worktrees", "together", "whether worktrees of one repository are one project", ("together", "apart")),
    Setting("never_read", "", "folders whose chats are never read, one a line", check=_folders),
    Setting("recall_everywhere", "off", "whether an assistant's recall reaches other projects", ("on", "off")),
    Setting(
        "embedder",
        "auto",
        "what makes search and comparing go by meaning: the best there is, one of them, or none",
        ("auto", "minilm", "static", "multilingual", "none"),
    ),
    Setting("tidy", "off", "whether near-duplicates are merged by themselves", ("on", "off", "model")),
    Setting("learn", "off", "learn from this assistant's chats", ("on", "off"), of="consent"),
    Setting("since", "", "from which moment on its chats may be heard", check=_moment, of="consent"),
    Setting("index", "on", "make its chats searchable", ("on", "off"), of="consent"),
    Setting("tell", "nothing", "what this assistant is told", ("everything", "preferences", "nothing"), of="consent"),
    Setting("folder", "", "folders of its chats connected by hand, one a line", check=_folders, of="consent"),
    Setting("provider", "", "who answered its chats, where their log does not say: a provider's name", of="consent"),
    Setting("use", "off", "whether it may be asked about chats that it answered", ("on", "off"), of="provider"),
    Setting(
        "dialect",
        "",
        "how it is spoken to; for those that are known by name it stands",
        ("anthropic", "openai", "claude-cli", "codex-cli", "scripted"),
        of="provider",
    ),
    Setting("endpoint", "", "its address, like https://models.example.org/v1", check=_address, of="provider"),
    Setting("maker", "", "whose models it has, like anthropic", check=_line, of="provider"),
    Setting("account", "", "whose account it is, where chats name one", check=_line, of="provider"),
    Setting("model", "", "the model asked first; empty: the cheapest that can do it", check=_line, of="provider"),
    Setting(
        "retry_model", "", "the model asked where that one fails; empty: its usual one", check=_line, of="provider"
    ),
    Setting("key", "", "where its key is kept, never the key: env:NAME or keychain:NAME", check=_place, of="provider"),
    Setting("here", "off", "whether its loopback address is this computer", ("on", "off"), of="provider"),
    Setting("program", "", "its program: a name, or a path", check=_line, of="provider"),
)

_WHOLE = {setting.name: setting for setting in SETTINGS if not setting.of}
_PARTS = {(setting.of, setting.name): setting for setting in SETTINGS if setting.of}


@dataclass(frozen=True, slots=True)
class Value:
    """A setting as it stands. ``at`` None: the default."""

    name: str
    value: str
    setting: Setting
    at: datetime | None


def setting_named(name: str) -> Setting:
    """The setting of this full name. Raises BadInput for one that does not exist."""
    parts = name.split(".")
    if len(parts) == 3 and _NAME.fullmatch(parts[1]):
        part = next((one for (of, called), one in _PARTS.items() if (of, called) == (parts[0], parts[2])), None)
        if part is not None:
            return part
    if name in _WHOLE:
        return _WHOLE[name]
    raise BadInput(f"There is no setting called {name!r}.", "See: afterword settings")


def checked(name: str, value: str) -> str:
    """The value as it is recorded. Raises BadInput for a name or value that is not taken."""
    setting = setting_named(name)
    if setting.choices and value not in setting.choices:
        raise BadInput(f"{_named(value)} is no value of {name}.", f"It is one of: {', '.join(setting.choices)}")
    return setting.check(value) if setting.check is not None else value


def values(
    turned: Mapping[str, Sequence[Switched]], sources: Sequence[str] = (), providers: Sequence[str] = ()
) -> tuple[Value, ...]:
    """Every setting as it stands, in the order of the table, then each named assistant's own, then each provider's.

    ``turned`` holds the turns of each setting, oldest first. What its setting would not take counts as unset.
    """
    whole = [(setting.name, setting) for setting in SETTINGS if not setting.of]
    owners = [*(("consent", source) for source in sources), *(("provider", provider) for provider in providers)]
    parts = [(f"{of}.{owner}.{name}", one) for of, owner in owners for (of_, name), one in _PARTS.items() if of == of_]
    return tuple(_value(name, setting, turned.get(name, ())) for name, setting in (*whole, *parts))


def not_taken(turned: Mapping[str, Sequence[Switched]]) -> tuple[str, ...]:
    """The settings of which the newest value is none that they take: they count as unset."""
    return tuple(name for name, turns in turned.items() if turns and not _taken(name, turns[-1].value))


def _taken(name: str, value: str) -> bool:
    """What is no setting of a person's is another's matter."""
    try:
        setting_named(name)
    except BadInput:
        return True
    try:
        checked(name, value)
    except BadInput:
        return False
    return True


def _value(name: str, setting: Setting, turns: Sequence[Switched]) -> Value:
    if not turns:
        return Value(name, setting.default, setting, None)
    try:
        return Value(name, checked(name, turns[-1].value), setting, turns[-1].at)
    except BadInput:
        return Value(name, setting.default, setting, None)
