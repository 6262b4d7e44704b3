"""Real and realistic logs, as their readers give them: exit codes inside the text, words among machine text."""

from __future__ import annotations

from pathlib import Path

import pytest

from afterword.assistants.registry import sources
from afterword.core.chat import Chat, Project, is_person
from afterword.noticing.reading import notice


class NoProject:
    def of(self, folder: str) -> Project | None:
        return None


@pytest.fixture(scope="module")
def chats(shared: Path) -> list[Chat]:
    """Every chat of the shared samples that some reader of ours recognises."""
    found: list[Chat] = []
    readers = sources(NoProject(), {})
    for path in sorted((shared / "samples").rglob("*.json*")):
        reader = next((one for one in readers if one.recognises(str(path))), None)
        if reader is not None:
            found.extend(reader.read(str(path)).chats)
    return found


def test_every_sample_can_be_read_and_says_only_what_stands_in_it(chats: list[Chat]) -> None:
    assert len(chats) > 20
    for chat in chats:
        told = notice(chat, after=None, device="here")
        texts = {entry.id: told.own[entry.id].text for entry in chat.entries if is_person(entry)}
        assert set(texts) == set(told.own)
        for words in told.durable:
            assert words.words == texts[words.entry][words.start : words.end]
        for signal in told.signals:
            assert signal.words == texts.get(signal.entry, "")[signal.start : signal.end]


def test_a_missing_program_is_found_though_its_exit_code_stands_in_the_text(chats: list[Chat]) -> None:
    facts = {fact.text for chat in chats for fact in notice(chat, after=None, device="here").environment}
    assert "On this computer, python isn't found; python3 works." in facts
    assert all(fact.startswith("On this computer, ") for fact in facts)
    assert not any("jq" in fact for fact in facts)
