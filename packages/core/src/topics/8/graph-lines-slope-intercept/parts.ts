import {
  type Content,
  type CoordinatePlane,
  coordinatePlane,
  drawing,
  type Expr,
  equation,
  explained,
  figure,
  isTrue,
  line,
  linearTerm,
  list,
  m,
  type Point,
  point as pointExpr,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drawSlope } from '../../kit/lines/slopes.ts'

/** y = (n/d)x + b, as plain data. */
export interface Line {
  readonly n: number
  readonly d: number
  readonly b: number
}

const WIDEST = 10

export const slopeOf = ({ n, d }: Line) => Ratio.of(n, d)

export const slopeForm = (of: Line): Expr => m`y = ${slopeOf(of)}x + ${of.b}`

/** Ax + By = C with a positive A where there is one. */
export const standardForm = ({ n, d, b }: Line): Expr =>
  n < 0 ? m`${-n}x + ${d}y = ${d * b}` : m`${n}x - ${d}y = ${-d * b}`

const isWithin = ([x, y]: Point, size: number) => Math.abs(x) <= size && Math.abs(y) <= size

/** The intercept and lattice points on both sides, as far as a grid goes. */
const pointsWithin = ({ n, d, b }: Line, size: number): readonly Point[] =>
  [-2, -1, 0, 1, 2].map((k): Point => [k * d, b + k * n]).filter(point => isWithin(point, size))

/** A grid reaches as far as three points of each line, and the others, need it. */
const sizeFor = (lines: readonly Line[], others: readonly Point[] = []): number =>
  [6, 8].find(
    size => others.every(point => isWithin(point, size)) && lines.every(of => pointsWithin(of, size).length >= 3),
  ) ?? WIDEST

export const windowOf = (lines: readonly Line[], others: readonly Point[] = []) => {
  const size = sizeFor(lines, others)
  return { x: [-size, size], y: [-size, size] } as const
}

/** A grid on which the lines are to be drawn. */
export const emptyGrid = (lines: readonly Line[], others: readonly Point[] = []) =>
  figure(coordinatePlane(windowOf(lines, others)))

/** The points of a line on its grid. */
export const pointsOf = (of: Line): readonly Point[] => pointsWithin(of, sizeFor([of]))

export const through = (of: Line): readonly [Point, Point] => [
  [0, of.b],
  [of.d, of.b + of.n],
]

/** The intercept and the point one step of the slope from it: to the left where the line leaves the grid on the right. */
export function stepOn(
  of: Line,
  lines: readonly Line[] = [of],
  others: readonly Point[] = [],
): readonly [Point, Point] {
  const [start, ahead] = through(of)
  return [start, isWithin(ahead, sizeFor(lines, others)) ? ahead : [-of.d, of.b - of.n]]
}

export const graphOf = (of: Line): CoordinatePlane => coordinatePlane({ lines: [{ through: through(of) }] })

export const plotted = (of: Line): CoordinatePlane =>
  coordinatePlane({ ...windowOf([of]), points: pointsOf(of), lines: [{ through: stepOn(of) }] })

export const lineOf = (slope: Ratio, b: number): Line => ({ n: slope.n, d: slope.d, b })

export const kinds = {
  'whole slope': (random: Random) => {
    const slope = drawSlope(random, [1], 3)
    return lineOf(slope, random.intExcept(-5, 5, 0, slope.n))
  },
  'fraction slope': (random: Random) => lineOf(drawSlope(random, [2, 3, 4], 4), random.intExcept(-5, 5, 0)),
  // No line lies on the edge of its grid.
  level: (random: Random) => lineOf(Ratio.of(0), random.intExcept(-7, 7, -6, 0, 6)),
  'fraction through the origin': (random: Random) => lineOf(drawSlope(random, [2, 3, 4], 4), 0),
  'to solve for y': (random: Random) => lineOf(drawSlope(random, [2, 3, 4], 4), random.intExcept(-4, 4, 0)),
}

type Kind = keyof typeof kinds

interface Level {
  readonly kinds: readonly Kind[]
}

export function draw(random: Random, level: Level) {
  const kind = random.evenly(level.kinds)
  const drawn = kinds[kind](random)
  const isStandard = kind === 'to solve for y'
  return { ...drawn, isStandard, equation: isStandard ? standardForm(drawn) : slopeForm(drawn) }
}

export const drawnLine = drawing<{ readonly n: number; readonly d: number; readonly b: number }>(plotted, of => [
  { ...of, b: of.b + 1 },
  { ...of, b: -of.b - (of.b === 0 ? 1 : 0) },
  { ...of, n: of.n + of.d },
  { ...of, n: -of.n - (of.n === 0 ? of.d : 0) },
])

export const throughThem = [
  line`Draw the line through the points.`,
  line`Traza la recta que pasa por los puntos.`,
] as const

/** "From (0, 1), go 3 to the right and 4 up." */
export const slopeStep = ({ n, d }: Line, from: Point, work: Content, back = false): Step => {
  const rise = back ? -n : n
  const [across, vers] = back
    ? [line`${d} to the left`, line`${d} a la izquierda`]
    : [line`${d} to the right`, line`${d} a la derecha`]
  if (n === 0)
    return explained(
      work,
      [...line`The slope is 0: go `, ...across, ...line` and neither up nor down.`],
      [...line`La pendiente es 0: avanza `, ...vers, ...line` sin subir ni bajar.`],
    )
  const up = Math.abs(n)
  return explained(
    work,
    [
      ...line`From ${pointExpr(...from)}, go `,
      ...across,
      ...(rise > 0 ? line` and ${up} up.` : line` and ${up} down.`),
    ],
    [
      ...line`Desde ${pointExpr(...from)}, avanza `,
      ...vers,
      ...(rise > 0 ? line` y ${up} hacia arriba.` : line` y ${up} hacia abajo.`),
    ],
  )
}

/** From the intercept by rise over run, then the line. */
export const graphSteps = (of: Line): readonly Step[] => {
  const [start, next] = stepOn(of)
  return [
    step(equation(m`b`, of.b), because.plotPoint, { point: pointExpr(...start) }),
    slopeStep(of, start, statements(equation(m`m`, slopeOf(of)), pointExpr(...next)), next[0] < 0),
    explained(figure(plotted(of)), ...throughThem),
  ]
}

/** dy = …: the term with x brought over. */
export const onlyY = (of: Line): Expr => {
  const a = Math.abs(of.n)
  return m`${-of.n < 0 ? -of.d : of.d}y = ${-a}x + ${-of.n < 0 ? -of.d * of.b : of.d * of.b}`
}

/** Ax + By = C, solved for y. */
export const solvedForY = (of: Line): readonly Step[] => {
  const a = Math.abs(of.n)
  return [
    step(onlyY(of), because.subtractFromBothSides, { value: linearTerm(Ratio.of(a), m`x`) }),
    step(slopeForm(of), because.divideBothSides, { value: of.n > 0 ? -of.d : of.d }),
  ]
}

export const readBoth = (of: Line) =>
  step(list(equation(m`m`, slopeOf(of)), equation(m`b`, of.b)), because.slopeAndInterceptOf)

export const contains = (equation: Expr, [x, y]: Point) => isTrue(equation, { x, y })
