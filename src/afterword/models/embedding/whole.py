"""The sentence model's graph, made to multiply with its 8-bit weights as they are.

The file widens every weight to a float before it multiplies, so that 8 bits spare room on the disk and nothing else:
a short text waits for forty megabytes to come from memory. Where a weight is widened, scaled and multiplied with, one
step of onnxruntime does all three. Knows the parts of the format that it changes; all others go through as they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

UINT8, INT8 = 2, 3  # onnx.TensorProto.DataType
ZERO = 128  # of weights without a sign: with one, a processor that has no step for it cuts sums off
IN_FLOATS = 6  # the products of the first layer: what goes into them spreads too far for 8 bits (docs/measured.md)
TOGETHER = "DynamicQuantizeMatMul"
DOMAIN = "com.microsoft"  # of the steps that onnxruntime has beside the standard's
VERSION = 1

_WITHOUT_SIGN = bytes((byte + ZERO) % 256 for byte in range(256))
_OPTIONAL, _REPEATED = 1, 3  # FieldDescriptorProto.Label
_INT64, _INT32, _STRING, _MESSAGE, _BYTES = 3, 5, 9, 11, 12  # FieldDescriptorProto.Type
# Message, field, its number, how often, its type or the message it holds: from onnx.proto.
_FIELDS = (
    ("Tensor", "dims", 1, _REPEATED, _INT64),
    ("Tensor", "data_type", 2, _OPTIONAL, _INT32),
    ("Tensor", "name", 8, _OPTIONAL, _STRING),
    ("Tensor", "raw_data", 9, _OPTIONAL, _BYTES),
    ("Node", "input", 1, _REPEATED, _STRING),
    ("Node", "output", 2, _REPEATED, _STRING),
    ("Node", "op_type", 4, _OPTIONAL, _STRING),
    ("Node", "domain", 7, _OPTIONAL, _STRING),
    ("Graph", "node", 1, _REPEATED, "Node"),
    ("Graph", "initializer", 5, _REPEATED, "Tensor"),
    ("Opset", "domain", 1, _OPTIONAL, _STRING),
    ("Opset", "version", 2, _OPTIONAL, _INT64),
    ("Model", "graph", 7, _OPTIONAL, "Graph"),
    ("Model", "opset_import", 8, _REPEATED, "Opset"),
)


def in_whole_numbers(content: bytes) -> bytes:
    """The same model over the same weights, with each product behind the first layer done in whole numbers.

    What is multiplied is rounded to 8 bits too, between the least and the largest number in it: run one text at a time,
    or a text's vector depends on its neighbours.
    """
    model = _model().FromString(content)
    graph = model.graph
    made = {name: node for node in graph.node for name in node.output}
    weights = {tensor.name: tensor for tensor in graph.initializer}
    for node, (weight, scale) in list(_products(graph.node, made, weights))[IN_FLOATS:]:
        columns = weight.dims[-1]
        zero = graph.initializer.add(name=f"{weight.name} zero", data_type=UINT8, raw_data=bytes([ZERO]) * columns)
        for one_row in (zero, scale):
            one_row.dims[:] = [columns]
        weight.data_type, weight.raw_data = UINT8, weight.raw_data.translate(_WITHOUT_SIGN)
        node.input[1:] = [weight.name, scale.name, zero.name]
        node.op_type, node.domain = TOGETHER, DOMAIN
    model.opset_import.add(domain=DOMAIN, version=VERSION)
    changed: bytes = model.SerializeToString()
    return changed


def _products(
    nodes: Sequence[Any], made: Mapping[str, Any], weights: Mapping[str, Any]
) -> Iterator[tuple[Any, tuple[Any, Any]]]:
    """The steps that multiply with a widened weight, in their order, each with the weight and its scale."""
    uses = Counter(name for node in nodes for name in node.input)
    for node in nodes:
        found = _widened(made.get(node.input[1]), made, weights) if node.op_type == "MatMul" else None
        if found is not None and uses[found[0].name] == uses[node.input[1]] == 1:  # nobody else reads it as it was
            yield node, found


def _widened(product: Any, made: Mapping[str, Any], weights: Mapping[str, Any]) -> tuple[Any, Any] | None:
    """The int8 weight and the scale of its columns, where this is what they give; None where it is something else."""
    if product is None or product.op_type != "Mul":
        return None
    scale = next((weights[name] for name in product.input if name in weights), None)
    cast = next((made[name] for name in product.input if name in made and made[name].op_type == "Cast"), None)
    whole = weights.get(cast.input[0]) if cast is not None else None
    if scale is None or whole is None or whole.data_type != INT8 or list(scale.dims) != [1, whole.dims[-1]]:
        return None
    return whole, scale


@cache
def _model() -> Any:
    """The class of a whole model. Fields that are not named here are kept as the bytes they are."""
    from google.protobuf import (  # type: ignore[import-untyped]  # it ships no types
        descriptor_pb2,
        descriptor_pool,
        message_factory,
    )

    file = descriptor_pb2.FileDescriptorProto(name="graph.proto", package="afterword", syntax="proto2")
    for message in dict.fromkeys(field[0] for field in _FIELDS):
        described = file.message_type.add(name=message)
        for _, name, number, often, kind in (field for field in _FIELDS if field[0] == message):
            held = {"type_name": f".afterword.{kind}"} if isinstance(kind, str) else {}
            described.field.add(name=name, number=number, label=often, type=_MESSAGE if held else kind, **held)
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName("afterword.Model"))
