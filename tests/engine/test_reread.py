"""Chats that are read again: what stays, what is embedded, what goes, and when a mark is published."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.engine.library import LETTERS, MONDAY, SEEDBOX, CountingEmbedder, Library, chat, vector_of

from afterword.core.chat import Said, Speaker, Step, StepRan
from afterword.core.chunk import Reach
from afterword.core.entry import ChatSwitch, Line, SettingNow
from afterword.core.mark import LEARNER_VERSION, ReadingMark
from afterword.core.standing import Standing, replay
from afterword.engine.reread import label
from afterword.engine.reread.parts import BRAKED
from afterword.judging.forbidden import NUMBER
from afterword.ports import Vector
from afterword.remembering.chunking import Cutting

TALK = ("How do I sow leeks?", "> In March, under glass.", "And carrots?", "> In April, outside.", "Thank you!")


def learned(*texts: str) -> Library:
    library = Library()
    library.source.put("/a", chat(*(texts or TALK)))
    library.learn()
    return library


def marks(library: Library) -> ReadingMark:
    mark = library.index.mark("/a")
    assert mark is not None
    return mark


# what the third seed promises


def test_an_unchanged_chunk_keeps_its_vector_and_labels_and_only_the_changed_one_is_embedded() -> None:
    """The second answer is read differently: everything else stays as it is."""
    library = learned()
    first, second, third = library.index.stored("plain:c1")
    library.index.store_labels({first.id: ["mine"], second.id: ["mine"], third.id: ["mine"]})
    library.source.put("/a", chat(*TALK[:3], "> In May, outside.", TALK[4]))
    library.learn()
    assert library.embedded == ["And carrots?\n\nIn May, outside."]
    now = library.index.stored("plain:c1")
    assert [chunk.id for chunk in now] == [first.id, now[1].id, third.id]
    labels = library.index.labels([chunk.id for chunk in now])
    assert labels[first.id] == labels[third.id] == ("mine",)
    assert "mine" not in labels[now[1].id]
    assert second.id not in library.all()


def test_the_vector_that_is_stored_is_that_of_the_chunk_s_own_words() -> None:
    library = learned()
    for chunk in library.index.stored("plain:c1"):
        vector = vector_of("counting-1", chunk.text)
        best = library.index.by_meaning("counting-1", vector, Reach(), 1)
        assert best[0].chunk.id == chunk.id
        assert best[0].score == pytest.approx(1.0)


def test_the_mark_is_valid_for_its_own_version_only() -> None:
    library = learned()
    assert library.learn().files == 0
    for change in (
        (library, "version", library.version + 1),
        (library.source, "version", 2),
        (library, "settings", ("worktrees apart",)),
        (library, "cutting", Cutting(longest=900)),
    ):
        setattr(*change)
        assert library.learn().files == 1, "read again"
        assert library.embedded == []
        assert library.learn().files == 0, "and then it holds"


def test_every_chunk_carries_the_version_that_wrote_it() -> None:
    library = learned()
    library.version = 7
    library.learn()
    assert {chunk.learner_version for chunk in library.all().values()} == {7}
    assert marks(library).learner_version == 7


def test_a_lower_version_never_replaces_what_a_higher_one_wrote() -> None:
    library = Library()
    library.version = 2
    library.source.put("/a", chat(*TALK))
    library.learn()
    before = library.all()
    library.version = 1
    library.source.put("/a", chat("Only this."))
    assert library.learn().files == 0
    library.source.put("/b", chat("Only this, and longer.", *TALK, "More."))
    library.learn()
    assert library.all() == before


def test_the_mark_is_published_last_and_what_is_replaced_goes_only_then() -> None:
    """With every batch, the words before are still findable; the mark comes after the last of them."""
    library = learned()
    library.embedder = BatchLooker(library)
    library.source.put("/a", chat(*TALK[:3], "> In May.", *(f"Word {n}?" for n in range(200))))
    library.learn()
    assert library.embedder.seen
    for count, old_there, pending in library.embedder.seen:
        assert count >= 203
        assert old_there
        assert pending
    assert "And carrots?\n\nIn April, outside." not in library.texts()
    assert not marks(library).pending


class BatchLooker(CountingEmbedder):
    """Looks at the index each time it is asked for vectors."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self.library = library
        self.seen: list[tuple[int, bool, bool]] = []

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        mark = self.library.index.mark("/a")
        assert mark is not None
        old = "And carrots?\n\nIn April, outside." in self.library.texts()
        self.seen.append((self.library.index.count(), old, bool(mark.pending)))
        return super().embed(texts)


def test_words_are_findable_before_any_vector() -> None:
    library = Library()
    library.embedder = CountingEmbedder(stops_after=0)
    library.source.put("/a", chat(*TALK))
    with pytest.raises(KeyboardInterrupt):
        library.learn()
    assert [hit.chunk.text for hit in library.index.by_words("carrots", Reach(), 5)] == [
        "And carrots?\n\nIn April, outside."
    ]


@pytest.mark.parametrize("stop", [0, 64, 128])
def test_an_interrupted_learn_keeps_what_it_stored_and_the_next_embeds_only_the_rest(stop: int) -> None:
    library = Library()
    library.source.put("/a", chat(*(f"Number {n}, please?" for n in range(150))))
    library.embedder = CountingEmbedder(stops_after=stop)
    with pytest.raises(KeyboardInterrupt):
        library.learn()
    assert library.index.count() == 150
    assert marks(library).pending
    first = set(library.embedder.texts)
    assert len(first) == stop
    library.embedder = CountingEmbedder()
    library.learn()
    assert len(library.embedded) == 150 - stop
    assert not first & set(library.embedded)
    assert not marks(library).pending


@pytest.mark.parametrize("by_meaning", [True, False])
def test_a_pass_that_was_cut_off_goes_on_where_it_was(*, by_meaning: bool) -> None:
    """Ctrl-C at the third of four files: the next run reads that one and the fourth, and no other."""
    library = Library()
    if not by_meaning:
        library.embedder = None
    for name in "abcd":
        library.source.put(f"/{name}", chat(f"What of bed {name}?", key=name))

    def stop_at_the_third() -> None:
        if sum(library.source.reads.values()) == 3:
            raise KeyboardInterrupt

    library.source.while_reading = stop_at_the_third
    with pytest.raises(KeyboardInterrupt):
        library.learn()
    library.source.while_reading = lambda: None
    library.source.reads.clear()
    assert library.learn().files == 2
    assert sum(library.source.reads.values()) == 2
    assert [library.texts(name) for name in "abcd"] == [[f"What of bed {name}?"] for name in "abcd"]
    assert not any(mark.pending for mark in library.index.marks().values())
    assert library.learn().files == 0


def test_what_only_lacks_vectors_is_not_read_again_and_ends_with_the_last_of_them() -> None:
    library = Library()
    library.embedder = CountingEmbedder(stops_after=64)
    library.source.put("/a", chat(*(f"Number {n}, please?" for n in range(150))))
    library.source.put("/b", chat("And after that?", key="c2"))
    with pytest.raises(KeyboardInterrupt):
        library.learn()
    library.embedder = CountingEmbedder()
    done = library.learn(quiet=False)
    assert (done.files, done.embedded) == (0, 87)
    assert sum(library.source.reads.values()) == 2
    assert [(done, of) for done, of, what in library.heard if what == "meaning"] == [(64, 87), (87, 87)]
    assert not any(mark.pending for mark in library.index.marks().values())


def test_progress_is_told_after_each_batch() -> None:
    library = Library()
    library.source.put("/a", chat(*(f"Number {n}, please?" for n in range(150))))
    library.learn(quiet=False)
    assert [(done, of) for done, of, what in library.heard if what == "meaning"] == [(64, 150), (128, 150), (150, 150)]


# what it leaves open


def test_a_chat_that_now_reads_as_nothing_loses_its_chunks() -> None:
    """Everything in it turned out to be the client's."""
    library = learned()
    said = [replace(one, speaker=Speaker.CLIENT) if isinstance(one, Said) else one for one in chat(*TALK).entries]
    library.source.put("/a", replace(chat(*TALK), entries=tuple(said)))
    assert library.learn().removed == 3
    assert library.all() == {}


def test_a_chat_that_its_file_gives_no_more_loses_its_chunks() -> None:
    library = Library()
    library.source.put("/a", chat(*TALK), chat("Another.", key="c2"))
    library.learn()
    library.source.put("/a", chat("Another.", key="c2"))
    library.learn()
    assert library.index.chats() == {"plain:c2": 1}


@pytest.mark.parametrize("why", ["empty", "locked", "cut_off", "unknown", "silent"])
def test_what_cannot_be_trusted_to_be_nothing_loses_none(why: str) -> None:
    library = learned()
    before = library.all()
    library.source.put("/a")
    match why:
        case "empty":
            library.source.empty("/a")
        case "locked":
            library.source.locked.add("/a")
        case "cut_off":
            library.source.sizes["/a"] = (9, 99)
            library.source.cut_off.add("/a")
        case "unknown":
            library.source.unknown["/a"] = 5
        case _:
            library.source.put("/a", replace(chat(*TALK), entries=()))
            library.source.unknown["/a"] = 5
    library.learn()
    assert library.all() == before
    library.source.locked.clear()
    library.source.cut_off.clear()
    library.source.unknown.clear()
    library.source.put("/a", chat(*TALK, "One more."))
    library.learn()
    assert library.embedded == ["One more."], "and it is read again once it can be"


def test_as_many_unknown_records_as_usual_are_no_reason_to_keep() -> None:
    library = Library()
    for name in ("/a", "/b", "/c"):
        library.source.put(name, chat(*TALK, key=name))
        library.source.unknown[name] = 2
    library.learn()
    library.source.put("/a")
    library.learn()
    assert library.index.chats() == {"plain:/b": 3, "plain:/c": 3}


def test_a_chat_whose_file_disappeared_keeps_its_chunks() -> None:
    library = learned()
    before = library.all()
    library.source.delete("/a")
    library.learn()
    assert library.all() == before


def test_a_chat_that_moves_to_another_project_takes_its_chunks_along() -> None:
    library = learned()
    ids = set(library.all())
    library.source.put("/a", chat(*TALK, project=LETTERS))
    library.learn()
    assert library.embedded == []
    assert {chunk.project for chunk in library.all().values()} == {LETTERS.key}
    assert set(library.all()) == ids
    assert library.index.by_words("carrots", Reach(project=SEEDBOX.key), 5) == ()


def test_a_chat_whose_file_moves_stays_the_same_chat() -> None:
    library = learned()
    library.source.rename("/a", "/moved/a")
    library.source.put("/moved/a", chat(*TALK[:3], project=LETTERS))
    library.learn()
    assert library.texts() == ["How do I sow leeks?\n\nIn March, under glass.", "And carrots?"]
    assert library.embedded == ["And carrots?"]


def test_what_is_inserted_before_shifts_places_and_embeds_nothing_else() -> None:
    library = learned()
    library.source.put("/a", chat("Hello there!", *TALK))
    result = library.learn()
    assert library.embedded == ["Hello there!"]
    assert (result.added, result.moved, result.removed) == (1, 3, 0)
    assert [chunk.position for chunk in library.index.stored("plain:c1")] == [0, 1, 2, 3]


def test_reordering_and_removing_embed_nothing() -> None:
    library = learned()
    library.source.put("/a", chat(*TALK[2:4], *TALK[:2]))
    library.learn()
    assert library.embedded == []
    assert library.texts() == ["And carrots?\n\nIn April, outside.", "How do I sow leeks?\n\nIn March, under glass."]


def test_the_same_words_said_again_are_chunks_of_their_own() -> None:
    library = learned("Go on.", "Go on.", "Stop.")
    first, second, _ = library.index.stored("plain:c1")
    assert first.text == second.text
    library.source.put("/a", chat("Go on.", "Stop."))
    library.learn()
    assert library.index.stored("plain:c1")[0].id == first.id
    assert second.id not in library.all()


def test_a_setting_that_changes_chunks_reads_again_and_embeds_only_what_is_cut_anew() -> None:
    library = Library()
    library.source.put("/a", chat("Short one.", " ".join(f"Sentence number {n} stands here." for n in range(40))))
    library.learn()
    library.cutting = Cutting(longest=400, shortest=100)
    library.learn()
    assert "Short one." not in library.embedded
    assert max(len(text) for text in library.texts()) <= 400
    assert library.learn().files == 0


def test_a_message_in_the_middle_of_a_long_chat_embeds_at_most_three_chunks() -> None:
    turns = [text for n in range(300) for text in (f"Question {n}?", f"> Answer {n}, at some length. " * 9)]
    library = learned(*turns)
    turns.insert(301, "By the way, one more thing.")
    library.source.put("/a", chat(*turns))
    library.learn()
    assert 1 <= len(library.embedded) <= 3


# the embedder


def test_another_embedder_embeds_everything_again_and_reads_nothing() -> None:
    library = learned()
    library.source.reads.clear()
    library.embedder = CountingEmbedder("counting-2")
    assert library.learn().files == 0
    assert len(library.embedded) == 3
    assert not library.source.reads
    assert library.index.without_vector("counting-2", 9) == ()


def test_without_an_embedder_words_are_stored_and_one_that_comes_later_reads_nothing() -> None:
    library = Library()
    library.embedder = None
    library.source.put("/a", chat(*TALK))
    library.learn()
    assert not marks(library).pending
    library.embedder = CountingEmbedder()
    assert library.learn().files == 0
    assert len(library.embedded) == 3


def test_an_embedder_that_is_gone_leaves_words_and_is_tried_again() -> None:
    library = Library()
    library.embedder = CountingEmbedder(fails_after=0)
    library.source.put("/a", chat(*TALK))
    result = library.learn()
    assert result.gone == "Its process ended."
    assert not marks(library).pending
    library.embedder.fails_after = None
    library.learn()
    assert len(library.embedded) == 3


def test_what_goes_anyway_is_not_embedded_first() -> None:
    library = learned()
    library.embedder = CountingEmbedder("counting-2")
    library.source.put("/a", chat(*TALK[2:]))
    library.learn()
    assert sorted(library.embedded) == ["And carrots?\n\nIn April, outside.", "Thank you!"]


# the brake


def many(names: range, *, drop: int = 0) -> Library:
    library = Library()
    for n in names:
        library.source.put(f"/{n}", chat(*(f"Message {m} of {n}." for m in range(30)), key=f"c{n}"))
    library.learn()
    return library


def test_a_run_that_would_remove_too_much_removes_none_and_asks() -> None:
    """Ten chats of 30 chunks; eight of them suddenly read as one line each."""
    library = many(range(10))
    for n in range(8):
        library.source.put(f"/{n}", chat("Something else.", key=f"c{n}"))
    result = library.learn()
    assert result.removed == 0
    assert library.index.count() == 308
    brake = library.index.brake()
    assert brake is not None
    assert (brake.remove, brake.of) == (240, 300)
    assert library.learn().files == 0, "nothing is read over and over while it waits"
    library.source.put("/0", chat("Something else again.", key="c0"))
    assert library.learn().removed == 0, "no file of it slips through alone"
    assert library.learn(let_go=True).removed == 241
    assert library.index.count() == 68
    assert library.index.brake() is None


def test_the_brake_lets_go_by_itself_once_the_reading_is_as_before() -> None:
    library = many(range(10))
    for n in range(8):
        library.source.put(f"/{n}", chat("Something else.", key=f"c{n}"))
    library.learn()
    for n in range(8):
        library.source.put(f"/{n}", chat(*(f"Message {m} of {n}." for m in range(30)), "Something else.", key=f"c{n}"))
    library.learn()
    assert library.index.brake() is None
    assert library.index.count() == 308
    assert not any(mark.pending == BRAKED for mark in library.index.marks().values())


@pytest.mark.parametrize(("chats", "emptied"), [(6, 6), (80, 7)], ids=["200 and no more", "a tenth and no more"])
def test_less_than_that_goes_without_asking(chats: int, emptied: int) -> None:
    library = many(range(chats))
    for n in range(emptied):
        library.source.put(f"/{n}", chat(*(f"Message {m} of {n}." for m in range(0 if chats > 6 else 4)), key=f"c{n}"))
    result = library.learn()
    assert result.brake is None
    assert result.removed > 150


# what the person says


def after(*bodies: ChatSwitch | SettingNow, standing: Standing | None = None, at: int = 0) -> Standing:
    lines = [Line(n + 1 + at, MONDAY, "", body) for n, body in enumerate(bodies)]
    return replay(lines, standing or Standing())


def test_a_marked_chat_has_no_chunks_and_gets_them_back_unmarked() -> None:
    library = learned()
    library.standing = after(ChatSwitch("plain:c1", learn=False))
    assert library.learn().removed == 3
    assert library.all() == {}
    assert library.learn().files == 0
    library.source.put("/a", chat(*TALK, "And this."))
    library.learn()
    assert library.all() == {}


def test_what_a_marked_chat_loses_needs_no_further_answer() -> None:
    library = learned(*(f"Message {n}." for n in range(300)))
    library.standing = after(ChatSwitch("plain:c1", learn=False))
    assert library.learn().removed == 300
    assert library.index.brake() is None


def test_what_was_said_while_learning_was_off_is_not_in_the_chunks() -> None:
    library = Library()
    lines = [Line(1, MONDAY, "", SettingNow("learning", "off"))]
    lines.append(Line(2, chat(*TALK).entries[2].at or MONDAY, "", SettingNow("learning", "on")))
    library.standing = replay(lines, Standing())
    library.source.put("/a", chat(*TALK))
    library.learn()
    assert library.texts() == ["And carrots?\n\nIn April, outside.", "Thank you!"]


def test_sources_that_are_not_wanted_lose_their_chunks_and_can_come_back() -> None:
    library = learned()
    library.learn(unwanted=("plain",))
    library.source.reads.clear()
    assert library.learn().files == 1
    assert len(library.all()) == 3


# two files, one chat


def test_of_two_files_with_one_chat_the_one_with_more_of_it_speaks() -> None:
    library = Library()
    library.source.put("/old export", chat(*TALK[:2]))
    library.source.put("/new export", chat(*TALK))
    library.learn()
    assert len(library.texts()) == 3
    library.source.put("/old export", chat(*TALK[:1]))
    library.learn()
    assert len(library.texts()) == 3
    assert library.embedded == []


def test_if_the_file_that_speaks_loses_the_chat_the_other_is_read_again() -> None:
    library = Library()
    library.source.put("/old", chat(*TALK[:2]))
    library.source.put("/new", chat(*TALK))
    library.learn()
    library.source.put("/new", chat("Other.", key="c2"))
    library.learn()
    assert library.texts() == ["How do I sow leeks?\n\nIn March, under glass."]
    assert library.texts("c2") == ["Other."]
    assert library.embedded == ["Other."]


# several at once


def test_while_another_makes_vectors_words_are_stored_and_the_rest_is_left() -> None:
    library = Library()
    library.turn.shut = True
    library.source.put("/a", chat(*TALK))
    assert library.learn().left == 1
    assert library.index.count() == 3
    assert library.embedded == []
    assert library.learn().files == 0, "it is in hand"
    library.turn.shut = False
    library.learn()
    assert len(library.embedded) == 3
    assert not marks(library).pending


def test_a_file_that_another_read_meanwhile_is_left_to_that_one() -> None:
    """Between storing and embedding, the chat grows and another process reads it: nothing of it is lost."""
    library = learned()
    library.source.put("/a", chat(*TALK[:3], "> In May."))

    class Meanwhile(CountingEmbedder):
        def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
            if not self.batches:
                library.source.put("/a", chat(*TALK, "> You are welcome."))
                library.turn.shut = True
                other = Library(library.index, CountingEmbedder())
                other.source, other.turn = library.source, library.turn
                other.ids.new("r")
                other.learn()
                library.turn.shut = False
            return super().embed(texts)

    library.embedder = Meanwhile()
    library.learn()
    library.embedder = CountingEmbedder()
    library.learn()
    fresh = Library()
    fresh.source = library.source
    fresh.learn()
    assert library.all() == fresh.all()


def test_a_file_that_grows_while_it_is_read_is_read_again() -> None:
    library = Library()
    library.source.put("/a", chat(*TALK[:2]))

    def grows() -> None:
        library.source.while_reading = lambda: None
        library.source.put("/a", chat(*TALK))

    library.source.while_reading = grows
    library.learn()
    assert library.learn().files == 1
    assert len(library.texts()) == 3


# labels


def test_new_chunks_are_labelled_by_rule_and_findable_by_it() -> None:
    library = learned("Why does src/main.py fail?", "> Run `git pull --rebase` first.")
    found = library.index.by_words("fail", Reach(label="file:main.py"), 5)
    assert len(found) == 1
    labels = library.index.labels([found[0].chunk.id])[found[0].chunk.id]
    assert {"question", "command:git", "lang:en"} <= set(labels)
    assert library.index.queue().waiting == 0


def test_labelling_that_fails_is_tried_again_ever_more_seldom() -> None:
    from afterword.core.errors import EmbedderGone

    def fails(text: str) -> tuple[str, ...]:
        raise EmbedderGone("The labeller is not there.")

    library = Library()
    library.source.put("/a", chat("One.", "Two."))
    library.turn.shut = True
    library.learn()
    waits = []
    for _ in range(14):
        assert label(library.index, library.clock, fails) == 0
        queue = library.index.queue()
        assert (queue.waiting, queue.failed, queue.reason) == (2, 2, "The labeller is not there.")
        minutes = 0
        while not library.index.unlabelled(library.clock.now(), 1):
            library.clock.advance(MINUTE)
            minutes += 1
        waits.append(minutes)
    assert waits[:4] == [1, 2, 4, 8]
    assert waits[-1] == 24 * 60
    assert label(library.index, library.clock) == 2
    assert library.index.queue().waiting == 0


MINUTE = chat("", "").entries[1].at - chat("").entries[0].at  # type: ignore[operator]  # both have a time


# what a chunk holds


def test_secrets_are_masked_before_anything_is_stored() -> None:
    secret = "ghp_" + "a1B2c3D4e5" * 3 + "f6G7h8"
    library = learned(f"My token is {secret}, use it.", f"> Done, with {secret}.")
    assert secret not in "".join(library.texts())
    assert "Done, with" in "".join(library.texts())


def test_a_chunk_knows_whether_the_chat_had_read_outside_by_then() -> None:
    library = Library()
    one = chat("First.", "> Yes.", "Second.", "> No.", "Third.")
    step = StepRan("s", MONDAY, Step("WebFetch", "WebFetch", outside="example.org"))
    library.source.put("/a", replace(one, entries=(*one.entries[:3], step, *one.entries[3:])))
    library.learn()
    assert [(chunk.text[:5], chunk.outside) for chunk in library.index.stored("plain:c1")] == [
        ("First", False),
        ("Secon", True),
        ("Third", True),
    ]


def test_numbers_that_an_earlier_version_stored_are_masked_by_the_next_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the chunk that holds one is made anew; the others keep their vectors."""
    library = Library()
    library.version = 2
    with monkeypatch.context() as earlier:
        earlier.setattr("afterword.engine.reread.reading.mask_stored", str)
        library.source.put("/a", chat(*TALK, "Book it on 4111 1111 1111 1111"))
        library.learn()
    assert any("4111" in text for text in library.texts())
    library.version = LEARNER_VERSION
    library.learn()
    assert library.embedded == [f"Book it on {NUMBER}"]
    assert not any("4111" in text for text in library.texts())
    assert library.index.by_words("4111", Reach(), 5) == ()
