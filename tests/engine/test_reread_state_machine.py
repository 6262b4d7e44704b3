"""Whatever happens to chats and to the runs that read them, the index ends as a fresh learn of everything would make
it, and no words are put into the embedder twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule
from tests.engine.library import LETTERS, SEEDBOX, CountingEmbedder, Library, chat

from afterword.core.chat import Chat
from afterword.core.chunk import Chunk
from afterword.core.entry import ChatSwitch, Line
from afterword.core.standing import Standing, replay
from afterword.ports import Index, Vector
from afterword.remembering.chunking import Cutting

WORDS = ("Go on.", "> Done.", "And the carrots?", "> In April, outside.", "Thanks!", "> Anything else?")
# What becomes of a chat that two files hold, of which the second, the twin, holds more of it at first.
STORIES: tuple[tuple[str, ...], ...] = (
    ("twin shortened",),
    ("twin without it",),
    ("twin gone",),
    ("twin gone", "first goes on"),
    ("first goes on", "first as it was"),
    ("first goes on", "twin gone", "first as it was"),
    ("twin shortened", "first goes on", "twin without it"),
    ("first goes on alone",),
    ("twin without it", "first alone"),
)

# What a file still has of a chat that another file has now: one pass sees both for the first time.
LEFT = ("nothing", "its beginning", "more of it")


class Killed(BaseException):
    """The process ended here."""


class Dying:
    """An index of which one write is the last thing this process does, before or after it happened."""

    def __init__(self, index: Index, writes: int, *, done: bool) -> None:
        self._index, self._left, self._done = index, writes, done

    def __getattr__(self, name: str) -> object:
        whole = getattr(self._index, name)
        if name not in {"add", "place", "remove", "publish", "store_vectors", "store_labels", "hold_back"}:
            return whole

        def write(*given: object) -> None:
            self._left -= 1
            if self._left > 0:
                whole(*given)
            elif self._left == 0:
                if self._done:
                    whole(*given)
                raise Killed
            else:
                raise Killed

        return write


@dataclass
class Counting(CountingEmbedder):
    """Counts each chunk's words over the whole life of a home, by who was asked."""

    ever: Counter[str] = field(default_factory=Counter)

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        self.ever.update(texts)
        return super().embed(texts)


class Chats(RuleBasedStateMachine):
    """Files with one or two chats, edited in every way; runs whole, single, killed, and two at once."""

    def __init__(self) -> None:
        super().__init__()
        self.library = Library()
        self.embedder = Counting()
        self.library.embedder = self.embedder
        self.kept: dict[str, tuple[Chunk, ...]] = {}
        self.number = 0
        self.switches: list[Line] = []

    # what happens to chats

    @rule(texts=st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), two=st.booleans())
    def begins(self, texts: list[str], *, two: bool) -> None:
        self.number += 1
        chats = [chat(*texts, key=f"c{self.number}")]
        if two:
            chats.append(chat("A second chat in the same file.", *texts, key=f"d{self.number}"))
        self.put(f"/{self.number}", *chats)

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data(), text=st.sampled_from((*WORDS, "Something quite new.")))
    def appends(self, data: st.DataObject, text: str) -> None:
        self.edit(data, lambda texts: [*texts, text])

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data(), text=st.sampled_from((*WORDS, "Something in between.")), at=st.integers(0, 5))
    def inserts(self, data: st.DataObject, text: str, at: int) -> None:
        self.edit(data, lambda texts: [*texts[:at], text, *texts[at:]])

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data(), at=st.integers(0, 5))
    def removes(self, data: st.DataObject, at: int) -> None:
        self.edit(data, lambda texts: [*texts[:at], *texts[at + 1 :]])

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data())
    def reorders(self, data: st.DataObject) -> None:
        self.edit(data, lambda texts: data.draw(st.permutations(texts)))

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data())
    def moves_to_another_project(self, data: st.DataObject) -> None:
        path, one = self.one(data)
        self.replace(path, replace(one, project=LETTERS if one.project == SEEDBOX else SEEDBOX))

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data())
    def is_renamed(self, data: st.DataObject) -> None:
        path, _ = self.one(data)
        self.number += 1
        self.library.source.rename(path, f"/{self.number}")

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data())
    def is_copied(self, data: st.DataObject) -> None:
        """A second file with the same chats, as a second export has."""
        path, _ = self.one(data)
        self.number += 1
        self.put(f"/{self.number}", *self.library.source.files[path])

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data())
    def is_marked_or_unmarked(self, data: st.DataObject) -> None:
        _, one = self.one(data)
        self.switch(one.key, off=not self.library.standing.switched_off(one.key))

    def switch(self, key: str, *, off: bool) -> None:
        at = self.library.clock.now().replace(year=2025)  # long before anything was said: only the mark itself counts
        self.switches.append(Line(len(self.switches) + 1, at, "", ChatSwitch(key, learn=not off)))
        self.library.standing = replay(self.switches, Standing())

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data())
    def disappears(self, data: st.DataObject) -> None:
        """What was stored of a chat that no file holds any more stays as it was."""
        path, _ = self.one(data)
        self.lose(path)

    def lose(self, path: str) -> None:
        gone = self.library.source.files[path]
        self.library.source.delete(path)
        held = {one.key for chats in self.library.source.files.values() for one in chats}
        for one in gone:
            if one.key not in held:
                marked = self.library.standing.switched_off(one.key)
                self.kept[one.key] = () if marked else self.library.index.stored(one.key)

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data(), story=st.sampled_from(STORIES), one_by_one=st.booleans())
    def has_a_twin(self, data: st.DataObject, story: tuple[str, ...], *, one_by_one: bool) -> None:
        """Two files hold one chat and take turns in holding more of it."""
        path, one = self.one(data)
        self.live(path, one, story, self.counted if one_by_one else lambda: None)
        self.counted()  # what a file lost is only known if it is read before it is gone

    def live(self, path: str, one: Chat, story: tuple[str, ...], then: Callable[[], None]) -> None:
        """The story, with what happens after each turn of it. ``one``: the chat that both files hold."""
        self.number += 1
        twin = f"/{self.number}"
        self.put(twin, self.told(one, "Only the twin knows.", "> And its assistant."))
        self.counted()
        for turn in story:
            match turn:
                case "twin shortened":
                    self.put(twin, self.told(one))
                case "twin without it":
                    self.put(twin, chat("Something else stands here now.", key=f"e{self.number}"))
                case "twin gone":
                    self.lose(twin)
                case "first goes on":
                    self.replace(path, self.told(one, *("And more of it." for _ in range(3))))
                case "first alone":
                    self.put(path, self.told(one))
                case "first goes on alone":
                    self.put(path, self.told(one, *("And more of it." for _ in range(3))))
                case _:
                    self.replace(path, self.told(one))
            then()

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data(), left=st.sampled_from(LEFT), newest=st.sampled_from(("first", "second")))
    def goes_over_to_another_file(self, data: st.DataObject, left: str, newest: str) -> None:
        """No run comes between what one file takes up and what the other gives up."""
        self.counted()
        path, one = self.one(data)
        self.number += 1
        self.goes_over(path, one, f"/{self.number}", left, newest)
        self.counted()

    def goes_over(self, path: str, one: Chat, to: str, left: str, newest: str) -> None:
        """``left``: what the first file still has of it. ``newest``: which file is written last, and so read first."""
        if newest == "first":
            self.put(to, one)
        others = [other for other in self.library.source.files[path] if other.key != one.key]
        match left:
            case "nothing":
                self.put(path, *(others or [chat("Something else stands here now.", key=f"e{self.number}")]))
            case "its beginning":
                self.put(path, *others, chat(*texts_of(one)[:1], key=one.id, project=one.project))
            case _:
                self.put(path, *others, self.told(one, "And more of it.", "And still more."))
        if newest == "second":
            self.put(to, one)

    def told(self, one: Chat, *more: str) -> Chat:
        """The chat, and more in it."""
        return chat(*texts_of(one), *more, key=one.id, project=one.project)

    @precondition(lambda self: any(len(chats) > 1 for chats in self.library.source.files.values()))
    @rule(data=st.data(), writes=st.integers(1, 12), done=st.booleans())
    def loses_a_chat(self, data: st.DataObject, writes: int, *, done: bool) -> None:
        """A file that was read gives one of its chats no more; the run that finds out is killed."""
        self.counted()
        several = sorted(path for path, chats in self.library.source.files.items() if len(chats) > 1)
        path = data.draw(st.sampled_from(several), label="file")
        self.put(path, *self.library.source.files[path][:-1])
        self.is_killed_at(writes, done=done)
        self.counted()

    @precondition(lambda self: self.kept)
    @rule(data=st.data())
    def what_disappeared_is_marked(self, data: st.DataObject) -> None:
        key = data.draw(st.sampled_from(sorted(self.kept)), label="which")
        self.switch(key, off=True)
        self.kept[key] = ()

    # what happens to the reading

    @rule()
    def a_new_release(self) -> None:
        self.library.version += 1

    @rule()
    def a_new_reader(self) -> None:
        self.library.source.version += 1

    @rule(longest=st.sampled_from([12, 30, 1000]))
    def other_pieces(self, longest: int) -> None:
        self.library.cutting = Cutting(longest, longest // 4)

    @rule()
    def another_embedder(self) -> None:
        self.embedder = Counting(f"counting-{self.number}-{len(self.embedder.id)}")
        self.library.embedder = self.embedder

    # runs

    @rule()
    def learns(self) -> None:
        self.learn_all()

    @precondition(lambda self: self.library.source.files)
    @rule(data=st.data())
    def learns_one(self, data: st.DataObject) -> None:
        path, _ = self.one(data)
        self.counted(path)

    @rule(writes=st.integers(1, 12), done=st.booleans())
    def is_killed(self, writes: int, *, done: bool) -> None:
        self.is_killed_at(writes, done=done)

    def is_killed_at(self, writes: int, *, done: bool) -> None:
        index = self.library.index
        self.library.index = Dying(index, writes, done=done)  # type: ignore[assignment]  # stands in for it
        try:
            self.counted()
        except Killed:
            pass
        finally:
            self.library.index = index

    @rule(after=st.integers(0, 3), shut=st.booleans())
    def two_at_once(self, after: int, *, shut: bool) -> None:
        """While one makes vectors, a chat is said on in and another process learns."""
        inner = self.embedder
        machine = self

        class Meanwhile:
            id, dims, multilingual = inner.id, inner.dims, inner.multilingual
            left = after

            @property
            def texts(self) -> list[str]:
                return inner.texts

            def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
                Meanwhile.left -= 1
                if Meanwhile.left <= 0 and not Meanwhile.left < -1:
                    machine.another_learns()
                return inner.embed(texts)

        self.library.embedder = Meanwhile()  # type: ignore[assignment]  # stands in for it
        try:
            self.library.turn.shut = shut
            self.counted()
        finally:
            self.library.turn.shut = False
            self.library.embedder = inner

    def another_learns(self) -> None:
        self.library.turn.shut = True
        embedder = self.library.embedder
        self.library.embedder = None if self.number % 2 else self.embedder
        if self.library.source.files:
            path = sorted(self.library.source.files)[0]
            chats = self.library.source.files[path]
            self.put(path, *(chat(*texts_of(one), "Meanwhile.", key=one.id, project=one.project) for one in chats))
        self.library.learn()
        self.library.embedder = embedder
        self.library.turn.shut = False

    # what must hold

    def learn_all(self) -> None:
        self.counted()
        at_once = self.library.all()
        self.counted()
        assert self.library.learn().files == 0, "nothing is read over and over"
        assert at_once == self.library.all(), "nothing is left for the next run"
        fresh = Library()
        fresh.source, fresh.standing, fresh.cutting = self.library.source, self.library.standing, self.library.cutting
        fresh.version, fresh.embedder = self.library.version, Counting(self.embedder.id)
        fresh.learn()
        kept = {chunk.id: chunk for chunks in self.kept.values() for chunk in chunks}
        assert self.library.all() == {**kept, **fresh.all()}
        assert self.library.index.without_vector(self.embedder.id, 1) == ()
        assert self.library.index.queue().waiting == 0
        assert not any(mark.pending for path, mark in self.library.index.marks().items() if path in fresh.index.marks())

    def counted(self, *paths: str) -> None:
        """A run. Words go into the embedder at most as often as chunks of them came into being."""
        before = Counter(one.text for one in self.library.index.without_vector(self.embedder.id, 9999))
        seen = self.embedder.ever.copy()
        stored = set(self.library.all())
        self.library.learn(*paths)
        new = Counter(one.text for key, one in self.library.all().items() if key not in stored)
        assert self.embedder.ever - seen <= before + new

    # helpers

    def put(self, path: str, *chats: Chat) -> None:
        self.library.source.put(path, *chats)

    def replace(self, path: str, new: Chat) -> None:
        """Write a file with one of its chats anew."""
        self.put(path, *(new if other.key == new.key else other for other in self.library.source.files[path]))

    def one(self, data: st.DataObject) -> tuple[str, Chat]:
        files = self.library.source.files
        path = data.draw(st.sampled_from(sorted(files)), label="file")
        chats = {one.id: one for one in files[path]}
        return path, chats[data.draw(st.sampled_from(sorted(chats)), label="chat")]

    def edit(self, data: st.DataObject, change) -> None:  # type: ignore[no-untyped-def]  # any change of entries
        path, one = self.one(data)
        texts = change(texts_of(one)) or ["Only this is left."]
        self.replace(path, chat(*texts, key=one.id, project=one.project))

    def teardown(self) -> None:
        self.learn_all()


def texts_of(one: Chat) -> list[str]:
    return [f"> {entry.text}" if "Replied" in type(entry).__name__ else entry.text for entry in one.entries]  # type: ignore[union-attr]  # only texts are here


@pytest.mark.parametrize("story", STORIES, ids=" and ".join)
@pytest.mark.parametrize("writes", [0, 1, 2, 3, 4, 6, 99])
def test_each_story_of_two_files_with_one_chat_ends_as_a_fresh_learn(story: tuple[str, ...], writes: int) -> None:
    """``writes``: a run after each turn is killed at this write; 0: there is none."""
    for done in (False, True):
        chats = Chats()
        chats.number, path = 1, "/1"
        texts = ("And the carrots?", "> In April, outside.", "Thanks!")
        chats.put(path, chat(*texts, key="c1"), chat("A second chat in the same file.", *texts, key="d1"))
        run = (lambda machine=chats, done=done: machine.is_killed_at(writes, done=done)) if writes else lambda: None
        chats.live(path, chats.library.source.files[path][0], story, run)
        chats.learn_all()


@pytest.mark.parametrize("left", LEFT)
@pytest.mark.parametrize("newest", ["first", "second"])
@pytest.mark.parametrize("known", [True, False], ids=["second known", "second new"])
def test_a_chat_that_goes_over_to_another_file_in_between_is_found_after_one_run(
    left: str, newest: str, *, known: bool
) -> None:
    """``known``: the second file was read before, with less of the chat in it."""
    chats = Chats()
    chats.number = 2
    texts = ("And the carrots?", "> In April, outside.", "Thanks!", "> Anything else?")
    one = chat(*texts, key="c1")
    chats.put("/1", one, chat("A second chat in the same file.", *texts, key="d1"))
    if known:
        chats.put("/2", chat(*texts[:1], key="c1"))
    chats.counted()
    chats.goes_over("/1", one, "/2", left, newest)
    chats.learn_all()


TestChats = Chats.TestCase
TestChats.settings = settings(
    max_examples=60, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)
