import { never, type Primitive, type ShownBlock, TONES, type Tone } from '@worksheet/core/show'
import { remembered } from '../memo.ts'
import type { Step } from '../typeset/box.ts'
import type { Block, Mark, Pen } from './block.ts'
import { formulaFor, mathsMarks } from './maths.ts'
import type { Setting } from './setting.ts'

/** From the middle of an ellipse to the control points of its four curves, as a share of the radius. */
const CIRCLE = 0.5522847498
/** A figure leaves room for its question on the page. */
const FILLED = 0.8

/** What small children count, color and write in, by the name of the figure: how much larger than the text it is printed. */
const FOR_SMALL_HANDS: Readonly<Record<string, number>> = {
  counters: 1.6,
  'shape-set': 1.6,
  'ten-frame': 1.5,
  'number-bond': 1.4,
  'base-ten-blocks': 1.3,
  array: 1.3,
  clock: 1.2,
}

/** Shapes are enlarged for small children, but not the letters that name them beside choices and text. */
const MOST_LETTERS: Readonly<Record<string, number>> = { 'shape-set': 1.15 }

type Figure = Extract<ShownBlock, { kind: 'figure' }>

export const isPicture = ({ kind }: ShownBlock): boolean => kind === 'figure' || kind === 'side-by-side'

export const MOST_ENLARGED = Math.max(...Object.values(FOR_SMALL_HANDS))

/** The size of a figure in a width: never below that at which it can be read, while there is room. */
function wishedSize(figure: Figure, setting: Setting, width = Number.POSITIVE_INFINITY): number {
  const { size, enlarged, pictures } = setting
  const usual = size * Math.min(FOR_SMALL_HANDS[figure.name] ?? 1, Math.max(1, enlarged)) * pictures
  const fitted = Math.min(usual, size * enlarged, width / figure.drawing.width)
  return Math.min(Math.max(fitted, legibleSize(figure, setting)), width / figure.drawing.width)
}

const smallest = new WeakMap<Figure['drawing'], number>()

/** The size of the smallest letters, as a share of that of the figure. */
const smallestLetters = ({ drawing }: Figure, { faces }: Setting): number =>
  remembered(smallest, drawing, () => {
    let least = Number.POSITIVE_INFINITY
    for (const item of drawing.items)
      if (item.kind === 'label')
        for (const { size } of formulaFor({ layout: item.of }, faces.math).runs)
          least = Math.min(least, size * item.size)
    return least
  })

/** The size at which the labels of a figure are as large as they have to be. */
const legibleSize = (figure: Figure, setting: Setting): number => setting.leastLabel / smallestLetters(figure, setting)

/** The share of the size of the text that a figure may shrink to. */
const SHRUNK = 0.72

export const leastWidthOfFigure = (figure: Figure, setting: Setting, share = SHRUNK): number =>
  figure.drawing.width * Math.max(share * setting.size, legibleSize(figure, setting))

/** Pictures of one problem are enlarged alike, as far as the widest of them has room: what is compared is drawn to one scale. */
export function enlargedAlike(blocks: readonly ShownBlock[], width: number, setting: Setting): Setting {
  const widest = Math.max(0, ...blocks.flatMap(figuresOf).map(({ drawing }) => drawing.width))
  const { enlarged, size } = setting
  return { ...setting, enlarged: Math.max(Math.min(1, enlarged), Math.min(enlarged, width / (widest * size))) }
}

const figuresOf = (block: ShownBlock): readonly Figure[] =>
  block.kind === 'side-by-side'
    ? block.items.flat().flatMap(figuresOf)
    : block.kind === 'figure' && FOR_SMALL_HANDS[block.name] !== undefined
      ? [block]
      : []

export const widthOfFigure = (figure: Figure, setting: Setting): number =>
  figure.drawing.width * wishedSize(figure, setting)

/** A drawing at the size of the text or larger, or smaller where it must fit a width. */
export function figureBlock(figure: Figure, width: number, setting: Setting): Block {
  const { drawing, alt } = figure
  const { faces, size: text, tallest } = setting
  const size = Math.min(wishedSize(figure, setting, width), (tallest * FILLED) / drawing.height)
  const height = drawing.height * size
  const letters = Math.min(size, (MOST_LETTERS[figure.name] ?? Number.POSITIVE_INFINITY) * text)
  let marks: readonly Mark[] | null = null
  return {
    width: drawing.width * size,
    height,
    baseline: Math.min(height, text),
    // A figure is measured at several sizes and drawn at one.
    get marks() {
      marks ??= drawing.items.flatMap(item => drawn(item, size, height, faces.math, letters))
      return marks
    },
    role: 'Figure',
    alt: () => alt,
  }
}

function drawn(item: Primitive, size: number, height: number, font: Setting['faces']['math'], letters: number): Mark[] {
  switch (item.kind) {
    case 'path':
      return [path(item.segments, 0, height, item, size)]
    case 'ellipse':
      return [ellipse(item, size, height)]
    case 'label': {
      const formula = formulaFor({ layout: item.of }, font)
      const scale = letters * item.size
      const [width, ascent, depth] = [formula.width * scale, formula.ascent * scale, formula.depth * scale]
      const x = item.x * size - { left: 0, center: width / 2, right: width }[item.anchor.x]
      const y =
        height -
        item.y * size +
        { top: ascent, middle: (ascent - depth) / 2, bottom: -depth, baseline: 0 }[item.anchor.y]
      return mathsMarks(formula, scale, font, x, y, gray(item.tone))
    }
    default:
      return never(item)
  }
}

type Shape = Extract<Primitive, { kind: 'path' | 'ellipse' }>

const path = (
  steps: readonly Step[],
  x: number,
  y: number,
  { stroke, fill }: Shape,
  size: number,
  scale = size,
): Mark => ({
  kind: 'path',
  x,
  y,
  scale,
  up: -1,
  steps,
  stroke: stroke ? ({ width: stroke.width * size, color: gray(stroke.tone), dash: stroke.dash } satisfies Pen) : null,
  fill: fill ? gray(fill) : null,
})

function ellipse(item: Extract<Primitive, { kind: 'ellipse' }>, size: number, height: number): Mark {
  const { x, y, rx, ry } = item
  const [steps, scale] = rx === ry ? [UNIT_CIRCLE, rx * size] : [ellipseSteps(rx, ry), size]
  return path(steps, x * size, height - y * size, item, size, scale)
}

function ellipseSteps(rx: number, ry: number): readonly Step[] {
  const [cx, cy] = [rx * CIRCLE, ry * CIRCLE]
  return [
    ['M', rx, 0],
    ['C', rx, cy, cx, ry, 0, ry],
    ['C', -cx, ry, -rx, cy, -rx, 0],
    ['C', -rx, -cy, -cx, -ry, 0, -ry],
    ['C', cx, -ry, rx, -cy, rx, 0],
    ['Z'],
  ]
}

const UNIT_CIRCLE = ellipseSteps(1, 1)

function gray(tone: Tone): string {
  const part = Math.round(TONES[tone] * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${part}${part}${part}`
}
