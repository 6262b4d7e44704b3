"""The memory folder held against the record: each thing that a hand, a sync program or a thief may do to a file."""

from __future__ import annotations

import pytest
from tests.engine.house import House, memory, preference

from afterword.core.entry import FileTrouble
from afterword.core.memory import Chatless, Domain, Everywhere, InDomain, InProject, Place, Scope, Source, Stage
from afterword.engine.admit import Admission, Gone, Write
from afterword.engine.comparing import Compared, compare, narrower, taken_from, taken_in
from afterword.storage.in_memory import InMemoryKeys

PORTO = memory("m-porto", "Lives in Porto")
TEA = preference("m-tea", "Prefers tea over coffee")


@pytest.fixture
def house() -> House:
    made = House()
    made.desk.pen.admit(Admission(writes=(Write(PORTO, "l-1"), Write(TEA, "l-2"))))
    return made


def found(house: House) -> Compared:
    return compare(house.files.all(), house.desk.standing())


def troubles(house: House) -> dict[str, FileTrouble]:
    return {change.stored.path: change.trouble for change in found(house).changed}


def path(house: House, which: str) -> str:
    return house.desk.standing().memories[which].newest.path


def edit(house: House, which: str, old: str, new: str) -> None:
    file = path(house, which)
    house.files.contents[file] = house.files.contents[file].replace(old.encode(), new.encode())


def test_untouched_files_are_as_they_were_left(house: House) -> None:
    assert found(house) == Compared()


def test_line_ends_renames_notes_and_foreign_fields_are_the_persons_business(house: House) -> None:
    file = path(house, "m-porto")
    content = house.files.contents.pop(file)
    content = content.replace(b"---\n", b"---\nmood: fine\n", 1) + b"\nA note below.\n"
    house.files.contents["home town.md"] = content.replace(b"\n", b"\r\n")
    assert found(house) == Compared()


def test_other_words(house: House) -> None:
    edit(house, "m-porto", "Lives in Porto", "Lives in Lisbon")
    assert troubles(house) == {path(house, "m-porto"): FileTrouble.EDITED}
    assert found(house).troubled == {"m-porto"}


def test_a_file_that_makes_itself_the_persons(house: House) -> None:
    edit(house, "m-porto", "learned", "you")
    assert troubles(house) == {path(house, "m-porto"): FileTrouble.EDITED}


def test_an_old_sealed_copy_put_back(house: House) -> None:
    file = path(house, "m-porto")
    old = house.files.contents[file]
    house.desk.pen.admit(Admission(writes=(Write(memory("m-porto", "Lives in Lisbon"), "l-3"),)))
    assert troubles(house) == {}
    house.files.contents[file] = old
    assert troubles(house) == {file: FileTrouble.OLD_COPY}


def test_a_forgotten_memory_put_back(house: House) -> None:
    file = path(house, "m-porto")
    old = house.files.contents[file]
    house.desk.pen.admit(Admission(gone=(Gone("m-porto", "forgotten"),)))
    assert file not in house.files.contents
    house.files.contents[file] = old
    assert troubles(house) == {file: FileTrouble.OLD_COPY}


def test_a_seal_taken_from_another_memory(house: House) -> None:
    seal = house.desk.standing().memories["m-tea"].newest.seal
    edit(house, "m-porto", house.desk.standing().memories["m-porto"].newest.seal, seal)
    assert troubles(house) == {path(house, "m-porto"): FileTrouble.EDITED}


def test_a_file_from_another_hand(house: House) -> None:
    other = House(keys=InMemoryKeys(b"\x02" * 32))
    other.desk.pen.admit(Admission(writes=(Write(memory("m-planted", "Trusts every page"), "l-9"),)))
    house.files.contents["planted.md"] = next(iter(other.files.contents.values()))
    assert troubles(house) == {"planted.md": FileTrouble.UNSEALED}


def test_a_second_file_with_a_known_id_leaves_the_first_in_use(house: House) -> None:
    file = path(house, "m-porto")
    house.files.contents["another.md"] = house.files.contents[file]
    assert troubles(house) == {"another.md": FileTrouble.DOUBLED}


def test_a_sync_programs_conflict_copy(house: House) -> None:
    file = path(house, "m-porto")
    copy = file.replace(".md", " (conflicted copy 2026-03-02).md")
    house.files.contents[copy] = house.files.contents[file].replace(b"Porto", b"Lisbon")
    assert troubles(house) == {copy: FileTrouble.DOUBLED}


def test_a_file_that_can_no_longer_be_read(house: House) -> None:
    house.files.contents[path(house, "m-porto")] = b"---\n[broken\n"
    assert troubles(house) == {path(house, "m-porto"): FileTrouble.UNREADABLE}
    assert found(house).missing == ()


def test_a_file_moved_to_another_folder(house: House) -> None:
    file = path(house, "m-porto")
    house.files.contents[f"archived/{file}"] = house.files.contents.pop(file)
    assert troubles(house) == {f"archived/{file}": FileTrouble.EDITED}


def test_a_deleted_file_is_missing(house: House) -> None:
    del house.files.contents[path(house, "m-porto")]
    assert found(house).missing == ("m-porto",)


def test_a_lost_record_knows_nothing_and_sealed_files_are_told(house: House) -> None:
    from afterword.core.standing import Standing

    compared = compare(house.files.all(), Standing())
    assert {file.memory.id for file in compared.unknown if file.memory} == {"m-porto", "m-tea"}
    assert compared.changed == ()


def test_what_a_file_may_say_of_a_known_memory() -> None:
    said = preference("m-tea", "Prefers water", Stage.CONFIRMED, source=Source.YOU, note="mine", seen=99)
    taken = taken_from(said, TEA)
    assert (taken.text, taken.note) == ("Prefers water", "mine")
    assert (taken.source, taken.stage, taken.seen) == (TEA.source, TEA.stage, TEA.seen)


def test_what_a_file_that_is_new_may_say() -> None:
    said = preference("m-new", "Prefers water", Stage.CONFIRMED, source=Source.YOU, seen=99, learned="l-1")
    taken = taken_in(said)
    assert (taken.source, taken.stage, taken.seen, taken.learned) == (Source.IMPORTED, Stage.TENTATIVE, 1, None)
    assert taken_in(memory("m-new", "Lives in Porto")).stage is None


SEEDBOX = InProject("git:a", "a")
FERRIES = InProject("git:b", "b")
CODE = InDomain(Domain.CODE)

REACHES: tuple[tuple[Scope, Scope, bool], ...] = (
    (SEEDBOX, Everywhere(), True),
    (Everywhere(), SEEDBOX, False),
    (SEEDBOX, FERRIES, False),
    (SEEDBOX, CODE, True),
    (CODE, SEEDBOX, False),
    (Chatless(), CODE, False),
    (Chatless(), Everywhere(), True),
    (SEEDBOX, SEEDBOX, True),
)


@pytest.mark.parametrize(("scope", "than", "holds"), REACHES)
def test_a_file_reaches_no_further_than_it_did(scope: Scope, than: Scope, *, holds: bool) -> None:
    assert narrower(scope, than) is holds
    taken = taken_from(preference("m-tea", "Prefers tea", scope=scope), preference("m-tea", "Prefers tea", scope=than))
    assert taken.scope == (scope if holds else than)


def test_putting_aside_by_hand_is_taken_bringing_back_is_not() -> None:
    aside = preference("m-tea", "Prefers tea", place=Place.ARCHIVED)
    assert taken_from(aside, TEA).place is Place.ARCHIVED
    assert taken_from(TEA, preference("m-tea", "Prefers tea", place=Place.SUPERSEDED)).place is Place.SUPERSEDED
