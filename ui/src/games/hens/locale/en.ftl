# The hen game's table: words only the browser uses. Cards, verbs, events and rules are with the game itself.

hens-space-name = { $owner-you ->
    [yes] your space { $space }
   *[no] space { $space } of { $owner }
}
hens-space-empty = { $owner-you ->
    [yes] Your space { $space }: empty
   *[no] Space { $space } of { $owner }: empty
}
hens-target = { $owner-you ->
    [yes] your { $card } (space { $space })
   *[no] { $card } of { $owner } (space { $space })
}
hens-space = { $owner-you ->
    [yes] Your space { $space }
   *[no] Space { $space } of { $owner }
}: { $card }{ $placed ->
    [yes] , in place
   *[no] , not in place
}{ $blocked ->
    [yes] , blocked
   *[no] {""}
}
hens-corral-of = Corral of { $name }
hens-you = you
hens-has-passed = passed
hens-was-robbed = robbed

hens-die = The die shows { $face }.
hens-die-waiting = The die has not been rolled.
hens-die-roll = Roll the die
hens-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}, face down
hens-drawn = Drawn: { $card }.

hens-face-1 = renew yours
hens-face-2 = renew theirs
hens-face-3 = rob
hens-face-4 = rearrange
hens-face-5 = block
hens-face-6 = any, or pass

hens-scores = Corrals
hens-column-placed = In place
hens-column-points = Points
hens-column-wins = Won
hens-active = to move
hens-winner = winner
hens-series-points = Game { $number }. The series goes to { NUMBER($goal, useGrouping: 0) } points.
hens-series-games = Game { $number }. First to { $goal } wins.
hens-in-deck = In the deck
hens-in-deck-rank = { $count } × { $rank }
hens-flags = { $passed ->
    [yes] Has passed
   *[no] Has never passed
}, { $robbed ->
    [yes] has been robbed
   *[no] has not been robbed
}.
hens-standing = Points { $points }, games won { $wins }.
