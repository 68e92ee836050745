"""What server and browser say to each other: every message is a typed struct, checked at the edge.

The browser's TypeScript types are generated from these (``make types``), so the two cannot drift apart.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from rainout.bots.coach import Advice
from rainout.core.ladder import Rung
from rainout.core.options import GameOption, OptionValue
from rainout.core.preview import Foreseen
from rainout.core.report import Report
from rainout.core.table import Choice, Event, Outcome, Reason
from rainout.core.words import Message
from rainout.core.workshop import Place, Tally, TeamOption

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="a player's name")]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=100, description="the secret that holds a seat")]
Ply = Annotated[
    int, msgspec.Meta(ge=0, le=10_000_000, description="length of the match's log as the client knows it")
]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=100, description="an action in notation")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


Key = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Za-z0-9_-]{22}$", description="16 random bytes, who somebody is: base64 without padding"
    ),
]


LanguageName = Literal["en", "es"]
ContactKind = Literal["push", "mail"]
"""How somebody is called who is not at the table."""
Binary = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Za-z0-9_-]*$", min_length=1, max_length=8000, description="base64 without padding"
    ),
]
ContactSecret = Annotated[
    str,
    msgspec.Meta(min_length=1, max_length=100, description="the secret by which a browser names a contact"),
]
MyTokens = Annotated[
    list[Token], msgspec.Meta(max_length=200, description="the tokens of my seats, wherever they are")
]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all that clients send: unknown fields are refused."""


# --- What a client sends over HTTP -----------------------------------------------------------------------------------


class SeatWish(In, frozen=True):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "local", "link", "anyone", "bot"]
    """Me in this browser, another person on this screen, a friend by link, whoever comes to the lobby, or a bot."""
    name: Name | None = None
    level: str | None = None
    """For a bot: one of the game's levels, such as ``novice``; the strongest when left out."""


class Pace(In, frozen=True):
    """How long players may think: each has a clock, which runs while that player is asked."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=2_592_000)]
    """For all of the match, or for every action anew."""
    each_move: bool = False
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds that a player gets when somebody else's turn has come."""
    late: Literal["loses", "bot"] = "loses"
    """What becomes of a player whose time runs out: the match is lost, or a bot plays on."""


class NewTable(In, frozen=True):
    """Ask for a new table."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    """House rules by name; those left out keep their defaults."""
    own_dice: bool = False
    """The players roll real dice and tell the table what they rolled."""
    listed: bool = True
    """Show the table on the home page, so that others can watch."""
    pace: Pace | None = None
    """None: everybody takes the time that is needed."""
    consent: bool = False
    """People take back only what the others agree to, but then further than is free otherwise."""
    rated: bool = False
    """The result counts for the ratings of all who play, each a person with a key."""
    key: Key | None = None
    """Mine, for a rated table."""


class Claim(In, frozen=True):
    """Take the seat an invitation is for."""

    invitation: Token
    name: Name | None = None
    key: Key | None = None
    """Wanted at a rated table."""


class Take(In, frozen=True):
    """Take a seat that anybody may take."""

    seat: SeatNumber | None = None
    """Any of them when left out."""
    name: Name | None = None
    key: Key | None = None
    """Wanted at a rated table."""


class Offer(In, frozen=True):
    """Let anybody take a seat that was kept for a friend; the invitation to it is good no more."""

    seat: SeatNumber


class Showing(In, frozen=True):
    """Show a table on the home page, so that others can watch, or show it no more."""

    listed: bool


ReportKind = Literal["rude", "cheats", "leaves", "name", "other"]
"""What somebody is reported for. Words: ``report-<kind>``."""


class ReportSeat(In, frozen=True):
    """Tell the host that somebody at the table does not behave."""

    seat: SeatNumber
    """Mine."""
    about: SeatNumber
    kind: ReportKind
    words: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Block(In, frozen=True):
    """Play no rated games with somebody any more, or do so again."""

    key: Key
    """Mine."""
    player: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$", description="the public name of a key")]
    blocked: bool


class Settle(In, frozen=True):
    """A host has dealt with a report: nothing was to be done, or the table was closed."""

    match: str
    seat: SeatNumber
    about: SeatNumber
    done: Literal["dismissed", "closed"]


class WhoAmI(In, frozen=True):
    """Ask for what is known of whoever has this key."""

    key: Key


class CallByPush(In, frozen=True):
    """Call me through my browser's push service when a table waits for me."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}$")]
    language: LanguageName
    seats: MyTokens = []


class CallByMail(In, frozen=True):
    """Call me by e-mail; nothing is sent before the link in a first letter was followed."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: LanguageName
    seats: MyTokens = []


class MyContacts(In, frozen=True):
    """For which seats I want to be called, and whether I still am."""

    contacts: Annotated[list[ContactSecret], msgspec.Meta(max_length=4)]
    seats: MyTokens


class Confirm(In, frozen=True):
    """What came with a letter, to show that it did."""

    code: ContactSecret


class StopCalls(In, frozen=True):
    """Call me there no more, and forget where that was."""

    contact: ContactSecret


class Signed(In, frozen=True):
    """What a passkey has signed, as the browser gives it."""

    credential: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]*$", min_length=1, max_length=1400)]
    client: Binary
    """What was signed: which challenge, and whose page asked."""
    authenticator: Binary
    signature: Binary


class NewPasskey(In, frozen=True):
    """Keep my key, sealed with what only this passkey yields."""

    credential: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]*$", min_length=1, max_length=1400)]
    client: Binary
    attestation: Binary
    sealed: Annotated[
        str,
        msgspec.Meta(pattern="^[A-Za-z0-9_-]{59}$", description="nonce, key and tag of AES-GCM: 44 bytes"),
    ]


class Mine(In, frozen=True):
    """Ask how the matches stand that this browser has sat at."""

    matches: Annotated[list[str], msgspec.Meta(max_length=100)]


class LoadTable(In, frozen=True):
    """Open a table from a match file: go on with an unfinished match, replay a finished one."""

    file: Annotated[str, msgspec.Meta(max_length=900_000)]


class AnalyseFile(In, frozen=True):
    """Look back at the match in a file, finished or not."""

    file: Annotated[str, msgspec.Meta(max_length=900_000)]


class Fork(In, frozen=True):
    """Play on from a moment of a finished match, at a table of one's own; that match stays as it is."""

    ply: Ply
    """How many of its actions the new match begins with; dice for what follows are new."""
    seat: SeatNumber
    """Mine; bots take the others."""
    level: str | None = None
    """Of the bots; the strongest when left out."""
    name: Name | None = None


class OpenDoor(In, frozen=True):
    """Let the local network in."""


class Sheet(In, frozen=True):
    """A team sheet to be looked at or filled up."""

    text: Annotated[str, msgspec.Meta(max_length=10_000)] = ""
    ready: str | None = None
    """Begin with this ready team, rather than with a text."""
    options: dict[str, OptionValue] = {}
    """What the team must suit: the workshop's ``terms``; those left out keep their defaults."""


# --- What a client sends over the socket -----------------------------------------------------------------------------


class Hello(In, frozen=True, tag="hello"):
    """The first message: the seats I hold and how much of the log I have seen."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=16)] = []
    since: Ply = 0
    language: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    """Of what the server says when it refuses something; a browser cannot set the headers of a socket."""


class Act(In, frozen=True, tag="act"):
    """Take an action. ``roll`` alone lets the table roll; ``roll 4`` says what a player's own die showed."""

    ply: Ply
    seat: SeatNumber
    action: ActionText


class Preview(In, frozen=True, tag="preview"):
    """What would this action of mine do? ``roll`` asks what a throw may come to."""

    ply: Ply
    seat: SeatNumber
    action: ActionText


class Consult(In, frozen=True, tag="consult"):
    """Ask the coach what I should do; against bots only."""

    ply: Ply
    seat: SeatNumber


class Undo(In, frozen=True, tag="undo"):
    """Take back my last action."""

    ply: Ply
    seat: SeatNumber


AskName = Literal["undo", "pause", "resume"]
"""What needs everybody's consent: to take back to one's last decision, to stop the clocks, to let them go again."""


class Ask(In, frozen=True, tag="ask"):
    """Ask the others at the table whether they agree to something."""

    ply: Ply
    seat: SeatNumber
    what: AskName


class Answer(In, frozen=True, tag="answer"):
    """Say yes or no to what was asked; who has asked may say no, too."""

    ply: Ply
    seat: SeatNumber
    yes: bool


class Resign(In, frozen=True, tag="resign"):
    """Give the match up."""

    ply: Ply
    seat: SeatNumber


class Rematch(In, frozen=True, tag="rematch"):
    """Play again: same players, same options."""

    seat: SeatNumber
    swap: bool = False
    """Everybody moves on by a seat, so that two change sides; each keeps the team that was brought along."""


class Leave(In, frozen=True, tag="leave"):
    """Let a bot play for a seat: one's own, or that of a player who is gone."""

    seat: SeatNumber


class Return(In, frozen=True, tag="return"):
    """Take my seat back from the bot."""

    seat: SeatNumber


EmoteName = Literal["hello", "luck", "nice", "wow", "oops", "easy", "thanks", "good-game"]
"""All that players can say to each other: a fixed set, and nothing unkind in it. Words: ``emote-<name>``."""


class Emote(In, frozen=True, tag="emote"):
    """Say something to everybody at the table."""

    seat: SeatNumber
    emote: EmoteName


class Ping(In, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello | Act | Preview | Consult | Undo | Ask | Answer | Resign | Rematch | Leave | Return | Emote | Ping
)


# --- What the server sends -------------------------------------------------------------------------------------------


class WorkshopInfo(msgspec.Struct, frozen=True):
    """What people can build teams for."""

    teams: tuple[TeamOption, ...]
    """By seat, the options that hold a team."""
    terms: tuple[str, ...]
    """The options that a team must suit."""
    usual: dict[str, OptionValue]
    """What a team is built for unless told otherwise, where that differs from a match's defaults."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the home page introduces it. Words: ``<id>-title``, ``<id>-tagline``."""

    id: str
    version: int
    """Version of the rules; a saved match names the one it was played under."""
    seats: tuple[int, int]
    """Fewest and most players."""
    minutes: tuple[int, int]
    depth: int
    """How much there is to think about, 1 to 5."""
    hidden: bool
    """Whether players hold cards the others must not see."""
    bots: tuple[str, ...]
    """Levels, weakest first. Words: ``bot-<level>``."""
    options: tuple[GameOption, ...]
    dice: bool
    """Whether dice are rolled, which people may want to do themselves."""
    sides: dict[str, tuple[int, ...]]
    """For each number of players, the side each seat is on: its own, or a team's."""
    other_sides: dict[str, dict[str, tuple[int, ...]]]
    """The same under the options that change it, such as ``larger-team=home``."""
    workshop: WorkshopInfo | None
    """None for a game in which nobody brings a team of their own."""
    lessons: tuple[str, ...]
    """What can be learnt by playing, in order. Words: ``<id>-lesson-<lesson>``."""
    rungs: tuple[Rung, ...]
    """Ways to play, the easiest first: those the game declares, or its bots."""
    feats: tuple[str, ...]
    """What can be achieved. Words: the key itself, and ``<key>-told`` for the story."""


class GameWords(msgspec.Struct, frozen=True):
    """What a game says in one language."""

    game: str
    language: str
    catalog: str
    """Messages as Project Fluent writes them."""


class Catalogue(msgspec.Struct, frozen=True):
    """All that teams of a game can be made of."""

    game: str
    catalogue: Any
    """The game's own, such as ClixCatalogue."""


class TeamFault(msgspec.Struct, frozen=True):
    """Something wrong with a team."""

    message: str
    """In the reader's language."""
    numbers: tuple[int, ...]
    """The pieces it is about."""
    line: int | None
    """The line of the sheet, where it could not be read."""


class Team(msgspec.Struct, frozen=True):
    """A team as the workshop finds it."""

    title: str
    text: str
    """The sheet in its one form; what could not be read is not in it."""
    numbers: tuple[int, ...]
    points: int
    most_points: int | None
    """None where points do not count."""
    places: tuple[Place, ...]
    """Every place that must be filled, then the other pieces by where they wait."""
    needs: str
    """What a team needs here, in the reader's language."""
    faults: tuple[TeamFault, ...]
    legal: bool
    tallies: tuple[Tally, ...]
    """How many pieces each part has, where a team has parts."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    name: str | None
    """None: call them player 1, 2, … in the reader's language, or the bot by its level."""
    kind: Literal["human", "open", "bot"]
    side: int
    """The side it plays for, which an outcome may name: its own, or a team's."""
    level: str | None = None
    connected: bool = False
    away: bool = False
    """The player has left and a bot plays; the player may come back."""
    free: bool = False
    """Nobody sits here, and anybody may."""
    player: str | None = None
    """At a rated table, who it is: the public name of a key."""


class DiceProof(msgspec.Struct, frozen=True):
    """The hash of the seed is public from the start, the seed once the match is over."""

    commitment: str
    seed: str | None = None


class Meanwhile(msgspec.Struct, frozen=True):
    """What happened as the one may see it who was at the screen till now, when another of the same screen is to act."""

    change: Any
    """How that seat's view differs now from the one that was sent."""
    log: tuple[Event, ...]
    frames: tuple[Any, ...]


class Clock(msgspec.Struct, frozen=True):
    """How long everybody has left, as it was when this was sent."""

    left: tuple[float | None, ...]
    """Seconds by seat; null for whoever has no clock, as bots."""
    running: int | None
    """The seat whose clock runs."""
    state: Literal["waiting", "going", "paused"]
    """Clocks wait until every seat is taken."""


class Wish(msgspec.Struct, frozen=True):
    """Something that one of your seats may ask the others for."""

    what: AskName
    seat: int


class Asked(msgspec.Struct, frozen=True):
    """Something that a player has asked the others for."""

    what: AskName
    seat: int
    awaits: tuple[int, ...]
    """Who has not answered yet."""


class Undone(msgspec.Struct, frozen=True):
    """Somebody took an action back."""

    ply: int
    """How many actions of the match were left then."""
    seat: int


class Table(msgspec.Struct, frozen=True, tag="table"):
    """Everything one client may know of a table now; sent after every change."""

    match: str
    game: str
    ply: int
    """Length of the log; actions name the ply they act on."""
    plies: int
    """Actions in the match as it stands (undone ones not counted): how far a replay goes."""
    options: dict[str, OptionValue]
    own_dice: bool
    seats: tuple[SeatInfo, ...]
    you: tuple[int, ...]
    """Seats this client holds; none for a spectator."""
    actor: int | None
    """The seat that must act or roll; None when nobody must."""
    asked: Literal["act", "roll", "tell-roll", "wait", "over"]
    """What the actor must do: choose an action, throw the die, say what a real die showed, or nothing."""
    prompt: Message
    """One sentence: whose move it is and what is asked."""
    choices: tuple[Choice, ...]
    """The legal actions, when the actor is one of yours."""
    why_not: dict[str, Reason]
    """By target, why other things on the table cannot be chosen; what is not in it is simply not asked for."""
    opening: tuple[Message, ...]
    """What is good to know before the first move: a heading, then a line each; empty in most games."""
    viewer: int | None
    """The seat the view is through; where several people share a screen and hands are hidden, whoever must act."""
    secret: bool
    """What the viewer sees or is asked now is for his eyes only: who shares the screen is to look away."""
    view: Any
    """The game's own view, such as HensView; over a socket, null after the first through each viewer's eyes."""
    change: Any
    """Where the view is null: how it differs from the last one through these eyes; see ``core/patches.py``."""
    log: tuple[Event, ...]
    """What happened since the ply the client said it had seen; all of it when ``fresh``."""
    frames: tuple[Any, ...]
    """For each event of the log how the view was when it was told, as it differs from the view of the next one, the
    last from the view now; empty where there are too many to be watched."""
    meanwhile: Meanwhile | None
    """Given when the viewer is another than in the message before."""
    fresh: bool
    """True when ``log`` starts at the beginning: forget what you had (after an undo too)."""
    may_undo: tuple[int, ...]
    """Your seats that may take back their last action now."""
    undone: tuple[Undone, ...]
    """What was taken back on the way to how the match stands; not in practice."""
    waited: float
    """Seconds the table has waited for the actor when this was sent."""
    practice: bool
    """One person against bots only: undo is free."""
    coach: bool
    """Whether the coach may be asked for you: while no seat against yours is, or may be, a person's."""
    dice: DiceProof
    outcome: Outcome | None
    report: Report | None
    """The story of the match, such as a box score, once it is over."""
    rematch: str | None
    """The match that follows this one, once someone asked for it; your tokens are good there too."""
    created: str
    """When the table was opened, ISO 8601, UTC."""
    listed: bool
    """Whether it is shown on the home page, so that others can watch."""
    watching: int
    """How many look on without a seat."""
    pace: Pace | None
    """How long players may think; null where nobody counts."""
    clock: Clock | None
    consent: bool
    """Whether people take back only what the others agree to."""
    may_ask: tuple[Wish, ...]
    """What needs the others' consent and may be asked for now."""
    question: Asked | None
    """What somebody has asked for."""
    rated: bool
    """Whether the result counts, as long as nobody leaves a seat to a bot."""
    closed: bool
    """Whether the host has closed the table."""


class Trouble(msgspec.Struct, frozen=True, tag="error"):
    """Something was refused; the table is unharmed."""

    code: str
    """Stable, for programs: ``stale``, ``illegal-action``, ``not-your-seat``, …"""
    message: str
    """In the reader's language, what was wrong and what was expected."""
    ply: int | None = None
    """For ``stale``: where the log is now."""
    wait: float | None = None
    """Seconds after which the same may be asked again; null where waiting does not help."""


class Foretold(msgspec.Struct, frozen=True, tag="foretold"):
    """What an action would do, for the holder of the seat that asked; where it cannot be said, nothing comes."""

    ply: int
    seat: int
    foreseen: Foreseen


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """What the coach says to the holder of the seat that asked."""

    ply: int
    seat: int
    advice: Advice


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""


class Emoted(msgspec.Struct, frozen=True, tag="emoted"):
    """A player said something to everybody at the table."""

    seat: int
    emote: EmoteName


class Watched(msgspec.Struct, frozen=True, tag="watched"):
    """Somebody has come to look on, or has gone."""

    watching: int


FromServer = Table | Trouble | Foretold | Advised | Emoted | Watched | Pong


class HeldSeat(msgspec.Struct, frozen=True):
    """A seat given out: hold it with ``token``, or hand ``invitation`` to a friend."""

    seat: int
    token: str | None = None
    invitation: str | None = None


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the seats whoever asked for it may hold or hand out."""

    match: str
    seats: tuple[HeldSeat, ...]


class Reach(msgspec.Struct, frozen=True):
    """Who can reach the server."""

    addresses: tuple[str, ...]
    """What links for others begin with, such as ``http://192.168.1.5:8765``; none while only this machine gets in."""
    may_open: bool
    """Whether the reader may let the local network in: he sits at the server's machine, and there is such a network."""


class TableLine(msgspec.Struct, frozen=True):
    """A table as a line on the home page."""

    match: str
    game: str
    seats: tuple[SeatInfo, ...]
    ply: int
    over: bool
    actor: int | None
    outcome: Outcome | None
    updated: str
    rung: str | None
    """The rung of the game's ladder that it is on, where the ladder leads elsewhere than to better bots."""
    watching: int
    pace: Pace | None
    rated: bool


class Rank(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    player: str
    name: str | None
    rating: int
    deviation: int
    matches: int


class RatingShown(msgspec.Struct, frozen=True):
    """How well somebody plays one game."""

    game: str
    rating: int
    deviation: int
    """Two times out of three the rating is no more than this off."""
    matches: int


class RatedMatch(msgspec.Struct, frozen=True):
    """A match that counted, and the rating after it."""

    match: str
    game: str
    at: str
    score: float
    """1 for a win, 0 for a loss, 0.5 for neither."""
    rating: int
    deviation: int


class PlayerShown(msgspec.Struct, frozen=True):
    """What is known of somebody with a key."""

    player: str
    name: str | None
    ratings: tuple[RatingShown, ...]
    history: tuple[RatedMatch, ...]
    """The latest first."""


class Ways(msgspec.Struct, frozen=True):
    """How the house can call people, and know them again."""

    push: str | None
    """The public key that a browser's push service wants; None where there are no pushes."""
    mail: bool
    passkeys: bool


class Contacted(msgspec.Struct, frozen=True):
    """What names a contact from now on: its browser keeps that."""

    contact: str


class ContactShown(msgspec.Struct, frozen=True):
    """Whether somebody is called at a contact."""

    kind: ContactKind | None
    """None: at none of that name."""
    confirmed: bool


class PasskeyChallenge(msgspec.Struct, frozen=True):
    """What a passkey is to sign."""

    challenge: str
    host: str


class SealedKey(msgspec.Struct, frozen=True):
    """A key, as only the passkey it was sealed with opens it."""

    sealed: str


class Done(msgspec.Struct, frozen=True):
    """That was all."""


class ReportShown(msgspec.Struct, frozen=True):
    """What somebody told the host."""

    match: str
    seat: int
    about: int
    name: str | None
    """What whoever it is about is called."""
    kind: ReportKind
    words: str
    at: str
    done: str | None
    """What the host did about it."""


class Overview(msgspec.Struct, frozen=True):
    """What a host sees."""

    tables: int
    """In memory, of this worker."""
    attended: int
    bots: int
    sockets: int
    memory: int
    """Bytes, of this worker."""
    lines: tuple[TableLine, ...]
    """The tables at which something has happened last, also those that only their players know of."""
    reports: tuple[ReportShown, ...]


class Replay(msgspec.Struct, frozen=True):
    """One moment of a match: the position after ``ply`` actions and what the last of them caused."""

    match: str
    ply: int
    plies: int
    turn_plies: tuple[int, ...]
    """The plies at which a turn ended, for stepping turn by turn."""
    view: Any
    log: tuple[Event, ...]
    frames: tuple[Any, ...]
    """As in a table."""


class LessonStep(msgspec.Struct, frozen=True):
    """One sentence of a lesson, and the table at which it is said."""

    say: Message
    wanted: str | None
    """The action the learner is to take, ``roll`` for a throw; null where he only reads."""
    table: Table
    """Its view is given once; later ones as in a table over a socket. What is legal besides is left out."""


class Taught(msgspec.Struct, frozen=True):
    """A lesson, from its first sentence to its last."""

    game: str
    lesson: str
    next: str | None
    """The lesson that follows."""
    steps: tuple[LessonStep, ...]


class FigureShown(msgspec.Struct, frozen=True):
    """A picture of a rule book: a position, to be drawn by the game's own board."""

    options: dict[str, OptionValue]
    """All that is agreed in the position."""
    seats: tuple[SeatInfo, ...]
    seat: int
    """The seat it is seen from, whose name is null: the reader's."""
    view: Any
    """The game's own view, such as HensView."""
    log: tuple[Event, ...]
    """What led there."""


class PartShown(msgspec.Struct, frozen=True):
    """A paragraph or a list of a rule book, or what is written below a picture."""

    text: str
    when: dict[str, tuple[OptionValue, ...]]
    """For options that matter, the values for which it holds."""
    figure: FigureShown | None


class ChapterShown(msgspec.Struct, frozen=True):
    """A chapter of a rule book."""

    name: str
    title: str
    when: dict[str, tuple[OptionValue, ...]]
    asks: tuple[str, ...]
    """The prompts it answers, by their keys; an asterisk stands for anything."""
    parts: tuple[PartShown, ...]


class WordShown(msgspec.Struct, frozen=True):
    """A word of a game and the one sentence that explains it."""

    name: str
    term: str
    text: str
    chapter: str
    """Where there is more about it."""
    rules: tuple[str, ...]
    """By their IDs in docs/rules."""
    when: dict[str, tuple[OptionValue, ...]]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game to be read, in the reader's language: for all options, each part with those it holds for."""

    game: str
    language: str
    chapters: tuple[ChapterShown, ...]
    words: tuple[WordShown, ...]
    """In the order of the alphabet."""
