import { type ShownLabels, type ShownProblem, type ShownWorksheet, textSizeOf } from '@worksheet/core/show'
import { at, type Mark } from '../content/block.ts'
import { MOST_ENLARGED } from '../content/figure.ts'
import type { Setting } from '../content/setting.ts'
import { faces } from '../faces.ts'
import type { Settings } from '../options.ts'
import { columnSequence, fitting } from './answers.ts'
import { type Appendix, appendixHeading, runningHead } from './appendix.ts'
import { arranger } from './arrange.ts'
import { AS_IT_IS, CHILDREN_LEVELS, type Levels, PROBLEM_LEVELS, type Sequence, setPages } from './breaks.ts'
import { furniture } from './furniture.ts'
import { headerOf } from './header.ts'
import { answerKey } from './key.ts'
import { type Measures, measuresOf } from './measures.ts'
import { labelWidth } from './problem.ts'
import { hasPictures } from './rows.ts'
import { joinedSections, numberOf, sectionHead, sectionItems } from './section.ts'
import { solutions } from './solutions.ts'
import type { SetPage } from './unit.ts'

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

export const usualPart = ({ showAnswerKey }: Settings): Part => (showAnswerKey ? 'sheet and key' : 'sheet')

/** In points: what is smaller cannot be read by everyone. */
const LEAST_LABEL = 6.5

/** Sets a worksheet: its pages, and those of its answers. */
export function layOutSheet(worksheet: ShownWorksheet, settings: Settings, part: Part): Sheet {
  const measures = measuresOf(settings, worksheet)
  const setting: Setting = {
    faces: faces(),
    locale: worksheet.locale,
    size: measures.size,
    accent: settings.accentColor,
    enlarged: MOST_ENLARGED,
    pictures: 1,
    leastLabel: LEAST_LABEL,
    tallest: measures.bottom - measures.top,
  }
  const pages = part === 'key' ? [] : problemPages(worksheet, settings, measures, setting)
  const add = (appendix: Appendix) => addAppendix(pages, appendix, worksheet.labels, settings, measures, setting)
  if (part !== 'sheet') add(answerKey(worksheet, settings, measures, setting))
  if (settings.showSolutions) add(solutions(worksheet, settings, measures, setting))
  const { width, height } = measures.page
  return {
    width,
    height,
    pages: pages.map(({ marks, bookmarks, logo, head }, i) => ({
      marks: [...marks, at(0, 0, furniture(i + 1, pages.length, head, settings, worksheet.labels, measures, setting))],
      bookmarks,
      logo,
    })),
  }
}

interface Draft {
  readonly marks: Mark[]
  readonly bookmarks: { title: string; y: number }[]
  readonly logo: SheetPage['logo']
  /** The running head; null on a page that begins with the title itself. */
  readonly head: string | null
  end: number
}

function problemPages(worksheet: ShownWorksheet, settings: Settings, measures: Measures, setting: Setting): Draft[] {
  const { labels } = worksheet
  const sections = joinedSections(worksheet.sections, settings)
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
  const items = sections.flatMap((section, i) =>
    sectionItems(section, !only, i === 0 ? start : top, {
      settings,
      measures,
      setting,
      indent,
      continued: labels.continued,
    }),
  )
  const sequence: Sequence = {
    count: items.length,
    yields: yieldsOf(worksheet, problems),
    arrangements: arranger(items, measures),
    continued: from => items[from]?.continued() ?? null,
  }
  const drafts = setPages(sequence, { left, top, bottom: measures.bottom }, start).map(
    (page, i): Draft => ({
      ...draft(page, i === 0 ? null : settings.header),
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

/** In points; who learns to write has larger letters. */
const USUAL_LETTERS = 12

function yieldsOf(worksheet: ShownWorksheet, problems: readonly ShownProblem[]): Levels {
  if (!problems.some(hasPictures)) return { ...PROBLEM_LEVELS, pictures: AS_IT_IS }
  return textSizeOf('normal', worksheet) > USUAL_LETTERS ? CHILDREN_LEVELS : PROBLEM_LEVELS
}

const draft = ({ placed, end }: SetPage, head: string | null): Draft => ({
  marks: placed.map(({ x, y, block }) => at(x, y, block)),
  bookmarks: placed.flatMap(({ y, bookmark }) => (bookmark === null ? [] : [{ title: bookmark, y }])),
  logo: null,
  head,
  end,
})

/** The share of a page that must be free for the answers to follow on it. */
const ROOM_FOR_KEY = 0.25

function addAppendix(
  pages: Draft[],
  { name, units, columns, gutter }: Appendix,
  labels: ShownLabels,
  settings: Settings,
  measures: Measures,
  setting: Setting,
): void {
  const { left, top, bottom, width } = measures
  const last = pages.at(-1)
  const heading = appendixHeading(name, settings, labels, !last, measures, setting)
  const follows = !settings.keyOnNewPage && last && bottom - last.end - heading.height > ROOM_FOR_KEY * (bottom - top)
  const from = follows ? last.end + 24 : top
  const sequence = columnSequence(fitting(units, bottom - top), { columns, step: (width + gutter) / columns })
  const [first, ...rest] = setPages(sequence, { left, top, bottom }, from + heading.height).map((page, i) =>
    draft(page, i === 0 && !last ? null : runningHead(name, settings)),
  )
  if (!first) return
  first.marks.unshift(at(left, from, heading))
  first.bookmarks.unshift({ title: name, y: from })
  if (follows) {
    last.marks.push(...first.marks)
    last.bookmarks.push(...first.bookmarks)
    last.end = first.end
    pages.push(...rest)
  } else pages.push(first, ...rest)
}
