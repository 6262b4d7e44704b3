"""Which few memories bear on a message, and which do not: by where each reaches, and by what its words and meaning are.

A message on which no memory bears must get none, so each memory also has to pass a floor of its own. The numbers were
measured on a table of four hundred questions with twenty memories each (docs/measured.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import assert_never

from afterword.core.memory import (
    About,
    Chatless,
    Domain,
    Everywhere,
    InDomain,
    InProject,
    Kind,
    Memory,
    Place,
    Scope,
    ThisChat,
)
from afterword.language.likeness import Relation, content_words, relation
from afterword.language.messages import MESSAGE_WORDS, UNSPACED_MESSAGE_WORDS
from afterword.language.tokens import words
from afterword.remembering.asking import enough, how_well
from afterword.remembering.kinds import about, asked_for, kinds_of, may_be_asked_for
from afterword.remembering.ranking import MEMORIES_KEPT, Texts, share_of, weighed
from afterword.remembering.spoken import wordings

# Least cosine at which a memory bears on a question by its meaning alone. By these 5 of 100 questions that nothing
# bears on get one of twenty memories; by 0.02 less 5 and 6, and of the lines shown fewer bear.
SENTENCE_MEANS = 0.22  # with the wordings of spoken.py
STATIC_MEANS = 0.30
KNOWN_MORE = 0.03  # more of either where it is known what a memory is about, and nothing asks for that
ASKED_MEANS = 0.0  # cosine below which what is asked for is taken to be something else
NO_FLOOR_KNOWN = 2.0  # an embedder that was not measured only puts in order what words find
COVERED = 0.2  # share of the question's content words that a memory must hold to bear on it by words
NOT_AGAINST = 0.1  # cosine below which words that fit are taken to mean something else
MOST_READ = 1000  # characters of a message that are read: what is asked stands at its beginning or its end

_FLOORS = (("minilm", SENTENCE_MEANS), ("static", STATIC_MEANS))


@dataclass(frozen=True, slots=True)
class Near:
    """A memory's place among the candidates, how well it fits (0 to 1), and whether it passes."""

    place: int
    score: float
    bears: bool


@dataclass(frozen=True, slots=True)
class Here:
    """Where a message stands: its project's key (None: no project), the fields of work it lies in, this computer, and
    what may be told ('everything', 'preferences', 'nothing').
    """

    project: str | None
    domains: frozenset[Domain]
    device: str
    tell: str = "everything"


def floor_of(embedder: str) -> float:
    """The least cosine at which a memory bears by meaning, for the embedder with this id."""
    return next((floor for name, floor in _FLOORS if embedder.startswith(name)), NO_FLOOR_KNOWN)


def wordings_for(embedder: str) -> Callable[[str], tuple[str, ...]]:
    """How a memory is worded for the embedder with this id: each gains by other wordings."""
    for name, worded in (("minilm", wordings), ("static", with_what_is_asked)):
        if embedder.startswith(name):
            return worded
    return as_it_stands


def as_it_stands(text: str) -> tuple[str, ...]:
    """The text itself, alone."""
    return (text,)


def with_what_is_asked(text: str) -> tuple[str, ...]:
    """The text, and without its first word together with what one asks for when it matters, where that is known."""
    asked = about(text)
    return (text, f"{text.partition(' ')[2] or text}: {asked}") if asked else (text,)


def read_part(message: str) -> str:
    """As much of a long message as is read: its beginning and its end."""
    if len(message) <= MOST_READ:
        return message
    return f"{message[: MOST_READ // 2]}\n{message[-MOST_READ // 2 :]}"


def domains_of(project: str | None, message: str) -> frozenset[Domain]:
    """The fields of work of a message: code in a repository, mail where one is asked for, other writing elsewhere.

    A folder may be a repository without a remote or hold letters, so both hold there.
    """
    comms = asks_for_mail(message)
    found = {Domain.COMMS} if comms else set()
    if project is not None:
        found.add(Domain.CODE)
    if not comms and (project is None or project.startswith("folder:")):
        found.add(Domain.WRITING)
    return frozenset(found)


def asks_for_mail(message: str) -> bool:
    """Whether a word for mail or a message stands in it."""
    return not MESSAGE_WORDS.isdisjoint(words(message)) or any(word in message for word in UNSPACED_MESSAGE_WORDS)


def may_stand_beside(memory: Memory, now: datetime | None = None) -> bool:
    """Whether a memory may ever stand beside a message: preferences at any stage, facts about the computer, lessons and
    what a project is like. Never what came from outside, is no longer or not yet true, or is left out.
    """
    kept = memory.place is Place.LIVE and memory.held is None and memory.invalid_at is None and not memory.read_outside
    true = now is None or memory.valid_from is None or memory.valid_from <= now
    sort = memory.about in (About.ENVIRONMENT, About.PITFALL) or memory.kind in (Kind.PREFERENCE, Kind.PROJECT)
    return kept and true and sort


def reaches(scope: Scope, here: Here) -> bool:
    """Whether a scope reaches the place that a message stands in."""
    match scope:
        case Everywhere():
            return True
        case InDomain(domain=domain):
            return domain in here.domains
        case InProject(key=key):
            return key == here.project
        case Chatless():
            return here.project is None
        case ThisChat():
            return False
    assert_never(scope)


def may_be_told(memory: Memory, here: Here) -> bool:
    """Whether it reaches here, is about this computer or none, and is of a sort that may be told."""
    told = here.tell == "everything" or (here.tell == "preferences" and memory.kind is Kind.PREFERENCE)
    return told and memory.device in (None, "", here.device) and reaches(memory.scope, here)


def day_of(memory: Memory, day: Callable[[datetime], str]) -> str:
    """The day on which it was last said, '' where none is known."""
    moment = last_said(memory)
    return day(moment) if moment is not None else ""


def last_said(memory: Memory) -> datetime | None:
    """When the person last said it, as far as that is known."""
    return memory.last_seen or memory.updated or memory.created


def shadowed(memories: Sequence[Memory], places: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Pairs of places, the first one of ``places``: it is about the same as the second, whose scope is more specific
    and wins over it.
    """
    widths = [width(memory.scope) for memory in memories]
    narrower = {
        wide: [(other, _content(memories[other].text, memories[other].lang)) for other in _below(widths, wide)]
        for wide in set(widths)
    }
    for place in places:
        wide = memories[place]
        content = _content(wide.text, wide.lang)
        for other, its in narrower[widths[place]]:
            if content & its and relation(wide.text, memories[other].text) is not Relation.DIFFERENT:
                yield place, other


def _below(widths: Sequence[int], wide: int) -> Iterator[int]:
    return (place for place, its in enumerate(widths) if its < wide)


@lru_cache(maxsize=MEMORIES_KEPT)
def _content(text: str, lang: str = "") -> frozenset[str]:
    return content_words(text, lang)


def width(scope: Scope) -> int:
    """How far a scope reaches, as a number to compare."""
    match scope:
        case ThisChat():
            return 0
        case InProject() | Chatless():
            return 1
        case InDomain():
            return 2
        case Everywhere():
            return 3
    assert_never(scope)


def chosen(memories: Sequence[Memory], ranked: Sequence[Near]) -> tuple[Near, ...]:
    """Those that bear, best first; of equals the more specific, then the newest; without those that one shadows.

    Every memory here reaches the message.
    """
    bearing = [near for near in ranked if near.bears]
    hidden = {wide for wide, _ in shadowed(memories, [near.place for near in bearing])}
    passing = [near for near in bearing if near.place not in hidden]

    def order(near: Near) -> tuple[float, int, float, str]:
        memory = memories[near.place]
        said = last_said(memory)
        return (-near.score, width(memory.scope), -said.timestamp() if said is not None else 0.0, memory.id)

    return tuple(sorted(passing, key=order))


def nearest(
    question: str,
    memories: Sequence[tuple[str, Kind]],
    cosines: Sequence[float | None],
    means: float = SENTENCE_MEANS,
    lang: str = "",
) -> tuple[Near, ...]:
    """Every memory, best first. ``cosines``: its likeness to the question by meaning, None where nothing measured it.

    ``means`` is the floor of the embedder that measured, ``lang`` the language of the memories.
    """
    return Candidates([(text, kind, lang) for text, kind in memories]).nearest(
        question, range(len(memories)), cosines, means
    )


class Candidates:
    """Memories that messages are held against again and again: what no message changes is worked out once.

    Each is a text, what kind of memory it is, and the language of the text, '' where it is not known.
    """

    __slots__ = ("_about", "_content", "_kinds", "_texts")

    def __init__(self, memories: Sequence[tuple[str, Kind, str]]) -> None:
        self._texts = Texts([text for text, _, _ in memories])
        self._content = [_content(text) for text, _, _ in memories]
        self._kinds = [kind for _, kind, _ in memories]
        nothing = frozenset[str]()
        self._about = [kinds_of(text, lang) if may_be_asked_for(kind) else nothing for text, kind, lang in memories]

    def nearest(
        self, question: str, among: Sequence[int], cosines: Iterable[float | None], means: float
    ) -> tuple[Near, ...]:
        """As the function of this name, for those ``among`` them alone; a place is one in ``among``. The cosines are
        asked for last: they may still be on their way.
        """
        said = self._texts.scores(question, among)
        asked = content_words(question)
        least = COVERED * max(len(asked), 1)
        asking = enough(asked_for(question), least)
        ranked = []
        for place, (one, told, cosine) in enumerate(zip(among, said, cosines, strict=True)):
            by_word = told > 0 and len(asked & self._content[one]) >= least
            wanted = how_well(self._about[one], asking) if asking else 0.0
            if cosine is None:
                ranked.append(Near(place, told + wanted, by_word or wanted > 0))
                continue
            score = weighed(told + wanted, cosine, share_of(self._kinds[one]))
            fits = cosine >= means + (KNOWN_MORE if self._about[one] else 0.0)
            meant = fits or (by_word and cosine >= NOT_AGAINST) or (wanted > 0 and cosine >= ASKED_MEANS)
            ranked.append(Near(place, score, meant))
        return tuple(sorted(ranked, key=lambda near: -near.score))
