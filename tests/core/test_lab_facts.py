"""What games say to the lab is true of them; a game that says nothing has defaults."""

import pytest

import whiskerworks
from whiskerworks.core.advice import Foresight
from whiskerworks.core.errors import UnknownGame
from whiskerworks.core.lab_facts import DEALS, DealFacts, LabFacts
from whiskerworks.core.match import match_from_moves
from whiskerworks.games import data, lab_facts, load, load_text, meta

on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


@on_every_game
def test_words_are_for_what_can_happen(name: str) -> None:
    """No ending is named that the game does not have."""
    facts, known = lab_facts(name), meta(name)

    assert set(facts.endings) <= {code for code, _ in known.endings}


@pytest.mark.parametrize(
    "name", [name for name in whiskerworks.names() if lab_facts(name).solver == DEALS]
)
def test_whoever_has_deals_solved_looks_ahead(name: str) -> None:
    """The solver needs a foresight."""
    assert isinstance(load(name).advice, Foresight)


@on_every_game
def test_rulings_are_of_rules_and_can_be_played(name: str) -> None:
    """With options that the game has."""
    for ruling in lab_facts(name).rulings:
        ways = ruling.variants
        found = ways(data(name)) if callable(ways) else ways

        assert ruling.rule in {rule.id for rule in meta(name).rules}
        for _, changed in found:
            load_text(name, ruling.seats, changed)


def test_a_game_that_says_nothing_has_defaults() -> None:
    """It is not solved, measured or drawn, and somebody wins among several."""
    facts = LabFacts()

    assert (facts.solver, facts.measured, facts.pictures) == ("", (), ())
    assert facts.has_winner(load("gears"))
    assert not facts.has_winner(load("puzzle"))


def test_every_move_of_a_seat_is_a_turn_if_nothing_else_is_said() -> None:
    """Chance has none."""
    game = load("gears", first="coin")
    match = match_from_moves(game, [game.legal_moves(game.start())[0]])
    match.play_text(0, "i3")

    assert (match.ply, DealFacts().turns(match)) == (2, 1)


def test_a_game_that_there_is_not_has_no_facts() -> None:
    """As elsewhere."""
    with pytest.raises(UnknownGame):
        lab_facts("chess")
