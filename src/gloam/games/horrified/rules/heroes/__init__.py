"""The Heroes' own rules, one module for each."""
