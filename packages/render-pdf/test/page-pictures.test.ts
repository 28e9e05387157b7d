import { generateWorksheet } from '@worksheet/core'
import { has } from '@worksheet/testing/tools'
import { describe, expect, it } from 'vitest'
import { pagePictures, renderPdf } from '../src/index.ts'
import { pageCount, textOfPdf } from './reading.ts'

const worksheet = generateWorksheet({
  entries: [
    { id: 'a', grade: '2', topic: 'two-step-word-problems-within-100', difficulty: 'easy', count: 12 },
    { id: 'b', grade: '1', topic: 'tell-time-hour-half-hour', difficulty: 'medium', count: 6 },
  ],
  seed: 7,
})
const options = { title: 'Monday', showAnswerKey: true, paper: 'a4' } as const
const pages = pagePictures(worksheet, options)

describe('pictures of pages', () => {
  it('show each problem in one place, inside the page and beside all others', () => {
    const placed = pages.flatMap(({ problems }, page) => problems.map(problem => ({ ...problem, page })))
    const ids = worksheet.entries.flatMap(({ problems }) => problems).map(({ id }) => id)
    expect(placed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    for (const { x, y, width, height, page } of placed) {
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(pages[page]?.width ?? 0)
      expect(y + height).toBeLessThan(pages[page]?.height ?? 0)
    }
    for (const one of placed)
      for (const other of placed) {
        if (one === other || one.page !== other.page) continue
        const isApart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y
        expect(isApart, `${one.id} and ${other.id}`).toBe(true)
      }
  })

  it('draw each outline once, and every letter from one that is drawn', () => {
    for (const { svg } of pages) {
      const drawn = [...svg.matchAll(/<path id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(drawn).size).toBe(drawn.length)
      const shown = new Set([...svg.matchAll(/<use href="#([^"]*)"/g)].map(([, id]) => id))
      expect([...shown].toSorted()).toEqual(drawn.toSorted())
    }
  })

  it.runIf(has('pdftotext', 'pdfinfo'))('have as many letters as the pages of the file', async () => {
    const pdf = await renderPdf(worksheet, options)
    expect(pages.length).toBe(pageCount(pdf))
    const printed = textOfPdf(pdf).split('\f')
    pages.forEach(({ svg }, i) => {
      const letters = [...(printed[i] ?? '').replace(/\s/gu, '')].length
      expect(svg.match(/<use /g)).toHaveLength(letters)
    })
  })

  it('bring the logo along', () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'
    const [first] = pagePictures(worksheet, { branding: { logo } })
    expect(first?.svg).toMatch(
      /<image x="[\d.]+" y="[\d.]+" width="[\d.]+" height="[\d.]+" href="data:image\/svg\+xml;base64,/,
    )
  })
})
