# compiled: hot
"""Explore a game: count lines of play, play at random, write transcripts."""

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
    """
    Return the number of lines of play that are *depth* moves long.

    Chance's moves count too.
    """
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
    Pick a legal move at random, or return -1 when the game is over.

    All moves of a seat are equally likely; chance's have their weights. *moves* is a
    scratch buffer; the legal moves stay in it.
    """
    if rules.to_move(state) == GAME_OVER:
        return -1
    return pick_by_listing(rules, state, moves, rng)


def playout(
    rules: Rules[S], state: S, rng: Random, most: i64 = 1_000_000
) -> tuple[S, i64, i64]:
    """
    Play at random from *state* to the end, or for at most *most* moves.

    Returns the last position, the number of moves played, and the number of legal
    moves listed on the way.
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
    Return all that the contract answers along one random game of at most *most* moves.

    A change in the moves, notation, scenes or decisions of a game changes a line.
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
    """Return the transcript's lines for one position."""
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
    """Return the transcript's lines for one move."""
    lines = [f"move: {game.write(state, move)} ({move})"]
    told = [
        " ".join([repr(event) for event in game.events(state, move, viewer)])
        for viewer in _viewers(game)
    ]
    return [*lines, *_by_viewer([f"sees {events}" for events in told])]


def _viewers(game: Game) -> list[Seat | None]:
    """Return all possible viewers: a bystander, and every seat."""
    return [None, *range(game.seats)]


def _seen(game: Game, state: Value, viewer: Seat | None) -> str:
    """Return a summary of the scene that *viewer* sees."""
    scene = game.scene(game.view(state, viewer))
    notes = " ".join([repr(note) for note in scene.notes])
    return f"has {len(scene.pieces)} pieces, {len(scene.moves())} offers, {notes}"


def _by_viewer(seen: list[str]) -> list[str]:
    """Return a line for each different summary, with the viewers who share it."""
    names = ["bystander", *[f"seat {seat}" for seat in range(len(seen) - 1)]]
    viewers: dict[str, list[str]] = {}
    for name, line in zip(names, seen, strict=True):
        viewers.setdefault(line, []).append(name)
    return [f"{', '.join(who)}: {line}" for line, who in viewers.items()]
