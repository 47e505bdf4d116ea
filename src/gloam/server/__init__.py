"""The server: people on their devices, who play at tables over HTTP and WebSockets.

`command.serve` starts it, `app.create_app` puts it together and `serving` runs it. Requests pass the `guard` to `routes`. The
`service` has the tables (`gloam.tables`), where they are stored (`gloam.store`), and the processes that bots think in.
"""
