"""`python -m gloam.server` starts the server."""

import typer

from gloam.server.command import serve

if __name__ == "__main__":
    typer.run(serve)
