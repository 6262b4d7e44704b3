"""Untrusted text on its way into a page: what acts or hides is taken out, then the template escapes it.

One place for every value of every template, so that no page can forget it.
"""

from __future__ import annotations

from markupsafe import Markup

from afterword.core.plain import plain as plain_line


def plain(value: object) -> object:
    """A value as a template may write it: line ends stay, markup that a template made itself stays as it is."""
    if isinstance(value, Markup) or not isinstance(value, str) or value.isprintable():
        return value
    return "\n".join(plain_line(line) for line in value.split("\n"))
