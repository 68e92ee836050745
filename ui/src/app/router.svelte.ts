/** Which page is shown, from the address. Links are plain links; only those within the app are taken over. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; match: string }
  | { page: 'replay'; match: string; analysis: boolean }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'build'; game: string }
  | { page: 'me' }
  | { page: 'lobby' }
  | { page: 'leagues' }
  | { page: 'league'; league: string; rest: string }
  | { page: 'ratings' }
  | { page: 'admin' }
  | { page: 'lab' }
  | { page: 'lost' }

const leaguePage = (league: string, rest: string): Route => ({ page: 'league', league, rest })

const PATTERNS: [RegExp, (part: string, more: string) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [/^\/t\/([^/]+)$/, (match) => ({ page: 'table', match })],
  [/^\/t\/([^/]+)\/replay$/, (match) => ({ page: 'replay', match, analysis: false })],
  [/^\/t\/([^/]+)\/analysis$/, (match) => ({ page: 'replay', match, analysis: true })],
  [/^\/rules\/([^/]+)$/, (game) => ({ page: 'rules', game })],
  [/^\/learn\/([^/]+)(?:\/([^/]+))?$/, (game, lesson) => ({ page: 'learn', game, lesson: lesson || null })],
  [/^\/build\/([^/]+)$/, (game) => ({ page: 'build', game })],
  [/^\/me$/, () => ({ page: 'me' })],
  [/^\/lobby$/, () => ({ page: 'lobby' })],
  [/^\/leagues$/, () => ({ page: 'leagues' })],
  [/^\/league\/([^/]+)((?:\/(?:season|day|game|club|leaders|course)(?:\/\w+){0,2})*)$/, leaguePage],
  [/^\/admin$/, () => ({ page: 'admin' })],
  [/^\/ratings$/, () => ({ page: 'ratings' })],
  [/^\/lab$/, () => ({ page: 'lab' })],
]

export function routeOf(path: string): Route {
  const tidy = path.length > 1 ? path.replace(/\/+$/, '') : path
  for (const [pattern, route] of PATTERNS) {
    const found = pattern.exec(tidy)
    if (found) return route(decodeURIComponent(found[1] ?? ''), decodeURIComponent(found[2] ?? ''))
  }
  return { page: 'lost' }
}

class Router {
  path = $state(location.pathname)
  /** Matches opened a moment ago on this page, whose deal is worth showing. */
  readonly justOpened = new Set<string>()

  get route(): Route {
    return routeOf(this.path)
  }

  /** Go to another page of the app. */
  go(path: string): void {
    history.pushState(null, '', path)
    this.#arrive()
    scrollTo(0, 0)
  }

  start(): () => void {
    const arrive = () => this.#arrive()
    addEventListener('popstate', arrive)
    document.addEventListener('click', this.#follow)
    return () => {
      removeEventListener('popstate', arrive)
      document.removeEventListener('click', this.#follow)
    }
  }

  #arrive(): void {
    this.path = location.pathname
  }

  #follow = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return
    const address = new URL(link.href, location.href)
    if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return
    // A place on the same page is the browser's business.
    if (address.pathname === location.pathname && address.hash) return
    event.preventDefault()
    this.go(address.pathname + address.hash)
  }
}

export const router = new Router()
