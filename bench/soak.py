"""Kill the server at random moments while people play, and look whether an acknowledged answer is ever lost.

python bench/soak.py                            50 times on SQLite, 20 times on a PostgreSQL of its own
python bench/soak.py --sqlite 5 --postgresql 0
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.database import postgresql
from server.steady import survive


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sqlite", type=int, default=50, help="how often the server is killed on SQLite")
    parser.add_argument("--postgresql", type=int, default=20, help="how often on PostgreSQL")
    parser.add_argument("--tables", type=int, default=4, help="tables at which someone plays meanwhile")
    parser.add_argument("--between", type=float, default=0.7, help="seconds from a start to the next kill, on average")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="when the kills happen")
    asked = parser.parse_args()
    failed = False
    for name, kills in (("SQLite", asked.sqlite), ("PostgreSQL", asked.postgresql)):
        if kills:
            with tempfile.TemporaryDirectory() as folder, postgresql() if name == "PostgreSQL" else nullcontext("") as database:
                outcome = survive(Path(folder), kills, asked.tables, asked.seed, asked.between, database=database)
            print(f"{name}: {kills} kills, {outcome.acknowledged} acknowledged answers")
            print(f"lost: {len(outcome.lost)}, stored twice: {len(outcome.twice)}", flush=True)
            failed = failed or bool(outcome.lost or outcome.twice)
    sys.exit(failed)


if __name__ == "__main__":
    main()
