"""What is sent, read back: nothing is lost on the way."""

import msgspec
import pytest
from librt.random import Random

import whiskerworks
from whiskerworks.core import walk
from whiskerworks.core.message import Refusal
from whiskerworks.core.rules import room
from whiskerworks.table import heard
from whiskerworks.table import shapes as out
from whiskerworks.table.messages import Picture, Plan


@pytest.mark.parametrize("name", whiskerworks.names())
def test_every_scene_and_plan_comes_back_as_it_was(name: str) -> None:
    """For every seat and a bystander, along a game."""
    game = whiskerworks.load(name)
    state, rng, moves = game.start(), Random(7), room(game.rules.most_moves)
    for _ in range(5):
        if game.to_move(state) is None:
            break
        for seat in (None, *range(game.seats)):
            view = game.view(state, seat)
            scene, plan = game.scene(view), game.plan(view)
            sent = msgspec.json.encode(out.picture(scene))
            drawn = msgspec.json.encode(out.plan(plan))

            told = msgspec.json.decode(sent, type=Picture)
            found = heard.scene(told)

            assert found == scene
            assert out.picture(found) == told
            assert heard.plan(msgspec.json.decode(drawn, type=Plan)) == plan
        state = game.play(state, int(walk.step(game.rules, state, rng, moves)))


def test_a_refusal_comes_back_with_its_rule() -> None:
    """As something to be said."""
    refusal = Refusal("wheel-there", (("peg", "e3"),), "G4")

    assert heard.refused(out.refusal(refusal)) == (refusal.message(), "G4")
