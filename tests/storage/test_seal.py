"""A seal binds every known field and the folder, and nothing else."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from tests.storage.memories import memories

from afterword.core.errors import Invariant
from afterword.core.memory import (
    About,
    Chatless,
    Domain,
    InDomain,
    InProject,
    Kind,
    Memory,
    Place,
    Source,
    Stage,
)
from afterword.storage.in_memory import InMemoryKeys
from afterword.storage.seal import seal_fits, seal_of, sealed_bytes

KEYS = InMemoryKeys()
AT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
PLAIN = Memory("m-1", Kind.FACT, "Lives in Porto")
OTHER: dict[str, Any] = {
    "id": "m-2",
    "kind": Kind.PEOPLE,
    "text": "Lives in Faro",
    "about": About.ENVIRONMENT,
    "scope": Chatless(),
    "stage": Stage.CONFIRMED,
    "source": Source.YOU,
    "lang": "pt",
    "chat": "claude-code:7",
    "learned": "l-1",
    "read_outside": True,
    "device": "d-1",
    "created": AT,
    "updated": AT,
    "valid_from": AT,
    "seen": 2,
    "last_seen": AT,
    "supersedes": "m-0",
    "invalid_at": AT,
    "superseded_by": "m-3",
    "place": Place.ARCHIVED,
}


def test_every_field_but_the_persons_note_and_the_hold_is_covered() -> None:
    assert {field.name for field in fields(Memory)} == set(OTHER) | {"note", "held"}
    seals = {seal_of(replace(PLAIN, **{name: value}), KEYS) for name, value in OTHER.items()}
    assert len(seals | {seal_of(PLAIN, KEYS)}) == len(OTHER) + 1
    assert seal_of(replace(PLAIN, note="mine", held="edited"), KEYS) == seal_of(PLAIN, KEYS)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (InProject("a", "b"), InProject("b", "a")),
        (InProject("a:b", "c"), InProject("a", "b:c")),
        (InDomain(Domain.CODE), InDomain(Domain.COMMS)),
    ],
)
def test_the_parts_of_a_scope_are_told_apart(one: InProject, other: InProject) -> None:
    assert seal_of(replace(PLAIN, scope=one), KEYS) != seal_of(replace(PLAIN, scope=other), KEYS)


def test_a_value_is_not_taken_for_another_fields() -> None:
    assert seal_of(replace(PLAIN, chat="x"), KEYS) != seal_of(replace(PLAIN, learned="x"), KEYS)


@given(memories, memories)
def test_two_memories_share_a_seal_only_if_they_say_the_same(one: Memory, other: Memory) -> None:
    same = replace(one, note="") == replace(other, note="")
    assert (sealed_bytes(one) == sealed_bytes(other)) is same
    assert seal_fits(seal_of(one, KEYS), one, KEYS)
    assert seal_fits(seal_of(one, KEYS), other, KEYS) is same


def test_a_moment_is_the_same_in_every_zone() -> None:
    tokyo = AT.astimezone(timezone(timedelta(hours=9)))
    assert seal_of(replace(PLAIN, created=tokyo), KEYS) == seal_of(replace(PLAIN, created=AT), KEYS)


def test_another_key_gives_another_seal() -> None:
    assert not seal_fits(seal_of(PLAIN, InMemoryKeys(b"\x02" * 32)), PLAIN, KEYS)


@pytest.mark.parametrize("seal", ["", "s1-", "s1-" + "0" * 64, "x", "s0-" + "f" * 64, "日本", "\ud800", "s1-\x00"])
def test_a_made_up_seal_does_not_fit(seal: str) -> None:
    assert not seal_fits(seal, PLAIN, KEYS)
    assert not seal_fits(seal_of(PLAIN, KEYS)[3:], PLAIN, KEYS)


def test_a_time_without_zone_is_a_fault() -> None:
    with pytest.raises(Invariant):
        seal_of(replace(PLAIN, created=AT.replace(tzinfo=None)), KEYS)


def test_seals_of_this_release_are_read_by_the_next() -> None:
    """What is hashed is pinned: changing it would put every memory of every person on the list of changed files."""
    said = sealed_bytes(replace(PLAIN, created=AT, scope=InProject("git:example.org/nora/boats", "boats"), seen=2))
    assert said == (
        b'{"created":"2026-03-01T09:30:00+00:00","id":"m-1","kind":"fact","scope":{"is":"InProject",'
        b'"key":"git:example.org/nora/boats","name":"boats"},"seen":2,"text":"Lives in Porto"}'
    )
