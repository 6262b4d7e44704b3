"""Follows role-play and invented scenes through a chat: what is said inside them says nothing about the person.

Role-play ends only when the person steps out. An invented text that is carried on also ends when they plainly turn to
something else. A poem begins nothing: only the entry that asks for one stands inside it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from afterword.language.lexicon import Found, find
from afterword.noticing.wording import content

if TYPE_CHECKING:
    from afterword.core.chat import OwnWords

_TURNING = ("own_words.asks", "signals.questions", "own_words.asides")  # how a turn to something else may open
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
        return inside or bool(found.of("own_words.verse"))

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
        turns = any(hit.start in found.openings for field in _TURNING for hit in found.of(field))
        return turns and len(words) >= _FEWEST_WORDS and not words & self._words
