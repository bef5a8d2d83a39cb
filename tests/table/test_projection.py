"""[T11] Who may know what of a table."""

import pytest

import whiskerworks
from tests.table.eyes import ALL, BYSTANDER, begun, seated, standing, whole
from tests.table.matches import INVITATION, PEOPLE, Match, name_of, over
from whiskerworks.core.message import Event
from whiskerworks.core.scene import Scene
from whiskerworks.core.scene_change import apply_change
from whiskerworks.table import commands as c
from whiskerworks.table import operations, projection
from whiskerworks.table.context import Viewer
from whiskerworks.table.log_entries import LogEntry, Source
from whiskerworks.table.messages import (
    Player,
    Position,
    Snapshot,
    Want,
)
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import BotChair, Mine, Open, Setup
from whiskerworks.table.table import Table
from whiskerworks.table.view_cache import RecentTables, ViewCache


class Client:
    """Keeps what it was told, as a client does."""

    def __init__(self, cache: ViewCache, viewer: Viewer) -> None:
        self.viewer = viewer
        self.told = whole(cache, viewer)

    def hear(self, cache: ViewCache, fresh: list[LogEntry]) -> None:
        """Take in an update; nothing may be missing before it."""
        new = projection.update(
            cache,
            fresh,
            self.viewer,
            name_of,
            since=self.told.seq,
            now=cache.table.at,
        )
        old = self.told
        self.told = Snapshot(
            new.seq,
            old.seat,
            old.facts,
            new.status,
            (*old.plies[: new.kept], *new.plies),
            (*old.chat, *new.chat),
            self._position(old.position, new.position),
        )

    def _position(self, old: Position, new: Position | None) -> Position:
        """Return the position with the scene that is to be seen now."""
        if new is None or new.change is None:
            return new or old
        assert new.scene is None
        assert old.scene is not None
        scene = apply_change(old.scene, new.change)
        return Position(new.ply, new.mover, scene, new.moves, new.plan)


@pytest.mark.parametrize("want", [frozenset(), ALL])
@pytest.mark.parametrize(
    ("name", "seats"),
    [*[(name, None) for name in whiskerworks.names()], ("maze", 4)],
)
def test_updates_tell_all_that_a_snapshot_tells(
    name: str, seats: int | None, want: frozenset[Want]
) -> None:
    """Over a whole game with talk and undos, for a player and a bystander."""
    match = Match(whiskerworks.load(name, seats), 9)
    viewers = (Viewer(0, PEOPLE[0], want), Viewer(None, "x", want))
    clients = [Client(match.cache, viewer) for viewer in viewers]

    heard = 1
    match.start("cat")
    for round_ in range(50):
        fresh = [logged for part in match.parts[heard:] for logged in part]
        heard = len(match.parts)
        for client in clients:
            client.hear(match.cache, fresh)
            assert client.told == whole(match.cache, client.viewer)
        if match.table.phase == "over":
            return
        if round_ < 48:
            match.play_on(1)
        else:
            match.do(0, c.Resign())

    raise AssertionError("the game does not end")


class TestSeats:
    """Who sits there, and what the dealer was given."""

    def test_words_of_others_are_hidden_until_the_game_begins(self) -> None:
        """[T4] Nobody can choose a word by the words of others."""
        match = Match(whiskerworks.load("gears"))
        match.do(1, c.Sit(1, word="mouse"))

        seen = [
            standing(match.cache, v).players[1].word for v in (seated(1), BYSTANDER)
        ]
        match.do(0, c.Start())

        assert seen == ["mouse", ""]
        assert standing(match.cache, seated(0)).players[1].word == "mouse"

    def test_players_have_names_and_bots_have_levels(self) -> None:
        """Nobody's id is told."""
        match = Match(whiskerworks.load("arena", 3))
        game, moment = match.table.game, match.moment()
        setup = Setup((Mine(), BotChair(4), Open()))
        table, _ = operations.create_table(game, setup, PEOPLE[0], "00", moment)

        assert standing(ViewCache(table), seated(0)).players == (
            Player(0, "person", "Ada", you=True, who=0),
            Player(1, "bot", level=4),
            Player(2, "open"),
        )

    def test_who_left_keeps_the_name(self) -> None:
        """[T10] So that the others know for whom they wait."""
        match = begun()
        match.do(1, c.Leave())

        assert standing(match.cache, seated(0)).players[1].kind == "left"
        assert standing(match.cache, seated(0)).players[1].name == "Bo"
        assert not standing(match.cache, seated(1)).players[1].you

    def test_only_the_host_is_told_the_invitation(self) -> None:
        """[T1] Who has it may hand it on."""
        match = begun()

        told = [whole(match.cache, v).facts for v in (seated(0), seated(1), BYSTANDER)]

        assert [facts.invitation for facts in told] == [INVITATION, None, None]
        assert [facts.host for facts in told] == [True, False, False]

    def test_facts_say_what_is_played_and_how(self) -> None:
        """Everything that never changes."""
        match = begun("maze", 3)

        facts = whole(match.cache, BYSTANDER).facts

        assert (facts.table, facts.game, facts.seats) == ("t1", "maze", 3)
        assert facts.options == dict(match.table.created.options)
        assert facts.branched_from is None
        assert facts.has_draws == match.table.game.meta.draws

    @pytest.mark.parametrize(("name", "hides"), [("gears", False), ("maze", True)])
    def test_facts_say_whether_something_is_hidden(
        self, name: str, hides: bool
    ) -> None:
        """Who shares a screen draws a curtain between turns, where there is need."""
        match = begun(name)

        assert whole(match.cache, BYSTANDER).facts.hides is hides

    def test_a_branch_says_where_it_comes_from(self) -> None:
        """[T13] And how much was given."""
        game = whiskerworks.load("gears")
        match = Match(game)
        source = Source("first-table", ("* first blue", "0 e3"))
        setup = match.table.setup
        table, _ = operations.create_table(
            game, setup, PEOPLE[0], "00", match.moment(), source
        )

        told = whole(ViewCache(table), BYSTANDER)

        assert (told.facts.branched_from, told.facts.given) == ("first-table", 2)
        assert [ply.how for ply in told.plies] == ["given", "given"]


class TestMoves:
    """What was played, and what may be."""

    def test_a_deal_is_not_named_to_anybody_before_the_end(self) -> None:
        """[M20] Who was dealt it is told by an event; the others are told less."""
        match = begun("maze", 2)
        deals = [
            index
            for index, move in enumerate(match.table.match.moves)
            if "deal" in match.table.match.text(index)
        ]

        plies = [whole(match.cache, v).plies for v in (seated(0), seated(1), BYSTANDER)]

        assert len(deals) == 2
        assert all(seen[at].move is None for seen in plies for at in deals)
        assert plies[0][deals[0]].events != plies[1][deals[0]].events
        assert plies[1][deals[0]].events == plies[2][deals[0]].events

    def test_when_it_is_over_all_is_shown(self) -> None:
        """[T11] Every move, to everybody."""
        match = begun("maze", 2)
        match.do(0, c.Resign())

        assert all(ply.move for ply in whole(match.cache, BYSTANDER).plies)

    def test_only_who_is_on_turn_is_told_what_may_be_played(self) -> None:
        """Offers and moves: for the person in the seat, and nobody else."""
        match = begun()
        mover = match.table.mover
        assert mover is not None
        shoulder = Viewer(mover, "id-friend", ALL)

        turn = projection.position(match.cache, seated(mover))
        others = [
            projection.position(match.cache, viewer)
            for viewer in (seated(1 - mover), BYSTANDER, shoulder)
        ]

        assert offered(turn)
        assert turn.moves
        assert not any(offered(seen) for seen in others)
        assert [seen.moves for seen in others] == [(), (), ()]

    def test_nothing_may_be_played_in_a_pause(self) -> None:
        """[T8] And when it goes on, an update offers it again."""
        match = begun()
        mover = match.table.mover
        assert mover is not None
        match.do(0, c.Pause())
        match.do(1, c.Agree(match.table.seq))
        paused = projection.position(match.cache, seated(mover))

        since = match.table.seq
        fresh = match.do(0, c.Resume())
        again = projection.update(
            match.cache, fresh, seated(mover), name_of, since=since, now=0
        ).position

        assert (paused.mover, paused.moves, offered(paused)) == (None, (), False)
        assert again is not None
        assert offered(again)

    def test_nothing_is_made_that_is_not_wanted(self) -> None:
        """A program that knows the rules needs no pictures."""
        match = begun()

        told = whole(match.cache, Viewer(0, PEOPLE[0]))

        assert told.position.scene is None
        assert told.position.plan is None
        assert told.position.moves is None
        assert all(ply.events == () for ply in told.plies)

    def test_talk_changes_nothing_of_the_position(self) -> None:
        """So an update with talk is short."""
        match = begun()
        since = match.table.seq

        fresh = match.do(0, c.Say("hello"))
        told = projection.update(
            match.cache, fresh, BYSTANDER, name_of, since=since, now=0
        )

        assert told.position is None
        assert told.plies == ()
        assert told.kept == match.table.ply
        assert [(line.name, line.text, line.seat) for line in told.chat] == [
            ("Ada", "hello", 0)
        ]

    def test_who_sees_the_same_is_handed_the_same(self) -> None:
        """Pictures are painted once for all bystanders, and anew after a move."""
        match = begun()
        one = projection.position(match.cache, BYSTANDER).scene
        two = projection.position(match.cache, Viewer(None, "id-other", ALL)).scene
        match.play()

        assert one is two
        assert projection.position(match.cache, BYSTANDER).scene != one

    def test_a_plan_is_drawn_as_its_viewer_sees_the_table(self) -> None:
        """For whoever wants it, without a picture, and once for all bystanders."""
        match = begun("maze", 2)
        cache, table = match.cache, match.table
        for seat in (0, None):
            viewer = Viewer(seat, "x", frozenset({"plan"}))
            plan = projection.position(cache, viewer).plan
            drawn = table.game.plan(table.game.view(table.state, seat))
            assert plan == drawn
        assert projection.position(cache, BYSTANDER).plan is plan

        match.play_on(1)
        assert projection.position(cache, BYSTANDER).plan != plan

    def test_scenes_are_kept_of_few_tables(self) -> None:
        """A server with many tables has no room for all of them."""
        recent = RecentTables(2)
        caches = [ViewCache(begun().table, recent) for _ in range(3)]
        first, second, third = [scene_of(cache) for cache in caches]

        assert scene_of(caches[2]) is third
        assert scene_of(caches[1]) is second
        again = scene_of(caches[0])
        assert again is not first
        assert again == first
        assert scene_of(caches[2]) is third
        assert scene_of(caches[1]) is not second, "it was cut longest ago"

    def test_a_table_that_is_forgotten_leaves_room_for_another(self) -> None:
        """Nobody looks at it any more: it is not one of the few."""
        recent = RecentTables(2)
        caches = [ViewCache(begun().table, recent) for _ in range(3)]
        first, second = [scene_of(cache) for cache in caches[:2]]
        caches[1].forget()
        scene_of(caches[2])

        assert scene_of(caches[0]) is first
        assert scene_of(caches[1]) is not second


def scene_of(cache: ViewCache) -> Scene | None:
    """Return the scene that bystanders are sent."""
    return projection.position(cache, BYSTANDER).scene


def offered(position: Position) -> bool:
    """Tell whether there is something to click."""
    shown = position.scene or position.change
    return shown is not None and bool(shown.offers)


def looked_back(
    table: Table, ply: int, viewer: Viewer, eyes: int | None
) -> tuple[Scene, tuple[Event, ...]]:
    """Return how a table looked, and what had just happened."""
    return projection.past_scene(projection.past_position(table, ply, viewer, eyes))


class TestLookingBack:
    """The game as it stood earlier."""

    def test_while_it_goes_on_everybody_looks_with_own_eyes(self) -> None:
        """A bystander with a bystander's."""
        match = begun("maze", 2)
        table = match.table

        for ply in (0, table.ply):
            assert looked_back(table, ply, seated(0), 0)
            assert looked_back(table, ply, BYSTANDER, None)
        for viewer, eyes in ((seated(0), 1), (BYSTANDER, 0)):
            with pytest.raises(Refused, match="not-your-eyes"):
                looked_back(table, 0, viewer, eyes)

    def test_when_it_is_over_with_any(self) -> None:
        """How it looked to each at the time: nobody saw the other's agenda."""
        match = over(whiskerworks.load("maze", 2), 3)
        table = match.table
        dealt = next(
            index
            for index, move in enumerate(table.match.moves)
            if "deal 0" in table.game.write(table.match.states[index], move)
        )

        looks = [
            looked_back(table, dealt + 1, BYSTANDER, eyes) for eyes in (0, 1, None)
        ]

        assert looks[0] != looks[1]
        assert looks[1][1] == looks[2][1] != looks[0][1]

    def test_the_past_offers_nothing(self) -> None:
        """It can be looked at, not played."""
        match = begun()
        mover = match.table.mover
        assert mover is not None

        picture, events = looked_back(match.table, 1, seated(mover), mover)

        assert picture.pieces
        assert picture.offers == ()
        assert [event.code for event in events] == ["first"]
        assert looked_back(match.table, 0, seated(mover), mover)[1] == ()

    @pytest.mark.parametrize(
        ("ply", "eyes", "code"),
        [(-1, None, "no-such-ply"), (99, None, "no-such-ply"), (0, 2, "no-such-seat")],
    )
    def test_what_there_is_not_is_refused(
        self, ply: int, eyes: int | None, code: str
    ) -> None:
        """Plies that were not played, seats nobody has."""
        match = begun()

        with pytest.raises(Refused, match=code):
            looked_back(match.table, ply, BYSTANDER, eyes)
