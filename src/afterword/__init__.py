"""Afterword: learns a person from the chats they already have with their AI assistants.

The public face. Names are handed out when they are asked for, so that a hook that needs none of them starts at once.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in typing, whose import would take longer than all else here
if TYPE_CHECKING:
    from afterword.app import open_afterword
    from afterword.app.library import Afterword, AwaitableAfterword, HandedOver, Message
    from afterword.core.chat import Chat, Project, Replied, Said, Speaker
    from afterword.core.errors import AfterwordError
    from afterword.core.memory import Kind, Memory, Scope, Stage

__version__ = "0.1.0"

_FROM = {
    "Afterword": ("afterword.app.library", "Afterword"),
    "AwaitableAfterword": ("afterword.app.library", "AwaitableAfterword"),
    "HandedOver": ("afterword.app.library", "HandedOver"),
    "Message": ("afterword.app.library", "Message"),
    "open_afterword": ("afterword.app", "open_afterword"),
    "AfterwordError": ("afterword.core.errors", "AfterwordError"),
    "Chat": ("afterword.core.chat", "Chat"),
    "Project": ("afterword.core.chat", "Project"),
    "Replied": ("afterword.core.chat", "Replied"),
    "Said": ("afterword.core.chat", "Said"),
    "Speaker": ("afterword.core.chat", "Speaker"),
    "Kind": ("afterword.core.memory", "Kind"),
    "Memory": ("afterword.core.memory", "Memory"),
    "Scope": ("afterword.core.memory", "Scope"),
    "Stage": ("afterword.core.memory", "Stage"),
}

__all__ = [  # noqa: RUF022  the two that matter first
    "Afterword",
    "open_afterword",
    "AfterwordError",
    "AwaitableAfterword",
    "Chat",
    "HandedOver",
    "Kind",
    "Memory",
    "Message",
    "Project",
    "Replied",
    "Said",
    "Scope",
    "Speaker",
    "Stage",
]


def __getattr__(name: str) -> object:
    if name not in _FROM:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    module, attribute = _FROM[name]
    return getattr(import_module(module), attribute)
