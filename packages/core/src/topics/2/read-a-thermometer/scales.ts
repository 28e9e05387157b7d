import {
  answerStep,
  both,
  count,
  drawing,
  type Expr,
  equation,
  explained,
  type Figure,
  figure,
  itemOf,
  line,
  list,
  measure,
  type Printed,
  type Random,
  type Step,
  step,
  sum,
  symbol,
  thermometer,
  type UnitId,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'

type DegreeUnit = Extract<UnitId, 'degree-fahrenheit' | 'degree-celsius'>
const [F, C]: readonly [DegreeUnit, DegreeUnit] = ['degree-fahrenheit', 'degree-celsius']

/** A scale with a number at every ten degrees. */
export type Scale = { unit: DegreeUnit; from: number; to: number; each: 1 | 2 }
export type Reading = { scale: Scale; value: number }

const ones = (unit: DegreeUnit, from: number): Scale => ({ unit, from, to: from + 20, each: 1 })
const twos = (unit: DegreeUnit, from: number): Scale => ({ unit, from, to: from + 40, each: 2 })
const SCALES = {
  ones: [ones(F, 40), ones(C, 10), ones(F, 70), ones(C, 0), ones(F, 30), ones(C, 20), ones(F, 60), ones(F, 50)],
  twos: [twos(F, 40), twos(C, 0), twos(F, 60), twos(F, 20), twos(F, 50), twos(F, 70), twos(F, 30)],
  // Outdoors, where people are.
  'mild ones': [ones(F, 60), ones(C, 10), ones(F, 40), ones(F, 70), ones(C, 20), ones(F, 50)],
  'mild twos': [twos(F, 40), twos(C, 0), twos(F, 60), twos(F, 30), twos(F, 50)],
} as const
export type Marks = 'ones' | 'twos'
/** How many marks above a number the liquid may stand. */
export const TICKS = { ones: [4, 7, 2, 8, 3, 6], twos: [3, 4, 2] } as const

export const drawScale = (random: Random, marks: keyof typeof SCALES, ahead: number): Scale =>
  random.evenly<Scale>(turned<Scale>(SCALES[marks], ahead))
/** Between the numbers, never at one of them. */
export function drawReading(random: Random, marks: Marks, ahead: number): Reading {
  const scale = drawScale(random, marks, ahead)
  const ticks: number = random.evenly<number>(TICKS[marks])
  const tens = random.int(0, (scale.to - scale.from) / 10 - 1)
  return { scale, value: scale.from + 10 * tens + scale.each * ticks }
}
/** Several readings on one scale that stand at least so far from each other. */
export const drawApart = (random: Random, marks: Marks, ahead: number, many: number, least: number) => {
  const scale = drawScale(random, marks, ahead)
  const all = Array.from(
    { length: (scale.to - scale.from) / scale.each - 1 },
    (_, i) => scale.from + scale.each * (i + 1),
  )
  const values = random.until(
    () => random.shuffle<readonly number[]>(all.filter(value => value % 10 !== 0)).slice(0, many),
    drawn => drawn.every((a, i) => drawn.every((b, j) => i === j || Math.abs(a - b) >= least)),
  )
  return { scale, values }
}

export const degreesOf = ({ scale, value }: Reading): Expr => measure(value, scale.unit)
export const shown = ({ scale: { unit, from, to, each }, value }: Reading, name?: string): Figure =>
  thermometer({ from, to, step: each, every: 10 / each, value, unit, ...(name === undefined ? {} : { name }) })
export const empty = ({ unit, from, to, each }: Scale): Figure =>
  thermometer({ from, to, step: each, every: 10 / each, value: null, unit })
export const filled = drawing<Reading>(
  reading => shown(reading),
  ({ scale, value }) => [{ scale, value: value + scale.each > scale.to ? value - scale.each : value + scale.each }],
)

const below = (value: number) => Math.floor(value / 10) * 10
/** 42, 44, 46: from the number below, a mark at a time. */
export const marksUp = (value: number, each: number, from = below(value)): Expr =>
  list(...Array.from({ length: (value - from) / each }, (_, i) => from + each * (i + 1)))

/** What a mark is worth, where it is not one degree. */
export const worthOf = ({ scale: { each }, value }: Reading): readonly Step[] =>
  each === 1
    ? []
    : [
        explained(
          equation(sum(...Array<number>(10 / each).fill(each)), 10),
          line`From ${below(value)} to ${below(value) + 10} there are ${count(10, nouns.degree)}, in ${10 / each} equal spaces. Each space is ${count(each, nouns.degree)}, since ${10 / each} of them make ${10}.`,
          line`Del ${below(value)} al ${below(value) + 10} hay ${count(10, nouns.degree)}, en ${10 / each} espacios iguales. Cada espacio vale ${count(each, nouns.degree)}, pues ${10 / each} de ellos forman ${10}.`,
        ),
      ]
export const countedUp = ({ scale: { each }, value }: Reading): Step =>
  each === 1
    ? step(marksUp(value, each), because.countMarksUp, {
        each: count(each, nouns.degree),
        number: below(value),
        next: below(value) + 10,
      })
    : step(marksUp(value, each), because.countUpByMarks, { each, number: below(value) })
/** Which of two thermometers, where their marks differ. */
export const countedOn = (name: 'A' | 'B', { scale: { each }, value }: Reading): Step =>
  step(marksUp(value, each), because.countMarksUpOn, {
    name: symbol(name),
    spaces: 10 / each,
    each: count(each, nouns.degree),
    number: below(value),
  })
export const countedBoth = ([a, b]: readonly [Reading, Reading]): readonly Step[] => [
  countedOn('A', a),
  countedOn('B', b),
]
export const readSteps = (reading: Reading): readonly Step[] => [
  ...worthOf(reading),
  countedUp(reading),
  answerStep(degreesOf(reading), {
    en: line`The thermometer shows ${degreesOf(reading)}.`,
    es: line`El termómetro marca ${degreesOf(reading)}.`,
  }),
]
export const colored = (reading: Reading): readonly Step[] => [
  ...worthOf(reading),
  countedUp(reading),
  step(figure(shown(reading)), because.colorUpToTheMark, { temperature: degreesOf(reading) }),
]

/** The temperatures that the page shows, each by the number below the liquid and the marks above that. */
export const temperatures = (printed: Printed): readonly number[] =>
  printed.figures('thermometer').flatMap(({ value, scale }) => {
    if (value === null) return []
    const ten = scale.from + Math.floor((value - scale.from) / (scale.step * scale.every)) * scale.step * scale.every
    return [ten + Math.round((value - ten) / scale.step) * scale.step]
  })

export const LETTERS = ['A', 'B', 'C'] as const
export const named = (readings: readonly Reading[]) =>
  readings.map((reading, i) => figure(shown(reading, itemOf(LETTERS, i))))
/** A: 46 °F; B: 52 °F. */
export const listed = (readings: readonly Reading[]) =>
  both({
    kind: 'paragraph',
    content: readings.flatMap((reading, i) => [
      ...(i > 0 ? ['; '] : []),
      ...line`${symbol(itemOf(LETTERS, i))}: ${degreesOf(reading)}`,
    ]),
  })
