# compiled: warm
"""What the seat on turn may play in maze, and what it does."""

from whiskerworks.core.message import Message, Params
from whiskerworks.core.rules import listed
from whiskerworks.core.scene import ENDS, FINAL, LOSES, WINS, Offer
from whiskerworks.games.maze import moves as own
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    MOVING,
    RUNNING,
    TOOK_CHEESE,
    State,
    agenda_of,
)
from whiskerworks.games.maze.view import MazeView
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CAT, MOUSE, winner_now
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.card_events import spin_params, walk_params, who_waits
from whiskerworks.kit.card_offers import card_offers, lay_params, meeting
from whiskerworks.kit.ways import chased


def offers(state: State, moves: list[int]) -> tuple[Offer, ...]:
    """Return those legal *moves* of the seat on turn, and how to choose them."""
    found = card_offers(state.table, moves)
    if own.REVEAL in moves:
        agenda = AGENDAS[agenda_of(state.agendas, state.seat) - 1]
        say = Message("offer-reveal", {"agenda": agenda})
        found.append(Offer("reveal", ("reveal",), say, (FINAL,)))
    return tuple(found)


def marks(rules: Rules, state: State, move: int) -> tuple[str, ...]:
    """Return the marks of a legal move: whether it ends the game, and for whom."""
    if move < numbers.START:
        return _forced(rules, state, rules.play(state, move))
    if numbers.MOUSE <= move < numbers.ARRIVE:
        cat = move >= numbers.CAT
        cell = (move - int(numbers.MOUSE)) % CELLS
        return _met(state, meeting(state.table, cat, cell))
    return ()


def _forced(rules: Rules, state: State, after: State) -> tuple[str, ...]:
    """Return the marks that all moves bear which can follow a placed card [M15]."""
    if after.phase != MOVING:
        return ()
    ends = {rules.play(after, move).ending for move in listed(rules, after)}
    if len(ends) > 1 or RUNNING in ends:
        return ()
    return _met(state, "cheese" if TOOK_CHEESE in ends else "cat")


def _met(state: State, meets: str) -> tuple[str, ...]:
    """Return whether a meeting wins the game for the seat on turn [M15]."""
    if meets == "nobody":
        return ()
    winning = MOUSE if meets == "cheese" else CAT
    own_agenda = agenda_of(state.agendas, state.seat) == winning
    return (WINS, ENDS) if own_agenda else (LOSES, ENDS)


def effect(rules: Rules, view: MazeView, move: int) -> Message | None:
    """Return what a legal move does beyond what its offer says; None if no more."""
    state = view.state
    if move < numbers.DROP:
        return _lay(rules, state, move, "effect-place")
    if move < numbers.START:
        return _lay(rules, state, move, "effect-drop")
    if move < numbers.MOUSE:
        number = move - int(numbers.SPIN)
        now = AGENDAS[winner_now(rules.play(state, move).table) - 1]
        return Message("effect-spin", {**spin_params(state.table, number), "now": now})
    if move < numbers.ARRIVE:
        return _walk(state, move)
    return None


def _lay(rules: Rules, state: State, move: int, code: str) -> Message:
    """Tell which cards a card's cogs turn, and whom it sends on its way [M12]."""
    laying = move % int(numbers.LAYINGS)
    after = rules.play(state, move)
    sent = who_waits(int(after.waiting))
    params: Params = {
        **lay_params(state.table, rules.faces, laying),
        "sent": len(sent),
        "who": sent,
        "now": AGENDAS[winner_now(after.table) - 1],
    }
    return Message(code, params)


def _walk(state: State, move: int) -> Message:
    """Tell which way Mouse or Cat goes, and whom it meets [M15]."""
    cat = move >= numbers.CAT
    cell = (move - int(numbers.MOUSE)) % CELLS
    table = state.table
    placed, goal = table.at(state.placed), table.at(cell)
    way = chased(table, cat, placed, goal, state.holes != 0)
    meets = meeting(table, cat, cell)
    who = "cat" if cat else "mouse"
    return Message("effect-walk", {**walk_params(who, cell, way), "meets": meets})
