import type { ShownLabels } from '@worksheet/core/show'
import { at, type Block, type Mark } from '../content/block.ts'
import type { Setting } from '../content/setting.ts'
import { cut, fittedLine, textLine } from '../content/words.ts'
import type { Settings } from '../options.ts'
import { MOST_VERSION } from './header.ts'
import type { Measures } from './measures.ts'

const SMALL = 9
const GRAY = '#555555'
const HEAD = 24
const FOOT = 34

/** What every page repeats: the running head, the footer and the page number. */
export function furniture(
  page: number,
  pages: number,
  /** The running head; null on a page that begins with the title itself. */
  running: string | null,
  settings: Settings,
  labels: ShownLabels,
  measures: Measures,
  setting: Setting,
): Block {
  const { left, width, page: paper } = measures
  const { faces } = setting
  const style = { font: faces.text, size: SMALL, color: GRAY }
  const number = textLine(`${labels.page} ${page} ${labels.of} ${pages}`, style, faces)
  const marks: Mark[] = [at(left + width - number.width, paper.height - FOOT, number)]
  if (settings.footer !== '')
    marks.push(at(left, paper.height - FOOT, fittedLine(settings.footer, style, width - number.width - 20, faces)))
  if (running !== null) {
    const version = settings.version === '' ? '' : `${labels.version} ${settings.version}`
    const isWithin = (most: number) => (text: string) => textLine(text, style, faces).width <= most
    const end = cut(running === '' || version === '' ? version : ` · ${version}`, isWithin(MOST_VERSION * width))
    const head = cut(running, text => isWithin(width)(`${text}${end}`))
    if (head + end !== '') marks.push(at(left, HEAD, textLine(`${head}${end}`, style, faces)))
  }
  return { width: paper.width, height: paper.height, baseline: 0, marks, role: 'Artifact' }
}
