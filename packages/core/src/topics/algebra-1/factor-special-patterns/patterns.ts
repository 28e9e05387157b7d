import {
  answerStep,
  bracketed,
  type Expr,
  evaluate,
  expr,
  gcd,
  join,
  line,
  m,
  minus,
  negative,
  power,
  type Random,
  Ratio,
  type Step,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { PRIME } from '../../kit/polynomials/factored.ts'
import { factored, monomial, polynomial, sumOf, times } from '../../kit/polynomials/polynomial.ts'

interface Problem {
  readonly printed: Expr
  readonly answer: Expr
  readonly steps: () => readonly Step[]
}

export const DIFFERENCE_RULE: Expr = m`a^2 - b^2 = (a + b)(a - b)`
export const squareRule = (isPlus: boolean): Expr =>
  isPlus ? m`a^2 + 2ab + b^2 = (a + b)^2` : m`a^2 - 2ab + b^2 = (a - b)^2`

const linear = (a: number, b: number) => bracketed(polynomial([b, a]))
/** What is squared: (3x), x, (2/3), 5. */
export const base = (of: Expr): Expr => {
  const isPlain = of.kind === 'symbol' || (of.kind === 'number' && evaluate(of).isInteger)
  return isPlain ? of : bracketed(of)
}
const squared = (of: Value): Expr => power(base(expr(of)), 2)
export const asDifference = (one: Value, other: Value): Expr => minus(squared(one), squared(other))
export function asSquare(one: Value, other: Value, isPlus: boolean): Expr {
  const middle = join(2, base(expr(one)), bracketed(other))
  return sum(squared(one), isPlus ? middle : negative(middle), squared(other))
}
const outside = (scale: number) => (of: Expr) => (scale === 1 ? of : join(scale, bracketed(of)))

const differenceSteps = (one: Value, other: Value, answer: Expr, scale = 1): readonly Step[] => [
  step(outside(scale)(asDifference(one, other)), because.differenceOfSquares),
  step(answer, because.use, { rule: DIFFERENCE_RULE }),
]
const squareSteps = (one: Value, other: Value, isPlus: boolean, answer: Expr, scale = 1): readonly Step[] => [
  step(outside(scale)(asSquare(one, other, isPlus)), because.perfectSquare),
  step(answer, because.use, { rule: squareRule(isPlus) }),
]
const scaleStep = (scale: number, inside: Expr): readonly Step[] =>
  scale === 1 ? [] : [step(join(scale, bracketed(inside)), because.factorOut, { factor: scale })]

/** a²x² − b², and a number of times it. */
export function difference(a: number, b: number, scale = 1): Problem {
  const answer = factored(scale, linear(a, b), linear(a, -b))
  return {
    printed: polynomial([-scale * b * b, 0, scale * a * a]),
    answer,
    steps: () => [
      ...scaleStep(scale, polynomial([-b * b, 0, a * a])),
      ...differenceSteps(monomial(a, ['x', 1]), b, answer, scale),
    ],
  }
}

/** (ax + b)² written out, and a number of times it. */
export function square(a: number, b: number, scale = 1): Problem {
  const [inside, answer] = [times([b, a], [b, a]), factored(scale, power(linear(a, b), 2))]
  return {
    printed: polynomial(inside.map(c => scale * c)),
    answer,
    steps: () => [
      ...scaleStep(scale, polynomial(inside)),
      ...squareSteps(monomial(a, ['x', 1]), Math.abs(b), b > 0, answer, scale),
    ],
  }
}

/** (x + a)² − b². */
export function binomialSquared(a: number, b: number): Problem {
  const [inside, answer] = [linear(1, a), join(linear(1, a + b), linear(1, a - b))]
  return {
    printed: minus(power(inside, 2), b * b),
    answer,
    steps: () => [
      step(minus(power(inside, 2), power(b, 2)), because.differenceOfSquares),
      step(join(bracketed(sum(inside, b)), bracketed(minus(inside, b))), because.use, { rule: DIFFERENCE_RULE }),
      step(answer, because.combineLikeTerms),
    ],
  }
}

/** Coprime, not both 1. */
export const drawPair = (random: Random, most: number) =>
  random.until(
    () => [random.int(2, 9), random.int(1, most)] as const,
    ([a, b]) => gcd(a, b) === 1 && 2 * a * b <= 225,
  )

const inTwo = (a: number, b: number) => bracketed(sumOf([monomial(a, ['x', 1]), monomial(b, ['y', 1])]))

export const kinds = {
  difference: (random: Random) => difference(1, random.int(1, 12)),
  'square plus': (random: Random) => square(1, random.int(1, 12)),
  'square minus': (random: Random) => square(1, -random.int(1, 12)),
  'difference ax': (random: Random) => difference(...drawPair(random, 12)),
  'square ax'(random: Random) {
    const [a, b] = drawPair(random, 9)
    return square(a, b * random.sign())
  },
  'two letters'(random: Random): Problem {
    const [a, b] = drawPair(random, 7)
    const [one, other] = [monomial(a, ['x', 1]), monomial(b, ['y', 1])]
    if (random.evenly([true, false])) {
      const answer = join(inTwo(a, b), inTwo(a, -b))
      return {
        printed: sumOf([monomial(a * a, ['x', 2]), monomial(-b * b, ['y', 2])]),
        answer,
        steps: () => differenceSteps(one, other, answer),
      }
    }
    const sign = random.sign()
    const answer = power(inTwo(a, sign * b), 2)
    return {
      printed: sumOf([
        monomial(a * a, ['x', 2]),
        monomial(2 * a * b * sign, ['x', 1], ['y', 1]),
        monomial(b * b, ['y', 2]),
      ]),
      answer,
      steps: () => squareSteps(one, other, sign > 0, answer),
    }
  },
  fraction(random: Random): Problem {
    const d = random.int(2, 9)
    const side = Ratio.of(random.coprimeTo(d, d + 3), d)
    const x = symbol('x')
    const answer = join(bracketed(sum(x, side)), bracketed(minus(x, side)))
    return {
      printed: m`x^2 - ${side.times(side)}`,
      answer,
      steps: () => differenceSteps(x, side, answer),
    }
  },
  prime(random: Random): Problem {
    const [a, b] = random.evenly([true, false]) ? [1, random.int(2, 12)] : drawPair(random, 9)
    return {
      printed: polynomial([b * b, 0, a * a]),
      answer: PRIME,
      steps: () => [
        step(sum(squared(monomial(a, ['x', 1])), squared(b)), because.explain, {
          sentence: {
            en: line`A sum of squares, not a difference: the pattern ${DIFFERENCE_RULE} does not apply.`,
            es: line`Es una suma de cuadrados, no una diferencia: el patrón ${DIFFERENCE_RULE} no se aplica.`,
          },
        }),
        answerStep(PRIME, {
          en: line`It is positive for every ${m`x`}, so it has no linear factor: prime.`,
          es: line`Es positivo para todo ${m`x`}, así que no tiene ningún factor lineal: primo.`,
        }),
      ],
    }
  },
  'common factor'(random: Random): Problem {
    const [scale, a] = [random.int(2, 6), random.int(2, 3)]
    const b = random.coprimeTo(a, 9)
    return random.evenly([true, false]) ? difference(a, b, scale) : square(a, b * random.sign(), scale)
  },
  'sum left over'(random: Random): Problem {
    const [scale, b] = [random.int(2, 6), random.int(1, 9)]
    const answer = join(scale, bracketed(m`x^2 + ${b * b}`))
    return {
      printed: polynomial([scale * b * b, 0, scale]),
      answer,
      steps: () => [
        step(sum(monomial(scale, ['x', 2]), join(scale, b * b)), because.takeGreatestCommon, { value: scale }),
        answerStep(answer, {
          en: line`A sum of squares does not factor: ${m`x^2 + ${b * b}`} stays.`,
          es: line`Una suma de cuadrados no se factoriza: ${m`x^2 + ${b * b}`} se queda.`,
        }),
      ],
    }
  },
  'fourth power'(random: Random): Problem {
    const [b, scale] = [random.int(1, 4), random.int(1, 6)]
    const rest = m`(x^2 + ${b * b})`
    const answer = factored(scale, rest, linear(1, b), linear(1, -b))
    return {
      printed: polynomial([-scale * b ** 4, 0, 0, 0, scale]),
      answer,
      steps: () => [
        ...scaleStep(scale, m`x^4 - ${b ** 4}`),
        ...differenceSteps(m`x^2`, b * b, factored(scale, rest, m`(x^2 - ${b * b})`), scale),
        step(answer, because.explain, {
          sentence: {
            en: line`${m`x^2 - ${b * b}`} is a difference of squares again; ${m`x^2 + ${b * b}`} does not factor.`,
            es: line`${m`x^2 - ${b * b}`} es otra diferencia de cuadrados; ${m`x^2 + ${b * b}`} no se factoriza.`,
          },
        }),
      ],
    }
  },
  'binomial squared'(random: Random): Problem {
    const a = random.int(1, 9) * random.sign()
    return binomialSquared(
      a,
      random.until(
        () => random.int(2, 10),
        b => b !== Math.abs(a),
      ),
    )
  },
}

export type Kind = keyof typeof kinds
