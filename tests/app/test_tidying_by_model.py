"""Tidying up by a model: who may see which memories, what comes of its answers, and that every merge is taken back."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from tests.app.test_tidying import files, learned
from tests.app.world import NOON, World
from tests.models.asking import servers
from tests.storage.agreeing import disagreements

from afterword.app import App, Done
from afterword.app.keeping import ByModel, WouldAsk
from afterword.core.change import Add
from afterword.core.chat import Chat, Said, Speaker
from afterword.core.entry import ChatSwitch, FileTrouble, Learning, Quote, Sent, Settled
from afterword.core.errors import BadInput
from afterword.core.memory import Kind, Memory, Source, Stage
from afterword.core.verdict import Apply, Reason
from afterword.engine.admit import Admission, Write
from afterword.engine.doubting import doubt
from afterword.models.asking import ScriptedReviewer
from afterword.ports import Offer, ReviewAsked, ReviewFailed, ReviewFailure, ReviewText

REX, LAB, BOTH = "Has a dog named Rex", "Has a labrador named Rex", "Has a labrador dog named Rex"
HERE = Offer("mine", "m-1", "")
AWAY = Offer("mine", "m-1", "https://models.example.org", most_micros=400)
SHORT, SHORTER = "Prefers short answers in mails", "Prefers short answers in chats"


def merges(*those: tuple[list[int], str]) -> str:
    return json.dumps({"merges": [{"memories": numbers, "text": text} for numbers, text in those]})


def twin(*answers: str | ReviewFailed, offer: Offer = HERE) -> ScriptedReviewer:
    left = list(answers)

    def tells(offered: Offer, asked: ReviewAsked) -> ReviewText | ReviewFailed:
        answer = left.pop(0) if len(left) > 1 else left[0]
        return ReviewText(answer, offered.model, 120) if isinstance(answer, str) else answer

    return ScriptedReviewer((offer,), tells)


def asked(world: World, *answers: str | ReviewFailed, offer: Offer = HERE) -> ByModel:
    return world.again(reviewer=twin(*answers, offer=offer)).keeping.tidy_by_model()


def from_chat(world: World, chat: str, text: str, *, sent_to: Offer | None = None) -> None:
    """A memory as a look at this chat left it; ``sent_to``: whoever was asked in that look."""
    pen, now = world.app._parts.pen, world.clock.now()
    which = hashlib.sha256(text.encode()).hexdigest()[:8]
    if sent_to is not None:
        sent = Sent(f"s-{which}", chat, sent_to.provider, sent_to.model, sent_to.to, text, 10)
        pen.admit(Admission((sent, Settled(sent.id, 10, model="m-1"))))
    quote = Quote(chat, "e-1", text, 0, len(text), now)
    told = Learning(f"l-{which}", chat, None, Add(Kind.FACT, text, text), Apply(), (quote,), memory=f"m-{which}")
    memory = Memory(f"m-{which}", Kind.FACT, text, chat=chat, learned=told.id, created=now, valid_from=now)
    pen.admit(Admission((told,), (Write(memory, told.id),)))


def test_what_says_one_thing_becomes_one_and_is_taken_apart_and_put_together_again_to_the_byte(world: World) -> None:
    learned(world, REX, LAB)
    before = files(world)
    came = asked(world, merges(([1, 2], BOTH)))
    (one,) = came.done
    assert (world.texts(), set(one.parts), one.waits) == ({BOTH}, {REX, LAB}, None)
    view = world.app.why(one.learning)
    assert (view.reader, view.learning.replaces if view.learning else "") == ("m-1", f"{REX} · {LAB}")
    together, host = files(world), world.app.host_hand()
    assert sum(name.startswith("superseded/") for name in together) == 2
    assert isinstance(world.app.undo(one.learning, host), Done)
    assert world.texts() == {REX, LAB}
    assert {name: text for name, text in files(world).items() if not name.startswith("archived/")} == before
    assert world.app.never() == ()
    assert isinstance(world.app.redo(one.learning, host), Done)
    assert files(world) == together
    world.app.undo(one.learning, host)
    assert world.texts() == {REX, LAB}
    assert asked(world, merges(([1, 2], BOTH))).reason == "nothing", "what was taken apart stays apart"


def test_what_rules_put_together_and_the_person_took_apart_stays_apart(world: World) -> None:
    learned(world, "Works at the harbour office", "Works at the HARBOUR office")
    (merged,) = world.app.keeping.tidy()
    world.app.undo(merged.learning, world.app.host_hand())
    assert world.app.keeping.tidy() == ()


NUMBERED = ("Has 3 hens in the yard", "Has 3 brown hens")
HOSTILE: tuple[tuple[tuple[str, ...], str, str], ...] = (
    ((REX, LAB), '{"merges": [], "delete": [1, 2], "forget": "all"}', ""),
    ((REX, LAB), '[{"op": "delete", "memory": 1}]', "unreadable"),
    ((REX, LAB), merges(([1, 2], f"{BOTH} and a cat")), "invents"),
    ((REX, LAB), merges(([1, 2], REX)), "loses"),
    ((REX, LAB, *NUMBERED), merges(([1, 3], "Has a dog named Rex and 3 hens in the yard")), "changed_meanwhile"),
)


@pytest.mark.parametrize(("texts", "answer", "why"), HOSTILE)
def test_an_answer_that_would_lose_invent_or_delete_anything_changes_nothing(
    texts: tuple[str, ...], answer: str, why: str, world: World
) -> None:
    learned(world, *texts)
    before = files(world)
    came = asked(world, answer)
    assert (files(world), world.texts(), came.done) == (before, set(texts), ())
    assert why in {*came.left_apart, came.reason}


def stranger(world: World) -> None:
    from_chat(world, "claude-code:a", REX, sent_to=AWAY)
    from_chat(world, "claude-code:b", LAB, sent_to=AWAY)


ELSEWHERE = Offer("mine", "m-1", "https://elsewhere.example.org")


def unsent(world: World) -> None:
    """Nothing of it was sent to anybody."""
    from_chat(world, "c:a", REX)
    from_chat(world, "c:b", LAB)


def answered_by_another(world: World) -> None:
    """One of the two chats was answered by another."""
    from_chat(world, "c:a", REX, sent_to=AWAY)
    from_chat(world, "c:b", LAB, sent_to=ELSEWHERE)


def by_hand(world: World) -> None:
    """The person wrote it."""
    learned(world, REX, LAB, source=Source.YOU)


def brought_in(world: World) -> None:
    """An assistant saved it."""
    learned(world, REX, LAB, source=Source.IMPORTED)


def marked(world: World) -> None:
    """One of the two chats is not to be learned from any more."""
    stranger(world)
    world.app._parts.pen.admit(Admission((ChatSwitch("claude-code:a", learn=False),)))


def set_up_anew(world: World) -> None:
    """The provider is another account since."""
    stranger(world)
    world.clock.advance(timedelta(minutes=1))
    world.app.set_setting("provider.mine.account", "another", world.app.host_hand())


UNSEEN = (unsent, answered_by_another, by_hand, brought_in, marked, set_up_anew)


@pytest.mark.parametrize("made", UNSEEN)
def test_no_memory_reaches_whom_its_chats_words_never_reached(made: Callable[[World], None], world: World) -> None:
    made(world)
    model = twin(merges(([1, 2], BOTH)), offer=AWAY)
    app = world.again(reviewer=model)
    assert (app.keeping.would_ask(), app.keeping.tidy_by_model().reason, model.asked) == ("nothing", "nothing", [])


def test_who_was_sent_the_chats_words_sees_what_came_of_them_and_nothing_else(world: World) -> None:
    stranger(world)
    from_chat(world, "c:else", "Has a dog named Rex on a farm", sent_to=ELSEWHERE)
    model = twin(merges(([1, 2], BOTH)), offer=AWAY)
    app = world.again(reviewer=model)
    (one,) = app.keeping.tidy_by_model().done
    ((_, what),) = model.asked
    assert REX in what.material
    assert "farm" not in what.material + what.words
    assert {REX, LAB} == set(one.parts)
    from_chat(world, "c:d", "Has a brown labrador dog named Rex", sent_to=AWAY)
    again = app.keeping.would_ask()
    assert isinstance(again, WouldAsk)
    assert BOTH in again.texts, "what was put together came of the same chats"


@pytest.fixture
def speaking() -> Iterator[Callable[[str], servers.Server]]:
    with servers.serving(servers.says(servers.answer(b"{}"))) as server:

        def says(text: str) -> servers.Server:
            server.scripts = (servers.says(servers.answer(json.dumps(servers.chat(text)).encode())),)
            return server

        yield says


def by_settings(world: World, server: servers.Server) -> App:
    for part, value in (("dialect", "openai"), ("endpoint", server.address()), ("model", "m-1"), ("here", "on")):
        world.app.set_setting(f"provider.mine.{part}", value, world.app.host_hand())
    world.app.set_setting("provider.mine.use", "on", world.app.host_hand())
    return world.again()


def test_over_a_real_socket_with_one_request_that_is_listed(
    world: World, speaking: Callable[[str], servers.Server]
) -> None:
    learned(world, REX, LAB)
    server = speaking(merges(([1, 2], BOTH)))
    app = by_settings(world, server)
    came = app.keeping.tidy_by_model()
    assert [one.text for one in came.done] == [BOTH]
    (got,) = server.got
    said = json.dumps(got.said)
    assert REX in said
    (sent,) = app.sent()
    assert (sent.chat, sent.words, sent.outcome) == ("tidy-up", f"{REX}\n{LAB}", "")
    assert app.keeping.tidy_by_model().reason == "nothing"
    assert len(server.got) == 1, "with nothing new nobody is asked"


def test_what_was_looked_at_once_is_not_shown_again(world: World) -> None:
    learned(world, REX, LAB)
    model = twin(merges())
    app = world.again(reviewer=model)
    assert (app.keeping.tidy_by_model().done, app.keeping.tidy_by_model().reason, len(model.asked)) == (
        (),
        "nothing",
        1,
    )


def test_the_scripted_model_takes_the_whole_way(world: World) -> None:
    learned(world, "Keeps two hens", "Keeps two brown hens")
    world.app.set_setting("provider.scripted.use", "on", world.app.host_hand())
    came = world.again().keeping.tidy_by_model()
    assert ([one.text for one in came.done], came.model) == (["Keeps two brown hens"], "scripted")
    assert world.texts() == {"Keeps two brown hens"}


def test_wishes_wait_and_are_kept_or_stay_apart(world: World) -> None:
    both = "Prefers short answers in mails and chats"
    learned(world, SHORT, SHORTER, kind=Kind.PREFERENCE)
    (one,) = asked(world, merges(([1, 2], both))).done
    assert (one.waits, world.texts()) == (Reason.MERGED_WISHES, {SHORT, SHORTER})
    host = world.app.host_hand()
    assert isinstance(world.app.keep(one.learning, host), Done)
    assert world.texts() == {both}
    (view,) = world.app.memories()
    assert view.memory.stage is Stage.CONFIRMED
    world.app.undo(one.learning, host)
    assert world.texts() == {SHORT, SHORTER}


def test_a_merge_that_was_let_go_is_not_proposed_again_and_blocks_no_words(world: World) -> None:
    learned(world, SHORT, SHORTER, kind=Kind.PREFERENCE)
    (one,) = asked(world, merges(([1, 2], "Prefers short answers in mails and chats"))).done
    assert isinstance(world.app.forget(one.learning, world.app.host_hand()), Done)
    assert (world.texts(), world.app.never()) == ({SHORT, SHORTER}, ())
    assert asked(world, merges()).reason == "nothing"


def test_a_waiting_one_is_not_kept_once_its_memories_changed(world: World) -> None:
    learned(world, SHORT, SHORTER, kind=Kind.PREFERENCE)
    (one,) = asked(world, merges(([1, 2], "Prefers short answers in mails and chats"))).done
    host = world.app.host_hand()
    world.app.forget("m-preference0", host)
    with pytest.raises(BadInput, match="changed since"):
        world.app.keep(one.learning, host)
    assert world.texts() == {SHORTER}


def test_the_persons_own_waits_and_mode_ask_has_all_of_it_wait(world: World) -> None:
    learned(world, REX, LAB, source=Source.YOU)
    assert [one.waits for one in asked(world, merges(([1, 2], BOTH))).done] == [Reason.REPLACES_OWN]
    assert world.texts() == {REX, LAB}


def test_in_mode_ask_it_waits(world: World) -> None:
    learned(world, REX, LAB)
    world.app.set_setting("mode", "ask", world.app.host_hand())
    assert [one.waits for one in asked(world, merges(([1, 2], BOTH))).done] == [Reason.MODE_ASK]


def test_what_was_taken_back_does_not_come_as_a_merge(world: World) -> None:
    learned(world, BOTH, kind=Kind.PEOPLE)
    world.app.undo("l-people0", world.app.host_hand())
    learned(world, REX, LAB)
    came = asked(world, merges(([1, 2], BOTH)))
    assert (came.done, came.left_apart) == ((), ("told_not_to",))


def test_at_the_cap_nobody_is_asked(world: World) -> None:
    stranger(world)
    world.app.set_setting("cap", "0", world.app.host_hand())
    model = twin(merges(([1, 2], BOTH)), offer=AWAY)
    came = world.again(reviewer=model).keeping.tidy_by_model()
    assert (came.reason, model.asked) == ("over_cap", [])


def test_an_answer_that_cannot_be_read_is_asked_for_once_more_and_paid_for(world: World) -> None:
    stranger(world)
    usual = Offer("mine", "m-2", AWAY.to, most_micros=400)
    model = twin("no", merges(([1, 2], BOTH)))
    model.offered = (AWAY, usual)
    came = world.again(reviewer=model).keeping.tidy_by_model()
    assert ([one.text for one in came.done], came.model, came.cost_micros) == ([BOTH], "m-2", 240)
    assert world.app.spent().spent_micros == 20 + 240
    assert world.app.why(came.done[0].learning).cost_micros == 240


def test_no_answer_changes_nothing_and_keeps_what_was_set_aside(world: World) -> None:
    stranger(world)
    came = asked(world, ReviewFailed(ReviewFailure.NO_ANSWER, "timed out", None), offer=AWAY)
    assert (came.reason, world.texts()) == ("no_answer", {REX, LAB})
    assert world.app.spent().spent_micros == 20 + 400


def test_what_changed_while_the_model_thought_is_left_apart(world: World) -> None:
    learned(world, REX, LAB)
    model = twin(merges(([1, 2], BOTH)))
    said = model.tells
    app = world.again(reviewer=model)

    def meanwhile(offer: Offer, what: ReviewAsked) -> ReviewText | ReviewFailed:
        app.forget("m-fact0", app.host_hand())
        assert said is not None
        return said(offer, what)

    model.tells = meanwhile
    came = app.keeping.tidy_by_model()
    assert (came.done, came.left_apart, world.texts()) == ((), ("changed_meanwhile",), {LAB})


def test_by_itself_only_where_it_was_turned_on_for_models_and_once_a_day(world: World) -> None:
    world.agree()
    learned(world, REX, LAB)
    model = twin(merges(([1, 2], BOTH)))
    app = world.again(reviewer=model)
    app.set_setting("tidy", "on", app.host_hand())
    app.learn()
    assert model.asked == []
    app.set_setting("tidy", "model", app.host_hand())
    world.clock.advance(timedelta(days=1))
    app.learn()
    assert (len(model.asked), world.texts()) == (1, {BOTH})
    learned(world, "Keeps two hens at home", "Keeps two brown hens", kind=Kind.PEOPLE)
    app.learn()
    assert len(model.asked) == 1
    world.clock.advance(timedelta(days=1))
    app.learn()
    assert len(model.asked) == 2


def test_undoing_what_lies_in_a_merge_changes_nothing_live(world: World) -> None:
    learned(world, REX, LAB)
    (one,) = asked(world, merges(([1, 2], BOTH))).done
    host = world.app.host_hand()
    world.app.undo("l-fact0", host)
    assert world.texts() == {BOTH}
    world.app.undo(one.learning, host)
    assert world.texts() == {LAB}, "what was taken back stays so"
    world.app.redo("l-fact0", host)
    assert world.texts() == {LAB}


def test_erasing_takes_the_merge_along_and_never_what_stands_for_others(world: World) -> None:
    learned(world, REX, LAB)
    (one,) = asked(world, merges(([1, 2], BOTH))).done
    host = world.app.host_hand()
    with pytest.raises(BadInput, match="put together"):
        world.app.erase("m-fact0", host)
    world.app.undo(one.learning, host)
    assert isinstance(world.app.erase("m-fact0", host), Done)
    assert world.texts() == {LAB}
    left = (world.folder / "home").rglob("*")
    assert not any(b"dog" in path.read_bytes() for path in left if path.is_file() and path.suffix != ".zip")


def test_a_merge_stands_before_the_rules_in_a_backup_and_in_what_doctor_says(world: World, tmp_path: Path) -> None:
    from_chat(world, "claude-code:a", REX)
    from_chat(world, "claude-code:b", LAB)
    (one,) = asked(world, merges(([1, 2], BOTH))).done
    assert world.app.rejudge() == ()
    assert disagreements(world.app._parts.storage) == []
    assert not [line for line in world.app.doctor().lines if line.level == "trouble"]
    assert [quote.words for quote in world.app.why(one.learning).quotes] == [REX, LAB]
    together, file, host = files(world), str(tmp_path / "kept.zip"), world.app.host_hand()
    world.app.keeping.backup(file)
    world.app.undo(one.learning, host)
    with pytest.raises(BadInput, match="here already"):
        world.app.keeping.restore(file, host)
    assert world.texts() == {REX, LAB}, "an old backup puts nothing together again"
    world.app.redo(one.learning, host)
    assert files(world) == together


def test_a_merge_is_left_out_once_words_of_one_of_its_memories_are_not_the_persons(world: World) -> None:
    from_chat(world, "c:a", REX)
    from_chat(world, "c:b", LAB)
    asked(world, merges(([1, 2], BOTH)))
    chat = Chat("c", "b", (Said("e-1", NOON, LAB, Speaker.TOOL, "tool"),))
    assert doubt(world.app._parts.desk(), chat)
    (view,) = world.app.memories()
    assert (view.memory.text, view.trouble) == (BOTH, FileTrouble.NOT_PERSONS_WORDS)
