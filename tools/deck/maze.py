"""
Draw the maze: a model of what the picture must show [P3], for CP-SAT to fill in.

Each path (a trail, or the vine of a workshop) is a round tour that begins and ends at
an imagined place outside, node 0, and leaves out the places that are not its own; so
it is one line without branches.
"""

from itertools import combinations, product
from typing import Final

from ortools.sat.python import cp_model

from tools.deck.plan import (
    BEGINS_AT_EXIT,
    ENDS_AT_EXIT,
    HOLES,
    INNER,
    INSIDE,
    LENGTHS,
    MIX,
    PATHS,
    SHAPES,
    TRAILS,
    WORKSHOPS,
    Maze,
    Seam,
    shape_of,
)
from whiskerworks.kit.decks import GEARS, HOLE, OPEN, PLANT, WALL
from whiskerworks.kit.picture_assembly import (
    FRAME_EDGE,
    FRAME_PLACES,
    FRAME_SIDES,
    place_beyond,
)

_PLACES: Final = range(FRAME_PLACES)
_STEPS: Final = (*INSIDE, *[(after, before) for before, after in INSIDE])
"""The seams inside, each from both of its places."""
_EFFORT: Final = 60.0

Literal = cp_model.IntVar


def _seam(step: tuple[int, int]) -> tuple[int, int]:
    """Return the seam that a *step* crosses."""
    return (min(step), max(step))


def draw(seed: int) -> Maze | None:
    """Return the maze that *seed* gives, or None if the solver is slow to find it."""
    return _Drawing(seed).maze()


class _Drawing:
    """The model, and the places and seams it decides about."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.model = cp_model.CpModel()
        self.part = {
            (name, place): self.yes_or_no(f"{name} has {place}")
            for name in ("studio", *PATHS)
            for place in _PLACES
        }
        self.step = {
            (path, step): self.yes_or_no(f"{path} steps {step}")
            for path, step in product(PATHS, _STEPS)
        }
        self.begin, self.end = [
            {
                (path, place): self.yes_or_no(f"{path} {verb} at {place}")
                for path, place in product(PATHS, _PLACES)
            }
            for verb in ("begins", "ends")
        ]
        self.exit = {
            (trail, at): self.yes_or_no(f"{trail} has an exit at {at}")
            for trail, at in product(TRAILS, FRAME_SIDES)
        }
        self.door = {step: self.yes_or_no(f"studio's door {step}") for step in _STEPS}
        self.gears = {step: self.yes_or_no(f"gears {step}") for step in _STEPS}
        self.open = {seam: self.yes_or_no(f"open {seam}") for seam in INSIDE}
        self.hole = {seam: self.yes_or_no(f"hole {seam}") for seam in INSIDE}
        self.share_out_places()
        for path in PATHS:
            self.run(path)
        self.give_exits()
        self.place_studio()
        self.lay_gears()
        self.close_workshops()
        self.keep_rooms_apart()
        self.open_trails()
        self.join_trails()
        self.mix_shapes()
        self.make_holes()

    def yes_or_no(self, name: str) -> Literal:
        """Return a new thing to be decided."""
        return self.model.new_bool_var(name)

    def share_out_places(self) -> None:
        """Every place is the Studio's, a trail's or a workshop's."""
        for place in _PLACES:
            names = ("studio", *PATHS)
            self.model.add_exactly_one([self.part[name, place] for name in names])

    def run(self, path: str) -> None:
        """The cards of *path* follow each other in one line of a fit length."""
        arcs: list[tuple[int, int, cp_model.LiteralT]] = []
        for place in _PLACES:
            arcs.append((0, place + 1, self.begin[path, place]))
            arcs.append((place + 1, 0, self.end[path, place]))
            arcs.append((place + 1, place + 1, ~self.part[path, place]))
        arcs.extend([(a + 1, b + 1, self.step[path, (a, b)]) for a, b in _STEPS])
        self.model.add_circuit(arcs)
        least, most = LENGTHS[path]
        length = sum([self.part[path, place] for place in _PLACES])
        self.model.add_linear_constraint(length, least, most)

    def give_exits(self) -> None:
        """A trail has an exit where it begins or ends on the frame, and only there."""
        for trail, place in product(TRAILS, _PLACES):
            exits = [self.exit[trail, at] for at in FRAME_SIDES if at[0] == place]
            begins = self.begin[trail, place] if trail in BEGINS_AT_EXIT else 0
            ends = self.end[trail, place] if trail in ENDS_AT_EXIT else 0
            self.model.add(sum(exits) == begins + ends)
        for at in FRAME_SIDES:
            self.model.add_at_most_one([self.exit[trail, at] for trail in TRAILS])

    def place_studio(self) -> None:
        """The Studio lies inside, and the crumbs leave it by one of its holes."""
        self.model.add_exactly_one([self.part["studio", place] for place in INNER])
        for place in _PLACES:
            if place not in INNER:
                self.model.add(self.part["studio", place] == 0)
        self.model.add_exactly_one(self.door.values())
        for (studio, first), door in self.door.items():
            self.model.add_implication(door, self.part["studio", studio])
            self.model.add_implication(door, self.begin["mouse", first])

    def lay_gears(self) -> None:
        """The yarn ends at the one seam with gears, beyond which is another trail."""
        self.model.add_exactly_one(self.gears.values())
        for (last, other), gears in self.gears.items():
            self.model.add_implication(gears, self.end["yarn", last])
            walkers = [self.part[trail, other] for trail in ("mouse", "cat", "cheese")]
            self.model.add_bool_or([~gears, *walkers])

    def close_workshops(self) -> None:
        """Nothing but the vine is open in a workshop, nothing at all in the Studio."""
        for seam in INSIDE:
            for place, name in product(seam, ("studio", *WORKSHOPS)):
                vine = [self.crossing(name, seam)] if name in WORKSHOPS else []
                belongs = self.part[name, place]
                self.model.add_bool_or([~belongs, ~self.open[seam], *vine])

    def keep_rooms_apart(self) -> None:
        """The Studio and the workshops are not next to each other."""
        rooms = ("studio", *WORKSHOPS)
        for (a, b), one, other in product(_STEPS, rooms, rooms):
            if one < other:
                self.model.add_bool_or([~self.part[one, a], ~self.part[other, b]])

    def crossing(self, path: str, seam: tuple[int, int]) -> Literal:
        """Return whether *path* crosses *seam*, in whichever direction."""
        crosses = self.yes_or_no(f"{path} crosses {seam}")
        there, back = seam, (seam[1], seam[0])
        steps = [self.step[path, there], self.step[path, back]]
        self.model.add(sum(steps) == crosses)
        return crosses

    def open_trails(self) -> None:
        """What a trail or the vine crosses is open, and the seam with gears is."""
        for (_, at), step in self.step.items():
            self.model.add_implication(step, self.open[_seam(at)])
        for at, gears in self.gears.items():
            self.model.add_implication(gears, self.open[_seam(at)])

    def join_trails(self) -> None:
        """However the trails are parted in two, an open seam leads across."""
        joins = {}
        for one, other in combinations(TRAILS, 2):
            for a, b in _STEPS:
                join = self.yes_or_no(f"{one} {a} joins {other} {b}")
                self.model.add_implication(join, self.part[one, a])
                self.model.add_implication(join, self.part[other, b])
                self.model.add_implication(join, self.open[_seam((a, b))])
                joins[one, other, a, b] = join
        for size in (1, 2, 3):
            for side in combinations(TRAILS, size):
                across = [
                    join
                    for (one, other, _, _), join in joins.items()
                    if (one in side) != (other in side)
                ]
                self.model.add_bool_or(across)

    def opened(self, place: int, side: int) -> cp_model.LinearExprT:
        """Return whether that *side* of *place* is open."""
        other = place_beyond(place, side)
        if other == FRAME_EDGE:
            return sum([self.exit[trail, (place, side)] for trail in TRAILS])
        return self.open[_seam((place, other))]

    def mix_shapes(self) -> None:
        """The shapes are a healthy mix."""
        rows = [
            [*sides, *[name == shape_of(sides) for name in SHAPES]]
            for sides in product((False, True), repeat=4)
        ]
        found: dict[str, list[Literal]] = {name: [] for name in SHAPES}
        for place in _PLACES:
            sides_here = []
            for side in range(4):
                opened = self.yes_or_no(f"open at {place}, {side}")
                self.model.add(opened == self.opened(place, side))
                sides_here.append(opened)
            shapes = [self.yes_or_no(f"{place} is a {name}") for name in SHAPES]
            self.model.add_allowed_assignments([*sides_here, *shapes], rows)
            for name, shape in zip(SHAPES, shapes, strict=True):
                found[name].append(shape)
        for name, (least, most) in MIX.items():
            self.model.add_linear_constraint(sum(found[name]), least, most)

    def make_holes(self) -> None:
        """The Studio has four mouse holes, and some other walls have one [M2]."""
        for seam in INSIDE:
            self.model.add_implication(self.hole[seam], ~self.open[seam])
        for place, side in product(INNER, range(4)):
            hole = self.hole[_seam((place, place_beyond(place, side)))]
            self.model.add_implication(self.part["studio", place], hole)
        least, most = HOLES
        self.model.add_linear_constraint(sum(self.hole.values()), least + 4, most + 4)

    def maze(self) -> Maze | None:
        """Return what the solver draws, or None if it takes too long."""
        solver = cp_model.CpSolver()
        solver.parameters.random_seed = self.seed
        solver.parameters.randomize_search = True
        solver.parameters.num_workers = 1
        solver.parameters.max_deterministic_time = _EFFORT
        if solver.solve(self.model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return None
        true = solver.boolean_value
        names = ("studio", *PATHS)
        parts = [
            next(name for name in names if true(self.part[name, place]))
            for place in _PLACES
        ]
        inside = {seam: self.seam_shown(solver, seam) for seam in INSIDE}
        frame = {at: self.frame_shown(solver, at) for at in FRAME_SIDES}
        return Maze(tuple(parts), inside, frame)

    def seam_shown(self, solver: cp_model.CpSolver, seam: tuple[int, int]) -> Seam:
        """Return what the solver drew on *seam*."""
        true = solver.boolean_value
        steps = (seam, (seam[1], seam[0]))
        wall = HOLE if true(self.hole[seam]) else WALL
        if true(self.open[seam]):
            wall = OPEN
        for step in steps:
            if true(self.door[step]):
                return (wall, TRAILS["mouse"])
            if true(self.gears[step]):
                return (wall, GEARS)
            for path in PATHS:
                if true(self.step[path, step]):
                    return (wall, TRAILS.get(path, "vine"))
        return (wall, "")

    def frame_shown(self, solver: cp_model.CpSolver, at: tuple[int, int]) -> Seam:
        """Return what the solver drew on the frame."""
        for trail, motif in TRAILS.items():
            if solver.boolean_value(self.exit[trail, at]):
                return (OPEN, PLANT if trail == "cat" else motif)
        return (WALL, "")
