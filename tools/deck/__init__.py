"""Draw a maze of 4 x 7, cut it into the 28 Maze Cards, and prove that it is unique."""
