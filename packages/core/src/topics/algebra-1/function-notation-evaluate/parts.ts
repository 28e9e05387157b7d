import {
  apply,
  type Expr,
  evaluate,
  figure,
  functionGraph,
  itemOf,
  linearTerm,
  m,
  type Of,
  type Point,
  type Printed,
  type Random,
  Ratio,
  sum,
  symbol,
  table,
  tupleOf,
} from '../../../author.ts'

export const x = symbol('x')

/** ax + b, or ax² + b. */
export interface Rule {
  readonly kind: 'linear' | 'square'
  readonly a: number
  readonly b: number
  readonly rule: Expr
}

const ruleOf = (kind: Rule['kind'], a: number, b: number): Rule => ({
  kind,
  a,
  b,
  // No factor 1: it would show when a number is put in.
  rule: sum(linearTerm(Ratio.of(a), kind === 'linear' ? x : m`x^2`), b),
})

export function drawRule(
  random: Random,
  kind: Rule['kind'] = random.evenly(['linear', 'square']),
  squares: readonly number[] = [1, 1, 2, -1],
): Rule {
  const b = random.intExcept(-9, 9, 0)
  return ruleOf(kind, kind === 'linear' ? random.intExcept(-6, 8, 0) : random.pick(squares), b)
}

export const valueAt = ({ a, b, kind }: Rule, at: Ratio) => (kind === 'linear' ? at : at.times(at)).times(a).plus(b)

/** What stands in the brackets of f( ). */
export const inputOf = (of: Of<'apply'>): Expr => itemOf(of.to, 0)

const isRule = ({ left }: Of<'relation'>) => left.kind === 'apply' && inputOf(left).kind === 'symbol'

/** The rules that are printed, by the names of their functions. */
export const rules = (printed: Printed) =>
  new Map(
    printed
      .all('relation')
      .filter(isRule)
      .map(({ left, right }) => [(left as Of<'apply'>).name, right]),
  )

export const ruleIn = (by: ReadonlyMap<string, Expr>, name: string): Expr =>
  itemOf(
    [...by].filter(([known]) => known === name).map(([, rule]) => rule),
    0,
  )

/** Follows f(3), f(g(2)), 2f(3) + g(1) through the printed rules. */
export function follow(of: Expr, by: ReadonlyMap<string, Expr>): Ratio {
  switch (of.kind) {
    case 'apply':
      return evaluate(ruleIn(by, of.name), { x: follow(inputOf(of), by) })
    case 'sum':
      return of.terms.reduce((total, term) => total.plus(follow(term, by)), Ratio.of(0))
    case 'negative':
      return follow(of.of, by).negated()
    case 'product':
      return of.factors.reduce((total, factor) => total.times(follow(factor, by)), Ratio.of(1))
    default:
      return evaluate(of)
  }
}

/** What stands after the rules: the value that is asked for. */
export const askedFor = (printed: Printed): Expr =>
  itemOf(printed.maths.filter(item => item.kind !== 'relation' && item.kind !== 'blank').toReversed(), 0)

/** Lattice points of a broken line that turns in each of them. */
export function drawPoints(random: Random): readonly Point[] {
  const level = (y: number) => Math.max(-5, Math.min(5, y))
  return random.until(
    () => {
      let y = random.int(-3, 3)
      return Array.from({ length: 9 }, (_, i): Point => {
        if (i > 0) y = level(y + random.pick([-3, -2, -1, 1, 2, 3]))
        return [i - 4, y]
      })
    },
    points => points.slice(1).every(([, y], i) => y !== itemOf(points, i)[1]),
  )
}

/** Heights that the line meets in its corners alone, and in no more than two. */
export const heightsInCorners = (points: readonly Point[]): readonly number[] =>
  [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].filter(height => {
    const corners = points.filter(([, y]) => y === height).length
    const between = points.slice(1).some(([, y], i) => (y - height) * (itemOf(points, i)[1] - height) < 0)
    return corners > 0 && corners <= 2 && !between
  })

export const graphOf = (points: readonly Point[]) =>
  figure(functionGraph({ x: [-5, 5], y: [-6, 6], curves: [{ through: points, label: m`f` }] }))

/** The corners of the drawn line. */
export const drawnPoints = (printed: Printed): readonly Point[] => {
  const [curve] = printed.figure('function-graph').curves
  return curve && 'through' in curve ? curve.through : []
}

export interface ValuesTable {
  readonly inputs: readonly number[]
  readonly outputs: readonly number[]
}

/** Five inputs; one output may come twice, the first. */
export function drawTable(random: Random, isTwice = random.evenly([true, false])): ValuesTable {
  const inputs = random.sample([-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6], 5).toSorted((a, b) => a - b)
  const outputs = random.sample([-9, -6, -4, -1, 2, 3, 5, 7, 8, 10, 12], 5)
  return { inputs, outputs: isTwice ? outputs.with(random.int(1, 4), outputs[0]) : outputs }
}

export const shownTable = ({ inputs, outputs }: ValuesTable) =>
  table({
    rows: [
      [x, ...inputs],
      [apply('f', x), ...outputs],
    ],
    rowHeads: true,
  })

export const tableOf = (printed: Printed): readonly { readonly input: Ratio; readonly output: Ratio }[] => {
  const rows = printed.block('table').rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr)))
  const [inputs, outputs] = tupleOf(rows, 2)
  return inputs.map((input, i) => ({ input, output: itemOf(outputs, i) }))
}
