"""
Positions in tests are drawn, not indexed.

A drawing is what `Game.board` draws: cards of seven columns and three lines, walls as
`=` and `|`, mouse holes as `o`, cogs as `R` (clockwise) and `L`; a line `=` below them
is the belt. Every card lies at 0 degrees just as it is drawn: the deck of the game is
cut for the drawing. What it leaves out is filled with cards that are open on all
sides; where more cards must have been drawn, they lie under the first one. Cards lie
round e5: some on row 5 or on both sides of it, and so for column e [M4].
"""

from textwrap import dedent

import whiskerworks
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import State
from whiskerworks.kit.bits import members
from whiskerworks.kit.canvas import NAMES, PLACES
from whiskerworks.kit.decks import ANGLES, IDS, Card, Deck, Side

Box = list[str]
"""The three lines of seven columns that show a cell."""

STUDIO = "h,h,h,h"
# Every deck has these: the studio [M2], and what the standard set-up wants [M7].
NEEDED = (STUDIO, "o,o,w,o", "w,o,o,w")
PLAIN = "o,o,o,o"
PEOPLE = ("MOUSE", "CHEESE", "CAT")


def rules_of(game: Game) -> Rules:
    """Return the rules of a game of maze."""
    rules: object = game.rules
    assert isinstance(rules, Rules)
    return rules


def drawn(
    drawing: str,
    *,
    seats: int = 2,
    draws: int = 0,
    **fields: str,
) -> tuple[Game, State]:
    """
    Return the game and the position that a *drawing* shows.

    At least so many cards were drawn from the deck as *draws* says; *fields* are
    those of a position on one line; it is the turn of seat 0 if nothing is said.
    """
    cells, belt = _boxes(drawing)
    people = {name: cell for cell, box in cells.items() if (name := _person(box))}
    cards = {cell: _card(box) for cell, box in cells.items() if not _person(box)}
    held = [_card(box) for box in belt]
    deck = _deck([*cards.values(), *held])
    spare = [name for name in reversed(IDS) if name not in _ids(cards, held)]
    spare.sort(key=lambda name: deck.cards[IDS.index(name)].walls() != "")
    names = [card.id for card in held]
    room = 4 if fields.get("phase", "turn") in ("turn", "spin", "drop") else 3
    names += [spare.pop(0) for _ in range(room - len(held))]
    hidden = max(draws, 5 if "CAT" in people else 0) + 6 - len(cards) - len(names)
    buried = [spare.pop(0) for _ in range(hidden)]
    lying = [f"{cell}={card.id}@0" for cell, card in cards.items()]
    if buried:
        lying[0] += "+"
    said = {
        "phase": "turn",
        **{who.lower(): people.get(who, "-") for who in PEOPLE},
        "cards": ",".join(lying),
        "belt": ",".join(names),
        "buried": ",".join(buried) or "-",
        "seat": "0",
        "agendas": ",".join(["mouse", "cat", "cheese", "cucumber"][:seats]),
        **fields,
    }
    game = whiskerworks.load("maze", seats, deck=deck.named())
    text = " ".join([f"{name}:{value}" for name, value in said.items()])
    return game, state_of(game.read_state(text))


def state_of(state: Value) -> State:
    """Return a position as what it is."""
    assert isinstance(state, State)
    return state


def _boxes(drawing: str) -> tuple[dict[str, Box], list[Box]]:
    """Return what is drawn on each cell, and on the belt."""
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
            empty = not _person(box) and box[1][2] not in "mM"
            if not empty and head == "=":
                belt.append(box)
            elif not empty:
                cells[f"{columns[index]}{head}"] = box
    return cells, belt


def _person(box: Box) -> str:
    """Return who is drawn there, "" if it is a card."""
    name = box[1].strip()
    return name if name in PEOPLE else ""


def _card(box: Box) -> Card:
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


def _ids(cards: dict[str, Card], held: list[Card]) -> list[str]:
    return [card.id for card in [*cards.values(), *held]]


def _deck(cards: list[Card]) -> Deck:
    """Return a deck with these cards and others that make it one."""
    given = {card.id: card.sides for card in cards}
    texts = [",".join([side.text() for side in sides]) for sides in given.values()]
    rest = [text for text in NEEDED if text not in texts]
    for name in IDS:
        if name not in given:
            text = rest.pop(0) if rest else PLAIN
            given[name] = tuple([Side(side) for side in text.split(",")])
    assert not rest, "the drawing leaves no room for the cards that every deck has"
    return Deck(tuple([Card(name, given[name]) for name in IDS]))


def legal(game: Game, state: Value, first: str = "") -> set[str]:
    """Return every legal move as text, or those that begin with some letters."""
    texts = [game.write(state, move) for move in game.legal_moves(state)]
    assert len(set(texts)) == len(texts)
    return {text for text in texts if text.startswith(first)}


def cells(game: Game, state: Value, card: str) -> set[str]:
    """Return where a card of the belt can be placed."""
    return {text.split()[1] for text in legal(game, state, f"{card} ")}


def ends(game: Game, state: Value, who: str) -> set[str]:
    """Return where the mouse or the cat can go."""
    return {text.split()[1] for text in legal(game, state, f"{who} ")}


def played(game: Game, state: Value, *texts: str) -> State:
    """Return the position after these moves, each of which is legal."""
    for text in texts:
        move = game.read(state, text)
        assert game.why_illegal(state, move) is None, text
        assert move in game.legal_moves(state), text
        state = game.play(state, move)
    return state_of(state)


def refilled(game: Game, state: Value) -> State:
    """Return the position after some Maze Card is drawn to the belt."""
    return played(game, state, min(legal(game, state, "draw m")))


def refused(game: Game, state: Value, text: str) -> str:
    """Return the code and rule by which a move is refused, "" if it is legal."""
    refusal = game.why_illegal(state, game.read(state, text))
    return "" if refusal is None else f"{refusal.code} [{refusal.rule}]"


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


def lies(state: State, cell: str) -> str:
    """Return the upmost card on a cell: m03@90, with a + if others lie under it."""
    place = state.table.at(PLACES[cell])
    if not place & state.table.cards:
        return ""
    face = int(state.table.face(place))
    deep = "+" if state.table.deep & place else ""
    return f"{IDS[face // 4]}@{ANGLES[face % 4]}{deep}"


def walls(state: State, cell: str) -> str:
    """Return the walled sides of a card on the table, as it lies."""
    table = state.table
    place = table.at(PLACES[cell])
    assert place & table.cards
    opens = zip("NESW", (table.north, table.east, table.south, table.west), strict=True)
    return "".join([side for side, places in opens if not places & place])


def where(state: State, who: str) -> str:
    """Return the cell of the mouse, the cheese or the cat; "" if it is not there."""
    table = state.table
    place = {"mouse": table.mouse, "cheese": table.cheese, "cat": table.cat}[who]
    return NAMES[table.cell(members(place)[0])] if place else ""
