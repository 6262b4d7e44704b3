"""The same request again: in other words (rephrase), or word for word (retry)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from afterword.core.chat import OwnWords, Replied
from afterword.core.signal import Signal, SignalKind
from afterword.language.letters import is_unspaced, plain, spaced_words, unspaced_runs
from afterword.language.lexicon import find
from afterword.noticing.wording import content

from .turns import Turn

LikenessOf = Callable[[str, str], float | None]

_FEWEST_WORDS = 3  # of a retry
_FEWEST_UNSPACED = 5  # characters, in scripts without spaces
_FEWEST_CONTENT = 2  # words of a rephrased request
_ALIKE = 0.55  # cosine of the sentence model
_OVERLAP = 0.5  # Jaccard of stems, where there is no model
_SAME_WORDS = 0.8  # Jaccard of content words: more is no rewording


def requests(
    turn: Turn, own: Mapping[str, OwnWords], likeness: LikenessOf | None, *, corrects: bool
) -> Iterator[Signal]:
    """A retry, or else a rephrase; never both."""
    earlier = [own[entry.id].text if entry.id in own else "" for entry in turn.earlier]
    retried = _is_retry(turn, earlier)
    if retried:
        yield turn.signal(SignalKind.RETRY, "same_words", 0, len(turn.text))
    elif (not corrects or turn.hits("announce")) and _is_rephrase(turn, earlier, likeness):
        yield turn.signal(SignalKind.REPHRASE, "same_request", 0, len(turn.text))


def _is_retry(turn: Turn, earlier: list[str]) -> bool:
    if not earlier:
        return False
    words = _normal(turn.text)
    if not _long_enough(words):
        return False
    for text in reversed(earlier):
        if _normal(text) == words:
            return True
        if _accepts(text):
            return False
    return False


def _accepts(text: str) -> bool:
    """Whether these words took what had been done: thanks, or a plain yes."""
    found = find(text)
    return bool(found.of("signals.thanks") or [hit for hit in found.of("signals.yes") if hit.start in found.openings])


def _long_enough(words: tuple[str, ...]) -> bool:
    joined = "".join(words)
    return len(words) >= _FEWEST_WORDS or (bool(unspaced_runs(joined)) and len(joined) >= _FEWEST_UNSPACED)


@lru_cache(maxsize=128)
def _normal(text: str) -> tuple[str, ...]:
    """The words without case, punctuation and what a retry may add or drop."""
    folded = plain(text)
    padding = frozenset((hit.start, hit.end) for hit in find(text).of("signals.padding"))
    gone = frozenset(at for start, end in padding for at in range(start, end))
    kept = [(start, word) for word, start, end in spaced_words(folded) if (start, end) not in padding]
    kept += [(start, word) for start, end in unspaced_runs(folded) if (word := _left_of(folded, start, end, gone))]
    return tuple(word for _, word in sorted(kept))


def _left_of(text: str, start: int, end: int, gone: frozenset[int]) -> str:
    """A run of a script without spaces, without the padding in it. ``gone``: the places of all padding."""
    return "".join(text[at] for at in range(start, end) if at not in gone) if gone else text[start:end]


def _is_rephrase(turn: Turn, earlier: list[str], likeness: LikenessOf | None) -> bool:
    if not earlier or not any(isinstance(entry, Replied) for entry in turn.since) or _steers(turn):
        return False
    before = earlier[-1]
    old, new = content(before), content(turn.text)
    if min(len(old), len(new)) < _FEWEST_CONTENT or _one_slot(before, turn.text):
        return False
    if len(old & new) / len(old | new) >= _SAME_WORDS:
        return False
    return bool(turn.hits("announce")) or _alike(turn, before, old, new, likeness)


def _alike(turn: Turn, before: str, old: frozenset[str], new: frozenset[str], likeness: LikenessOf | None) -> bool:
    if any(turn.opens(hit) for hit in turn.hits("refines")):
        return False
    cosine = likeness(before, turn.text) if likeness is not None else None
    if cosine is not None:
        return cosine >= _ALIKE
    return len(old & new) / len(old | new) >= _OVERLAP


def _steers(turn: Turn) -> bool:
    """A message that only steers: "go on", "2"."""
    return any(turn.is_whole(hit) for hit in turn.hits("control"))


def _one_slot(old: str, new: str) -> bool:
    """The same frame with one word or only numbers changed asks for something else: "weather in Porto / Faro"."""
    was, now = Counter(_normal(old)), Counter(_normal(new))
    gone, come = was - now, now - was
    words_gone = [word for word in gone.elements() if not word[0].isdigit() and content(word)]
    words_come = [word for word in come.elements() if not word[0].isdigit() and content(word)]
    if len(words_gone) == len(words_come) == 1 and is_unspaced(words_gone[0][0]):
        return _share_frame(words_gone[0], words_come[0])
    return len(words_gone) <= 1 and len(words_come) <= 1 and len(words_gone) == len(words_come)


def _share_frame(a: str, b: str) -> bool:
    """Whether two runs without spaces begin and end alike, so that at most half of the shorter one is another."""
    least = min(len(a), len(b))
    head = next((at for at in range(least) if a[at] != b[at]), least)
    tail = next((at for at in range(least - head) if a[-1 - at] != b[-1 - at]), least - head)
    return 2 * (head + tail) >= least
