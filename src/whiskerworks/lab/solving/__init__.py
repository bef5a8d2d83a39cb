"""Where games are solved: deals for one player, and wins that cannot be prevented."""
