"""Where requests come in: the API, the socket, the site, and what they may say."""
