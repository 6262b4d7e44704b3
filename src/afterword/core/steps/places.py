"""Folders whose files come from elsewhere: what was downloaded, and what a package manager fetched."""

from __future__ import annotations

import re
from itertools import pairwise

# One folder's own name, wherever it stands in a path.
_ANYWHERE = frozenset(
    {
        "node_modules", "bower_components", "jspm_packages", ".pnpm-store", "site-packages", "dist-packages",
        ".venv", "venv", ".virtualenvs", "virtualenvs", ".tox", ".nox", ".eggs", "vendor", "third_party", "third-party",
        "deps", "pods", "carthage", "elm-stuff", ".pub-cache", ".dart_tool", ".gradle", ".m2", ".nuget", ".bundle",
        ".npm", ".bun", ".rustup", ".gem", ".stack", ".cabal", ".ivy2", ".deno",
    }
)  # fmt: skip

# Two or more folders that follow each other.
_TOGETHER = (
    (".cargo", "registry"),
    (".cargo", "git"),
    ("pkg", "mod"),
    (".yarn", "cache"),
    (".yarn", "unplugged"),
    ("lib", "gems"),
    *((".cache", kind) for kind in ("pip", "uv", "yarn", "pnpm", "npm", "deno", "go-build", "huggingface", "bazel")),
)

# The download folder has its own name in every language, and a capital letter; `src/downloads` is a project's own.
_DOWNLOADS = frozenset(
    {
        "Downloads", "Download", "Descargas", "Téléchargements", "Transferências", "Scaricati", "Hämtningar",
        "Pobrane", "Загрузки", "下载", "下載", "ダウンロード", "다운로드", "التنزيلات",
    }
)  # fmt: skip


def fetched_from(path: str, folder: str = "") -> str | None:
    """The name of the download or dependency folder that ``path`` (from ``folder``, if relative) lies in, or None.

    A glob counts by its folders. The name of the file itself says nothing.
    """
    parts = [part for part in re.split(r"[/\\]+", _joined(path, folder)) if part not in {"", "."}]
    folded = [part.casefold() for part in parts]
    for part in parts:
        if part in _DOWNLOADS:
            return part
    for part in folded:
        if part in _ANYWHERE:
            return part
    pairs = list(pairwise(folded))
    return next(("/".join(pair) for pair in _TOGETHER if pair in pairs), None)


def file_name(path: str) -> str:
    """The last part of a path, as it may be shown: no control characters, no link, at most 40 characters."""
    last = re.split(r"[/\\]", path.rstrip("/\\"))[-1]
    return re.sub(r"[^\w.+@#~ -]", "", last)[:40].strip()


def _joined(path: str, folder: str) -> str:
    absolute = path.startswith(("/", "\\", "~", "$HOME")) or path[1:2] == ":"
    return path if absolute or not folder else f"{folder}/{path}"
