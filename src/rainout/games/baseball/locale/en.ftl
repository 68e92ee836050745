# BASEBALL!, the team card game.

baseball-title = Baseball!
baseball-tagline = Two teams, ninety-two cards and one diamond. Score before the deck runs dry.

# --- Options ---
baseball-option-cards = Cards in a turn
baseball-option-cards-help = Whether a player may lay down several cards, one after the other.
baseball-option-cards-any = as many as you like
baseball-option-cards-one = exactly one
baseball-option-colours = Colours
baseball-option-colours-help = Whether the team at bat may play red cards and the team in the field green ones.
baseball-option-colours-any = any colour, any time
baseball-option-colours-own = green at bat, red in the field
baseball-option-order = Order with three or five
baseball-option-order-help = Alternating strictly helps the smaller team a lot.
baseball-option-order-by-seat = one turn per seat
baseball-option-order-alternate = teams take turns
baseball-option-third-out = The third out
baseball-option-third-out-help = Whether the player who makes it may go on in the new half.
baseball-option-third-out-ends-turn = ends the turn
baseball-option-third-out-play-on = the player may go on
baseball-option-may = Double plays and sacrifices
baseball-option-may-help = Who decides whether their extra effect is used.
baseball-option-may-player-decides = the player of the card decides
baseball-option-may-always = always carried out
baseball-option-sacrifice-fly = A sacrifice fly scores
baseball-option-sacrifice-fly-help = From where the lead runner may come home.
baseball-option-sacrifice-fly-any-base = from any base
baseball-option-sacrifice-fly-from-third = only from third
baseball-option-joker = Joker
baseball-option-joker-help = Whether it is still the one blue card of the turn when it stands for a green or red one.
baseball-option-joker-blue = is always blue
baseball-option-joker-as-declared = has the colour it stands for
baseball-option-open-hands = Team-mates show their hands
baseball-option-open-hands-help = Partners see each other’s cards.
baseball-option-larger-team = Larger team with three or five
baseball-option-larger-team-help = Which team has one player more.
baseball-option-larger-team-visitor = the visitors
baseball-option-larger-team-home = the home team
baseball-option-starts = Who starts
baseball-option-starts-help = Visitors have seats 1, 3 and 5. If none sits where you agreed, chance decides.
baseball-option-starts-chance = a visitor, by chance
baseball-option-starts-seat-1 = seat 1
baseball-option-starts-seat-3 = seat 3
baseball-option-starts-seat-5 = seat 5

# --- Cards: the name as it stands on the card, so that no sentence needs an article, and what playing it does ---
baseball-card-1B = Single
baseball-card-1B-text = Single: the batter and all runners advance one base.
baseball-card-2B = Double
baseball-card-2B-text = Double: the batter and all runners advance two bases.
baseball-card-3B = Triple
baseball-card-3B-text = Triple: the batter reaches third and every runner scores.
baseball-card-BB = Base on Balls
baseball-card-BB-text = Base on Balls: the batter takes first; runners move only if pushed.
baseball-card-BK = Balk
baseball-card-BK-text = Balk: every runner advances one base.
baseball-card-E = Error
baseball-card-E-text = Error: the batter and all runners advance one base.
baseball-card-HBP = Hit by Pitch
baseball-card-HBP-text = Hit by Pitch: the batter takes first; runners move only if pushed.
baseball-card-HR = Home Run
baseball-card-HR-text = Home Run: the batter and every runner score.
baseball-card-PB = Passed Ball
baseball-card-PB-text = Passed Ball: every runner advances one base.
baseball-card-SB = Stolen Base
baseball-card-SB-text = Stolen Base: the lead runner advances one base, even home.
baseball-card-WP = Wild Pitch
baseball-card-WP-text = Wild Pitch: every runner advances one base.
baseball-card-CS = Caught Stealing
baseball-card-CS-text = Caught Stealing: the lead runner is out.
baseball-card-DP = Double Play
baseball-card-DP-text = Double Play: the batter is out, and the lead runner too if you wish.
baseball-card-F = Fly Out
baseball-card-F-text = Fly Out: the batter is out.
baseball-card-K = Strike Out
baseball-card-K-text = Strike Out: the batter is out.
baseball-card-L = Line Out
baseball-card-L-text = Line Out: the batter is out.
baseball-card-SF = Sacrifice Fly
baseball-card-SF-text = Sacrifice Fly: the batter is out; the lead runner scores if you wish, unless that was the third out.
baseball-card-SH = Sacrifice Hit
baseball-card-SH-text = Sacrifice Hit: the batter is out; all runners advance if you wish, unless that was the third out.
baseball-card-TP = Triple Play
baseball-card-TP-text = Triple Play: the batter is out, and the two lead runners too if you wish.
baseball-card-X = Ground Out
baseball-card-X-text = Ground Out: the batter is out.
baseball-card-B = Ball
baseball-card-B-text = Ball: nothing happens. Cover it with one green or red card if you like; then your turn is over.
baseball-card-BC = Bench Clearing
baseball-card-BC-text = Bench Clearing: all hands and the deck are shuffled together and dealt anew.
baseball-card-CC = Coach Circle
baseball-card-CC-text = Coach Circle: all hands are collected, shuffled and handed out again.
baseball-card-CE = Card Exchange
baseball-card-CE-text = Card Exchange: draw a card from a player’s hand and give one of yours.
baseball-card-J = Joker
baseball-card-J-text = Joker: stands for any other card.
baseball-card-ML = Move Left
baseball-card-ML-text = Move Left: everyone passes the whole hand to the left.
baseball-card-MR = Move Right
baseball-card-MR-text = Move Right: everyone passes the whole hand to the right.
baseball-card-S = Strike
baseball-card-S-text = Strike: nothing happens. Cover it with one green or red card if you like; then your turn is over.
baseball-card-T = Time
baseball-card-T-text = Time: a player of your choice skips a turn.

baseball-why-one-blue = You have played a blue card this turn; one is the limit.
baseball-why-green-only = At bat you may play green and blue cards only.
baseball-why-red-only = In the field you may play red and blue cards only.

# --- Verbs ---
baseball-verb-play = Play a card
baseball-verb-joker = Play Joker as …
baseball-verb-cover = Cover it
baseball-verb-cover-joker = Cover it with Joker as …
baseball-verb-discard = Set a card aside
baseball-verb-give = Give a card
baseball-verb-exchange = Exchange with
baseball-verb-time = Call time on
baseball-verb-accept = Yes
baseball-verb-decline = No
baseball-verb-leave = Leave it uncovered
baseball-verb-stop = End the turn

# --- What is asked ---
baseball-ask-start = Chance picks the visitor who starts.
baseball-ask-deal = Cards are being dealt.
baseball-ask-take = A card is being drawn.
baseball-ask-over = The game is over.
baseball-ask-play-attack = { $player-you ->
    [yes] Your team is at bat: play a card.
   *[no] { $player } is to play, at bat.
}
baseball-ask-play-defend = { $player-you ->
    [yes] Your team is in the field: play a card.
   *[no] { $player } is to play, in the field.
}
baseball-ask-play-more = { $player-you ->
    [yes] Play another card, or end your turn.
   *[no] { $player } may play another card.
}
baseball-ask-cover = { $player-you ->
    [yes] Cover { $card } with a green or red card, or leave it.
   *[no] { $player } may cover { $card }.
}
baseball-ask-option-DP = { $player-you ->
    [yes] Put the lead runner out too?
   *[no] { $player } decides about the lead runner.
}
baseball-ask-option-TP = { $player-you ->
    [yes] Put the lead runners out too?
   *[no] { $player } decides about the lead runners.
}
baseball-ask-option-SF = { $player-you ->
    [yes] Let the lead runner score?
   *[no] { $player } decides whether the lead runner scores.
}
baseball-ask-option-SH = { $player-you ->
    [yes] Let the runners advance?
   *[no] { $player } decides whether the runners advance.
}
baseball-ask-exchange = { $player-you ->
    [yes] Choose a player to exchange a card with.
   *[no] { $player } chooses a player to exchange a card with.
}
baseball-ask-give = { $player-you ->
    [yes] Choose the card you give in return.
   *[no] { $player } chooses a card to give in return.
}
baseball-ask-time = { $player-you ->
    [yes] Choose the player who skips a turn.
   *[no] { $player } chooses who skips a turn.
}

# --- What an action would do ---
baseball-do-play = { $card-text }
baseball-do-joker = Play Joker as { $kind }.
baseball-do-cover = Cover it with { $card }.
baseball-do-cover-joker = Cover it with Joker as { $kind }.
baseball-do-discard = Set { $card } aside, without effect.
baseball-do-give = Give { $card }.
baseball-do-exchange = Draw a card from { $other }’s hand.
baseball-do-time = { $other } skips a turn.
baseball-do-accept-DP = Put the lead runner out as well.
baseball-do-accept-TP = Put the lead runners out as well.
baseball-do-accept-SF = The lead runner scores.
baseball-do-accept-SH = All runners advance one base.
baseball-do-decline-DP = Leave it at the batter.
baseball-do-decline-TP = Leave it at the batter.
baseball-do-decline-SF = The runner stays.
baseball-do-decline-SH = The runners stay.
baseball-do-leave = Leave it uncovered and end the turn.
baseball-do-stop = End the turn and draw.

# --- What happened ---
baseball-told-starts = { $player-you ->
    [yes] Chance has picked you to start.
   *[no] Chance has picked { $player } to start.
}
baseball-told-turn = { $player-you ->
    [yes] Over to you.
   *[no] Over to { $player }.
}
baseball-told-drew = { $player-you ->
    [yes] You draw { $card }.
   *[no] { $player } draws { $card }.
}
baseball-told-drew-unseen = { $player } draws a card.
baseball-told-played = { $player-you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
}
baseball-told-played-joker = { $player-you ->
    [yes] You play Joker as { $card }.
   *[no] { $player } plays Joker as { $card }.
}
baseball-told-played-cover = { $player-you ->
    [yes] You cover it with { $card }.
   *[no] { $player } covers it with { $card }.
}
baseball-told-played-joker-cover = { $player-you ->
    [yes] You cover it with Joker as { $card }.
   *[no] { $player } covers it with Joker as { $card }.
}
baseball-told-no-effect-nobody-on = { $card } goes for nothing: nobody is on base.
baseball-told-no-effect-nothing-to-give = { $card } goes for nothing: there is no other card in that hand to give.
baseball-told-no-effect-nobody-holds = { $card } goes for nothing: nobody else holds a card.
baseball-told-discarded = { $player-you ->
    [yes] You set { $card } aside.
   *[no] { $player } sets { $card } aside.
}
baseball-told-declined = { $player-you ->
    [yes] You take the one out, no more.
   *[no] { $player } takes the one out, no more.
}
baseball-told-uncovered = { $card } stays uncovered.
baseball-told-bench-cleared = The benches clear: every hand goes back into the deck, and all are dealt anew.
baseball-told-circled = The coaches call everyone in: all hands are shuffled and handed out again.
baseball-told-took = { $player-you ->
    [yes] You draw { $card } from { $other }’s hand.
   *[no] { $player } draws { $card } from { $other-you ->
        [yes] your hand
       *[no] { $other }’s hand
    }.
}
baseball-told-took-unseen = { $player } draws a card from { $other }’s hand.
baseball-told-gave = { $player-you ->
    [yes] You hand { $card } to { $other }.
   *[no] { $player } hands { $card } to { $other-you ->
        [yes] you
       *[no] { $other }
    }.
}
baseball-told-gave-unseen = { $player } hands a card to { $other }.
baseball-told-passed-hands-left = All hands go one seat to the left.
baseball-told-passed-hands-right = All hands go one seat to the right.
baseball-told-timed = { $player-you ->
    [yes] You call time: { $other } will sit out a turn.
   *[no] { $player } calls time: { $other-you ->
        [yes] you
       *[no] { $other }
    } will sit out a turn.
}
baseball-told-skipped = { $player-you ->
    [yes] You sit this one out.
   *[no] { $player } sits this one out.
}
baseball-told-only-drew = { $player-you ->
    [yes] You have no card to play and only draw.
   *[no] { $player } has no card to play and only draws.
}
baseball-told-stopped = { $player-you ->
    [yes] You leave it there.
   *[no] { $player } leaves it there.
}
baseball-told-won-ten = Ten runs end it: { $runs } to { $others } for { $team }.
baseball-told-won-cards = The last card is down: { $runs } to { $others } for { $team }.
baseball-team-of-1 = { $team } ({ $player1-you ->
    [yes] you
   *[no] { $player1 }
})
baseball-team-of-2 = { $team } ({ $player1-you ->
    [yes] you
   *[no] { $player1 }
} and { $player2-you ->
    [yes] you
   *[no] { $player2 }
})
baseball-team-of-3 = { $team } ({ $player1-you ->
    [yes] you
   *[no] { $player1 }
}, { $player2-you ->
    [yes] you
   *[no] { $player2 }
} and { $player3-you ->
    [yes] you
   *[no] { $player3 }
})
baseball-told-drawn = The last card is down and it’s { $runs } all: a draw.
baseball-outcome-resigned = { $player-you ->
    [yes] You resign; the game goes to { $team }.
   *[no] { $player } resigns; the game goes to { $team }.
}

# --- The story of a finished game ---
baseball-box-title = Box score
baseball-box-cards = Cards
baseball-box-hits = Hits
baseball-box-runs = Runs in
baseball-box-hits-given = Hits given
baseball-box-runs-given = Runs given
baseball-box-outs = Outs made
baseball-box-note = Hits and Runs in: for one’s own team. Given: for the other one, in whose line score they count.

# --- Mistakes in scenario files ---
error-baseball-card = There is no card “{ $card }” left in the pack.
error-baseball-hands = “hands” must be a list of cards for each of the { $players } players, and “turn” and “skips” must name no more.
error-baseball-nothing-to-play = Player { $seat } is to play but has no card in “hands”.

# --- Lessons ---
baseball-lesson-first-inning = The first inning
baseball-lesson-first-inning-goal = Two teams share one diamond, the square of bases you see, and more runs win. A run goes all the way around: first base, second, third, and home again. Your team is at bat: its batters come up one by one, and on base they are runners.
baseball-lesson-first-inning-single = These three cards are your hand. Green cards move the team at bat. Play Single: your batter runs to first base.
baseball-lesson-first-inning-double = One card a turn is a must, more are allowed. Play Double: the next batter gets to second, and your runner on first goes two bases on, to third.
baseball-lesson-first-inning-keep = Runners on second and third. Your last card is red, and red always hurts the team at bat, whoever plays it. That is you at the moment. Keep Strike Out for later: end your turn.
baseball-lesson-first-inning-outs = You drew back up to three cards. Then the other hand answered: Strike Out and Ground Out, and two of your batters are out: they go back with nothing. Your runners stay, but a third out would end your time at bat, runners and all.
baseball-lesson-first-inning-wild = So bring them home now. Play Wild Pitch: a throw of theirs goes astray, and every runner moves up one base.
baseball-lesson-first-inning-steal = Your first run. The other runner stands on third. Stolen Base moves up the runner closest to home, and from third the next base is home.
baseball-lesson-first-inning-enough = Two runs, and Strike Out would now be the third out, your own doing. Keep it, and end your turn.
baseball-lesson-first-inning-sides = Fly Out: the third out. Three outs clear the bases and change the sides, so now the others bat and your team is in the field. The turn is yours all the same: turns go around the table, whoever bats.
baseball-lesson-first-inning-field = Now green helps them, and red is your friend. Strike Out has waited long enough: play it.
baseball-lesson-first-inning-dump = One out. Passed Ball would help their runners, but they have none: right now it does nothing. Get rid of it while it is harmless.
baseball-lesson-first-inning-hold = Home Run brings everybody home, the batter too. Now it would be a gift to them; when you bat it is yours. Keep it, and end your turn.
baseball-lesson-first-inning-answer = They have answered: a Base on Balls, which is a free walk to first, and a Single behind it. Two runners. You have drawn just the card: play Double Play.
baseball-lesson-first-inning-two = The batter is out. The card may also take the lead runner, the one closest to home, and whoever plays it decides. Say yes.
baseball-lesson-first-inning-inning = The second and the third out with one card. Both teams have batted once, and that is an inning: 2 to 0 for you, and your team bats again, with Home Run in your hand.
baseball-lesson-first-inning-next = It goes on until a team has ten runs, or the last card is played. Blue cards, like your Joker and Strike, stir up hands and turns, one a turn at most. The rest you will learn by playing.

# --- The board in the terminal ---
baseball-terminal-green = green
baseball-terminal-red = red
baseball-terminal-blue = blue
baseball-terminal-played = { $played } of { $all }
baseball-terminal-none-held = You hold no cards.
baseball-terminal-none-played = No card has been played yet.
baseball-look-hand = hand
baseball-look-hand-help = what your cards do, and why some cannot be played now
baseball-look-pile = pile
baseball-look-pile-help = the cards that have been played
baseball-terminal-deck = { $cards } left to draw
baseball-terminal-top = last card: { $card }
baseball-terminal-skips = { $turns ->
    [one] skips a turn
   *[other] skips { $turns } turns
}

# What an action would do
baseball-gist-green = a green card
baseball-gist-red = a red card
baseball-gist-blue = a blue card
baseball-count-cards = cards in hand

# --- The box score ---
baseball-batter = Batter { $number }
baseball-defence = Defence
