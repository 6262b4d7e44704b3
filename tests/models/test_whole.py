"""The sentence model computes with its weights as they are: which products do, and that it means what it meant."""

from __future__ import annotations

from typing import Any
from unittest import mock

import pytest

from afterword.engine.alike import cosine
from afterword.models.embedding import sentence, whole
from afterword.models.embedding.pinned import in_package, verified
from afterword.models.embedding.shipped import VOCABULARY

FILE = in_package(sentence.WEIGHTS)
pytestmark = pytest.mark.skipif(FILE is None, reason="The extra `meaning` is not installed: the weights are not here.")
TEXTS = ("Prefers pnpm over npm", "Which drink do I like at work?", "Lives in Lisbon since 2019. " * 30)


def _graph(content: bytes) -> Any:
    return whole._model().FromString(content).graph


def test_every_product_with_a_weight_behind_the_first_layer_is_done_in_whole_numbers() -> None:
    assert FILE is not None
    content = verified(sentence.WEIGHTS, FILE)
    before, after = _graph(content), _graph(whole.in_whole_numbers(content))
    changed = [place for place, node in enumerate(after.node) if node.op_type == whole.TOGETHER]
    layers = 6 * 6  # query, key, value, what is made of them, and two more in each of six layers
    assert len(changed) == layers - whole.IN_FLOATS
    weighed = [place for place, node in enumerate(before.node) if node.op_type == "MatMul"]
    assert set(changed) < set(weighed)
    unsigned = {one.name for one in after.initializer if one.data_type == whole.UINT8}
    assert all({after.node[place].input[1], after.node[place].input[3]} <= unsigned for place in changed)
    assert [node.output for node in after.node] == [node.output for node in before.node]


@pytest.mark.parametrize(("weights", "changed"), [(8, 8 - whole.IN_FLOATS), (1, 0)])
def test_a_weight_that_is_read_elsewhere_too_stays_as_it_is(weights: int, changed: int) -> None:
    model = whole._model()()
    for number in range(8):
        name = f"w{number % weights}"
        model.graph.node.add(op_type="Cast", input=[name], output=[f"c{number}"])
        model.graph.node.add(op_type="Mul", input=[f"c{number}", f"s{number}"], output=[f"p{number}"])
        model.graph.node.add(op_type="MatMul", input=["x", f"p{number}"], output=[f"y{number}"])
        model.graph.initializer.add(name=f"s{number}", dims=[1, 2], data_type=1, raw_data=bytes(8))
    for number in range(weights):
        model.graph.initializer.add(name=f"w{number}", dims=[1, 2], data_type=whole.INT8, raw_data=b"\xff\x01")
    after = _graph(whole.in_whole_numbers(model.SerializeToString()))
    assert sum(node.op_type == whole.TOGETHER for node in after.node) == changed
    kept = {one.raw_data for one in after.initializer if one.name.startswith("w") and one.data_type == whole.INT8}
    assert kept == {b"\xff\x01"}
    flipped = [
        one.raw_data
        for one in after.initializer
        if one.name.startswith("w") and one.name.isalnum() and one.data_type == whole.UINT8
    ]
    assert flipped == [b"\x7f\x81"] * changed


def test_a_text_means_what_it_meant_in_floats() -> None:
    assert FILE is not None
    ours = sentence.SentenceModel(sentence.WEIGHTS, FILE, VOCABULARY).embed(TEXTS)
    with mock.patch.object(sentence, "in_whole_numbers", lambda content: content):
        floats = sentence.SentenceModel(sentence.WEIGHTS, FILE, VOCABULARY).embed(TEXTS)
    for one, other in zip(ours, floats, strict=True):
        assert one != other
        assert cosine(one, other) > 0.99
