"""Folders whose files come from elsewhere: what was downloaded, and what a package manager fetched."""

from __future__ import annotations

import re
from functools import lru_cache

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


_SLASH = r"[/\\]+"
_NAMES = [re.escape(name) for name in sorted(_ANYWHERE)] + [_SLASH.join(map(re.escape, pair)) for pair in _TOGETHER]
_PLACE = re.compile(rf"(?:^|[/\\])((?-i:{'|'.join(sorted(_DOWNLOADS))})|{'|'.join(_NAMES)})(?=[/\\]|$)", re.IGNORECASE)
_UNSHOWN = re.compile(r"[^\w.+@#~ -]")


@lru_cache(maxsize=1024)
def fetched_from(path: str, folder: str = "") -> str | None:
    """The name of the download or dependency folder that ``path`` (from ``folder``, if relative) lies in, or None.

    A glob counts by its folders.
    """
    found = _PLACE.search(_joined(path, folder))
    return re.sub(_SLASH, "/", found[1].lower() if found[1] not in _DOWNLOADS else found[1]) if found else None


@lru_cache(maxsize=1024)
def file_name(path: str) -> str:
    """The last part of a path, as it may be shown: no control characters, no link, at most 40 characters."""
    last = path.replace("\\", "/").rstrip("/").rsplit("/", 1)[-1]
    return _UNSHOWN.sub("", last)[:40].strip()


def _joined(path: str, folder: str) -> str:
    absolute = path.startswith(("/", "\\", "~", "$HOME")) or path[1:2] == ":"
    return path if absolute or not folder else f"{folder}/{path}"
