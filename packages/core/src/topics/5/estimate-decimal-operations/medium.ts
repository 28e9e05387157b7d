import {
  blank,
  both,
  bullets,
  decimal,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  money,
  moneyAmount,
  name,
  people,
  prose,
  type Random,
  Ratio,
  rational,
  role,
  times,
  tupleOf,
} from '../../../author.ts'
import { judged, verdict } from '../../kit/rounding/judged.ts'
import { aboutStories } from './about-stories.ts'
import { blanksInARow, estimateSteps, isNearest, near, operated, resultOf, roundedTo, roundPrice } from './estimates.ts'
import type { levels } from './levels.ts'

const WAYS = [
  ['up', 'down'],
  ['down', 'up'],
  ['up', 'up'],
] as const
const OPERATIONS = ['×', '+', '−'] as const

/** Two decimals with two or three places; the tenths are rounded, the greater one stands first. */
function drawTenths(random: Random) {
  const operation = random.evenly(['−', '+'] as const)
  const [one, other] = random.evenly(WAYS)
  const high = random.int(52, 98)
  const low = random.int(12, 48)
  return {
    operation,
    a: near(random, Ratio.of(high, 10), one, -1, random.pick([2, 3])),
    b: near(random, Ratio.of(low, 10), other, -1, random.pick([2, 3])),
  }
}

/** Two factors that round to whole numbers from 3 to 9. */
function drawFactors(random: Random) {
  const [one, other] = random.evenly(WAYS)
  const [high, low] = random.sample([3, 4, 5, 6, 7, 8, 9], 2)
  return {
    a: near(random, Ratio.of(high), one, 0, random.pick([1, 2])),
    b: near(random, Ratio.of(low), other, 0, random.pick([1, 2])),
  }
}

/** Numbers near quarters of 100, or near factors that are easy to multiply. */
const COMPATIBLE = [
  { operation: '+', a: [25, 75], b: [75, 25] },
  { operation: '×', a: [25, 4], b: [4, 25] },
  { operation: '×', a: [20, 5], b: [5, 20] },
  { operation: '+', a: [35, 65], b: [65, 35] },
  { operation: '×', a: [50, 8], b: [8, 50] },
  { operation: '+', a: [15, 85], b: [85, 15] },
] as const
function drawCompatible(random: Random) {
  const { operation, a, b } = random.evenly(COMPATIBLE)
  const turn = random.evenly([0, 1] as const)
  const [one, other] = [a[turn], b[turn]]
  const close = (target: number) =>
    target < 10
      ? Ratio.of(10 * target + random.pick([-2, -1, 1, 2]), 10)
      : Ratio.of(100 * target + random.pick([-1, 1]) * random.int(21, 89), 100)
  return { operation, one, other, a: close(one), b: close(other) }
}

/** How far a number is from the one taken for it. */
const away = (value: Ratio, near: number) => {
  const off = value.minus(near)
  return decimal(off.compare(0) < 0 ? Ratio.of(near).minus(value) : off)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  factors: form({
    levels: ['medium'],
    instruction: {
      en: prose`To estimate, round each factor to the nearest whole number.`,
      es: prose`Para estimar, redondea cada factor al número entero más cercano.`,
    },
    draw: drawFactors,
    answer: blanksInARow,
    solve: ({ a, b }) => {
      const [one, other] = [roundedTo(a, 0), roundedTo(b, 0)]
      return [one, other, one.times(other)]
    },
    ask: ({ a, b }) => {
      const shown = times(decimal(a), decimal(b))
      const blanks = equation(times(blank(2), blank(2)), blank(2))
      return { en: prose`${shown} is about ${blanks}`, es: prose`${shown} es aproximadamente ${blanks}` }
    },
    namedAnswer: (_facts, answers) => {
      const [one, other, estimate] = tupleOf(answers, 3)
      return both(equation(times(one, other), estimate))
    },
    solution: ({ a, b }) => estimateSteps('×', [a, b], 0),
    check(printed, answers) {
      const [a, b] = tupleOf(
        printed.all('number').map(number => exact(number)),
        2,
      )
      const [one, other, estimate] = tupleOf(answers.map(exact), 3)
      return isNearest(a, one, 0) && isNearest(b, other, 0) && estimate.over(other).equals(one)
    },
  }),

  nearestTenth: form({
    levels: ['medium'],
    instruction: {
      en: prose`To estimate, round each number to the nearest tenth.`,
      es: prose`Para estimar, redondea cada número a la décima más cercana.`,
    },
    draw: drawTenths,
    answer: rational,
    solve: ({ operation, a, b }) => decimal(resultOf(operation, roundedTo(a, -1), roundedTo(b, -1))),
    ask: ({ operation, a, b }) => {
      const shown = operated(operation, decimal(a), decimal(b))
      return { en: prose`${shown} is about ____.`, es: prose`${shown} es aproximadamente ____.` }
    },
    solution: ({ operation, a, b }) => estimateSteps(operation, [a, b], -1),
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.all('number').map(number => exact(number)),
        2,
      )
      const isDifference = printed.all('negative').length > 0
      const tenth = roundedTo(b, -1)
      return isNearest(a, isDifference ? exact(answer).plus(tenth) : exact(answer).minus(tenth), -1)
    },
  }),

  whichCompatible: form({
    levels: ['medium'],
    draw: drawCompatible,
    answer: formulaChoice,
    solve: ({ operation, one, other }) => operated(operation, one, other),
    mistakes: ({ operation, one, other }) => {
      const far = (value: number) => (value < 10 ? value - 1 : value + 5)
      const down = (value: number) => (value < 10 ? value - 1 : value - 5)
      return {
        firstFar: operated(operation, far(one), other),
        secondFar: operated(operation, one, far(other)),
        bothLow: operated(operation, down(one), down(other)),
      }
    },
    ask: ({ operation, a, b }) => ({
      en: prose`Which compatible numbers are closest to the numbers in ${operated(operation, decimal(a), decimal(b))}?`,
      es: prose`¿Qué números compatibles son los más cercanos a los números de ${operated(operation, decimal(a), decimal(b))}?`,
    }),
    solution: ({ operation, one, other, a, b }) => [
      explained(
        prose`${decimal(a)} → ${one}`,
        line`${decimal(a)} is only ${away(a, one)} away from ${one}.`,
        line`${decimal(a)} está a solo ${away(a, one)} de ${one}.`,
      ),
      explained(
        prose`${decimal(b)} → ${other}`,
        line`${decimal(b)} is only ${away(b, other)} away from ${other}.`,
        line`${decimal(b)} está a solo ${away(b, other)} de ${other}.`,
      ),
      explained(
        equation(operated(operation, one, other), operation === '+' ? one + other : one * other),
        line`These numbers are easy to compute with.`,
        line`Con estos números es fácil calcular.`,
      ),
    ],
    whyWrong({ one, other, a, b }) {
      const farther = (value: Ratio, near: number) => ({
        en: line`${near} is closer to ${decimal(value)}.`,
        es: line`${near} está más cerca de ${decimal(value)}.`,
      })
      return {
        firstFar: farther(a, one),
        secondFar: farther(b, other),
        bothLow: {
          en: line`Both numbers are farther away.`,
          es: line`Los dos números están más lejos.`,
        },
      }
    },
    // Both numbers are within 1 of those that are printed.
    check(printed, answer) {
      const given = printed.all('number').map(number => exact(number).toNumber())
      const built = expr(answer)
      const parts = built.kind === 'sum' ? built.terms : built.kind === 'product' ? built.factors : []
      return (
        parts.length === 2 &&
        parts.every(
          (part, i) => Math.abs(exact(part).toNumber() - itemOf(given, i)) <= (itemOf(given, i) < 10 ? 0.5 : 1),
        )
      )
    },
  }),

  isItReasonable: form({
    levels: ['medium'],
    instruction: {
      en: prose`Round each number to the nearest whole number to estimate. Then decide whether the result is reasonable.`,
      es: prose`Redondea cada número al número entero más cercano para estimar. Después decide si el resultado es razonable.`,
    },
    draw(random) {
      const operation = random.evenly(OPERATIONS)
      const isReasonable = random.evenly([true, false])
      const [one, other] = random.evenly(WAYS)
      const [leastHigh, mostHigh, leastLow, mostLow] =
        operation === '×' ? [6, 9, 3, 5] : operation === '+' ? [31, 48, 41, 58] : [41, 58, 18, 34]
      const drawn = random.until(
        () => ({
          a: near(random, Ratio.of(random.int(leastHigh, mostHigh)), one, 0, random.pick([1, 2])),
          b: near(random, Ratio.of(random.int(leastLow, mostLow)), other, 0, random.pick([1, 2])),
        }),
        // What is right is close to its estimate.
        ({ a, b }) => {
          const exactly = resultOf(operation, a, b)
          const off = resultOf(operation, roundedTo(a, 0), roundedTo(b, 0)).minus(exactly).over(exactly).toNumber()
          return Math.abs(off) < 0.06
        },
      )
      const { a, b } = drawn
      const right = resultOf(operation, a, b)
      // The point is in the wrong place, or the digits were lined up at the right.
      const wrong =
        operation === '×'
          ? right.times(random.evenly([10, 1]) === 10 ? 10 : Ratio.of(1, 10))
          : resultOf(operation, a, b.over(10))
      return { who: random.pick(people), operation, a, b, isReasonable, claimed: isReasonable ? right : wrong }
    },
    answer: judged,
    solve: ({ operation, a, b, isReasonable }) => ({
      estimate: resultOf(operation, roundedTo(a, 0), roundedTo(b, 0)).n,
      isReasonable,
    }),
    ask: ({ who, operation, a, b, claimed }) => {
      const said = equation(operated(operation, decimal(a), decimal(b)), decimal(claimed))
      return {
        en: [prose`${name(who)} writes ${said}.`, bullets(line`Estimate: ____`, line`Reasonable (yes or no): ____`)],
        es: [prose`${name(who)} escribe ${said}.`, bullets(line`Estimación: ____`, line`Razonable (sí o no): ____`)],
      }
    },
    namedAnswer: ({ isReasonable }, { estimate }) => ({
      en: prose`Estimate: ${estimate}; reasonable: ${verdict(isReasonable)}`,
      es: prose`Estimación: ${estimate}; razonable: ${verdict(isReasonable)}`,
    }),
    solution({ operation, a, b, claimed, isReasonable }, { estimate }) {
      return [
        ...estimateSteps(operation, [a, b], 0),
        explained(
          prose`${estimate}; ${verdict(isReasonable)}`,
          isReasonable
            ? line`${decimal(claimed)} is close to ${estimate}.`
            : line`${decimal(claimed)} is far from ${estimate}.`,
          isReasonable
            ? line`${decimal(claimed)} está cerca de ${estimate}.`
            : line`${decimal(claimed)} está lejos de ${estimate}.`,
        ),
      ]
    },
    check(printed, { estimate, isReasonable }) {
      const { left, right } = printed.one('relation')
      const [a, b] = tupleOf(
        printed.all('number').map(number => exact(number)),
        2,
      )
      const is = (operation: '+' | '−' | '×') =>
        (left.kind === 'product') === (operation === '×') && printed.all('negative').length > 0 === (operation === '−')
      const operation = OPERATIONS.find(is)
      return (
        operation !== undefined &&
        resultOf(operation, roundedTo(a, 0), roundedTo(b, 0)).equals(estimate) &&
        isReasonable === exact(left).equals(exact(right))
      )
    },
  }),

  aboutHowMuch: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const story = random.evenly(aboutStories)
      const ways = random.shuffle(['up', 'down', 'up'] as const)
      const prices = story.ranges.map(([from, to], i) => {
        const dollars = 100 * random.int(from, to)
        return itemOf(ways, i) === 'up'
          ? dollars - random.pick([1, 5, 11, 21, 25])
          : dollars + random.pick([5, 15, 19, 25, 29])
      })
      return { story, prices: tupleOf(prices, 3) }
    },
    answer: moneyAmount,
    solve: ({ prices }) => 100 * prices.reduce((all, price) => all + Math.round(price / 100), 0),
    ask: ({ story, prices: [a, b, c] }) =>
      story.ask(role('first', money(a)), role('second', money(b)), role('third', money(c))),
    solution({ story, prices }, found) {
      const [first, second, third] = tupleOf(
        prices.map(price => Math.round(price / 100)),
        3,
      )
      return [
        ...prices.map(roundPrice),
        explained(
          prose`${money(100 * first)} + ${money(100 * second)} + ${money(100 * third)} = ${money(found)}`,
          line`Add the rounded prices.`,
          line`Suma los precios redondeados.`,
        ),
        explained(money(found), story.ends.en(money(found)), story.ends.es(money(found))),
      ]
    },
    check(printed, cents) {
      const rest = Ratio.of(cents, 100)
        .minus(roundedTo(printed.role('second'), 0))
        .minus(roundedTo(printed.role('third'), 0))
      return isNearest(printed.role('first'), rest, 0)
    },
  }),
})
