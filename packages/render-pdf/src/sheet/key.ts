import type { ShownProblem, ShownWorksheet } from '@worksheet/core/show'
import { at, type Block, withRole } from '../content/block.ts'
import { contentStack } from '../content/content.ts'
import { isPicture } from '../content/figure.ts'
import type { Setting } from '../content/setting.ts'
import { textLine } from '../content/words.ts'
import type { Settings } from '../options.ts'
import type { ColumnUnit } from './answers.ts'
import { type Appendix, withTopics } from './appendix.ts'
import { leastAnswerWidth } from './least-width.ts'
import type { Measures } from './measures.ts'
import { labelled, labelWidth } from './problem.ts'
import { joinedSections, numberOf } from './section.ts'

const SHRINK = 0.9
const LARGEST = 11.5
/** Small, its indices can still be read. */
const SMALLEST = 10
const GAP = 0.75
/** From the baseline of a line of text to its bottom. */
const LINE_DEPTH = 0.25
const GUTTER = 18
/** Figures in the key are there to compare with, not to draw in. */
const FIGURE = 0.75
const LEAST_FIGURE = 0.65
const ANSWER_LABEL_GAP = 0.6
/** The share of answers that may take a second line, or the whole width; even of a few, one may. */
const EXCEPTIONS = 0.12
/** Where no number of columns keeps to that: two are still shorter than one until so many take another line. */
const EXCEPTIONS_OF_TWO = 0.5
/** What would take more lines of a column has the whole width. */
const MOST_LINES = 3
/** Nor has a column what would fill so much of it. */
const FULL_LINE = 0.9
/** Answers that a column holds at least. */
const FEWEST = 4

/** The answers, numbered as the sheet, in as many columns as they fit. */
export function answerKey(
  worksheet: ShownWorksheet,
  settings: Settings,
  measures: Measures,
  setting: Setting,
): Appendix {
  const size = Math.max(SMALLEST, Math.min(LARGEST, setting.size * SHRINK))
  const small: Setting = { ...setting, size, enlarged: 1 }
  const sections = joinedSections(worksheet.sections, settings)
  const problems = sections.flatMap(section => section.problems)
  const indent = labelWidth(
    problems.map(problem => numberOf(problem, settings)),
    small,
  )
  const widthFor = (columns: number) => (measures.width - GUTTER * (columns - 1)) / columns
  const natural = problems.map(problem => answerBlock(problem, measures.width - indent, small))
  const isTooWide = (i: number, room: number) => indent + (natural[i]?.width ?? 0) > room
  const least = problems.map(problem => indent + leastWidth(problem, small))
  const most = Math.max(2, Math.ceil(problems.length / FEWEST))
  const counts = [4, 3, 2].filter(count => count <= most)
  const fits = (count: number, exceptions = EXCEPTIONS) =>
    problems.filter(({ answer }, i) => !answer.some(isPicture) && isTooWide(i, widthFor(count))).length <=
    Math.ceil(exceptions * problems.length)
  const drawingsFit = (count: number) =>
    problems.every(({ answer }, i) => !answer.some(isPicture) || least[i]! <= widthFor(count))
  const columns =
    counts.find(count => fits(count) && drawingsFit(count)) ??
    counts.find(count => fits(count)) ??
    (problems.length > FEWEST && fits(2, EXCEPTIONS_OF_TWO) && drawingsFit(2) ? 2 : 1)
  const room = widthFor(columns)
  const longest = Math.min(MOST_LINES * (room - indent), FULL_LINE * (measures.width - indent))
  const isLong = (i: number) => !problems[i]!.answer.some(isPicture) && natural[i]!.width > longest
  const units = problems.map((problem, i): ColumnUnit => {
    const isWide = isTooWide(i, room) && (least[i]! > room || isLong(i))
    const body = isWide || !isTooWide(i, room) ? natural[i]! : answerBlock(problem, room - indent, small)
    const block = deepened(labelled(`${numberOf(problem, settings)}.`, body, indent, small), small)
    return { block, room: 0, gap: GAP * size, isWide, bookmark: null }
  })
  const starts = sections.map((_, i) => sum(sections.slice(0, i).map(section => section.problems.length)))
  const named = withTopics(units, starts, sections, room, settings, small)
  return {
    name: worksheet.labels.answerKey,
    units: named,
    columns,
    gutter: GUTTER,
  }
}

/** A number alone reaches less far down than a line of text: the rows of neighboring columns would drift apart. */
const deepened = (block: Block, { size }: Setting): Block => ({
  ...block,
  height: Math.max(block.height, block.baseline + LINE_DEPTH * size),
})

function leastWidth({ answer, answerLabel }: ShownProblem, setting: Setting): number {
  const size = answer.some(isPicture) ? setting.size * LEAST_FIGURE : setting.size
  return answerIndent(answerLabel, setting) + leastAnswerWidth(answer, { ...setting, size })
}

const answerIndent = (label: string | null, { size, faces }: Setting): number =>
  label === null ? 0 : (faces.bold.shape(label).width + ANSWER_LABEL_GAP) * size

function answerBlock(problem: ShownProblem, width: number, setting: Setting): Block {
  const { answer, answerLabel } = problem
  const { size, faces } = setting
  const own = { ...setting, pictures: FIGURE }
  if (answerLabel === null) return contentStack(answer, width, own)
  const letter = textLine(answerLabel, { font: faces.bold, size }, faces)
  if (answer.length === 0) return letter
  const indent = answerIndent(answerLabel, setting)
  const content = contentStack(answer, width - indent, own)
  const baseline = Math.max(letter.baseline, content.baseline)
  return {
    width: indent + content.width,
    height: baseline - content.baseline + content.height,
    baseline,
    marks: [at(0, baseline - letter.baseline, withRole(letter, 'P')), at(indent, baseline - content.baseline, content)],
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
