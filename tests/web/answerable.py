"""A person's home in which every answer can be given, and all of it that a press may change."""

from __future__ import annotations

import hashlib
from pathlib import Path

from tests.app.world import World, lived
from tests.web.served import Served

from afterword.core.entry import Answered, Refused


def live_through(house: Served) -> None:
    world, host = house.world, house.world.app.host_hand()
    lived(world)
    world.app.remember("Owns a canoe", None)
    (world.folder / "home" / "memory").mkdir(exist_ok=True)
    changed = next(path for path in (world.folder / "home" / "memory").glob("*.md") if "sam" in path.name)
    changed.write_text(changed.read_text(encoding="utf-8").replace("Sam", "Pat"), encoding="utf-8")

    person = {"HOME": str(world.folder)}
    for name in (".cursor", ".gemini"):
        (world.folder / name).mkdir()
    world.app.connecting(person).connect("cursor", host)
    saved_by_assistants(world.folder)
    world.app.keeping.bring_in("claude-code", person)
    backed_up_elsewhere(world.folder)


def saved_by_assistants(folder: Path) -> None:
    notes = folder / ".claude" / "projects" / "-home-sam-seedbox" / "memory"
    notes.mkdir(parents=True)
    (notes / "user.md").write_text("---\ntype: user\n---\n- User sends birthday cards by post\n", encoding="utf-8")


def backed_up_elsewhere(folder: Path) -> None:
    """A backup of another computer of theirs, which would bring one memory, and allow more."""
    other = World(folder / "other")
    other.app.remember("Keeps a heron in the garden", other.app.host_hand())
    other.app.set_setting("cap", "5", other.app.host_hand())
    other.app.set_setting("provider.ollama.use", "on", other.app.host_hand())
    other.app.keeping.backup(str(folder / "afterword-other.zip"))
    other.app.close()


def named(house: Served, word: str) -> str:
    return next(view.memory.id for view in house.world.app.memories() if word in view.memory.text)


def answers(house: Served) -> list[Answered | Refused]:
    return [line.answer for line in house.world.app._parts.desk().standing().answers]


def everything(house: Served) -> object:
    app = house.world.app
    memory = house.world.folder / "home" / "memory"
    files = {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in memory.rglob("*.md")}
    seen = (app.memories(), app.waiting(), app.never(), app.cards(), app.earlier(), app.settings(), app.file_changes())
    standing = app._parts.desk().standing()
    marked = [standing.switched_off(f"claude-code:{name}") for name in ("one", "marked")]
    connected = app.connecting({"HOME": str(house.world.folder)}).connections()
    beside = sorted(path.name for path in house.world.folder.iterdir())
    return (*seen, app.learned(everything=True), marked, connected, beside, files)


def lies_there(house: Served, text: str) -> bool:
    files = [path for path in (house.world.folder / "home").rglob("*") if path.is_file()]
    return any(text.encode().lower() in path.read_bytes().lower() for path in files)
