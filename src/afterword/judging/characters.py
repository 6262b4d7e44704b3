"""What a text is made of: hidden characters, look-alikes, links, tags. Also the forms that a text is judged in.

Hidden characters are looked for before anything is normalised, so that nothing is silently cleaned into something else.
"""

from __future__ import annotations

import html
import unicodedata
from collections.abc import Iterator

import regex

from afterword.core.verdict import Reason

from .lookalikes import to_latin

MARKS_ON_A_LETTER = 2  # at most; more hide a letter under them
MARKS_IN_HEBREW = 3  # a point in the letter, one for its sound, and its vowel
_JOINERS = "\u200c\u200d"
_VARIATION = frozenset(["\ufe0e", "\ufe0f"])
_USES_JOINERS = regex.compile(
    r"[\p{Arabic}\p{Syriac}\p{Devanagari}\p{Bengali}\p{Gurmukhi}\p{Gujarati}\p{Oriya}\p{Tamil}\p{Telugu}\p{Kannada}"
    r"\p{Malayalam}\p{Sinhala}\p{Mongolian}]"
)
_PICTURE = regex.compile(r"[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]")
_BLANK_LOOKING = frozenset("\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5\u2800")

_LINK = regex.compile(
    r"[a-z][a-z0-9+.\-]{1,20}:(?://|\\\\)\S+"
    r"|\b(?:javascript|vbscript|mailto|blob|intent):\S+|\bjavascript:\s*\w+\(|\bdata:[a-z]*[/;,]\S*|\bfile:/\S*|\b(?:tel|sms):\+?\d\S*"
    r"|\bwww\d?\.\S+"
    r"|!?\[[^\]\n]{0,300}\]\s?\([^)\n]*\)|!\[[^\]\n]{0,300}\]|\[[^\]\n]{1,300}\]:\s*\S"
    r"|(?<![\w.@-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}[a-z]{2,18}(?::\d+)?[/?][^\s,;]*[\w=&/-]",
    regex.IGNORECASE | regex.V1,
)
_ELEMENTS = (
    "a|abbr|article|aside|audio|b|base|bdo|big|blockquote|body|br|button|canvas|center|cite|code|dd|del|details|div|dl|dt|em|"
    "embed|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|math|"
    "meta|nav|object|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|"
    "sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|var|video"
)
# A type parameter ("List<String>") stands right behind a word, names no element and has no blank or slash in it.
_TAG = regex.compile(
    r"(?<![\p{L}\p{N}_])<[!?]?[a-z][^<>]{0,300}>|<[a-z][^<>]{0,300}?[\s/=][^<>]{0,300}>|<[a-z][\w-]*\s[^>]{0,300}=|</\s*[a-z]"
    rf"|<!--|<[!?][a-z]|<(?:{_ELEMENTS})\s*>",
    regex.IGNORECASE | regex.V1,
)
_ESCAPED = regex.compile(r"&(?:#x?[0-9a-f]{1,6}|[a-z]{2,8});?", regex.IGNORECASE)
_BLOCK_NAME = "afterwordnearby"
_BLOCK_TAG = regex.compile(r"<[^\p{L}<>]*afterword[^\p{L}<>]*nearby[^<>]{0,200}>", regex.IGNORECASE)
_NOT_IN_NAMES = regex.compile(r"[^\p{L}\p{N}]+")
_SCRIPTS = {
    name: regex.compile(rf"\p{{Script={name}}}") for name in ("Latin", "Cyrillic", "Greek", "Armenian", "Cherokee")
}
_WORD = regex.compile(r"[\p{L}\p{M}]+")
_STACKED = regex.compile(
    rf"(?<!\p{{Hebrew}})\p{{M}}{{{MARKS_ON_A_LETTER + 1},}}|\p{{M}}{{{MARKS_IN_HEBREW + 1},}}", regex.V1
)
# Latin letters may begin or end a word of a script that is read the other way ("בGitHub"), not stand inside it.
_OTHER_WAY = r"[\p{Hebrew}\p{Arabic}\p{Syriac}\p{Thaana}]"
_WOVEN = regex.compile(
    rf"{_OTHER_WAY}\p{{M}}*\p{{Latin}}[\p{{Latin}}\p{{M}}]*{_OTHER_WAY}|\p{{Latin}}\p{{M}}*{_OTHER_WAY}(?:{_OTHER_WAY}|\p{{M}})*\p{{Latin}}"
)
# Single letters with a blank or a mark between each: at least three of them.
_APART = r"(?:[ .\-_*·]| [.\-_*·] )"
_SPACED = regex.compile(
    rf"(?<![\p{{L}}\p{{N}}])[\p{{L}}\p{{N}}](?:(?:{_APART}|\s{{2,3}})[\p{{L}}\p{{N}}](?![\p{{L}}\p{{N}}])){{2,}}"
)
_WORD_GAP = regex.compile(r"\s{2,}")
_LETTER_GAP = regex.compile(rf"(?<=[\p{{L}}\p{{N}}]){_APART}(?=[\p{{L}}\p{{N}}](?![\p{{L}}\p{{N}}]))")


def hidden(text: str) -> bool:
    """Whether it holds a character that is not seen: controls, stray joiners, marks of direction, unassigned ones."""
    return any(_is_hidden(text, i, character) for i, character in enumerate(text))


def _is_hidden(text: str, i: int, character: str) -> bool:
    if character.isascii():
        return not character.isprintable()
    if character in _JOINERS:
        return not _joins(text, i)
    if character in _BLANK_LOOKING:
        return True
    if character in _VARIATION or "\U000e0100" <= character <= "\U000e01ef" or "\ufe00" <= character <= "\ufe0d":
        return character not in _VARIATION or i == 0 or not _varies(text[i - 1])
    return unicodedata.category(character) in {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}


def _joins(text: str, i: int) -> bool:
    """A joiner belongs between letters of scripts that use it; the joining one between pictures too."""
    before, after = text[i - 1 : i], text[i + 1 : i + 2]
    if _USES_JOINERS.match(before) and _USES_JOINERS.match(after):
        return True
    return text[i] == "\u200d" and bool(_PICTURE.match(before) and _PICTURE.match(after))


def _varies(before: str) -> bool:
    return bool(_PICTURE.match(before)) or before in "0123456789#*©®™" or not before.isascii()


def mixed_scripts(text: str) -> bool:
    """Whether one word mixes Latin, Cyrillic, Greek or the like, or Latin with a script read the other way."""
    return any(_mixes(word) for word in _WORD.findall(text))


def _mixes(word: str) -> bool:
    if word.isascii():
        return False
    return sum(bool(script.search(word)) for script in _SCRIPTS.values()) > 1 or _WOVEN.search(word) is not None


def stacked_marks(text: str) -> bool:
    """Whether a letter carries more marks than any writing needs."""
    return bool(_STACKED.search(unicodedata.normalize("NFC", text)))


def unescaped(text: str) -> str:
    """The text with character references read, also where they are written twice over."""
    for _ in range(3):
        plain = html.unescape(text)
        if plain == text:
            break
        text = plain
    return text


def links(text: str) -> tuple[str, ...]:
    """Every place that reads as a link or a Markdown link or picture."""
    return tuple(m.group() for m in _LINK.finditer(unicodedata.normalize("NFKC", unescaped(text))))


def has_tag(text: str) -> bool:
    """Whether it holds an HTML tag or a reference that reads as one. The nearby block's own tag is told apart."""
    plain = _BLOCK_TAG.sub(" ", unicodedata.normalize("NFKC", unescaped(text)))
    return bool(_TAG.search(plain)) or (plain != text and bool(_ESCAPED.search(text)) and "<" in plain)


def names_block(text: str) -> bool:
    """Whether it names the nearby block's tag, in any case and spelling, with or without blanks."""
    plain = to_latin(unicodedata.normalize("NFKC", unescaped(text))).casefold()
    visible = "".join(c for c in plain if unicodedata.category(c) not in {"Cf", "Mn", "Cc"})
    return _BLOCK_NAME in _NOT_IN_NAMES.sub("", visible)


def character_reasons(text: str, *, own_links: frozenset[str] = frozenset()) -> tuple[Reason, ...]:
    """Why the characters of a text forbid it. ``own_links``: what the person typed; without a query it may stay."""
    found = (
        (Reason.LINK, any(not _typed(link, own_links) for link in links(text))),
        (Reason.HTML, has_tag(text)),
        (Reason.BLOCK_TAG, names_block(text)),
        (Reason.HIDDEN_CHARS, hidden(text)),
    )
    return tuple(reason for reason, holds in found if holds)


def _typed(link: str, own_links: frozenset[str]) -> bool:
    return link in own_links and "?" not in link


def forms(text: str) -> tuple[str, ...]:
    """The forms that word rules are tried on: as it is, look-alikes read as Latin, spaced letters closed up."""
    plain = unicodedata.normalize("NFKC", unescaped(text))
    latin = to_latin(plain)
    return tuple(dict.fromkeys((plain, latin, _closed_words(latin))))


def closed_runs(text: str) -> tuple[str, ...]:
    """What spaced letters spell, run together without any blank: only whole phrases may be looked for in it."""
    latin = to_latin(unicodedata.normalize("NFKC", text))
    return tuple(_NOT_IN_NAMES.sub("", m.group()) for m in _SPACED.finditer(latin))


def _closed_words(text: str) -> str:
    return _SPACED.sub(lambda m: " ".join(_closed(m.group())), text)


def _closed(run: str) -> Iterator[str]:
    for word in _WORD_GAP.split(run):
        yield _LETTER_GAP.sub("", word)
