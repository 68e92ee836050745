/** What cards say, for those who listen and for tips. */
import { has, t } from '../../lib/language.svelte'
import { rowsOf, signed, type Band, type PlayerPrint, type Side, type TextPrint } from './printed'

/** A chart as it is read aloud: "SO to 2, GB 3 to 5, … HR from 21". */
export function chartWords(chart: readonly Band[]): string {
  return rowsOf(chart)
    .map(({ result, from, to }) =>
      t('clutch-say-band', { result, from, to: to ?? '', open: to === null ? 'yes' : to === from ? 'one' : 'no' }),
    )
    .join(', ')
}

export function iconWords(icons: readonly string[]): string {
  return icons.map((icon) => t(`clutch-icon-${icon}`)).join(', ')
}

/** Everything on one side of a player card. */
export function cardWords(player: PlayerPrint, side: Side): string {
  const { batting, pitching } = player
  const printed = side === 'batting' && batting ? batting : pitching
  if (!printed) return player.name
  const both = {
    name: player.name,
    club: has(`clutch-club-${player.club}`) ? t(`clutch-club-${player.club}`) : player.club,
    bonus: printed.bonus || 'none',
    clutch: signed(printed.clutch),
    icons: player.icons.length ? t('clutch-say-icons', { icons: iconWords(player.icons) }) : '',
    chart: chartWords(printed.chart),
    salary: player.salary,
  }
  if ('bats' in printed) {
    return t('clutch-say-batter', {
      ...both,
      bats: printed.bats,
      onbase: printed.on_base,
      br: printed.br,
      st: printed.st,
      positions: Object.entries(printed.positions)
        .map(([position, rating]) => (rating === null ? position : `${position} ${signed(rating)}`))
        .join(', '),
    })
  }
  return t('clutch-say-pitcher', {
    ...both,
    throws: printed.throws,
    command: printed.command,
    zone: printed.zone,
    defense: signed(printed.defense),
    roles: Object.entries(printed.roles)
      .map(([role, innings]) => t('clutch-say-role', { role, innings }))
      .join(', '),
  })
}

/** Everything on a Strategy card, and why it cannot be played. */
export function strategyWords(card: TextPrint, reason = ''): string {
  const marks = [
    t(`clutch-colour-${card.colour}`),
    t(`clutch-rarity-${card.rarity}`),
    card.special === 'none' ? '' : t(`clutch-special-${card.special}`),
    card.clutch_moment ? t('clutch-moment') : '',
  ]
  return `${card.title}. ${marks.filter(Boolean).join(', ')}. ${card.text}${reason ? ` ${reason}` : ''}`
}
