import {
  approximate,
  type Both,
  type Expr,
  equation,
  explainedBy,
  formulaChoice,
  type Inline,
  itemOf,
  line,
  type Printed,
  power,
  prose,
  type Random,
  role,
  type Value,
} from '../../../author.ts'
import { type Decimal, hasExponent, scientific, sizeOf } from '../../kit/decimals/scientific.ts'
import { drawUnequal } from './hard.ts'
import { drawAdjusted, type Pair } from './medium.ts'
import { type Form, type Operation, rawSize, worked, written } from './parts.ts'
import { splitLine } from './steps.ts'

interface Four {
  readonly isGreater: boolean
  /** The power of ten that one value is beyond. */
  readonly bound: number
  readonly right: Pair
  readonly wrong: readonly Pair[]
}
const OPERATIONS = ['times', 'minus', 'over', 'plus'] as const
const resultOf = ({ operation, a, b }: Pair) => worked(operation, a, b)
const shown = ({ operation, a, b }: Pair): Expr => written(operation, a, b)

const moved = (number: Decimal, by: number): Decimal => ({ ...number, exponent: number.exponent + by })
/** The same digits with a result of this size. */
function ofSize(pair: Pair, size: number): Pair {
  const by = size - sizeOf(resultOf(pair))
  const isSum = pair.operation === 'plus' || pair.operation === 'minus'
  return { ...pair, a: moved(pair.a, by), b: isSum ? moved(pair.b, by) : pair.b }
}
const drawn = (random: Random, operation: Operation): Pair =>
  operation === 'times' || operation === 'over'
    ? drawAdjusted(random, operation, true)
    : drawUnequal(random, operation, 1)
const isPrintable = (pair: Pair): boolean =>
  [pair.a, pair.b, resultOf(pair)].every(number => hasExponent(number) && Math.abs(sizeOf(number)) <= 9) &&
  (pair.operation === 'plus' || pair.operation === 'minus' || ![0, 1].includes(rawSize(pair.operation, pair.a, pair.b)))

function drawFour(random: Random): Four {
  const isGreater = random.evenly([true, false])
  const own = random.evenly(OPERATIONS)
  const bound = random.evenly([5, -4, 6, -3, 7, -5] as const)
  const one = (operation: Operation, isBeyond: boolean) =>
    random.until(
      () =>
        ofSize(
          drawn(random, operation),
          // From 10⁵ on a number has size 5.
          isBeyond === isGreater ? bound + random.int(0, 1) : bound - random.int(1, 2),
        ),
      pair => isPrintable(pair) && resultOf(pair).digits > 1,
    )
  return {
    isGreater,
    bound,
    right: one(own, true),
    wrong: OPERATIONS.filter(operation => operation !== own).map(operation => one(operation, false)),
  }
}

const said = (en: string, es: string) => ({ en: [en], es: [es] })
const HOW: Readonly<Record<Operation, ReturnType<typeof said>>> = {
  times: said(
    'Multiply the first factors and add the exponents.',
    'Multiplica los primeros factores y suma los exponentes.',
  ),
  over: said(
    'Divide the first factors and subtract the exponents.',
    'Divide los primeros factores y resta los exponentes.',
  ),
  plus: said(
    'Write both numbers with the same power of 10, then add the first factors.',
    'Escribe los dos números con la misma potencia de 10 y luego suma los primeros factores.',
  ),
  minus: said(
    'Write both numbers with the same power of 10, then subtract the first factors.',
    'Escribe los dos números con la misma potencia de 10 y luego resta los primeros factores.',
  ),
}

const workedLine = (pair: Pair, why: Both<readonly Inline[]>) =>
  explainedBy(equation(splitLine(pair.operation, pair.a, pair.b), scientific(resultOf(pair))), why)

export const reasoningForms = (form: Form) => ({
  beyondPower: form({
    levels: ['hard'],
    draw: drawFour,
    answer: formulaChoice,
    solve: ({ right }): Value => shown(right),
    mistakes: ({ wrong }): Readonly<Record<string, Value>> =>
      Object.fromEntries(wrong.map(pair => [pair.operation, shown(pair)])),
    ask: ({ isGreater, bound }) =>
      isGreater
        ? {
            en: prose`Which expression has a value greater than ${role('greater', power(10, bound))}?`,
            es: prose`¿Qué expresión tiene un valor mayor que ${role('greater', power(10, bound))}?`,
          }
        : {
            en: prose`Which expression has a value less than ${role('less', power(10, bound))}?`,
            es: prose`¿Qué expresión tiene un valor menor que ${role('less', power(10, bound))}?`,
          },
    solution: ({ isGreater, bound, right }) => [
      workedLine(right, HOW[right.operation]),
      explainedBy(shown(right), {
        en: isGreater
          ? line`Compare the exponent with ${bound}: the value is greater than ${power(10, bound)}.`
          : line`Compare the exponent with ${bound}: the value is less than ${power(10, bound)}.`,
        es: isGreater
          ? line`Compara el exponente con ${bound}: el valor es mayor que ${power(10, bound)}.`
          : line`Compara el exponente con ${bound}: el valor es menor que ${power(10, bound)}.`,
      }),
    ],
    whyWrong: ({ isGreater, bound, wrong }) =>
      Object.fromEntries(
        wrong.map(pair => [
          pair.operation,
          workedLine(pair, {
            en: isGreater
              ? line`The value is not greater than ${power(10, bound)}.`
              : line`The value is not less than ${power(10, bound)}.`,
            es: isGreater
              ? line`El valor no es mayor que ${power(10, bound)}.`
              : line`El valor no es menor que ${power(10, bound)}.`,
          }),
        ]),
      ),
    check(printed: Printed, answer) {
      const { name, of } = itemOf(printed.terms('role'), 0)
      const [value, bound] = [approximate(answer as Expr), approximate(of as Expr)]
      return name === 'greater' ? value > bound : value < bound
    },
  }),
})
