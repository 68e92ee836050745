"""``python -m rainout``: the ``rainout`` command."""

import sys

from rainout.cli import main

if __name__ == "__main__":
    sys.exit(main())
