import type { ShownLabels } from '@worksheet/core/show'
import { at, type Block, type Mark, withRole } from '../content/block.ts'
import { paragraph } from '../content/paragraph.ts'
import type { Setting } from '../content/setting.ts'
import { cut, fittedLine, MOST_LETTERS, textLine } from '../content/words.ts'
import type { Settings } from '../options.ts'

const LEAST_TITLE = 15
const TITLES = [20, 17.5, LEAST_TITLE]
const SMALL = 10
const FIELD = 11
const GRAY = '#555555'
const LOGO = { width: 130, height: 44, gap: 14 }
const MOST_TITLE_LINES = 3

export interface Header {
  readonly block: Block
  readonly logo: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null
}

/** The top of the first page: logo, organization, title and version, then the lines to fill in. */
export function headerOf(
  settings: Settings,
  labels: ShownLabels,
  problemCount: number,
  width: number,
  setting: Setting,
): Header {
  const { faces, accent } = setting
  const logo = settings.logo ? fittedLogo(settings.logo) : null
  const left = logo ? logo.width + LOGO.gap : 0
  const version = versionLine(settings, labels, width - left, setting)
  const marks: Mark[] = []
  let y = 0
  if (settings.organization !== '') {
    const name = fittedLine(settings.organization, { font: faces.text, size: SMALL, color: GRAY }, width - left, faces)
    marks.push(at(left, y, withRole(name, 'P')))
    y += name.height + 3
  }
  if (settings.title !== '') {
    const title = titleBlock(settings.title, width - left - (version ? version.width + 20 : 0), setting)
    marks.push(at(left, y, title))
    if (version) marks.push(at(width - version.width, y + title.baseline - version.baseline, withRole(version, 'P')))
    y += title.height
  } else if (version) {
    marks.push(at(width - version.width, y, withRole(version, 'P')))
    y += version.height
  }
  y = Math.max(y, logo?.height ?? 0)
  if (y > 0) y += 8
  const fields = fieldsBlock(settings, labels, problemCount, width, setting)
  if (fields) {
    marks.push(at(0, y, fields))
    y += fields.height + 8
  }
  if (y > 0) {
    marks.push(
      at(0, y, {
        width,
        height: 0,
        baseline: 0,
        role: 'Artifact',
        marks: [{ kind: 'rule', x: 0, y: 0, width, height: 0.9, color: accent }],
      }),
    )
    y += 16
  }
  return { block: { width, height: y, baseline: 0, marks }, logo: logo ? { x: 0, y: 0, ...logo } : null }
}

/** The most of a line that the version takes. */
export const MOST_VERSION = 0.4

/** "Version B", to stand at the end of a line; null where there is only one. */
export function versionLine(
  { version }: Settings,
  labels: ShownLabels,
  width: number,
  { faces }: Setting,
): Block | null {
  const style = { font: faces.bold, size: FIELD }
  return version === '' ? null : fittedLine(`${labels.version} ${version}`, style, MOST_VERSION * width, faces)
}

function fittedLogo({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  return { width: width * scale, height: height * scale }
}

/** A long title is set smaller, a very long one is cut after its third line; the document's properties keep it whole. */
function titleBlock(title: string, width: number, setting: Setting): Block {
  const { faces, accent } = setting
  const set = (text: string, size: number) =>
    paragraph([text], width, { ...setting, size }, { font: faces.bold, color: accent })
  const fits = (text: string, size: number) => linesOf(set(text, size)) <= MOST_TITLE_LINES
  const beginning = title.slice(0, MOST_LETTERS)
  const size = TITLES.find(size => fits(beginning, size)) ?? LEAST_TITLE
  const shown = cut(title, text => fits(text, size))
  return withRole(set(shown, size), 'H1')
}

const linesOf = ({ rows }: Block): number => rows?.().length ?? 0

/** Name, date and score with lines to write on. */
function fieldsBlock(
  settings: Settings,
  labels: ShownLabels,
  problemCount: number,
  width: number,
  setting: Setting,
): Block | null {
  const { faces } = setting
  const style = { font: faces.text, size: FIELD }
  const score = settings.showScore ? [{ label: labels.score, share: 0, tail: `/ ${problemCount}` }] : []
  const fields = [
    ...(settings.nameAndDate
      ? [
          { label: labels.name, share: 0.64, tail: '' },
          { label: labels.date, share: 0.36, tail: '' },
        ]
      : []),
    ...score,
  ]
  if (fields.length === 0) return null
  const gap = 18
  const line = { fixed: 42, drop: 3 }
  const set = fields.map(field => ({
    ...field,
    label: textLine(`${field.label}:`, style, faces),
    tail: field.tail === '' ? null : textLine(field.tail, style, faces),
  }))
  const fixed = set.reduce(
    (sum, { label, tail, share }) =>
      sum + label.width + 5 + (tail ? tail.width + 4 : 0) + (share === 0 ? line.fixed : 0),
    gap * (set.length - 1),
  )
  const marks: Mark[] = []
  let x = settings.nameAndDate ? 0 : width - fixed
  for (const { label, tail, share } of set) {
    const length = share === 0 ? line.fixed : (width - fixed) * share
    marks.push(at(x, 4, withRole(label, 'P')))
    x += label.width + 5
    marks.push(
      at(x, 0, {
        width: length,
        height: 0,
        baseline: 0,
        role: 'Artifact',
        marks: [
          { kind: 'rule', x: 0, y: 4 + label.baseline + line.drop, width: length, height: 0.6, color: '#000000' },
        ],
      }),
    )
    x += length
    if (tail) {
      marks.push(at(x + 4, 4, withRole(tail, 'P')))
      x += tail.width + 4
    }
    x += gap
  }
  return { width, height: FIELD + 8, baseline: FIELD, marks }
}
