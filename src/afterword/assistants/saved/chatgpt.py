"""ChatGPT's saved memories, from a file that the person has: an export of their data, or the list copied by hand.

In an export (`conversations*.json`, alone or in its zip) the newest chat that says so holds the whole list, in a part
of the kind `model_editable_context` under `model_set_context`; older chats only show each memory as it was written, in
a message to `bio`. A part of the kind `user_editable_context` is instructions, and is not read. A list is lines of
text, or JSON: texts, or objects with one. Known from exports of users that are described in public.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from afterword.assistants.fields import Fields, Undecodable, decoded, fields, number
from afterword.assistants.whole import Content, whole_file
from afterword.assistants.zips import open_archive
from afterword.core.errors import UnknownFormat
from afterword.ports import Unread

from .notes import LARGEST, Saved, SavedFound, as_found, statements, text_of

LARGEST_JSON = 512 * 1024**2  # bytes of one file of an export: it is decoded as a whole
LEFT_ALONE = "from a chat that ChatGPT was told not to remember"
_TEXTS = ("content", "text", "memory", "value")
_LISTS = ("memories", "saved_memories", "items")


@dataclass(frozen=True, slots=True)
class ChatGptSaved:
    """Reads a list or an export at ``path``."""

    path: str
    name: str = "chatgpt"
    title: str = "ChatGPT"

    def places(self) -> tuple[str, ...]:
        """Where it is looked for."""
        return (self.path,)

    def find(self) -> SavedFound:
        """All that it holds. Raises UnknownFormat where it is neither."""
        place = Path(self.path)
        if place.suffix.lower() in {".md", ".txt", ""}:
            text = text_of(self.path)
            return self._found(statements(text), Counter(), ()) if isinstance(text, str) else SavedFound(unread=(text,))
        skipped: Counter[str] = Counter()
        unread: list[Unread] = []
        texts: list[str] = []
        chats: list[Fields] = []
        for content in self._contents(unread):
            said = _read(content)
            listed = _listed(said)
            texts += listed
            chats += [] if listed else _chats(said)
        if not texts and not chats and not unread:
            raise UnknownFormat(
                f"No saved memories were found in {self.path}.",
                "Name an export of ChatGPT, or a text file with one memory a line.",
            )
        texts += _in_chats(chats, skipped)
        return self._found(texts, skipped, unread)

    def _found(self, texts: Iterable[str], skipped: Counter[str], unread: Sequence[Unread]) -> SavedFound:
        every = dict.fromkeys(" ".join(text.split()) for text in texts)
        return as_found([Saved(self.title, text) for text in every if text], skipped, unread)

    def _contents(self, unread: list[Unread]) -> Iterator[Content]:
        if Path(self.path).suffix.lower() != ".zip":
            alone = whole_file(self.path, LARGEST_JSON)
            if isinstance(alone, Unread):
                unread.append(alone)
            else:
                yield alone
            return
        archive = open_archive(self.path)
        if isinstance(archive, Unread):
            unread.append(archive)
            return
        with archive:
            unread += archive.refused
            for name in archive.members:
                if name.rsplit("/", 1)[-1].startswith(("conversations", "memories")) and name.endswith(".json"):
                    content = archive.read(name)
                    if isinstance(content, Unread):
                        unread.append(content)
                    elif len(content) > LARGEST_JSON:
                        unread.append(Unread(name, f"It is larger than {LARGEST_JSON // 1024**2} MB."))
                    else:
                        yield content


def _read(content: Content) -> object:
    try:
        return decoded(bytes(content))
    except Undecodable:
        return None


def _listed(said: object) -> list[str]:
    """The texts of a list of memories; none where it is something else."""
    named: Mapping[str, object] = fields(said)
    inside = next((named[name] for name in _LISTS if isinstance(named.get(name), list)), said)
    if not isinstance(inside, list):
        return []
    found = [one if isinstance(one, str) else _text_in(fields(one)) for one in inside]
    return [text for text in found if text and len(text) <= LARGEST]


def _text_in(one: Fields) -> str:
    if "mapping" in one:
        return ""
    return next((str(one[name]) for name in _TEXTS if isinstance(one.get(name), str)), "")


def _chats(said: object) -> list[Fields]:
    inside = said if isinstance(said, list) else fields(said).get("conversations", [said])
    every = [fields(one) for one in inside] if isinstance(inside, list) else []
    return [one for one in every if isinstance(one.get("mapping"), dict)]


def _in_chats(chats: Sequence[Fields], skipped: Counter[str]) -> list[str]:
    """The list of the newest chat that has one, else what was written one by one."""
    newest: tuple[float, str] = (-1.0, "")
    written: list[str] = []
    for chat in chats:
        if chat.get("is_do_not_remember"):
            skipped[LEFT_ALONE] += 1
            continue
        moment = number(chat, "update_time") or 0.0
        for message in _messages(chat):
            content = fields(message.get("content"))
            told = content.get("model_set_context")
            if isinstance(told, str) and told.strip() and moment >= newest[0]:
                newest = (moment, told)
            if message.get("recipient") == "bio" and fields(message.get("author")).get("role") == "assistant":
                written += [one for part in _parts(content) for one in statements(part)]
    return list(statements(newest[1])) if newest[1] else written


def _messages(chat: Fields) -> Iterator[Fields]:
    for node in fields(chat.get("mapping")).values():
        yield fields(fields(node).get("message"))


def _parts(content: Fields) -> list[str]:
    parts = content.get("parts")
    return [part for part in parts if isinstance(part, str)] if isinstance(parts, list) else []
