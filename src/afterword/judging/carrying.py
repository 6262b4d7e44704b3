"""Whether the person's words carry a text: shared content, nothing invented, no denial turned round, a statement.

Works on one sentence and its text. All words come from the packs; which languages they are in makes no difference.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from enum import Enum

import regex

from afterword.language.folding import language_of
from afterword.language.likeness import content_words, numbers, stem
from afterword.language.pack import Pack
from afterword.language.pack_judging import EvidenceWords
from afterword.language.packs import PACKS
from afterword.language.tokens import Token, tokens, unspaced_part
from afterword.language.wordings import found, opens, places, without

FIRST_LETTERS = 5  # that two words must share to be one word bent in two ways
LEAST_LETTERS = 4  # of the shorter word, where one begins the other
LONGEST_ENDING = 3  # letters that it may lack
_ACCENT = regex.compile(r"[\u0300-\u036f]")
_BETWEEN_SPEECH = regex.compile(r"[\s:,;\"'“”‘’«»„—–-]+|\bthat\b")
_ASKS = regex.compile(r"[?？؟]\s*[\"'”’)]*\s*$")
_OPENS_QUESTION = regex.compile(r"^\s*¿")
_IN_WORD = r"[\w--[\p{Han}\p{Hiragana}\p{Katakana}]]"  # scripts without spaces do not touch what is code
_LETTER = r"[\p{L}--[\p{Han}\p{Hiragana}\p{Katakana}]]"
# Each shape is tried where a word begins, or where the search goes on: further in, it would have fitted before already.
_CODE = regex.compile(
    rf"(?:\G|(?<!_|{_LETTER}))(?:_|{_LETTER}){_IN_WORD}*(?:[._/\\:\-]{_IN_WORD}+)+"
    rf"|(?:\G|(?<!{_IN_WORD})){_IN_WORD}*\d{_IN_WORD}*(?:[.,:]\d+)*"
    rf"|(?:\G|(?<!{_IN_WORD})){_IN_WORD}+(?:_{_IN_WORD}+)+"
    rf"|(?:\G|(?<![a-z]))[a-z]++[A-Z]{_IN_WORD}*"
    rf"|(?:\G|(?<!{_LETTER})){_LETTER}++(?:\+\+|\#)|\.{_LETTER}{{2,}}|`[^`]+`",
    regex.V1,
)
_NAME = regex.compile(r"(?<=[\p{L}\p{N},;)»”\"'’]\s{1,2}[\"'“«(]?)\p{Lu}[\p{L}\p{M}'’.&-]*[\p{L}\p{M}]")


def shares_content(text: str, words: str, lang: str = "") -> bool:
    """Whether both share a word of content: the same stem, the same first letters, a number, a name."""
    lang = lang or language_of(f"{text}\n{words}")
    if _shared(content_words(text, lang), content_words(words, lang), lang):
        return True
    return any(_named(name, words) for name in names_in(text))


def says_more(text: str, words: str) -> bool:
    """Whether the text has a word of content that the words have not, in whatever form."""
    lang = language_of(f"{text}\n{words}")
    return not _within(content_words(text, lang), content_words(words, lang), lang)


def _shared(left: frozenset[str], right: frozenset[str], lang: str) -> bool:
    return any(alike(a, b, lang) for a in left for b in right)


def alike(a: str, b: str, lang: str) -> bool:
    """Whether two words are one word, perhaps bent: equal, or the same first five letters, or one begins the other."""
    if a == b:
        return True
    if any(c.isdigit() for c in a + b):
        return False
    shorter = min(len(a), len(b))
    if shorter >= FIRST_LETTERS and a[:FIRST_LETTERS] == b[:FIRST_LETTERS]:
        return True
    return shorter >= LEAST_LETTERS and _bent(a, b, lang)


def _bent(a: str, b: str, lang: str) -> bool:
    return stem(a, lang) == stem(b, lang) or (
        (a.startswith(b) or b.startswith(a)) and abs(len(a) - len(b)) <= LONGEST_ENDING
    )


def unfounded(text: str, words: str, before: str) -> bool:
    """Whether the text names a number, name or piece of code that neither the words nor the replaced memory hold."""
    known = f"{words}\n{before}"
    lang = language_of(f"{text}\n{known}")  # one for both: a number word of one language is an article in another
    if numbers(text, lang) - numbers(known, lang):
        return True
    plain = _squeezed(known)
    return any(_squeezed(token) not in plain for token in _code(text)) or any(
        not _named(name, known) for name in names_in(text)
    )


def _squeezed(text: str) -> str:
    return regex.sub(r"[\s`'’\"-]+", "", unicodedata.normalize("NFKC", text).casefold())


def _unaccented(text: str) -> str:
    """Squeezed, and without the accents that people leave out when they type a name."""
    return _ACCENT.sub("", unicodedata.normalize("NFD", _squeezed(text)))


def _code(text: str) -> Iterator[str]:
    for m in _CODE.finditer(unicodedata.normalize("NFKC", text)):
        token = m.group().strip("`")
        if not regex.fullmatch(r"\p{L}+(?:-\p{L}+)+|\d+(?:st|nd|rd|th)?|[\d.,:]*", token):
            yield token


def names_in(text: str) -> Iterator[str]:
    """Capitalised words inside a sentence; where all nouns have capitals, those behind a word that leads to a name."""
    plain = unicodedata.normalize("NFKC", text)
    code = language_of(text)
    pack = next((pack for pack in PACKS if pack.code == code), None)
    leads = frozenset(pack.spelling.name_leads.casefold().split()) if pack and pack.spelling.capital_nouns else None
    for m in _NAME.finditer(plain):
        before = plain[: m.start()].split()
        if leads is None or (before and before[-1].casefold() in leads):
            yield m.group()
    if unspaced_part(plain):
        yield from _names_without_spaces(plain, pack)


def _names_without_spaces(text: str, pack: Pack | None) -> Iterator[str]:
    """In scripts without spaces and capitals: words in foreign letters, and the two characters behind a name's lead."""
    yield from (token.text for token in tokens(text) if not token.unspaced and token.text.isalpha())
    leads = sorted(pack.spelling.name_leads.split(), key=len, reverse=True) if pack else []
    either = "|".join(regex.escape(lead) for lead in leads if unspaced_part(lead)) or "(?!)"
    yield from (m[1] for m in regex.finditer(rf"(?>{either})(\p{{Han}}{{1,2}})", text))


def _named(name: str, known: str) -> bool:
    wanted = name.casefold().replace("’", "'").removesuffix("'s")
    plain = unicodedata.normalize("NFKC", known).casefold().replace("’", "'")
    if _unaccented(wanted) in _unaccented(plain):
        return True
    lang = language_of(known)
    return any(alike(wanted, token.text, lang) for token in tokens(plain))


def hypothetical(sentence: str, words: str) -> bool:
    """Whether the sentence only supposes or asks: nothing in it is stated."""
    if _any(lambda pack: pack.evidence.hypothetical, sentence):
        return True
    asks = bool(_ASKS.search(sentence) or _OPENS_QUESTION.search(sentence))
    return asks and not _any(lambda pack: pack.evidence.requests, sentence) and not _stated_before(sentence, words)


def _stated_before(sentence: str, words: str) -> bool:
    """Whether the question is only the last of several clauses, and the words stand before it."""
    head, comma, _ = sentence.rpartition(",")
    return bool(comma) and words.rstrip(" ,").casefold() in head.casefold() and len(head.split()) > 2


def reported(sentence: str, at: int) -> bool:
    """Whether what stands at that place of the sentence is introduced as someone else's speech."""
    return any(
        not _BETWEEN_SPEECH.sub("", sentence[m.end() : at])
        for pack in PACKS
        for m in places(pack.evidence.reported, sentence, pack.evidence.groups)
        if m.end() <= at
    )


def only_reported(text: str, words: str) -> bool:
    """Whether the words bring in someone else's speech, and the text takes up only what follows."""
    return any(
        shares_content(text, words[m.end() :]) and not shares_content(text, words[: m.start()])
        for pack in PACKS
        for m in places(pack.evidence.reported, words, pack.evidence.groups)
    )


def temporary(sentence: str) -> bool:
    """Whether the sentence holds for a time only."""
    plain = sentence
    for pack in PACKS:
        plain = without(pack.evidence.lasting, plain, pack.evidence.groups)
    return _any(lambda pack: pack.evidence.temporary, plain)


def _any(block: Callable[[Pack], str], text: str) -> bool:
    return any(found(block(pack), text, pack.evidence.groups) for pack in PACKS)


def other_subject(sentence: str, text: str, own_names: Sequence[str] = ()) -> bool:
    """Whether the words that the text takes up are said of someone else, or are someone else's taste.

    ``own_names``: names that are nobody else (the project's).
    """
    for name in own_names:
        sentence = sentence.replace(name, "·" * len(name))
    return any(_of_other(sentence, text, pack) for pack in PACKS if pack.evidence.others.strip())


def _of_other(sentence: str, text: str, pack: Pack) -> bool:
    words = pack.evidence
    others = [m.span() for m in places(words.others, sentence, words.groups)]
    if not others:
        return False
    spoken = [
        m.span() for one in _spoken(f"{text}\n{sentence}", pack) for m in places(one.speaker, sentence, one.groups)
    ]
    speakers = [end for _, end in spoken]
    others = [span for span in others if not _opens_with_speaker(sentence, span, spoken)]
    lang = pack.code
    wanted = content_words(text, lang)
    taken = [place for token in tokens(sentence) for place in _taken(token, wanted, lang)]
    said_of = [_subject_before(place, [end for _, end in others], speakers) for place in taken]
    if not said_of or not all(one == "other" for one in said_of if one):
        return False
    if not any(said_of):
        return False
    if _tastes(sentence, others, pack):
        return not _how_to_write(sentence, text, pack)
    return not _names_other(text, pack)


def _taken(token: Token, wanted: frozenset[str], lang: str) -> Iterator[int]:
    """Where words that are wanted begin in the token: many stand in one where no blanks part them."""
    held = content_words(token.text, lang)
    if token.unspaced:
        found = (token.text.find(word) for word in held if _shared(frozenset({word}), wanted, lang))
        yield from (token.start + max(at, 0) for at in found)
    elif _shared(held, wanted, lang):
        yield token.start


def _spoken(words: str, pack: Pack) -> tuple[EvidenceWords, ...]:
    """The pack's words and those of the words' own language: what is "he" in one is "I have" in another."""
    lang = language_of(words)
    return (pack.evidence, *(other.evidence for other in PACKS if other.code == lang and other is not pack))


def _opens_with_speaker(sentence: str, span: tuple[int, int], spoken: list[tuple[int, int]]) -> bool:
    """Whether the first word of what looks like someone else is the person: "Je" is written like a name."""
    first = tokens(sentence[slice(*span)])[:1]
    return any((span[0], span[0] + word.end) in spoken for word in first)


def _subject_before(place: int, others: list[int], speakers: list[int]) -> str:
    """Whose the last subject before a place is; '' where none stands before it."""
    last_other = max((end for end in others if end <= place), default=-1)
    last_speaker = max((end for end in speakers if end <= place), default=-1)
    return "" if last_other == last_speaker == -1 else "other" if last_other > last_speaker else "speaker"


def _tastes(sentence: str, others: list[tuple[int, int]], pack: Pack) -> bool:
    """Whether someone else likes or wants something: the word for it may be part of how they were found."""
    tastes, groups = pack.evidence.tastes, pack.evidence.groups
    return any(
        opens(tastes, sentence, groups, at=_skip(sentence, end)) or found(tastes, sentence[start:end], groups)
        for start, end in others
    )


def _how_to_write(sentence: str, text: str, pack: Pack) -> bool:
    """Whether the text says how the person writes to someone, and the words are that one's wish about it."""
    words = pack.evidence
    rest = without(words.manner, text, words.groups)
    told = opens(words.addressed, text, words.groups) and not found(words.tastes, rest, words.groups)
    return bool(told and found(words.manner, sentence, words.groups))


def _skip(sentence: str, at: int) -> int:
    while at < len(sentence) and sentence[at] in " ,":
        at += 1
    return at


def _names_other(text: str, pack: Pack) -> bool:
    """Whether the text itself is about that other one: "Sister lives in …" """
    return found(pack.form.others, text, pack.form.groups) is not None


class Sign(Enum):
    """How a word stands in a sentence."""

    DENIED = "denied"
    AFFIRMED = "affirmed"


def contradicts(text: str, words: str) -> bool:
    """Whether the text affirms what the words deny, or denies what they affirm, of a word that both share."""
    lang = language_of(f"{text}\n{words}")
    return any(_contradicts(text, words, pack) for pack in PACKS if pack.code == lang)


def _contradicts(text: str, words: str, pack: Pack) -> bool:
    told, claimed = _signs(words, pack), _signs(text, pack)
    for word, signs in claimed.items():
        met = [other for said, other in told.items() if alike(word, said, pack.code)]
        if met and not any(signs & other for other in met):
            return True
    return False


def clash(text: str, words: str) -> bool:
    """Whether two wishes in one language do not go together: the one denies what the other affirms, of one matter.

    It is one matter where a clause of the one names nothing beyond what a clause of the other names.
    """
    lang = language_of(text)
    if lang != language_of(words):
        return False
    return any(
        _contradicts(text, words, pack) and _of_one_matter(text, words, pack) for pack in PACKS if pack.code == lang
    )


def _of_one_matter(text: str, words: str, pack: Pack) -> bool:
    claimed, told = _stances(text, pack), _stances(words, pack)
    return any(_against(one, other, pack.code) or _against(other, one, pack.code) for one in claimed for other in told)


def _stances(text: str, pack: Pack) -> list[tuple[frozenset[str], frozenset[str]]]:
    """What each clause denies, and what it affirms."""
    plain = without(pack.evidence.unsaid, text, pack.evidence.groups)
    return [_in_clause(clause, pack) for clause in _clauses(plain, pack)]


def _against(
    one: tuple[frozenset[str], frozenset[str]], other: tuple[frozenset[str], frozenset[str]], lang: str
) -> bool:
    """Whether the one affirms what the other denies, and all that it affirms is named there, or all of that here."""
    affirmed, denied = one[1], other[0]
    if not _shared(affirmed, denied, lang):
        return False
    here, there = one[0] | affirmed, denied | other[1]
    return _within(affirmed, there, lang) or _within(there, here, lang)


def _within(some: frozenset[str], others: frozenset[str], lang: str) -> bool:
    return all(any(alike(a, b, lang) for b in others) for a in some)


def _signs(text: str, pack: Pack) -> dict[str, frozenset[Sign]]:
    """How every word of content stands: denied, affirmed, or both."""
    plain = without(pack.evidence.unsaid, text, pack.evidence.groups)
    signs: dict[str, set[Sign]] = {}
    carried: frozenset[str] = frozenset()
    for clause in _clauses(plain, pack):
        denied, affirmed = _in_clause(clause, pack)
        taken_up = carried if not denied and _all_of(pack.evidence.pronouns, clause) else frozenset[str]()
        for sign, some in ((Sign.DENIED, denied), (Sign.AFFIRMED, affirmed | taken_up)):
            for word in some:
                signs.setdefault(word, set()).add(sign)
        carried = denied
    return {word: frozenset(some) for word, some in signs.items()}


def _all_of(block: str, text: str) -> bool:
    wanted = frozenset(block.casefold().split())
    return any(token.text.casefold() in wanted for token in tokens(text))


def _clauses(text: str, pack: Pack) -> Iterator[str]:
    at = 0
    for m in places(pack.evidence.breaks, text, pack.evidence.groups):
        if m.start() > at:
            yield text[at : m.start()]
        at = max(at, m.start())
    yield text[at:]


def _in_clause(clause: str, pack: Pack) -> tuple[frozenset[str], frozenset[str]]:
    """The words of content that the clause denies, and those it does not."""
    everything = content_words(clause, pack.code)
    if found(pack.evidence.negative_around, clause, pack.evidence.groups):
        return everything, frozenset()
    denied: set[str] = set()
    for m in places(pack.evidence.negative, clause, pack.evidence.groups):
        denied |= content_words(_reach(clause[m.end() :], pack), pack.code)
    for m in places(pack.evidence.rejects, clause, pack.evidence.groups):
        denied |= content_words(_reach(clause[m.end() :], pack), pack.code)
    return frozenset(denied), everything - denied


def _reach(rest: str, pack: Pack) -> str:
    """How far a denial reaches: until a preposition behind the first word of content."""
    places = frozenset(pack.evidence.places.casefold().split())
    met = False
    for token in tokens(rest):
        if met and token.text.casefold() in places:
            return rest[: token.start]
        met = met or bool(content_words(token.text, pack.code))
    return rest
