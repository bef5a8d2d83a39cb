"""The manual page: man shows it, and all commands are in it."""

import os
import shutil
import subprocess

import pytest

from tools import commands, manual


def test_man_shows_every_command_without_a_complaint() -> None:
    """Also dashes, quotes and bars, as they are to be typed."""
    man = shutil.which("man")
    if man is None:
        pytest.skip("man is not installed")
    wide = {**os.environ, "MANWIDTH": "200", "LC_ALL": "C.UTF-8"}
    shown = subprocess.run(
        [man, "--warnings", "-P", "cat", "-l", str(manual.PAGE)],
        env=wide,
        capture_output=True,
        text=True,
        check=False,
    )
    if "minimized" in shown.stdout:
        pytest.skip("man shows nothing here: the system is minimized")

    assert shown.stderr == ""
    for taken in commands.everything():
        assert commands.synopsis(taken) in shown.stdout
    assert 'eval "$(whiskerworks completion bash)"' in shown.stdout
    assert "whiskerworks completion fish | source" in shown.stdout


def test_what_is_a_word_of_the_program_is_bold() -> None:
    """Not between signs that mean nothing in a manual."""
    shown = manual.page()

    assert "`" not in shown
    assert "a name that \\fBgames\\fR lists" in shown
