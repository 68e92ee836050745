/** For tests: puts components on the page, and takes them off again. */
import { flushSync, mount, unmount, type Component, type ComponentProps } from 'svelte'
import { words } from '../../../lib/language.svelte'

let mounted: object[] = []

/** Mount a component and give the element it is. */
export function show<Shown extends Component<any>>(component: Shown, props: ComponentProps<Shown>): HTMLElement {
  mounted.push(mount(component, { target: document.body, props }))
  flushSync()
  return document.body.lastElementChild as HTMLElement
}

export function clear(): void {
  for (const each of mounted) void unmount(each)
  mounted = []
  document.body.innerHTML = ''
}

export const english = () => words.speak('en')
