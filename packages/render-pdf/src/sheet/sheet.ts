import type { ShownWorksheet } from '@worksheet/core/show'
import { at, type Mark } from '../content/block.ts'
import { isPicture, MOST_ENLARGED } from '../content/figure.ts'
import type { Setting } from '../content/setting.ts'
import { faces } from '../faces.ts'
import type { Settings } from '../options.ts'
import { furniture } from './furniture.ts'
import { headerOf } from './header.ts'
import { answerKey, type Key } from './key.ts'
import { type Measures, measuresOf } from './measures.ts'
import { type Frame, type PouredPage, pour } from './pour.ts'
import { labelWidth } from './problem.ts'
import { numberOf, sectionHead, sectionUnits } from './section.ts'
import { heightOf, TIGHTER, tightened, type Unit } from './unit.ts'

/** A worksheet on its pages, ready to paint. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly pages: readonly SheetPage[]
}

export interface SheetPage {
  readonly marks: readonly Mark[]
  readonly bookmarks: readonly { readonly title: string; readonly y: number }[]
  readonly logo: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null
}

export type Part = 'sheet' | 'sheet and key' | 'key'

/** Sets a worksheet: its pages, and those of its answers. */
export function layOutSheet(worksheet: ShownWorksheet, settings: Settings, part: Part): Sheet {
  const measures = measuresOf(settings)
  const setting: Setting = {
    faces: faces(),
    locale: worksheet.locale,
    size: measures.size,
    accent: settings.accentColor,
    enlarged: MOST_ENLARGED,
    pictures: 1,
    tallest: measures.bottom - measures.top,
  }
  const pages = part === 'key' ? [] : problemPages(worksheet, settings, measures, setting)
  if (part !== 'sheet') addKey(pages, worksheet, answerKey(worksheet, settings, measures, setting), settings, measures)
  const { width, height } = measures.page
  return {
    width,
    height,
    pages: pages.map(({ marks, bookmarks, logo }, i) => ({
      marks: [...marks, at(0, 0, furniture(i + 1, pages.length, settings, worksheet.labels, measures, setting))],
      bookmarks,
      logo,
    })),
  }
}

interface Draft {
  readonly marks: Mark[]
  readonly bookmarks: { title: string; y: number }[]
  readonly logo: SheetPage['logo']
  end: number
}

function problemPages(worksheet: ShownWorksheet, settings: Settings, measures: Measures, setting: Setting): Draft[] {
  const { sections, labels } = worksheet
  const { left, top, width, size } = measures
  const problems = sections.flatMap(section => section.problems)
  const header = headerOf(settings, labels, problems.length, width, setting)
  const indent = labelWidth(
    problems.map(problem => numberOf(problem, settings)),
    setting,
  )
  const only = sections.length === 1 ? sections[0] : undefined
  const head = only ? sectionHead(only, width, settings, setting) : null
  const start = top + header.block.height + (head ? head.height + size * 0.9 : 0)
  const frame: Frame = { left, top, bottom: measures.bottom, width, columns: measures.columns, gutter: measures.gutter }
  const poured = (pictures: number) => {
    const units = sections.flatMap((section, i) =>
      sectionUnits(section, !only, indent, i === 0 ? start : top, settings, measures, { ...setting, pictures }),
    )
    return withoutOrphan(units, frame, start)
  }
  const hasPictures = problems.some(({ prompt, choices }) =>
    [...prompt, ...choices.flatMap(({ content }) => content)].some(isPicture),
  )
  const pages = hasPictures ? withSmallerPictures(poured, frame, start, size) : poured(1)
  const drafts = pages.map(
    (page, i): Draft => ({
      ...draft(page),
      logo: i === 0 && header.logo ? { ...header.logo, x: left + header.logo.x, y: top + header.logo.y } : null,
    }),
  )
  const [first] = drafts
  if (first) {
    first.marks.unshift(at(left, top, header.block), ...(head ? [at(left, top + header.block.height, head)] : []))
    if (settings.title !== '') first.bookmarks.unshift({ title: settings.title, y: 0 })
  }
  return drafts
}

const draft = ({ placed, end }: PouredPage): Draft => ({
  marks: placed.map(({ x, y, unit }) => at(x, y, unit.block)),
  bookmarks: placed.flatMap(({ y, unit }) => (unit.bookmark === null ? [] : [{ title: unit.bookmark, y }])),
  logo: null,
  end,
})

/** How small, as a share of their usual size, the pictures of a sheet get to spare a page, and in points to the em. */
const SMALLER = { shares: [0.9, 0.8], size: 9 }
/** The share of the pages before the last that may stay empty with pictures of their usual size. */
const MOST_EMPTY = 0.1

/** The share of the pages that smaller pictures must spare to be worth it. */
const LEAST_SPARED = 1 / 8

/** Where tall pictures leave much of the pages empty, or little for the last, all of them are a little smaller if that spares pages. */
function withSmallerPictures(
  poured: (pictures: number) => readonly PouredPage[],
  frame: Frame,
  start: number,
  size: number,
): readonly PouredPage[] {
  const usual = poured(1)
  if (emptyShare(usual, frame, start) <= MOST_EMPTY && !endsMeagrely(usual, frame)) return usual
  const smaller = SMALLER.shares.filter(share => share * size >= SMALLER.size).map(poured)
  const best = smaller.reduce((best, pages) => (pages.length < best.length ? pages : best), usual)
  return best.length <= usual.length * (1 - LEAST_SPARED) ? best : usual
}

function emptyShare(pages: readonly PouredPage[], { top, bottom, columns }: Frame, start: number): number {
  const full = pages.slice(0, -1)
  const height = full.length * (bottom - top) - (start - top)
  return full.length === 0 ? 0 : 1 - full.reduce((sum, page) => sum + heightUsed(page, columns), 0) / height
}

/** The share of a page that a last page should hold at least. */
const LEAST_LAST = 0.2

const endsMeagrely = (pages: readonly PouredPage[], { top, bottom, columns }: Frame): boolean =>
  pages.length > 1 && heightUsed(pages.at(-1)!, columns) < LEAST_LAST * (bottom - top)

const heightUsed = ({ placed }: PouredPage, columns: number): number =>
  placed.reduce((sum, { unit }) => sum + (unit.gap + heightOf(unit)) / (unit.isWide ? 1 : columns), 0)

/**
 * A last page with little on it is spared by a little less room. A single problem otherwise gets company from the page
 * before, if that keeps some.
 */
function withoutOrphan(units: readonly Unit[], frame: Frame, start: number): readonly PouredPage[] {
  const pages = pour(units, frame, start)
  const isAlone = pages.at(-1)?.placed.length === 1
  if (pages.length < 2 || !(isAlone || endsMeagrely(pages, frame))) return pages
  for (const share of TIGHTER) {
    const tighter = pour(tightened(units, share), frame, start)
    if (tighter.length < pages.length) return tighter
  }
  if (!isAlone || pages.at(-2)!.placed.length < 3) return pages
  const shared = pour(units, frame, start, units.length - Math.min(2, units.length - 1))
  return shared.length === pages.length ? shared : pages
}

/** The share of a page that must be free for the answers to follow on it. */
const ROOM_FOR_KEY = 0.25

function addKey(pages: Draft[], { labels }: ShownWorksheet, key: Key, settings: Settings, measures: Measures): void {
  const { left, top, bottom, width } = measures
  const last = pages.at(-1)
  const follows =
    !settings.keyOnNewPage && last && bottom - last.end - key.heading.height > ROOM_FOR_KEY * (bottom - top)
  const from = follows ? last.end + 24 : top
  const frame: Frame = { left, top, bottom, width, columns: key.columns, gutter: key.gutter }
  const poured = pour(key.units, frame, from + key.heading.height).map(draft)
  const [first, ...rest] = poured
  if (!first) return
  first.marks.unshift(at(left, from, key.heading))
  first.bookmarks.unshift({ title: labels.answerKey, y: from })
  if (follows) {
    last.marks.push(...first.marks)
    last.bookmarks.push(...first.bookmarks)
    pages.push(...rest)
  } else pages.push(...poured)
}
