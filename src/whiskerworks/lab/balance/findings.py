"""Sentences about the figures of a report: introduction, findings and cautions."""

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
"""Share of the moves after which a decision counts as made at the very end."""
WEAK_PLAYERS: Final = ("random", "greedy", "1")
"""Players too weak to show how a game plays among people who know it."""
MIN_GAMES_TO_CONCLUDE: Final = 100
"""Number of games below which a report warns that it shows little."""


def opening(played: PlayedGames) -> str:
    """Introduce the games of a report: how many, and by which players."""
    seats = "one player" if played.seats == 1 else f"{played.seats} seats"
    players = join_words([player_title(played.game, one) for one in played.players])
    games = f"{count_of(played.games, 'game')} of {game_title(played.game)}"
    sentences = [f"{games} for {seats}, played by {players}."]
    variants = played.variants
    if len(variants) > 1:
        each = [f"{variant_name(one.name)} ({one.games:,})" for one in variants]
        sentences.append(f"Played in {len(each)} ways: {join_words(each)}.")
    elif variants[0].name != STANDARD:
        sentences.append(f"Played {with_rules(variants[0].name)}.")
    return " ".join(sentences)


def provenance(played: PlayedGames, seeds: Sequence[int] = ()) -> str:
    """Return what it takes to reproduce the figures: seeds and versions."""
    versions = join_words([str(version) for version in played.rules_versions])
    parts = [f"rules version {versions} of {played.game}"]
    if seeds:
        parts.insert(0, f"seed {join_words([str(seed) for seed in seeds])}")
    parts.append(f"Whiskerworks {whiskerworks.__version__}")
    text = ", ".join(parts)
    return f"{text[0].upper()}{text[1:]}."


def findings(found: Figures) -> list[str]:
    """Return the findings, the most important first."""
    alone = found.played.seats == 1
    results = _with_one_seat(found) if alone else _with_several_seats(found)
    return [*results, *_how_games_go(found)]


def cautions(played: PlayedGames) -> list[str]:
    """Return what readers of the figures should keep in mind."""
    sentences = []
    if played.games < MIN_GAMES_TO_CONCLUDE:
        sentences.append(
            f"With only {count_of(played.games, 'game')} the intervals are wide, and "
            "few conclusions are possible."
        )
    if all(player in WEAK_PLAYERS for player in played.players):
        sentences.append(
            "Only weak players played, so these figures reflect mishaps more than "
            "plans. Measure with stronger ones before you change a rule."
        )
    if played.unfinished:
        sentences.append(unfinished_games(played))
    if played.seats > 1 and not played.mixed:
        sentences.append(
            "The players did not change seats equally often, so how often each seat "
            "wins depends on the players as well."
        )
    if len(played.rules_versions) > 1:
        sentences.append("The games were played by different versions of the rules.")
    return sentences


def unfinished_games(played: PlayedGames) -> str:
    """Return how many games were cut, and how they count."""
    limit = MAX_MOVES_ENDLESS if meta(played.game).endless else MAX_MOVES
    result = "lost" if played.seats == 1 else "shared by all"
    verb = "was" if played.unfinished == 1 else "were"
    return (
        f"{count_of(played.unfinished, 'game')} {verb} cut after {limit:,} moves "
        f"and counted as {result}."
    )


def advantage(it: Share, fair: float, who: str) -> str:
    """Return how often *who* wins, and whether that differs from the *fair* share."""
    wins = f"{who} wins {format_share(it.share)}"
    if it.share.low <= fair <= it.share.high:
        return f"{wins}: no clear advantage, {format_percent(fair)} would be even."
    difference = it.share.value - fair
    kind = "advantage" if difference > 0 else "disadvantage"
    return f"{wins}: {size_of_difference(difference)} {kind}."


def uneven_shares(shares: list[Share], fair: float) -> str:
    """Return which of several win more or less often than the *fair* share."""
    uneven = [it for it in shares if not it.share.low <= fair <= it.share.high]
    if not uneven:
        return "no clear difference."
    uneven.sort(key=lambda it: -it.share.value)
    parts = [f"{it.name} {format_percent(it.share.value)}" for it in uneven]
    return f"{join_words(parts)}, where {format_percent(fair)} would be even."


def _with_one_seat(found: Figures) -> list[str]:
    """Return the findings of games for one player."""
    sentences = [f"The game is won {format_share(found.overall.share)} of the time."]
    sentences += _best_and_worst(
        "Easiest and hardest way to play", "variants", found.variants
    )
    sentences += _best_and_worst("Best and weakest player", "players", found.players)
    return sentences


def _best_and_worst(title: str, among: str, shares: list[Share]) -> list[str]:
    """Return which *among* several is won most and least often, if that is clear."""
    if not shares:
        return []
    ordered = sorted(shares, key=lambda it: it.share.value)
    worst, best = ordered[0], ordered[-1]
    if worst.share.high >= best.share.low:
        return [f"No clear difference between {among}."]
    high = f"{variant_name(best.name)} ({format_percent(best.share.value)})"
    low = f"{variant_name(worst.name)} ({format_percent(worst.share.value)})"
    return [f"{title}: {high} and {low}."]


def _with_several_seats(found: Figures) -> list[str]:
    """Return the findings of games for several seats."""
    sentences = []
    if found.starters:
        starter = found.starters[0]
        sentences.append(advantage(starter, found.fair, "The seat that begins"))
    seats = [one._replace(name=seat_name(one.name)) for one in found.seats]
    sentences.append(f"Seats: {uneven_shares(seats, found.fair)}")
    if found.agendas:
        agendas = [
            one._replace(name=f"the {agenda_name(one.name)}") for one in found.agendas
        ]
        sentences.append(f"Agendas: {uneven_shares(agendas, found.fair)}")
    if found.players:
        ordered = sorted(found.players, key=lambda one: -one.share.value)
        parts = [
            f"{player_name(one.name)} {format_percent(one.share.value)}"
            for one in ordered
        ]
        sentences.append(f"Players: {join_words(parts)}.")
    sentences += _best_and_worst(
        "Starters win most and least often", "the starters of variants", found.variants
    )
    if found.played.shared or found.played.nobody:
        sentences.append(_not_won(found.played))
    return sentences


def _not_won(played: PlayedGames) -> str:
    """Return how many games nobody won alone."""
    parts = []
    if played.shared:
        share = format_percent(played.shared / played.games)
        parts.append(f"{share} of the games were shared")
    if played.nobody:
        share = format_percent(played.nobody / played.games)
        parts.append(f"{share} had no winner")
    text = join_words(parts)
    return f"{text[0].upper()}{text[1:]}."


def _when_decided(median: float) -> str:
    """Return when games are decided, given the *median*."""
    if median > LATE_DECISION:
        return "at least half of the games stay open until the last moves"
    share = format_percent(median, 0)
    return f"half of the winners lead for good after {share} of the moves"


def _how_games_go(found: Figures) -> list[str]:
    """Return findings about length, leads, endings and choices."""
    game, length = found.played.game, found.length
    usual = f"{length.quarter:.0f} to {length.three_quarters:.0f}"
    sentences = [
        f"Half of the games take {usual} moves; the longest took {length.most:.0f}."
    ]
    if found.decided is not None and found.lead_changes is not None:
        changes = f"The lead changes {found.lead_changes.mean.value:.1f} times a game"
        sentences.append(f"{changes}; {_when_decided(found.decided.median)}.")
    first = found.endings[0]
    share = format_percent(first.share.value, 0)
    ending = ending_name(game, first.reason)
    sentences.append(f"Most frequent ending ({share}): {ending}.")
    if found.branching:
        overall = found.branching[0]
        sentences.append(
            f"A player chooses from {overall.mean:.1f} moves on average, "
            f"and from {overall.most} at most."
        )
    return sentences
