"""Every language says what English says, with the same facts in it."""

from functools import cache
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import whiskerworks
from whiskerworks.words import languages
from whiskerworks.words.catalogue import SHARED, catalogues

OTHERS = [language for language in languages() if language != "en"]
CATALOGUES = [*SHARED, *whiskerworks.names()]


def catalogue(name: str, language: str) -> Traversable:
    """Return a catalogue: one that all games share, or a game's own."""
    if name in SHARED:
        return catalogues(None, language)[SHARED.index(name)]
    return catalogues(name, language)[-1]


class Facts(Visitor):
    """What a message speaks of: variables, other messages, and cases by name."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a parameter."""
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Note another message."""
        self.found.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        """Note a case, unless it is one of the language's plurals."""
        if isinstance(node.key, ast.Identifier) and node.key.name not in PLURALS:
            self.found.add(f"[{node.key.name}]")
        self.generic_visit(node)


PLURALS = ("zero", "one", "two", "few", "many", "other")


@cache
def facts(name: str, language: str) -> dict[str, set[str]]:
    """Return the messages of a catalogue in their order, with what each speaks of."""
    found: dict[str, set[str]] = {}
    resource = FluentParser().parse(catalogue(name, language).read_text("utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            seen = Facts()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_has_the_messages_of_the_english_one(
    name: str, language: str
) -> None:
    """In the same order, so that they can be read side by side."""
    assert list(facts(name, language)) == list(facts(name, "en"))


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_speaks_of_the_same_in_every_language(
    name: str, language: str
) -> None:
    """No parameter, no part and no case is forgotten or invented."""
    assert facts(name, language) == facts(name, "en")
