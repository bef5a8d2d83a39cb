"""The games as environments of frameworks for programs that learn."""
