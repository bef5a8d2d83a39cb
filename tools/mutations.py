"""Find small changes that break a module, one at a time: mutants."""

from __future__ import annotations

import ast
import copy
import itertools
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,  # codespell:ignore
    ast.NotIn: ast.In,  # codespell:ignore
}
SUMS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
UNTESTED: Final = {"__repr__", "__str__", "__hash__"}
"""Functions in which nothing is changed."""
LOGS: Final = {"log", "_log", "logger", "logging", "warnings"}
"""What lines for operators are written with."""
UNORDERED: Final = {"max", "min", "math.gcd", "cast", "isinstance", "getattr"}
"""Functions whose arguments mean the same in any order, or make no sense in another."""
WORDS: Final = (str, bytes)
TEXTS: Final = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)


class Mutant(NamedTuple):
    """One small change of a module."""

    path: str
    kind: str
    line: int
    start: int
    """Where the changed part begins, in bytes of the file."""
    end: int
    before: str
    after: str

    def apply(self, text: str) -> str:
        """Return the module with the change made."""
        whole = text.encode()
        return (whole[: self.start] + self.after.encode() + whole[self.end :]).decode()

    def __str__(self) -> str:
        changed = f"{' '.join(self.before.split())} -> {' '.join(self.after.split())}"
        return f"{self.path}:{self.line} {self.kind}: {changed}"


def mutants(path: str, text: str) -> list[Mutant]:
    """Return every mutant of a module that we know how to make."""
    whole = text.encode()
    lines = whole.splitlines(keepends=True)
    offsets = [0, *itertools.accumulate(map(len, lines))]
    found = []
    for node, kind, after in _walk(ast.parse(text), None):
        start = offsets[node.lineno - 1] + node.col_offset
        end = offsets[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        before = whole[start:end].decode()
        if b"pragma" not in lines[node.lineno - 1]:
            found.append(Mutant(path, kind, node.lineno, start, end, before, after))
    return found


Change = tuple[ast.expr | ast.stmt, str, str]
"""A node, what kind of change is made, and what stands there then."""


def _walk(node: ast.AST, returns: str | None) -> Iterator[Change]:
    """Return the changes of a node and of all in it that is run and tested."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        if node.name in UNTESTED or "overload" in map(ast.unparse, node.decorator_list):
            return
        returns = ast.unparse(node.returns) if node.returns else None
        for statement in node.body:
            yield from _walk(statement, returns)
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            yield from _walk(default, returns)
        return
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return
    if isinstance(node, ast.JoinedStr | ast.Assert | ast.Import | ast.ImportFrom):
        return  # in a text the place of a part is not known
    if isinstance(node, ast.Raise) or _is_log(node):
        return
    if isinstance(node, ast.expr | ast.stmt):
        for kind, after in (*_of_value(node), *_of_statement(node, returns)):
            yield node, kind, after
    if isinstance(node, ast.If | ast.While) and not _is_plain(node.test):
        yield node.test, "negate", f"(not ({ast.unparse(node.test)}))"
    for child in _parts(node):
        yield from _walk(child, returns)


def _is_plain(test: ast.expr) -> bool:
    """Return whether a condition is changed in another way than being negated."""
    return isinstance(test, ast.Constant | ast.Compare) or (
        isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    )


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """Return the parts of a node that are no types and no decoration."""
    skipped: list[ast.AST | None] = []
    if isinstance(node, ast.AnnAssign):
        skipped.append(node.annotation)
    if isinstance(node, ast.ClassDef):
        skipped += [*node.bases, *node.decorator_list, *node.keywords]
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("cast", "TypeVar"):
        skipped.append(node.args[0])
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
        return
    for child in ast.iter_child_nodes(node):
        if not any(child is one for one in skipped):
            yield child


def _is_log(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        return False
    return bool(LOGS & set(ast.unparse(node.value.func).split(".")[:-1]))


def _of_value(node: ast.expr | ast.stmt) -> Iterator[tuple[str, str]]:
    """Return the changes of an expression."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        new = copy.copy(node)
        new.ops = [OPPOSITES[type(node.ops[0])]()]
        yield "compare", f"({ast.unparse(new)})"
    elif isinstance(node, ast.BoolOp):
        both = copy.copy(node)
        both.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and or", f"({ast.unparse(both)})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not", f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.IfExp):
        other = copy.copy(node)
        other.body, other.orelse = node.orelse, node.body
        yield "negate", f"({ast.unparse(other)})"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number", str(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "flag", str(not node.value)
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        yield from _of_sum(node)
    elif isinstance(node, ast.Call) and len(node.args) >= 2:
        yield from _of_arguments(node)


def _of_sum(node: ast.BinOp) -> Iterator[tuple[str, str]]:
    if any(_is_text(one) for one in ast.walk(node)):
        return
    if re.fullmatch(r"[A-Z]\w*[a-z](\[.*\])?|None", ast.unparse(node.right)):
        return  # a type
    new = copy.copy(node)
    new.op = SUMS[type(node.op)]()
    yield "sum", f"({ast.unparse(new)})"


def _is_text(node: ast.AST) -> bool:
    word = isinstance(node, ast.Constant) and isinstance(node.value, WORDS)
    return word or isinstance(node, TEXTS)


def _of_arguments(node: ast.Call) -> Iterator[tuple[str, str]]:
    one, other = node.args[:2]
    same = ast.unparse(one) == ast.unparse(other)
    if same or isinstance(one, ast.Starred) or isinstance(other, ast.Starred):
        return
    if ast.unparse(node.func) in UNORDERED:
        return
    new = copy.copy(node)
    new.args = [other, one, *node.args[2:]]
    yield "arguments", ast.unparse(new)


def _of_statement(
    node: ast.expr | ast.stmt, returns: str | None
) -> Iterator[tuple[str, str]]:
    """Return the changes of a statement or an expression statement."""
    if _can_be_dropped(node, returns):
        yield "drop", "pass"
    elif isinstance(node, ast.Continue):
        yield "leave", "break"
    elif isinstance(node, ast.Break):
        yield "leave", "continue"
    elif isinstance(node, ast.Return) and node.value is not None:
        yield from _of_return(node.value, returns)


def _can_be_dropped(node: ast.expr | ast.stmt, returns: str | None) -> bool:
    """Return whether a module without this statement can still be loaded."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.Await)
    if isinstance(node, ast.Assign):
        target = node.targets[0]
        return returns is not None and isinstance(target, ast.Attribute | ast.Subscript)
    return isinstance(node, ast.AugAssign | ast.Delete)


def _of_return(value: ast.expr, returns: str | None) -> Iterator[tuple[str, str]]:
    if isinstance(value, ast.Constant):
        return  # changed as a constant
    text = ast.unparse(value)
    if returns == "bool":
        yield "return", f"return not ({text})"
    elif returns in ("int", "i64", "float"):
        yield "return", f"return ({text}) + 1"
    elif returns and returns.endswith("| None"):
        yield "return", "return None"
    elif returns and returns.startswith(("list[", "tuple[")) and "..." in returns:
        yield "return", f"return ({text})[1:]"
