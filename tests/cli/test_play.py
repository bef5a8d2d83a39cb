"""The command `play`, in the language of whoever plays."""

import argparse
import shlex

import pytest

from tests.cli.said import Said
from whiskerworks.cli.arguments import language_of


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Return a way to set up an environment in which no language is set."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "el"}, "el"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR@euro"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "nl_BE"}, "nl"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_is_the_systems_where_it_is_ours(
    settings: dict[str, str], language: str, nowhere: pytest.MonkeyPatch
) -> None:
    """As other programs read it: what is set for all comes first."""
    for name, value in settings.items():
        nowhere.setenv(name, value)

    assert language_of(argparse.Namespace(language=None)) == language
    assert language_of(argparse.Namespace(language="it")) == "it"


def test_a_language_without_words_is_refused(said: Said) -> None:
    """It is said which there are."""
    said.by("play", "gears", "--language", "tlh", code=2)

    assert said.complaint == (
        "whiskerworks: unknown language 'tlh'; choose one of: de, el, en, fr, it, nl\n"
    )


def test_what_was_played_is_named_by_a_command_that_plays_it_again(said: Said) -> None:
    """With the luck of the first time, and nothing else to be remembered."""
    arguments = ("arena", "--seats", "3", "-o", "goal=2", "--bot", "random")
    first = said.by("play", *arguments, "--seat", "1")
    command = shlex.split(first.splitlines()[0])

    assert command[:-1] == [
        *("whiskerworks", "play", "arena", "--seats", "3", "-o", "goal=2"),
        *("--seat", "1", "--bot", "random", "--seed"),
    ]
    assert said.by(*command[1:]) == first
