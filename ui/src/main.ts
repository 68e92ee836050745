import { mount } from 'svelte'
import App from './app/App.svelte'
import { installWorker } from './app/installing'
import { words } from './lib/language.svelte'
import { settings } from './lib/settings.svelte'
import './styles/index.css'

void words.speak(settings.language).then(() => mount(App, { target: document.getElementById('app')! }))

if (import.meta.env.PROD) installWorker()
// A page from before an update asks for files that are gone: the new page has those it needs.
addEventListener('vite:preloadError', () => location.reload())
