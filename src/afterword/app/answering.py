"""Everything of one person's Afterword that only the person may decide, and the hands by which it is asked.

Each asks through the hand. Where nobody can answer by it, that is all that is said: nothing is looked up before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cached_property
from typing import TYPE_CHECKING

from afterword.app.joining import Parts
from afterword.app.late import Late
from afterword.core.entry import NEVER_LIST, AnswerKind
from afterword.core.errors import BadInput
from afterword.core.memory import Kind
from afterword.settings import checked, values

if TYPE_CHECKING:
    from afterword.app import connecting, mending, naming, paging, sourcing
    from afterword.core.chat import Chat
    from afterword.engine import asking, files, hearing
    from afterword.engine import hand as hands
    from afterword.engine.answer import cards, erasing, keeping, never_list, rewriting, switching, unanswering, writing
    from afterword.engine.asking import Question
    from afterword.engine.hand import Hand
    from afterword.engine.views import Outcome
else:
    connecting, paging = Late("afterword.app.connecting"), Late("afterword.app.paging")
    mending, naming = Late("afterword.app.mending"), Late("afterword.app.naming")
    sourcing = Late("afterword.app.sourcing")
    asking, hands = Late("afterword.engine.asking"), Late("afterword.engine.hand")
    files, hearing = Late("afterword.engine.files"), Late("afterword.engine.hearing")
    cards, erasing, keeping, never_list, rewriting, switching, unanswering, writing = (
        Late(f"afterword.engine.answer.{name}")
        for name in ("cards", "erasing", "keeping", "never_list", "rewriting", "switching", "unanswering", "writing")
    )


class Answers:
    """The answers that a person may give. Raise AnswerRefused, UnknownId, BadInput."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    # hands

    def terminal_hand(self) -> Hand:
        """Asks on the controlling terminal; refuses without one, and under a known assistant."""
        parts = self._parts
        return hands.TerminalHand(parts.terminal, parts.processes, parts.sockets.tickets, parts.sockets.clock)

    def host_hand(self, choices: Mapping[AnswerKind, str] | None = None) -> Hand:
        """Answers with the host's key: the first choice of each question, or the one named for its kind."""
        if not self._parts.hosted:
            return hands.NoHand("no_host_key", "This home was not made with a host's key, or not with this one.")
        return hands.HostHand(self._parts.sockets.tickets, self._parts.sockets.clock, choices or {})

    def has_terminal(self) -> bool:
        """Whether a person can be asked on this terminal (present, and no known assistant above us)."""
        hand = self.terminal_hand()
        return isinstance(hand, hands.TerminalHand) and hand.refusal() is None

    @cached_property
    def page(self) -> paging.Paging:
        """What the local Memory page stands on."""
        return paging.Paging(self._parts)

    def connecting(self, env: Mapping[str, str]) -> connecting.Connecting:
        """The assistants that the environment leads to, and connecting them."""
        return connecting.Connecting(self._parts, env, self.taken)

    def consent(self, sources: Sequence[str], hand: Hand) -> Outcome:
        """Ask whether these assistants' chats may be learned from; from then on, with the last week."""
        desk = self._parts.desk()

        def question() -> Question:
            named = [sourcing.source_named(self._parts, name) for name in sources]
            asked = [(source.name, source.title, self._parts.folders(source)) for source in named]
            return switching.consent_question(asked, desk.now - desk.terms.week)

        return self.taken(AnswerKind.CONSENT, ",".join(sources), question, hand)

    def withdraw(self, source: str, hand: Hand) -> Outcome:
        """Stop learning from an assistant."""

        def question() -> Question:
            named = sourcing.source_named(self._parts, source)
            return switching.withdraw_question(named.name, named.title)

        return self.taken(AnswerKind.CONSENT, source, question, hand)

    def learn_own_words(self, chat: str, hand: Hand) -> Outcome:
        """In a chat with someone else's words, learn from the person's own; everything waits."""

        def question() -> Question:
            key, title, _ = self._chat(chat)
            return switching.own_words_question(key, title)

        return self.taken(AnswerKind.OWN_WORDS, chat, question, hand)

    def undo(self, which: str | None, hand: Hand) -> Outcome:
        """Take a learning back, or an answer to a card; None: the newest applied learning."""
        return self.taken(AnswerKind.UNDO, which or "", lambda: unanswering.undo_question(which), hand)

    def redo(self, which: str, hand: Hand) -> Outcome:
        """Learn again what was undone, or after all what was dropped because it had been taken back; bring back what
        was forgotten or put away; give an answer to a card again that was taken back.
        """
        return self.taken(AnswerKind.REDO, which, lambda: keeping.redo_question(which), hand)

    def keep(self, which: str, hand: Hand) -> Outcome:
        """Keep what waits, in exactly the words shown."""
        return self.taken(AnswerKind.KEEP, which, lambda: keeping.keep_question(which), hand)

    def forget(self, which: str, hand: Hand) -> Outcome:
        """Forget a memory, a waiting change or an earlier copy."""
        return self.taken(AnswerKind.FORGET, which, lambda: keeping.forget_question(which), hand)

    def erase(self, which: str, hand: Hand) -> Outcome:
        """Remove its words everywhere here; only a keyed hash remains."""
        return self.taken(AnswerKind.ERASE, which, lambda: erasing.erase_question(which), hand)

    def never_remove(self, which: str, hand: Hand) -> Outcome:
        """Take a line off the never-list."""
        return self.taken(AnswerKind.REMOVE, which, lambda: never_list.remove_question(which), hand)

    def answer_card(self, which: str, hand: Hand) -> Outcome:
        """Put a card to the person and carry their choice out."""
        return self.taken(AnswerKind.CARD, which, lambda: cards.card_question(which), hand)

    def remember(self, text: str, hand: Hand | None, *, kind: Kind | None = None, chat: str = "") -> Outcome:
        """A memory by the person's own hand: a description of them, or a plain sentence that the built-in reader reads.

        ``kind`` None: as it reads. Without a hand it is a proposal of an assistant in ``chat``, and waits.
        """
        if hand is None:
            return writing.propose(self._parts.desk(), text, kind, chat)
        return self.taken(
            AnswerKind.WRITE,
            kind.value if kind is not None else "memory",
            lambda: writing.write_question(text, kind),
            hand,
        )

    def rewrite(self, which: str, text: str, hand: Hand) -> Outcome:
        """Say a live memory in other words; what it said before is kept with its date."""
        return self.taken(AnswerKind.WRITE, which, lambda: rewriting.rewrite_question(which, text), hand)

    def mark_chat(self, chat: str, hand: Hand) -> Outcome:
        """Do not learn from this chat."""

        def question() -> Question:
            key, title, _ = self._chat(chat)
            return switching.mark_question(key, title)

        return self.taken(AnswerKind.MARK, chat, question, hand)

    def unmark_chat(self, chat: str, hand: Hand) -> Outcome:
        """Learn from this chat again; what was said meanwhile is never read."""
        desk = self._parts.desk()

        def question() -> Question:
            key, title, found = self._chat(chat)
            mark = hearing.mark_at(found, desk.sockets.keys, desk.now) if found is not None else None
            return switching.unmark_question(key, title, mark)

        return self.taken(AnswerKind.UNMARK, chat, question, hand)

    def set_setting(self, name: str, value: str, hand: Hand) -> Outcome:
        """Change a setting. Raises BadInput for an unknown name or value."""

        def question() -> Question:
            wanted = checked(name, value)
            standing = self._parts.pen.standing()
            owner = name.split(".")[1] if name.startswith("provider.") else ""
            told = name.split(".")[1:2] if name.startswith("consent.") and name.endswith(".tell") else []
            assistants = tuple(dict.fromkeys((*self._parts.names(), *told)))  # of one without a reader, what it is told
            known = {one.name: one for one in values(standing.settings, assistants, (owner,) if owner else ())}
            if name not in known:
                raise BadInput(f"There is no setting called {name!r}.", "See: afterword settings")
            asks = naming.change_asked(name, wanted, known[name].value)
            return switching.setting_question(
                name, wanted, asks, naming.change_done(name, wanted), naming.step_after(name)
            )

        return self.taken(AnswerKind.SETTING, name, question, hand)

    def pause(self, until: datetime | timedelta | None, hand: Hand) -> Outcome:
        """No learning until then, or for so long; None: learning goes on now."""
        moment = self._parts.desk().now + until if isinstance(until, timedelta) else until
        return self.taken(AnswerKind.PAUSE, "learning", lambda: switching.pause_question(moment), hand)

    def keep_file_changes(self, hand: Hand) -> Outcome:
        """Take all changes in files, as one list."""
        return self.taken(AnswerKind.FILES, "keep", files.keep_question, hand)

    def take_memory_folder(self, hand: Hand) -> Outcome:
        """Take what stands at the memory folder's place for it, where its marker is gone."""
        return self.taken(AnswerKind.FILES, "folder", lambda: mending.take_folder_question(self._parts), hand)

    def begin_never_list(self, hand: Hand) -> Outcome:
        """Go on with what is left of a never-list of which a part may be gone."""
        return self.taken(AnswerKind.SETTING, NEVER_LIST, never_list.begin_never_list_question, hand)

    def put_back_files(self, hand: Hand) -> Outcome:
        """Put every changed file back to the version in use."""
        return self.taken(AnswerKind.FILES, "put-back", files.put_back_question, hand)

    def taken(self, answer: AnswerKind, named: str, question: Callable[[], Question], hand: Hand) -> Outcome:
        """Where nobody may answer, that is all that is said: what was named is not even looked up."""
        desk = self._parts.desk()
        asking.refuse_first(desk, answer, named, hand)
        return asking.take(desk, question(), hand)

    def _chat(self, which: str) -> tuple[str, str, Chat | None]:
        """A chat's key, what it is called, and the chat where it can be read. Raises UnknownId."""
        key, found = sourcing.chat_named(self._parts, self._parts.desk(), which)
        return key, found.title if found is not None else "", found
