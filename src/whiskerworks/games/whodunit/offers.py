"""What the player may play in whodunit, and what it does."""

from whiskerworks.core.message import Message, Params
from whiskerworks.core.scene import ENDS, FINAL, LOSES, Offer
from whiskerworks.games.whodunit import moves as own
from whiskerworks.games.whodunit import notation
from whiskerworks.games.whodunit.meta import META
from whiskerworks.games.whodunit.outlook import Outlook, outlook, suited_suspects
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_events import spin_params, walk_params, who_waits
from whiskerworks.kit.card_offers import lay_params, lay_spots, meeting
from whiskerworks.kit.piece_ids import angle_id
from whiskerworks.kit.table_pieces import spot_on
from whiskerworks.kit.ways import chased


def offer(rules: Rules, state: State, move: int) -> Offer:
    """Return a legal move of the player, and how to choose it."""
    text = notation.write(rules, state, move)
    after = rules.play(state, move)
    found = outlook(rules, after)
    marks = _marks(found)
    if move < numbers.START:
        return _lay(rules, state, text, move, after, found)
    if move < numbers.MOUSE:
        return _spin(state, text, move, found)
    if move < numbers.ARRIVE:
        return _walk(state, text, move, found)
    if move < numbers.SKIP:
        name = NAMES[move - int(numbers.ARRIVE)]
        say = Message("offer-arrive", {"cell": name, **_told(state, found)})
        return Offer(text, (name,), say, marks)
    agenda = AGENDAS[move - int(own.USE)]
    say = Message("offer-use", {"agenda": agenda, **_told(state, found)})
    return Offer(text, (f"use-{agenda}",), say, (*marks, FINAL))


def _told(state: State, found: Outlook) -> Params:
    """Return what is told of what can follow: who is satisfied, or how it is lost."""
    suited = suited_suspects(state, found)
    lost = META.endings[found.endings[0] - 1][0] if found.lost else "no"
    if found.lost and len(found.endings) > 1:
        lost = "ways"
    sure = int(len(found.suited) == 1)
    return {
        "lost": lost,
        "sure": sure,
        "suits": len(suited),
        "suited": suited,
    }


def _marks(found: Outlook) -> tuple[str, ...]:
    """Return the marks that all bear which can follow [W5, W6]."""
    return (LOSES, ENDS) if found.lost else ()


def _lay(
    rules: Rules, state: State, text: str, move: int, after: State, found: Outlook
) -> Offer:
    """Offer to place or drop a card; tells which cards its cogs turn [M12]."""
    laying = move % int(numbers.LAYINGS)
    sent = who_waits(int(after.waiting))
    params: Params = {
        **lay_params(state.table, rules.faces, laying),
        "sent": len(sent),
        "who": sent,
        **_told(state, found),
    }
    code = "offer-place" if move < numbers.DROP else "offer-drop"
    spots = lay_spots(state.table, laying)
    return Offer(text, spots, Message(code, params), _marks(found))


def _spin(state: State, text: str, move: int, found: Outlook) -> Offer:
    """Offer to turn a card [M10c]."""
    number = move - int(numbers.SPIN)
    turn, cell = divmod(number, CELLS)
    params: Params = {**spin_params(state.table, number), **_told(state, found)}
    spots = (spot_on(state.table, cell), angle_id(turn + 1))
    return Offer(text, spots, Message("offer-spin", params), _marks(found))


def _walk(state: State, text: str, move: int, found: Outlook) -> Offer:
    """Offer a move of Mouse or Cat, with its way [M14]."""
    cat = move >= numbers.CAT
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    who = "cat" if cat else "mouse"
    table = state.table
    placed, goal = table.at(state.placed), table.at(cell)
    way = chased(table, cat, placed, goal, state.holes != 0)
    params: Params = {
        **walk_params(who, cell, way),
        "meets": meeting(table, cat, cell),
        **_told(state, found),
    }
    spots = (who, spot_on(table, cell))
    return Offer(text, spots, Message("offer-walk", params), _marks(found))
