import { directionOf, type ShownProblem, type ShownSection } from '@worksheet/core/show'
import { at, type Block, stack, withRole } from '../content/block.ts'
import { contentStack } from '../content/content.ts'
import { paragraph } from '../content/paragraph.ts'
import type { Setting } from '../content/setting.ts'
import { textLine } from '../content/words.ts'
import type { Settings } from '../options.ts'
import { leastWidth } from './least-width.ts'
import type { Measures } from './measures.ts'
import { problemBlock } from './problem.ts'
import type { Unit } from './unit.ts'

const HEADING = 1.1
const LEVEL = 0.85
const LEVEL_GAP = 0.35
const LEVEL_COLOR = '#555555'
const SECTION_GAP = 1.9
const DIRECTION_GAP = 1.3
const AFTER_HEADING = 0.55
const AFTER_INSTRUCTION = 0.8
/** How small, as a share of the size of the text, pictures get so that a problem fits its page. */
const SMALLER = [0.9, 0.8, 0.72]
/** A blank to fill needs a little air even where no working is done. */
const LEAST_ROOM = 0.15

/** The name of the topic with its level, and what to do. */
export function sectionHead(section: ShownSection, width: number, settings: Settings, setting: Setting): Block | null {
  const heading = headingBlock(section, width, settings, setting)
  const own = settings.instructions[section.id]
  const blocks = own ? [{ kind: 'paragraph' as const, content: [own] }] : section.instruction
  const instruction = blocks.length > 0 ? contentStack(blocks, width, setting) : null
  const parts = [heading, instruction].filter(part => part !== null)
  return parts.length === 0 ? null : stack(parts.map(block => ({ block, gap: AFTER_HEADING * setting.size })))
}

function headingBlock(
  { title, difficulty }: ShownSection,
  width: number,
  settings: Settings,
  setting: Setting,
): Block | null {
  const { size, faces, accent } = setting
  const level =
    settings.showDifficulty && difficulty !== ''
      ? textLine(difficulty, { font: faces.text, size: size * LEVEL, color: LEVEL_COLOR }, faces)
      : null
  if (!settings.showTopics) return level ? withRole(level, 'H2') : null
  const name = paragraph([title], width, { ...setting, size: size * HEADING }, { font: faces.bold, color: accent })
  if (!level) return withRole(name, 'H2')
  const x = name.width + 0.9 * size
  const fits = name.rows?.().length === 1 && x + level.width <= width
  const marks = [
    at(0, 0, { ...name, role: 'H2' }),
    fits
      ? at(x, name.baseline - level.baseline, withRole(level, 'P'))
      : at(0, name.height + LEVEL_GAP * size, withRole(level, 'P')),
  ]
  return {
    width: fits ? x + level.width : Math.max(name.width, level.width),
    height: fits ? name.height : name.height + LEVEL_GAP * size + level.height,
    baseline: name.baseline,
    marks,
  }
}

/** The problems of a section as units; the head stays with the first, which has the page from `start`. What a column cannot hold stands across all. */
export function sectionUnits(
  section: ShownSection,
  hasHead: boolean,
  indent: number,
  start: number,
  settings: Settings,
  measures: Measures,
  setting: Setting,
): readonly Unit[] {
  const { columns, columnWidth, width, top, bottom, line, problemGap, size } = measures
  return section.problems.map((problem, i): Unit => {
    const headFor = (own: number) => {
      const heading = i === 0 && hasHead ? sectionHead(section, own, settings, setting) : null
      const said = settings.instructions[section.id] ? [] : directionOf(problem, settings.startNumber)
      const direction = said.length > 0 ? contentStack(said, own, setting) : null
      const parts = [heading, direction].filter(part => part !== null)
      if (parts.length === 0) return null
      const block = stack(parts.map(part => ({ block: part, gap: AFTER_HEADING * size })))
      return { block, gap: Math.max(problemGap, (heading ? SECTION_GAP : DIRECTION_GAP) * size) }
    }
    const blockFor = (own: number, enlarged = setting.enlarged) => {
      const block = problemBlock(problem, numberOf(problem, settings), indent, own, { ...setting, enlarged })
      const head = headFor(own)
      if (!head) return { block, gap: problemGap }
      const [first, second] = [
        { block: head.block, gap: 0 },
        { block, gap: AFTER_INSTRUCTION * size },
      ]
      return { block: stack([first, second]), gap: head.gap }
    }
    const most = bottom - (i === 0 ? start : top)
    const fits = ({ block }: { readonly block: Block }) => block.height <= most
    const fitted = (own: number) => {
      const usual = blockFor(own)
      return fits(usual) ? usual : SMALLER.map(share => blockFor(own, share)).find(fits)
    }
    const across = () => fitted(width) ?? blockFor(width)
    const narrow = columns > 1 && indent + leastWidth(problem, setting) <= columnWidth ? fitted(columnWidth) : undefined
    return {
      ...(narrow ?? across()),
      room: Math.max(LEAST_ROOM * size, problem.lines * line),
      isWide: columns > 1 && !narrow,
      ...(narrow ? { across } : {}),
      bookmark: i === 0 ? section.title : null,
    }
  })
}

export const numberOf = ({ number }: ShownProblem, { startNumber }: Settings): number => number + startNumber - 1
