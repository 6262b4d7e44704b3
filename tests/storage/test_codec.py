"""Values to JSON and back: every kind of line, and what this release does not know."""

from __future__ import annotations

import json
import typing
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.storage.memories import moments

from afterword.core.change import Add, Change
from afterword.core.entry import Body, Looked, MemoryNow, NeverAdded, SettingNow, Unreadable
from afterword.core.errors import Invariant
from afterword.core.fileop import Intent, PutFile
from afterword.core.mark import Checkpoint, LookMark
from afterword.core.memory import InProject, Kind, Memory
from afterword.storage.codec import (
    UnknownShape,
    body_from,
    encode,
    from_text,
    map_json_texts,
    map_texts,
    to_text,
)

st.register_type_strategy(datetime, moments)
WRITTEN = tuple(kind for kind in typing.get_args(Body) if kind is not Unreadable)
bodies = st.one_of([st.from_type(kind) for kind in WRITTEN])
AT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)


@given(bodies)
def test_every_line_comes_back_as_it_was(body: Body) -> None:
    text = to_text(body)
    text.encode("utf-8")
    assert len(text.splitlines()) == 1
    assert body_from(text) == body


@given(st.one_of(st.from_type(LookMark), st.from_type(Checkpoint), st.from_type(Intent)))
def test_marks_checkpoints_and_intents_come_back(value: LookMark | Checkpoint | Intent) -> None:
    assert from_text(type(value), to_text(value)) == value


def test_the_names_of_lines_are_pinned() -> None:
    """A line is known by its class's name: renaming one would make every such line of every person unreadable."""
    assert {kind.__name__ for kind in WRITTEN} >= {
        "Learning",
        "Looked",
        "Noted",
        "PatternNow",
        "CardAsked",
        "Answered",
        "Refused",
        "NeverAdded",
        "NeverRemoved",
        "Held",
        "Released",
        "MemoryNow",
        "MemoryGone",
        "Lapsed",
        "ChatSwitch",
        "SettingNow",
        "Erased",
        "Sent",
        "Settled",
        "PutBeside",
        "NoteShown",
    }


def test_what_is_written_today_is_read_tomorrow() -> None:
    text = (
        '{"is":"MemoryNow","memory":{"is":"Memory","id":"m-1","kind":"fact","text":"Lives in Porto","about":"person",'
        '"scope":{"is":"InProject","key":"git:example.org/nora/boats","name":"boats"},"stage":null,"source":"learned",'
        '"note":"","lang":"pt","chat":null,"learned":null,"read_outside":false,"device":null,'
        '"created":"2026-03-01T09:30:00+00:00","updated":null,"valid_from":null,"seen":1,"last_seen":null,'
        '"supersedes":null,"invalid_at":null,"superseded_by":null,"place":"memory","held":null},'
        '"path":"a.md","seal":"s1-00","because":"l-1"}'
    )
    boats = InProject("git:example.org/nora/boats", "boats")
    memory = Memory("m-1", Kind.FACT, "Lives in Porto", scope=boats, lang="pt", created=AT)
    assert body_from(text) == MemoryNow(memory, "a.md", "s1-00", "l-1")
    assert to_text(body_from(text)) == text


def test_fields_too_many_are_passed_over_and_missing_ones_are_at_their_defaults() -> None:
    assert body_from('{"is":"Looked","chat":"c","learned":1,"waiting":0,"dropped":0,"mood":"good"}') == Looked(
        "c", 1, 0, 0
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('{"is":"Dream","about":"ships"}', "Dream"),
        ('{"is":"Looked","chat":"c"}', "Looked"),
        ('{"is":"Looked","chat":"c","learned":"1","waiting":0,"dropped":0}', "Looked"),
        ('{"is":"Looked","chat":"c","learned":true,"waiting":0,"dropped":0}', "Looked"),
        ('{"is":"Answered","id":"a","answer":"teleport","target":"","route":"page"}', "Answered"),
        ('{"is":"Held","memory":"m-1","trouble":"edited","codes":["vibes"]}', "Held"),
        ('{"is":"Held","memory":"m-1","trouble":"edited","codes":"order"}', "Held"),
        ('{"is":"Memory","id":"m-1","kind":"fact","text":"x"}', "Memory"),
        ('{"is":7}', "7"),
        ('{"chat":"c"}', ""),
        ("[]", ""),
        ('"Looked"', ""),
        ("null", ""),
        ("{", ""),
        ("[" * 100_000, ""),
    ],
)
def test_what_this_release_does_not_know_is_unreadable_and_never_a_guess(text: str, kind: str) -> None:
    body = body_from(text)
    assert isinstance(body, Unreadable)
    assert body.kind == kind


def test_an_unreadable_line_is_never_written() -> None:
    with pytest.raises(Invariant):
        to_text(Unreadable("Dream"))


@pytest.mark.parametrize(
    "value",
    [{}, [1], {1}, object(), Memory, AT.replace(tzinfo=None), LookMark("c", "e", "h", AT.replace(tzinfo=None), 1)],
)
def test_what_has_no_form_is_a_fault(value: object) -> None:
    with pytest.raises(Invariant):
        encode(value)


def test_moments_are_kept_in_utc() -> None:
    tokyo = AT.astimezone(timezone(timedelta(hours=9)))
    assert to_text(LookMark("c", "e", "h", tokyo, 1)) == to_text(LookMark("c", "e", "h", AT, 1))
    with pytest.raises(UnknownShape):
        from_text(LookMark, to_text(LookMark("c", "e", "h", AT, 1)).replace("+00:00", ""))
    with pytest.raises(UnknownShape):
        from_text(
            LookMark,
            to_text(LookMark("c", "e", "h", AT, 1)).replace("2026-03-01T09:30:00+00:00", "0001-01-01T00:00:00+14:00"),
        )


@given(bodies)
def test_words_are_taken_out_of_every_text(body: Body) -> None:
    blanked = map_texts(body, lambda text: "")
    assert type(blanked) is type(body)
    assert map_texts(body, lambda text: text) == body
    assert body_from(to_text(blanked)) == blanked


def test_words_are_taken_out_of_file_contents_even_if_they_are_no_text() -> None:
    intent = Intent("i-1", (PutFile("a.md", b"\xff tea \x00", over=None),))
    assert map_texts(intent, lambda text: text.replace("tea", "***")).ops == (PutFile("a.md", b"\xff *** \x00", None),)


def test_words_are_taken_out_of_shapes_that_are_not_known() -> None:
    data = json.loads('{"is":"tea","a":["tea",1,null,{"tea":"green tea"}]}')
    assert map_json_texts(data, lambda text: text.replace("tea", "*")) == {
        "is": "tea",
        "a": ["*", 1, None, {"tea": "green *"}],
    }


@pytest.mark.parametrize("text", ["\u2028", "\x7f\x9f", "\ud800\udc00"[:1], "a\u00a0b\u3000", "\ufeff", "\U000e0001"])
def test_texts_that_break_lines_or_hide_are_escaped(text: str) -> None:
    written = to_text(NeverAdded("n", text, "", ""))
    assert written.isprintable()
    assert body_from(written) == NeverAdded("n", text, "", "")


def test_a_change_is_told_from_another_by_its_name() -> None:
    add: Change = Add(Kind.FACT, "Lives in Porto", "I live in Porto")
    assert json.loads(to_text(add))["is"] == "Add"
    assert from_text(SettingNow, to_text(SettingNow("mode", "ask"))) == SettingNow("mode", "ask")
