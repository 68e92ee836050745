import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Builds the UI into the Python package; in development, the API comes from a running `rainout`. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
