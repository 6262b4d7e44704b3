"""From a working folder to its project, by files alone: remotes in every spelling, worktrees, submodules, configs."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from afterword.assistants.git_config import remotes
from afterword.assistants.projects import FileProjects, TableProjects, table_projects
from afterword.assistants.remotes import normalised
from afterword.core.chat import Project

ONE = "github.com/mira/orchard"
SPELLINGS = [
    ("https://github.com/mira/orchard.git", ONE),
    ("https://github.com/Mira/Orchard/", ONE),
    ("https://mira:ghp_secret@github.com/mira/orchard", ONE),
    ("http://github.com:80/mira/orchard.git/", ONE),
    ("git@github.com:mira/orchard.git", ONE),
    ("github.com:mira/orchard", ONE),
    ("ssh://git@github.com/mira/orchard.git", ONE),
    ("ssh://git@github.com:22/mira/orchard.git", ONE),
    ("ssh://git@ssh.github.com:443/mira/orchard.git", ONE),
    ("git+ssh://git@github.com:22/mira/orchard", ONE),
    ("git://github.com:9418/mira//orchard.git", ONE),
    ("HTTPS://GitHub.com/mira/orchard.git?x=1#y", ONE),
    ("https://git.example/Mira/Orchard.git", "git.example/Mira/Orchard"),
    ("https://git.example:8443/mira/orchard.git", "git.example:8443/mira/orchard"),
    ("ssh://git@git.example:2222/~mira/orchard", "git.example:2222/~mira/orchard"),
    ("git@git.example:~/orchard.git", "git.example/orchard"),
    ("https://git.example/a%20b/c", "git.example/a b/c"),
    ("https://[::1]:3000/mira/orchard", "[::1]:3000/mira/orchard"),
    ("git@ssh.dev.azure.com:v3/farm/trees/orchard", "dev.azure.com/farm/trees/orchard"),
    ("https://farm@dev.azure.com/farm/trees/_git/orchard", "dev.azure.com/farm/trees/orchard"),
    ("/srv/git/orchard.git", "/srv/git/orchard"),
    ("file:///srv/git/orchard.git", "/srv/git/orchard"),
    ("../orchard.git", "/home/mira/orchard"),
    ("C:\\git\\orchard.git", "C:/git/orchard"),
    ("C:/git/orchard", "C:/git/orchard"),
    ("\\\\server\\git\\orchard", "/server/git/orchard"),
    ("https://github.com/", ""),
    ("https:///mira", ""),
    ("", ""),
]


@pytest.mark.parametrize(("url", "plain"), SPELLINGS)
def test_one_repository_has_one_name(url: str, plain: str) -> None:
    assert normalised(url, "/home/mira/clone") == plain


CONFIGS = [
    ('[remote "origin"]\n\turl = https://a.example/o.git\n\tfetch = +refs\n', ["https://a.example/o.git"]),
    ('[remote "fork"]\nurl=f\n[remote "origin"]\nurl=o\n[remote "up"]\nurl=u\n', ["o", "f", "u"]),
    ('[REMOTE "Origin"]\n URL = "o;x" ; note\n', ["o;x"]),
    ('[remote "a\\"b\\\\c"] url = o # note\n', ["o"]),
    ('[remote "origin"]\nurl = one\\\ntwo\n', ["onetwo"]),
    ('\ufeff[remote "origin"]\r\n\turl = o\r\n', ["o"]),
    ('[remote "origin"]\nurl = first\nurl = second\n', ["first"]),
    ('[remote "origin"]\npushurl = p\nurl\n', []),
    ('[include]\npath = /etc/secret\n[includeIf "gitdir:~/x/"]\npath = y\n[branch "main"]\nremote = origin\n', []),
    ("no config at all [[[ = \\", []),
    ('[remote "origin"]\nurl = "a\\tb\\\\c"\n', ["a\tb\\c"]),
]


@pytest.mark.parametrize(("config", "found"), CONFIGS)
def test_remotes_are_read_as_text(config: str, found: list[str]) -> None:
    assert remotes(config) == found


def repository(folder: Path, url: str | None = "https://github.com/mira/orchard.git") -> Path:
    git = folder / ".git"
    git.mkdir(parents=True)
    (git / "HEAD").write_text("ref: refs/heads/main\n")
    (git / "config").write_text(f'[remote "origin"]\n\turl = {url}\n' if url else "[core]\n\tbare = false\n")
    return folder


def worktree(main: Path, folder: Path) -> Path:
    own = main / ".git" / "worktrees" / folder.name
    own.mkdir(parents=True)
    (own / "commondir").write_text("../..\n")
    folder.mkdir(parents=True)
    (folder / ".git").write_text(f"gitdir: {own}\n")
    return folder


def of(folder: Path | str, *, separate: bool = False) -> Project | None:
    return FileProjects(separate_worktrees=separate).of(str(folder))


def test_the_remote_names_the_project_from_any_folder_below(tmp_path: Path) -> None:
    root = repository(tmp_path / "clone")
    below = root / "web" / "src"
    below.mkdir(parents=True)
    assert of(below) == of(root) == Project(f"git:{ONE}", "orchard")
    assert of(root / "web" / "gone" / "folder") == of(root)
    assert of(f"{root}/web/../") == of(root)


def test_without_a_remote_the_root_is_the_project(tmp_path: Path) -> None:
    root = repository(tmp_path / "letters", url=None)
    (root / "drafts").mkdir()
    assert of(root / "drafts") == Project(f"folder:{root}", "letters")


def test_without_a_repository_the_folder_is_the_project(tmp_path: Path) -> None:
    assert of(tmp_path / "notes") == Project(f"folder:{tmp_path}/notes", "notes")
    (tmp_path / "odd" / ".git").mkdir(parents=True)
    assert of(tmp_path / "odd") == Project(f"folder:{tmp_path}/odd", "odd")


@pytest.mark.parametrize("folder", ["", ".", "relative/folder"])
def test_no_folder_no_project(folder: str) -> None:
    assert of(folder) is None


def test_the_root_of_everything_is_a_folder_too() -> None:
    assert TableProjects({}).of("/") == Project("folder:/", "/")


def test_worktrees_of_one_repository_are_one_project(tmp_path: Path) -> None:
    main = repository(tmp_path / "clone")
    tree = worktree(main, tmp_path / "clone-red")
    assert of(tree / "web") == of(main)
    assert of(tree, separate=True) == Project(f"folder:{tree}", "clone-red")
    assert of(main, separate=True) == of(main)


def test_worktrees_without_a_remote_are_the_main_repository(tmp_path: Path) -> None:
    main = repository(tmp_path / "letters", url=None)
    assert of(worktree(main, tmp_path / "letters-draft")) == Project(f"folder:{main}", "letters")


def test_worktrees_of_a_bare_repository(tmp_path: Path) -> None:
    bare = tmp_path / "orchard" / ".bare"
    bare.mkdir(parents=True)
    (bare / "config").write_text("[core]\n\tbare = true\n")
    own = bare / "worktrees" / "red"
    own.mkdir(parents=True)
    (own / "commondir").write_text("../..")
    tree = tmp_path / "orchard" / "red"
    tree.mkdir()
    (tree / ".git").write_text("gitdir: ../.bare/worktrees/red")
    assert of(tree) == Project(f"folder:{bare}", ".bare")
    (bare / "config").write_text('[remote "origin"]\nurl = git@github.com:mira/orchard.git')
    assert of(tree) == Project(f"git:{ONE}", "orchard")


def test_a_submodule_is_a_project_of_its_own(tmp_path: Path) -> None:
    root = repository(tmp_path / "clone")
    own = root / ".git" / "modules" / "seeds"
    own.mkdir(parents=True)
    (own / "config").write_text('[remote "origin"]\nurl = https://github.com/mira/seeds')
    (root / "seeds").mkdir()
    (root / "seeds" / ".git").write_text("gitdir: ../.git/modules/seeds\n")
    assert of(root / "seeds") == Project("git:github.com/mira/seeds", "seeds")


def test_a_pointer_that_leads_nowhere(tmp_path: Path) -> None:
    for number, text in enumerate(["gitdir: /gone/for/good", "nonsense", "", "gitdir: \0"]):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / ".git").write_text(text)
        assert of(folder) == Project(f"folder:{folder}", str(number))


def test_a_password_in_a_remote_is_never_kept(tmp_path: Path) -> None:
    root = repository(tmp_path / "clone", url="https://mira:ghp_secret0123@git.example/mira/orchard.git")
    assert "secret" not in repr(of(root))


def test_git_is_never_run_and_no_included_file_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = repository(tmp_path / "clone")
    trap = tmp_path / "trap"
    os.mkfifo(trap)  # opening it for reading would wait for ever
    config = root / ".git" / "config"
    config.write_text(f"[include]\n\tpath = {trap}\n[core]\n\tfsmonitor = touch {tmp_path}/ran\n" + config.read_text())
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("a program was started"))
    assert of(root) == Project(f"git:{ONE}", "orchard")
    assert not (tmp_path / "ran").exists()


def test_a_config_that_is_no_file_or_endless_is_passed_over(tmp_path: Path) -> None:
    root = repository(tmp_path / "clone")
    (root / ".git" / "config").unlink()
    (root / ".git" / "config").mkdir()
    assert of(root) == Project(f"folder:{root}", "clone")
    (root / ".git" / "config").rmdir()
    os.mkfifo(root / ".git" / "config")
    assert of(root) == Project(f"folder:{root}", "clone")


WINDOWS = [
    ("C:\\Users\\Mira\\orchard", Project("folder:C:/Users/Mira/orchard", "orchard")),
    ("C:/Users/Mira/orchard/", Project("folder:C:/Users/Mira/orchard", "orchard")),
    ("\\\\server\\share\\orchard", Project("folder://server/share/orchard", "orchard")),
    ("C:\\", Project("folder:C:/", "C:/")),
]


@pytest.mark.skipif(os.name == "nt", reason="there these folders are looked for")
@pytest.mark.parametrize(("folder", "project"), WINDOWS)
def test_folders_of_another_system_are_told_by_their_name(folder: str, project: Project) -> None:
    assert of(folder) == project


def test_a_table_stands_in_for_files() -> None:
    table = table_projects(
        {
            "orchard": {"folders": ["/home/mira/orchard"], "worktrees": ["/home/mira/orchard-red"], "remote": ONE},
            "letters": {"folders": ["/home/mira/letters"], "remote": None},
            "farm": {"folders": ["C:\\farm"], "remote": None},
            "empty": {"folders": None},
        }
    )
    assert table.of("/home/mira/orchard-red/web") == Project(f"git:{ONE}", "orchard")
    assert table.of("/home/mira/letters/") == Project("folder:/home/mira/letters", "letters")
    assert table.of("C:\\farm\\rows") == Project("folder:C:/farm", "farm")
    assert table.of("/home/mira/orchard-blue") == Project("folder:/home/mira/orchard-blue", "orchard-blue")
    assert table.of("") is None
