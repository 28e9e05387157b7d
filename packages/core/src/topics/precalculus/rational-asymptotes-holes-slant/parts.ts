import {
  approximate,
  blank,
  both,
  type Content,
  type Expr,
  equation,
  expr,
  type FilledTable,
  itemOf,
  line,
  list,
  point as pointOf,
  type Step,
  statements,
  step,
  table,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { ascending, endOf, f, type Quotient, valueAt, x, y } from './quotient.ts'

const NONE = words('none', 'no hay')

const listed = (items: readonly Expr[]): Expr => (items.length === 1 ? itemOf(items, 0) : list(...items))

export const isAt = (places: readonly number[]) => listed(ascending(places).map(place => equation(x, place)))

const ROWS = {
  zeros: words('zeros', 'ceros'),
  zero: words('zero', 'cero'),
  hole: words('hole', 'hueco'),
  verticals: words('vertical asymptotes', 'asíntotas verticales'),
  vertical: words('vertical asymptote', 'asíntota vertical'),
  horizontal: words('horizontal asymptote', 'asíntota horizontal'),
  intercept: words('y-intercept', 'intersección con el eje y'),
}

export const zerosOf = (places: readonly number[]): Content =>
  statements(...ascending(places).map(at => equation(x, at)))

/** The finished table, from what a function does at whole numbers and far out. */
export function features(of: Quotient): FilledTable {
  const isCut = of.poles.includes(0) || of.hole === 0
  const values: readonly (readonly [Expr, Expr])[] = [
    [of.hole === null ? ROWS.zeros : ROWS.zero, listed(ascending(of.zeros).map(zero => expr(zero)))],
    ...(of.hole === null ? [] : [[ROWS.hole, pointOf(of.hole, valueAt(of, of.hole))] as const]),
    [of.hole === null ? ROWS.verticals : ROWS.vertical, isAt(of.poles)],
    [ROWS.horizontal, equation(y, endOf(of))],
    [ROWS.intercept, isCut ? NONE : pointOf(0, valueAt(of, 0))],
  ]
  return {
    blanks: values.map(([, value]) => value),
    rows: values.map(([name, value]) => [line`${name}`, line`${value}`]),
    rowHeads: true,
  }
}

export const emptyTable = (of: Quotient, shown: Expr) => {
  const rows = features(of).rows.map(([name]) => [name ?? line`${NONE}`, line`${blank(8)}`])
  return both([{ kind: 'maths', of: equation(f, shown) }, table({ rows, rowHeads: true })])
}

export const finished = (of: Quotient): Step => {
  const { rows } = features(of)
  return step(table({ rows, rowHeads: true }), because.fillTable)
}

export const numbersIn = (of: Value): readonly number[] => {
  const found = expr(of)
  if (found.kind === 'words') return []
  if (found.kind === 'list') return found.items.flatMap(numbersIn)
  return [approximate(found.kind === 'relation' ? found.right : found)]
}

export const seenIntercept = (value: (place: number) => number) => (Number.isFinite(value(0)) ? [0, value(0)] : [])

export const WHERE = {
  zeros: { en: line`the points on the x-axis`, es: line`los puntos sobre el eje x` },
  zero: { en: line`the point on the x-axis`, es: line`el punto sobre el eje x` },
  hole: { en: line`the open circle`, es: line`el círculo abierto` },
  asymptotes: { en: line`the dashed lines`, es: line`las rectas discontinuas` },
}

export const pointsOn = (places: readonly number[]) => statements(...ascending(places).map(place => pointOf(place, 0)))

export const dashed = (of: Quotient) =>
  // The x-axis is an asymptote that is not dashed.
  statements(
    ...ascending(of.poles).map(pole => equation(x, pole)),
    ...(endOf(of) === 0 ? [] : [equation(y, endOf(of))]),
  )
