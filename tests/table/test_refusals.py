"""Every refusal of a table names a rule and has a sentence; every rule has a page."""

import re
from pathlib import Path

import pytest

import whiskerworks
from whiskerworks.core.message import Message
from whiskerworks.table import refusals
from whiskerworks.words import words

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src/whiskerworks/table").glob("*.py"))
SENTENCES = (ROOT / "src/whiskerworks/words/en.ftl").read_text("utf-8")


def raised() -> set[str]:
    """Return the codes that stand in the sources of the table."""
    text = "".join([path.read_text("utf-8") for path in SOURCES])
    return set(re.findall(r'(?:refuse\(|else )"([a-z-]+)"', text))


@pytest.mark.parametrize("code", refusals.REFUSALS)
def test_a_refusal_has_a_rule_and_a_sentence(code: str) -> None:
    """Whichever game is played."""
    assert refusals.REFUSALS[code] in refusals.RULES
    names = sorted(set(re.findall(r"\$(\w+)", SENTENCES)))
    message = Message(f"refusal-{code}", dict.fromkeys(names, 1))
    for game in whiskerworks.names():
        assert words(game).say(message)


@pytest.mark.parametrize("rule", refusals.RULES)
def test_a_rule_has_a_sentence_and_a_section(rule: str) -> None:
    """In the catalogue and on its page."""
    page = (ROOT / "docs/table.md").read_text("utf-8")

    assert words("gears").say(Message(f"rule-{rule}"))
    assert re.search(rf"^### {rule} ", page, re.MULTILINE)


def test_no_game_has_rules_that_are_called_like_the_tables() -> None:
    """Else nobody knew which rule a refusal means."""
    for name in whiskerworks.names():
        ids = {rule.id for rule in whiskerworks.load(name).meta.rules}
        assert not ids & set(refusals.RULES)


def test_every_code_in_the_sources_is_declared() -> None:
    """A code nobody declared would be an error when it is raised."""
    assert {code for code in raised() if "-" in code} <= set(refusals.REFUSALS)
