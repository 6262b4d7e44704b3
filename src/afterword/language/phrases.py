"""The notation in which packs write phrases, read into patterns.

A phrase is plain words and a few marks:
    word        that word, in any case; accents and apostrophes may be missing ("dont")
    a|b         either; words_joined_so count as one choice; a line that ends with "|" goes on in the next
    (a|b)       may stand there or not
    wor*  *ing  a word that begins so; a word that ends so
    ,           a pause: a comma, a dash, a full stop or only a space
    …           some words, at most about eight, inside the sentence; at the end: at least one more word
    ^  $        the sentence begins here, but for fillers such as "well"; the sentence ends here
    <group>     any word of that group of the pack; <Name> a word written like a name; <number>; <word> any word
    {fix} {wrong}   what is wanted, what is named as wrong: as much as stands there, inside the clause
A line that begins with "- " is an exception: what it covers is not meant, in any pack. A line that begins with "# " is
a note. No part of a pattern is unbounded, so that a text takes linear time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

from .letters import ARABIC_MARKS, is_unspaced, letters_like, lower, plain

_GAP = r"(?:[^\n.!?。！？।؟]|[.](?=\w)){0,55}?"
_SLOT = r"[^\S\n]{0,3}(?:[^\n.!?;。！？।؟；]|[.](?=\w)){1,70}?"
_PAUSE = r"(?:[^\S\n]|[,;:.!،、，。-])"
_REAL_PAUSE = r"(?:[^\S\n]{0,3}[,;:،、，]|[^\S\n]{1,3}-{1,3})[^\S\n]{0,3}"  # a slot ends here, and not at any space
_MORE = r"(?=(?:[^\w\n.!?。！？।؟]|[.](?=\w)){0,6}\w)"
_END = r"(?=[^\w\n]{0,12}(?:\n|\Z)|[^\w\n.!?。！？।؟]{0,6}[.!?。！？।؟])"
_NAME = r"(?P<name>(?!\d)[^\s.,;:!?()\"'。！？，、]{1,40})"
_NUMBER = r"\d[\d.,:]*"
_ANY_WORD = r"[^\s.,;:!?()\"。！？，、]{1,40}"
_BUILT_IN = {"<name>": _NAME, "<number>": _NUMBER, "<word>": _ANY_WORD}
_MARKS = re.compile(r"([,،、，…^$])")

NAME = "name"  # a phrase whose first word is a name is found by its second

Groups = Mapping[str, tuple[str, ...]]


class BadPhrase(ValueError):
    """A line of a pack that is not in the notation; the message names the pack and the line."""


@dataclass(slots=True)
class Phrase:
    """One phrase of a pack. ``first``: the words it can begin with, each with those that may follow it (None: any).

    ``opens``: only at the opening of a sentence. ``lead``: the slot (or NAME) before its first word, or None;
    ``after_pause``: a comma or dash must part the two. ``tail``: the slot after its last word, or None.
    """

    lang: str
    where: str
    source: str
    exception: bool = False
    opens: bool = False
    lead: str | None = None
    after_pause: bool = False
    tail: str | None = None
    first: dict[str, frozenset[str] | None] = field(default_factory=dict)
    exact: dict[str, str] = field(default_factory=dict)
    _compile: Callable[[], re.Pattern[str]] | None = None
    _compiled: re.Pattern[str] | None = None

    def match(self, text: str, at: int) -> re.Match[str] | None:
        """The phrase as it stands in plain ``text`` from ``at`` on, or None. Raises BadPhrase if it cannot be read."""
        if self._compiled is None:
            assert self._compile is not None
            self._compiled = self._compile()
        return self._compiled.match(text, at)


def read_groups(block: str) -> dict[str, tuple[str, ...]]:
    """A pack's groups of words: one a line, its name, a colon, its words."""
    groups: dict[str, tuple[str, ...]] = {}
    name = ""
    for line in _lines(block):
        head, colon, rest = line.partition(":")
        if colon:
            name = head.strip()
        groups[name] = groups.get(name, ()) + tuple((rest if colon else line).replace("|", " ").split())
    return groups


def read_phrases(block: str, *, lang: str, where: str, groups: Groups, exact: frozenset[str]) -> Iterator[Phrase]:
    """Every phrase of a block. Raises BadPhrase for a line that is not in the notation."""
    for line in _lines(block):
        exception = line.startswith("- ")
        words = _MARKS.sub(r" \1 ", line.removeprefix("- ")).split()
        with _naming(lang, where, line):
            yield _Reader(groups, exact).read(words, lang, where, line, exception=exception)


@contextmanager
def _naming(lang: str, where: str, line: str) -> Iterator[None]:
    """What goes wrong inside is a fault of that line."""
    try:
        yield
    except (KeyError, IndexError, ValueError, re.error) as bad:
        raise BadPhrase(f"{lang}, {where}: {line!r} ({bad})") from bad


def _lines(block: str) -> Iterator[str]:
    """The lines that say something; a line that ends with "|" goes on in the next one."""
    begun = ""
    for raw in block.splitlines():
        line = raw.strip()
        if line.startswith("# "):
            continue
        begun += line
        if begun and not begun.endswith("|"):
            yield begun
            begun = ""
    if begun:
        yield begun


class _Reader:
    """Reads the words of one phrase into a pattern."""

    def __init__(self, groups: Groups, exact: frozenset[str]) -> None:
        self._groups = groups
        self._exact = exact
        self._checks: dict[str, str] = {}

    def read(self, words: list[str], lang: str, where: str, source: str, *, exception: bool) -> Phrase:
        phrase = Phrase(lang, where, source, exception)
        if words[0] == "^":
            phrase.opens, words = True, words[1:]
        if words[0] in ("{fix}", "{wrong}"):
            phrase.lead, words = words[0][1:-1], words[1:]
            phrase.after_pause = words[0] == ","
            words = words[1:] if phrase.after_pause else words
        elif words[0].lower() == "<name>":
            phrase.lead, words = NAME, words[1:]
        if words[-1] in ("{fix}", "{wrong}"):
            phrase.tail, words = words[-1][1:-1], [*words[:-1], "…"]
        if phrase.tail is None and [*words, ""][-2 if words[-1] != "…" else -3 :][0].startswith("("):
            raise ValueError("an optional word at the end says nothing")
        if words[0].startswith("("):
            raise ValueError("begins with an optional word: write two lines")
        phrase.first = self._first(words)
        phrase.exact = self._checks
        phrase._compile = partial(self._pattern, phrase, words)
        return phrase

    def _pattern(self, phrase: Phrase, words: list[str]) -> re.Pattern[str]:
        with _naming(phrase.lang, phrase.where, phrase.source):
            return re.compile("".join(self._parts(words)))

    def _parts(self, words: list[str]) -> Iterator[str]:
        glue = ""  # what must stand before the next word
        previous = ""
        after_slot = False
        for at, word in enumerate(words):
            last = at == len(words) - 1
            if word == "…":
                if last and glue == "pause":
                    yield _REAL_PAUSE if after_slot else f"{_PAUSE}{{1,6}}"
                yield _MORE if last else _GAP
                glue = "gap"
            elif word == "$":
                yield _END
            elif word == ",":
                glue = "pause"
            elif word in ("{fix}", "{wrong}"):
                yield f"(?P<{word[1:-1]}>{_SLOT})"
                glue, after_slot = "slot", True
            elif word.startswith("("):
                yield f"(?:{_join(glue or 'space', previous, word[1])}{self._choices(word[1:-1])})?"
                previous = word[-2]
            else:
                if previous:
                    yield _join(glue or "space", previous, word[0])
                yield self._choices(word)
                glue, previous = "", word[-1]
        if words[-1] == ",":
            yield rf"(?={_PAUSE}{{0,3}}[,;:.!،、，。-])"

    def _choices(self, word: str) -> str:
        """A pattern for every choice; what must not follow a whole word stands once behind all of one script."""
        by_end: dict[str, list[str]] = {}
        for choice in self._expand(word):
            pattern, end = self._word(choice)
            by_end.setdefault(end, []).append(pattern)
        parts = [_either(patterns) + end for end, patterns in by_end.items()]
        return _either(parts)

    def _expand(self, word: str) -> tuple[str, ...]:
        found: list[str] = []
        for choice in word.split("|"):
            if choice.startswith("<") and choice.lower() not in _BUILT_IN:
                found.extend(self._groups[choice[1:-1]])
            else:
                found.append(choice)
        return tuple(found)

    def _word(self, word: str) -> tuple[str, str]:
        """The pattern of one choice, and the pattern of where it ends."""
        if word.lower() in _BUILT_IN:
            return _BUILT_IN[word.lower()], ""
        if not re.sub(r"[\W_]", "", word):
            raise ValueError("no word")
        letters = letters_like(plain(word.rstrip("*"))[-1])
        end = f"(?!'?{letters})" if letters and not word.endswith("'") else ""
        if word.startswith("*"):
            return f"{letters}{{1,24}}{re.escape(plain(word[1:]))}", end
        joined = _space_between(word).join(self._one(part) for part in word.rstrip("*").split("_"))
        return (f"{joined}{letters}*", "") if word.endswith("*") and letters else (joined, end)

    def _one(self, word: str) -> str:
        letters = re.escape(plain(word)).replace(r"\-", r"[-\s]?")
        if lower(word) in self._exact:
            name = f"x{len(self._checks)}"
            self._checks[name] = lower(word)
            return f"(?P<{name}>{letters})"
        if "\u0600" <= word[0] <= "\u06ff":
            return "".join(f"{char}[{ARABIC_MARKS}]*" if char != " " else char for char in plain(word))
        return letters.replace("'", "'?")

    def _first(self, words: list[str]) -> dict[str, frozenset[str] | None]:
        found: dict[str, frozenset[str] | None] = {}
        following = self._followers(words)
        for choice in self._expand(words[0]):
            if choice.lower() in _BUILT_IN or choice[0] in ",…$*{":
                raise ValueError("a phrase cannot begin so")
            head, _, rest = choice.partition("_")
            seconds = frozenset(self._keys(rest.partition("_")[0])) if rest else following
            for key in self._keys(head):
                before = found.get(key, seconds)
                loose = "-" in head or any("*" in word for word in seconds or ())
                found[key] = None if loose or before is None or seconds is None else before | seconds
        return found

    def _followers(self, words: list[str]) -> frozenset[str] | None:
        """The words that can come second, if that can be said."""
        rest = [word for word in words[1:] if word != ","]
        if not rest or rest[0] in ("…", "$", "{fix}", "{wrong}") or rest[0].startswith("("):
            return None
        choices = self._expand(rest[0])
        if any(choice.lower() in _BUILT_IN or "*" in choice or is_unspaced(choice[0]) for choice in choices):
            return None
        return frozenset(key for choice in choices for key in self._keys(choice.partition("_")[0]))

    def _keys(self, word: str) -> tuple[str, ...]:
        """How the word may be written in plain text: with its apostrophe and hyphen, or without."""
        folded = plain(word)
        head, hyphen, _ = folded.partition("-")
        forms = {head, folded.replace("-", "")} if hyphen else {folded}
        if lower(word) not in self._exact:
            forms |= {form.replace("'", "") for form in forms}
        return tuple(sorted(form for form in forms if form))


def _either(patterns: list[str]) -> str:
    return patterns[0] if len(patterns) == 1 else f"(?:{'|'.join(patterns)})"


def _join(glue: str, before: str, after: str) -> str:
    unspaced = is_unspaced(before) and is_unspaced(after)
    match glue:
        case "gap" | "slot":
            return "" if is_unspaced(after) else f"(?<!{letters_like(after)})"
        case "pause":
            return f"{_PAUSE}{{{0 if unspaced else 1},6}}"
        case _:
            return r"[^\S\n]{0,3}" if unspaced or is_unspaced(before) or is_unspaced(after) else r"(?:[^\S\n]|-){1,4}"


def _space_between(word: str) -> str:
    return r"[^\S\n]{0,3}" if is_unspaced(word[0]) else r"(?:[^\S\n]|-){1,4}"
