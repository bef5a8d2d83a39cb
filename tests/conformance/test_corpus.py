"""Recorded games of every kind: each replays strictly, in both forms."""

from pathlib import Path

import pytest

from tests.corpus import PATHS, name_of, read, replayed
from tools import corpus
from whiskerworks.core import record

on_every_record = pytest.mark.parametrize("path", PATHS, ids=name_of)


def test_recorded_games_show_all_there_is() -> None:
    """
    Every game with every seat count, and there every option and every ending.

    Endings outside the rules, open games and JSON too. If something is missing:
    `python -m tools.corpus`.
    """
    found = [corpus.shown(read(path), path.suffix == ".json") for path in PATHS]

    assert len(PATHS) >= 60
    assert corpus.wanted() - set().union(*found) == set()


def test_a_seat_count_that_nobody_played_would_be_missed() -> None:
    """The list can fail: without one file something is not shown."""
    paths = [path for path in PATHS if read(path).seats != 6]
    found = [corpus.shown(read(path), path.suffix == ".json") for path in paths]

    assert "arena: 6 seats: end seven" in corpus.wanted() - set().union(*found)


@on_every_record
def test_a_recorded_game_replays_strictly(path: Path) -> None:
    """Every move is legal, and it ends as it says."""
    kept, game, states = replayed(path)
    outcome = game.outcome(states[-1])

    assert kept.game == path.relative_to(corpus.GAMES).parts[0]
    assert len(states) == len(kept.plies) + 1
    if outcome is None:
        assert kept.is_ended_by_players() or not kept.end
    else:
        assert (outcome.reason, outcome.rule) in game.meta.endings
        assert outcome.reason == kept.end


@on_every_record
def test_a_recorded_game_says_the_same_in_both_forms(path: Path) -> None:
    """To the letter in its own, and there and back again in the other."""
    text = path.read_text("utf-8")
    kept = read(path)
    as_text, as_json = record.write(kept), record.write_json(kept)

    assert text == (as_json if path.suffix == ".json" else as_text)
    assert record.read(as_text) == record.read(as_json) == kept
    assert record.write(record.read(as_json)) == as_text
    assert record.write_json(record.read(as_text)) == as_json
