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
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

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
_SHORT = 400  # characters in which matching costs less than looking for words
_BUILT_IN = {"<name>": _NAME, "<number>": _NUMBER, "<word>": _ANY_WORD}
_MARKS = re.compile(r"([,،、，…^$])")

_SLOTS = ("{fix}", "{wrong}")
_NO_WORDS = frozenset({"…", "$", ",", *_SLOTS})
_NOT_LETTERS = re.compile(r"[\W_]+")
FAULTS = (KeyError, IndexError, ValueError, re.error)

NAME = "name"  # a phrase whose first word is a name is found by its second

Groups = Mapping[str, tuple[str, ...]]


class BadPhrase(ValueError):
    """A line of a pack that is not in the notation; the message names the pack and the line."""


@dataclass(slots=True)
class Phrase:
    """One phrase of a pack. ``first``: the words it can begin with, each with those that may follow it (None: any).

    ``opens``: only at the opening of a sentence. ``lead``: the slot (or NAME) before its first word, or None;
    ``after_pause``: a comma or dash must part the two. ``tail``: the slot after its last word, or None. ``exact``,
    ``slots``: groups of its pattern that must be typed so, and those that take anything; known once it was matched.
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
    slots: tuple[str, ...] = ()
    words: list[str] = field(default_factory=list)
    vocabulary: Vocabulary | None = None
    _compiled: re.Pattern[str] | None = None
    _pieces: tuple[frozenset[str], ...] | None = None

    def match(self, text: str, at: int) -> re.Match[str] | None:
        """The phrase as it stands in plain ``text`` from ``at`` on, or None. Raises BadPhrase if it cannot be read."""
        if self._compiled is None:
            self._compiled = self._compile()
        return self._compiled.match(text, at)

    def may_stand(self, pieces: Pieces) -> bool:
        """False only where a word is surely missing; in a short text its pattern, once it is there, tells."""
        if self._compiled is not None and pieces.short:
            return True
        if self._pieces is None:
            self._pieces = tuple(sorted(_pieces_of(self.words, self._vocabulary()), key=len))  # the fewest first
        for some in self._pieces:
            for piece in some:
                if pieces[piece]:
                    break
            else:
                return False
        return True

    def _compile(self) -> re.Pattern[str]:
        pattern = _Pattern(self._vocabulary())
        try:
            compiled = re.compile(pattern.write(self.words))
        except FAULTS as bad:
            raise BadPhrase(f"{self.lang}, {self.where}: {self.source!r} ({bad})") from bad
        self.exact = pattern.checks
        self.slots = tuple(name for name in (NAME, "fix", "wrong") if name in compiled.groupindex)
        return compiled

    def _vocabulary(self) -> Vocabulary:
        assert self.vocabulary is not None
        return self.vocabulary


def _pieces_of(words: list[str], vocabulary: Vocabulary) -> Iterator[frozenset[str]]:
    """For each word that must stand: pieces of letters, one of which stands where the word does."""
    for word in words:
        if word not in _NO_WORDS and not word.startswith("("):
            pieces = [_longest_piece(choice) for choice in vocabulary.expand(word)]
            if all(pieces):
                yield frozenset(pieces)


def _longest_piece(choice: str) -> str:
    """The longest run of letters in a choice: what is between them may be written otherwise, or be missing."""
    if choice.lower() in _BUILT_IN:
        return ""
    return max(_NOT_LETTERS.split(plain(choice)), key=len)


class Pieces(dict[str, bool]):
    """Which pieces of letters stand in a text; each is looked for once. A long text says most of its words often."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.short = len(text) <= _SHORT
        self._words = text if self.short else " ".join(dict.fromkeys(_NOT_LETTERS.split(text)))

    def __missing__(self, piece: str) -> bool:
        self[piece] = piece in self._words
        return self[piece]


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


def phrase_lines(block: str) -> tuple[str, ...]:
    """The lines of a block that are phrases, in order."""
    return tuple(_lines(block))


def read_phrases(block: str, *, lang: str, where: str, words: Vocabulary) -> Iterator[Phrase]:
    """Every phrase of a block. Raises BadPhrase for a line that is not in the notation."""
    for line in _lines(block):
        yield read_phrase(line, lang=lang, where=where, words=words)


def read_phrase(line: str, *, lang: str, where: str, words: Vocabulary) -> Phrase:
    """The phrase of one line. Raises BadPhrase where it is not in the notation."""
    try:
        return _read(line, lang, where, words)
    except FAULTS as bad:
        raise BadPhrase(f"{lang}, {where}: {line!r} ({bad})") from bad


def _read(source: str, lang: str, where: str, vocabulary: Vocabulary) -> Phrase:
    words = _MARKS.sub(r" \1 ", source.removeprefix("- ")).split()
    phrase = Phrase(lang, where, source, exception=source.startswith("- "))
    if words[0] == "^":
        phrase.opens, words = True, words[1:]
    if words[0] in _SLOTS:
        phrase.lead, words = words[0][1:-1], words[1:]
        phrase.after_pause = words[0] == ","
        words = words[1:] if phrase.after_pause else words
    elif words[0].lower() == "<name>":
        phrase.lead, words = NAME, words[1:]
    if words[-1] in _SLOTS:
        phrase.tail, words = words[-1][1:-1], [*words[:-1], "…"]
    if phrase.tail is None and [*words, ""][-2 if words[-1] != "…" else -3 :][0].startswith("("):
        raise ValueError("an optional word at the end says nothing")
    if words[0].startswith("("):
        raise ValueError("begins with an optional word: write two lines")
    phrase.first = _first(words, vocabulary)
    phrase.words, phrase.vocabulary = words, vocabulary
    return phrase


def _first(words: list[str], vocabulary: Vocabulary) -> dict[str, frozenset[str] | None]:
    found: dict[str, frozenset[str] | None] = {}
    following = _followers(words, vocabulary)
    for choice in vocabulary.expand(words[0]):
        if choice[0] in ",…$*{<":
            raise ValueError("a phrase cannot begin so")
        head, joined, rest = choice.partition("_")
        seconds = vocabulary.heads(rest) if joined else following
        if seconds is not None and ("-" in head or any("*" in word for word in seconds)):
            seconds = None
        for key in vocabulary.keys(head):
            before = found.get(key, seconds)
            found[key] = None if before is None or seconds is None else before | seconds
    return found


def _followers(words: list[str], vocabulary: Vocabulary) -> frozenset[str] | None:
    """The words that can come second, if that can be said."""
    second = next((word for word in words[1:] if word != ","), "")
    if not second or second in _NO_WORDS or second.startswith("("):
        return None
    return vocabulary.seconds(second)


class Vocabulary:
    """The word groups of a pack and the words that must be typed exactly. Remembers what it was asked."""

    def __init__(self, groups: Groups, exact: frozenset[str]) -> None:
        self._groups = groups
        self._exact = exact
        self._keys: dict[str, tuple[str, ...]] = {}
        self._heads: dict[str, frozenset[str]] = {}
        self._seconds: dict[str, frozenset[str] | None] = {}

    def is_exact(self, word: str) -> bool:
        """Whether the word must be typed as it is."""
        return lower(word) in self._exact

    def expand(self, word: str) -> tuple[str, ...]:
        """The choices that a word of a phrase stands for. Raises KeyError for a group that the pack lacks."""
        if "<" not in word:
            return tuple(word.split("|"))
        found: list[str] = []
        for choice in word.split("|"):
            if choice.startswith("<") and choice.lower() not in _BUILT_IN:
                found.extend(self._groups[choice[1:-1]])
            else:
                found.append(choice)
        return tuple(found)

    def seconds(self, word: str) -> frozenset[str] | None:
        """The words that this one can begin with, or None where that cannot be said."""
        if word not in self._seconds:
            choices = self.expand(word)
            loose = any(choice.lower() in _BUILT_IN or "*" in choice or is_unspaced(choice[0]) for choice in choices)
            self._seconds[word] = None if loose else frozenset[str]().union(*map(self.heads, choices))
        return self._seconds[word]

    def heads(self, words: str) -> frozenset[str]:
        """How the first of words joined by "_" may be written."""
        if words not in self._heads:
            self._heads[words] = frozenset(self.keys(words.partition("_")[0]))
        return self._heads[words]

    def keys(self, word: str) -> tuple[str, ...]:
        """How the word may be written in plain text: with its apostrophe and hyphen, or without."""
        if word not in self._keys:
            self._keys[word] = self._written(word)
        return self._keys[word]

    def _written(self, word: str) -> tuple[str, ...]:
        folded = plain(word)
        if folded.isalnum():
            return (folded,)
        head, hyphen, _ = folded.partition("-")
        forms = {head, folded.replace("-", "")} if hyphen else {folded}
        if not self.is_exact(word):
            forms |= {form.replace("'", "") for form in forms}
        return tuple(sorted(form for form in forms if form))


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


class _Pattern:
    """Writes the words of one phrase as a pattern. ``checks``: groups of it that must be typed exactly."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self.checks: dict[str, str] = {}

    def write(self, words: list[str]) -> str:
        return "".join(self._parts(words))

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
        for choice in self._vocabulary.expand(word):
            pattern, end = self._word(choice)
            by_end.setdefault(end, []).append(pattern)
        parts = [_either(patterns) + end for end, patterns in by_end.items()]
        return _either(parts)

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
        if self._vocabulary.is_exact(word):
            name = f"x{len(self.checks)}"
            self.checks[name] = lower(word)
            return f"(?P<{name}>{letters})"
        if "\u0600" <= word[0] <= "\u06ff":
            return "".join(f"{char}[{ARABIC_MARKS}]*" if char != " " else char for char in plain(word))
        return letters.replace("'", "'?")


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
