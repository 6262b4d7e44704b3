"""A page shows what stands when it is loaded, whoever changed it: another process, an answer elsewhere, a hand."""

from __future__ import annotations

import os
from pathlib import Path

from tests.web.served import Browser, served


def waiting(sam: Browser, path: str) -> bool:
    """Whether the menu of this page counts one thing that waits."""
    return '>1<span class="unseen"> waiting)' in sam.get(path).text


def test_the_next_load_shows_what_changed_elsewhere(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        app, sam = house.world.app, house.browser()
        host = app.host_hand()
        app.remember("Lives in Porto", host)
        assert "Lives in Porto" in sam.get("/").text

        app.remember("Keeps bees", host)
        assert "Keeps bees" in sam.get("/").text
        assert "Keeps bees" in sam.get("/learned").text
        app.undo(None, host)
        assert "Keeps bees" not in sam.get("/").text
        assert "Learn it again: Keeps bees" in sam.get("/learned").text
        app.remember("Owns a canoe", None)
        assert "Owns a canoe" in sam.get("/waiting").text
        assert waiting(sam, "/settings")
        app.forget(app.waiting()[0].id, host)
        assert not waiting(sam, "/settings")

        (file,) = (tmp_path / "home" / "memory").glob("*.md")
        state, content = file.stat(), file.read_bytes()
        with file.open("r+b") as held:
            held.write(content.replace(b"Porto", b"Lagos"))
        os.utime(file, ns=(state.st_atime_ns, state.st_mtime_ns))
        assert waiting(sam, "/")
        assert "Lives in Lagos" in sam.get("/waiting").text
        file.write_bytes(content)
        assert not waiting(sam, "/")
        file.unlink()
        assert "1 memory file is missing: “Lives in Porto”." in sam.get("/health").text
