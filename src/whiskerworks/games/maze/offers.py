"""What the seat on turn may play in maze, and what it does."""

from whiskerworks.core.message import Message, Params
from whiskerworks.core.rules import listed
from whiskerworks.core.scene import ENDS, FINAL, LOSES, WINS, Offer
from whiskerworks.games.maze import notation
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    MOVING,
    RUNNING,
    TOOK_CHEESE,
    State,
    agenda_of,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CAT, MOUSE, winner_now
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.card_events import spin_params, walk_params, who_waits
from whiskerworks.kit.card_offers import arrival, lay_params, lay_spots, meeting
from whiskerworks.kit.piece_ids import angle_id
from whiskerworks.kit.table_pieces import spot_on
from whiskerworks.kit.ways import chased


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
    if move < numbers.SKIP:
        return arrival(text, move - int(numbers.ARRIVE))
    if move == numbers.SKIP:
        return Offer(text, ("skip",), Message("offer-skip"))
    agenda = AGENDAS[agenda_of(state.agendas, state.seat) - 1]
    say = Message("offer-reveal", {"agenda": agenda})
    return Offer(text, ("reveal",), say, (FINAL,))


def _lay(rules: Rules, state: State, text: str, move: int, code: str) -> Offer:
    """Offer to place or drop a card; tells which cards its cogs turn [M12]."""
    laying = move % int(numbers.LAYINGS)
    after = rules.play(state, move)
    sent = who_waits(int(after.waiting))
    params: Params = {
        **lay_params(state.table, rules.faces, laying),
        "sent": len(sent),
        "who": sent,
        "now": AGENDAS[winner_now(after.table) - 1],
    }
    spots = lay_spots(state.table, laying)
    return Offer(text, spots, Message(code, params), _forced(rules, state, after))


def _forced(rules: Rules, state: State, after: State) -> tuple[str, ...]:
    """Return the marks that all moves bear which can follow a placed card [M15]."""
    if after.phase != MOVING:
        return ()
    ends = {rules.play(after, move).ending for move in listed(rules, after)}
    if len(ends) > 1 or RUNNING in ends:
        return ()
    return _marks(state, "cheese" if TOOK_CHEESE in ends else "cat")


def _spin(rules: Rules, state: State, text: str, move: int) -> Offer:
    number = move - int(numbers.SPIN)
    turn, cell = divmod(number, CELLS)
    after = rules.play(state, move)
    now = AGENDAS[winner_now(after.table) - 1]
    params: Params = {**spin_params(state.table, number), "now": now}
    spots = (spot_on(state.table, cell), angle_id(turn + 1))
    return Offer(text, spots, Message("offer-spin", params))


def _walk(state: State, text: str, move: int) -> Offer:
    """Offer a move of Mouse or Cat, with its way; marked if somebody is met [M15]."""
    cat = move >= numbers.CAT
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    who = "cat" if cat else "mouse"
    table = state.table
    placed, goal = table.at(state.placed), table.at(cell)
    way = chased(table, cat, placed, goal, state.holes != 0)
    meets = meeting(table, cat, cell)
    params: Params = {**walk_params(who, cell, way), "meets": meets}
    spots = (who, spot_on(table, cell))
    return Offer(text, spots, Message("offer-walk", params), _marks(state, meets))


def _marks(state: State, meets: str) -> tuple[str, ...]:
    """Return whether a meeting wins the game for the seat on turn [M15]."""
    if meets == "nobody":
        return ()
    winning = MOUSE if meets == "cheese" else CAT
    own = agenda_of(state.agendas, state.seat) == winning
    return (WINS, ENDS) if own else (LOSES, ENDS)
