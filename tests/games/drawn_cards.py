"""
What drawings of positions with Maze Cards have in common.

A drawing is what `Game.board` draws: cards of seven columns and three lines, walls as
`=` and `|`, mouse holes as `o`, cogs as `R` (clockwise) and `L`; a line `=` below them
is the belt. Every card lies at 0 degrees just as it is drawn: the deck of the game is
cut for the drawing. What it leaves out is filled with cards that are open on all sides.
"""

from textwrap import dedent
from typing import Protocol

from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.kit.bits import members
from whiskerworks.kit.card_layout import CardLayout
from whiskerworks.kit.cell_grid import CELL_NAMES, CELLS_BY_NAME
from whiskerworks.kit.decks import ANGLES, CARD_IDS, Card, Deck, Side

Box = list[str]
"""The three lines of seven columns that show a cell."""

STUDIO = "h,h,h,h"
"""Every deck has this one card [M2]."""
PLAIN = "o,o,o,o"


class Tabled(Protocol):
    """A position of a game with Maze Cards."""

    @property
    def layout(self) -> CardLayout:
        """What lies on the table."""


def boxes(drawing: str) -> tuple[dict[str, Box], list[Box]]:
    """Return what is drawn on each cell, and the cards on the belt."""
    lines = [line for line in dedent(drawing).splitlines() if line.strip()]
    columns = lines[0].split()
    cells: dict[str, Box] = {}
    belt: list[Box] = []
    for first in range(1, len(lines), 3):
        three = lines[first : first + 3]
        head = three[1][0]
        for index in range(max(6, len(columns))):
            left = 3 + 8 * index
            box = [line[left : left + 7].ljust(7) for line in three]
            if not box[1].strip():
                continue
            if head == "=":
                belt.append(box)
            else:
                cells[f"{columns[index]}{head}"] = box
    return cells, belt


def is_card(box: Box) -> bool:
    """Return whether a Maze Card is drawn, not somebody or a name."""
    return box[1][2] in "mM"


def card_of(box: Box) -> Card:
    """Return the card that is drawn."""
    upper, middle, lower = box
    signs = {"R": "+", "L": "-"}
    sides = (
        Side(_level(upper), signs.get(upper[3], "")),
        Side(_upright(middle[6]), signs.get(middle[5], "")),
        Side(_level(lower), signs.get(lower[3], "")),
        Side(_upright(middle[0]), signs.get(middle[1], "")),
    )
    return Card(middle[2:5].lower(), sides)


def _level(line: str) -> str:
    if line[1] != "=":
        return "o"
    return "h" if line[2] == "o" else "w"


def _upright(sign: str) -> str:
    return {"|": "w", "o": "h"}.get(sign, "o")


def deck_with(cards: list[Card], needed: tuple[str, ...] = (STUDIO,)) -> Deck:
    """Return a deck with these cards and others that make it one."""
    given = {card.id: card.sides for card in cards}
    texts = [",".join([side.text() for side in sides]) for sides in given.values()]
    rest = [text for text in needed if text not in texts]
    for name in CARD_IDS:
        if name not in given:
            text = rest.pop(0) if rest else PLAIN
            given[name] = tuple([Side(side) for side in text.split(",")])
    assert not rest, "the drawing leaves no room for the cards that every deck has"
    return Deck(tuple([Card(name, given[name]) for name in CARD_IDS]))


def spares(deck: Deck, cards: list[Card]) -> list[str]:
    """Return the cards that are not drawn, those without walls first."""
    drawn = [card.id for card in cards]
    spare = [name for name in reversed(CARD_IDS) if name not in drawn]
    spare.sort(key=lambda name: deck.cards[CARD_IDS.index(name)].walls() != "")
    return spare


def legal(game: Game, state: Value, first: str = "") -> set[str]:
    """Return every legal move as text, or those that begin with some letters."""
    texts = [game.write(state, move) for move in game.legal_moves(state)]
    assert len(set(texts)) == len(texts)
    return {text for text in texts if text.startswith(first)}


def cells(game: Game, state: Value, card: str) -> set[str]:
    """Return where a card of the belt can be placed."""
    return {text.split()[1] for text in legal(game, state, f"{card} ")}


def ends(game: Game, state: Value, who: str) -> set[str]:
    """Return the cells of the legal moves that begin with a word: mouse, cat, bomb."""
    return {text.split()[1] for text in legal(game, state, f"{who} ")}


def play_all(game: Game, state: Value, *texts: str) -> Value:
    """Return the position after these moves, each of which is legal."""
    for text in texts:
        move = game.read(state, text)
        assert game.why_illegal(state, move) is None, text
        assert move in game.legal_moves(state), text
        state = game.play(state, move)
    return state


def ending(game: Game, state: Value) -> str:
    """Return the reason of the end and who wins, "" while the game goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        return ""
    winners = ",".join(map(str, outcome.winners))
    return f"{outcome.reason}: {winners or 'nobody'}"


def field(game: Game, state: Value, name: str) -> str:
    """Return what a field of the position on one line says."""
    said = dict(word.split(":") for word in game.write_state(state).split())
    return str(said[name])


def lies(state: Tabled, cell: str) -> str:
    """Return the upmost card on a cell: m03@90, with a + if others lie under it."""
    place = state.layout.at(CELLS_BY_NAME[cell])
    if not place & state.layout.cards:
        return ""
    face = int(state.layout.face(place))
    stacked = "+" if state.layout.stacked & place else ""
    return f"{CARD_IDS[face // 4]}@{ANGLES[face % 4]}{stacked}"


def walls(state: Tabled, cell: str) -> str:
    """Return the walled sides of a card on the table, as it lies."""
    layout = state.layout
    place = layout.at(CELLS_BY_NAME[cell])
    assert place & layout.cards
    opens = zip(
        "NESW", (layout.north, layout.east, layout.south, layout.west), strict=True
    )
    return "".join([side for side, places in opens if not places & place])


def where(state: Tabled, who: str) -> str:
    """Return the cell of the mouse, the cheese or the cat; "" if it is not there."""
    layout = state.layout
    place = {"mouse": layout.mouse, "cheese": layout.cheese, "cat": layout.cat}[who]
    return CELL_NAMES[layout.cell(members(place)[0])] if place else ""
