"""A table people sit at: its game, its seats, who watches, and what they may do.

`live_table.LiveTable` is a table in memory, `keeper.Tables` has all of them. They use asyncio and plain data only, so that they
run in a server and in a browser's worker alike. A server or worker brings `journal.Journals`, which stores what must not be lost,
and `thinker.Thinker`, where bots think and long work is done.
"""
