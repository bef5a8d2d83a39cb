# Some of the words of the game, and not all.

title = Griff in den Würfelsack
event-rolled = Ein Würfel zeigt { $side }.
