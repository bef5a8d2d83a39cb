# compiled: hot
"""Walks through a game: counting lines of play, random games, transcripts."""

from typing import TypeVar

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.game import Game
from whiskerworks.core.rules import Rules, draw_index, move_buffer, pick_by_listing
from whiskerworks.core.seat import CHANCE, GAME_OVER, Seat, seat_name
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


def perft(rules: Rules[S], state: S, depth: i64) -> i64:
    """Return how many lines of play, chance included, are *depth* moves long."""
    if depth == 0:
        return 1
    if rules.to_move(state) == GAME_OVER:
        return 0
    moves = move_buffer(rules.max_legal_moves)
    count = rules.legal_moves_into(state, moves)
    if depth == 1:
        return count
    lines: i64 = 0
    for i in range(count):
        lines += perft(rules, rules.play(state, moves[i]), depth - 1)
    return lines


def random_move(rules: Rules[S], state: S, rng: Random, moves: vec[i64]) -> i64:
    """
    Draw a move: a fair one for a seat, by its weight for chance; -1 at the end.

    *moves* is a scratch buffer; the legal moves stay in it.
    """
    if rules.to_move(state) == GAME_OVER:
        return -1
    return pick_by_listing(rules, state, moves, rng)


def playout(
    rules: Rules[S], state: S, rng: Random, most: i64 = 1_000_000
) -> tuple[S, i64, i64]:
    """
    Play at random from *state* to the end, or for *most* moves.

    Returns the last position, how many moves were played, and how many legal
    moves were listed on the way.
    """
    moves = move_buffer(rules.max_legal_moves)
    weights = move_buffer(rules.max_legal_moves)
    plies: i64 = 0
    listed: i64 = 0
    while plies < most:
        mover = rules.to_move(state)
        if mover == GAME_OVER:
            break
        count = rules.legal_moves_into(state, moves)
        if mover == CHANCE:
            rules.weights_into(state, weights)
            index = draw_index(weights, count, rng)
        else:
            index = rng.randrange(count)
        state = rules.play(state, moves[index])
        plies += 1
        listed += count
    return state, plies, listed


def transcript(game: Game, rng: Random, most: int = 1_000) -> str:
    """
    Return everything the contract says along one random game of *most* moves.

    Any change in what a game offers, writes, shows or decides shows up as a
    changed line.
    """
    state = game.start()
    lines = [f"{game!r} rules_version={game.rules_version}"]
    moves = move_buffer(game.rules.max_legal_moves)
    for _ in range(most):
        lines.append("")
        lines.extend(_picture(game, state))
        move = random_move(game.rules, state, rng, moves)
        if move < 0:
            break
        lines.extend(_move(game, state, move))
        state = game.play(state, move)
    return "\n".join(lines) + "\n"


def _picture(game: Game, state: Value) -> list[str]:
    """Return what the contract says of one position."""
    mover = game.to_move(state)
    lines = [f"state: {game.write_state(state)}"]
    seen = [_seen(game, state, viewer) for viewer in _viewers(game)]
    lines.extend(_by_viewer(seen))
    lines.extend(game.board(game.view(state, None)).splitlines())
    if mover is None:
        return [*lines, f"over: {game.outcome(state)!r}"]
    legal = [game.write(state, move) for move in game.legal_moves(state)]
    lines.append(f"to move: {seat_name(mover)}")
    lines.append(f"legal: {len(legal)}: {', '.join(legal)}")
    if mover == CHANCE:
        lines.append(f"weights: {game.weights(state)}")
    return lines


def _move(game: Game, state: Value, move: int) -> list[str]:
    """Return what the contract says of one move."""
    lines = [f"move: {game.write(state, move)} ({move})"]
    told = [
        " ".join([repr(event) for event in game.events(state, move, viewer)])
        for viewer in _viewers(game)
    ]
    return [*lines, *_by_viewer([f"sees {events}" for events in told])]


def _viewers(game: Game) -> list[Seat | None]:
    """Return whoever may look on: a bystander, and every seat."""
    return [None, *range(game.seats)]


def _seen(game: Game, state: Value, viewer: Seat | None) -> str:
    """Return what a scene comes to, in short."""
    scene = game.scene(game.view(state, viewer))
    notes = " ".join([repr(note) for note in scene.notes])
    return f"has {len(scene.pieces)} pieces, {len(scene.moves())} offers, {notes}"


def _by_viewer(seen: list[str]) -> list[str]:
    """Return what each viewer sees, a line for all that see the same."""
    names = ["bystander", *[f"seat {seat}" for seat in range(len(seen) - 1)]]
    viewers: dict[str, list[str]] = {}
    for name, line in zip(names, seen, strict=True):
        viewers.setdefault(line, []).append(name)
    return [f"{', '.join(who)}: {line}" for line, who in viewers.items()]
