"""Plain pages: everything works by links and forms, a small script keeps them fresh."""
