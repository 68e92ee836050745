import { mount } from 'svelte'
import App from './app/App.svelte'
import { words } from './lib/language.svelte'
import { settings } from './lib/settings.svelte'
import './styles/index.css'

void words.speak(settings.language).then(() => mount(App, { target: document.getElementById('app')! }))
