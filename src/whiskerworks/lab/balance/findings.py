"""What figures say, in sentences."""

from collections.abc import Sequence
from typing import Final

import whiskerworks
from whiskerworks.games import meta
from whiskerworks.lab.balance.figures import Figures, PlayedGames, Share
from whiskerworks.lab.balance.formatting import (
    STANDARD,
    agenda_name,
    count_of,
    ending_name,
    format_percent,
    format_share,
    game_title,
    join_words,
    player_name,
    player_title,
    seat_name,
    size_of_difference,
    variant_name,
    with_rules,
)
from whiskerworks.lab.single_game import MAX_MOVES, MAX_MOVES_ENDLESS

LATE_DECISION: Final = 0.95
"""A game that is decided after more of its moves was open to the last ones."""
WEAK_PLAYERS: Final = ("random", "greedy", "1")
"""Who plays too weakly to tell how a game is among people who know it."""
MIN_GAMES_TO_CONCLUDE: Final = 100
"""With fewer games than this, little can be told."""


def opening(it: PlayedGames) -> str:
    """Return what was played and by whom, in a few sentences."""
    seats = "one player" if it.seats == 1 else f"{it.seats} seats"
    who = join_words([player_title(it.game, player) for player in it.players])
    games = f"{count_of(it.games, 'game')} of {game_title(it.game)}"
    told = [f"{games} for {seats}, played by {who}."]
    if len(it.variants) > 1:
        each = [f"{variant_name(one.name)} ({one.games:,})" for one in it.variants]
        told.append(f"Played in {len(each)} ways: {join_words(each)}.")
    elif it.variants[0].name != STANDARD:
        told.append(f"Played {with_rules(it.variants[0].name)}.")
    return " ".join(told)


def provenance(it: PlayedGames, seeds: Sequence[int] = ()) -> str:
    """Return whence the figures come, so that they can be made again."""
    versions = join_words([str(version) for version in it.rules_versions])
    parts = [f"rules version {versions} of {it.game}"]
    if seeds:
        said = join_words([str(seed) for seed in seeds])
        parts.insert(0, f"seed {said}")
    parts.append(f"Whiskerworks {whiskerworks.__version__}")
    written = ", ".join(parts)
    return f"{written[0].upper()}{written[1:]}."


def findings(it: Figures) -> list[str]:
    """Return what is worth knowing, the most important first."""
    told = _with_one_seat(it) if it.played.seats == 1 else _with_several_seats(it)
    return [*told, *_how_games_go(it)]


def cautions(it: PlayedGames) -> list[str]:
    """Return what must be kept in mind when the figures are read."""
    told = []
    if it.games < MIN_GAMES_TO_CONCLUDE:
        told.append(
            f"These are only {count_of(it.games, 'game')}: little can be told, "
            "and the intervals are wide."
        )
    if all(player in WEAK_PLAYERS for player in it.players):
        told.append(
            "Only weak players played: they tell of mishaps more than of plans. Ask "
            "stronger ones before you change a rule."
        )
    if it.unfinished:
        told.append(unfinished_games(it))
    if it.seats > 1 and not it.mixed:
        told.append(
            "The players did not change seats equally often: who wins from which seat "
            "tells of the players as well."
        )
    if len(it.rules_versions) > 1:
        told.append("The games were played by different versions of the rules.")
    return told


def unfinished_games(it: PlayedGames) -> str:
    """Say how many games were cut, and what they count as."""
    most = MAX_MOVES_ENDLESS if meta(it.game).endless else MAX_MOVES
    worth = "lost" if it.seats == 1 else "shared by all"
    verb = "was" if it.unfinished == 1 else "were"
    return (
        f"{count_of(it.unfinished, 'game')} {verb} cut after {most:,} moves "
        f"and counted as {worth}."
    )


def advantage(it: Share, fair: float, who: str) -> str:
    """Say how often somebody wins, and whether that is more than is fair."""
    told = f"{who} wins {format_share(it.share)}"
    if it.share.low <= fair <= it.share.high:
        return f"{told}: no advantage can be told, even is {format_percent(fair)}."
    apart = it.share.value - fair
    what = "advantage" if apart > 0 else "disadvantage"
    return f"{told}: {size_of_difference(apart)} {what}."


def uneven_shares(them: list[Share], fair: float) -> str:
    """Say which of several wins more or less often than is fair."""
    off = [it for it in them if not it.share.low <= fair <= it.share.high]
    if not off:
        return "no difference can be told."
    off.sort(key=lambda it: -it.share.value)
    parts = [f"{it.name} {format_percent(it.share.value)}" for it in off]
    fairly = format_percent(fair)
    return f"{join_words(parts)}, where {fairly} would be even."


def _with_one_seat(it: Figures) -> list[str]:
    """Return what is found where one plays alone."""
    told = [f"The game is won {format_share(it.overall.share)} of the time."]
    told += _best_and_worst("Easiest and hardest way to play", "variants", it.variants)
    told += _best_and_worst("Best and weakest player", "players", it.players)
    return told


def _best_and_worst(what: str, among: str, them: list[Share]) -> list[str]:
    """Say which *among* several is won most and least often, if that can be told."""
    if not them:
        return []
    ordered = sorted(them, key=lambda it: it.share.value)
    worst, best = ordered[0], ordered[-1]
    if worst.share.high >= best.share.low:
        return [f"Between {among} no difference can be told."]
    high = f"{variant_name(best.name)} ({format_percent(best.share.value)})"
    low = f"{variant_name(worst.name)} ({format_percent(worst.share.value)})"
    return [f"{what}: {high} and {low}."]


def _with_several_seats(it: Figures) -> list[str]:
    """Return what is found where several play."""
    told = []
    if it.starters:
        told.append(advantage(it.starters[0], it.fair, "The seat that begins"))
    seats = [one._replace(name=seat_name(one.name)) for one in it.seats]
    told.append(f"Seats: {uneven_shares(seats, it.fair)}")
    if it.agendas:
        held = [one._replace(name=f"the {agenda_name(one.name)}") for one in it.agendas]
        told.append(f"Agendas: {uneven_shares(held, it.fair)}")
    if it.players:
        ordered = sorted(it.players, key=lambda one: -one.share.value)
        parts = [
            f"{player_name(one.name)} {format_percent(one.share.value)}"
            for one in ordered
        ]
        told.append(f"Players: {join_words(parts)}.")
    if it.variants:
        most = "Starters win most and least often"
        told += _best_and_worst(most, "the starters of all variants", it.variants)
    if it.played.shared or it.played.nobody:
        told.append(_not_won(it.played))
    return told


def _not_won(it: PlayedGames) -> str:
    parts = []
    if it.shared:
        parts.append(f"{format_percent(it.shared / it.games)} of the games were shared")
    if it.nobody:
        parts.append(f"{format_percent(it.nobody / it.games)} were won by nobody")
    written = join_words(parts)
    return f"{written[0].upper()}{written[1:]}."


def _when_decided(median: float) -> str:
    """Say when games are decided, by the half of them."""
    if median > LATE_DECISION:
        return "half of the games or more are open to their last moves"
    part = format_percent(median, 0)
    return f"half of the winners lead for good after {part} of the moves"


def _how_games_go(it: Figures) -> list[str]:
    """Return what is found of how games go."""
    game, length = it.played.game, it.length
    most = f"{length.quarter:.0f} to {length.three_quarters:.0f}"
    told = [f"Half of the games take {most} moves; the longest took {length.most:.0f}."]
    if it.decided is not None and it.lead_changes is not None:
        changes = f"The lead changes {it.lead_changes.mean.value:.1f} times a game"
        told.append(f"{changes}; {_when_decided(it.decided.median)}.")
    first = it.endings[0]
    often = format_percent(first.share.value, 0)
    told.append(f"Most frequent ending ({often}): {ending_name(game, first.reason)}.")
    if it.branching:
        every = it.branching[0]
        told.append(
            f"A player chooses among {every.mean:.1f} moves on average, "
            f"among {every.most} at most."
        )
    return told
