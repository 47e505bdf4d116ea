"""How House of Horrors is told and drawn: views, texts, pictures, positions, refusals."""
