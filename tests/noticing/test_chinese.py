"""Chinese: what runs without spaces between words, dates and complaints ask of the reader."""

from __future__ import annotations

import pytest
from tests.noticing.told import texts


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("我用 Helix 写代码", "用Helix写代码"),
        ("从三月起我住在 Berlin", "住在Berlin"),
        ("以後郵件裡不要用感嘆號", ""),
        ("总是写错", ""),
        ("你每次都写得很清楚", ""),
    ],
)
def test_blanks_dates_and_complaints(words: str, told: str) -> None:
    assert texts(words) == ([told] if told else [])
