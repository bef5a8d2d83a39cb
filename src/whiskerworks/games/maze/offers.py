"""What the seat on turn may play in maze, and what it does."""

from whiskerworks.core.message import Message, Pairs
from whiskerworks.core.rules import room
from whiskerworks.core.scene import ENDS, FINAL, LOSES, WINS, Offer
from whiskerworks.games.maze import moves as numbers
from whiskerworks.games.maze import notation
from whiskerworks.games.maze.explain import Turned, turned_by, walk
from whiskerworks.games.maze.ids import angle_id, card_id
from whiskerworks.games.maze.notes import waiting
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.setup import AGENDAS
from whiskerworks.games.maze.state import (
    CAT,
    CAT_WAITS,
    MOUSE,
    MOUSE_WAITS,
    MOVING,
    RUNNING,
    TOOK_CHEESE,
    State,
    agenda_of,
)
from whiskerworks.games.maze.turns import winner_now
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.decks import ANGLES, IDS


def offer(rules: Rules, state: State, move: int) -> Offer:
    """Return a legal move of the seat on turn, and how to choose it."""
    text = notation.write(rules, state, move)
    if move < numbers.DROP:
        return _lay(rules, state, text, move, "offer-place")
    if move < numbers.START:
        return _lay(rules, state, text, move, "offer-drop")
    if move < numbers.MOUSE:
        return _spin(rules, state, text, move)
    if move < numbers.ARRIVE:
        return _walk(state, text, move)
    if move < numbers.REVEAL:
        cell = NAMES[move - int(numbers.ARRIVE)]
        return Offer(text, (cell,), Message("offer-arrive", (("cell", cell),)))
    if move == numbers.SKIP:
        return Offer(text, ("skip",), Message("offer-skip"))
    agenda = AGENDAS[agenda_of(state.agendas, state.seat) - 1]
    say = Message("offer-reveal", (("agenda", agenda),))
    return Offer(text, ("reveal",), say, (FINAL,))


def _lay(rules: Rules, state: State, text: str, move: int, code: str) -> Offer:
    """Offer to place or drop a card; tells which cards its cogs turn [M12]."""
    face, cell = divmod(move % int(numbers.LAYINGS), CELLS)
    table = state.table
    turned = tuple([_turn(one) for one in turned_by(table, rules.faces, face, cell)])
    after = rules.play(state, move)
    sent = waiting(after)
    pairs: Pairs = (
        ("card", IDS[face // 4]),
        ("cell", NAMES[cell]),
        ("angle", ANGLES[face % 4]),
        ("covers", int(table.at(cell) & table.cards != 0)),
        ("count", len(turned)),
        ("turned", turned),
        ("sent", len(sent)),
        ("who", sent),
        ("now", AGENDAS[winner_now(after.table) - 1]),
    )
    spots = (card_id(face // 4), angle_id(face % 4), _spot(state, cell))
    return Offer(text, spots, Message(code, pairs), _forced(rules, state, after))


def _spot(state: State, cell: int) -> str:
    """Return the id of what is clicked on a cell: what lies there, or the cell."""
    table = state.table
    place = table.at(cell)
    if place & table.cards:
        return card_id(int(table.face(place) // 4))
    people = (("mouse", table.mouse), ("cheese", table.cheese), ("cat", table.cat))
    there = [who for who, stands in people if place & stands]
    return there[0] if there else NAMES[cell]


def _forced(rules: Rules, state: State, after: State) -> tuple[str, ...]:
    """Return the marks that all moves bear which can follow a placed card [M15]."""
    if after.phase != MOVING:
        return ()
    moves = room(rules.most_moves)
    count = rules.fill(after, moves)
    ends = {rules.play(after, moves[i]).ending for i in range(count)}
    if len(ends) > 1 or RUNNING in ends:
        return ()
    return _marks(state, "cheese" if TOOK_CHEESE in ends else "cat")


def _turn(one: Turned) -> Message:
    return Message("turns", one.pairs())


def _spin(rules: Rules, state: State, text: str, move: int) -> Offer:
    turn, cell = divmod(move - int(numbers.SPIN), CELLS)
    face = int(state.table.face(state.table.at(cell)))
    after = rules.play(state, move)
    pairs: Pairs = (
        ("card", IDS[face // 4]),
        ("cell", NAMES[cell]),
        ("angle", ANGLES[turn + 1]),
        ("now", AGENDAS[winner_now(after.table) - 1]),
    )
    spots = (card_id(face // 4), angle_id(turn + 1))
    return Offer(text, spots, Message("offer-spin", pairs))


def _walk(state: State, text: str, move: int) -> Offer:
    """Offer a move of Mouse or Cat, with its way; marked if somebody is met [M15]."""
    cat = move >= numbers.CAT
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    name = "cat" if cat else "mouse"
    goal = state.table.at(cell)
    found = walk(state, int(CAT_WAITS if cat else MOUSE_WAITS), goal)
    cells = [NAMES[step] for step in found.cells] if found is not None else []
    meets = "nobody"
    if goal & state.table.cheese:
        meets = "cheese"
    elif goal & state.table.people():
        meets = "mouse" if cat else "cat"
    pairs: Pairs = (
        ("who", Message(f"who-{name}")),
        ("cell", NAMES[cell]),
        ("cells", " ".join(cells)),
        ("meets", meets),
    )
    spots = (name, _spot(state, cell))
    return Offer(text, spots, Message("offer-walk", pairs), _marks(state, meets))


def _marks(state: State, meets: str) -> tuple[str, ...]:
    """Return whether a meeting wins the game for the seat on turn [M15]."""
    if meets == "nobody":
        return ()
    winning = MOUSE if meets == "cheese" else CAT
    own = agenda_of(state.agendas, state.seat) == winning
    return (WINS, ENDS) if own else (LOSES, ENDS)
