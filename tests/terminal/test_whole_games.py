"""One whole game of each kind through a pipe: moves in, events out, until the end."""

import subprocess
import sys
from pathlib import Path

import pytest
from librt.random import Random

import whiskerworks
from tests.patience import PATIENCE
from whiskerworks.bots.greedy_mover import GreedyMover
from whiskerworks.bots.player import Player
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core import record
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, seeded_match
from whiskerworks.core.seat import CHANCE
from whiskerworks.terminal.sentences import score_message
from whiskerworks.words import words

SEED = 3
ASSEMBLED = Path(__file__).parents[1] / "games" / "puzzle/records/assembled.record"


def played_by(game: Game, player: Player) -> Match:
    """Return the match that *player* plays in all seats with this seed."""
    match, rng = seeded_match(game, SEED), Random(SEED)
    for _ in match.play_on(
        lambda seat: player.choose(game, game.view(match.state, seat), rng)
    ):
        pass
    return match


def assembled(game: Game) -> Match:
    """Return the assembled puzzle of a record."""
    match = seeded_match(game, SEED)
    for ply in record.read(ASSEMBLED.read_text("utf-8")).plies:
        match.play(0, game.read(match.state, ply.text))
    return match


def chosen(match: Match) -> list[str]:
    """Return the moves made by people, as they would type them."""
    return [
        match.game.write(state, move)
        for state, move in zip(match.states, match.moves, strict=False)
        if match.game.to_move(state) != CHANCE
    ]


@pytest.mark.parametrize("name", whiskerworks.names())
def test_a_whole_game_is_played_through_a_pipe(name: str) -> None:
    """One move per line; the last output is the result, and the exit code is 0."""
    game = whiskerworks.load(name)
    if name == "puzzle":
        match = assembled(game)
    else:
        match = played_by(game, GreedyMover() if name == "arena" else RandomMover())
    seats = [text for seat in range(game.seats) for text in ("--seat", str(seat))]
    done = subprocess.run(
        [
            *(sys.executable, "-m", "whiskerworks", "play", name, *seats),
            *("--plain", "--language", "en", "--seed", str(SEED)),
        ],
        input="".join([f"{move}\n" for move in chosen(match)]),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    outcome, said = game.outcome(match.state), words(name)

    assert outcome is not None
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.rpartition("\n\n")[2].splitlines()
    assert said.say(outcome.message()) in last
    assert last[-2:] == [
        said.say(score_message(outcome)),
        "over (undo, save FILE, quit)> ",
    ]
