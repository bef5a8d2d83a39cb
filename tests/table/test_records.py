"""Records of tables: what they say, who may have them, and tables made from them."""

import pytest

import whiskerworks
from tests.table.matches import PEOPLE, SECRET, Match, name_of, over
from whiskerworks.core import record as records
from whiskerworks.games import load_record
from whiskerworks.table import commands as c
from whiskerworks.table import operations
from whiskerworks.table.context import Viewer
from whiskerworks.table.dealer import commitment
from whiskerworks.table.log_entries import Source
from whiskerworks.table.records import (
    check_download,
    record_of,
    source_of,
)
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import BotChair, Mine, Setup, Watching
from whiskerworks.table.table import Table

BYSTANDER = Viewer(None, "somebody")
SEATED = Viewer(1, PEOPLE[1])


def begun(match: Match, setup: Setup, source: Source | None = None) -> Table:
    """Return a table like that of a match, made with another setup or source."""
    game, moment = match.table.game, match.moment()
    promised = commitment(SECRET)
    return operations.create_table(game, setup, PEOPLE[0], promised, moment, source)[0]


class TestWhatItSays:
    """Header, tags, moves and end."""

    @pytest.mark.parametrize(("name", "seats"), [("gears", 2), ("maze", 3)])
    def test_a_whole_game_replays_from_its_record(self, name: str, seats: int) -> None:
        """Written and read again, to the same positions and the same end."""
        match = over(whiskerworks.load(name, seats), 3, "cat")
        text = records.write(record_of(match.table, name_of))

        kept = records.read(text)

        again = records.replay(load_record(kept), kept)
        assert again.states == match.table.match.states
        assert match.table.ended is not None
        assert kept.end == match.table.ended.reason

    def test_tags_tell_who_played_when_and_how_it_was_dealt(self) -> None:
        """In an order that does not change."""
        match = Match(whiskerworks.load("gears"), 3)
        match.start("cat", "mouse")
        match.play()
        match.do(1, c.Resign())

        kept = record_of(match.table, name_of)

        assert kept.end == "resigned 1"
        assert kept.tags == (
            ("seat-0", "Ada"),
            ("seat-1", "Bo"),
            ("date", "2023-11-14"),
            ("commitment", commitment(SECRET)),
            ("secret", SECRET.hex()),
            ("word-0", "cat"),
            ("word-1", "mouse"),
        )

    def test_a_bot_is_told_by_its_level(self) -> None:
        """Not as if somebody of that name had played."""
        match = Match(whiskerworks.load("gears"))
        table = begun(match, Setup((Mine(), BotChair(3))))

        tags = record_of(table, name_of).tags

        assert tags[:2] == (("seat-0", "Ada"), ("bot-1", "3"))

    def test_what_was_taken_back_is_told(self) -> None:
        """How often, and which numbers the draws that stand have."""
        match = Match(whiskerworks.load("arena"), 3)
        match.start()
        while not match.table.undone:
            mover, drawn = match.table.mover, match.table.drawn
            assert mover is not None
            match.play()
            if match.table.drawn > drawn:
                match.take_back(mover)
                match.play_on(5)

        tags = dict(record_of(match.table, name_of).tags)

        numbers = [number for number in match.table.draws if number is not None]
        assert tags["draws"] == " ".join([str(number) for number in numbers])
        assert tags["undone"] == str(match.table.undone)

    @pytest.mark.parametrize(
        ("name", "told"),
        [("  Ada \n Lovelace\u2028", "Ada Lovelace"), ("", None), ("\x00", None)],
    )
    def test_any_name_can_stand_in_a_record(self, name: str, told: str | None) -> None:
        """On one line, or not at all: people may have deleted their accounts."""
        match = Match(whiskerworks.load("gears"))

        kept = record_of(match.table, lambda _: name)

        assert records.read(records.write(kept)) == kept
        assert dict(kept.tags).get("seat-0") == told

    def test_before_the_end_there_is_no_secret_in_it(self) -> None:
        """And before the start no word."""
        match = Match(whiskerworks.load("gears"))
        match.do(0, c.GiveWord("pssst"))
        waiting = records.write(record_of(match.table, name_of))
        match.start("pssst")
        playing = records.write(record_of(match.table, name_of))

        assert "pssst" not in waiting
        assert "tag word-0 pssst" in playing
        assert SECRET.hex() not in playing


class TestWhoMayHaveIt:
    """[T11] Records hold every secret of a game."""

    @pytest.mark.parametrize("viewer", [BYSTANDER, SEATED])
    def test_that_of_an_open_game_may_be_had_at_any_time(self, viewer: Viewer) -> None:
        """Nobody learns anything from it."""
        match = Match(whiskerworks.load("gears"))
        match.start()

        check_download(match.table, viewer)  # does not raise

    @pytest.mark.parametrize("viewer", [BYSTANDER, SEATED])
    def test_that_of_a_game_with_secrets_when_it_is_over(self, viewer: Viewer) -> None:
        """Also for those who play: they would see the others' agendas."""
        match = Match(whiskerworks.load("maze"))
        match.start()

        with pytest.raises(Refused, match="record-not-yet"):
            check_download(match.table, viewer)
        match.do(0, c.Resign())
        check_download(match.table, viewer)  # does not raise

    def test_nobody_who_may_not_look_on_may_have_it(self) -> None:
        """But who plays may."""
        match = Match(whiskerworks.load("gears"))
        setup = Setup((Mine(), BotChair(1)), watching=Watching(allowed=False))
        table = begun(match, setup)

        with pytest.raises(Refused, match="no-looking-on"):
            check_download(table, BYSTANDER)
        check_download(table, Viewer(0, PEOPLE[0]))  # does not raise


class TestTablesFromRecords:
    """Somebody uploads a record, and a table shows it or goes on from it."""

    def test_a_finished_game_comes_back_as_it_was(self) -> None:
        """Its tags too: who played then, and how it can be verified."""
        match = over(whiskerworks.load("maze"), 4, "cat")
        kept = record_of(match.table, name_of)

        table = begun(match, match.table.setup, source_of(kept))

        assert table.phase == "over"
        assert record_of(table, name_of) == kept

    @pytest.mark.parametrize("end", ["resigned 1", "time 0", "agreed", "abandoned"])
    def test_so_does_one_that_players_ended(self, end: str) -> None:
        """However they did."""
        match = Match(whiskerworks.load("gears"), 4)
        match.start()
        match.play_on(5)
        game, options = match.table.game, match.table.created.options
        plies = record_of(match.table, name_of).plies
        kept = records.Record(game.name, 1, 2, options, (("a", "b"),), plies, end)

        table = begun(match, match.table.setup, source_of(kept))

        assert table.phase == "over"
        assert record_of(table, name_of) == kept

    def test_a_game_that_goes_on_says_what_was_given(self) -> None:
        """Its players and dealer are others now."""
        match = Match(whiskerworks.load("gears"), 4)
        match.start("cat")
        match.play_on(5)
        kept = record_of(match.table, name_of)

        table = begun(match, match.table.setup, source_of(kept))

        tags = dict(record_of(table, name_of).tags)
        assert table.phase == "waiting"
        assert record_of(table, name_of).plies == kept.plies
        assert tags["given"] == str(len(kept.plies))
        assert "word-0" not in tags

    def test_a_branch_says_where_it_comes_from(self) -> None:
        """By the name of the table."""
        match = Match(whiskerworks.load("gears"), 4)

        table = begun(match, match.table.setup, Source("the-other", ("* first blue",)))

        tags = dict(record_of(table, name_of).tags)
        assert tags["source"] == "the-other"
        assert tags["given"] == "1"
