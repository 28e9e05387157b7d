import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentToText, generateWorksheet, type Worksheet } from '@worksheet/core'
import { pagePictures } from '@worksheet/render-pdf'
import { startBrowser } from '@worksheet/testing/browser'
import { CHROMIUM } from '@worksheet/testing/tools'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EMPTY, layoutOf, planOf, requestOf } from '../src/plan.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = mkdtempSync(join(tmpdir(), 'worksheet-maker-'))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))

const contentOf = ({ entries, locale }: Worksheet) =>
  entries
    .flatMap(({ problems }) => problems)
    .flatMap(({ instruction, prompt, choices }) => [instruction, prompt, ...choices.map(({ content }) => content)])
    .map(content => contentToText(content, locale))
    .join(' ')

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
    const before = await page.locator('.entries > li').count()
    await page.getByRole('searchbox').fill(search)
    // One topic's name may end with that of another.
    const topic = page.locator('.topics').getByRole('button', { name: new RegExp(`^(Add|Agregar) ${name}`) })
    await topic.click()
    await expect.poll(() => page.locator('.entries > li').count()).toBe(before + 1)
    await asText()
    await page.locator('.paper .problems > li').first().waitFor()
  }
  const asText = (shown = page) => shown.getByRole('button', { name: /^Texto?$/ }).click()
  const problems = () => page.locator('.paper .problems > li').allInnerTexts()
  const order = () => page.locator('.entries legend').allInnerTexts()
  const taken = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    const file = join(outDir, `taken-${name}`)
    await download.saveAs(file)
    return { name: download.suggestedFilename(), file, text: readFileSync(file, 'latin1') }
  }
  const copied = async (name: string) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name, exact: true }).click()
    return (await page.evaluate('navigator.clipboard.readText()')) as string
  }
  const violations = async () => {
    const found = (await page.evaluate(
      `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
    )) as { violations: { id: string; nodes: { target: string[] }[] }[] }
    return found.violations.map(({ id, nodes }) => [id, nodes[0]?.target])
  }
  const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).sort()

  test('makes a sheet, exchanges a problem, and gives a PDF, made in a worker, that says the same', async () => {
    await add('dos pasos', 'Two-step equations')
    await page.getByLabel('Title').fill('Monday')
    const before = await problems()
    expect(before).toHaveLength(8)
    await page.getByRole('button', { name: 'Exchange problem 3' }).click()
    await expect.poll(async () => (await problems())[2]).not.toBe(before[2])
    const after = await problems()
    expect(after.filter((_, i) => i !== 2)).toEqual(before.filter((_, i) => i !== 2))

    const worker = page.waitForEvent('worker')
    const { name, file, text } = await taken('PDF')
    expect((await worker).url()).toContain('pdf-worker')
    expect([name, text.slice(0, 5)]).toEqual(['Monday.pdf', '%PDF-'])
    const printed = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
    // Every number of each problem, which is its equation, stands in the file.
    for (const number of numbersIn(after.join(' '))) expect(numbersIn(printed)).toContain(number)
  })

  test('shows the pages as they are printed, and exchanges a problem by a click on it', async () => {
    await add('dos pasos', 'Two-step equations')
    await add('clock', 'Tell time to the hour and half hour')
    await page.getByLabel('Answer key').check()
    await page.getByRole('button', { name: 'Pages' }).click()
    await page.locator('.page svg').first().waitFor()
    const printed = () => {
      const { rows, ...plan } = planOf(new URL(page.url()).hash.slice(1)) ?? EMPTY
      const worksheet = generateWorksheet(requestOf({ ...plan, rows }))
      return pagePictures(worksheet, layoutOf(worksheet, { ...plan, rows }))
    }
    const sameAsPrinted = async () => {
      const pages = printed()
      await expect.poll(() => page.locator('.page').count()).toBe(pages.length)
      for (const [i, { svg }] of pages.entries()) {
        const letters = svg.match(/href="[^"]*"/g)
        await expect
          .poll(async () => (await page.locator('.page').nth(i).innerHTML()).match(/href="[^"]*"/g))
          .toEqual(letters)
      }
      return pages
    }
    const before = await sameAsPrinted()
    expect(before.flatMap(({ problems }) => problems)).toHaveLength(16)

    const third = page.getByRole('button', { name: 'Exchange problem 3', exact: true })
    const { x, y, width, height } = await third.boundingBox().then(box => box ?? { x: 0, y: 0, width: 0, height: 0 })
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect.poll(() => planOf(new URL(page.url()).hash.slice(1))?.rows[0]?.replace).toEqual([3])
    const after = await sameAsPrinted()
    expect(after[0]?.svg).not.toBe(before[0]?.svg)
    expect(await third.evaluate(button => button === document.activeElement)).toBe(true)

    const { file } = await taken('PDF')
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(new RegExp(`Pages: +${after.length}\n`))
  })

  test('prints figures, which the worker draws by itself', async () => {
    await add('clock', 'Tell time to the hour and half hour')
    const { file } = await taken('PDF')
    const { length } = readFileSync(file)
    expect(length).toBeGreaterThan(10_000)
  })

  test('shows answers and worked solutions, and gives them in every file', async () => {
    await add('two-step equations', 'Two-step equations')
    await page.getByLabel('Answer key').check()
    await page.getByLabel('Worked solutions').check()
    await page.locator('.paper .solutions').waitFor()
    expect(await page.locator('.paper .answers > li').count()).toBe(8)
    expect(await page.locator('.paper .solved > li').count()).toBe(8)
    expect((await taken('LaTeX')).text).toContain('\\worksheetstep')
    expect((await taken('HTML')).text).toContain('<section class="solutions">')
    expect((await taken('JSON')).text).toContain('"solution"')
    const { file } = await taken('PDF')
    expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toMatch(/Answer Key[\s\S]*Solutions/)
    const curl = await copied('Copy curl')
    expect(curl).toContain('"showSolutions":true')
    expect(curl).toContain('"showAnswerKey":true')
    expect(await copied('Copy TypeScript')).toContain('{ solutions: true })')
  })

  test('copies the request, the program and a link, which give the same sheet', async () => {
    await add('round decimals', 'Round decimals')
    await page.getByRole('button', { name: 'Exchange problem 2' }).click()
    await page.waitForFunction(`document.activeElement?.getAttribute('aria-label') === 'Exchange problem 2'`)
    const made = await problems()
    const request = JSON.parse(await copied('Copy request'))
    expect(request.entries).toEqual([{ topic: 'round-decimals', difficulty: 'medium', count: 8, replace: [2] }])
    const sheet = contentOf(generateWorksheet(request))
    for (const number of numbersIn(made.join(' '))) expect(sheet).toContain(number)

    const link = await copied('Copy link')
    expect(link).toBe(page.url())
    const other = await context.newPage()
    await other.goto(link)
    await asText(other)
    await other.locator('.paper .problems > li').first().waitFor()
    expect(await other.locator('.paper .problems > li').allInnerTexts()).toEqual(made)
  })

  test('leaves out the kinds of problem that are not wanted, in the sheet, the link and the request', async () => {
    await add('addition facts within 20', 'Addition facts within 20')
    const choice = page.locator('.forms')
    await choice.getByText('Kinds of problem: all').click()
    const boxes = choice.getByRole('checkbox')
    await boxes.first().waitFor()
    const all = await boxes.count()
    for (let left = all; left > 1; left--) await boxes.nth(left - 1).uncheck()
    await choice.getByText('Kinds of problem: 1').waitFor()
    expect(await boxes.first().isDisabled()).toBe(true)
    const request = JSON.parse(await copied('Copy request'))
    expect(request.entries[0].forms).toHaveLength(1)
    const made = generateWorksheet(request)
    expect(new Set(made.entries[0]?.problems.map(({ form }) => form)).size).toBe(1)
    expect(await copied('Copy curl')).toContain('"forms":["')
    expect(planOf(new URL(page.url()).hash.slice(1))?.rows[0]?.forms).toEqual(request.entries[0].forms)
    await boxes.nth(1).check()
    for (let i = 2; i < all; i++) await boxes.nth(i).check()
    await choice.getByText('Kinds of problem: all').waitFor()
    expect(JSON.parse(await copied('Copy request')).entries[0]).not.toHaveProperty('forms')
  })

  test('orders topics by keys, with the focus on what moves, and by drag', async () => {
    await add('two-step equations', 'Two-step equations')
    await add('round decimals', 'Round decimals')
    await page.getByRole('button', { name: 'Move Round decimals up' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(order).toEqual(['Round decimals', 'Two-step equations'])
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Move Round decimals down')
    const [first, second] = [page.locator('.entries > li').first(), page.locator('.entries > li').last()]
    await first.locator('legend').dragTo(second.locator('legend'))
    await expect.poll(order).toEqual(['Two-step equations', 'Round decimals'])
  })

  test('goes past the topics by keys, to what is on the sheet', async () => {
    await page.getByRole('combobox', { name: 'Grade', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.id')).toBe('settings')
    await add('two-step equations', 'Two-step equations')
    await page.getByRole('button', { name: 'Skip the list of topics' }).focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.id')).toBe('entries')
  })

  test('tells by words what changed, and keeps the focus where a topic was removed', async () => {
    await add('two-step equations', 'Two-step equations')
    await add('round decimals', 'Round decimals')
    const status = page.locator('.preview > [role="status"]')
    await page.getByRole('button', { name: 'Exchange problem 2', exact: true }).click()
    await expect.poll(() => status.innerText()).toBe('Problem 2 is another one now.')
    await page.getByRole('button', { name: 'New problems' }).click()
    await expect.poll(() => status.innerText()).toMatch(/^These are the problems of seed \d+\.$/)
    const focused = () =>
      page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.id')
    await page.getByRole('button', { name: 'Remove Two-step equations' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Remove Round decimals')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('settings')
  })

  test('speaks Spanish when asked to, and remembers it', async () => {
    await add('two-step equations', 'Two-step equations')
    await page.getByLabel('Language of this page').selectOption('Español')
    await page.getByRole('heading', { name: 'Creador de hojas de ejercicios' }).waitFor()
    expect(await page.evaluate('document.documentElement.lang')).toBe('es')
    expect(await order()).toEqual(['Ecuaciones de dos pasos'])
    await page.getByRole('button', { name: 'Cambiar el ejercicio 1', exact: true }).waitFor()
    const english = await page.evaluate(
      `[...document.querySelectorAll('header, .controls')].map(part => part.innerText).join(' ')`,
    )
    expect(english).not.toMatch(/\b(the|topics|sheet|title|copy|problems|answer|columns)\b/i)
    await page.goto(address)
    await page.getByRole('heading', { name: 'Creador de hojas de ejercicios' }).waitFor()
    // A new sheet is in the language of the page.
    expect(await page.getByRole('combobox', { name: 'Idioma', exact: true }).inputValue()).toBe('es')
  })

  test('begins in the language that the browser prefers', async () => {
    const spanish = await browser.newContext({ locale: 'es-MX' })
    const first = await spanish.newPage()
    await first.goto(address)
    await first.getByRole('heading', { name: 'Creador de hojas de ejercicios' }).waitFor()
    await spanish.close()
  })

  test('works without a network once it was open', async () => {
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await context.setOffline(true)
    await page.reload()
    await add('3.OA.C.7', 'Multiplication facts')
    expect(await problems()).toHaveLength(8)
  })

  test.each([
    ['light', 1280, 'English'],
    ['dark', 1280, 'Español'],
    ['light', 375, 'Español'],
    ['dark', 375, 'English'],
  ] as const)('is accessible, %s, %i pixels wide, in %s', async (colorScheme, width, language) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.locator('header select').selectOption(language)
    const [clocks, equations] =
      language === 'English'
        ? ['Tell time to the hour and half hour', 'Two-step equations']
        : ['Decir la hora en punto y la media hora', 'Ecuaciones de dos pasos']
    await add('clock', clocks)
    await add('dos pasos', equations)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.locator('.paper .solutions').waitFor()
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await page.addScriptTag({ content: axe })
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: /^(Pages|Páginas)$/ }).click()
    await page.locator('.page svg').first().waitFor()
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await violations()).toEqual([])
  })

  test('loads little before a grade is chosen', async () => {
    const bytes = (await page.evaluate(
      `performance.getEntriesByType('resource').filter(({ initiatorType, name }) => name.endsWith('.js') && initiatorType !== 'fetch').map(({ name }) => name)`,
    )) as string[]
    const { gzipSync } = await import('node:zlib')
    const size = [...new Set(bytes)]
      .filter(name => !name.endsWith('service-worker.js'))
      .reduce((sum, name) => sum + gzipSync(readFileSync(join(outDir, new URL(name).pathname))).length, 0)
    expect(size).toBeGreaterThan(10_000)
    expect(size).toBeLessThan(150_000)
  })
})
