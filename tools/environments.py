"""
Prepare the environments, browser client and wheel for the Makefile's commands.

Every step leaves a stamp computed from contents, never from times: it is repeated only
when a lock file, a source or the Python changes, and outdated results are never used.
Wheels and the browser client also go into the user's cache, so that clones of one tree
share them (tools/cache.py). The tool needs only the standard library; uv installs the
packages, and pip fetches uv where it is missing.
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
import time
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools import cache, system_programs, web_build

BUILD = Path("build")
DIST = Path("dist")
SRC = Path("src")
LOCKS = Path("requirements")
WEB_BUILD = Path("tools/web_build.py")
COMPILE = Path("tools/compile_c.py")
PROJECT = (Path("pyproject.toml"), Path("hatch_build.py"), WEB_BUILD, COMPILE)
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

STARTED = time.monotonic()

NODE = BUILD / "rivals-node"
NODE_LOCKS = Path("bench/rivals")
NPM = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")

NO_UV = """\
Installing the project's packages takes uv, and neither uv nor pip was found.
Install uv, or name a Python that has pip with make PYTHON=..."""

COMPILING = """\
Your games run from source this time. The build for the next start is being made in
the background, compiled if you have a C compiler; that takes a minute or two."""


class EditedError(Exception):
    """A source was edited while the wheel was built."""


def main(command: str, *words: str) -> None:
    """Do what *command* says; see the Makefile for what each is for."""
    if sys.version_info < (3, 11):  # noqa: UP036 (the machine's own may be older)
        sys.exit("Python 3.11 or newer is needed: make PYTHON=python3.11")
    os.chdir(Path(__file__).parent.parent)
    os.environ.pop("PYTHONPATH", None)
    os.environ.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_ROOT_USER_ACTION="ignore")
    if command == "lock":
        write_locks()
    elif command == "wheel":
        print(put_into_dist(build_wheel()))
    elif command == "compiled":
        sys.exit(judge_wheel(build_wheel()))
    elif command == "strays":
        refuse_strays()
    elif command == "programs":
        system_programs.prepare(*words)
    elif command == "play":
        play(*words)
    elif command == "dev":
        with alone():
            prepare_source()
            prepare_client(tools=True)
    elif command == "rivals":
        with alone():
            prepare_node()
            prepare_tools(*ENVIRONMENTS["rivals"])
    else:
        prepare_wheel(command)


def play(*words: str) -> NoReturn:
    """
    Run whiskerworks with *words*, as soon as it can be run at all.

    It runs from the wheel of the current sources if one exists, otherwise from
    the sources, while the wheel is built for the next start.
    """
    venv, lock = ENVIRONMENTS["play"]
    with alone():
        if not has_tools(venv, lock):
            prepare_both(venv, lock, client="serve" in words)
        elif "serve" in words:
            prepare_client()
        wheel = find_wheel(wheel_key())
        if wheel is not None:
            install_wheel(venv, wheel)
        else:
            install_source(venv)
    if wheel is None and os.environ.get("WHISKERWORKS_COMPILE") != "0":
        print(COMPILING, flush=True)
        build_in_background()
    program = str(scripts(venv) / "whiskerworks")
    if os.name == "nt":  # where a process cannot become another
        sys.exit(subprocess.run((program, *words)).returncode)
    os.execv(program, (program, *words))


def prepare_both(venv: Path, lock: Path, *, client: bool) -> None:
    """Make *venv* hold what *lock* lists, and meanwhile `build/web` the *client*."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor() as pool:
        packages = pool.submit(prepare_tools, venv, lock)
        if client:
            prepare_client()  # not in a thread: Ctrl-C should end npm immediately
        packages.result()


def build_in_background() -> None:
    """Start to build the wheel, giving way to whatever else is running."""
    command = [sys.executable, __file__, "wheel"]
    if shutil.which("nice"):
        command = ["nice", "-n", "19", *command]
    with Path(BUILD, "wheel.log").open("w") as log:
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
        )


def prepare_source() -> None:
    """Make `.venv` hold the locked tools and the project as it stands in `src`."""
    venv, lock = ENVIRONMENTS["dev"]
    prepare_tools(venv, lock)
    # `uv run` shares this folder and may have put a built copy in.
    copied = any(venv.glob("[lL]ib/**/site-packages/whiskerworks/*"))
    install_source(venv, again=copied)


def install_source(venv: Path, *, again: bool = False) -> None:
    """Make *venv* run the project as it stands in `src`."""
    stamp = venv / "project.stamp"
    if again or not is_current(stamp, "source", *PROJECT):
        stamp.unlink(missing_ok=True)
        variables = {"WHISKERWORKS_COMPILE": "0", web_build.SWITCH: "0"}
        what = ("--no-deps", "--reinstall", "--editable", ".")
        install(venv, *what, variables=variables)
        write_stamp(stamp, "source", *PROJECT)


def install_wheel(venv: Path, wheel: Path) -> None:
    """Make *venv* run what *wheel* holds."""
    stamp, content = venv / "project.stamp", file_hash(wheel)
    if not is_current(stamp, "wheel", content):
        stamp.unlink(missing_ok=True)
        install(venv, "--no-deps", "--reinstall", str(wheel))
        write_stamp(stamp, "wheel", content)


def prepare_client(*, tools: bool = False) -> None:
    """
    Make `build/web` hold the browser client as it stands, or say why it cannot.

    With *tools* `web/node_modules` holds what checks and tests it, too.
    """
    here, wanted = Path.cwd(), os.environ.get(web_build.SWITCH)
    if wanted != "0" and not tools and keep_built_client(here):
        return
    if wanted != "0" and not web_build.is_built(here):
        restore_client(here)
    needed = wanted != "0" and (tools or not web_build.is_built(here))
    if needed and web_build.find_node(here) is None:
        prepare_tools(*ENVIRONMENTS["node"])
    try:
        if not web_build.is_built(here):
            say("Building the browser client")
        web_build.build_client(here)
        keep_client(here, web_build.fingerprint(here, built=False))
        if tools:
            web_build.install_packages(here, web_build.need_node(here))
    except web_build.NotBuiltError as error:
        if wanted == "1":
            sys.exit(f"FAILED: the browser client: {error}")
        print(f"NOT BUILT: the browser client: {error}")


def restore_client(root: Path) -> None:
    """Put the client into `build/web` if the same sources were built before."""
    kept = cache.find("clients", web_build.fingerprint(root, built=False))
    if kept is not None:
        fresh = root / "build/web-new"
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(kept, fresh)
        web_build.adopt(root, fresh)


def keep_built_client(root: Path) -> bool:
    """Keep the client if it is built already; return whether it is."""
    sources, client = web_build.fingerprints(root)
    is_built = web_build.is_built(root, client)
    if is_built:
        keep_client(root, sources)
    return is_built


def keep_client(root: Path, key: str) -> None:
    """Keep the client that was built from sources of that *key*, for other clones."""

    def fill(entry: Path) -> None:
        shutil.copytree(root / "build/web", entry)

    if cache.find("clients", key) is None:
        cache.keep("clients", key, fill)


def prepare_wheel(name: str) -> None:
    """Make the environment *name* hold its locked packages and the current wheel."""
    venv, lock = ENVIRONMENTS[name]
    with alone():
        prepare_tools(venv, lock)
    wheel = build_wheel()
    with alone():
        install_wheel(venv, wheel)


def prepare_tools(venv: Path, lock: Path) -> None:
    """Make *venv* hold exactly what *lock* lists, starting afresh when that changed."""
    if has_tools(venv, lock):
        return
    uv = find_uv()
    say(f"Setting up {venv.as_posix()} from {lock.as_posix()}")
    shutil.rmtree(venv, ignore_errors=True)
    run(uv, "venv", "--quiet", "--python", sys.executable, venv)
    install(venv, "--require-hashes", "--requirement", str(lock))
    write_stamp(venv / "tools.stamp", *tools_made_of(lock))


def has_tools(venv: Path, lock: Path) -> bool:
    """Return whether *venv* holds exactly what *lock* lists."""
    return is_current(venv / "tools.stamp", *tools_made_of(lock))


def tools_made_of(lock: Path) -> tuple[str | Path, ...]:
    """Return all that decides what an environment of *lock* is like."""
    # An environment names its own folder, so a copied or moved one is made anew.
    return (lock, sys.version, sys.executable, str(Path.cwd()))


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
    with alone():
        prepare_client()
    key = wheel_key()
    with cache.lock(key):
        wheel = find_wheel(key)
        if wheel is not None:
            return wheel
        cache.clean()
        with alone():
            prepare_tools(*ENVIRONMENTS["build"])
        say("Building the wheel")
        try:
            cache.keep("wheels", key, lambda folder: make_wheel(folder, key))
        except EditedError:
            wheel = None
        else:
            wheel = find_wheel(key)
            assert wheel is not None
    if wheel is None:
        return build_wheel()
    print(f"The wheel is built: {describe_build(wheel)}.", flush=True)
    return wheel


def make_wheel(folder: Path, key: str) -> None:
    """
    Build the wheel into *folder*, from the sources that *key* stands for.

    Raises:
        EditedError: They were edited meanwhile: the wheel may be of neither.
    """
    folder.mkdir()
    python = scripts(ENVIRONMENTS["build"][0]) / "python"
    run(
        *(python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder),
        quiet=True,
        variables={
            "HATCH_QUIET": "1",
            "WHISKERWORKS_OBJECTS": str(cache.folder() / "objects"),
        },
    )
    (wheel,) = folder.glob("whiskerworks-*.whl")
    note = build_note(wheel)
    if not note["compiled"] and note["failed"]:
        sys.exit(f"FAILED: a C compiler was found, but {note['reason']}.")
    if wheel_key() != key:
        raise EditedError


def find_wheel(key: str) -> Path | None:
    """Return the wheel built for *key*, if it exists and is complete."""
    entry = cache.find("wheels", key)
    if entry is None:
        return None
    try:
        (wheel,) = entry.glob("whiskerworks-*.whl")
        build_note(wheel)
    except (ValueError, KeyError, OSError, zipfile.BadZipFile):
        cache.drop("wheels", key)
        return None
    return wheel


def wheel_key() -> str:
    """Return one number for all that decides what the wheel holds."""
    client = web_build.fingerprint(Path.cwd())
    return fingerprint(*SHIPPED, *what_decides_compiling(), client)


def put_into_dist(wheel: Path) -> Path:
    """Make *wheel* the one wheel in `dist`, and return where it is."""
    DIST.mkdir(exist_ok=True)
    for other in DIST.glob("whiskerworks-*.whl"):
        other.unlink()
    return Path(shutil.copy(wheel, DIST))


def what_decides_compiling() -> list[str]:
    """Return everything besides the sources that affects compilation."""
    switches = ("CC", "CFLAGS", "WHISKERWORKS_COMPILE", web_build.SWITCH)
    compilers = [shutil.which(name) for name in ("cc", "gcc", "clang")]
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    settings = [os.environ.get(name) for name in switches]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return [sys.version, repr((suffix, settings, compilers, headers))]


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


def judge_wheel(wheel: Path) -> int:
    """Return 0 if *wheel* is compiled, 3 if it cannot be here."""
    if build_note(wheel)["compiled"]:
        return 0
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
    uv = find_uv()
    how = ("--universal", "--generate-hashes", "--python-version", "3.11", "--upgrade")
    header = ("--quiet", "--custom-compile-command", "make lock")
    wanted = {
        "build": ("--group", "build"),
        "run": ("pyproject.toml", *extras("serve", "terminal", "pictures")),
        "test": ("pyproject.toml", *extras("all"), "--group", "test"),
        "dev": ("pyproject.toml", *extras("all"), "--group", "dev"),
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


def extras(*names: str) -> list[str]:
    """Return how uv is asked for extras of the project."""
    return [f"--extra={name}" for name in names]


def find_uv() -> str:
    """Return uv's path, fetching it into the user's cache if it is missing."""
    found = shutil.which("uv")
    if found:
        return found
    key = fingerprint(LOCKS / "uv.txt", sysconfig.get_platform())
    entry = cache.find("uv", key)
    if entry is None:
        with cache.lock(f"uv-{key}"):
            entry = cache.find("uv", key) or cache.keep("uv", key, fetch_uv)
    found = shutil.which("uv", path=entry / "bin")
    assert found is not None, f"{entry} holds no uv"
    return found


def fetch_uv(folder: Path) -> None:
    """Put uv into *folder*, with nothing but pip."""
    if not has_module("pip"):
        sys.exit(NO_UV)
    say("Fetching uv, which installs the other packages")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes")
    run(*pip, "--target", folder, "--requirement", LOCKS / "uv.txt")


def has_module(name: str) -> bool:
    """Return whether this Python has *name*; an empty folder left over is nothing."""
    spec = importlib.util.find_spec(name)
    return spec is not None and spec.origin is not None


def install(venv: Path, *what: str, variables: Mapping[str, str] | None = None) -> None:
    """Install *what* into *venv*, with *variables* set."""
    how = ("pip", "install", "--quiet", "--python", scripts(venv) / "python")
    run(find_uv(), *how, *what, variables=variables)


def scripts(venv: Path) -> Path:
    """Return the folder of *venv* that holds its programs."""
    return venv / ("Scripts" if os.name == "nt" else "bin")


def say(what: str) -> None:
    """Print the current step and the time so far."""
    print(f"[{time.monotonic() - STARTED:3.0f} s] {what} ...", flush=True)


def run(
    *command: str | Path,
    quiet: bool = False,
    variables: Mapping[str, str] | None = None,
) -> None:
    """Run *command*, *quiet* except for errors, and exit if it fails."""
    words = [str(word) for word in command]
    output = subprocess.DEVNULL if quiet else None
    ran = subprocess.run(words, stdout=output, env={**os.environ, **(variables or {})})
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
    found = web_build.files_in(Path(), path.as_posix(), {"__pycache__"})
    return [file for file in map(Path, found) if file.is_file()]


def file_hash(path: Path) -> str:
    """Return one number for the content of a file, wherever it is."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other command prepares something in this folder."""
    with cache.locked(BUILD / "lock", "prepare this folder"):
        yield


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
