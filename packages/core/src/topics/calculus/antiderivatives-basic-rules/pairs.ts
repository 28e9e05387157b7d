import {
  apply,
  differentiate,
  type Expr,
  equation,
  explained,
  expr,
  integral,
  itemOf,
  join,
  line,
  m,
  over,
  power,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
  sum,
  symbol,
  symbolsOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { agree, polynomialOf, total } from '../../kit/functions/functions.ts'

/** An integrand and its antiderivative. */
interface Part {
  readonly of: Expr
  readonly result: Expr
  /** The formula that is not the power rule. */
  readonly known?: Expr
  /** The power of a term that was not divided by its new exponent, with the derivative that it has. */
  readonly undivided?: { readonly result: Expr; readonly of: Expr }
}
export interface Pair {
  readonly of: Expr
  readonly result: Expr
  readonly parts: readonly Part[]
  /** What is integrated, where it is rewritten first. */
  readonly first?: { readonly of: Expr; readonly by: keyof typeof REWRITE }
  /** What is multiplied out before that. */
  readonly multiplied?: Expr
}

const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
const x = symbol('x')
const powerTerm = (c: number | Ratio, n: number | Ratio): Expr => {
  const [factor, exponent] = [Ratio.from(c), Ratio.from(n)]
  if (exponent.n === 0) return expr(factor)
  return join(factor, exponent.equals(1) ? x : power(x, exponent))
}
const powerPart = (c: number | Ratio, n: number | Ratio): Part => {
  const [factor, next] = [Ratio.from(c), Ratio.from(n).plus(1)]
  return {
    of: powerTerm(factor, n),
    result: powerTerm(factor.over(next), next),
    undivided: { result: powerTerm(factor, next), of: powerTerm(factor.times(next), n) },
  }
}
const logarithmPart = (c: number): Part => ({
  of: m`${c}/x`,
  result: m`${c}ln|x|`,
  known: equation(integral(m`1/x`, 'x'), m`ln|x|`),
})
const single = (part: Part): Pair => ({ of: part.of, result: part.result, parts: [part] })
const known = (of: Expr, result: Expr, left: Expr, right: Expr): Pair =>
  single({ of, result, known: equation(integral(left, 'x'), right) })

const of = (all: readonly Part[]) => total(...all.map(part => part.of))
const resultOf = (all: readonly Part[]) => total(...all.map(part => part.result))

/** A term of the integrand with its antiderivative. */
const terms = {
  power: (random: Random, n = random.int(1, 5)): Pair => single(powerPart(nonzero(random, 9), n)),
  root(random: Random): Pair {
    const c = 3 * random.int(1, 4)
    const part = powerPart(c, Ratio.of(1, 2))
    return { of: m`${c}√x`, result: part.result, parts: [part], first: { of: part.of, by: 'powers' } }
  },
  'negative power'(random: Random): Pair {
    const [n, c] = [random.int(2, 5), nonzero(random, 9)]
    const { n: top, d: bottom } = Ratio.of(-c, n - 1)
    const part = powerPart(c, -n)
    return {
      of: m`${c}/x^${n}`,
      result: bottom === 1 ? m`${top}/x^${n - 1}` : m`${top}/{${bottom}x^${n - 1}}`,
      parts: [part],
      first: { of: part.of, by: 'powers' },
    }
  },
  reciprocal: (random: Random): Pair => single(logarithmPart(nonzero(random, 9))),
  exponential(random: Random): Pair {
    const c = nonzero(random, 9)
    return known(m`${c}e^x`, m`${c}e^x`, m`e^x`, m`e^x`)
  },
  sine(random: Random): Pair {
    const c = nonzero(random, 9)
    return known(m`${c}sin x`, m`${-c}cos x`, m`sin x`, m`-cos x`)
  },
  cosine(random: Random): Pair {
    const c = nonzero(random, 9)
    return known(m`${c}cos x`, m`${c}sin x`, m`cos x`, m`sin x`)
  },
  'secant squared'(random: Random): Pair {
    const c = nonzero(random, 9)
    return known(m`${c}sec^2 x`, m`${c}tan x`, m`sec^2 x`, m`tan x`)
  },
  'secant tangent'(random: Random): Pair {
    const c = nonzero(random, 9)
    return known(m`${c}sec x tan x`, m`${c}sec x`, m`sec x tan x`, m`sec x`)
  },
  arctangent(random: Random): Pair {
    // (ax² + a + c)/(x² + 1) is a + c/(x² + 1).
    const [a, c] = random.until(
      () => [nonzero(random, 6), nonzero(random, 9)] as const,
      ([a, c]) => a + c !== 0,
    )
    const parts: readonly Part[] = [
      powerPart(a, 0),
      {
        of: m`${c}/{x^2 + 1}`,
        result: m`${c}arctan x`,
        known: equation(integral(m`1/{x^2 + 1}`, 'x'), m`arctan x`),
      },
    ]
    return {
      of: m`{${a}x^2 + ${a + c}}/{x^2 + 1}`,
      result: resultOf(parts),
      parts,
      first: { of: of(parts), by: 'numerator' },
    }
  },
  arcsine(random: Random): Pair {
    // √(b² − b²x²) is b√(1 − x²).
    const [b, c] = [random.int(2, 5), random.int(1, 6)]
    const part: Part = {
      of: m`${c}/√{1 - x^2}`,
      result: m`${c}arcsin x`,
      known: equation(integral(m`1/√{1 - x^2}`, 'x'), m`arcsin x`),
    }
    return {
      of: m`${b * c}/√{${b * b} - ${b * b}x^2}`,
      result: part.result,
      parts: [part],
      first: { of: part.of, by: 'factor' },
    }
  },
  'other base'(random: Random): Pair {
    const a = random.int(2, 9)
    const by = random.int(1, a < 4 ? 3 : 2)
    const part: Part = {
      of: join(a ** by, m`${a}^x`),
      result: over(join(a ** by, m`${a}^x`), m`ln ${a}`),
      known: equation(integral(m`a^x`, 'x'), m`a^x/{ln a} + C`),
    }
    return { of: m`${a}^{x + ${by}}`, result: part.result, parts: [part], first: { of: part.of, by: 'exponent' } }
  },
}

const rewritten = {
  'over a root'(random: Random): Pair {
    const c = nonzero(random, 9)
    const parts = [powerPart(1, Ratio.of(3, 2)), powerPart(c, Ratio.of(-1, 2))]
    return { of: m`{x^2 + ${c}}/√x`, result: resultOf(parts), parts, first: { of: of(parts), by: 'division' } }
  },
  'over a power'(random: Random): Pair {
    const [a, c] = [nonzero(random, 6), nonzero(random, 9)]
    const parts = [powerPart(1, 2), powerPart(a, 0), logarithmPart(c)]
    return { of: m`{x^3 + ${a}x + ${c}}/x`, result: resultOf(parts), parts, first: { of: of(parts), by: 'division' } }
  },
  'times a root'(random: Random): Pair {
    const a = 3 * random.int(1, 4)
    const parts = [powerPart(5, Ratio.of(3, 2)), powerPart(a, Ratio.of(1, 2))]
    return { of: m`√x(5x + ${a})`, result: resultOf(parts), parts, first: { of: of(parts), by: 'root' } }
  },
}

const expanded = {
  'square over a square'(random: Random): Pair {
    const a = random.int(1, 5)
    const parts = [powerPart(1, 2), powerPart(2 * a, 0), powerPart(a * a, -2)]
    return {
      of: m`(x^2 + ${a})^2/x^2`,
      result: m`${Ratio.of(1, 3)}x^3 + ${2 * a}x - ${a * a}/x`,
      parts,
      multiplied: m`{x^4 + ${2 * a}x^2 + ${a * a}}/x^2`,
      first: { of: of(parts), by: 'division' },
    }
  },
  square(random: Random): Pair {
    const [p, q] = [random.int(1, 3) * 3, nonzero(random, 6)]
    const parts = [powerPart(p * p, 2), powerPart(2 * p * q, 1), powerPart(q * q, 0)]
    return { of: m`(${p}x + ${q})^2`, result: resultOf(parts), parts, first: { of: of(parts), by: 'expanding' } }
  },
  product(random: Random): Pair {
    const [p, q] = [nonzero(random, 6), nonzero(random, 6)]
    const parts = [powerPart(1, 3), powerPart(p, 2), powerPart(q, 1), powerPart(p * q, 0)]
    return { of: m`(x + ${p})(x^2 + ${q})`, result: resultOf(parts), parts, first: { of: of(parts), by: 'expanding' } }
  },
}

const all = { ...terms, ...rewritten, ...expanded }
export type Kind = keyof typeof all

/** Some integrands alone, some with a power beside them. */
export function drawPair(random: Random, { kinds }: { readonly kinds: readonly Kind[] }): Pair {
  const first = random.evenly(kinds)
  const [degree, otherDegree] = random.sample([1, 2, 3, 4, 5], 2)
  // Two powers are of different degrees, so that no like terms are left.
  const [one, other] = [
    first === 'power' ? terms.power(random, degree) : all[first](random),
    terms.power(random, otherDegree),
  ]
  if (!(first in terms) || !random.chance(0.7)) return one
  return {
    of: total(one.of, other.of),
    result: total(one.result, other.result),
    parts: [...one.parts, ...other.parts],
    ...(one.first && { first: { of: total(one.first.of, other.of), by: one.first.by } }),
  }
}

export const polynomialPair = (c: readonly number[]): Pair => {
  const parts = c.flatMap((value, n) => (value === 0 ? [] : [powerPart(value, n)])).reverse()
  return { of: polynomialOf(c), result: resultOf(parts), parts }
}

const REWRITE = {
  powers: because.rewriteAsPowers,
  division: because.divideEachByDenominator,
  expanding: because.multiplyEachTerm,
  root: because.distributeRoot,
  numerator: because.numeratorWithDenominator,
  factor: because.factorOutOfRoot,
  exponent: because.sumOfExponents,
} as const

/** The integrand in the form in which each term has a rule. */
export const rewriteSteps = ({ multiplied, first }: Pick<Pair, 'multiplied' | 'first'>, shown: (of: Expr) => Expr) => [
  ...(multiplied
    ? [explained(shown(multiplied), line`Square the binomial first.`, line`Primero eleva el binomio al cuadrado.`)]
    : []),
  ...(first ? [step(shown(first.of), REWRITE[first.by])] : []),
]

/** A known integral with its constant. */
const withConstant = (of: Expr): Expr =>
  of.kind === 'relation' && !symbolsOf(of.right).has('C') ? equation(of.left, total(of.right, symbol('C'))) : of

/** Rewrite where that helps, integrate each term, add C. */
export function integrateTerms({ parts, result, ...rewriting }: Pair): readonly Step[] {
  const formula = parts.find(part => part.known)?.known
  const [C, whole] = [symbol('C'), total(result, symbol('C'))]
  const rewritten = rewriteSteps(rewriting, of => integral(of, 'x'))
  if (parts.length === 1) {
    const found = equation(apply('F', x), result)
    return [
      ...rewritten,
      formula ? explained(found, line`Use ${formula}.`, line`Usa ${formula}.`) : step(found, because.integratePowers),
      explained(whole, line`Add the constant ${C}.`, line`Suma la constante ${C}.`),
    ]
  }
  const constants = parts.map((_, i) => symbol(`C_${i + 1}`))
  const each = statements(
    ...parts.map((part, i) => equation(integral(part.of, 'x'), total(part.result, itemOf(constants, i)))),
  )
  return [
    ...rewritten,
    formula
      ? step(each, because.integrateKnown, { formula: withConstant(formula) })
      : step(each, because.integratePowers),
    explained(
      whole,
      line`Add the results, with one constant ${equation(C, sum(...constants))}.`,
      line`Suma los resultados, con una sola constante ${equation(C, sum(...constants))}.`,
    ),
  ]
}

export const isAntiderivative = (of: Expr, answer: Expr) => agree(of, differentiate(answer, 'x'), POINTS)

const POINTS = [0.15, 0.32, 0.48, 0.61, 0.77, 0.9, -0.4, 2.3]
