"""The state of a table, message by message."""

import msgspec

from tests.server.api.site import MINE, OPEN, Site, done, made, seen
from tests.terminal.remote.tables import BLOCKED
from whiskerworks.table.commands import Pause, Play, Sit, Undo
from whiskerworks.table.messages import PlySeen, Snapshot, Update
from whiskerworks.terminal.remote.table_view import (
    TableView,
    apply_message,
    count_undone,
    declined_proposals,
)


def known_at(server: Site, moves: int = 2) -> tuple[TableView, Snapshot]:
    """Return Ada's view of a table after so many moves."""
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = made(ada, MINE, OPEN)
    done(bob, table, Sit())
    for ply, move in enumerate(BLOCKED[:moves]):
        done((ada, bob)[ply % 2], table, Play(move, ply))
    whole = seen(ada, table)
    known = apply_message(None, whole, 5)
    assert known is not None
    return known, whole


def update(known: TableView, since: int, kept: int, *moves: str) -> Update:
    """Return an update with these moves."""
    plies = tuple([PlySeen(0, move) for move in moves])
    position = msgspec.structs.replace(known.position, ply=kept + len(plies))
    return Update(since, since + 1, kept, plies, (), known.status, position)


def test_a_snapshot_is_all_that_is_known(server: Site) -> None:
    """Whatever came before."""
    known, whole = known_at(server)

    assert (known.seq, known.seat, known.plies) == (whole.seq, 0, whole.plies)
    assert known.own_seats == (0,)
    assert known.is_full
    assert known.is_our_turn
    assert apply_message(known, whole, 9) == apply_message(None, whole, 9)


def test_an_update_continues_the_known_state(server: Site) -> None:
    """It keeps the unchanged plies and appends the new ones."""
    known, _ = known_at(server)

    after = apply_message(known, update(known, known.seq, 1, "e3", "e4"), 9)

    assert after is not None
    assert [ply.move for ply in after.plies] == [BLOCKED[0], "e3", "e4"]
    assert (after.seq, after.received_at) == (known.seq + 1, 9)
    assert count_undone(known, after) == 1


def test_an_update_that_does_not_fit_is_rejected(server: Site) -> None:
    """A gap, too many unchanged plies, or another number of plies."""
    known, _ = known_at(server)
    odd = msgspec.structs.replace(update(known, known.seq, 1, "e3"), position=None)

    assert apply_message(None, update(known, known.seq, 2), 9) is None
    assert apply_message(known, update(known, known.seq + 1, 2, "e3"), 9) is None
    assert apply_message(known, update(known, known.seq, 3, "e3"), 9) is None
    assert apply_message(known, msgspec.structs.replace(odd, kept=0), 9) is None
    assert apply_message(known, odd, 9) is not None, (
        "nothing of the position has changed"
    )


def test_an_old_update_changes_nothing(server: Site) -> None:
    """After reconnecting, a message can be older than the current state."""
    known, _ = known_at(server)

    assert apply_message(known, update(known, known.seq - 1, 0, "e3"), 9) is known


def test_a_hidden_ply_that_is_named_later_was_not_taken_back(server: Site) -> None:
    """The end of a game reveals hidden moves."""
    known, whole = known_at(server)
    hidden = tuple([PlySeen(ply.seat, None) for ply in whole.plies])
    before = apply_message(None, msgspec.structs.replace(whole, plies=hidden), 1)

    assert before is not None
    assert count_undone(before, known) == 0
    assert count_undone(known, before) == 2


def test_a_proposal_that_is_gone_without_effect_was_declined(server: Site) -> None:
    """Unlike one that was accepted, or another player's."""
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = made(ada, MINE, OPEN)
    done(bob, table, Sit())
    for ply, move in enumerate(BLOCKED[:2]):
        done((ada, bob)[ply % 2], table, Play(move, ply))
    still = apply_message(None, seen(ada, table), 1)
    done(ada, table, Pause())
    done(bob, table, Undo())
    asked = apply_message(None, seen(ada, table), 1)
    assert still is not None
    assert asked is not None
    pause, back = asked.status.questions

    assert [asked.awaits_us(one) for one in (pause, back)] == [False, True]
    assert declined_proposals(asked, still) == {pause.proposal}
    assert declined_proposals(still, asked) == set()
    paused = msgspec.structs.replace(still.status, phase="paused")
    whole = msgspec.structs.replace(seen(ada, table), status=paused)
    after = apply_message(asked, whole, 1)
    assert after is not None
    assert declined_proposals(asked, after) == set()
