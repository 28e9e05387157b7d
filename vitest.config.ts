import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { isChanged } from './packages/testing/src/changes.ts'
import { coreAtOnce } from './scripts/core-at-once.ts'

const source = (path: string) => fileURLToPath(new URL(`./packages/${path}`, import.meta.url))

const TESTS = [
  'packages/*/test/**/*.test.{ts,tsx}',
  'packages/*/src/**/*.test.{ts,tsx}',
  '{examples,docs,scripts}/*.test.ts',
]

/** They exchange a module for another, which those that follow in the same process must not meet. */
const FIGURES = 'packages/core/test/figures-of-topics.test.ts'
const ALONE = [FIGURES, 'packages/server/test/unit/paid.test.ts']

/** What takes long, with the places that it is about: where none of them changed, `npm run test:full` alone runs it. */
const SERVER = ['packages/server/', 'packages/client/']
const PAGES = ['packages/maker/', 'packages/render-html/']
const LATEX = ['packages/render-latex/', 'packages/core/src/figure/', 'packages/core/src/show/']
const ANSWERS = ['answer', 'language', 'math', 'number'].map(folder => `packages/core/src/${folder}/`)
const LONG: Readonly<Record<string, readonly string[]>> = {
  'docs/docs.test.ts': ['docs/'],
  'docs/site.test.ts': ['docs/', 'packages/maker/', 'scripts/gallery'],
  'scripts/bundles.test.ts': [
    'scripts/bundles',
    'package-lock.json',
    'packages/core/package.json',
    'packages/core/tsup',
  ],
  'examples/examples.test.ts': ['examples/', 'packages/core/src/author.ts'],
  'packages/client/test/client.test.ts': SERVER,
  'packages/core/test/answer-promises.test.ts': [...ANSWERS, 'packages/core/test/answer-promises'],
  'packages/core/test/math-field.test.ts': [...ANSWERS, 'packages/core/test/math-field'],
  'packages/core/test/pupil-answers.test.ts': [...ANSWERS, 'packages/core/test/pupil-answers'],
  'packages/maker/test/maker.test.ts': PAGES,
  'packages/render-html/test/chromium.test.ts': PAGES,
  'packages/render-latex/test/classes.test.ts': ['packages/render-latex/'],
  'packages/render-latex/test/latex.test.ts': LATEX,
  'packages/render-latex/test/numbers.test.ts': LATEX,
  'packages/server/test/browser/**': [...SERVER, ...PAGES],
  'packages/server/test/built/**': [...SERVER, ...PAGES],
  'packages/server/test/contract/additions.test.ts': SERVER,
  'packages/server/test/contract/real-library.test.ts': [...SERVER, 'packages/core/src/request/'],
  'packages/server/test/durability/**': SERVER,
  'packages/server/test/fuzz/**': SERVER,
  'packages/server/test/ledger/mutants.test.ts': [
    'packages/server/src/ledger/',
    'packages/server/src/storage/',
    'packages/server/test/ledger/',
  ],
}
const LEFT_OUT = Object.keys(LONG).filter(file => !isChanged(file.replace('**', ''), ...(LONG[file] ?? [])))

/** Tests read the sources of every package, so that no stale build can hide a mistake. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@worksheet\/core\/(show|topics|laws|request)$/, replacement: source('core/src/$1/index.ts') },
      { find: /^@worksheet\/core\/figures$/, replacement: source('core/src/figure/kinds.ts') },
      { find: /^@worksheet\/core\/grades\/(.+)$/, replacement: source('core/src/topics/$1/index.ts') },
      { find: /^@worksheet\/testing\/([a-z-]+)$/, replacement: source('testing/src/$1.ts') },
      { find: /^@worksheet\/([a-z-]+)$/, replacement: source('$1/src/index.ts') },
    ],
  },
  test: {
    setupFiles: ['scripts/property-seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
    // What the core throws is traced to its sources.
    execArgv: ['--enable-source-maps'],
    // As many processes as there are cores; left to itself Vitest leaves one of them idle.
    maxWorkers: availableParallelism(),
    projects: [
      // A process reads the library once, for all the files that it runs.
      {
        extends: true,
        plugins: [coreAtOnce()],
        test: {
          name: 'together',
          isolate: false,
          include: TESTS,
          exclude: [...configDefaults.exclude, ...ALONE, ...LEFT_OUT],
        },
      },
      {
        extends: true,
        plugins: [coreAtOnce({ source: 'figure/placing.ts', by: source('core/test/noted-placing.ts') })],
        test: { name: 'figures', include: [FIGURES] },
      },
      { extends: true, test: { name: 'alone', include: ALONE.filter(file => file !== FIGURES) } },
    ],
  },
})
