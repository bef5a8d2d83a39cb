# compiled: warm
"""Rows of tables for lists: what the store sorts by, and what is shown."""

from whiskerworks.server.api.schemas import TableLine
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.store import Seat, TableProgress, TableRow
from whiskerworks.table.messages import Player
from whiskerworks.table.projection import winners
from whiskerworks.table.table import Table


def make_row(table_id: str, table: Table, shown: Table | None = None) -> TableRow:
    """Return the current row of a table; *shown* is what spectators see of it."""
    created, setup = table.created, table.setup
    return TableRow(
        id=table_id,
        game=created.game,
        options=dict(created.options),
        phase=table.phase,
        public=setup.public,
        watch=setup.watching.allowed,
        host=created.host,
        players=_players(table),
        free=tuple(
            [seat for seat, one in enumerate(table.chairs) if one.kind == "open"]
        ),
        mover=table.mover,
        created=table.made,
        changed=table.at,
        ply=table.ply,
        clock=str(setup.clock.__struct_config__.tag),
        shown=None if shown is None or shown is table else _progress(shown),
        winners=() if table.ended is None else winners(table.ended.scores),
    )


def _progress(table: Table) -> TableProgress:
    return TableProgress(
        phase=table.phase,
        mover=table.mover,
        ply=table.ply,
        changed=table.at,
        players=_players(table),
    )


def _players(table: Table) -> tuple[Seat, ...]:
    return tuple(
        [
            Seat(seat, one.kind, one.person or one.owner, one.level, one.name)
            for seat, one in enumerate(table.chairs)
        ]
    )


def parse_page_position(before: str) -> tuple[int, str]:
    """
    Return the position at which a page of a list ended.

    Raises:
        ProblemError: *before* is not such a position.
    """
    changed, _, table = before.partition("-")
    if not changed.isdecimal() or len(changed) > 15:
        raise ProblemError(
            "bad-value",
            "before",
            problem="not a position that an earlier page returned",
        )
    return int(changed), table


def table_line(row: TableRow, names: dict[str, str], you: str) -> TableLine:
    """Return a row as a list shows it to *you*, with the *names* of people by id."""
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


def _chairs(row: TableRow, seen: TableRow | TableProgress) -> tuple[Seat, ...]:
    """Return who sits where as far as it is *seen*; free chairs are always shown."""
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
