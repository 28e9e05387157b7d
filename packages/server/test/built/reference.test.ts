import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBrowser } from '@worksheet/testing/browser'
import { has } from '@worksheet/testing/tools'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startProcess } from '../support/process.ts'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** Words that stand in two lines, though they are one. */
const BROKEN = `[...document.querySelectorAll('td, th')].flatMap(cell => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const broken = []
  while (walker.nextNode()) {
    const { data } = walker.currentNode
    for (const { 0: word, index } of data.matchAll(/[a-z]+/gi)) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
})`

describe.skipIf(!existsSync(MAIN) || !has('chromium'))('the reference of the built server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-reference-'))
  let server: ServerProcess
  let browser: Browser
  beforeAll(async () => {
    server = await startProcess([MAIN, 'serve', '--demo'], { DATA_DIR: folder, METRICS_PORT: '0' }, /is ready at/)
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser.close()
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  })

  /** What a page asks for elsewhere, and what its policy forbids. */
  const watched = (page: Page) => {
    const problems: string[] = []
    page.on('request', request => {
      const url = request.url()
      if (!url.startsWith(server.url) && !url.startsWith('data:') && !url.startsWith('blob:')) problems.push(url)
    })
    page.on('console', message => {
      if (/Content Security Policy/.test(message.text())) problems.push(message.text())
    })
    return problems
  }

  it('shows pages, operations and a console that sends a request, all from the server itself', async () => {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    const problems = watched(page)
    await page.goto(`${server.url}/docs`)
    for (const name of ['Quick start', 'Keys', 'Errors', 'Retries', 'Credits', 'Generate a worksheet as JSON'])
      await page.getByText(name, { exact: true }).first().waitFor()
    await page.goto(`${server.url}/docs#tag/worksheets/GET/api/public/v1/catalog`)
    await page
      .getByRole('button', { name: /^Test Request/ })
      .first()
      .click()
    const asked = page.waitForResponse(response => response.url().includes('/api/public/v1/catalog'))
    await page.getByRole('button', { name: /^Send/ }).first().click()
    expect((await asked).status()).toBe(401)
    expect(problems).toEqual([])
    await page.close()
  })

  it('is there without scripts, with words that are whole', async () => {
    const context = await browser.newContext({ javaScriptEnabled: true })
    for (const width of [1280, 420]) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 800 })
      const problems = watched(page)
      await page.goto(`${server.url}/docs/plain`)
      expect(await page.locator('script').count()).toBe(0)
      expect(await page.locator('h2').allInnerTexts()).toEqual(
        expect.arrayContaining(['Quick start', 'Credits', 'Generate a worksheet as a PDF']),
      )
      expect(await page.evaluate<string[]>(BROKEN), `at ${width}`).toEqual([])
      expect(problems).toEqual([])
      await page.close()
    }
  })
})
