"""What assistants saved by themselves: brought in, waiting, kept in one press; and what is known, taken out again."""

from __future__ import annotations

import json
import re
import sys
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from tests.app.world import NOON, World

from afterword.app import Done
from afterword.app.keeping import Imported, as_markdown
from afterword.assistants.saved import notes
from afterword.core.errors import AnswerRefused, BadInput, UnknownFormat
from afterword.core.memory import InProject, Kind, Memory
from afterword.engine.exporting import Exported
from afterword.ports import Process
from afterword.storage.scripted import GivenProcesses

USER = """---
name: how-sam-works
description: who they are
type: user
---
- The user lives in **Tilburg**.
- User prefers short answers with [an example](examples.md)
- [Testing notes](testing.md) — how tests are run
- Always run the linter before you commit
- You may delete branches without asking
- Their password is hunter2-Xk9!pq
- User was diagnosed with asthma
**Why:** they said so in March.
"""
LINTER = "Wants the linter run before committing"  # an order makes no memory; what it says of the person may
FEEDBACK = """---
type: feedback
---
Prefers rebasing to merging.

**How to apply:** in every pull request.
"""
REFERENCE = "---\ntype: reference\n---\n- Bugs are tracked in Linear\n"


def noted(world: World, name: str, text: str, key: str = "-home-sam-seedbox") -> None:
    folder = world.folder / "person" / ".claude" / "projects" / key
    (folder / "memory").mkdir(parents=True, exist_ok=True)
    (folder / "memory" / name).write_text(text, encoding="utf-8")
    (folder / "one.jsonl").write_text(json.dumps({"type": "user", "cwd": "/home/sam/seedbox"}) + "\n")


def brought(world: World, source: str) -> Imported:
    return world.app.keeping.bring_in(source, {"HOME": str(world.folder / "person")})


def waiting(world: World) -> set[str]:
    return {view.text for view in world.app.waiting()}


def test_claude_codes_own_memories_wait_and_one_press_keeps_them(world: World) -> None:
    noted(world, "user.md", USER)
    noted(world, "feedback.md", FEEDBACK)
    noted(world, "links.md", REFERENCE)
    (world.folder / "person" / ".claude" / "CLAUDE.md").write_text("- Answers in French\n")
    found = brought(world, "claude-code")
    assert waiting(world) == {
        "Lives in Tilburg",
        "Prefers short answers with an example",
        "Prefers rebasing to merging",
        LINTER,
    }
    assert world.texts() == set(), "nothing is in use before the person says so"
    assert found.fresh == 4
    assert found.skipped == {
        "points to something else": 1,
        "a power is never learned, whoever says it": 1,
        "a secret is never kept": 1,
        "health is never kept": 1,
    }
    again = brought(world, "claude-code")
    assert (again.fresh, again.skipped["waits for you already"]) == (0, 4)
    assert isinstance(world.app.keeping.keep_imported(world.app.host_hand()), Done)
    kept = {view.memory.text: view.memory for view in world.app.memories()}
    assert {memory.source.value for memory in kept.values()} == {"imported"}
    scopes = {text: type(memory.scope).__name__ for text, memory in kept.items()}
    assert scopes["Lives in Tilburg"] == "Everywhere"
    assert scopes["Prefers rebasing to merging"] == "InProject"
    assert waiting(world) == set()


def test_what_was_taken_back_is_not_brought_in_again(world: World) -> None:
    noted(world, "user.md", USER)
    brought(world, "claude-code")
    world.app.keeping.keep_imported(world.app.host_hand())
    one = next(view for view in world.app.learned() if "Tilburg" in view.text)
    assert isinstance(world.app.undo(one.id, world.app.host_hand()), Done)
    assert "Lives in Tilburg" not in world.texts()
    found = brought(world, "claude-code")
    assert found.fresh == 0
    assert found.skipped["you took this back before"] == 1
    assert found.skipped["already known"] == 2


def test_one_of_a_project_that_is_not_known_is_left(world: World) -> None:
    folder = world.folder / "person" / ".claude" / "projects" / "-gone" / "memory"
    folder.mkdir(parents=True)
    (folder / "MEMORY.md").write_text("- Prefers tabs over spaces\n")
    assert brought(world, "claude-code").skipped == {"belongs to a project that is not known here": 1}


def test_codexs_own_memories(world: World) -> None:
    folder = world.folder / "person" / ".codex" / "memories"
    folder.mkdir(parents=True)
    (folder / "memory_summary.md").write_text("## User Profile\n\n- The user works with Elixir\n")
    (folder / "raw_memories.md").write_text("- Owns a yacht\n")
    (folder.parent / "AGENTS.md").write_text("- Prefers Vim\n")
    assert brought(world, "codex").fresh == 1
    assert waiting(world) == {"Works with Elixir"}


def chat(at: float, *messages: Mapping[str, object], **more: object) -> dict[str, object]:
    nodes = {str(number): {"id": str(number), "message": one} for number, one in enumerate(messages)}
    return {"update_time": at, "mapping": nodes, **more}


CONTEXT = {
    "content": {"content_type": "model_editable_context", "model_set_context": "1. [2026-01-02]. User plays chess"}
}
OLDER = {"content": {"content_type": "model_editable_context", "model_set_context": "1. [2025-01-02]. User plays Go"}}
MINE = {"content": {"content_type": "user_editable_context", "user_instructions": "Speaks like a pirate"}}
BIO = {"recipient": "bio", "author": {"role": "assistant"}, "content": {"parts": ["User owns a tandem"]}}
TWO = {
    "recipient": "bio",
    "author": {"role": "assistant"},
    "content": {"parts": ["User keeps bees.\nUser lives in Porto."]},
}

LISTS: dict[str, tuple[object, set[str]]] = {
    "newest.json": ([chat(2, CONTEXT, MINE), chat(1, OLDER, BIO)], {"Plays chess"}),
    "written.json": ([chat(1, BIO, MINE)], {"Owns a tandem"}),
    "several.json": ([chat(1, TWO)], {"Keeps bees", "Lives in Porto"}),
    "told-not-to.json": ([chat(1, BIO, is_do_not_remember=True)], set()),
    "texts.json": (["User plays the oboe", ""], {"Plays the oboe"}),
    "objects.json": ({"memories": [{"content": "User plays the oboe"}]}, {"Plays the oboe"}),
}


@pytest.mark.parametrize("name", LISTS)
def test_chatgpts_export_and_lists(name: str, world: World) -> None:
    said, expected = LISTS[name]
    (world.folder / name).write_text(json.dumps(said))
    brought(world, str(world.folder / name))
    assert waiting(world) == expected


def test_chatgpts_zip_and_a_list_copied_by_hand(world: World) -> None:
    with zipfile.ZipFile(world.folder / "export.zip", "w") as archive:
        archive.writestr("conversations-000.json", json.dumps([chat(2, CONTEXT)]))
        archive.writestr("user.json", json.dumps({"text": "Is named Secret"}))
    (world.folder / "list.txt").write_text(
        "User keeps bees\nUser was diagnosed with asthma\nUser owns a tandem\n", encoding="utf-8"
    )
    (world.folder / "notepad.txt").write_text("User speaks Dutch\n", encoding="utf-16")
    for name in ("export.zip", "list.txt", "notepad.txt"):
        brought(world, str(world.folder / name))
    assert waiting(world) == {"Plays chess", "Keeps bees", "Owns a tandem", "Speaks Dutch"}


def test_what_cannot_be_read_is_said(world: World) -> None:
    (world.folder / "none.json").write_text("{}")
    with pytest.raises(UnknownFormat):
        brought(world, str(world.folder / "none.json"))
    with pytest.raises(BadInput, match="no assistant of that name"):
        brought(world, "hal")
    nothing = brought(world, "claude-code")
    assert (nothing.fresh, nothing.skipped) == (0, {})
    assert [Path(place).parts[-4:] for place in nothing.looked_in] == [("projects", "*", "memory", "*.md")]


def test_what_is_too_much_and_what_cannot_be_read_is_counted_and_named(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notes, "MOST", 2)
    (world.folder / "many.txt").write_text("User keeps bees\nUser lives in Porto\nUser owns a tandem\n")
    assert brought(world, str(world.folder / "many.txt")) == Imported(2, {notes.TOO_MANY: 1})
    old = world.folder / "old.txt"
    old.write_bytes("User lives in Zürich\n".encode("latin-1"))
    assert brought(world, str(old)).skipped == {f"{old} cannot be read. It is not written in UTF-8: save it so.": 1}
    assert waiting(world) == {"Keeps bees", "Lives in Porto"}


HOSTILE: dict[str, Callable[[Path], object]] = {
    "huge.json": lambda path: sparse(path, 4),
    "huge.txt": lambda path: sparse(path, 4),
    "bomb.zip": lambda path: zipped(path, "conversations.json", b"[" + bytes(40 * 1024**2) + b"]"),
    "climb.zip": lambda path: zipped(path, "../../conversations.json", b'["User plays the oboe"]'),
    "link.json": lambda path: pointing(path, b'["User plays the oboe"]'),
    "link.txt": lambda path: pointing(path, b"User plays the oboe"),
    "bytes.txt": lambda path: path.write_bytes(b"\xff\xfe\x00\x1b[31m" * 50),
    "noise.txt": lambda path: path.write_bytes(b"PK\x03\x04\x00\x00\nUser plays the oboe\n"),
    "when.json": lambda path: path.write_text(f'[{{"mapping": {{"a": null}}, "update_time": {"9" * 400}}}]'),
}


def sparse(path: Path, gigabytes: int) -> None:
    with path.open("wb") as file:
        file.truncate(gigabytes * 1024**3)


def zipped(path: Path, name: str, content: bytes) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)


def pointing(path: Path, content: bytes) -> None:
    path.with_suffix(".real").write_bytes(content)
    path.symlink_to(path.with_suffix(".real"))


@pytest.mark.skipif(sys.platform == "win32", reason="links and files with holes are others there")
def test_nothing_comes_of_a_file_made_to_harm_and_none_is_read_without_end(world: World) -> None:
    for name, make in HOSTILE.items():
        make(world.folder / name)
        brought(world, str(world.folder / name))
        assert waiting(world) == set(), name
    if sys.platform == "linux":
        (why,) = brought(world, "/proc/self/mem").skipped
        assert re.match(r"/\S+ cannot be read\. The system does not give it", why)
    (world.folder / "deep.json").write_text("[" * 200_000)
    with pytest.raises(UnknownFormat):
        brought(world, str(world.folder / "deep.json"))


def test_keeping_what_was_brought_in_is_the_persons_answer(world: World) -> None:
    noted(world, "user.md", USER)
    brought(world, "claude-code")
    world.processes = GivenProcesses([Process(9, "claude", "claude")])
    world.again()
    for ask in (world.app.keeping.keep_imported, lambda hand: world.app.keeping.restore("any.zip", hand)):
        with pytest.raises(AnswerRefused):
            ask(world.app.terminal_hand())
    with pytest.raises(AnswerRefused):
        world.app.keeping.backup_with_key(str(world.folder / "x.zip"), world.app.terminal_hand())
    assert not (world.folder / "x.zip").exists()
    assert world.texts() == set()


# out again


def test_what_is_known_is_taken_out_without_what_waits(world: World) -> None:
    host = world.app.host_hand()
    world.app.remember("Uses Emacs", host)
    world.app.remember("Speaks *Frisian* well", host)
    first = next(view for view in world.app.memories() if "Emacs" in view.memory.text)
    world.app.rewrite(first.memory.id, "Uses Helix", host)
    world.app.remember("Plays the tuba", None)
    exported = world.app.keeping.export()
    text = as_markdown(exported)
    assert [memory.text for memory in exported.earlier] == ["Uses Emacs"]
    assert "- Uses Helix (since Mon 2 Mar 2026)" in text
    assert "- Uses Emacs (from Mon 2 Mar 2026, until Mon 2 Mar 2026)" in text
    assert "Speaks \\*Frisian\\* well" in text
    assert "tuba" not in text
    file = world.app.keeping.save(str(world.folder / "out.md"), text)
    assert Path(file).read_text(encoding="utf-8") == text
    with pytest.raises(BadInput, match="already"):
        world.app.keeping.save(file, text)
    with pytest.raises(BadInput, match="There is no folder"):
        world.app.keeping.save(str(world.folder / "none" / "out.md"), text)


@pytest.mark.parametrize(
    ("note", "stands"),
    [
        ("a \x1b]0;x\x07b \x1b[31mc\u202ed", "a b cd"),
        ("    rm -rf", "rm -rf"),
        ("# Obey", "\\# Obey"),
        ("- Obey", "\\- Obey"),
        ("12. Obey", "12\\. Obey"),
        ("===", "\\==="),
        ("&lt;b>", "\\&lt;b\\>"),
        ("12.5 litres - no more", "12\\.5 litres - no more"),
    ],
)
def test_what_is_taken_out_is_text_whatever_stands_in_it(note: str, stands: str) -> None:
    """A file may have been written by any hand, and a project be called anything."""
    memory = Memory(
        "m-1", Kind.FACT, "Likes tea", scope=InProject("git:x", f"x\n- Obey {note}"), note=f"{note}\n{note}"
    )
    first, *notes = as_markdown(Exported(NOON, (memory,), ())).partition("- Likes tea")[2].splitlines()
    assert first.startswith(" (since ")
    assert notes == [f"  {stands}"] * 2
    assert not re.search("[\x00-\x1f\u202e]", first)


def test_it_is_known_who_saved_anything(world: World) -> None:
    world.env["HOME"] = str(world.folder / "person")
    assert world.again().keeping.saved_here() == ()
    noted(world, "user.md", USER)
    assert world.app.keeping.saved_here() == (("claude-code", "Claude Code"),)
    (world.folder / "person" / ".codex" / "memories").mkdir(parents=True)
    (world.folder / "person" / ".codex" / "memories" / "MEMORY.md").write_text("- Likes tea\n")
    assert world.app.keeping.saved_here() == (("claude-code", "Claude Code"), ("codex", "Codex"))


def test_what_is_said_in_a_script_without_rules_waits_too(world: World) -> None:
    noted(world, "user.md", "---\ntype: user\n---\n- يكتب أسماء الملفات بالأحرف الصغيرة\n- מעדיף תה על קפה\n")
    assert brought(world, "claude-code").fresh == 2
    assert waiting(world) == {"يكتب أسماء الملفات بالأحرف الصغيرة", "מעדיף תה על קפה"}
    assert isinstance(world.app.keeping.keep_imported(world.app.host_hand()), Done)
    assert world.texts() == {"يكتب أسماء الملفات بالأحرف الصغيرة", "מעדיף תה על קפה"}
