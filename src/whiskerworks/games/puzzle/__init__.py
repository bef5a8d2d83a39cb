"""One player, 28 cards, one picture. The rules page: docs/games/puzzle.md."""
