"""The command that adds what is optional is the one for how this was installed, and keeps what is there."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path

import pytest

from afterword.models import extras
from afterword.models.extras import Installed, here

PYTHON = "/home/ana/venv/bin/python"
TREE = "file:///home/ana/my%20code/afterword"
GIT = "git+https://code.example.org/afterword@0ff1ce"
ROWS: tuple[tuple[str, bool, str, bool, str, str], ...] = (
    # marker of who installed, pip is there, from where, editable, with an extra, with packages
    ("", True, "", False, f"{PYTHON} -m pip install 'afterword[web,meaning]'", f"{PYTHON} -m pip install one==1 two"),
    ("", True, TREE, True, f"{PYTHON} -m pip install -e '/home/ana/my code/afterword[web,meaning]'", ""),
    ("", True, TREE, False, f"{PYTHON} -m pip install '/home/ana/my code/afterword[web,meaning]'", ""),
    ("", True, GIT, False, f"{PYTHON} -m pip install 'afterword[web,meaning] @ {GIT}'", ""),
    ("", False, "", False, f"uv pip install --python {PYTHON} 'afterword[web,meaning]'", ""),
    (
        *("pipx_metadata.json", True, "", False),
        *("pipx install --force 'afterword[web,meaning]'", "pipx inject afterword one==1 two"),
    ),
    (
        *("uv-receipt.toml", False, "", False),
        *("uv tool install 'afterword[web,meaning]'", "uv tool install --with one==1 --with two 'afterword[web]'"),
    ),
    ("uv-receipt.toml", False, "file:///C:/code", False, "uv tool install 'C:/code[web,meaning]'", ""),
)


@pytest.mark.parametrize(("marker", "pip", "url", "editable", "extra", "packages"), ROWS)
def test_it_is_added_as_it_was_installed(
    tmp_path: Path, marker: str, pip: bool, url: str, editable: bool, extra: str, packages: str
) -> None:
    if marker:
        (tmp_path / marker).touch()
    installed = Installed(PYTHON, tmp_path, pip, url, editable, ("web",))
    assert installed.with_extra("meaning") == extra
    assert installed.with_extra("web").count("web") == 1
    assert not packages or installed.with_packages("one==1", "two") == packages


def test_how_this_one_was_installed_is_read_from_what_its_installer_left() -> None:
    known = distribution("afterword")
    assert (here().url != "") is (known.read_text("direct_url.json") is not None)
    assert "web" in here().extras, "the page is tested here, so what it needs is there"
    assert extras._present(['jinja2<4,>=3.1 ; extra == "web"', 'no-such-one>=1 ; extra == "web"', "click>=8"]) == ()


@pytest.mark.parametrize(
    ("left", "where"),
    [
        (
            '"vcs_info": {"vcs": "git", "commit_id": "0ff1ce"}, "subdirectory": "apps/one"',
            f"{GIT}#subdirectory=apps/one",
        ),
        ('"vcs_info": {"vcs": "git", "commit_id": "0ff1ce"}', GIT),
        ('"archive_info": {}, "subdirectory": "one"', "https://code.example.org/afterword#subdirectory=one"),
    ],
)
def test_the_folder_in_a_repository_is_named_too(tmp_path: Path, left: str, where: str) -> None:
    url, editable, folder = extras._origin(f'{{"url": "https://code.example.org/afterword", {left}}}')
    command = Installed(PYTHON, tmp_path, pip=True, url=url, editable=editable, folder=folder).with_extra("web")
    assert command == f"{PYTHON} -m pip install 'afterword[web] @ {where}'"
