"""What requests say and are answered; `table.messages` has what tables say."""

from typing import Annotated, Literal

import msgspec

from whiskerworks.table.commands import Ply
from whiskerworks.table.messages import Happening, Phrase, Picture, Player, Refusal
from whiskerworks.table.part import Part
from whiskerworks.table.setup import Setup

Line = Annotated[str, msgspec.Meta(max_length=200)]
OptionText = Annotated[str, msgspec.Meta(max_length=8000)]
Secret = Annotated[str, msgspec.Meta(max_length=400)]


# ---- games


class OptionFacts(Part, frozen=True):
    """What can be chosen before a game."""

    name: str
    kind: Literal["choice", "number", "switch"]
    default: str | int | bool
    meaning: str
    rule: str
    choices: tuple[str, ...] = ()
    """For a choice: the words allowed."""
    free: bool = False
    """For a choice: whether words of one's own are allowed too."""
    least: int = 0
    most: int = 0
    """For a number: the smallest and the largest allowed."""


class LevelFacts(Part, frozen=True):
    """A level of the bots."""

    level: int
    name: str


class GameFacts(Part, frozen=True):
    """What can be known of a game before a table is made."""

    name: str
    title: str
    summary: str
    printed_title: str
    """The title on the box, which belongs to its publisher."""
    credits: str
    rules_version: int
    seats: tuple[int, ...]
    """How many may play, the usual number first."""
    options: tuple[OptionFacts, ...]
    levels: tuple[LevelFacts, ...]
    draws: bool
    """Whether a draw can be offered."""


class Games(Part, frozen=True):
    """All games there are."""

    games: tuple[GameFacts, ...]


class RuleText(Part, frozen=True):
    """A rule in words."""

    rule: str
    certainty: tuple[str, ...]
    """`printed`, `reviewed` or `ours`."""
    text: str


class Rulebook(Part, frozen=True):
    """The rules of a game."""

    game: str
    rules: tuple[RuleText, ...]


# ---- tables


class NewTable(Part, frozen=True):
    """A table to be made."""

    game: Line
    setup: Setup
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    """How many play; the usual number if it is not said."""
    options: dict[str, OptionText | int | bool] = msgspec.field(default_factory=dict)


class Branch(Part, frozen=True):
    """A table to be made from the first moves of another."""

    ply: Ply
    setup: Setup | None = None
    """Nothing: every chair is yours, to try things out."""


class Made(Part, frozen=True):
    """A table that was made."""

    table: str
    url: str
    """Its page."""
    invitation: str
    """What opens the chairs that are kept."""


class TableLine(Part, frozen=True):
    """A table as lists show it."""

    table: str
    game: str
    options: dict[str, str]
    phase: Literal["waiting", "playing", "paused", "over", "closed"]
    players: tuple[Player, ...]
    free: tuple[int, ...]
    """The seats that anybody may take."""
    mover: int | None
    ply: int
    clock: str
    created: int
    changed: int
    """Both in milliseconds since 1970."""
    winners: tuple[int, ...] = ()
    """The seats that won, when the game is over."""


class Tables(Part, frozen=True):
    """A list of tables, the newest first."""

    tables: tuple[TableLine, ...]
    before: str | None = None
    """What to ask for the page behind this one; nothing if this is the last."""


class Replay(Part, frozen=True):
    """How a table looked after some of its plies."""

    ply: int
    plies: int
    """So many there are."""
    eyes: int | None
    """The seat through whose eyes it is seen; None for a bystander's."""
    picture: Picture
    events: tuple[Happening, ...]
    """What the last of them brought about."""


class Why(Part, frozen=True):
    """Whether a move may be played, before anybody plays it."""

    move: str
    """Asked with `spots`: the move they mean, nothing if they mean none."""
    refusal: Refusal | None
    """Why not; None if it may."""
    problem: str
    """The same in English."""


class Preview(Part, frozen=True):
    """How the table would look to a seat if it played a move."""

    move: str
    picture: Picture | None
    """None where it would show what the seat may not know."""
    events: tuple[Happening, ...]
    """What would happen; nothing where there is no picture."""


class Verdict(Part, frozen=True):
    """Whether the dealer of a finished game was fair."""

    good: bool
    """Whether every draw that can be checked follows from the secret."""
    says: tuple[Phrase, ...]
    """What was found: `verify-*` of the message catalogue."""


class WatchLink(Part, frozen=True):
    """A way to look over a player's shoulder."""

    url: str
    watch: str
    """What to send as `watch` when a socket is opened."""


# ---- people


class Me(Part, frozen=True):
    """Who you are."""

    person: str
    name: str
    login: str | None
    """Of your account; None for a guest."""
    token: str
    """For the header `X-Whiskerworks-Token` of every request that changes something."""


class NewName(Part, frozen=True):
    """What to call you."""

    name: Line


class NewAccount(Part, frozen=True):
    """Keep me across devices."""

    login: Line
    password: Secret


class SignIn(Part, frozen=True):
    """Let me in."""

    login: Line
    password: Secret


class NewPassword(Part, frozen=True):
    """Another password; the same one again signs out everywhere else, too."""

    old: Secret
    new: Secret


class Farewell(Part, frozen=True):
    """Forget me."""

    password: Secret = ""
    """Of the account, if there is one."""


class NewToken(Part, frozen=True):
    """A token for a program of yours."""

    label: Line


class TokenLine(Part, frozen=True):
    """A token, without its secret."""

    id: str
    label: str
    created: int


class MadeToken(Part, frozen=True):
    """A new token; its secret is shown this once."""

    id: str
    label: str
    secret: str


class Tokens(Part, frozen=True):
    """The tokens of your programs."""

    tokens: tuple[TokenLine, ...]


class NewHook(Part, frozen=True):
    """A web address to be called when it is your turn."""

    url: Annotated[str, msgspec.Meta(max_length=500)]
    """With https, and without a port."""
    kind: Literal["json", "discord", "slack"] = "json"
    """In whose shape it wants to be told."""


class HookLine(Part, frozen=True):
    """The web address that is called when it is your turn; None if none is."""

    url: str | None
    kind: str | None


class Health(Part, frozen=True):
    """Whether the server can do its work."""

    status: Literal["well", "ill", "stopping"]
