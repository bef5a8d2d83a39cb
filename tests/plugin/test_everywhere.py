"""A game of another package is played everywhere as ours are."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
from websockets.sync.client import connect

from examples import bot as program
from tests.plugin.plugin_package import GAME, TITLE, run
from tests.server.process import Process, guest
from tests.server.serving import SOON

GERMAN = "Griff in den Würfelsack"
ENGLISH_SUMMARY = "Two dice for all, three secret cards for you"


def said_by(python: Path, place: Path, *words: str, typed: str = "") -> str:
    """Return what a command prints that succeeds; it tells only how far it is."""
    ran = run(python, place, "-m", "whiskerworks", *words, typed=typed)
    assert ran.returncode == 0, ran
    assert re.fullmatch(r"((\d+ of )?\d+ games, .*\s*)*", ran.stderr), ran
    return ran.stdout


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder in which commands are tried."""
    return tmp_path_factory.mktemp("place")


@pytest.fixture(scope="module")
def record(python: Path, place: Path) -> str:
    """Return the record of a game that was played in the terminal against a bot."""
    game = ("play", GAME, "-o", "reach=10", "--bot", "1", "--seed", "7", "--plain")
    typed = "".join([f"play {card}\n" for card in range(2, 11)] * 3)
    said = said_by(python, place, *game, "--record", "game.record", typed=typed)

    assert TITLE in said
    assert "Seat 2 is dealt a card." in said
    assert re.search(r"Seat 2 plays the \d+\.", said)
    assert "Saved to game.record." in said
    return "game.record"


def test_its_own_tests_pass(python: Path, place: Path) -> None:
    """The exam too, which asks whatever is compiled here."""
    sources = python.parents[2] / "sources"
    few = ("-p", "no:schemathesis", "-p", "no:faker", "-p", "no:cacheprovider")
    ran = run(python, sources, "-m", "pytest", "-q", *few)

    assert ran.returncode == 0, ran.stdout + ran.stderr


# ---- commands


def test_it_is_listed_among_ours(python: Path, place: Path) -> None:
    """With its seats and its option."""
    listed = json.loads(said_by(python, place, "games", "--json"))
    (found,) = [one for one in listed if one["name"] == GAME]

    assert len(listed) == 7
    assert found["seats"] == [2, 1, 3]
    assert [option["name"] for option in found["options"]] == ["reach"]


def test_its_rules_are_told_in_english_where_they_are_not_translated(
    python: Path, place: Path
) -> None:
    """What all games share is told in the language that was asked for."""
    assert "R1   (ours) The deck has nine" in said_by(python, place, "rules", GAME)
    asked = said_by(python, place, "rules", GAME, "R1", "--language", "de")
    assert asked.startswith("R1   (von uns) The deck has nine")


def test_its_record_is_checked_replayed_and_drawn(
    python: Path, place: Path, record: str
) -> None:
    """As text, as a picture with its own drawing, and as a sheet to print."""
    assert f"valid: {GAME}" in said_by(python, place, "record", "check", record)
    assert "the dice show" in said_by(python, place, "replay", record)
    told = said_by(python, place, "replay", record, "--language", "de")
    assert "Ein Würfel zeigt" in told
    assert "the dice show" in told

    said_by(python, place, "show", record, "--ply", "9", "--seat", "0", "-o", "it.svg")
    said_by(
        python, place, "sheet", record, "--ply", "9", "--seat", "0", "-o", "it.html"
    )
    drawn = (place / "it.svg").read_text("utf-8")
    assert 'data-id="die-0"' in drawn
    assert 'r=".32"' in drawn, "its own die"
    assert "A die that shows" in (place / "it.html").read_text("utf-8")


def test_it_is_refereed_at_a_real_table(python: Path, place: Path) -> None:
    """Cards are dealt unseen; the dice are asked for."""
    typed = "roll 3\nroll 4\nplay 7\nquit\n"
    said = said_by(python, place, "referee", GAME, "--seats", "1", typed=typed)

    assert "Roll a die. What does it show?" in said
    assert "A die shows 4." in said
    assert "Seat 1 plays the 7." in said


def test_bots_play_it_on_the_ladder(python: Path, place: Path) -> None:
    """By imagining games, since it gives no advice."""
    game = ("ladder", GAME, "--players", "random,1", "--games", "2", "--seed", "1")
    told = json.loads(said_by(python, place, *game, "--json"))

    assert told["games"] == 2


def test_the_lab_plays_it(python: Path, place: Path) -> None:
    """By the thousand, if one likes; what was counted is told."""
    game = ("lab", "run", GAME, "--players", "random,random", "--games", "8")
    told = said_by(python, place, *game, "--seed", "1", "--out", "it.parquet")

    assert "8 games; won by seat" in told
    assert (place / "it.parquet").stat().st_size > 0


# ---- programs that learn

FRAMEWORKS = f"""
import random, numpy, gymnasium, pyspiel
from whiskerworks.lab.research import aec, solo, spiel

def first(mask):
    return int(numpy.flatnonzero(mask)[0])

env = gymnasium.make("whiskerworks/{GAME}-v0", reach=1)
shown, told = env.reset(seed=1)
over, steps = False, 0
while not over:
    shown, _, over, _, told = env.step(first(told["action_mask"]))
    steps += 1
print("gymnasium", steps, shown["observation"].shape)

env = aec.env("{GAME}", 3)
env.reset(seed=2)
steps = 0
for agent in env.agent_iter():
    shown, reward, over, cut, _ = env.last()
    env.step(None if over or cut else first(shown["action_mask"]))
    steps += not (over or cut)
print("pettingzoo", steps, shown["observation"].shape)

game = pyspiel.load_game("whiskerworks_{GAME}(seats=2,reach=2)")
state = game.new_initial_state()
luck, steps = random.Random(3), 0
while not state.is_terminal():
    steps += not state.is_chance_node()
    state.apply_action(luck.choice(state.legal_actions()))
print("openspiel", steps, sum(state.returns()), game.max_game_length() >= steps)
"""


def test_programs_learn_it_through_their_frameworks(python: Path, place: Path) -> None:
    """One player in Gymnasium, three in PettingZoo, two in OpenSpiel."""
    ran = run(python, place, "-c", FRAMEWORKS)

    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == [
        "gymnasium 3 (9, 1, 9)",
        "pettingzoo 9 (15, 1, 9)",
        "openspiel 6 0.0 True",
    ]


# ---- the server


def test_the_lobby_shows_it_in_german_as_far_as_it_can(served: Process) -> None:
    """Its title is German, its summary English, and ours are all German."""
    with guest(served) as ada:
        listed = ada.get("/api/games", params={"language": "de"}).json()["games"]
        (found,) = [one for one in listed if one["name"] == GAME]
        others = {one["summary"] for one in listed if one["name"] != GAME}

        assert found["title"] == GERMAN
        assert found["summary"].startswith(ENGLISH_SUMMARY)
        assert any("der " in summary or "die " in summary for summary in others)
        own = ada.get(f"/api/words/de/{GAME}").text
        assert GERMAN in own
        assert ENGLISH_SUMMARY in own


def test_its_pages_are_there_without_scripts(served: Process) -> None:
    """The lobby, its rules, and a form that has its option."""
    with guest(served) as ada:
        lobby = ada.get("/plain/").text
        assert TITLE in lobby
        assert f"/games/{GAME}.svg" in lobby
        assert "nine cards" in ada.get(f"/plain/rules/{GAME}").text
        form = ada.get(f"/plain/new/{GAME}").text
        assert 'name="option-reach"' in form
        assert ada.get(f"/new/{GAME}").status_code == 200


def test_the_lobby_has_a_picture_of_it(served: Process) -> None:
    """Of some random moves, since it has no specimen; with its own drawing."""
    with guest(served) as ada:
        drawn = ElementTree.fromstring(ada.get(f"/games/{GAME}.svg").text)
        art = ElementTree.fromstring(ada.get("/games/art-of-games.svg").text)

    ids = {part.get("data-id") for part in drawn.iter()}
    assert {"hand-0-0", "hand-1-0"} <= ids
    assert [part.get("id") for part in art] == [f"{GAME}/die"]


def test_it_is_played_over_the_socket_against_a_bot(served: Process) -> None:
    """By a program that knows no game, at a table with its option."""
    with guest(served) as ada:
        token = ada.post("/api/me/tokens", json={"label": "bot"}).json()["secret"]
        table = made(ada, {"reach": 10})
        program.play(served.url, table, token, program.Bot("", 1))

        seen = ada.get(f"/api/tables/{table}").json()
        assert seen["status"]["phase"] == "over"
        assert GAME in ada.get(f"/api/tables/{table}/record").text


def test_nobody_is_sent_the_cards_of_others(served: Process) -> None:
    """The first thing that the socket tells a spectator has no card in it."""
    with guest(served) as ada:
        table = made(ada, {}, "mine")
        address = f"{served.socket_url}/api/tables/{table}/socket"
        with connect(address, proxy=None, open_timeout=SOON) as socket:
            socket.send(json.dumps({"type": "hello", "want": ["scene"]}))
            told = json.loads(socket.recv(SOON))

    scene = json.dumps(told["position"]["scene"])
    assert scene.count('"hand-') == 6
    assert '"card-' not in scene


def test_it_is_played_from_the_terminal_at_a_table(
    served: Process, python: Path, place: Path
) -> None:
    """`join` speaks with the server as browsers do."""
    with guest(served) as ada:
        url = f"{served.url}/t/{made(ada, {})}"
    typed = "".join([f"play {card}\n" for card in range(2, 11)]) + "quit\n"
    come = ("join", url, "--plain", "--name", "Bob")
    said = said_by(python, place, *come, typed=typed)

    assert re.search(r"Bob plays the \d+\.", said), said


def made(
    person: httpx.Client,
    options: dict[str, object],
    chair: str = "open",
    *,
    public: bool = False,
) -> str:
    """Return a table for anybody, or for *person*, and a weak bot."""
    chairs = [{"type": chair}, {"type": "bot", "level": 1}]
    setup = {"chairs": chairs, "public": public}
    asked = {"game": GAME, "setup": setup, "options": options}
    answer = person.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])
