import {
  both,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  integer,
  line,
  list,
  match,
  prose,
  quantity,
  type Random,
  story,
  symbol,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { formulaIn, valueIn } from '../../kit/choices/cells.ts'
import { rounded } from '../../kit/rounding/rounding.ts'
import { aboutStories } from './about-stories.ts'
import {
  drawFactors,
  drawLikely,
  estimateOf,
  estimateSteps,
  type Factors,
  factorsIn,
  greatestPlace,
  isEstimate,
  numbersInARow,
  ROUND_EACH,
  ROUND_GREATER,
  roundedFactors,
  roundingSteps,
  toGreatestPlace,
} from './estimates.ts'
import type { levels } from './levels.ts'

/** Four products with different estimates. */
const drawFour = (random: Random): readonly Factors[] =>
  random.until(
    () => [
      drawFactors(random, 'two by two'),
      drawFactors(random, 'two by two'),
      drawFactors(random, 'three by one'),
      drawFactors(random, 'two by two'),
    ],
    drawn => new Set(drawn.map(estimateOf)).size === 4,
  )
const down = (value: number) => value - (value % greatestPlace(value))
const otherWay = (value: number) => {
  const unit = greatestPlace(value)
  return rounded(value, unit) > value ? down(value) : down(value) + unit
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  byOneDigit: form({
    levels: ['medium'],
    instruction: ROUND_GREATER,
    draw: random => drawFactors(random, random.evenly(['two by one', 'three by one'] as const)),
    answer: integer,
    solve: estimateOf,
    ask: ({ a, b }) => ({
      en: prose`${times(a, b)} is about ____.`,
      es: prose`${times(a, b)} es aproximadamente ____.`,
    }),
    solution: estimateSteps,
    check(printed, answer) {
      const { a, b } = factorsIn(printed.one('product'))
      return isEstimate(a, b, exact(answer).n)
    },
  }),

  boxes: form({
    levels: ['medium'],
    share: 2,
    instruction: ROUND_EACH,
    draw: random => drawFactors(random, 'two by two'),
    answer: numbersInARow,
    solve: ({ a, b }): readonly Value[] => [toGreatestPlace(a), toGreatestPlace(b), estimateOf({ a, b })],
    ask: ({ a, b }) => ({
      en: prose`${times(a, b)} is about ____ × ____ = ____`,
      es: prose`${times(a, b)} es aproximadamente ____ × ____ = ____`,
    }),
    namedAnswer: factors => both(equation(roundedFactors(factors), estimateOf(factors))),
    solution: estimateSteps,
    check(printed, answers) {
      const { a, b } = factorsIn(printed.one('product'))
      const [left, right, estimate] = tupleOf(
        answers.map(value => exact(value).n),
        3,
      )
      return isEstimate(a, b, left * right) && left * right === estimate && left === 10 * Math.round(a / 10)
    },
  }),

  whichRounded: form({
    levels: ['medium'],
    draw(random) {
      const kind = random.evenly(['three by one', 'two by two'] as const)
      return random.until(
        () => drawFactors(random, kind),
        ({ a, b }) => otherWay(a) * otherWay(b) !== estimateOf({ a, b }) && otherWay(a) !== 0 && otherWay(b) !== 0,
      )
    },
    answer: formulaChoice,
    solve: roundedFactors,
    mistakes({ a, b }): Readonly<Record<string, Value>> {
      const [left, right] = [toGreatestPlace(a), toGreatestPlace(b)]
      return b < 10
        ? {
            otherWay: times(otherWay(a), b),
            zeroLost: times(left / 10, b),
            zeroTooMany: times(left * 10, b),
          }
        : {
            firstOtherWay: times(otherWay(a), right),
            secondOtherWay: times(left, otherWay(b)),
            bothOtherWay: times(otherWay(a), otherWay(b)),
          }
    },
    ask: ({ a, b }) => ({
      en: prose`Which product shows ${times(a, b)} with each factor rounded to its greatest place value?`,
      es: prose`¿Qué producto muestra ${times(a, b)} con cada factor redondeado a su mayor valor posicional?`,
    }),
    solution: factors => [
      ...roundingSteps(factors),
      explained(
        roundedFactors(factors),
        factors.b < 10 ? line`Keep the one-digit factor.` : line`Write the rounded factors.`,
        factors.b < 10 ? line`Deja igual el factor de un dígito.` : line`Escribe los factores redondeados.`,
      ),
    ],
    whyWrong({ a, b }) {
      const [left, right] = [toGreatestPlace(a), toGreatestPlace(b)]
      const closer = (value: number, near: number) => ({
        en: line`${value} is closer to ${near} than to ${otherWay(value)}.`,
        es: line`${value} está más cerca de ${near} que de ${otherWay(value)}.`,
      })
      return {
        otherWay: closer(a, left),
        zeroLost: {
          en: line`${a} rounds to ${left}: a zero is missing in ${left / 10}.`,
          es: line`${a} se redondea a ${left}: en ${left / 10} falta un cero.`,
        },
        zeroTooMany: {
          en: line`${a} rounds to ${left}: there is an extra zero in ${left * 10}.`,
          es: line`${a} se redondea a ${left}: en ${left * 10} sobra un cero.`,
        },
        firstOtherWay: closer(a, left),
        secondOtherWay: closer(b, right),
        bothOtherWay: {
          en: line`Both factors were rounded the wrong way.`,
          es: line`Los dos factores se redondearon mal.`,
        },
      }
    },
    check(printed, answer) {
      const { a, b } = factorsIn(printed.one('product'))
      return isEstimate(a, b, exact(answer).n)
    },
  }),

  matchEstimates: form(
    match({
      levels: ['medium'],
      what: {
        en: line`each product with its estimate, rounding each factor to its greatest place value`,
        es: line`cada producto con su estimación, redondeando cada factor a su mayor valor posicional`,
      },
      draw: random => drawFour(random).map(({ a, b }) => [times(a, b), estimateOf({ a, b })] as const),
      belong(left, right) {
        const { a, b } = factorsIn(formulaIn(left))
        return isEstimate(a, b, valueIn(right).n)
      },
      solution: (pairs, letters) => [
        ...pairs.map(([left], i) => {
          const { a, b } = factorsIn(formulaIn(left))
          return explained(
            equation(roundedFactors({ a, b }), estimateOf({ a, b })),
            b > 9
              ? line`Row ${i + 1}: ${a} rounds to ${toGreatestPlace(a)}, and ${b} rounds to ${toGreatestPlace(b)}.`
              : line`Row ${i + 1}: ${a} rounds to ${toGreatestPlace(a)}. Keep ${b}.`,
            b > 9
              ? line`Fila ${i + 1}: ${a} se redondea a ${toGreatestPlace(a)} y ${b} a ${toGreatestPlace(b)}.`
              : line`Fila ${i + 1}: ${a} se redondea a ${toGreatestPlace(a)}. Deja igual el ${b}.`,
          )
        }),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letter for each row.`,
          line`Escribe la letra de cada fila.`,
        ),
      ],
    }),
  ),

  aboutStory: form(
    story({
      levels: ['medium'],
      share: 2,
      settings: aboutStories,
      draw: (random, { groups, each }) =>
        random.until(
          () => ({ groups: drawLikely(random, groups), each: drawLikely(random, each) }),
          drawn => drawn.groups !== drawn.each,
        ),
      answer: quantity,
      solve: ({ groups, each }, { noun }) => count(estimateOf({ a: groups, b: each }), noun),
      ask: ({ groups, each }, { tell }) => tell(groups, each),
      solution: ({ groups, each }, found, { ends }) => [
        ...estimateSteps({ a: groups, b: each }),
        explained(prose`${found}`, ends(found).en, ends(found).es),
      ],
      check: (numberOf, { amount }) => isEstimate(numberOf('groups').n, numberOf('each').n, exact(amount).n),
    }),
  ),
})
