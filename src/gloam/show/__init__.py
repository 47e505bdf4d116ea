"""How games are told and drawn: words, texts, positions, and the parts of pictures. It knows the kernel and no game."""
