"""``rainout analyse``: who stood how in a match, what turned it, and what would have been better."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rainout.bots.analysis import Analysis, Decision, analysing, said
from rainout.bots.graph import lines, picture
from rainout.cli.output import console, print_json
from rainout.cli.seats import display_names, seats_of
from rainout.cli.trouble import Exit, read_text
from rainout.cli.voice import Voice
from rainout.core import matchfile
from rainout.core.match import Match
from rainout.core.words import Message

if TYPE_CHECKING:
    from rich.table import Table

MISTAKES = 8
"""As many decisions as are told, those that cost most."""
BALLPLAYERS = 5
"""As many players of each end of the list."""
ROWS = (100, 50, 0)


def run(wanted: Namespace, voice: Voice) -> int:
    """Look back at the match in a file, with a line on how far that is for whoever is watching."""
    text = read_text(Path(wanted.file))
    match = matchfile.load(text)
    match.settle()
    teller = Voice(wanted.lang or voice.language)
    teller.names = display_names(seats_of(text, match), teller)
    analysis = _worked_out(match, wanted, voice)
    told = Telling(match, analysis, teller)
    if wanted.picture:
        Path(wanted.picture).write_text(picture(analysis, teller), encoding="utf-8")
    if wanted.json:
        print_json({"names": list(teller.names), **said(analysis, teller.say)})
    else:
        told.show()
    return Exit.WELL


def _worked_out(match: Match, wanted: Namespace, voice: Voice) -> Analysis:
    screen = console(stderr=True)
    with screen.status(voice.say("cli-analyse-working", done=0)) as status:
        for analysis in analysing(match, futures=wanted.futures, seed=wanted.seed):
            status.update(voice.say("cli-analyse-working", done=round(100 * analysis.done)))
    return analysis


class Telling:
    """An analysis in words."""

    def __init__(self, match: Match, analysis: Analysis, voice: Voice) -> None:
        self.match, self.analysis, self.voice = match, analysis, voice
        self.say = voice.say

    def show(self) -> None:
        """All of it, the graph first."""
        screen = console()
        say, analysis = self.say, self.analysis
        screen.print()
        screen.print(self.title, style="bold")
        if self.match.outcome:
            screen.print(say(self.match.outcome.words))
        screen.print()
        screen.print(say("cli-analyse-graph", side=self.side(0)))
        for number, line in enumerate(drawn := lines(analysis)):
            mark = {0: ROWS[0], len(drawn) // 2: ROWS[1], len(drawn) - 1: ROWS[2]}.get(number)
            screen.print(f"{'' if mark is None else mark:>4} │{line}", style="green", soft_wrap=True)
        screen.print()
        screen.print(self._accounts())
        for heading, told in (
            ("swings", list(self.swings())),
            ("mistakes", [self.mistake(each) for each in analysis.mistakes[:MISTAKES]]),
            ("now", [f"{self.share(each.chance)}  {say(each.words)}" for each in analysis.now]),
        ):
            if told:
                screen.print()
                screen.print(say(f"cli-analyse-{heading}"), style="bold")
                for line in told:
                    screen.print(f"  {line}", soft_wrap=True)
        if len(analysis.sides) > len(analysis.accounts):
            screen.print()
            screen.print(self._players())
        if analysis.ballplayers:
            screen.print()
            screen.print(self._ballplayers())
        screen.print()
        screen.print(say("cli-analyse-how", learned="yes" if analysis.learned else "no"), style="dim")
        screen.print(say("cli-analyse-page"), style="dim")

    @property
    def title(self) -> str:
        """The game and who played."""
        return f"{self.say(f'{self.analysis.game}-title')}: {' – '.join(self.voice.names)}"

    def side(self, number: int) -> str:
        """Who plays for a side."""
        return " & ".join(self.voice.names[seat] for seat in self.analysis.accounts[number].seats)

    def share(self, part: float) -> str:
        """A part of 1 in per cent."""
        return self.say("cli-analyse-share", share=round(100 * part, 1))

    def change(self, part: float) -> str:
        """A difference of two, with its sign."""
        return self.say(
            "cli-analyse-change", way="up" if part >= 0.0005 else "down" if part <= -0.0005 else "none",
            share=round(100 * abs(part), 1),
        )  # fmt: skip

    def swings(self) -> Iterator[str]:
        """A sentence for each swing: for whom, how much, and what happened."""
        for swing in self.analysis.swings:
            alone = len(self.analysis.accounts) == 1
            side = 0 if swing.change > 0 or alone else 1
            turn = self.analysis.turns[swing.turn]
            yield self.say(
                "cli-analyse-swing",
                turn=turn.number,
                leverage=round(turn.leverage or 0.0, 1),
                side=self.side(side),
                change=self.change(swing.change if alone else abs(swing.change)),
                words=" ".join(self._said(each) for each in swing.words),
            )

    def mistake(self, decision: Decision) -> str:
        """What was done, what it cost, and what would have been better."""
        return self.say(
            "cli-analyse-mistake",
            turn=self.match.turns[decision.ply],
            player=self.voice.names[decision.seat],
            cost=self.share(decision.cost),
            taken=self.say(decision.taken_words),
            best=self.say(decision.best_words),
        )

    def _said(self, words: Message) -> str:
        sentence = self.say(words)
        return sentence[:1].upper() + sentence[1:]

    def _table(self, headings: Sequence[str]) -> Table:
        from rich import box
        from rich.table import Table

        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(self.say(f"cli-analyse-{headings[0]}"))
        for heading in headings[1:]:
            table.add_column(self.say(f"cli-analyse-{heading}"), justify="right")
        return table

    def _accounts(self) -> Table:
        """Where each side's chance came from."""
        alone = len(self.analysis.accounts) == 1
        resigned = any(each.given_up for each in self.analysis.accounts)
        headings = ["side", "start", "luck", "cost", *([] if alone else ["gifts"])]
        table = self._table([*headings, *(["given-up"] if resigned else []), "end", "accuracy", "best"])
        for number, each in enumerate(self.analysis.accounts):
            made = [self.share(each.start), self.change(each.luck), self.change(-each.cost)]
            made += [] if alone else [self.change(each.gifts)]
            made += [self.change(-each.given_up)] if resigned else []
            accuracy = "–" if each.accuracy is None else self.share(each.accuracy)
            best = self.say("cli-analyse-of", count=each.best, all=each.decisions)
            table.add_row(self.side(number), *made, self.share(each.end), accuracy, best)
        return table

    def _players(self) -> Table:
        """What each player did, where several make up a side."""
        table = self._table(["player", "added", "cost", "accuracy"])
        for each in self.analysis.players:
            accuracy = "–" if each.accuracy is None else self.share(each.accuracy)
            name = self.voice.names[each.seat]
            table.add_row(name, self.change(each.added), self.change(-each.cost), accuracy)
        return table

    def _ballplayers(self) -> Table:
        """Who on the field added most, and who cost most."""
        table = self._table(["ballplayer", "of-manager", "batting", "pitching", "added"])
        everybody = self.analysis.ballplayers
        shown = [*everybody[:BALLPLAYERS], *everybody[max(BALLPLAYERS, len(everybody) - BALLPLAYERS) :]]
        for each in shown:
            name = each.name if isinstance(each.name, str) else self.say(each.name)
            parts = [
                self.change(part) if count else "–"
                for count, part in ((each.at_bats, each.batting), (each.faced, each.pitching))
            ]
            added = self.change(each.batting + each.pitching)
            table.add_row(name, self.voice.names[each.seat], *parts, added)
        return table
