"""Whether any expression of a pack or a rule takes more than it may over a text made to hurt it.

Each phrase and pattern of each pack, and each expression that a rule keeps, is tried over its own words again and
again, runs of one character, nested quotes, digits and joiners, short and then longer. One that takes too long is
named. It is tried in a process of its own, so that one that never ends is named too.
"""

from __future__ import annotations

import importlib
import multiprocessing
import pkgutil
import re
import signal
import time
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing.sharedctypes import Synchronized
from typing import Any, NamedTuple

import regex

import afterword.judging
import afterword.language
import afterword.noticing
from afterword.language.pack import Pack
from afterword.language.packs import PACKS
from afterword.language.phrasebook import phrases
from afterword.noticing.patterns import patterns
from afterword.noticing.shapes import blank_free
from bench.clock import DidNotRun

SIZES = (100, 400, 1_600)  # characters; four times the length each
CLAUSES = (100, 400)  # a statement is read from no longer sentence
BOUND = 0.5  # seconds of processor time for one text, thousands of times what an expression takes
HANGS = 60.0  # seconds of processor time after which one expression is given up
_HEADS = frozenset({"afterword.noticing.ownwords.lines._CODE"})  # asked at the head of a line of 400 characters alone
_SEARCHED = ("silent", "leftover", "limits", "leads", "tails")  # anywhere in a sentence; shapes fit a whole clause
_WORD = regex.compile(r"[\p{L}\p{M}]{2,}")
_RUNS = ("a", "é", "我", "क", "ا", "я", "0", " ", "'", '"', "-", ".", ",", "\n", "\u200d", "\u0301", "_", "(")
_NESTED = ("\"'", "「『", '("[', "0.", "a-", "a'", "1,2 ", "\u200da")


class Tried(NamedTuple):
    """One expression: how it is named, what it says, how long texts may be, and how it is tried over one."""

    name: str
    source: str
    sizes: tuple[int, ...]
    over: Callable[[str], object]


def prove() -> tuple[str, list[str]]:
    """What was tried, and every expression that takes too long over some text."""
    rooms: tuple[Callable[[], Iterator[Tried]], ...] = (*(_Of(pack) for pack in PACKS), kept_expressions)
    told = [_in_a_process(every) for every in rooms]
    return f"{sum(count for count, _ in told)} expressions", [line for _, wrong in told for line in wrong]


class _Of:
    """The expressions of one pack."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def __call__(self) -> Iterator[Tried]:
        return pack_expressions(self._pack)


def pack_expressions(pack: Pack) -> Iterator[Tried]:
    """Every phrase of a pack, and every pattern of its statements."""
    for phrase in phrases(pack):
        words = " ".join(phrase.source.split())
        yield Tried(f"{pack.code}, {phrase.where}: {phrase.source}", words, SIZES, _everywhere(phrase.match))
    rules = pack.statements
    searched = {getattr(rules, name) for name in _SEARCHED}
    for block in dict.fromkeys(_blocks(rules)):
        for pattern in patterns(block, rules):
            try:
                over = pattern.standing.search if block in searched else _whole(pattern.expression)
            except (ValueError, regex.error):
                continue  # a block of words, not of patterns
            yield Tried(f"{pack.code}, statements: {pattern.row}", pattern.row, CLAUSES, over)


def kept_expressions() -> Iterator[Tried]:
    """Every expression that a module of the rules keeps under a name."""
    for room in (afterword.language, afterword.noticing, afterword.judging):
        for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
            for name, kept in vars(importlib.import_module(found.name)).items():
                if isinstance(kept, re.Pattern | regex.Pattern) and isinstance(kept.pattern, str):
                    full = f"{found.name}.{name}"
                    yield Tried(full, kept.pattern, SIZES, kept.match if full in _HEADS else _finding(kept))


def _finding(kept: Any) -> Callable[[str], object]:
    return lambda text: sum(1 for _ in kept.finditer(text))


def _whole(expression: regex.Pattern[str]) -> Callable[[str], object]:
    """As a clause is read: whole, and no two blanks stand in it."""
    return lambda text: expression.fullmatch(blank_free(text))


def _everywhere(match: Callable[[str, int], object]) -> Callable[[str], object]:
    """Tries a phrase at every word, as a text is gone through."""
    return lambda text: [match(text, found.start()) for found in _WORD.finditer(text)]


def _blocks(value: object) -> Iterator[str]:
    """Every text that a section of a pack holds, at any depth, that a pattern may stand in."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _blocks(one)
    elif hasattr(value, "says"):
        yield value.says
    elif hasattr(value, "at"):
        yield value.at
    elif hasattr(value, "statements"):
        for name in (*_SEARCHED, "changed", "dropped"):
            yield getattr(value, name)
        for name in ("statements", "rules", "here", "renewals", "moves", "joints", "values", "fills", "corrections"):
            yield from _blocks(getattr(value, name))


def texts(source: str, length: int) -> Iterator[tuple[str, str]]:
    """Texts of that length made to hurt an expression, with their names."""
    words = _WORD.findall(source.replace("_", " "))[:12]
    joined = " ".join(words)
    for name, piece in (
        ("its own words", f"{joined} "),
        ("its own words run together", "".join(words)),
        ("its first word", f"{' '.join(words[:1])} "),
        ("its own words without the last", f"{' '.join(words[:-1])} "),
        ("its own words and commas", f"{', '.join(words)}, "),
        ("its own words in quotes", f'"{joined}" '),
    ):
        if piece.strip(' ,"'):
            yield name, (piece * (length // len(piece) + 1))[:length]
    for piece in (*_RUNS, *_NESTED):
        yield f"a run of {piece!r}", (f"{joined} " + piece * length)[:length]


def _in_a_process(every: Callable[[], Iterator[Tried]]) -> tuple[int, list[str]]:
    """How many expressions there are, and what is wrong. One that hangs is named, and a new process goes on behind it.

    A busy machine makes nothing hang: what is counted is processor time. Raises DidNotRun.
    """
    forking = multiprocessing.get_context("fork")
    at = forking.Value("i", 0)
    results = forking.SimpleQueue()
    hung: list[str] = []
    while True:
        child = forking.Process(target=_try_all, args=(every, at, results))
        child.start()
        child.join()
        if child.exitcode != -signal.SIGVTALRM:
            break
        hung += [f"never ends: {one.name}" for one in islice(every(), at.value, at.value + 1)]
        at.value += 1
    if child.exitcode != 0:
        raise DidNotRun(f"the process ended with {child.exitcode} at expression {at.value}")
    told = []
    while not results.empty():
        told.append(results.get())
    return at.value, hung + told


def _try_all(every: Callable[[], Iterator[Tried]], at: Synchronized[int], results: Any) -> None:
    """Tries each from the one at ``at`` on. The system ends this process once one has taken its time."""
    for one in islice(every(), at.value, None):
        signal.setitimer(signal.ITIMER_VIRTUAL, HANGS)
        for line in _too_slow(one):
            results.put(line)
        at.value += 1


def _too_slow(one: Tried) -> list[str]:
    """What is wrong with one expression: the first text, by length, over which it takes too long."""
    for size in one.sizes:
        for name, text in texts(one.source, size):
            begun = time.process_time()
            one.over(text)
            taken = time.process_time() - begun
            if taken > BOUND:
                return [f"{taken:.2f} s over {size} characters of {name}: {one.name}"]
    return []
