"""The server of the browser table: tables in progress, seats, storage and live updates.

`command.serve` starts it, alone or as a `crew` of processes; `app.create_app` puts one of them together. `doors` is where
requests come in, past the guard. `table.tables` keeps the tables and `table.table` is one of them. `store` keeps every answer,
and knows which server holds a table.
"""
