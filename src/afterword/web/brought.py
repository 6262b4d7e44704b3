"""The look and the script of every page, which each page brings along: nothing else is asked for before it is painted.

A page may use exactly this style and run exactly this script and no other, which its headers say by their hashes.
"""

from __future__ import annotations

import base64
import hashlib
from importlib import resources

_HERE = resources.files("afterword.web")
STYLE = (_HERE / "page.css").read_text("utf-8").strip()
SCRIPT = (_HERE / "page.js").read_text("utf-8").strip()


def allowed(text: str) -> str:
    """How a page's headers name a style that it may use or a script that it may run: by its hash."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
