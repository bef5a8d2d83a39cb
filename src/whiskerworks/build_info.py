"""
What this copy of whiskerworks is made of: plain source, or compiled modules.

A compiled module stands beside the source it was made from, and Python prefers
it. Should the two part ways, the edited source would be ignored in silence; so
the wheel carries a note of its compiled modules, `_build.json`, and this module
compares.
"""

from pathlib import Path
from typing import TypedDict

import whiskerworks
from whiskerworks.core import seat

PACKAGE = Path(__file__).parent
SUFFIXES = (".so", ".pyd")

COMPILED = str(seat.__file__).endswith(SUFFIXES)
"""Whether the rooms that this process imports are compiled."""


class Note(TypedDict):
    """What `_build.json` says: the compiled modules, and the sha256 of each source."""

    compiled: bool
    modules: list[str]
    sources: dict[str, str]


def describe() -> str:
    """
    Return one line with the version, and whether it is compiled.

    Files that are no longer what was compiled are named.
    """
    form = "compiled" if COMPILED else "source: no compiled modules"
    old = stale()
    if old:
        form += "; stale, build it again: " + ", ".join(old)
    return f"whiskerworks {whiskerworks.__version__} ({form})"


def stale(package: Path = PACKAGE) -> list[str]:
    """
    Return the files of *package* that cannot be trusted, as paths from its parent.

    These are sources that changed after they were compiled, and compiled files
    that no note speaks of.
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
    """Return the compiled files of *package*, and the one beside it that they share."""
    known = {*note["modules"], *([f"{package.name}__mypyc"] if note["modules"] else [])}
    found = [*package.rglob("*"), *package.parent.glob(f"{package.name}__mypyc.*")]
    libraries = [
        path.relative_to(package.parent) for path in found if path.suffix in SUFFIXES
    ]
    return [path.as_posix() for path in libraries if _module(path) not in known]


def _module(library: Path) -> str:
    """Return the dotted name of the module that *library* holds."""
    return ".".join([*library.parent.parts, library.name.split(".", 1)[0]])
