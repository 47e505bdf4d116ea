"""Kill the server at random moments while people play, and look whether an acknowledged answer is ever lost.

python bench/soak.py --kills 50
python bench/soak.py --postgresql       the same on a PostgreSQL of its own
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
    parser.add_argument("--kills", type=int, default=50, help="how often the server is killed")
    parser.add_argument("--tables", type=int, default=4, help="tables at which someone plays meanwhile")
    parser.add_argument("--between", type=float, default=0.7, help="seconds from a start to the next kill, on average")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="when the kills happen")
    parser.add_argument("--postgresql", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgresql() if asked.postgresql else nullcontext("") as database:
        outcome = survive(Path(folder), asked.kills, asked.tables, asked.seed, asked.between, database=database)
    print(f"{asked.kills} kills, {outcome.acknowledged} acknowledged answers")
    print(f"lost: {len(outcome.lost)}, stored twice: {len(outcome.twice)}")
    sys.exit(bool(outcome.lost or outcome.twice))


if __name__ == "__main__":
    main()
