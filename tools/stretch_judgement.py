"""Judge the standard cards of 7th Inning Stretch and write what ``advise`` looks up.

Run it after changing a card: ``make judgement``. It takes half a minute and the compiler.
"""

from __future__ import annotations

import numpy as np

from rainout.games.stretch.cards import STANDARD, tables
from rainout.games.stretch.judgement import FILE, judge

if __name__ == "__main__":
    np.savez_compressed(FILE, **judge(tables(STANDARD)))
    print(f"{FILE}: {FILE.stat().st_size} bytes")
