"""Showing a question with its tickets, and carrying out what was pressed: one session's forms, there and back.

A ticket is bound to the session, the kind, the id, the words and the choice. The engine checks all but the session;
what it refuses stands in the record.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from afterword.app import Declined, Done, LookAgain
from afterword.app.keeping import Power, WouldAsk
from afterword.app.saying import count
from afterword.core.errors import AfterwordError, AnswerRefused, BadInput
from afterword.web.answers import BY_KIND, Press, told_of
from afterword.web.deeds import BY_NAME
from afterword.web.face import FormShown, Pressed, Told
from afterword.web.hand import PressedHand, ShowingHand
from afterword.web.room import Room
from afterword.web.sessions import Minted, Session

GOOD_FOR = 120.0  # seconds; the ticket of an act is as good as that of an answer

# Why a ticket does not hold, to somebody who never heard of tickets.
_NOT_DONE: Mapping[str, str] = {
    "late": "That was shown more than two minutes ago.",
    "unknown": "That was shown too long ago.",
    "used": "That was pressed before.",
}
_OLD = frozenset({"late", "unknown"})
_DONE: Mapping[str, str] = {"keep": "kept", "forget": "forgotten"}
_ALL_LEARNED = "See them: afterword learned --all"


@dataclass(frozen=True, slots=True)
class LookedAgain:
    """Nothing was done, and this is what stands there now. ``old``: it was shown too long ago, and need not have
    changed.
    """

    shown: FormShown
    says: str
    old: bool = False


@dataclass(frozen=True, slots=True)
class SessionForms:
    """The forms of one session (face.Forms)."""

    room: Room
    session: Session
    _seen: dict[tuple[str, str, str], FormShown | None] = field(default_factory=dict, repr=False, compare=False)

    @property
    def base(self) -> str:
        """What every address of this session begins with."""
        return self.session.base

    @property
    def token(self) -> str:
        """What every form of this session carries."""
        return self.session.token

    def act(self, name: str) -> str:
        """A ticket for something that is done without an answer."""
        ticket = f"d-{secrets.token_hex(16)}"
        self.session.keep(ticket, Minted(name, "", "", None, time.monotonic()))
        return ticket

    def shown(self, kind: str, id: str, value: str = "") -> FormShown | None:  # noqa: A002  the field's own name
        """The question that stands there now, with tickets; None where there is nothing to answer.

        Asked for again, it is the same with the same tickets: one press, wherever on the page it stands.
        """
        named = kind, id, value
        if named not in self._seen:
            try:
                self._seen[named] = self.ask(kind, id, value)
            except AfterwordError:
                self._seen[named] = None
        return self._seen[named]

    def ask(self, kind: str, which: str, value: str) -> FormShown:
        """The same. Raises UnknownId and BadInput, and AnswerRefused where nobody may answer here."""
        answer = BY_KIND.get(kind)
        if answer is None:
            raise BadInput("There is no such answer.", "Go to: What it knows")
        app = self.room.app
        settled = answer.settle(app, value)
        hand = ShowingHand(app)
        answer.give(Press(self.room, which, settled, hand))
        assert hand.shown is not None
        labels = {choice.key: choice.label for choice in hand.shown.choices}
        for given in hand.offered:
            self.session.keep(given.ticket.id, Minted(kind, which, settled, given, time.monotonic()))
        pressed = tuple(Pressed(given.choice, labels[given.choice], given.ticket.id) for given in hand.offered)
        shown = hand.shown
        return FormShown(kind, which, settled, shown.words, shown.warnings, pressed, self.token, answer.word)

    def press(self, kind: str, which: str | None, ticket: str, typed: str = "") -> Told | LookedAgain:
        """Carry out what was pressed. ``which``: the id that came with it, None where it came without; ``typed``: the
        value, which counts only to show the question again: what is done is what the ticket was minted for.

        What was refused or changed meanwhile is shown again where it still stands. Raises AnswerRefused where nobody
        may answer here.
        """
        minted = self.session.minted.get(ticket)
        if minted is not None and (minted.kind != kind or minted.given is None):
            minted = None
        which = which if which is not None else (minted.id if minted is not None else "")
        answer, app = BY_KIND[kind], self.room.app
        if minted is not None and answer.word and typed.strip().casefold() != answer.word:
            return self._again(kind, which, minted.value, f"Nothing was done: “{answer.word}” was not typed.")
        hand = PressedHand(app, minted.given if minted is not None else None)
        try:
            value = minted.value if minted is not None else answer.settle(app, typed)
            press = Press(self.room, which, value, hand)
            outcome = answer.give(press)
        except AnswerRefused as refused:
            if app.page.nobody is not None:
                raise
            return self._again(
                kind,
                which,
                typed if minted is None else minted.value,
                f"{_NOT_DONE.get(refused.reason, refused.message)} Nothing was done; please look again.",
                old=refused.reason in _OLD,
            )
        except AfterwordError as trouble:
            return Told(trouble.message, trouble.next_step, bad=True)
        match outcome:
            case Done():
                return self._followed(kind, press, told_of(answer, press, outcome))
            case LookAgain():
                return self._again(kind, which, value, outcome.says)
            case Declined():
                return Told("Nothing was changed.")

    def _followed(self, kind: str, press: Press, told: Told) -> Told:
        """A kept preview may be a yes to asking a model: that is done now."""
        preview = press.room.previews.pop(press.id, None) if kind == "preview" else None
        if preview is None or not preview.asks:
            return told
        report = self.room.app.learn_kept(preview)
        learned = sum(len(look.learned) for look in report.looks)
        return replace(told, says="Asked.", also=(*told.also, f"Learned: {learned}."))

    def _again(self, kind: str, which: str, value: str, says: str, *, old: bool = False) -> Told | LookedAgain:
        try:
            return LookedAgain(self.ask(kind, which, value), says, old)
        except AfterwordError as trouble:
            return Told(trouble.message, trouble.next_step, bad=True)

    def press_all(self, kind: str, tickets: Sequence[str]) -> Told:
        """Carry out many of one kind, each by its own ticket, in order, and sum up."""
        with self.room.app.page.still():
            outcomes = [self.press(kind, None, ticket) for ticket in tickets]
        told = [one for one in outcomes if isinstance(one, Told)]
        done = [one for one in told if not one.bad]
        old = sum(one.old for one in outcomes if isinstance(one, LookedAgain))
        changed = len(outcomes) - len(told) - old
        also = [one.says for one in told if one.bad]
        also += [f"{changed} changed meanwhile: look again."] if changed else []
        also += [f"{count(old, 'was', 'were')} shown too long ago: look again."] if old else []
        says = f"{len(done)} of {len(outcomes)} {_DONE.get(kind, 'done')}."
        step = _ALL_LEARNED if done and kind in _DONE else ""
        return Told(says, step, tuple(dict.fromkeys(also)), bad=not done)

    @property
    def tidier(self) -> WouldAsk | None:
        """The model that could look for what says the same."""
        return self.room.tidier

    @property
    def powers(self) -> tuple[Power, ...]:
        """What backups that were brought back would allow, as far as nobody decided about it."""
        return self.room.app.keeping.powers()

    def do(self, name: str, ticket: str, value: str = "") -> tuple[Told | None, str]:
        """Do what needs no answer, and say where to read on. None: its ticket does not hold."""
        minted = self.session.minted.pop(ticket, None)
        if minted is None or minted.kind != name or minted.given is not None:
            return None, ""
        if time.monotonic() - minted.at > GOOD_FOR:
            return None, ""
        try:
            return BY_NAME[name].do(self.room, value)
        except AfterwordError as trouble:
            return Told(trouble.message, trouble.next_step, bad=True), ""
