"""Boards that know no game: spaces joined by paths, maps of hexagons, grids of squares. Cells, edges and directions are ints."""
