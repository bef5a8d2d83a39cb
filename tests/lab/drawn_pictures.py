"""Pictures drawn seam by seam, cut into decks; and a second, plain way to count."""

from collections import defaultdict

from whiskerworks.kit.decks import (
    CARD_COUNT,
    CARD_IDS,
    HOLE,
    OPEN,
    WALL,
    Card,
    Deck,
    Side,
)
from whiskerworks.kit.picture_assembly import FRAME_EDGE, PLACES_BY_NAME, place_beyond

Face = tuple[tuple[str, str], ...]
STUDIO = "d2"
TRAILS = ("crumbs", "paws", "rind", "vine", "yarn")


class Drawing:
    """
    A picture in which every seam inside is open and has a motif of its own.

    There are plants all round it: without them the upper rows might as well lie
    below the lower ones, the open seams between them on the frame.
    """

    def __init__(self) -> None:
        self.sides: dict[tuple[int, int], Side] = {}
        for place in range(CARD_COUNT):
            for side in range(4):
                other = place_beyond(place, side)
                self.sides[place, side] = Side(WALL, "", "plant")
                if other != FRAME_EDGE:
                    pair = (min(place, other), max(place, other))
                    self.sides[place, side] = Side(OPEN, "", letters(pair))
        for letter in "NESW":
            self.draw(STUDIO, letter, HOLE)

    def draw(self, name: str, side: str, wall: str, motif: str = "") -> None:
        """Draw *wall* and *motif* on both faces of a seam, named like b2 and N."""
        place, number = PLACES_BY_NAME[name], "NESW".index(side)
        self.sides[place, number] = Side(wall, "", motif)
        other = place_beyond(place, number)
        if other != FRAME_EDGE:
            self.sides[other, (number + 2) % 4] = Side(wall, "", motif)

    def cut(self) -> Deck:
        """Return the deck: m01 lies at a1, m02 at b1 and so on, all at 0 degrees."""
        faces = [tuple([self.sides[p, i] for i in range(4)]) for p in range(CARD_COUNT)]
        cards = [Card(name, face) for name, face in zip(CARD_IDS, faces, strict=True)]
        return Deck(tuple(cards))


def letters(pair: tuple[int, int]) -> str:
    """Return a motif that no other seam has."""
    return "".join([chr(ord("a") + n // 26) + chr(ord("a") + n % 26) for n in pair])


def count(deck: Deck) -> int:
    """
    Return how many assemblies there are, half turns counted apart.

    Found by laying cards column by column wherever they fit, without a solver and
    without `kit.picture_assembly`: a second opinion.
    """
    fitting: dict[tuple[object, ...], list[tuple[str, Face]]] = defaultdict(list)
    for row in range(4):
        for column in range(7):
            for name, face in _faces(deck, row, column):
                north, west = face[0], face[3]
                beside = (north if row else None, west if column else None)
                fitting[row, column, *beside].append((name, face))
    return _lay(fitting, [], set())


def _faces(deck: Deck, row: int, column: int) -> list[tuple[str, Face]]:
    """Return what may lie there, as far as the frame is concerned."""
    framed = (row == 0, column == 6, row == 3, column == 0)
    found = []
    for card in deck.cards:
        turns = [card.sides[i:] + card.sides[:i] for i in range(4)]
        faces = {tuple([side.seam for side in turn]) for turn in turns}
        fit = [face for face in faces if all(map(_may_lie, face, framed))]
        found.extend([(card.id, face) for face in fit])
    return found


def _may_lie(seam: tuple[str, str], framed: bool) -> bool:
    wall, motif = seam
    return (motif not in TRAILS or wall == OPEN) if framed else motif != "plant"


def _lay(
    fitting: dict[tuple[object, ...], list[tuple[str, Face]]],
    laid: list[Face],
    used: set[str],
) -> int:
    """Return in how many ways the cards not yet *used* continue what is *laid*."""
    column, row = divmod(len(laid), 4)
    if len(laid) == CARD_COUNT:
        return 1
    north = laid[-1][2] if row else None
    west = laid[-4][1] if column else None
    ways = 0
    for name, face in fitting.get((row, column, north, west), ()):
        if name not in used:
            ways += _lay(fitting, [*laid, face], used | {name})
    return ways
