"""`whiskerworks deck check FILE` and `deck show FILE`: your own decks."""

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from whiskerworks.cli.arguments import Commands, add_effort
from whiskerworks.cli.deck_input import (
    DECK_HELP,
    OUR_DECK,
    BadInputFile,
    Unsolved,
    in_frame,
    is_only,
    known_picture,
    solve,
    text_of,
)
from whiskerworks.cli.files import INPUT, OUTPUT, check_free, shown, write_file
from whiskerworks.cli.json_output import add_json, show
from whiskerworks.cli.picture_output import check_picture_name, draw_scene
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.kit.deck_file import deck_file_problems, read_deck_file
from whiskerworks.kit.decks import CARD_IDS, CLOCKWISE, COUNTER, Card, Deck
from whiskerworks.kit.picture_assembly import Assembly

SHAPES: Final = ("cross", "tee", "corner", "straight", "dead end", "sealed")
"""Names of cards by their walls, fewest walls first."""
MIN_CARDS_WITHOUT_COGS: Final = 3
"""Advised minimum of cards without cogs [M3]."""
CARDS_PER_ROW: Final = 5
PAGE_WIDTH_PIXELS: Final = 680
"""Fits on A4 and Letter when printed."""
PICTURES: Final = {
    "one": "the cards fit together in one way",
    "several": "the cards fit together in several ways",
    "none": "none; the cards do not fit together",
    "unknown": "unknown; {}",
}
KEYS: Final = {
    "good": "whether it is a valid deck",
    "problems": "if not good: a list of errors",
    "digest": "name computed from its cards",
    "shapes": "number of cards of each shape",
    "clockwise": "number of cogs that turn clockwise",
    "counterclockwise": "number of cogs that turn the other way",
    "cogs": "a list: number of cards with no cog, one, two, three",
    "remarks": "a list: deviations from the advice of [M3]",
    "picture": "number of ways all cards fit together: one, several, none, unknown",
}


class NoJsonForPictures(WhiskerworksError):
    """`deck show` has no JSON output."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "deck",
        help="check or draw a deck of Maze Cards",
        description=(
            "Check a deck of Maze Cards, or draw it: either each card with its name, "
            "on "
            "a page to keep beside the table, or all cards put together as one "
            "picture. Exit code 1 if the deck is invalid or the cards do not fit "
            "together."
        ),
        examples=(
            "whiskerworks deck check deck.toml",
            "whiskerworks deck show ours -o ours.svg",
            "whiskerworks deck show ours --assembled --dark -o maze.svg",
        ),
    )
    parser.add_argument(
        "what", metavar="WHAT", choices=("check", "show"), help="check or show"
    )
    parser.add_argument("file", metavar="FILE", help=DECK_HELP)
    parser.add_argument(
        "-o",
        "--output",
        metavar="PICTURE",
        help="picture for show to write, .svg or .png (default: FILE with .svg); - for "
        "SVG on standard output",
    )
    parser.add_argument(
        "--force", action="store_true", help="overwrite an existing picture"
    )
    parser.add_argument("--dark", action="store_true", help="use dark colours")
    parser.add_argument(
        "--assembled",
        action="store_true",
        help="draw the cards put together, without their names",
    )
    add_effort(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check or show a deck."""
    if given.json and given.what != "check":
        raise NoJsonForPictures(
            "--json works with deck check; deck show draws a picture"
        )
    try:
        text = text_of(given.file)
        wrong = [str(one) for one in deck_file_problems(text)]
    except BadInputFile as problem:
        text, wrong = "", [problem.problem]
    for one in wrong:
        print(f"whiskerworks: {shown(given.file)}: {one}", file=sys.stderr)
    if wrong:
        if given.json:
            show({"good": False, "problems": wrong})
        return 1
    deck = read_deck_file(text)
    return _check(deck, given) if given.what == "check" else _show(deck, given)


def _check(deck: Deck, given: argparse.Namespace) -> int:
    """Describe a valid deck."""
    ways, why = _picture(deck, given.effort)
    if given.json:
        show(_as_json(deck, ways))
        return 0
    print(f"OK: {deck.digest}")
    shapes = [f"{number} {name}" for name, number in _shapes(deck).items()]
    print(f"shapes: {', '.join(shapes)}")
    print(f"cogs: {_cogs(deck)}")
    for remark in remarks(deck):
        print(f"remark: {remark} [M3]")
    print(f"picture: {PICTURES[ways].format(why)}")
    return 0


def _as_json(deck: Deck, ways: str) -> dict[str, object]:
    one, other = _directions(deck)
    found = Counter([card.cogs() for card in deck.cards])
    return {
        "good": True,
        "digest": deck.digest,
        "shapes": _shapes(deck),
        "clockwise": one,
        "counterclockwise": other,
        "cogs": [found[cogs] for cogs in range(4)],
        "remarks": remarks(deck),
        "picture": ways,
    }


def _shapes(deck: Deck) -> dict[str, int]:
    found = Counter([shape_of(card) for card in deck.cards])
    return {name: found[name] for name in SHAPES if found[name]}


def shape_of(card: Card) -> str:
    """Return the shape of a card, one of SHAPES."""
    walls = card.walls()
    if len(walls) == 2:
        return "straight" if walls in ("NS", "EW") else "corner"
    return SHAPES[(0, 1, 2, 4, 5)[len(walls)]]


def _directions(deck: Deck) -> tuple[int, int]:
    """Return the numbers of clockwise and counterclockwise cogs."""
    cogs = [side.cog for card in deck.cards for side in card.sides]
    return cogs.count(CLOCKWISE), cogs.count(COUNTER)


def _cogs(deck: Deck) -> str:
    one, other = _directions(deck)
    found = Counter([card.cogs() for card in deck.cards])
    cards = ", ".join([f"{found[cogs]} with {cogs}" for cogs in range(4)])
    return f"{one} clockwise, {other} counterclockwise; cards: {cards}"


def remarks(deck: Deck) -> list[str]:
    """Return where a deck deviates from the advice of [M3]."""
    found: list[str] = []
    bare = len([card for card in deck.cards if not card.cogs()])
    if bare < MIN_CARDS_WITHOUT_COGS:
        found.append(
            f"cards without cogs: {bare}; there should be {MIN_CARDS_WITHOUT_COGS} "
            "or more"
        )
    one, other = _directions(deck)
    if abs(one - other) * 4 > one + other:
        found.append(f"cogs turn unevenly: {one} clockwise, {other} counterclockwise")
    return found


def _picture(deck: Deck, effort: int) -> tuple[str, str]:
    """Return the number of ways the cards fit together, as a word; if unknown, why."""
    try:
        picture = solve(deck, effort)
        if picture is None:
            return "none", ""
        only = is_only(deck, picture, effort)
    except Unsolved as problem:
        if known_picture(deck) is None:
            return "unknown", str(problem)
        only = True
    return "one" if only else "several", ""


def _show(deck: Deck, given: argparse.Namespace) -> int:
    """Draw a deck."""
    from whiskerworks.words import words

    name = given.output or _default(given.file)
    check_picture_name(name)
    check_free(name, given.force)
    try:
        scene = _assembled(deck, given.effort) if given.assembled else _cards(deck)
    except Unsolved as problem:
        print(f"whiskerworks: {given.file}: {problem}", file=sys.stderr)
        return 1
    width = None if given.assembled else PAGE_WIDTH_PIXELS
    say = words("puzzle").say
    picture = draw_scene(name, scene, say, dark=given.dark, width=width)
    write_file(name, picture, given.force)
    if name != OUTPUT:
        how = "put together" if given.assembled else "card by card"
        print(f"{name}: deck {deck.digest}, {how}")
    return 0


def _default(name: str) -> str:
    """Return the default name of a deck's picture."""
    if name in (OUR_DECK, INPUT):
        return "deck.svg"
    return str(Path(name).with_suffix(".svg"))


def _assembled(deck: Deck, effort: int) -> Scene:
    """
    Return the scene of a deck put together.

    Raises:
        Unsolved: The cards do not fit, the solver is not installed, or *effort* was
            not enough.
    """
    picture = known_picture(deck) or solve(deck, effort)
    if picture is None:
        raise Unsolved("the cards of this deck do not fit together")
    return _whole(deck, picture)


def _whole(deck: Deck, picture: Assembly) -> Scene:
    """Return the scene of the solved puzzle."""
    from whiskerworks.games import load
    from whiskerworks.kit.deck_option import deck_option_value

    game = load("puzzle", deck=deck_option_value(deck))
    return game.scene(game.view(game.read_state(in_frame(picture)), None))


def _cards(deck: Deck) -> Scene:
    """Return a scene of all cards in order, each with its name below."""
    from whiskerworks.core.message import Message
    from whiskerworks.kit.card_messages import sides_message
    from whiskerworks.kit.card_pieces import card_piece

    pieces: list[Piece] = []
    for index, card in enumerate(deck.cards):
        row, column = divmod(index, CARDS_PER_ROW)
        x, y = 0.8 + column * 1.25, 0.75 + row * 1.5
        say = Message("piece-card", {"card": card.id, "shows": sides_message(card)})
        pieces.append(card_piece(card, card.id, x, y, say=say))
        name = CARD_IDS[index]
        label = Piece(f"name-{name}", "label", x, y + 0.68, size=0.24, text=name)
        pieces.append(label)
    return Scene(6.6, 9.3, tuple(pieces), ())
