import {
  type Both,
  both,
  count,
  equation,
  type Figure,
  line,
  type MeasuredShape,
  measuredNoun,
  minus,
  type Printed,
  prose,
  type Quantity,
  type Random,
  type Step,
  step,
  theThing,
} from '../../../author.ts'
import { centimeter, inch } from '../../../language/nouns/units.ts'
import * as because from '../../../solution/reasons/index.ts'

export type RulerUnit = 'inch' | 'centimeter'
export const RULER_UNITS = ['inch', 'centimeter'] as const
export const unitNouns = { inch, centimeter } as const
/** 5 inches. */
export const lengthIn = (amount: number, unit: RulerUnit): Quantity => count(amount, unitNouns[unit])

/** Things that lie along a ruler. */
export const THINGS = ['pencil', 'key', 'ribbon', 'crayon', 'nail', 'paintbrush'] as const satisfies MeasuredShape[]
export type RulerThing = (typeof THINGS)[number]
/** How long things of these kinds are. */
const SIZES: Readonly<Record<RulerThing, Lengths>> = {
  key: { inch: [2, 3], centimeter: [4, 8] },
  crayon: { inch: [2, 4], centimeter: [5, 10] },
  nail: { inch: [1, 4], centimeter: [3, 10] },
  pencil: { inch: [3, 7], centimeter: [7, 18] },
  paintbrush: { inch: [5, 10], centimeter: [12, 25] },
  ribbon: { inch: [1, 15], centimeter: [2, 40] },
}
export const isLikely = (shape: RulerThing, unit: RulerUnit, length: number): boolean => {
  const [least, most] = SIZES[shape][unit]
  return length >= least && length <= most
}
/** What may be so long. */
export const thingsOf = (unit: RulerUnit, length: number): readonly RulerThing[] =>
  THINGS.filter(shape => isLikely(shape, unit, length))

/** "the pencil". */
export const theObject = (shape: MeasuredShape) => theThing(measuredNoun(shape))

/** A ruler goes on behind the end of what it measures. */
export const rulerLength = (unit: RulerUnit, end: number) => Math.max(unit === 'inch' ? 6 : 10, end + 1)

/** Lengths of a level. */
export type Lengths = Readonly<Record<RulerUnit, readonly [least: number, most: number]>>
export const drawLength = (random: Random, lengths: Lengths, unit: RulerUnit) => random.int(...lengths[unit])

/** "The pencil is 5 inches long." */
export const isLong = (shape: MeasuredShape, found: Quantity): Both<ReturnType<typeof line>> => ({
  en: line`${theObject(shape)} is ${found} long.`,
  es: line`${theObject(shape)} mide ${found} de largo.`,
})

/** Something that lies along a ruler. */
export interface Lying {
  readonly unit: RulerUnit
  readonly shape: RulerThing
  readonly start: number
  readonly length: number
}
/** The marks at both ends, and the units between them. */
export const measuredSteps = ({ unit, start, length }: Omit<Lying, 'shape'>): readonly Step[] => {
  const end = start + length
  return [
    step(
      {
        en: prose`Left end: ${start}; right end: ${end}`,
        es: prose`Extremo izquierdo: ${start}; extremo derecho: ${end}`,
      },
      because.readBothEnds,
    ),
    start === 0
      ? step(both(prose`${lengthIn(length, unit)}`), because.endTellsTheLength)
      : step(equation(minus(end, start), length), because.unitsFromStartToEnd, { start, end }),
  ]
}

type RulerFigure = Extract<Figure, { kind: 'ruler' }>
/** The length of each object on the printed ruler, counted mark by mark. */
export const countedLengths = (printed: Printed): readonly number[] =>
  printed.figures('ruler').flatMap(({ objects }) => objects.map(countedLength))

function countedLength({ from, to }: RulerFigure['objects'][number]): number {
  let units = 0
  for (let at = from.n; at < to.n; at += from.d) units++
  return units
}
