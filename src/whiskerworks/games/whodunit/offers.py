# compiled: warm
"""What the player may play in whodunit, and what it does."""

from whiskerworks.core.game import OpenView
from whiskerworks.core.message import Message, Params
from whiskerworks.core.scene import ENDS, FINAL, LOSES, Offer
from whiskerworks.games.whodunit import moves as own
from whiskerworks.games.whodunit.meta import META
from whiskerworks.games.whodunit.outlook import Outlook, outlook, suited_suspects
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_events import spin_params, walk_params, who_waits
from whiskerworks.kit.card_offers import card_offers, lay_params, meeting
from whiskerworks.kit.ways import chased


def offers(state: State, moves: list[int]) -> tuple[Offer, ...]:
    """Return those legal *moves* of the player, and how to choose them."""
    found = card_offers(state.table, moves)
    for move in moves:
        if own.USE <= move < own.DRAW_AGENDA:
            agenda = AGENDAS[move - int(own.USE)]
            say = Message("offer-use", {"agenda": agenda})
            found.append(Offer(f"use {agenda}", (f"use-{agenda}",), say, (FINAL,)))
    return tuple(found)


def marks(rules: Rules, state: State, move: int) -> tuple[str, ...]:
    """Return the marks that all bear which can follow a legal move [W5, W6]."""
    return (LOSES, ENDS) if outlook(rules, rules.play(state, move)).lost else ()


def effect(rules: Rules, view: OpenView[State], move: int) -> Message | None:
    """Return what a legal move does, and how the table can stand then."""
    state = view.state
    after = rules.play(state, move)
    found = outlook(rules, after)
    then = _told(state, found)
    if move < numbers.START:
        return _lay(rules, state, move, after, then)
    if move < numbers.MOUSE:
        number = move - int(numbers.SPIN)
        return Message("effect-spin", {**spin_params(state.table, number), **then})
    if move < numbers.ARRIVE:
        return _walk(state, move, then)
    if move < numbers.SKIP:
        name = NAMES[move - int(numbers.ARRIVE)]
        return Message("effect-arrive", {"cell": name, **then})
    agenda = AGENDAS[move - int(own.USE)]
    return Message("effect-use", {"agenda": agenda, **then})


def _told(state: State, found: Outlook) -> Params:
    """Return what is told of what can follow: who is satisfied, or how it is lost."""
    suited = suited_suspects(state, found)
    lost = META.endings[found.endings[0] - 1][0] if found.lost else "no"
    if found.lost and len(found.endings) > 1:
        lost = "ways"
    return {
        "lost": lost,
        "sure": int(len(found.suited) == 1),
        "suits": len(suited),
        "suited": suited,
    }


def _lay(rules: Rules, state: State, move: int, after: State, then: Params) -> Message:
    """Tell which cards a card's cogs turn, and whom it sends on its way [M12]."""
    laying = move % int(numbers.LAYINGS)
    sent = who_waits(int(after.waiting))
    params: Params = {
        **lay_params(state.table, rules.faces, laying),
        "sent": len(sent),
        "who": sent,
        **then,
    }
    return Message("effect-place" if move < numbers.DROP else "effect-drop", params)


def _walk(state: State, move: int, then: Params) -> Message:
    """Tell which way Mouse or Cat goes [M14]."""
    cat = move >= numbers.CAT
    cell = (move - int(numbers.MOUSE)) % CELLS
    table = state.table
    placed, goal = table.at(state.placed), table.at(cell)
    way = chased(table, cat, placed, goal, state.holes != 0)
    params: Params = {
        **walk_params("cat" if cat else "mouse", cell, way),
        "meets": meeting(table, cat, cell),
        **then,
    }
    return Message("effect-walk", params)
