import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Options } from 'tsup'
import { licenses, type Plugin, writeEsModule } from '../../scripts/bundling.ts'

/**
 * What React-PDF loads and no worksheet reaches: its patterns of hyphenation are a third of its memory, and of its three
 * forms one is for the React of this package. What is packed, Node unpacks faster.
 */
const UNUSED: Readonly<Record<string, string>> = {
  '@react-pdf/hyphenate/en-us': 'export const syllables = word => [word]',
  '@noble/ciphers/aes': 'export const cbc = null, ecb = null',
  './reconciler-23.js': 'export default null',
  './reconciler-31.js': 'export default null',
}

const PACKED: Readonly<Record<string, string>> = {
  'brotli/decompress.js': "module.exports = require('node:zlib').brotliDecompressSync",
  'tiny-inflate': `module.exports = (packed, whole) => {
    const bytes = require('node:zlib').inflateRawSync(packed)
    whole.set(bytes)
    return whole.slice(0, bytes.length)
  }`,
}

const local = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const instead = (others: Readonly<Record<string, string>>): Plugin => ({
  name: 'instead',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /./ }, ({ path }) => (path in others ? { path, namespace: 'instead' } : null))
    onLoad({ filter: /./, namespace: 'instead' }, ({ path }) => ({ contents: others[path] ?? '' }))
  },
})

/** The profile of colors for archives, which no worksheet asks for, is a file that others would look for. */
const withoutProfile = (code: string) => code.replace(/new URL\('[^']+\.icc', import\.meta\.url\)(?:\.href)?/, "''")

const OPENING = 'this.font = new AFMFont(fontData)'

/** Each document opens a font of its own that no worksheet writes with: its measures are read once. */
function opensOnce(code: string): string {
  if (!code.includes(OPENING)) throw new Error(`pdfkit no longer says "${OPENING}"`)
  return code.replace(OPENING, 'this.font = fontData.opened ??= new AFMFont(fontData)')
}

/** The bundler takes in a file that is required by its name, but does not see through a `require` of another name. */
const standardFonts: Plugin = {
  name: 'standard fonts',
  setup({ onLoad }) {
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: opensOnce(withoutProfile(readFileSync(path, 'utf8')))
        .replace('const require$1 = createRequire(import.meta.url);', '')
        .replaceAll('require$1(', 'require('),
    }))
  },
}

/** Fonts are a part of the code: nothing is read from a disk, and nothing is left behind when an app is bundled. */
const fontsInside: Plugin = {
  name: 'fonts inside',
  setup({ onLoad }) {
    onLoad({ filter: /src[\\/]fonts\.ts$/ }, () => ({
      resolveDir: local('src'),
      contents: `export const readFonts = () => ({
        text: require('../fonts/STIXTwoText-Regular.ttf'),
        bold: require('../fonts/STIXTwoText-Bold.ttf'),
        math: require('../fonts/STIXTwoMath.ttf'),
      })`,
    }))
  },
}

const forBrowsers: Plugin = {
  name: 'for browsers',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /platform[\\/]current\.ts$/ }, () => ({ path: local('src/platform/browser.ts') }))
    onLoad({ filter: /pdfkit\.browser\.mjs$/ }, ({ path }) => ({
      contents: opensOnce(withoutProfile(readFileSync(path, 'utf8'))),
    }))
  },
}

const COMMON = {
  clean: true,
  target: 'node20',
  // React-PDF in one file loads in two thirds of the time and holds half of the memory.
  noExternal: ['@react-pdf/renderer', 'buffer', 'fflate'],
  loader: { '.ttf': 'binary' },
  // Nothing is fetched; layout's WebAssembly, which is in the file, then comes without Node's HTTP client.
  define: { fetch: 'undefined', 'process.env.NODE_ENV': '"production"' },
  esbuildOptions: options => {
    options.minifyWhitespace = true
  },
} satisfies Options

export default defineConfig([
  {
    ...COMMON,
    entry: ['src/index.ts'],
    format: ['cjs'],
    esbuildPlugins: [licenses, instead({ ...UNUSED, ...PACKED }), standardFonts, fontsInside],
    onSuccess: async () => writeEsModule(local('dist/index.cjs')),
  },
  {
    ...COMMON,
    entry: { index: 'src/index.ts' },
    outDir: 'browser',
    format: ['esm'],
    platform: 'browser',
    noExternal: [...COMMON.noExternal, 'react'],
    inject: [local('tools/buffer.ts')],
    esbuildPlugins: [licenses, instead(UNUSED), fontsInside, forBrowsers],
  },
])
