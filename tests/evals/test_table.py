"""Case tables are read strictly: what is no row is an error that names its line, never a pass."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from afterword.core.errors import BadInput
from afterword.evals.table import (
    DurableRow,
    GateRow,
    InjectionRow,
    LikenessRow,
    OutsideRow,
    SecretsRow,
    SignalsRow,
    StatementsRow,
    read_table,
)

GOOD = {"id": "x1", "lang": "en", "level": "must", "input": {"text": "hello"}, "expect": {"durable": False}}


def table(folder: Path, *lines: object) -> Path:
    path = folder / "any-name.jsonl"
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    path.write_text(text + "\n", encoding="utf-8")
    return path


def test_rows_keep_their_order_and_their_values(tmp_path: Path) -> None:
    second = {**GOOD, "id": "x2", "level": "should", "expect": {"durable": True, "why": "habit"}}
    first, other = read_table(table(tmp_path, GOOD, second))
    assert isinstance(first, DurableRow)
    assert isinstance(other, DurableRow)
    assert (first.id, first.expect.durable, other.id, other.expect.durable) == ("x1", False, "x2", True)
    assert first.group == "en"


BAD = {
    "no JSON": "{broken",
    "half a row": '{"id": "x9"',
    "no id": {key: value for key, value in GOOD.items() if key != "id"},
    "no level": {key: value for key, value in GOOD.items() if key != "level"},
    "a level nobody knows": {**GOOD, "id": "x9", "level": "may"},
    "an answer of the wrong type": {**GOOD, "id": "x9", "expect": {"durable": "no"}},
    "an expectation nobody knows": {**GOOD, "id": "x9", "expect": {"durabel": True}},
    "an id that stands there already": GOOD,
    "an array": "[1, 2]",
    "a role nobody knows": {
        **GOOD,
        "id": "x9",
        "input": {"turns": [{"role": "tool", "text": "x"}]},
        "expect": {"signals": []},
    },
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_line_is_named(case: str, tmp_path: Path) -> None:
    path = table(tmp_path, GOOD, {**GOOD, "id": "x2"}, BAD[case])
    with pytest.raises(BadInput, match=r"any-name\.jsonl, line 3") as raised:
        read_table(path)
    assert raised.value.next_step


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    path = tmp_path / "bytes.jsonl"
    path.write_bytes(json.dumps(GOOD).encode() + b'\n{"id": "\xff"}\n')
    with pytest.raises(BadInput, match="line 2"):
        read_table(path)


def test_a_table_that_is_missing_empty_or_a_folder(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    for name in ("missing.jsonl", "empty.jsonl", "."):
        with pytest.raises(BadInput, match=str(tmp_path)):
            read_table(tmp_path / name)


def test_the_tables_beside_us(shared: Path) -> None:
    """Every row of every table is of the table's own kind, and none is lost."""
    kinds = {
        "signals": SignalsRow,
        "durable": DurableRow,
        "statements": StatementsRow,
        "gate": GateRow,
        "injection": InjectionRow,
        "secrets": SecretsRow,
        "same-or-close": LikenessRow,
        "outside": OutsideRow,
    }
    for name, kind in kinds.items():
        path = shared / "cases" / f"{name}.jsonl"
        rows = read_table(path)
        assert {type(row) for row in rows} == {kind}
        assert len(rows) == len(path.read_text(encoding="utf-8").splitlines())
        assert all(row.group for row in rows)
