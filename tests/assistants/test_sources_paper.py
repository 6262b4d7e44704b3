"""The page on sources says of every reader what its code says: its name, and whether real files prove it."""

from __future__ import annotations

import re
from pathlib import Path

from afterword.assistants.projects import FileProjects
from afterword.assistants.registry import sources

PAGE = Path(__file__).resolve().parents[2] / "docs" / "sources.md"


def test_every_source_stands_on_the_page() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \|.*\| (yes|no) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    told = {name: proven == "yes" for name, proven in rows}
    assert told == {source.name: source.proven for source in sources(FileProjects(), {})}


def test_names_titles_and_versions() -> None:
    """What everything else rests on: names are unique and short, versions count up from one."""
    every = sources(FileProjects(), {})
    assert len({source.name for source in every}) == len({source.title for source in every}) == len(every)
    assert all(re.fullmatch(r"[a-z][a-z-]{1,30}", source.name) for source in every)
    assert all(source.version >= 1 for source in every)


def test_no_home_no_roots() -> None:
    """Without a home in the environment nothing is looked for, nowhere."""
    assert [source.roots() for source in sources(FileProjects(), {})] == [()] * len(sources(FileProjects(), {}))


def test_roots_of_a_home(tmp_path: Path) -> None:
    folders = (".codex", ".gemini", ".pi", ".local/share/opencode")
    for folder in folders:
        (tmp_path / folder).mkdir(parents=True)
    for name in ("HOME", "USERPROFILE"):
        found = [root for source in sources(FileProjects(), {name: str(tmp_path)}) for root in source.roots()]
        assert sorted(found) == sorted(str(tmp_path / folder) for folder in folders)
