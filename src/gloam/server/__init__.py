"""The server of the browser table: tables in progress, seats, storage and live updates.

`command.serve` starts it, `app.create_app` puts it together and `serving` runs it. `doors` is where requests come in, past the
guard. `table.tables` keeps the tables and `table.table` is one of them. `store` keeps every answer.
"""
