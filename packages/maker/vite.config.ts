import { defineConfig, type Plugin } from 'vite'

/** Names every file of the page for its service worker, so that it works without a network once it was open. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter(file => !file.endsWith('.map'))
    this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(['./', ...files]) })
  },
}

export default defineConfig({
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2023', chunkSizeWarningLimit: 3000 },
  worker: { format: 'es' },
  plugins: [offline],
})
