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
import { withoutOrphan, withSmallerPictures } from './spared-pages.ts'

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
    leastLabel: 0,
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
