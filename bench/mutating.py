"""Small wrong changes to a module's code, each with the words by which a person finds it again.

Works on the syntax tree, so that what is changed is code and never a comment, a docstring, a type or a decorator.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass

_OPPOSITES: dict[type[ast.AST], type[ast.AST]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip
_TWINS = {"any": "all", "all": "any", "min": "max", "max": "min"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One wrong change. ``name``: module, function and both readings; the same as long as that code stands there."""

    name: str
    line: int
    tree: ast.Module


def mutants(module: str, source: str) -> Iterator[Mutant]:
    """Every mutant of a module's source, in the order of the code; equal ones of one function are numbered."""
    tree = ast.parse(source)
    seen: dict[str, int] = {}
    line = 1
    for path, node, inside in _places(tree):
        line = getattr(node, "lineno", line)
        for after in _changes(node):
            told = _left_out(node, after) or f"{_words(node)} -> {_words(after)}"
            name = f"{module}.{inside}: {told}"
            seen[name] = seen.get(name, 0) + 1
            numbered = name if seen[name] == 1 else f"{name} ({seen[name]})"
            yield Mutant(numbered, line, _with(tree, path, node, after))


Path = tuple[tuple[str, int | None], ...]  # field, and place in it where it is a list


def _places(tree: ast.Module) -> Iterator[tuple[Path, ast.AST, str]]:
    """Every node that runs, with the way to it and the function it stands in."""

    def walk(node: ast.AST, path: Path, inside: str) -> Iterator[tuple[Path, ast.AST, str]]:
        yield path, node, inside
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "bases", "keywords" if _is_typing(node) else ""):
                continue
            for at, one in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(one, ast.AST) and not _is_idle(one):
                    named = getattr(one, "name", "") if isinstance(one, ast.FunctionDef | ast.ClassDef) else ""
                    yield from walk(one, (*path, (field, at)), ".".join(filter(None, (inside, named))))

    return walk(tree, (), "")


def _is_typing(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "assert_never"


def _is_idle(node: ast.AST) -> bool:
    """Docstrings, imports, and names given to types: nothing that a rule decides by."""
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    named = node.targets[0] if isinstance(node, ast.Assign) else None
    alias = isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript)
    alias = alias or (isinstance(named, ast.Name) and named.id == "__all__")
    return docstring or alias or isinstance(node, ast.Import | ast.ImportFrom)


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand there by mistake instead of a node."""
    for kind, change in _KINDS:
        if isinstance(node, kind):
            yield from change(node)


def _left_out(before: ast.AST, after: ast.AST) -> str:
    """The element that is missing, or '' where none is."""
    if not (isinstance(before, ast.Tuple | ast.List) and isinstance(after, ast.Tuple | ast.List)):
        return ""
    rest = [ast.unparse(one) for one in after.elts]
    at = next((at for at, one in enumerate(rest) if one != ast.unparse(before.elts[at])), len(rest))
    return f"without {_words(before.elts[at])}"


def _compare(node: ast.Compare) -> Iterator[ast.AST]:
    for at, operator in enumerate(node.ops):
        if (other := _OPPOSITES.get(type(operator))) is not None:
            wrong = deepcopy(node)
            wrong.ops[at] = other()  # type: ignore[call-overload] # the table gives an operator for an operator
            yield wrong


def _operator(node: ast.BoolOp | ast.BinOp) -> Iterator[ast.AST]:
    if (other := _OPPOSITES.get(type(node.op))) is not None:
        wrong = deepcopy(node)
        wrong.op = other()  # type: ignore[assignment] # the table gives an operator for an operator
        yield wrong


def _denial(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, ast.Not):
        yield node.operand


def _condition(node: ast.If | ast.IfExp) -> Iterator[ast.AST]:
    for answer in (True, False):
        wrong = deepcopy(node)
        wrong.test = ast.Constant(answer)
        yield wrong


def _constant(node: ast.Constant) -> Iterator[ast.AST]:
    match node.value:
        case bool():
            yield ast.Constant(not node.value)
        case int():
            yield ast.Constant(node.value + 1)
        case str():
            yield ast.Constant("" if node.value else "wrong")


def _result(node: ast.Return) -> Iterator[ast.AST]:
    if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
        yield ast.Return(ast.Constant(None))


def _elements(node: ast.Tuple | ast.List) -> Iterator[ast.AST]:
    """A row of a table left out. What is no table only breaks where it is taken apart."""
    if len(node.elts) > 1 and isinstance(node.ctx, ast.Load) and isinstance(node.elts[0], ast.Tuple | ast.Call):
        for at in range(len(node.elts)):
            wrong = deepcopy(node)
            del wrong.elts[at]
            yield wrong


def _call(node: ast.Call) -> Iterator[ast.AST]:
    if isinstance(node.func, ast.Name) and node.func.id in _TWINS:
        wrong = deepcopy(node)
        wrong.func = ast.Name(_TWINS[node.func.id], ast.Load())
        yield wrong


def _filter(node: ast.comprehension) -> Iterator[ast.AST]:
    if node.ifs:
        wrong = deepcopy(node)
        wrong.ifs = []
        yield wrong


_KINDS: tuple[tuple[type[ast.AST] | tuple[type[ast.AST], ...], Callable[..., Iterator[ast.AST]]], ...] = (
    (ast.Compare, _compare),
    ((ast.BoolOp, ast.BinOp), _operator),
    (ast.UnaryOp, _denial),
    ((ast.If, ast.IfExp), _condition),
    (ast.Constant, _constant),
    (ast.Return, _result),
    ((ast.Tuple, ast.List), _elements),
    (ast.Call, _call),
    (ast.comprehension, _filter),
)


def _words(node: ast.AST) -> str:
    """How a piece of code reads, on one line; of a condition only what is asked."""
    match node:
        case ast.If():
            return f"if {ast.unparse(node.test)}"
        case ast.comprehension():
            return f"for {ast.unparse(node.target)}" + "".join(f" if {ast.unparse(one)}" for one in node.ifs)
        case _:
            text = " ".join(ast.unparse(node).split())
            return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]} … {text[-_LONGEST // 2 :]}"


_LONGEST = 110


def _with(tree: ast.Module, path: Path, node: ast.AST, after: ast.AST) -> ast.Module:
    """The tree with one node in place of another."""
    changed = deepcopy(tree)
    parent: ast.AST = changed
    for field, at in path[:-1]:
        parent = getattr(parent, field) if at is None else getattr(parent, field)[at]
    field, at = path[-1]
    new = ast.copy_location(deepcopy(after), node)
    if at is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[at] = new
    return ast.fix_missing_locations(changed)
