"""Measure games and players, solve positions, and prove facts about decks."""
