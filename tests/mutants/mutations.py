"""Ways to break a line: each mutant is one small change to one place of the engine's source."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Callable, Iterator
from pathlib import Path

RULE = re.compile(r"[A-Z](-[A-Z0-9]+)?-[0-9]+")
FLIPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
SILENT = ("__repr__", "__str__")  # for people who debug
Change = Callable[[ast.AST], ast.AST]  # changes the node, and hands on what stands in its place


class Mutant:
    """One change: where it is, and what it reads before and after. `tree` makes it."""

    def __init__(self, file: str, scope: str, line: int, place: int, change: Change, before: str, after: str) -> None:
        self.file = file
        self.scope = scope  # the function's qualified name, or that of a module's constant
        self.line = line
        self.place = place  # of the node among those of its scope
        self.change = change
        self.before = before
        self.after = after

    @property
    def name(self) -> str:
        """Unique, and the same until the line changes."""
        return f"{self.file}:{self.line}: {self.before} → {self.after}"

    def tree(self, source: str) -> ast.Module:
        """The module with the change made."""
        tree = ast.parse(source)
        scope = dict(scopes(tree))[self.scope]
        old = list(nodes(scope))[self.place]
        new = self.change(old)
        if new is not old:
            replace(scope, old, new)
        return ast.fix_missing_locations(tree)


def mutants_of(path: Path, shown: str) -> Iterator[Mutant]:
    """Every mutant of a file."""
    for scope, top in scopes(ast.parse(path.read_text(encoding="utf-8"))):
        for place, node in enumerate(nodes(top)):
            for change in changes(node):
                line = getattr(node, "lineno", 0)
                yield Mutant(shown, scope, line, place, change, short(node), short(change(copy.deepcopy(node))))


def nodes(node: ast.AST) -> Iterator[ast.AST]:
    """The node and all below it, but for annotations, assertions, and what is done for modules (there is none yet)."""
    yield node
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and field not in ("annotation", "returns") and not left_alone(child):
                yield from nodes(child)


def left_alone(node: ast.AST) -> bool:
    """Whether no test of the base game could notice a change here."""
    if isinstance(node, ast.For):
        return ast.unparse(node.iter).endswith("modules")
    return isinstance(node, ast.Assert) or (isinstance(node, ast.If) and ast.unparse(node.test).endswith(".modules"))


def short(node: ast.AST) -> str:
    """A node as one short line."""
    return " ".join(ast.unparse(node).split())[:90]


def replace(root: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put one node in another's place."""
    for parent in ast.walk(root):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
            elif isinstance(value, list) and any(each is old for each in value):
                value[:] = [new if each is old else each for each in value]


def scopes(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Functions and methods by qualified name, module constants by name; a nested function belongs to the outer."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name not in SILENT:
                    yield f"{node.name}.{inner.name}", inner
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node


def changes(node: ast.AST) -> Iterator[Change]:
    """The ways to break this one node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in FLIPPED:
        yield flip_comparison
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in FLIPPED:
        yield flip_operator
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield drop_not
    elif isinstance(node, ast.Constant) and (isinstance(node.value, int) or RULE.fullmatch(str(node.value))):
        yield other_constant
    if isinstance(node, ast.If | ast.IfExp | ast.While) and isinstance(node.test, ast.Name | ast.Attribute | ast.Call):
        yield negate_test
    if deletable(node):
        yield delete


def deletable(node: ast.AST) -> bool:
    """A statement that does something: a call, a change of the state, a leap."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    return isinstance(node, ast.AugAssign | ast.Continue | ast.Break)


def flip_comparison(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Compare)
    flipped = FLIPPED[type(node.ops[0])]()
    assert isinstance(flipped, ast.cmpop)
    node.ops[0] = flipped
    return node


def flip_operator(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign)
    node.op = FLIPPED[type(node.op)]()  # type: ignore[assignment]  # and an operator's an operator
    return node


def drop_not(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.UnaryOp)
    return node.operand


def other_constant(node: ast.AST) -> ast.AST:
    """The next number, the other truth, a rule that is none."""
    assert isinstance(node, ast.Constant)
    if isinstance(node.value, str):
        return ast.Constant("X-00")
    return ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)  # type: ignore[operator]


def negate_test(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.If | ast.IfExp | ast.While)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def delete(node: ast.AST) -> ast.AST:
    return ast.Pass()
