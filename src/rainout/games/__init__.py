"""The games, one folder each; none imports another. ``RAINOUT_GAMES`` names folders with more of them."""

from rainout.core.further import further_folders

__path__ += [str(folder) for folder in further_folders()]
