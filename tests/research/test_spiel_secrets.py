"""What a seat recalls in OpenSpiel: all it has come to know, and nothing else."""

from itertools import pairwise
from random import Random

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tests.research.spiels import BRIEF, load, walk
from whiskerworks.kit.agendas import AGENDAS

on_every_table = pytest.mark.parametrize("text", BRIEF)
with_all_seats = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(game: pyspiel.Game, rng: Random) -> tuple[list[int], list[int]]:
    """
    Return the moves of a set-up of maze, and of one like it.

    In the other, seat 0 holds the same agenda and all others hold different ones, if
    there are so many.
    """
    state = game.new_initial_state()
    moves: list[int] = []
    deals: list[int] = []
    while state.is_chance_node():
        move = rng.choice(state.legal_actions())
        if state.action_to_string(move).startswith("deal "):
            deals.append(len(moves))
        moves.append(move)
        state.apply_action(move)
    return moves, _dealt_otherwise(game, moves, deals)


def _dealt_otherwise(
    game: pyspiel.Game, moves: list[int], deals: list[int]
) -> list[int]:
    """Turn the agendas of all seats but the first round among those that are left."""
    state = game.new_initial_state()
    for move in moves[: deals[0]]:
        state.apply_action(move)
    held: list[str] = []
    for index in deals:
        held.append(state.action_to_string(moves[index]).split()[2])
        state.apply_action(moves[index])
    rest = [agenda for agenda in AGENDAS if agenda != held[0]]
    others = [rest[(rest.index(one) + 1) % len(rest)] for one in held[1:]]
    state = game.new_initial_state()
    for move in moves[: deals[0]]:
        state.apply_action(move)
    other = [*moves[: deals[0]]]
    for seat, agenda in enumerate([held[0], *others]):
        move = state.string_to_action(f"deal {seat} {agenda}")
        other.append(move)
        state.apply_action(move)
    return [*other, *moves[deals[-1] + 1 :]]


def played(game: pyspiel.Game, moves: list[int]) -> pyspiel.State:
    """Return the state after *moves*."""
    state = game.new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


@with_all_seats
def test_what_others_hold_does_not_show_before_they_reveal_it(seats: int) -> None:
    """Two games that a seat cannot tell apart are one to it; then they are two."""
    game = load(f"whiskerworks_maze(seats={seats})")
    revealed = 0
    for seed in range(6):
        rng = Random(seed)
        moves, otherwise = dealt(game, rng)
        one, other = played(game, moves), played(game, otherwise)
        assert one.information_state_string(1) != other.information_state_string(1)
        while not one.is_terminal():
            assert one.information_state_string(0) == other.information_state_string(0)
            assert one.observation_string(0) == other.observation_string(0)
            assert one.observation_tensor(0) == other.observation_tensor(0)
            assert str(one) != str(other)
            both = sorted({*one.legal_actions()} & {*other.legal_actions()})
            move = rng.choice(both)
            if one.action_to_string(move) == "reveal" and one.current_player() != 0:
                one.apply_action(move)
                other.apply_action(move)
                revealed += 1
                break
            one.apply_action(move)
            other.apply_action(move)
        assert one.information_state_string(0) != other.information_state_string(0)
    assert revealed > 0


@on_every_table
def test_what_a_seat_recalls_only_grows(text: str) -> None:
    """Secrets stay hidden until the game is over."""
    *states, end = walk(load(text), 1)
    for seat in range(end.num_players()):
        told = [state.information_state_string(seat) for state in states]

        for before, after in pairwise(told):
            assert after.startswith(f"{before}\n")
            assert after.count("\n") == before.count("\n") + 1


@on_every_table
def test_what_a_seat_recalls_tells_what_it_sees_and_may_do(text: str) -> None:
    """States with the same text have the same view, and offer the same moves."""
    game = load(text)
    known: dict[str, tuple[str, list[int]]] = {}
    for seed in range(3):
        for state in walk(game, seed):
            for seat in range(game.num_players()):
                mine = state.current_player() == seat
                legal = state.legal_actions() if mine else []
                seen = (state.observation_string(seat), legal)
                assert (
                    known.setdefault(state.information_state_string(seat), seen) == seen
                )


def test_a_deal_is_recalled_by_whom_it_was_made_to() -> None:
    """The others know that there was one."""
    game = load("whiskerworks_maze(seats=3)")
    moves, _ = dealt(game, Random(1))
    state = played(game, moves)

    told = [state.information_state_string(seat).splitlines() for seat in range(3)]

    for seat in range(3):
        assert told[seat][0] == f"seat {seat}"
        lines = [line for line in told[seat] if "deal" in line]
        for dealt_to, line in enumerate(lines):
            if dealt_to == seat:
                assert line.startswith(f"* dealt(seat={seat}, agenda=")
            else:
                assert line == f"* dealt-secretly(seat={dealt_to})"


def test_a_reveal_is_recalled_with_what_it_showed() -> None:
    """By all."""
    game = load("whiskerworks_maze(seats=2)")
    moves, _ = dealt(game, Random(2))
    state = played(game, moves)
    while "reveal" not in [state.action_to_string(m) for m in state.legal_actions()]:
        state.apply_action(state.legal_actions()[-1])
    seat = state.current_player()

    state.apply_action(state.string_to_action("reveal"))

    last = [state.information_state_string(one).splitlines()[-1] for one in (0, 1)]
    assert last[0] == last[1]
    assert last[0].startswith(f"{seat} reveal revealed(seat={seat}, agenda=")


def test_when_the_game_is_over_nothing_is_hidden() -> None:
    """Every deal is told to all."""
    end = walk(load("whiskerworks_maze(seats=4)"), 1)[-1]

    told = [end.information_state_string(seat).splitlines()[1:] for seat in range(4)]
    assert told[0] == told[1] == told[2] == told[3]
    assert sum(line.startswith("* deal ") for line in told[0]) == 4


def test_the_public_and_the_private_part_are_told_apart() -> None:
    """A bystander sees no agenda; alone, a seat sees its own and nothing else."""
    game = load("whiskerworks_maze(seats=3)")
    moves, _ = dealt(game, Random(1))
    state = played(game, moves)
    alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = make_observation(game, kind(True, pyspiel.PrivateInfoType.NONE))
    private = make_observation(game, kind(False, alone))

    told = public.string_from(state, 0)
    own = [private.string_from(state, seat) for seat in range(3)]

    assert "agendas:?,?,?" in told
    assert all(public.string_from(state, seat) == told for seat in range(3))
    for seat in range(3):
        shown = own[seat].removeprefix("agendas:").split(",")
        assert [one == "?" for one in shown] == [other != seat for other in range(3)]
        assert shown[seat] in AGENDAS


def kind(public: bool, private: pyspiel.PrivateInfoType) -> pyspiel.IIGObservationType:
    """Return the observation type."""
    return pyspiel.IIGObservationType(
        perfect_recall=False, public_info=public, private_info=private
    )
