"""What must not be lost: the storage, and the journal of each table."""
