"""A team adds up what its workers think, and answers in time whatever they do."""

import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest
from librt.random import Random

import whiskerworks
from tests.bots.troubled import troubled
from tests.clocks import Clock, still, thinker
from tests.conformance.toy import State, toy
from whiskerworks.bots.bot import SEEDS, Bot
from whiskerworks.bots.engine import Opinion
from whiskerworks.bots.player import Player
from whiskerworks.bots.team import Team, TeamBot, merged
from whiskerworks.bots.worker import PATIENCE, Answer, Worker
from whiskerworks.core import walk
from whiskerworks.core.advice import Level
from whiskerworks.core.errors import NoSuchLevel
from whiskerworks.core.game import Game, View
from whiskerworks.core.rules import room

COUNTED = Level(seconds=600.0, thoughts=20, width=4, horizon=4)
"""Thoughts end the thinking, long before time does."""
TIMED = Level(seconds=0.5, thoughts=20, width=4, horizon=4)
LEGAL = (3, 4)
"""What may be said in the toy."""


@pytest.fixture(scope="module")
def team() -> Iterator[Team]:
    """Return a team of two in good health, for which time never ends."""
    with Team(2, toy(), still) as found:
        yield found


def question(game: Game) -> View:
    """Return what seat 0 of the toy sees when it has to speak."""
    return game.view(State((2, 3), ()), 0)


def end_at_a_word(clock: Clock, patch: pytest.MonkeyPatch) -> None:
    """Let the time of COUNTED be over as soon as a worker says anything."""
    hear = Worker.hear

    def heard(worker: Worker) -> Answer | None:
        clock.now += COUNTED.seconds
        return hear(worker)

    patch.setattr(Worker, "hear", heard)


def alone(game: Game, view: View, bots: list[Bot], seed: int) -> list[Opinion]:
    """Return what those bots think together, in this process."""
    rng = Random(seed)
    seeds = [rng.randrange(SEEDS) for _ in bots]
    return merged(
        [
            bot.opinions(game, view, Random(own))
            for bot, own in zip(bots, seeds, strict=True)
        ]
    )


def test_opinions_of_a_move_are_added_by_their_weight() -> None:
    """The best comes first, and who thought more of a move counts more."""
    one = [Opinion(7, 30.0, 0.5), Opinion(8, 20.0, 0.25)]
    other = [Opinion(8, 60.0, 0.75), Opinion(9, 0.0, 0.0)]

    assert merged([one, other]) == [
        Opinion(8, 80.0, 0.625),
        Opinion(7, 30.0, 0.5),
        Opinion(9, 0.0, 0.0),
    ]


def test_a_team_thinks_what_its_workers_think_alone(team: Team) -> None:
    """In a match of maze, in which each player has seen what was played before."""
    game = whiskerworks.load("maze", 2)
    player = TeamBot(team, COUNTED)
    bots = [thinker(COUNTED), thinker(COUNTED)]
    watchers: list[Player] = [player, *bots]
    rng = Random(5)
    state = game.start()
    asked = 0
    while asked < 2:
        mover = game.to_move(state)
        assert mover is not None
        move = int(walk.step(game.rules, state, rng, room(game.rules.most_moves)))
        view = game.view(state, 0)
        if mover == 0:
            found = player.opinions(game, view, Random(asked))
            assert found == alone(game, view, bots, asked)
            asked += 1
        for watcher in watchers:
            watcher.saw(game, view, move)
        state = game.play(state, move)

    assert team.failures == []


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_who_is_killed_is_replaced_and_the_other_answers(tmp_path: Path) -> None:
    """The first that thinks is killed in the middle of it; soon there are two again."""
    game = troubled("dies", tmp_path / "first")
    with Team(2, game, still) as team:
        before = set(team.processes())

        found = team.opinions(game, question(game), COUNTED, Random(1))

        assert {opinion.move for opinion in found} == set(LEGAL)
        assert team.failures == ["the process died"]
        assert len(before & set(team.processes())) == 1

        team.opinions(game, question(game), COUNTED, Random(2))

        assert team.failures == []


def test_who_hangs_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other answers within the limit; later there is a new one who does too."""
    game = troubled("hangs", tmp_path / "first")
    clock = Clock()
    with Team(2, game, clock) as team:
        before = set(team.processes())

        with monkeypatch.context() as patch:
            end_at_a_word(clock, patch)
            found = team.opinions(game, question(game), COUNTED, Random(1))

        assert {opinion.move for opinion in found} == set(LEGAL)
        assert team.failures == ["no answer in time"]
        assert set(team.processes()) == before

        clock.now += 2 * PATIENCE
        team.opinions(game, question(game), COUNTED, Random(2))

        assert team.failures == []
        assert len(before & set(team.processes())) == 1


def test_if_all_hang_a_legal_move_comes_in_time() -> None:
    """And the player can say why it was any move."""
    game = troubled("hangs")
    clock = Clock()
    with Team(1, game, clock) as team:
        player = TeamBot(team, TIMED)
        began = clock.now
        clock.step = 0.05

        move = player.choose(game, question(game), Random(1))

        assert clock.now - began < TIMED.seconds + 4 * clock.step
        assert move in LEGAL
        assert str(player.failure) == "no answer in time"


def test_if_all_fail_nobody_waits(team: Team) -> None:
    """A legal move comes at once, each equally likely, and the failure is named."""
    game = troubled("fails")
    player = TeamBot(team, COUNTED)
    rng = Random(1)

    # For this team time never ends: if it waited for anything, it would wait for ever.
    moves = {player.choose(game, question(game), rng) for _ in range(20)}

    assert moves == set(LEGAL)
    assert str(player.failure) == "; ".join(["ZeroDivisionError: in trouble"] * 2)


def test_a_closed_team_leaves_no_process() -> None:
    """Neither those who are idle nor those who never come back."""
    game = troubled("hangs")
    with Team(1, game) as team:
        [process] = team.processes()
        team.opinions(game, question(game), Level(0.1, 1, 1, 1), Random(1))

    # A busy system may take a while to end it.
    for child in active_children():
        if child.pid == process:
            child.join()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert team.processes() == []
    with pytest.raises(ValueError, match="the team is closed"):
        team.opinions(game, question(game), TIMED, Random(1))


def test_a_process_that_is_gone_has_no_number() -> None:
    """Whoever asks from another thread must not be told a number that is free again."""
    worker = Worker(None)
    before = worker.number()
    worker.end()

    assert before > 0
    assert worker.number() == 0


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_who_has_met_a_game_needs_no_time_to_load_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """
    Also after a process was killed, and its successor had to start first.

    Its next word is what it thinks, not that it is there now.
    """
    game = whiskerworks.load("gears", first="blue")
    clock = Clock()
    with Team(1, clock=clock) as team:
        notes = team.notes(game, COUNTED)
        view = game.view(game.start(), 0)
        os.kill(team.processes()[0], signal.SIGKILL)

        met = team.meet(notes)
        end_at_a_word(clock, monkeypatch)
        found = team.think(notes, view, Random(1))

        assert met
        assert found
        assert team.failures == []
    with pytest.raises(ValueError, match="the team is closed"):
        team.meet(notes)


@pytest.mark.parametrize("name", ["gears", "maze"])
def test_a_thought_is_cut_short_by_its_number(name: str) -> None:
    """Also before it begins; whoever thinks then is not concerned."""
    game = whiskerworks.load(name)
    endless = Level(seconds=600.0, thoughts=1 << 40, width=4, horizon=4, forced=2)
    state = game.start()
    while (mover := int(game.rules.to_move(state))) < 0:
        state = game.play(state, game.legal_moves(state)[0])
    view = game.view(state, mover)
    with Team(1, game, still) as team:
        [process] = team.processes()
        team.cut(1)

        cut = team.think(team.notes(game, endless), view, Random(1), 1)
        whole = team.think(team.notes(game, COUNTED), view, Random(1), 2)
        again = team.think(team.notes(game, COUNTED), view, Random(1))

        assert cut
        assert whole == again
        assert team.failures == []
        assert team.processes() == [process]


def test_a_team_of_nobody_is_refused() -> None:
    """It says how many there must be."""
    with pytest.raises(ValueError, match="a team has 1 process or more, not 0"):
        Team(0)


@pytest.mark.parametrize("level", [0, 6])
def test_a_level_that_there_is_not_is_refused(team: Team, level: int) -> None:
    """It says which there are, to the player and to whoever asks the team."""
    game = toy()

    with pytest.raises(NoSuchLevel, match="there are 1 to 5"):
        TeamBot(team, level)
    with pytest.raises(NoSuchLevel, match="there are 1 to 5"):
        team.opinions(game, question(game), level, Random(1))
