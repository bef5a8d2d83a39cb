"""Read decks of Maze Cards for commands, and solve their pictures."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from whiskerworks.cli.files import NotText, read_text, shown
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.extras import MissingExtra
from whiskerworks.kit import deck_option
from whiskerworks.kit.deck_file import read_deck_file
from whiskerworks.kit.decks import BadDeck, Deck
from whiskerworks.kit.picture_assembly import Assembly

OUR_DECK: Final = "ours"
"""Stands for our own deck in place of a file."""
DECK_HELP: Final = "a deck, as a TOML file; - for standard input, ours for our own deck"
DEFAULT_EFFORT: Final = 60
"""Default effort of the solver, roughly in seconds."""


class BadInputFile(WhiskerworksError):
    """An input file is invalid; the text names it."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(f"{shown(file)}: {problem}", file, problem)
        self.problem = problem


class Unsolved(WhiskerworksError):
    """The solver is not installed, or ran out of effort."""


def read_deck(name: str) -> Deck:
    """
    Return the deck in a file; - for standard input, `ours` for our own deck.

    Raises:
        BadInputFile: It is not a valid deck; the error names card and side.
        OSError: It cannot be read.
    """
    try:
        return read_deck_file(text_of(name))
    except BadDeck as problem:
        raise BadInputFile(name, str(problem)) from None


def text_of(name: str) -> str:
    """
    Return the text of a file; - for standard input, `ours` for our own deck.

    Raises:
        BadInputFile: It is not UTF-8 text.
        OSError: It cannot be read.
    """
    if name == OUR_DECK:
        from whiskerworks.games import data

        return data("puzzle")[deck_option.DECK_FILE]
    try:
        return read_text(name)
    except NotText as problem:
        raise BadInputFile(name, str(problem)) from None


def known_picture(deck: Deck) -> Assembly | None:
    """Return the stored picture of *deck*, proven to be the only one, or None."""
    from whiskerworks.games import data
    from whiskerworks.games.puzzle.rules import solution_of

    return solution_of(deck, data("puzzle"))


@contextmanager
def _solver() -> Iterator[None]:
    """Turn a missing solver or a timeout into Unsolved."""
    try:
        yield
    except (MissingExtra, TimeoutError) as problem:
        raise Unsolved(str(problem)) from None


def solve(deck: Deck, effort: int) -> Assembly | None:
    """
    Return the picture that all cards of *deck* form, or None if they form none.

    Raises:
        Unsolved: The solver is not installed, or *effort* was not enough.
    """
    with _solver():
        from whiskerworks.lab.assembly_solver import find_assembly

        return find_assembly(deck, effort=effort)


def is_only(deck: Deck, picture: Assembly, effort: int) -> bool:
    """
    Return whether *deck* forms no picture but this one and its half turn.

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
