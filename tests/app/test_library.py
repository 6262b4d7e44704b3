"""The library: a chat loop that carries a correction into the next chat, and what a program without a key cannot do."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from afterword import Afterword, AwaitableAfterword, HandedOver, Message
from afterword.app import Done, LookView, NotLooked
from afterword.core.errors import AnswerRefused, BadInput
from afterword.core.verdict import Reason

KEY = "a key that the program keeps"
NOW = datetime.now(UTC) - timedelta(hours=1)


def corrected(which: str = "one", **more: object) -> HandedOver:
    said = (
        Message("person", "Write the intro of the report.", NOW),
        Message("assistant", "Here is the intro, with the color of the harbor.", NOW),
        Message("person", "No, I meant British spelling, not American.", NOW),
    )
    return HandedOver(which, said, **{"attended": True, "read_outside": "", **more})  # type: ignore[arg-type]  # a test's own defaults


def opened(folder: Path, key: str | None = KEY) -> Afterword:
    return Afterword(folder / "home", host_key=key, env={})


def test_a_correction_of_one_chat_stands_beside_the_next_question(tmp_path: Path) -> None:
    with opened(tmp_path) as afterword:
        look = afterword.look(corrected())
        assert isinstance(look, LookView)
        (learned,) = look.learned
        note = afterword.note()
        assert note is not None
        assert [one.id for one in note.learned] == [learned.id]
        assert afterword.note() is None
        assert "British" in afterword.nearby("Which spelling is right in British texts?").block
        assert isinstance(afterword.undo(learned.id), Done)
        assert "British" not in afterword.nearby("Which spelling is right in British texts?").block
        again = afterword.look(corrected("two"))
        assert isinstance(again, LookView)
        assert again.learned == ()


def test_handed_over_again_only_what_is_new_is_read(tmp_path: Path) -> None:
    with opened(tmp_path) as afterword:
        afterword.look(corrected())
        came = afterword.look(corrected())
        assert isinstance(came, NotLooked)
        assert came.reason == "nothing_new"


def test_by_default_nobody_sees_it_and_it_read_from_outside(tmp_path: Path) -> None:
    with opened(tmp_path) as afterword:
        look = afterword.look(HandedOver("one", corrected().messages))
        assert isinstance(look, LookView)
        (waits,) = look.waiting
        assert {Reason.OUTSIDE_READ, Reason.NOBODY_SEES} <= set(waits.matched)


def test_without_the_key_nothing_is_applied_and_nothing_answered(tmp_path: Path) -> None:
    with opened(tmp_path) as afterword:
        afterword.look(corrected())
    with opened(tmp_path, None) as afterword:
        look = afterword.look(corrected("two", project=("p1", "harbour")))
        assert isinstance(look, LookView)
        assert look.learned == ()
        with pytest.raises(AnswerRefused):
            afterword.undo()
        with pytest.raises(AnswerRefused):
            afterword.keep("x")
        with pytest.raises(AnswerRefused):
            afterword.remember("Prefers tea")
        typed = HandedOver("three", (Message("person", "afterword undo", NOW),), attended=True, read_outside="")
        afterword.look(typed)
        assert len(afterword.memories()) == 1


def test_a_key_that_is_not_the_homes_is_refused_when_it_is_opened(tmp_path: Path) -> None:
    with opened(tmp_path) as afterword:
        afterword.look(corrected())
    with pytest.raises(BadInput, match="not made with this host key") as refused:
        opened(tmp_path, "another key")
    assert "the key that it was made with" in refused.value.next_step
    with opened(tmp_path / "keyless", None) as afterword:
        afterword.look(corrected())
    with pytest.raises(BadInput, match="not made with this host key"):
        opened(tmp_path / "keyless")
    with opened(tmp_path) as afterword:
        assert len(afterword.memories()) == 1


@pytest.mark.parametrize("key", [5, b"a key", ""])
def test_what_can_be_no_key_is_refused_and_makes_no_home(tmp_path: Path, key: object) -> None:
    with pytest.raises(BadInput, match="host key"):
        opened(tmp_path, key)  # type: ignore[arg-type]  # what is refused
    assert not (tmp_path / "home").exists()


def test_what_is_no_text_is_refused_where_a_text_belongs(tmp_path: Path) -> None:
    with opened(tmp_path) as afterword:
        for call in (afterword.nearby, afterword.recall, afterword.remember):
            with pytest.raises(BadInput, match="is a text"):
                call(None)  # type: ignore[arg-type]  # what is refused


def test_others_in_a_chat_and_a_chat_that_goes_on(tmp_path: Path) -> None:
    with opened(tmp_path) as afterword:
        both = HandedOver("one", (*corrected().messages, Message("someone_else", "Me too!", NOW)), attended=True)
        came = afterword.look(both)
        assert isinstance(came, NotLooked)
        assert came.reason == "someone_elses_words"
        going_on = HandedOver("two", (Message("person", "I live in Leipzig.", datetime.now(UTC)),), attended=True)
        assert isinstance(afterword.look(going_on), NotLooked)
        assert isinstance(afterword.look(going_on, ended=True), LookView)


@pytest.mark.parametrize(
    "chat",
    [
        HandedOver("", ()),
        HandedOver("one", (Message("person", "hi", datetime(2026, 1, 1)),)),  # noqa: DTZ001  what is refused
        HandedOver("one", (Message("person", "hi", NOW, "m"), Message("person", "ho", NOW, "m"))),
        HandedOver("one", (Message("person", None, NOW),)),  # type: ignore[arg-type]  # what is refused
        HandedOver("one", (Message("person", "hi", "today"),)),  # type: ignore[arg-type]  # what is refused
        HandedOver(5, ()),  # type: ignore[arg-type]  # what is refused
        HandedOver("one", (Message("nobody", "hi", NOW),)),  # type: ignore[arg-type]  # what is refused
    ],
)
def test_what_no_chat_can_be_is_refused(tmp_path: Path, chat: HandedOver) -> None:
    with opened(tmp_path) as afterword, pytest.raises(BadInput):
        afterword.look(chat)


def test_awaited_it_is_the_same(tmp_path: Path) -> None:
    calls = {name for name in vars(Afterword) if not name.startswith("_")} - {"app", "close"}
    assert {name for name in vars(AwaitableAfterword) if not name.startswith("_")} == calls

    async def loop() -> str:
        async with AwaitableAfterword(lambda: opened(tmp_path)) as afterword:
            looks = await asyncio.gather(afterword.look(corrected()), afterword.look(corrected()))
            assert [isinstance(one, LookView) for one in looks] == [True, False]
            return (await afterword.nearby("Which spelling is right in British texts?")).block

    assert "British" in asyncio.run(loop())
