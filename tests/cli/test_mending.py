"""A broken home at the command line: doctor never fails and names the trouble first, repair mends, and does so once."""

from __future__ import annotations

import shutil

from tests.cli.conftest import Desk


def test_a_broken_home_is_named_mended_and_well(known: Desk) -> None:
    """The folder of the record is gone and the description is garbage: only the memory files are left."""
    lies = {path.name for path in (known.home / "memory").glob("*.md")}
    assert lies
    shutil.rmtree(known.home / "record")
    (known.home / "home.json").write_text("{")
    said = known.run("doctor")
    assert (said.code, said.err) == (1, "")
    first, step, *_ = said.out.splitlines()
    assert first.startswith("trouble ")
    assert "afterword repair" in step
    refused = known.run("memories")
    assert refused.code == 1
    assert "afterword repair" in refused.err, "each command names the step that helps, not another that does not"
    assert known.run("repair", "--json").json["did"]
    assert {one["path"] for one in known.run("memories", "--json").json["memories"]} == lies
    assert known.run("repair", "--json").json["did"] == []
    assert known.run("repair", "--new-never-list").code == 3, "no terminal, no answer"
