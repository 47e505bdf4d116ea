"""What the bot thinks of each Monster: a module each."""
