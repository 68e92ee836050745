"""Prices against worth: what the things printed on pieces are worth and cost, and what each piece should cost.

The worth of every piece was measured by playing it and a cheaper one of its role; least squares say how that goes with
what is printed on it, and how today's prices do. One rate of points to wins makes prices of worth again, such that each
role costs on average what it does today and prices spread as far as they do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from types import MappingProxyType
from typing import Any

import numpy as np

from rainout.core.design import Piece
from rainout.sim.designer.findings import PieceWorth, PricedPiece, Pricing, TraitPrice
from rainout.sim.intervals import DIGITS, Interval, Z, interval

CHEAP, DEAR = 0.75, 1.33
"""What costs less than this part of what it is worth is cheap, what costs more than that is dear."""
FAR = 0.15
"""By so much of the mean price of its role a proposal differs from the price of what is cheap or dear."""


def pricing(
    kind: str,
    pieces: Sequence[Piece],
    worths: Sequence[PieceWorth],
    known: Mapping[str, Interval] = MappingProxyType({}),
) -> Pricing | None:
    """Prices of a kind against what was measured; None where too few have prices to tell.

    What is ``known`` of traits that were tried by themselves need not be found out from the pieces that have them.
    """
    traits = list(dict.fromkeys(name for piece in pieces for name in piece.traits))
    roles = list(dict.fromkeys(piece.role for piece in pieces))
    if not traits or any(piece.price is None for piece in pieces) or len(pieces) <= len(traits) + len(roles):
        return None
    printed = np.array([[float(piece.traits.get(name, 0)) for name in traits] for piece in pieces])
    of_role = np.array([[float(piece.role == role) for role in roles] for piece in pieces])
    worth = _within(np.array([piece.plays for piece in pieces]) * _in_wins(worths), of_role)
    price = _within(np.array([float(piece.price or 0) for piece in pieces]), of_role)
    printed = np.stack([_within(column, of_role) for column in printed.T], axis=1)
    gains, reach = _fit_the_rest(printed, worth, len(roles), [known.get(name) for name in traits])
    costs, _ = _fit(printed, price, len(roles))
    fitted = printed @ gains
    rate = sqrt(float(price @ price) / float(fitted @ fitted)) if fitted.any() else 0.0
    means = of_role @ (of_role.T @ np.array([float(piece.price or 0) for piece in pieces]) / of_role.sum(0))
    least = min(int(piece.price or 0) for piece in pieces)
    proposals = [
        max(least, round(float(mean + rate * each))) for mean, each in zip(means, fitted, strict=True)
    ]
    return Pricing(
        kind=kind,
        point=round(1 / rate, DIGITS) if rate else 0.0,
        explained=round(_share_explained(worth, fitted), DIGITS),
        agreement=round(_correlation(price, worth), DIGITS),
        agreement_then=round(_correlation(_within(np.array(proposals, float), of_role), worth), DIGITS),
        traits=tuple(
            TraitPrice(
                trait=name,
                worth=interval(gain, gain - far, gain + far),
                costs=round(float(cost), 2),
                fair=round(rate * float(gain), 2),
                verdict=_verdict_of_trait(gain, far, float(cost), rate),
            )
            for name, gain, far, cost in zip(traits, gains.tolist(), reach.tolist(), costs, strict=True)
        ),
        pieces=tuple(
            PricedPiece(
                id=piece.id,
                name=piece.name,
                role=piece.role,
                price=int(piece.price or 0),
                worth=round(float(each), DIGITS),
                proposal=proposal,
                dominated_by=_better(piece, pieces),
                verdict=_verdict_of_piece(int(piece.price or 0), proposal, float(mean)),
            )
            for piece, each, proposal, mean in zip(pieces, fitted, proposals, means, strict=True)
        ),
    )


def _in_wins(worths: Sequence[PieceWorth]) -> Any:
    """What pieces are worth in shares of matches, by the points they put a side ahead: luck blurs those less than wins.

    A point is worth as much as it is for all of them together.
    """
    won = np.array([each.won.value or 0.0 for each in worths])
    ahead = np.array([each.margin.value or 0.0 for each in worths])
    return ahead * float(won @ ahead) / float(ahead @ ahead) if ahead.any() else won


def _within(numbers: Any, of_role: Any) -> Any:
    """Numbers less the mean of those of the same role."""
    return numbers - of_role @ (of_role.T @ numbers / of_role.sum(axis=0))


def _fit_the_rest(printed: Any, wanted: Any, roles: int, known: Sequence[Interval | None]) -> tuple[Any, Any]:
    """What one more of each trait adds, as far as that is not known already."""
    gains = np.array([each.value or 0.0 if each else 0.0 for each in known])
    reach = np.array([(each.high or 0.0) - (each.value or 0.0) if each else 0.0 for each in known])
    rest = np.array([each is None for each in known])
    gains[rest], reach[rest] = _fit(printed[:, rest], wanted - printed @ gains, roles)
    return gains, reach


def _fit(printed: Any, wanted: Any, roles: int) -> tuple[Any, Any]:
    """What one more of each trait adds, and how far either way the truth may lie, by least squares.

    Some kinds of pieces differ more than others, so what is missed counts where it is missed (White's errors).
    """
    inverse = np.linalg.pinv(printed.T @ printed)
    found = inverse @ printed.T @ wanted
    missed = wanted - printed @ found
    free = max(len(wanted) - printed.shape[1] - roles, 1)
    spread = inverse @ (printed.T * missed**2) @ printed @ inverse * len(wanted) / free
    return found, Z * np.sqrt(np.maximum(np.diag(spread), 0))


def _share_explained(wanted: Any, fitted: Any) -> float:
    left = wanted - fitted
    return max(0.0, 1 - float(left @ left) / float(wanted @ wanted)) if wanted.any() else 0.0


def _correlation(one: Any, other: Any) -> float:
    size = sqrt(float(one @ one) * float(other @ other))
    return float(one @ other) / size if size else 0.0


def _verdict_of_trait(gain: float, far: float, cost: float, rate: float) -> str:
    if abs(gain) <= far:
        return "unsure"
    if gain < 0:
        return "dear" if cost > rate * gain else "cheap"
    ratio = cost / (rate * gain)
    return "cheap" if ratio < CHEAP else "dear" if ratio > DEAR else "fair"


def _verdict_of_piece(price: int, proposal: int, usual: float) -> str:
    if abs(proposal - price) <= FAR * usual:
        return "fair"
    return "cheap" if proposal > price else "dear"


def _better(piece: Piece, pieces: Sequence[Piece]) -> Any:
    """The cheapest other piece of its role that costs no more, is no worse in anything and not the same; or None."""
    better = [
        other
        for other in pieces
        if other.role == piece.role
        and other.strengths
        and (other.price or 0) <= (piece.price or 0)
        and all(one >= own for one, own in zip(other.strengths, piece.strengths, strict=True))
        and (other.strengths != piece.strengths or (other.price or 0) < (piece.price or 0))
    ]
    return min(better, key=lambda other: (other.price or 0, other.id)).name if better else None
