"""
Prepare what the Makefile's commands run in: environments, the client, the wheel.

Everything is done once and noted in a stamp that is made of contents, never of
times: nothing happens again until a lock file, a source or the Python changes,
and nothing is ever used that such a change has outdated. Only the standard
library is needed. uv does the work where it is installed, venv and pip elsewhere.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools import machine, web_build

BUILD = Path("build")
DIST = Path("dist")
SRC = Path("src")
LOCKS = Path("requirements")
WEB_BUILD = Path("tools/web_build.py")
PROJECT = (Path("pyproject.toml"), Path("hatch_build.py"), WEB_BUILD)
PAPERS = (Path("README.md"), Path("LICENSE"), Path("docs/whiskerworks.1"))
SHIPPED = (*PROJECT, LOCKS / "build.txt", *PAPERS, SRC)

ENVIRONMENTS = {
    "build": (BUILD / "build-venv", LOCKS / "build.txt"),
    "dev": (Path(".venv"), LOCKS / "dev.txt"),
    "test": (BUILD / "wheel-venv", LOCKS / "test.txt"),
    "play": (BUILD / "play-venv", LOCKS / "run.txt"),
    "rivals": (BUILD / "rivals-venv", LOCKS / "bench.txt"),
    "node": (Path(web_build.OWN_NODE), LOCKS / "node.txt"),
}

NODE = BUILD / "rivals-node"
NODE_LOCKS = Path("bench/rivals")
NPM = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")

NO_VENV = """\
This Python can make no virtual environments: it has neither venv nor pip.
On Debian or Ubuntu: apt-get install python3-venv
Anywhere: install uv, or name another Python with make PYTHON=..."""


def main(command: str) -> None:
    """Do what *command* says; see the Makefile for what each is for."""
    if sys.version_info < (3, 11):  # noqa: UP036 (the machine's own may be older)
        sys.exit("Python 3.11 or newer is needed: make PYTHON=python3.11")
    os.chdir(Path(__file__).parent.parent)
    os.environ.pop("PYTHONPATH", None)
    os.environ.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_ROOT_USER_ACTION="ignore")
    with alone():
        prepare(command)


def prepare(command: str) -> None:
    """Do what *command* says, in the project's folder, undisturbed."""
    if command == "lock":
        write_locks()
    elif command == "wheel":
        print(build_wheel())
    elif command == "compiled":
        sys.exit(judge_wheel(build_wheel()))
    elif command == "strays":
        refuse_strays()
    elif command == "postgres":
        machine.prepare_postgres()
    elif command == "browser":
        machine.prepare_browser()
    elif command == "tmux":
        machine.prepare_tmux()
    elif command == "shells":
        machine.prepare_shells()
    elif command == "dev":
        prepare_source()
        prepare_client(tools=True)
    elif command == "rivals":
        prepare_node()
        prepare_tools(*ENVIRONMENTS["rivals"])
    else:
        prepare_wheel(command)


def prepare_source() -> None:
    """Make `.venv` hold the locked tools and the project as it stands in `src`."""
    venv, lock = ENVIRONMENTS["dev"]
    prepare_tools(venv, lock)
    # `uv run` shares this folder and may have put a built copy in.
    copied = any(venv.glob("lib/python*/site-packages/whiskerworks/*"))
    if copied or not is_current(venv / "project.stamp", *PROJECT):
        install(venv, "--no-deps", "--no-build-isolation", "--editable", ".")
        write_stamp(venv / "project.stamp", *PROJECT)


def prepare_client(*, tools: bool = False) -> None:
    """
    Make `build/web` hold the browser client as it stands, or say why it cannot.

    With *tools* `web/node_modules` holds what checks and tests it, too.
    """
    here, wanted = Path.cwd(), os.environ.get(web_build.SWITCH)
    needed = wanted != "0" and (tools or not web_build.is_built(here))
    if needed and web_build.find_node(here) is None:
        prepare_tools(*ENVIRONMENTS["node"])
    try:
        web_build.build_client(here)
        if tools:
            web_build.install_packages(here, web_build.need_node(here))
    except web_build.NotBuiltError as error:
        if wanted == "1":
            sys.exit(f"FAILED: the browser client: {error}")
        print(f"NOT BUILT: the browser client: {error}")


def prepare_wheel(name: str) -> None:
    """Make the environment *name* hold its locked packages and the current wheel."""
    venv, lock = ENVIRONMENTS[name]
    prepare_tools(venv, lock)
    wheel = build_wheel()
    if not is_current(venv / "project.stamp", wheel):
        again = "--reinstall" if find_uv() else "--force-reinstall"
        install(venv, "--no-deps", again, str(wheel))
        write_stamp(venv / "project.stamp", wheel)


def prepare_tools(venv: Path, lock: Path) -> None:
    """Make *venv* hold exactly what *lock* lists, starting afresh when that changed."""
    # An environment names its own folder, so a copied or moved one is made anew.
    made_of = (lock, sys.version, sys.executable, str(Path.cwd()))
    if is_current(venv / "tools.stamp", *made_of):
        return
    print(f"Setting up {venv} from {lock} ...", flush=True)
    shutil.rmtree(venv, ignore_errors=True)
    uv = find_uv()
    if uv:
        run(uv, "venv", "--quiet", "--python", sys.executable, venv)
    else:
        run(sys.executable, "-m", "venv", venv)
    install(venv, "--require-hashes", "--requirement", str(lock))
    write_stamp(venv / "tools.stamp", *made_of)


def prepare_node() -> None:
    """Make `build/rivals-node` hold the locked Node packages, or say that it cannot."""
    npm = shutil.which("npm")
    files = [NODE_LOCKS / name for name in ("package.json", "package-lock.json")]
    if npm is None:
        print("NOT MEASURED: boardgame.io. Install Node with npm to measure it.")
        return
    if is_current(NODE / "tools.stamp", *files):
        return
    print(f"Setting up {NODE} from {files[1]} ...", flush=True)
    shutil.rmtree(NODE, ignore_errors=True)
    NODE.mkdir(parents=True)
    for file in files:
        shutil.copy(file, NODE)
    if subprocess.run((npm, "ci", *NPM), cwd=NODE).returncode == 0:
        write_stamp(NODE / "tools.stamp", *files)
    else:
        print("NOT MEASURED: boardgame.io. npm cannot install it.")


def build_wheel() -> Path:
    """Return the wheel of the project as it is now, building it if need be."""
    venv, lock = ENVIRONMENTS["build"]
    stamp = BUILD / "wheel.stamp"
    prepare_client()
    client = web_build.fingerprint(Path.cwd())
    made_of: list[str | Path] = [*SHIPPED, *what_decides_compiling(), client]
    wheels = list(DIST.glob("whiskerworks-*.whl"))
    if len(wheels) == 1 and is_current(stamp, *made_of, wheels[0]):
        return wheels[0]
    print("Building the wheel ...", flush=True)
    for wheel in wheels:
        wheel.unlink()
    prepare_tools(venv, lock)
    run(venv / "bin/python", "-m", "hatchling", "build", "-t", "wheel", quiet=True)
    (wheel,) = DIST.glob("whiskerworks-*.whl")
    print(f"The wheel is built: {describe_build(wheel)}.", flush=True)
    write_stamp(stamp, *made_of, wheel)
    return wheel


def what_decides_compiling() -> list[str]:
    """Return what, besides the sources, may change whether the wheel is compiled."""
    switches = ("CC", "CFLAGS", "WHISKERWORKS_COMPILE", web_build.SWITCH)
    compilers = [shutil.which(name) for name in ("cc", "gcc", "clang")]
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    settings = [os.environ.get(name) for name in switches]
    return [sys.version, sys.executable, repr((settings, compilers, headers))]


def describe_build(wheel: Path) -> str:
    """Return, in a few words, what *wheel* has in it, and why not more."""
    note = build_note(wheel)
    reason = note.get("client", "built")
    client = "" if reason == "built" else f"; no browser client ({reason})"
    if note["compiled"]:
        return f"{len(note['modules'])} modules compiled{client}"
    return f"not compiled, so games run much slower ({note['reason']}){client}"


def build_note(wheel: Path) -> dict[str, Any]:
    """Return what the build noted in *wheel*."""
    note = zipfile.ZipFile(wheel).read("whiskerworks/_build.json")
    return dict(json.loads(note))


def judge_wheel(wheel: Path) -> int | str:
    """Return 0 if *wheel* is compiled, 3 if it cannot be here, or what went wrong."""
    note = build_note(wheel)
    if note["compiled"]:
        return 0
    if note["failed"]:
        return "FAILED: there is a compiler, but some module cannot be compiled."
    print(f"NOT TESTED: a compiled wheel. {wheel.name} is {describe_build(wheel)}.")
    return 3


def refuse_strays() -> None:
    """Stop if a compiled file stands in `src`, where it would shadow its source."""
    strays = sorted([*SRC.rglob("*.so"), *SRC.rglob("*.pyd")])
    if strays:
        names = "\n".join(f"  {path}" for path in strays)
        sys.exit(f"Compiled files shadow the sources; delete them:\n{names}")


def write_locks() -> None:
    """Resolve the newest versions that pyproject.toml allows, for every platform."""
    uv = find_uv() or fetch_uv()
    how = ("--universal", "--generate-hashes", "--python-version", "3.11", "--upgrade")
    header = ("--quiet", "--custom-compile-command", "make lock")
    wanted = {
        "build": ("--group", "build"),
        "run": ("pyproject.toml",),
        "test": ("pyproject.toml", "--group", "test"),
        "dev": ("pyproject.toml", "--group", "dev"),
        "bench": ("--group", "bench"),
        "node": ("--group", "node"),
        "uv": ("--group", "lock"),
    }
    for name, sources in wanted.items():
        place = ("--output-file", LOCKS / f"{name}.txt")
        run(uv, "pip", "compile", *sources, *how, *header, *place, quiet=True)
    npm = shutil.which("npm")
    if npm is not None:
        lock = ("install", "--package-lock-only", *NPM)
        for folder in (NODE_LOCKS, Path("web")):
            subprocess.run((npm, *lock), cwd=folder, check=True)


def find_uv() -> str | None:
    """Return uv's path, fetching it where this Python makes no environments itself."""
    own = BUILD / "uv/bin/uv"
    found = shutil.which("uv") or (str(own) if own.exists() else None)
    if found or has_module("ensurepip"):
        return found
    return fetch_uv()


def fetch_uv() -> str:
    """Put uv into `build/uv`, with nothing but pip."""
    if not has_module("pip"):
        sys.exit(NO_VENV)
    print("Fetching uv into build/uv ...", flush=True)
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes")
    run(*pip, "--target", BUILD / "uv", "--requirement", LOCKS / "uv.txt")
    return str(BUILD / "uv/bin/uv")


def has_module(name: str) -> bool:
    """Return whether this Python has *name*; an empty folder left over is nothing."""
    spec = importlib.util.find_spec(name)
    return spec is not None and spec.origin is not None


def install(venv: Path, *what: str) -> None:
    """Install *what* into *venv*."""
    uv, python = find_uv(), venv / "bin/python"
    if uv:
        run(uv, "pip", "install", "--quiet", "--python", python, *what)
    else:
        run(python, "-m", "pip", "install", "--quiet", *what)


def run(*command: str | Path, quiet: bool = False) -> None:
    """Run *command*, *quiet* but for its complaints, and stop with it if it fails."""
    words = [str(word) for word in command]
    ran = subprocess.run(words, stdout=subprocess.DEVNULL if quiet else None)
    if ran.returncode != 0:
        sys.exit(ran.returncode)


def is_current(stamp: Path, *made_of: str | Path) -> bool:
    """Return whether *stamp* was written for the very same contents."""
    return stamp.exists() and stamp.read_text() == fingerprint(*made_of)


def write_stamp(stamp: Path, *made_of: str | Path) -> None:
    """Note in *stamp* the contents that something was made of."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(fingerprint(*made_of))


def fingerprint(*made_of: str | Path) -> str:
    """Return one number for words, and for files and folders by name and content."""
    digest = hashlib.sha256()
    for part in made_of:
        for path in files_of(part) if isinstance(part, Path) else [part]:
            content = path.read_bytes() if isinstance(path, Path) else b""
            digest.update(f"{path}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def files_of(path: Path) -> list[Path]:
    """Return *path*, or if it is a folder all files in it that are not caches."""
    if path.is_file():
        return [path]
    found = (p for p in path.rglob("*") if "__pycache__" not in p.parts)
    return sorted(p for p in found if p.is_file())


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other command prepares something in this folder."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit(130)
