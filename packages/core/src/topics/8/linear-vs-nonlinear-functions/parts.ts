import {
  approximate,
  type Block,
  type Both,
  type Content,
  type Expr,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  minus,
  type Of,
  option,
  over,
  type Printed,
  prose,
  Ratio,
  type Sentence,
  type Step,
  statements,
  symbol,
  table,
  type Value,
  words,
} from '../../../author.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export const [X, Y] = [symbol('x'), symbol('y')]
export const LINEAR = words('linear', 'lineal')
export const NONLINEAR = words('nonlinear', 'no lineal')

export type Decision = 'linear' | 'nonlinear'
export const decision = option<Decision>({
  linear: { en: prose`linear`, es: prose`lineal` },
  nonlinear: { en: prose`nonlinear`, es: prose`no lineal` },
})
export const decided = (isLinear: boolean): Decision => (isLinear ? 'linear' : 'nonlinear')

/** A choice that decides and says why: "Linear, because …". */
export const because = (key: string, isLinear: boolean, { en, es }: Both<readonly Inline[]>): Sentence => ({
  key: `${decided(isLinear)} ${key}`,
  says: {
    en: { kind: 'paragraph', content: [isLinear ? 'Linear, because ' : 'Nonlinear, because ', ...en, '.'] },
    es: { kind: 'paragraph', content: [isLinear ? 'Lineal, porque ' : 'No lineal, porque ', ...es, '.'] },
  },
})
export const byKey = (...wrong: readonly Sentence[]): Readonly<Record<string, Sentence>> =>
  Object.fromEntries(wrong.map(one => [one.key, one]))
export const isLinearKey = ({ key }: Sentence) => key.startsWith('linear')

const near = (a: number, b: number) => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(a), Math.abs(b))
/** Whether equal steps of the input give equal steps of the output. */
export const isSteady = (valueAt: (x: number) => number): boolean => {
  const places = [-3, -1, 1, 2, 3, 5, 8]
  const rates = places.slice(1).map((next, i) => {
    const x = itemOf(places, i)
    return (valueAt(next) - valueAt(x)) / (next - x)
  })
  return rates.every(rate => near(rate, itemOf(rates, 0)))
}
/** The function that an equation in x and y gives; y stands in it without an exponent. */
export const functionOf =
  ({ left, right }: Of<'relation'>) =>
  (x: number): number => {
    const gap = (y: number) => approximate(left, { x, y }) - approximate(right, { x, y })
    return gap(0) / (gap(0) - gap(1))
  }
export const isSame = (f: (x: number) => number, g: (x: number) => number) => [1, 2, 3, 5].every(x => near(f(x), g(x)))
/** The first equation of a choice. */
export function equationIn({ says }: Sentence): Of<'relation'> | undefined {
  const content: Content = says.en
  if (!('kind' in content) || content.kind !== 'paragraph') return undefined
  return content.content.find(
    (item): item is Of<'relation'> => typeof item === 'object' && 'kind' in item && item.kind === 'relation',
  )
}

export interface Pairs {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
}
export const rateAt = ({ xs, ys }: Pairs, i: number): Ratio =>
  Ratio.of(itemOf(ys, i + 1) - itemOf(ys, i), itemOf(xs, i + 1) - itemOf(xs, i))
export const ratesOf = (pairs: Pairs): readonly Ratio[] => pairs.xs.slice(1).map((_, i) => rateAt(pairs, i))

/** (7 − 3)/(2 − 1) = 4 for each pair of neighbors. */
export const rateEquation = (pairs: Pairs, i: number): Expr =>
  equation(
    over(minus(itemOf(pairs.ys, i + 1), itemOf(pairs.ys, i)), minus(itemOf(pairs.xs, i + 1), itemOf(pairs.xs, i))),
    rateAt(pairs, i),
  )
export const ratesStep = (pairs: Pairs): Step =>
  explainedBy(statements(...pairs.xs.slice(1).map((_, i) => rateEquation(pairs, i))), {
    en: line`For every two neighboring columns, divide the change in ${Y} by the change in ${X}.`,
    es: line`Para cada dos columnas vecinas, divide el cambio de ${Y} entre el cambio de ${X}.`,
  })
export const tableOf = (xs: readonly Value[], ys: readonly Value[]): Block =>
  table({
    rows: [
      [X, ...xs],
      [Y, ...ys],
    ],
    rowHeads: true,
  })
/** The pairs of the first printed table, with the answer in place of its letter. */
export function printedPairs(printed: Printed, letter?: Value) {
  const [top, bottom] = printed.block('table').rows
  const valueOf = (of: Expr) => exact(of.kind === 'symbol' && letter !== undefined ? letter : of)
  const ys = bottom!.slice(1).map(([y]) => valueOf(y as Expr))
  return top!.slice(1).map(([x], i) => ({ x: valueOf(x as Expr), y: itemOf(ys, i) }))
}
/** Whether all lie on the line through the first two. */
export const lieOnALine = (points: readonly { readonly x: Ratio; readonly y: Ratio }[]): boolean => {
  const [p, q] = [itemOf(points, 0), itemOf(points, 1)]
  const [run, rise] = [q.x.minus(p.x), q.y.minus(p.y)]
  return points.every(({ x, y }) => y.minus(p.y).times(run).equals(x.minus(p.x).times(rise)))
}
/** A row of numbers from their differences. */
export const added = (first: number, by: readonly number[]): readonly number[] => {
  let at = first
  return [first, ...by.map(step => (at += step))]
}
