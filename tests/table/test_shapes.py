"""What the core says keeps its meaning in the shapes that are sent."""

import msgspec
import pytest
from librt.random import Random

import whiskerworks
from tests.table.attributes import attributes
from whiskerworks.core import walk
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message, Refusal
from whiskerworks.core.plan import Area
from whiskerworks.core.rules import room
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.core.value import Value
from whiskerworks.table import shapes
from whiskerworks.table.messages import Happening, Picture, Plan

on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


def positions(game: Game) -> list[tuple[Value, int]]:
    """Return some positions of a random game, and the move that was played in each."""
    state, rng, moves = game.start(), Random(4), room(game.rules.most_moves)
    found = []
    for _ in range(40):
        move = int(walk.step(game.rules, state, rng, moves))
        if move < 0:
            break
        found.append((state, move))
        state = game.play(state, move)
    return found[::6]


def plain(thing: object) -> object:
    """Return anything as JSON has it; an own reading of what shapes are for."""
    if isinstance(thing, Message):
        params = {name: plain(value) for name, value in thing.pairs}
        return {"code": thing.code, "params": params}
    if isinstance(thing, tuple):
        return [plain(each) for each in thing]
    if isinstance(thing, Piece | Scene):
        parts = attributes(thing).items()
        fields = {name: plain(part) for name, part in parts if name != "say"}
        said = thing.say if isinstance(thing, Piece) else None
        return fields if said is None else {**fields, "say": plain(said)}
    return thing


def whole(piece: object) -> object:
    """Put back the fields of things that were left out because they are usual."""
    assert isinstance(piece, dict)
    usual = {
        "turn": 0.0,
        "size": 1.0,
        "tone": "",
        "children": [],
        "text": "",
        "spin": 0.0,
    }
    given = {**usual, **piece}
    return {**given, "children": [whole(child) for child in given["children"]]}


@on_every_game
def test_every_scene_of_every_game_is_sent_as_it_is(name: str) -> None:
    """Pieces, what lies on them, what is said of them, and the notes."""
    game = whiskerworks.load(name)

    for state, _ in positions(game):
        scene = game.scene(game.view(state, 0))
        sent = msgspec.json.decode(msgspec.json.encode(shapes.picture(scene)))

        assert [whole(piece) for piece in sent["pieces"]] == plain(scene.pieces)
        assert sent["notes"] == plain(scene.notes)
        assert sent["seats"] == plain(scene.seats)
        assert (sent["width"], sent["height"]) == (scene.width, scene.height)
        assert [
            (offer["move"], tuple(offer["spots"]), offer["say"], offer.get("marks", []))
            for offer in sent["offers"]
        ] == [
            (offer.move, offer.spots, plain(offer.say), list(offer.marks))
            for offer in scene.offers
        ]


@on_every_game
def test_what_is_sent_reads_back(name: str) -> None:
    """The shapes are what their types say, so that clients can rely on these."""
    game = whiskerworks.load(name)

    for state, move in positions(game):
        picture = shapes.picture(game.scene(game.view(state, 0)))
        events = [shapes.happening(event) for event in game.events(state, move, 0)]

        again = msgspec.json.decode(msgspec.json.encode(picture), type=Picture)
        told = msgspec.json.decode(msgspec.json.encode(events), type=list[Happening])
        assert again == picture
        assert told == events


@on_every_game
def test_every_plan_of_every_game_is_sent_as_it_is(name: str) -> None:
    """Its lines and its areas, those in their order; and it reads back."""
    game = whiskerworks.load(name)

    for state, _ in positions(game):
        plan = game.plan(game.view(state, 0))
        sent = msgspec.json.encode(shapes.plan(plan))

        told = msgspec.json.decode(sent)
        assert told["lines"] == list(plan.lines)
        assert [Area(**area) for area in told["areas"]] == list(plan.areas)
        assert msgspec.json.decode(sent, type=Plan) == shapes.plan(plan)


def test_offers_are_left_out_where_nothing_may_be_clicked() -> None:
    """The rest of the scene stays."""
    game = whiskerworks.load("gears", first="blue")
    scene = game.scene(game.view(game.start(), 0))

    shut = shapes.picture(scene, offers=False)

    assert scene.offers
    assert shut.offers == ()
    assert shut.pieces == shapes.picture(scene).pieces


def test_a_refusal_keeps_its_code_parameters_and_rule() -> None:
    """Also what is said within what is said."""
    who = Message("who-cat", (("hex", "d5"),))
    refused = Refusal("barred", (("seat", 1), ("by", (who, who)), ("to", who)), "A8")

    sent = msgspec.to_builtins(shapes.refusal(refused))

    cat = {"code": "who-cat", "params": {"hex": "d5"}}
    params = {"seat": 1, "by": [cat, cat], "to": cat}
    assert sent == {
        "say": {"code": "refusal-barred", "params": params},
        "rule": "A8",
    }
