"""Every answer that a person may give, tried in every way that is not theirs: refused, recorded, nothing changed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.app.world import World, lived

from afterword.app import App, Declined, Given, Hand, LookAgain, Outcome, Shown
from afterword.app.connecting import Connecting, Part
from afterword.core.entry import AnswerKind, Refused, Route
from afterword.core.errors import AnswerRefused, UnknownId
from afterword.engine.hand import NoHand, TerminalHand
from afterword.ports import Process
from afterword.storage.scripted import GivenProcesses, ScriptedTerminal


@dataclass(frozen=True)
class Answer:
    """One answer: its name in the words of the product, its kind, and how it is given."""

    name: str
    kind: AnswerKind
    give: Callable[[App, Hand], Outcome]


def preview(app: App, hand: Hand) -> Outcome:
    found = app.learn([str(ELSEWHERE[0])]).preview
    assert found is not None
    return app.keep_preview(found, hand)


def joint(app: App) -> Connecting:
    """Connecting, over a person's folder beside the home."""
    return app.connecting({"HOME": str(app._parts.storage.home.root.parent / "person"), "PATH": ""})


def named(app: App, word: str) -> str:
    """The id of the memory that holds this word."""
    return next(view.memory.id for view in app.memories() if word in view.memory.text)


ELSEWHERE: list[Path] = []  # where the world put a chat that no assistant's folder holds
ANSWERS = (
    Answer("keep", AnswerKind.KEEP, lambda app, hand: app.keep(app.waiting()[0].id, hand)),
    Answer("keep a preview", AnswerKind.KEEP, preview),
    Answer("forget a memory", AnswerKind.FORGET, lambda app, hand: app.forget(app.memories()[0].memory.id, hand)),
    Answer("forget what waits", AnswerKind.FORGET, lambda app, hand: app.forget(app.waiting()[0].id, hand)),
    Answer("undo", AnswerKind.UNDO, lambda app, hand: app.undo(app.learned()[-1].id, hand)),
    Answer("undo the newest", AnswerKind.UNDO, lambda app, hand: app.undo(None, hand)),
    Answer("remove", AnswerKind.REMOVE, lambda app, hand: app.never_remove(app.never()[0].id, hand)),
    Answer("erase", AnswerKind.ERASE, lambda app, hand: app.erase(app.memories()[0].memory.id, hand)),
    Answer("learn again", AnswerKind.REDO, lambda app, hand: app.redo(app.never()[0].because, hand)),
    Answer("consent", AnswerKind.CONSENT, lambda app, hand: app.consent(["codex"], hand)),
    Answer("withdraw", AnswerKind.CONSENT, lambda app, hand: app.withdraw("claude-code", hand)),
    Answer("unmark", AnswerKind.UNMARK, lambda app, hand: app.unmark_chat("claude-code:marked", hand)),
    Answer("mark", AnswerKind.MARK, lambda app, hand: app.mark_chat("claude-code:one", hand)),
    Answer("own words", AnswerKind.OWN_WORDS, lambda app, hand: app.learn_own_words("claude-code:one", hand)),
    Answer("by hand", AnswerKind.WRITE, lambda app, hand: app.remember("Owns a cat", hand)),
    Answer("other words", AnswerKind.WRITE, lambda app, hand: app.rewrite(named(app, "Notion"), "Uses Obsidian", hand)),
    Answer("cap", AnswerKind.SETTING, lambda app, hand: app.set_setting("cap", "20", hand)),
    Answer("mode", AnswerKind.SETTING, lambda app, hand: app.set_setting("mode", "quiet", hand)),
    Answer("trust files", AnswerKind.SETTING, lambda app, hand: app.set_setting("changes_in_files", "trust", hand)),
    Answer("pause", AnswerKind.PAUSE, lambda app, hand: app.pause(timedelta(hours=1), hand)),
    Answer("a question", AnswerKind.CARD, lambda app, hand: app.answer_card(app.cards()[0].id, hand)),
    Answer("keep files", AnswerKind.FILES, lambda app, hand: app.keep_file_changes(hand)),
    Answer("connect", AnswerKind.CONNECT, lambda app, hand: joint(app).connect("codex", hand)),
    Answer("connect more", AnswerKind.CONNECT, lambda app, hand: joint(app).connect("claude-code", hand, Part.RULES)),
    Answer("disconnect", AnswerKind.CONNECT, lambda app, hand: joint(app).disconnect("claude-code", hand)),
    Answer("restore files", AnswerKind.FILES, lambda app, hand: app.put_back_files(hand)),
)


@pytest.fixture(scope="module")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A home in which every answer can be given. No test changes anything in it: that is what they are about."""
    world = World(tmp_path_factory.mktemp("rich"))
    host = world.app.host_hand()
    lived(world)
    ELSEWHERE[:] = [world.says("I have two brothers.", name="apart", into=world.folder / "elsewhere")]
    world.clock.advance(timedelta(minutes=11))
    for assistant in (".claude", ".codex"):
        (world.folder / "person" / assistant).mkdir(parents=True)
    joint(world.app).connect("claude-code", host)
    changed = next(path for path in (world.folder / "home" / "memory").glob("*.md") if "sam" in path.name)
    changed.write_text(changed.read_text(encoding="utf-8").replace("Sam", "Pat"), encoding="utf-8")
    yield world
    world.app.close()


def everything(world: World) -> object:
    """All that stands, and all that lies in the memory folder and in the assistants' own."""
    app = world.app
    files = {
        str(path): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in (*(world.folder / "home" / "memory").rglob("*.md"), *(world.folder / "person").rglob("*.json"))
    }
    seen = (app.memories(), app.waiting(), app.never(), app.cards(), app.earlier(), app.settings(), app.file_changes())
    return (*seen, app.learned(everything=True), {view.chat: view.switched_off for view in app.chats()}, files)


def refusals(world: World) -> list[Refused]:
    standing = world.app._parts.desk().standing()
    return [line.answer for line in standing.answers if isinstance(line.answer, Refused)]


@dataclass
class Prepared:
    """A hand that gives a ticket which something is the matter with."""

    world: World
    spoil: Callable[[Any, Shown, Given], Given]
    route: Route = Route.TERMINAL
    asked: list[Shown] = field(default_factory=list)

    def refusal(self) -> None:
        return None

    def ask(self, shown: Shown) -> Given | None:
        self.asked.append(shown)
        sockets = self.world.app._parts.sockets
        choice = shown.choices[0].key
        args = (shown.answer, shown.target, shown.hash_of(choice), self.route, sockets.clock.now())
        return self.spoil(sockets, shown, Given(sockets.tickets.mint(*args), choice))


def spent(sockets: Any, shown: Shown, given: Given) -> Given:
    sockets.tickets.spend(given.ticket.id, sockets.clock.now())
    return given


def late(sockets: Any, shown: Shown, given: Given) -> Given:
    ticket = given.ticket
    old = sockets.clock.now() - timedelta(minutes=2, seconds=1)
    return Given(sockets.tickets.mint(ticket.answer, ticket.target, ticket.words_hash, ticket.route, old), given.choice)


def of_another_thing(sockets: Any, shown: Shown, given: Given) -> Given:
    ticket = given.ticket
    other = sockets.tickets.mint(ticket.answer, "l-other", ticket.words_hash, ticket.route, ticket.minted)
    return Given(other, given.choice)


def of_another_kind(sockets: Any, shown: Shown, given: Given) -> Given:
    ticket = given.ticket
    kind = AnswerKind.RESTORE
    return Given(
        sockets.tickets.mint(kind, ticket.target, ticket.words_hash, ticket.route, ticket.minted), given.choice
    )


def never_minted(sockets: Any, shown: Shown, given: Given) -> Given:
    return Given(replace(given.ticket, id=f"t-{'0' * 32}"), given.choice)


def of_other_words(sockets: Any, shown: Shown, given: Given) -> Given:
    ticket = given.ticket
    seen = hashlib.sha256(b"other words").hexdigest()
    return Given(sockets.tickets.mint(ticket.answer, ticket.target, seen, ticket.route, ticket.minted), given.choice)


SPOILED = (
    (spent, "used"),
    (late, "late"),
    (of_another_thing, "foreign_ticket"),
    (of_another_kind, "foreign_ticket"),
    (never_minted, "unknown"),
)


def terminal_hand(world: World, where: str) -> Hand:
    """A terminal hand with a willing person, and what an assistant's shell or a pipe puts in its way."""
    processes = GivenProcesses(
        [Process(9, "claude", "claude")] if where == "agent_process" else [],
        ["CLAUDECODE"] if where == "agent_marker" else [],
    )
    terminal = ScriptedTerminal(["y"] * 9, present=where != "no_terminal")
    return TerminalHand(terminal, processes, world.app._parts.sockets.tickets, world.clock)


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.name)
def test_it_is_asked_for_and_a_no_changes_nothing(rich: World, answer: Answer) -> None:
    """So that what follows refuses something: in the right hand each of these answers is a question."""
    before, terminal = everything(rich), ScriptedTerminal([""])
    hand = TerminalHand(terminal, GivenProcesses(), rich.app._parts.sockets.tickets, rich.clock)
    assert isinstance(answer.give(rich.app, hand), Declined)
    assert len(terminal.shown) == 1
    assert everything(rich) == before


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.name)
def test_no_other_hand_gives_it(rich: World, answer: Answer) -> None:
    """From a pipe, under an assistant's process or marker, in a session that is not the person's."""
    before = everything(rich)
    session = NoHand("no_host_key", "This session is not yours.", Route.PAGE)
    hands = [(terminal_hand(rich, where), where) for where in ("no_terminal", "agent_process", "agent_marker")]
    for hand, reason in [*hands, (session, "no_host_key")]:
        known = refusals(rich)
        with pytest.raises(AnswerRefused) as caught:
            answer.give(rich.app, hand)
        assert caught.value.reason == reason
        assert [(one.answer, one.reason) for one in refusals(rich)[len(known) :]] == [(answer.kind, reason)]
        assert everything(rich) == before


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.name)
def test_no_other_ticket_gives_it(rich: World, answer: Answer) -> None:
    """Used before, too late, for another thing or another kind of answer, never minted."""
    before = everything(rich)
    for spoil, reason in SPOILED:
        known, hand = refusals(rich), Prepared(rich, spoil)
        with pytest.raises(AnswerRefused) as caught:
            answer.give(rich.app, hand)
        assert caught.value.reason == reason, spoil.__name__
        assert [shown.answer for shown in hand.asked] == [answer.kind]
        assert [(one.answer, one.reason) for one in refusals(rich)[len(known) :]] == [(answer.kind, reason)]
        assert everything(rich) == before


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.name)
def test_words_that_changed_are_looked_at_again(rich: World, answer: Answer) -> None:
    before, known = everything(rich), refusals(rich)
    outcome = answer.give(rich.app, Prepared(rich, of_other_words))
    assert isinstance(outcome, LookAgain)
    assert outcome.now is not None
    assert [(one.answer, one.reason) for one in refusals(rich)[len(known) :]] == [(answer.kind, "changed_words")]
    assert everything(rich) == before


UNKNOWN = (
    Answer("keep", AnswerKind.KEEP, lambda app, hand: app.keep("zzzz", hand)),
    Answer("forget", AnswerKind.FORGET, lambda app, hand: app.forget("zzzz", hand)),
    Answer("undo", AnswerKind.UNDO, lambda app, hand: app.undo("zzzz", hand)),
    Answer("redo", AnswerKind.REDO, lambda app, hand: app.redo("zzzz", hand)),
    Answer("erase", AnswerKind.ERASE, lambda app, hand: app.erase("zzzz", hand)),
    Answer("remove", AnswerKind.REMOVE, lambda app, hand: app.never_remove("zzzz", hand)),
    Answer("a question", AnswerKind.CARD, lambda app, hand: app.answer_card("zzzz", hand)),
    Answer("mark", AnswerKind.MARK, lambda app, hand: app.mark_chat("zzzz", hand)),
    Answer("unmark", AnswerKind.UNMARK, lambda app, hand: app.unmark_chat("zzzz", hand)),
    Answer("own words", AnswerKind.OWN_WORDS, lambda app, hand: app.learn_own_words("zzzz", hand)),
)


BROKEN = (
    Answer("the folder", AnswerKind.FILES, lambda app, hand: app.take_memory_folder(hand)),
    Answer("the never-list", AnswerKind.SETTING, lambda app, hand: app.begin_never_list(hand)),
    Answer("a backup", AnswerKind.RESTORE, lambda app, hand: app.keeping.restore("away.zip", hand).outcome),
    Answer("its key", AnswerKind.RESTORE, lambda app, hand: app.keeping.backup_with_key("away.zip", hand)[0]),
    Answer("what was brought in", AnswerKind.KEEP, lambda app, hand: app.keeping.keep_imported(hand)),
)


@pytest.mark.parametrize("answer", BROKEN, ids=lambda answer: answer.name)
def test_what_puts_a_home_right_is_refused_as_the_answer_that_it_is(rich: World, answer: Answer) -> None:
    with pytest.raises(AnswerRefused):
        answer.give(rich.app, terminal_hand(rich, "agent_marker"))
    assert (refusals(rich)[-1].answer, refusals(rich)[-1].reason) == (answer.kind, "agent_marker")


@pytest.mark.parametrize("answer", UNKNOWN, ids=lambda answer: answer.name)
def test_a_hand_that_may_not_answer_learns_nothing_of_what_is_there(rich: World, answer: Answer) -> None:
    """The refusal comes first: the same is said of an id that is there and of one that is not."""
    with pytest.raises(AnswerRefused):
        answer.give(rich.app, terminal_hand(rich, "no_terminal"))
    assert (refusals(rich)[-1].answer, refusals(rich)[-1].target) == (answer.kind, "zzzz")
    with pytest.raises(UnknownId):
        answer.give(rich.app, rich.app.host_hand())


def test_every_kind_of_answer_is_in_the_table() -> None:
    """But for putting a broken home right and opening the page, which have tests of their own."""
    assert {answer.kind for answer in ANSWERS} == set(AnswerKind) - {AnswerKind.RESTORE, AnswerKind.OPEN}


def test_a_refused_answer_is_seen_where_it_was_aimed_at(rich: World) -> None:
    """Though the id was typed short, *Why?* of the thing shows it."""
    which = rich.app.memories()[0].memory.id
    with pytest.raises(AnswerRefused):
        rich.app.forget(which[:6], terminal_hand(rich, "agent_marker"))
    seen = rich.app.why(which).answers[-1]
    assert (seen.answer, seen.refused, seen.route) == (AnswerKind.FORGET, "agent_marker", Route.TERMINAL)
