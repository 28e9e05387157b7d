import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figures, specimen } from '../../render-latex/test/specimen.ts'
import { checkOptions, type HtmlOptions } from '../src/options.ts'
import { sheetToHtml } from '../src/sheet.ts'
import { hasChromium, startBrowser } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

describe.runIf(hasChromium)('in Chromium', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startBrowser()
  })
  afterAll(() => browser?.close())

  async function opened(html: string, options: Parameters<Browser['newPage']>[0]): Promise<Page> {
    const page = await browser.newPage(options)
    await page.setContent(html)
    return page
  }
  const pageOf = (options: HtmlOptions, locale: 'en' | 'es' = 'en') =>
    sheetToHtml(specimen(locale), checkOptions({ title: 'Specimen', ...options }))

  test.each([
    ['light', 1000, 'details'],
    ['dark', 1000, 'key'],
    ['light', 320, 'key'],
    ['dark', 320, 'none'],
  ] as const)('axe finds nothing: %s, %i px, answers %s', async (colorScheme, width, showAnswers) => {
    const page = await opened(pageOf({ showAnswers }, width === 320 ? 'es' : 'en'), {
      colorScheme,
      viewport: { width, height: 800 },
    })
    await page.evaluate(axe)
    const found = await page.evaluate<AxeResults>(`axe.run({ runOnly: ${JSON.stringify(TAGS)} })`)
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(found.passes.length).toBeGreaterThan(10)
    await page.close()
  })

  test.each([320, 1280])('nothing is wider than a window of %i px', async width => {
    for (const sheet of [specimen('es'), figures('en')]) {
      const page = await opened(sheetToHtml(sheet, checkOptions({ showAnswers: 'key' })), {
        viewport: { width, height: 800 },
      })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await page.close()
    }
  })

  test.each(['Letter', 'A4'])('prints on %s without its answers, with room to work in', async format => {
    const page = await opened(pageOf({ showAnswers: 'details' }), {})
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('details').first().isVisible()).toBe(false)
    expect(await page.locator('.pupil').isVisible()).toBe(true)
    const room = await page.evaluate<number>(
      `parseFloat(getComputedStyle(document.querySelector('.lines-2')).paddingBlockEnd)`,
    )
    expect(room).toBeGreaterThan(30)
    expect((await page.pdf({ format })).length).toBeGreaterThan(10_000)
    await page.close()
  })

  test('brackets, roots and bars grow with what they hold', async () => {
    const page = await opened(pageOf({}), {})
    const height = (selector: string) =>
      page.evaluate<number>(`document.querySelector('${selector}').getBoundingClientRect().height`)
    const line = await height('mi')
    expect(await height('mrow:has(> mfrac) > mo[form="prefix"]:not([stretchy])')).toBeGreaterThan(1.8 * line)
    expect(await height('mrow:has(> mtable) > mo[form="prefix"]')).toBeGreaterThan(1.8 * line)
    expect(await height('msqrt')).toBeGreaterThan(line)
    await page.close()
  })
})
