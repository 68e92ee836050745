# The rule book of BASEBALL!

baseball-rules-aim = The aim
baseball-rules-aim-runs = Score more runs than the other team. A run is a runner who comes home by way of first, second and third. Ten runs win at once; otherwise the game lasts until every card has been played, and more runs win.
baseball-rules-aim-colours = There are three kinds of cards. Green ones help the team at bat, red ones hurt it, blue ones stir up hands and turns. Both teams share one diamond and one pack.
baseball-rules-setup = Setting up
baseball-rules-setup-teams = Two to six players form two teams, visitors and home team, and sit alternately. Everyone gets three cards, which nobody else may see. The rest is the deck.
baseball-rules-setup-odd = With three or five players one team is larger. Each of its members gets two cards, each member of the smaller team four.
baseball-rules-setup-shown = At this table team-mates see each other’s cards.
baseball-rules-setup-first = The visitors bat first. Unless you agreed on a seat, chance picks the visitor who starts.
baseball-rules-turn = A turn
baseball-rules-turn-any = Play at least one card, and as many as you like, one after the other. Each takes effect before the next. Only one of them may be blue.
baseball-rules-turn-one = At this table you play exactly one card a turn. Only Ball and Strike let a second one follow, their cover.
baseball-rules-turn-draw = Then draw back up to the number of cards you started the game with. Play goes around the table, whoever is at bat.
baseball-rules-turn-free = Any card may be played at any time, whichever side you are on: green always helps the team at bat and red always hurts it, whoever plays it. You must play even if all you hold helps the others. A card that can do nothing at the moment may be played all the same: a good way to be rid of it.
baseball-rules-turn-own = At this table you play green and blue while your team bats, red and blue while it is in the field. Whoever has nothing of the kind lays one card on the pile, where it does nothing.
baseball-rules-turn-single = The visitors bat, and you are one of them. You played Single: your batter stands on first, two cards are left, and you may play on or end your turn.
baseball-rules-turn-third = With the third out your turn is over, whatever is left in your hand.
baseball-rules-turn-on = At this table you may play on after the third out, with the other team at bat.
baseball-rules-turn-alternate = At this table the teams take turns strictly, each of them its members in the order of their seats.
baseball-rules-diamond = The diamond
baseball-rules-diamond-batter = There is always a batter at the plate. What a card moves, moves together. No base holds two runners: one who is reached by another is pushed a base on.
baseball-rules-diamond-before = Runners on first and third, one out. The runner on third is the lead runner, the one closest to home.
baseball-rules-diamond-double = After a Double: everybody moves two bases. The lead runner has scored, the other stands on third, the batter on second.
baseball-rules-diamond-outs = Three outs clear the bases and bring the other team to bat. Hands and deck stay as they are. When the batter is out the runners stay, unless the card says more.
baseball-rules-green = Green cards
baseball-rules-green-list =
    - 1B, E: batter and runners advance one base; 2B two, 3B three; HR brings everyone home
    - BB, HBP: the batter takes first, runners move only if pushed
    - BK, PB, WP: every runner advances one base
    - SB: the lead runner advances one base
baseball-rules-green-walk = A Base on Balls with runners on first and third: only the one on first was in the way and is pushed to second. Nobody scores.
baseball-rules-green-empty = With nobody on base BK, PB, WP and SB do nothing. The batter does not move in a runner’s place.
baseball-rules-red = Red cards
baseball-rules-red-list =
    - F, K, L, X: the batter is out
    - CS: the lead runner is out; the batter stays
    - DP, TP: the batter is out, and one or two lead runners with him
    - SF: the batter is out, and the lead runner scores
    - SH: the batter is out, and all runners advance one base
baseball-rules-red-wish = On DP, TP, SF and SH whoever plays the card decides about the second half of it, all or nothing. So a defender keeps the gift of a sacrifice, and a batting team that must play a double play spares its runner.
baseball-rules-red-always = At this table DP, TP, SF and SH always do all they can.
baseball-rules-red-play = An answer: the other team had runners on first and second. Double Play puts out the batter and the lead runner; the one on first stays.
baseball-rules-red-any = On a Sacrifice Fly the lead runner scores from whatever base.
baseball-rules-red-from-third = At this table a Sacrifice Fly brings home only a runner on third.
baseball-rules-red-last = No one advances or scores on a third out. With nobody on base CS does nothing, and the others are one out like any other.
baseball-rules-blue = Blue cards
baseball-rules-blue-list =
    - B, S: harmless; cover it with one green or red card if you like, then your turn is over
    - BC: all hands and the deck are shuffled and dealt anew
    - CC: all hands are shuffled and handed out again, as many to each as before
    - CE: draw a card from someone’s hand and give one of yours
    - ML, MR: all hands move one seat to the left or right
    - T: someone skips a turn
    - J: Joker stands for any other card
baseball-rules-blue-one = One blue card a turn is the limit. Only B and S end the turn; after the others you may go on with green and red cards, from the hand as it now is.
baseball-rules-blue-right = Right is with the order of play, left against it; between two players both swap the hands. Hands are passed as they are, and each seat still draws up to its own number.
baseball-rules-blue-blue = Whatever it stands for, a Joker is blue: it is the blue card of your turn, and it covers nothing.
baseball-rules-blue-declared = At this table a Joker has the colour of what it stands for: it may cover, and only as a blue card does it use up the blue card of your turn.
baseball-rules-end = The end
baseball-rules-end-ten = The tenth run of a team ends the game on the spot, even in the middle of a card.
baseball-rules-end-last = When the deck is empty, hands are played out without drawing, and empty hands are passed over. With the last card the game ends, even in the middle of an inning. More runs win; equal runs are a draw.

# --- Words ---
baseball-word-card-1B = 1B (Single)
baseball-word-card-1B-text = The batter takes first, and every runner moves up one base.
baseball-word-card-2B = 2B (Double)
baseball-word-card-2B-text = Everybody moves up two bases, the batter to second.
baseball-word-card-3B = 3B (Triple)
baseball-word-card-3B-text = The batter takes third, and everybody on base scores.
baseball-word-card-HR = HR (Home Run)
baseball-word-card-HR-text = Everybody scores, the batter too.
baseball-word-card-E = E (Error)
baseball-word-card-E-text = The same as a single, but nobody’s hit.
baseball-word-card-BB = BB (Base on Balls)
baseball-word-card-BB-text = The batter takes first; only runners in his way are pushed on.
baseball-word-card-HBP = HBP (Hit by Pitch)
baseball-word-card-HBP-text = The same as a base on balls.
baseball-word-card-BK = BK (Balk)
baseball-word-card-BK-text = Every runner moves up one base; the batter stays.
baseball-word-card-PB = PB (Passed Ball)
baseball-word-card-PB-text = Every runner moves up one base; the batter stays.
baseball-word-card-WP = WP (Wild Pitch)
baseball-word-card-WP-text = Every runner moves up one base; the batter stays.
baseball-word-card-SB = SB (Stolen Base)
baseball-word-card-SB-text = The lead runner moves up one base, even home.
baseball-word-card-F = F (Fly Out)
baseball-word-card-F-text = The batter is out; the runners stay.
baseball-word-card-K = K (Strike Out)
baseball-word-card-K-text = The batter is out; the runners stay.
baseball-word-card-L = L (Line Out)
baseball-word-card-L-text = The batter is out; the runners stay.
baseball-word-card-X = X (Ground Out)
baseball-word-card-X-text = The batter is out; the runners stay.
baseball-word-card-CS = CS (Caught Stealing)
baseball-word-card-CS-text = The lead runner is out; the batter stays at the plate.
baseball-word-card-DP = DP (Double Play)
baseball-word-card-DP-text = The batter is out, and the lead runner with him if whoever played it likes.
baseball-word-card-TP = TP (Triple Play)
baseball-word-card-TP-text = The batter is out, and up to two lead runners with him if whoever played it likes.
baseball-word-card-SF = SF (Sacrifice Fly)
baseball-word-card-SF-text = The batter is out; the lead runner may be let home.
baseball-word-card-SH = SH (Sacrifice Hit)
baseball-word-card-SH-text = The batter is out; all runners may be let up one base.
baseball-word-card-B = B (Ball)
baseball-word-card-B-text = Does nothing itself; one green or red card may cover it, and the turn is over.
baseball-word-card-S = S (Strike)
baseball-word-card-S-text = Does nothing itself; one green or red card may cover it, and the turn is over.
baseball-word-card-BC = BC (Bench Clearing)
baseball-word-card-BC-text = All hands go into the deck and are dealt anew, to everyone the original number.
baseball-word-card-CC = CC (Coach Circle)
baseball-word-card-CC-text = All hands are mixed and given out again, to everyone as many as before.
baseball-word-card-CE = CE (Card Exchange)
baseball-word-card-CE-text = Take a card from another hand without looking and give one of yours for it.
baseball-word-card-ML = ML (Move Left)
baseball-word-card-ML-text = Move Left: everyone hands the whole hand to the seat that plays before.
baseball-word-card-MR = MR (Move Right)
baseball-word-card-MR-text = Move Right: everyone hands the whole hand to the seat that plays next.
baseball-word-card-T = T (Time)
baseball-word-card-T-text = Time: another player of your choice loses the next turn.
baseball-word-card-J = J (Joker)
baseball-word-card-J-text = Joker: it is whatever other card you say.
baseball-word-green = Green card
baseball-word-green-text = Good for the team at bat, whoever plays it.
baseball-word-red = Red card
baseball-word-red-text = Bad for the team at bat, whoever plays it.
baseball-word-blue = Blue card
baseball-word-blue-text = Changes hands and turns; one a turn is the limit.
baseball-word-cover = Cover
baseball-word-cover-text = To lay one green or red card on your own B or S; it works as usual.
baseball-word-lead-runner = Lead runner
baseball-word-lead-runner-text = The runner closest to home.
baseball-word-push = Push
baseball-word-push-text = A runner whose base is taken from behind must move a base on.
baseball-word-original = Original number
baseball-word-original-text = As many cards as your seat was dealt at the start; you draw up to it after each turn.
baseball-word-half = Half
baseball-word-half-text = The time one team is at bat, until its third out.
baseball-word-skip = Skipped turn
baseball-word-skip-text = A turn lost to Time: no card is played and none is drawn.
baseball-word-rhe = R H E
baseball-word-rhe-text = Runs, hits and errors of a team; only runs decide.
