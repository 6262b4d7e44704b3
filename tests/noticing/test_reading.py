"""A chat read from where the last look stopped: what is new is told, what stands before is only context."""

from __future__ import annotations

from afterword.core.chat import Chat
from afterword.core.signal import SignalKind
from afterword.noticing.reading import notice

from .chats import chat, step

CHAT = Chat(
    "test",
    "1",
    tuple(
        chat(
            "> I live in Oslo", "< Noted.", "> paint the door", "< It is navy.", "> no, I meant teal. I never use navy."
        )
    ),
)


def test_a_whole_chat() -> None:
    told = notice(CHAT, after=None)
    assert [entry.id for entry in told.fresh] == ["0", "2", "4"]
    assert [words.words for words in told.durable] == ["I live in Oslo", "I never use navy."]
    assert [signal.kind for signal in told.signals] == [SignalKind.CORRECTION]
    assert told.worth_review
    assert told.last is not None
    assert told.last.id == "4"


def test_from_a_mark_only_what_is_new_though_what_was_before_is_read() -> None:
    told = notice(CHAT, after="2")
    assert [entry.id for entry in told.fresh] == ["4"]
    assert [words.entry for words in told.durable] == ["4"]
    assert [signal.reply for signal in told.signals] == ["3"]
    assert set(told.own) == {"0", "2", "4"}


def test_nothing_new_is_worth_nothing() -> None:
    told = notice(CHAT, after="4")
    assert (told.fresh, told.signals, told.durable, told.last, told.worth_review) == ((), (), (), None, False)


def test_thanks_alone_is_worth_no_review() -> None:
    told = notice(Chat("test", "2", tuple(chat("> paint the door", "< Done.", "> thanks!"))), after=None)
    assert [signal.kind for signal in told.signals] == [SignalKind.THANKS]
    assert not told.worth_review


def test_facts_about_the_computer_come_with_it() -> None:
    steps = (step("8", "python a.py", 127, "bash: python: command not found"), step("9", "python3 a.py", 0))
    made = Chat("test", "3", (*chat("> run it"), *steps))
    assert [fact.entry for fact in notice(made, after=None, device="laptop").environment] == ["9"]
    assert notice(made, after="9", device="laptop").environment == ()
    assert notice(made, after=None).environment == ()
