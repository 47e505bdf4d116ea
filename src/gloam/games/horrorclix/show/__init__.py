"""How HorrorClix is shown."""
