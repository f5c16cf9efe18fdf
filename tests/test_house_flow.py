"""What code may not decide by: the ID of a rule, which is for people, and the text of an answer, which is a value."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_house import PACKAGE, name, tree

RULE_ID = re.compile(r"[A-Z](-[A-Z0-9]+)?-[0-9]+")
CHAPTER = re.compile(r"[A-Z]-[A-Z0-9]{3}-?")
RULE_NAMES = re.compile(r"rule|(.*_)?rules?_?id|.*_rule")
READERS = {"startswith", "endswith", "split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix"}
READERS |= {"find", "index", "count", "lower", "upper", "casefold", "strip"}
LOOKUPS = {"get", "setdefault", "pop", "index", "count"}

# Where rules are read all the same, and why.
MAY_READ_RULES = {
    "src/gugong/notation/stack.py": "positions of earlier releases told by the rule alone what brought a step about",
    "src/gugong/sim/sources.py": "statistics count VP by the rule that gave them",
    "src/gugong/web/present/final.py": "an item of the final scoring is named by its rule; it has a sign",
    "src/gugong/web/present/replaying.py": "a great gain is told by the title of its rule; beside it stands a sign",
    "src/gugong/terminal/ending.py": "an item of the final scoring is named by its rule",
}
# Rooms that take answers from the engine rather than from people.
ROOMS = ("bots", "coach", "draw", "engine", "envs", "explain", "lessons", "modules", "notation", "play")
TEXTLESS = [file for room in ROOMS for file in sorted((PACKAGE / room).rglob("*.py"))]
MAY_READ_TEXTS = {
    "src/gugong/engine/actions.py": "the table of answers finds one by what somebody typed",
    "src/gugong/engine/decisions.py": "so does a question",
    "src/gugong/bots/user_file.py": "what is refused is shown, cut short",
    "src/gugong/envs/batch.py": "what is refused is shown, cut short",
    "src/gugong/envs/space.py": "actions are numbered by their texts, which outlive a catalog",
}

TREES = {file: tree(file) for file in sorted(PACKAGE.rglob("*.py"))}


def dotted(file: Path) -> str:
    """The module that a file is."""
    return ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def is_id(text: object) -> bool:
    """Whether a constant is the ID of a rule or the beginning of one."""
    return isinstance(text, str) and bool(RULE_ID.fullmatch(text) or CHAPTER.fullmatch(text))


def holds_ids(value: ast.expr | None) -> bool:
    """Whether an expression is an ID, a list of such, or a table with IDs for keys."""
    if isinstance(value, ast.Dict):
        return any(holds_ids(key) for key in value.keys)
    if isinstance(value, ast.Tuple | ast.List | ast.Set):
        return any(holds_ids(each) for each in value.elts)
    return isinstance(value, ast.Constant) and is_id(value.value)


def named_ids(module: ast.Module) -> Iterator[str]:
    """The names at the top of a file under which IDs are kept."""
    for statement in module.body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        if isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        if isinstance(statement, ast.Assign | ast.AnnAssign) and holds_ids(statement.value):
            yield from (target.id for target in targets if isinstance(target, ast.Name))


IDS_OF = {dotted(file): set(named_ids(module)) for file, module in TREES.items()}


def known_ids(file: Path, module: ast.Module) -> set[str]:
    """The names that stand for IDs in a file: its own, and those that it imports."""
    known = set(IDS_OF[dotted(file)])
    for statement in ast.walk(module):
        if isinstance(statement, ast.ImportFrom) and statement.module in IDS_OF:
            there = IDS_OF[statement.module]
            known |= {alias.asname or alias.name for alias in statement.names if alias.name in there}
    return known


def is_rule(node: ast.expr, known: set[str]) -> bool:
    """Whether an expression is the ID of a rule, going by constants and by what it is called."""
    if isinstance(node, ast.Name):
        return node.id in known or bool(RULE_NAMES.fullmatch(node.id))
    if isinstance(node, ast.Attribute):
        return node.attr in known or bool(RULE_NAMES.fullmatch(node.attr))
    if isinstance(node, ast.Subscript):
        return is_rule(node.value, known)
    return holds_ids(node)


def decided_by_rule(module: ast.Module, known: set[str]) -> Iterator[str]:
    """Where an ID is compared with something, looked for in something, or taken for a key."""
    for node in ast.walk(module):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            to_none = any(isinstance(side, ast.Constant) and side.value in (None, "") for side in sides)
            if not to_none and any(is_rule(side, known) for side in sides):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Store) and is_rule(node.slice, known):
            yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            looked_up = node.func.attr in LOOKUPS and any(is_rule(each, known) for each in node.args[:1])
            if looked_up or (node.func.attr in READERS and is_rule(node.func.value, known)):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Match) and is_rule(node.subject, known):
            yield f"{node.lineno}: {ast.unparse(node.subject)}"


def decided_by_text(module: ast.Module) -> Iterator[str]:
    """Where the text of an answer is compared, taken apart, looked for in something, or taken for a key."""

    def is_text(node: ast.expr) -> bool:
        if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp):
            return is_text(node.elt)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("str", "tidy"):
            return any(isinstance(each, ast.Name) and each.id in ("answer", "option") for each in node.args)
        if not isinstance(node, ast.Attribute) or node.attr not in ("text", "action"):
            return False
        return ast.unparse(node.value).rpartition(".")[2] not in NOT_ANSWERS

    for node in ast.walk(module):
        found = False
        if isinstance(node, ast.Compare):
            found = any(is_text(side) for side in (node.left, *node.comparators))
        elif isinstance(node, ast.Subscript):
            found = is_text(node.value) or is_text(node.slice)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            read = node.func.attr in READERS and is_text(node.func.value)
            found = read or (node.func.attr in LOOKUPS and any(is_text(each) for each in node.args[:1]))
        elif isinstance(node, ast.Match):
            found = is_text(node.subject)
        if found:
            yield f"{getattr(node, 'lineno', 0)}: {ast.unparse(node)}"


NOT_ANSWERS = {"entry", "rule", "each"}  # things with a text that are no answers: pages of the rules


def test_no_rule_steers_the_flow_of_control() -> None:
    """IDs are told to people. What has a case of its own has a kind, a reason or a cause of its own."""
    found = {name(file): list(decided_by_rule(module, known_ids(file, module))) for file, module in TREES.items()}

    assert {file: places for file, places in found.items() if places and file not in MAY_READ_RULES} == {}
    assert [file for file in MAY_READ_RULES if not found[file]] == []


def test_no_answer_is_known_by_its_text() -> None:
    """An answer has a kind, in modules a verb, and numbers; within a game it is the same object everywhere."""
    found = {name(file): list(decided_by_text(TREES[file])) for file in TEXTLESS}

    assert {file: places for file, places in found.items() if places and file not in MAY_READ_TEXTS} == {}
    assert [file for file in MAY_READ_TEXTS if not found[file]] == []


@pytest.mark.parametrize(
    "code",
    [
        'RULE = "B-CAN-02"\nif frame.by == RULE: pass',
        'if event.rule == "B-CAN-02": pass',
        'CHOSEN = ("B-PAL-01", "C-36")\nif way in CHOSEN: pass',
        'found = {"X-STA-02": 1}.get(rule)',
        'SIGNS = {"B-END-01": "wall"}\nsign = SIGNS[rule]',
        "if rule.startswith(chapter): pass",
        'if event.rule[:5] == "B-WAL": pass',
        "match event.rule:\n    case _: pass",
    ],
)
def test_a_rule_that_decides_is_found(code: str) -> None:
    module = ast.parse(code)
    assert list(decided_by_rule(module, set(named_ids(module))))


@pytest.mark.parametrize(
    "code",
    [
        'if answer.text == "climb": pass',
        'if answer.text.startswith("reveal "): pass',
        'verb, _, rest = answer.text.partition(" ")',
        "if answer.text in [option.text for option in options]: pass",
        "if text not in {option.text for option in options}: pass",
        "place = PLACES[answer.text]",
        "place = PLACES.get(answer.text)",
        'if str(answer) == "done": pass',
        "match option.text:\n    case _: pass",
        'face = light.action.rpartition(" ")[2]',
    ],
)
def test_a_text_that_decides_is_found(code: str) -> None:
    assert list(decided_by_text(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        'state.tell("climbs", "X-STA-03", seat)',
        'rule = "B-TRV-01" if city in roads[here] else "B-TRV-04"',
        "climb = answers.by_text[CLIMB]",
        "if answer.verb == CLIMB and answer.a == side: pass",
        "if rule is None: pass",
        'said = f"{answer.text} ({event.rule})"',
    ],
)
def test_what_only_tells_is_let_pass(code: str) -> None:
    module = ast.parse(code)
    assert [*decided_by_rule(module, set(named_ids(module))), *decided_by_text(module)] == []
