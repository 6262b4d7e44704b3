"""An event's bytes as a value, without the modules that JSON is usually read with, which load slowly.

Whatever is no JSON object is None: a hook never fails for what it is given.
"""

from __future__ import annotations


class _Plain:
    """What the interpreter's own scanner wants to be told: nothing unusual."""

    strict = False
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = float


def event_of(content: bytes) -> dict[str, object] | None:
    """The object that stands in the bytes, None where none does. Bytes that are no UTF-8 become marks that say so."""
    text = content.decode("utf-8", "replace").strip("\ufeff \t\r\n")
    try:
        found, end = _scanned(text)
    except (StopIteration, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and end == len(text) else None


def _scanned(text: str) -> tuple[object, int]:
    try:
        from _json import make_scanner
    except ImportError:  # an interpreter that has it in Python alone
        import json

        return json.loads(text), len(text)
    scan = make_scanner(_Plain)  # type: ignore[arg-type]  # it takes whatever has these attributes
    found: tuple[object, int] = scan(text, 0)
    return found
