"""One scene for all possible worlds, which gives no secret away."""

from whiskerworks.core.message import Message
from whiskerworks.core.scene import FINAL, Offer, Piece, Scene
from whiskerworks.core.seat import CHANCE
from whiskerworks.terminal.referee.chance_questions import secret_offers
from whiskerworks.terminal.referee.possible_worlds import PossibleWorlds, SecretNeeded


def possible_scene(worlds: PossibleWorlds, needed: SecretNeeded | None = None) -> Scene:
    """
    Return the public scene, with offers for the player to move or for chance.

    While a secret is *needed*, only answers to that question are offered.
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
    """Return an offer for each outcome of chance, to be typed, not clicked."""
    game, state = worlds.game, worlds.state
    found: list[Offer] = []
    for move in game.legal_moves(state):
        say = game.events(state, move, None)[0].message()
        found.append(Offer(game.write(state, move), (f"chance-{move}",), say))
    return tuple(found)


def _merged_pieces(seen: Scene, scenes: list[Scene]) -> tuple[Piece, ...]:
    """Return the pieces the mover sees; the public ones where worlds differ."""
    public = {piece.id: piece for piece in seen.pieces}
    others = [{piece.id: piece for piece in scene.pieces} for scene in scenes]
    found: dict[str, Piece] = {}
    for piece in [piece for scene in scenes for piece in scene.pieces]:
        same = all(other.get(piece.id, piece) == piece for other in others)
        found[piece.id] = piece if same else public.get(piece.id, piece)
    return tuple(found.values())


def _merged_offers(scenes: list[Scene]) -> tuple[Offer, ...]:
    """
    Return the moves that are legal in some world, with the marks they bear in all.

    At a real table everything can be undone, so no move is marked as final.
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
    """Merge an offer of two worlds, dropping what differs between them."""
    if one == other:
        return one
    say = one.say if one.say == other.say else Message("terminal-referee-depends")
    marks = tuple([mark for mark in one.marks if mark in other.marks])
    return Offer(one.move, one.spots, say, marks)
