import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(`./packages/${path}`, import.meta.url))

/** Tests read the sources of every package, so that no stale build can hide a mistake. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@worksheet\/core\/(show|topics)$/, replacement: source('core/src/$1/index.ts') },
      { find: /^@worksheet\/([a-z-]+)$/, replacement: source('$1/src/index.ts') },
    ],
  },
  test: {
    include: [
      'packages/*/test/**/*.test.{ts,tsx}',
      'packages/*/src/**/*.test.{ts,tsx}',
      '{examples,docs,scripts}/*.test.ts',
    ],
    setupFiles: ['scripts/property-seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
  },
})
