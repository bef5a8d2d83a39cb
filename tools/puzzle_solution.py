"""
Write the solution of our deck's picture, for the hints of the puzzle.

    python -m tools.puzzle_solution

It uses the solver (the extra `lab`), so that the game does not have to. Run it after a
change of the deck; it prints the digest for `kit/deck_option.py`.
"""

from pathlib import Path
from typing import Final

from whiskerworks.games import data
from whiskerworks.kit import deck_option
from whiskerworks.kit.deck_file import read_deck_file
from whiskerworks.kit.decks import CARD_IDS, Deck
from whiskerworks.kit.picture_assembly import (
    PLACE_NAMES,
    Assembly,
    is_assembled,
    placed_cards,
)
from whiskerworks.lab.assembly_solver import find_assembly, find_other_assembly

GAMES: Final = Path(__file__).parents[1] / "src/whiskerworks/games"
PATH: Final = GAMES / "puzzle/solution.toml"
HEADER: Final = """\
# Where each card of our deck lies, and how far it is turned: "m07 90". The same picture
# turned by 180 degrees is as true. Written by `python -m tools.puzzle_solution`.

"""


def main() -> None:
    """Solve our deck, prove that the picture is the only one, and write it."""
    deck = read_deck_file(data("puzzle")[deck_option.DECK_FILE])
    found = find_assembly(deck)
    if found is None:
        raise SystemExit("our deck cannot be put together")
    if find_other_assembly(deck, found) is not None:
        raise SystemExit("our deck can be put together in several ways")
    PATH.write_text(HEADER + solution_text(deck, found), "utf-8")
    print(f"{PATH.name} is written for deck {deck.digest}")
    if deck.digest != deck_option.OUR_DIGEST:
        print(f"OUR_DIGEST in kit/deck_option.py is {deck_option.OUR_DIGEST}: set it")


def solution_text(deck: Deck, assembly: Assembly) -> str:
    """
    Return *assembly* as the text of a file, as the game reads it.

    Raises:
        ValueError: It does not assemble *deck*.
    """
    if not is_assembled(deck, assembly):
        raise ValueError("this is not an assembly of the deck")
    lines = [f'deck = "{deck.digest}"', ""]
    for card, place, angle in placed_cards(assembly):
        lines.append(f'{PLACE_NAMES[place]} = "{CARD_IDS[card]} {angle}"')
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
