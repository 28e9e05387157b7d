import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** Tells the service worker the files of the page, so that the page works without a network once it was open. */
const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = ['./', ...Object.keys(bundle).filter(file => !file.endsWith('.map') && file !== 'index.html')]
    // Names of files say what they hold, but for the page itself, which names the others.
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)
    const source = `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(files)}\n${readFileSync(new URL('src/service-worker.js', import.meta.url), 'utf8')}`
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
  },
}

/** The page shows only what its topics made, and they bring their drawers: all others are left to the worker, which gets data. */
const ownDrawers: Plugin = {
  name: 'own drawers',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /figure\/kinds\.js$/.test(source) && /show\/worksheet\.js$/.test(importer ?? '') ? '\0no drawers' : null,
  load: id => (id === '\0no drawers' ? 'export {}' : null),
}

export default defineConfig({
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2023', chunkSizeWarningLimit: 3000 },
  worker: { format: 'es' },
  plugins: [ownDrawers, offline],
})
