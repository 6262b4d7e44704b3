"""Letters of other scripts that look like Latin ones. For judging only: what is stored is never changed by it."""

from __future__ import annotations

import unicodedata

import regex

_CYRILLIC = ("авсеһіјкмнорѕтухүԁԛԝъьАВСЕНІЈКМОРЅТУХԚԜ", "abcehijkmhopstyxydqwbbABCEHIJKMOPSTYXQW")
_GREEK = ("αβεζηικνορτυχωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "aβezhikvoptuxwABEZHIKMNOPTYX")
_OTHERS = ("ıɑɡɩʏꓐꓑꓓꓔꓖꓗꓙꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "iagiyBPDTGKJCFMNLSRVHWXYAEIOU")
_SYMBOLS = ("@$ǃǀ|", "asill")
_SAME = str.maketrans(
    {other: latin for pair in (_CYRILLIC, _GREEK, _OTHERS) for other, latin in zip(*pair, strict=True)}
)
_IN_WORDS = str.maketrans(
    dict(zip(*_SYMBOLS, strict=True)) | {"0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t"}
)
_WORD = regex.compile(r"[\p{L}\p{M}\p{N}@$ǃǀ|]+")
_LATIN = regex.compile(r"\p{Latin}")
_ACCENTED = regex.compile(r"\p{Latin}{1,2}")  # so short that the accent makes it another word: "té" is tea, "te" is you
_MARKS = regex.compile(r"\p{M}")
_MIXED_IN = regex.compile(r"\p{L}[013457@$ǃǀ|]|[013457@$ǃǀ|]\p{L}.*\p{L}")
_WHOLLY_OTHER = regex.compile(r"[\p{Cyrillic}\p{Greek}]")


def to_latin(text: str) -> str:
    """The text as it looks: letters of other scripts in Latin words, and digits in words, read as Latin letters.

    A word that is wholly of another script stays as it is, unless every letter of it has a Latin twin.
    """
    return _WORD.sub(lambda m: _read(m.group()), text)


def _read(word: str) -> str:
    if (word.isascii() and word.isalpha()) or _ACCENTED.fullmatch(word):
        return word
    seen = word.translate(_SAME)
    if _WHOLLY_OTHER.search(seen) and not _LATIN.search(word):
        return word
    letters = seen.translate(_IN_WORDS) if _MIXED_IN.search(seen) else seen
    return _MARKS.sub("", unicodedata.normalize("NFD", letters)) if _LATIN.search(letters) else letters
