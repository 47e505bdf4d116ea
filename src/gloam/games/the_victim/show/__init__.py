"""How The Victim is told: views, texts, refusals."""
