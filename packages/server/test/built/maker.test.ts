import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBrowser } from '@worksheet/testing/browser'
import { has } from '@worksheet/testing/tools'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startProcess } from '../support/process.ts'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const READY = /is ready at[\s\S]*curl.*\n/
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe.skipIf(!existsSync(MAIN))('the worksheet maker of the built server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-served-maker-'))
  let server: ServerProcess
  beforeAll(async () => {
    server = await startProcess([MAIN, 'serve', '--demo'], { DATA_DIR: folder, METRICS_PORT: '0' }, READY)
  })
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  })

  it('is the first thing that the service names', () => {
    expect(server.output()).toContain(`is ready at ${server.url}: open it to make worksheets in the browser`)
  })

  it('is handed out under a strict policy, files of fixed content for good', async () => {
    const page = await server.call('/')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).not.toMatch(/'unsafe|https?:|\*/)
    const [, script = ''] = /src="\.(\/assets\/[^"]+\.js)"/.exec(page.text) ?? []
    const file = await server.call(script, { headers: { 'Accept-Encoding': 'br' } })
    expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(file.headers.get('cache-control')).toContain('immutable')
    const again = await server.call(script, { headers: { 'If-None-Match': file.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect((await server.call('/assets/nothing.js')).status).toBe(404)
    expect((await server.call('/assets/..%2f..%2fmain.js')).status).toBe(404)
  })

  it('can be turned off', async () => {
    const other = await startProcess(
      [MAIN, 'serve'],
      { DATA_DIR: join(folder, 'off'), METRICS_PORT: '0', MAKER: 'false' },
      /is ready at[\s\S]*key create.*\n/,
    )
    const { status, headers } = await other.call('/')
    expect([status, headers.get('location')]).toEqual([302, '/docs'])
    expect((await other.call('/service-worker.js')).status).toBe(404)
    expect(other.output()).not.toContain('open it')
    other.child.kill('SIGKILL')
    await other.ended
  })

  describe.runIf(has('chromium'))('in a real browser', () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await startBrowser()
    })
    afterAll(() => browser?.close())

    it('makes a PDF within its policy, and works once the service is out of reach', async () => {
      const context = await browser.newContext({ acceptDownloads: true })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', error => complaints.push(String(error)))
      await page.goto(server.url)
      const add = async (search: string) => {
        await page.getByRole('searchbox').fill(search)
        await page.locator('.topics button').first().click()
        await page.locator('.page svg').first().waitFor()
      }
      await add('7.EE.B.4')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'PDF', exact: true }).click(),
      ])
      const file = join(folder, 'made.pdf')
      await download.saveAs(file)
      expect(readFileSync(file, 'latin1').slice(0, 5)).toBe('%PDF-')
      await page.evaluate(AXE)
      expect(await page.evaluate(`axe.run().then(({ violations }) => violations.map(({ id }) => id))`)).toEqual([])

      await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
      await context.setOffline(true)
      await page.goto(server.url)
      await add('3.OA.C.7')
      expect(complaints).toEqual([])
      await context.setOffline(false)

      // The service worker leaves the rest of the service alone.
      await page.goto(`${server.url}/docs`)
      expect(await page.title()).toContain('API')
      await context.close()
    })
  })
})
