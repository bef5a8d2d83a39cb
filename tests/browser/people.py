"""People at tables that were laid without the screen, where that is not the point."""

from collections.abc import Mapping

import httpx

from tests.browser.visitor import Profile, Visiting, Visitor
from tests.server.api.site import Site

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
