import { line, paragraphOf } from '../content.ts'
import { assert } from '../errors.ts'
import {
  bracketed,
  divide,
  equation,
  expr,
  list,
  minus,
  mixed,
  negative,
  over,
  relation,
  remainder,
  sum,
  times,
} from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { divisors } from '../number/primes.ts'
import { gcd, lcm, Ratio } from '../number/ratio.ts'
import { concluded } from './comparison.ts'
import * as because from './reasons/index.ts'
import { explained, type Step, statements, step } from './step.ts'

/** A fraction as it stands, in lowest terms or not; a Ratio is one. */
export interface Fraction {
  readonly n: number
  readonly d: number
}

const written = ({ n, d }: Fraction): Expr => (d === 1 ? expr(n) : over(n, d))
const wholeAndPart = ({ n, d }: Fraction): Expr => (n > d && n % d !== 0 ? mixed(Ratio.of(n, d)) : written({ n, d }))
const isMixed = ({ n, d }: Fraction) => n > d && d > 1

/** A result in lowest terms, and above 1 as a mixed number: no step where nothing is to be done. */
export function toSimplestForm({ n, d }: Fraction): readonly Step[] {
  const divisor = gcd(n, d)
  const lowest = { n: n / divisor, d: d / divisor }
  if (d > 1 && lowest.d === 1)
    return [step(equation(equation(over(n, d), divide(n, d)), lowest.n), because.divideByDenominator)]
  return [
    ...(divisor > 1 ? [step(equation(over(n, d), written(lowest)), because.divideBothTerms, { value: divisor })] : []),
    ...(isMixed(lowest) ? [step(equation(written(lowest), wholeAndPart(lowest)), because.toMixedNumber)] : []),
  ]
}

const multiples = (of: number, to: number) => list(...Array.from({ length: to / of }, (_, i) => (i + 1) * of))

/** Multiples of both up to the common one, or where those are many, the product of two denominators without a common factor, or multiples of the greater alone. */
export function leastCommonDenominatorOf(a: Fraction, b: Fraction): Step {
  const d = lcm(a.d, b.d)
  if (d / a.d + d / b.d <= 9)
    return step(statements(multiples(a.d, d), multiples(b.d, d)), because.leastCommonDenominator, { value: d })
  return d === a.d * b.d
    ? explained(
        equation(times(a.d, b.d), d),
        line`${a.d} and ${b.d} have no common factor except 1: their product, ${d}, is the least common denominator.`,
        line`${a.d} y ${b.d} no tienen más factor común que 1: su producto, ${d}, es el mínimo común denominador.`,
      )
    : explained(
        multiples(Math.max(a.d, b.d), d),
        line`The first multiple of ${Math.max(a.d, b.d)} that is also a multiple of ${Math.min(a.d, b.d)} is ${d}: it is the least common denominator.`,
        line`El primer múltiplo de ${Math.max(a.d, b.d)} que también lo es de ${Math.min(a.d, b.d)} es ${d}: es el mínimo común denominador.`,
      )
}

function commonDenominator(a: Fraction, b: Fraction): { readonly d: number; readonly steps: readonly Step[] } {
  const d = lcm(a.d, b.d)
  const renamed = [a, b].filter(fraction => fraction.d !== d)
  return {
    d,
    steps: [
      leastCommonDenominatorOf(a, b),
      step(
        statements(...renamed.map(fraction => equation(written(fraction), over((fraction.n * d) / fraction.d, d)))),
        because.sameDenominator,
        {
          value: d,
        },
      ),
    ],
  }
}

const combine = { '+': sum, '−': minus } as const
const onlyNumerators = { '+': because.addNumerators, '−': because.subtractNumerators } as const

/** a + b or a − b, with like or unlike denominators. */
export function addFractions(sign: '+' | '−', a: Fraction, b: Fraction): readonly Step[] {
  const result = (left: number, right: number) => (sign === '+' ? left + right : left - right)
  if (a.d === b.d) {
    const n = result(a.n, b.n)
    return [
      step(equation(combine[sign](a.n, b.n), n), onlyNumerators[sign]),
      step(equation(combine[sign](written(a), written(b)), written({ n, d: a.d })), because.keepDenominator),
      ...toSimplestForm({ n, d: a.d }),
    ]
  }
  const { d, steps } = commonDenominator(a, b)
  const [left, right] = [(a.n * d) / a.d, (b.n * d) / b.d]
  const n = result(left, right)
  return [
    ...steps,
    step(equation(combine[sign](over(left, d), over(right, d)), over(n, d)), onlyNumerators[sign]),
    ...toSimplestForm({ n, d }),
  ]
}

/** The numbers above 1 as improper fractions, a whole number over 1. */
function improper(...values: readonly Fraction[]): readonly Step[] {
  const changed = values.filter(isMixed)
  return changed.length === 0
    ? []
    : [
        step(
          statements(...changed.map(value => equation(wholeAndPart(value), written(value)))),
          changed.length === 1 ? because.mixedToImproper : because.toImproperFraction,
        ),
      ]
}

/** The same for mixed numbers, which become improper fractions first. */
export function addMixedNumbers(sign: '+' | '−', a: Fraction, b: Fraction): readonly Step[] {
  const steps = a.d === b.d ? addFractions(sign, a, b).slice(1) : addFractions(sign, a, b)
  return [...improper(a, b), ...steps]
}

/** A whole number multiplies the numerator alone: no denominator 1 is written. */
function multiplied(a: Fraction, b: Fraction, before: Expr): readonly Step[] {
  const [n, d] = [a.n * b.n, a.d * b.d]
  if (d === 1) return [step(equation(before, n), because.multiply)]
  const [whole] = [a, b].filter(({ d }) => d === 1)
  const across = over(times(a.n, b.n), whole ? d : times(a.d, b.d))
  const multiply = (work: Expr) =>
    whole ? step(work, because.multiplyNumeratorBy, { value: whole.n }) : step(work, because.multiplyAcross)
  const simplest = toSimplestForm({ n, d })
  // Where nothing is left to simplify, the products are the second step.
  return simplest.length === 0
    ? [
        multiply(equation(before, across)),
        whole
          ? explained(
              equation(across, over(n, d)),
              line`Find the product: ${equation(times(a.n, b.n), n)}.`,
              line`Halla el producto: ${equation(times(a.n, b.n), n)}.`,
            )
          : explained(
              equation(across, over(n, d)),
              line`Find both products: ${equation(times(a.n, b.n), n)} and ${equation(times(a.d, b.d), d)}.`,
              line`Halla los dos productos: ${equation(times(a.n, b.n), n)} y ${equation(times(a.d, b.d), d)}.`,
            ),
      ]
    : [multiply(equation(equation(before, across), over(n, d))), ...simplest]
}

/** a × b; a mixed number becomes an improper fraction first. */
export const multiplyFractions = (a: Fraction, b: Fraction): readonly Step[] => [
  ...improper(a, b),
  ...multiplied(a, b, times(written(a), written(b))),
]

/** a ÷ b: a times the reciprocal of b. */
export function divideFractions(a: Fraction, b: Fraction): readonly Step[] {
  const reciprocal = { n: b.d, d: b.n }
  const product = times(written(a), written(reciprocal))
  return [
    ...improper(a, b),
    step(equation(divide(written(a), written(b)), product), because.multiplyByReciprocal, {
      value: written(reciprocal),
    }),
    ...multiplied(a, reciprocal, product),
  ]
}

/** n/d in lowest terms. */
export function simplifyFraction({ n, d }: Fraction): readonly Step[] {
  const divisor = gcd(n, d)
  assert(divisor > 1, () => `${n}/${d} is in lowest terms`)
  const [left, right] = [divisors(n), divisors(d)]
  const common = left.filter(factor => right.includes(factor))
  const factors =
    left.length + right.length <= 14
      ? {
          en: line`factors of ${n}: ${list(...left)}; of ${d}: ${list(...right)}`,
          es: line`factores de ${n}: ${list(...left)}; de ${d}: ${list(...right)}`,
        }
      : {
          en: line`common factors of ${n} and ${d}: ${list(...common)}`,
          es: line`factores comunes de ${n} y ${d}: ${list(...common)}`,
        }
  return [
    step(paragraphOf(factors), because.takeGreatestCommon, { value: divisor }),
    step(
      equation(over(divide(n, divisor), divide(d, divisor)), written({ n: n / divisor, d: d / divisor })),
      because.divideBothTerms,
      { value: divisor },
    ),
  ]
}

/** n/d as a fraction with k times as many parts. */
export const equivalentFraction = ({ n, d }: Fraction, k: number): readonly Step[] => [
  step(equation(times(d, k), d * k), because.timesAsManyParts, { value: k }),
  step(equation(over(times(n, k), times(d, k)), over(n * k, d * k)), because.multiplyBothTerms, { value: k }),
]

const signBetween = (a: number, b: number) => (a < b ? '<' : a > b ? '>' : '=')

/** Which of two fractions is greater: by numerators, by denominators, or over a common denominator. */
export function compareFractions(a: Fraction, b: Fraction): readonly Step[] {
  const sign = signBetween(a.n * b.d, b.n * a.d)
  const result = concluded(written(a), sign, written(b))
  if (a.d === b.d) return [step(relation(a.n, sign, b.n), because.moreEqualParts), result]
  if (a.n === b.n) return [step(relation(a.d, signBetween(a.d, b.d), b.d), because.sameNumerator), result]
  const { d, steps } = commonDenominator(a, b)
  const [left, right] = [(a.n * d) / a.d, (b.n * d) / b.d]
  return [...steps, step(relation(left, sign, right), because.moreEqualParts), result]
}

/** 7/4 is 1 3/4, and 8/4 is 2. */
export function toMixedNumber({ n, d }: Fraction): readonly Step[] {
  const [whole, rest] = [Math.floor(n / d), n % d]
  const product = times(whole, d)
  if (rest === 0)
    return [
      step(equation(product, n), because.thinkMultiplication, { factor: d, product: n }),
      step(equation(over(n, d), whole), because.writeQuotient),
    ]
  return [
    step(equation(divide(n, d), remainder(whole, rest)), because.divideByDenominator),
    step(equation(over(n, d), mixed(Ratio.of(n, d))), because.toMixedNumber),
  ]
}

/** 1 3/4 is 7/4. */
export function toImproperFraction(value: Ratio): readonly Step[] {
  const whole = Math.floor(value.toNumber())
  const part = value.n - whole * value.d
  return [
    step(equation(sum(times(whole, value.d), part), value.n), because.wholeToParts),
    step(equation(mixed(value), written(value)), because.mixedToImproper),
  ]
}

/** −9/12 as it stands, in lowest terms or not: the sign is in front. */
export const overSigned = (n: number, d: number): Expr => (n < 0 ? negative(over(-n, d)) : over(n, d))

const signedMixed = (value: Ratio): Expr =>
  Math.abs(value.n) > value.d && !value.isInteger ? mixed(value) : expr(value)

/** Signed fractions and mixed numbers, one term after another; `subtracts`: subtractions were printed, so that opposites are added. */
export function addSignedFractions(values: readonly Ratio[], { subtracts = false } = {}): readonly Step[] {
  const d = values.map(value => value.d).reduce(lcm)
  const tops = values.map(value => value.times(d).n)
  const n = tops.reduce((all, top) => all + top, 0)
  const [divisor, total] = [gcd(n, d), Ratio.of(n, d)]
  const written = (show: (value: Ratio) => Expr) =>
    sum(...values.map((value, i) => (i > 0 && value.n < 0 ? bracketed(show(value)) : show(value))))
  const [one, other, ...more] = tops
  const reason =
    more.length > 0
      ? because.workLeftToRight
      : (one ?? 0) < 0 === (other ?? 0) < 0
        ? because.sameSigns
        : because.unlikeSigns
  const opposite = subtracts ? [step(written(signedMixed), because.addTheOpposite)] : []
  const mixedOnes = values.filter(value => Math.abs(value.n) > value.d && !value.isInteger)
  const improperSum =
    mixedOnes.length > 0
      ? [
          step(
            written(value => expr(value)),
            mixedOnes.length === 1 ? because.mixedToImproper : because.toImproperFraction,
          ),
        ]
      : []
  const renamed = values.every(value => value.d === d)
    ? []
    : [
        step(
          sum(...tops.map((top, i) => (i > 0 && top < 0 ? bracketed(overSigned(top, d)) : overSigned(top, d)))),
          because.sameDenominator,
          { value: d },
        ),
      ]
  const added = over(sum(...tops.map((top, i) => (i > 0 && top < 0 ? bracketed(top) : top))), d)
  const numerators = step(equation(added, overSigned(n, d)), reason)
  const reduced =
    divisor > 1 ? [step(equation(overSigned(n, d), expr(total)), because.divideBothTerms, { value: divisor })] : []
  const asMixed =
    Math.abs(total.n) > total.d && !total.isInteger
      ? [step(equation(expr(total), mixed(total)), because.toMixedNumber)]
      : []
  const others = [...opposite, ...improperSum, ...renamed]
  const kept = others.length + reduced.length + asMixed.length > 0 ? [] : [step(added, because.addNumerators)]
  const all = [...others, ...kept, numerators, ...reduced, ...asMixed]
  return all.length > 6 ? all.filter(one => !improperSum.includes(one)) : all
}
