"""A memory's file: what is written reads back, and a rewrite leaves every byte that it does not change."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.storage.memories import foreign_lines, memories, moments, one_line

from afterword.core.errors import Invariant
from afterword.core.memory import InProject, Kind, Memory, Place, Source, Stage
from afterword.storage.in_memory import InMemoryKeys
from afterword.storage.markdown import MOST_BYTES, Read, read, render, rewrite
from afterword.storage.seal import seal_of

KEYS = InMemoryKeys()
AT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
TEA = Memory("m-tea", Kind.PREFERENCE, "Prefers green tea", stage=Stage.CONFIRMED, created=AT, seen=2)


def written(memory: Memory) -> bytes:
    return render(memory, seal_of(memory, KEYS))


def dressed(content: bytes, lines: list[tuple[int, str]], newline: str, bom: bool, tail: str) -> bytes:
    """The file as other programs leave it: lines of their own, other line ends, a BOM, another end."""
    head, _, rest = content.decode().removeprefix("---\n").partition("---\n")
    kept = head.splitlines()
    names = [re.match(r'"?([^":\[]+)', line)[1] for _, line in lines if ":" in line.split("#")[0]]  # type: ignore[index]  # the drawn tuple is not typed
    assume(len(set(names)) == len(names))
    for place, line in lines:
        kept.insert(place % (len(kept) + 1), line)
    text = "---\n" + "\n".join(kept) + "\n---\n" + rest.rstrip("\n") + tail
    return (("\ufeff" if bom else "") + text.replace("\n", newline)).encode()


dresses = st.tuples(
    st.lists(st.tuples(st.integers(0, 30), foreign_lines), max_size=6),
    st.sampled_from(["\n", "\r\n"]),
    st.booleans(),
    st.sampled_from(["", "\n", "\n\n", "\n\nA note.\n", "\n\nA note", "\n\n---\nid: no field\n---\n"]),
)


@given(memories)
def test_what_is_written_reads_back(memory: Memory) -> None:
    seal = seal_of(memory, KEYS)
    assert read(render(memory, seal), memory.place) == Read(memory, seal)


def test_a_new_file_is_small_and_quoted() -> None:
    memory = replace(TEA, note="From Nora's list.", scope=InProject("git:example.org/nora/boats", "boats"))
    assert render(memory, "s1-00").decode() == (
        '---\nid: "m-tea"\nkind: "preference"\nabout: "person"\nscope: "project:boats"\n'
        'project: "git:example.org/nora/boats"\nstage: "confirmed"\nsource: "learned"\n'
        'created: "2026-03-01T09:30:00Z"\nseen: 2\nseal: "s1-00"\n---\n\nPrefers green tea\n\nFrom Nora\'s list.\n'
    )


@settings(max_examples=50)
@given(memories, dresses)
def test_other_hands_lines_change_neither_memory_nor_seal(memory: Memory, dress: tuple[object, ...]) -> None:
    assume(not memory.note)
    content = dressed(written(memory), *dress)  # type: ignore[arg-type]  # the drawn tuple is not typed
    said = read(content, memory.place)
    assert said.memory is not None
    assert replace(said.memory, note="") == memory
    assert said.seal == seal_of(said.memory, KEYS)


@settings(max_examples=50)
@given(memories, dresses, st.data())
def test_taking_a_change_back_gives_every_byte_back(
    memory: Memory, dress: tuple[object, ...], data: st.DataObject
) -> None:
    """Retired and brought back: undo leaves no trace in the file, whatever else stands in it."""
    live = replace(memory, note="", place=Place.LIVE, invalid_at=None, superseded_by=None)
    content = dressed(written(live), *dress)  # type: ignore[arg-type]  # the drawn tuple is not typed
    was = read(content, Place.LIVE).memory
    assert was is not None
    place = data.draw(st.sampled_from([Place.SUPERSEDED, Place.ARCHIVED]))
    end = data.draw(st.none() | moments)
    retired = replace(was, place=place, invalid_at=end, superseded_by=data.draw(st.none() | st.just("m-next")))
    earlier = rewrite(content, retired, seal_of(retired, KEYS))
    assert read(earlier, place) == Read(retired, seal_of(retired, KEYS))
    assert rewrite(earlier, was, seal_of(was, KEYS)) == content


@settings(max_examples=50)
@given(memories, memories, dresses)
def test_a_rewrite_says_the_new_and_keeps_the_rest(before: Memory, after: Memory, dress: tuple[object, ...]) -> None:
    content = dressed(written(replace(before, note="")), *dress)  # type: ignore[arg-type]  # the drawn tuple is not typed
    note = read(content, before.place).memory.note  # type: ignore[union-attr]  # the drawn tuple is not typed
    after = replace(after, note=note)
    fresh = rewrite(content, after, seal_of(after, KEYS))
    assert read(fresh, after.place) == Read(after, seal_of(after, KEYS))
    for _, line in dress[0]:  # type: ignore[attr-defined]  # the drawn tuple is not typed
        for part in line.split("\n"):
            assert part.encode() in fresh
    assert fresh.startswith("\ufeff".encode()) is dress[2]
    newline = str(dress[1])
    if newline == "\r\n":
        assert b"\n" not in fresh.replace(b"\r\n", b"")


@given(one_line)
def test_only_the_statement_changes_with_the_text(text: str) -> None:
    content = b"\xef\xbb\xbf" + written(replace(TEA, note="- a\n- b")).replace(b"\n", b"\r\n")
    memory = replace(TEA, text=text, note="- a\n- b")
    fresh = rewrite(content, memory, seal_of(memory, KEYS))
    was = content.replace(b"Prefers green tea", text.encode()).replace(
        seal_of(TEA, KEYS).encode(), seal_of(memory, KEYS).encode()
    )
    assert fresh == was


def test_a_note_is_the_persons_and_no_part_of_the_seal() -> None:
    content = written(TEA)
    noted = content + b"\nMine:\n\n- one\n- two\n"
    said = read(noted, Place.LIVE)
    assert said.memory == replace(TEA, note="Mine:\n\n- one\n- two")
    assert said.seal == seal_of(said.memory, KEYS)


def test_a_note_can_be_changed_and_taken_away() -> None:
    content = written(replace(TEA, note="old\nwords"))
    for note in ("new", "", "three\n\nlines\nlong"):
        memory = replace(TEA, note=note)
        content = rewrite(content, memory, seal_of(memory, KEYS))
        assert read(content, Place.LIVE).memory == memory


def test_a_comment_behind_a_value_stays_when_the_value_changes_or_goes() -> None:
    content = written(TEA).replace(b'stage: "confirmed"', b"stage: confirmed  # as I said")
    emerging = replace(TEA, stage=Stage.EMERGING)
    assert b'stage: "emerging"  # as I said\n' in rewrite(content, emerging, seal_of(emerging, KEYS))
    without = replace(TEA, stage=None)
    assert b"# as I said\n" in rewrite(content, without, seal_of(without, KEYS))


@pytest.mark.parametrize("seal", ["seal: {}", "seal: '{}'", 'seal:   "{}"  # ours', "'seal': {}"])
def test_the_seal_keeps_the_quotes_it_has(seal: str) -> None:
    old, new = seal_of(TEA, KEYS), seal_of(replace(TEA, seen=3), KEYS)
    content = written(TEA).replace(f'seal: "{old}"'.encode(), seal.format(old).encode())
    fresh = rewrite(content, replace(TEA, seen=3), new)
    assert f"{seal.format(new)}\n".encode() in fresh
    assert rewrite(fresh, TEA, old) == content


def test_a_statement_over_two_lines_is_one_sentence() -> None:
    said = read(written(TEA).replace(b"green tea", b"green\n  tea"), Place.LIVE)
    assert said.memory == TEA


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ((b'kind: "preference"', b"kind: recipe"), "unknown_kind"),
        ((b'kind: "preference"', b"kind:"), "unknown_kind"),
        ((b'id: "m-tea"', b"id: ../etc"), "bad_field"),
        ((b'id: "m-tea"', b"id:"), "bad_field"),
        ((b'id: "m-tea"', b"id: [m-tea]"), "bad_field"),
        ((b'id: "m-tea"\n', b""), "not_a_memory"),
        ((b'stage: "confirmed"', b"stage: certain"), "bad_field"),
        ((b'scope: "everywhere"', b"scope: project:boats"), "bad_field"),
        ((b'scope: "everywhere"', b"scope: domain:cooking"), "bad_field"),
        ((b'scope: "everywhere"', b"scope: chat"), "bad_field"),
        ((b"seen: 2", b"seen: -1"), "bad_field"),
        ((b"seen: 2", b"seen: many"), "bad_field"),
        ((b"2026-03-01T09:30:00Z", b"some day"), "bad_field"),
        ((b"seen: 2", b"seen: 2\nseen: 9"), "bad_head"),
        ((b"seen: 2", b'seen: 2\n"seen": 9'), "bad_head"),
        ((b"seen: 2", b"seen: &two 2\nother: *two"), "bad_head"),
        ((b"seen: 2", b"seen: &two 2"), "bad_head"),
        ((b"seen: 2", b"seen: !!int 2"), "bad_head"),
        ((b"seen: 2", b"seen: !!python/object:os.system 2"), "bad_head"),
        ((b"seen: 2", b"<<: *base"), "bad_head"),
        ((b"seen: 2", b"...\nseen: 2"), "bad_head"),
        ((b"seen: 2", b"  seen: 2"), "bad_head"),
        ((b"seen: 2", b"? seen\n: 2"), "bad_head"),
        ((b"seen: 2", b"seen: 2\nx: " + b"y" * 9_000), "bad_head"),
        ((b"seen: 2", b'seen: "2'), "bad_head"),
        ((b"seen: 2", b"seen: 2\x00"), "bad_head"),
        ((b"Prefers green tea\n", b""), "empty"),
        ((b"green", b"gr\xe9en"), "encoding"),
        ((b"green", b"g" * MOST_BYTES), "too_large"),
        ((b"---\n\nPrefers", b"\nPrefers"), "not_a_memory"),
    ],
)
def test_what_cannot_be_read_says_why_in_a_word(change: tuple[bytes, bytes], problem: str) -> None:
    content = written(TEA)
    assert change[0] in content
    said = read(content.replace(*change), Place.LIVE)
    assert (said.memory, said.problem) == (None, problem)


@pytest.mark.parametrize(
    "content", [b"", b"---", b"---\n", b"---\n---\n", b"\xef\xbb\xbf", b"# A list\n", b"---\n---\nx"]
)
def test_other_files_are_no_memories(content: bytes) -> None:
    assert read(content, Place.LIVE).problem == "not_a_memory"


@pytest.mark.parametrize(
    ("form", "memory"),
    [
        (b"created: 2026-03-01T09:30:00Z", TEA),
        (b"created: 2026-03-01 09:30:00", TEA),
        (b"created: 2026-03-01T18:30:00+09:00", TEA),
        (b"created: 2026-03-01", replace(TEA, created=AT.replace(hour=0, minute=0))),
        (b"created:", replace(TEA, created=None)),
        (b"created: null", replace(TEA, created=None)),
    ],
)
def test_a_time_may_be_written_as_an_editor_writes_it(form: bytes, memory: Memory) -> None:
    assert read(written(TEA).replace(b'created: "2026-03-01T09:30:00Z"', form), Place.LIVE).memory == memory


def test_a_field_that_said_nothing_can_say_something() -> None:
    content = written(TEA).replace(b'created: "2026-03-01T09:30:00Z"', b"created:   # when?")
    later = replace(TEA, created=AT.replace(year=2027))
    assert read(rewrite(content, later, seal_of(later, KEYS)), Place.LIVE).memory == later


@pytest.mark.parametrize(
    "value", ["\n---\nsource: you", 'x"\nsource: "you', "a\r\nseal: s1-ff", "\u2028source: you", "\x85"]
)
def test_no_value_breaks_out_of_its_field(value: str) -> None:
    memory = replace(TEA, chat=value, device=value, scope=InProject(value, value))
    said = read(written(memory), Place.LIVE)
    assert said.memory == memory
    assert said.memory.source is Source.LEARNED
    assert len(written(memory).split(b"\n---\n")) == 2


def test_only_a_memory_is_rewritten() -> None:
    with pytest.raises(Invariant):
        rewrite(b"# A list\n", TEA, "s1-00")


def test_a_held_memory_is_written_as_if_it_were_not() -> None:
    """That it is held stands in the record; a file cannot say it, nor deny it."""
    assert written(replace(TEA, held="edited")) == written(TEA)
