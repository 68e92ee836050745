# Words of the page on which teams of cards are built.

clutch-build-cards = Cards
clutch-build-part-player = Players
clutch-build-part-strategy = Strategies
clutch-build-part-coach = Coaches
clutch-build-part-stadium = Stadiums
clutch-build-search = Search by name
clutch-build-most = Salary at most
clutch-build-found = { $count ->
    [0] No card is like that. Loosen the search.
    [one] One card
   *[other] { $count } cards
}
clutch-build-empty = Nothing is in the team yet. Choose players, strategies, coaches and a stadium from the list, start from a club, or have a whole team made for you and change it.
clutch-build-paste = A team sheet with headings: Line-up, Bench, Rotation, Bullpen, Deck, Coaches, Stadium. Below each, its cards by id or name.
clutch-build-salary = Salaries: { $points } of { $most }
clutch-build-salary-free = Salaries: { $points }; they do not count here
clutch-build-filter-club = Club
clutch-build-filter-position = Can play
clutch-build-filter-role = Can pitch as
clutch-build-role-SP = SP, starter
clutch-build-role-RP = RP, reliever
clutch-build-role-OP = OP, opener
clutch-build-role-BP = BP, bulk pitcher
clutch-build-filter-icon = Icon
clutch-build-filter-colour = Played by
clutch-build-filter-rarity = Rarity
clutch-build-filter-window = Moment
clutch-build-filter-coach = Kind
clutch-build-sort-dear = dearest first
clutch-build-sort-cheap = cheapest first
clutch-build-sort-name = by name
clutch-build-sort-base = by On-Base
clutch-build-sort-command = by Command
clutch-build-sort-speed = by Baserunning
clutch-build-on-base = On-Base { $value }
clutch-build-command = Command { $value }
clutch-build-copies = { $most ->
    [one] One copy in a deck.
   *[other] Up to { $most } copies in a deck.
}
clutch-build-home = Home of the { $club }.
