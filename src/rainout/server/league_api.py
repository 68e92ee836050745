"""Leagues over HTTP: one small handler a request, as in :mod:`rainout.server.api`; a page asks for what it shows."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import HttpMethod, Response, Router, get, post, route
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from rainout.core.words import preferred_language
from rainout.server import wire
from rainout.server.api import (
    COMPRESSED,
    OPENING,
    READING,
    WRITING,
    Authorization,
    Language,
    WhoAsks,
    troubles,
)
from rainout.server.leagues import Leagues
from rainout.server.protocol import Opened
from rainout.server.protocol_leagues import (
    ClubPage,
    CoursePage,
    DayPage,
    Founded,
    FoundLeague,
    GamePage,
    Invited,
    LeadersPage,
    LeagueLine,
    LeagueShown,
    Managing,
    Nothing,
    PlayerPage,
    PlayLeague,
    TakeClub,
)

LeagueName = Annotated[str, PathParameter(description="the league's name in links")]
ClubSign = Annotated[str, PathParameter(description="a club's sign, such as `KIT`, or its name")]
PlayerPlace = Annotated[int, PathParameter(ge=0, le=1000, description="a player's place in his club's team")]
GameNumber = Annotated[int, PathParameter(ge=1, le=1_000_000, description="a game's number in its season")]
DayNumber = Annotated[int, PathParameter(ge=1, le=1_000_000, description="a day of the season")]
SeasonNumber = Annotated[
    int | None, QueryParameter(ge=1, le=100_000, description="the season; the latest unless told")
]
FEW_DAYS = 30
"""What takes no more than a moment; a whole season counts as an analysis does."""
TheLeagues = NamedDependency[Leagues]


@route("/", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def ask_leagues() -> Response[None]:
    """What this address can be asked."""
    return Response(None, headers={"Allow": "GET, OPTIONS, POST"})


@get("/", responses=troubles())
async def list_leagues(leagues: TheLeagues) -> list[LeagueLine]:
    """Leagues that everybody is shown, the one that was played last first."""
    return await leagues.listed()


@post("/", **OPENING)
async def found_league(
    data: JSONBody[FoundLeague], leagues: TheLeagues, client: WhoAsks, language: Language = None
) -> Founded:
    """Found a league; the answer holds the secret by which its commissioner is known."""
    client.take("analyses")
    return await leagues.found(data, preferred_language(language))


@get("/{league:str}", **READING, middleware=COMPRESSED)
async def get_league(
    league: LeagueName, leagues: TheLeagues, season: SeasonNumber = None, authorization: Authorization = None
) -> LeagueShown:
    """The front page of a season: standings, the latest day, what comes next, who leads."""
    return await leagues.front(league, season, wire.tokens(authorization))


@get("/{league:str}/progress", responses=troubles(404))
async def get_progress(league: LeagueName, leagues: TheLeagues) -> LeagueLine:
    """How far a league is; cheap enough to be asked every second while it is played."""
    return await leagues.line(league)


@get("/{league:str}/days/{day:int}", responses=troubles(404), middleware=COMPRESSED)
async def get_day(
    league: LeagueName, day: DayNumber, leagues: TheLeagues, season: SeasonNumber = None
) -> DayPage:
    """All games of a day."""
    return await leagues.day(league, season, day)


@get("/{league:str}/leaders", responses=troubles(404), middleware=COMPRESSED)
async def get_leaders(league: LeagueName, leagues: TheLeagues, season: SeasonNumber = None) -> LeadersPage:
    """Who leads in what, and what people tell of."""
    return await leagues.leaders(league, season)


@get("/{league:str}/course", responses=troubles(404), middleware=COMPRESSED)
async def get_course(league: LeagueName, leagues: TheLeagues, season: SeasonNumber = None) -> CoursePage:
    """How the standings came about, day by day."""
    return await leagues.course(league, season)


@get("/{league:str}/clubs/{club:str}", responses=troubles(404), middleware=COMPRESSED)
async def get_club(
    league: LeagueName, club: ClubSign, leagues: TheLeagues, season: SeasonNumber = None
) -> ClubPage:
    """A club: how it stands, its games, its players."""
    return await leagues.club(league, season, club)


@get("/{league:str}/clubs/{club:str}/players/{place:int}", responses=troubles(404), middleware=COMPRESSED)
async def get_league_player(
    league: LeagueName,
    club: ClubSign,
    place: PlayerPlace,
    leagues: TheLeagues,
    season: SeasonNumber = None,
) -> PlayerPage:
    """A player's season: his line, and the log of his games."""
    return await leagues.player(league, season, club, place)


@get("/{league:str}/games/{number:int}", responses=troubles(404), middleware=COMPRESSED)
async def get_game(
    league: LeagueName, number: GameNumber, leagues: TheLeagues, season: SeasonNumber = None
) -> GamePage:
    """A game with its box score."""
    return await leagues.game(league, season, number)


@post("/{league:str}/games/{number:int}/open", **WRITING)
async def open_game(
    league: LeagueName,
    number: GameNumber,
    data: JSONBody[Nothing],
    leagues: TheLeagues,
    client: WhoAsks,
    season: SeasonNumber = None,
) -> Opened:
    """A game as a match that can be replayed, looked back at and verified; asked twice, it is the same."""
    client.take("tables")
    return await leagues.open_game(league, season, number)


@get("/{league:str}/file", media_type="text/plain", responses=troubles(401, 403, 404))
async def get_league_file(
    league: LeagueName, leagues: TheLeagues, authorization: Authorization = None
) -> Response[str]:
    """The league as `rainout league` reads it, for its commissioner."""
    text, name = await leagues.file(league, wire.tokens(authorization))
    return Response(
        text,
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/{league:str}/play", **WRITING)
async def play_league(
    league: LeagueName,
    data: JSONBody[PlayLeague],
    leagues: TheLeagues,
    client: WhoAsks,
    authorization: Authorization = None,
) -> LeagueLine:
    """Have a league played on; how far that is, `progress` tells."""
    client.take("bots" if data.days and data.days <= FEW_DAYS else "analyses")
    return await leagues.play(league, data, wire.tokens(authorization))


@post("/{league:str}/stop", **WRITING)
async def stop_league(
    league: LeagueName, data: JSONBody[Nothing], leagues: TheLeagues, authorization: Authorization = None
) -> LeagueLine:
    """Play no further."""
    return await leagues.stop(league, wire.tokens(authorization))


@post("/{league:str}/clubs/{club:str}/invite", **WRITING)
async def invite_manager(
    league: LeagueName,
    club: ClubSign,
    data: JSONBody[Nothing],
    leagues: TheLeagues,
    authorization: Authorization = None,
) -> Invited:
    """Let a person manage a club; the answer is for the link that is handed to him."""
    return await leagues.invite(league, club, wire.tokens(authorization))


@post("/{league:str}/clubs/take", **WRITING)
async def take_club(league: LeagueName, data: JSONBody[TakeClub], leagues: TheLeagues) -> Managing:
    """Exchange an invitation for the secret by which a club's manager is known."""
    return await leagues.take_club(league, data)


@post("/{league:str}/clubs/{club:str}/release", **WRITING)
async def release_club(
    league: LeagueName,
    club: ClubSign,
    data: JSONBody[Nothing],
    leagues: TheLeagues,
    authorization: Authorization = None,
) -> LeagueLine:
    """Give a club back to its bot."""
    return await leagues.release(league, club, wire.tokens(authorization))


@post("/{league:str}/games/{number:int}/sit", **WRITING)
async def sit_down_to_game(
    league: LeagueName,
    number: GameNumber,
    data: JSONBody[Nothing],
    leagues: TheLeagues,
    client: WhoAsks,
    authorization: Authorization = None,
) -> Opened:
    """Play a game of one's club at a table; the answer holds one's seats there."""
    client.take("tables")
    return await leagues.sit(league, number, wire.tokens(authorization))


@post("/{league:str}/games/{number:int}/let", **WRITING)
async def let_game_be_played(
    league: LeagueName,
    number: GameNumber,
    data: JSONBody[Nothing],
    leagues: TheLeagues,
    authorization: Authorization = None,
) -> LeagueLine:
    """Have the bots play a game of a person's club, this once."""
    return await leagues.let(league, number, wire.tokens(authorization))


@post("/{league:str}/season", **WRITING)
async def begin_season(
    league: LeagueName,
    data: JSONBody[Nothing],
    leagues: TheLeagues,
    client: WhoAsks,
    authorization: Authorization = None,
) -> LeagueLine:
    """Begin the next season with the same clubs."""
    client.take("analyses")
    return await leagues.begin_season(league, wire.tokens(authorization))


HANDLERS: list[Any] = [
    ask_leagues,
    list_leagues,
    found_league,
    get_league,
    get_progress,
    get_day,
    get_leaders,
    get_course,
    get_club,
    get_league_player,
    get_game,
    open_game,
    get_league_file,
    play_league,
    stop_league,
    invite_manager,
    take_club,
    release_club,
    sit_down_to_game,
    let_game_be_played,
    begin_season,
]
LEAGUES = Router("/api/leagues", route_handlers=HANDLERS)
