"""The bot of House of Horrors: what it plays, and what it says."""
