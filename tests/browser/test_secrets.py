"""What a player may not know does not get into their browser."""

import json
import os
import re
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page, Response, WebSocket, expect

from tests.browser.people import laid, somebody
from tests.browser.player import Player, play_out
from tests.browser.visitor import Visiting
from tests.server.api.site import MINE, OPEN, Site, done
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.table.commands import Resign, Sit

OPENLY: Final = ("note-now", "event-traced")
"""What names an agenda that nobody needs to hold."""


class Ear:
    """All that a browser is sent of a table, in its order."""

    def __init__(self, page: Page) -> None:
        self.sent: Final[list[str | Response]] = []
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self.sent.append(answer))

    def before_the_end(self) -> Iterator[object]:
        """Yield what was sent before it was told that the game is over."""
        for one in self.sent:
            if isinstance(one, Response) and "/api/tables/" not in one.url:
                continue
            told = json.loads(one if isinstance(one, str) else one.text() or "null")
            if isinstance(told, dict) and is_over(told):
                return
            yield told

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.sent.append(str(frame)))


def is_over(told: dict[str, object]) -> bool:
    """Return whether a message says that the game is over."""
    status = told.get("status")
    return isinstance(status, dict) and status.get("phase") == "over"


def objects(told: object) -> Iterator[dict[str, object]]:
    """Yield every object within a message."""
    if isinstance(told, dict):
        yield told
        told = list(told.values())
    if isinstance(told, list):
        for one in told:
            yield from objects(one)


def betrays(one: dict[str, object], seat: int, own: str) -> bool:
    """Return whether it tells of a seat's agenda, to who has their *own* only."""
    params = one.get("params")
    if isinstance(params, dict) and one.get("code") not in OPENLY:
        agenda, whose = params.get("agenda"), params.get("seat")
        if agenda in AGENDAS and (whose == seat or agenda != own):
            return True
    is_face = one.get("id") == f"face-{seat}" or bool(one.get("secret"))
    return is_face or str(one.get("move")).startswith(f"deal {seat} ")


SHOWN: Final = """(name) => {
  if (document.querySelector("section.end") !== null) return "";
  const does = "(\\\\(you\\\\) )?(holds|held|reveals|has revealed) the";
  const told = new RegExp(`${name} ${does}`, "i");
  const named = [...document.querySelectorAll("[aria-label]")];
  const texts = [document.body.textContent, ...named.map((one) => one.ariaLabel)];
  return told.exec(texts.join("\\n"))?.[0] ?? "";
}"""
"""What a page tells of somebody's agenda, while the game goes on."""
NAMES: Final = ("Ada", "Bob")
MOVES: Final = 1_000 if "WHISKERWORKS_SOAK" in os.environ else 12
"""After so many moves one of them gives up; `make soak` has whole games."""


def test_an_agenda_stays_with_who_holds_it(served: Site, visiting: Visiting) -> None:
    """In text, page, frames and answers nobody else has it, until the game is over."""
    people = [somebody(served, visiting, name) for name in NAMES]
    table = laid(people[0][1], "maze", MINE, OPEN)
    done(people[1][1], table, Sit())
    ears = [Ear(visitor.page) for visitor, _ in people]
    pages = [visitor.go(f"/t/{table}") for visitor, _ in people]
    players = [Player(page, seed, avoid=("reveal",)) for seed, page in enumerate(pages)]
    owns = [own_agenda(page) for page in pages]

    def watch() -> None:
        for seat, page in enumerate(pages):
            assert page.evaluate(SHOWN, NAMES[1 - seat]) == ""

    for seat, page in enumerate(pages):
        page.get_by_label("Describe the board in text").check()
        words = page.locator(".board-words")
        other = NAMES[1 - seat]
        expect(words.first).to_contain_text(f"{other} holds a secret agenda")
        assert page.evaluate(SHOWN, NAMES[seat]) != "", "nothing would be found"
    play_out(*players, meanwhile=watch, moves=MOVES)
    was_played_out = all(player.look()["is_over"] for player in players)
    if not was_played_out:
        done(people[0][1], table, Resign())
        play_out(*players)

    for seat, (page, ear) in enumerate(zip(pages, ears, strict=True)):
        sent = list(ear.before_the_end())
        told = [one for message in sent for one in objects(message)]
        dicts = [one for one in sent if isinstance(one, dict)]
        heard = [one for one in dicts if one.get("type") in ("snapshot", "update")]
        assert len(heard) > 1
        assert [one["since"] for one in heard[1:]] == [one["seq"] for one in heard[:-1]]
        assert [one for one in told if betrays(one, 1 - seat, owns[seat])] == []
        assert any(betrays(one, seat, "") for one in told), "nothing would be found"
        if was_played_out:
            held = f"{NAMES[1 - seat]} held the {owns[1 - seat]} agenda"
            expect(page.locator(".notes")).to_contain_text(held)


def own_agenda(page: Page) -> str:
    """Return which agenda the page says is one's own."""
    note = page.locator(".notes", has_text="Your agenda:").inner_text()
    found = re.search(r"Your agenda: (\w+)", note)
    assert found, note
    return found[1].lower()
