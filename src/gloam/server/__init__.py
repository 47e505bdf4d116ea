"""The server of the browser table: tables in progress, seats, storage and live updates.

`app.create_app` puts it together; `command.serve` starts it. `live` and `api` are the two doors.
`tables` keeps the tables and `table` is one of them, with its `seating`, `audience`, `journal`, `past`, and the `bot_turns` at it.
`storage` keeps every answer, `showing` says what a person gets to see, `workers` lets bots think elsewhere.
"""
