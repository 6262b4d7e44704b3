"""Chats inside an archive, whatever assistant wrote them: a reader that is handed the members as files, one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from afterword.core.chat import Chat
from afterword.core.mark import Checkpoint
from afterword.ports import ChatFile, ChatSource, ReadResult, Unread

from .glancing import Glance, Shape
from .unpacking import Part, parts

Owner = Callable[[str], ChatSource | str | None]

# What a chat log can be; pictures and documents are not unpacked.
MAY_BE_CHATS = frozenset({Shape.JSON, Shape.LINES, Shape.TEXT, Shape.SQLITE, Shape.ZSTD, Shape.NOTHING})


def may_be_chats(seen: Glance) -> bool:
    """Whether a member is worth a closer look."""
    return seen.shape in MAY_BE_CHATS and not seen.file.endswith((".html", ".htm", ".txt", ".csv", ".xml", ".svg"))


@dataclass(frozen=True, slots=True)
class Packed:
    """One source's chats in an archive. ``owner`` says of a file whose it is."""

    inner: ChatSource
    owner: Owner

    @property
    def name(self) -> str:
        """The source's own."""
        return self.inner.name

    @property
    def title(self) -> str:
        """The source's own."""
        return self.inner.title

    @property
    def version(self) -> int:
        """The source's own."""
        return self.inner.version

    @property
    def proven(self) -> bool:
        """The source's own."""
        return self.inner.proven

    def roots(self) -> tuple[str, ...]:
        """Archives lie anywhere."""
        return ()

    def find(self, roots: Sequence[str]) -> Iterator[ChatFile]:
        """Archives are named by hand, not looked for."""
        return iter(())

    def recognises(self, path: str) -> bool:
        """Whether one of the members is of this source."""
        heads = parts(path, may_be_chats, only_heads=True)
        return any(isinstance(part, Part) and self._is_ours(part) for part in heads)

    def read(self, path: str, *, before: Checkpoint | None = None) -> ReadResult:
        """The chats of every member that is of this source."""
        chats: dict[str, Chat] = {}
        problem: Unread | None = None
        for part in parts(path, may_be_chats):
            if isinstance(part, Unread):
                problem = problem or part
            elif self._is_ours(part):
                result = self.inner.read(part.file)
                chats.update({chat.id: chat for chat in result.chats})
                problem = problem or (replace(result.unread, path=part.place) if result.unread else None)
        return ReadResult(tuple(chats.values()), unread=problem)

    def _is_ours(self, part: Part) -> bool:
        owner = self.owner(part.file)
        return not isinstance(owner, str) and owner is not None and owner.name == self.name
