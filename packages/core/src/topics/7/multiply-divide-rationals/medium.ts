import {
  answerStep,
  blank,
  both,
  bracketed,
  count,
  decimal,
  decimalInDigits,
  divide,
  equation,
  exact,
  explained,
  findMistake,
  fractionInLowestTerms,
  gcd,
  isTrue,
  line,
  measure,
  negative,
  over,
  prose,
  type Random,
  Ratio,
  role,
  things,
  times,
  type Work,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import { measured } from '../../kit/stories/amounts.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import {
  asDecimal,
  asDigits,
  asFraction,
  decimalSteps,
  drawFraction,
  type Form,
  fractionSteps,
  inLowestTerms,
  OPERATIONS,
  type Operation,
  type Pair,
  resultOf,
  SIGNS,
  sizeOf,
  written,
} from './parts.ts'
import { changeSettings } from './settings.ts'
import { undoes } from './undoes.ts'

type Signs = (typeof SIGNS)[number]

/** Something cancels across, and the result is no whole number. */
function drawCanceling(random: Random, operation: Operation, [first, second]: Signs): Pair {
  return random.until(
    () => ({
      operation,
      a: drawFraction(random, [2, 11], [3, 12]).times(first),
      b: drawFraction(random, [2, 11], [3, 12]).times(second),
    }),
    ({ a, b }) => {
      const other = operation === '×' ? b : Ratio.of(b.d, b.n)
      return (
        gcd(Math.abs(a.n), other.d) * gcd(Math.abs(other.n), a.d) > 1 &&
        !a.times(other).isInteger &&
        Math.abs(a.times(other).n) <= 60 &&
        a.times(other).d <= 60 &&
        !sizeOf(a).equals(sizeOf(b))
      )
    },
  )
}

export const mediumForms = (form: Form) => ({
  canceling: form({
    levels: ['medium'],
    share: 2,
    instruction: inLowestTerms,
    draw(random): Pair {
      const operation = random.evenly(OPERATIONS)
      return drawCanceling(random, operation, random.evenly(SIGNS))
    },
    answer: fractionInLowestTerms,
    solve: resultOf,
    ask: pair => both(equation(written(pair, asFraction), blank(3))),
    solution: pair => fractionSteps(pair),
    check: undoes,
  }),

  twoDecimals: form({
    levels: ['medium'],
    share: 2,
    instruction: asDecimal,
    draw(random): Pair {
      const operation = random.evenly(['÷', '×'])
      const [first, second] = random.evenly([SIGNS[1], SIGNS[2], SIGNS[0]])
      const [p, q] = random.pick([
        [1, 1],
        [1, 2],
        [2, 1],
      ] as const)
      const one = Ratio.of(random.int(1, 4) * 10 + random.int(1, 9), 10 ** p)
      const two = Ratio.of(random.pick([2, 3, 4, 6, 7, 8, 9, 12, 15]), 10 ** q)
      return { operation, a: (operation === '×' ? one : one.times(two)).times(first), b: two.times(second) }
    },
    answer: decimalInDigits,
    solve: pair => decimal(resultOf(pair)),
    ask: pair => both(equation(written(pair, asDigits), blank(3))),
    solution: decimalSteps,
    check: undoes,
  }),

  missingNumber: form({
    levels: ['medium'],
    instruction: {
      en: prose`Find the missing number. Write it in lowest terms.`,
      es: prose`Halla el número que falta. Escríbelo en su mínima expresión.`,
    },
    // What is hidden is the result of the operation that undoes the printed one.
    draw(random) {
      const printed = random.evenly(OPERATIONS)
      const undone = drawCanceling(random, printed === '×' ? '÷' : '×', random.evenly([SIGNS[2], SIGNS[0], SIGNS[1]]))
      return { printed, undone }
    },
    answer: fractionInLowestTerms,
    solve: ({ undone }) => resultOf(undone),
    ask: ({ printed, undone: { a, b } }) => {
      const shown = b.n < 0 ? bracketed(b) : b
      return both(equation(printed === '×' ? times(blank(3), shown) : divide(blank(3), shown), a))
    },
    solution: ({ printed, undone }) => [
      explained(
        written(undone, asFraction),
        printed === '×'
          ? line`Undo the multiplication: divide by the known factor.`
          : line`Undo the division: multiply by the divisor.`,
        printed === '×'
          ? line`Deshaz la multiplicación: divide entre el factor conocido.`
          : line`Deshaz la división: multiplica por el divisor.`,
      ),
      ...fractionSteps(undone),
    ],
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),

  change: form({
    levels: ['medium'],
    share: 2,
    kind: 'story',
    draw(random) {
      const setting = random.evenly(changeSettings)
      return random.until(
        () => ({
          setting,
          rate: Ratio.of(-random.int(...setting.tenths), 10),
          // Parts of a week are days: only halves are counted.
          time: setting.time === nouns.week ? Ratio.of(random.int(3, 11), 2) : Ratio.of(random.int(12, 48), 10),
        }),
        ({ rate, time }) => !rate.isInteger && !time.isInteger,
      )
    },
    answer: measured,
    solve: ({ setting, rate, time }) => measure(decimal(rate.times(time)), setting.metric),
    ask: ({ setting, rate, time }) =>
      paragraph(
        setting.tells(role('rate', measure(decimal(rate), setting.metric))),
        setting.asksChange(role('time', count(decimal(time), setting.time))),
      ),
    solution: ({ setting, rate, time }, change) => [
      explained(
        written({ operation: '×', a: rate, b: time }, decimal),
        line`Multiply the change by the number of ${things(setting.time)}.`,
        line`Multiplica el cambio por el número de ${things(setting.time)}.`,
      ),
      ...decimalSteps({ operation: '×', a: rate, b: time }),
      answerStep(change, setting.ends(change, count(decimal(time), setting.time))),
    ],
    check: (printed, { of }) => exact(of).over(printed.role('time')).equals(printed.role('rate')),
  }),

  findTheMistake: form(
    findMistake({
      levels: ['medium'],
      lines: 3,
      draw: random => drawCanceling(random, '÷', random.evenly(SIGNS)),
      work: pair => workOf(pair, pair.b),
      steps: pair => {
        const turned = Ratio.of(pair.b.d, pair.b.n)
        const [work, result] = [sizes(pair.a, turned), resultOf(pair)]
        const [top, bottom] = [Math.abs(pair.a.n * turned.n), Math.abs(pair.a.d * turned.d)]
        return [
          explained(
            equation(written(pair, asFraction), written({ operation: '×', a: pair.a, b: turned }, asFraction)),
            line`Multiply by the reciprocal of the divisor, ${turned}.`,
            line`Multiplica por el recíproco del divisor, ${turned}.`,
          ),
          explained(
            signedOver(result.n < 0, work),
            result.n < 0
              ? line`Multiply across. The signs are different, so the answer is negative.`
              : line`Multiply across. The signs are the same, so the answer is positive.`,
            result.n < 0
              ? line`Multiplica numeradores y denominadores. Los signos son distintos: el resultado es negativo.`
              : line`Multiplica numeradores y denominadores. Los signos son iguales: el resultado es positivo.`,
          ),
          explained(
            equation(signedOver(result.n < 0, over(top, bottom)), asFraction(result)),
            line`Divide the numerator and the denominator by their common factor, ${gcd(top, bottom)}.`,
            line`Divide el numerador y el denominador entre su factor común, ${gcd(top, bottom)}.`,
          ),
        ]
      },
      mistakes: {
        notTheReciprocal: {
          says: () => ({
            en: line`the divisor was not replaced by its reciprocal`,
            es: line`el divisor no se cambió por su recíproco`,
          }),
          work: pair => workOf(pair, Ratio.of(pair.b.d, pair.b.n)),
        },
        signOfTheProduct: {
          says: () => ({ en: line`the sign of the product is wrong`, es: line`el signo del producto está equivocado` }),
          work: pair => workOf(pair, pair.b, true),
        },
      },
      follows: (before, after) => exact(before).equals(exact(after)),
    }),
  ),
})

/** The sizes of two factors above and below one bar. */
const sizes = (a: Ratio, b: Ratio) => {
  const [x, y] = [sizeOf(a), sizeOf(b)]
  return over(times(x.n, y.n), times(x.d, y.d))
}
const signedOver = (isNegative: boolean, of: ReturnType<typeof sizes>) => (isNegative ? negative(of) : of)
/** Someone's work with this divisor turned over; with the wrong sign from the second line on. */
function workOf(pair: Pair, divisor: Ratio, isSignWrong = false): Work {
  const factor = Ratio.of(divisor.d, divisor.n)
  const result = pair.a.times(factor)
  const isNegative = result.n < 0 !== isSignWrong
  const size = sizeOf(result)
  return [
    written(pair, asFraction),
    written({ operation: '×', a: pair.a, b: factor }, asFraction),
    signedOver(isNegative, sizes(pair.a, factor)),
    asFraction(isNegative ? size.negated() : size),
  ]
}
