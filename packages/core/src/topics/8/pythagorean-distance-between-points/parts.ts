import {
  type Block,
  type Both,
  coordinatePlane,
  decimal,
  type Expr,
  equation,
  explainedBy,
  expr,
  type FormMaker,
  failed,
  type Inline,
  line,
  minus,
  type Point,
  type Printed,
  power,
  type Random,
  Ratio,
  root,
  rootOf,
  type Step,
  statements,
  step,
  sum,
  surdExpr,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { atLetter, paragraph, printedPoints } from '../../kit/transformations/points.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Said = Both<readonly Inline[]>
/** How far across and how far up. */
export type Legs = readonly [across: number, up: number]

export const legsOf = ([x, y]: Point, [u, v]: Point): Legs => [Math.abs(u - x), Math.abs(v - y)]
export const squareOf = ([a, b]: Legs): number => a * a + b * b
export const squareBetween = (from: Point, to: Point): number => squareOf(legsOf(from, to))
export const exactRoot = (square: number): Expr => surdExpr(rootOf(square))
export const isWhole = (square: number): boolean => Number.isInteger(Math.sqrt(square))

/** To the nearest tenth; null where the next digits lie near the middle between two tenths. */
export function tenthOf(value: number): Ratio | null {
  const tenths = Math.round(value * 10)
  return Math.abs(value * 10 - tenths) < 0.44 ? Ratio.of(tenths, 10) : null
}
/** The tenth on whose two sides the value lies less than half a tenth away. */
export const isNearestTenth = (rounded: Ratio, value: number): boolean =>
  Math.abs(rounded.times(10).toNumber() - value * 10) < 0.5 && rounded.times(10).isInteger
export const tenth = (value: number): Expr =>
  decimal(tenthOf(value) ?? failed('The value is far from the middle of two tenths'))

/** Two points at the given legs, turned either way; within so many units of both axes, and across one of them. */
export function drawPair(random: Random, legs: Legs, reach: number): readonly [Point, Point] {
  const [a, b] = random.chance(0.5) ? legs : [legs[1], legs[0]]
  return random.until(
    (): readonly [Point, Point] => {
      const [x, y] = [random.int(-reach, reach - a), random.int(-reach, reach - b)]
      const [one, two]: readonly [Point, Point] = random.chance(0.5)
        ? [
            [x, y],
            [x + a, y + b],
          ]
        : [
            [x, y + b],
            [x + a, y],
          ]
      return random.chance(0.5) ? [one, two] : [two, one]
    },
    ([[x, y], [u, v]]) => x * u < 0 || y * v < 0,
  )
}

/** All legs within a bound, by what their distance comes to. */
export function legsWhose(most: number, test: (square: number) => boolean): readonly Legs[] {
  const sizes = Array.from({ length: most }, (_, i) => i + 1)
  return sizes.flatMap(a =>
    sizes.filter(b => b <= a && a * a + b * b < 400 && test(a * a + b * b)).map(b => [a, b] as const),
  )
}

export const named = (letters: string, points: readonly Point[]): readonly Expr[] =>
  points.map((at, i) => atLetter(symbol(letters.charAt(i)), ...at))

/** "A(1, 2), B(3, 4), and C(5, 6)". */
export function joined(items: readonly Expr[]): Said {
  const between = (i: number, last: string) => (i === 0 ? [] : [i < items.length - 1 ? ', ' : last])
  return {
    en: items.flatMap((item, i) => [...between(i, items.length > 2 ? ', and ' : ' and '), item]),
    es: items.flatMap((item, i) => [...between(i, ' y '), item]),
  }
}

export const GRID = { x: { from: -8, to: 8, every: 2 }, y: { from: -8, to: 8, every: 2 } } as const
/** A figure with letters at its vertices: a segment, a triangle, a quadrilateral. */
export const plane = (letters: string, points: readonly Point[]) =>
  coordinatePlane({ ...GRID, polygons: [{ vertices: points, names: [...letters] }] })
/** Two segments, AB and CD. */
export const planeOfSegments = (one: readonly Point[], two: readonly Point[]) =>
  coordinatePlane({
    ...GRID,
    polygons: [
      { vertices: one, names: ['A', 'B'] },
      { vertices: two, names: ['C', 'D'] },
    ],
  })

/** The points that are drawn or printed, by their letters. */
export function pointsOf(printed: Printed): ReadonlyMap<string, Point> {
  const drawn = printed
    .figures('coordinate-plane')
    .flatMap(({ points }) => points)
    .flatMap(({ at, label }): [string, Point][] => (label?.kind === 'symbol' ? [[label.name, at]] : []))
  const corners = printed
    .figures('coordinate-plane')
    .flatMap(({ polygons }) => polygons)
    .flatMap(({ vertices, names }) =>
      vertices.flatMap((at, i): [string, Point][] => {
        const label = names[i]
        return label?.kind === 'symbol' ? [[label.name, at]] : []
      }),
    )
  return new Map([...drawn, ...corners, ...printedPoints(printed)])
}
export const pointAt = (printed: Printed, letter: string): Point => {
  const at = pointsOf(printed).get(letter)
  return at ?? [Number.NaN, Number.NaN]
}
/** By the length of the vector, for checks. */
export const lengthBetween = (printed: Printed, name: string): number => {
  const [[x, y], [u, v]] = [pointAt(printed, name.charAt(0)), pointAt(printed, name.charAt(1))]
  return Math.hypot(u - x, v - y)
}

const larger = (a: number, b: number): Expr => equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b))

/** The legs: the differences of the coordinates. */
export const legsStep = ([x, y]: Point, [u, v]: Point): Step =>
  explainedBy(statements(larger(x, u), larger(y, v)), {
    en: line`The legs: subtract the lesser ${symbol('x')}-coordinate from the greater one, then do the same with ${symbol('y')}.`,
    es: line`Los catetos: resta la coordenada ${symbol('x')} menor de la mayor y haz lo mismo con ${symbol('y')}.`,
  })

/** The square of the distance over two legs. */
export const theoremStep = ([a, b]: Legs, of: Expr): Step =>
  explainedBy(
    equation(equation(equation(power(of, 2), sum(power(a, 2), power(b, 2))), sum(a * a, b * b)), a * a + b * b),
    {
      en: line`Use the Pythagorean theorem: the distance ${of} is the hypotenuse.`,
      es: line`Usa el teorema de Pitágoras: la distancia ${of} es la hipotenusa.`,
    },
  )

/** The exact root, where a square factor is taken out in a line of its own. */
export function rootSteps(square: number, of: Expr, shown: Expr = exactRoot(square)): readonly Step[] {
  const { q, k } = rootOf(square)
  if (k === 1) return [step(equation(equation(of, root(square)), shown), because.positiveRoot)]
  if (q.equals(1)) return [step(equation(of, shown), because.positiveRoot)]
  return [
    step(equation(of, root(square)), because.positiveRoot),
    step(
      equation(equation(of, root({ kind: 'product', sign: true, factors: [expr(q.power(2)), expr(k)] })), shown),
      because.squareFactor,
      {
        factor: q.power(2),
      },
    ),
  ]
}

/** The square of a side by the coordinates of its ends, in one line: AB² = (3 − 1)² + (5 − 2)² = 4 + 9 = 13. */
export function sideSquare(name: string, [x, y]: Point, [u, v]: Point): Expr {
  const [a, b] = legsOf([x, y], [u, v])
  const squared = (one: number, two: number): Expr =>
    power({ kind: 'group', of: minus(Math.max(one, two), Math.min(one, two)), brackets: 'round' }, 2)
  const written = a === 0 ? squared(y, v) : b === 0 ? squared(x, u) : sum(squared(x, u), squared(y, v))
  const all = equation(power(symbol(name), 2), written)
  return a === 0 || b === 0 ? equation(all, a * a + b * b) : equation(equation(all, sum(a * a, b * b)), a * a + b * b)
}

export const question = (en: string, es: string, precise: Said | null): Both<Block> => ({
  en: paragraph([en], precise ? [', ', ...precise.en] : [], ['?']),
  es: paragraph([`¿${es}`], precise ? [', ', ...precise.es] : [], ['?']),
})
export const toTheTenth: Said = { en: line`to the nearest tenth`, es: line`a la décima más cercana` }
