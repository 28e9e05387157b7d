import { type Expr, figure, itemOf, prose, type Random, Ratio, symbol } from '../../../author.ts'
import { drawFactor, drawShape, pairFigure, type Shape } from '../../kit/triangles/similar-pair.ts'
import { tidy } from './indirect-measurement.ts'

export const NAMES = ['ABCDEFGH', 'PQRSTUVW', 'JKLMNPQR', 'EFGHJKLM'] as const

export interface Drawn {
  readonly shape: Shape
  readonly names: readonly [string, string]
  /** Lengths of the first figure and of the second, side by side. */
  readonly lengths: readonly [readonly Ratio[], readonly Ratio[]]
  readonly turn: number
  readonly isFlipped: boolean
  readonly sizes: readonly [number, number]
}

export interface Level {
  readonly kinds: readonly ('triangle' | 'rectangle' | 'trapezoid')[]
  readonly isTurned: boolean
}

export function drawPair(random: Random, level: Level): Drawn {
  const shape = drawShape(random, random.evenly(level.kinds))
  const factor = drawFactor(random)
  const halves = level.isTurned && factor.d % 2 === 0 ? random.pick([1, 2]) : 1
  const first = shape.sides.map(side => Ratio.of(side * factor.d, halves))
  const count = shape.sides.length
  const letters = random.pick(NAMES)
  return {
    shape,
    names: [letters.slice(0, count), letters.slice(count, 2 * count)],
    lengths: [first, first.map(side => side.times(factor))],
    turn: level.isTurned ? random.pick([40, 80, 115, 150, 180, 205, 240, 290]) : 0,
    isFlipped: level.isTurned && random.chance(0.5),
    sizes: [1, factor.toNumber()],
  }
}

export function pairOf({ shape, names, turn, isFlipped, sizes }: Drawn, labels: readonly (readonly (Expr | null)[])[]) {
  const part = (k: 0 | 1) => ({
    names: names[k],
    vertices: shape.vertices,
    labels: itemOf(labels, k),
    factor: sizes[k],
    turn: k === 1 ? turn : 0,
    isFlipped: k === 1 && isFlipped,
  })
  return figure(pairFigure([part(0), part(1)]))
}

/** Labels of two pairs of sides, one of them the unknown. */
export function drawLabels(random: Random, drawn: Drawn) {
  const { lengths, shape } = drawn
  const [i, j] = random.until(
    () => random.sample([...shape.sides.keys()], 2) as [number, number],
    ([i, j]) => shape.sides[i] !== shape.sides[j],
  )
  const unknown: 0 | 1 = random.chance(0.5) ? 1 : 0
  return { i, j, unknown, value: itemOf(lengths[unknown], i) }
}

export const labelled = ({ lengths }: Drawn, i: number, j: number, unknown: 0 | 1, label: Expr) =>
  lengths.map((sides, k) =>
    sides.map((side, s) => (s === j ? tidy(side) : s === i ? (k === unknown ? label : tidy(side)) : null)),
  )

/** The labels of a pair of figures: two pairs of sides, one of them the unknown. */
export type Labelled = Drawn & ReturnType<typeof drawLabels>

/** The name of a side, from its corner on. */
export const sideOf = (names: string, i: number) => itemOf([...names], i) + itemOf([...names], (i + 1) % names.length)

export const x = symbol('x')

export const findX = {
  en: prose`The figures are similar. Find ${x}.`,
  es: prose`Las figuras son semejantes. Halla ${x}.`,
}
