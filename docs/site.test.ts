import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join } from 'node:path'
import { startBrowser } from '@worksheet/testing/browser'
import { has } from '@worksheet/testing/tools'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, run } from '../examples/running.ts'
import { galleryTopics } from './.vitepress/topics.ts'

const folder = join(root, 'node_modules/.cache', `site-${process.pid}`)
const htmlIn = (where: string) =>
  readdirSync(where, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
const vitepress = join(root, 'node_modules/vitepress/bin/vitepress.js')

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await run(process.execPath, [vitepress, 'build', 'docs', '--outDir', folder], root)
  await run(process.execPath, [tsx, 'scripts/gallery.ts', join(folder, 'gallery'), 'k,1'], root)
  cpSync(join(root, 'packages/maker/dist'), join(folder, 'maker'), { recursive: true })
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The parts of an address that stands in a page of the site. */
function targetOf(page: string, address: string) {
  const [path = '', anchor = ''] = address.split('#')
  const file = path === '' ? page : path.startsWith('/') ? path.slice(1) : join(dirname(page), path)
  return { file: file === '' || file.endsWith('/') ? `${file}index.html` : file, anchor: decodeURIComponent(anchor) }
}

describe('the site', () => {
  test('has a page for each document, and a picture', () => {
    expect(htmlIn(folder).length).toBeGreaterThan(25)
    expect(existsSync(join(folder, 'sheet.png'))).toBe(true)
  })

  test('has no link to nowhere, down to the heading', () => {
    const broken = htmlIn(folder).flatMap(page =>
      [...read(page).matchAll(/<a[^>]* href="([^"]+)"/g)]
        .map(match => match[1] ?? '')
        .filter(address => !/^[a-z]+:/.test(address))
        // Only two grades of the gallery are made here.
        .filter(address => !/gallery\/(?!k\.|1\.|index)|^(?!k\.|1\.|index)[\w-]+\.html/.test(address))
        .filter(address => {
          const { file, anchor } = targetOf(page, address)
          if (!existsSync(join(folder, file))) return true
          return anchor !== '' && !read(file).includes(`id="${anchor}"`)
        })
        .map(address => `${page}: ${address}`),
    )
    expect(broken).toEqual([])
  })

  test('asks nothing of any other place', () => {
    for (const page of htmlIn(folder)) {
      const loaded = [...read(page).matchAll(/<(?:script|img|iframe)[^>]* src="([^"]+)"|<link[^>]* href="([^"]+)"/g)]
      const addresses = loaded.map(match => match[1] ?? match[2] ?? '')
      expect(addresses.filter(address => /^(https?:)?\/\//.test(address))).toEqual([])
    }
    const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
    expect(styles.filter(file => /url\(["']?(https?:)?\/\//.test(read(file)))).toEqual([])
  })

  test('can be searched without a server', () => {
    const index = readdirSync(join(folder, 'assets/chunks')).find(name => name.startsWith('@localSearchIndex'))
    expect(read(join('assets/chunks', index ?? ''))).toContain('idempotency')
  })
})

describe('a grade of the gallery as one page', () => {
  test('shows topics at every level in both languages, with their answers', () => {
    const page = read('gallery/k.html')
    expect(page.match(/<ol class="problems" lang="en"/g)?.length).toBe(
      page.match(/<ol class="problems" lang="es"/g)?.length,
    )
    expect(page.match(/<details>/g)?.length).toBe(page.match(/<li data-form=/g)?.length)
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe.runIf(has('chromium'))('the gallery', () => {
  let server: Server
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    server = createServer((request, response) => {
      const file = join(folder, new URL(request.url ?? '', 'http://a').pathname)
      if (!existsSync(file) || extname(file) === '') return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      response.end(readFileSync(file))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    browser = await startBrowser()
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  })
  afterAll(async () => {
    await browser?.close()
    server?.close()
  })
  /** What is clicked before the scripts of the page have read it is lost. */
  const go = async (path: string) => {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`, { waitUntil: 'networkidle' })
    await page.waitForFunction("document.querySelector('#app')?.__vue_app__ !== undefined")
  }

  test('shows what each topic looks like, within the site', async () => {
    await go('gallery.html')
    await page.locator('.look svg').first().waitFor()
    expect(await page.locator('.VPNav').count()).toBe(1)
    const empty = await page.evaluate<number>(
      `[...document.querySelectorAll('.cards > li:not(.planned) .look')].filter(({ innerHTML }) => !/<svg|<math|<table/.test(innerHTML) && !/\\w/.test(innerHTML.replace(/<[^>]*>/g, ''))).length`,
    )
    expect(empty).toBe(0)
  })
  test('filters by grade, domain, standard, words and what can be generated, in both languages', async () => {
    await go('gallery.html')
    const count = () => page.locator('.cards > li').count()
    const ofOneGrade = await count()
    await page.getByRole('combobox', { name: 'Grade' }).selectOption('')
    await expect.poll(count).toBeGreaterThan(ofOneGrade)
    await page.getByLabel('Only topics that can be generated').uncheck()
    await expect.poll(count).toBe(galleryTopics.length)
    await page.getByRole('textbox', { name: 'Standard' }).fill('3.OA.C.7')
    await expect
      .poll(count)
      .toBe(galleryTopics.filter(({ standards }) => standards.some(code => code.startsWith('3.OA.C.7'))).length)
    await page.getByRole('textbox', { name: 'Standard' }).fill('')
    await page.getByRole('searchbox', { name: 'Words' }).fill('ecuaciones dos pasos')
    await expect.poll(() => page.locator('.cards h2').allInnerTexts()).toContain('Two-step equations')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
    await expect.poll(() => page.locator('.cards h2').allInnerTexts()).toContain('Ecuaciones de dos pasos')
  })
  test('makes problems of a topic, and others from a new seed', async () => {
    await go('gallery.html#count-objects-to-20')
    await page.reload()
    const sheet = page.locator('#count-objects-to-20 .sheet')
    await sheet.locator('.problems > li').first().waitFor()
    const before = await sheet.innerHTML()
    await page.getByRole('button', { name: 'New seed: Count objects up to 20' }).click()
    await expect.poll(() => sheet.innerHTML()).not.toBe(before)
    await page.evaluate(axe)
    const found = await page.evaluate<string[]>(
      `axe.run('.gallery').then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].html))`,
    )
    expect(found).toEqual([])
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
  test.each(['two-step equations', 'ecuaciones de dos pasos'])(
    'is found by the search of the site: %s',
    async words => {
      await go('gallery.html')
      await page.getByRole('button', { name: 'Search' }).click()
      await page.locator('.VPLocalSearchBox input').fill(words)
      await page
        .locator('.VPLocalSearchBox .result', { hasText: 'Two-step equations · Ecuaciones de dos pasos' })
        .waitFor()
    },
  )
})
