"""The command `play`, in the language of whoever plays."""

import argparse

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
        "whiskerworks: there are no words in 'tlh'; there are: de, el, en, fr, it, nl\n"
    )
