import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { has } from '@worksheet/testing/tools'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, run, type Service, startService } from '../examples/running.ts'
import { pages, snippetsIn, typescriptIn } from './snippets.ts'
import { completed, tablePages } from './tables.ts'

const source = (path: string) => readFileSync(new URL(`../packages/core/src/${path}`, import.meta.url), 'utf8')
const page = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const folder = join(root, 'node_modules/.cache', `docs-${process.pid}`)
beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(tablePages.map(file => [file.pathname.split('/').at(-1), file]))(
  'the tables of %s are those of the code',
  (_, file) => {
    const text = readFileSync(file, 'utf8')
    expect(text).toBe(completed(text))
  },
)

describe('nothing is left out', () => {
  const kinds = (text: string) => [...text.matchAll(/readonly kind: '([\w-]+)'/g)].map(match => match[1])
  test.each([
    ['content.ts', 'reference/content.md'],
    ['shown.ts', 'reference/content.md'],
    ['math/expr.ts', 'reference/content.md'],
    ['math/layout.ts', 'reference/content.md'],
    ['figure/drawing.ts', 'reference/content.md'],
  ])('every kind of %s is in %s', (file, document) => {
    const text = page(document)
    expect(kinds(source(file)).length).toBeGreaterThan(2)
    expect(kinds(source(file)).filter(kind => !text.includes(`\`${kind}\``))).toEqual([])
  })
  test('every kind of figure has its line', () => {
    const list =
      /const KINDS[^{]*\{[^{]*\{([\s\S]*?)\n\}/.exec(source('figure/kinds.ts'))?.[1] ?? source('figure/kinds.ts')
    const names = [...list.matchAll(/^ {2}'?([\w-]+)'?: \w+Figure,$/gm)].map(match => match[1] ?? '')
    const text = page('reference/figures-early.md') + page('reference/figures-late.md')
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter(name => !new RegExp(`^\\| (\`${name}\`|${name}) \\|`, 'm').test(text))).toEqual([])
  })
})

/** They are checked by npm run typecheck. */
const typescript = pages().flatMap(typescriptIn)

describe('every piece of TypeScript', () => {
  test.each(typescript.map(snippet => [snippet.at, snippet.code]))('runs: %s', async (at, code) => {
    const file = join(folder, `${at.replace(/\W/g, '-')}.ts`)
    writeFileSync(file, code)
    const before = process.cwd()
    process.chdir(folder)
    try {
      await import(/* @vite-ignore */ `${file}`)
    } finally {
      process.chdir(before)
    }
  })
})

describe.skipIf(!has('curl'))('every command line', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service?.stop())

  const shell = pages()
    .flatMap(snippetsIn)
    .filter(({ language, note }) => language === 'sh' && note === 'run')
  test.each(shell.map(snippet => [snippet.at, snippet.code]))('runs: %s', async (_, code) => {
    const environment = { WORKSHEET_URL: service.url, WORKSHEET_KEY: service.key, DATA_DIR: service.folder }
    const { stdout } = await run('sh', ['-ec', code], folder, environment)
    expect(stdout).not.toMatch(/"error":/)
  })
})
