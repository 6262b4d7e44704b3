"""What compares the meaning of a question with that of many memories (ports.Cosines): every way gives the same."""

from __future__ import annotations

import random
from array import array

import pytest

from afterword.app.indexing import MANY, _quickly
from afterword.engine.recall.kept import products
from afterword.ports import Cosines
from afterword.storage.index.memories import cosines

DIMS = 8


def vectors(number: int) -> list[bytes]:
    chance = random.Random(number)
    return [array("f", [chance.uniform(-1, 1) for _ in range(DIMS)]).tobytes() for _ in range(number)]


@pytest.mark.parametrize("compared", [products, cosines, _quickly])
@pytest.mark.parametrize("number", [0, 1, MANY + 1])
def test_each_is_the_sum_of_the_products_in_the_order_asked(compared: Cosines, number: int) -> None:
    if compared is not products:
        pytest.importorskip("numpy")
    (asked,), others = vectors(1), vectors(number)
    expected = [sum(x * y for x, y in zip(array("f", asked), array("f", one), strict=True)) for one in others]
    assert list(compared(asked, others)) == pytest.approx(expected, abs=1e-5)
