import {
  type Both,
  type Content,
  type Expr,
  equation,
  type Inline,
  line,
  list,
  minus,
  negative,
  type Random,
  statements,
  sum,
} from '../../../author.ts'
import {
  addsNearTen,
  addsPlainly,
  ones,
  type Pair,
  subtractsNearTen,
  subtractsPlainly,
  tens,
  toNextTen,
} from './strategies.ts'

export type ReasonName =
  | 'any order'
  | 'tens with tens'
  | 'gives and gets'
  | 'both grow'
  | 'both shrink'
  | 'added in parts'
  | 'makes a ten'
  | 'taken in parts'
  | 'took too many'
  | 'added too many'

const isPair = (terms: readonly number[]): terms is readonly [number, number] => terms.length === 2
const isTriple = (terms: readonly number[]): terms is readonly [number, number, number] => terms.length === 3

interface Rule {
  readonly says: Both<readonly Inline[]>
  /** Why it is not the reason of another step. */
  readonly lacks: Both<readonly Inline[]>
  /** Reasons that do not hold for a step of this kind. */
  readonly not: readonly ReasonName[]
  readonly draw: (random: Random) => Pair
  readonly left: (pair: Pair) => Expr
  readonly right: (pair: Pair) => Expr
  readonly result: (pair: Pair) => number
  /** What one sees when the two sides are compared. */
  readonly sees: (pair: Pair) => Content
  /** Whether the numbers of a step, those taken away negative, are of this kind. */
  readonly fits: (left: readonly number[], right: readonly number[]) => boolean
}

const subtractsNearTenBelow = (random: Random): Pair => {
  const [a, b] = random.until(
    () => [random.int(52, 96), 10 * random.int(2, 5) + random.int(1, 3)] as const,
    ([a, b]) => a - b > 10 && ones(a) > ones(b) && a - b !== b,
  )
  return { a, b }
}

const isTen = (value = Number.NaN) => value % 10 === 0
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const same = (a: readonly number[], b: readonly number[]) =>
  [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join()

/** Why a step of a strategy is true. */
export const rules: Readonly<Record<ReasonName, Rule>> = {
  'any order': {
    says: { en: line`You can add numbers in any order.`, es: line`Puedes sumar los números en cualquier orden.` },
    lacks: { en: line`The numbers themselves change.`, es: line`Los números mismos cambian.` },
    not: ['gives and gets', 'added in parts', 'added too many'],
    draw: addsNearTen,
    left: ({ a, b }) => sum(a, b, toNextTen(a)),
    right: ({ a, b }) => sum(a, toNextTen(a), b),
    result: ({ a, b }) => a + b + toNextTen(a),
    sees: ({ a, b }) => list(a, toNextTen(a), b),
    fits: (left, right) => left.length === 3 && same(left, right),
  },
  'tens with tens': {
    says: {
      en: line`Tens are added to tens and ones to ones.`,
      es: line`Se suman decenas con decenas y unidades con unidades.`,
    },
    lacks: {
      en: line`The numbers are not broken into tens and ones.`,
      es: line`No se separan los números en decenas y unidades.`,
    },
    not: ['gives and gets', 'makes a ten', 'added too many'],
    draw: addsPlainly,
    left: ({ a, b }) => sum(a, b),
    right: ({ a, b }) => sum(tens(a), tens(b), ones(a), ones(b)),
    result: ({ a, b }) => a + b,
    sees: ({ a, b }) => statements(equation(a, sum(tens(a), ones(a))), equation(b, sum(tens(b), ones(b)))),
    fits: (_, right) => right.length === 4,
  },
  'gives and gets': {
    says: {
      en: line`One number gives, and the other gets the same amount.`,
      es: line`Un número da y el otro recibe lo mismo.`,
    },
    lacks: { en: line`Nothing moves from one number to the other.`, es: line`Nada pasa de un número al otro.` },
    not: ['any order', 'tens with tens', 'both grow'],
    draw: addsNearTen,
    left: ({ a, b }) => sum(a, b),
    right: ({ a, b }) => sum(a + toNextTen(a), b - toNextTen(a)),
    result: ({ a, b }) => a + b,
    sees: ({ a, b }) =>
      statements(equation(sum(a, toNextTen(a)), a + toNextTen(a)), equation(minus(b, toNextTen(a)), b - toNextTen(a))),
    fits: (left, right) => isPair(left) && left[1] > 0 && isPair(right),
  },
  'both grow': {
    says: {
      en: line`Both numbers get greater by the same amount.`,
      es: line`Los dos números aumentan lo mismo.`,
    },
    lacks: { en: line`The two numbers do not both get greater.`, es: line`No aumentan los dos números.` },
    not: ['both shrink', 'taken in parts', 'took too many'],
    draw: subtractsNearTen,
    left: ({ a, b }) => minus(a, b),
    right: ({ a, b }) => minus(a + toNextTen(b), b + toNextTen(b)),
    result: ({ a, b }) => a - b,
    sees: ({ a, b }) =>
      statements(equation(sum(a, toNextTen(b)), a + toNextTen(b)), equation(sum(b, toNextTen(b)), b + toNextTen(b))),
    fits: (left, right) => isPair(left) && left[1] < 0 && isPair(right) && right[0] > left[0],
  },
  'both shrink': {
    says: {
      en: line`Both numbers get smaller by the same amount.`,
      es: line`Los dos números disminuyen lo mismo.`,
    },
    lacks: { en: line`The two numbers do not both get smaller.`, es: line`No disminuyen los dos números.` },
    not: ['both grow', 'taken in parts', 'took too many'],
    draw: subtractsNearTenBelow,
    left: ({ a, b }) => minus(a, b),
    right: ({ a, b }) => minus(a - ones(b), tens(b)),
    result: ({ a, b }) => a - b,
    sees: ({ a, b }) => statements(equation(minus(a, ones(b)), a - ones(b)), equation(minus(b, ones(b)), tens(b))),
    fits: (left, right) => isPair(left) && left[1] < 0 && isPair(right) && right[0] < left[0],
  },
  'added in parts': {
    says: {
      en: line`The tens are added first, then the ones.`,
      es: line`Se suman primero las decenas y luego las unidades.`,
    },
    lacks: {
      en: line`No number is broken into tens and ones.`,
      es: line`Ningún número se separa en decenas y unidades.`,
    },
    not: ['gives and gets', 'makes a ten', 'added too many'],
    draw: addsNearTen,
    left: ({ a, b }) => sum(a, b),
    right: ({ a, b }) => sum(a, tens(b), ones(b)),
    result: ({ a, b }) => a + b,
    sees: ({ b }) => equation(b, sum(tens(b), ones(b))),
    fits: (left, right) => left.length === 2 && right.length === 3 && right.every(part => part > 0) && isTen(right[1]),
  },
  'makes a ten': {
    says: {
      en: line`Part of the second number makes a ten.`,
      es: line`Una parte del segundo número completa una decena.`,
    },
    lacks: { en: line`No part is added to make a ten.`, es: line`Ninguna parte se suma para completar una decena.` },
    not: ['any order', 'tens with tens', 'added in parts'],
    draw: addsNearTen,
    left: ({ a, b }) => sum(a, b),
    right: ({ a, b }) => sum(a, toNextTen(a), b - toNextTen(a)),
    result: ({ a, b }) => a + b,
    sees: ({ a, b }) =>
      statements(equation(b, sum(toNextTen(a), b - toNextTen(a))), equation(sum(a, toNextTen(a)), a + toNextTen(a))),
    fits: (left, right) => isPair(left) && isTriple(right) && !isTen(right[1]) && isTen(right[0] + right[1]),
  },
  'taken in parts': {
    says: {
      en: line`The tens are subtracted first, then the ones.`,
      es: line`Se restan primero las decenas y luego las unidades.`,
    },
    lacks: {
      en: line`The second number is not broken into tens and ones.`,
      es: line`El segundo número no se separa en decenas y unidades.`,
    },
    not: ['both grow', 'both shrink', 'took too many'],
    draw: subtractsPlainly,
    left: ({ a, b }) => minus(a, b),
    right: ({ a, b }) => minus(minus(a, tens(b)), ones(b)),
    result: ({ a, b }) => a - b,
    sees: ({ b }) => equation(b, sum(tens(b), ones(b))),
    fits: (_, right) => right.length === 3 && right.slice(1).every(part => part < 0),
  },
  'took too many': {
    says: {
      en: line`Too many were taken away, so some are put back.`,
      es: line`Se quitaron de más; por eso se devuelven algunos.`,
    },
    lacks: { en: line`Nothing is put back.`, es: line`No se devuelve nada.` },
    not: ['both grow', 'both shrink', 'taken in parts'],
    draw: subtractsNearTen,
    left: ({ a, b }) => minus(a, b),
    right: ({ a, b }) => sum(a, negative(b + toNextTen(b)), toNextTen(b)),
    result: ({ a, b }) => a - b,
    sees: ({ b }) => equation(minus(b + toNextTen(b), toNextTen(b)), b),
    fits: (_, right) => isTriple(right) && right[1] < 0 && right[2] > 0,
  },
  'added too many': {
    says: {
      en: line`Too many were added, so some are taken away.`,
      es: line`Se sumaron de más; por eso se quitan algunos.`,
    },
    lacks: { en: line`Nothing is taken away.`, es: line`No se quita nada.` },
    not: ['any order', 'tens with tens', 'gives and gets'],
    draw: addsNearTen,
    left: ({ a, b }) => sum(b, a),
    right: ({ a, b }) => sum(b, a + toNextTen(a), negative(toNextTen(a))),
    result: ({ a, b }) => a + b,
    sees: ({ a }) => equation(minus(a + toNextTen(a), toNextTen(a)), a),
    fits: (_, right) => isTriple(right) && right[1] > 0 && right[2] < 0,
  },
}
export const reasonNames = Object.keys(rules) as readonly ReasonName[]

/** The numbers of a sum in order, those taken away negative. */
export function termsOf(of: Expr, sign = 1): readonly number[] {
  if (of.kind === 'number') return [sign * of.n]
  if (of.kind === 'negative') return termsOf(of.of, -sign)
  if (of.kind === 'group') return termsOf(of.of, sign)
  return of.kind === 'sum' ? of.terms.flatMap(term => termsOf(term, sign)) : []
}
export const stepOf = (name: ReasonName, pair: Pair) => equation(rules[name].left(pair), rules[name].right(pair))
/** The reasons that hold for a printed step: there is one. */
export const reasonOf = (left: Expr, right: Expr): ReasonName | undefined => {
  const [one, other] = [termsOf(left), termsOf(right)]
  return total(one) === total(other) ? reasonNames.find(name => rules[name].fits(one, other)) : undefined
}
