"""Whatever a chat, a title or a path holds, nothing of it steers the terminal it is shown in."""

from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from afterword.cli.plain import escape_json, plain, plain_lines, width

SHOWN = {
    "colours": ("a \x1b[31mred\x1b[0m word", "a red word"),
    "the screen is not cleared": ("x\x1b[2J\x1b[Hy", "xy"),
    "no title is set": ("x\x1b]0;owned\x07y", "xy"),
    "nor with the long ending": ("x\x1b]8;;http://e.example\x1b\\link\x1b]8;;\x1b\\y", "xlinky"),
    "a command without an end takes what follows": ("x\x1b]0;owned", "x"),
    "one byte commands": ("x\x9b31my", "xy"),
    "no second line": ("one\r\ntwo\u2028three\tfour", "one two three four"),
    "nothing turns round": ("abc\u202egnp.exe\u2069", "abcgnp.exe"),
    "nothing is hidden": ("a\u200bb\xadc\ufeffd\U000e0041e", "abcde"),
    "half a character": ("a\ud800b", "ab"),
    "nothing is backed over": ("abc\x08\x08\x08xyz\x7f", "abcxyz"),
    "joined letters stay joined": ("می\u200cخواهد", "می\u200cخواهد"),
    "families stay together": ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
    "other scripts are left alone": ("喜欢简短的回答 Ça Größe हिन्दी", "喜欢简短的回答 Ça Größe हिन्दी"),
}


@pytest.mark.parametrize("case", SHOWN)
def test_untrusted_text_on_one_line(case: str) -> None:
    text, shown = SHOWN[case]
    assert plain(text) == shown


@given(st.text(st.characters(), max_size=60), st.integers(8, 40))
def test_no_control_or_direction_ever_comes_through(text: str, longest: int) -> None:
    shown = plain(text, longest)
    assert len(shown) <= longest
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for c in shown)
    assert not any(unicodedata.category(c) == "Cf" and c not in "\u200c\u200d" for c in shown)


@given(st.dictionaries(st.text(st.characters(), max_size=8), st.text(st.characters(), max_size=40), max_size=4))
def test_json_is_the_same_values_and_steers_nothing(value: dict[str, str]) -> None:
    document = escape_json(json.dumps(value, ensure_ascii=False))
    assert json.loads(document) == value
    document.encode("utf-8")
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in document)
    assert not any(c in document for c in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u200b")


def test_long_text_is_cut_at_a_word() -> None:
    assert plain("one two three four", 12) == "one two…"
    assert plain("onetwothreefour", 8) == "onetwot…"
    assert plain_lines("a\x1b[1m\nb") == "a\nb"


def test_columns_count_what_a_terminal_draws() -> None:
    assert (width("abc"), width("喜欢"), width("e\u0301"), width("")) == (3, 4, 1, 0)
