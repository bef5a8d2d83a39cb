"""Arena: mice, a cat and dice on a board of hexes."""
