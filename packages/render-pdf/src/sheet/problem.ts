import type { ShownBlock, ShownProblem } from '@worksheet/core/show'
import { at, type Block, stack, withRole } from '../content/block.ts'
import { contentStack } from '../content/content.ts'
import { enlargedAlike, figureBlock, isPicture, leastWidthOfFigure, widthOfFigure } from '../content/figure.ts'
import type { Setting } from '../content/setting.ts'
import { BESIDE_GAP } from '../content/side-by-side.ts'
import { textLine } from '../content/words.ts'
import { CHOICE_GAP, choicesBlock, widestChoice } from './choices.ts'
import { leastAnswerWidth } from './least-width.ts'

const LABEL_GAP = 0.55
const CHOICES_GAP = 0.6
/** More than the letter of a choice takes. */
const CHOICE_LABEL = 1.5
/** How small, as a share of their usual size, pictures get to stand in one line. */
const LEAST_BESIDE = 0.55
/** How small, as a share of the size of the text, pictures to choose from get to stand in one line, or two by two. */
const LEAST_CHOICE = 0.6

/** The width that number labels need: all problems of a sheet are indented alike. */
export function labelWidth(numbers: readonly number[], { size, faces }: Setting): number {
  const widest = Math.max(0, ...numbers.map(number => faces.bold.shape(`${number}.`).width))
  return (widest + LABEL_GAP) * size
}

/** A problem with its number hanging before the first line. */
export function problemBlock(
  problem: ShownProblem,
  number: number,
  indent: number,
  width: number,
  setting: Setting,
  /** How many columns its choices stand in at most, in a width. */
  choiceColumns: (width: number) => number,
): Block {
  const room = width - indent
  const pictures = [...problem.prompt, ...problem.choices.flatMap(({ content }) => content)]
  const alike = enlargedAlike(pictures, room - (problem.choices.length > 0 ? CHOICE_LABEL * setting.size : 0), setting)
  const own = pairedAlike(problem, room, besideAlike(problem, room, alike))
  const set = (blocks: readonly ShownBlock[], width: number) =>
    asked(blocks, problem.choices, width, own, choiceColumns)
  const under = set(problem.prompt, room)
  const beside = besideFigure(problem, room, own, set)
  const isLower = beside !== null && beside.height < under.height - setting.size
  const block = { ...labelled(`${number}.`, isLower ? beside : under, indent, setting), problem: problem.id }
  const last = problem.prompt.findLast(block => block.kind === 'figure')
  if (!last) return block
  const { width: right, height } = figureBlock(last, room, own)
  return { ...block, picture: { right: indent + (isLower ? beside.width : right), height } }
}

/** What is asked, and what there is to choose from. */
function asked(
  blocks: readonly ShownBlock[],
  choices: ShownProblem['choices'],
  width: number,
  setting: Setting,
  choiceColumns: (width: number) => number,
): Block {
  const prompt = blocks.length > 0 ? [{ block: contentStack(blocks, width, setting), gap: 0 }] : []
  const own =
    choices.length > 0
      ? [{ block: choicesBlock(choices, width, setting, choiceColumns(width)), gap: CHOICES_GAP * setting.size }]
      : []
  return stack([...prompt, ...own])
}

/** With less room than this beside a figure, in em, a sentence would be chopped up. */
const LEAST_LINE = 11
const LEAST_WORD = 3
/** A choice that is longer may take several lines. */
const LONG_CHOICE = 16
const FIGURE_GAP = 0.7

/** What follows a figure, to the right of it; null where it has no room there. */
function besideFigure(
  { prompt, choices }: ShownProblem,
  room: number,
  setting: Setting,
  set: (blocks: readonly ShownBlock[], width: number) => Block,
): Block | null {
  const place = prompt.findIndex(isPicture)
  const drawn = prompt[place]
  const after = prompt.slice(place + 1)
  if (!drawn || after.some(isPicture) || after.length + choices.length === 0) return null
  const { size } = setting
  const gap = BESIDE_GAP * size
  const figure = contentStack([drawn], room, setting)
  const free = room - figure.width - gap
  if (free < LEAST_WORD * size || leastAnswerWidth(after, setting) > free) return null
  const isBroken = contentStack(after, Number.MAX_SAFE_INTEGER, setting).width > free
  if (isBroken && free < LEAST_LINE * size) return null
  if (Math.min(LONG_CHOICE * size, widestChoice(choices, setting)) > free) return null
  const words = set(after, free)
  if (words.width > free) return null
  const height = Math.max(figure.height, words.height)
  const row: Block = {
    width: figure.width + gap + words.width,
    height,
    baseline: words.height > figure.height ? words.baseline : figure.baseline,
    marks: [at(0, (height - figure.height) / 2, figure), at(figure.width + gap, (height - words.height) / 2, words)],
  }
  const before = prompt.slice(0, place)
  return before.length === 0
    ? row
    : stack([
        { block: contentStack(before, room, setting), gap: 0 },
        { block: row, gap: FIGURE_GAP * size },
      ])
}

/** Pictures side by side stay in one line where they shrink but little for it. */
function besideAlike({ prompt }: ShownProblem, room: number, setting: Setting): Setting {
  const { size } = setting
  const whole = { ...setting, pictures: 1 }
  const shares = prompt.flatMap(block => {
    if (block.kind !== 'side-by-side') return []
    const pictures = block.items.flatMap(item => item.filter(part => part.kind === 'figure'))
    const isPictured = block.items.every(item => item.filter(part => part.kind === 'figure').length === 1)
    if (!isPictured) return []
    const free = room - BESIDE_GAP * size * (pictures.length - 1)
    const usual = sum(pictures.map(picture => widthOfFigure(picture, whole)))
    const least = sum(pictures.map(picture => leastWidthOfFigure(picture, whole, LEAST_BESIDE)))
    return usual > free && free >= least ? [free / (size * sum(pictures.map(({ drawing }) => drawing.width)))] : []
  })
  return shares.length === 0 ? setting : { ...setting, enlarged: Math.min(...shares) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Pictures to choose from stand in one line or two by two where they can shrink for it, and all pictures of the problem alike. */
function pairedAlike({ choices }: ShownProblem, room: number, setting: Setting): Setting {
  const { size } = setting
  const pictures = choices.flatMap(({ content: [block, ...more] }) =>
    block?.kind === 'figure' && more.length === 0 ? [block] : [],
  )
  if (pictures.length < 2 || pictures.length < choices.length) return setting
  const usual = Math.max(...pictures.map(picture => widthOfFigure(picture, { ...setting, pictures: 1 })))
  const least = Math.max(...pictures.map(picture => leastWidthOfFigure(picture, setting, LEAST_CHOICE)))
  for (const columns of [pictures.length, 2]) {
    const own = (room - CHOICE_GAP * size * (columns - 1)) / columns - CHOICE_LABEL * size
    if (own >= usual) return setting
    if (own >= least)
      return { ...setting, enlarged: own / (size * Math.max(...pictures.map(({ drawing }) => drawing.width))) }
  }
  return setting
}

export function labelled(text: string, body: Block, indent: number, setting: Setting): Block {
  const { size, faces, accent } = setting
  const label = textLine(text, { font: faces.bold, size, color: accent }, faces)
  const x = indent - LABEL_GAP * size - label.width
  const shift = Math.max(0, label.baseline - body.baseline)
  const marks = [
    at(x, shift + body.baseline - label.baseline, withRole(label, 'Lbl')),
    at(indent, shift, { ...body, role: 'LBody' }),
  ]
  const { rows } = body
  return {
    width: indent + body.width,
    height: body.height + shift,
    baseline: body.baseline + shift,
    marks,
    role: 'LI',
    ...(rows ? { rows: () => splitRows(rows(), marks[0], indent) } : {}),
  }
}

/** For a problem that is taller than a page: the first row keeps the label. */
function splitRows(
  rows: readonly Block[],
  label: Block['marks'][number] | undefined,
  indent: number,
): readonly Block[] {
  return rows.map((row, i) => {
    const own = i === 0 ? label : undefined
    const { width, height, baseline, rows: inner } = row
    return {
      width: indent + width,
      height,
      baseline,
      role: 'LI',
      marks: [...(own ? [own] : []), at(indent, 0, { ...row, role: 'LBody' })],
      ...(inner ? { rows: () => splitRows(inner(), own, indent) } : {}),
    }
  })
}
