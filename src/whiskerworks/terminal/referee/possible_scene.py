"""What is seen and may be done where not everything is known: all worlds as one."""

from whiskerworks.core.message import Message
from whiskerworks.core.scene import FINAL, Offer, Piece, Scene
from whiskerworks.core.seat import CHANCE
from whiskerworks.terminal.referee.chance_questions import secret_offers
from whiskerworks.terminal.referee.possible_worlds import PossibleWorlds, SecretNeeded


def possible_scene(worlds: PossibleWorlds, needed: SecretNeeded | None = None) -> Scene:
    """
    Return what all see, with what whoever is on turn may do, chance included.

    While something *untold* is asked, that alone may be answered.
    """
    game, mover = worlds.game, worlds.mover
    seen = game.scene(game.view(worlds.state, None))
    if needed is not None:
        return _with_offers(seen, seen.pieces, secret_offers(worlds, needed))
    if mover is None:
        return seen
    if mover == CHANCE:
        return _with_offers(seen, seen.pieces, _chance_offers(worlds))
    views = dict.fromkeys([game.view(w.state, mover) for w in worlds.matches])
    scenes = [game.scene(view) for view in views]
    return _with_offers(seen, _merged_pieces(seen, scenes), _merged_offers(scenes))


def _with_offers(
    scene: Scene, pieces: tuple[Piece, ...], offers: tuple[Offer, ...]
) -> Scene:
    return Scene(scene.width, scene.height, pieces, offers, scene.notes, scene.seats)


def _chance_offers(worlds: PossibleWorlds) -> tuple[Offer, ...]:
    """Return what chance can do. Nothing is clicked for it: it is typed."""
    game, state = worlds.game, worlds.state
    found: list[Offer] = []
    for move in game.legal_moves(state):
        say = game.events(state, move, None)[0].message()
        found.append(Offer(game.write(state, move), (f"chance-{move}",), say))
    return tuple(found)


def _merged_pieces(seen: Scene, scenes: list[Scene]) -> tuple[Piece, ...]:
    """Return the pieces of the seat on turn; where worlds differ, what all see."""
    public = {piece.id: piece for piece in seen.pieces}
    others = [{piece.id: piece for piece in scene.pieces} for scene in scenes]
    found: dict[str, Piece] = {}
    for piece in [piece for scene in scenes for piece in scene.pieces]:
        same = all(other.get(piece.id, piece) == piece for other in others)
        found[piece.id] = piece if same else public.get(piece.id, piece)
    return tuple(found.values())


def _merged_offers(scenes: list[Scene]) -> tuple[Offer, ...]:
    """
    Return what may be done in some world, with the marks it bears in all.

    At a real table everything can be undone, so nothing is marked as final.
    """
    found: dict[str, Offer] = {}
    for offer in [offer for scene in scenes for offer in scene.moves()]:
        found[offer.move] = _merge_offer(found.get(offer.move, offer), offer)
    return tuple([_undoable(offer) for offer in found.values()])


def _undoable(offer: Offer) -> Offer:
    if FINAL not in offer.marks:
        return offer
    marks = tuple([mark for mark in offer.marks if mark != FINAL])
    return Offer(offer.move, offer.spots, offer.say, marks)


def _merge_offer(one: Offer, other: Offer) -> Offer:
    """Return an offer of two worlds, without what would tell them apart."""
    if one == other:
        return one
    say = one.say if one.say == other.say else Message("terminal-referee-depends")
    marks = tuple([mark for mark in one.marks if mark in other.marks])
    return Offer(one.move, one.spots, say, marks)
