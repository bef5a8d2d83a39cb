"""The docs are true: nothing is missing, nothing is stale, examples run."""

import doctest
import re
from pathlib import Path

import pytest

import whiskerworks
from tools import pages
from whiskerworks.cli import COMMANDS
from whiskerworks.core.scene import MARKS
from whiskerworks.games import meta

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


def test_made_parts_are_what_the_program_says() -> None:
    """If not: `make docs`."""
    for path, text in pages.pages().items():
        assert path.read_text("utf-8") == text, f"{path.name} is stale"


@on_every_game
def test_every_game_has_a_page_with_all_its_codes(name: str) -> None:
    """Rules, options, refusals, endings and events each have their line."""
    facts = meta(name)
    page = (DOCS / "games" / f"{name}.md").read_text("utf-8")

    assert page.startswith(f"# {name}\n")
    for rule in facts.rules:
        assert f"- **{rule.id}** (" in page
    for code in [
        *[option.name for option in facts.options],
        *dict(facts.refusals),
        *dict(facts.endings),
        *dict(facts.events),
    ]:
        assert f"| `{code}` |" in page


@on_every_game
@pytest.mark.parametrize(
    "heading",
    ["Usage", "Rules", "Options", "Notation", "How it ends", "Our rulings"],
)
def test_every_page_of_a_game_has_the_same_headings(name: str, heading: str) -> None:
    """Whoever has read one finds their way in another."""
    page = (DOCS / "games" / f"{name}.md").read_text("utf-8")
    assert f"\n## {heading}\n" in page


@on_every_game
def test_every_game_is_credited_and_linked(name: str) -> None:
    """The list of games says whose they are, and that we are not them."""
    readme = (ROOT / "README.md").read_text("utf-8")
    games = (DOCS / "games" / "index.md").read_text("utf-8")

    assert f"| {name} |" in games
    assert meta(name).printed_title.split(" (")[0] in games
    assert "unofficial" in games
    assert "unofficial" in readme
    assert f"(docs/games/{name}.md)" in readme


@pytest.mark.parametrize(
    "code", ["over", "not-your-turn", "no-such-move", *MARKS, "BadOption", "BadRecord"]
)
def test_every_shared_code_has_its_paragraph(code: str) -> None:
    """Refusals of the contract, marks of offers, errors."""
    assert f"`{code}`" in (DOCS / "codes.md").read_text("utf-8")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_paragraph(command: str) -> None:
    """In the reference."""
    page = (DOCS / "commands.md").read_text("utf-8")
    assert f"\n## {command}\n" in page


def test_every_make_command_is_explained() -> None:
    """What contributors may call is in their page, what players call in the readme."""
    made = re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.M)
    said = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    said += (ROOT / "README.md").read_text("utf-8")

    assert made
    for command in made:
        assert f"make {command}" in said, command


def test_examples_run() -> None:
    """The game on the page of the API, and the docstring of the package."""
    page = doctest.testfile(str(DOCS / "api" / "index.md"), module_relative=False)
    module = doctest.testmod(whiskerworks)

    assert page.attempted == 7
    assert module.attempted == 4
    assert (page.failed, module.failed) == (0, 0)


def test_examples_on_the_page_of_pictures_run() -> None:
    """What it shows of programs and notebooks."""
    page = doctest.testfile(str(DOCS / "pictures.md"), module_relative=False)

    assert (page.attempted, page.failed) == (13, 0)


def test_examples_on_the_page_of_bots_run() -> None:
    """A bot chooses a legal move."""
    page = doctest.testfile(str(DOCS / "bots.md"), module_relative=False)

    assert (page.attempted, page.failed) == (7, 0)


def test_examples_on_the_page_of_research_run() -> None:
    """What a program sees, and how it is told so."""
    page = doctest.testfile(str(DOCS / "research.md"), module_relative=False)

    assert page.attempted >= 9
    assert page.failed == 0


@pytest.mark.parametrize("name", whiskerworks.names())
def test_examples_on_the_page_of_a_game_run(name: str) -> None:
    """Where there are any."""
    page = DOCS / "games" / f"{name}.md"
    assert doctest.testfile(str(page), module_relative=False).failed == 0


def test_links_within_the_docs_lead_somewhere() -> None:
    """Every page that is named is there."""
    for page in [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"
