"""What settings are called: every one by a title of its own, every value apart from every other."""

from __future__ import annotations

import pytest

from afterword.app.naming import change_asked, change_done, setting_title, step_after, value_said
from afterword.models.asking import PRESETS
from afterword.settings import SETTINGS, Setting, checked

OWNERS = {"": "", "consent": "consent.claude-code.", "provider": "provider.ollama."}


def name_of(setting: Setting) -> str:
    return f"{OWNERS[setting.of]}{setting.name}"


def test_every_setting_is_called_something_that_no_other_is() -> None:
    titles = [setting_title(name_of(setting)) for setting in SETTINGS]
    assert len(set(titles)) == len(titles)
    for setting, title in zip(SETTINGS, titles, strict=True):
        assert title != name_of(setting)
        assert "{}" not in title
        assert ("Claude Code" in title) is (setting.of == "consent")
        assert ("Ollama" in title) is (setting.of == "provider")


def test_who_may_be_asked_has_a_name() -> None:
    for preset in PRESETS:
        if preset.name != "scripted":  # of tests and the demo alone
            assert setting_title(f"provider.{preset.name}.use") != f"Asking {preset.name}"


TYPED = {
    "cap": ("0", "1", "2.5", "2.05", "2.55", "20", "0.001"),
    "never_read": ("", "/a", "/a\n/b"),
    "paused_until": ("", "2026-10-05T09:00:00+00:00", "2026-10-05T09:00:01+00:00", "2026-10-05T09:00:01.5+00:00"),
}


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_no_two_values_read_the_same(setting: Setting) -> None:
    """A ticket is for the words that were seen, so these must tell which value it was."""
    name = name_of(setting)
    values = [checked(name, one) for one in setting.choices or TYPED.get(name, ("", "https://models.example.org")[:1])]
    assert len({value_said(name, one) for one in values}) == len(values)
    assert len({change_asked(name, one, values[0]) for one in values}) == len(values)


@pytest.mark.parametrize(
    ("name", "value", "before", "asked", "done"),
    [
        (
            "provider.ollama.use",
            "on",
            "off",
            "Asking Ollama: on\nIt is now: off",
            "Asking Ollama: now on.",
        ),
        (
            "cap",
            "2.5",
            "1",
            "What learning may spend a month: $2.50\nIt is now: $1",
            "What learning may spend a month: now $2.50.",
        ),
        (
            "consent.cursor.tell",
            "preferences",
            "nothing",
            "What Cursor is told about you: preferences only\nIt is now: nothing",
            "What Cursor is told about you: now preferences only.",
        ),
        (
            "never_read",
            "/home/sam/diary\n/home/sam/taxes",
            "",
            "Folders that are never read:\n/home/sam/diary\n/home/sam/taxes\nIt is now: none",
            "Folders that are never read: now /home/sam/diary, /home/sam/taxes.",
        ),
        ("provider.mine.use", "on", "off", "Asking mine: on\nIt is now: off", "Asking mine: now on."),
    ],
)
def test_said(name: str, value: str, before: str, asked: str, done: str) -> None:
    assert change_asked(name, value, before) == asked
    assert change_done(name, value) == done


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_change_names_the_step_that_shows_what_it_changed(setting: Setting) -> None:
    says, _, typed = step_after(name_of(setting)).partition(": afterword ")
    assert says
    assert typed
    decides_who = setting.of == "provider" or setting.name in {"reader", "provider"}
    assert (typed == "providers") is decides_who
