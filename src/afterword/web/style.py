"""The look of every page, which each page brings along: nothing else has to come before it is painted.

A page may use exactly this style and no other, which its headers say by the style's hash.
"""

from __future__ import annotations

import base64
import hashlib
from importlib import resources

STYLE = (resources.files("afterword.web") / "page.css").read_text("utf-8").strip()


def allowed(style: str) -> str:
    """How a page's headers name a style that it may use: by its hash."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()}'"
