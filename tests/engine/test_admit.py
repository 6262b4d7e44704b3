"""Record and files as one: what is written together, what a crash leaves, what another hand put there meanwhile."""

from __future__ import annotations

import pytest
from tests.engine.house import MONDAY, House, memory

from afterword.core.entry import Erased, FileTrouble, Held, MemoryNow, NeverAdded
from afterword.core.errors import DiskFull
from afterword.core.fileop import FileOp
from afterword.core.mark import LookMark
from afterword.core.memory import Place
from afterword.engine.admit import Admission, Finished, Gone, Write, finish
from afterword.engine.chain import retired
from afterword.engine.rehearsal import Rehearsal

BERLIN = memory("m-1", "Lives in Berlin")
PORTO = memory("m-2", "Lives in Porto", supersedes="m-1")
MARK = LookMark("claude-code:c1", "c1-3", "hash", MONDAY, 1)


@pytest.fixture
def house() -> House:
    return House()


def folders(house: House) -> list[str]:
    return sorted(path.partition("/")[0] if "/" in path else "memory" for path in house.files.contents)


def test_lines_memories_and_mark_go_in_together(house: House) -> None:
    never = NeverAdded("n-1", "Likes tea", "en", "l-1")
    written = house.desk.pen.admit(Admission((never,), (Write(BERLIN, "l-1"),), marks=(MARK,)))
    assert [type(line.body) for line in written] == [NeverAdded, MemoryNow]
    assert house.desk.pen.mark("claude-code:c1") == MARK
    assert house.record.intents() == ()
    assert house.agrees()


def test_nothing_to_admit_writes_nothing(house: House) -> None:
    assert house.desk.pen.admit(Admission()) == ()
    assert list(house.record.lines()) == []


def test_of_two_writes_of_one_memory_the_later_stands(house: House) -> None:
    house.desk.pen.admit(
        Admission(writes=(Write(BERLIN, "l-1"), Write(PORTO, "l-2"), Write(retired(BERLIN, PORTO), "l-2")))
    )
    assert folders(house) == ["memory", "superseded"]
    assert house.agrees()


def test_a_removed_memory_has_no_file_and_its_lines_stay(house: House) -> None:
    house.desk.pen.admit(Admission(writes=(Write(BERLIN, "l-1"),)))
    house.desk.pen.admit(Admission(gone=(Gone("m-1", "forgotten"),)))
    assert house.files.contents == {}
    assert house.desk.standing().memories["m-1"].gone == "forgotten"


def test_what_is_held_is_held_after_it_was_written(house: House) -> None:
    house.desk.pen.admit(Admission((Held("m-1", FileTrouble.FAILS_CHECK),), (Write(BERLIN, "l-1"),)))
    assert [one.id for one in house.desk.standing().held()] == ["m-1"]


def test_retiring_and_bringing_back_leaves_the_very_bytes(house: House) -> None:
    house.desk.pen.admit(Admission(writes=(Write(BERLIN, "l-1"),)))
    (path,) = house.files.contents
    house.files.contents[path] = house.files.contents[path].replace(b"---\n", b"---\nmood: fine\n", 1) + b"\nMy note.\n"
    before = dict(house.files.contents)
    house.desk.pen.admit(Admission(writes=(Write(retired(BERLIN, PORTO), "l-2"), Write(PORTO, "l-2"))))
    assert folders(house) == ["memory", "superseded"]
    house.desk.pen.admit(Admission(writes=(Write(BERLIN, "a-1"),), gone=(Gone("m-2", "a-1"),)))
    assert house.files.contents == before


class Interrupted(Exception):
    """The process ended here."""


@pytest.mark.parametrize("after", [0, 1, 2, 3])
def test_what_was_intended_is_finished_at_the_next_opening(
    house: House, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    house.desk.pen.admit(Admission(writes=(Write(BERLIN, "l-1"),)))
    carried: list[object] = []

    def until_interrupted(op: FileOp) -> bool:
        if len(carried) == after:
            raise Interrupted
        carried.append(op)
        return type(house.files).carry_out(house.files, op)

    monkeypatch.setattr(house.files, "carry_out", until_interrupted, raising=True)
    admission = Admission(writes=(Write(PORTO, "l-2"), Write(retired(BERLIN, PORTO), "l-2")))
    if after < 3:
        with pytest.raises(Interrupted):
            house.desk.pen.admit(admission)
    else:
        house.desk.pen.admit(admission)
    monkeypatch.undo()
    house.reopen()
    finish(house.desk.sockets)
    assert house.record.intents() == ()
    assert folders(house) == ["memory", "superseded"]
    assert house.agrees()
    assert finish(house.desk.sockets) == Finished()


def test_a_full_disk_loses_nothing_and_is_finished_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(op: FileOp) -> bool:
        raise DiskFull("The disk is full.")

    monkeypatch.setattr(house.files, "carry_out", full)
    with pytest.raises(DiskFull):
        house.desk.pen.admit(Admission(writes=(Write(BERLIN, "l-1"),)))
    monkeypatch.undo()
    finish(house.desk.sockets)
    assert house.agrees()


def test_another_hands_bytes_put_there_meanwhile_stay(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.desk.pen.admit(Admission(writes=(Write(BERLIN, "l-1"),)))
    (path,) = house.files.contents

    def interrupt(op: FileOp) -> bool:
        raise Interrupted

    monkeypatch.setattr(house.files, "carry_out", interrupt)
    with pytest.raises(Interrupted):
        house.desk.pen.admit(Admission(writes=(Write(memory("m-1", "Lives in Bremen"), "l-2"),)))
    monkeypatch.undo()
    mine = house.files.contents[path].replace(b"Berlin", b"Bologna")
    house.files.contents[path] = mine
    finish(house.desk.sockets)
    assert house.files.contents[path] == mine
    assert house.record.intents() == ()


def test_lines_of_other_processes_are_seen(house: House) -> None:
    other = House(house.clock, house.keys, house.record, house.tickets, house.ids)
    other.files = house.files
    other.reopen()
    house.desk.pen.admit(Admission(writes=(Write(BERLIN, "l-1"),)))
    assert other.texts() == {"Lives in Berlin"}


def test_what_was_erased_is_read_anew(house: House) -> None:
    house.desk.pen.admit(Admission(writes=(Write(BERLIN, "l-1"),)))
    assert house.texts() == {"Lives in Berlin"}
    house.record.scrub(lambda text: text.replace("Berlin", "[erased]"))
    house.desk.pen.admit(Admission((Erased(()),)))
    assert house.texts() == {"Lives in [erased]"}


def test_nothing_comes_of_a_rehearsal(house: House) -> None:
    house.desk.pen.admit(Admission(writes=(Write(BERLIN, "l-1"),)))
    rehearsal = Rehearsal(house.desk.pen, house.clock)
    rehearsal.admit(Admission(writes=(Write(PORTO, "l-2"), Write(retired(BERLIN, PORTO), "l-2")), marks=(MARK,)))
    assert {one.text for one in rehearsal.standing().live()} == {"Lives in Porto"}
    assert rehearsal.standing().memories["m-1"].memory.place is Place.SUPERSEDED
    assert rehearsal.mark("claude-code:c1") == MARK
    assert house.texts() == {"Lives in Berlin"}
    assert house.desk.pen.mark("claude-code:c1") is None
    house.desk.pen.admit(rehearsal.whole())
    assert house.texts() == {"Lives in Porto"}
    assert house.desk.pen.mark("claude-code:c1") == MARK
    assert house.agrees()
