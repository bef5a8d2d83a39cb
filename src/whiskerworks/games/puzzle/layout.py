# compiled: warm
"""
Where the pieces of the puzzle lie in its scene.

From top to bottom: the frame with letters above and numbers on its left, the buttons,
the tray. Every card has a place of its own in the tray, and finds it empty when it
comes back. A card is one unit wide in the frame.
"""

from typing import Final

from whiskerworks.kit.seams import COLUMNS

Spot = tuple[float, float]

WIDTH: Final = 8.6
HEIGHT: Final = 11.5
HEIGHT_SOLVED: Final = 5.6
"""How high the scene is when there is nothing left but the picture."""
MIDDLE: Final = 4.3
"""The middle of the frame, the buttons and the tray, from the left."""
FRAME: Final = 2.95
"""The middle of the frame, from the top."""
LABEL: Final = 0.24
"""How large the letters and numbers beside the frame are."""
CARD: Final = 0.98
"""How large cards in the tray are."""
NAME: Final = 0.17
"""How large their names are."""

_LETTERS: Final = 0.34
_NUMBERS: Final = 0.26
_BUTTONS: Final = 5.82
_TRAY: Final = 6.95
_ACROSS: Final = 1.18
_DOWN: Final = 1.24
_UNDER: Final = 0.61
"""How far below the middle of a card in the tray its name stands."""


def place_spot(place: int) -> Spot:
    """Return the middle of a place of the frame."""
    row, column = divmod(place, COLUMNS)
    return spot(MIDDLE + column - 3, FRAME + row - 1.5)


def letter_spot(column: int) -> Spot:
    """Return where the letter of a column stands."""
    return spot(MIDDLE + column - 3, _LETTERS)


def number_spot(row: int) -> Spot:
    """Return where the number of a row stands."""
    return spot(_NUMBERS, FRAME + row - 1.5)


def tray_spot(card: int) -> Spot:
    """Return the middle of a card in the tray."""
    row, column = divmod(card, COLUMNS)
    return spot(MIDDLE + (column - 3) * _ACROSS, _TRAY + row * _DOWN)


def name_spot(card: int) -> Spot:
    """Return where the name of a card in the tray stands: below it."""
    x, y = tray_spot(card)
    return spot(x, y + _UNDER)


def angle_spot(number: int) -> Spot:
    """Return the middle of one of the four buttons that turn a card."""
    return spot(MIDDLE - 2.4 + number * 0.95, _BUTTONS)


def clue_spot() -> Spot:
    """Return the middle of the button that asks for a hint."""
    return spot(MIDDLE + 2.35, _BUTTONS)


def spot(x: float, y: float) -> Spot:
    """Return a spot with no more digits than are seen."""
    return round(x, 3), round(y, 3)
