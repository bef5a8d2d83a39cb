"""Jobs that read and write the database, one module for each kind of data."""
