# CLUTCH, the hen game.

hens-title = Clutch Hens
hens-tagline = Twenty cards, one die, and ten hens that will not stand in line.

# --- Cards ---
hens-card = { $rank } of { $suit }
hens-rank-10 = egg
hens-rank-J = chick
hens-rank-Q = pullet
hens-rank-K = hen
hens-rank-A = champion
hens-ranks-10 = eggs
hens-ranks-J = chicks
hens-ranks-Q = pullets
hens-ranks-K = hens
hens-ranks-A = champions
hens-suit-clubs = clubs
hens-suit-diamonds = diamonds
hens-suit-hearts = hearts
hens-suit-spades = spades

# --- Options ---
hens-option-block-lasts = A block lasts
hens-option-block-lasts-help = How long a blocked card stays out of the other player’s reach.
hens-option-block-lasts-stay = until the card leaves the corral
hens-option-block-lasts-one-round = one round, until its owner’s next turn
hens-option-blocks = Blocks at a time
hens-option-blocks-help = How many of your own cards may be blocked at once.
hens-option-blocks-up-to-five = as many as you like
hens-option-blocks-one = one; a new block replaces the old
hens-option-may-decline = Rolls may be declined
hens-option-may-decline-help = Faces 1 to 5 may be turned down. It counts as a pass and costs the bonus for never passing.
hens-option-renewal = Drawing a card
hens-option-renewal-help = Whether you name the space before or after you see the new card.
hens-option-renewal-choose-first = choose the space, then draw
hens-option-renewal-look-first = draw and look, then choose
hens-option-six-robs = A robbery on a six counts
hens-option-six-robs-help = For the points: whether a robbery chosen with a six counts like one rolled with a three.
hens-option-series = Length
hens-option-series-help = One game, or several with the points or the wins added up.
hens-option-series-single = one game
hens-option-series-points = a series to a number of points
hens-option-series-games = a series of games
hens-option-target-points = Points to reach
hens-option-target-points-help = The series ends after the game in which a player gets there.
hens-option-best-of = Best of
hens-option-best-of-help = Whoever wins more than half of these games wins the series.
hens-option-best-of-3 = 3 games
hens-option-best-of-5 = 5 games
hens-option-best-of-7 = 7 games
hens-option-best-of-9 = 9 games

# --- Verbs ---
hens-verb-renew = Renew one of yours
hens-verb-renew-their = Renew one of theirs
hens-verb-rob = Rob
hens-verb-rearrange = Rearrange
hens-verb-block = Block
hens-verb-look = Draw for your corral
hens-verb-look-their = Draw for their corral
hens-verb-pass = Pass
hens-verb-next = Deal the next game

# --- What is asked ---
hens-ask-deal = The cards are being dealt.
hens-ask-draw = A card is being drawn.
hens-ask-over = The game is over.
hens-ask-roll-off = { $player-you ->
    [yes] Same hands: roll to see who starts.
   *[no] Same hands: { $player } rolls to see who starts.
}
hens-ask-roll = { $player-you ->
    [yes] Your turn: roll the die.
   *[no] { $player } is to roll.
}
hens-ask-face-1 = { $player-you ->
    [yes] You rolled a 1: choose one of your cards to renew from the deck.
   *[no] { $player } rolled a 1 and renews a card of their own.
}
hens-ask-face-2 = { $player-you ->
    [yes] You rolled a 2: choose one of the cards of { $other } to be renewed from the deck.
   *[no] { $player } rolled a 2 and renews a card of { $other-you ->
        [yes] yours
       *[no] { $other }
    }.
}
hens-ask-face-3 = { $player-you ->
    [yes] You rolled a 3: choose one of your cards, and the one of { $other } you take for it.
   *[no] { $player } rolled a 3 and is out to rob.
}
hens-ask-face-4 = { $player-you ->
    [yes] You rolled a 4: choose two of your cards to change places.
   *[no] { $player } rolled a 4 and rearranges two cards.
}
hens-ask-face-5 = { $player-you ->
    [yes] You rolled a 5: choose a card of yours to block.
   *[no] { $player } rolled a 5 and blocks a card.
}
hens-ask-face-6 = { $player-you ->
    [yes] You rolled a 6: do any of the five, or pass.
   *[no] { $player } rolled a 6 and may do anything.
}
hens-ask-look = { $player-you ->
    [yes] You rolled a 1: draw a card, then choose which of yours it replaces.
   *[no] { $player } rolled a 1 and draws a card.
}
hens-ask-look-their = { $player-you ->
    [yes] You rolled a 2: draw a card, then choose which of the cards of { $other } it replaces.
   *[no] { $player } rolled a 2 and draws a card for { $other-you ->
        [yes] you
       *[no] { $other }
    }.
}
hens-ask-or-pass = { $player-you ->
    [yes] { $ask } Or turn it down and pass.
   *[no] { $ask }
}
hens-ask-place = { $player-you ->
    [yes] You drew the { $card }: choose the card of yours it replaces.
   *[no] { $player } drew the { $card } and looks for its place.
}
hens-ask-place-their = { $player-you ->
    [yes] You drew the { $card }: choose which of the cards of { $other } it replaces.
   *[no] { $player } drew the { $card } and looks for its place.
}
hens-ask-next = { $player-you ->
    [yes] You lost that one, so you deal game { $game }.
   *[no] { $player } deals game { $game }.
}

# --- What an action would do ---
hens-do-renew = Put your { $card } (space { $card-space }) into the deck and draw a new card for it.
hens-do-renew-their = Put their { $card } (space { $card-space }) into the deck; a drawn card takes its place.
hens-do-rob = Give your { $mine } (space { $mine-space }) and take their { $theirs } (space { $theirs-space }).
hens-do-rearrange = Swap your { $first } (space { $first-space }) and your { $second } (space { $second-space }).
hens-do-block = Block your { $card } (space { $card-space }).
hens-do-look = Draw a card, then choose which of yours it replaces.
hens-do-look-their = Draw a card, then choose which of theirs it replaces.
hens-do-pass = Pass. It costs the 10 points for never passing.
hens-do-next = Gather the cards and deal the next game.

# --- What happened ---
hens-told-dealt = { $player-you ->
    [yes] You are dealt the { $card }.
   *[no] { $player } is dealt the { $card }.
}
hens-told-dealt-again = { $player-you ->
    [yes] You were dealt a finished corral. That will not do: everything is dealt again.
   *[no] { $player } was dealt a finished corral. That will not do: everything is dealt again.
}
hens-told-rolled-off = { $player-you ->
    [yes] You roll a { $face } for the start.
   *[no] { $player } rolls a { $face } for the start.
}
hens-told-starts = { $player-you ->
    [yes] You hold more { $rank }, so you start.
   *[no] { $player } holds more { $rank } and starts.
}
hens-told-starts-roll-off = { $player-you ->
    [yes] You rolled higher and start.
   *[no] { $player } rolled higher and starts.
}
hens-told-rolled = { $player-you ->
    [yes] You roll a { $face }.
   *[no] { $player } rolls a { $face }.
}
hens-told-void = { $face ->
    [5] { $player-you ->
        [yes] All five of your cards are blocked already, so nothing happens.
       *[no] All five cards of { $player } are blocked already, so nothing happens.
    }
   *[other] { $other-you ->
        [yes] All five of your cards are blocked, so nothing happens.
       *[no] All five cards of { $other } are blocked, so nothing happens.
    }
}
hens-told-drew = { $player-you ->
    [yes] You draw the { $card }.
   *[no] { $player } draws the { $card }.
}
hens-told-renewed = { $player-you ->
    [yes] Your { $gone } in space { $space } goes into the deck, the { $came } takes its place.
   *[no] { $player } trades the { $gone } in space { $space } for the { $came }.
}
hens-told-renewed-their = { $player-you ->
    [yes] You send away the { $gone } in space { $space } of { $other }; the { $came } takes its place.
   *[no] { $player } sends away { $other-you ->
        [yes] your { $gone } in space { $space }
       *[no] the { $gone } in space { $space } of { $other }
    }; the { $came } takes its place.
}
hens-told-robbed = { $player-you ->
    [yes] You rob { $other } of the { $taken } (space { $theirs }) and leave the { $given } from space { $mine }.
   *[no] { $player } robs { $other-you ->
        [yes] you
       *[no] { $other }
    } of the { $taken } (space { $theirs }) and leaves the { $given } from space { $mine }.
}
hens-told-rearranged = { $player-you ->
    [yes] You swap the { $from-first } in space { $first } and the { $from-second } in space { $second }.
   *[no] { $player } swaps the { $from-first } in space { $first } and the { $from-second } in space { $second }.
}
hens-told-blocked = { $player-you ->
    [yes] You block the { $card } in space { $space }.
   *[no] { $player } blocks the { $card } in space { $space }.
}
hens-told-unblocked = The block on the { $card } in space { $space } of { $player-you ->
    [yes] your corral
   *[no] the corral of { $player }
} falls off.
hens-told-passed = { $player-you ->
    [yes] You pass.
   *[no] { $player } passes.
}
hens-told-completed = { $player-you ->
    [yes] Egg, chick, pullet, hen, champion: your corral is complete.
   *[no] Egg, chick, pullet, hen, champion: the corral of { $player } is complete.
}
hens-told-scored-win = { $points } for the win
hens-told-scored-robbery = { $points } for winning by robbery
hens-told-scored-misplaced = { $count } × 5 = { $points } for { $other-you ->
    [yes] your misplaced cards
   *[no] the misplaced cards of { $other }
}
hens-told-scored-never-passed = { $points } for never passing
hens-told-scored-never-robbed = { $points } for never being robbed
hens-told-won = { $player-you ->
    [yes] You win game { $game } with { $points } points.
   *[no] { $player } wins game { $game } with { $points } points.
}
hens-told-won-series = { $player-you ->
    [yes] You win the series, { $own } to { $others }.
   *[no] { $player } wins the series, { $own } to { $others }.
}

# --- How it ended ---
hens-outcome-single = { $player-you ->
    [yes] You win with { $own } points.
   *[no] { $player } wins with { $own } points.
}
hens-outcome-series = { $player-you ->
    [yes] You win the series, { $own } to { $others }.
   *[no] { $player } wins the series, { $own } to { $others }.
}
hens-outcome-resigned = { $player-you ->
    [yes] You resign; { $other } wins.
   *[no] { $player } resigns; { $other-you ->
        [yes] you win
       *[no] { $other } wins
    }.
}

# --- Mistakes in scenario files ---
error-hens-complete = A corral is complete already: the game would be over.
error-hens-void = A rolled { $face } has no target there: the turn would be over.
error-hens-card = There is no card “{ $card }” left: four each of 10, J, Q, K and A, with suits c, d, h, s.

# --- Lessons ---
hens-lesson-corral = Your corral
hens-lesson-corral-goal = The five cards in front of you are your corral. The first player whose corral shows a hen growing up, from left to right, wins: egg, chick, pullet, hen, champion.
hens-lesson-corral-placed = Every space waits for one of them: an egg on the left, then a chick, a pullet, a hen, and a champion on the right. Your hen in space 4 and your champion in space 5 stand where they belong. The other three do not.
hens-lesson-corral-roll = A turn is one throw of the die, and the die says what you do. Throw it.
hens-lesson-corral-rearrange = A 4: two of your cards change places. Your chick and your egg stand the wrong way round, so choose both.
hens-lesson-corral-robbed = Two more in place! But the other player threw a 3 and robbed you: your egg is gone, and a pullet stands in its space. A 3 swaps one card with one of the other corral.
hens-lesson-corral-again = Your turn again: throw the die.
hens-lesson-corral-block = A 5: block one of your cards, and the other player can neither rob it nor send it away. Block your champion.
hens-lesson-corral-renewed = The block held: they threw a 2, sent your hen in space 3 into the deck, and a drawn card took its place. It is an egg, of all things. On a 1 you do the same in your own corral.
hens-lesson-corral-last = Egg, chick, pullet, hen, champion: you have them all. Throw the die.
hens-lesson-corral-six = A 6 lets you choose: any of the five, or pass. Change your pullet and your egg.
hens-lesson-corral-won = Your corral is complete, and the game is over on the spot: you have won.
hens-lesson-corral-points = The winner scores: 15 for the win, 5 for each card of the loser that stands wrong, more for never passing and never being robbed. That is the whole game.

# --- The board in the terminal ---
hens-terminal-turn = turn { $turn }
hens-terminal-series-points = game { $game } of a series to { $goal } points, { $score }
hens-terminal-series-games = game { $game } of a series to { $goal } wins, { $score }
hens-terminal-placed = { $placed } of 5 in place
hens-terminal-passed = has passed
hens-terminal-robbed = has been robbed
hens-terminal-deck = Deck: { $cards }
hens-terminal-drawn = Drawn: { $card }

# What an action would do
hens-gist-placed = well placed
hens-gist-misplaced = misplaced
hens-gist-drew = { $rank }
hens-count-own-placed = your hens in order
hens-count-their-placed = the other’s hens in order

# --- What people will tell ---
hens-feat-robbery = Hen thief
hens-feat-robbery-told = Completed the corral with a robbery, for { $points } points.
hens-feat-never-passed = Always something to do
hens-feat-never-passed-told = Won without passing once, for { $points } points.
hens-feat-never-robbed = Good fences
hens-feat-never-robbed-told = Won without being robbed once, for { $points } points.
hens-feat-flawless = Perfect corral
hens-feat-flawless-told = Won by a robbery, never passed and never robbed, for { $points } points.
hens-feat-rout = Feather storm
hens-feat-rout-told = Won a game for { $points } points.

# --- Why something cannot be chosen ---
hens-why-draw-first = Draw the card first; then choose the space it goes to.
hens-why-blocked-own = This card is blocked already.
hens-why-blocked-their = This card is blocked: it can be neither robbed nor renewed.
hens-why-not-own = A { $face } is about a card of the other corral.
hens-why-not-their = A { $face } is about your own cards only.
