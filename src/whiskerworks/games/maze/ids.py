"""The names of the pieces of maze's scene that events and offers speak of."""

from whiskerworks.kit.decks import IDS


def card_id(card: int) -> str:
    """Return the id of a Maze Card, on the table or on the belt."""
    return f"card-{IDS[card]}"


def agenda_id(seat: int) -> str:
    """Return the id of the agenda of a seat."""
    return f"agenda-{seat}"


def angle_id(turn: int) -> str:
    """Return the id of the button that turns a card so many quarters."""
    return f"angle-{90 * turn}"
