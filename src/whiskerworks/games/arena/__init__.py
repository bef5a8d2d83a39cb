"""Arena: mice, one cat and cheese dice on hexes."""
