"""Games by the thousand: what is played, by whom, where, and what is kept of it."""
