"""Maze Cards as the second readings of the rules keep them."""

from whiskerworks.kit.decks import CLOCKWISE, HOLE, SIDES, Card


def fields_of(card: Card) -> tuple[str, str, str, dict[str, str]]:
    """Return id, walls, holes and cogs of a card as it lies at 0 degrees."""
    sides = list(zip(SIDES, card.sides, strict=True))
    return (
        card.id,
        card.walls(),
        "".join([name for name, side in sides if side.wall == HOLE]),
        {n: "cw" if s.cog == CLOCKWISE else "ccw" for n, s in sides if s.cog},
    )
