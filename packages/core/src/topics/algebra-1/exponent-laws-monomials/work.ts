import {
  box,
  bracketed,
  type Expr,
  equation,
  holds,
  itemOf,
  join,
  minus,
  over,
  type Printed,
  power,
  prose,
  type Random,
  relation,
  type Step,
  step,
  sum,
  symbol,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  grouped,
  isSameAt,
  type Monomial,
  of,
  quotient,
  raised,
  simplest,
  toPower,
  written,
} from '../../kit/polynomials/monomials.ts'

export const [x, y] = [symbol('x'), symbol('y')]
export const MISSING = box(0.8)
export const NONZERO = { en: prose`No variable is 0.`, es: prose`Ninguna variable es 0.` }

export const isPositive = (answer: Expr) =>
  !holds(answer, part => part.kind === 'power' && part.exponent.kind === 'number' && part.exponent.n <= 0)
export const check = (printed: Printed, answer: Expr) =>
  isPositive(answer) && isSameAt(itemOf(printed.maths, 0), answer)

export interface Missing {
  readonly shown: Expr
  readonly gap: number
  readonly steps: () => readonly Step[]
}
/** One exponent of x left out. */
export const missing = {
  product(random: Random): Missing {
    const [a, n, gap, c] = [random.int(2, 6), random.int(2, 4), random.int(2, 9), random.int(2, 4)]
    return {
      gap,
      shown: equation(
        join(bracketed(join(c, power(x, a), y)), bracketed(join(power(x, MISSING), power(y, n)))),
        join(c, power(x, a + gap), power(y, n + 1)),
      ),
      steps: () => [
        step(equation(sum(a, MISSING), a + gap), because.addExponents),
        step(equation(MISSING, minus(a + gap, a)), because.subtractFromBothSides, { value: a }),
        step(equation(MISSING, gap), because.evaluate, { what: minus(a + gap, a) }),
      ],
    }
  },
  quotient(random: Random): Missing {
    const [a, n] = [random.int(2, 6), random.int(2, 4)]
    const gap = random.int(a + 1, 12)
    return {
      gap,
      shown: equation(
        over(join(power(x, MISSING), power(y, n + 1)), join(power(x, a), y)),
        simplest(of(1, gap - a, n)),
      ),
      steps: () => [
        step(equation(minus(MISSING, a), gap - a), because.subtractExponents),
        step(equation(MISSING, sum(gap - a, a)), because.addToBothSides, { value: a }),
        step(equation(MISSING, gap), because.evaluate, { what: sum(gap - a, a) }),
      ],
    }
  },
  power(random: Random): Missing {
    const [c, n, gap] = [random.int(2, 4), random.int(2, 4), random.int(2, 6)]
    return {
      gap,
      shown: equation(power(bracketed(join(c, power(x, MISSING), y)), n), join(c ** n, power(x, gap * n), power(y, n))),
      steps: () => [
        step(equation(join(MISSING, n), gap * n), because.multiplyExponents),
        step(equation(MISSING, gap), because.divideBothSides, { value: n }),
      ],
    }
  },
  'quotient below'(random: Random): Missing {
    const [a, n] = [random.int(4, 9), random.int(2, 4)]
    const gap = random.int(2, a - 2)
    return {
      gap,
      shown: equation(
        over(join(power(x, MISSING), power(y, n + 1)), join(power(x, a), y)),
        simplest(of(1, gap - a, n)),
      ),
      steps: () => [
        step(equation(over(1, power(x, a - gap)), power(x, gap - a)), because.negativeExponent),
        step(equation(minus(MISSING, a), gap - a), because.subtractExponents),
        step(equation(MISSING, gap), because.addToBothSides, { value: a }),
      ],
    }
  },
}

/** ((x^a y^b) over cx^k)^n. */
export interface Inside {
  readonly n: number
  readonly gap: number
  readonly b: number
  readonly c: number
  readonly k: number
}
export const insideResult = ({ n, gap, b, c, k }: Inside) => toPower(quotient(of(1, gap, b), of(c, k, 0)), n)

export interface Nested {
  readonly a: Monomial
  readonly b: Monomial
  readonly n: number
}
/** The work on (a/b)^n, from what stands inside, what comes of the power, and the end. */
export const nestedWork = ({ a, b, n }: Nested, inside: Monomial, after: Monomial, end: Expr): Work => [
  power(bracketed(over(written(a), written(b))), n),
  raised(inside, n),
  written(after),
  end,
]
export const workFrom = (drawn: Nested, inside: Monomial): Work =>
  nestedWork(drawn, inside, toPower(inside, drawn.n), simplest(toPower(inside, drawn.n)))
export const insideOf = ({ a, b }: Nested) => quotient(a, b)

export interface Slipped {
  readonly answer: Monomial
  readonly slip: { readonly answer: Monomial }
}
/** A slip of the laws, all exponents with the other sign, and the first one alone. */
export const wrongAnswers = ({ answer: { c, e }, slip }: Slipped): readonly [Monomial, Monomial, Monomial] => [
  slip.answer,
  { c, e: e.map(exponent => -exponent) },
  { c, e: e.with(0, -itemOf(e, 0)) },
]

export function wrongProduct(a: Monomial, b: Monomial, sign: '=' | '≠' = '='): Expr {
  const e = a.e.map((exponent, i) => exponent * itemOf(b.e, i))
  return relation(join(grouped(a), grouped(b)), sign, written({ c: a.c.times(b.c), e }))
}
export const wrongPower = (a: Monomial, n: number, sign: '=' | '≠' = '='): Expr =>
  relation(raised(a, n), sign, written({ c: a.c, e: a.e.map(e => e * n) }))
