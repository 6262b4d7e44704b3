"""Follows role-play and invented scenes through a chat: what is said inside them says nothing about the person.

Role-play ends only when the person steps out. An invented text also ends when they plainly turn to something else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from afterword.language.lexicon import Found, find
from afterword.noticing.wording import content

if TYPE_CHECKING:
    from afterword.core.chat import OwnWords

_FEWEST_WORDS = 3  # a shorter request says too little to tell that the topic is another


@dataclass(slots=True)
class Fiction:
    """What is known so far: nothing invented, a scene, or a role. ``hear`` and ``reply`` take the chat in its order."""

    _role: bool = False
    _scene: bool = False
    _words: set[str] = field(default_factory=set)

    def hear(self, own: OwnWords) -> bool:
        """Take in the person's next words; whether these stand inside fiction."""
        found = find(own.text)
        if self._left(own.text, found):
            self._role = self._scene = False
            self._words.clear()
        self._role = self._role or bool(found.of("own_words.roleplay"))
        self._scene = self._scene or bool(found.of("own_words.fiction"))
        inside = self._role or self._scene
        if inside:
            self._words |= content(own.text)
        return inside

    def reply(self, text: str) -> None:
        """Take in what the assistant answered: its words belong to the fiction."""
        if self._role or self._scene:
            self._words |= content(text[:4000])

    def _left(self, text: str, found: Found) -> bool:
        if found.of("own_words.fiction_over"):
            return True
        if self._role or not self._scene:
            return False
        words = content(text)
        asks = any(hit.start in found.openings for hit in (*found.of("own_words.asks"), *found.of("signals.questions")))
        return asks and len(words) >= _FEWEST_WORDS and not words & self._words
