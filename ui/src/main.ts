import { mount } from 'svelte'
import App from './app/App.svelte'
import { installWorker } from './app/installing'
import { words } from './lib/language.svelte'
import { settings } from './lib/settings.svelte'
import './styles/index.css'

void words.speak(settings.language).then(() => mount(App, { target: document.getElementById('app')! }))

if (import.meta.env.PROD) installWorker()
addEventListener('vite:preloadError', () => void renew())

/** A page from before an update asks for files that are gone: the new page has those it needs. Without a server there is none. */
async function renew(): Promise<void> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok || sessionStorage.getItem('renewed') === location.href) return
  sessionStorage.setItem('renewed', location.href)
  location.reload()
}
