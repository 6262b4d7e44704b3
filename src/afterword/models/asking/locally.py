"""Model servers that listen on this computer just now, found by one short question each, and only when somebody asks.

What is found is offered, never assumed: it is asked nothing before the person says that it is this computer. The
question carries no word of anyone's, follows no redirect, uses no proxy, and believes no more of the answer than names.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from .providers import PRESETS, Provided, is_loopback, split_endpoint

SECONDS: Final = 0.7  # for all servers together; one that is there answers within some milliseconds
_MOST_BYTES: Final = 256_000
_MOST_MODELS: Final = 50
_LONGEST_NAME: Final = 100


@dataclass(frozen=True, slots=True)
class LocalServer:
    """A server that answered. ``models``: their names as it gave them, () where it named none. ``next_steps``: what
    the person types to have it asked.
    """

    name: str
    endpoint: str
    models: tuple[str, ...]
    next_steps: tuple[str, ...]


class _Model(msgspec.Struct):
    id: str = ""


class _Models(msgspec.Struct):
    data: list[_Model]


def local_servers(known: Sequence[Provided] = PRESETS, *, seconds: float = SECONDS) -> tuple[LocalServer, ...]:
    """The known servers that answer now, in their order. Only addresses of this computer are asked."""
    ours = [one for one in known if one.dialect == "openai" and is_loopback(one.endpoint)]
    found: dict[str, tuple[str, ...]] = {}
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=_look, args=(one, seconds, found), daemon=True) for one in ours]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(max(0.0, until - time.monotonic()))
    return tuple(_server(one, models) for one in ours if (models := found.get(one.name)) is not None)


def _look(one: Provided, seconds: float, found: dict[str, tuple[str, ...]]) -> None:
    models = _models(one, seconds)
    if models is not None:
        found[one.name] = models


def _models(one: Provided, seconds: float) -> tuple[str, ...] | None:
    import http.client

    parts = split_endpoint(one.endpoint)
    if parts is None or parts.scheme != "http" or parts.hostname is None:
        return None
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=seconds)
    try:
        connection.request("GET", f"{parts.path.rstrip('/')}/models", headers={"Accept": "application/json"})
        answer = connection.getresponse()
        if answer.status != 200:
            return None
        told = msgspec.json.decode(answer.read(_MOST_BYTES), type=_Models)
    except (OSError, http.client.HTTPException, msgspec.MsgspecError, ValueError, RecursionError):
        return None
    finally:
        connection.close()
    names = (model.id for model in told.data if model.id.isprintable() and 0 < len(model.id) <= _LONGEST_NAME)
    return tuple(dict.fromkeys(names))[:_MOST_MODELS]


def _server(one: Provided, models: tuple[str, ...]) -> LocalServer:
    model = models[0] if len(models) == 1 and " " not in models[0] else "MODEL"
    steps = (("model", model), ("here", "on"), ("use", "on"))
    typed = tuple(f"afterword settings provider.{one.name}.{setting} {value}" for setting, value in steps)
    return LocalServer(one.name, one.endpoint, models, typed)
