"""
Tell whether this copy of whiskerworks runs from source or compiled modules.

Compiled modules lie beside their sources, and Python prefers them. If a source is
edited later, Python would silently ignore it, so the wheel contains a list of its
compiled modules, `_build.json`, which this module checks.
"""

from pathlib import Path
from typing import TypedDict

import whiskerworks
from whiskerworks.core import seat

PACKAGE = Path(__file__).parent
SUFFIXES = (".so", ".pyd")

COMPILED = str(seat.__file__).endswith(SUFFIXES)
"""Whether this process runs compiled modules."""


class Note(TypedDict):
    """The contents of `_build.json`: compiled modules and the sha256 of each source."""

    compiled: bool
    modules: list[str]
    sources: dict[str, str]


def describe() -> str:
    """
    Return one line with the version, and whether it is compiled.

    Name the files that changed since they were compiled.
    """
    form = "compiled" if COMPILED else "source: no compiled modules"
    old = stale()
    if old:
        form += "; stale, build again: " + ", ".join(old)
    return f"whiskerworks {whiskerworks.__version__} ({form})"


def stale(package: Path = PACKAGE) -> list[str]:
    """
    Return the stale files of *package*, as paths from its parent.

    These are sources that changed after compilation, and compiled files missing from
    `_build.json`.
    """
    note = _read_note(package)
    changed = [
        path
        for path, recorded in note["sources"].items()
        if _sha256(package.parent / path) != recorded
    ]
    return sorted(changed + _unknown_libraries(package, note))


def _read_note(package: Path) -> Note:
    import json

    try:
        note: Note = json.loads((package / "_build.json").read_text("utf-8"))
    except FileNotFoundError:
        return {"compiled": False, "modules": [], "sources": {}}
    return note


def _sha256(path: Path) -> str | None:
    import hashlib

    if not path.exists():
        return None
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _unknown_libraries(package: Path, note: Note) -> list[str]:
    """Return the compiled files, including the shared one, that the note omits."""
    known = {*note["modules"], *([f"{package.name}__mypyc"] if note["modules"] else [])}
    found = [*package.rglob("*"), *package.parent.glob(f"{package.name}__mypyc.*")]
    libraries = [
        path.relative_to(package.parent) for path in found if path.suffix in SUFFIXES
    ]
    return [path.as_posix() for path in libraries if _module(path) not in known]


def _module(library: Path) -> str:
    """Return the dotted name of the module in *library*."""
    return ".".join([*library.parent.parts, library.name.split(".", 1)[0]])
