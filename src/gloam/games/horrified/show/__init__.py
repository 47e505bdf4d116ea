"""How Horrified is told and drawn: views, texts, pictures, positions, refusals."""
