import {
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  line,
  type Random,
  relation,
  type Step,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { productsAdded } from './numbers.ts'

type Numbers = readonly [a: number, b: number, c: number]

interface Claim {
  readonly isTrue: boolean
  draw(random: Random): Numbers
  says(numbers: Numbers): { readonly left: Expr; readonly right: Expr }
  /** What is worked out before the sides are compared. */
  steps(numbers: Numbers): readonly Step[]
}

const onLeft = (left: Expr, value: number): Step =>
  explained(equation(left, value), line`Find the value of the left side.`, line`Halla el valor del lado izquierdo.`)
const onRight = (right: Expr, value: number): Step =>
  explained(equation(right, value), line`Find the value of the right side.`, line`Halla el valor del lado derecho.`)
const first = (side: Expr, value: number): Step =>
  explained(
    equation(side, value),
    line`On the left side, work inside the parentheses first.`,
    line`En el lado izquierdo, calcula primero lo que está entre paréntesis.`,
  )

const small = (random: Random): Numbers => random.sample([2, 3, 4, 5, 6], 3)
/** A factor, and two parts of the other one. */
const inParts = (random: Random): Numbers =>
  random.until(
    (): Numbers => [random.int(3, 8), random.pick([5, 2, 3, 6]), random.int(2, 4)],
    ([a, p, q]) => p !== q && p + q !== a,
  )

/** A number that two numbers divide, and their sum too. */
const DIVISORS = [
  [24, 2, 4],
  [18, 3, 6],
  [36, 4, 2],
  [24, 6, 2],
  [36, 3, 6],
  [40, 8, 2],
  [12, 2, 4],
  [36, 6, 3],
] as const

/** The last quotient, the last divisor and a factor: all the divisions are facts. */
const QUOTIENTS = [
  [2, 2, 3],
  [2, 2, 4],
  [2, 2, 5],
  [1, 3, 2],
  [1, 3, 3],
  [1, 2, 4],
] as const

export const claims = {
  regrouped: {
    isTrue: true,
    draw: small,
    says: ([a, b, c]) => ({ left: times(bracketed(times(a, b)), c), right: times(a, bracketed(times(b, c))) }),
    steps: ([a, b, c]) => [
      first(times(a, b), a * b),
      onLeft(times(a * b, c), a * b * c),
      explained(
        equation(times(b, c), b * c),
        line`On the right side, work inside the parentheses first.`,
        line`En el lado derecho, calcula primero lo que está entre paréntesis.`,
      ),
      onRight(times(a, b * c), a * b * c),
    ],
  },
  turnedQuotient: {
    isTrue: false,
    draw: random => [random.int(2, 9), random.int(2, 9), 0],
    says: ([a, b]) => ({ left: divide(a * b, a), right: divide(a, a * b) }),
    steps: ([a, b]) => [
      onLeft(divide(a * b, a), b),
      explained(
        relation(divide(a, a * b), '<', 1),
        line`${a} is less than ${a * b}, so ${divide(a, a * b)} is less than 1.`,
        line`${a} es menor que ${a * b}, así que ${divide(a, a * b)} es menor que 1.`,
      ),
    ],
  },
  dividendInParts: {
    isTrue: true,
    draw: random => {
      const [p, q] = random.sample([2, 3, 4, 5, 6], 2)
      return [random.int(3, 8), p, q]
    },
    says: ([d, p, q]) => ({ left: divide(d * (p + q), d), right: sum(divide(d * p, d), divide(d * q, d)) }),
    steps: ([d, p, q]) => [
      onLeft(divide(d * (p + q), d), p + q),
      explained(
        equation(divide(d * p, d), p),
        line`On the right side, find the first quotient.`,
        line`En el lado derecho, halla el primer cociente.`,
      ),
      explained(equation(divide(d * q, d), q), line`Find the second quotient.`, line`Halla el segundo cociente.`),
      explained(equation(sum(p, q), p + q), line`Add the two quotients.`, line`Suma los dos cocientes.`),
    ],
  },
  onlyFirstPart: {
    isTrue: false,
    draw: inParts,
    says: ([a, p, q]) => ({ left: times(a, p + q), right: sum(times(a, p), q) }),
    steps: ([a, p, q]) => [
      onLeft(times(a, p + q), a * (p + q)),
      explained(
        equation(times(a, p), a * p),
        line`On the right side, multiply first.`,
        line`En el lado derecho, multiplica primero.`,
      ),
      explained(equation(sum(a * p, q), a * p + q), line`Then add ${q}.`, line`Después suma ${q}.`),
    ],
  },
  bothParts: {
    isTrue: true,
    draw: inParts,
    says: ([a, p, q]) => ({ left: times(a, p + q), right: sum(times(a, p), times(a, q)) }),
    steps: ([a, p, q]) => [
      onLeft(times(a, p + q), a * (p + q)),
      explained(
        equation(times(a, p), a * p),
        line`On the right side, find the first product.`,
        line`En el lado derecho, halla el primer producto.`,
      ),
      explained(equation(times(a, q), a * q), line`Find the second product.`, line`Halla el segundo producto.`),
      ...productsAdded(a * p, a * q),
    ],
  },
  regroupedQuotient: {
    isTrue: false,
    draw: random => random.pick(QUOTIENTS),
    says: ([k, c, d]) => ({
      left: divide(bracketed(divide(c * c * d * k, c * d)), c),
      right: divide(c * c * d * k, bracketed(divide(c * d, c))),
    }),
    steps: ([k, c, d]) => [
      first(divide(c * c * d * k, c * d), c * k),
      onLeft(divide(c * k, c), k),
      explained(
        equation(divide(c * d, c), d),
        line`On the right side, work inside the parentheses first.`,
        line`En el lado derecho, calcula primero lo que está entre paréntesis.`,
      ),
      onRight(divide(c * c * d * k, d), c * c * k),
    ],
  },
  turnedGroups: {
    isTrue: true,
    draw: small,
    says: ([a, b, c]) => ({ left: times(bracketed(times(a, b)), c), right: times(c, bracketed(times(b, a))) }),
    steps: ([a, b, c]) => [
      explained(
        equation(times(a, b), times(b, a)),
        line`Inside the parentheses, only the order of the factors is different.`,
        line`Entre los paréntesis, solo cambia el orden de los factores.`,
      ),
      explained(
        equation(times(b, a), a * b),
        line`Both pairs of parentheses have this value.`,
        line`Los dos paréntesis tienen este valor.`,
      ),
      onLeft(times(a * b, c), a * b * c),
      onRight(times(c, a * b), a * b * c),
    ],
  },
  divisorInParts: {
    isTrue: false,
    draw: random => random.pick(DIVISORS),
    says: ([n, x, y]) => ({ left: divide(n, x + y), right: sum(divide(n, x), divide(n, y)) }),
    steps: ([n, x, y]) => [
      onLeft(divide(n, x + y), n / (x + y)),
      explained(
        equation(divide(n, x), n / x),
        line`On the right side, find the first quotient.`,
        line`En el lado derecho, halla el primer cociente.`,
      ),
      explained(equation(divide(n, y), n / y), line`Find the second quotient.`, line`Halla el segundo cociente.`),
      explained(
        equation(sum(n / x, n / y), n / x + n / y),
        line`Add the two quotients.`,
        line`Suma los dos cocientes.`,
      ),
    ],
  },
} satisfies Record<string, Claim>

export type ClaimName = keyof typeof claims
/** True and false ones by turns that nobody foresees. */
export const claimNames = [
  'regrouped',
  'turnedQuotient',
  'onlyFirstPart',
  'dividendInParts',
  'regroupedQuotient',
  'bothParts',
  'turnedGroups',
  'divisorInParts',
] as const satisfies readonly ClaimName[]

const claimOf = (name: ClaimName): Claim => claims[name]

export const claimSays = (name: ClaimName, numbers: Numbers): Expr => {
  const { left, right } = claimOf(name).says(numbers)
  return equation(left, right)
}

export function claimSolved(name: ClaimName, numbers: Numbers): readonly Step[] {
  const { isTrue, says, steps } = claimOf(name)
  const { left, right } = says(numbers)
  const [one, other] = [evaluate(left), evaluate(right)]
  return [
    ...steps(numbers),
    isTrue
      ? step(equation(one, other), because.sidesAreEqual)
      : step(relation(one, '≠', other.isInteger ? other : right), because.sidesAreNotEqual),
  ]
}
