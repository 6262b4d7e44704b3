"""Memories, heads and files as hypothesis makes them, for the tests of this room."""

from __future__ import annotations

import string
from datetime import UTC, datetime, timedelta, timezone

from hypothesis import strategies as st

from afterword.core.memory import (
    About,
    Chatless,
    Domain,
    Everywhere,
    InDomain,
    InProject,
    Kind,
    Memory,
    Place,
    Source,
    Stage,
)

# Anything that a person or a log may hold, but for halves of surrogate pairs, which no file holds.
any_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
one_line = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n"), min_size=1, max_size=80).filter(
    lambda text: text == text.strip(" \t") and text.strip(" \t") != ""
)
ids = st.from_regex(r"[a-z0-9_-]{1,20}", fullmatch=True)
zones = st.sampled_from([UTC, timezone(timedelta(hours=5, minutes=30)), timezone(timedelta(hours=-11))])
moments = st.integers(0, 2**42).flatmap(
    lambda us: zones.map((datetime(1990, 1, 2, tzinfo=UTC) + timedelta(microseconds=us * 700)).astimezone)
)
scopes = st.one_of(
    st.just(Everywhere()),
    st.just(Chatless()),
    st.builds(InDomain, st.sampled_from(Domain)),
    st.builds(InProject, any_text.filter(bool), any_text.filter(bool)),
)
notes = st.lists(st.text(string.ascii_letters + " #->`é日", max_size=30), max_size=4).map("\n".join)
memories = st.builds(
    Memory,
    id=ids,
    kind=st.sampled_from(Kind),
    text=one_line,
    about=st.sampled_from(About),
    scope=scopes,
    stage=st.none() | st.sampled_from(Stage),
    source=st.sampled_from(Source),
    note=notes.map(lambda note: note.strip("\n")),
    lang=st.sampled_from(["", "en", "pt", "ja"]),
    chat=st.none() | any_text,
    learned=st.none() | ids,
    read_outside=st.booleans(),
    device=st.none() | any_text,
    created=st.none() | moments,
    updated=st.none() | moments,
    valid_from=st.none() | moments,
    seen=st.integers(0, 999_999_999),
    last_seen=st.none() | moments,
    supersedes=st.none() | ids,
    invalid_at=st.none() | moments,
    superseded_by=st.none() | ids,
    place=st.sampled_from(Place),
)

# What other programs and people put into a head. None of the names is one of ours.
foreign_lines = st.sampled_from(
    [
        "tags: [boats, letters]",
        "aliases:\n  - Nora's ferry\n  - 'the \"old\" one'",
        "# a comment of mine",
        "",
        "   # an indented one",
        "rating: 4.5",
        "cssclass: wide  # for the list",
        "created_by: 'Nora''s tablet'",
        "summary: >\n  folded over\n  two lines\n",
        "code: |\n  ---\n  not the end\n",
        "nested:\n  deeper: {a: 1, b: [2, 3]}",
        '"quoted key": "x: y"',
        "empty:",
        "nothing: ~",
        "日付: 2026-03-01",
        "publish: yes",
        "long: plain words that go on\n  and on over a second line",
    ]
)
