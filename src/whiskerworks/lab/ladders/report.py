"""What the results of a ladder come to, as tables for the screen or for a page."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Final, TypeVar

from whiskerworks.bots import roster
from whiskerworks.core.errors import short
from whiskerworks.core.message import Message
from whiskerworks.games import meta
from whiskerworks.lab.contest import LONGEST, LONGEST_ENDLESS, UNFINISHED
from whiskerworks.lab.ladders.results import Header, Result
from whiskerworks.lab.rating import Interval, elo, shares, wilson
from whiskerworks.lab.tables import Table
from whiskerworks.words import MissingWords, words

T = TypeVar("T")

Pair = tuple[str, str]
"""A player who sits alone, and the one in all other seats."""

ANCHOR: Final = "1"
"""Whose Elo is 0, if it plays."""


class Tally:
    """What came of some games: how many, what was got, how many were shared."""

    def __init__(self) -> None:
        self.games = 0
        self.score = 0.0
        self.drawn = 0

    def add(self, share: float, drawn: bool) -> None:
        """Add a game."""
        self.games += 1
        self.score += share
        self.drawn += drawn

    @property
    def share(self) -> Interval:
        """What was got of each game, with its interval."""
        return wilson(self.score, self.games)


class Pace:
    """How long choices took."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, choices: int, mean: float, longest: float) -> None:
        """Add the choices of a game."""
        self.choices += choices
        self.seconds += choices * mean
        self.longest = max(self.longest, longest)

    def cells(self) -> tuple[str, str]:
        """Return the mean and the longest time of a choice."""
        return seconds(self.seconds / max(1, self.choices)), seconds(self.longest)


def heading(header: Header, games: int) -> str:
    """Return what was played, in a line."""
    chosen = [f"{name}={short(value)}" for name, value in header.options.items()]
    options = f" ({', '.join(chosen)})" if chosen else ""
    begin = f", openings of {header.opening} moves" if header.opening else ""
    seats = "1 seat" if header.seats == 1 else f"{header.seats} seats"
    what = f"{header.game}, {seats}{options}"
    return f"{what}: {games} games with seed {header.seed}{begin}"


def tables(header: Header, results: list[Result]) -> list[Table]:
    """Return all that is to be told of results."""
    if header.seats == 1:
        found = [solo(header, results)]
    else:
        found = [standings(header, results), pairings(header, results)]
        found.extend(by_secret(header, results))
    return [*found, endings(header, results)]


def standings(header: Header, results: list[Result]) -> Table:
    """Return how strong everybody is."""
    rated = ratings(results)
    got: dict[str, Tally] = defaultdict(Tally)
    for one in results:
        parts = shares(one.course.scores)
        for player in set(one.fixture.players):
            seats = [p for p, who in enumerate(one.fixture.players) if who == player]
            mean = sum([parts[seat] for seat in seats]) / len(seats)
            got[player].add(mean, is_drawn(one))
    pace = paces(results)
    rows = [
        (
            titled(header.game, player),
            number(rated.get(player), lambda it: f"{it.value:.0f}"),
            number(rated.get(player), lambda it: f"{it.low:.0f} to {it.high:.0f}"),
            f"{100 * got[player].share.value:.1f} %",
            str(got[player].games),
            *pace[player].cells(),
        )
        for player in present(results)
    ]
    head = ("player", "Elo", "95 %", "score", "games", "a move", "longest")
    fair = f"A fair share of a game is {100 / header.seats:.0f} %."
    return Table("Standings", head, rows, fair)


def ratings(results: list[Result]) -> dict[str, Interval]:
    """Return the Elo of everybody; that of the `anchor` is 0."""
    if not results:
        return {}
    met = [(one.fixture.players, one.course.scores) for one in results]
    return elo(met, anchor(results))


def anchor(results: list[Result]) -> str:
    """
    Return whose Elo is 0: level 1, or the weakest by its name if that does not play.

    The random mover loses nearly all games, so how far it is from the others is hardly
    known; distances to somebody who also wins some are.
    """
    players = present(results)
    return ANCHOR if ANCHOR in players else players[0]


def pairings(header: Header, results: list[Result]) -> Table:
    """Return what everybody got against everybody."""
    tallies = by_pair(results)
    order = present(results)
    rows: list[tuple[str, ...]] = []
    for better in reversed(order):
        for worse in reversed(order[: order.index(better)]):
            pairs = [(better, worse), (worse, better)]
            rows += [
                _pairing(pair, tallies[pair], header.seats)
                for pair in pairs[: 1 if header.seats == 2 else 2]
                if pair in tallies
            ]
    head = ("pairing", "score", "95 %", "games", "drawn")
    fair = (
        f"The score is that of the first; a fair share is {100 / header.seats:.0f} %."
    )
    return Table("Pairings", head, rows, fair)


def _pairing(pair: Pair, tally: Tally, seats: int) -> tuple[str, ...]:
    """Return the line of a pairing."""
    between = "against" if seats == 2 else f"alone among {seats - 1} ×"
    share = tally.share
    return (
        f"{called(pair[0])} {between} {called(pair[1])}",
        f"{100 * share.value:.1f} %",
        percents(share),
        str(tally.games),
        str(tally.drawn),
    )


def by_pair(results: list[Result]) -> dict[Pair, Tally]:
    """Return what each got who sat alone among others; with two seats, both do."""
    tallies: dict[Pair, Tally] = defaultdict(Tally)
    for one in results:
        parts = shares(one.course.scores)
        for seat, player in enumerate(one.fixture.players):
            others = {p for p in one.fixture.players if p != player}
            if one.fixture.players.count(player) == 1 and len(others) == 1:
                tallies[player, others.pop()].add(parts[seat], is_drawn(one))
    return tallies


def by_secret(header: Header, results: list[Result]) -> list[Table]:
    """Return how often everybody won against the weakest with each secret, if any."""
    order = present(results)
    tallies: dict[tuple[str, int], Tally] = defaultdict(Tally)
    for one in results:
        for seat, player in enumerate(one.fixture.players):
            alone = one.fixture.players.count(player) == 1
            secret = one.course.secrets[seat]
            if alone and secret and {player, order[0]} == set(one.fixture.players):
                tallies[player, secret].add(one.course.scores[seat], is_drawn(one))
    rows = []
    for player in order[1:]:
        for secret in sorted({secret for who, secret in tallies if who == player}):
            tally = tallies[player, secret]
            held = said(header.game, f"secret-{secret}", f"secret {secret}")
            share = f"{100 * tally.share.value:.1f} %"
            named = f"{called(player)} with {held}"
            rows.append((named, share, percents(tally.share), str(tally.games)))
    if not rows:
        return []
    title = f"With each secret, alone against {order[0]}"
    return [Table(title, ("player", "won", "95 %", "games"), rows)]


def solo(header: Header, results: list[Result]) -> Table:
    """Return how often everybody wins, by set-up, and in how many moves."""
    setups = list(dict.fromkeys([one.fixture.setup for one in results]))
    tallies = by_setup(results)
    pace = paces(results)
    rows = []
    for player in present(results):
        cells = [number(tallies.get((player, name)), _share_won) for name in setups]
        needed = [
            one.course.choices[0]
            for one in results
            if one.fixture.players == (player,) and one.course.scores[0] > 0
        ]
        mean = f"{sum(needed) / len(needed):.1f}" if needed else "-"
        games = sum([tallies[player, name].games for name in setups])
        rows.append(
            (
                titled(header.game, player),
                *cells,
                mean,
                str(games),
                *pace[player].cells(),
            )
        )
    heads = [name or "won" for name in setups]
    head = ("player", *heads, "moves to win", "games", "a move", "longest")
    return Table(
        "Games won, by set-up",
        head,
        rows,
        "In parentheses between what it lies (95 %).",
    )


def by_setup(results: list[Result]) -> dict[tuple[str, str], Tally]:
    """Return what each player of games for one got with each set-up."""
    tallies: dict[tuple[str, str], Tally] = defaultdict(Tally)
    for one in results:
        (player,) = one.fixture.players
        tallies[player, one.fixture.setup].add(one.course.scores[0], drawn=False)
    return tallies


def _share_won(tally: Tally) -> str:
    return f"{100 * tally.share.value:.1f} % ({percents(tally.share)})"


def endings(header: Header, results: list[Result]) -> Table:
    """Return how games ended, and what went wrong."""
    reasons = Counter([one.course.reason for one in results])
    rows = [
        (reason, str(times), f"{100 * times / len(results):.1f} %")
        for reason, times in reasons.most_common()
    ]
    notes = []
    if UNFINISHED in reasons:
        most = LONGEST_ENDLESS if meta(header.game).endless else LONGEST
        worth = "lost" if header.seats == 1 else "shared by all"
        notes.append(f"Unfinished: cut after {most} moves, counted as {worth}.")
    failed = [why for one in results for why in one.course.failures if why]
    if failed:
        notes.append(f"In {len(failed)} cases a bot could not think: {failed[0]}")
    return Table("How games ended", ("ending", "games", "share"), rows, " ".join(notes))


def paces(results: list[Result]) -> dict[str, Pace]:
    """Return how long everybody's choices took."""
    found: dict[str, Pace] = defaultdict(Pace)
    for one in results:
        course = one.course
        for seat, player in enumerate(one.fixture.players):
            found[player].add(
                course.choices[seat], course.mean[seat], course.longest[seat]
            )
    return found


def present(results: list[Result]) -> list[str]:
    """Return who played, the weakest first, by their names."""
    found = {player for one in results for player in one.fixture.players}
    known = [player for player in roster.PLAYERS if player in found]
    return known + sorted(found.difference(known))


def is_drawn(result: Result) -> bool:
    """Tell whether several share the win, or nobody has it."""
    scores = result.course.scores
    return scores.count(max(scores)) > 1


def titled(game: str, player: str) -> str:
    """Return a player with the name of its level: "3, Tinkerer"."""
    name = said(game, f"level-{player}", "")
    return f"{player}, {name}" if name else player


def called(player: str) -> str:
    """Return a player in a sentence: "level 3"."""
    return f"level {player}" if player.isdigit() else player


def said(game: str, code: str, otherwise: str) -> str:
    """Return what the catalogue of a game says, if it does."""
    try:
        return words(game).say(Message(code))
    except MissingWords:
        return otherwise


def seconds(time: float) -> str:
    """Return a time, short or long."""
    return f"{1000 * time:.1f} ms" if time < 0.1 else f"{time:.2f} s"


def percents(share: Interval) -> str:
    """Return between what a share lies."""
    return f"{100 * share.low:.0f} to {100 * share.high:.0f}"


def number(it: T | None, write: Callable[[T], str]) -> str:
    """Return something written, or a dash if it is not there."""
    return "-" if it is None else write(it)
