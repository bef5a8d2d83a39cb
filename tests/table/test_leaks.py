"""
[T11] The leak exam at the level of messages: what you may not know changes no byte.

A whole random game of maze is told to a viewer; then a twin of it, in which the
agendas that the viewer cannot see are dealt otherwise. Every message must be the same
until the rules show one of them, or the game ends.
"""

from collections.abc import Callable, Iterator
from itertools import permutations

import msgspec
import pytest

import whiskerworks
from tests.table.matches import (
    INVITATION,
    NAMES,
    PEOPLE,
    SECRET,
    Match,
    folded,
    name_of,
    over,
)
from whiskerworks.core.game import Game
from whiskerworks.table import projection
from whiskerworks.table.commands import Play
from whiskerworks.table.context import Viewer
from whiskerworks.table.log_entries import Drew, Ended, LogEntry, Moved
from whiskerworks.table.messages import Snapshot, Update
from whiskerworks.table.view_cache import ViewCache

ALL = frozenset({"scene", "plan", "events", "moves"})
AGENDAS = ("mouse", "cat", "cheese", "cucumber")
Parts = list[list[LogEntry]]
Cut = Callable[[ViewCache, list[LogEntry], Viewer, int], bytes]
BYSTANDER = Viewer(None, "id-nobody", ALL)  # type: ignore[arg-type]


def viewer(seat: int) -> Viewer:
    """Return the person of *seat*, who wants everything."""
    return Viewer(seat, PEOPLE[seat], ALL)  # type: ignore[arg-type]


def shown(cache: ViewCache, fresh: list[LogEntry], viewer: Viewer, since: int) -> bytes:
    """Return all that *viewer* is sent after *fresh*; now and then a snapshot too."""
    table = cache.table
    now = table.at + 5
    messages: list[Update | Snapshot] = [
        projection.update(cache, fresh, viewer, name_of, since=since, now=now)
    ]
    if since % 10 == 0 or table.phase == "waiting":
        whole = projection.snapshot(
            cache, viewer, name_of, table_id="t", invitation=INVITATION, now=now
        )
        messages.append(whole)
    return msgspec.json.encode(messages)


def with_deal(parts: Parts, dealt: dict[int, str]) -> Parts:
    """Return a log with agendas dealt otherwise."""
    return [[_with_deal(logged, dealt) for logged in part] for part in parts]


def _with_deal(logged: LogEntry, dealt: dict[int, str]) -> LogEntry:
    entry = logged.entry
    if not isinstance(entry, Drew) or not entry.move.startswith("deal "):
        return logged
    seat = int(entry.move.split()[1])
    move = f"deal {seat} {dealt[seat]}"
    return msgspec.structs.replace(logged, entry=Drew(move, entry.draw))


def deal_of(parts: Parts) -> dict[int, str]:
    """Return the agenda that each seat was dealt."""
    drawn = [x.entry.move for part in parts for x in part if isinstance(x.entry, Drew)]
    deals = [move.split() for move in drawn if move.startswith("deal ")]
    return {int(seat): agenda for _, seat, agenda in deals}


def other_deals(dealt: dict[int, str], seat: int | None) -> list[dict[int, str]]:
    """Return every deal that is another, but the same for *seat*."""
    hidden = [other for other in dealt if other != seat]
    left = [agenda for agenda in AGENDAS if agenda != dealt.get(seat or 0, "")]
    if seat is None:
        left = list(AGENDAS)
    deals = [
        {**dealt, **dict(zip(hidden, drawn, strict=True))}
        for drawn in permutations(left, len(hidden))
    ]
    return [deal for deal in deals if deal != dealt]


def shows_by_right(part: list[LogEntry], changed: set[int]) -> bool:
    """Tell whether the game ends here, or one of the *changed* seats reveals."""
    return any(
        isinstance(each.entry, Ended)
        or (
            isinstance(each.entry, Moved)
            and each.entry.move == "reveal"
            and each.entry.seat in changed
        )
        for each in part
    )


def secret_parts(parts: Parts, twin: dict[int, str]) -> Parts:
    """Return the parts of a log that must look the same with the *twin* deal."""
    dealt = deal_of(parts)
    changed = {seat for seat in dealt if dealt[seat] != twin[seat]}
    ends = [i for i, part in enumerate(parts) if shows_by_right(part, changed)]
    return parts[: ends[0]]


def messages(game: Game, parts: Parts, viewer: Viewer, cut: Cut) -> Iterator[bytes]:
    """Return what *viewer* is sent, part by part."""
    for (cache, since), part in zip(folded(game, parts), parts, strict=True):
        yield cut(cache, part, viewer, since)


def examine(game: Game, parts: Parts, viewer: Viewer, deal: int, cut: Cut) -> int:
    """Compare a game with one of its twins; return how many parts were compared."""
    deals = other_deals(deal_of(parts), viewer.seat)
    return compare(game, parts, viewer, deals[deal % len(deals)], cut)


def compare(
    game: Game, parts: Parts, viewer: Viewer, twin: dict[int, str], cut: Cut
) -> int:
    """Compare a game with a *twin*, byte by byte, as long as both must look alike."""
    seen = secret_parts(parts, twin)
    ours = messages(game, seen, viewer, cut)
    theirs = messages(game, with_deal(seen, twin), viewer, cut)
    for ply, (one, two) in enumerate(zip(ours, theirs, strict=True)):
        assert one == two, f"part {ply} tells {viewer} what it may not know"
    return len(seen)


@pytest.fixture(scope="module", params=[2, 3, 4])
def match(request: pytest.FixtureRequest) -> Match:
    """Return a whole game of maze."""
    return over(whiskerworks.load("maze", request.param), request.param, "cat", "käse")


def test_no_seat_is_told_what_it_may_not_know(match: Match) -> None:
    """Every seat, with the agendas of the others dealt otherwise."""
    game = match.table.game
    compared = [
        examine(game, match.parts, viewer(seat), 3 * seat, shown)
        for seat in range(game.seats)
    ]

    assert min(compared) > 20


def test_a_bystander_is_told_no_agenda(match: Match) -> None:
    """With several other deals, each as good as the true one."""
    compared = [
        examine(match.table.game, match.parts, BYSTANDER, deal, shown)
        for deal in (0, 7)
    ]

    assert min(compared) > 20


def test_what_one_seat_shows_tells_nothing_of_the_others() -> None:
    """[M10] An agenda is turned up, then the moves go on to the end."""
    match = Match(whiskerworks.load("maze", 4), 5)
    match.start()
    bold = match.table.mover
    assert bold is not None
    match.do(bold, Play("reveal", match.table.ply))
    match.play_on()
    deals = [
        deal
        for deal in other_deals(deal_of(match.parts), bold)
        if len(secret_parts(match.parts, deal)) > 20
    ]

    for looking in (viewer(bold), BYSTANDER):
        compare(match.table.game, match.parts, looking, deals[-1], shown)


def all_moves(
    cache: ViewCache, fresh: list[LogEntry], viewer: Viewer, since: int
) -> bytes:
    """Show every move to everybody."""
    plies = [cache.ply(index).shown for index in range(cache.table.ply)]
    return msgspec.json.encode(plies)


def others_eyes(
    cache: ViewCache, fresh: list[LogEntry], viewer: Viewer, since: int
) -> bytes:
    """Show everybody the table with the eyes of the last seat."""
    last = cache.table.game.seats - 1
    return shown(cache, fresh, Viewer(last, "", viewer.want), since)


def sizes(cache: ViewCache, fresh: list[LogEntry], viewer: Viewer, since: int) -> bytes:
    """Blacken what is secret, but let its length be seen."""
    plies = [cache.ply(index).shown for index in range(cache.table.ply)]
    return "\n".join(["#" * len(ply.move or "") for ply in plies]).encode()


@pytest.mark.parametrize("leaking", [all_moves, others_eyes, sizes])
def test_the_exam_finds_a_cut_that_leaks(leaking: Cut) -> None:
    """Otherwise it would be worth nothing."""
    match = over(whiskerworks.load("maze", 3), 3)

    with pytest.raises(AssertionError, match=r"tells .* what it may not know"):
        examine(match.table.game, match.parts, BYSTANDER, 3, leaking)


@pytest.mark.parametrize("name", ["gears", "maze"])
def test_nobody_is_told_ids_the_secret_or_the_invitation(name: str) -> None:
    """Ids and the invitation never (but the host), the secret not before the end."""
    match = over(whiskerworks.load(name), 1, "pssst", most=40)
    ended = False

    for (cache, since), part in zip(
        folded(match.table.game, match.parts), match.parts, strict=True
    ):
        table = cache.table
        ended = table.phase == "over"
        for looking in (viewer(0), viewer(1), BYSTANDER):
            told = shown(cache, part, looking, since)
            assert not any(person.encode() in told for person in PEOPLE)
            assert (SECRET.hex().encode() in told) == ended
            if looking.seat != 0:
                assert INVITATION.encode() not in told
            if looking.seat != 0 and table.phase == "waiting":
                assert b"pssst" not in told

    assert ended
    assert all(name.encode() in told for name in list(NAMES.values())[:2])
