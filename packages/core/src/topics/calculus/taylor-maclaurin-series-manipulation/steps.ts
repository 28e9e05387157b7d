import {
  bracketed,
  type Expr,
  equation,
  expr,
  isSame,
  join,
  m,
  over,
  power,
  type Ratio,
  type Step,
  statements,
  step,
  substitute,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { ascending } from './parts.ts'
import { basics, coefficientsOf, inner, type Made, x } from './power-series.ts'

const u = symbol('u')
const frontOf = ({ s }: Made): Expr => (s === 1 ? x : power(x, s))
const knownOf = ({ name }: Made, letter: Expr) => basics[name].of(letter)

/** The first terms of the basic series, with u or what stands for it in brackets. */
function termsIn(made: Made, count: number, letter: Expr): Expr {
  const basic = basics[made.name]
  const terms = Array.from({ length: count }, (_, k) => {
    const [degree, c] = [basic.power(k), basic.coefficient(k)]
    const raised = degree === 1 ? letter : power(letter, degree)
    return degree === 0 ? expr(c) : join(c, raised)
  })
  return sum(...terms)
}

/** The series of xˢ f(axᵖ) from that of f. */
export function seriesSteps(made: Made, count = 4, letter: Expr = x): readonly Step[] {
  const isPlain = made.a === 1 && made.p === 1
  const written = (of: Expr) => (isSame(letter, x) ? of : substitute(of, { x: letter }))
  const value = written(inner(made))
  const withoutFront = { ...made, s: 0 }
  return [
    step(termsIn(made, count, isPlain ? letter : u), because.knownSeries, {
      function: knownOf(made, isPlain ? letter : u),
    }),
    ...(isPlain
      ? []
      : [
          step(termsIn(made, count, bracketed(value)), because.substitute, { value, letter: u }),
          step(written(ascending(coefficientsOf(withoutFront, count))), because.workOutEachTerm),
        ]),
    ...(made.s === 0
      ? []
      : [
          step(written(ascending(coefficientsOf(made, count))), because.multiplyEveryTerm, {
            value: written(frontOf(made)),
          }),
        ]),
  ]
}

export const degreeAt = ({ name, p, s }: Made, k: number): number => basics[name].power(k) * p + s

/** One term of the series, the one with index k. */
export function termSteps(made: Made, k: number): readonly Step[] {
  const basic = basics[made.name]
  const [raised, value, c] = [basic.power(k), inner(made), basic.coefficient(k)]
  const degree = degreeAt(made, k)
  const result = join(coefficientAt(made, k), power(x, degree))
  const put = raised === 1 ? bracketed(value) : power(bracketed(value), raised)
  const isSame = made.p === 1 && made.s === 0
  const found = statements(
    ...(isSame ? [] : [equation(m`${made.p}m + ${made.s}`, degree)]),
    equation(symbol('m'), raised),
  )
  return [
    made.s === 0
      ? step(found, because.powerThatGives, { u: equation(u, value), power: power(x, degree) })
      : step(found, because.powerThatGivesWithFactor, {
          u: equation(u, value),
          power: power(x, degree),
          factor: frontOf(made),
          added: made.s,
        }),
    step(join(c, power(u, raised)), because.termOfKnownSeries, { function: knownOf(made, u) }),
    made.s === 0
      ? step(equation(join(c, put), result), because.substitute, { value, letter: u })
      : step(equation(join(c, frontOf(made), put), result), because.putInUAndMultiply, {
          value,
          factor: frontOf(made),
        }),
  ]
}

export const coefficientAt = (made: Made, k: number): Ratio =>
  basics[made.name].coefficient(k).times(made.a ** basics[made.name].power(k))

/** The series of both factors, and the products of their terms that give a power. */
export function productSteps([one, other]: readonly [Made, Made], degree: number, value: Value): readonly Step[] {
  const [p, q] = [upTo(one, degree), upTo(other, degree)]
  const products = p.flatMap((c, i) => {
    const d = q[degree - i]
    return d === undefined || c.equals(0) || d.equals(0) ? [] : [join(bracketed(c), bracketed(d))]
  })
  const wanted = power(x, degree)
  const steps = [one, other].map(made =>
    step(ascending(upTo(made, degree)), because.seriesUpTo, {
      function: basics[made.name].of(inner(made)),
      power: wanted,
    }),
  )
  return [...steps, step(equation(sum(...products), value), because.productsThatGive, { power: wanted })]
}

/** Coefficients of x⁰ … xⁿ. */
export const upTo = (made: Made, degree: number): readonly Ratio[] => coefficientsOf(made, 7).slice(0, degree + 1)

/** Their product, a quotient where one of them is. */
export function productOf(one: Expr, other: Expr): Expr {
  if (other.kind === 'quotient') return over(one, other.under)
  return one.kind === 'quotient' ? over(other, one.under) : join(one, other)
}
