import {
  absolute,
  assert,
  type Both,
  bracketed,
  decimal,
  type Expr,
  either,
  equation,
  evaluate,
  explained,
  explainedBy,
  expr,
  type Inline,
  itemOf,
  join,
  line,
  linearTerm,
  m,
  negative,
  type Of,
  partsOf,
  Ratio,
  type Step,
  statements,
  step,
  sum,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

const absolutes = (of: Expr): readonly Of<'absolute'>[] =>
  of.kind === 'absolute' ? [of] : partsOf(of).flatMap(absolutes)

/** Where a linear expression is zero, by two of its points; null where it is constant. */
function zeroOf(at: (x: Ratio) => Ratio, one: Ratio, two: Ratio): Ratio | null {
  const [first, second] = [at(one), at(two)]
  const rise = second.minus(first)
  return rise.n === 0 ? null : one.minus(first.times(two.minus(one)).over(rise))
}

const FAR = 1000

/**
 * All solutions of an equation with absolute values in x, or of several that are joined by "or". Between the places where
 * something within bars is zero, both sides are straight lines: each piece is solved by two of its points.
 */
export function rootsOf(statement: Expr): readonly Ratio[] {
  if (statement.kind === 'connected') return statement.items.flatMap(rootsOf)
  if (statement.kind !== 'relation') return []
  const difference = (x: Ratio) => evaluate(statement.left, { x }).minus(evaluate(statement.right, { x }))
  const corners = absolutes(statement)
    .flatMap(({ of }) => zeroOf(x => evaluate(of, { x }), Ratio.of(0), Ratio.of(1)) ?? [])
    .sort((a, b) => a.compare(b))
  const ends = [Ratio.of(-FAR), ...corners, Ratio.of(FAR)]
  const roots = ends.slice(1).flatMap((to, i) => {
    const from = itemOf(ends, i)
    if (from.equals(to)) return []
    const root = zeroOf(difference, from, to)
    return root && root.compare(from) >= 0 && root.compare(to) <= 0 ? [root] : []
  })
  return roots.filter((root, i) => roots.findIndex(other => other.equals(root)) === i)
}

export const sameNumbers = (one: readonly Ratio[], two: readonly Ratio[]) =>
  one.length === two.length &&
  one.every(value => two.some(other => other.equals(value))) &&
  two.every(value => one.some(other => other.equals(value)))

/** ax + b. */
export type Line = readonly [a: number, b: number]

const x = symbol('x')
export const lineExpr = ([a, b]: Line): Expr => m`${a}x + ${b}`
export const inOrder = (values: readonly Ratio[]): readonly Ratio[] => values.toSorted((a, b) => a.compare(b))
/** x = −2 or x = 5, the lesser first. */
const rootsLine = (roots: readonly Ratio[]): Expr => either(...inOrder(roots).map(root => equation(x, root)))
const NO_SOLUTION = words('no solution', 'no tiene solución')

const moved = (work: Expr, value: number): Step =>
  value < 0
    ? step(work, because.addToBothSides, { value: -value })
    : step(work, because.subtractFromBothSides, { value })

/** |ax + b| = c: two cases, or none. */
export function absoluteSteps([a, b]: Line, c: number): readonly Step[] {
  if (c < 0) return [step(NO_SOLUTION, because.absoluteValueNeverNegative)]
  const cases = (left: Expr, of: (value: number) => Value) => either(...[-c, c].map(value => equation(left, of(value))))
  if (a === 1 && b === 0)
    return [
      step(statements(equation(absolute(-c), c), equation(absolute(c), c)), because.twoNumbersAtDistance, { value: c }),
      step(
        cases(x, value => value),
        because.splitInTwoCases,
      ),
    ]
  return [
    step(
      cases(lineExpr([a, b]), value => value),
      because.splitInTwoCases,
    ),
    ...(b === 0
      ? []
      : [
          moved(
            cases(m`${a}x`, value => value - b),
            b,
          ),
        ]),
    ...(a === 1
      ? []
      : [
          step(
            cases(x, value => Ratio.of(value - b, a)),
            because.divideBothSides,
            { value: a },
          ),
        ]),
  ]
}

/** The bars alone, then the two cases: k|x + b| + c = d. */
export function isolatedSteps(factor: number, [a, b]: Line, added: number, value: number): readonly Step[] {
  const bars = absolute(lineExpr([a, b]))
  return [
    moved(equation(m`${factor}${bars}`, factor * value), added),
    step(equation(bars, value), because.divideBothSides, { value: factor }),
    ...absoluteSteps([a, b], value),
  ]
}

/** The two values at which ax + b is cx + d, or its opposite. */
export const candidatesOf = ([a, b]: Line, [c, d]: Line): readonly [Ratio, Ratio] => [
  Ratio.of(d - b, a - c),
  Ratio.of(-b - d, a + c),
]

function casesOf(one: Line, other: Line): readonly [split: Expr, gathered: Expr] {
  const [[a, b], [c, d]] = [one, other]
  return [
    either(equation(lineExpr(one), lineExpr(other)), equation(lineExpr(one), negative(bracketed(lineExpr(other))))),
    either(equation(linearTerm(Ratio.of(a - c), x), d - b), equation(linearTerm(Ratio.of(a + c), x), -d - b)),
  ]
}

/** What brings x to the left and the numbers to the right, in both cases. */
function gathering([, b]: Line, [c]: Line): Both<readonly Inline[]> {
  const term = linearTerm(Ratio.of(c), x)
  return b < 0
    ? {
        en: line`First case: subtract ${term} from both sides; second case: add ${term}. In both, add ${-b}.`,
        es: line`Primer caso: resta ${term} de ambos lados; segundo caso: suma ${term}. En los dos, suma ${-b}.`,
      }
    : {
        en: line`First case: subtract ${term} from both sides; second case: add ${term}. In both, subtract ${b}.`,
        es: line`Primer caso: resta ${term} de ambos lados; segundo caso: suma ${term}. En los dos, resta ${b}.`,
      }
}

/** |ax + b| = |cx + d|. */
export function bothBarsSteps(one: Line, other: Line): readonly Step[] {
  const [split, gathered] = casesOf(one, other)
  return [
    step(split, because.equalOrOpposite),
    explainedBy(gathered, gathering(one, other)),
    step(rootsLine(candidatesOf(one, other)), because.divideInEach, { letter: x }),
  ]
}

/** |ax + b| = cx + d: what makes the right side negative is rejected. */
export function oneBarSteps(one: Line, other: Line): readonly Step[] {
  const [split, gathered] = casesOf(one, other)
  const candidates = candidatesOf(one, other)
  const rightAt = (value: Ratio) => value.times(other[0]).plus(other[1])
  const [fitting, rejected] = [
    candidates.filter(value => rightAt(value).n >= 0),
    candidates.filter(value => rightAt(value).n < 0),
  ]
  const filled = (value: Ratio) =>
    equation(sum(other[0] === 1 ? expr(value) : join(other[0], bracketed(expr(value))), other[1]), rightAt(value))
  const work = statements(...candidates.map(filled))
  const [first, second] = rejected
  assert(!second || fitting.length === 0, 'Two values are looked at')
  const value = second
    ? { en: line`${candidates[0]} and ${candidates[1]}`, es: line`${candidates[0]} y ${candidates[1]}` }
    : first
  return [
    step(split, because.splitInTwoCases),
    explainedBy(gathered, gathering(one, other)),
    step(statements(...candidates.map(root => equation(x, root))), because.divideInEach, { letter: x }),
    value === undefined
      ? step(work, because.rightSidesNotNegative)
      : step(work, because.reject, { value, why: NEGATIVE }),
    fitting.length === 0
      ? step(NO_SOLUTION, because.nothingFits)
      : rejected.length === 0
        ? explainedBy(rootsLine(fitting), {
            en: line`Both values are solutions.`,
            es: line`Los dos valores son soluciones.`,
          })
        : step(rootsLine(fitting), because.takeWhatFits),
  ]
}
const NEGATIVE = {
  en: line`an absolute value does not equal a negative number`,
  es: line`un valor absoluto no es igual a un número negativo`,
}

/** The equation |x − a| = b of two numbers that are equally far from a. */
export const equationOfEnds = (low: Ratio, high: Ratio): Expr => {
  const middle = low.plus(high).over(2)
  const inside = middle.n > 0 ? m`x - ${shown(middle)}` : m`x + ${middle.negated()}`
  return equation(absolute(inside), shown(high.minus(low).over(2)))
}

/** Amounts that lie halfway between two whole numbers are decimals, as on a scale. */
const shown = (of: Ratio): Expr => (of.d === 1 ? expr(of) : decimal(of))

export function endsSteps(low: number, high: number): readonly Step[] {
  const [middle, off] = [Ratio.of(low + high, 2), Ratio.of(high - low, 2)]
  const [a, b] = [symbol('a'), symbol('b')]
  const both = { en: line`${low} and ${high}`, es: line`${low} y ${high}` }
  const less = (from: Value) => (middle.n < 0 ? m`${from} - (${middle})` : m`${from} - ${shown(middle)}`)
  const last = equationOfEnds(Ratio.of(low), Ratio.of(high))
  return [
    explained(
      m`|x - a| = b`,
      line`The solutions are ${b} units from ${a}, one on each side.`,
      line`Las soluciones están a ${b} unidades de ${a}, una a cada lado.`,
    ),
    step(equation(equation(a, m`(${low} + ${high})/2`), shown(middle)), because.findMiddle, { both, letter: a }),
    step(middle.n === 0 ? equation(b, off) : equation(equation(b, less(high)), shown(off)), because.distanceToMiddle, {
      letter: b,
    }),
    ...(middle.n < 0
      ? [
          step(equation(absolute(less(x)), off), because.use, { rule: m`|x - a| = b` }),
          step(last, because.addTheOpposite),
        ]
      : [step(last, because.use, { rule: m`|x - a| = b` })]),
  ]
}
