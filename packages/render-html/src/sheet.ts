import {
  directionOf,
  runsOf,
  type ShownBlock,
  type ShownLabels,
  type ShownProblem,
  type ShownSection,
  type ShownWorksheet,
  textSizeOf,
} from '@worksheet/core/show'
import { blocksToHtml, contentOf, type Ids, idsAfter, itemOf } from './blocks.ts'
import { escapeHtml } from './escape.ts'
import { type CheckedOptions, numberOf } from './options.ts'
import { pageOf } from './page.ts'
import { solutions, stepsToHtml } from './solutions.ts'
import { classesOf } from './styles.ts'

export function sheetToHtml(sheet: ShownWorksheet, options: CheckedOptions): string {
  const level = options.document ? 1 : 2
  const only = sheet.sections.length === 1 ? sheet.sections[0] : undefined
  const title =
    options.title.trim() || (only ? headingOf(only, options) : options.document ? sheet.labels.worksheet : '')
  const hasOwnHeading = only === undefined || options.title.trim() !== ''
  const body =
    (title === '' ? '' : `<h${level}>${escapeHtml(title)}</h${level}>`) +
    sheet.sections
      .map(section => sectionToHtml(section, hasOwnHeading ? level + 1 : null, sheet.labels, options))
      .join('') +
    (options.showAnswerKey && !options.disclosures ? answerKey(sheet, level + 1, options) : '') +
    (options.showSolutions && !options.disclosures ? solutions(sheet, level + 1, options) : '')
  const classes = classesOf(textSizeOf(options.fontSize, sheet))
  return options.document
    ? pageOf(body, title, classes, sheet)
    : `<div class="${classes}" lang="${sheet.locale}">${body}</div>`
}

const headingOf = ({ title, difficulty }: ShownSection, { showDifficulty }: CheckedOptions) =>
  showDifficulty ? `${title} (${difficulty})` : title

function sectionToHtml(
  section: ShownSection,
  level: number | null,
  labels: ShownLabels,
  options: CheckedOptions,
): string {
  const heading = level === null ? '' : `<h${level}>${escapeHtml(headingOf(section, options))}</h${level}>`
  const instruction = instructionToHtml(section.instruction, section.problems[0])
  const lists = runsOf(section.problems).map(problems => listToHtml(problems, labels, options))
  return `\n<section>${heading}${instruction}${lists.join('')}</section>`
}

function listToHtml(problems: readonly ShownProblem[], labels: ShownLabels, options: CheckedOptions): string {
  const [first] = problems
  const direction = first ? instructionToHtml(directionOf(first), first) : ''
  const items = problems.map(problem => problemToHtml(problem, labels, options)).join('\n')
  const start = first ? numberOf(first, options) : options.startNumber
  return `${direction}\n<ol class="problems" start="${start}">\n${items}\n</ol>`
}

const instructionToHtml = (blocks: readonly ShownBlock[], above: ShownProblem | undefined) =>
  blocks.length === 0
    ? ''
    : `<div class="instruction">${blocksToHtml(blocks, idsAfter(`instruction-${above?.id ?? ''}`))}</div>`

const MOST_LINES = 12
const COLUMN = 22

const needsPage = ({ wide, prompt }: ShownProblem) =>
  wide || prompt.some(block => block.kind === 'figure' && block.drawing.width > COLUMN)

function problemToHtml(problem: ShownProblem, labels: ShownLabels, options: CheckedOptions): string {
  const ids = idsAfter(problem.id)
  const { prompt, choices, lines } = problem
  const classes = [
    ...(needsPage(problem) ? ['wide'] : []),
    ...(lines > 0 ? [`lines-${Math.min(Math.ceil(lines), MOST_LINES)}`] : []),
  ].join(' ')
  return (
    `<li value="${numberOf(problem, options)}"${classes === '' ? '' : ` class="${classes}"`}>${blocksToHtml(prompt, ids)}` +
    (choices.length > 0 ? choicesToHtml(choices, ids) : '') +
    `${disclosures(problem, labels, options, ids)}</li>`
  )
}

/** The letters are those of the list itself where they follow the alphabet, as they always do. */
function choicesToHtml(choices: ShownProblem['choices'], ids: Ids): string {
  const items = choices.map(({ content }) => `<li>${itemOf(content, ids)}</li>`)
  return `<ol class="choices" type="A">${items.join('')}</ol>`
}

function disclosures(problem: ShownProblem, labels: ShownLabels, options: CheckedOptions, ids: Ids): string {
  if (!options.disclosures) return ''
  const { solution } = problem
  const number = numberOf(problem, options)
  const answer = options.showAnswerKey ? disclosure(labels.answer, number, answerOf(problem, ids)) : ''
  const steps = options.showSolutions && solution?.length ? stepsToHtml(solution, ids) : ''
  return answer + (steps === '' ? '' : disclosure(labels.solution, number, steps))
}

/** Closed until a pupil opens it. The number tells one from another where only the names are read out. */
const disclosure = (name: string, number: number, content: string) =>
  `<details><summary>${escapeHtml(name)}<span class="unseen"> ${number}</span></summary><div>${content}</div></details>`

/** A figure stands beside its letter in the problem already. */
function answerOf({ answer, answerLabel }: ShownProblem, ids: Ids): string {
  if (answerLabel === null) return contentOf(answer, ids)
  const isLarge = answer.some(({ kind }) => kind !== 'paragraph' && kind !== 'maths')
  return `<strong>${escapeHtml(answerLabel)}.</strong>${isLarge ? '' : ` ${contentOf(answer, ids)}`}`
}

const keptAnswer = (problem: ShownProblem, ids: Ids): string =>
  problem.answerLabel === null ? itemOf(problem.answer, ids) : answerOf(problem, ids)

function answerKey({ sections, labels }: ShownWorksheet, level: number, options: CheckedOptions): string {
  const problems = sections.flatMap(section => section.problems)
  const items = problems.map(
    problem =>
      `<li value="${numberOf(problem, options)}">${keptAnswer(problem, idsAfter(`answer-${problem.id}`))}</li>`,
  )
  return `\n<section class="answer-key"><h${level}>${escapeHtml(labels.answerKey)}</h${level}>\n<ol class="answers">\n${items.join('\n')}\n</ol></section>`
}
