import {
  balance,
  both,
  box,
  divide,
  type Expr,
  equation,
  explained,
  expr,
  type FormMaker,
  figure,
  integer,
  line,
  missingFactor,
  productFact,
  prose,
  type Step,
  statements,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { drawEqualProducts, drawFactors, isOnly, type Level, multiplicationFor, toldAs } from './parts.ts'

/** A product to 10 and its factors. */
const FACTORED = [
  { c: 2, d: 4 },
  { c: 3, d: 2 },
  { c: 2, d: 5 },
  { c: 4, d: 2 },
  { c: 2, d: 3 },
  { c: 5, d: 2 },
]

/** The value of the side that is known, and the factor that makes the other side as much. */
const balanced = (a: number, b: number, c: number): readonly Step[] => [
  step(equation(times(a, b), a * b), because.bothSidesEqual),
  ...missingFactor(c, a * b),
]

type Unknown = 'dividend' | 'factor' | 'divisor'

/** The left side is worked out, and the factor that makes the right side as much. */
const factorOfQuotient = (c: number, d: number, divisor: number): readonly Step[] => [
  explained(
    statements(equation(times(divisor, c * d), c * d * divisor), equation(divide(c * d * divisor, divisor), c * d)),
    line`Work out the left side: think of a multiplication by ${divisor}.`,
    line`Calcula el lado izquierdo: piensa en una multiplicación por ${divisor}.`,
  ),
  explained(
    equation(times(c, d), c * d),
    line`The right side must be ${c * d} too: ${c} times ${d} is ${c * d}.`,
    line`El lado derecho también debe ser ${c * d}: ${c} por ${d} es ${c * d}.`,
  ),
]

/** The right side is worked out, and the dividend or the divisor that makes the left side as much. */
const quotientOf = (
  quotient: number,
  divisor: number,
  unknown: 'dividend' | 'divisor',
  right: Expr,
): readonly Step[] => [
  explained(
    equation(right, quotient),
    line`Work out the right side. The left side must be ${quotient} too.`,
    line`Calcula el lado derecho. El lado izquierdo también debe ser ${quotient}.`,
  ),
  multiplicationFor(unknown, quotient, quotient * divisor, divisor),
  ...toldAs(
    unknown === 'dividend' ? productFact(divisor, quotient) : missingFactor(quotient, divisor * quotient),
    equation(divide(divisor * quotient, divisor), quotient),
  ),
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoSided: form({
    levels: ['hard'],
    instruction: missingNumber,
    draw: drawEqualProducts,
    answer: integer,
    solve: ({ d }) => d,
    ask: ({ a, b, c }) => both(equation(times(a, b), times(c, box()))),
    solution: ({ a, b, c }) => balanced(a, b, c),
    check: (printed, answer) => isOnly(printed.one('relation'), expr(answer)),
  }),
  quotientAndProduct: form({
    share: 2,
    levels: ['hard'],
    instruction: missingNumber,
    draw: random => ({
      ...random.evenly(FACTORED),
      divisor: random.evenly([7, 4, 9, 6, 3, 8]),
      unknown: random.evenly<Unknown>(['dividend', 'factor', 'divisor']),
    }),
    answer: integer,
    solve: ({ c, d, divisor, unknown }) => ({ dividend: c * d * divisor, factor: d, divisor })[unknown],
    ask: ({ c, d, divisor, unknown }) =>
      both(
        equation(
          divide(unknown === 'dividend' ? box() : c * d * divisor, unknown === 'divisor' ? box() : divisor),
          times(c, unknown === 'factor' ? box() : d),
        ),
      ),
    solution: ({ c, d, divisor, unknown }) =>
      unknown === 'factor' ? factorOfQuotient(c, d, divisor) : quotientOf(c * d, divisor, unknown, times(c, d)),
    check: (printed, answer) => isOnly(printed.one('relation'), expr(answer)),
  }),
  balance: form({
    levels: ['easy', 'hard'],
    lines: 0,
    draw: (random, level: Level) => {
      if (!level.gaps.includes('product')) return drawEqualProducts(random)
      const { a, b } = drawFactors(14)(random, level)
      return { a: a * b, b: null, c: a, d: b }
    },
    answer: integer,
    solve: ({ d }) => d,
    ask({ a, b, c }) {
      const drawn = figure(balance([b === null ? expr(a) : times(a, b)], [times(c, box())]))
      return {
        en: [drawn, prose`The balance is level. What number goes in the box?`],
        es: [drawn, prose`La balanza está en equilibrio. ¿Qué número va en el recuadro?`],
      }
    },
    solution: ({ a, b, c }) => (b === null ? missingFactor(c, a) : balanced(a, b, c)),
    check(printed, answer) {
      const { left, right } = printed.figure('balance')
      const [one, two] = [left[0]?.label as Expr, right[0]?.label as Expr]
      return isOnly(equation(one, two), expr(answer))
    },
  }),
})
