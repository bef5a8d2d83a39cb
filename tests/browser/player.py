"""
Somebody who plays at a table through the screen alone.

What may be played is read from the marks that the screen shows, and chosen where a
person would: with the mouse, a finger, or keys.
"""

import random
import time
from collections.abc import Callable, Collection
from typing import Final, Literal, TypedDict, cast

from playwright.sync_api import Page

from tests.browser.visitor import PATIENCE

Hand = Literal["mouse", "finger", "keys"]

ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")

PARTS: Final = (1, 2, 3, 4)
"""Of the way that something is dragged, in fourths."""

LOOK: Final = """() => {
  const board = document.querySelector(".board");
  const marks = (kind) => [...document.querySelectorAll(`.board .mark.${kind}`)];
  const spots = (kind) => marks(kind).map((one) => one.dataset.spot);
  return {
    is_over: document.querySelector("section.end") !== null,
    is_mine: document.querySelector(".status .turn.mine") !== null && board !== null,
    ply: Number(document.querySelector(".log .number")?.textContent ?? 0),
    open: spots("open"),
    chosen: spots("chosen"),
    wins: spots("open:has(.badge.wins)"),
    is_asked: document.querySelector(".board-bar .asked button.main") !== null,
    among: document.querySelectorAll(".board-bar .among button").length,
    told: document.querySelector(".board-bar .refused p")?.textContent ?? "",
  };
}"""
"""What a person sees at a glance."""

ANSWERED: Final = f"""(before) => {{
  const now = ({LOOK})();
  return now.ply !== before.ply || now.is_over || now.told !== before.told ||
    now.chosen.length > before.chosen.length ||
    (now.is_asked && !before.is_asked) || (now.among && !before.among);
}}"""
"""Whether the screen has answered a click: more is chosen, asked, told or played."""

POINT: Final = """(spot) => {
  const mark = document.querySelector(`.mark[data-spot="${CSS.escape(spot)}"] .halo`);
  const middle = () => {
    const { x, y, width, height } = mark.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const isSeen = ([x, y]) => x > 0 && y > 60 && x < innerWidth && y < innerHeight - 10;
  if (!isSeen(middle())) mark.scrollIntoView({ block: "center", behavior: "instant" });
  return middle();
}"""
"""Where a spot is on the screen; it is brought there if it was not."""


class Sight(TypedDict):
    """What is seen of a table."""

    is_over: bool
    is_mine: bool
    ply: int
    open: list[str]
    chosen: list[str]
    wins: list[str]
    is_asked: bool
    among: int
    told: str


class Player:
    """Plays what the screen of a page offers, as a seed wants it."""

    def __init__(
        self,
        page: Page,
        seed: int = 0,
        hand: Hand = "mouse",
        avoid: Collection[str] = (),
    ) -> None:
        self.page: Final = page
        self._avoid: Final = avoid
        self._hand: Final = hand
        self._random: Final = random.Random(seed)

    def look(self) -> Sight:
        """Return what is seen now."""
        return cast("Sight", self.page.evaluate(LOOK))

    def may_play(self) -> bool:
        """Return whether something waits to be chosen."""
        now = self.look()
        choosable = now["open"] or now["is_asked"] or now["among"]
        return now["is_mine"] and bool(choosable)

    def point(self, spot: str) -> tuple[float, float]:
        """Return where on the screen the mark of a *spot* is."""
        x, y = self.page.evaluate(POINT, spot)
        return float(x), float(y)

    def choose(self, spot: str) -> Sight:
        """Choose a spot that is marked, and return what is seen then."""
        before = self.look()
        assert spot in before["open"], f"{spot} is not marked: {before}"
        if self._hand == "finger":
            self.page.touchscreen.tap(*self.point(spot))
        else:
            self.page.mouse.click(*self.point(spot))
        return self._answer(before)

    def drag(self, spot: str, onto: str) -> Sight:
        """Drag a piece that is marked onto another piece, marked or not."""
        before = self.look()
        (x, y), (right, down) = self.point(spot), self.piece(onto)
        path = [
            (x + (right - x) * part / 4, y + (down - y) * part / 4) for part in PARTS
        ]
        if self._hand == "finger":
            drag_by_finger(self.page, [(x, y), *path])
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            for where in path:
                self.page.mouse.move(*where)
            self.page.mouse.up()
        return self._answer(before)

    def piece(self, name: str) -> tuple[float, float]:
        """Return where on the screen the middle of a piece is."""
        box = self.page.locator(f'.board [data-id="{name}"]').bounding_box()
        assert box is not None, f"{name} is not to be seen"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def move(self, *spots: str) -> Sight:
        """Choose these spots one after another, and play what they mean."""
        self.wait()
        ply = self.look()["ply"]
        now = self.look()
        for spot in spots:
            now = self.choose(spot)
        if now["ply"] == ply and now["is_asked"]:
            now = self._press_play(now)
        assert now["ply"] > ply or now["is_over"], now
        return now

    def step(self) -> None:
        """Do one thing of those that are offered: one that wins, if there is any."""
        now = self.look()
        if now["is_asked"]:
            self._press_play(now)
        elif now["among"]:
            choice = self._random.randrange(now["among"] - 1)  # the last one leads back
            self._press(self._button(".among", choice), now)
        elif now["open"] and self._hand == "keys":
            while self._go_by_keys() in now["chosen"]:
                pass  # that would give it back
            self.page.keyboard.press("Enter")
            self._answer(now)
        elif now["open"]:
            wanted = [one for one in now["open"] if one not in self._avoid]
            self.choose(self._random.choice(sorted(now["wins"] or wanted)))

    def wait(self) -> None:
        """Wait until it is our turn."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not self.may_play():
            assert time.monotonic() < deadline, f"it is not our turn: {self.look()}"
            self.page.wait_for_timeout(20)

    def wait_for_ply(self, ply: int) -> None:
        """Wait until so many plies are told of."""
        self.page.wait_for_function(f"(ply) => ({LOOK})().ply >= ply", arg=ply)

    def _press_play(self, now: Sight) -> Sight:
        before: Sight = {**now, "is_asked": True}
        return self._press(".board-bar .asked button.main", before)

    def _button(self, within: str, number: int) -> str:
        return f".board-bar {within} button >> nth={number}"

    def _press(self, button: str, before: Sight) -> Sight:
        found = self.page.locator(button)
        if self._hand == "keys":
            found.focus()
            self.page.keyboard.press("Enter")
            return self._answer(before)
        if self._hand == "finger":
            found.tap()
        else:
            found.click()
        return self._answer(before)

    def _answer(self, before: Sight) -> Sight:
        self.page.wait_for_function(ANSWERED, arg=before)
        return self.look()

    def _go_by_keys(self) -> str:
        """Go to some spot: Tab leads onto the board, arrows from spot to spot."""
        for _ in range(80):
            if focused(self.page):
                break
            self.page.keyboard.press("Tab")
        for _ in range(self._random.randrange(4)):
            self.page.keyboard.press(self._random.choice(ARROWS))
        spot = focused(self.page)
        assert spot, "the keys do not lead to a spot"
        return spot


def drag_by_finger(page: Page, path: list[tuple[float, float]]) -> None:
    """Put a finger down, move it along a path, and lift it."""
    debugger = page.context.new_cdp_session(page)
    for number, (x, y) in enumerate(path):
        kind = "touchMove" if number else "touchStart"
        points = [{"x": x, "y": y}]
        debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    debugger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    debugger.detach()


def focused(page: Page) -> str:
    """Return the spot that has the focus; "" if none has."""
    return str(page.evaluate("document.activeElement?.dataset?.spot ?? ''"))


def play_out(
    *players: Player,
    seconds: float = 1_800,
    meanwhile: Callable[[], None] | None = None,
    moves: int = 1_000_000,
) -> None:
    """
    Have everybody play until every screen tells the end; *meanwhile* look round.

    After so many *moves* it is left as it is.
    """
    deadline = time.monotonic() + seconds
    while moves > 0 and not all(player.look()["is_over"] for player in players):
        ready = [player for player in players if player.may_play()]
        if meanwhile is not None:
            meanwhile()
        for player in ready:
            player.step()
            moves -= 1
        if not ready:
            players[0].page.wait_for_timeout(20)
        sights = [player.look() for player in players]
        assert time.monotonic() < deadline, f"it does not end: {sights}"
