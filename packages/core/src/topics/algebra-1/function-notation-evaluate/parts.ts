import {
  apply,
  type Expr,
  evaluate,
  figure,
  functionGraph,
  m,
  type Of,
  type Point,
  type Printed,
  prose,
  type Random,
  Ratio,
  symbol,
  table,
} from '../../../author.ts'

export const x = symbol('x')

export interface Level {
  readonly inputs: 'small' | 'any'
  /** What stands in the place of x. */
  readonly shapes: readonly ('a + n' | 'na' | 'x + h')[]
}

/** mx + b, or ax² + c. */
export function drawRule(random: Random, kind: 'linear' | 'square' = random.evenly(['linear', 'square'])) {
  const b = random.intExcept(-9, 9, 0)
  if (kind === 'linear') {
    const a = random.intExcept(-6, 8, 0)
    return { a, b, kind, rule: m`${a}x + ${b}` }
  }
  const a = random.pick([1, 1, 2, -1])
  return { a, b, kind, rule: m`${a}x^2 + ${b}` }
}

export const valueAt = ({ a, b, kind }: ReturnType<typeof drawRule>, at: Ratio) =>
  (kind === 'linear' ? at : at.times(at)).times(a).plus(b)

const isRule = ({ left }: Of<'relation'>) => left.kind === 'apply' && left.to[0]?.kind === 'symbol'

/** The rules that are printed, by the names of their functions. */
export const rules = (printed: Printed) =>
  new Map(
    printed
      .all('relation')
      .filter(isRule)
      .map(({ left, right }) => [(left as Of<'apply'>).name, right]),
  )

/** Follows f(3), f(g(2)), 2f(3) + g(1) through the printed rules. */
export function follow(of: Expr, by: ReadonlyMap<string, Expr>): Ratio {
  switch (of.kind) {
    case 'apply':
      return evaluate(by.get(of.name)!, { x: follow(of.to[0]!, by) })
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
export const askedFor = (printed: Printed) =>
  printed.maths.filter(item => item.kind !== 'relation' && item.kind !== 'blank').at(-1)!

export const evaluateIt = { en: prose`Find the value.`, es: prose`Halla el valor.` }

/** Lattice points of a broken line, no value more than three times. */
export const drawPoints = (random: Random): readonly Point[] =>
  random.until(
    () => {
      let y = random.int(-3, 3)
      return Array.from({ length: 9 }, (_, i): Point => {
        if (i > 0) y = Math.max(-5, Math.min(5, y + random.pick([-3, -2, -1, 1, 2, 3])))
        return [i - 4, y]
      })
    },
    points => points.slice(1).every(([, y], i) => y !== points[i]![1]),
  )

export const graphOf = (points: readonly Point[]) =>
  figure(functionGraph({ x: [-5, 5], y: [-6, 6], curves: [{ through: points, label: m`f` }] }))

/** The heights of the drawn line over its corners. */
export const drawnPoints = (printed: Printed): readonly Point[] => {
  const [curve] = printed.figure('function-graph').curves
  return curve && 'through' in curve ? curve.through : []
}

export function drawTable(random: Random) {
  const inputs = random.sample([-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6], 5).sort((a, b) => a - b)
  const repeated = random.int(1, 4)
  const outputs = random.sample([-9, -6, -4, -1, 2, 3, 5, 7, 8, 10, 12], 5)
  const twice = random.chance(0.5)
  return { inputs, outputs: outputs.map((value, i) => (twice && i === repeated ? outputs[0]! : value)) }
}

export const shownTable = ({ inputs, outputs }: ReturnType<typeof drawTable>) =>
  table({
    rows: [
      [x, ...inputs],
      [apply('f', x), ...outputs],
    ],
    rowHeads: true,
  })

export const tableOf = (printed: Printed) => {
  const [inputs, outputs] = printed.block('table').rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr)))
  return inputs!.map((input, i) => ({ input, output: outputs![i]! }))
}
