import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The service worker, with the names of all files that were built. */
function worker(): Plugin {
  return {
    name: 'rainout-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
        .map((name) => `/${name}`)
      const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8').replace('/* BUILT */ []', JSON.stringify(built))
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  }
}

/** Builds the UI into the Python package; in development, the API comes from a running `rainout`. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), worker()],
  build: {
    outDir: '../src/rainout/static',
    emptyOutDir: true,
    // Browsers that know light-dark(), which the design tokens are made with.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // Pictures and fonts stay files of their own, so that the page needs no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    // The word catalogs live beside the Python code that uses them too.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  // Tests mount components, which needs Svelte as the browser gets it.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // The only style sheet a test reads: its colours are checked for contrast.
    css: { include: /tokens\.css/ },
  },
}))
