import {
  bracketed,
  CONJUGATES_RULE,
  combinePolynomials,
  type Expr,
  equation,
  explained,
  join,
  line,
  minus,
  multiplyConjugates,
  multiplyPolynomials,
  power,
  type Random,
  rankedTerms,
  type Step,
  squareBinomial,
  squareRule,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asFactor, type Coefficients, monomial, plus, polynomial, times } from '../../kit/polynomials/polynomial.ts'
import { inTwo, nonzero } from '../../kit/polynomials/polynomial-pairs.ts'

interface Product {
  readonly printed: Expr
  readonly answer: Expr
  readonly steps: () => readonly Step[]
}

const asProduct = (one: Coefficients, two: Coefficients): Product => ({
  printed: join(asFactor(polynomial(one)), asFactor(polynomial(two))),
  answer: polynomial(times(one, two)),
  steps: () => multiplyPolynomials(one, two),
})

type Binomial = readonly [constant: number, leading: number]

/** ax + b and cx + d whose middle terms do not cancel. */
export const drawBinomials = (random: Random): readonly [Binomial, Binomial] =>
  random.until(
    () =>
      [
        [nonzero(random, 9), random.int(2, 6)],
        [nonzero(random, 9), random.int(2, 6)],
      ] as const,
    ([[b, a], [d, c]]) => a * d + b * c !== 0,
  )

export type Sides = 'monomial' | 'triangle'
/** Base and height of a rectangle, or half the base and the height of a triangle; positive for every positive x. */
export function drawSides(
  random: Random,
  sides: Sides,
): { readonly base: Coefficients; readonly height: Coefficients } {
  if (sides === 'monomial') return { base: [0, random.int(2, 6)], height: [random.int(2, 9), random.int(1, 3)] }
  const height: Binomial = [random.int(1, 9), random.int(2, 6)]
  return { base: [random.int(1, 5), random.int(1, 5), random.int(1, 4)], height }
}

/** x + a and x + b, in turn times x + c. */
function threeBinomials(a: number, b: number, third: Binomial): Product {
  const [one, two, product] = [[a, 1], [b, 1], times([a, 1], [b, 1])] as const
  const first = join(bracketed(polynomial(one)), bracketed(polynomial(two)))
  return {
    printed: join(first, bracketed(polynomial(third))),
    answer: polynomial(times(product, third)),
    steps: () => [
      step(
        equation(first, sum(monomial(1, ['x', 2]), monomial(b, ['x', 1]), monomial(a, ['x', 1]), a * b)),
        because.multiplyEachTerm,
      ),
      step(equation(first, polynomial(product)), because.combineLikeTerms),
      explained(
        join(bracketed(polynomial(third)), bracketed(polynomial(product))),
        line`Now multiply by the third factor, ${polynomial(third)}.`,
        line`Ahora multiplica por el tercer factor, ${polynomial(third)}.`,
      ),
      ...multiplyPolynomials(third, product),
    ],
  }
}

const binomialInTwo = ([first, second]: readonly [number, number]): Expr =>
  sum(monomial(first, ['x', 1]), monomial(second, ['y', 1]))

export const kinds = {
  monomial(random: Random): Product {
    const [k, e] = [random.int(2, 6) * random.sign(), random.int(1, 2)]
    const of = Array.from({ length: random.int(2, 3) }, () => nonzero(random, 9))
    return asProduct([...Array<number>(e).fill(0), k], of)
  },
  'leading ones'(random: Random): Product {
    const a = nonzero(random, 10)
    return asProduct([a, 1], [random.intExcept(-10, 10, 0, -a), 1])
  },
  binomials: (random: Random): Product => asProduct(...drawBinomials(random)),
  square(random: Random): Product {
    const of: Binomial = [nonzero(random, 9), random.int(4, 6)]
    return {
      printed: power(bracketed(polynomial(of)), 2),
      answer: polynomial(times(of, of)),
      steps: () => squareBinomial(of),
    }
  },
  conjugates(random: Random): Product {
    const [a, b] = [random.int(2, 6), nonzero(random, 9)]
    return { ...asProduct([b, a], [-b, a]), steps: () => multiplyConjugates([b, a]) }
  },
  'binomial and trinomial': (random: Random): Product =>
    asProduct([nonzero(random, 6), random.int(1, 4)], [nonzero(random, 6), nonzero(random, 6), random.int(1, 4)]),
  'three binomials'(random: Random): Product {
    const a = nonzero(random, 5)
    const b = random.intExcept(-5, 5, 0, -a, a)
    const leading = random.int(1, 3)
    return threeBinomials(a, b, [leading === 1 ? random.intExcept(-5, 5, 0, a, b) : nonzero(random, 5), leading])
  },
  'two letters'(random: Random): Product {
    const [[b, a], [d, c]] = drawBinomials(random)
    const [one, two] = [binomialInTwo([a, b]), binomialInTwo([c, d])]
    const answer = inTwo([a * c, a * d + b * c, b * d])
    return {
      printed: join(bracketed(one), bracketed(two)),
      answer,
      steps: () => [
        step(
          sum(join(monomial(a, ['x', 1]), bracketed(two)), join(monomial(b, ['y', 1]), bracketed(two))),
          because.distribute,
          { factor: bracketed(two) },
        ),
        step(
          sum(
            monomial(a * c, ['x', 2]),
            monomial(a * d, ['x', 1], ['y', 1]),
            monomial(b * c, ['x', 1], ['y', 1]),
            monomial(b * d, ['y', 2]),
          ),
          because.multiplyOutEachPart,
        ),
        step(answer, because.combineLikeTerms),
      ],
    }
  },
  /** (kx + a)² − (x − b)(x + b). */
  combined(random: Random): Product {
    const [square, less] = [[nonzero(random, 7), random.int(1, 3)] as const, [random.int(2, 7), 1] as const]
    const [squared, conjugate] = [times(square, square), times(less, [-less[0], 1])]
    const [one, other] = [
      power(bracketed(polynomial(square)), 2),
      join(bracketed(polynomial([-less[0], 1])), bracketed(polynomial(less))),
    ]
    return {
      printed: minus(one, other),
      answer: polynomial(plus(squared, conjugate, -1)),
      steps: () => [
        step(equation(one, polynomial(squared)), because.use, { rule: squareRule(square[0]) }),
        step(equation(other, polynomial(conjugate)), because.use, { rule: CONJUGATES_RULE }),
        ...combinePolynomials({ sign: 1, terms: rankedTerms(squared) }, { sign: -1, terms: rankedTerms(conjugate) }),
      ],
    }
  },
}

export type Kind = keyof typeof kinds
