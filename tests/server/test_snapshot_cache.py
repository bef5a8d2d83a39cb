"""A snapshot that is sent is the one that `projection` cuts, whatever was kept."""

import pytest

import whiskerworks
from tests.table.matches import INVITATION, PEOPLE, Match, name_of
from whiskerworks.server.broadcaster import TableNames
from whiskerworks.server.snapshot_cache import EncodedSnapshot, SnapshotCache
from whiskerworks.server.socket_connection import encode
from whiskerworks.table.context import Viewer
from whiskerworks.table.messages import Snapshot, Want

WANTED: list[frozenset[Want]] = [
    frozenset(),
    frozenset({"scene", "events"}),
    frozenset({"moves", "plan"}),
]


def test_its_fields_are_those_of_a_snapshot() -> None:
    """Nothing is added or left out because it is encoded in parts."""
    assert EncodedSnapshot.__struct_fields__ == Snapshot.__struct_fields__


@pytest.mark.parametrize("name", whiskerworks.names())
def test_everybody_is_sent_what_they_may_see_now(name: str) -> None:
    """Players, those who look over a shoulder, and bystanders, as the game goes on."""
    match = Match(whiskerworks.load(name), seed=3)
    match.start()
    seats = range(match.table.game.seats)
    viewers = [
        Viewer(seat, person, want)
        for want in WANTED
        for seat, person in [
            *[(seat, PEOPLE[seat]) for seat in seats],
            (0, "id-somebody-else"),
            (None, "id-somebody-else"),
            (None, PEOPLE[0]),
        ]
    ]
    snapshots = SnapshotCache("table-id", INVITATION, TableNames(name_of).at)

    for now in range(8):
        match.play_on(2)
        for viewer in [*viewers, *viewers]:
            whole = snapshots.snapshot(match.cache, viewer, now)

            assert snapshots.encoded(match.cache, viewer, now) == encode(whole)


def test_it_is_made_once_for_all_who_see_the_same() -> None:
    """It is the picture and the plies that take long."""
    match = Match(whiskerworks.load("puzzle"))
    match.start()
    snapshots = SnapshotCache("table-id", INVITATION, TableNames(name_of).at)
    viewer = Viewer(None, "", frozenset({"scene"}))

    others = [viewer._replace(person=person) for person in ("", *PEOPLE[1:])]
    sent = {snapshots.encoded(match.cache, other, 0) for other in others}
    snapshots.encoded(match.cache, Viewer(0, PEOPLE[0], viewer.want), 0)

    assert len(sent) == 1
    assert len(snapshots._kept) == 2, "bystanders', and the player's"
