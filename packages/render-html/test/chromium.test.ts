import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { startBrowser } from '@worksheet/testing/browser'
import { figures, specimen } from '@worksheet/testing/specimen'
import { has } from '@worksheet/testing/tools'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOptions, type HtmlOptions } from '../src/options.ts'
import { sheetToHtml } from '../src/sheet.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

describe.runIf(has('chromium'))('in Chromium', () => {
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
    ['light', 1000, { showAnswerKey: true, showSolutions: true, disclosures: true }],
    ['dark', 1000, { showAnswerKey: true, showSolutions: true }],
    ['light', 320, { showAnswerKey: true, showSolutions: true }],
    ['dark', 320, {}],
  ] as const)('axe finds nothing: %s, %i px, %j', async (colorScheme, width, options) => {
    const page = await opened(pageOf(options, width === 320 ? 'es' : 'en'), {
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
    const pages = [sheetToHtml(figures('en'), checkOptions({ showAnswerKey: true }))]
    for (const html of [...pages, pageOf({ showAnswerKey: true, showSolutions: true }, 'es')]) {
      const page = await opened(html, {
        viewport: { width, height: 800 },
      })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      await page.close()
    }
  })

  test('numbers and letters are seen at 375 px', async () => {
    for (const sheet of [specimen('en'), specimen('es')]) {
      const page = await opened(sheetToHtml(sheet, checkOptions({ showAnswerKey: true })), {
        viewport: { width: 375, height: 800 },
      })
      const hiding = await page.evaluate<string[]>(
        `[...document.querySelectorAll('.problems > li, .choices > li, .answers > li')]
          .filter(item => getComputedStyle(item).overflowX !== 'visible').map(item => item.textContent)`,
      )
      expect(hiding).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375)
      await page.close()
    }
  })

  test('printed choices stay together', async () => {
    const page = await opened(pageOf({}), {})
    await page.emulateMedia({ media: 'print' })
    const breaks = await page.evaluate<string>(`getComputedStyle(document.querySelector('.choices')).breakInside`)
    expect(breaks).toBe('avoid')
    await page.close()
  })

  test.each(['Letter', 'A4'])('prints on %s without its answers, with room to work in', async format => {
    const page = await opened(pageOf({ showAnswerKey: true, disclosures: true }), {})
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

  test.each([320, 375, 1000])('no choice that has room on a line is broken within itself: %i px', async width => {
    const page = await opened(pageOf({}), { viewport: { width, height: 800 } })
    const broken = await page.evaluate<
      readonly string[]
    >(`[...document.querySelectorAll('.choices > li')].flatMap(li => {
      const list = li.parentElement.getBoundingClientRect()
      const height = li.getBoundingClientRect().height
      li.style.whiteSpace = 'nowrap'
      li.style.flex = 'none'
      const whole = li.getBoundingClientRect()
      li.style.whiteSpace = ''
      li.style.flex = ''
      return whole.right <= list.right && whole.height < height - 2 ? [li.textContent] : []
    })`)
    expect(await page.locator('.choices > li').count()).toBeGreaterThan(5)
    expect(broken).toEqual([])
    await page.close()
  })

  test('no line begins with the point or the comma after a formula, or with what follows it without a space', async () => {
    const page = await opened(pageOf({ showSolutions: true }), { viewport: { width: 1000, height: 800 } })
    const broken = await page.evaluate<readonly string[]>(`(() => {
      const sheet = document.querySelector('.worksheet')
      const held = [...document.querySelectorAll('.tied')]
      const found = held.length < 5 ? ['too few'] : []
      for (let width = 160; width < 420; width += 3) {
        sheet.style.width = width + 'px'
        for (const item of held) if (item.getClientRects().length > 1) found.push(item.textContent)
      }
      return found
    })()`)
    expect(broken).toEqual([])
    await page.close()
  })

  test('letters and room to write are larger on paper for kindergarten', async () => {
    const measured = async (grade: string) => {
      const { sections, ...sheet } = specimen('en')
      const young = { ...sheet, sections: sections.map(section => ({ ...section, grade })) }
      const page = await opened(sheetToHtml(young, checkOptions({})), {})
      await page.emulateMedia({ media: 'print' })
      const of = (selector: string, property: string) =>
        page.evaluate<number>(`parseFloat(getComputedStyle(document.querySelector('${selector}')).${property})`)
      const sizes = [await of('.worksheet', 'fontSize'), await of('.lines-2', 'paddingBlockEnd')]
      await page.close()
      return sizes
    }
    const [[size = 0, room = 0], [young, more]] = [await measured('5'), await measured('k')]
    expect(size).toBeCloseTo(16)
    expect(young).toBeCloseTo(1.25 * size)
    expect(more).toBeCloseTo(1.25 * room)
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
