"""A person's entry with what came before it, as the rules of all families read it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter

from afterword.core.chat import (
    Branch,
    Entry,
    OwnWords,
    Replied,
    Said,
    Speaker,
    StepRan,
    Stopped,
    Undoing,
    Undone,
    is_person,
)
from afterword.core.signal import Signal, SignalKind
from afterword.language.letters import plain, spaced_words, unspaced_runs
from afterword.language.lexicon import Found, Hit, fillers, find
from afterword.language.quotes import Quoted, fold, quoted
from afterword.language.tokens import Sentence, sentences, words

LOOKED_BACK = 3  # earlier entries of the person that a request is compared with
_QUESTION_END = re.compile(r"[?？؟⁇⁉][\s\"'”’」』)\]*_]*$")
_PAUSE = re.compile(r"[,;:](?=\s)|[，；：](?=\S)|[,;:](?=[^\W\d_a-z])|\s[-–—](?=\s)|[—]")
_LEAST_STATED = 2  # words of what is stated before a question, and of the question
_LEAST_ASKED = 3
_LIST_LINE = re.compile(r"\s*(?:[-*•]|\(?\w{1,2}[.)])\s")


@dataclass(frozen=True)
class Turn:
    """One entry of the person. ``earlier``: their last entries before it, newest last.

    ``since`` are the entries between the person's previous entry and this one. ``follows_work``: anything at all was
    said or done for the person before.
    """

    entry: Said
    own: OwnWords
    earlier: Sequence[Said]
    since: Sequence[Entry]
    follows_work: bool

    @cached_property
    def text(self) -> str:
        """The own words that are read; '' where they are no evidence."""
        return "" if self.own.pasted else self.own.text

    @cached_property
    def found(self) -> Found:
        """Every phrase in the own words."""
        return find(self.text)

    @cached_property
    def sentences(self) -> tuple[Sentence, ...]:
        """The sentences of the own words."""
        return sentences(self.text)

    @cached_property
    def _quotes(self) -> tuple[Quoted, ...]:
        return quoted(self.text)

    @cached_property
    def reply(self) -> Replied | None:
        """The assistant's last words before this entry, said after the person's previous one."""
        return next((entry for entry in reversed(self.since) if isinstance(entry, Replied)), None)

    @cached_property
    def about(self) -> str | None:
        """The id of the reply or step that this entry is about."""
        return self.since[-1].id if self.since else None

    @cached_property
    def answers(self) -> bool:
        """Whether the assistant had asked something last."""
        return self.reply is not None and asks(self.reply.text)

    def hits(self, field: str) -> tuple[Hit, ...]:
        """The hits of a field of the signal cues, those inside quotation marks left out."""
        hits = self.found.of(f"signals.{field}")
        return tuple([hit for hit in hits if not self.in_quotes(hit)]) if hits else ()

    def said_plainly(self, field: str) -> tuple[Hit, ...]:
        """The hits of a field that do not stand in a question."""
        return tuple(hit for hit in self.hits(field) if not self.in_question(hit))

    def in_quotes(self, hit: Hit) -> bool:
        """Whether the whole hit is quoted."""
        at = bisect_right(self._quotes, hit.start, key=attrgetter("start")) - 1
        return at >= 0 and hit.end <= self._quotes[at].end

    def in_question(self, hit: Hit) -> bool:
        """Whether the sentence of the hit asks something."""
        sentence = self.sentence(hit)
        return is_question(self.found, sentence.text, sentence.start, sentence.end)

    def sentence(self, hit: Hit) -> Sentence:
        """The sentence that the hit begins in."""
        at = bisect_right(self.sentences, hit.start, key=attrgetter("start")) - 1
        if at >= 0 and hit.start < self.sentences[at].end:
            return self.sentences[at]
        return Sentence(self.text[hit.start : hit.end], hit.start, hit.end)

    def opens(self, hit: Hit) -> bool:
        """Whether the entry begins with this hit, but for fillers."""
        before = plain(self.text[: hit.start])
        return (
            hit.start in self.found.openings
            and all(word in fillers() for word, _, _ in spaced_words(before))
            and all(_is_filler(before[start:end]) for start, end in unspaced_runs(before))
        )

    def is_whole(self, hit: Hit) -> bool:
        """Whether the entry holds no words but the hit and fillers."""
        behind = any(char.isalnum() for char in self.text[hit.end :])
        return self.opens(hit) and not behind

    def signal(self, kind: SignalKind, why: str, start: int, end: int, lang: str = "") -> Signal:
        """A signal of this entry over a span of its own words."""
        return Signal(kind, self.entry.id, why, self.text[start:end], start, end, self.about, lang)


def _is_filler(run: str) -> bool:
    """Whether a run of a script without spaces is made of fillers alone, the longest taken first."""
    while run:
        filler = max((one for one in fillers() if one and run.startswith(one)), key=len, default="")
        if not filler:
            return False
        run = run[len(filler) :]
    return True


def turns(entries: Sequence[Entry], own: Mapping[str, OwnWords]) -> Iterator[Turn]:
    """The person's live entries in order, each with what came before it on the live branch."""
    earlier: deque[Said] = deque(maxlen=LOOKED_BACK)
    since: list[Entry] = []
    worked = False
    for entry in entries:
        if entry.branch is not Branch.LIVE:
            continue
        if isinstance(entry, Said) and entry.speaker is Speaker.PERSON:
            if is_person(entry) and entry.id in own:
                yield Turn(entry, own[entry.id], tuple(earlier), tuple(since), worked)
            earlier.append(entry)
            since = []
        else:
            since.append(entry)
            worked = worked or _is_work(entry)


def _is_work(entry: Entry) -> bool:
    if isinstance(entry, Undone):
        return entry.what is Undoing.FILES
    return isinstance(entry, Replied | StepRan | Stopped)


def is_question(found: Found, sentence: str, start: int, end: int) -> bool:
    """Whether a sentence asks: by its mark, or by how it opens."""
    return _QUESTION_END.search(sentence) is not None or bool(found.within("signals.questions", start, end))


def stated(found: Found, sentence: Sentence) -> Sentence | None:
    """The part of a sentence that states something: all of it, or what stands before a question at its end.

    None where all of it asks. A question of one or two words ("right?") asks for what stands before it.
    """
    if not is_question(found, sentence.text, sentence.start, sentence.end):
        return sentence
    cut = next((m.start() for m in reversed(tuple(_PAUSE.finditer(sentence.text)))), 0)
    head, tail = sentence.text[:cut].rstrip(), sentence.text[cut:]
    if len(words(head)) < _LEAST_STATED or len(words(tail)) < _LEAST_ASKED:
        return None
    end = sentence.start + len(head)
    return None if is_question(found, head, sentence.start, end) else Sentence(head, sentence.start, end)


def asks(reply: str) -> bool:
    """Whether a reply ends with a question, with or without its mark; a list of choices may stand below it."""
    lines = [line for line in reply.rstrip()[-1200:].split("\n") if line.strip()]
    while len(lines) > 1 and _LIST_LINE.match(lines[-1]) and not _QUESTION_END.search(lines[-1]):
        lines.pop()
    last = sentences(fold(lines[-1]).text)[-1:] if lines else ()
    return any(is_question(find(one.text), one.text, 0, len(one.text)) for one in last)
