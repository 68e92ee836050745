"""The HTTP API: one small handler a request, everything typed; errors are :class:`Trouble` bodies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from litestar import HttpMethod, Request, Response, Router, get, post, route
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from rainout.core.registry import catalog, games
from rainout.core.words import preferred_language
from rainout.server import analysing, books, lessons, wire, workshop
from rainout.server.door import Door, is_from_here, require_here
from rainout.server.errors import NoGame
from rainout.server.house import House
from rainout.server.limits import Client
from rainout.server.protocol import (
    Act,
    Advised,
    AnalyseFile,
    Answer,
    Ask,
    Block,
    Catalogue,
    Claim,
    Consult,
    Foretold,
    Fork,
    GameInfo,
    GameWords,
    HeldSeat,
    Leave,
    LoadTable,
    Mine,
    NewTable,
    Offer,
    OpenDoor,
    Opened,
    PlayerShown,
    Preview,
    Rank,
    Reach,
    Rematch,
    Replay,
    ReportSeat,
    Resign,
    Return,
    Rulebook,
    Sheet,
    Showing,
    Table,
    TableLine,
    Take,
    Taught,
    Team,
    Trouble,
    Undo,
    WhoAmI,
)
from rainout.server.seats import player_of
from rainout.server.show import show_game

GameName = Annotated[str, PathParameter(description="the game's id, such as `clix`")]
LessonName = Annotated[str, PathParameter(description="the lesson's name, such as `corral`")]
MatchName = Annotated[str, PathParameter(description="the match's name")]
PlyNumber = Annotated[int, PathParameter(ge=0, le=10_000_000, description="how many actions were taken")]
Authorization = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization", description="`Bearer` and the tokens of the seats held, with commas between"
    ),
]
Language = Annotated[
    str | None, HeaderParameter(name="Accept-Language", description="what the reader reads, such as `es`")
]
PictureLanguage = Annotated[
    Literal["en", "es"] | None,
    QueryParameter(description="of the words in a picture that is saved by a link"),
]
BoxForm = Annotated[
    Literal["text", "html", "json"], QueryParameter(description="what the box scores are printed as")
]
TheDoor = NamedDependency[Door]
TheHouse = NamedDependency[House]
WhoAsks = NamedDependency[Client]

FOREVER = "private, max-age=3600"
"""For what will not change any more, short enough to forget what an older version of the program said."""


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a request may meet, for the API's description."""
    return {
        status: ResponseSpec(Trouble, description="refused", generate_examples=False)
        for status in sorted({400, 403, 408, 421, 429, 503, *statuses})
    }


READING: Mapping[str, Any] = {"responses": troubles(401, 404)}
"""Of requests about a table."""
WRITING: Mapping[str, Any] = {
    "status_code": 200,
    "responses": troubles(401, 403, 404, 409, 413, 415, 422),
}
"""Of requests that change one."""
OPENING: Mapping[str, Any] = {"status_code": 201, "responses": troubles(413, 415, 422)}


COMPRESSED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]
"""Of what everyone may read of the games. What names a seat's secret is not compressed: its length would tell of it."""


@get("/games", responses=troubles(), middleware=COMPRESSED)
async def list_games() -> list[GameInfo]:
    """The games there are."""
    return [show_game(game) for game in games().values()]


@get("/games/{game:str}/words", responses=troubles(404), middleware=COMPRESSED)
async def get_words(game: GameName, language: Language = None) -> GameWords:
    """What a game says, in the reader's language, for a page that was built without it."""
    if game not in games():
        raise NoGame(game=game)
    spoken = preferred_language(language)
    return GameWords(game, spoken, catalog(game, spoken))


@get("/games/{game:str}/lessons/{lesson:str}", responses=troubles(404), middleware=COMPRESSED)
async def get_lesson(game: GameName, lesson: LessonName, house: TheHouse) -> Taught:
    """A lesson: every table of it, and the one thing to do at each."""
    return await house.aside.do(lessons.show_lesson, game, lesson)


@get("/games/{game:str}/rules", responses=troubles(404), middleware=COMPRESSED)
async def get_rules(game: GameName, house: TheHouse, language: Language = None) -> Rulebook:
    """The rule book of a game, with its pictures and its word list, in the reader's language."""
    return await house.aside.do(books.show_book, game, preferred_language(language))


@get("/games/{game:str}/workshop", responses=troubles(404), middleware=COMPRESSED)
async def get_catalogue(game: GameName) -> Catalogue:
    """All that teams of a game can be made of."""
    return workshop.catalogue(game)


@post("/games/{game:str}/workshop/examine", status_code=200, responses=troubles(404, 413, 415, 422))
async def examine_team(
    game: GameName, data: JSONBody[Sheet], house: TheHouse, language: Language = None
) -> Team:
    """What a team costs, who plays where, and what is wrong with it."""
    return await house.aside.do(workshop.examine, game, data, preferred_language(language))


@post("/games/{game:str}/workshop/complete", status_code=200, responses=troubles(404, 413, 415, 422))
async def complete_team(
    game: GameName, data: JSONBody[Sheet], house: TheHouse, language: Language = None
) -> Team:
    """A legal team with all that is on the sheet; refused with the reason where there is none."""
    return await house.aside.do(workshop.complete, game, data, preferred_language(language))


@get("/reach", responses=troubles())
async def get_reach(request: Request[Any, Any, Any], door: TheDoor) -> Reach:
    """Who can reach the server, so that links lead to it."""
    return Reach(door.addresses, door.may_be_opened and is_from_here(request))


@post("/reach/open", status_code=200, responses=troubles(403, 409, 413, 415, 422))
async def open_door(data: JSONBody[OpenDoor], request: Request[Any, Any, Any], door: TheDoor) -> Reach:
    """Let the local network in; only whoever sits at the server's machine may."""
    require_here(request)
    await door.open()
    return Reach(door.addresses, False)


@get("/ratings/{game:str}", responses=troubles(404))
async def get_leaderboard(game: GameName, house: TheHouse) -> list[Rank]:
    """Who plays a game best, of those who want to be rated and of whom enough is known."""
    if game not in games():
        raise NoGame(game=game)
    return await house.leaderboard(game)


@get("/players/{player:str}", responses=troubles())
async def get_player(
    player: Annotated[str, PathParameter(description="the public name of somebody's key")], house: TheHouse
) -> PlayerShown:
    """The ratings of somebody, and how they came about."""
    return await house.player(player)


@post("/players/me", status_code=200, responses=troubles(413, 415, 422))
async def get_myself(data: JSONBody[WhoAmI], house: TheHouse) -> PlayerShown:
    """The same of whoever has a key; also how one learns one's public name."""
    return await house.player(player_of(data.key))


@post("/players/block", status_code=200, responses=troubles(413, 415, 422))
async def block_player(data: JSONBody[Block], house: TheHouse) -> PlayerShown:
    """Play no rated games with somebody any more, or do so again; the answer is who it is."""
    await house.block(data)
    return await house.player(data.player)


@route("/tables", http_method=HttpMethod.OPTIONS, status_code=204, include_in_schema=False)
async def ask_tables() -> Response[None]:
    """What this address can be asked; where there are two methods, Litestar's own answer names the first alone."""
    return Response(None, headers={"Allow": "GET, OPTIONS, POST"})


@get("/tables", responses=troubles())
async def list_tables(house: TheHouse) -> list[TableLine]:
    """Tables anyone may watch: those in progress first, the latest first."""
    return await house.listed()


@get("/lobby", responses=troubles())
async def list_free_seats(house: TheHouse) -> list[TableLine]:
    """Tables with a seat that anybody may take, the latest first; cheap enough to be asked every few seconds."""
    return await house.free()


@post("/tables", **OPENING)
async def open_table(data: JSONBody[NewTable], house: TheHouse, client: WhoAsks) -> Opened:
    """Open a table; the answer holds tokens for your own seats and invitations for your friends'."""
    client.take("tables")
    client.take("bots", sum(seat.kind == "bot" for seat in data.seats))
    return await house.open(data)


@post("/tables/load", **OPENING)
async def load_table(data: JSONBody[LoadTable], house: TheHouse, client: WhoAsks) -> Opened:
    """Open a table from a match file."""
    client.take("tables")
    return await house.load(data)


@post("/tables/mine", status_code=200, responses=troubles(413, 415, 422))
async def list_mine(data: JSONBody[Mine], house: TheHouse) -> list[TableLine]:
    """How some matches stand, the latest first; unknown ones are passed over."""
    return await house.mine(data.matches)


@get("/tables/{match:str}", **READING)
async def get_table(match: MatchName, house: TheHouse, authorization: Authorization = None) -> Table:
    """A table as the holder of some seats, or a spectator, may see it."""
    return await house.look(match, wire.tokens(authorization))


@post("/tables/{match:str}/claim", **WRITING)
async def claim_seat(match: MatchName, data: JSONBody[Claim], house: TheHouse) -> HeldSeat:
    """Exchange an invitation for the seat's token."""
    return await house.claim(match, data)


@post("/tables/{match:str}/take", **WRITING)
async def take_seat(
    match: MatchName, data: JSONBody[Take], house: TheHouse, authorization: Authorization = None
) -> HeldSeat:
    """Take a seat that anybody may take."""
    return await house.take(match, data, wire.tokens(authorization))


@post("/tables/{match:str}/offer", **WRITING)
async def offer_seat(
    match: MatchName, data: JSONBody[Offer], house: TheHouse, authorization: Authorization = None
) -> Table:
    """Let anybody take a seat that was kept for a friend."""
    tokens = wire.tokens(authorization)
    await house.offer(match, data, tokens)
    return await house.look(match, tokens, since=None)


@post("/tables/{match:str}/show", **WRITING)
async def show_to_all(
    match: MatchName, data: JSONBody[Showing], house: TheHouse, authorization: Authorization = None
) -> Table:
    """Let everyone watch a table of one's own, or only those who have its link."""
    tokens = wire.tokens(authorization)
    await house.show(match, data, tokens)
    return await house.look(match, tokens, since=None)


@post("/tables/{match:str}/actions", **WRITING)
async def take_action(
    match: MatchName, data: JSONBody[Act], house: TheHouse, authorization: Authorization = None
) -> Table:
    """Take an action, or roll."""
    tokens = wire.tokens(authorization)
    await house.act(match, data, tokens)
    return await house.look(match, tokens, data.ply)


@post("/tables/{match:str}/preview", **WRITING)
async def preview_action(
    match: MatchName, data: JSONBody[Preview], house: TheHouse, authorization: Authorization = None
) -> Foretold:
    """What an action of a seat would do, as far as the seat can know; nothing changes."""
    return await house.foresee(match, data, wire.tokens(authorization))


@post("/tables/{match:str}/consult", **WRITING)
async def ask_the_coach(
    match: MatchName,
    data: JSONBody[Consult],
    house: TheHouse,
    client: WhoAsks,
    authorization: Authorization = None,
) -> Advised:
    """What a seat should do, what everything else costs, and why; against bots only."""
    client.take("bots")
    return await house.consult(match, data, wire.tokens(authorization))


@post("/tables/{match:str}/undo", **WRITING)
async def take_back(
    match: MatchName, data: JSONBody[Undo], house: TheHouse, authorization: Authorization = None
) -> Table:
    """Take back a seat's last action."""
    tokens = wire.tokens(authorization)
    await house.undo(match, data, tokens)
    return await house.look(match, tokens, data.ply)


@post("/tables/{match:str}/ask", **WRITING)
async def ask_the_others(
    match: MatchName, data: JSONBody[Ask], house: TheHouse, authorization: Authorization = None
) -> Table:
    """Ask the others to let one take back, to pause, or to go on."""
    tokens = wire.tokens(authorization)
    await house.ask(match, data, tokens)
    return await house.look(match, tokens, data.ply)


@post("/tables/{match:str}/answer", **WRITING)
async def answer_the_others(
    match: MatchName, data: JSONBody[Answer], house: TheHouse, authorization: Authorization = None
) -> Table:
    """Say yes or no to what was asked."""
    tokens = wire.tokens(authorization)
    await house.answer(match, data, tokens)
    return await house.look(match, tokens, data.ply)


@post("/tables/{match:str}/report", **WRITING)
async def report_player(
    match: MatchName, data: JSONBody[ReportSeat], house: TheHouse, authorization: Authorization = None
) -> Table:
    """Tell the host that somebody at the table does not behave."""
    tokens = wire.tokens(authorization)
    await house.report(match, data, tokens)
    return await house.look(match, tokens, since=None)


@post("/tables/{match:str}/resign", **WRITING)
async def give_up(
    match: MatchName, data: JSONBody[Resign], house: TheHouse, authorization: Authorization = None
) -> Table:
    """Give the match up."""
    tokens = wire.tokens(authorization)
    await house.resign(match, data, tokens)
    return await house.look(match, tokens, data.ply)


@post("/tables/{match:str}/rematch", **WRITING)
async def play_again(
    match: MatchName,
    data: JSONBody[Rematch],
    house: TheHouse,
    client: WhoAsks,
    authorization: Authorization = None,
) -> Table:
    """Play again; the answer names the match that follows."""
    client.take("tables")
    tokens = wire.tokens(authorization)
    await house.rematch(match, data, tokens)
    return await house.look(match, tokens, since=None)


@post("/tables/{match:str}/leave", **WRITING)
async def leave_seat(
    match: MatchName,
    data: JSONBody[Leave],
    house: TheHouse,
    client: WhoAsks,
    authorization: Authorization = None,
) -> Table:
    """Let a bot play for one's own seat, or for a player who is gone."""
    client.take("bots")
    tokens = wire.tokens(authorization)
    await house.stand_in(match, data, tokens)
    return await house.look(match, tokens, since=None)


@post("/tables/{match:str}/return", **WRITING)
async def return_to_seat(
    match: MatchName, data: JSONBody[Return], house: TheHouse, authorization: Authorization = None
) -> Table:
    """Take one's seat back from the bot."""
    tokens = wire.tokens(authorization)
    await house.come_back(match, data, tokens)
    return await house.look(match, tokens, since=None)


@get("/tables/{match:str}/plies/{ply:int}", responses=troubles(401, 404))
async def get_moment(
    match: MatchName, ply: PlyNumber, house: TheHouse, authorization: Authorization = None
) -> Response[Replay]:
    """A match as it stood after some actions."""
    shown, for_good = await house.moment(match, ply, wire.tokens(authorization))
    return Response(shown, headers={"Cache-Control": FOREVER} if for_good else None)


@get("/tables/{match:str}/analysis", media_type=analysing.MEDIA_TYPE, responses=troubles(404, 409))
async def analyse_table(match: MatchName, house: TheHouse, client: WhoAsks) -> Stream:
    """A finished match looked back at: an Analysis a line, each better than the one before, until the last is whole."""
    client.take("analyses")
    return Stream(await house.look_back(match), media_type=analysing.MEDIA_TYPE)


@get("/tables/{match:str}/analysis/picture", media_type="image/svg+xml", responses=troubles(404, 409))
async def draw_table(
    match: MatchName,
    house: TheHouse,
    client: WhoAsks,
    lang: PictureLanguage = None,
    language: Language = None,
) -> Response[str]:
    """The chance to win over a whole finished match, as a picture (SVG)."""
    client.take("analyses")
    drawn, name = await house.draw(match, lang or preferred_language(language))
    return Response(
        drawn,
        media_type="image/svg+xml",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post(
    "/analysis",
    status_code=200,
    media_type=analysing.MEDIA_TYPE,
    responses=troubles(413, 415, 422),
)
async def analyse_file(data: JSONBody[AnalyseFile], house: TheHouse, client: WhoAsks) -> Stream:
    """The same of the match in a file, finished or not."""
    client.take("analyses")
    return Stream(await house.look_back_at_file(data), media_type=analysing.MEDIA_TYPE)


@post("/tables/{match:str}/fork", status_code=201, responses=troubles(403, 404, 409, 413, 415, 422))
async def play_on(match: MatchName, data: JSONBody[Fork], house: TheHouse, client: WhoAsks) -> Opened:
    """Play on from a moment of a finished match against bots, at a table of one's own."""
    client.take("tables")
    client.take("bots")
    return await house.fork(match, data)


@get("/tables/{match:str}/file", media_type="text/plain", responses=troubles(403, 404))
async def get_file(match: MatchName, house: TheHouse) -> Response[str]:
    """The match as a readable file; its seed only once it is over."""
    text, name = await house.file(match)
    return Response(
        text,
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{match:str}/box", responses=troubles(404, 409), media_type="text/plain")
async def get_box(
    match: MatchName,
    house: TheHouse,
    client: WhoAsks,
    form: BoxForm = "text",
    lang: PictureLanguage = None,
    language: Language = None,
) -> Response[str]:
    """The box scores of a finished match's games."""
    client.take("analyses")
    text, media, name = await house.box(match, form, lang or preferred_language(language))
    return Response(text, media_type=media, headers={"Content-Disposition": f'attachment; filename="{name}"'})


API = Router(
    "/api",
    route_handlers=[
        list_games,
        get_words,
        get_lesson,
        get_rules,
        get_catalogue,
        examine_team,
        complete_team,
        get_reach,
        open_door,
        block_player,
        get_leaderboard,
        get_myself,
        get_player,
        ask_tables,  # before the other two: no answer of Litestar's is put in then
        list_tables,
        list_free_seats,
        open_table,
        load_table,
        list_mine,
        get_table,
        claim_seat,
        take_seat,
        offer_seat,
        show_to_all,
        take_action,
        preview_action,
        ask_the_coach,
        take_back,
        ask_the_others,
        answer_the_others,
        report_player,
        give_up,
        play_again,
        leave_seat,
        return_to_seat,
        get_moment,
        analyse_table,
        draw_table,
        analyse_file,
        play_on,
        get_file,
        get_box,
    ],
)
