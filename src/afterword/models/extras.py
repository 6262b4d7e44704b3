"""Which command adds what is optional to this very installation: it was made by pip, pipx or uv, from an index, a
folder or a repository, and only the same way finds it again. Knows no model.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

NAME = "afterword"
_OPTIONAL = re.compile(r"""^([A-Za-z0-9._-]+).*;.*extra == ['"]([a-z]+)['"]""")


@dataclass(frozen=True, slots=True)
class Installed:
    """How a package was installed. ``url``: where from, '' for an index; ``folder``: where in that it lies, '' at its
    root; ``extras``: those that are there already.
    """

    python: str
    prefix: Path
    pip: bool
    url: str = ""
    editable: bool = False
    extras: tuple[str, ...] = ()
    folder: str = ""

    def with_extra(self, extra: str) -> str:
        """The command that adds an extra, and keeps those that are there."""
        return self._command(self._named(*self.extras, extra), extra=True)

    def with_packages(self, *packages: str) -> str:
        """The command that adds packages of their own."""
        return self._command(*packages, extra=False)

    def _named(self, *extras: str) -> str:
        wanted = f"[{','.join(dict.fromkeys(extras))}]" if extras else ""
        if self.url.startswith("file:") and not self.folder:
            return f"{_path(self.url)}{wanted}"
        inside = f"#subdirectory={self.folder}" if self.folder else ""
        return f"{NAME}{wanted} @ {self.url}{inside}" if self.url else f"{NAME}{wanted}"

    def _command(self, *packages: str, extra: bool) -> str:
        what = " ".join(map(_quoted, packages))
        editable = "-e " if self.editable else ""
        if (self.prefix / "pipx_metadata.json").exists():
            return f"pipx install --force {editable}{what}" if extra else f"pipx inject {NAME} {what}"
        if (self.prefix / "uv-receipt.toml").exists():
            beside = "" if extra else " ".join(f"--with {_quoted(package)}" for package in packages) + " "
            return f"uv tool install {beside}{editable}{what if extra else _quoted(self._named(*self.extras))}"
        python = _quoted(self.python)
        pip = f"{python} -m pip install" if self.pip else f"uv pip install --python {python}"
        return f"{pip} {editable if extra else ''}{what}"


def here() -> Installed:
    """How this very one was installed."""
    python, prefix, pip = sys.executable, Path(sys.prefix), find_spec("pip") is not None
    try:
        known = distribution(NAME)
    except PackageNotFoundError:
        return Installed(python, prefix, pip)
    url, editable, folder = _origin(known.read_text("direct_url.json"))
    return Installed(python, prefix, pip, url, editable, _present(known.requires or ()), folder)


def _origin(text: str | None) -> tuple[str, bool, str]:
    """From where, whether editable, and in which folder of that, as its installer left it (direct_url.json); an index
    where it left nothing that can be read.
    """
    try:
        found = json.loads(text or "{}")
    except ValueError:
        found = None
    known: dict[str, Any] = found if isinstance(found, dict) else {}
    url, vcs = known.get("url", ""), known.get("vcs_info", {})
    if vcs:
        url = f"{vcs['vcs']}+{url}@{vcs.get('commit_id', 'HEAD')}"
    return url, bool(known.get("dir_info", {}).get("editable")), known.get("subdirectory", "")


def _present(requires: Iterable[str]) -> tuple[str, ...]:
    """The extras of which every package is there."""
    found: dict[str, bool] = {}
    for line in requires:
        if optional := _OPTIONAL.match(line):
            found[optional[2]] = found.get(optional[2], True) and _is_there(optional[1])
    return tuple(extra for extra, there in found.items() if there)


def _is_there(package: str) -> bool:
    try:
        distribution(package)
    except PackageNotFoundError:
        return False
    return True


def _path(url: str) -> str:
    path = unquote(urlsplit(url).path)
    return path[1:] if re.match(r"/[A-Za-z]:", path) else path


def _quoted(word: str) -> str:
    if re.fullmatch(r"[\w./=:\\-]+", word):
        return word
    return f'"{word}"' if sys.platform == "win32" or "'" in word else f"'{word}'"
