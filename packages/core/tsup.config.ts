import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsup'
import { licenses, type Plugin, writeEsModule } from '../../scripts/bundling.ts'
import { outline } from './src/topics/outline.ts'
import { ENTRIES, GRADES } from './tsup.entries.ts'

// By its year: for node20 esbuild writes patterns as strings, which are longer and are all compiled at loading.
const TARGET = 'es2022'
const local = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The catalog as data: what is known of all topics without their generators. */
const outlineAsData: Plugin = {
  name: 'outline as data',
  setup(build) {
    build.onLoad({ filter: /topics[\\/]outline\.ts$/ }, () => ({
      contents: `export const outline = JSON.parse(${JSON.stringify(JSON.stringify(outline))})`,
      loader: 'js',
    }))
  },
}

export default defineConfig([
  {
    // What Node loads. Both kinds of module share one copy of everything, and a grade is a file that is read on demand.
    entry: { ...ENTRIES, ...GRADES },
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
      outlineAsData,
      {
        name: 'grades on demand',
        setup(build) {
          build.onResolve({ filter: /\/reading\.ts$/ }, () => ({ path: local('src/topics/reading-on-demand.ts') }))
          build.onResolve({ filter: /^\.\/grades\/.+\.cjs$/ }, ({ path }) => ({ path, external: true }))
        },
      },
    ],
    onSuccess: async () => {
      for (const name of Object.keys({ ...ENTRIES, ...GRADES })) writeEsModule(local(`dist/${name}.cjs`))
    },
  },
  {
    // What all others load, bundlers first: a file for each module, so that an app takes the topics it names and no other.
    entry: ['src/**/*.ts', '!src/**/*.d.ts', '!src/topics/reading-on-demand.ts'],
    outDir: 'modules',
    // Nothing is shared but by the modules themselves.
    splitting: false,
    clean: true,
    format: ['esm'],
    target: TARGET,
    esbuildPlugins: [
      outlineAsData,
      {
        name: 'a file for each module',
        setup(build) {
          // package.json says which file this is: where topics are at hand, or where they are loaded first.
          build.onResolve({ filter: /\/reading\.ts$/ }, ({ kind }) =>
            kind === 'entry-point' ? null : { path: '#reading', external: true },
          )
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
    // Under its own name, whoever bundles sees what is required.
    .replace(/\b__require\("/g, 'require("')
  const [left] = /^(?:import|export)\b.*$/m.exec(converted) ?? []
  if (left) throw new Error(`Not converted: ${left}`)
  return `'use strict';\n${converted}`
}
