# The card game's table: words only the browser uses. Cards, verbs, events and rules are with the game itself.

baseball-seat = { $player-you ->
    [yes] you
   *[no] { $player }
}
baseball-seat-label = { $name }, { $team }, { $side ->
    [bat] at bat
   *[field] in the field
}. { $cards ->
    [0] No cards
    [one] One card
   *[other] { $cards } cards
}{ $skips ->
    [0] {""}
    [one] , skips a turn
   *[other] , skips { $skips } turns
}.{ $turn ->
    [yes] {" "}To play now.
   *[no] {""}
}
baseball-you = you
baseball-at-bat = at bat
baseball-in-field = in the field
baseball-team-visitor = Visitors
baseball-team-home = Home
baseball-around = Around the table

baseball-field = { $half ->
    [top] Top
   *[bottom] Bottom
} of inning { $inning }, { $outs ->
    [0] nobody out
    [one] one out
   *[other] { $outs } outs
}. { $runners }
baseball-runners-ooo = Bases empty.
baseball-runners-xoo = Runner on first.
baseball-runners-oxo = Runner on second.
baseball-runners-oox = Runner on third.
baseball-runners-xxo = Runners on first and second.
baseball-runners-xox = Runners on first and third.
baseball-runners-oxx = Runners on second and third.
baseball-runners-xxx = Bases loaded.
baseball-half = { $half ->
    [top] Top
   *[bottom] Bottom
} of inning { $inning }

baseball-hand-of = Hand of { $name }
baseball-hand-empty = No cards.
baseball-drew-several = { $player-you ->
    [yes] You draw { $cards }.
   *[no] { $player } draws { $cards }.
}
baseball-cards-comma = { $first }, { $next }
baseball-cards-and = { $first } and { $next }
baseball-card-words = { $sign } { $text }
baseball-card-hidden = A card, face down
baseball-why-no-cover = Only a green or red card can cover it.
baseball-why-just-drawn = You have just drawn this one; give another.
baseball-colour-green = Green: for the team at bat
baseball-colour-red = Red: for the team in the field
baseball-colour-blue = Blue: cards and turns
baseball-joker-title = The joker stands for…
baseball-joker-ask = Choose the card that the joker stands for.
baseball-joker-look = Tap a card to read what it does, and once more to play it.
baseball-joker-again = { $text } Tap once more to play it.
baseball-joker-as = joker as { $card }

baseball-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
baseball-pile = Discard pile, { $count ->
    [one] one card
   *[other] { $count } cards
}, { $card } on top: look through it
baseball-pile-empty = Nothing has been played yet.
baseball-pile-heading = Discard pile
baseball-pile-title = Discard pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
baseball-pile-of = { $card } × { $count }

baseball-line-score = Line score
baseball-score = Visitors { $visitors }, home { $home }.
baseball-outs = Outs
baseball-outs-count = { $outs ->
    [0] Nobody out
    [one] One out
   *[other] { $outs } outs
}
baseball-runs = Runs
baseball-hits = Hits
baseball-errors = Errors
baseball-short-runs = R
baseball-short-hits = H
baseball-short-errors = E
baseball-winner = winner

