/**
 * The service worker: lets Rainout open without a network. Built files are kept under names that carry their hash; the page
 * itself is asked for anew whenever there is a server, so that an update shows at once; what the server says is never kept.
 * The build puts the names of its files in place of BUILT, so that a new build is a new worker, which clears up after the old.
 */

const ASSETS = new Set(/* BUILT */ [])
const CACHE = 'rainout'
const PAGE = '/'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keep([PAGE]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(clearUp().then(() => self.clients.claim()))
})

/** A page tells what it was made of, which came before this worker could see it: all of it is in the browser's own cache. */
self.addEventListener('message', (event) => {
  event.waitUntil(keep(event.data.filter((path) => ASSETS.has(path))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (ASSETS.has(pathname)) event.respondWith(asset(request))
})

/** Somebody asked to be called, and a table waits: the server has written the words (src/rainout/server/calls.py). */
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path, stop } = event.notification.data
  event.waitUntil(event.action === 'stop' ? endCalls(stop) : openPage(path))
})

function tell({ title, body, path, stop, stop_label, language }) {
  const actions = [{ action: 'stop', title: stop_label }]
  return self.registration.showNotification(title, {
    body,
    lang: language,
    tag: 'calls',
    icon: '/icon-180.png',
    actions,
    data: { path, stop },
  })
}

/** One click, and this browser is called no more. */
async function endCalls(stop) {
  await fetch(stop, { method: 'POST' })
  await (await self.registration.pushManager.getSubscription())?.unsubscribe()
}

/** A page that shows it already, any other that is open, or a new one. */
async function openPage(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  if (there) return there.focus()
  return self.clients.openWindow(path)
}

async function keep(paths) {
  const cache = await caches.open(CACHE)
  await Promise.all(paths.map((path) => cache.add(path).catch(() => {})))
}

async function clearUp() {
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  const stale = kept.filter(({ url }) => new URL(url).pathname !== PAGE && !ASSETS.has(new URL(url).pathname))
  await Promise.all(stale.map((request) => cache.delete(request)))
}

/** The page as the server has it now; without one, as it was last. */
async function page(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok && new URL(request.url).pathname === PAGE) await (await caches.open(CACHE)).put(PAGE, answer.clone())
    return answer
  } catch {
    return (await caches.match(PAGE)) ?? Response.error()
  }
}

/** A file whose name changes with what is in it: once had, never asked for again. */
async function asset(request) {
  const had = await caches.match(request)
  if (had) return had
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}
