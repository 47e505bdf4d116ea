"""How fast Gloam is, beside peers, in one run on one core: `./run bench`. See docs/performance.md."""
