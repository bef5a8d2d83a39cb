"""Titles of commits: what the hook refuses, and that git runs it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import commit_title

TOOL = Path(commit_title.__file__)


@pytest.mark.parametrize(
    "title",
    [
        "table: keep undo offers across a restart",
        "core, terminal: say which pieces stand where",
        "server/store: embed the schema",
        "docs: focus on hosts",
        "web: pass the theme on",
        "tests: " + "x" * (commit_title.MAX_TITLE_CHARACTERS - len("tests: ")),
        "Merge branch 'main'",
        'Revert "table: keep undo offers across a restart"',
        "fixup! table: keep undo offers",
    ],
)
def test_a_good_title_passes(title: str) -> None:
    """An imperative that fits, and whatever git writes itself."""
    assert commit_title.problems(title) == []


@pytest.mark.parametrize(
    ("title", "problem"),
    [
        ("", "Begin with a room"),
        ("Keep undo offers", "Begin with a room"),
        ("Table: keep undo offers", "Begin with a room"),
        ("table:keep undo offers", "Begin with a room"),
        ("table: keeps undo offers", "'keeps' is not an imperative"),
        ("table: kept offers are listed", None),
        ("table: added undo offers", "'added' is not an imperative"),
        ("table: adding undo offers", "'adding' is not an imperative"),
        ("table: the undo offers", "'the' is not an imperative"),
        ("table: Keep undo offers", "in small letters"),
        ("table: keep undo offers.", "without a full stop"),
        ("table: keep " + "x" * 54, "It has 66 characters"),
    ],
)
def test_a_bad_title_is_refused_and_says_why(title: str, problem: str | None) -> None:
    """Only what the form of a word shows: an irregular participle gets through."""
    found = commit_title.problems(title)

    assert len(found) == (0 if problem is None else 1)
    assert problem is None or problem in found[0]


def git(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run git in *folder*, as nobody in particular."""
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    clean = {name: value for name, value in os.environ.items() if name[:4] != "GIT_"}
    command = ("git", *who, *words)
    return subprocess.run(
        command, cwd=folder, env=clean, capture_output=True, text=True, check=False
    )


def test_git_runs_the_hook_once_it_is_installed(tmp_path: Path) -> None:
    """And leaves another project's hook alone."""
    (tmp_path / "tools").mkdir()
    tool = shutil.copy(TOOL, tmp_path / "tools")
    git(tmp_path, "init", "--quiet")
    commit = ("commit", "--quiet", "--allow-empty", "-m")
    first = git(tmp_path, *commit, "anything goes")
    installed = subprocess.run(
        ["python3", tool, "--install"], cwd=tmp_path, check=False
    )
    refused = git(tmp_path, *commit, "anything goes")
    taken = git(tmp_path, *commit, "tools: check titles")

    assert first.returncode == 0
    assert installed.returncode == 0
    assert refused.returncode == 1
    assert "Begin with a room" in refused.stderr
    assert taken.returncode == 0

    hook = tmp_path / ".git/hooks/commit-msg"
    hook.write_text("#!/bin/sh\n")
    again = subprocess.run(["python3", tool, "--install"], cwd=tmp_path, check=False)

    assert again.returncode == 1
    assert hook.read_text() == "#!/bin/sh\n"
