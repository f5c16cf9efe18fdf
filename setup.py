"""Builds the package: the engine compiled with mypyc where that is possible, as plain Python otherwise.

Everything else about the package stands in pyproject.toml. Two variables steer the build:

    GUGONG_PURE=1             do not compile
    GUGONG_COMPILE=require    with a C compiler at hand, a failure to compile is an error, not a fallback

All that is made on the way lies in build/, never beside src, where a stale library would hide edits.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
HOW_BUILT = BUILD / "how-built.txt"
PACKAGE = Path("src", "gugong")
BESIDE_THE_ENGINE = ("game.py", "view.py")  # what every answer passes through
SKIP = "# mypyc: skip"
LINES_TO_LOOK_FOR_SKIP = 20
PURE = os.environ.get("GUGONG_PURE", "") not in ("", "0")
REQUIRED = os.environ.get("GUGONG_COMPILE", "") == "require"


def say(line: str) -> None:
    """One clear line; the package keeps it for `gugong --version`, because pip swallows what a build prints."""
    print(f"gugong: {line}", file=sys.stderr, flush=True)
    HOW_BUILT.write_text(f"gugong: {line}\n", encoding="utf-8")


def fall_back(reason: str) -> None:
    """A player gets a game that runs, only slower; whoever tests gets the error."""
    if REQUIRED:
        raise SystemExit(f"gugong: {reason}, as shown above, and GUGONG_COMPILE=require asks for a compiled engine")
    say(f"runs uncompiled: {reason}; GUGONG_COMPILE=require shows why")


def why_no_compiler() -> str:
    """Why this machine cannot compile; empty if it can."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    if os.name == "nt":
        return ""  # setuptools finds that platform's compiler by means of its own
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(command) is None:
        return f"no C compiler here ({command} not found)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are not installed (Debian calls them python3-dev)"
    return ""


def compiled_files() -> dict[str, list[str]]:
    """The engine with what stands closest to it, its modules, bots, environments; without files that ask not to be."""
    beside = [ROOT / PACKAGE / each for each in BESIDE_THE_ENGINE]
    modules = ROOT / PACKAGE / "modules"
    groups = {
        "gugong_engine": [*(ROOT / PACKAGE / "engine").rglob("*.py"), *(file for file in beside if file.exists())],
        "gugong_modules": [*modules.glob("*/rules/*.py")],
        "gugong_bots": [*(ROOT / PACKAGE / "bots").rglob("*.py"), *modules.glob("*/worth.py")],
        "gugong_envs": [*(ROOT / PACKAGE / "envs").rglob("*.py"), *modules.glob("*/tensor.py")],
    }
    return {
        name: [str(file.relative_to(ROOT)) for file in sorted(files) if not asks_to_be_skipped(file)]
        for name, files in groups.items()
    }


def asks_to_be_skipped(file: Path) -> bool:
    return SKIP in file.read_text(encoding="utf-8").splitlines()[:LINES_TO_LOOK_FOR_SKIP]


def extensions() -> list[Any]:
    """What the C compiler has to build; nothing where the engine stays plain Python."""
    if PURE:
        say("runs uncompiled: GUGONG_PURE is set")
        return []
    reason = why_no_compiler()
    if reason:
        say(f"runs uncompiled: {reason}")
        return []
    from mypyc.build import mypycify  # only now is it known to be there

    # No configuration and no missing imports: strictness is the developers' business, and an isolated
    # build has none of the libraries that the rest of the package uses.
    options = ["--config-file=", "--ignore-missing-imports", "--cache-dir=build/mypy-cache"]
    try:
        # One C file a group: the compiler inlines within it, and groups are compiled side by side.
        # -O2: with -O3 it takes twice as long, and the engine is no faster.
        # No C symbols: tracebacks have Python's lines anyway.
        groups = compiled_files()
        found = mypycify(
            [*options, *(file for files in groups.values() for file in files)],
            opt_level="2",
            debug_level="0",
            target_dir="build/c",
            separate=[(files, name) for name, files in groups.items()],
        )
    except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when it refuses a file
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        fall_back("mypyc did not accept the engine")
        return []
    with_docstrings(found, [file for files in groups.values() for file in files])
    if os.name != "nt":
        # A newer compiler's warning is no reason to be slow. What a library does not show it calls without a detour.
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", "-fvisibility=hidden"]
    return found


# What mypyc writes for a method or a function, for a property, and for a class: a signature, and no word of ours.
METHOD = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w| ]+, PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:NULL|\(setter\)\w+),\s*)NULL(, NULL\})")
CLASS = re.compile(r'(PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')


def docstrings(files: list[str]) -> dict[str, str]:
    """Every docstring of these files as a C string, by the name that mypyc gives to what it describes."""
    found: dict[str, str] = {}
    for file in files:
        module = ".".join(Path(file).relative_to("src").with_suffix("").parts).removesuffix(".__init__")
        waiting: list[tuple[str, ast.AST]] = [(module, ast.parse(Path(file).read_text(encoding="utf-8")))]
        while waiting:
            path, node = waiting.pop()
            for each in ast.iter_child_nodes(node):
                if isinstance(each, ast.ClassDef | ast.FunctionDef):
                    name = f"{path}.{each.name}"
                    words = ast.get_docstring(each) or ""
                    c_name = name.replace(".", "___")
                    found[c_name] = found[f"{path.replace('.', '___')}_get_{each.name}"] = "".join(
                        chr(byte) if 31 < byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
                        for byte in words.encode()
                    )
                    if isinstance(each, ast.ClassDef):
                        waiting.append((name, each))
    return found


def with_docstrings(extensions: list[Any], files: list[str]) -> None:
    """Let `help` show them: mypyc drops them, so they are put into a copy of what it wrote for the C compiler."""
    words = docstrings(files)

    def put_in(match: re.Match[str]) -> str:
        told = words.get(match[2], "")
        return f"{match[1]}{told}{match[3]}" if told else match[0]

    def put_beside(match: re.Match[str]) -> str:
        told = words.get(match[2], "")
        return f'{match[1]}PyDoc_STR("{told}"){match[3]}' if told else match[0]

    for extension in extensions:
        for place, source in enumerate(extension.sources):
            written = Path(source)
            if written.name.startswith("__native_"):
                text = PROPERTY.sub(put_beside, METHOD.sub(put_in, written.read_text(encoding="utf-8")))
                documented = written.with_name(f"documented{written.name}")
                documented.write_text(CLASS.sub(put_in, text), encoding="utf-8")
                extension.sources[place] = str(documented)


class BuildExtensions(build_ext):
    """Compiles all or nothing: half of the libraries would not import."""

    def run(self) -> None:
        if not self.extensions:
            return
        try:
            super().run()
        except (Exception, SystemExit) as error:
            for library in self.get_outputs():
                Path(library).unlink(missing_ok=True)
            self.extensions = []
            print(error, file=sys.stderr)
            fall_back("the C compiler failed")
        else:
            say("engine compiled with mypyc")
        ship_how_built(self.build_lib)


class BuildPython(build_py):
    """Ships the rules and rulings as gugong/docs, so that `gugong rules` works wherever it is installed."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        docs = Path(self.build_lib, "gugong", "docs")
        shutil.copytree(ROOT / "docs" / "rules", docs / "rules", dirs_exist_ok=True)
        for rulings in (ROOT / "docs").glob("rulings*.md"):  # one in each language
            shutil.copy2(rulings, docs)
        ship_how_built(self.build_lib)


def ship_how_built(build_lib: str) -> None:
    """Put what was said into the package; libraries are built last, so that it may be said anew."""
    if HOW_BUILT.exists():
        shutil.copy2(HOW_BUILT, Path(build_lib, "gugong"))


def is_building() -> bool:
    """Not merely asking for metadata, and not an editable install, which would put libraries beside src."""
    return bool({"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv))


os.chdir(ROOT)
BUILD.mkdir(exist_ok=True)
if is_building():
    HOW_BUILT.unlink(missing_ok=True)  # what an earlier build said is not about this one
for stale in BUILD.glob("lib*"):  # else a file deleted from src would be installed for ever
    shutil.rmtree(stale)

setup(
    ext_modules=extensions() if is_building() else [],
    cmdclass={"build_ext": BuildExtensions, "build_py": BuildPython},
    options={
        "egg_info": {"egg_base": "build"},
        "build": {"build_base": "build"},
        "build_ext": {"parallel": os.cpu_count()},
    },
)
