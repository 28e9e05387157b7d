import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalog } from '@worksheet/core'
import { has } from '@worksheet/testing/tools'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cellsOf } from '../bench/results.ts'
import { snippetsIn } from '../docs/snippets.ts'
import { root, run, type Service, startService } from '../examples/running.ts'

const file = new URL('../README.md', import.meta.url)
const text = readFileSync(file, 'utf8')
const snippets = snippetsIn(file)
const folder = join(root, 'node_modules/.cache', `readme-${process.pid}`)
const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts
const core = (path: string) => readFileSync(join(root, 'packages/core/src', path), 'utf8')
const isPdf = (name: string) => readFileSync(join(folder, name)).subarray(0, 5).toString() === '%PDF-'

/** The lines of a shell block that begin with a word, their continuations included. */
const shell = (word: string) =>
  snippets.filter(({ language, code }) => language === 'sh' && code.startsWith(word)).map(({ code }) => code)

beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the README', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service?.stop())

  test('shows code that runs', async () => {
    const blocks = snippets.filter(({ language }) => language === 'ts')
    expect(blocks).toHaveLength(1)
    for (const { code } of blocks) {
      const module = join(folder, 'readme.ts')
      writeFileSync(module, code)
      const before = process.cwd()
      process.chdir(folder)
      try {
        await import(/* @vite-ignore */ module)
      } finally {
        process.chdir(before)
      }
    }
    expect(isPdf('warm-up.pdf')).toBe(true)
  })

  test('starts the service with its first command', () => {
    // The service of this test is started as npm start does after its build; npm ci && npm test is how this test runs.
    expect(shell('npm ci')[0]).toMatch(/^npm ci && npm start .*\nnpm ci && npm test /)
    expect(scripts.start).toBe('npm run --silent build && node packages/server/dist/main.js serve --demo')
    expect(scripts.test).toMatch(/^npm run --silent build && vitest run/)
    expect(service.greeting).toMatch(/1000 credits[\s\S]*wsk_/)
  })

  test.skipIf(!has('curl'))('shows a call that is answered', async () => {
    const [call = ''] = shell('curl')
    rmSync(join(folder, 'warm-up.pdf'), { force: true })
    const here = call.replace('http://localhost:3000', service.url)
    await run('sh', ['-ec', here], folder, { WORKSHEET_KEY: service.key })
    expect(isPdf('warm-up.pdf')).toBe(true)
  })

  test('shows commands that work', async () => {
    const [block = ''] = shell('npm run build')
    const { stdout } = await run('sh', ['-ec', block.replace('npm run build\n', '')], folder)
    expect(stdout).toContain('long-division-one-digit-divisor')
    expect(isPdf('sheet.pdf')).toBe(true)
  })

  test('names files and commands that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)|src="([^"]+)"/g)].map(match => match[1] ?? match[2] ?? '')
    expect(links.filter(link => !/^https?:/.test(link) && !existsSync(join(root, link)))).toEqual([])
    const named = [...text.matchAll(/npm run ([\w:-]+)`/g)].map(match => match[1] ?? '')
    expect(named.filter(name => !scripts[name])).toEqual([])
  })

  test('counts right', () => {
    const topics = catalog().flatMap(grade => grade.topics.filter(({ domain }) => domain !== 'Review'))
    expect(text).toContain(`a catalog of ${topics.length} topics`)
    const implemented = topics.filter(topic => topic.implemented).length
    expect(text).toContain(`Today ${implemented} of ${topics.length} topics can be generated`)
    const types = /export type AnswerKind =([\s\S]*?)\n\n/.exec(core('answer/type.ts'))?.[1]?.match(/\|/g)?.length
    expect(text).toContain(`in ${types} types`)
    const kinds = core('figure/kinds.ts').match(/^ {2}'?[\w-]+'?: \w+Figure,$/gm)?.length
    expect(kinds).toBeGreaterThan(50)
  })

  test('tells what cannot be measured as that', () => {
    expect(text).not.toMatch(/\| [-−]\d/)
    const row = { what: 'a', unit: '%' }
    expect(cellsOf({ ...row, measured: -13.89 })[1]).toBe('not measurable')
    expect(cellsOf({ ...row, measured: 3, spread: 5 })[1]).toBe('not measurable (rounds differ by 5 %)')
    expect(cellsOf({ ...row, measured: 12, spread: 5 })[1]).toBe('12 %')
  })
})
