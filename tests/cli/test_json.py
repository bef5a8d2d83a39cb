"""What commands list, they tell programs too: one value, in the shape that docs say."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.said import Said
from tools import commands
from whiskerworks.cli.deck_input import OUR_DECK, text_of

TAKEN = {commands.name_of(taken): taken for taken in commands.everything()}
GEARS = Path(__file__).parents[1] / "games/gears/records"
LADDERS = Path(__file__).parents[2] / "docs/ladders"
GAME = str(GEARS / "block-seven.record")

LISTS_NOTHING = {
    "play": "a game goes on there; --plain is for programs",
    "join": "a game goes on there; --plain is for programs",
    "referee": "a game goes on there; --plain is for programs",
    "show": "it draws",
    "film": "it draws",
    "sheet": "it draws",
    "lab": "it only holds others",
    "admin": "it only holds others",
    "admin watch": "every line of it holds JSON",
    "admin close": "it only acts",
    "admin delete": "it only acts",
    "admin ban": "it only acts",
    "admin unban": "it only acts",
    "record": "it only holds others",
    "record convert": "it writes a record, as JSON with --to json",
    "completion": "it writes what a shell reads",
    "new-game": "it writes a package",
    "help": "what it tells is for people",
}
"""Commands without `--json`, and why."""


def told(said: Said, *arguments: str, code: int = 0) -> Any:  # noqa: ANN401
    """Return what a command tells as JSON."""
    return json.loads(said.by(*arguments, "--json", code=code))


@pytest.mark.parametrize("name", TAKEN)
def test_whatever_lists_something_tells_it_as_json(name: str) -> None:
    """And the reference says in which shape."""
    flags = [flag for one in TAKEN[name]._actions for flag in one.option_strings]

    assert ("--json" in flags) == (name not in LISTS_NOTHING)
    assert bool(TAKEN[name].keys) == ("--json" in flags)


@pytest.mark.parametrize(
    "arguments",
    [
        "games",
        "rules gears G9",
        "serve --settings",
        "perft gears 1",
        "perft gears 1 --divide",
        "playout gears -n 2",
        f"ladder gears --report {LADDERS / 'gears.jsonl'}",
        f"ladder escape --report {LADDERS / 'escape.jsonl'}",
        f"replay {GAME}",
        f"record check {GAME}",
        f"record stats {GAME}",
        "deck check ours --effort 0",
        "solve puzzle --effort 0",
        "solve whodunit -o setup=cats-crossing --deal 0",
        f"solve gears --record {GAME} --ply 3 --depth 1",
    ],
)
def test_the_shape_is_the_one_that_is_documented(said: Said, arguments: str) -> None:
    """No key more or less, but those of what is not right."""
    words = arguments.split()
    taken = TAKEN.get(" ".join(words[:2])) or TAKEN[words[0]]
    found = told(said, *words)

    bad = {key for key, text in taken.keys.items() if text.startswith("if not good")}
    one = found[0] if taken.many else found
    assert isinstance(found, list) == taken.many
    assert set(one) == set(taken.keys) - bad
    assert said.complaint == ""


def test_a_damaged_record_is_told_as_json_and_in_words(
    said: Said, tmp_path: Path
) -> None:
    """Exit code 1; line and problem."""
    path = tmp_path / "bad.record"
    text = Path(GAME).read_text("utf-8")
    path.write_text(text.replace("1 j2", "1 j1"), encoding="utf-8")
    wrong = "line 11: j1 is refused: j1 already holds a wheel. [G4]"

    for command in ("replay", "verify"):
        found = told(said, command, str(path), code=1)
        assert found == {"good": False, "line": 11, "where": None, "problem": wrong}
        assert said.complaint == f"whiskerworks: {path}: {wrong}\n"


@pytest.mark.parametrize(
    "command",
    ["replay", "verify", "record verify", "deck check", "restore --data new.sqlite3",
     "ladder gears --report", "perft maze 0 --deck"],
)  # fmt: skip
def test_a_file_that_cannot_be_read_is_told_as_json(
    said: Said, tmp_path: Path, command: str
) -> None:
    """Exit code 1; in the shape that the reference has for it."""
    gone = tmp_path / "gone"
    words = command.split()
    taken = TAKEN.get(" ".join(words[:2])) or TAKEN[words[0]]
    found = told(said, *words, str(gone), code=1)

    bad = {key for key, text in taken.keys.items() if text.startswith("if not good")}
    assert set(found) == bad | {"good"}
    assert found["good"] is False
    assert found.get("line") is None
    problem = str(found.get("problem") or found.get("problems"))
    assert "No such file or directory" in problem
    assert said.complaint == f"whiskerworks: {gone}: No such file or directory\n"


def test_a_backup_that_cannot_be_made_is_told_as_json(
    said: Said, tmp_path: Path
) -> None:
    """There is no data."""
    data = str(tmp_path / "none.sqlite3")
    found = told(said, "backup", str(tmp_path / "new"), "--data", data, code=1)

    assert set(found) == {"good", "problem"}
    assert f"whiskerworks: {found['problem']}\n" == said.complaint


def test_what_cannot_be_verified_is_told_as_json(said: Said) -> None:
    """The line at which it fails."""
    found = told(said, "verify", GAME, code=1)

    assert set(found) == {"good", "line", "where", "problem"}
    assert found["problem"].startswith("line 8: The record has no commitment")


def test_secrets_of_a_game_that_goes_on_are_not_told(
    said: Said, tmp_path: Path
) -> None:
    """[M20] Neither in words nor to programs."""
    over = GEARS.parents[1] / "maze/records/endgame-cat-2.record"
    path = tmp_path / "going-on.record"
    lines = over.read_text("utf-8").splitlines()
    path.write_text("\n".join(lines[:20]) + "\n", "utf-8")

    during = told(said, "replay", str(path))
    after = told(said, "replay", str(over))

    assert [one["move"] for one in during["moves"]].count(None) == 2
    assert during["end"] is None
    assert [one for one in during["moves"] if "deal 0" in str(one)] == []
    assert None not in [one["move"] for one in after["moves"]]
    assert sorted(after["scores"]) == [0.0, 1.0]


def test_replay_tells_who_did_what(said: Said) -> None:
    """Chance has no seat; after some moves the end is not yet known."""
    first, second = told(said, "replay", GAME, "--ply", "2")["moves"]

    assert (first["ply"], first["seat"], first["move"]) == (1, None, "first blue")
    assert second["events"] == [
        {"code": "placed", "rule": "G4", "text": "Blue puts a cog on i3."}
    ]
    assert told(said, "replay", GAME, "--ply", "2")["end"] is None
    assert told(said, "replay", GAME)["end"] == "block"


def test_numbers_are_those_that_people_are_told(said: Said) -> None:
    """Counted once, told twice."""
    counted = told(said, "perft", "gears", "2", "--divide")
    assert counted["lines"] == 104
    assert counted["moves"][0] == {"move": "first blue", "lines": 52}

    played = told(said, "playout", "gears", "-n", "3", "--seed", "5")
    assert sum(played["endings"].values()) == sum(played["scores"]) == 3


def test_ladders_tell_games_won_by_set_up(said: Said) -> None:
    """In games for one, nobody shares; between several there is a rating."""
    escape = str(LADDERS / "escape.jsonl")
    for one in told(said, "ladder", "escape", "--report", escape)["players"]:
        won = list(one["won"].values())
        assert one["elo"] is None
        assert min(won) <= one["score"] <= max(won)

    gears = str(LADDERS / "gears.jsonl")
    rated = told(said, "ladder", "gears", "--report", gears)
    assert {"value": 0.0, "low": 0.0, "high": 0.0} in [
        one["elo"] for one in rated["players"]
    ]
    assert rated["pairings"][0]["games"] > 0


def test_a_bad_deck_lists_what_is_wrong(said: Said, tmp_path: Path) -> None:
    """Each card and side; and drawing tells nothing."""
    path = tmp_path / "deck.toml"
    path.write_text(text_of(OUR_DECK).replace('id = "m01"', 'id = "m02"'), "utf-8")

    found = told(said, "deck", "check", str(path), code=1)
    assert not found["good"]
    assert all(one in said.complaint for one in found["problems"])

    said.by("deck", "show", OUR_DECK, "--json", code=2)
    assert "--json works with deck check" in said.complaint


def test_settings_say_what_set_them_and_no_password(
    said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Options before the environment, the environment before the defaults."""
    monkeypatch.setenv("WHISKERWORKS_PORT", "99")
    data = ("--data", "postgresql://cat:mouse@localhost/games")

    rows = told(said, "serve", *data, "--settings")
    assert {"name": "port", "value": 99, "by": "environment"} in rows
    assert {"name": "log", "value": "text", "by": "default"} in rows
    assert {
        "name": "data",
        "value": "postgresql://cat:…@localhost/games",
        "by": "option",
    } in rows
    assert "mouse" not in said.by("serve", *data, "--settings")
