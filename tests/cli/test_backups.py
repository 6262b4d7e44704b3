"""Backup, restore and export as a person types them: what is written, what is shown, what only they may do."""

from __future__ import annotations

from tests.cli.conftest import Desk


def test_the_whole_out_and_in_again(known: Desk) -> None:
    file = known.person / "kept.zip"
    written = known.run("backup", str(file))
    assert (written.code, written.err) == (0, "")
    assert str(file) in written.out.replace("\n", "")
    assert file.stat().st_size > 0
    assert known.run("restore", str(file)).code == 3, "no terminal, no answer"
    held = {one["text"] for one in known.run("memories", "--json").json["memories"] if not one["trouble"]}
    out = known.run("export", "--json").json
    assert {one["text"] for one in out["memories"]} == held
