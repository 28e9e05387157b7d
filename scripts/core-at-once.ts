import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vitest/config'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const SOURCES = join(ROOT, 'packages/core/src/')
const COMPILED = join(ROOT, `node_modules/.cache/core-of-tests/${process.pid}/`)

/** Of a topic, others import the file that has its name; of all else, any file. */
const isImported = (path: string) =>
  path.endsWith('.ts') && !/\.test\.ts$|^topics\/(?:[^/]+\/.*\/|reading-on-demand)/.test(path)

/**
 * The sources of the core as they stand, compiled before the tests by one call: to read four thousand files one by one,
 * and each name of another module by way of its object, takes a process longer than most tests.
 */
export function coreAtOnce(): Plugin {
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
      if (!found?.id.startsWith(SOURCES)) return found
      const path = relative(SOURCES, found.id)
      if (!isImported(path)) return found
      compiling ??= compile()
      await compiling
      return { id: join(COMPILED, path.replace(/\.ts$/, '.mjs')), external: true }
    },
  }
}

async function compile(): Promise<void> {
  mkdirSync(COMPILED, { recursive: true })
  process.on('exit', () => rmSync(COMPILED, { recursive: true, force: true }))
  await build({
    entryPoints: readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter(isImported)
      .map(path => join(SOURCES, path)),
    outbase: SOURCES,
    outdir: COMPILED,
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
