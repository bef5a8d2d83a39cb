"""What a process keeps from task to task."""

import pickle

from librt.random import Random

from tests.bots.test_process import COUNTED, alone, begun, seen_from
from whiskerworks.bots.bot import SEED_LIMIT
from whiskerworks.bots.worker import READY, Task, WorkerReply, WorkerState
from whiskerworks.core.match import Match


class Flag:
    """Says that no thought is cut short."""

    value = 0


def task(match: Match, player: str, *, is_new: bool) -> Task:
    """Return what seat 0 of a match asks, all of which it has seen if it is not new."""
    game = pickle.dumps(match.game) if is_new else b""
    kept = 0 if is_new else match.ply
    view, seed = match.game.view(match.state, 0), Random(1).randrange(SEED_LIMIT)
    return Task(player, game, kept, seen_from(match, kept), view, COUNTED, seed, [])


def given(state: WorkerState, task: Task) -> list[WorkerReply]:
    """Return what is answered to a task."""
    found: list[WorkerReply] = []
    state.answer(pickle.dumps(task), found.append)
    return found


def test_a_game_is_bound_once() -> None:
    """However many play it, and however often they ask."""
    state, match = WorkerState(Flag()), begun("maze", 12)
    thought = WorkerReply(alone(match, 1))
    for player in ("ada", "bob"):
        assert given(state, task(match, player, is_new=True)) == [READY, thought]
        assert given(state, task(match, player, is_new=False)) == [thought]

    players = [state.player(name) for name in ("ada", "bob")]
    assert players[0].game is players[1].game


def test_a_player_who_is_not_known_cannot_ask() -> None:
    """It is said who; nothing is thought of a match that may be another."""
    state, match = WorkerState(Flag()), begun("maze", 12)
    [answer] = given(state, task(match, "ada", is_new=False))

    assert answer == WorkerReply([], "KeyError: 'ada'")


def test_players_are_forgotten_when_it_is_said() -> None:
    """Those who are named, and no others."""
    state, match = WorkerState(Flag()), begun("maze", 12)
    for player in ("ada", "bob"):
        given(state, task(match, player, is_new=True))
    again = task(match, "bob", is_new=False)
    given(state, again._replace(forgotten=["ada", "nobody"]))

    [ada] = given(state, task(match, "ada", is_new=False))
    [bob] = given(state, again)
    assert (bool(ada.failure), bool(bob.failure)) == (True, False)


def test_another_level_has_seen_the_same() -> None:
    """Who plays on for somebody at another level knows all that they saw."""
    state, match = WorkerState(Flag()), begun("maze", 20)
    given(state, task(match, "ada", is_new=True))
    harder = COUNTED._replace(thoughts=60)
    asked = task(match, "ada", is_new=False)._replace(level=harder)

    assert given(state, asked) == [WorkerReply(alone(match, 1, harder))]


def test_what_cannot_be_read_is_a_failure() -> None:
    """One answer says what is wrong."""
    found: list[WorkerReply] = []
    WorkerState(Flag()).answer(b"nonsense", found.append)

    assert len(found) == 1
    assert found[0].failure.startswith("UnpicklingError: ")
