"""Numbers and addresses that show by their shape in every language: cards, accounts, mail, phones, ids of states."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

_CARD = re.compile(r"(?<![\w.,-])(?:\d[ -]?){12,18}\d(?![\w-]|[.,]\d)")
_FOURS = re.compile(r"(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?![ -]?\d)")
_IBAN = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?(?![A-Za-z0-9])")
_MAIL = re.compile(r"(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[^\W\d_]{2,18}(?![\w@])")
_PHONES = re.compile(
    r"(?<![\w.+/-])(?:"
    r"(?:\+|00)\d{1,3}[ .()/-]{0,2}(?:\d[ .()/-]{0,2}){6,12}\d"  # with the country
    r"|\(\d{2,5}\)[ .-]?\d{3,4}[ .-]?\d{3,4}"
    r"|\d{3}[ .-]\d{3}[ .-]\d{4}"
    r"|0\d(?:[ .-]\d\d){4}|0\d{2,4}[ /-]\d{3,4}[ -]?\d{3,5}|0\d{9,10}"
    r"|1[3-9]\d[ -]?\d{4}[ -]?\d{4}|[69]\d{2}[ ]\d{3}[ ]\d{3}|\(?\d{2}\)?[ ]9\d{4}-\d{4}"
    r")(?![\w/-]|[.:]\d)"
)
_IDS = re.compile(
    r"(?<![\w.-])(?:"
    r"\d{3}-\d{2}-\d{4}"  # US social security
    r"|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}"  # Brazil: person, firm
    r"|\d{8}-?[A-HJ-NP-TV-Z]|[XYZ]-?\d{7}-?[A-Z]"  # Spain: national, foreigner
    r"|[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]"  # United Kingdom: national insurance
    r"|[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?\d[\dAB] ?\d{3} ?\d{3}(?: ?\d{2})?"  # France: social security
    r"|[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z]"  # Italy: tax code
    r"|\d{4} \d{4} \d{4}"  # India: Aadhaar
    r")(?![\w-])"
)
_CHINESE_ID = re.compile(r"(?<!\d)\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx](?![\dA-Za-z])")


def luhn(digits: str) -> bool:
    """Whether a row of digits passes the check that card numbers pass."""
    total = 0
    for i, digit in enumerate(reversed(digits)):
        value = int(digit) * (2 if i % 2 else 1)
        total += value - 9 if value > 9 else value
    return total % 10 == 0


def number_spans(text: str) -> Iterator[tuple[int, int]]:
    """Where numbers of cards, accounts and identity documents stand, in characters; in no order."""
    yield from (m.span() for m in _FOURS.finditer(text))
    yield from (m.span() for m in _CARD.finditer(text) if _is_card(re.sub(r"\D", "", m.group())))
    yield from (m.span() for m in _IBAN.finditer(text) if _is_account(m))
    yield from (m.span() for m in _IDS.finditer(text))
    yield from (m.span() for m in _CHINESE_ID.finditer(text) if _is_chinese_id(m))


def without_money(text: str) -> str:
    """The text without card and account numbers, so that they are not taken for others."""
    return _IBAN.sub(" ", _CARD.sub(" ", _FOURS.sub(" ", text)))


def holds_card(text: str) -> bool:
    """A card number: 13 to 19 digits that pass the check, or four groups of four whether they pass or not."""
    return bool(_FOURS.search(text)) or any(_is_card(re.sub(r"\D", "", m.group())) for m in _CARD.finditer(text))


def _is_card(digits: str) -> bool:
    return digits[0] in "23456" and len(set(digits)) > 2 and luhn(digits)


def holds_account(text: str) -> bool:
    """An account number in the international form, checked or not."""
    return any(_is_account(m) for m in _IBAN.finditer(text))


def _is_account(m: re.Match[str]) -> bool:
    return sum(c.isdigit() for c in m.group()) >= 10


def holds_personal_number(text: str) -> bool:
    """A mail address, a phone number or the number of an identity document."""
    if _MAIL.search(text) or _IDS.search(text) or any(_is_chinese_id(m) for m in _CHINESE_ID.finditer(text)):
        return True
    return any(7 <= sum(c.isdigit() for c in m.group()) <= 15 for m in _PHONES.finditer(text))


def _is_chinese_id(m: re.Match[str]) -> bool:
    try:
        return 1900 <= date(int(m[1]), int(m[2]), int(m[3])).year <= 2100
    except ValueError:
        return False


def reaching_values(text: str) -> tuple[str, ...]:
    """Everything that could send or reach something: mail addresses; phone, card and account numbers squeezed."""
    mails = [m.group().casefold() for m in _MAIL.finditer(text)]
    numbers = [squeezed(m.group()) for pattern in (_PHONES, _IBAN, _CARD) for m in pattern.finditer(text)]
    return tuple(dict.fromkeys((*mails, *numbers)))


def squeezed(text: str) -> str:
    """The text in small letters without blanks and the marks that divide numbers."""
    return re.sub(r"[\s().-]", "", text).casefold()
