"""
Check what the recorded games in the tests cover, and record games for the gaps.

    python -m tools.corpus

The games in `tests/games/*/records` were chosen by hand. Random play fills the gaps in
`records/more` beside them: each number of seats with each option's values and endings,
endings outside the rules, an unfinished game, JSON. The seed, noted in a tag, decides
the moves. A test reports gaps.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from librt.random import Random

import whiskerworks
from whiskerworks.core import record
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, weighted_dealer
from whiskerworks.core.meta import Meta
from whiskerworks.core.options import Option, OptionValue
from whiskerworks.core.record import ENDINGS_WITH_SEAT, ENDINGS_WITHOUT_SEAT, Record
from whiskerworks.games import load_text, meta

GAMES: Final = Path(__file__).parents[1] / "tests" / "games"
OWN: Final = "own"
USUAL: Final = "usual"
OTHER: Final = "other"
FEW: Final = 8
"""Numeric options with at most this many values must be covered completely."""
SMALL: Final = {"goal": 3, "round_limit": 5, "quiet_limit": 4}
"""Values played for other numeric options, for short games."""
OWNS: Final = {
    "arena cat_die": "111223",
    "arena cheese_dice": "122333",
    "maze cat": "2-9",
}
"""Values played for free-text options without a record."""
NAMES: Final = ("Ada", "Ζωή", "José", "Müller", "Øyvind", "Ling 玲")
SEEDS: Final = 400
"""Games tried to reach an ending."""
CUT: Final = 14
"""So long are games that the players end, or that go on."""


def paths() -> list[Path]:
    """Return every recorded game."""
    return sorted([*GAMES.rglob("*.record"), *GAMES.rglob("*.record.json")])


def wanted() -> set[str]:
    """Return everything that recorded games must show."""
    return {item for name in whiskerworks.names() for item in _of_game(meta(name))}


def shown(kept: Record, is_json: bool) -> set[str]:
    """Return what a recorded game shows."""
    name, seats = kept.game, kept.seats
    said = dict(kept.options)
    items = {
        f"{name}: {seats} seats: {option.name} {_label(option, said)}"
        for option in meta(name).options
    }
    end = kept.end.partition(" ")[0]
    if not end:
        items.add(f"{name}: open")
    elif kept.is_ended_by_players():
        items.add(f"{name}: end {end}")
    else:
        items.add(f"{name}: {seats} seats: end {end}")
    return items | ({f"{name}: JSON"} if is_json else set())


def _of_game(facts: Meta) -> Iterator[str]:
    for seats in facts.seats:
        for reason, _ in facts.endings:
            yield f"{facts.name}: {seats} seats: end {reason}"
        for option in facts.options:
            for label in _labels(option):
                yield f"{facts.name}: {seats} seats: {option.name} {label}"
    for end in (*ENDINGS_WITH_SEAT, *ENDINGS_WITHOUT_SEAT):
        yield f"{facts.name}: end {end}"
    yield f"{facts.name}: open"
    yield f"{facts.name}: JSON"


def _labels(option: Option) -> list[str]:
    """Return the values of an option that play differs by, or a few of them."""
    if option.kind == "switch":
        return ["on", "off"]
    if option.kind == "choice":
        return [*option.choices, *([OWN] if option.free else [])]
    if option.most - option.least < FEW:
        return [str(value) for value in range(option.least, option.most + 1)]
    return [USUAL, OTHER]


def _label(option: Option, said: dict[str, str]) -> str:
    """Return which of its values an option has in a record."""
    usual = option.write(option.default)
    text = said.get(option.name, usual)
    if text in _labels(option):
        return text
    if option.kind == "number":
        return USUAL if text == usual else OTHER
    return OWN


# ---- recording the gaps


def main() -> None:
    """Record games until nothing is missing, or nothing more is found."""
    kept = [(path, record.read(path.read_text("utf-8"))) for path in paths()]
    kept_own = {key: text for _, one in kept for key, text in _own(one).items()}
    own = {**OWNS, **kept_own}
    missing = wanted()
    for path, one in kept:
        missing -= shown(one, path.suffix == ".json")
    for name in whiskerworks.names():
        for seats in meta(name).seats:
            _record_endings(name, seats, missing, own)
        _record_outside(name, missing)
        _record_json(name, missing)
    print("\n".join(sorted(missing)) or "nothing is missing")


def _own(kept: Record) -> dict[str, str]:
    """Return the values of a player's own in a record, by game and option."""
    said = dict(kept.options)
    options = [o for o in meta(kept.game).options if _label(o, said) == OWN]
    return {_key(kept.game, option.name): said[option.name] for option in options}


def _key(game: str, option: str) -> str:
    """Return by what a value is found: decks are for all games."""
    return option if option == "deck" else f"{game} {option}"


def _record_endings(
    name: str, seats: int, missing: set[str], own: dict[str, str]
) -> None:
    """Play with options that are missing, to endings that are, until none is found."""
    head = f"{name}: {seats} seats: "
    while any(item.startswith(head) for item in missing):
        options = {o.name: _choose(o, head, missing, own) for o in meta(name).options}
        game = load_text(name, seats, options)
        found = _played(game, head, missing)
        if found is None or not shown(found, is_json=False) & missing:
            return
        _keep(found, missing)


def _choose(option: Option, head: str, missing: set[str], own: dict[str, str]) -> str:
    """Return the text of a value, preferring a missing one."""
    labels = [one for one in _labels(option) if f"{head}{option.name} {one}" in missing]
    label = labels[0] if labels else _label(option, {})
    if option.name in SMALL:
        return str(option.default if label == USUAL and labels else SMALL[option.name])
    if label == OWN:
        return own[_key(head.partition(":")[0], option.name)]
    return label


def _played(game: Game, head: str, missing: set[str]) -> Record | None:
    """Return a game with an ending that is missing, if possible; if not, any."""
    first: Record | None = None
    for seed in range(SEEDS):
        played = _random(game, seed)
        if f"{head}end {played.end}" in missing:
            return played
        if first is None or (len(played.plies) < len(first.plies) and seed < 9):
            first = played
    return first


def _random(game: Game, seed: int) -> Record:
    """Return a game played at random; endless ones are cut."""
    rng = Random(seed)
    most = CUT if game.meta.endless else None
    draw = weighted_dealer(game, rng)
    match = Match(game, draw)
    for _ in match.play_on(lambda _: draw(match.state), most):
        pass
    tags = [(f"seat-{seat}", NAMES[seat]) for seat in range(game.seats)]
    return match.record((*tags, ("seed", str(seed))))


def _record_outside(name: str, missing: set[str]) -> None:
    """Play games that the players end, or leave open."""
    seats = meta(name).seats
    ends = [f"{word} {seat}" for seat, word in enumerate(ENDINGS_WITH_SEAT)]
    for number, end in enumerate([*ends, *ENDINGS_WITHOUT_SEAT, ""]):
        game = whiskerworks.load(name, seats[number % len(seats)])
        word, _, loser = end.partition(" ")
        said = f"{word} {int(loser) % game.seats}" if loser else word
        cut = _cut(_random(game, number), said)
        if shown(cut, is_json=False) & missing:
            _keep(cut, missing)


def _cut(whole: Record, end: str) -> Record:
    """Return the beginning of a game, with another end."""
    plies = whole.plies[: min(CUT, len(whole.plies) - 1)]
    head = (whole.game, whole.rules_version, whole.seats, whole.options, whole.tags)
    return Record(*head, plies, end)


def _record_json(name: str, missing: set[str]) -> None:
    """Keep a whole game, and one that players ended, as JSON."""
    if f"{name}: JSON" not in missing:
        return
    game = whiskerworks.load(name)
    whole = _random(game, 1000)
    _keep(whole, missing, is_json=True)
    _keep(_cut(whole, "agreed"), missing, is_json=True)


def _keep(played: Record, missing: set[str], *, is_json: bool = False) -> None:
    """Write a record under a name that tells what it shows."""
    ending = ".record.json" if is_json else ".record"
    folder = GAMES / played.game / "records" / "more"
    folder.mkdir(exist_ok=True)
    path = folder / f"{_name(played)}{ending}"
    text = record.write_json(played) if is_json else record.write(played)
    path.write_text(text, encoding="utf-8", newline="\n")
    missing -= shown(played, is_json)


def _name(played: Record) -> str:
    facts = meta(played.game)
    said = dict(played.options)
    words = [str(played.seats)] if len(facts.seats) > 1 else []
    for option in facts.options:
        value: OptionValue = said[option.name]
        if value != option.write(option.default):
            shown_value = OWN if _label(option, said) == OWN else value
            words.append(f"{option.name}-{shown_value}")
    return "-".join([*words, played.end.replace(" ", "-") or "open"])


if __name__ == "__main__":
    main()
