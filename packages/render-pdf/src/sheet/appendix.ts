import type { ShownLabels, ShownSection } from '@worksheet/core/show'
import { at, type Block, stack, withRole } from '../content/block.ts'
import { paragraph } from '../content/paragraph.ts'
import type { Setting } from '../content/setting.ts'
import { cut, textLine } from '../content/words.ts'
import type { Settings } from '../options.ts'
import type { ColumnUnit } from './answers.ts'
import { versionLine } from './header.ts'
import type { Measures } from './measures.ts'

/** What follows the problems: their answers, or their solutions. */
export interface Appendix {
  readonly name: string
  readonly units: readonly ColumnUnit[]
  readonly columns: number
  readonly gutter: number
}

const HEADING = 16
const TOPIC_GAP = 1.4
const AFTER_TOPIC = 0.45
/** Over fewer entries a heading, one after another, is in the way. */
const FEWEST = 3

/** Its name, with the title of the sheet where it stands in a file of its own, and the version. */
export function appendixHeading(
  name: string,
  settings: Settings,
  labels: ShownLabels,
  isAlone: boolean,
  { width }: Measures,
  setting: Setting,
): Block {
  const { faces, accent } = setting
  const style = { font: faces.bold, size: HEADING, color: accent }
  const version = versionLine(settings, labels, width, setting)
  const room = width - (version ? version.width + 20 : 0)
  const end = settings.title === '' || !isAlone ? name : `: ${name}`
  const title = isAlone ? cut(settings.title, text => textLine(`${text}${end}`, style, faces).width <= room) : ''
  const line = textLine(`${title}${end}`, style, faces)
  const marks = [
    at(0, 0, withRole(line, 'H2')),
    ...(version ? [at(width - version.width, line.baseline - version.baseline, withRole(version, 'P'))] : []),
  ]
  const rule: Block = {
    width,
    height: 0.9,
    baseline: 0,
    role: 'Artifact',
    marks: [{ kind: 'rule', x: 0, y: 0, width, height: 0.9, color: accent }],
  }
  return stack([
    { block: { width, height: line.height, baseline: line.baseline, marks }, gap: 0 },
    { block: rule, gap: 5 },
    { block: { width: 0, height: 0, baseline: 0, marks: [] }, gap: 12 },
  ])
}

/** Said at the top of each of its pages. */
export const runningHead = (name: string, { header }: Settings): string => (header === '' ? name : `${header}: ${name}`)

/** The names of topics above the units that begin them, where there are several. The levels of one topic follow each other. */
export function withTopics(
  units: readonly ColumnUnit[],
  starts: readonly number[],
  sections: readonly ShownSection[],
  width: number,
  { showTopics }: Settings,
  setting: Setting,
): readonly ColumnUnit[] {
  if (!showTopics || sections.length < 2 || units.length < FEWEST * sections.length) return units
  const { size, faces, accent } = setting
  const titles = new Map(
    starts.flatMap((start, i) => {
      const title = sections[i]?.title
      return title === undefined || title === sections[i - 1]?.title ? [] : [[start, title] as const]
    }),
  )
  return units.map((unit, i) => {
    const title = titles.get(i)
    if (!title) return unit
    const head = withRole(paragraph([title], width, setting, { font: faces.bold, color: accent }), 'P')
    const parts = [
      { block: head, gap: 0 },
      { block: unit.block, gap: AFTER_TOPIC * size },
    ]
    return { ...unit, block: stack(parts), gap: TOPIC_GAP * size }
  })
}
