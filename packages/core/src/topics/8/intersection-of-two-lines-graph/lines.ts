import {
  type Both,
  bracketed,
  type CoordinatePlane,
  coordinatePlane,
  type Expr,
  equation,
  explainedBy,
  type Inline,
  itemOf,
  line,
  m,
  type Point,
  point,
  type Random,
  Ratio,
  type Step,
  statements,
  sum,
  system,
  times,
} from '../../../author.ts'

/** y = (n/d)x + b, as plain data. */
export type Line = { readonly n: number; readonly d: number; readonly b: number }
export interface Pair {
  readonly lines: readonly [Line, Line]
  /** Where they cross. */
  readonly at: Point
}

export const SIZE = 8
export const slopeOf = ({ n, d }: Line): Ratio => Ratio.of(n, d)
export const formOf = (of: Line): Expr => m`y = ${slopeOf(of)}x + ${of.b}`
export const systemOf = ({ lines: [one, other] }: Pair): Expr => system(formOf(one), formOf(other))
export const valueAt = ({ n, d, b }: Line, x: number): number => (n * x) / d + b

const isOnGrid = ([x, y]: Point) => Math.abs(x) <= SIZE && Math.abs(y) <= SIZE
/** The points of a line where grid lines cross. */
export const latticeOf = (of: Line): readonly Point[] =>
  Array.from({ length: 2 * SIZE + 1 }, (_, i): Point => [i - SIZE, valueAt(of, i - SIZE)]).filter(
    at => Number.isInteger(at[1]) && isOnGrid(at),
  )
/** Two of them, far apart, without the point that is asked. */
export function through(of: Line, without: Point): readonly [Point, Point] {
  const all = latticeOf(of).filter(([x]) => x !== without[0])
  return [itemOf(all, 0), itemOf(all, all.length - 1)]
}
export const hasEnoughPoints = (of: Line, without: Point): boolean =>
  latticeOf(of).filter(([x]) => x !== without[0]).length > 1

const AXES = { x: [-SIZE, SIZE], y: [-SIZE, SIZE] } as const
export const emptyPlane = (): CoordinatePlane => coordinatePlane(AXES)
/** Both lines; their names beside them where they are told. */
export const planeOf = (
  { lines, at }: Pair,
  {
    names,
    points = [],
  }: {
    readonly names?: readonly [string, string]
    readonly points?: readonly (readonly [x: number, y: number, name?: string])[]
  } = {},
): CoordinatePlane =>
  coordinatePlane({
    ...AXES,
    points,
    lines: lines.map((of, i) => ({ through: through(of, at), ...(names ? { label: itemOf(names, i) } : {}) })),
  })
export const solvedPlane = (pair: Pair): CoordinatePlane =>
  planeOf(pair, { points: [pair.at as readonly [number, number]] })

const angleOf = ({ n, d }: Line) => (Math.atan2(n, d) * 180) / Math.PI
export const areDistinct = (one: Line, other: Line): boolean => {
  const between = Math.abs(angleOf(one) - angleOf(other))
  return Math.min(between, 180 - between) >= 25
}
type Slope = readonly [n: number, d: number]
export const wholeSlopes: readonly Slope[] = [-3, -2, -1, 1, 2, 3].map(n => [n, 1] as const)
export const halfSlopes: readonly Slope[] = [
  ...[-3, -2, -1, 1, 2, 3].map(n => [n, 1] as const),
  [-3, 2],
  [-1, 2],
  [1, 2],
  [3, 2],
]

/** Two lines that cross in a lattice point, neither steep nor near to each other. */
export function drawPair(random: Random, slopes: readonly Slope[], most: number): Pair {
  const { at, lines } = random.until(
    () => {
      const at: Point = [random.int(1, most) * random.sign(), random.int(1, most) * random.sign()]
      const lines = slopes.map(([n, d]): Line => ({ n, d, b: at[1] - (n * at[0]) / d }))
      return { at, lines: Math.abs(at[0]) === Math.abs(at[1]) ? [] : lines.filter(of => isDrawn(of, at)) }
    },
    ({ lines }) => lines.some(one => lines.some(other => areDistinct(one, other))),
  )
  const pairs = lines.flatMap(one => lines.filter(other => areDistinct(one, other)).map(other => [one, other] as const))
  return { at, lines: random.pick(pairs) }
}

const isDrawn = (of: Line, at: Point): boolean =>
  Number.isInteger(of.b) && of.b !== 0 && Math.abs(of.b) < SIZE && hasEnoughPoints(of, at)

const signed = (value: number): Expr => (value < 0 ? bracketed(m`${value}`) : m`${value}`)
/** 2 × 3 − 1 = 5: the right side with a value for x. */
export const valueLine = (of: Line, x: number): Expr => {
  const slope = slopeOf(of)
  const product = slope.equals(1) ? m`${x}` : slope.equals(-1) ? m`-${signed(x)}` : times(slope, signed(x))
  return equation(of.b === 0 ? product : sum(product, of.b), valueAt(of, x))
}
/** Both equations, with the point put in. */
export const checking = ({ lines: [one, other], at: [x, y] }: Pair): Step =>
  explainedBy(statements(valueLine(one, x), valueLine(other, x)), {
    en: line`Check: with ${x} for ${m`x`}, both equations give ${m`y = ${y}`}.`,
    es: line`Comprueba: con ${x} en lugar de ${m`x`}, las dos ecuaciones dan ${m`y = ${y}`}.`,
  })

const WHICH: readonly Both<string>[] = [
  { en: 'First line', es: 'Primera recta' },
  { en: 'Second line', es: 'Segunda recta' },
]
/** From the y-intercept by the slope to a second point. */
export function plotting(of: Line, i: 0 | 1): Step {
  const name = itemOf(WHICH, i)
  const [start, next]: readonly [Point, Point] = [
    [0, of.b],
    [of.d, of.b + of.n],
  ]
  const inside: Point = isOnGrid(next) ? next : [-of.d, of.b - of.n]
  const isBack = inside !== next
  const rise = isBack ? -of.n : of.n
  const go: Both<readonly Inline[]> = {
    en: [
      ...line`start at ${point(...start)}; the slope is ${slopeOf(of)}, so go ${of.d} `,
      `${isBack ? 'left' : 'right'} and `,
      ...line`${Math.abs(rise)} `,
      `${rise > 0 ? 'up' : 'down'}.`,
    ],
    es: [
      ...line`empieza en ${point(...start)}; la pendiente es ${slopeOf(of)}, así que avanza ${of.d} a la `,
      `${isBack ? 'izquierda' : 'derecha'} y `,
      ...line`${Math.abs(rise)} hacia `,
      `${rise > 0 ? 'arriba' : 'abajo'}.`,
    ],
  }
  return explainedBy(statements(point(...start), point(...inside)), {
    en: [`${name.en}: `, ...go.en],
    es: [`${name.es}: `, ...go.es],
  })
}
