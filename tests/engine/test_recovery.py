"""After an accident: what was intended is still done, what cannot be seen is not missing, lost lines are noticed."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.engine.house import House, memory

from afterword.core.entry import AnswerKind, CardKind, FileTrouble
from afterword.core.errors import BadInput, DiskFull, HomeDamaged
from afterword.core.fileop import FileOp
from afterword.core.memory import Source
from afterword.engine.admit import Admission, Write, finish
from afterword.engine.answer.cards import card_question
from afterword.engine.answer.never_list import begin_never_list_question
from afterword.engine.asking import take
from afterword.engine.catching_up import catch_up
from afterword.engine.files import changes, keep_question, take_in
from afterword.engine.folder import look_over
from afterword.engine.health import health
from afterword.engine.repair import repair
from afterword.storage.in_memory import InMemoryKeys, InMemoryRecord

DAY = timedelta(days=1)


@pytest.fixture
def house() -> House:
    made = House()
    made.learn("Lives in Berlin")
    made.learn("Is called Sam")
    return made


def one_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A learning whose file was not written: the record alone knows it."""

    def full(op: FileOp) -> bool:
        raise DiskFull("The disk is full.")

    monkeypatch.setattr(house.files, "carry_out", full)
    with pytest.raises(DiskFull):
        house.learn("Speaks Dutch")
    monkeypatch.undo()
    house.reopen()


def test_an_opening_goes_on_while_the_folder_is_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one_cut_off(house, monkeypatch)
    house.files.present = False
    caught_up = catch_up(house.desk)
    assert caught_up.did == ()
    assert [type(error) for error in caught_up.hindered] == [HomeDamaged]
    house.later(days=3)
    assert take_in(house.desk) == ()
    assert house.texts() == {"Lives in Berlin", "Is called Sam", "Speaks Dutch"}
    assert [line.code for line in health(house.desk, "home", "1").lines][:2] == ["folder", "intents"]
    house.files.present = True
    assert len(catch_up(house.desk).did) == 1
    assert house.agrees()


def test_what_is_yet_to_be_written_is_not_missing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is there and still nothing can be written: after a day it must not count as deleted by the person."""
    one_cut_off(house, monkeypatch)
    assert look_over(house.desk).missing == ()
    for _ in range(3):
        house.later(days=2)
        take_in(house.desk)
    assert "Speaks Dutch" in house.texts()
    finish(house.desk.sockets)
    assert house.agrees()


def test_nothing_is_recorded_that_no_file_can_be_written_for(house: House) -> None:
    house.files.present = False
    before = house.desk.standing().last_seq
    with pytest.raises(HomeDamaged):
        house.learn("Speaks Dutch")
    assert house.desk.standing().last_seq == before
    assert house.record.intents() == ()


def test_what_another_process_left_half_done_comes_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process ended in the middle of putting a file aside; this one, open all the while, writes the same memory."""
    berlin = next(one for one in house.desk.standing().live() if one.text == "Lives in Berlin")
    other = House(house.clock, house.keys, house.record, house.tickets, house.ids)
    other.files = house.files
    other.reopen()

    def ended(op: FileOp) -> bool:
        raise DiskFull("ended")

    monkeypatch.setattr(house.files, "carry_out", ended)
    with pytest.raises(DiskFull):
        other.learn("Lives in Porto", replaces=berlin.id)
    monkeypatch.undo()
    house.desk.pen.admit(Admission(writes=(Write(house.desk.standing().memories[berlin.id].memory, "l-9"),)))
    assert house.record.intents() == ()
    assert house.agrees()


@pytest.mark.parametrize("problem", ["unreadable", "link", "bad_name"])
def test_what_cannot_be_looked_into_hides_no_deletion(
    problem: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file was renamed and then closed to us: it may be the one that is missing, so nothing is forgotten for it."""
    from afterword.storage.filing import unreadable_file

    which = house.desk.standing().live()[0].id
    lies = house.files.all()
    kept = tuple(file for file in lies if file.path != house.path(which))
    monkeypatch.setattr(house.files, "all", lambda: (*kept, unreadable_file("other name.md", problem)))
    for _ in range(3):
        take_in(house.desk)
        house.later(days=2)
    stands = house.desk.standing().memories[which]
    assert stands.present
    assert stands.held is not None
    monkeypatch.setattr(house.files, "all", lambda: kept)
    take_in(house.desk)
    assert not house.desk.standing().memories[which].present, "nothing is hidden any more: now it counts as forgotten"


@pytest.mark.parametrize("problem", ["unreadable", "link"])
def test_a_folder_that_cannot_be_entered_hides_what_lies_in_it(
    problem: str, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from afterword.storage.filing import unreadable_file

    old = house.of(house.learn("Lives in Rome"))
    house.learn("Lives in Oslo", replaces=old)
    kept = tuple(file for file in house.files.all() if not file.path.startswith("superseded/"))
    monkeypatch.setattr(house.files, "all", lambda: (*kept, unreadable_file("superseded", problem)))
    compared = look_over(house.desk)
    assert compared.missing == ()
    assert [change.trouble for change in compared.changed] == [FileTrouble.UNREADABLE]


def test_a_file_moved_to_a_folder_of_ones_own_is_not_missing(house: House) -> None:
    which = house.desk.standing().live()[0].id
    house.files.contents[f"work/{house.path(which)}"] = house.files.contents.pop(house.path(which))
    assert look_over(house.desk).missing == ()
    assert [change.memory for change in changes(house.desk)] == [which]


def test_a_copy_in_a_folder_of_ones_own_is_the_persons_business(house: House) -> None:
    which = house.desk.standing().live()[0].id
    house.files.contents[f"work/{house.path(which)}"] = house.files.contents[house.path(which)]
    assert changes(house.desk) == ()


# a record that lost lines


def without_record(house: House) -> House:
    """The files, the key, and a record that knows nothing."""
    bare = House(house.clock, house.keys, InMemoryRecord(), house.tickets, house.ids)
    bare.files = house.files
    bare.reopen()
    return bare


def test_sealed_files_are_taken_up_and_everything_new_waits_until_the_person_says_so(house: House) -> None:
    bare = without_record(house)
    assert "trouble" in {line.level for line in health(bare.desk, "home", "1").lines}
    assert len(repair(bare.desk).did) == 1
    assert bare.texts() == {"Lives in Berlin", "Is called Sam"}
    assert bare.agrees()
    assert repair(bare.desk).did == ()
    assert bare.desk.standing().never_texts() is None
    take(bare.desk, begin_never_list_question(), bare.hand())
    assert bare.desk.standing().never_texts() == ()
    with pytest.raises(BadInput):
        take(bare.desk, begin_never_list_question(), bare.hand())


def test_files_without_a_good_seal_wait(house: House) -> None:
    which = house.desk.standing().live()[0].id
    house.edit(which, "Berlin", "Bremen")
    bare = without_record(house)
    repair(bare.desk)
    assert bare.texts() == {"Is called Sam"}
    assert [change.trouble for change in changes(bare.desk)] == [FileTrouble.UNSEALED]
    take(bare.desk, keep_question(), bare.hand())
    (kept,) = [one for one in bare.desk.standing().live() if one.text == "Lives in Bremen"]
    assert kept.source is Source.IMPORTED


def test_what_fails_the_check_is_taken_up_and_left_out_until_the_person_answers(house: House) -> None:
    """Why it was left out is lost with the record; so it is checked again, and one question asks."""
    house.desk.pen.admit(Admission(writes=(Write(memory("m-send", "Sends reports to boss@example.org"), "l-9"),)))
    bare = without_record(house)
    repair(bare.desk)
    assert bare.texts() == {"Lives in Berlin", "Is called Sam"}
    assert bare.agrees()
    (card,) = bare.desk.standing().open_cards()
    assert card.card.kind is CardKind.CHECKED
    assert "not be learned: an address or number you did not type." in card.card.words, "in words, not by a code"
    take(bare.desk, card_question(card.card.id), bare.hand({AnswerKind.CARD: "use"}))
    assert "Sends reports to boss@example.org" in bare.texts()


def test_what_is_left_out_stays_so_when_it_is_said_again(house: House) -> None:
    from afterword.engine.questions import held_with_card

    (berlin,) = [one for one in house.desk.standing().live() if one.text == "Lives in Berlin"]
    house.desk.pen.admit(Admission(held_with_card(house.desk, berlin.id, FileTrouble.FAILS_CHECK, (), "order")))
    house.desk.pen.admit(Admission(writes=(Write(berlin, "l-9"),)))
    assert house.texts() == {"Is called Sam"}


def test_a_key_that_is_gone_is_said_first_and_once(house: House) -> None:
    for number in range(11):
        house.learn(f"Owns {number + 2} cats")
    stranger = House(house.clock, InMemoryKeys(b"another"), house.record, house.tickets, house.ids)
    stranger.files.contents = house.files.contents
    lines = [line for line in health(stranger.desk, "home", "1").lines if line.level != "ok"]
    assert [line.code for line in lines] == ["key"]
    assert "13 memory files wait" in lines[0].says
    assert lines[0].next_step
