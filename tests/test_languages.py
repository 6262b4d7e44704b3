"""Every line of every language pack is in its notation. Stands apart from the tests of the notation: lines of code that
ten packs run thousands of times are not counted each time.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache

import pytest
import regex

from afterword.language.expressions import Group, read, source
from afterword.language.fragments import alternatives
from afterword.language.pack import Pack
from afterword.language.packs import PACKS
from afterword.language.phrasebook import check_packs
from afterword.language.wordings import Groups, entries, lines


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.code)
def test_every_phrase_of_every_pack_is_in_the_notation(pack: Pack) -> None:
    check_packs([pack])


def blocks_of(section: object, groups: Groups = ()) -> list[tuple[str, Groups]]:
    """Every block of wordings of a section of a pack, with its groups. Lists of plain words are none."""
    groups = getattr(section, "groups", groups)
    found_blocks = []
    for field in fields(section):  # type: ignore[arg-type] # sections are dataclasses
        value = getattr(section, field.name)
        if is_dataclass(value):
            found_blocks += blocks_of(value, groups)
        elif isinstance(value, str) and field.name not in PLAIN and value.strip():
            found_blocks.append((value, groups))
    return found_blocks


PLAIN = {"places", "pronouns", "is_words", "label_parts", "told_parts", "no_values"}
BLOCKS = [
    pytest.param(block, groups, id=f"{pack.code}-{number}")
    for pack in PACKS
    for section in (pack.evidence, pack.form, pack.orders, pack.personal)
    for number, (block, groups) in enumerate(blocks_of(section))
]


@pytest.mark.parametrize(("block", "groups"), BLOCKS)
def test_every_wording_of_every_pack_can_be_compiled(block: str, groups: Groups) -> None:
    known = groups_of((*groups, ("novalue", "wrong")) if "<novalue>" in block else groups)
    for line in lines(block):
        rows = read(line, known, whole=True).rows
        assert len(alternatives(line)) == len(rows)
        regex.compile(source(rows) or "", regex.V1)


@cache
def groups_of(groups: Groups) -> dict[str, Group]:
    """The groups, each read with those before it."""
    known: dict[str, Group] = {}
    for name, words in groups:
        known[name] = read("|".join(entries(words)), known)
    return known
