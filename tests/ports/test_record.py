"""What every record does: one transaction a commit, lines in their order, marks beside them, words to be erased."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from afterword.core.change import Add
from afterword.core.entry import Erased, Learning, Line, Looked, MemoryNow, NeverAdded, Quote, SettingNow, Unreadable
from afterword.core.errors import HomeNewer, Invariant
from afterword.core.fileop import Intent, PutFile, RemoveFile
from afterword.core.mark import Checkpoint, LookMark
from afterword.core.memory import InProject, Kind, Memory
from afterword.core.verdict import Apply
from afterword.ports import Batch, Record

AT = datetime(2026, 3, 1, 9, 30, tzinfo=UTC)
TEXT = "Prefers the ferry to the bridge"
LEARNING = Learning(
    "l-1",
    "claude-code:7",
    "git:example.org/nora/boats",
    Add(Kind.PREFERENCE, TEXT, "I'd rather take the ferry", InProject("git:example.org/nora/boats", "boats")),
    Apply(),
    quotes=(Quote("claude-code:7", "e-3", "I'd rather take the ferry", 4, 29, AT),),
    memory="m-1",
)
NOW = MemoryNow(Memory("m-1", Kind.PREFERENCE, TEXT, created=AT), "prefers-the-ferry-m-1.md", "s1-00", "l-1")
MARK = LookMark("claude-code:7", "e-3", "ab12", AT, 1)
CHECKPOINT = Checkpoint("/chats/7.jsonl", "1:2", 100, 5, 90, "aa", "bb", 3)
INTENT = Intent("i-1", (PutFile("prefers-the-ferry-m-1.md", TEXT.encode(), over=""), RemoveFile("old-m-0.md", "cc")))


def test_what_was_committed_is_there_in_its_order(record: Record) -> None:
    written = record.commit(Batch(lines=(LEARNING, NOW)), at=AT)
    record.commit(Batch(lines=(Looked("claude-code:7", 1, 0, 0),)), at=AT + timedelta(seconds=1))
    lines = tuple(record.lines())
    assert lines[:2] == written
    assert [line.seq for line in lines] == [1, 2, 3]
    assert [line.body for line in lines] == [LEARNING, NOW, Looked("claude-code:7", 1, 0, 0)]
    assert lines[2].at == AT + timedelta(seconds=1)
    assert len({line.device for line in lines}) == 1


def test_only_lines_after_a_place(record: Record) -> None:
    record.commit(Batch(lines=(SettingNow("mode", "quiet"), SettingNow("mode", "ask"))), at=AT)
    assert [line.seq for line in record.lines(after=1)] == [2]
    assert list(record.lines(after=2)) == []


def test_more_lines_than_are_read_at_a_time(record: Record) -> None:
    record.commit(Batch(lines=tuple(SettingNow("n", str(n)) for n in range(1203))), at=AT)
    assert [line.seq for line in record.lines()] == list(range(1, 1204))


def test_an_empty_record_has_nothing(record: Record) -> None:
    assert list(record.lines()) == []
    assert record.mark("claude-code:7") is None
    assert record.checkpoint("/chats/7.jsonl") is None
    assert record.seen() == set()
    assert record.intents() == ()


def test_marks_and_checkpoints_are_the_last_ones_written(record: Record) -> None:
    record.commit(Batch(marks=(MARK,), checkpoints=(CHECKPOINT,)), at=AT)
    later = LookMark("claude-code:7", "e-9", "cd34", AT + timedelta(hours=1), 1, tried=AT, unreadable=2)
    record.commit(Batch(marks=(later,)), at=AT)
    assert record.mark("claude-code:7") == later
    assert record.checkpoint("/chats/7.jsonl") == CHECKPOINT
    seen = ("/chats/7.jsonl", CHECKPOINT.size, CHECKPOINT.mtime_ns, CHECKPOINT.reader_version)
    assert record.seen() == {seen}


def test_what_is_intended_stays_until_it_is_done(record: Record) -> None:
    second = Intent("i-2", (PutFile("b-m-2.md", b"\xff\x00", over=None),))
    record.commit(Batch(intents=(INTENT,)), at=AT)
    record.commit(Batch(intents=(second,)), at=AT)
    assert record.intents() == (INTENT, second)
    record.commit(Batch(done=("i-1", "i-of-nobody")), at=AT)
    assert record.intents() == (second,)


def test_a_batch_that_fails_leaves_nothing(record: Record) -> None:
    record.commit(Batch(lines=(SettingNow("mode", "quiet"),), intents=(INTENT,)), at=AT)
    again = Batch(lines=(LEARNING,), marks=(MARK,), checkpoints=(CHECKPOINT,), intents=(INTENT,))
    with pytest.raises(Invariant):
        record.commit(again, at=AT)
    assert [line.body for line in record.lines()] == [SettingNow("mode", "quiet")]
    assert record.mark("claude-code:7") is None
    assert record.checkpoint("/chats/7.jsonl") is None
    record.commit(Batch(lines=(LEARNING,)), at=AT)
    assert [line.seq for line in record.lines()] == [1, 2]


@pytest.mark.parametrize("batch", [Batch(lines=(Unreadable("Dream"),)), Batch(lines=(LEARNING, Unreadable()))])
def test_a_line_that_could_not_be_read_is_never_written(record: Record, batch: Batch) -> None:
    with pytest.raises(Invariant):
        record.commit(batch, at=AT)
    assert list(record.lines()) == []


def test_times_are_kept_in_utc_and_must_name_their_zone(record: Record) -> None:
    (line,) = record.commit(Batch(lines=(LEARNING,)), at=AT.astimezone(timezone(timedelta(hours=9))))
    assert line.at == AT
    assert line.at.tzinfo == UTC
    with pytest.raises(Invariant):
        record.commit(Batch(lines=(LEARNING,)), at=AT.replace(tzinfo=None))


@pytest.mark.parametrize(
    "text",
    ["日本語で書く", "الكتابة بالعربية", "हिन्दी में लिखें", "a\nb\r\n\u2028c", "\ud800 alone", "\x00\x1b[0m", "💡🇩🇪"],
)
def test_every_text_comes_back_as_it_was(record: Record, text: str) -> None:
    record.commit(Batch(lines=(NeverAdded("n-1", text, "", "l-1"),)), at=AT)
    assert [line.body for line in record.lines()] == [NeverAdded("n-1", text, "", "l-1")]


def test_erasing_takes_the_words_out_of_every_line_mark_and_intent(record: Record) -> None:
    erased = Erased(("5f",))
    mark = LookMark("claude-code:7", "the ferry entry", "ab12", AT, 1)
    record.commit(Batch(lines=(LEARNING, NOW, erased), marks=(mark,), intents=(INTENT,)), at=AT)
    before = tuple(record.lines())
    assert record.scrub(lambda text: text.replace("ferry", "[erased]")) == 2
    after = tuple(record.lines())
    assert "ferry" not in repr((after, record.mark("claude-code:7"), record.intents()))
    assert after[2] == before[2]
    assert [(line.seq, line.at, line.device) for line in after] == [(line.seq, line.at, line.device) for line in before]
    learned = after[0].body
    assert isinstance(learned, Learning)
    assert learned.change == Add(
        Kind.PREFERENCE,
        "Prefers the [erased] to the bridge",
        "I'd rather take the [erased]",
        InProject("git:example.org/nora/boats", "boats"),
    )
    assert record.scrub(lambda text: text.replace("ferry", "[erased]")) == 0


def test_erasing_leaves_what_only_looks_like_words(record: Record) -> None:
    """Kinds, reasons and times are no texts: erasing the word 'fact' breaks no line."""
    fact = MemoryNow(Memory("m-2", Kind.FACT, "Has a fact sheet", created=AT), "p-m-2.md", "s1-00", "l-1")
    record.commit(Batch(lines=(fact,)), at=AT)
    record.scrub(lambda text: text.replace("fact", "*").replace("2026", "*"))
    (line,) = record.lines()
    assert isinstance(line, Line)
    assert line.body == MemoryNow(Memory("m-2", Kind.FACT, "Has a * sheet", created=AT), "p-m-2.md", "s1-00", "l-1")


def test_a_newer_record_is_read_and_never_written(newer_record: Record) -> None:
    assert list(newer_record.lines()) == []
    with pytest.raises(HomeNewer):
        newer_record.commit(Batch(lines=(LEARNING,)), at=AT)
    with pytest.raises(HomeNewer):
        newer_record.scrub(str.upper)
    assert list(newer_record.lines()) == []
