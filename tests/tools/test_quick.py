"""What is tested while somebody works: what a change can affect, nearest first."""

import re
import subprocess
from pathlib import Path

import pytest

from tools import quick
from tools.affected import LOADED, Project, module_name
from tools.quick_plugin import Plan, Quick, read_plan

ROOT = Path(__file__).parents[2]
NEVER = 1e12
FILES = {
    "src/whiskerworks/__init__.py": "from whiskerworks.games import load\n",
    "src/whiskerworks/core/__init__.py": "",
    "src/whiskerworks/core/leaf.py": "from whiskerworks.core import shared\n",
    "src/whiskerworks/core/other.py": "from whiskerworks.core.shared import X\n",
    "src/whiskerworks/core/shared.py": "X = 1\n",
    "src/whiskerworks/games/__init__.py": 'def load():\n    "words"\n',
    "src/whiskerworks/games/gears/meta.py": "",
    "src/whiskerworks/games/maze/meta.py": "",
    "src/whiskerworks/games/maze/rules.py": "from whiskerworks.core import other\n",
    "src/whiskerworks/games/maze/words/en.ftl": "",
    "src/whiskerworks/cli/__init__.py": "",
    "src/whiskerworks/cli/show.py": "import whiskerworks\nwhiskerworks.load\n",
    "src/whiskerworks/__main__.py": "from whiskerworks import cli\n",
    "tests/conftest.py": (
        "import pytest\nfrom tests import helper\n@pytest.fixture\ndef thing(): pass\n"
    ),
    "tests/helper.py": "import whiskerworks\nwhiskerworks.load\n",
    "tests/core/test_leaf.py": "from whiskerworks.core import leaf\n",
    "tests/core/test_other.py": "import whiskerworks.core.other as tried\ntried.X\n",
    "tests/games/gears/test_gears.py": "import whiskerworks\nwhiskerworks.load\n",
    "tests/games/maze/records/one.record": "",
    "tests/games/maze/test_maze.py": "from whiskerworks.games.maze import rules\n",
    "tests/games/test_records.py": 'FOLDER = "maze/records"\n',
    "tests/cli/test_show.py": 'RUN = ("python", "-m", "whiskerworks", "show")\n',
    "tests/test_thing.py": "def test_it(thing): pass\n",
    "tests/test_page.py": 'PAGE = "docs/page.md"\n',
    "tests/test_alone.py": "",
    "docs/page.md": "",
}


def write(root: Path, files: dict[str, str]) -> Path:
    """Put files below *root*."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a tiny project that is laid out as ours."""
    return write(tmp_path / "project", FILES)


def affected(root: Path, *changed: str) -> list[str]:
    """Return the names of the test files that a change affects, nearest first."""
    return [Path(one.path).stem for one in Project(root).affected(changed)]


CORE = "src/whiskerworks/core"
MAZE = "src/whiskerworks/games/maze"


class TestAffected:
    """Which tests see a change."""

    def test_a_leaf_affects_its_own_tests(self, root: Path) -> None:
        """Nobody else imports it."""
        assert affected(root, f"{CORE}/leaf.py") == ["test_leaf"]

    def test_what_is_shared_affects_all_who_import_it(self, root: Path) -> None:
        """Also through other modules, and then later."""
        found = affected(root, f"{CORE}/shared.py")

        assert found[:3] == ["test_leaf", "test_other", "test_maze"]
        assert "test_alone" not in found

    def test_a_test_that_changes_comes_first(self, root: Path) -> None:
        """Whatever else changes with it."""
        both = (f"{CORE}/leaf.py", "tests/test_alone.py")

        assert affected(root, *both) == ["test_alone", "test_leaf"]

    def test_a_package_that_is_passed_through_counts_by_itself(
        self, root: Path
    ) -> None:
        """Its own text affects all below; what it imports does not."""
        everybody = affected(root, "src/whiskerworks/__init__.py")
        loading = affected(root, "src/whiskerworks/games/__init__.py")

        assert {"test_leaf", "test_gears", "test_maze"} <= set(everybody)
        assert "test_gears" in loading
        assert "test_leaf" not in loading

    def test_a_game_that_is_loaded_by_name_narrows_the_tests(self, root: Path) -> None:
        """Its own are all run, those of the loader where they name it."""
        found = {
            Path(o.path).stem: o for o in Project(root).affected([f"{MAZE}/rules.py"])
        }

        assert found["test_maze"].games is None
        assert found["test_gears"].games == frozenset({"maze"})
        assert found["test_maze"].distance < found["test_gears"].distance

    def test_a_program_that_is_started_is_affected_by_its_parts(
        self, root: Path
    ) -> None:
        """A test that starts `python -m whiskerworks` imports none of them."""
        assert affected(root, "src/whiskerworks/cli/show.py") == ["test_show"]

    def test_what_a_conftest_imports_affects_those_who_ask(self, root: Path) -> None:
        """The conftest itself affects everybody."""
        assert affected(root, "tests/helper.py") == ["test_thing"]
        assert len(affected(root, "tests/conftest.py")) == 9

    def test_data_affects_those_who_name_it(self, root: Path) -> None:
        """By its name, or by its folder."""
        assert affected(root, "docs/page.md") == ["test_page"]
        record = "tests/games/maze/records/one.record"
        assert affected(root, record) == ["test_maze", "test_records"]
        assert affected(root, f"{MAZE}/words/en.ftl")[0] == "test_maze"

    def test_who_imported_a_module_that_is_gone_is_affected(self, root: Path) -> None:
        """A deleted module still has a name."""
        (root / CORE / "shared.py").unlink()
        gone = [f"{CORE}/shared.py"]

        found = [Path(one.path).stem for one in Project(root, gone).affected(gone)]

        assert found[:2] == ["test_leaf", "test_other"]


def test_what_was_read_is_kept_until_it_changes(root: Path) -> None:
    """An edit is seen, and a module that is broken affects its tests as before."""
    kept = root / "build/sources"
    first = Project(root, (), kept).sources
    assert Project(root, (), kept).sources == first
    write(root, {"tests/test_alone.py": "from whiskerworks.core import leaf\n"})
    write(root, {f"{CORE}/leaf.py": "broken ("})

    found = Project(root, (), kept).affected([f"{CORE}/leaf.py"])
    assert [Path(one.path).stem for one in found] == ["test_leaf", "test_alone"]


def test_all_that_is_loaded_by_name_is_listed() -> None:
    """Nobody imports by name without the graph knowing."""
    found = {
        module_name(path.relative_to(ROOT).as_posix())
        for path in (ROOT / "src").rglob("*.py")
        if re.search(r"\bimport_module\(", path.read_text("utf-8"))
    }

    assert found == set(LOADED)


def plan(**files: list[str] | None) -> Plan:
    """Return a plan of 45 seconds, from zero."""
    named = {f"tests/{name}.py": games for name, games in files.items()}
    return Plan(named, ["gears", "maze"], 0, 45)


class TestPlan:
    """Which tests of a file are run."""

    @pytest.mark.parametrize(
        ("test", "wanted"),
        [
            ("tests/test_a.py::test_it[gears-2]", True),
            ("tests/test_b.py::test_it[maze-2]", True),
            ("tests/test_b.py::test_it[gears-2]", False),
            ("tests/test_b.py::test_it", True),
            ("tests/test_b.py::test_gears[12]", True),
            ("tests/test_c.py::test_it", False),
        ],
    )
    def test_ids_that_name_other_games_are_left_out(
        self, test: str, *, wanted: bool
    ) -> None:
        """Where only one game matters; what names no game stays."""
        assert plan(test_a=None, test_b=["maze"]).wants(test) is wanted

    def test_a_plan_is_read_as_it_was_written(self, tmp_path: Path) -> None:
        """The processes that run the tests are handed it as a file."""
        made = plan(test_a=None, test_b=["maze"])
        made.write(tmp_path / "plan.json")

        assert read_plan(tmp_path / "plan.json") == made


class Clock:
    """A clock that is moved by hand."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


class TestBudget:
    """No test starts when the time is up."""

    def test_tests_start_until_the_time_is_up(self) -> None:
        """Five that take ten seconds each begin within 45."""
        clock = Clock()
        running = Quick(plan(), clock=clock)
        started = 0
        for _ in range(12):
            if running.pytest_runtest_protocol() is None:
                started += 1
                clock.now += 10

        assert started == 5

    def test_few_tests_start_after_a_failure(self, tmp_path: Path) -> None:
        """The log says what began and what failed."""
        clock = Clock()
        log = tmp_path / "log"
        running = Quick(plan()._replace(after_failure=5), log, clock)
        running.pytest_runtest_logstart("tests/test_a.py::test_it")
        running._fail("tests/test_a.py::test_it")

        assert running.pytest_runtest_protocol() is None
        clock.now = 5
        assert running.pytest_runtest_protocol() is True
        assert [line[:9] for line in log.read_text().splitlines()] == [
            '["began",',
            '["failed"',
        ]

    def test_what_was_left_out_is_said(self) -> None:
        """A part is not told as the whole."""
        done = quick.Done(ran=812, tests=1340, read=48, files=279)

        said = "ran 812 of 1,340 tests in 48 of 279 affected files in 44 s"
        assert done.summary(44.4) == f"{said}; make test runs the rest"
        whole = quick.Done(ran=812, tests=812, read=48, files=48)
        assert (
            whole.summary(44.4)
            == "ran 812 of 812 tests in 48 of 48 affected files in 44 s"
        )


def load_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a pytest that is started load no plugins that its tests do without."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")


class TestRunning:
    """A plan is kept to by pytest on two cores."""

    @pytest.fixture
    def root(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Return a project with a test that passes and one that fails."""
        monkeypatch.setenv("PYTHONPATH", str(ROOT))
        load_little(monkeypatch)
        tests = {
            "pytest.ini": "[pytest]\n",
            "tests/test_a.py": "def test_it(): pass\n",
            "tests/test_b.py": "def test_it(): assert False\n",
        }
        return write(tmp_path, tests)

    def test_what_passes_and_what_fails(self, root: Path) -> None:
        """Only what is planned is run, and what fails ends it."""
        both = plan(test_a=None, test_b=None)._replace(seconds=NEVER)

        first = both._replace(files={"tests/test_a.py": None})
        assert quick.run_tests(root, first, 1) == (1, 1, 1, 1, False)
        assert quick.run_tests(root, both, 2).failed

    def test_the_nearest_files_are_read_first(
        self, root: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Then three times as many, as long as a third of the time is left."""
        clock = Clock()
        waves: list[list[str]] = []

        def run(_: Path, made: Plan, before: quick.Done) -> quick.Done:
            waves.append(list(made.files))
            clock.now += 12
            return before._replace(read=before.read + len(made.files))

        monkeypatch.setattr(quick, "run_wave", run)
        made = plan(**{f"test_{n}": None for n in range(300)})
        done = quick.run_tests(root, made, 5, clock)

        assert list(map(len, waves)) == [5, 15, 60]
        assert [path for wave in waves for path in wave] == list(made.files)[:80]
        assert (done.read, done.files) == (80, 300)

    def test_nothing_starts_when_the_time_is_up(self, root: Path) -> None:
        """Tests that were read count, though they do not run."""
        late = plan(test_a=None, test_b=None)

        assert quick.run_wave(root, late, quick.Done(files=2)) == (0, 2, 2, 2, False)


class TestChanged:
    """What counts as changed."""

    @pytest.fixture
    def root(self, tmp_path: Path) -> Path:
        """Return a repository with one commit on main."""
        write(tmp_path, {"a.py": "", "b.py": ""})
        self.git(tmp_path, "init", "--quiet", "--initial-branch=main")
        self.commit(tmp_path)
        return tmp_path

    def git(self, root: Path, *words: str) -> None:
        """Do something with the repository."""
        me = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(("git", *me, *words), cwd=root, check=True)

    def commit(self, root: Path) -> None:
        """Keep everything as it is."""
        self.git(root, "add", "--all")
        self.git(root, "commit", "--quiet", "--message=x")

    def test_on_main_it_is_what_is_not_committed(self, root: Path) -> None:
        """Edited, deleted or new."""
        assert quick.changed_files(root, None) == []
        write(root, {"a.py": "1\n", "c é.py": ""})
        (root / "b.py").unlink()

        assert quick.changed_files(root, None) == ["a.py", "b.py", "c é.py"]

    def test_on_a_branch_it_is_all_since_main(self, root: Path) -> None:
        """Committed or not; another base can be named."""
        self.git(root, "checkout", "--quiet", "-b", "branch")
        write(root, {"a.py": "1\n"})
        self.commit(root)
        write(root, {"b.py": "1\n"})

        assert quick.changed_files(root, None) == ["a.py", "b.py"]
        assert quick.changed_files(root, "HEAD") == ["b.py"]


def test_a_tool_that_takes_too_long_is_left_to_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says so, and does not fail; what complains does."""
    assert quick.passes(quick.Check("types", ("sleep", "600"), 0), tmp_path)
    assert "NOT CHECKED" in capsys.readouterr().out
    assert not quick.passes(
        quick.Check("lint", ("sh", "-c", "echo no; false")), tmp_path
    )
    assert capsys.readouterr().out.startswith("no\nlint: FAILED")


def test_each_tool_looks_at_what_it_understands() -> None:
    """Nothing is started for nothing."""
    names = [check.name for check in quick.checks(["src/whiskerworks/a.py"])]
    assert names == ["format", "lint", "spelling", "types", "contracts"]
    words = [check.name for check in quick.checks(["docs/page.md"])]
    assert words == ["spelling"]
    *_, types, tests = quick.checks(["web/src/words.ts"])
    assert (types.name, tests.name) == ("types of the client", "tests of the client")
    assert tests.command[-1] == "src/words.ts"
