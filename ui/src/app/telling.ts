/** An analysis as text, for people to keep. */
import type { AnalysisController } from '../lib/analysis.svelte'
import { change, percent, t } from '../lib/language.svelte'
import type { ReplayController } from '../lib/replay.svelte'

export function asText(replay: ReplayController, board: AnalysisController, sides: readonly string[]): string {
  const analysis = board.analysis
  if (!analysis) return ''
  const alone = sides.length === 1
  const gain = (amount: number) =>
    alone ? change(amount) : t('analysis-gain', { side: sides[amount > 0 ? 0 : 1] ?? '', change: change(Math.abs(amount)) })
  const outcome = replay.table.outcome
  const lines = [`${t(`${analysis.game}-title`)}: ${replay.seats.map(({ seat }) => replay.name(seat)).join(' – ')}`]
  if (outcome) lines.push(replay.say(outcome.words))
  lines.push('', t('analysis-accounts'))
  analysis.accounts.forEach((each, number) => {
    lines.push(
      `  ${sides[number]}: ${t('analysis-accuracy')} ${each.accuracy === null ? '–' : percent(each.accuracy)}; ` +
        `${t('analysis-start')} ${percent(each.start)}, ${t('analysis-by-luck')} ${change(each.luck)}, ` +
        `${t('analysis-by-choices')} ${change(-each.cost)}, ` +
        (alone ? '' : `${t('analysis-by-other')} ${change(each.gifts)}, `) +
        `${t('analysis-end')} ${percent(each.end)}`,
    )
  })
  if (analysis.swings.length) lines.push('', t('analysis-swings'))
  for (const swing of analysis.swings) {
    lines.push(
      `  ${t('analysis-turn')} ${analysis.turns[swing.turn]?.number}: ${gain(swing.change)} ${swing.words.map(replay.say).join(' ')}`,
    )
  }
  if (board.mistakes.length) lines.push('', t('analysis-mistakes'))
  for (const each of board.mistakes) {
    const chosen = t('analysis-chosen', { player: replay.name(each.seat), action: replay.say(each.taken_words) })
    lines.push(`  −${percent(each.cost)} ${chosen} ${t('analysis-better', { action: replay.say(each.best_words) })}`)
  }
  if (analysis.ballplayers.length) lines.push('', t('analysis-ballplayers'))
  for (const each of analysis.ballplayers) {
    const name = typeof each.name === 'string' ? each.name : replay.say(each.name)
    lines.push(`  ${change(each.batting + each.pitching)} ${name}`)
  }
  return lines.join('\n') + '\n'
}
