import {
  absolute,
  bracketed,
  count,
  drawing,
  type Expr,
  type FormMaker,
  line,
  minus,
  type NumberLine,
  numberLine,
  type Printed,
  type Quantity,
  type Random,
  Ratio,
  ratioOfExact,
  sum,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { writtenAs } from '../../kit/integers/written.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

/** A line from −reach to reach. All numbers are counted in parts: `d` parts are one unit. */
export type Line = { readonly reach: number; readonly d: number }
/** The arrow from 0 to `a`, then on by `b`. */
export type Sum = Line & { readonly a: number; readonly b: number }

export const UNITS: Line = { reach: 10, d: 1 }
export const WIDER: Line = { reach: 12, d: 1 }
/** Halves, quarters and tenths, with a number at each whole unit alone. */
export const PARTED: readonly Line[] = [
  { reach: 5, d: 2 },
  { reach: 3, d: 4 },
  { reach: 2, d: 10 },
]

const SIGNS = [
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
export type Signs = (typeof SIGNS)[number]

/** A size from `least` to `most`, with parts of a unit where the line has them. */
export function drawSize(random: Random, { d }: Line, least: number, most: number): number {
  const size = random.int(least, most)
  return d === 1 || size % d !== 0 ? size : size < most ? size + 1 : size - 1
}

/** Two arrows of different length, none of them short, that end on the line, but not at 0. */
export function drawSum(random: Random, on: Line, signs: readonly Signs[] = SIGNS): Sum {
  const [first, second] = random.evenly(signs)
  const end = on.reach * on.d
  return random.until(
    () => {
      const long = drawSize(random, on, 2, first === second ? end - 3 : end - 1)
      return {
        ...on,
        a: first * long,
        b: second * drawSize(random, on, 2, first === second ? end - long : end),
      }
    },
    ({ a, b }) => Math.abs(a + b) <= end && a + b !== 0 && Math.abs(a) !== Math.abs(b) && a !== -2 * b && b !== -2 * a,
  )
}

export const shown = ({ d }: Line, parts: number): Expr => writtenAs(Ratio.of(parts, d), d === 10 ? 'decimal' : 'mixed')
const inner = (on: Line, parts: number): Expr => (parts < 0 ? bracketed(shown(on, parts)) : shown(on, parts))
/** −3 + (−5); 3 − (−5). */
export const sumOf = (on: Line, a: number, b: number): Expr => sum(shown(on, a), inner(on, b))
export const differenceOf = (on: Line, a: number, b: number): Expr => minus(shown(on, a), inner(on, b))
export const distanceOf = (on: Line, a: number, b: number): Expr => absolute(differenceOf(on, a, b))
export const units = (on: Line, parts: number): Quantity => count(shown(on, Math.abs(parts)), nouns.unit)

export const wayOf = (parts: number) =>
  parts < 0
    ? { en: line`to the left`, es: line`hacia la izquierda` }
    : { en: line`to the right`, es: line`hacia la derecha` }

interface Marks {
  readonly arrows?: readonly (readonly [from: number, to: number])[]
  readonly points?: readonly (readonly [at: number, name: string])[]
}
/** A line has the same labels in every problem: they are made once. */
const LABELS = new Map<string, NumberLine['labels']>()
function labelsOf({ reach, d }: Line): NumberLine['labels'] {
  const key = `${reach}/${d}`
  const known = LABELS.get(key)
  if (known) return known
  const { labels } = numberLine({
    from: -reach,
    to: reach,
    step: Ratio.of(1, d),
    // Twenty-five numbers would not stand in one row.
    labels: wholes(0, 2 * reach)
      .map(n => n - reach)
      .filter(n => reach <= 10 || n % 2 === 0),
  })
  LABELS.set(key, labels)
  return labels
}
export function lineFigure(on: Line, { arrows = [], points = [] }: Marks = {}): NumberLine {
  const at = (parts: number) => Ratio.of(parts, on.d)
  const bare = numberLine({
    from: -on.reach,
    to: on.reach,
    step: at(1),
    labels: 'none',
    arrows: arrows.map(([from, to]) => [at(from), at(to)] as const),
    points: points.map(([place, name]) => [at(place), name] as const),
  })
  return { ...bare, labels: labelsOf(on) }
}
export const withArrows = (facts: Sum): NumberLine =>
  lineFigure(facts, {
    arrows: [
      [0, facts.a],
      [facts.a, facts.a + facts.b],
    ],
  })

/** The pupil draws the two arrows. */
export const drawnArrows = drawing<Sum>(withArrows, facts => [
  { ...facts, b: facts.b - Math.sign(facts.a + facts.b) },
  { ...facts, a: facts.a - Math.sign(facts.a), b: facts.b + Math.sign(facts.a) },
])

/** From where to where each printed arrow goes. */
export const printedArrows = (printed: Printed) =>
  printed.figure('number-line').arrows.map(({ from, to }) => ({ from: ratioOfExact(from), to: ratioOfExact(to) }))
export const printedPoints = (printed: Printed) =>
  printed.figure('number-line').points.map(({ at }) => ratioOfExact(at))
