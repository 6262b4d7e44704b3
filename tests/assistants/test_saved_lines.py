"""Lines of notes: each that is a statement by itself is one, and a wrapped paragraph stays one."""

from __future__ import annotations

import pytest

from afterword.assistants.saved.notes import statements


@pytest.mark.parametrize(
    "lines",
    [
        ["Lives in Porto.", "Has two cats.", "Has asthma."],
        ["Lives in Porto", "Prefers answers that give the sources first and the reasons after them", "Has two cats"],
        [
            "Prefers short answers that name the source of every claim that is made in them.",
            "Works as a gardener.",
        ],
        ["Trinkt gern Tee", "Wohnt in einem kleinen Haus", "Arbeitet im Garten"],
        ["likes tea", "has two cats", "works at night"],
        ["喜欢表格", "住在里斯本", "养了两只猫"],
        ["Предпочитает таблицы", "Живёт в Порту", "Работает садовником"],
        ["يفضل الجداول", "يعيش في لشبونة"],
    ],
)
def test_lines_without_bullets_are_a_statement_each(lines: list[str]) -> None:
    assert list(statements("\n".join(lines))) == lines
    assert list(statements("\r\n".join(["# What I know", *lines, ""]))) == lines


@pytest.mark.parametrize(
    "lines",
    [
        ["Prefers answers that come with", "their sources."],
        ["Works as a gardener in a school in Porto, keeps two cats, and wants", "plans as tables. Dates stand first."],
        [
            "Sam wohnt in einem kleinen Haus am Rand der Stadt und arbeitet im",
            "Garten der Schule, jeden Tag ausser montags, und mag es dort sehr.",
            "Blumen liegen ihm nicht, Gemüse schon, und zwar jedes, das er von",
            "klein auf kennt.",
        ],
        ["Lives in Porto with", "Sam and two cats."],
    ],
)
def test_a_wrapped_paragraph_stays_one(lines: list[str]) -> None:
    assert list(statements("\n".join(lines))) == [" ".join(lines)]


def test_what_follows_a_bullet_belongs_to_it() -> None:
    assert list(statements("- Lives in Porto.\n  Has two cats.\n- Likes tea")) == [
        "Lives in Porto. Has two cats.",
        "Likes tea",
    ]


def test_a_line_that_leads_in_is_no_statement() -> None:
    assert list(statements("What is known:\nLives in Porto.\nHas two cats.")) == ["Lives in Porto.", "Has two cats."]
