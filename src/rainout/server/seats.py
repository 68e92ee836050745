"""Seats and the secrets that hold them. Only hashes of secrets are kept."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from rainout.bots import NAMES
from rainout.core.game import Game
from rainout.core.levels import WAYS
from rainout.core.match import Match
from rainout.core.options import OptionValue
from rainout.core.words import Speaker
from rainout.server.errors import Away, NoToken, NotYourSeat, WrongToken
from rainout.server.protocol import HeldSeat, SeatWish

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""For names of matches: easy to read out, none mistaken for another."""
NAME_LENGTH = 12
SECRET_BYTES = 24
PLAYER_LENGTH = 16
LONGEST_NAME = 40


class Seat(msgspec.Struct, frozen=True):
    """Who sits in a seat, as it is stored."""

    kind: Literal["human", "open", "bot"]
    name: str | None = None
    level: str | None = None
    """Of a bot."""
    guest: bool = False
    """Invited by link, so on another screen than whoever opened the table."""
    token: str | None = None
    """Hash of the secret that holds the seat."""
    invitation: str | None = None
    """Hash of the secret that may be exchanged, once, for the seat."""
    away: bool = False
    """The player has left and may come back; a bot plays meanwhile."""
    player: str | None = None
    """At a rated table, who it is."""
    wished: bool = False
    """Whether it was the player who asked the bot to play, and nobody else: a line that was down ends no such wish."""

    @property
    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return self.kind == "open" and self.invitation is None

    def bot(self, game: Game) -> str | None:
        """The level of the bot that plays here, now or always."""
        return game.bots[-1] if self.away else self.level


def new_name() -> str:
    """A name for a match, which nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(NAME_LENGTH))


def name_of(what: str) -> str:
    """The name of a match that follows from something else, such as a game of a league: always the same."""
    drawn = hashlib.sha256(what.encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:NAME_LENGTH])


def new_secret() -> str:
    """A token or an invitation."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> str:
    """What is stored of a secret; it is random enough to need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def player_of(key: str) -> str:
    """What somebody with a key is called where all can see it; nobody finds the key by it."""
    return digest(key)[:PLAYER_LENGTH]


def player_name(wish: str | None) -> str | None:
    """A player's name on one line, without characters that cannot be seen; None when nothing is left."""
    return on_one_line(wish or "")[:LONGEST_NAME].strip() or None


def on_one_line(text: str) -> str:
    """What can be seen of a text, on one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def called(seat: Seat, number: int, speaker: Speaker) -> str:
    """What to call whoever sits in a seat, in the reader's language."""
    if seat.name:
        return seat.name
    return speaker.say(f"bot-{seat.level}") if seat.level else speaker.say("seat-name", number=number + 1)


def seat_everyone(game: Game, wishes: Sequence[SeatWish]) -> tuple[tuple[Seat, ...], tuple[HeldSeat, ...]]:
    """The seats of a new table, and what its opener is given of them."""
    game.check_seats(len(wishes))
    seats: list[Seat] = []
    held: list[HeldSeat] = []
    bots = [number for number, wish in enumerate(wishes) if wish.kind == "bot"]
    for number, wish in enumerate(wishes):
        if wish.kind == "bot":
            name = NAMES[bots.index(number) % len(NAMES)] if len(bots) > 1 else None
            seats.append(Seat("bot", name, level=bot_level(game, wish.level)))
            continue
        secret, name = new_secret(), player_name(wish.name)
        if wish.kind == "link":
            seats.append(Seat("open", name, guest=True, invitation=digest(secret)))
            held.append(HeldSeat(number, invitation=secret))
        elif wish.kind == "anyone":
            seats.append(Seat("open", name, guest=True))
        else:
            seats.append(Seat("human", name, token=digest(secret)))
            held.append(HeldSeat(number, token=secret))
    return tuple(seats), tuple(held)


def moved_on(
    seats: Sequence[Seat], options: Mapping[str, OptionValue], game: Game
) -> tuple[tuple[Seat, ...], dict[str, OptionValue]]:
    """Everybody one seat further, as two do who change sides, and with them the teams they brought along."""
    teams = game.workshop.teams[: len(seats)] if game.workshop else ()
    brought = {
        there: options[here]
        for number, team in enumerate(teams)
        for here, there in zip(
            msgspec.structs.astuple(team),
            msgspec.structs.astuple(teams[(number + 1) % len(teams)]),
            strict=True,
        )
        if here in options
    }
    return (seats[-1], *seats[:-1]), {**options, **brought}


def bot_level(game: Game, wish: str | None) -> str:
    """A level the game has bots of, or a way to think by its own name; the strongest unless told."""
    return game.bots[-1] if wish is None else game.level(wish[:LONGEST_NAME]).name


def held_by(seats: Sequence[Seat], tokens: Iterable[str]) -> tuple[int, ...]:
    """The seats these tokens hold; a token that holds none is refused."""
    numbers = {seat.token: number for number, seat in enumerate(seats) if seat.token}
    try:
        return tuple(sorted({numbers[digest(token)] for token in tokens}))
    except KeyError:
        raise WrongToken from None


def require(held: Sequence[int], seat: int) -> None:
    """Refuse whoever does not hold a seat."""
    if not held:
        raise NoToken
    if seat not in held:
        raise NotYourSeat(seat=seat + 1)


def require_present(seats: Sequence[Seat], seat: int) -> None:
    """Refuse whoever left and has not come back: a bot is playing."""
    if seats[seat].away:
        raise Away


def is_practice(seats: Sequence[Seat]) -> bool:
    """Whether everyone who is not at the opener's own screen is a bot, and there is one."""
    kinds = {seat.kind for seat in seats}
    return kinds == {"human", "bot"} and not any(seat.guest for seat in seats)


# --- In match files ---


def write_players(seats: Sequence[Seat]) -> list[str]:
    """The seats as a match file names them."""
    return [f"bot {seat.level}" if seat.kind == "bot" else seat.name or "" for seat in seats]


def read_players(match: Match, players: Sequence[str]) -> list[SeatWish]:
    """The seats of a match file: bots stay bots, everyone else is whoever loads it."""
    known = {f"bot {level.name}": level.name for level in (*match.game.levels, *WAYS)}
    named = [*players, *[""] * match.seats][: match.seats]
    return [
        SeatWish("bot", level=known[player]) if player in known else SeatWish("me", name=player)
        for player in named
    ]
