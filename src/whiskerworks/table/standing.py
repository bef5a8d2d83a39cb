# compiled: warm
"""How a table stands: everything of it that is short, for one viewer."""

from whiskerworks.core.message import Message, Params
from whiskerworks.table import cuts, playing
from whiskerworks.table.automatic import waiting
from whiskerworks.table.context import Names, Viewer
from whiskerworks.table.entries import Ended
from whiskerworks.table.messages import Guest, Question, Result, Status
from whiskerworks.table.state import Proposal
from whiskerworks.table.table import Table


def status(table: Table, viewer: Viewer, names: Names, *, now: int) -> Status:
    """Return how *table* stands at *now*, as *viewer* may know it."""
    asked = table.proposals
    return Status(
        table.phase,
        cuts.players(table, viewer.person, names),
        cuts.clocks(table, now),
        tuple([_question(table, each) for each in asked.values()]) if asked else (),
        playing.undo_offered(table, viewer),
        None if table.ended is None else result(table, table.ended),
        cuts.deal(table),
        table.rematch,
        viewer.person in table.muted,
        _guests(table, viewer, names),
    )


def _guests(table: Table, viewer: Viewer, names: Names) -> tuple[Guest, ...]:
    """Return who is muted or removed, as far as it concerns *viewer*."""
    is_host = viewer.person == table.created.host
    nobody: set[str] = set()
    muted = table.muted if is_host else nobody
    removed = table.removed if is_host else nobody
    if not (muted or removed or viewer.hidden):
        return ()
    return tuple(
        [
            Guest(who, names(one), one in muted, one in removed, one in viewer.hidden)
            for one, who in table.numbers.items()
            if one in muted or one in removed or one in viewer.hidden
        ]
    )


def result(table: Table, ended: Ended) -> Result:
    """Return how the game ended."""
    outcome = table.match.outcome()
    if outcome is not None:
        say = outcome.message()
    else:
        say = Message(f"ending-{ended.reason}", _seat(ended))
    return Result(say, ended.rule, ended.scores, winners(ended.scores))


def winners(scores: tuple[float, ...]) -> tuple[int, ...]:
    """Return the seats that nobody has beaten; none where nobody scored."""
    best = max(scores, default=0.0)
    return tuple([seat for seat, score in enumerate(scores) if score == best > 0])


def _seat(ended: Ended) -> Params:
    return {} if ended.seat is None else {"seat": ended.seat}


def _question(table: Table, asked: Proposal) -> Question:
    return Question(
        asked.number,
        asked.kind,
        asked.seat,
        waiting(table, asked),
        asked.ply,
        asked.target,
        asked.level,
    )
