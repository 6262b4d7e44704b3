"""Tidying up: what says the same becomes one, each with an Undo of its own, and nothing is lost by it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.app.world import World

from afterword.app import Done
from afterword.core.change import Add
from afterword.core.entry import Learning
from afterword.core.errors import BadInput
from afterword.core.memory import Kind, Memory, Source, Stage
from afterword.core.verdict import Apply, Reason
from afterword.engine.admit import Admission, Write


def learned(world: World, *texts: str, kind: Kind = Kind.FACT, source: Source = Source.LEARNED, first: int = 0) -> None:
    """Memories as looks left them, before tidying was thought of; ``first``: the number of the first one's id."""
    for number, text in enumerate(texts, start=first):
        now = world.clock.now()
        stage = Stage.CONFIRMED if kind is Kind.PREFERENCE else None
        told = Learning(
            f"l-{kind.value}{number}", None, None, Add(kind, text, ""), Apply(), memory=f"m-{kind.value}{number}"
        )
        memory = Memory(
            told.memory or "", kind, text, stage=stage, source=source, learned=told.id, created=now, valid_from=now
        )
        world.app._parts.pen.admit(Admission((told,), (Write(memory, told.id),)))


def files(world: World) -> dict[str, bytes]:
    folder = world.folder / "home" / "memory"
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.md")}


PAIRS: tuple[tuple[Kind, str, str, bool], ...] = (
    (Kind.FACT, "Works at the harbour office", "Works at the HARBOUR office", True),
    (Kind.FACT, "Lives in Leipzig with two cats", "Lives in Leipzig", False),  # shorter than most of the longer
    (Kind.FACT, "Plays the cello in the town orchestra", "Plays the cello in the orchestra", True),
    (Kind.FACT, "Has 3 hens", "Has 2 hens", False),
    (Kind.FACT, "Works with Ada on the pond", "Works with Bob on the pond", False),
    (Kind.FACT, "Eats meat", "Does not eat meat", False),
    (Kind.PREFERENCE, "Prefers short answers", "Prefers SHORT answers", True),
    (Kind.PREFERENCE, "Prefers short answers in mails", "Prefers short answers", False),  # a wish would reach less far
    (Kind.FACT, "Keeps bees", "Plays chess", False),
    (Kind.FACT, "Has to do with the fire brigade at work", "Teaches a class about the fire brigade", False),
    (Kind.FACT, "Has to do with the fire brigade at work", "Teaches a long class about the fire brigade", False),
)


@pytest.mark.parametrize(("kind", "one", "other", "merges"), PAIRS)
def test_what_is_put_together(kind: Kind, one: str, other: str, merges: bool, world: World) -> None:
    learned(world, one, other, kind=kind)
    assert len(world.app.keeping.tidy(only_look=True)) == merges
    assert world.texts() == {one, other}, "a look changes nothing"
    merged = world.app.keeping.tidy()
    assert len(merged) == merges
    if merges:
        assert world.texts() == {merged[0].stays}
    assert world.app.keeping.tidy() == ()


def test_each_is_undone_by_itself_to_the_byte_and_done_again(world: World) -> None:
    learned(world, "Works at the harbour office", "Works at the HARBOUR office")
    learned(world, "Prefers short answers", "Prefers SHORT answers", kind=Kind.PREFERENCE)
    before = files(world)
    first, second = world.app.keeping.tidy()
    away = files(world)
    assert {name.split("/")[0] for name in away if "/" in name} == {"superseded"}
    host = world.app.host_hand()
    assert isinstance(world.app.undo(first.learning, host), Done)
    assert {first.put_away, first.stays, second.stays} == world.texts()
    assert world.app.never() == (), "taking a tidying back takes nothing back that was learned"
    assert isinstance(world.app.redo(first.learning, host), Done)
    assert files(world) == away
    for one in (first, second):
        world.app.undo(one.learning, host)
    assert files(world) == before


def test_it_is_not_undone_over_what_a_hand_wrote_since(world: World) -> None:
    learned(world, "Lives in Porto", "Lives in Porto now")
    world.app.keeping.tidy()
    (away,) = (world.folder / "home" / "memory" / "superseded").glob("*.md")
    away.write_text(away.read_text(encoding="utf-8").replace("Porto", "Porto, by hand"), encoding="utf-8")
    lay = files(world)
    with pytest.raises(BadInput, match="Porto, by hand"):
        world.app.undo(world.app.learned()[0].id, world.app.host_hand())
    assert files(world) == lay


def test_taking_back_what_stayed_does_not_bring_back_what_was_put_away(world: World) -> None:
    learned(world, "Works at the harbour office", "Works at the HARBOUR office")
    (merged,) = world.app.keeping.tidy()
    kept = next(view for view in world.app.learned() if view.text == merged.stays and view.id != merged.learning)
    world.app.undo(kept.id, world.app.host_hand())
    assert world.texts() == set()


TOWN, SHORT = "Plays the cello in the town orchestra", "Plays the cello in the orchestra"
OWN_WAITS: tuple[tuple[tuple[tuple[str, Source], ...], str], ...] = (
    (((TOWN, Source.YOU), (SHORT, Source.YOU)), SHORT),
    (((TOWN, Source.LEARNED), (SHORT, Source.YOU)), SHORT),
)


def both(world: World, those: tuple[tuple[str, Source], ...]) -> None:
    for number, (text, source) in enumerate(those):
        learned(world, text, source=source, first=number)


@pytest.mark.parametrize(("those", "away"), OWN_WAITS)
def test_what_would_put_the_persons_own_away_waits_is_kept_and_taken_back_to_the_byte(
    those: tuple[tuple[str, Source], ...], away: str, world: World
) -> None:
    both(world, those)
    before, host = files(world), world.app.host_hand()
    (looked,) = world.app.keeping.tidy(only_look=True)
    (one,) = world.app.keeping.tidy()
    assert (looked.waits, one.waits, one.put_away) == (Reason.REPLACES_OWN, Reason.REPLACES_OWN, away)
    assert files(world) == before, "nothing is done before the person says so"
    (waiting,) = world.app.waiting()
    assert (waiting.id, waiting.text, waiting.replaces, waiting.tidied) == (one.learning, TOWN, away, True)
    assert world.app.keeping.tidy() == (), "what waits is not proposed again"
    kept = world.app.keep(one.learning, host)
    assert isinstance(kept, Done)
    assert (world.texts(), world.app.waiting()) == ({TOWN}, ())
    assert isinstance(world.app.undo(one.learning, host), Done)
    assert (files(world), world.app.never()) == (before, ())
    assert isinstance(world.app.redo(one.learning, host), Done)
    assert world.texts() == {TOWN}


def test_a_waiting_merge_is_let_go_without_a_word_against_it_or_refused_where_its_memories_changed(
    world: World,
) -> None:
    both(world, OWN_WAITS[0][0])
    host = world.app.host_hand()
    (one,) = world.app.keeping.tidy()
    world.app.forget(one.learning, host)
    assert (world.texts(), world.app.never(), world.app.waiting()) == ({TOWN, SHORT}, (), ())
    assert world.app.keeping.tidy() == (), "they stay apart"
    learned(world, "Has been to Oslo by ship", "Has been to OSLO by ship", source=Source.YOU, kind=Kind.PEOPLE)
    (other,) = world.app.keeping.tidy()
    assert isinstance(world.app.rewrite("m-people0", "Has been to Oslo by train", host), Done)
    with pytest.raises(BadInput, match="changed since"):
        world.app.keep(other.learning, host)
    learned(world, "Keeps bees in the old orchard", "Keeps bees in the orchard", source=Source.YOU, first=2)
    (third,) = world.app.keeping.tidy()
    path = next((world.folder / "home/memory").glob("*old-orchard*.md"))
    path.write_text(path.read_text(encoding="utf-8").replace("old orchard", "young orchard"), encoding="utf-8")
    assert isinstance(world.app.keep_file_changes(host), Done)
    with pytest.raises(BadInput, match="changed since"):
        world.app.keep(third.learning, host)


def test_the_persons_own_stays_where_another_says_the_same(world: World) -> None:
    both(world, ((TOWN.upper(), Source.LEARNED), (TOWN, Source.YOU)))
    assert [(one.stays, one.waits) for one in world.app.keeping.tidy()] == [(TOWN, None)]


def test_in_mode_ask_every_merge_waits(world: World) -> None:
    world.app.set_setting("mode", "ask", world.app.host_hand())
    learned(world, TOWN, SHORT)
    assert [one.waits for one in world.app.keeping.tidy()] == [Reason.MODE_ASK]
    assert world.texts() == {TOWN, SHORT}


def test_it_is_off_until_it_is_turned_on_and_then_done_once_a_day(world: World) -> None:
    world.agree()
    learned(world, "Works at the harbour office", "Works at the HARBOUR office")
    world.app.learn()
    assert len(world.texts()) == 2
    world.app.set_setting("tidy", "on", world.app.host_hand())
    world.app.learn()
    assert len(world.texts()) == 1
    learned(world, "Has been to Oslo", "Has been to OSLO", kind=Kind.PEOPLE)
    world.app.learn()
    assert len(world.texts()) == 3
    world.clock.advance(timedelta(days=1))
    world.app.learn()
    assert len(world.texts()) == 2


def test_many_are_compared_by_the_words_they_share(world: World) -> None:
    from afterword.judging.merging import FEW, near_duplicates

    many = [Memory(f"m-{n}", Kind.FACT, f"Knows the town of Place{n} by its harbour") for n in range(FEW * 4)]
    twin = Memory("n-1", Kind.FACT, "Knows the town of Place7 by its HARBOUR")
    assert {(a.id, b.id) for a, b in near_duplicates([*many, twin])} == {("m-7", "n-1")}
