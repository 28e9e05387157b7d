import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { startBrowser } from '@worksheet/testing/browser'
import { has } from '@worksheet/testing/tools'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { library } from '../../src/rendering/library.ts'
import { entriesOf, startServer, type TestServer } from '../support/server.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string }[]
}

/**
 * All rules of WCAG 2.2 A and AA, and those of good practice but one: axe reads no MathML, and takes a table heading
 * that is a formula for an empty one. The script comes in through the debugger, past the page's policy.
 */
async function violationsIn(frame: Frame | Page): Promise<string[]> {
  await frame.evaluate(AXE)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const found = await frame.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(tags)}, rules: { 'empty-table-header': { enabled: false } } }).then(({ violations }) => violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => ({ html })) })))`,
  )
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 200)}`)
}

describe.runIf(has('chromium'))('an embed in a real browser', () => {
  let server: TestServer
  let host: Server
  let browser: Browser
  let embedUrl: string
  let hostUrl: string
  beforeAll(async () => {
    server = await startServer({
      library,
      worker: new URL('../../src/rendering/worker.ts', import.meta.url),
      // The worker reads the sources of all topics first.
      environment: { RENDER_TIMEOUT_MS: '60000' },
    })
    const all = entriesOf((await server.call('/api/public/v1/catalog')).json, 2)
    const entries = all.filter((_, i) => i % Math.ceil(all.length / 20) === 0)
    const { json } = await server.call('/api/public/v1/embeds', {
      body: { entries, seed: 1, title: 'Warm-up', showAnswerKey: true },
    })
    embedUrl = json.data.embedUrl
    host = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end(
        `<!doctype html><html lang="en"><title>A site</title><h1>A site</h1><iframe src="${embedUrl}" title="Worksheet" width="800" height="600"></iframe>`,
      )
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => host.once('listening', resolve))
    hostUrl = `http://localhost:${(host.address() as AddressInfo).port}/`
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser.close()
    host.closeAllConnections()
    host.close()
    await server.stop()
  })

  /** A page that remembers what went wrong on it. */
  const openPage = async (options: Parameters<Browser['newPage']>[0] = {}) => {
    const page = await browser.newPage(options)
    const problems: string[] = []
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    page.on('pageerror', error => problems.push(String(error)))
    page.on('requestfailed', request => problems.push(`${request.url()} ${request.failure()?.errorText}`))
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    return { page, problems, requests }
  }

  it('shows in a frame of another origin, without an error and without asking for anything else', async () => {
    const { page, problems, requests } = await openPage()
    await page.goto(hostUrl)
    const frame = page.frames().find(frame => frame.url() === embedUrl)!
    await frame.waitForSelector('main')
    expect(await frame.locator('h1').first().innerText()).toBe('Warm-up')
    expect(await frame.locator('math').count()).toBeGreaterThan(5)
    const answer = frame.locator('details').first()
    expect(await answer.getAttribute('open')).toBe(null)
    await answer.locator('summary').click()
    expect(await answer.getAttribute('open')).toBe('')
    expect(await violationsIn(frame)).toEqual([])
    expect(problems).toEqual([])
    expect(requests.filter(url => url !== hostUrl && url !== embedUrl && !url.endsWith('/favicon.ico'))).toEqual([])
    await page.close()
  })

  it('has no violation of accessibility rules on its own, in light and dark, and fits a phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openPage({ colorScheme, viewport: { width: 320, height: 640 } })
      await page.goto(embedUrl)
      expect(await violationsIn(page)).toEqual([])
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow).toBeLessThanOrEqual(0)
      await page.close()
    }
  })

  it('can be read without JavaScript, and printed', async () => {
    const { page, problems } = await openPage({ javaScriptEnabled: false })
    await page.goto(embedUrl)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300)
    const pdf = await page.pdf()
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(5000)
    expect(problems).toEqual([])
    await page.close()
  })

  it('is found by sites that look for oEmbed', async () => {
    const { page } = await openPage()
    await page.goto(embedUrl)
    const href = await page.locator('link[type="application/json+oembed"]').getAttribute('href')
    const answer = await fetch(href!)
    expect(await answer.json()).toMatchObject({ type: 'rich', title: 'Warm-up' })
    await page.close()
  })
})

describe.runIf(has('chromium'))('the reference in a real browser', () => {
  it('shows without a request to anywhere else, without an error, and accessibly', async () => {
    const server = await startServer()
    const browser = await startBrowser()
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme })
      const problems: string[] = []
      const requests: string[] = []
      page.on('console', message => {
        if (message.type() === 'error') problems.push(message.text())
      })
      page.on('request', request => requests.push(new URL(request.url()).pathname))
      await page.goto(`${server.url}/docs/plain`)
      expect(await page.locator('h2').allInnerTexts()).toContain('Generate a worksheet as JSON')
      expect(await violationsIn(page)).toEqual([])
      expect(problems).toEqual([])
      expect(requests.filter(path => path !== '/favicon.ico')).toEqual(['/docs/plain'])
      await page.close()
    }
    await browser.close()
    await server.stop()
  })
})
