import {
  both,
  box,
  bracketed,
  decimal,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  formulaChoice,
  integer,
  itemOf,
  join,
  line,
  over,
  power,
  prose,
  type Random,
  step,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { coefficientOf, type Decimal, scientific, scientificNotation, sizeOf } from '../../kit/decimals/scientific.ts'
import { filled } from '../../kit/equations/filled.ts'
import { type Form, grouped, instruction, isGood, isRight, rawFirst, sized, worked, written } from './parts.ts'
import { productOrQuotientSteps } from './steps.ts'

interface Pair {
  readonly operation: 'times' | 'over'
  readonly a: Decimal
  readonly b: Decimal
}
type Sizes = readonly (readonly [number, number])[]
const SIZES: Sizes = [2, 3, 4, 5, 6, 7].flatMap(m => [2, 3, 4, 5, 6].filter(n => n !== m).map(n => [m, n] as const))
/** Neither the product nor the quotient of these exponents is their sum or difference. */
const TELLING: Readonly<Record<Pair['operation'], Sizes>> = {
  times: SIZES.filter(([m, n]) => m * n <= 24 && m * n !== m + n && Math.abs(m - n) > 1),
  // The exponents of the quotient and of the divisor.
  over: [
    [4, 2],
    [6, 2],
    [3, 3],
    [6, 3],
    [4, 4],
  ],
}
/** Digits of two first factors whose product is less than 10. */
const WHOLE = [2, 3, 4].flatMap(b => [2, 3, 4].filter(a => a * b < 10).map(a => [a, b] as const))
const WITH_TENTHS = [2, 3, 4].flatMap(b =>
  Array.from({ length: 89 }, (_, i) => i + 11)
    .filter(a => a % 10 !== 0 && (a * b) % 10 !== 0 && a * b < 100)
    .map(a => [a, b] as const),
)

/** The first factors come to a number from 1 to 10 at once. */
export function drawPair(random: Random, operation: Pair['operation'], isWhole: boolean, sizes = SIZES): Pair {
  return random.until(
    () => {
      const [digits, single] = random.pick(isWhole ? WHOLE : WITH_TENTHS)
      const [m, n] = random.pick(sizes)
      const b = sized(single, n)
      const other = sized(digits, m)
      return { operation, a: operation === 'times' ? other : worked('times', other, b), b }
    },
    ({ a, b }) => isGood(a, b, worked(operation, a, b)) && sizeOf(a) <= 9 && sizeOf(a) !== sizeOf(b),
  )
}
const draw = (operation: Pair['operation']) => (random: Random) =>
  drawPair(random, operation, random.evenly([true, false]))

/** Usual mistakes, with the exponents or with the first factors. */
function wrongOnes({ operation, a, b }: Pair) {
  const [m, n] = [sizeOf(a), sizeOf(b)]
  const [one, other] = [coefficientOf(a), coefficientOf(b)]
  const factor = decimal(rawFirst(operation, a, b))
  const right = operation === 'times' ? m + n : m - n
  return operation === 'times'
    ? {
        exponentsMultiplied: times(factor, power(10, m * n)),
        factorsAdded: times(decimal(one.plus(other)), power(10, right)),
        exponentsSubtracted: times(factor, power(10, Math.abs(m - n))),
      }
    : {
        exponentsAdded: times(factor, power(10, m + n)),
        factorsSubtracted: times(decimal(one.minus(other)), power(10, right)),
        exponentsDivided: times(factor, power(10, m / n)),
      }
}

export const easyForms = (form: Form) => ({
  product: form({
    levels: ['easy'],
    share: 2,
    instruction,
    draw: draw('times'),
    answer: scientificNotation,
    solve: ({ operation, a, b }) => scientific(worked(operation, a, b)),
    ask: ({ operation, a, b }) => both(written(operation, a, b)),
    solution: ({ operation, a, b }) => productOrQuotientSteps(operation, a, b),
    check: (printed, answer) => isRight(answer, evaluate(itemOf(printed.maths, 0))),
  }),

  quotient: form({
    levels: ['easy'],
    share: 2,
    instruction,
    draw: draw('over'),
    answer: scientificNotation,
    solve: ({ operation, a, b }) => scientific(worked(operation, a, b)),
    ask: ({ operation, a, b }) => both(written(operation, a, b)),
    solution: ({ operation, a, b }) => productOrQuotientSteps(operation, a, b),
    check: (printed, answer) => isRight(answer, evaluate(itemOf(printed.maths, 0))),
  }),

  whichResult: form({
    levels: ['easy'],
    draw: random => {
      const operation = random.evenly(['over', 'times'] as const)
      return random.until(
        () => drawPair(random, operation, operation === 'over', TELLING[operation]),
        ({ a, b }) => {
          const [one, other] = [coefficientOf(a), coefficientOf(b)]
          return operation === 'times'
            ? one.plus(other).compare(10) < 0 && !one.plus(other).equals(rawFirst('times', a, b))
            : !one.minus(other).equals(rawFirst('over', a, b))
        },
      )
    },
    answer: formulaChoice,
    solve: ({ operation, a, b }) => scientific(worked(operation, a, b)),
    mistakes: pair => wrongOnes(pair),
    ask: ({ operation, a, b }) => ({
      en: prose`Which number is equal to ${written(operation, a, b)}?`,
      es: prose`¿Qué número es igual a ${written(operation, a, b)}?`,
    }),
    solution: pair => {
      const { operation, a, b } = pair
      return [
        ...productOrQuotientSteps(operation, a, b).slice(0, 2),
        explainedBy(scientific(worked(operation, a, b)), {
          en: line`Put the two parts together.`,
          es: line`Junta las dos partes.`,
        }),
      ]
    },
    whyWrong: ({ a, b }) => {
      const [m, n] = [sizeOf(a), sizeOf(b)]
      const [one, other] = [decimal(coefficientOf(a)), decimal(coefficientOf(b))]
      return {
        exponentsMultiplied: {
          en: line`The exponents ${m} and ${n} were multiplied, not added.`,
          es: line`Los exponentes ${m} y ${n} se multiplicaron en vez de sumarse.`,
        },
        factorsAdded: {
          en: line`The first factors ${one} and ${other} were added, not multiplied.`,
          es: line`Los primeros factores ${one} y ${other} se sumaron en vez de multiplicarse.`,
        },
        exponentsSubtracted: {
          en: line`The exponents ${m} and ${n} were subtracted, not added.`,
          es: line`Los exponentes ${m} y ${n} se restaron en vez de sumarse.`,
        },
        exponentsAdded: {
          en: line`The exponents ${m} and ${n} were added, not subtracted.`,
          es: line`Los exponentes ${m} y ${n} se sumaron en vez de restarse.`,
        },
        factorsSubtracted: {
          en: line`The first factors ${one} and ${other} were subtracted, not divided.`,
          es: line`Los primeros factores ${one} y ${other} se restaron en vez de dividirse.`,
        },
        exponentsDivided: {
          en: line`The exponents ${m} and ${n} were divided, not subtracted.`,
          es: line`Los exponentes ${m} y ${n} se dividieron en vez de restarse.`,
        },
      }
    },
    check: (printed, answer) => isRight(answer as Expr, evaluate(itemOf(printed.maths, 0))),
  }),

  missingExponent: form({
    levels: ['easy'],
    instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
    draw: random => {
      const operation = random.evenly(['times', 'over'] as const)
      const isFirst = random.evenly([true, false])
      const isWhole = random.evenly([false, true])
      return { ...drawPair(random, operation, isWhole), isFirst }
    },
    answer: integer,
    solve: ({ a, b, isFirst }) => sizeOf(isFirst ? a : b),
    ask: facts => both(equation(withBox(facts), scientific(worked(facts.operation, facts.a, facts.b)))),
    solution: facts => {
      const { operation, a, b, isFirst } = facts
      const [m, n, size] = [sizeOf(a), sizeOf(b), sizeOf(worked(operation, a, b))]
      const isTimes = operation === 'times'
      return [
        step(
          equation(
            isTimes
              ? { kind: 'sum', terms: [isFirst ? BLANK : decimal(m), isFirst ? decimal(n) : BLANK] }
              : {
                  kind: 'sum',
                  terms: [isFirst ? BLANK : decimal(m), { kind: 'negative', of: isFirst ? decimal(n) : BLANK }],
                },
            size,
          ),
          isTimes ? because.addExponents : because.subtractExponents,
        ),
        explainedBy(
          equation(BLANK, isFirst ? m : n),
          isTimes
            ? {
                en: line`Subtract ${isFirst ? n : m} from both sides.`,
                es: line`Resta ${isFirst ? n : m} de ambos lados.`,
              }
            : isFirst
              ? { en: line`Add ${n} to both sides.`, es: line`Suma ${n} a ambos lados.` }
              : { en: line`Subtract ${size} from ${m}.`, es: line`Resta ${size} de ${m}.` },
        ),
      ]
    },
    // The powers of ten with this exponent in the box.
    check(printed, answer) {
      const relation = printed.one('relation')
      return evaluate(filled(relation.left, answer)).equals(evaluate(relation.right))
    },
  }),
})

const BLANK = box(0.8)
function withBox({ operation, a, b, isFirst }: Pair & { readonly isFirst: boolean }): Expr {
  const boxed = (number: Decimal): Expr => times(decimal(coefficientOf(number)), power(10, BLANK))
  if (operation === 'over') return over(isFirst ? boxed(a) : scientific(a), isFirst ? scientific(b) : boxed(b))
  return join(isFirst ? bracketed(boxed(a)) : grouped(a), isFirst ? grouped(b) : bracketed(boxed(b)))
}
