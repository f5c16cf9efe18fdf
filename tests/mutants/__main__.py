"""Break the engine line by line, and list what no test notices.

python -m tests.mutants                       every mutant of the engine
python -m tests.mutants --sample 300          so many of them, drawn evenly
python -m tests.mutants --only locations      only in files with this in their name
python -m tests.mutants --resume              go on where the last run stopped
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
GUGONG = ROOT / "src" / "gugong"
ENGINE = [*sorted((GUGONG / "engine").rglob("*.py")), *sorted(GUGONG.glob("modules/*/rules/*.py"))]
RESULTS = ROOT / "build" / "mutants.jsonl"
TESTS = ["tests/rules", "tests/explain", "tests/modules", "tests/solo", "tests/golden", "tests/mutants"]
LONG = ["*_games.py", "*_fuzz.py", "test_mixes.py"]  # tests of whole games, of which a mutant meets a short one
OTHERS = ("src/gugong/modules/",)
NOT_RULES = ("__init__.py", "tables.py", "config.py", "engine/module.py")


def in_source() -> None:
    """Start again with the engine's source, not its libraries."""
    if os.environ.get("GUGONG_PURE") != "1" or str(ROOT / "src") not in sys.path:
        environment = {**os.environ, "GUGONG_PURE": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        os.chdir(ROOT)
        os.execve(sys.executable, [sys.executable, "-m", "tests.mutants", *sys.argv[1:]], environment)


def main() -> int:
    """The exit code: 0, whatever survives; the share is for people to judge."""
    given = arguments()
    in_source()
    import pytest

    from tests.mutants.mutations import Mutant, mutants_of
    from tests.mutants.running import UNNOTICED, Runner

    mutants: list[Mutant] = []
    for path in ENGINE:
        shown = path.relative_to(ROOT).as_posix()
        base = not shown.startswith(OTHERS)
        if (given.only in shown if given.only else base) and not shown.endswith(NOT_RULES):
            mutants += mutants_of(path, shown)
    if given.sample:
        mutants = Random(given.seed).sample(mutants, min(given.sample, len(mutants)))
    results = read_results() if given.resume else {}
    RESULTS.parent.mkdir(exist_ok=True)
    with RESULTS.open("a" if given.resume else "w", encoding="utf-8") as paper:

        def tell(mutant: Mutant, result: str) -> None:
            results[mutant.name] = result
            paper.write(json.dumps([mutant.name, result], ensure_ascii=False) + "\n")
            paper.flush()
            if result == UNNOTICED:
                print(f"{len(results):5} of {len(mutants)}  {mutant.name}", flush=True)

        todo = [mutant for mutant in mutants if mutant.name not in results]
        runner = Runner(ROOT, todo, given.jobs, tell)
        options = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
        tests = [folder for folder in TESTS if (ROOT / folder).is_dir()]
        code = pytest.main([*options, *(f"--ignore-glob={name}" for name in LONG), *tests], plugins=[runner])
    if len(results) >= len(mutants):
        report([mutant.name for mutant in mutants], results, UNNOTICED)
    return int(code)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--sample", type=int, default=0, help="how many, drawn evenly; all if left out")
    parser.add_argument("--seed", type=int, default=1, help="of the drawing")
    parser.add_argument("--only", default="", help="a part of the path")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--resume", action="store_true", help="keep what the last run found")
    return parser.parse_args()


def read_results() -> dict[str, str]:
    """What the last run found."""
    if not RESULTS.exists():
        return {}
    return dict(json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines())


def report(names: list[str], results: dict[str, str], unnoticed: str) -> None:
    """The share caught, file by file, and what no test notices."""
    files: dict[str, list[int]] = {}
    for name in names:
        count = files.setdefault(name.partition(":")[0], [0, 0])
        count[0] += 1
        count[1] += results[name] != unnoticed
    print("\nNo test notices:")
    for name in sorted(names):
        if results[name] == unnoticed:
            print(f"  {name}")
    print("\nCaught:")
    for file, (total, caught) in sorted(files.items()):
        print(f"  {caught:4} of {total:4}  {file}")
    caught = sum(count[1] for count in files.values())
    print(f"  {caught:4} of {len(names):4}  in all: {100 * caught / max(1, len(names)):.1f} %")


if __name__ == "__main__":
    sys.exit(main())
