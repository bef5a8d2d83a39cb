"""A process is told what is new, and a legal move comes whatever happens in it."""

import os
import pickle
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path

import pytest
from librt.random import Random

import whiskerworks
from tests.bots.tasks import sent_tasks
from tests.bots.troubled import at_second_sight, troubled
from tests.clocks import thinker
from tests.conformance.toy import State, toy
from tests.patience import PATIENCE
from whiskerworks.bots.bot import SEED_LIMIT, Bot
from whiskerworks.bots.engine import Opinion
from whiskerworks.bots.observation import Observation, observation_for
from whiskerworks.bots.process import (
    BotProcess,
    ChosenMove,
    MoveRequest,
    common_prefix_length,
)
from whiskerworks.bots.worker import Task
from whiskerworks.core.advice import Level
from whiskerworks.core.errors import IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, match_from_moves, seeded_match

COUNTED = Level(seconds=600.0, thoughts=40, width=4, horizon=60)
"""Thoughts end the thinking, long before time does."""
BRIEF = COUNTED._replace(seconds=0.1)
LEGAL = (3, 4)
"""What may be said in the toy."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes take their time to start, however busy the machine is."""
    monkeypatch.setattr("whiskerworks.bots.process.START_TIMEOUT_SECONDS", PATIENCE)


@pytest.fixture
def process() -> Iterator[BotProcess]:
    """Return a process in good health."""
    found = BotProcess()
    yield found
    found.close()


@pytest.fixture
def tasks(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Return the tasks that are sent, pickled, as long as the test goes on."""
    return sent_tasks(monkeypatch)


def task(pickled: bytes) -> Task:
    """Return a task that was sent."""
    found = pickle.loads(pickled)
    assert isinstance(found, Task)
    return found


def speak(game: Game, level: Level = COUNTED) -> MoveRequest:
    """Return what seat 0 of the toy asks when it has to speak."""
    view = game.view(State((2, 3), ()), 0)
    return MoveRequest("toy", game, view, level, (), lambda _: [])


def seen_from(match: Match, start: int = 0, seat: int = 0) -> list[Observation | None]:
    """Return what a seat saw of each move of a match, from that one on."""
    plies = zip(match.states[start:], match.moves[start:], strict=False)
    return [observation_for(match.game, seat, state, move) for state, move in plies]


def asks(match: Match, player: str = "seat 0", level: Level = COUNTED) -> MoveRequest:
    """Return what seat 0, which is on turn in a match, asks."""
    view = match.game.view(match.state, 0)
    moves = list(match.moves)
    return MoveRequest(
        player, match.game, view, level, moves, lambda at: seen_from(match, at)
    )


def go_on(match: Match, rng: Random, plies: int = 1) -> None:
    """Play so many moves by lot, and on until seat 0 has a choice."""
    until = match.ply + plies
    while match.mover is not None:
        legal = match.game.legal_moves(match.state)
        if match.ply >= until and match.mover == 0 and len(legal) > 1:
            return
        match.play(match.mover, legal[int(rng.randrange(len(legal)))])


def begun(name: str, plies: int, seed: int = 3) -> Match:
    """Return a match for two in which that many moves were played, or a few more."""
    match = seeded_match(whiskerworks.load(name, 2), seed)
    go_on(match, Random(seed), plies)
    return match


def watcher(match: Match, level: Level = COUNTED) -> Bot:
    """Return a bot in this process that saw what seat 0 saw of a match."""
    bot = thinker(level)
    show(bot, match)
    return bot


def show(bot: Bot, match: Match, start: int = 0) -> None:
    """Show a bot what seat 0 saw of each move, from that one on."""
    for seen in seen_from(match, start):
        if seen is not None:
            bot.observe(match.game, *seen)


def thought(bot: Bot, match: Match, seed: int) -> list[Opinion]:
    """Return what a bot in this process thinks, as one in another would."""
    own = Random(Random(seed).randrange(SEED_LIMIT))
    return bot.opinions(match.game, match.game.view(match.state, 0), own)


def alone(match: Match, seed: int, level: Level = COUNTED) -> list[Opinion]:
    """Return what a bot in this process thinks that saw the match from its start."""
    return thought(watcher(match, level), match, seed)


def dealt_otherwise(match: Match, ply: int) -> Match | None:
    """Return a match in which a move that seat 0 did not see was another, if any."""
    if seen_from(match, ply)[0] is not None:
        return None
    view = match.game.view(match.state, 0)
    for move in match.game.legal_moves(match.states[ply]):
        moves = [*match.moves[:ply], move, *match.moves[ply + 1 :]]
        with suppress(IllegalMove):
            other = match_from_moves(match.game, moves)
            is_same = match.game.view(other.state, 0) == view
            if move != match.moves[ply] and is_same:
                return other
    return None


def opinions(process: BotProcess, request: MoveRequest, seed: int) -> list[Opinion]:
    """Return what a process thinks, which does not fail."""
    answer = process.opinions(request, Random(seed)).result()
    assert answer.failure == ""
    return answer.opinions


def choice(process: BotProcess, request: MoveRequest, rng: Random) -> ChosenMove:
    """Return what a process chooses."""
    found = process.choose(request, rng).result()
    assert found is not None
    return found


def test_a_process_thinks_what_a_bot_thinks_that_saw_the_same(
    process: BotProcess,
) -> None:
    """Move after move of a game with secrets, by what its seat saw."""
    match = begun("maze", 12)
    rng = Random(4)

    for seed in range(4):
        assert opinions(process, asks(match), seed) == alone(match, seed)
        go_on(match, rng)


def test_a_process_is_sent_only_what_is_new(
    process: BotProcess, tasks: list[bytes]
) -> None:
    """The game at first, each move once; a thought that is asked again needs none."""
    match = begun("maze", 12)
    plies = [match.ply]
    opinions(process, asks(match), 1)
    go_on(match, Random(4))
    plies.append(match.ply)
    opinions(process, asks(match), 2)
    opinions(process, asks(match), 3)
    first, second, third = map(task, tasks)

    assert pickle.loads(first.game) == match.game
    assert second.game == third.game == b""
    assert [first.kept, second.kept, third.kept] == [0, *plies]
    assert [*first.news, *second.news] == seen_from(match)
    assert third.news == []


def test_nothing_is_sent_that_the_player_may_not_know(tasks: list[bytes]) -> None:
    """However the secrets of others were dealt, the same bytes go out."""
    match = begun("maze", 20)
    others = [dealt_otherwise(match, ply) for ply in range(match.ply)]
    found = [match, *[other for other in others if other is not None]]
    for one in found:
        process = BotProcess()
        opinions(process, asks(one), 1)
        process.close()

    assert len(found) > 1
    assert len({tuple(one.moves) for one in found}) == len(found)
    assert set(tasks) == {tasks[0]}


@pytest.mark.parametrize("name", ["gears", "arena", "maze"])
def test_a_question_does_not_grow_with_the_game(
    process: BotProcess, tasks: list[bytes], name: str
) -> None:
    """Nothing is sent but the present view, and in the maze a few of the last round."""
    match = begun(name, 6)
    rng = Random(7)
    views: list[int] = []
    while match.mover is not None:
        views.append(len(pickle.dumps(match.game.view(match.state, 0))))
        choice(process, asks(match), Random(1))
        go_on(match, rng)
    more = [len(one) - view for one, view in zip(tasks, views, strict=True)]

    plies = [task(one).kept + len(task(one).news) for one in tasks]
    assert plies[-1] > 2 * plies[0]
    assert max(more[1:]) < 250 + (6 * max(views) if name == "maze" else 0)


def test_a_process_follows_what_was_taken_back(
    process: BotProcess, tasks: list[bytes]
) -> None:
    """It keeps what still stands, and thinks as if nothing else had been played."""
    match = begun("maze", 48, 7)
    for seed, since in ((1, 14), (2, 24)):
        opinions(process, asks(match), seed)
        stale = watcher(match)
        match.undo(next(ply for ply in range(since, 48) if match.movers[ply] == 0))
        left = match.ply
        go_on(match, Random(seed), 3)
        fresh = alone(match, seed)

        assert opinions(process, asks(match), seed) == fresh
        kept = task(tasks[-1]).kept
        assert left <= kept < match.ply
        assert task(tasks[-1]).news == seen_from(match, kept)
        show(stale, match, left)
        assert thought(stale, match, seed) != fresh, "an undo that makes no difference"
        go_on(match, Random(seed), 24)


def test_a_question_at_which_moves_were_only_taken_back(
    process: BotProcess, tasks: list[bytes]
) -> None:
    """Nothing is new, and yet the bot has seen less."""
    match = begun("maze", 48, 7)
    opinions(process, asks(match), 1)
    stale = watcher(match)
    match.undo(next(ply for ply in range(14, 48) if match.movers[ply] == 0))
    fresh = alone(match, 1)

    assert opinions(process, asks(match), 1) == fresh
    assert (task(tasks[1]).kept, task(tasks[1]).news) == (match.ply, [])
    assert thought(stale, match, 1) != fresh, "an undo that makes no difference"


def test_a_process_that_was_replaced_is_told_everything(
    process: BotProcess, tasks: list[bytes]
) -> None:
    """Whoever kills it between two questions changes nothing for any player."""
    match = begun("maze", 20)
    for player in ("ada", "bob"):
        opinions(process, asks(match, player), 1)
    before = process.pid
    os.kill(before, KILL)
    go_on(match, Random(9))

    for player in ("ada", "bob"):
        assert opinions(process, asks(match, player), 2) == alone(match, 2)
        assert pickle.loads(task(tasks[-1]).game) == match.game
        assert task(tasks[-1]).kept == 0
    assert process.pid not in (0, before)


def test_players_do_not_disturb_each_other(
    process: BotProcess, tasks: list[bytes]
) -> None:
    """Many matches in one process, each of which is told once."""
    matches = {str(seed): begun("maze", 12, seed) for seed in range(3)}
    for seed in range(2):
        for player, match in matches.items():
            found = opinions(process, asks(match, player), seed)
            assert found == alone(match, seed)
            go_on(match, Random(seed))

    assert [bool(task(one).game) for one in tasks] == [True] * 3 + [False] * 3


def test_who_asked_long_ago_is_forgotten(
    process: BotProcess, tasks: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And told everything again when they come back."""
    monkeypatch.setattr("whiskerworks.bots.process.MAX_PLAYERS", 2)
    match = begun("maze", 12)
    for player in ("ada", "bob", "ada", "cyd", "ada", "bob"):
        assert opinions(process, asks(match, player), 5) == alone(match, 5)

    assert [bool(task(one).game) for one in tasks] == [
        True,
        True,
        False,
        True,
        False,
        True,
    ]
    forgotten = [task(one).forgotten for one in tasks]
    assert forgotten == [[], [], [], ["bob"], [], ["cyd"]]


def test_histories_are_compared_from_their_start() -> None:
    """Up to the first move that differs, or to the end of the shorter one."""
    assert common_prefix_length([1, 2, 3], [1, 2, 3, 4]) == 3
    assert common_prefix_length([1, 2, 3], [1, 2]) == 2
    assert common_prefix_length([1, 2, 3], [1, 7, 3, 4]) == 1
    assert common_prefix_length([], (1, 2)) == 0
    assert common_prefix_length((1, 2), [1, 2]) == 2


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_a_process_that_dies_loses_nothing(process: BotProcess, tmp_path: Path) -> None:
    """Another is asked the same, and thinks what the first would have thought."""
    healthy, dying = toy(), troubled("dies", tmp_path / "first")
    expected = opinions(process, speak(healthy), 1)
    first = process.pid

    found = opinions(process, speak(dying)._replace(player="dying"), 1)

    assert found == expected
    assert process.pid not in (0, first)


def test_if_all_die_a_legal_move_comes_by_lot(process: BotProcess) -> None:
    """And it is said why."""
    found = choice(process, speak(troubled("dies")), Random(1))

    assert found.move in LEGAL
    assert found.failure == "the process died"


def test_a_process_that_hangs_is_not_waited_for(
    process: BotProcess, tmp_path: Path
) -> None:
    """A legal move comes instead, and the next question is put to another."""
    game = troubled("hangs", tmp_path / "first")
    process.warm()
    found = choice(process, speak(game, BRIEF), Random(1))
    again = choice(process, speak(game), Random(1))

    assert found.move in LEGAL
    assert found.failure == "no answer in time"
    assert again.failure == ""


def test_a_bot_that_fails_chooses_by_lot(process: BotProcess) -> None:
    """Each legal move is equally likely, and the failure is named; nothing is ended."""
    game, rng = troubled("fails"), Random(1)
    found = {choice(process, speak(game), rng) for _ in range(20)}
    before = process.pid

    assert found == {
        ChosenMove(move, "ZeroDivisionError: in trouble") for move in LEGAL
    }
    assert choice(process, speak(toy())._replace(player="2"), rng).failure == ""
    assert process.pid == before


def test_a_game_that_could_not_be_loaded_is_sent_again(
    process: BotProcess, tmp_path: Path
) -> None:
    """The process does not know the player yet, though it was told of them."""
    game = at_second_sight(tmp_path / "first")
    failed = choice(process, speak(game), Random(1))
    again = choice(process, speak(game), Random(1))

    assert failed.failure == "ZeroDivisionError: in trouble"
    assert again.failure == ""


def test_a_closed_process_is_gone() -> None:
    """Also if it would never come back, or is dead already; a move comes anyway."""
    hanging, dead, idle = BotProcess(), BotProcess(), BotProcess()
    asked = hanging.choose(speak(troubled("hangs")), Random(1))
    idle.choose(speak(toy()), Random(1)).result()
    dead.choose(speak(toy()), Random(1)).result()
    os.kill(dead.pid, KILL)
    pids = {idle.pid, dead.pid}
    for process in (hanging, dead, idle):
        process.close()

    found = asked.result()
    assert found is not None
    assert found.move in LEGAL
    assert found.failure
    assert [one.pid for one in (hanging, dead, idle)] == [0, 0, 0]
    # A busy system may take a while to end it.
    for child in active_children():
        if child.pid in pids:
            child.join()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(RuntimeError):
        idle.choose(speak(toy()), Random(1))


@pytest.mark.parametrize("name", ["gears", "maze"])
def test_a_thought_is_cut_short(
    process: BotProcess, tasks: list[bytes], name: str
) -> None:
    """It says what it has found so far; the next one is not concerned."""
    match = begun(name, 12)
    whole = opinions(process, asks(match), 2)
    pid = process.pid
    endless = COUNTED._replace(thoughts=1 << 40, forced=2)

    asked = process.choose(asks(match, level=endless), Random(1))
    while len(tasks) < 2:
        time.sleep(0.01)
    process.cut()

    assert asked.result() is None
    assert opinions(process, asks(match), 2) == whole == alone(match, 2)
    assert not process.is_cut
    assert process.pid == pid


def test_a_thought_is_cut_short_before_it_begins(
    process: BotProcess, tasks: list[bytes]
) -> None:
    """Nothing is sent to a process that only starts."""
    match = begun("maze", 12)
    with process._lock:  # it does not start before
        asked = process.choose(asks(match), Random(1))
        process.cut()

    assert asked.result() is None
    assert tasks == []
