# compiled: hot
"""How the pieces of arena's scene are called, by those who draw and who move them."""

from whiskerworks.games.arena.setup import COLOURS, KINDS, SORTS


def mouse_id(seat: int) -> str:
    """Return the id of a seat's mouse."""
    return f"mouse-{COLOURS[seat]}"


def plate_id(seat: int) -> str:
    """Return the id of the plate with a seat's points."""
    return f"plate-{COLOURS[seat]}"


def cheese_id(name: str) -> str:
    """Return the id of the cheese on the hex of that *name*."""
    return f"cheese-{name}"


def die_id(sort: int, number: int = 1) -> str:
    """Return the id of a die of the pool; dice of a sort are numbered from 1."""
    return f"die-{SORTS[sort]}" if number == 1 else f"die-{SORTS[sort]}-{number}"


def blank_id(kind: int, number: int) -> str:
    """Return the id of a die that is used or not rolled; numbered from 1."""
    return f"blank-{KINDS[kind]}-{number}"
