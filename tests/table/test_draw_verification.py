"""[T4] Anybody can check afterwards that the dealer was fair."""

from pathlib import Path

import pytest

import whiskerworks
from tests.table.matches import SECRET, Match, name_of, over
from whiskerworks.core import record as records
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.record import Ply, Record
from whiskerworks.games import load_record
from whiskerworks.table import commands as c
from whiskerworks.table import operations
from whiskerworks.table.dealer import commitment
from whiskerworks.table.draw_verification import VerificationResult, verify_draws
from whiskerworks.table.log_entries import Source
from whiskerworks.table.records import record_of
from whiskerworks.words import words

on_games = pytest.mark.parametrize(
    ("name", "seats"), [("gears", 2), ("arena", 3), ("maze", 2), ("maze", 4)]
)


def checked(record: Record) -> VerificationResult:
    """Return what comes of a record that was written and read again."""
    again = records.read(records.write(record))
    return verify_draws(load_record(again), again)


def with_tags(record: Record, **tags: str | None) -> Record:
    """Return *record* with some tags changed; None takes one away."""
    named = {name.replace("_", "-"): text for name, text in tags.items()}
    kept = {**dict(record.tags), **named}
    given = tuple([(name, text) for name, text in kept.items() if text is not None])
    return _again(record, given, record.plies)


def with_ply(record: Record, at: int, text: str) -> Record:
    """Return *record* with another move."""
    plies = list(record.plies)
    plies[at] = Ply(plies[at].seat, text)
    return _again(record, record.tags, tuple(plies))


def _again(
    record: Record, tags: tuple[tuple[str, str], ...], plies: tuple[Ply, ...]
) -> Record:
    return Record(
        record.game,
        record.rules_version,
        record.seats,
        record.options,
        tags,
        plies,
        record.end,
    )


def said(verdict: VerificationResult) -> str:
    """Return what is wrong, in words."""
    assert verdict.problem is not None
    return f"{verdict.line}: {words(None).say(verdict.problem)}"


@pytest.fixture(scope="module")
def record() -> Record:
    """Return the record of a game in which the dealer tossed one coin."""
    match = Match(whiskerworks.load("gears"), 2)
    match.start("cat")
    for _ in range(6):
        match.play()
    match.do(1, c.Resign())
    return record_of(match.table, name_of)


class TestGood:
    """Records of tables are verified, draw by draw."""

    @on_games
    def test_a_whole_game_is_verified(self, name: str, seats: int) -> None:
        """Every draw, also where some were taken back; with the words of players."""
        match = over(whiskerworks.load(name, seats), 8, "cheese", "käse, bitte: 7")
        record = record_of(match.table, name_of)

        verdict = checked(record)

        made = [ply for ply in record.plies if ply.seat == whiskerworks.CHANCE]
        assert verdict.is_good
        assert verdict.draws == len(made) > 0
        assert verdict.words == 2
        assert verdict.given == 0

    def test_draws_that_were_taken_back_are_counted(self) -> None:
        """They keep their numbers, and what comes instead is drawn anew."""
        match = Match(whiskerworks.load("arena"), 3)
        match.start()
        while not match.table.undone:
            mover = match.table.mover
            assert mover is not None
            drawn = match.table.drawn
            match.play()
            if match.table.drawn > drawn and match.table.mover is not None:
                match.take_back(mover)
        match.play_on(20)
        match.do(0, c.Resign())

        verdict = checked(record_of(match.table, name_of))

        assert verdict.is_good
        assert verdict.taken_back >= 1
        assert verdict.draws + verdict.taken_back == match.table.drawn

    def test_draws_from_before_the_table_are_not_this_dealers(self) -> None:
        """A branch begins with moves of elsewhere."""
        game = whiskerworks.load("arena")
        first = over(game, 4)
        plies = tuple(
            [f"{_seat(ply)} {ply.text}" for ply in _plies(first)[:9]],
        )
        match = Match(game, 5)
        match.table, match.parts[0] = operations.create_table(
            game,
            match.table.setup,
            match.table.created.host,
            commitment(SECRET),
            match.moment(),
            Source("other-table", plies),
        )
        match.start("word")
        match.play_on()
        record = record_of(match.table, name_of)

        verdict = checked(record)

        before = [ply for ply in record.plies[:9] if ply.seat == whiskerworks.CHANCE]
        assert verdict.is_good
        assert verdict.given == len(before) > 0
        assert verdict.draws > 0
        assert dict(record.tags)["given"] == "9"

    def test_hexadecimal_digits_may_be_large(self, record: Record) -> None:
        """They say the same number."""
        tags = dict(record.tags)
        loud = {name: tags[name].upper() for name in ("commitment", "secret")}

        assert loud["commitment"] != tags["commitment"]
        assert checked(with_tags(record, **loud)) == checked(record)

    def test_a_game_without_chance_has_nothing_to_verify(self) -> None:
        """But the secret must still be the one that was promised."""
        match = Match(whiskerworks.load("gears", first="blue"), 3)
        match.start()
        match.do(0, c.Resign())

        verdict = checked(record_of(match.table, name_of))

        assert verdict.is_good
        assert verdict.draws == 0


def _plies(match: Match) -> tuple[Ply, ...]:
    return record_of(match.table, name_of).plies


def _seat(ply: Ply) -> str:
    return "*" if ply.seat == whiskerworks.CHANCE else str(ply.seat)


class TestWrong:
    """Whatever was changed is found, and named with its line."""

    @pytest.mark.parametrize(
        ("tags", "problem"),
        [
            ({"commitment": None}, "13: The record has no commitment"),
            ({"secret": None}, "11: The dealer hasn't shown the secret"),
            ({"secret": "cheese"}, "12: The secret must be 32 bytes"),
            ({"secret": "00" * 31}, "12: The secret must be 32 bytes"),
            ({"secret": "00" * 32}, "12: The secret doesn't match the commitment"),
            ({"commitment": "00" * 32}, "12: The secret doesn't match"),
            ({"given": "many"}, "14: given must be a number that fits"),
            ({"given": "99"}, "14: given must be a number that fits"),
            ({"draws": "0 1"}, "14: draws must list one number,"),
            ({"draws": "x"}, "14: draws must list one number,"),
            ({"draws": "3"}, "14: The list of draws skips numbers, but no move"),
            ({"draws": "3", "undone": "x"}, "15: undone must be a number"),
            ({"undone": "lots"}, "14: undone must be a number"),
            ({"word_2": "x"}, "14: word-2 is a word from a seat that isn't"),
            ({"word_00": "x"}, "14: word-00 is a word from a seat that isn't"),
        ],
    )
    def test_a_wrong_tag_is_named(
        self, record: Record, tags: dict[str, str | None], problem: str
    ) -> None:
        """Missing, unreadable, or not what was promised."""
        assert said(checked(with_tags(record, **tags))).startswith(problem)

    def test_a_record_that_breaks_off_is_not_verified(self, record: Record) -> None:
        """Draws may be missing behind its last line, though the others are right."""
        begun = _again(record, record.tags, record.plies[:4])
        broken = Record(*begun.key()[:-1])  # type: ignore[arg-type]

        problem = f"{record.ply_line(3)}: The record doesn't say how the game ended"
        assert said(checked(broken)).startswith(problem)

    def test_another_draw_is_found(self, record: Record) -> None:
        """The line, what stands there, and what should."""
        right = record.plies[0].text
        wrong = {"first blue": "first red", "first red": "first blue"}[right]
        moves = tuple([Ply(1 - ply.seat, ply.text) for ply in record.plies[1:]])
        forged = _again(record, record.tags, (Ply(-1, wrong), *moves))

        verdict = checked(forged)

        assert said(verdict) == (
            f"{record.ply_line(0)}: Draw 0 is {wrong}, but the secret gives {right}."
        )

    def test_the_first_wrong_draw_is_named(self) -> None:
        """In the middle of a long game of draws; those before it are right."""
        match = over(whiskerworks.load("maze"), 2)
        record = record_of(match.table, name_of)
        game = match.table.game
        deals = [n for n, ply in enumerate(record.plies) if "deal " in ply.text]
        mine, other = deals
        one, two = [record.plies[at].text.split()[2] for at in deals]
        forged = with_ply(
            with_ply(record, mine, f"deal 0 {two}"), other, f"deal 1 {one}"
        )
        swapped = _again(forged, forged.tags, forged.plies[: other + 1])
        unended = Record(*swapped.key()[:-1])  # type: ignore[arg-type]

        verdict = verify_draws(game, unended)

        assert said(verdict).startswith(f"{record.ply_line(mine)}: Draw {mine} is deal")

    def test_other_words_are_found(self) -> None:
        """Words are mixed into every draw, so that nobody can change one later."""
        match = over(whiskerworks.load("arena"), 2, "cat", "mouse")
        record = record_of(match.table, name_of)

        for changed in ({"word_0": "dog"}, {"word_1": None}, {"word_0": "catmouse"}):
            assert "but the secret gives" in said(checked(with_tags(record, **changed)))

    def test_numbers_of_draws_cannot_be_chosen(self) -> None:
        """They only rise, and leave none out unless something was taken back."""
        match = over(whiskerworks.load("maze"), 1)
        record = record_of(match.table, name_of)
        count = checked(record).draws
        numbers = [str(number) for number in range(count)]
        twice = " ".join([*numbers[:-1], numbers[-2]])
        later = " ".join([*numbers[1:], str(count)])

        assert "in increasing order" in said(checked(with_tags(record, draws=twice)))
        assert said(checked(with_tags(record, draws=later, undone="1"))).count("Draw 1")

    def test_a_move_against_the_rules_is_found_first(self, record: Record) -> None:
        """A record that does not replay is not verified at all."""
        with pytest.raises(BadRecord, match="line"):
            checked(with_ply(record, 2, record.plies[1].text))


def test_the_games_in_our_records_say_that_they_cannot_be_verified() -> None:
    """They were not dealt by a table's dealer."""
    path = Path(__file__).parents[1] / "games/maze/records"
    kept = records.read(next(iter(sorted(path.glob("*.record")))).read_text("utf-8"))

    assert "has no commitment" in said(checked(kept))
