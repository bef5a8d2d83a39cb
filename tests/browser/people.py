"""People at tables that were laid without the screen, where that is not the point."""

import random
from collections.abc import Mapping
from typing import Final

import httpx

from tests.browser.visitor import Profile, Visiting, Visitor
from tests.server.api.site import MINE, OPEN, Site, done, seen
from whiskerworks.table.commands import Play, Sit

BLOCKED: Final = ("i3", "j2", "i5", "j4", "i2", "j3")
"""A short game of gears: Blue begins, and is blocked."""

DESK: Profile = {
    "viewport": {"width": 1280, "height": 900},
    "locale": "en-GB",
    "color_scheme": "light",
    "reduced_motion": "reduce",
}
"""At a desk, by daylight, and nothing moves that need not."""
PHONE: Profile = {
    "viewport": {"width": 360, "height": 740},
    "locale": "en-GB",
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
"""A small phone in a hand."""


def known(visitor: Visitor, person: httpx.Client) -> Visitor:
    """Let the browser of a visitor be known as somebody who spoke without it."""
    visitor.context.add_cookies(
        [
            {"name": one.name, "value": one.value or "", "url": visitor.url + "/"}
            for one in person.cookies.jar
        ]
    )
    return visitor


def laid(
    person: httpx.Client,
    game: str,
    *chairs: Mapping[str, object],
    options: Mapping[str, object] | None = None,
    **setup: object,
) -> str:
    """Return a new table of *person*'s."""
    asked = {
        "game": game,
        "seats": len(chairs),
        "options": dict(options or {}),
        "setup": {"chairs": chairs} | setup,
    }
    answer = person.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def somebody(
    served: Site, visiting: Visiting, name: str = "Ada", profile: Profile = DESK
) -> tuple[Visitor, httpx.Client]:
    """Return a guest with a browser, and the same guest without it."""
    person = served.guest(name)
    return known(visiting(**profile), person), person


def played_out(table: str, *people: httpx.Client, seed: int = 0) -> int:
    """Play a game to its end without a screen; return how many plies it took."""
    luck = random.Random(seed)
    while (whole := seen(people[0], table)).status.phase == "playing":
        person = people[whole.position.mover or 0]
        moves = seen(person, table, want="moves").position.moves
        assert moves, "somebody is on turn and has nothing to play"
        done(person, table, Play(luck.choice(moves), whole.position.ply))
    return whole.position.ply


def blocked(ada: httpx.Client, bob: httpx.Client) -> str:
    """Return a table at which a short game of gears is over."""
    table = laid(ada, "gears", MINE, OPEN, options={"first": "blue"})
    done(bob, table, Sit())
    for ply, move in enumerate(BLOCKED):
        done((ada, bob)[ply % 2], table, Play(move, ply))
    return table
