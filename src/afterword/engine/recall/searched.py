"""The texts that questions may find, with their words worked out once, for a program that is asked again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from afterword.core.memory import Memory
from afterword.core.standing import Standing
from afterword.remembering.ranking import Texts


class SearchedTexts:
    """Follows what stands: a text that is new is taken in, one that stands no more is let go of."""

    def __init__(self) -> None:
        self._texts = Texts()
        self._places: dict[str, int] = {}
        self._standing: Standing | None = None
        self._memories: tuple[Memory, ...] = ()
        self._new: list[str] = []

    def memories(self, standing: Standing, of: Callable[[Standing], tuple[Memory, ...]]) -> tuple[Memory, ...]:
        """The memories ``of`` what stands that a question may find: the same tuple while nothing changes."""
        if self._standing is not standing:
            self._memories = of(standing)
            self.follow((memory.text for memory in self._memories), 0)
            self._standing = standing
        return self._memories

    def searched(self, standing: Standing, of: Callable[[Standing], tuple[Memory, ...]]) -> tuple[Memory, ...]:
        """The same. Holds their texts, and no others, from then on."""
        memories = self.memories(standing, of)
        self.take_in()
        return memories

    def follow(self, texts: Iterable[str], most: int | None = None) -> int:
        """Let it hold these texts and no others. ``most`` bounds how many are taken in now; gives how many are left."""
        self._standing = None
        wanted = dict.fromkeys(texts)
        for text in [text for text in self._places if text not in wanted]:
            self._texts.remove(text, self._places.pop(text))
        self._new = [text for text in wanted if text not in self._places]
        return self.take_in(most)

    def take_in(self, most: int | None = None) -> int:
        """Work out the words of texts that are new, of so many at most; gives how many are left."""
        now, self._new = self._new[:most], self._new[len(self._new) if most is None else most :]
        for text in now:
            self._places[text] = self._texts.add(text)
        return len(self._new)

    def scores(self, query: str, texts: Sequence[str]) -> tuple[float, ...]:
        """As ``ranking.by_words`` gives them for these texts, all of which it holds."""
        return self._texts.scores(query, [self._places[text] for text in texts])
