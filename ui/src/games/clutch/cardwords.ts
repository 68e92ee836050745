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
  const icons = player.icons.length ? t('clutch-say-icons', { icons: iconWords(player.icons) }) : ''
  const club = has(`clutch-club-${player.club}`) ? t(`clutch-club-${player.club}`) : player.club
  if (side === 'batting' && batting) {
    return t('clutch-say-batter', {
      name: player.name,
      club,
      bats: batting.bats,
      onbase: batting.on_base,
      bonus: batting.bonus || 'none',
      br: batting.br,
      st: batting.st,
      clutch: signed(batting.clutch),
      positions: Object.entries(batting.positions)
        .map(([position, rating]) => (rating === null ? position : `${position} ${signed(rating)}`))
        .join(', '),
      icons,
      chart: chartWords(batting.chart),
      salary: player.salary,
    })
  }
  if (!pitching) return player.name
  return t('clutch-say-pitcher', {
    name: player.name,
    club,
    throws: pitching.throws,
    command: pitching.command,
    bonus: pitching.bonus || 'none',
    zone: pitching.zone,
    clutch: signed(pitching.clutch),
    defense: signed(pitching.defense),
    roles: Object.entries(pitching.roles)
      .map(([role, innings]) => t('clutch-say-role', { role, innings }))
      .join(', '),
    icons,
    chart: chartWords(pitching.chart),
    salary: player.salary,
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
