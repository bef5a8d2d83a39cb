"""The lock files in requirements/: complete, hashed, and at home on any machine."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def normal(requirement: str) -> str:
    """Return the name in *requirement* as an index spells it."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


def locked(name: str) -> set[str]:
    """Return the packages that the lock *name* pins."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return {normal(pin) for pin in re.findall(r"^[\w.-]+(?===)", text, re.MULTILINE)}


def wanted(group: str) -> set[str]:
    """Return the packages that *group* asks for, with those of its included groups."""
    names: set[str] = set()
    for entry in PROJECT["dependency-groups"][group]:
        if isinstance(entry, str):
            names.add(normal(entry))
        else:
            names |= wanted(entry["include-group"])
    return names


def runtime(*extras: str) -> set[str]:
    """Return the packages that the project itself needs, with some *extras*."""
    project = PROJECT["project"]
    texts = [*project["dependencies"]]
    for extra in extras:
        texts += project["optional-dependencies"][extra]
    return {normal(text) for text in texts} - {"whiskerworks"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_no_place(lock: Path) -> None:
    """Neither a registry's address nor a folder, so that any mirror can serve it."""
    text = lock.read_text()

    assert "://" not in text
    assert not re.search(r"(^|\s)/", text)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_pin_is_hashed(lock: Path) -> None:
    """A package that is not the one we tried is refused."""
    pins = re.findall(r"^[\w.-]+==.*(?:\n .*)*", lock.read_text(), re.MULTILINE)

    assert pins
    assert [pin for pin in pins if "--hash=sha256:" not in pin] == []


@pytest.mark.parametrize("name", ["run", "test", "dev", "build", "bench", "node"])
def test_a_lock_holds_what_is_asked_for(name: str) -> None:
    """A dependency added to pyproject.toml is locked too (`make lock`)."""
    asked = wanted(name) if name != "run" else set()
    if name == "run":
        asked |= runtime("serve", "terminal", "pictures")
    elif name in ("test", "dev"):
        asked |= runtime(*PROJECT["project"]["optional-dependencies"])

    assert asked <= locked(name)


@pytest.mark.parametrize("folder", ["bench/rivals", "web"])
def test_the_lock_of_node_names_no_place_and_hashes_every_package(folder: str) -> None:
    """As those of Python do: any mirror can serve it, and only what we tried."""
    lock = ROOT / folder / "package-lock.json"
    packages = json.loads(lock.read_text())["packages"]
    wanted = json.loads(lock.with_name("package.json").read_text())

    root = packages.pop("")
    for kind in ("dependencies", "devDependencies"):
        assert root.get(kind) == wanted.get(kind)
    assert packages
    assert [name for name, one in packages.items() if "resolved" in one] == []
    assert [name for name, one in packages.items() if "integrity" not in one] == []
