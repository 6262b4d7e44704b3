"""Whether record and files say the same, and what an opening does first: for tests that end a process in the middle."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from afterword.core.entry import MemoryGone, MemoryNow
from afterword.core.fileop import FileOp, Intent
from afterword.core.memory import Memory
from afterword.ports import Batch
from afterword.storage.atomic import DiskSteps
from afterword.storage.home import home_at
from afterword.storage.opening import Storage, open_storage

AT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
LEFTOVER = re.compile(r"\.afterword-.*")


def opened(folder: Path, steps: DiskSteps | None = None) -> Storage:
    """The home in this folder, with what was intended there finished."""
    storage = open_storage(home_at(folder, {}), steps=steps, patience=20)
    for intent in storage.record.intents():
        carry_out(storage, intent)
    return storage


def keep(storage: Storage, *memories: Memory, gone: tuple[str, ...] = ()) -> None:
    """What the only writer does: intends, files, done. A memory that has a file is rewritten, any other is new."""
    with storage.lock.hold():
        ops: list[FileOp] = []
        lines: list[MemoryNow | MemoryGone] = []
        for memory in memories:
            stored = storage.files.get(memory.id)
            planned, path, seal = (
                storage.files.plan_new(memory) if stored is None else storage.files.plan_rewrite(stored, memory)
            )
            ops.extend(planned)
            lines.append(MemoryNow(memory, path, seal, "l-1"))
        for which in gone:
            stored = storage.files.get(which)
            assert stored is not None
            ops.append(removal(stored.path, stored.content))
            lines.append(MemoryGone(which, "l-1"))
        intent = Intent(f"i-{len(list(storage.record.lines()))}", tuple(ops))
        storage.record.commit(Batch(lines=tuple(lines), intents=(intent,)), at=AT)
        carry_out(storage, intent)


def removal(path: str, content: bytes) -> FileOp:
    from afterword.core.fileop import RemoveFile
    from afterword.storage.filing import digest

    return RemoveFile(path, digest(content))


def carry_out(storage: Storage, intent: Intent) -> None:
    for op in intent.ops:
        storage.files.carry_out(op)
    storage.record.commit(Batch(done=(intent.id,)), at=AT)


def standing(storage: Storage) -> dict[str, MemoryNow]:
    """The newest state of each memory, by the record alone."""
    stands: dict[str, MemoryNow] = {}
    for line in storage.record.lines():
        match line.body:
            case MemoryNow():
                stands[line.body.memory.id] = line.body
            case MemoryGone():
                stands.pop(line.body.memory, None)
            case _:
                pass
    return stands


def disagreements(storage: Storage) -> list[str]:
    """Everything in which record and files differ, and every file that should not be there."""
    files = storage.files.all()
    stands = standing(storage)
    found = [f"{file.path}: {file.problem}" for file in files if file.problem]
    found += [f"{file.path}: the seal does not fit" for file in files if not file.seal_ok]
    on_disk = {file.memory.id: file for file in files if file.memory is not None}
    found += [f"{which}: no file" for which in stands.keys() - on_disk.keys()]
    found += [f"{which}: not in the record" for which in on_disk.keys() - stands.keys()]
    for which in stands.keys() & on_disk.keys():
        now, file = stands[which], on_disk[which]
        if (now.path, now.seal, now.memory) != (file.path, file.seal, file.memory):
            found.append(f"{which}: record and file say different things")
    found += [f"intended and not done: {intent.id}" for intent in storage.record.intents()]
    found += list(storage.record.check())
    if not storage.files.folder_present():
        found.append("the memory folder has no marker")
    return found


def leftovers(folder: Path) -> list[str]:
    """Files that a write that was cut off left behind."""
    return [path.name for path in folder.rglob("*") if LEFTOVER.fullmatch(path.name) and path.name != ".afterword"]
