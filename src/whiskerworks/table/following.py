# compiled: warm
"""What follows by itself: start, chance, moves without a choice, the end."""

from whiskerworks.core.seat import CHANCE
from whiskerworks.table import entries as e
from whiskerworks.table import proposals, results
from whiskerworks.table.context import Hand, Moment
from whiskerworks.table.table import Table


def follow(hand: Hand) -> None:
    """Write whatever follows, until nothing does."""
    entry = next_entry(hand.table, hand.moment)
    while entry is not None:
        hand.follow(entry)
        entry = next_entry(hand.table, hand.moment)


def next_entry(table: Table, moment: Moment) -> e.Entry | None:
    """Return the entry that follows by itself; None if somebody must act first."""
    match table.phase:
        case "waiting":
            return results.of_source(table) or _start(table)
        case "playing":
            return (
                _ending(table) or proposals.follows(table, moment) or _go(table, moment)
            )
        case "paused":
            return _ending(table) or proposals.follows(table, moment)
        case "over":
            secret = table.secret
            return e.Revealed(moment.dealer.reveal()) if secret is None else None
        case "closed":
            return None


def _start(table: Table) -> e.Started | None:
    full = all(chair.is_filled for chair in table.chairs)
    return e.Started() if full and not table.setup.wait else None


def _ending(table: Table) -> e.Ended | e.Replaced | None:
    """Return how the game ends, or who plays on for somebody who gave up."""
    by_rules = results.of_position(table)
    if by_rules is not None:
        return by_rules
    for seat in table.given_up:
        return results.giving_up(table, seat)
    return None


def _go(table: Table, moment: Moment) -> e.Drew | e.Moved | None:
    """Return what chance draws [T4], or the move of who has no choice [T14]."""
    if table.match.movers[-1] == CHANCE:
        return _draw(table, moment)
    seat = table.mover
    if seat is None or not table.setup.automatic or table.game.meta.endless:
        return None
    moves = table.game.legal_moves(table.state)
    if len(moves) != 1 or table.chairs[seat].kind != "person":
        return None
    return e.Moved(seat, table.game.write(table.state, moves[0]), "automatic")


def _draw(table: Table, moment: Moment) -> e.Drew:
    game, state = table.game, table.state
    words = tuple([table.words.get(seat, "") for seat in range(game.seats)])
    index = moment.dealer.draw(words, table.drawn, game.weights(state))
    move = game.legal_moves(state)[index]
    return e.Drew(game.write(state, move), table.drawn)
