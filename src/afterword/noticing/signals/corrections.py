"""Corrections, with the fix that they name, and what was said before and is said again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from enum import Enum

from afterword.core.chat import Stopped, Undoing, Undone
from afterword.core.signal import Signal, SignalKind
from afterword.language.lexicon import Hit, find
from afterword.language.tokens import Sentence
from afterword.noticing.wording import content

from .turns import Turn

_FEWEST_WORDS_AFTER_STOP = 3
_FEWEST_UNSPACED_AFTER_STOP = 5  # characters, in scripts without spaces
_LONGEST_CONTRAST = 130  # characters of a sentence; in a longer one, "x, not y" is part of a new task
_LONGEST_FIX = 80
_MOST_LEAD_INS = 4
_EARLY = 2  # sentences of an entry in which a fault or contrast is about the reply; later it is part of an account
_EDGES = " \t\n,;:.!?-،，、。！？\"'()*_"


class _No(Enum):
    """A rule's word that this is none, whatever the rules after it would say."""

    CORRECTION = "none"


def corrections(turn: Turn) -> Iterator[Signal]:
    """At most one correction, and one signal that something was said before."""
    correction = _correction(turn)
    again = _repeated(turn)
    if again is not None:
        yield again
        if correction is None and turn.follows_work and not turn.answers and _says_more(turn, again):
            correction = _with_fix(turn, replace(again, kind=SignalKind.CORRECTION), _behind(turn, again.end), None)
    if correction is not None:
        yield correction


def _correction(turn: Turn) -> Signal | None:
    """The first rule that fits, in order of how plainly it speaks."""
    if not turn.follows_work or not turn.text.strip():
        return None
    for rule in (_after_stop, _repair, _agrees, _refusal, _wrong, _contrast, _weak, _prohibition):
        decided = rule(turn)
        if decided is not None:
            return decided if isinstance(decided, Signal) else None
    return None


def _after_stop(turn: Turn) -> Signal | _No | None:
    """What is said right after a stop says what was wrong, unless it excuses the press."""
    last = turn.since[-1] if turn.since else None
    if not (isinstance(last, Stopped) or (isinstance(last, Undone) and last.what is Undoing.FILES)):
        return None
    if turn.hits("excuses"):
        return _No.CORRECTION
    for sentence in turn.sentences:
        if len(sentence.text.split()) >= _FEWEST_WORDS_AFTER_STOP or _is_long_unspaced(sentence.text):
            return _with_fix(turn, _over(turn, "after_stop", sentence), (sentence.start, sentence.end), None)
    return None


def _is_long_unspaced(text: str) -> bool:
    return not text.isascii() and len(text) >= _FEWEST_UNSPACED_AFTER_STOP and " " not in text


def _repair(turn: Turn) -> Signal | _No | None:
    """ "I meant …" corrects even after a question, but not where it agrees: "yes, I meant …"."""
    hits = turn.hits("repairs")
    if not hits or (turn.answers and _yes(turn)):
        return None
    return _from(turn, "repair", _best(hits) or hits[0])


def _yes(turn: Turn) -> bool:
    return any(turn.opens(hit) for hit in turn.hits("yes"))


def _agrees(turn: Turn) -> Signal | _No | None:
    """ "Yes, the docs are wrong" agrees that something else is wrong."""
    disagrees = turn.hits("but") or turn.hits("contrast") or any(turn.opens(hit) for hit in turn.hits("refusals"))
    return _No.CORRECTION if _yes(turn) and not disagrees else None


def _refusal(turn: Turn) -> Signal | _No | None:
    hit = next((one for one in turn.hits("refusals") if turn.opens(one)), None)
    if hit is None:
        return None
    if turn.answers:
        return _No.CORRECTION
    if not _more_behind(turn, hit.end):
        return None
    better = _best(turn.said_plainly("contrast"))
    if better is not None:
        fix = better.fix
    elif turn.hits("faults") or turn.hits("wrong"):
        fix = _next_sentence(turn, hit)
    else:
        fix = _behind(turn, hit.end)
    return _with_fix(turn, _over(turn, "refusal", turn.sentence(hit), hit.lang), fix, better.wrong if better else None)


def _wrong(turn: Turn) -> Signal | _No | None:
    """A plain "that's wrong", or a fault found early in an entry that does not answer a question."""
    hits = turn.said_plainly("wrong")
    if not turn.answers:
        hits += tuple(hit for hit in turn.said_plainly("faults") if _is_early(turn, hit))
    if not hits:
        return None
    better = _best(turn.said_plainly("contrast"))
    if better is not None:
        return _from(turn, "wrong", better)
    return _with_fix(
        turn, _over(turn, "wrong", turn.sentence(hits[0]), hits[0].lang), _next_sentence(turn, hits[0]), None
    )


def _is_early(turn: Turn, hit: Hit) -> bool:
    return turn.sentence(hit) in turn.sentences[:_EARLY]


def _contrast(turn: Turn) -> Signal | _No | None:
    """Naming both sides corrects, but answers a question where one was asked."""
    if turn.answers:
        return None
    hit = _best(
        one
        for one in turn.hits("contrast")
        if len(turn.sentence(one).text) <= _LONGEST_CONTRAST
        and _is_early(turn, one)
        and (not turn.in_question(one) or _asks_for(turn, one))
    )
    return _from(turn, "contrast", hit) if hit is not None else None


def _best(hits: Iterable[Hit]) -> Hit | None:
    """The hit that names most: both sides before one, then the longer words."""
    named = [hit for hit in hits if hit.fix is not None or hit.wrong is not None]
    return max(named, key=_told, default=None)


def _told(hit: Hit) -> tuple[bool, int]:
    both = hit.fix is not None and hit.wrong is not None
    return both, hit.end - hit.start


def _asks_for(turn: Turn, hit: Hit) -> bool:
    """A question that is a polite order: "can you use tabs instead?"."""
    sentence = turn.sentence(hit)
    return bool(turn.found.within("signals.polite", sentence.start, sentence.end))


def _weak(turn: Turn) -> Signal | _No | None:
    if turn.answers or turn.hits("thanks"):
        return None
    for hit in turn.said_plainly("weak"):
        if turn.opens(hit):
            sentence = turn.sentence(hit)
            return _with_fix(turn, _over(turn, "weak", sentence, hit.lang), (hit.end, sentence.end), None)
    return None


def _prohibition(turn: Turn) -> Signal | _No | None:
    """Forbids what the last reply or step just did, which shows in the words that both share."""
    if turn.answers:
        return None
    done = content(" ".join(_done(turn)))
    for hit in turn.said_plainly("prohibitions"):
        sentence = turn.sentence(hit)
        if content(turn.text[hit.start : sentence.end]) & done:
            forbidden = _until_pause(turn, hit.end, sentence.end)
            rest = (forbidden[1], sentence.end) if turn.text[forbidden[1] : sentence.end].strip(_EDGES) else None
            return _with_fix(turn, _over(turn, "prohibition", sentence, hit.lang), rest, forbidden)
    return None


def _done(turn: Turn) -> Iterator[str]:
    for entry in turn.since:
        text = getattr(entry, "text", "")
        step = getattr(entry, "step", None)
        yield text[:4000] if text else ""
        if step is not None:
            yield f"{step.summary} {step.command[:400]}"


def _repeated(turn: Turn) -> Signal | None:
    hits = turn.hits("repeated")
    if not hits:
        return None
    longest = max(hits, key=lambda hit: hit.end - hit.start)
    return turn.signal(SignalKind.REPEATED, "said_before", longest.start, longest.end, longest.lang)


def _says_more(turn: Turn, again: Signal) -> bool:
    return bool(content(turn.text[: again.start]) | content(turn.text[again.end :]))


def _more_behind(turn: Turn, end: int) -> bool:
    """Whether words, or code that was taken out, stand behind ``end``."""
    if any(char.isalnum() for char in turn.text[end:]):
        return True
    original = turn.entry.text
    at = turn.own.original_span(max(0, end - 1), end)[1] if turn.own.segments else 0
    return any(char.isalnum() for char in original[at:])


def _behind(turn: Turn, end: int) -> tuple[int, int] | None:
    """What follows ``end``: the rest of its sentence, or the next one."""
    for sentence in turn.sentences:
        if sentence.end > end and turn.text[max(end, sentence.start) : sentence.end].strip(_EDGES):
            return max(end, sentence.start), sentence.end
    return None


def _next_sentence(turn: Turn, hit: Hit) -> tuple[int, int] | None:
    return _behind(turn, turn.sentence(hit).end)


def _until_pause(turn: Turn, start: int, end: int) -> tuple[int, int]:
    for at in range(start, end):
        if turn.text[at] in ",;:،，、；" and at > start:
            return start, at
    return start, end


def _over(turn: Turn, why: str, sentence: Sentence, lang: str = "") -> Signal:
    return turn.signal(SignalKind.CORRECTION, why, sentence.start, sentence.end, lang)


def _from(turn: Turn, why: str, hit: Hit) -> Signal:
    fix = hit.fix if hit.fix is not None or hit.wrong is None else _next_sentence(turn, hit)
    return _with_fix(turn, _over(turn, why, turn.sentence(hit), hit.lang), fix, hit.wrong)


def _with_fix(turn: Turn, signal: Signal, fix: tuple[int, int] | None, wrong: tuple[int, int] | None) -> Signal:
    return replace(signal, fix=_tidy(turn, fix, signal.lang), instead_of=_tidy(turn, wrong, signal.lang))


def _tidy(turn: Turn, span: tuple[int, int] | None, lang: str) -> str | None:
    """The words of a slot without what only leads in to them; None if nothing is left or it says too much for a fix."""
    if span is None:
        return None
    words = turn.text[slice(*span)].strip(_EDGES)
    for _ in range(_MOST_LEAD_INS):
        leads = [hit.end for hit in _around(words, "lead_ins", lang) if hit.start == 0 and hit.end < len(words)]
        if not leads:
            break
        words = words[max(leads) :].strip(_EDGES)
    for tail in _around(words, "trailing", lang):
        words = words[: tail.start].strip(_EDGES) if tail.end >= len(words) else words
    return words if words and len(words) <= _LONGEST_FIX else None


def _around(words: str, field: str, lang: str) -> list[Hit]:
    """What leads in to a fix or trails it, in the language of the correction."""
    return [hit for hit in find(words).of(f"signals.{field}") if lang in ("", hit.lang)]
