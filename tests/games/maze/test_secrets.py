"""Who may know what [M20]: agendas are secret, until they are turned up."""

from itertools import permutations

import pytest
from librt.random import Random

import whiskerworks
from tests.games.maze.started_games import (
    SEATS,
    along,
    before_the_deal,
    dealt,
    first_turn,
    held,
    holding,
    of,
    say,
)
from whiskerworks.core.errors import IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.match import submit
from whiskerworks.core.message import Event, Params
from whiskerworks.core.scene import Piece
from whiskerworks.core.seat import CHANCE
from whiskerworks.games.maze.state import State
from whiskerworks.games.maze.view import MazeView
from whiskerworks.kit.agendas import AGENDAS

Viewer = int | None
ALL_OF = {2: AGENDAS[1:3], 3: AGENDAS[:3], 4: AGENDAS}
"""What the seats hold in a game of so many."""


def viewers(game: Game) -> list[Viewer]:
    """Return a bystander, and every seat."""
    return [None, *range(game.seats)]


def seen(game: Game, state: State, viewer: Viewer) -> tuple[str, ...]:
    """Return what each seat holds, as far as a viewer is told."""
    view = game.view(state, viewer)
    assert isinstance(view, MazeView)
    return held(view.state, game.seats)


def possible(game: Game, state: State, viewer: Viewer) -> list[tuple[str, ...]]:
    """Return all that the seats can hold, for all that a viewer may know [M20]."""
    truth = held(state, game.seats)
    dealt_to = [seat for seat in range(game.seats) if truth[seat] != "-"]
    known = [s for s in dealt_to if s == viewer or state.revealed >> s & 1]
    if game.to_move(state) is None:
        known = dealt_to
    return [
        (*hands, *truth[len(dealt_to) :])
        for hands in permutations(AGENDAS, len(dealt_to))
        if all(hands[seat] == truth[seat] for seat in known)
    ]


def plate(game: Game, state: State, viewer: Viewer, seat: int) -> Piece:
    """Return the agenda of a seat in the scene that a viewer sees."""
    pieces = game.scene(game.view(state, viewer)).pieces
    return next(piece for piece in pieces if piece.id == f"agenda-{seat}")


class TestHidden:
    @pytest.mark.wheel
    @pytest.mark.parametrize("seats", SEATS)
    @pytest.mark.parametrize("seed", range(6))
    def test_secrets_make_no_difference_to_what_is_seen(
        self, seats: int, seed: int
    ) -> None:
        """[M20] Whatever the others can hold, the view, drawn or printed, is one."""
        game = whiskerworks.load("maze", seats)
        rng = Random(seed)
        for state, _ in along(game, seed):
            for viewer in viewers(game):
                view = game.view(state, viewer)
                others = possible(game, state, viewer)
                for hands in others:
                    other = game.view(holding(state, hands), viewer)
                    assert other == view
                    assert repr(other) == repr(view)
                if rng.randrange(8) == 0:
                    hands = others[int(rng.randrange(len(others)))]
                    other = game.view(holding(state, hands), viewer)
                    assert game.scene(other) == game.scene(view)
                    assert game.board(other) == game.board(view)

    @pytest.mark.parametrize("seats", SEATS)
    @pytest.mark.parametrize("seed", range(6))
    def test_secrets_make_no_difference_to_what_is_told(
        self, seats: int, seed: int
    ) -> None:
        """[M20] Of a move, all viewers hear the same; only who reveals is heard of."""
        game = whiskerworks.load("maze", seats)
        for state, move in along(game, 100 + seed):
            if move < 0 or game.write(state, move).startswith(("reveal", "deal")):
                continue
            for viewer in viewers(game):
                told = game.events(state, move, viewer)
                for hands in possible(game, state, viewer):
                    assert game.events(holding(state, hands), move, viewer) == told

    @pytest.mark.parametrize("seats", SEATS)
    @pytest.mark.parametrize("seed", range(3))
    def test_secrets_make_no_difference_to_what_is_legal_or_refused(
        self, seats: int, seed: int
    ) -> None:
        """[M20] To the seat to move, which knows its own agenda alone."""
        game = whiskerworks.load("maze", seats)
        rng = Random(seed)
        for state, _ in along(game, 200 + seed):
            mover = game.to_move(state)
            if mover is None or mover == CHANCE or rng.randrange(3):
                continue
            tried = [int(rng.randrange(game.rules.move_limit)) for _ in range(50)]
            tried += [game.read(state, text) for text in ("reveal", "skip", "mouse e4")]
            for hands in possible(game, state, mover):
                other = holding(state, hands)
                assert game.legal_moves(other) == game.legal_moves(state)
                for move in tried:
                    refusal = game.why_illegal(state, move)
                    assert game.why_illegal(other, move) == refusal

    def test_each_seat_sees_its_own_agenda_and_a_bystander_none(self) -> None:
        """[M7, M20] Three have been dealt theirs."""
        game, state = first_turn("cat", "mouse", "cucumber")

        assert seen(game, state, 0) == ("cat", "?", "?")
        assert seen(game, state, 1) == ("?", "mouse", "?")
        assert seen(game, state, 2) == ("?", "?", "cucumber")
        assert seen(game, state, None) == ("?", "?", "?")

    def test_the_picture_shows_the_backs_of_what_is_secret(self) -> None:
        """[M20] A face, its colour and its name are for who may know them."""
        game, state = first_turn("cat", "mouse")
        own, back = plate(game, state, 0, 0), plate(game, state, 1, 0)

        assert (own.art, own.say.params["agenda"] if own.say else "") == (
            "agenda-face",
            "cat",
        )
        assert (back.art, back.say.params["agenda"] if back.say else "") == (
            "agenda-back",
            "secret",
        )
        assert "face-0" in [piece.id for piece in own.children]
        assert "face-0" not in [piece.id for piece in back.children]
        assert back.tone == ""
        assert plate(game, state, None, 0) == back

    def test_notes_name_the_agenda_of_the_viewer_alone(self) -> None:
        """[M20] What stands beside the table."""
        game, state = first_turn("cat", "mouse")

        def own(viewer: Viewer) -> list[object]:
            notes = game.scene(game.view(state, viewer)).notes
            return [note.params["agenda"] for note in notes if note.code == "note-own"]

        assert own(0) == ["cat"]
        assert own(1) == ["mouse"]
        assert own(None) == []

    def test_a_deal_is_told_to_its_seat_alone(self) -> None:
        """[M7] The others hear that it was dealt something."""
        game = whiskerworks.load("maze", 3)
        state = dealt(game, "cheese")
        move = game.read(state, "deal 1 cat")

        whole = Event("dealt", {"seat": 1, "agenda": "cat"}, "M7", (), ("agenda-1",))
        secret = Event("dealt-secretly", {"seat": 1}, "M7", (), ("agenda-1",))
        told = [game.events(state, move, viewer) for viewer in (None, 0, 1, 2)]
        assert told == [(secret,), (secret,), (whole,), (secret,)]

    def test_while_they_are_dealt_it_is_known_who_has_one(self) -> None:
        """[M7] Not which; and seats without one are seen to have none."""
        game = whiskerworks.load("maze", 3)
        state = dealt(game, "cheese", "cat")

        assert seen(game, state, 0) == ("cheese", "?", "-")
        assert seen(game, state, 2) == ("?", "?", "-")
        assert seen(game, state, None) == ("?", "?", "-")

    def test_what_may_be_played_is_offered_to_the_seat_on_turn_alone(self) -> None:
        """[M20] Whether one can reveal would tell who waits for the Cat [M10b]."""
        for agenda, can_reveal in (("mouse", True), ("cat", False)):
            game, state = first_turn(agenda, "cheese")
            offers = [game.scene(game.view(state, v)).moves() for v in (0, 1, None)]

            assert ("reveal" in [offer.move for offer in offers[0]]) == can_reveal
            assert offers[1] == offers[2] == ()

    @pytest.mark.parametrize("text", ["reveal", "skip", "m01 e4 0", "deal 0 cat"])
    def test_who_is_not_on_turn_is_refused_without_a_word_on_others(
        self, text: str
    ) -> None:
        """[M10b, M20] The same, whatever the seat to move holds."""
        refusals = []
        for agenda in ("mouse", "cat"):
            game, state = first_turn(agenda, "cheese")
            with pytest.raises(IllegalMove) as caught:
                submit(game, state, 1, game.read(state, text))
            refusals.append((caught.value.refusal, str(caught.value)))

        assert refusals[0] == refusals[1]
        assert refusals[0][0].code == "not-your-turn"

    def test_nobody_can_try_what_chance_may_deal(self) -> None:
        """[M7, M20] A refused deal would tell that the agenda is gone."""
        game = whiskerworks.load("maze", 2)
        state = dealt(game, "cat")
        for seat in range(2):
            for agenda in AGENDAS:
                move = game.read(state, f"deal 1 {agenda}")
                with pytest.raises(IllegalMove) as caught:
                    submit(game, state, seat, move)
                assert caught.value.refusal.code == "chance-on-turn"


class TestShown:
    def test_a_revealed_agenda_is_shown_to_all(self) -> None:
        """[M10, M20] The others stay secret."""
        game, state = first_turn("mouse", "cat", "cheese")
        after = say(game, state, "reveal")

        assert seen(game, after, None) == ("mouse", "?", "?")
        assert seen(game, after, 1) == ("mouse", "cat", "?")
        assert seen(game, after, 0) == ("mouse", "?", "?")
        assert plate(game, after, None, 0).art == "agenda-face"
        assert plate(game, after, None, 1).art == "agenda-back"

    @pytest.mark.parametrize("agenda", ["mouse", "cheese", "cucumber"])
    def test_what_is_revealed_is_told_to_all(self, agenda: str) -> None:
        """[M10, M20] Seat and agenda, to every viewer in the same words."""
        game, state = first_turn(agenda, "cat")
        move = game.read(state, "reveal")
        told = [game.events(state, move, viewer) for viewer in (None, 0, 1)]

        params: Params = {"seat": 0, "agenda": agenda}
        first = Event("revealed", params, "M10", (), ("agenda-0",))
        assert told[0][0] == first
        assert told[0] == told[1] == told[2]

    @pytest.mark.parametrize("seats", SEATS)
    @pytest.mark.parametrize("seed", range(4))
    def test_table_belt_and_pile_are_public(self, seats: int, seed: int) -> None:
        """[M20] All but the agendas is the same in every view."""
        game = whiskerworks.load("maze", seats)
        for state, _ in along(game, seed):
            bare = state.with_agendas(0)
            for viewer in viewers(game):
                view = game.view(state, viewer)
                assert isinstance(view, MazeView)
                assert view.state.with_agendas(0) == bare
                assert view.seat == viewer

    @pytest.mark.parametrize("seats", SEATS)
    def test_when_the_game_is_over_all_agendas_are_shown(self, seats: int) -> None:
        """[M19, M20] To bystanders too, with who won."""
        game = whiskerworks.load("maze", seats)
        for seed in range(5):
            *_, (state, _) = along(game, seed, reveals=0)
            truth = held(state, seats)

            assert "?" not in truth
            assert sorted(truth) == sorted(set(truth))
            for viewer in viewers(game):
                assert seen(game, state, viewer) == truth
                faces = [plate(game, state, viewer, seat) for seat in range(seats)]
                assert [piece.art for piece in faces] == ["agenda-face"] * seats

    def test_until_the_last_draw_nothing_is_shown(self) -> None:
        """[M20] One move before the end the bystander knows nothing."""
        game = whiskerworks.load("maze", 4)
        *_, (before, _), (after, _) = along(game, 3, reveals=0)

        assert before.revealed == 0
        assert seen(game, before, None) == ("?",) * 4
        assert "?" not in seen(game, after, None)


def positions(game: Game) -> dict[str, State]:
    """Return a position for each step in which agendas become known."""
    hands = ALL_OF[game.seats]
    found = {f"dealt {n}": dealt(game, *hands[:n]) for n in range(1, game.seats + 1)}
    for seat, agenda in enumerate(hands):
        if agenda != "cat":
            found[f"revealed {agenda}"] = say(
                game, found[f"dealt {game.seats}"], f"begin {seat}", "reveal"
            )
    both = found["revealed cheese"]
    found["revealed two"] = revealed_too(game, both)
    return found


def revealed_too(game: Game, state: State) -> State:
    """Return the position after another seat has revealed as soon as it could."""
    shown = state.revealed
    rng = Random(7)
    while state.revealed == shown:
        legal = game.legal_moves(state)
        texts = [game.write(state, move) for move in legal]
        at = texts.index("reveal") if "reveal" in texts else None
        state = of(
            game.play(state, legal[rng.randrange(len(legal)) if at is None else at])
        )
        assert game.to_move(state) is not None
    return state


CASES = [
    (seats, viewer, step)
    for seats in SEATS
    for viewer in (None, *range(seats))
    for step in positions(whiskerworks.load("maze", seats))
]


class TestDeterminise:
    @pytest.mark.parametrize(("seats", "viewer", "step"), CASES)
    def test_all_that_can_be_held_is_equally_likely(
        self, seats: int, viewer: Viewer, step: str
    ) -> None:
        """[M7, M20] Each way to hold them is one world; what is known stays."""
        game = whiskerworks.load("maze", seats)
        state = positions(game)[step]
        view = game.view(state, viewer)
        worlds = [of(world) for world in game.worlds(view)]

        assert sorted([held(world, seats) for world in worlds]) == sorted(
            possible(game, state, viewer)
        )
        assert all(game.view(world, viewer) == view for world in worlds)

    @pytest.mark.parametrize("seats", SEATS)
    def test_along_a_game_a_drawn_position_is_one_that_can_be(self, seats: int) -> None:
        """[M7, M20] Own agendas stay, no two are the same, all else is as it is."""
        game = whiskerworks.load("maze", seats)
        rng = Random(seats)
        for state, _ in along(game, seats):
            for viewer in viewers(game):
                drawn = of(game.determinise(game.view(state, viewer), rng))
                assert held(drawn, seats) in possible(game, state, viewer)
                assert drawn.with_agendas(0) == state.with_agendas(0)
                assert game.to_move(drawn) == game.to_move(state)

    def test_before_the_deal_there_is_nothing_to_draw(self) -> None:
        """[M7] The position itself is all there is."""
        game = whiskerworks.load("maze", 3)
        state = before_the_deal(game)
        assert game.determinise(game.view(state, 1), Random(1)) == state

    def test_when_all_is_known_the_position_itself_is_drawn(self) -> None:
        """[M20] At the end nothing is secret."""
        game = whiskerworks.load("maze", 4)
        *_, (state, _) = along(game, 5)
        assert game.determinise(game.view(state, None), Random(1)) == state
