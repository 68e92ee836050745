/** What the keys do at a table, whether it is played at or learnt at. */
import { isStarted } from '../lib/chooser'
import type { Command } from '../lib/keyboard'
import { aim } from '../lib/roving'
import { settings } from '../lib/settings.svelte'
import type { TableController } from '../lib/table.svelte'

/** Whether a command meant something now. */
export function obeyAtTable(
  controller: TableController,
  board: HTMLElement | undefined,
  command: Command,
  { key }: KeyboardEvent,
): boolean {
  switch (command) {
    case 'aim':
      controller.skip()
      return board !== undefined && aim(board, key)
    case 'roll':
      if (controller.mayRoll) controller.roll()
      else if (controller.waiting) controller.confirm()
      else if (controller.stage.playing) controller.skip()
      else return false
      return true
    case 'number':
      return chooseNumber(controller, Number(key))
    case 'back':
      if (controller.stage.playing) controller.skip()
      else if (isStarted(controller.picking)) controller.back()
      else if (controller.advice) controller.dismissCoach()
      else return false
      return true
    case 'undo':
      controller.undo()
      return true
    case 'coach':
      if (!controller.mayConsult) return false
      controller.consult()
      return true
    case 'text':
      settings.set('text', !settings.kept.text)
      return true
    default:
      return false
  }
}

/** A number key tells a real die's face, or names the kind of action at that place in the bar. */
function chooseNumber(controller: TableController, number: number): boolean {
  if (controller.mustTellRoll && number <= controller.die.faces) controller.tellRoll(number)
  else if (controller.choosing && controller.picking.verb === null && controller.verbs.length > 1) {
    const verb = controller.buttons[number - 1]
    if (verb) controller.chooseVerb(verb)
  } else return false
  return true
}

/** A click on the board while something is being shown only skips the show. */
export function skipFirst(controller: TableController, event: MouseEvent): void {
  if (!controller.stage.playing || controller.curtain !== null) return
  controller.skip()
  event.stopPropagation()
}
