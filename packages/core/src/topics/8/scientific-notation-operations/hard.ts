import {
  both,
  bracketed,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  findMistake,
  itemOf,
  line,
  minus,
  over,
  power,
  prose,
  type Random,
  role,
  step,
  sum,
  times,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  coefficientOf,
  type Decimal,
  scientific,
  scientificNotation,
  sizeOf,
  standard,
  ten,
  valueOf,
} from '../../kit/decimals/scientific.ts'
import { drawAdjusted, type Pair } from './medium.ts'
import { type Form, grouped, instruction, isGood, isRight, sized, tidy, worked, written } from './parts.ts'
import { operationSteps, places, productOrQuotientSteps, samePowerStep, shiftOf, withPower } from './steps.ts'

const SIZES = [5, -3, 6, -4, 8, -6, 9, -5, 7] as const
/** Products of the exponents stay exact. */
const SMALL_SIZES = [5, -3, 6, -4, 4, -5] as const

/** A sum that carries over 10 or a difference below 1, of numbers with different powers of ten. */
export function drawUnequal(
  random: Random,
  operation: 'plus' | 'minus',
  gap: number,
  sizes: readonly number[] = SIZES,
): Pair {
  const size = random.evenly(sizes)
  return random.until(
    () => {
      // In thousandths of the greater power.
      const unit = gap === 3 ? 1 : 10
      const b = unit * (gap === 1 ? random.int(12, 89) : random.int(3, 9))
      const rest = unit * random.int(1, b / unit - 1)
      return {
        operation,
        a: tidy(operation === 'plus' ? 10000 - b + rest : 1000 + rest, size - 3),
        b: tidy(b, size - 3),
      }
    },
    ({ a, b }) => isGood(a, b, worked(operation, a, b)) && sizeOf(b) === size - gap,
  )
}
const drawEither = (random: Random): Pair => {
  // The work with a mistake is a sum.
  return drawUnequal(random, 'minus', random.evenly([2, 1, 3]))
}

/** One number in standard form. */
interface Mixed extends Pair {
  readonly isFirstStandard: boolean
}
const mixedWritten = ({ operation, a, b, isFirstStandard }: Mixed): Expr => {
  const [one, other] = isFirstStandard ? [standard(a), grouped(b)] : [grouped(a), standard(b)]
  switch (operation) {
    case 'times':
      return times(one, other)
    case 'over':
      return divide(one, other)
    case 'plus':
      return sum(one, other)
    default:
      return minus(one, other)
  }
}

interface Three {
  readonly a: Decimal
  readonly b: Decimal
  readonly c: Decimal
}
const threeWritten = ({ a, b, c }: Three): Expr => over(written('times', a, b), scientific(c))

/** First factors a, b and c whose a × b ÷ c ends soon and is greater than 10. */
const TRIPLES = [2, 3, 4, 5, 6, 7, 8, 9].flatMap(a =>
  [3, 4, 5, 6, 7, 8, 9].flatMap(b =>
    [2, 4, 5, 8]
      .filter(c => a !== b && c !== a && c !== b && a * b > 10 * c && (a * b * 10) % c === 0)
      .map(c => [a, b, c] as const),
  ),
)

interface Addends {
  readonly a: Decimal
  readonly b: Decimal
}
const workOf = ({ a, b }: Addends, lower: Expr, size: number, shift: number): Work => {
  const high = sizeOf(a)
  const moved = decimal(evaluate(lower).over(ten(high)))
  const factor = coefficientOf(a).plus(evaluate(lower).over(ten(high)))
  return [
    sum(grouped(a), grouped(b)),
    sum(bracketed(scientific(a)), bracketed(times(moved, power(10, high)))),
    times(decimal(factor), power(10, size)),
    times(decimal(factor.over(ten(shiftOf(factor)))), power(10, size + shift)),
  ]
}
const rightWork = (facts: Addends): Work => workOf(facts, withPower(facts.b, sizeOf(facts.a)), sizeOf(facts.a), 1)

export const hardForms = (form: Form) => ({
  unequalPowers: form({
    levels: ['hard'],
    share: 2,
    instruction,
    lines: 4,
    draw: drawEither,
    answer: scientificNotation,
    solve: ({ operation, a, b }) => scientific(worked(operation, a, b)),
    ask: ({ operation, a, b }) => both(written(operation, a, b)),
    solution: ({ operation, a, b }) => operationSteps(operation, a, b),
    check: (printed, answer) => isRight(answer, evaluate(itemOf(printed.maths, 0))),
  }),

  mixedNotation: form({
    levels: ['hard'],
    instruction,
    lines: 4,
    draw: (random: Random): Mixed => {
      const operation = random.evenly(['times', 'plus', 'over', 'minus'] as const)
      const isFirstStandard = random.evenly([true, false])
      return random.until(
        () => ({
          ...(operation === 'times' || operation === 'over'
            ? drawAdjusted(random, operation, random.chance(0.5))
            : drawUnequal(random, operation, random.int(1, 2))),
          isFirstStandard,
        }),
        ({ a, b }) => {
          const size = sizeOf(isFirstStandard ? a : b)
          return size <= 8 && size >= -6
        },
      )
    },
    answer: scientificNotation,
    solve: ({ operation, a, b }) => scientific(worked(operation, a, b)),
    ask: facts => both(mixedWritten(facts)),
    solution: ({ operation, a, b, isFirstStandard }) => {
      const number = isFirstStandard ? a : b
      const moved = Math.abs(sizeOf(number))
      return [
        explainedBy(equation(standard(number), scientific(number)), {
          en:
            sizeOf(number) > 0
              ? line`Write this number in scientific notation too: the point moves ${places(moved)} to the left.`
              : line`Write this number in scientific notation too: the point moves ${places(moved)} to the right.`,
          es:
            sizeOf(number) > 0
              ? line`Escribe también este número en notación científica: el punto se mueve ${places(moved)} hacia la izquierda.`
              : line`Escribe también este número en notación científica: el punto se mueve ${places(moved)} hacia la derecha.`,
        }),
        ...operationSteps(operation, a, b),
      ]
    },
    check: (printed, answer) => isRight(answer, evaluate(itemOf(printed.maths, 0))),
  }),

  threeNumbers: form({
    levels: ['hard'],
    instruction,
    lines: 4,
    draw: (random: Random): Three => {
      const isNegative = random.evenly([true, false])
      const [one, other, under] = random.pick(TRIPLES)
      return random.until(
        () => ({
          a: sized(one, isNegative ? -random.int(2, 6) : random.int(3, 8)),
          b: sized(other, random.int(2, 6)),
          c: sized(under, isNegative ? random.int(2, 6) : -random.int(2, 5)),
        }),
        ({ a, b, c }) => {
          const size = sizeOf(a) + sizeOf(b)
          return [size, size - sizeOf(c), size - sizeOf(c) + 1].every(k => k !== 0 && k !== 1) && size - sizeOf(c) < 12
        },
      )
    },
    answer: scientificNotation,
    solve: ({ a, b, c }) => scientific(worked('over', worked('times', a, b), c)),
    ask: facts => both(threeWritten(facts)),
    solution: ({ a, b, c }) => {
      const product = coefficientOf(a).times(coefficientOf(b))
      const [m, n, k] = [sizeOf(a), sizeOf(b), sizeOf(c)]
      const raw = product.over(coefficientOf(c))
      const shift = shiftOf(raw)
      const proper = decimal(raw.over(ten(shift)))
      return [
        explainedBy(equation(written('times', a, b), times(decimal(product), power(10, m + n))), {
          en: line`Above the bar, multiply the first factors and add the exponents.`,
          es: line`Sobre la barra, multiplica los primeros factores y suma los exponentes.`,
        }),
        explainedBy(
          equation(
            over(times(decimal(product), power(10, m + n)), scientific(c)),
            times(decimal(raw), power(10, m + n - k)),
          ),
          {
            en: line`Divide the first factors, ${equation(divide(decimal(product), decimal(coefficientOf(c))), decimal(raw))}, and subtract the exponents.`,
            es: line`Divide los primeros factores, ${equation(divide(decimal(product), decimal(coefficientOf(c))), decimal(raw))}, y resta los exponentes.`,
          },
        ),
        explainedBy(equation(decimal(raw), times(proper, power(10, shift))), {
          en: line`The first factor must be less than 10: write ${decimal(raw)} in scientific notation.`,
          es: line`El primer factor debe ser menor que 10: escribe ${decimal(raw)} en notación científica.`,
        }),
        step(
          equation(times(proper, power(10, shift), power(10, m + n - k)), times(proper, power(10, m + n - k + shift))),
          because.addExponents,
        ),
      ]
    },
    check: (printed, answer) => isRight(answer, evaluate(itemOf(printed.maths, 0))),
  }),

  mistakeInWork: form(
    findMistake({
      levels: ['hard'],
      lines: 3,
      draw: (random: Random): Addends => {
        const { a, b } = drawUnequal(random, 'plus', 1, SMALL_SIZES)
        return { a, b }
      },
      work: rightWork,
      steps: ({ a, b }) => {
        const factor = valueOf(a)
          .plus(valueOf(b))
          .over(ten(sizeOf(a)))
        return [
          samePowerStep(b, sizeOf(a)),
          explainedBy(times(decimal(factor), power(10, sizeOf(a))), {
            en: line`Add the first factors. The power of 10 stays the same.`,
            es: line`Suma los primeros factores. La potencia de 10 no cambia.`,
          }),
          explainedBy(scientific(worked('plus', a, b)), {
            en: line`Since ${equation(decimal(factor), times(decimal(factor.over(10)), 10))}, the exponent grows by 1.`,
            es: line`Como ${equation(decimal(factor), times(decimal(factor.over(10)), 10))}, el exponente aumenta en 1.`,
          }),
        ]
      },
      mistakes: {
        movedWrongWay: {
          says: ({ b }) => ({
            en: line`in ${scientific(b)} the exponent was made 1 greater, so the first factor must become less, not greater`,
            es: line`en ${scientific(b)} se aumentó el exponente en 1, así que el primer factor debe disminuir, no aumentar`,
          }),
          work: facts => {
            const { a, b } = facts
            const lower = times(decimal(coefficientOf(b).times(10)), power(10, sizeOf(a)))
            const factor = coefficientOf(a).plus(coefficientOf(b).times(10))
            return workOf(facts, lower, sizeOf(a), shiftOf(factor))
          },
        },
        exponentsAdded: {
          says: ({ a }) => ({
            en: line`the exponents were added, but both numbers have the factor ${power(10, sizeOf(a))}, which stays the same`,
            es: line`se sumaron los exponentes, pero los dos números tienen el factor ${power(10, sizeOf(a))}, que no cambia`,
          }),
          work: facts => workOf(facts, withPower(facts.b, sizeOf(facts.a)), 2 * sizeOf(facts.a), 1),
        },
        adjustedWrongWay: {
          says: () => ({
            en: line`the first factor was divided by 10, so the exponent must grow by 1, not get smaller by 1`,
            es: line`el primer factor se dividió entre 10, así que el exponente debe aumentar en 1, no disminuir en 1`,
          }),
          work: facts => workOf(facts, withPower(facts.b, sizeOf(facts.a)), sizeOf(facts.a), -1),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),

  missingNumber: form({
    levels: ['hard'],
    draw: (random: Random) => {
      const asks = random.evenly(['addend', 'factor', 'start'] as const)
      return asks === 'factor'
        ? { asks, ...drawAdjusted(random, 'over', false) }
        : { asks, ...drawUnequal(random, asks === 'addend' ? 'minus' : 'plus', random.int(1, 2)) }
    },
    answer: scientificNotation,
    solve: ({ operation, a, b }) => scientific(worked(operation, a, b)),
    ask: ({ asks, a, b }) => {
      const [one, other] = [role(`${asks}-a`, scientific(a)), role(`${asks}-b`, scientific(b))]
      switch (asks) {
        case 'addend':
          return {
            en: prose`What number must be added to ${other} to get ${one}? Write it in scientific notation.`,
            es: prose`¿Qué número hay que sumar a ${other} para obtener ${one}? Escríbelo en notación científica.`,
          }
        case 'factor':
          return {
            en: prose`By what number must ${other} be multiplied to get ${one}? Write it in scientific notation.`,
            es: prose`¿Por qué número hay que multiplicar ${other} para obtener ${one}? Escríbelo en notación científica.`,
          }
        case 'start':
          return {
            en: prose`From what number must ${other} be subtracted to get ${one}? Write it in scientific notation.`,
            es: prose`¿De qué número hay que restar ${other} para obtener ${one}? Escríbelo en notación científica.`,
          }
      }
    },
    solution: ({ asks, operation, a, b }) => [
      explainedBy(written(operation, a, b), ASKED_FOR[asks]),
      ...(operation === 'over' ? productOrQuotientSteps('over', a, b) : operationSteps(operation, a, b)),
    ],
    check(printed, answer) {
      const asks = itemOf(itemOf(printed.terms('role'), 0).name.split('-'), 0)
      const [a, b] = [printed.role(`${asks}-a`), printed.role(`${asks}-b`)]
      const value = evaluate(answer)
      const isIt =
        asks === 'addend'
          ? value.plus(b).equals(a)
          : asks === 'factor'
            ? value.times(b).equals(a)
            : value.minus(b).equals(a)
      return isIt && isRight(answer, value)
    },
  }),
})

const ASKED_FOR = {
  addend: {
    en: line`The missing addend is the sum minus the known addend.`,
    es: line`El sumando que falta es la suma menos el sumando conocido.`,
  },
  factor: {
    en: line`The missing factor is the product divided by the known factor.`,
    es: line`El factor que falta es el producto dividido entre el factor conocido.`,
  },
  start: {
    en: line`The number is the difference plus what was subtracted.`,
    es: line`El número es la diferencia más lo que se restó.`,
  },
} as const
