"""A git remote's address in one form: all ways of naming a repository give one project. Passwords are dropped."""

from __future__ import annotations

import posixpath
import re
from pathlib import PureWindowsPath
from urllib.parse import unquote

_URL = re.compile(r"([a-z][a-z0-9+.-]*)://(?:[^/@]*@)?(\[[^\]]*\]|[^/:?#]*)(?::(\d*))?([^?#]*)", re.IGNORECASE)
_SHORT = re.compile(r"(?:[^@/\s]+@)?(\[[^\]]+\]|[\w-][\w.-]+):(?!//)(.+)")
_WINDOWS = re.compile(r"[A-Za-z]:[\\/]|\\\\")
_USUAL_PORTS = {"ssh": "22", "git": "9418", "http": "80", "https": "443"}
_SSH_BY_443 = {
    "ssh.github.com": "github.com",
    "altssh.gitlab.com": "gitlab.com",
    "altssh.bitbucket.org": "bitbucket.org",
}
# Sites whose paths mean the same in any case.
_ANY_CASE = frozenset({"github.com", "gitlab.com", "bitbucket.org", "codeberg.org", "dev.azure.com"})


def normalised(url: str, root: str = "/") -> str:
    """'github.com/sam/seedbox' for every way of writing it; a path for a local remote (from ``root``); or ''."""
    url = url.strip()
    if _WINDOWS.match(url):
        return _without_git(PureWindowsPath(url).as_posix())
    if named := _URL.match(url):
        scheme, host, port, path = named[1].lower(), named[2].lower(), named[3] or "", unquote(named[4])
        if scheme == "file":
            return _without_git(path)
        return _site(host, "" if port == _USUAL_PORTS.get(scheme.removeprefix("git+")) else port, path)
    if named := _SHORT.match(url):
        return _site(named[1].lower(), "", named[2])
    return _without_git(posixpath.normpath(posixpath.join(root, url))) if url else ""


def _site(host: str, port: str, path: str) -> str:
    if host in _SSH_BY_443:
        host, port = _SSH_BY_443[host], ""
    host, path = _azure(host, _without_git(path).strip("/").removeprefix("~/"))
    if host in _ANY_CASE:
        path = path.lower()
    if not host or not path:
        return ""
    return f"{host}:{port}/{path}" if port else f"{host}/{path}"


def _azure(host: str, path: str) -> tuple[str, str]:
    """One service that has three forms for one repository."""
    if host == "ssh.dev.azure.com":
        return "dev.azure.com", re.sub(r"^v\d+/", "", path)
    return host, path.replace("/_git/", "/", 1) if host == "dev.azure.com" else path


def _without_git(path: str) -> str:
    return re.sub(r"/{2,}", "/", path).rstrip("/").removesuffix(".git").rstrip("/")
