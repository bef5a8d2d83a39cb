"""
Compile the pure rooms with mypyc, and build the client, while a wheel is built.

A module that is to be compiled says so in its first line, `# compiled: hot`, warm
or cold, which is how much the C compiler spends on it. The work is done in a copy
of `src/`, so that no compiled file can ever shadow a source that is being edited.
Without a working C compiler the wheel is built all the same, uncompiled.

`WHISKERWORKS_COMPILE=0` switches compiling off; `WHISKERWORKS_COMPILE=1` turns
every reason for not compiling into an error. Why it is made this way:
docs/decisions/0001-build.md. How the browser client gets in: tools/web_build.py.
"""

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "WHISKERWORKS_COMPILE"

MARK = "# compiled: "
"""How the first line of a module begins that is compiled."""

KINDS = ("hot", "warm", "cold")
"""
What follows the mark. Hot modules are one C unit, optimised as a whole, which takes
longest; code outside inner loops is in other units, built in parallel: warm ones are
optimised a little, cold ones not at all.
"""

PROGRESS = "progress: "
"""How lines of tools/compile_c.py begin that are for people who wait."""

PROBE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""

# The first lets gcc inline small helpers: without it any library might replace
# them (a quarter of the speed). The others are what Python itself is built with,
# and would be lost where CFLAGS is set: integers that wrap, and no C assertions.
# Warnings about generated C are useless, and looking for those of -Wall,
# which comes with Python's flags, took longer than compiling.
FLAGS = ("-fno-semantic-interposition", "-fwrapv", "-DNDEBUG", "-Wno-all")

OBJECTS = "WHISKERWORKS_OBJECTS"
"""Names a folder in which compiled objects are kept from build to build."""


class Compiler(NamedTuple):
    """A C compiler that works: the variables that choose it, the flags it accepts."""

    variables: dict[str, str]
    flags: list[str]


class NotCompiledError(Exception):
    """The wheel holds no compiled module, for the reason given."""

    def __init__(self, reason: str, *, failed: bool = False) -> None:
        super().__init__(reason)
        self.failed = failed
        """Whether compiling was tried and went wrong."""


class RoomsHook(BuildHookInterface[Any]):
    """Put compiled twins of the pure modules, and a note of them, into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for the compiler's packages, but only where they will be used."""
        groups = self.metadata.config["dependency-groups"]
        node = list(groups["node"]) if needs_node(Path(self.root)) else []
        wanted = os.environ.get(SWITCH, "")
        if wanted == "0" or (wanted != "1" and find_compiler() is None):
            return node
        return [*groups["compile"], *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what can be compiled and hand it to the wheel."""
        if version == "editable":
            self._build_client()  # the server finds it where it is built
            return
        # Kept on the hook: the wheel is written after this returns.
        self.workplace = tempfile.TemporaryDirectory(prefix="whiskerworks-")
        place = Path(self.workplace.name)
        note = self._compile_or_explain(place, build_data)
        client, note["client"] = self._build_client()
        if client is not None:
            build_data["force_include"][str(client)] = "whiskerworks/server/web"
        (place / "_build.json").write_text(json.dumps(note, indent=1) + "\n")
        build_data["force_include"][str(place / "_build.json")] = (
            "whiskerworks/_build.json"
        )

    def finalize(
        self, version: str, build_data: dict[str, Any], artifact_path: str
    ) -> None:
        """Leave nothing behind."""
        if version != "editable":
            self.workplace.cleanup()

    def _compile_or_explain(
        self, place: Path, build_data: dict[str, Any]
    ) -> dict[str, Any]:
        try:
            return self._compile(place, build_data)
        except NotCompiledError as error:
            if os.environ.get(SWITCH) == "1":
                raise
            self.app.display_warning(f"whiskerworks is built uncompiled: {error}")
            return {
                "compiled": False,
                "failed": error.failed,
                "reason": str(error).splitlines()[0].rstrip(":"),
                "modules": [],
                "sources": {},
            }

    def _build_client(self) -> tuple[Path | None, str]:
        """Return where the browser client is, and "built", or None and why not."""
        web = web_build(Path(self.root))
        try:
            return web.build_client(Path(self.root)), "built"
        except web.NotBuiltError as error:
            if os.environ.get(web.SWITCH) == "1":
                raise
            self.app.display_warning(f"whiskerworks has no browser client: {error}")
            return None, str(error).splitlines()[0].rstrip(":")

    def _compile(self, place: Path, build_data: dict[str, Any]) -> dict[str, Any]:
        src = Path(self.root, "src")
        kinds = marked_sources(src)
        sources = sorted(path for paths in kinds.values() for path in paths)
        libraries = compile_copy(src, sources, kinds, place)
        for library in libraries:
            inside = library.relative_to(place / "out").as_posix()
            build_data["force_include"][str(library)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return describe_sources(src, sources)


def web_build(root: Path) -> ModuleType:
    """Load tools/web_build.py, which is not part of a package."""
    path = root / "tools/web_build.py"
    spec = importlib.util.spec_from_file_location("web_build", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def needs_node(root: Path) -> bool:
    """Return whether the client will be built, and by a Node that is not here yet."""
    web = web_build(root)
    wanted = os.environ.get(web.SWITCH) != "0" and (root / "web").exists()
    return wanted and not web.is_built(root) and web.find_node(root) is None


def marked_sources(src: Path) -> dict[str, list[str]]:
    """
    Return the files to compile, as paths within *src*, by how hot they say they are.

    Raises:
        ValueError: A mark says something else, or is not in the first line.
    """
    marked: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for path in sorted(src.rglob("*.py")):
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines, start=1):
            if not line.startswith(MARK.rstrip()):
                continue
            kind = line.removeprefix(MARK)
            if kind not in marked or number > 1:
                raise ValueError(
                    f"{path}, line {number}: {line!r} must be the first line, "
                    f"and say one of {', '.join(KINDS)}"
                )
            marked[kind].append(path.relative_to(src).as_posix())
    return marked


def describe_sources(src: Path, sources: list[str]) -> dict[str, Any]:
    """Return `_build.json`, by which an installed copy detects edits."""
    return {
        "compiled": True,
        "modules": [path.removesuffix(".py").replace("/", ".") for path in sources],
        "sources": {
            path: hashlib.sha256((src / path).read_bytes()).hexdigest()
            for path in sources
        },
    }


def compile_copy(
    src: Path,
    sources: list[str],
    kinds: dict[str, list[str]],
    place: Path,
) -> list[Path]:
    """
    Compile *sources* in a copy of *src* and return the libraries, under `place/out`.

    *kinds* says which of them are hot, warm or cold.

    Raises:
        NotCompiledError: It was not wanted, not possible, or it went wrong.
    """
    if os.environ.get(SWITCH) == "0":
        raise NotCompiledError(f"{SWITCH}=0")
    if not sources:
        raise NotCompiledError("no module is marked for compiling")
    compiler = find_compiler()
    if compiler is None:
        raise NotCompiledError("no working C compiler with Python's headers was found")
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(src, place / "src", ignore=ignored)
    job = {"sources": sources, **kinds, **_ways(compiler)}
    _run_mypyc(src.parent, place, job, compiler)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted((place / "out").rglob(f"*{suffix}"))


def _ways(compiler: Compiler) -> dict[str, Any]:
    return {
        "flags": compiler.flags,
        "compiler": _identify(compiler),
        "cores": os.cpu_count() or 1,
        "objects": os.environ.get(OBJECTS, ""),
    }


def _run_mypyc(
    root: Path,
    place: Path,
    job: dict[str, Any],
    compiler: Compiler,
) -> None:
    job = {**job, "out": str(place / "out")}
    (place / "job.json").write_text(json.dumps(job))
    with (
        (place / "job.json").open() as given,
        subprocess.Popen(
            [sys.executable, str(root / "tools/compile_c.py")],
            cwd=place / "src",
            env={**os.environ, **compiler.variables, "PYTHONHASHSEED": "0"},
            stdin=given,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as running,
    ):
        assert running.stdout is not None
        lines = []
        for line in running.stdout:
            if line.startswith(PROGRESS):
                print(line.removeprefix(PROGRESS), end="", file=sys.stderr, flush=True)
            else:
                lines.append(line)
    if running.returncode != 0:
        last_lines = "".join(lines[-15:]).strip()
        raise NotCompiledError(f"compiling failed:\n{last_lines}", failed=True)


def _identify(compiler: Compiler) -> str:
    """Return what tells objects of one compiler from those of another."""
    cc = compiler.variables.get("CC")
    told = ""
    if cc is not None:
        words = [*shlex.split(cc), "--version"]
        told = subprocess.run(words, capture_output=True, text=True).stdout
    mypy = importlib.metadata.version("mypy")
    flags = [os.environ.get(name) for name in ("CFLAGS", "CPPFLAGS")]
    return repr((sys.version, sysconfig.get_platform(), mypy, cc, told, flags))


def find_compiler() -> Compiler | None:
    """Return a C compiler that makes extensions for this Python, None if none does."""
    if os.name == "nt":
        # setuptools finds Microsoft's compiler by itself, also where PATH has none.
        asked = os.environ.get(SWITCH) == "1"
        return Compiler({}, []) if asked or shutil.which("cl") else None
    for cc in _installed_compilers():
        variables = {"CC": cc, "LDSHARED": _linker(cc)}
        if _makes_extensions(variables, *FLAGS):
            return Compiler(variables, list(FLAGS))
        if _makes_extensions(variables):
            flags = [flag for flag in FLAGS if _makes_extensions(variables, flag)]
            return Compiler(variables, flags)
    return None


def _installed_compilers() -> list[str]:
    named = os.environ.get("CC")
    if named:
        return [named]
    usual = [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    return [cc for cc in usual if shutil.which(shlex.split(cc)[0])]


def _linker(cc: str) -> str:
    """Return Python's own way to link, with *cc*, naming no folder of this machine."""
    own, linker = sysconfig.get_config_vars("CC", "LDSHARED")
    known = shlex.split(own) if linker.startswith(own) else linker.split()[:1]
    words = shlex.split(cc) + shlex.split(linker)[len(known) :]
    return shlex.join(word for word in words if not word.startswith("-Wl,-rpath"))


def _makes_extensions(variables: dict[str, str], *flags: str) -> bool:
    """Compile, link and import an extension that does nothing."""
    with tempfile.TemporaryDirectory(prefix="whiskerworks-probe-") as name:
        place = Path(name)
        (place / "probe.c").write_text(PROBE)
        options = [f"-I{sysconfig.get_path('include')}", "-fPIC", "-Werror", *flags]
        compiling = [*shlex.split(variables["CC"]), *options, "-c", "probe.c"]
        linking = [*shlex.split(variables["LDSHARED"]), "probe.o", "-o", "probe.so"]
        importing = [sys.executable, "-c", "import sys; sys.path = ['.']; import probe"]
        return all(_succeeds(step, place) for step in (compiling, linking, importing))


def _succeeds(command: list[str], place: Path) -> bool:
    try:
        ran = subprocess.run(command, cwd=place, capture_output=True, check=False)
    except OSError:
        return False
    return ran.returncode == 0
