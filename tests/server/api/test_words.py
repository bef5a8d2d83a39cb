"""Whatever the server and its pages say has words, in every language."""

import re
from pathlib import Path

import pytest

import whiskerworks.server
from whiskerworks.server.game_info import catalogue_text
from whiskerworks.server.problems import CODES
from whiskerworks.words import languages

PAGES = Path(whiskerworks.server.__file__).parent / "pages"
in_every_language = pytest.mark.parametrize("language", languages())


def keys(language: str) -> list[str]:
    """Return the keys of everything that is shared by all games."""
    return re.findall(r"^([a-z][\w-]*) =", catalogue_text(language, None), re.M)


@in_every_language
def test_every_problem_has_words(language: str) -> None:
    """And no sentence is for a problem that there is not."""
    found = {key for key in keys(language) if key.startswith("problem-")}

    assert found == {f"problem-{code}" for code in CODES}


@in_every_language
def test_the_words_of_the_browser_client_come_with_those_that_all_share(
    language: str,
) -> None:
    """So that it asks once."""
    assert "web-loading" in keys(language)


@in_every_language
def test_everything_that_pages_say_has_words(language: str) -> None:
    """As far as they name it in one piece."""
    text = "".join([path.read_text("utf-8") for path in PAGES.glob("*.py")])
    named = set(re.findall(r'\bpage_text\(\s*"([\w-]+)"', text))

    assert named
    assert {f"page-{name}" for name in named} <= set(keys(language))


@in_every_language
def test_no_key_stands_there_twice(language: str) -> None:
    """The second would hide the first."""
    found = keys(language)

    assert len(found) == len(set(found))
