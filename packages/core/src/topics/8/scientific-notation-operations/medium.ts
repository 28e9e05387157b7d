import {
  both,
  decimal,
  type Expr,
  equation,
  evaluate,
  type Inline,
  itemOf,
  line,
  name,
  people,
  power,
  prose,
  type Random,
  relation,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { coefficientOf, type Decimal, scientific, scientificNotation, sizeOf } from '../../kit/decimals/scientific.ts'
import {
  type Form,
  firstDigits,
  instruction,
  isGood,
  isRight,
  type Operation,
  rawFirst,
  rawSize,
  sized,
  worked,
  written,
} from './parts.ts'
import { operationSteps } from './steps.ts'

export interface Pair {
  readonly operation: Operation
  readonly a: Decimal
  readonly b: Decimal
}

const isShown = (...exponents: readonly number[]) => exponents.every(exponent => exponent !== 0 && exponent !== 1)
const EXPONENTS = [-7, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 7, 8] as const
/** Exponents, at least one of them negative, whose sum shows an exponent too, before and after the point is moved. */
const SIZES_OF: Readonly<Record<'times' | 'over', readonly (readonly [number, number])[]>> = {
  times: EXPONENTS.flatMap(m =>
    EXPONENTS.filter(n => m !== n && (m < 0 || n < 0) && isShown(m + n, m + n + 1) && m + n > -10).map(
      n => [m, n] as const,
    ),
  ),
  // Of the quotient and of the divisor.
  over: EXPONENTS.flatMap(m =>
    EXPONENTS.filter(n => (m + n + 1 < 0 || n < 0) && isShown(m + 1, m + n + 1) && Math.abs(m + n + 1) <= 9).map(
      n => [m, n] as const,
    ),
  ),
}
/** Digits of two first factors whose product is greater than 10. */
const WHOLE = [2, 3, 4, 5, 6, 7, 8, 9].flatMap(a =>
  [2, 3, 4, 5, 6, 7, 8, 9].filter(b => a !== b && a * b > 10).map(b => [a, b] as const),
)
const WITH_TENTHS = Array.from({ length: 89 }, (_, i) => i + 11).flatMap(a =>
  [2, 3, 4, 5, 6, 7, 8, 9].filter(b => a % 10 !== 0 && a * b > 100).map(b => [a, b] as const),
)

/** The first factors come to less than 1, or to 10 and more; one exponent is negative. */
export function drawAdjusted(random: Random, operation: 'times' | 'over', isWhole: boolean): Pair {
  return random.until(
    () => {
      const [digits, single] = random.pick(isWhole ? WHOLE : WITH_TENTHS)
      const [m, n] = random.pick(SIZES_OF[operation])
      const [other, b] = [sized(digits, m), sized(single, n)]
      return { operation, a: operation === 'times' ? other : worked('times', other, b), b }
    },
    ({ a, b }) => a.digits !== b.digits && isGood(a, b, worked(operation, a, b)),
  )
}

/** Both numbers have one power of ten; the result has another if it is moved. */
export function drawEqualPowers(
  random: Random,
  operation: 'plus' | 'minus',
  isMoved: boolean,
  sizes: readonly number[],
): Pair {
  const size = random.pick(sizes)
  return random.until(
    () => ({
      operation,
      a: sized(firstDigits(random, false), size),
      b: sized(firstDigits(random, random.chance(0.3)), size),
    }),
    ({ a, b }) => {
      const result = worked(operation, a, b)
      return isGood(a, b, result) && result.digits > 0 && (sizeOf(result) !== size) === isMoved
    },
  )
}
const SIZES = [4, -5, 6, -3, 7, -6, 5, -4, 8] as const

const bareForm = <F extends Pair>(draw: (random: Random) => F) => ({
  levels: ['medium'] as const,
  instruction,
  draw,
  answer: scientificNotation,
  solve: ({ operation, a, b }: F) => scientific(worked(operation, a, b)),
  ask: ({ operation, a, b }: F) => both(written(operation, a, b)),
  solution: ({ operation, a, b }: F) => operationSteps(operation, a, b),
  check: (printed: { readonly maths: readonly Expr[] }, answer: Expr) =>
    isRight(answer, evaluate(itemOf(printed.maths, 0))),
})

interface Wrong extends Pair {
  readonly slip: 'wrongWay' | 'exponentsMultiplied' | 'exponentsAdded'
}
const wrongResult = ({ operation, a, b, slip }: Wrong): Expr => {
  const result = worked(operation, a, b)
  const first = decimal(coefficientOf(result))
  switch (slip) {
    case 'wrongWay': {
      const size = rawSize(operation, a, b)
      return times(first, power(10, size - (sizeOf(result) - size)))
    }
    case 'exponentsMultiplied':
      return times(first, power(10, sizeOf(a) * sizeOf(b) + sizeOf(result) - rawSize(operation, a, b)))
    case 'exponentsAdded':
      return times(decimal(coefficientOf(a).plus(coefficientOf(b))), power(10, 2 * sizeOf(a)))
  }
}
const mistakeOf = ({
  operation,
  a,
  b,
  slip,
}: Wrong): { readonly en: readonly Inline[]; readonly es: readonly Inline[] } => {
  switch (slip) {
    case 'wrongWay': {
      const factor = decimal(rawFirst(operation, a, b))
      return rawFirst(operation, a, b).compare(10) > 0
        ? {
            en: line`when ${factor} became ${decimal(coefficientOf(worked(operation, a, b)))}, the exponent was made 1 less, but it must be 1 greater`,
            es: line`al cambiar ${factor} por ${decimal(coefficientOf(worked(operation, a, b)))}, se restó 1 al exponente, pero hay que sumarle 1`,
          }
        : {
            en: line`when ${factor} became ${decimal(coefficientOf(worked(operation, a, b)))}, the exponent was made greater, but it must be less`,
            es: line`al cambiar ${factor} por ${decimal(coefficientOf(worked(operation, a, b)))}, se aumentó el exponente, pero hay que disminuirlo`,
          }
    }
    case 'exponentsMultiplied':
      return {
        en: line`the exponents ${sizeOf(a)} and ${sizeOf(b)} were multiplied, but they must be added`,
        es: line`se multiplicaron los exponentes ${sizeOf(a)} y ${sizeOf(b)}, pero se deben sumar`,
      }
    case 'exponentsAdded':
      return {
        en: line`the exponents were added, but in a sum of numbers with the same power of 10, that power stays the same`,
        es: line`se sumaron los exponentes, pero en una suma de números con la misma potencia de 10, esa potencia no cambia`,
      }
  }
}

export const mediumForms = (form: Form) => ({
  adjustedProduct: form({
    ...bareForm((random: Random) => drawAdjusted(random, 'times', random.evenly([true, false]))),
    share: 2,
  }),

  adjustedQuotient: form({
    ...bareForm((random: Random) => drawAdjusted(random, 'over', random.evenly([false, true]))),
  }),

  equalPowers: form({
    ...bareForm((random: Random) => {
      const operation = random.evenly(['plus', 'minus'] as const)
      return drawEqualPowers(random, operation, true, [random.evenly(SIZES)])
    }),
    share: 2,
  }),

  correctResult: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: (random: Random) => {
      const slip = random.evenly(['wrongWay', 'exponentsAdded', 'exponentsMultiplied'] as const)
      const who = random.evenly(people)
      const pair = random.until(
        (): Wrong => ({
          ...(slip === 'exponentsAdded'
            ? drawEqualPowers(random, 'plus', true, [3, 4, 5, 6])
            : drawAdjusted(random, 'times', true)),
          slip,
        }),
        wrong =>
          slip !== 'exponentsMultiplied' ||
          Math.abs(sizeOf(wrong.a) * sizeOf(wrong.b) - sizeOf(wrong.a) - sizeOf(wrong.b)) > 1,
      )
      return { ...pair, who }
    },
    answer: scientificNotation,
    solve: ({ operation, a, b }) => scientific(worked(operation, a, b)),
    ask: facts => {
      const { operation, a, b, who } = facts
      const claim = equation(written(operation, a, b), wrongResult(facts))
      return operation === 'plus'
        ? {
            en: prose`${name(who)} writes ${claim}. This is wrong. Find the correct sum in scientific notation.`,
            es: prose`${name(who)} escribe ${claim}. Está mal. Halla la suma correcta en notación científica.`,
          }
        : {
            en: prose`${name(who)} writes ${claim}. This is wrong. Find the correct product in scientific notation.`,
            es: prose`${name(who)} escribe ${claim}. Está mal. Halla el producto correcto en notación científica.`,
          }
    },
    key: facts => {
      const { en, es } = mistakeOf(facts)
      return {
        en: { kind: 'paragraph', content: ['The mistake: ', ...en, '.'] },
        es: { kind: 'paragraph', content: ['El error: ', ...es, '.'] },
      }
    },
    solution: facts => [
      step(relation(written(facts.operation, facts.a, facts.b), '≠', wrongResult(facts)), because.mistakeIs, {
        what: mistakeOf(facts),
      }),
      ...operationSteps(facts.operation, facts.a, facts.b),
    ],
    check: (printed, answer) => isRight(answer, evaluate(printed.one('relation').left)),
  }),
})
