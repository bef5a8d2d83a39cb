"""Two players, 55 pegs, one golden wheel. The rules page: docs/games/gears.md."""
