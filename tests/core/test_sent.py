"""What the core says is sent as it is, and reads back as the same."""

import msgspec
import pytest
from librt.random import Random

import whiskerworks
from whiskerworks.core import exploration
from whiskerworks.core.game import Game
from whiskerworks.core.message import Event, Message, Refusal
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.scene import Offer, Piece, Scene
from whiskerworks.core.text_board import TextBoard
from whiskerworks.core.value import Value

on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


def positions(game: Game) -> list[tuple[Value, int]]:
    """Return some positions of a random game, and the move that was played in each."""
    state, rng, moves = game.start(), Random(4), move_buffer(game.rules.max_legal_moves)
    found = []
    for _ in range(40):
        move = int(exploration.random_move(game.rules, state, rng, moves))
        if move < 0:
            break
        found.append((state, move))
        state = game.play(state, move)
    return found[::6]


@on_every_game
def test_what_is_sent_reads_back(name: str) -> None:
    """Scenes, plans and events of every game: every field has the type it says."""
    game = whiskerworks.load(name)

    for state, move in positions(game):
        view = game.view(state, 0)
        for thing, kind in (
            (game.scene(view), Scene),
            (game.plan(view), TextBoard),
            (game.events(state, move, 0), tuple[Event, ...]),
        ):
            sent = msgspec.json.encode(thing)
            assert msgspec.json.decode(sent, type=kind) == thing


def test_offers_are_left_out_where_nothing_may_be_clicked() -> None:
    """The rest of the scene stays."""
    game = whiskerworks.load("gears", first="blue")
    scene = game.scene(game.view(game.start(), 0))

    shut = scene.without_offers()

    assert scene.moves()
    assert shut.offers == ()
    assert shut.pieces == scene.pieces
    assert shut.notes == scene.notes


def test_a_message_holds_messages() -> None:
    """One in another, and a list of them."""
    who = Message("who-cat", {"hex": "d5"})
    refused = Refusal("barred", {"seat": 1, "by": (who, who), "to": who}, "A8")

    sent = msgspec.to_builtins(refused)

    cat = {"code": "who-cat", "params": {"hex": "d5"}}
    assert sent == {
        "code": "barred",
        "params": {"seat": 1, "by": (cat, cat), "to": cat},
        "rule": "A8",
    }
    assert msgspec.convert(sent, Refusal) == refused


def test_what_is_usual_is_not_sent() -> None:
    """Most pieces neither turn nor say anything."""
    peg = Piece("e3", "peg", 1.0, 2.0)
    offer = Offer("e3", ("e3",), Message("offer-place"))

    assert msgspec.json.encode(peg) == b'{"id":"e3","art":"peg","x":1.0,"y":2.0}'
    assert msgspec.to_builtins(offer) == {
        "move": "e3",
        "spots": ("e3",),
        "say": {"code": "offer-place"},
    }
