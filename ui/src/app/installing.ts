/** The worker that lets the page open without a network, where the browser allows one (https, or this very machine). */
export function installWorker(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => void install().catch(() => {}))
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  active?.postMessage(loaded)
}
