"""Leagues as they are played: the same seed gives the same season, every game is a match, no rest is forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from rainout.core import matchfile
from rainout.core.errors import BadFile
from rainout.core.registry import get
from rainout.games.clutch.state import ROSTER
from rainout.leagues import file
from rainout.leagues.annals import Annals, Errand, Piece, game_played, run_errand
from rainout.leagues.clubs import Club, gather
from rainout.leagues.file import Book
from rainout.leagues.league import BadLeague, Kind, League, NoSuchGame, Terms, found
from rainout.leagues.playing import Office, Slow, brought_along, match_before, match_of, result_of

PLAIN = {"cards": "learning"}


def clutch(clubs: int = 4, games: int = 12, seed: int = 7, playoffs: int = 2) -> League:
    """A small league of CLUTCH Baseball."""
    game = get("clutch")
    members = gather(game, game.agree(PLAIN, 2), clubs, seed, "hall-of-famer")
    terms = Terms(
        name="Tin Cup", game="clutch", rules=game.version, seed=seed, kind="season", games=games, playoffs=playoffs,
        best_of=(3,), options=dict(PLAIN),
    )  # fmt: skip
    return found(terms, members)


def competition(game: str, kind: Kind, names: list[str], games: int = 2) -> League:
    """Named bots who play something else."""
    terms = Terms(name="Open", game=game, rules=get(game).version, seed=5, kind=kind, games=games)
    levels = ["veteran", "all-star"]
    clubs = [Club(name[:3].upper(), name, levels[place % 2]) for place, name in enumerate(names)]
    return found(terms, clubs)


def book_of(league: League, path: Path) -> Book:
    book = Book(path)
    book.create(league)
    return book


def play(league: League, book: Book | None = None, days: int | None = None, workers: int = 2) -> None:
    for results, cards in Office(league, workers).play(days):
        if book:
            book.add(league, results, cards)


@pytest.fixture(scope="module")
def season() -> League:
    league = clutch()
    play(league)
    return league


def test_day_by_day_or_at_once_on_any_number_of_cores_it_is_the_same_season(
    season: League, tmp_path: Path
) -> None:
    book = book_of(clutch(), tmp_path / "days.league")
    for _ in range(400):
        league = book.read()
        if league.year.champion is not None:
            break
        play(league, book, days=1, workers=1)
    assert book.path.read_text() == file.write(season)
    assert book.read().year.played == season.year.played


def test_every_game_is_a_match_whose_dice_are_proven(season: League) -> None:
    for number in (1, len(season.year.played) // 2, len(season.year.played)):
        match = match_of(season, season.year, number)
        text = matchfile.save(match)
        assert matchfile.verify(text) == []
        assert matchfile.load(text).actions == match.actions
        assert match.outcome
        assert match.outcome.score == season.year.played[number - 1].score
        away, home = match.boxes[0].teams
        assert (home.seat, home.runs, away.seat, away.runs) == (
            0,
            match.outcome.score[0],
            1,
            match.outcome.score[1],
        )
        assert sum(each.counts["runs"] for each in home.batters) == home.runs


def test_a_starter_owes_four_games_and_brings_that_along(season: League) -> None:
    first = season.year.played[0]
    club, carried = first.fixture.home, first.carried[0]
    tired = [place for place in range(ROSTER) if carried[place] == 4]
    assert len(tired) == 1
    later = next(each for each in season.year.played[1:] if club in each.clubs)
    match = match_of(season, season.year, later.fixture.number)
    seat = later.clubs.index(club)
    assert match.options_agreed["tired-pitchers"]
    assert int(match.tables.owed[seat * ROSTER + tired[0]]) == 4
    assert " 4 again" in str(match.options_agreed[("first-rest", "second-rest")[seat]])
    assert brought_along(season.year, season, later.fixture.number - 1)[club] == carried


def test_the_rotation_takes_turns(season: League) -> None:
    """Nobody starts again before everybody else of the rotation has, for he owes four games."""
    club = 0
    mine = [each for each in season.year.played if club in each.clubs]
    after = [each.carried[each.clubs.index(club)] for each in mine]
    just_started = [
        {place for place in range(ROSTER) if carried[place] == 4 and carried[ROSTER + place]}
        for carried in after
    ]
    assert all(just_started)
    for five in zip(*(just_started[start:] for start in range(5)), strict=False):
        assert len(set.union(*five)) >= 5


def test_the_scorecards_tell_of_the_same_games(season: League, tmp_path: Path) -> None:
    book = Book(tmp_path / "cards.league")
    book.path.write_text(file.write(season))
    almanac = book.almanac(season, season.year)
    proper = [each for each in season.year.played if not each.fixture.round]
    for club in range(4):
        runs = sum(each.score[each.clubs.index(club)] for each in proper if club in each.clubs)
        assert int(almanac.batting[club, :, 3].sum()) == runs
        assert int(almanac.games[club]) == 12
    again = book.almanac(book.read(), season.year)
    assert (again.batting == almanac.batting).all()
    assert again.deeds == almanac.deeds
    best = almanac.leaders("homers", 3)
    assert [each.value for each in best] == sorted((each.value for each in best), reverse=True)


def test_a_line_that_was_cut_short_is_a_game_that_was_not_played(season: League, tmp_path: Path) -> None:
    book = book_of(clutch(), tmp_path / "cut.league")
    play(book.read(), book, days=2)
    whole = book.path.read_text()
    book.path.write_text(whole[:-5])
    league = book.read()
    assert len(league.year.played) == 3
    play(league, book)
    assert book.path.read_text() == file.write(season)


def test_the_next_season_keeps_the_clubs_and_not_the_schedule(tmp_path: Path) -> None:
    book = book_of(clutch(clubs=2, games=4, playoffs=0), tmp_path / "two.league")
    league = book.read()
    with pytest.raises(BadLeague):
        league.begin_season()
    play(league, book)
    league.begin_season()
    book.add_season(league)
    play(league, book)
    again = book.read()
    assert [len(year.played) for year in again.years] == [4, 4]
    assert again.years[0].played != again.years[1].played
    assert file.write(again) == book.path.read_text()


@pytest.mark.parametrize(
    ("game", "kind", "games"),
    [("hens", "swiss", 3), ("hens", "ladder", 4), ("stretch", "cup", 1), ("baseball", "round-robin", 2)],
)
def test_other_games_have_cups_and_tournaments(game: str, kind: Kind, games: int, tmp_path: Path) -> None:
    league = competition(game, kind, ["Ana", "Beto", "Carla", "Dina", "Emil"], games)
    book = book_of(league, tmp_path / "open.league")
    play(league, book)
    assert league.year.champion is not None
    assert book.read().year.played == league.year.played
    match = match_of(league, league.year, 1)
    assert matchfile.verify(matchfile.save(match)) == []


def test_sportsclix_plays_seasons_with_the_home_club_at_home(tmp_path: Path) -> None:
    game = get("clix")
    terms = Terms(name="Rings", game="clix", rules=game.version, seed=3, kind="season", games=6)
    league = found(terms, gather(game, game.agree({}, 2), 2, 3, "hall-of-famer"))
    play(league)
    match = match_of(league, league.year, 1)
    assert matchfile.verify(matchfile.save(match)) == []
    assert match.outcome
    assert match.outcome.score == league.year.played[0].score
    assert int(match.state.home) == 0


def test_bots_that_think_long_are_refused() -> None:
    league = clutch(clubs=2, games=4, playoffs=0)
    clever = League(
        league.terms, tuple(Club(each.sign, each.name, "weigh", each.ready) for each in league.clubs), (0, 0)
    )
    with pytest.raises(Slow):
        Office(clever)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rainout league", "a league", "league-error-first-line"),
        ("kind: season", "kind: war", "league-error-kind"),
        ("games: 12", "games: many", "league-error-number"),
        ("rules: 2", "rules: 1", "error-file-rules"),
        ("games: 12\n", "", "league-error-header"),
        ("\ngames\n1 ", "\ngames\n2 ", "league-error-other-game"),
        ("series 1:", "series one:", "league-error-line"),
    ],
)
def test_a_file_that_says_something_else_is_refused(season: League, old: str, new: str, why: str) -> None:
    text = file.write(season)
    assert old in text
    with pytest.raises(BadFile) as refused:
        file.read(text.replace(old, new, 1))
    assert refused.value.message.key == why


def test_games_that_nobody_played_are_not_told_of(season: League) -> None:
    with pytest.raises(NoSuchGame):
        match_of(season, season.year, 1000)
    with pytest.raises(NoSuchGame):
        season.club("nobody")


@pytest.mark.parametrize("game", ["clutch", "clix", "hens"])
def test_a_game_that_people_play_is_a_game_of_the_league(game: str, tmp_path: Path) -> None:
    """Played action by action as the bots would, it comes to what they come to: score, rest, scorecard."""
    league = (
        clutch(games=4, playoffs=0)
        if game == "clutch"
        else competition(game, "round-robin", ["Ana", "Beto"], 4)
    )
    if game == "clix":
        rules = get(game)
        terms = Terms(name="Rings", game=game, rules=rules.version, seed=3, kind="season", games=4)
        league = found(terms, gather(rules, rules.agree({}, 2), 2, 3, "hall-of-famer"))
    play(league)
    year = league.year
    result = year.played[-1]
    by_bots = match_of(league, year, result.fixture.number)
    year.played.pop()

    match = match_before(league, year, result.fixture)
    for action in by_bots.actions:
        match.apply(action)
    again = result_of(league, year, result.fixture, match)
    assert again._replace(actions=()) == result
    assert len(again.actions) == len(by_bots.actions)

    kept = Annals()
    kept.add([Piece(file.write(league)), game_played(league, result.fixture, match)])
    played = kept.league.year.played[-1]
    assert played == again
    assert file.read(kept.text).year.played == kept.league.year.played
    told = match_of(kept.league, kept.league.year, result.fixture.number)
    assert told.actions == by_bots.actions
    assert matchfile.verify(matchfile.save(told)) == []
    if game != "hens":
        card = kept.card(kept.league.year, result.fixture.number)
        assert card.runs.tolist() == [result.score[1], result.score[0]]
        fresh = Annals()
        fresh.add([Piece(kept.text)])
        made = fresh.card(fresh.league.year, result.fixture.number)
        assert made.batting.tolist() == card.batting.tolist()


def test_a_season_stops_before_a_game_that_people_play_themselves() -> None:
    league = clutch(games=4, playoffs=0)
    first = next(each for each in league.year.fixtures if 2 in (each.home, each.away))
    errand = Errand(file.write(league), 1000, frozenset({2}))
    kept = Annals()
    kept.add([Piece(errand.text), *run_errand(errand, lambda: False)])  # type: ignore[list-item]
    assert len(kept.league.year.played) == first.number - 1
    assert errand.awaits(first)
    on = Errand(kept.text, 1000, frozenset({2}), frozenset({first.number}))
    kept.add(run_errand(on, lambda: False))  # type: ignore[arg-type]
    assert kept.league.year.played[first.number - 1].fixture == first


def test_who_gives_a_game_up_has_lost_nine_to_nothing() -> None:
    league = clutch(games=4, playoffs=0)
    fixture = league.year.due[0]
    match = match_before(league, league.year, fixture)
    match.settle()
    match.resign(0)
    kept = Annals()
    kept.add([Piece(file.write(league)), game_played(league, fixture, match)])
    result = kept.league.year.played[0]
    assert (result.score, result.won, result.actions[-1]) == ((0, 9), -1, "resign 1")
    assert match_of(kept.league, kept.league.year, 1).resigned == 0
    assert kept.almanac(kept.league.year).games.sum() == 2
