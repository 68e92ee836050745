baseball-rules-aim = The aim
baseball-rules-aim-text = Score more runs than the other team. A run is a runner who comes home by way of first, second and third. Ten runs win at once; otherwise the game lasts until every card has been played, and more runs win.
baseball-rules-setup = Setting up
baseball-rules-setup-text =
    Two to six players form two teams, visitors and home team, and sit alternately. Everyone gets three cards. With three or five players, each member of the larger team gets two and each member of the smaller team four. The visitors bat first, and chance picks the one of them who starts.
baseball-rules-turn = A turn
baseball-rules-turn-text =
    Play at least one card, and as many as you like, one after the other. Only one of them may be blue. Then draw back up to the number of cards you started the game with. Play goes around the table, whoever is at bat.

    Any card may be played at any time: green always helps the team at bat and red always hurts it, whoever plays it. You must play even if all you hold helps the others.
baseball-rules-diamond = The diamond
baseball-rules-diamond-text = There is always a batter at the plate. A runner who is reached by another is pushed one base on. Three outs clear the bases, end the turn of the player who made the third, and bring the other team to bat.
baseball-rules-green = Green cards
baseball-rules-green-text =
    - 1B, E: batter and runners advance one base; 2B two, 3B three; HR brings everyone home
    - BB, HBP: the batter takes first, runners move only if pushed
    - BK, PB, WP: every runner advances one base
    - SB: the lead runner advances one base
baseball-rules-red = Red cards
baseball-rules-red-text =
    - F, K, L, X: the batter is out
    - CS: the lead runner is out
    - DP, TP: the batter is out and, if you wish, one or two lead runners
    - SF: the batter is out; the lead runner scores if you wish
    - SH: the batter is out; all runners advance if you wish

    No one advances or scores on a third out.
baseball-rules-blue = Blue cards
baseball-rules-blue-text =
    - B, S: harmless; cover it with one green or red card if you like, then your turn is over
    - BC: all hands and the deck are shuffled and dealt anew
    - CC: all hands are shuffled and handed out again, as many to each as before
    - CE: draw a card from someone’s hand and give one of yours
    - ML, MR: all hands move one seat to the left or right
    - T: someone skips a turn
    - J: Joker stands for any other card
baseball-rules-end = The end
baseball-rules-end-text = When the deck is empty, hands are played out without drawing. With the last card the game ends, even in the middle of an inning. More runs win; equal runs are a draw.
