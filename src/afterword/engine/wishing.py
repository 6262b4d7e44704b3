"""What comes of an assistant's wish to remember: learned where the person's own words carry it, else it waits.

The wish is only a pointer to words. Code looks for them among what the person said before anything from outside was
read, reads kind, reach and basis from there, and judges as in a look. Nothing of what came of it goes back.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime, timedelta

from afterword.core.change import Change
from afterword.core.chat import Chat
from afterword.core.memory import Kind
from afterword.core.standing import Standing
from afterword.core.verdict import Apply
from afterword.engine.answer.wording import one_line
from afterword.engine.answer.writing import ASSISTANT, MOST_PROPOSALS, SAME_SENTENCE, propose, proposed_before
from afterword.engine.considering import Look, consider
from afterword.engine.desk import Desk
from afterword.engine.folder import look_over
from afterword.engine.hearing import heard
from afterword.engine.overview import learning_state
from afterword.engine.reviewing import Proposal
from afterword.judging.carrying import says_more
from afterword.judging.never import says_the_same
from afterword.noticing.reading import Noticed, notice
from afterword.noticing.review import Material, parse_answer, resolve
from afterword.noticing.statements import read_statements

A_DAY = timedelta(days=1)  # how long a wish counts that names no chat


@dataclass(frozen=True, slots=True)
class Wish:
    """What an assistant asks to remember. ``words``: the person's, that it says it rests on; '' where it names none.

    ``assistant``: its name, under which a wish counts that names no chat of the person's.
    """

    text: str
    words: str
    kind: Kind | None
    assistant: str


def wish(desk: Desk, wished: Wish, chat: Chat | None, since: datetime | None = None) -> str:
    """Carry a wish out; always the same sentence. ``chat``: the one it was made in, read from a connected assistant's
    own log, with what may be heard ``since`` the person agreed. Raises BadInput for what is no line of text.
    """
    text = one_line(wished.text)
    key = chat.key if chat is not None else wished.assistant
    with desk.pen.alone():
        standing = desk.standing()
        if learning_state(desk) != "on" or (chat is not None and standing.switched_off(chat.key)):
            return SAME_SENTENCE
        if chat is None:
            propose(desk, text, wished.kind, key, since=desk.now - A_DAY)
        elif len(before := proposed_before(standing, key)) < MOST_PROPOSALS:
            noticed = notice(heard(chat, standing, since), after=None, likeness=desk.sockets.likeness)
            change = _said(noticed, standing, wished, text, desk.now)
            if change is None:
                propose(desk, text, wished.kind, key)
            else:
                applied = sum(isinstance(told.learning.verdict, Apply) for told in before)
                desk.pen.admit(consider(_look(desk, noticed), standing, change, applied))
    return SAME_SENTENCE


def _look(desk: Desk, noticed: Noticed) -> Look:
    proposal, troubled = Proposal(reader=ASSISTANT), look_over(desk).troubled
    return Look(desk, noticed, proposal, counted=True, history=False, troubled=troubled, from_assistant=True)


def _said(noticed: Noticed, standing: Standing, wished: Wish, text: str, now: datetime) -> Change | None:
    """The change that the person's own words ask for: as the rules read them, else as a model's answer is read.

    None where the words are not there, are only passing ones, or say less than the text: what an assistant adds may
    come from a page that it read since.
    """
    read = read_statements(noticed, memories=standing.live(), now=now).changes
    named = " ".join(wished.words.split())
    for change in read:
        if says_the_same(change.text, text) and (not named or _overlap(named, change.evidence)):
            return change
    if not named:
        return None
    answer = {"op": "add", "kind": (wished.kind or Kind.FACT).value, "text": text, "evidence": named}
    whole = json.dumps({"changes": [{**answer, "scope": "everywhere", "memory": None, "why": ""}]}, ensure_ascii=False)
    found = [one for one in resolve(parse_answer(whole), Material(noticed, standing.live())) if one.entry]
    return found[0] if found and not says_more(found[0].text, found[0].evidence) else None


def _overlap(one: str, other: str) -> bool:
    first, second = (" ".join(text.casefold().split()) for text in (one, other))
    return first in second or second in first
