import { type ShownProblem, type ShownWorksheet, solvedSections } from '@worksheet/core/show'
import { type Block, moved, stack } from '../content/block.ts'
import { contentBlock } from '../content/content.ts'
import type { Setting } from '../content/setting.ts'
import type { Settings } from '../options.ts'
import type { ColumnUnit } from './answers.ts'
import { type Appendix, withTopics } from './appendix.ts'
import type { Measures } from './measures.ts'
import { labelled, labelWidth } from './problem.ts'
import { joinedSections, numberOf } from './section.ts'

const SHRINK = 0.9
const LARGEST = 11.5
const SMALLEST = 10
const COLUMNS = 2
const GUTTER = 24
const PROBLEM_GAP = 1
const STEP_GAP = 0.45
const FIGURE = 0.75

/** The worked solutions, numbered as the sheet, step by step: a long one is broken between its steps. */
export function solutions(
  worksheet: ShownWorksheet,
  settings: Settings,
  measures: Measures,
  setting: Setting,
): Appendix {
  const sections = solvedSections(joinedSections(worksheet.sections, settings))
  const size = Math.max(SMALLEST, Math.min(LARGEST, setting.size * SHRINK))
  const small: Setting = { ...setting, size, enlarged: 1, pictures: FIGURE }
  const indent = labelWidth(
    sections.flatMap(section => section.problems.map(problem => numberOf(problem, settings))),
    small,
  )
  const width = (measures.width - GUTTER * (COLUMNS - 1)) / COLUMNS
  const starts: number[] = []
  const units: ColumnUnit[] = []
  for (const { problems } of sections) {
    starts.push(units.length)
    units.push(...problems.flatMap(problem => solutionUnits(problem, indent, width, settings, small)))
  }
  return {
    name: worksheet.labels.solutions,
    units: withTopics(units, starts, sections, width, settings, small),
    columns: COLUMNS,
    gutter: GUTTER,
  }
}

function solutionUnits(
  problem: ShownProblem,
  indent: number,
  width: number,
  settings: Settings,
  setting: Setting,
): readonly ColumnUnit[] {
  const { size } = setting
  const steps = (problem.solution ?? []).map(step => contentBlock(step, width - indent, setting))
  return unbroken(steps).map((together, i) => {
    const body = stack(together.map((block, at) => ({ block, gap: at === 0 ? 0 : STEP_GAP * size })))
    return {
      block: i === 0 ? labelled(`${numberOf(problem, settings)}.`, body, indent, setting) : moved(body, indent, 0),
      room: 0,
      gap: (i === 0 ? PROBLEM_GAP : STEP_GAP) * size,
      isWide: false,
      bookmark: null,
    }
  })
}

/** Between two steps a column may end, but not so that one stands alone. */
function unbroken(steps: readonly Block[]): readonly (readonly Block[])[] {
  if (steps.length < 4) return [steps]
  return [steps.slice(0, 2), ...steps.slice(2, -2).map(step => [step]), steps.slice(-2)]
}
