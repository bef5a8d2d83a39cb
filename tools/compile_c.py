"""
Compile modules with mypyc, on all cores; hatch_build.py runs this in a copy of `src`.

The job comes as JSON on standard input. All modules go into one library, so that
calls between rooms are plain C calls. Hot modules are one unit with the runtime, so
that gcc can inline across them (a quarter of their speed). That takes longest and so
begins first; warm and cold modules are units for each room, made meanwhile on other
cores and optimised less. Paths are relative, and so are the ones that tracebacks show.
The server's libraries need not be installed to compile what calls them: they are called
as any object is.

If the job names a folder for objects, an object made from exactly the same C file,
generated headers, compiler and flags is used again.
"""

import hashlib
import json
import os
import re
import shutil
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

INCLUDED = re.compile(r'^#include "([^"]+\.c)"$', re.MULTILINE)
PROGRESS = "progress: "
"""Prefix of progress messages."""


BUILD = Path("build")
"""Folder of mypyc's C files."""
GROUP = "whiskerworks"
"""What mypyc names the library after, and its headers."""
HOT = "hot"
LEVELS = {"warm": "-O1", "cold": "-O0"}
"""How units are optimised that are not hot; those have what Python was built with."""
LEADING_FLAGS = ["-O0", "-Werror=implicit-function-declaration"]
"""For the small libraries that only lead to the large one."""
SELDOM = re.compile(
    r"^extern (?=.*\b(?:CPyPy_|CPyExec_|CPyInit_)\w+\(|.*_____top_level__\(void\);)",
    re.MULTILINE,
)
"""Begins the declarations of functions called from Python or at import."""
PYTHON_H = "#include <Python.h>"
DECLARATIONS = """\
typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(
    const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
"""
"""All that those libraries use of Python.h, which takes five times as long to read."""


class BuildExtensions(build_ext):  # type: ignore[misc]
    """Compile the files of all extensions in parallel, one per core."""

    job: dict[str, Any]

    def build_extensions(self) -> None:
        """Compile and link all extensions."""
        self.compile_one = self.compiler.compile
        self.compiler.compile = self.compile_all
        self.left = sum(len(extension.sources) for extension in self.extensions)
        self.counting = threading.Lock()
        self.turns = threading.Semaphore(self.job["cores"])
        headers = [path.read_text() for path in sorted(BUILD.rglob("*.h"))]
        self.common = "\0".join([self.job["compiler"], *headers])
        super().build_extensions()

    def compile_all(self, sources: list[str], **how: object) -> list[str]:
        """
        Return the objects of *sources*; setuptools calls this for each extension.

        It does so for several extensions at once, so they share the cores: a third
        compiler on two cores would slow the one for which all wait in the end.
        """
        with ThreadPoolExecutor(self.job["cores"]) as pool:
            # setuptools has put the sources in order of their names.
            sources = sorted(sources, key=lambda source: Path(source).stem != HOT)
            made = pool.map(lambda source: self.object_of(source, how), sources)
            return [name for names in made for name in names]

    def object_of(self, source: str, how: dict[str, Any]) -> list[str]:
        """Return the object of *source*, from the cache if possible."""
        flags = [*how["extra_postargs"], *self.flags_of(source)]
        how = {**how, "extra_postargs": flags}
        if self.job["objects"]:
            kept = Path(self.job["objects"], self.key_of(source, flags))
            names = self.compiler.object_filenames([source], 0, how["output_dir"])
            if kept.is_file():
                Path(names[0]).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(kept, names[0])
                os.utime(kept)
            else:
                self.compile_in_turn(source, how)
                keep(Path(names[0]), kept)
        else:
            names = self.compile_in_turn(source, how)
        self.count_down()
        return list(names)

    def compile_in_turn(self, source: str, how: dict[str, Any]) -> list[str]:
        """Compile *source* as soon as a core is free for it, and return its object."""
        with self.turns:
            return list(self.compile_one([source], **how))

    def flags_of(self, source: str) -> list[str]:
        """Return the flags for *source* alone."""
        if not self.job["flags"] or Path(source).stem == HOT:
            return []
        if Path(source).parent != BUILD:
            return LEADING_FLAGS
        return [LEVELS[Path(source).stem.split("_")[0]]]

    def key_of(self, source: str, flags: list[str]) -> str:
        """Return one number for all that the object of *source* is made of."""
        text = Path(source).read_text()
        included = [BUILD / name for name in INCLUDED.findall(text)]
        texts = [path.read_text() for path in included if path.is_file()]
        made_of = "\0".join([self.common, repr(flags), text, *texts])
        return hashlib.sha256(made_of.encode()).hexdigest()

    def count_down(self) -> None:
        """Report from time to time how many files are left."""
        with self.counting:
            self.left -= 1
            if self.left % 50 == 0 and self.left:
                print(f"{PROGRESS}{self.left} files to compile", flush=True)


def write_units(sources: list[str], job: dict[str, Any]) -> list[str]:
    """Return the files to compile instead of *sources*, which they include."""
    names = {
        module_name(path): "_".join([kind, *path.split("/")[1:-1]])
        for kind in LEVELS
        for path in job[kind]
    }
    units: dict[str, list[str]] = {HOT: []}
    for source in sources:
        inside = Path(source).relative_to(BUILD).as_posix()
        module = inside.removeprefix("__native_").removesuffix(".c")
        units.setdefault(names.get(module, HOT), []).append(inside)
    for unit, included in units.items():
        lines = "".join(f'#include "{name}"\n' for name in included)
        (BUILD / f"{unit}.c").write_text(lines)
    return [str(BUILD / f"{unit}.c") for unit in units]


def mark_seldom(header: Path) -> None:
    """Have the C compiler spend little on what no inner loop calls, in any unit."""
    text, marked = SELDOM.subn("extern CPy_COLD ", header.read_text())
    assert marked, f"{header}: mypyc writes these differently now"
    header.write_text(text)


def declare_little(source: Path) -> None:
    """Have a library that only leads to the large one read no header of Python's."""
    text = source.read_text()
    assert text.count(PYTHON_H) == 1, f"{source}: mypyc writes these differently now"
    source.write_text(text.replace(PYTHON_H, DECLARATIONS))


def module_name(path: str) -> str:
    """Return the name by which mypyc calls the module at *path* in files."""
    return path.removesuffix(".py").replace("/", "___")


def keep(made: Path, kept: Path) -> None:
    """Copy an object into the cache, atomically."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    fresh = kept.with_name(f".new-{os.getpid()}-{kept.name}")
    shutil.copyfile(made, fresh)
    fresh.replace(kept)


def main() -> None:
    """Run the command."""
    # Ctrl-C ends it immediately; Python would first wait for all threads.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    job = BuildExtensions.job = json.load(sys.stdin)
    print(f"{PROGRESS}{len(job['sources'])} modules to translate to C", flush=True)
    extensions = mypycify(
        ["--config-file=", "--ignore-missing-imports", *job["sources"]],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        separate=False,
        group_name=GROUP,
    )
    for extension in extensions:
        extension.extra_compile_args += job["flags"]
        if len(extension.sources) > 1:
            extension.sources = write_units(extension.sources, job)
            mark_seldom(BUILD / f"__native_internal_{GROUP}.h")
        elif job["flags"]:
            declare_little(Path(extension.sources[0]))
    options = ("--parallel", str(job["cores"]), "--build-lib", job["out"])
    setup(
        name=GROUP,
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildExtensions},
        script_args=["--no-user-cfg", "--quiet", "build_ext", *options],
    )


if __name__ == "__main__":
    main()
