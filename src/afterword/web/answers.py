"""Every answer that the page takes, as one table: its kind, and what the joint is asked to do with it.

A form carries a kind, an id and a value. What they mean stands here; how a ticket binds them, in ``pressing.py``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import MAXYEAR, MINYEAR, datetime, timedelta

from afterword.app import App, Done, Hand, Outcome, WhyView
from afterword.core.errors import BadInput, UnknownId
from afterword.core.memory import Kind
from afterword.web.deeds import of_backup
from afterword.web.face import Told
from afterword.web.hand import PressedHand
from afterword.web.room import Room

_LENGTH = re.compile(r"([1-9][0-9]{0,3})\s*([mhd])")
_UNITS = {"m": "minutes", "h": "hours", "d": "days"}
_KINDS = frozenset(kind.value for kind in Kind)


@dataclass(frozen=True, slots=True)
class Press:
    """What was pressed, and by which hand."""

    room: Room
    id: str
    value: str
    hand: Hand

    @property
    def app(self) -> App:
        """The home that it is about."""
        return self.room.app


@dataclass(frozen=True, slots=True)
class Answer:
    """One kind of answer. ``settle`` makes of what was typed the value that the words are about, when they are shown.

    ``undo`` names the learning or card to be undone to take it back, ``redo`` what is learned again, brought back or
    answered again, '' where there is none. ``word``: what has to be typed beside the press, since nothing takes it
    back.
    """

    kind: str
    give: Callable[[Press], Outcome]
    settle: Callable[[App, str], str] = lambda app, value: value
    undo: Callable[[str, Done], str] = lambda which, done: ""
    redo: Callable[[str, Done], str] = lambda which, done: ""
    word: str = ""


def _of_memory(which: str, done: Done) -> str:  # noqa: ARG001  every row has the same shape
    return (done.memory.learned or "") if done.memory is not None else ""


def _taken_back(which: str, done: Done) -> str:  # noqa: ARG001  every row has the same shape
    return done.undo


def _itself(which: str, done: Done) -> str:  # noqa: ARG001  every row has the same shape
    return which


def _comes_back(which: str, done: Done) -> str:  # noqa: ARG001  every row has the same shape
    return done.redo


def _learned_again(which: str, done: Done) -> str:
    """What was forgotten and is back was there before: no Undo takes that back."""
    return "" if done.brought_back else which


def _written(press: Press) -> Outcome:
    kind = Kind(press.id) if press.id in _KINDS else None
    return press.app.remember(press.value, press.hand, kind=kind)


def until(app: App, value: str) -> str:
    """A length ('1h', '3d') as the moment at which it ends; a moment and '' as they are. Raises BadInput."""
    found = _LENGTH.fullmatch(value.strip().lower())
    if found is not None:
        return (app.page.now() + timedelta(**{_UNITS[found[2]]: int(found[1])})).isoformat(timespec="seconds")
    if value:
        _moment(value)
    return value


def _moment(value: str) -> datetime:
    try:
        moment = datetime.fromisoformat(value)
    except ValueError:
        moment = None
    if moment is None or moment.tzinfo is None or not MINYEAR < moment.year < MAXYEAR:
        raise BadInput("That is no length of time.", "Write it like 1h, or 3d.")
    return moment


def _paused(press: Press) -> Outcome:
    return press.app.pause(_moment(press.value) if press.value else None, press.hand)


def _preview_kept(press: Press) -> Outcome:
    preview = press.room.previews.get(press.id)
    if preview is None:
        raise BadInput("This preview is no longer here.", "Make it again.")
    return press.app.keep_preview(preview, press.hand)


def _place(app: App, value: str) -> str:
    return app.keeping.whole_path(value)


def _backed_up_with_key(press: Press) -> Outcome:
    outcome, written = press.app.keeping.backup_with_key(press.value, press.hand)
    if isinstance(outcome, Done) and written is not None:
        return replace(outcome, also=(*outcome.also, *of_backup(written)))
    return outcome


def _forgotten(press: Press) -> Outcome:
    """The outcome names what was let go: nothing on the page does any more."""
    known = _known(press) if isinstance(press.hand, PressedHand) else None
    outcome = press.app.forget(press.id, press.hand)
    if known is None or not isinstance(outcome, Done):
        return outcome
    memory = known.memory if known.memory is not None and known.memory.id == press.id else None
    text = memory.text if memory is not None else (known.learning.text if known.learning is not None else "")
    return replace(outcome, also=(*outcome.also, f"It was: {text}"))


def _known(press: Press) -> WhyView | None:
    try:
        return press.app.why(press.id)
    except UnknownId:
        return None


ANSWERS: tuple[Answer, ...] = (
    Answer("keep", lambda press: press.app.keep(press.id, press.hand), undo=_itself),
    Answer("forget", _forgotten, redo=_comes_back),
    Answer("undo", lambda press: press.app.undo(press.id or None, press.hand), redo=_itself),
    Answer("redo", lambda press: press.app.redo(press.id, press.hand), undo=_learned_again),
    Answer("remove", lambda press: press.app.never_remove(press.id, press.hand)),
    Answer("erase", lambda press: press.app.erase(press.id, press.hand), settle=lambda app, value: "", word="erase"),
    Answer("card", lambda press: press.app.answer_card(press.id, press.hand), undo=_taken_back, redo=_comes_back),
    Answer("write", _written, undo=_of_memory),
    Answer("rewrite", lambda press: press.app.rewrite(press.id, press.value, press.hand), undo=_of_memory),
    Answer("mark", lambda press: press.app.mark_chat(press.id, press.hand)),
    Answer("unmark", lambda press: press.app.unmark_chat(press.id, press.hand)),
    Answer("own-words", lambda press: press.app.learn_own_words(press.id, press.hand)),
    Answer("setting", lambda press: press.app.set_setting(press.id, press.value, press.hand)),
    Answer("pause", _paused, settle=until),
    Answer("consent", lambda press: press.app.consent([press.id], press.hand)),
    Answer("withdraw", lambda press: press.app.withdraw(press.id, press.hand)),
    Answer("connect", lambda press: press.app.connecting(press.app.page.env).connect(press.id, press.hand)),
    Answer("disconnect", lambda press: press.app.connecting(press.app.page.env).disconnect(press.id, press.hand)),
    Answer("files-keep", lambda press: press.app.keep_file_changes(press.hand), undo=_taken_back),
    Answer("files-put-back", lambda press: press.app.put_back_files(press.hand)),
    Answer("folder", lambda press: press.app.take_memory_folder(press.hand)),
    Answer("never-list", lambda press: press.app.begin_never_list(press.hand)),
    Answer("preview", _preview_kept),
    Answer("backup-key", _backed_up_with_key, settle=_place),
    Answer("restore", lambda press: press.app.keeping.restore(press.value, press.hand).outcome, settle=_place),
    Answer("imported", lambda press: press.app.keeping.keep_imported(press.hand)),
)
BY_KIND = {answer.kind: answer for answer in ANSWERS}


def told_of(answer: Answer, press: Press, done: Done) -> Told:
    """What is said of an answer that was carried out. The command that takes it back is a button here."""
    told = Told(done.says, also=done.also, undo=answer.undo(press.id, done), redo=answer.redo(press.id, done))
    if not (told.undo or told.redo):
        told = replace(told, next_step=done.next_step)
    if done.redo:
        again = "Give that answer again" if answer.kind == "undo" else "Bring it back"
        return replace(told, again=again)
    return told
