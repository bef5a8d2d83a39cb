"""Checks for leaked secrets and for the weights of chance."""

from librt.random import Random

from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.core.value import Value


def leaks(game: Game, state: Value, rng: Random) -> list[str]:
    """Return the leaks to any viewer; [] if there are none."""
    found: list[str] = []
    for seat in (None, *range(game.seats)):
        for _ in range(3):
            other = game.determinise(game.view(state, seat), rng)
            if other != state:  # equal positions cannot differ
                found += [
                    f"{viewer_name(seat)}: {leak}"
                    for leak in differences(game, state, other, seat)
                ]
        if game.to_move(state) == CHANCE:
            found += [
                f"{viewer_name(seat)}: {leak}"
                for leak in chance_leaks(game, state, seat)
            ]
    return found


def viewer_name(seat: Seat | None) -> str:
    """Return the name of a viewer."""
    return "bystander" if seat is None else f"seat {seat}"


def differences(game: Game, state: Value, other: Value, seat: Seat | None) -> list[str]:
    """Return what differs between two positions that should look equal to *seat*."""
    one, two = game.view(state, seat), game.view(other, seat)
    answers = {
        "view": (repr(one).encode(), repr(two).encode()),
        "scene": (repr(game.scene(one)), repr(game.scene(two))),
        "plan": (repr(game.plan(one)), repr(game.plan(two))),
        "turn": (game.to_move(state), game.to_move(other)),
    }
    if seat is not None and game.to_move(state) == seat == game.to_move(other):
        answers["moves"] = (game.legal_moves(state), game.legal_moves(other))
        answers["refusals"] = (refusals(game, state), refusals(game, other))
        answers["events"] = (events(game, state, seat), events(game, other, seat))
    return [name for name, (left, right) in answers.items() if left != right]


def refusals(game: Game, state: Value) -> list[str]:
    """Return all refusals in a position, or a sample of many."""
    return [repr(game.why_illegal(state, move)) for move in numbers(game, state)]


def numbers(game: Game, state: Value) -> list[int]:
    """Return all move numbers, or a sample that includes the legal ones."""
    stride = max(1, game.rules.move_limit // 5_000)
    sample = range(0, game.rules.move_limit, stride)
    return sorted({*sample, *game.legal_moves(state)})


def events(game: Game, state: Value, seat: Seat) -> list[str]:
    """Return the events that *seat* sees of its own moves, unless they end the game."""
    return [
        repr(game.events(state, move, seat))
        for move in game.legal_moves(state)[:40]
        if game.outcome(game.play(state, move)) is None
    ]


def chance_leaks(game: Game, state: Value, seat: Seat | None) -> list[str]:
    """Return leaks to *seat* in events of chance, beyond its next view."""
    by_view: dict[str, set[str]] = {}
    for move in game.legal_moves(state)[:200]:
        view = repr(game.view(game.play(state, move), seat))
        by_view.setdefault(view, set()).add(repr(game.events(state, move, seat)))
    return ["events of chance" for seen in by_view.values() if len(seen) > 1]


def bad_weights(game: Game, state: Value) -> bool:
    """Whether the weights fail to match the chance outcomes or are not positive."""
    weights = game.weights(state)
    if game.to_move(state) != CHANCE:
        return weights != []
    moves = game.legal_moves(state)
    return len(weights) != len(moves) or not moves or min(weights) <= 0
