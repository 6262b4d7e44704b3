"""What an assistant may be told, in the words of the setting; and which project a name means.

Loads no rule about language.
"""

from __future__ import annotations

from afterword.core.memory import InProject
from afterword.engine.desk import Desk

NOTHING, EVERYTHING = "nothing", "everything"  # between them: preferences alone


def project_key(desk: Desk, named: str) -> str:
    """The key of the project that a name means, where a memory belongs to it; else what was given, taken as a key."""
    scopes = (memory.scope for memory in desk.standing().live())
    keys = {scope.key for scope in scopes if isinstance(scope, InProject) and named in (scope.key, scope.name)}
    return min(keys, default=named)
