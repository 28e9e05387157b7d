import {
  blank,
  type CellHole,
  drawing,
  type Expr,
  evaluate,
  exact,
  isSame,
  itemOf,
  list,
  m,
  type Printed,
  point,
  prose,
  type Random,
  Ratio,
  symbol,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import {
  at,
  drawWithoutZeros,
  drawWithZeros,
  factoredForm,
  type Parabola,
  plotted,
  type Share,
  standardForm,
  vertexOf,
} from './parabola.ts'

export interface Drawn extends Parabola {
  readonly zeros: readonly number[]
  readonly formula: Expr
}

export function drawFormula(
  random: Random,
  level: { readonly kinds: readonly ('two zeros' | 'factored' | 'no zeros')[] },
  shares: readonly Share[],
): Drawn {
  const kind = random.evenly(level.kinds)
  if (kind === 'no zeros') {
    const parabola = drawWithoutZeros(random)
    return { ...parabola, zeros: [], formula: standardForm(parabola) }
  }
  const parabola = drawWithZeros(random, shares)
  return { ...parabola, formula: kind === 'factored' ? factoredForm(parabola, parabola.zeros) : standardForm(parabola) }
}

export const drawn = drawing<{ readonly a: number; readonly h: number; readonly k: number }>(
  ({ a, h, k }) => plotted({ twiceA: 2 * a, h, k }),
  ({ a, h, k }) => [
    { a: -a, h, k },
    { a: 2 * a, h, k },
    { a, h: h + 1, k },
    { a, h, k: k - 1 },
  ],
)

export const NONE = words('none', 'ninguno')

export const HEADS = [
  words('Vertex', 'Vértice'),
  words('Axis of symmetry', 'Eje de simetría'),
  words('Zeros', 'Ceros'),
  words('y-intercept', 'Intersección con el eje y'),
]

export const featureTable = (values: readonly CellHole[]) => ({
  rows: HEADS.map((head, i) => [head, values[i] ?? blank(4)]),
  rowHeads: true,
})

export function featuresOf({ zeros, h, k, ...rest }: Drawn) {
  const values: Value[] = [
    point(h, k),
    m`x = ${h}`,
    zeros.length === 0 ? NONE : list(...zeros),
    at({ h, k, ...rest }, 0),
  ]
  return { blanks: values, ...featureTable(values) }
}

/** Judges the four features by the values of the expression alone. */
export function fits(of: Expr, features: readonly Value[]): boolean {
  if (features.length !== 4) return false
  const [vertex, axis, zeros, intercept] = tupleOf(features, 4)
  const { a, h, k } = vertexOf(of)
  const asExpr = (value: Value): Expr => (typeof value === 'number' || value instanceof Ratio ? m`${value}` : value)
  const shown = asExpr(zeros)
  const found = shown.kind === 'list' ? shown.items.map(item => evaluate(item)) : []
  const isZeros =
    found.length === 0
      ? isSame(shown, NONE) && a.n * k.n > 0
      : found.length === 2 &&
        !itemOf(found, 0).equals(itemOf(found, 1)) &&
        found.every(x => evaluate(of, { x }).n === 0)
  return (
    isSame(asExpr(vertex), point(h, k)) &&
    isSame(asExpr(axis), m`x = ${h}`) &&
    isZeros &&
    exact(intercept).equals(evaluate(of, { x: 0 }))
  )
}

export const curveOf = (printed: Printed): Expr => {
  const [curve] = printed.figure('function-graph').curves
  return curve?.form === 'graph' ? curve.of : symbol('x')
}

export const features = {
  en: prose`Find the features of the parabola. Complete the table.`,
  es: prose`Halla las características de la parábola. Completa la tabla.`,
}
