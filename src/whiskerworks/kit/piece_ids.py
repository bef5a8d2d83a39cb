# compiled: warm
"""The names of pieces that offers speak of, in every game with Maze Cards."""

from whiskerworks.kit.decks import IDS


def card_id(card: int) -> str:
    """Return the id of a Maze Card, on the table or on the belt."""
    return f"card-{IDS[card]}"


def angle_id(turn: int) -> str:
    """Return the id of the button that turns a card so many quarters."""
    return f"angle-{90 * turn}"
