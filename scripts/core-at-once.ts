import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin as BuildPlugin, build } from 'esbuild'
import type { Plugin } from 'vitest/config'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const SOURCES = join(ROOT, 'packages/core/src/')
const CACHE = join(ROOT, `node_modules/.cache/core-of-tests/${process.pid}/`)

/** A file of the sources, by its path there, and what is read in its place. */
interface Exchange {
  readonly source: string
  readonly by: string
}
const BY = 'exchanged.ts'

/** Of a topic, others import the file that has its name; of all else, any file. */
const isImported = (path: string) =>
  path.endsWith('.ts') && !/\.test\.ts$|^topics\/(?:[^/]+\/.*\/|reading-on-demand)/.test(path)

/**
 * The sources of the core as they stand, compiled before the tests by one call: to read four thousand files one by one,
 * and each name of another module by way of its object, takes a process longer than most tests. A file of the sources may be
 * exchanged for another, which alone still reads the first.
 */
export function coreAtOnce(exchanged?: Exchange): Plugin {
  const compiled = join(CACHE, exchanged ? 'exchanged/' : 'as-it-is/')
  let compiling: Promise<unknown> | undefined
  let isWatching = false
  return {
    name: 'core at once',
    enforce: 'pre',
    // Where tests run again after each change, the files are read as they change.
    configureVitest({ vitest }) {
      isWatching = vitest.config.watch
    },
    async resolveId(source, importer, options) {
      if (isWatching || !/^(?:\.|@worksheet\/core)/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const isNew = found !== null && found.id === exchanged?.by
      if (!isNew && !found?.id.startsWith(SOURCES)) return found
      const path = isNew ? BY : relative(SOURCES, found.id)
      if (!isImported(path)) return found
      compiling ??= compile(compiled, exchanged)
      await compiling
      return { id: join(compiled, path.replace(/\.ts$/, '.mjs')), external: true }
    },
  }
}

async function compile(outdir: string, exchanged?: Exchange): Promise<void> {
  mkdirSync(outdir, { recursive: true })
  process.on('exit', () => rmSync(outdir, { recursive: true, force: true }))
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(isImported)
    .map(path => ({ in: join(SOURCES, path), out: path.replace(/\.ts$/, '') }))
  await build({
    entryPoints: exchanged ? [...sources, { in: exchanged.by, out: BY.replace(/\.ts$/, '') }] : sources,
    plugins: exchanged ? [exchanging(exchanged)] : [],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
  })
}

const exchanging = ({ source, by }: Exchange): BuildPlugin => ({
  name: 'exchange',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) =>
      importer !== by && resolve(resolveDir, path) === join(SOURCES, source) ? { path: by } : null,
    )
  },
})
