"""Decks as commands take them, and what the solver says of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from whiskerworks.cli.files import NotText, read_text, shown
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.extras import MissingExtra
from whiskerworks.kit import our_deck
from whiskerworks.kit.deck_file import read_file
from whiskerworks.kit.decks import BadDeck, Deck
from whiskerworks.kit.seams import Assembly

OUR_DECK: Final = "ours"
"""What is said instead of a file for our own deck."""
DECK_HELP: Final = "a deck, as a TOML file; - for input, ours for our own"
DEFAULT_EFFORT: Final = 60
"""How hard the solver tries, where nobody says: about seconds."""


class BadInputFile(WhiskerworksError):
    """A file does not hold what it should; the text names it."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(f"{shown(file)}: {problem}", file, problem)
        self.problem = problem


class Unsolved(WhiskerworksError):
    """There is no solver, or it did not find out in time."""


def read_deck(name: str) -> Deck:
    """
    Return the deck in the file of that *name*; - for input, `ours` for our own.

    Raises:
        BadFile: It is none; card and side are named.
        OSError: It cannot be read.
    """
    try:
        return read_file(text_of(name))
    except BadDeck as problem:
        raise BadInputFile(name, str(problem)) from None


def text_of(name: str) -> str:
    """
    Return what the file of that *name* holds; - for input, `ours` for our own deck.

    Raises:
        BadFile: It is no text.
        OSError: It cannot be read.
    """
    if name == OUR_DECK:
        from whiskerworks.games import data

        return data("puzzle")[our_deck.FILE]
    try:
        return read_text(name)
    except NotText as problem:
        raise BadInputFile(name, str(problem)) from None


def known_picture(deck: Deck) -> Assembly | None:
    """Return the picture of *deck* that we keep, proven to be the only one; or None."""
    from whiskerworks.games import data
    from whiskerworks.games.puzzle.rules import solution_of

    return solution_of(deck, data("puzzle"))


@contextmanager
def _solver() -> Iterator[None]:
    """Say in one way that the solver is missing, or gave up (a TimeoutError)."""
    try:
        yield
    except (MissingExtra, TimeoutError) as problem:
        raise Unsolved(str(problem)) from None


def solve(deck: Deck, effort: int) -> Assembly | None:
    """
    Return the picture that all cards of *deck* make, or None: they make none.

    Raises:
        Unsolved: The solver is missing, or *effort* was not enough.
    """
    with _solver():
        from whiskerworks.lab.assembly_solver import find_assembly

        return find_assembly(deck, effort=effort)


def is_only(deck: Deck, picture: Assembly, effort: int) -> bool:
    """
    Tell whether *deck* makes no other picture than this one and its half turn.

    Raises:
        Unsolved: As `solve`.
    """
    with _solver():
        from whiskerworks.lab.assembly_solver import find_other_assembly

        return find_other_assembly(deck, picture, effort=effort) is None


def in_frame(picture: Assembly) -> str:
    """Return *picture* as a position of the puzzle."""
    from whiskerworks.games.puzzle.notation import write_frame

    return f"frame:{write_frame(picture)}"
