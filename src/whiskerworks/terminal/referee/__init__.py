"""Sessions at a real table, where the program is the referee."""
