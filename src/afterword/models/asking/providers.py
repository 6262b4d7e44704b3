"""Whoever may be set up to be asked: how it is spoken to, where it is, whose models it has, and where its key is kept.

A provider is only described here. Who may be asked about which chat is decided elsewhere; nothing is on by itself.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from afterword.core.errors import BadInput

Dialect = Literal["anthropic", "openai", "claude-cli", "codex-cli", "scripted"]
OVER_HTTP: frozenset[str] = frozenset({"anthropic", "openai"})
DIALECTS: frozenset[str] = OVER_HTTP | {"claude-cli", "codex-cli", "scripted"}

_KEY = re.compile(r"(?:env:[A-Za-z_][A-Za-z0-9_]{0,99}|keychain:[\w .@/-]{1,100})")


@dataclass(frozen=True, slots=True, repr=False)
class Provided:
    """A provider as the person set it up.

    ``maker``: whose models it has ('anthropic'; '' for many makers or unknown). ``endpoint``: its address without the
    dialect's own path, '' for dialects without HTTP. ``account``: '' where not named. ``model``: '' for the cheapest
    one of the maker; ``retry_model``: '' for the maker's usual one. ``key``: where the key is kept ('env:NAME',
    'keychain:NAME'), never the key. ``here``: the person said that this loopback address is this computer.
    ``program``: name or path of a command-line assistant.

    Raises BadInput where the dialect is unknown, the endpoint is no plain http(s) address, or ``key`` names no place.
    What was given is not repeated there, for it may be a secret in the wrong field.
    """

    name: str
    dialect: Dialect
    endpoint: str = ""
    maker: str = ""
    account: str = ""
    model: str = ""
    retry_model: str = ""
    key: str = ""
    here: bool = False
    program: str = ""

    def __post_init__(self) -> None:
        if self.dialect not in DIALECTS:
            raise BadInput("A provider's dialect is not known.", f"One of {', '.join(sorted(DIALECTS))}.")
        if self.dialect in OVER_HTTP and split_endpoint(self.endpoint) is None:
            raise BadInput(
                "A provider's endpoint cannot be used.",
                "It begins with https:// (or http://), without name, password, ? or #.",
            )
        if self.key and not _KEY.fullmatch(self.key):
            raise BadInput(
                "A provider's key is not kept in the settings.", "Say where it is: env:NAME or keychain:NAME."
            )

    def __repr__(self) -> str:
        """Names what it is. Account and key's place are left out: neither helps whoever reads a log."""
        return f"Provided({self.name!r}, {self.dialect!r}, {self.endpoint!r}, maker={self.maker!r})"


def split_endpoint(endpoint: str) -> SplitResult | None:
    """The address in its parts; None where it is none that we would ask: another scheme, no host, a name or password
    in it, a query, a fragment, white space or control characters.
    """
    if not endpoint.isascii() or not endpoint.isprintable() or set(" ?#\\") & set(endpoint):
        return None
    try:
        parts = urlsplit(endpoint)
        parts.port  # noqa: B018 - reading it raises where it is no port
    except ValueError:
        return None
    usable = parts.scheme in {"http", "https"} and bool(parts.hostname) and "@" not in parts.netloc
    return parts if usable else None


def is_loopback(endpoint: str) -> bool:
    """Whether the endpoint's host is this computer by its very name or number. No name is looked up."""
    parts = split_endpoint(endpoint)
    host = (parts.hostname or "") if parts else ""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def on_this_computer(provided: Provided) -> bool:
    """Whether asking it sends nothing away: a script, or an address of this computer that the person called so.

    Only plain loopback counts (127.0.0.0/8, ::1, localhost): other spellings of it are strangers.
    """
    if provided.dialect == "scripted":
        return True
    if not provided.here or provided.dialect not in OVER_HTTP or not is_loopback(provided.endpoint):
        return False
    parts = split_endpoint(provided.endpoint)
    host = (parts.hostname or "") if parts else ""
    return ":" not in host or host == "::1"  # no mapped IPv4 address and no zone: what they reach is the system's guess


PRESETS: tuple[Provided, ...] = (
    Provided("anthropic", "anthropic", "https://api.anthropic.com", "anthropic", key="env:ANTHROPIC_API_KEY"),
    Provided("openai", "openai", "https://api.openai.com/v1", "openai", key="env:OPENAI_API_KEY"),
    Provided("claude-cli", "claude-cli", maker="anthropic", program="claude"),
    Provided("codex-cli", "codex-cli", maker="openai", program="codex"),
    Provided("ollama", "openai", "http://127.0.0.1:11434/v1"),
    Provided("lm-studio", "openai", "http://127.0.0.1:1234/v1"),
    Provided("llama-cpp", "openai", "http://127.0.0.1:8080/v1"),
    Provided("vllm", "openai", "http://127.0.0.1:8000/v1"),
    Provided("scripted", "scripted"),
)
