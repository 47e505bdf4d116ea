"""What the server answers at which address: the API, the sockets of tables and programs, and the site."""
