import { directionOf, type ShownBlock, type ShownProblem, type ShownSection } from '@worksheet/core/show'
import { at, type Block, stack, withRole } from '../content/block.ts'
import { contentStack } from '../content/content.ts'
import { isPicture } from '../content/figure.ts'
import { paragraph } from '../content/paragraph.ts'
import type { Setting } from '../content/setting.ts'
import { textLine } from '../content/words.ts'
import { remembered } from '../memo.ts'
import type { Settings } from '../options.ts'
import { alikeColumns } from './choices.ts'
import type { Item } from './item.ts'
import { leastWidth } from './least-width.ts'
import { cellWidth, type Measures } from './measures.ts'
import { problemBlock } from './problem.ts'
import { hasPictures, LEAST_WORKING, placesOf, runStarts } from './rows.ts'
import { split } from './split.ts'
import { AFTER_HEAD } from './ways.ts'

const HEADING = 1.1
const LEVEL = 0.85
const LEVEL_COLOR = '#555555'
const SECTION_GAP = 1.9
const DIRECTION_GAP = 1.3
const AFTER_HEADING = 0.55
/** How small, as a share of the size of the text, pictures get so that a problem fits its page. */
const SMALLER = [0.9, 0.8, 0.72]
/** The share of its usual size that a picture keeps where a pencil has to find its way in it. */
const LEAST_DRAWN_IN = 0.75
/** With less room than this beside a picture, in em, there is none for an answer. */
const LEAST_ANSWER = 6
/** A blank to fill needs a little air even where no working is done. */
const LEAST_ROOM = 0.15
/** Below a picture beside which there is room to work. */
const ROOM_BESIDE = 0.6

/** The name of the topic with its level, and what to do. */
export function sectionHead(section: ShownSection, width: number, settings: Settings, setting: Setting): Block | null {
  const heading = headingBlock(section, width, settings, setting)
  const own = ownInstruction(section, settings)
  const blocks = own ? [{ kind: 'paragraph' as const, content: [own] }] : section.instruction
  const instruction = blocks.length > 0 ? contentStack(blocks, width, setting) : null
  const parts = [heading, instruction].filter(part => part !== null)
  return parts.length === 0 ? null : stack(parts.map(block => ({ block, gap: AFTER_HEADING * setting.size })))
}

/** An entry may be called "constructor", which every record has. */
const ownInstruction = ({ id }: ShownSection, { instructions }: Settings): string | undefined =>
  Object.hasOwn(instructions, id) ? instructions[id] : undefined

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
  const nameIn = (room: number) =>
    paragraph([title], room, { ...setting, size: size * HEADING }, { font: faces.bold, color: accent })
  const whole = nameIn(width)
  if (!level) return withRole(whole, 'H2')
  const besideLevel = 0.9 * size + level.width
  const endOf = (block: Block) => block.rows?.().at(-1) ?? block
  const name = endOf(whole).width + besideLevel <= width ? whole : nameIn(width - besideLevel)
  const last = endOf(name)
  const x = last.width + 0.9 * size
  const baseline = name.height - last.height + last.baseline
  return {
    width: Math.max(name.width, x + level.width),
    height: name.height,
    baseline: name.baseline,
    marks: [at(0, 0, { ...name, role: 'H2' }), at(x, baseline - level.baseline, withRole(level, 'P'))],
  }
}

/** All that is needed to set the problems of a sheet. */
export interface SectionSetting {
  readonly settings: Settings
  readonly measures: Measures
  readonly setting: Setting
  /** How far all problems are indented for their numbers. */
  readonly indent: number
  /** Said after what is said again on another page. */
  readonly continued: string
}

/** The problems of a section; the head stays with the first, which has the page from `start`. */
export function sectionItems(
  section: ShownSection,
  hasHead: boolean,
  start: number,
  sheet: SectionSetting,
): readonly Item[] {
  const { settings, measures, setting, indent } = sheet
  const { problemGap, size, top, bottom, columns, width, columnWidth } = measures
  const starts = runStarts(section.problems)
  const places = placesOf(section.problems, indent, measures, setting)
  const choiceColumns = alikeColumns(section.problems, setting)
  return section.problems.flatMap((problem, i): readonly Item[] => {
    const isFirst = i === 0
    const said = ownInstruction(section, settings) ? [] : directionOf(problem, settings.startNumber)
    const head = remembering((own: number) => {
      const heading = isFirst && hasHead ? sectionHead(section, own, settings, setting) : null
      const direction = said.length > 0 ? contentStack(said, own, setting) : null
      const parts = [heading, direction].filter(part => part !== null)
      return parts.length === 0 ? null : stack(parts.map(part => ({ block: part, gap: AFTER_HEADING * size })))
    })
    const most = bottom - (isFirst ? start : top)
    const heightOf = (block: Block, own: number) => {
      const above = head(own)
      return block.height + (above ? above.height + AFTER_HEAD * size : 0)
    }
    const isPictured = hasPictures(problem)
    const isDrawnIn = problem.choices.length === 0 && problem.answer.some(isPicture)
    const set = (own: number, pictures: number): Block => {
      const blockFor = (enlarged: number) =>
        problemBlock(
          problem,
          numberOf(problem, settings),
          indent,
          own,
          { ...setting, pictures: isDrawnIn ? Math.max(LEAST_DRAWN_IN, pictures) : pictures, enlarged },
          room => choiceColumns(i, room),
        )
      const usual = blockFor(setting.enlarged)
      if (!isPictured || heightOf(usual, own) <= most) return usual
      return SMALLER.map(blockFor).find(block => heightOf(block, own) <= most) ?? usual
    }
    const body = bodySetter(problem, measures, set)
    const isNarrow =
      columns > 1 && indent + leastWidth(problem, setting) <= columnWidth && heightOf(body(2, 1), columnWidth) <= most
    const { across: wished, flow } = places[i]!
    const across = wished > 1 && heightOf(body(wished, 1), width) > bottom - top ? 1 : wished
    const asked = isFilledIn(problem, settings) ? 0 : problem.lines * measures.line
    const item: Item = {
      across,
      isNarrow,
      flow: flow === 2 && !isNarrow ? 1 : flow,
      startsRun: starts.has(i),
      gap: isFirst && hasHead ? SECTION_GAP * size : Math.max(problemGap, said.length > 0 ? DIRECTION_GAP * size : 0),
      room: (across, pictures) => {
        const isBeside = roomBeside(problem, body(across, pictures), across, measures) >= asked
        return Math.max(LEAST_ROOM * size, isBeside ? Math.min(asked, ROOM_BESIDE * size) : asked)
      },
      bookmark: isFirst ? section.title : null,
      head,
      body,
      continued: once(() => (isFirst ? null : continuedBlock(section, i, sheet))),
    }
    const fits = isNarrow || heightOf(body(1, 1), width) <= bottom - top
    return fits ? [item] : partsOf(item, measures)
  })
}

/** The height of the place to the right of a picture, where it is wide enough to work in, or to write an answer. */
function roomBeside({ lines }: ShownProblem, { picture }: Block, across: number, measures: Measures): number {
  if (!picture) return 0
  const free = cellWidth(measures, across) - picture.right
  return free < (lines > 1 ? LEAST_WORKING : LEAST_ANSWER) * measures.size ? 0 : picture.height
}

/** Where room is to be saved, nothing is written below a problem that has its blanks in its own lines. */
const isFilledIn = ({ prompt, lines }: ShownProblem, { workspace }: Settings): boolean =>
  workspace === 'compact' && lines <= 1 && JSON.stringify(prompt).includes('"kind":"blank"')

/** A problem is set once for each width and size of its pictures, and not again where it does not fill the width. */
function bodySetter(
  problem: ShownProblem,
  measures: Measures,
  set: (width: number, pictures: number) => Block,
): Item['body'] {
  const known = new Map<number, Block[]>()
  const isPictured = hasPictures(problem)
  return (across, asked) => {
    const pictures = isPictured ? asked : 1
    const blocks = remembered(known, pictures, () => [])
    const before = blocks[across]
    if (before) return before
    const width = cellWidth(measures, across)
    const wider =
      problem.choices.length > 0 ? undefined : blocks.find((block, more) => more < across && block?.width <= width)
    const block = wider ?? set(width, pictures)
    blocks[across] = block
    return block
  }
}

/** What is taller than a page is cut. */
function partsOf(item: Item, measures: Measures): readonly Item[] {
  const { width, size, top, bottom } = measures
  const head = item.head(width)
  const body = item.body(1, 1)
  const whole = head
    ? stack([
        { block: head, gap: 0 },
        { block: body, gap: AFTER_HEAD * size },
      ])
    : body
  const parts = split(whole, bottom - top)
  return parts.map((part, i) => ({
    ...item,
    across: 1,
    isNarrow: false,
    flow: 1,
    startsRun: true,
    gap: i === 0 ? item.gap : 0,
    room: (across, pictures) =>
      i === parts.length - 1 ? Math.min(item.room(across, pictures), bottom - top - part.height) : 0,
    bookmark: i === 0 ? item.bookmark : null,
    head: () => null,
    body: () => part,
    continued: () => null,
  }))
}

const once = <Value>(compute: () => Value): (() => Value) => {
  let known: { readonly value: Value } | null = null
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}

const remembering = <Value>(compute: (width: number) => Value) => {
  const known = new Map<number, Value>()
  return (width: number): Value => remembered(known, width, () => compute(width))
}

/** What was said above earlier problems for these too, with the numbers that are left. */
function continuedBlock(
  section: ShownSection,
  index: number,
  { settings, measures, setting, continued }: SectionSetting,
): Block | null {
  const said = saidBefore(section, index, settings)
  const [sentence] = said
  if (said.length !== 1 || sentence?.kind !== 'paragraph') return null
  const block = paragraph([...sentence.content, ` ${continued}`], measures.width, setting)
  return { ...block, height: block.height + AFTER_HEAD * measures.size }
}

function saidBefore(section: ShownSection, index: number, settings: Settings): readonly ShownBlock[] {
  const { problems, instruction } = section
  const own = ownInstruction(section, settings)
  if (own) return [{ kind: 'paragraph', content: [own] }]
  const start = problems.findLastIndex((problem, i) => i <= index && problem.direction !== null)
  const direction = problems[start]?.direction
  const problem = problems[index]
  if (!direction || !problem) return instruction
  const left = start + direction.count - index
  return start === index || left < 1
    ? []
    : directionOf({ ...problem, direction: { said: direction.said, count: left } }, settings.startNumber)
}

export const numberOf = ({ number }: ShownProblem, { startNumber }: Settings): number => number + startNumber - 1

/** Sections of one topic, level and instruction one after another are one to the reader. */
export function joinedSections(sections: readonly ShownSection[], settings: Settings): readonly ShownSection[] {
  const joined: ShownSection[] = []
  for (const section of sections) {
    const last = joined.at(-1)
    const { title, difficulty, instruction, problems } = section
    const isMore =
      last?.title === title &&
      last.difficulty === difficulty &&
      ownInstruction(section, settings) === ownInstruction(last, settings) &&
      JSON.stringify(last.instruction) === JSON.stringify(instruction)
    if (isMore) joined[joined.length - 1] = { ...last, problems: joinedProblems(last.problems, problems) }
    else joined.push(section)
  }
  return joined
}

/** What is said above the last of the one and the first of the other is said once. */
function joinedProblems(before: readonly ShownProblem[], after: readonly ShownProblem[]): readonly ShownProblem[] {
  const start = before.findLastIndex(({ direction }) => direction !== null)
  const [led, next] = [before[start], after[0]]
  const isOne =
    led?.direction &&
    next?.direction &&
    start + led.direction.count === before.length &&
    JSON.stringify(led.direction.said) === JSON.stringify(next.direction.said)
  if (!isOne) return [...before, ...after]
  const direction = { ...led.direction, count: led.direction.count + next.direction.count }
  return [...before.with(start, { ...led, direction }), { ...next, direction: null }, ...after.slice(1)]
}
