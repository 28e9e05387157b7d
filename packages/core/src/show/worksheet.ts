import type { AnswerKind } from '../answer/type.ts'
import type { Locale } from '../both.ts'
import type { Block } from '../content.ts'
// A worksheet may come from stored JSON: its figures, whatever their kind, can be shown.
import '../figure/kinds.ts'
import { LABELS } from '../language/labels.ts'
import { holds } from '../math/expr.ts'
import type { Problem, Worksheet, WorksheetEntry } from '../problem.ts'
import { isSame } from '../same.ts'
import type { ShownDirection, ShownProblem, ShownSection, ShownWorksheet } from '../shown.ts'
import { showBlocks } from './show.ts'

/** A worksheet as it was generated, or already shown: language and notation settled. */
export type Printable = Worksheet | ShownWorksheet

/** A worksheet in its own language and notation: what every renderer starts from. */
export function showWorksheet(worksheet: Printable): ShownWorksheet {
  if ('sections' in worksheet) return worksheet
  const { locale, entries } = worksheet
  return { locale, labels: LABELS[locale], sections: entries.map(entry => showEntry(entry, locale)) }
}

function showEntry(entry: WorksheetEntry, locale: Locale): ShownSection {
  const shared = entry.instruction
  return {
    id: entry.id,
    grade: entry.grade,
    title: entry.title,
    difficulty: LABELS[locale].difficulties[entry.difficulty],
    instruction: showBlocks(shared, locale),
    problems: showProblems(entry.problems, shared.length === 0, locale),
  }
}

/** Where neighbours have the same instruction, it is said once above them. */
function showProblems(problems: readonly Problem[], saysInstruction: boolean, locale: Locale): ShownProblem[] {
  const isLed = (i: number) => saysInstruction && i > 0 && sameInstruction(problems[i - 1], problems[i])
  return problems.map((problem, i) => {
    let count = 1
    if (!isLed(i)) while (isLed(i + count)) count++
    const direction = count > 1 ? { said: showBlocks(problem.instruction, locale), count } : null
    return showProblem(problem, saysInstruction && !direction && !isLed(i), direction, locale)
  })
}

const sameInstruction = (one: Problem | undefined, other: Problem | undefined): boolean =>
  one?.instruction[0] !== undefined && isSame(one.instruction, other?.instruction)

function showProblem(
  problem: Problem,
  saysInstruction: boolean,
  direction: ShownDirection | null,
  locale: Locale,
): ShownProblem {
  const { id, number, instruction, prompt, choices, answer, solution, lines, wide } = problem
  const asked = saysInstruction ? [...instruction, ...prompt] : prompt
  return {
    id,
    number,
    direction,
    prompt: showBlocks(asked, locale),
    choices: choices.map(({ label, content }) => ({ label, content: showBlocks(content, locale) })),
    answer: showBlocks(answer.content, locale),
    answerLabel: answer.label,
    solution: solution && showBlocks(solution, locale),
    lines: lines ?? linesNeeded(problem),
    wide,
  }
}

/** What the answer takes: nothing where it is marked or drawn, a line where it is matched, put in order or corrected. */
function linesNeeded({ kind, prompt, choices, answer: { type } }: Problem): number {
  if (kind === 'draw') return 0
  if (kind === 'find-mistake' || kind === 'match' || kind === 'order') return 1
  if (choices.length > 0) return Math.max(0, ...prompt.map(linesToChoose))
  return Math.max(1, ...prompt.map(block => linesFor(block, type)))
}

/** Who chooses works only where a column or a division stands. */
const linesToChoose = (block: Block): number =>
  block.kind === 'long-division' || block.kind === 'column' ? linesFor(block, 'choice') : 0

/** A story needs room to work in, a blank none; a long division a line for each subtraction. */
function linesFor(block: Block, type: AnswerKind): number {
  switch (block.kind) {
    case 'long-division':
      return 7
    case 'column':
      return block.operator === '×' ? 5 : block.result ? 0 : 2
    case 'maths':
      return holds(block.of, ({ kind }) => kind === 'blank') ? 0 : IN_STEPS.has(type) ? 5 : 3
    case 'paragraph': {
      if (block.content.some(item => typeof item !== 'string' && item.kind === 'blank')) return 0
      const letters = block.content.reduce((sum, item) => sum + (typeof item === 'string' ? item.length : 0), 0)
      return letters > 60 ? 4 : 2
    }
    case 'figure':
      // Objects are counted where they stand.
      return (type === 'measure' && block.figure.kind !== 'counters') || type === 'angle' ? 3 : 1
    case 'table':
    case 'side-by-side':
    case 'bullets':
    case 'step':
      return 1
  }
}

/** What is reached in several lines. */
const IN_STEPS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'expression',
  'equation',
  'set',
  'point',
  'complex',
  'matrix',
])
