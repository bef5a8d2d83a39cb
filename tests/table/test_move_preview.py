"""How it would look after a move, told without telling more."""

import msgspec
import pytest
from librt.random import Random

import whiskerworks
from tests.table.dealing import two
from tests.table.matches import PEOPLE, Match
from whiskerworks.core import exploration
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.games import meta
from whiskerworks.table import commands as c
from whiskerworks.table.context import Actor
from whiskerworks.table.move_preview import (
    render_preview,
    request_preview,
    visible_result,
)
from whiskerworks.table.refusals import Refused

EVERY = [(name, seats) for name in whiskerworks.names() for seats in meta(name).seats]
on_every_game = pytest.mark.parametrize(("name", "seats"), EVERY)
HIDING = [("maze", seats) for seats in meta("maze").seats]
MANY = 40
"""With more legal moves than this, only some are previewed."""


def told(game: Game, state: Value, move: int, seat: Seat) -> bytes:
    """Return all that a preview says."""
    seen = visible_result(game, state, move, game.play(state, move), seat)
    if seen is None:
        return b""
    scene, events = seen
    return msgspec.json.encode((scene.without_offers(), events))


def turns(game: Game, seed: int, every: int = 7) -> list[tuple[Value, Seat, list[int]]]:
    """Return positions of a random game in which a seat is on turn, and some moves."""
    state, rng = game.start(), Random(seed)
    moves = move_buffer(game.rules.max_legal_moves)
    found: list[tuple[Value, Seat, list[int]]] = []
    for ply in range(200):
        seat = game.to_move(state)
        if seat is None:
            break
        if seat >= 0 and ply % every == 0:
            legal = game.legal_moves(state)
            found.append((state, seat, legal[:: len(legal) // MANY + 1]))
        state = game.play(
            state, int(exploration.random_move(game.rules, state, rng, moves))
        )
    return found


@on_every_game
def test_a_preview_is_the_same_whatever_is_hidden(name: str, seats: int) -> None:
    """[T11] Secrets that are dealt otherwise change no byte of it."""
    game = whiskerworks.load(name, seats)
    rng = Random(8)
    hides = not game.view(game.start(), 0).is_open()
    for seed in range(2 if hides else 1):
        for state, seat, moves in turns(game, seed, 7 if hides else 31):
            view = game.view(state, seat)
            others = [game.determinise(view, rng) for _ in range(3 if hides else 1)]
            for move in moves if hides else moves[:5]:
                one = told(game, state, move, seat)

                assert {told(game, other, move, seat) for other in others} == {one}


@on_every_game
def test_a_preview_is_what_is_seen_when_the_move_is_played(
    name: str, seats: int
) -> None:
    """And most moves have one."""
    game = whiskerworks.load(name, seats)
    kept = 0
    request_preview = 0
    for state, seat, moves in turns(game, 3, 5):
        for move in moves[:5]:
            after = game.play(state, move)
            seen = visible_result(game, state, move, after, seat)
            request_preview += 1
            if seen is not None:
                kept += 1
                assert seen[0] == game.scene(game.view(after, seat))
                assert seen[1] == game.events(state, move, seat)

    assert kept > 0.8 * request_preview


@pytest.mark.parametrize(("name", "seats"), HIDING)
def test_nobody_tries_out_what_shows_a_secret(name: str, seats: int) -> None:
    """[M20] Neither by revealing, nor by an end at which all agendas are shown."""
    game = whiskerworks.load(name, seats)
    shown = 0
    for seed in range(30):
        for state, seat, _ in turns(game, seed, 1):
            for move in game.legal_moves(state):
                after = game.play(state, move)
                if game.is_final(state, move) or game.to_move(after) is None:
                    shown += 1
                    assert told(game, state, move, seat) == b""

    assert shown > 20


class TestAtATable:
    def test_who_is_on_turn_sees_the_move_and_nothing_is_played(self) -> None:
        """The picture has no offers: it is only to look at."""
        made = two()
        table = made.table

        seen = render_preview(request_preview(table, Actor("ada"), "e3"))

        assert seen is not None
        picture, events = seen
        assert "cog-e3" in [piece.id for piece in picture.pieces]
        assert picture.offers == ()
        assert [event.code for event in events] == ["placed"]
        assert events[0].spots == ("cog-e3",)
        assert table.ply == 1

    @pytest.mark.parametrize(
        ("person", "move", "told"),
        [
            ("bo", "e3", "not-your-turn T3"),
            ("cy", "e3", "not-a-player T3"),
            ("ada", "z99", "no-such-move-text T3"),
            ("ada", "j1", "not-vacant G4"),
        ],
    )
    def test_what_may_not_be_played_is_not_previewed(
        self, person: str, move: str, told: str
    ) -> None:
        """[T3] It is refused as the move would be."""
        with pytest.raises(Refused) as why:
            request_preview(two().table, Actor(person), move)

        refusal = why.value.refusal
        assert f"{refusal.code} {refusal.rule}" == told

    def test_there_is_none_while_nobody_plays(self) -> None:
        """[T2, T8] Before the game, in a pause, and after it."""
        match = Match(whiskerworks.load("gears", first="blue"))
        codes = [refusal_of(match)]
        match.start()
        match.do(0, c.Pause())
        (request_preview,) = match.table.proposals
        match.do(1, c.Agree(request_preview))
        codes.append(refusal_of(match))
        match.do(0, c.Resume())
        match.do(0, c.Resign())
        codes.append(refusal_of(match))

        assert codes == ["not-begun", "paused", "table-over"]


def refusal_of(match: Match) -> str:
    """Return why the first player gets no preview."""
    with pytest.raises(Refused) as why:
        request_preview(match.table, Actor(PEOPLE[0], 0), "e3")
    return why.value.refusal.code
