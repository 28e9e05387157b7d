import {
  type AnswerType,
  answerStep,
  type Both,
  type Expr,
  equation,
  explainedBy,
  expr,
  type Inline,
  itemOf,
  line,
  measure,
  mixed,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  type Step,
  statements,
  step,
  times,
  toSimplestForm,
  tupleOf,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'

export const levels = {
  easy: { denominators: [2] },
  medium: { denominators: [2, 3, 4] },
  hard: { denominators: [2, 3, 4] },
} as const

export interface Units {
  readonly edge: UnitId
  readonly square: UnitId
  readonly cubic: UnitId
}
export const INCHES: Units = { edge: 'inch', square: 'square-inch', cubic: 'cubic-inch' }
export const FEET: Units = { edge: 'foot', square: 'square-foot', cubic: 'cubic-foot' }
export const CENTIMETERS: Units = { edge: 'centimeter', square: 'square-centimeter', cubic: 'cubic-centimeter' }
export const METERS: Units = { edge: 'meter', square: 'square-meter', cubic: 'cubic-meter' }
export const UNITS: readonly Units[] = [CENTIMETERS, INCHES, METERS, FEET]

/** Length, width and height. */
export type Edges = readonly [length: Ratio, width: Ratio, height: Ratio]
export const volumeOf = ([length, width, height]: Edges): Ratio => length.times(width).times(height)
export const inMixed: AnswerType<Measured> = { ...measured, requires: 'mixed-in-lowest-terms' }
export const inLowest: AnswerType<Measured> = { ...measured, requires: 'lowest-terms' }
/** 7/2 as 3 1/2. */
export const shown = (value: Ratio): Expr => (value.isInteger || value.compare(1) < 0 ? expr(value) : mixed(value))
export const amount = (value: Ratio, unit: UnitId): Measured => ({ amount: shown(value), unit })
export const sized = (value: Ratio, unit: UnitId) => measure(shown(value), unit)

export const AS_MIXED = {
  en: prose`Write the answer as a mixed number in lowest terms.`,
  es: prose`Escribe la respuesta como número mixto en su mínima expresión.`,
}
export const LOWEST = {
  en: prose`Write the answer in lowest terms.`,
  es: prose`Escribe la respuesta en su mínima expresión.`,
}
export const FIND = {
  en: prose`Find the volume of the rectangular prism.`,
  es: prose`Halla el volumen del prisma rectangular.`,
}

export const mixedOf = (random: Random, wholes: readonly [number, number], denominators: readonly number[]): Ratio =>
  proper(random, random.pick(denominators)).plus(random.int(...wholes))
/** No whole edge, no two alike, and a volume that is no whole number. */
export const drawMixed = (random: Random, wholes: readonly [number, number], denominators: readonly number[]): Edges =>
  random.until(
    (): Edges => [
      mixedOf(random, wholes, denominators),
      mixedOf(random, wholes, denominators),
      mixedOf(random, wholes, denominators),
    ],
    edges =>
      !volumeOf(edges).isInteger &&
      new Set(edges.map(edge => `${edge.n}/${edge.d}`)).size === 3 &&
      new Set(edges.map(({ d }) => d)).size > 1 &&
      volumeOf(edges).d <= 12 &&
      edges.reduce((all, { n }) => all * n, 1) <= 2000,
  )

/** All factors as fractions, their product, and its simplest form. */
export function productSteps(
  factors: readonly Ratio[],
  says: Both<readonly Inline[]>,
  given: readonly Ratio[] = factors,
): readonly Step[] {
  const improper = given.filter(({ n, d }) => d > 1 && n > d)
  const n = factors.reduce((all, one) => all * one.n, 1)
  const d = factors.reduce((all, one) => all * one.d, 1)
  return [
    ...(improper.length > 0
      ? [
          step(
            statements(...improper.map(one => equation(mixed(one), over(one.n, one.d)))),
            improper.length > 1 ? because.toImproperFraction : because.mixedToImproper,
          ),
        ]
      : []),
    explainedBy(equation(times(...factors), over(n, d)), says),
    ...toSimplestForm({ n, d }),
  ]
}
export const LENGTH_TIMES = {
  en: line`V = l × w × h. Multiply the numerators and the denominators.`,
  es: line`V = l × a × h. Multiplica los numeradores y los denominadores.`,
}
export const volumeSteps = (edges: Edges, { cubic }: Units): readonly Step[] => [
  ...productSteps(edges, LENGTH_TIMES),
  answerStep(sized(volumeOf(edges), cubic), {
    en: line`The volume is ${sized(volumeOf(edges), cubic)}.`,
    es: line`El volumen es de ${sized(volumeOf(edges), cubic)}.`,
  }),
]

export function drawnEdges(printed: Printed): Edges {
  const { solid } = printed.figure('solid-3d')
  const edges = solid.shape === 'rectangular-prism' ? [solid.length, solid.width, solid.height] : []
  return tupleOf(
    edges.map(edge => Ratio.from(ratioOfExact(edge))),
    3,
  )
}
export const isVolume = (volume: Ratio, edges: readonly Ratio[]): boolean =>
  volume.over(itemOf(edges, 0)).over(itemOf(edges, 1)).equals(itemOf(edges, 2))
