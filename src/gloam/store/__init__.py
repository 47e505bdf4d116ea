"""What must not be lost: people, tables, seats, and every answer."""
