import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBrowser } from '@worksheet/testing/browser'
import { CHROMIUM } from '@worksheet/testing/tools'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = mkdtempSync(join(tmpdir(), 'worksheet-maker-'))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))

let server: PreviewServer
let browser: Browser
let context: BrowserContext
let page: Page
let address: string
const failures: string[] = []

describe.skipIf(!existsSync(CHROMIUM))('the worksheet maker', () => {
  beforeAll(async () => {
    // As it is delivered, whatever the tests themselves are told to be.
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', outDir, '--emptyOutDir'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    server = await preview({ root, logLevel: 'silent', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
    address = server.resolvedUrls?.local[0] ?? ''
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
    rmSync(outDir, { recursive: true, force: true })
  })
  beforeEach(async () => {
    failures.length = 0
    context = await browser.newContext({ acceptDownloads: true, viewport: { width: 1280, height: 900 } })
    page = await context.newPage()
    page.on('pageerror', error => failures.push(String(error)))
    await page.goto(address)
    return async () => {
      await context.close()
      expect(failures).toEqual([])
    }
  })

  const add = async (search: string, name: string) => {
    await page.getByRole('searchbox', { name: 'Search' }).fill(search)
    await page.getByRole('button', { name: `Add ${name}` }).click()
    await page.locator('.paper .problems > li').first().waitFor()
  }
  const problems = () => page.locator('.paper .problems > li').allInnerTexts()

  test('makes a sheet, exchanges a problem, and gives a PDF that says the same', async () => {
    await add('dos pasos', 'Two-step equations')
    await page.getByLabel('Title').fill('Monday')
    const before = await problems()
    expect(before).toHaveLength(8)
    await page.getByRole('button', { name: 'Exchange problem 3' }).click()
    await expect.poll(async () => (await problems())[2]).not.toBe(before[2])
    const after = await problems()
    expect(after.filter((_, i) => i !== 2)).toEqual(before.filter((_, i) => i !== 2))

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Monday.pdf')
    const file = join(outDir, 'made.pdf')
    await download.saveAs(file)
    expect(readFileSync(file, 'latin1').slice(0, 5)).toBe('%PDF-')
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort()
    const printed = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
    // Every number of each problem, which is its equation, stands in the file.
    for (const number of numbers(after.join(' '))) expect(numbers(printed)).toContain(number)
  })

  test('keeps the sheet in its address', async () => {
    await add('round decimals', 'Round decimals')
    await page.getByRole('button', { name: 'Exchange problem 2' }).click()
    await page.waitForFunction(`document.activeElement?.getAttribute('aria-label') === 'Exchange problem 2'`)
    const [link, made] = [page.url(), await problems()]
    const other = await context.newPage()
    await other.goto(link)
    await other.locator('.paper .problems > li').first().waitFor()
    expect(await other.locator('.paper .problems > li').allInnerTexts()).toEqual(made)
  })

  test('orders topics by keys, and gives the other files', async () => {
    await add('two-step equations', 'Two-step equations')
    await add('round decimals', 'Round decimals')
    await page.getByRole('button', { name: 'Move Round decimals up' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.locator('.entries legend').allInnerTexts())
      .toEqual(['Round decimals', 'Two-step equations'])
    for (const [name, ending] of [
      ['LaTeX', 'tex'],
      ['HTML', 'html'],
      ['JSON', 'json'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).click(),
      ])
      expect(download.suggestedFilename()).toBe(`worksheet.${ending}`)
    }
  })

  test('works without a network once it was open', async () => {
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await context.setOffline(true)
    await page.reload()
    await add('3.OA.C.7', 'Multiplication facts')
    expect(await problems()).toHaveLength(8)
  })

  test.each([
    ['light', 1280],
    ['dark', 375],
  ] as const)('is accessible, %s, %i pixels wide', async (colorScheme, width) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await add('clock', 'Tell time')
    await page.addScriptTag({ content: axe })
    const { violations } = (await page.evaluate(
      `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })`,
    )) as {
      violations: { id: string; nodes: { target: string[] }[] }[]
    }
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  test('loads little before a grade is chosen', async () => {
    const bytes = (await page.evaluate(
      `performance.getEntriesByType('resource').filter(({ initiatorType, name }) => name.endsWith('.js') && initiatorType !== 'fetch').map(({ name }) => name)`,
    )) as string[]
    const { gzipSync } = await import('node:zlib')
    const size = [...new Set(bytes)]
      .filter(name => !name.endsWith('sw.js'))
      .reduce((sum, name) => sum + gzipSync(readFileSync(join(outDir, new URL(name).pathname))).length, 0)
    expect(size).toBeGreaterThan(10_000)
    expect(size).toBeLessThan(250_000)
  })
})
