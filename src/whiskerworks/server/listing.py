# compiled: warm
"""A table as lists show it, and as the store finds it again."""

from whiskerworks.server.store import Seat, Standing, TableRow
from whiskerworks.table.projection import winners
from whiskerworks.table.table import Table


def row_of(table_id: str, table: Table, shown: Table | None = None) -> TableRow:
    """Return the row of a table as it stands; *shown* is what bystanders see of it."""
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
        shown=None if shown is None or shown is table else _standing(shown),
        winners=() if table.ended is None else winners(table.ended.scores),
    )


def _standing(table: Table) -> Standing:
    return Standing(
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
