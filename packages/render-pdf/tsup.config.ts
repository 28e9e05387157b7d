import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'
import { licenses, type Plugin, writeEsModule } from '../../scripts/bundling.ts'

/**
 * What React-PDF loads and no worksheet reaches: its patterns of hyphenation are a third of its memory, and of its three
 * forms one is for the React of this package. What is packed, Node unpacks faster.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  '@react-pdf/hyphenate/en-us': 'export const syllables = word => [word]',
  '@noble/ciphers/aes': 'export const cbc = null, ecb = null',
  './reconciler-23.js': 'export default null',
  './reconciler-31.js': 'export default null',
  'brotli/decompress.js': "module.exports = require('node:zlib').brotliDecompressSync",
  'tiny-inflate': `module.exports = (packed, whole) => {
    const bytes = require('node:zlib').inflateRawSync(packed)
    whole.set(bytes)
    return whole.slice(0, bytes.length)
  }`,
}

const lighter: Plugin = {
  name: 'lighter',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /./ }, ({ path }) => (path in INSTEAD ? { path, namespace: 'instead' } : null))
    onLoad({ filter: /./, namespace: 'instead' }, ({ path }) => ({ contents: INSTEAD[path] ?? '' }))
  },
}

/** The bundler takes in a file that is required by its name, but does not see through a `require` of another name. */
const standardFonts: Plugin = {
  name: 'standard fonts',
  setup({ onLoad }) {
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace('const require$1 = createRequire(import.meta.url);', '')
        .replaceAll('require$1(', 'require('),
    }))
  },
}

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['cjs'],
  clean: true,
  target: 'node20',
  // React-PDF in one file loads in two thirds of the time and holds half of the memory.
  noExternal: ['@react-pdf/renderer'],
  // Nothing is fetched; layout's WebAssembly, which is in the file, then comes without Node's HTTP client.
  define: { fetch: 'undefined', 'process.env.NODE_ENV': '"production"' },
  // The fonts are found from the address of the module.
  shims: true,
  esbuildOptions: options => {
    options.minifyWhitespace = true
  },
  esbuildPlugins: [licenses, lighter, standardFonts],
  onSuccess: async () => writeEsModule(fileURLToPath(new URL('dist/index.cjs', import.meta.url))),
})
