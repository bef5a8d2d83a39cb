"""The workflows that check, build and publish the project elsewhere."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from whiskerworks import __version__

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / ".github"
WORKFLOWS: Final = {
    path.stem: yaml.safe_load(path.read_text("utf-8"))
    for path in sorted((FOLDER / "workflows").glob("*.yml"))
}
SETUP: Final = yaml.safe_load((FOLDER / "actions/setup/action.yml").read_text("utf-8"))
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MAKEFILE: Final = (ROOT / "Makefile").read_text("utf-8")
JOBS: Final = [
    pytest.param(job, id=f"{name}-{key}")
    for name, workflow in WORKFLOWS.items()
    for key, job in workflow["jobs"].items()
]
PYTHONS: Final = [
    one.rpartition(" ")[2]
    for one in PROJECT["project"]["classifiers"]
    if re.fullmatch(r"Programming Language :: Python :: 3\.\d+", one)
]


def steps(job: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the steps of a job; one that calls another workflow has none."""
    return list(job.get("steps", []))


def commands() -> str:
    """Return all that is run in any step, as one text."""
    jobs = [job for one in WORKFLOWS.values() for job in one["jobs"].values()]
    return "\n".join(step.get("run", "") for job in jobs for step in steps(job))


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", "workflows/*.yml"),
        ("vendor.github-actions", "actions/*/action.yml"),
        ("vendor.dependabot", "dependabot.yml"),
    ],
)
def test_their_form_is_what_github_reads(schema: str, files: str) -> None:
    """By the schemas that come with check-jsonschema; nothing is fetched."""
    beside = str(Path(sys.executable).parent)
    checker = shutil.which("check-jsonschema", path=beside)
    if checker is None:
        pytest.skip("NOT TESTED: the form of workflows; check-jsonschema is not here")
    checked = subprocess.run(
        (checker, "--builtin-schema", schema, *sorted(FOLDER.glob(files))),
        capture_output=True,
        text=True,
        check=False,
    )

    assert checked.returncode == 0, checked.stdout


def test_they_call_the_make_targets_that_there_are() -> None:
    """Those that developers use; each of these is used."""
    called = set(re.findall(r"\bmake ([a-z-]+)", commands()))

    assert called == {"check", "test", "test-source", "wheel", "soak"}
    assert [one for one in called if not re.search(rf"^{one}:", MAKEFILE, re.M)] == []


def test_tests_run_on_the_pythons_that_the_package_names() -> None:
    """On every system."""
    matrices = [
        job["strategy"]["matrix"]["python"]
        for workflow in WORKFLOWS.values()
        for job in workflow["jobs"].values()
        if "python" in job.get("strategy", {}).get("matrix", {})
    ]

    assert matrices == [PYTHONS] * 4


def test_wheels_are_compiled_for_the_pythons_that_the_package_names() -> None:
    """And tried, each of them."""
    settings = PROJECT["tool"].get("cibuildwheel")
    if settings is None:
        pytest.skip("NOT TESTED: pyproject.toml does not say which wheels are built")

    assert settings["build"] == [f"cp{one.replace('.', '')}-*" for one in PYTHONS]
    assert settings["environment"]["WHISKERWORKS_COMPILE"] == "1"
    assert "tools/try_installed.py compiled" in settings["test-command"]
    assert settings["test-extras"] == ["serve"]


def test_what_is_named_for_a_system_is_there() -> None:
    """Folders of tests, and tools."""
    named = re.findall(r"\b(?:tests|tools|requirements|src)/[\w/.]+", commands())

    assert "tests/core" in named
    assert [one for one in named if not (ROOT / one).exists()] == []


def test_on_windows_only_the_folders_that_are_named_are_tested() -> None:
    """By what make would run; tests of the server need POSIX."""
    windows = steps(WORKFLOWS["test"]["jobs"]["windows"])
    (command,) = [one["run"] for one in windows if "run" in one]
    ran = subprocess.run(
        ("bash", "-c", f"{command} --dry-run"), cwd=ROOT, capture_output=True, text=True
    )
    words = ran.stdout.split()

    assert "tests/core" in words
    assert "tests" not in words


@pytest.mark.parametrize(
    ("tag", "is_right"),
    [(f"v{__version__}", True), (__version__, False), ("v", False), ("v99.0", False)],
)
def test_only_a_tag_that_is_the_version_is_released(tag: str, is_right: bool) -> None:
    """The very lines of the workflow are run here."""
    jobs = WORKFLOWS["release"]["jobs"]
    (script,) = [one["run"] for one in steps(jobs["version"]) if "run" in one]
    ran = subprocess.run(
        ("bash", "-e", "-o", "pipefail", "-c", script),
        cwd=ROOT,
        env={**os.environ, "GITHUB_REF_NAME": tag},
        capture_output=True,
        check=False,
    )

    assert (ran.returncode == 0) is is_right, ran.stdout
    assert jobs["publish"]["needs"] == ["version", "test", "wheels"]
    assert WORKFLOWS["release"][True] == {
        "push": {"tags": ["v*"]}
    }  # YAML reads "on" so


def test_nothing_may_be_written_but_by_who_publishes() -> None:
    """Who publishes may show who they are, in one environment, and no more."""
    for workflow in WORKFLOWS.values():
        assert workflow["permissions"] == {"contents": "read"}
    special = {
        name: job["permissions"]
        for workflow in WORKFLOWS.values()
        for name, job in workflow["jobs"].items()
        if "permissions" in job
    }

    assert special == {"publish": {"id-token": "write"}}
    assert WORKFLOWS["release"]["jobs"]["publish"]["environment"]["name"] == "pypi"


@pytest.mark.parametrize("job", JOBS)
def test_a_job_ends_in_time_or_leaves_that_to_those_it_calls(
    job: dict[str, Any],
) -> None:
    """None waits the six hours that are the default."""
    assert ("uses" in job) != ("timeout-minutes" in job)


def test_every_workflow_says_what_becomes_of_a_run_before() -> None:
    """Runs of one branch do not pile up."""
    assert [one for one, it in WORKFLOWS.items() if "concurrency" not in it] == []


@pytest.mark.parametrize("job", [*JOBS, pytest.param(SETUP["runs"], id="setup")])
def test_actions_are_of_a_version(job: dict[str, Any]) -> None:
    """Or our own."""
    used = [one["uses"] for one in [job, *steps(job)] if "uses" in one]
    version = re.compile(r"\./\.github/.+|[\w-]+/[\w-]+@(v\d+|release/v\d+)")

    assert [one for one in used if not version.fullmatch(one)] == []
