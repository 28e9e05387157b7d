import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'
import { licenses, writeEsModule } from '../../scripts/bundling.ts'
import { grades } from './src/topics/grades.ts'

const TARGET = 'node20'
const ENTRIES = { index: 'src/index.ts', show: 'src/show/index.ts', topics: 'src/topics/index.ts' }
const local = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig([
  {
    // What Node loads. Both kinds of module share one copy of everything, and a grade is a file that is read on demand.
    entry: { ...ENTRIES, ...Object.fromEntries(grades.map(({ id }) => [`grades/${id}`, `src/topics/${id}/index.ts`])) },
    format: ['esm'],
    outExtension: () => ({ js: '.cjs' }),
    define: { 'import.meta.url': '__filename' },
    // The used part of zod loads faster than all of it.
    noExternal: ['zod'],
    splitting: true,
    clean: true,
    target: TARGET,
    plugins: [{ name: 'CommonJS', renderChunk: code => ({ code: commonJsOf(code) }) }],
    esbuildPlugins: [
      licenses,
      {
        name: 'grades on demand',
        setup(build) {
          build.onResolve({ filter: /\/all\.ts$/ }, () => ({ path: local('src/topics/all-on-demand.ts') }))
        },
      },
    ],
    onSuccess: async () => {
      for (const name of Object.keys(ENTRIES)) writeEsModule(local(`dist/${name}.cjs`))
    },
  },
  {
    // Bundlers find a file for each module, so that an app takes the topics it names and no other.
    entry: ['src/**/*.ts', '!src/**/*.d.ts', '!src/topics/all-on-demand.ts'],
    outDir: 'modules',
    clean: true,
    format: ['esm'],
    target: TARGET,
    esbuildPlugins: [
      {
        name: 'a file for each module',
        setup(build) {
          build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ kind, path }) =>
            kind === 'entry-point' ? null : { path: path.replace(/\.ts$/, '.js'), external: true },
          )
        },
      },
    ],
  },
])

/**
 * A chunk as CommonJS. The bundler's own way reads a name from its module at each use and has functions for `?.`, `??`
 * and the fields of classes, which takes a tenth more time.
 */
function commonJsOf(code: string): string {
  const converted = code
    .replace(/^import (?:([^"]+) from )?(".+");$/gm, (_, names?: string, file?: string) =>
      names ? `const ${names.replaceAll(' as ', ': ')} = require(${file});` : `require(${file});`,
    )
    .replace(
      /^export (\{[^}]*\});$/gm,
      (_, names: string) => `module.exports = ${names.replace(/(\S+) as (\w+)/g, '$2: $1')};`,
    )
  const [left] = /^(?:import|export)\b.*$/m.exec(converted) ?? []
  if (left) throw new Error(`Not converted: ${left}`)
  return `'use strict';\n${converted}`
}
