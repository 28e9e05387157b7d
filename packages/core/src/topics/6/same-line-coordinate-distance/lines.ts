import {
  type AnswerType,
  absolute,
  type Both,
  both,
  type Content,
  coordinatePlane,
  decimal,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  type FormMaker,
  type Inline,
  line,
  list,
  minus,
  type Of,
  type Printed,
  point as pointExpr,
  pointSet,
  type Random,
  Ratio,
  type Step,
  sum,
  symbol,
  together,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

export type Told = Both<readonly Inline[]>
/** Two points of a horizontal or vertical line: what they share, and where each one is on it. */
export interface OnLine {
  readonly isHorizontal: boolean
  readonly shared: number
  readonly places: readonly [number, number]
}
export type Pair = readonly [x: number, y: number]

export const at = ({ isHorizontal, shared }: OnLine, place: number): Pair =>
  isHorizontal ? [place, shared] : [shared, place]
export const ends = (drawn: OnLine): readonly [Pair, Pair] => [at(drawn, drawn.places[0]), at(drawn, drawn.places[1])]
export const gap = ({ places: [a, b] }: OnLine): number => Math.abs(a - b)

/** Coordinates are whole numbers or halves. */
export const coordinate = (value: number): Expr =>
  Number.isInteger(value) ? expr(value) : decimal(Ratio.of(Math.round(2 * value), 2))
export const shown = ([x, y]: Pair): Expr => pointExpr(coordinate(x), coordinate(y))
const size = (value: number): Expr => absolute(coordinate(value))

export const planeTo = (reach: number, points: readonly (readonly [number, number, string])[] = []) =>
  coordinatePlane({ x: { from: -reach, to: reach }, y: { from: -reach, to: reach }, points })

const axis = (isHorizontal: boolean): Expr => symbol(isHorizontal ? 'y' : 'x')
export const named = (isHorizontal: boolean): Expr => symbol(isHorizontal ? 'x' : 'y')

/** Which coordinates are equal, and which of the other ones are to be used. */
export const sharedStep = (drawn: OnLine): Step => {
  const [one, two] = [axis(drawn.isHorizontal), named(drawn.isHorizontal)]
  return explainedBy(
    list(...drawn.places.map(coordinate)),
    drawn.isHorizontal
      ? {
          en: line`The ${one}-coordinates are equal, so the points lie on a horizontal line. Use the ${two}-coordinates.`,
          es: line`Las coordenadas ${one} son iguales, así que los puntos están en una recta horizontal. Usa las coordenadas ${two}.`,
        }
      : {
          en: line`The ${one}-coordinates are equal, so the points lie on a vertical line. Use the ${two}-coordinates.`,
          es: line`Las coordenadas ${one} son iguales, así que los puntos están en una recta vertical. Usa las coordenadas ${two}.`,
        },
  )
}

/** Whether the points are on opposite sides of an axis. */
export const isAcross = ({ places: [a, b] }: OnLine) => a * b < 0
/** The distance by the absolute values: added on two sides of an axis, subtracted on one. */
export function distanceWork(drawn: OnLine): Expr {
  const [a, b] = drawn.places
  const [far, near] = Math.abs(a) >= Math.abs(b) ? [a, b] : [b, a]
  const result = coordinate(Math.abs(a - b))
  return isAcross(drawn) ? equation(sum(size(a), size(b)), result) : equation(minus(size(far), size(near)), result)
}
/** Why the absolute values are added or subtracted. */
export function distanceWhy(drawn: OnLine): Told {
  const across = axis(drawn.isHorizontal)
  return isAcross(drawn)
    ? {
        en: line`The points are on opposite sides of the ${across}-axis: add their distances from it.`,
        es: line`Los puntos están en lados opuestos del eje ${across}: suma sus distancias a él.`,
      }
    : {
        en: line`The points are on the same side of the ${across}-axis: subtract their distances from it.`,
        es: line`Los puntos están del mismo lado del eje ${across}: resta sus distancias a él.`,
      }
}
export const distanceStep = (drawn: OnLine): Step => explainedBy(distanceWork(drawn), distanceWhy(drawn))

/** Two numbers on the same side of 0, or on two sides of it. */
export function drawOnLine(
  random: Random,
  { reach, across, least, part = 1 }: { reach: number; across: boolean; least: number; part?: 1 | 0.5 },
): OnLine {
  const isHorizontal = random.evenly([true, false])
  const sign = random.evenly([-1, 1, -1])
  const most = reach / part
  const places = random.until(
    () => {
      const [a, b] = [random.int(1, most), random.int(1, most)]
      return random.shuffle([sign * a * part, (across ? -sign : sign) * b * part] as const)
    },
    ([a, b]) => Math.abs(a - b) >= least && a !== -b && (part === 1 || !Number.isInteger(a) || !Number.isInteger(b)),
  )
  return { isHorizontal, shared: random.intExcept(-reach, reach, 0, ...places.map(Math.abs)), places }
}

/** (3, 5) and (3, −1), in any order. */
export const twoPoints: AnswerType<readonly (readonly Value[])[]> = {
  ...pointSet,
  show: (points): ReturnType<typeof pointSet.show> =>
    both(together(...points.map(items => pointExpr(...items))) as Content),
}

const isPoint = (item: Expr): item is Of<'list'> => item.kind === 'list' && item.brackets === '('
export const printedPairs = (printed: Printed): readonly (readonly [Ratio, Ratio])[] =>
  printed.all('list').flatMap(item => {
    const [x, y] = item.items
    return isPoint(item) && x?.kind === 'number' && y?.kind === 'number' ? [[evaluate(x), evaluate(y)] as const] : []
  })
/** How far it is along one axis, the other coordinate being the same. */
export const farBetween = ([x1, y1]: readonly [Ratio, Ratio], [x2, y2]: readonly [Ratio, Ratio]): Ratio | null => {
  const [across, up] = [x1.minus(x2), y1.minus(y2)]
  if (across.n !== 0 && up.n !== 0) return null
  const way = across.plus(up)
  return way.n < 0 ? way.negated() : way
}
