"""Who is stronger, and by how much: players meet each other, and are rated."""
