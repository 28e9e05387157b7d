import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { startBrowser } from '@worksheet/testing/browser'
import { has } from '@worksheet/testing/tools'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyOf, removeCopies, root, run, type Service, startService } from './running.ts'

const node = (folder: string, ...words: string[]) => run(process.execPath, words, folder)
const isPdf = (file: string) => readFileSync(file).subarray(0, 5).toString() === '%PDF-'
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

beforeAll(() => {
  const built = ['core/dist/index.js', 'core/dist/index.cjs', 'render-pdf/dist/index.js', 'server/dist/main.js']
  const missing = built.filter(file => !existsSync(join(root, 'packages', file)))
  if (missing.length > 0) throw new Error(`Run npm run build first: there is no ${missing.join(', ')}`)
})
afterAll(removeCopies)

test('every example is listed, and says how to run it', () => {
  const folders = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter(entry => entry.isDirectory())
  for (const { name } of folders) {
    expect(textOf(join(root, 'examples'), 'README.md')).toContain(`| [${name}](${name}) |`)
    expect(textOf(join(root, 'examples', name), 'README.md')).toMatch(/^# /)
  }
})

describe('the library', () => {
  test('in an ES module', async () => {
    const folder = copyOf('node-esm')
    expect((await node(folder, 'index.js')).stdout).toMatch(/^1\. [\s\S]+\n {3}→ .+\n2\. /)
    expect(isPdf(join(folder, 'worksheet.pdf'))).toBe(true)
  })

  test('with a topic of one’s own', async () => {
    const folder = copyOf('own-topic')
    const { stdout } = await node(folder, 'index.js')
    expect(stdout).toMatch(/^Ticket prices keeps all laws\n1\. [\s\S]+ — [\s\S]+4\. /)
    expect(isPdf(join(folder, 'worksheet.pdf'))).toBe(true)
  })

  test('in CommonJS', async () => {
    const folder = copyOf('node-commonjs')
    expect((await node(folder, 'index.js')).stdout).toBe('Wrote 8 problems to worksheet.html\n')
    const html = textOf(folder, 'worksheet.html')
    expect(html).toContain('<html lang="es">')
    expect(html.match(/<details>/g)).toHaveLength(8)
  })

  test.skipIf(!has('pdflatex', 'Spanish TeX', 'LaTeX classes'))(
    'in a book set by LaTeX, an exam, slides, two languages',
    async () => {
      const folder = copyOf('latex-book')
      await node(folder, 'make-fragments.js')
      for (const name of ['book', 'book', 'exam', 'slides', 'two-languages'])
        await run('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', `${name}.tex`], folder)
      for (const name of ['book', 'exam', 'slides', 'two-languages']) {
        expect(isPdf(join(folder, `${name}.pdf`)), name).toBe(true)
        expect(textOf(folder, `${name}.log`), name).not.toMatch(/undefined|Missing character|^Overfull/im)
      }
      expect(textOf(folder, 'fragments/equations.tex')).toMatch(
        /^% Packages: worksheet\.\n% Worksheet .*, seed 2026, en: /,
      )
    },
  )

  test('in a React-PDF document', async () => {
    const folder = copyOf('react-pdf')
    await node(folder, join(root, 'node_modules/tsx/dist/cli.mjs'), 'handout.tsx')
    expect(isPdf(join(folder, 'handout.pdf'))).toBe(true)
  })

  test('behind Express', async () => {
    const folder = copyOf('express')
    const child = spawn(process.execPath, ['server.js'], { cwd: folder, env: { PATH: process.env.PATH, PORT: '0' } })
    try {
      const address = await new Promise<string>((resolve, reject) => {
        child.stdout.once('data', chunk => resolve(String(chunk).trim()))
        child.stderr.once('data', chunk => reject(new Error(String(chunk))))
      })
      const page = await fetch(`${address}?seed=7&count=4&locale=es`)
      expect([page.status, (await page.text()).match(/<li value=/g)?.length]).toEqual([200, 4])
      const pdf = await fetch(`${address}.pdf?answers=true`)
      expect(pdf.headers.get('content-type')).toBe('application/pdf')
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
      const topics = (await (await fetch(new URL('/topics', address))).json()) as { grade: string }[]
      expect(new Set(topics.map(({ grade }) => grade))).toContain('7')
      const refused = await fetch(new URL('/worksheets/7/alchemy', address))
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'unknown_topic' }])
    } finally {
      child.kill()
    }
  })

  test('marking a class', async () => {
    const folder = copyOf('check-answers')
    await node(folder, 'imagine-class.js')
    const { stdout } = await node(folder, 'mark.js', 'answers.csv')
    expect(stdout).toMatch(/^Ada: 6 of 6\nBen: 4 of 6\n {2}1\. [\s\S]*, not left out\n {2}6\. [\s\S]*, not 1000001\n$/)
  })

  test('making a year of sheets', async () => {
    const folder = copyOf('year-of-sheets')
    expect((await node(folder, 'make-year.js')).stdout).toBe('Wrote 36 sheets with their keys to year/\n')
    const files = readdirSync(join(folder, 'year'))
    expect(files).toHaveLength(72)
    expect(files.every(file => isPdf(join(folder, 'year', file)))).toBe(true)
  })
})

describe('the service', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service?.stop())
  const environment = () => ({ WORKSHEET_URL: service.url, WORKSHEET_KEY: service.key })

  test.skipIf(!has('python3'))('from Python', async () => {
    const folder = copyOf('python-client')
    const { stdout } = await run('python3', ['example.py'], folder, environment())
    expect(stdout).toMatch(/^5 [^→]+ → /m)
    expect(stdout).toContain('Refused: unknown_topic')
    expect(isPdf(join(folder, 'worksheet.pdf'))).toBe(true)
    expect(textOf(folder, 'worksheet.tex')).toMatch(/^\\documentclass/)
  })

  test.skipIf(!has('python3'))('from Python, over connections that break', async () => {
    const keys: unknown[] = []
    const breaks = createServer((request, response) => {
      keys.push(request.headers['idempotency-key'])
      if (keys.length === 1) return request.socket.destroy()
      if (keys.length === 3) return response.setHeader('Content-Type', 'application/json').end('{"data":{}}')
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 }).write('{"da')
      return setImmediate(() => request.socket.destroy())
    })
    await new Promise<void>(resolve => breaks.listen(0, '127.0.0.1', resolve))
    const address = breaks.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const program = `from worksheet_client import Client; print(Client("http://127.0.0.1:${port}", "key").worksheet([]))`
    try {
      const { stdout } = await run('python3', ['-c', program], copyOf('python-client'), {})
      expect(stdout.trim()).toBe('{}')
      expect([keys.length, new Set(keys).size]).toEqual([3, 1])
    } finally {
      breaks.close()
    }
  })

  test.skipIf(!has('curl'))('from a shell', async () => {
    const folder = copyOf('curl')
    const { stdout } = await run('sh', ['worksheet.sh'], folder, environment())
    expect(stdout).toMatch(/x-credits-charged: 5\r?\n/i)
    expect(isPdf(join(folder, 'worksheet.pdf'))).toBe(true)
    expect(JSON.parse(textOf(folder, 'worksheet.json'))).toMatchObject({ data: { problemCount: 5, seed: 7 } })
    const refused = run('sh', ['worksheet.sh'], copyOf('curl'), { ...environment(), WORKSHEET_KEY: 'wrong' })
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('invalid_api_key') })
  })

  test.skipIf(!has('chromium'))('in a page, seen in a browser', async () => {
    const folder = copyOf('embed-page')
    await run(process.execPath, ['make-page.js'], folder, environment())
    const site = createServer((_request, response) => response.end(readFileSync(join(folder, 'page.html'))))
    await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
    const browser = await startBrowser()
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
      const address = site.address()
      await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
      await page.locator('iframe').scrollIntoViewIfNeeded()
      const frame = page.frameLocator('iframe')
      await frame.locator('.problems > li').first().waitFor()
      expect(await frame.locator('.problems > li').count()).toBe(8)
      await frame.locator('summary').first().click()
      expect(await frame.locator('details[open]').count()).toBe(1)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    } finally {
      await browser.close()
      site.close()
    }
  })
})
