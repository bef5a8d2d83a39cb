"""Damaged and foreign records: each is refused in so many words, with its line."""

import pytest

import whiskerworks
from tests.core.test_record import GOOD, OPEN, changed, read_and_replay
from whiskerworks.core import record
from whiskerworks.core.errors import BadMove, BadRecord, IllegalMove
from whiskerworks.games import meta

BEGINS = "a record begins with 'whiskerworks record 1'"
GAMES = ", ".join(whiskerworks.names())


def options(game: str, *said: str) -> str:
    """Return a record in which nothing is played yet, with the options *said*."""
    seats = meta(game).seats[0]
    head = f"whiskerworks record 1\ngame {game}\nrules 1\nseats {seats}\n"
    return head + "".join([f"option {option}\n" for option in said]) + "\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        # Something else altogether.
        ("", f"line 1: it is empty: {BEGINS}"),
        ("\n \n", f"line 1: it is empty: {BEGINS}"),
        ('[Event "Club"]\n\n1. e4 e5 *\n', f"line 1: {BEGINS}, not '[Event \"Club\"]'"),
        ("\0\1PK", rf"line 1: {BEGINS}, not '\x00\x01PK'"),
        ("[1, 2]", f"line 1: {BEGINS}, not '[1, 2]'"),
        (
            '{"a": 1}',
            (
                "line 1: format: it is missing: a record says "
                '"format": "whiskerworks record 1"'
            ),
        ),
        (GOOD.partition("\n")[2], f"line 1: {BEGINS}, not 'game gears'"),
        (f"\n{GOOD}", f"line 1: {BEGINS}, not ''"),
        (
            GOOD.replace("\n", "\r"),
            (
                rf"line 1: {BEGINS}, "
                r"not 'whiskerworks record 1\rgame gears\rrules 1…'"
            ),
        ),
        # Of another time.
        (
            changed("record 1", "record 2"),
            "line 1: this is format 2, and we read 1: a newer program wrote it",
        ),
        (
            changed("record 1", "record 0"),
            f"line 1: {BEGINS}, not 'whiskerworks record 0'",
        ),
        (
            changed("rules 1", "rules 2"),
            "line 3: rules version 2 of gears is not known; known are 1 to 1",
        ),
        (
            changed("gears", "chess"),
            f"line 2: there is no game 'chess'; there are: {GAMES}",
        ),
        (
            changed("gears", "x" * 500),
            f"line 2: there is no game '{'x' * 40}…'; there are: {GAMES}",
        ),
        # A header that is not whole.
        (
            changed("game gears\n", ""),
            "line 2: expected 'game …', not 'rules 1'",
        ),
        (
            changed("rules 1\n", ""),
            "line 3: expected 'rules …', not 'seats 2'",
        ),
        (
            changed("rules 1", "rules one"),
            "line 3: rules must be a number, not 'one'",
        ),
        (changed("seats 2", "seats 3"), "line 4: gears has 2 seats, not 3"),
        (
            changed("Lovelace\n\n", "Lovelace\n"),
            "line 9: an empty line must end the header, not '* first blue'",
        ),
        (
            changed("tag blue Ada", "tag blue Ada\noption swap on"),
            "line 9: an empty line must end the header, not 'option swap on Lovelace'",
        ),
        (
            "whiskerworks record 1\ngame gears\nrules 1\n",
            "line 3: the record breaks off: 'seats …' must follow",
        ),
        # Options.
        (
            changed("swap off", "first coin"),
            "line 7: option first appears twice",
        ),
        (
            changed("swap off", "swop off"),
            (
                "line 7: option swop: there is no such option; "
                "there are: first, quiet_limit, swap"
            ),
        ),
        (
            changed("swap off", "swap maybe"),
            "line 7: option swap: 'maybe' is not on or off",
        ),
        (
            changed("limit 60", "limit 1000000"),
            (
                "line 6: option quiet_limit: 1000000 is not "
                "a whole number from 0 to 100000"
            ),
        ),
        (
            changed("first coin", f"first {'y' * 500}"),
            f"line 5: option first: '{'y' * 39}… is not one of coin, blue, red",
        ),
        (changed("option swap off", "option swap"), "line 7: option swap has no value"),
        (
            options("maze", "setup standard", "deck x"),
            "line 6: option deck: no deck of ours is 'x'; say its cards too",
        ),
        (
            options("escape", "help on", "setup mouse=e4 cat=e4"),
            "line 6: option setup: e4: two things lie there",
        ),
        (
            options("puzzle", "setup x"),
            "line 5: option setup: there is no such option; there are: deck",
        ),
        # Lines that cannot be read.
        (changed("0 i3", "0 i3 "), "line 11: the line begins or ends with blanks"),
        (changed("0 i3", " 0 i3"), "line 11: the line begins or ends with blanks"),
        (changed("\n\n", "\n \n"), "line 9: the line begins or ends with blanks"),
        (
            changed("0 i3", "0\ti3"),
            r"line 11: '0\ti3' has an unprintable character",
        ),
        (changed("0 i3", "0  i3"), "line 11: expected a move, not '0  i3'"),
        (changed("1 j2\n", "1 j2\n\n"), "line 13: expected a move, not ''"),
        (
            changed("1 j2", "j2 1"),
            "line 12: a move begins with its seat or *, not 'j2'",
        ),
        # Moves against the rules.
        (
            changed("1 j2", "1 i3"),
            "line 12: i3 is refused: not-vacant (peg=i3) [G4]",
        ),
        (
            changed("1 j2", "0 j2"),
            "line 12: j2 is refused: not-your-turn (seat=0, turn=1)",
        ),
        (
            changed("* first blue", "0 first blue"),
            "line 10: first blue is refused: chance-on-turn (seat=0)",
        ),
        (
            changed("1 j2", "1 z9"),
            "line 12: 'z9' is not a move: bad-peg (name=z9, first=a1, last=j10)",
        ),
        (f"{OPEN}1", "line 16: expected a move, not '1'"),
        (
            f"{OPEN}1 j",
            "line 16: 'j' is not a move: bad-form (hint=move-hint())",
        ),
        (changed("end block", "0 e3"), "line 17: e3 is refused: over"),
        # Ends.
        (f"{GOOD}0 e3\n", "line 18: nothing may follow the end"),
        (
            changed("end block", "end gold"),
            "line 17: the record says the end is gold, the rules say block",
        ),
        (
            changed("end block", "end resigned 0"),
            "line 17: the record says the end is resigned 0, the rules say block",
        ),
        (
            changed("end block\n", ""),
            "line 17: the record says the end is open, the rules say block",
        ),
        (
            changed("1 j3\n", ""),
            "line 16: the record says the end is block, the rules say open",
        ),
        (
            changed("end block", "end"),
            "line 17: expected how the game ended, not 'end'",
        ),
        (
            f"{OPEN}end resigned 2\n",
            "line 16: 'end resigned' must name one of the 2 seats, from 0, not '2'",
        ),
        (f"{OPEN}end agreed 0\n", "line 16: nothing may follow 'end agreed'"),
    ],
)
def test_what_is_wrong_is_said_in_so_many_words(text: str, told: str) -> None:
    """A line, and a reason that helps to mend it."""
    with pytest.raises(BadRecord) as caught:
        read_and_replay(text)
    assert str(caught.value) == told


def test_a_refused_move_keeps_its_refusal() -> None:
    """So that it can be told in anybody's words."""
    with pytest.raises(BadRecord) as caught:
        read_and_replay(changed("1 j2", "1 i3"))

    assert isinstance(caught.value.refused, IllegalMove)
    assert caught.value.refused.refusal.rule == "G4"


def test_what_is_no_move_keeps_its_reason() -> None:
    """It too."""
    with pytest.raises(BadRecord) as caught:
        read_and_replay(changed("1 j2", "1 z9"))

    assert isinstance(caught.value.refused, BadMove)
    assert caught.value.refused.problem.code == "bad-peg"


@pytest.mark.parametrize(
    "text", [f"\ufeff{GOOD}", GOOD.replace("\n", "\r\n"), GOOD.rstrip(), f"{GOOD}\n\n"]
)
def test_what_other_systems_do_to_texts_does_no_harm(text: str) -> None:
    """A mark before it, ends of lines, no last one or too many."""
    assert record.read(text) == record.read(GOOD)
