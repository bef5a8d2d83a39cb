"""What many games tell of a game: reports, comparisons, house rules."""
