"""How a table stands: clocks, questions, undo, the end, the dealer."""

from collections.abc import Callable

import whiskerworks
from tests.table.eyes import BYSTANDER, begun, seated, standing, whole
from tests.table.matches import PEOPLE, SECRET, Match, folded, name_of, over
from whiskerworks.table import commands as c
from whiskerworks.table import operations, projection
from whiskerworks.table.context import Viewer
from whiskerworks.table.dealer import commitment
from whiskerworks.table.messages import Time, UndoOffer
from whiskerworks.table.setup import Bank, BotChair, Mine, Setup
from whiskerworks.table.view_cache import ViewCache


def test_the_end_by_the_rules_is_told_in_the_game_s_words() -> None:
    """With its rule, and who won."""
    match = over(whiskerworks.load("maze", 3), 2)
    outcome = match.table.game.outcome(match.table.state)
    assert outcome is not None

    told = standing(match.cache, BYSTANDER).result

    assert told is not None
    assert told.say.code == f"ending-{outcome.reason}"
    assert told.rule == outcome.rule
    assert told.winners == outcome.winners


def test_the_end_by_the_players_is_told_in_the_table_s_words() -> None:
    """[T9] Who gave up is named."""
    match = begun()
    match.do(1, c.Resign())

    told = standing(match.cache, BYSTANDER).result

    assert told is not None
    assert (told.say.code, told.say.params) == ("ending-resigned", {"seat": 1})
    assert (told.rule, told.winners) == ("T9", (0,))


def test_the_secret_is_shown_when_the_game_has_ended() -> None:
    """[T4] What was promised, from the beginning."""
    match = begun()
    before = standing(match.cache, seated(0)).deal
    match.do(1, c.Resign())
    after = standing(match.cache, BYSTANDER).deal

    assert (before.commitment, before.secret) == (commitment(SECRET), None)
    assert (after.commitment, after.secret) == (commitment(SECRET), SECRET.hex())


def test_a_question_says_who_asks_and_who_must_answer() -> None:
    """[T7] To everybody."""
    match = begun()
    fresh = match.do(0, c.Pause())

    (asked,) = standing(match.cache, BYSTANDER).questions

    assert (asked.proposal, asked.kind) == (fresh[0].seq, "pause")
    assert (asked.seat, asked.waiting) == (0, (1,))


def test_whether_one_may_take_back_is_told_to_who_may() -> None:
    """[T6] In gears a turn is one move: it must be asked for."""
    match = begun()
    mover = match.table.mover
    assert mover is not None
    match.play()
    shoulder = Viewer(mover, "id-friend")

    told = [
        standing(match.cache, viewer).undo
        for viewer in (seated(mover), seated(1 - mover), BYSTANDER, shoulder)
    ]

    assert told == [UndoOffer("ask", match.table.ply - 1), None, None, None]


def test_clocks_tell_the_time_at_which_they_were_read() -> None:
    """[T5] And whose runs."""
    game = whiskerworks.load("gears", first="blue")
    match = Match(game)
    setup = Setup((Mine(), BotChair(1)), clock=Bank(60, 0))
    table, _ = operations.create_table(game, setup, PEOPLE[0], "00", match.moment())

    now = match.now + 7_000
    clocks = projection.status(ViewCache(table), BYSTANDER, name_of, now=now).clocks

    assert clocks.at == now
    assert clocks.running == 0
    assert clocks.times == (Time(7_000, 53_000), Time(0, 60_000))


class TestKept:
    """What is kept for the next viewer is what would be cut for them anew."""

    def test_it_is_the_same_after_every_command(self) -> None:
        """Somebody comes, talks, plays, asks, leaves and comes back."""
        match = Match(whiskerworks.load("maze", 3), 3)
        viewers = (seated(0), seated(1), seated(2), BYSTANDER)

        for step in steps(match):
            step()
            anew = refolded(match)

            for viewer in viewers:
                assert standing(match.cache, viewer) == standing(anew, viewer)
                assert whole(match.cache, viewer) == whole(anew, viewer)

    def test_a_new_name_is_told_at_once(self) -> None:
        """It stands in no log: nothing at the table has changed."""
        cache = begun().cache
        before = standing(cache, BYSTANDER).players
        status = projection.status(cache, BYSTANDER, str.upper, now=cache.table.at)

        assert [player.name for player in before] == ["Ada", "Bo"]
        assert [player.name for player in status.players] == [
            person.upper() for person in PEOPLE[:2]
        ]

    def test_clocks_go_on_while_nothing_happens(self) -> None:
        """[T5] Asked again, they tell the time again."""
        cache = begun().cache
        at = cache.table.at

        told = [
            projection.status(cache, BYSTANDER, name_of, now=at + later).clocks.at
            for later in (0, 500)
        ]

        assert told == [at, at + 500]


def steps(match: Match) -> list[Callable[[], object]]:
    """Return things to do at a table of three."""
    return [
        lambda: match.do(1, c.Sit(1, word="mouse")),
        lambda: match.do(2, c.Sit(2)),
        lambda: match.do(0, c.GiveWord("cat")),
        lambda: match.do(0, c.Start()),
        lambda: match.play_on(3),
        lambda: match.do(0, c.Say("hm")),
        lambda: match.do(1, c.Pause()),
        lambda: match.do(2, c.Decline(next(iter(match.table.proposals)))),
        lambda: match.play_on(2),
        lambda: match.do(2, c.Leave()),
        lambda: match.do(0, c.Replace(2, None)),
        lambda: match.do(1, c.Agree(next(iter(match.table.proposals)))),
        lambda: match.do(2, c.Sit(2)),
        lambda: match.play_on(4),
        lambda: match.do(1, c.Resign()),
        lambda: match.play_on(2),
        lambda: match.do(0, c.Resign()),
        lambda: match.do(2, c.Resign()),
    ]


def refolded(match: Match) -> ViewCache:
    """Return the table of *match*, folded anew, of which nothing is kept yet."""
    *_, (cache, _) = folded(match.table.game, match.parts)
    return cache
