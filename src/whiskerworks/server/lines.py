"""Tables as lists show them to somebody."""

from whiskerworks.server.api.shapes import TableLine
from whiskerworks.server.problems import Trouble
from whiskerworks.server.store import Seat, Standing, TableRow
from whiskerworks.table.messages import Player


def place_of(before: str) -> tuple[int, str]:
    """
    Return where a page of a list ended, as that page said it.

    Raises:
        Trouble: No page said so.
    """
    changed, _, table = before.partition("-")
    if not changed.isdecimal() or len(changed) > 15:
        raise Trouble("bad-value", "before", problem="no page before this one said so")
    return int(changed), table


def line_of(row: TableRow, names: dict[str, str], you: str) -> TableLine:
    """Return a row as lists show it to *you*, with the *names* of people by id."""
    sits = [one.person for one in row.players if one.kind == "person"]
    seen = row if row.shown is None or (you and you in sits) else row.shown
    return TableLine(
        row.id,
        row.game,
        row.options,
        seen.phase,
        tuple([_player(one, names, you) for one in _chairs(row, seen)]),
        row.free,
        seen.mover,
        seen.ply,
        row.clock,
        row.created,
        seen.changed,
        row.winners if seen.phase == "over" else (),
    )


def _chairs(row: TableRow, seen: TableRow | Standing) -> tuple[Seat, ...]:
    """Return who sits where as far as it is *seen*; a chair that is free is shown."""
    then = seen.players or row.players
    pairs = zip(row.players, then, strict=True)
    return tuple([now if now.seat in row.free else before for now, before in pairs])


def _player(one: Seat, names: dict[str, str], you: str) -> Player:
    return Player(
        one.seat,
        one.kind,  # type: ignore[arg-type]
        names.get(one.person, one.name),
        one.level,
        you=bool(you) and one.person == you,
    )
