"""The rules of HorrorClix, one module a chapter."""
