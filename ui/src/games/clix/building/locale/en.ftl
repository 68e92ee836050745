# Words of the page on which teams of figures are built.

clix-build-filter-kind = Kind
clix-build-kind-pitcher = Pitchers
clix-build-kind-hitter = Hitters
clix-build-filter-position = Can play
clix-build-filter-league = League
clix-build-league-meridian = Meridian League
clix-build-league-harbor = Harbor League
clix-build-filter-club = Club
clix-build-filter-intangible = Intangible
clix-build-sort-points = dearest first
clix-build-sort-cheap = cheapest first
clix-build-sort-name = by name
clix-build-sort-speed = fastest first
clix-build-sort-defense = best gloves first
clix-build-sort-endurance = longest lasting first
clix-build-spoken = { $name }, { $printed }, { $points } points, { $club }
clix-build-bats = { $hand ->
    [L] bats left
    [R] bats right
   *[other] switch-hits
}
clix-build-throws = { $hand ->
    [L] throws left
   *[other] throws right
}
clix-build-turn = Turn the dial
clix-build-hotter = One click hotter
clix-build-colder = One click colder
clix-build-step = { $start ->
    [yes] { $step }, where it starts
   *[no] { $step }
}
clix-build-of = { $club }, figure #{ $number }, { $points } points.
clix-build-spray = Where the ball goes
clix-build-zone = Zone { $zone }: { $faces } of 6
clix-build-gifts = Intangibles
