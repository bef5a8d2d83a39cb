"""Plain pages: links and forms do everything, a small script refreshes them."""
