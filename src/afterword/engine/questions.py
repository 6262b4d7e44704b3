"""Which questions are put to the person, each once: always, no longer true, still true, which of the two."""

from __future__ import annotations

from afterword.core.entry import CardAsked, CardKind, FileTrouble, Held, Learning
from afterword.core.memory import Chatless, InProject, Kind, Memory, Place, Scope, Stage, ThisChat
from afterword.core.pattern import Pattern
from afterword.core.standing import Standing
from afterword.core.verdict import CheckCode
from afterword.engine.chain import start
from afterword.engine.desk import Desk
from afterword.engine.saying import CHECKS, WHY_NOT
from afterword.judging.carrying import clash
from afterword.judging.stages import question
from afterword.judging.surroundings import safe_words
from afterword.noticing.reading import Noticed
from afterword.noticing.statements import RetireWish

TWO_CHATS = 2
_SAID = {str(code): words for known in (WHY_NOT, CHECKS) for code, words in known.items()}


def question_card(desk: Desk, pattern: Pattern, memory: Memory) -> CardAsked:
    """*Always?*, for a pattern that was said three times."""
    return CardAsked(desk.new("k"), CardKind.QUESTION, memory.id, question(pattern), pattern=pattern.id)


def contradiction_cards(desk: Desk, standing: Standing, pattern: Pattern, *, counts: bool) -> list[CardAsked]:
    """*Still true?*, asked once about a confirmed wish that this pattern went against in two chats."""
    if not counts or len(pattern.evidence) < TWO_CHATS:
        return []
    against = [one for one in standing.live() if one.id != pattern.memory and _goes_against(pattern, one)]
    asked = {card.card.memory for card in standing.cards.values() if card.card.kind is CardKind.CONTRADICTED}
    words = f"Twice by now you wanted something else: {pattern.fix}. Is this still true?"
    return [
        CardAsked(desk.new("k"), CardKind.CONTRADICTED, one.id, words, other=pattern.memory)
        for one in against
        if one.id not in asked
    ]


def _goes_against(pattern: Pattern, memory: Memory) -> bool:
    wish = memory.stage is Stage.CONFIRMED and meets(memory.scope, pattern.scope)
    return wish and sum(clash(memory.text, one.quote) for one in pattern.evidence) >= TWO_CHATS


def clashes(desk: Desk, standing: Standing, learning: Learning, memory: Memory) -> tuple[CardAsked, ...]:
    """*Which of the two?*, asked once where a new wish goes against another that reaches exactly as far."""
    if memory.stage is not Stage.CONFIRMED or memory.kind is not Kind.PREFERENCE or not learning.quotes:
        return ()
    words = learning.quotes[0].words
    others = [one for one in standing.live() if one.kind is Kind.PREFERENCE and one.scope == memory.scope]
    against = [one for one in others if one.id != memory.supersedes and clash(one.text, words)]
    return tuple(which_card(desk, memory, one) for one in against)


def which_card(desk: Desk, memory: Memory, other: Memory) -> CardAsked:
    """*Which of the two?*, where ``memory`` was said after ``other`` and nobody can tell whether in its place."""
    words = f"Two things that do not go together: {memory.text} / {other.text}. Which is right?"
    return CardAsked(desk.new("k"), CardKind.CLASH, memory.id, words, other=other.id)


def held_with_card(
    desk: Desk, memory: str, trouble: FileTrouble, codes: tuple[CheckCode, ...], why: str
) -> tuple[Held, CardAsked]:
    """A memory left out of use, and the question whether it is to be used all the same. ``why``: reasons, as codes."""
    return (
        Held(memory, trouble, codes, detail=why),
        CardAsked(desk.new("k"), CardKind.CHECKED, memory, left_out(trouble, why)),
    )


def left_out(trouble: FileTrouble, why: str) -> str:
    """Why a memory is left out, as its question says it."""
    if trouble is FileTrouble.NOT_PERSONS_WORDS:
        return "The words that this rests on were not yours after all, as its chat is read today. It is left out."
    said = dict.fromkeys(_SAID.get(one, one) for one in why.split(", "))
    return f"By today's rules this would not be learned: {', '.join(said)}. It is left out."


def meets(one: Scope, other: Scope) -> bool:
    """Whether there may be a chat that both reach."""
    match one, other:
        case (InProject(key=key), InProject(key=same)):
            return key == same
        case (InProject(), Chatless()) | (Chatless(), InProject()):
            return False
        case (ThisChat(), _) | (_, ThisChat()):
            return False
        case _:
            return True


def retire_card(desk: Desk, standing: Standing, wish: RetireWish, noticed: Noticed) -> tuple[CardAsked, ...]:
    """*No longer true?*, asked once: not while the question is open, nor for words older than what they take back."""
    memory = standing.memory(wish.memory)
    open_already = any(card.card.memory == wish.memory for card in standing.open_cards())
    if memory is None or memory.place is not Place.LIVE or open_already:
        return ()
    said = next((said.at for said in noticed.fresh if said.id == wish.entry), None)
    began = start(memory)
    if said is not None and began is not None and said < began:
        return ()
    return (CardAsked(desk.new("k"), CardKind.RETIRE, memory.id, safe_words(wish.words)),)
