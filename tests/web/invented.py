"""An invented person's home, lived through with the real parts: what the pages are tested and pictured with.

Nobody in it exists. Texts are of many scripts; long words and other directions are among them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from tests.app.world import World, record

from afterword.app import App, Done
from afterword.core.change import Add
from afterword.core.entry import Learning
from afterword.core.memory import Kind, Memory
from afterword.core.verdict import Apply
from afterword.engine.admit import Admission, Write
from afterword.storage.in_memory import InMemoryTickets

LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
WRITTEN = (
    "Prefers pears over plums",
    "Lives in Leipzig",
    f"Has to do with the {LONG_WORD} at work",
    "偏好简洁的回答，不要使用项目符号，除非列表确实更清楚",
    "Signs letters with the name سام البحري, from right to left",
    "Likes commit messages in the imperative mood",
    "Works with Marta, who likes a summary first",
    "Uses a fountain pen for first drafts",
    "Wohnt mit zwei Katzen in einem alten Fachwerkhaus",
    "Keeps two bee hives behind the house",
    "Speaks Dutch at home",
    "Uses Notion",
)
ARABIC = "هل يمكنك تلخيص هذه الرسالة؟ أكتب من اليمين إلى اليسار، والصفحة تعرض ذلك كما هو."

CHATS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("moved", "Forwarding the post", ("I live in Porto now.", "> Noted.", "My name is Sam.")),
    ("notion", "Moving notes", ("I no longer use Notion.", "> All right.")),
    ("cello", "Practice plan", ("I play the cello.", "> A plan for the week …", "I prefer short answers.", ARABIC)),
    (
        "bees",
        "Reading about bees",
        (
            "Please read this page.",
            "~ https://bees.example.org/keeping",
            "> It is about wintering.",
            "I prefer dark chocolate.",
            "My sister is called Ilse.",
        ),
    ),
)


class InventedWorld(World):
    """The computer of an invented person, its home opened as the page opens it."""

    def opened(self, **more: Any) -> App:
        return super().opened(**{"tickets": InMemoryTickets(), **more})

    def writes(self, *texts: str) -> None:
        """Memories by the person's own hand."""
        for text in texts:
            assert isinstance(self.app.remember(text, self.app.host_hand()), Done), text

    def talks(self, name: str, title: str, *turns: str) -> None:
        """A chat that ends now. '> …' is a reply, '~ …' a page that was fetched, all else the person's."""
        began = self.clock.now() - timedelta(minutes=len(turns))
        path = self.chats / f"{name}.jsonl"
        lines = [*_lines(name, turns, began), {"type": "ai-title", "sessionId": name, "aiTitle": title}]
        path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
        os.utime(path, (self.clock.now().timestamp(),) * 2)


def _lines(name: str, turns: tuple[str, ...], began: datetime) -> Iterator[dict[str, Any]]:
    last: str | None = None
    for number, turn in enumerate(turns):
        at = began + timedelta(minutes=number)
        for line in _turn(turn, f"{name}-{number}", at, last):
            line["sessionId"] = name
            yield line
            last = str(line["uuid"])


def _turn(turn: str, uuid: str, at: datetime, parent: str | None) -> Iterator[dict[str, Any]]:
    kind, text = turn[:1], turn[1:].strip()
    if kind == ">":
        yield _beside(uuid, at, parent, "assistant", [{"type": "text", "text": text}])
    elif kind == "~":
        call = {"type": "tool_use", "id": f"toolu_{uuid}", "name": "WebFetch", "input": {"url": text, "prompt": "read"}}
        yield _beside(f"{uuid}-step", at, parent, "assistant", [call])
        result = {"type": "tool_result", "tool_use_id": f"toolu_{uuid}", "content": "A page."}
        yield _beside(uuid, at, f"{uuid}-step", "user", [result])
    else:
        yield record(turn, uuid, at, parent)


def _beside(uuid: str, at: datetime, parent: str | None, role: str, content: list[Any]) -> dict[str, Any]:
    """A line that is not the person's."""
    line = record("", uuid, at, parent)
    for name in ("origin", "promptSource"):
        del line[name]
    return {**line, "type": role, "message": {"role": role, "content": content}}


def lived(folder: Path) -> InventedWorld:
    """A home with something of everything: known, learned, waiting, asked, earlier, taken back, marked."""
    world = InventedWorld(folder)
    world.agree()
    world.writes(*WRITTEN)
    world.clock.advance(timedelta(days=20))
    for number, day in enumerate(("Monday", "Wednesday", "Friday")):
        said = (f"Write the title for {day}.", "> The color of seeds", "No, British spelling, not American.")
        world.talks(f"title{number}", f"A title for {day}", *said)
        world.clock.advance(timedelta(days=1))
    for name, title, turns in CHATS:
        world.talks(name, title, *turns)
        world.clock.advance(timedelta(minutes=3))
    world.clock.advance(timedelta(minutes=11))
    world.app.learn()
    cello = next(one for one in world.app.learned() if "cello" in one.text)
    world.app.undo(cello.id, world.app.host_hand())
    world.talks("goats", "A surprise", "I keep three goats.", "> How nice.")
    world.clock.advance(timedelta(minutes=11))
    world.app.mark_chat("claude-code:goats", world.app.host_hand())
    return world


SAVED = """---
type: user
---
- The user lives next to the old printing works.
- User sends birthday cards by post
- يكتب أسماء الملفات بالأحرف الصغيرة
"""
DOUBLED = (
    ("Rents a garden by the old harbour", "Rents a garden by the old HARBOUR"),
    (f"Teaches a class about the {LONG_WORD}", f"Teaches a class about the {LONG_WORD.upper()}"),
)


def kept_safe(world: World) -> None:
    """What the page about backups and bringing in has to show: a backup of another computer that would allow more, and
    notes that an assistant saved.
    """
    other = InventedWorld(world.folder / "other")
    host = other.app.host_hand()
    other.writes("Keeps a heron in the garden", "Mag die Donaudampfschifffahrtsgesellschaftskapitänsmütze")
    for name, value in (("cap", "5"), ("provider.ollama.use", "on"), ("mode", "quiet")):
        other.app.set_setting(name, value, host)
    backup = world.folder / "afterword-2026-02-28.zip"
    other.app.keeping.backup(str(backup))
    os.utime(backup, (other.clock.now().timestamp(),) * 2)
    other.app.close()
    notes = world.folder / ".claude" / "projects" / "-home-sam-seedbox" / "memory"
    notes.mkdir(parents=True)
    (notes / "user.md").write_text(SAVED, encoding="utf-8")


def said_twice(world: World) -> None:
    """Things that say the same twice, for tidying up."""
    for pair in DOUBLED:
        for text in pair:
            world.app._parts.pen.admit(found(world, text))


def found(world: World, text: str) -> Admission:
    """As a look left it, before tidying was thought of."""
    desk = world.app._parts.desk()
    told = Learning(desk.new("l"), None, None, Add(Kind.FACT, text, ""), Apply(), memory=desk.new("m"))
    memory = Memory(told.memory or "", Kind.FACT, text, learned=told.id, created=desk.now, valid_from=desk.now)
    return Admission((told,), (Write(memory, told.id),))
