import {
  type Expr,
  evaluate,
  failed,
  isAsDrawn,
  itemOf,
  type Point,
  type Polygon,
  type Ratio,
} from '../../../author.ts'

/** Where a drawn point is; lines, angles and regions name only points that are drawn. */
export const placeOf = ({ points }: Pick<Polygon, 'points'>, name: string): Point =>
  (points.find(point => point.name === name) ?? failed(`There is no point ${name}`)).at

/** By the shoelace formula. */
const enclosed = (places: readonly Point[]): number =>
  Math.abs(
    places.reduce((sum, [x, y], i) => {
      const [u, v] = itemOf(places, (i + 1) % places.length)
      return sum + x * v - u * y
    }, 0),
  ) / 2

/** The area of a drawn polygon, from the coordinates of its corners. */
export const drawnArea = ({ points, corners }: Polygon): number =>
  enclosed(points.slice(0, corners).map(({ at }) => at))

/** The area of a part of it, by the letters at its corners. */
export const namedArea = (drawn: Polygon, name: string): number =>
  enclosed([...name].map(letter => placeOf(drawn, letter)))

/** The labelled lines with their lengths as drawn. */
export function labelledLengths(drawn: Polygon): readonly { readonly label: Expr; readonly length: number }[] {
  return drawn.lines.flatMap(({ from, to, label }) => {
    const [a, b] = [placeOf(drawn, from), placeOf(drawn, to)]
    return label ? [{ label: label as Expr, length: Math.hypot(a[0] - b[0], a[1] - b[1]) }] : []
  })
}

/** Every printed length is the length that is drawn. */
export const isTrueToScale = (drawn: Polygon): boolean =>
  labelledLengths(drawn).every(
    ({ label, length }) => label.kind !== 'measure' || isAsDrawn(evaluate(label).toNumber(), length),
  )

export const isNearDrawn = (value: Ratio, number: number): boolean => isAsDrawn(value.toNumber(), number)
