"""What every folder of memories does: plan without writing, carry out twice the same, never write over a hand."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from afterword.core.errors import HomeDamaged, Invariant
from afterword.core.fileop import FileOp, PutFile, RemoveFile
from afterword.core.memory import Kind, Memory, Place, Stage, ThisChat
from afterword.ports import MemoryFiles, StoredFile

if TYPE_CHECKING:
    from tests.ports.conftest import Folder

AT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
TEA = Memory("m-tea", Kind.PREFERENCE, "Prefers green tea", stage=Stage.CONFIRMED, created=AT, note="From Nora's list.")
TOWN = Memory("m-town", Kind.FACT, "Lives in Porto", created=AT)


def carry_out(files: MemoryFiles, ops: tuple[FileOp, ...]) -> list[bool]:
    return [files.carry_out(op) for op in ops]


def filed(files: MemoryFiles, memory: Memory) -> StoredFile:
    carry_out(files, files.plan_new(memory)[0])
    stored = files.get(memory.id)
    assert stored is not None
    return stored


def test_a_new_memory_is_planned_then_written(folder: Folder) -> None:
    ops, path, seal = folder.files.plan_new(TEA)
    assert folder.files.all() == ()
    assert carry_out(folder.files, ops) == [True]
    stored = folder.files.get("m-tea")
    assert stored is not None
    assert (stored.memory, stored.path, stored.seal) == (TEA, path, seal)
    assert stored.seal_ok
    assert stored.problem == ""
    assert path == "prefers-green-tea-m-tea.md"


def test_carrying_out_twice_is_the_same(folder: Folder) -> None:
    ops, path, _ = folder.files.plan_new(TEA)
    assert carry_out(folder.files, ops) == carry_out(folder.files, ops) == [True]
    assert folder.names() == {path}
    stored = folder.files.get("m-tea")
    assert stored is not None
    moved, _, _ = folder.files.plan_rewrite(stored, replace(TEA, place=Place.ARCHIVED))
    assert carry_out(folder.files, moved) == carry_out(folder.files, moved) == [True, True]
    assert folder.names() == {f"archived/{path}"}


def test_retiring_moves_it_under_its_own_name_and_undo_gives_the_same_bytes(folder: Folder) -> None:
    stored = filed(folder.files, TEA)
    retired = replace(TEA, place=Place.SUPERSEDED, invalid_at=AT, superseded_by="m-2")
    ops, path, seal = folder.files.plan_rewrite(stored, retired)
    carry_out(folder.files, ops)
    assert path == f"superseded/{stored.path}"
    earlier = folder.files.get("m-tea")
    assert earlier is not None
    assert earlier.memory == retired
    assert (earlier.seal, earlier.seal_ok) == (seal, True)
    carry_out(folder.files, folder.files.plan_rewrite(earlier, TEA)[0])
    assert folder.files.get("m-tea") == stored
    assert folder.names() == {stored.path}


def test_the_seal_does_not_hold_in_another_folder(folder: Folder) -> None:
    """A retired memory moved back by hand is not taken for a live one."""
    stored = filed(folder.files, replace(TEA, place=Place.SUPERSEDED, invalid_at=AT))
    folder.remove(stored.path)
    folder.write("back.md", stored.content)
    back = folder.files.get("m-tea")
    assert back is not None
    assert back.memory is not None
    assert back.memory.place is Place.LIVE
    assert not back.seal_ok


def test_a_hands_edit_is_never_written_over(folder: Folder) -> None:
    """The person saves the file between plan and carrying out, perhaps days later after a crash."""
    stored = filed(folder.files, TEA)
    ops, _, _ = folder.files.plan_rewrite(stored, replace(TEA, text="Prefers black tea"))
    edited = stored.content.replace(b"green", b"white")
    folder.write(stored.path, edited)
    assert carry_out(folder.files, ops) == [False]
    assert folder.read(stored.path) == edited


def test_a_move_leaves_an_edited_original(folder: Folder) -> None:
    stored = filed(folder.files, TEA)
    ops, path, _ = folder.files.plan_rewrite(stored, replace(TEA, place=Place.SUPERSEDED))
    edited = stored.content + b"\nmine\n"
    folder.write(stored.path, edited)
    assert carry_out(folder.files, ops) == [True, False]
    assert folder.read(stored.path) == edited
    assert folder.read(path) is not None
    assert folder.files.get("m-tea") is None


def test_a_deleted_file_does_not_come_back_by_a_rewrite(folder: Folder) -> None:
    stored = filed(folder.files, TEA)
    ops, _, _ = folder.files.plan_rewrite(stored, replace(TEA, text="Prefers black tea"))
    folder.remove(stored.path)
    assert carry_out(folder.files, ops) == [False]
    assert folder.names() == set()


def test_put_over_whatever_is_there(folder: Folder) -> None:
    stored = filed(folder.files, TEA)
    assert folder.files.carry_out(PutFile(stored.path, b"new", over=None))
    assert folder.read(stored.path) == b"new"


def test_remove_only_what_is_expected(folder: Folder) -> None:
    stored = filed(folder.files, TEA)
    assert not folder.files.carry_out(RemoveFile(stored.path, hashlib.sha256(b"other").hexdigest()))
    assert folder.names() == {stored.path}
    expected = hashlib.sha256(stored.content).hexdigest()
    assert folder.files.carry_out(RemoveFile(stored.path, expected))
    assert folder.files.carry_out(RemoveFile(stored.path, expected))
    assert folder.names() == set()


def test_a_second_file_with_a_known_id_is_doubled(folder: Folder) -> None:
    stored = filed(folder.files, TEA)
    folder.write("archived/other.md", stored.content)
    assert folder.files.get("m-tea") is None
    assert [(file.path, file.problem) for file in folder.files.all()] == [
        ("archived/other.md", "doubled"),
        (stored.path, "doubled"),
    ]


def test_a_doubled_file_can_become_a_memory_of_its_own(folder: Folder) -> None:
    stored = filed(folder.files, TEA)
    folder.write("zz.md", stored.content)
    double = next(file for file in folder.files.all() if file.path == "zz.md")
    carry_out(folder.files, folder.files.plan_rewrite(double, replace(TEA, id="m-new"))[0])
    for which in ("m-tea", "m-new"):
        one = folder.files.get(which)
        assert one is not None
        assert one.seal_ok


@pytest.mark.parametrize(
    "name",
    [
        "{} (conflicted copy 2026-03-01).md",
        "{} (Nora's conflicted copy 2026-03-01).md",
        "{} (Nora Berg in Konflikt stehende Kopie 2026-03-01).md",
        "{}.sync-conflict-20260301-093000-ABCDEFG.md",
        "{}_conflict-20260301-093000.md",
        "{}-LAPTOP-7.md",
        "{} (1).md",
        "{} 2.md",
        "{} (SFConflict nora@example.org 2026-03-01-09-30-00).md",
    ],
)
def test_a_sync_programs_copy_is_named_and_the_original_stays_in_use(folder: Folder, name: str) -> None:
    stored = filed(folder.files, TEA)
    copy = name.format(stored.path.removesuffix(".md"))
    folder.write(copy, stored.content.replace(b"green", b"white"))
    assert {file.path: file.problem for file in folder.files.all()} == {stored.path: "", copy: "conflict_copy"}
    assert folder.files.get("m-tea") == stored


def test_a_forgery_does_not_become_the_original_by_a_shorter_name(folder: Folder) -> None:
    stored = filed(folder.files, TEA)
    folder.write("prefers.md", stored.content.replace(b"green", b"white"))
    assert {file.path: file.problem for file in folder.files.all()} == {stored.path: "doubled", "prefers.md": "doubled"}


def test_other_programs_files_are_named_and_left(folder: Folder) -> None:
    folder.write("shopping.md", b"# Shopping\n\nTea\n")
    folder.write("recipe.md", b'---\nid: "m-9"\nkind: "recipe"\n---\n\nStir.\n')
    folder.write("head.md", b"---\nid: [\nkind: fact\n---\n\nX\n")
    folder.write("latin.md", b"---\nid: m-8\nkind: fact\n---\n\nCaf\xe9\n")
    assert {file.path: (file.memory, file.problem) for file in folder.files.all()} == {
        "shopping.md": (None, "not_a_memory"),
        "recipe.md": (None, "unknown_kind"),
        "head.md": (None, "bad_head"),
        "latin.md": (None, "encoding"),
    }


def test_a_new_memory_takes_no_name_that_is_taken(folder: Folder) -> None:
    folder.write("prefers-green-tea-m-tea.md", b"mine")
    ops, path, _ = folder.files.plan_new(TEA)
    carry_out(folder.files, ops)
    assert path == "prefers-green-tea-m-tea-2.md"
    assert folder.read("prefers-green-tea-m-tea.md") == b"mine"
    assert folder.files.get("m-tea") is not None


def test_a_renamed_file_is_still_the_memory(folder: Folder) -> None:
    stored = filed(folder.files, TEA)
    folder.remove(stored.path)
    folder.write("Tee trinken.md", stored.content)
    found = folder.files.get("m-tea")
    assert found is not None
    assert (found.path, found.seal_ok) == ("Tee trinken.md", True)


def test_a_folder_that_is_away_is_not_an_empty_one(folder: Folder) -> None:
    ops, _, _ = folder.files.plan_new(TOWN)
    filed(folder.files, TEA)
    folder.take_away()
    assert not folder.files.folder_present()
    assert folder.files.all() == ()
    with pytest.raises(HomeDamaged):
        folder.files.carry_out(ops[0])


@pytest.mark.parametrize(
    "path",
    [
        "../escaped.md",
        "superseded/../../escaped.md",
        "/etc/escaped.md",
        "superseded//a.md",
        "other/a.md",
        "a\x00.md",
        "a\\b.md",
        ".hidden.md",
        "superseded/.afterword",
        "note.txt",
        "",
        "superseded/",
        "x" * 260 + ".md",
    ],
)
@pytest.mark.parametrize("op", [lambda path: PutFile(path, b"x"), lambda path: RemoveFile(path, "00")])
def test_no_operation_leaves_the_folder(folder: Folder, path: str, op: object) -> None:
    assert callable(op)
    with pytest.raises(HomeDamaged):
        folder.files.carry_out(op(path))


@pytest.mark.parametrize(
    "text",
    ["two\nlines", "two\r\nlines", "", "   ", " padded", "padded ", "a\n---\nb", "tab end\t", "\ud800"],
)
def test_a_text_that_no_file_can_hold_as_it_is_is_a_fault(folder: Folder, text: str) -> None:
    with pytest.raises(Invariant):
        folder.files.plan_new(replace(TOWN, text=text))


@pytest.mark.parametrize(
    "text", ["---", "--- a", "id: m-1", "# heading", "> quote", "...", "\u2028x\u2028y", "a: b # c"]
)
def test_a_text_that_looks_like_structure_stays_text(folder: Folder, text: str) -> None:
    assert filed(folder.files, replace(TOWN, text=text)).memory == replace(TOWN, text=text)


def test_what_reaches_one_chat_only_is_never_stored(folder: Folder) -> None:
    with pytest.raises(Invariant):
        folder.files.plan_new(replace(TOWN, scope=ThisChat()))
