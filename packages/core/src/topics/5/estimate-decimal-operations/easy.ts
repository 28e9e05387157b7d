import {
  blank,
  both,
  decimal,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  itemOf,
  line,
  prose,
  type Random,
  Ratio,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import { blanksInARow, estimateSteps, isNearest, near, operated, resultOf, roundedTo, roundStep } from './estimates.ts'
import type { levels } from './levels.ts'

const WAYS = [
  ['up', 'down'],
  ['up', 'up'],
  ['down', 'up'],
] as const
const TO_ONES = {
  en: prose`To estimate, round each decimal to the nearest whole number.`,
  es: prose`Para estimar, redondea cada decimal al número entero más cercano.`,
}

/** Two decimals with one or two places, the first greater. */
function drawTwo(random: Random) {
  const operation = random.evenly(['+', '−'] as const)
  const [one, other] = random.evenly(WAYS)
  const high = random.int(11, 49)
  const low = random.int(3, high - 4)
  return {
    operation,
    a: near(random, Ratio.of(high), one, 0, random.pick([1, 2])),
    b: near(random, Ratio.of(low), other, 0, random.pick([1, 2])),
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  roundAndAdd: form({
    levels: ['easy'],
    share: 2,
    instruction: TO_ONES,
    draw: drawTwo,
    answer: blanksInARow,
    solve: ({ operation, a, b }) => {
      const [one, other] = [roundedTo(a, 0), roundedTo(b, 0)]
      return [one, other, resultOf(operation, one, other)]
    },
    ask: ({ operation, a, b }) => {
      const shown = operated(operation, decimal(a), decimal(b))
      const blanks = equation(operated(operation, blank(2), blank(2)), blank(2))
      return { en: prose`${shown} is about ${blanks}`, es: prose`${shown} es aproximadamente ${blanks}` }
    },
    namedAnswer: ({ operation }, answers) => {
      const [one, other, estimate] = tupleOf(answers, 3)
      return both(equation(operated(operation, one, other), estimate))
    },
    solution: ({ operation, a, b }) => estimateSteps(operation, [a, b], 0),
    check(printed, answers) {
      const [a, b] = tupleOf(
        printed.all('number').map(number => exact(number)),
        2,
      )
      const [one, other, estimate] = tupleOf(answers.map(exact), 3)
      const isDifference = printed.all('negative').length > 0
      return (
        isNearest(a, one, 0) &&
        isNearest(b, other, 0) &&
        (isDifference ? estimate.plus(other).equals(one) : estimate.minus(other).equals(one))
      )
    },
  }),

  timesWhole: form({
    levels: ['easy'],
    instruction: {
      en: prose`To estimate, round the decimal to the nearest whole number.`,
      es: prose`Para estimar, redondea el decimal al número entero más cercano.`,
    },
    draw(random) {
      const way = random.evenly(['up', 'down', 'up'] as const)
      return { a: near(random, Ratio.of(random.int(3, 9)), way, 0, random.pick([1, 2])), b: random.int(4, 9) }
    },
    answer: integer,
    solve: ({ a, b }) => roundedTo(a, 0).times(b),
    ask: ({ a, b }) => ({
      en: prose`${times(decimal(a), b)} is about ____.`,
      es: prose`${times(decimal(a), b)} es aproximadamente ____.`,
    }),
    solution: ({ a, b }) => [
      roundStep(a, 0),
      explained(
        equation(times(roundedTo(a, 0), b), roundedTo(a, 0).times(b)),
        line`Multiply by ${b}.`,
        line`Multiplica por ${b}.`,
      ),
    ],
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.all('number').map(number => exact(number)),
        2,
      )
      return isNearest(a, exact(answer).over(b), 0)
    },
  }),

  bestEstimate: form({
    levels: ['easy'],
    draw: drawTwo,
    answer: formulaChoice,
    solve: ({ operation, a, b }) => operated(operation, roundedTo(a, 0), roundedTo(b, 0)),
    mistakes({ operation, a, b }) {
      const [one, other] = [roundedTo(a, 0), roundedTo(b, 0)]
      const turned = (value: Ratio, nearest: Ratio) => (value.compare(nearest) < 0 ? nearest.minus(1) : nearest.plus(1))
      return {
        firstTurned: operated(operation, turned(a, one), other),
        secondTurned: operated(operation, one, turned(b, other)),
        bothTurned: operated(operation, turned(a, one), turned(b, other)),
      }
    },
    ask: ({ operation, a, b }) => {
      const shown = operated(operation, decimal(a), decimal(b))
      return operation === '+'
        ? {
            en: prose`Which sum shows ${shown} with each decimal rounded to the nearest whole number?`,
            es: prose`¿Qué suma muestra ${shown} con cada decimal redondeado al número entero más cercano?`,
          }
        : {
            en: prose`Which difference shows ${shown} with each decimal rounded to the nearest whole number?`,
            es: prose`¿Qué resta muestra ${shown} con cada decimal redondeado al número entero más cercano?`,
          }
    },
    solution: ({ operation, a, b }) => [
      roundStep(a, 0),
      roundStep(b, 0),
      explained(
        operated(operation, roundedTo(a, 0), roundedTo(b, 0)),
        line`Write the rounded numbers.`,
        line`Escribe los números redondeados.`,
      ),
    ],
    whyWrong({ a, b }) {
      const wrongWay = (value: Ratio) => ({
        en: line`${decimal(value)} is closer to ${roundedTo(value, 0)}.`,
        es: line`${decimal(value)} está más cerca de ${roundedTo(value, 0)}.`,
      })
      return {
        firstTurned: wrongWay(a),
        secondTurned: wrongWay(b),
        bothTurned: {
          en: line`Both numbers were rounded the wrong way.`,
          es: line`Los dos números se redondearon mal.`,
        },
      }
    },
    check(printed, answer) {
      const numbers = (of: unknown): readonly Ratio[] => {
        const built = expr(of as never)
        return built.kind === 'sum'
          ? built.terms.map(term => {
              const value = exact(term)
              return value.n < 0 ? value.negated() : value
            })
          : []
      }
      const given = tupleOf(
        printed.all('number').map(number => exact(number)),
        2,
      )
      const shown = numbers(answer)
      return shown.length === 2 && given.every((value, i) => isNearest(value, itemOf(shown, i), 0))
    },
  }),

  whichIsAbout: form({
    levels: ['easy'],
    draw(random) {
      const target = 10 * random.evenly([5, 3, 6, 4])
      const ways = random.shuffle(['up', 'down', 'up', 'down'] as const)
      const totals = [target, target + 10, target - 10, target + 20]
      const sums = totals.map((total, i) => {
        const first = random.int(5, total - 6)
        const way = itemOf(ways, i)
        return [near(random, Ratio.of(first), way, 0, 1), near(random, Ratio.of(total - first), way, 0, 2)] as const
      })
      return { target, sums }
    },
    answer: formulaChoice,
    solve: ({ sums }) => shownSum(itemOf(sums, 0)),
    mistakes({ sums }) {
      const [tenMore, tenLess, twentyMore] = tupleOf(sums.slice(1).map(shownSum), 3)
      return { tenMore, tenLess, twentyMore }
    },
    ask: ({ target }) => ({
      en: prose`Which sum is about ${target}?`,
      es: prose`¿Qué suma es aproximadamente ${target}?`,
    }),
    solution: ({ sums, target }, answer) => [
      ...estimateSteps('+', itemOf(sums, 0), 0),
      explained(expr(answer), line`This sum is about ${target}.`, line`Esta suma es aproximadamente ${target}.`),
    ],
    whyWrong({ sums }) {
      const [tenMore, tenLess, twentyMore] = tupleOf(
        sums.slice(1).map(([a, b]) => {
          const [one, other] = [a.rounded(), b.rounded()]
          return {
            en: line`This sum is about ${equation(sum(one, other), one + other)}.`,
            es: line`Esta suma es aproximadamente ${equation(sum(one, other), one + other)}.`,
          }
        }),
        3,
      )
      return { tenMore, tenLess, twentyMore }
    },
    // Less than 1 away, so that the others, which are 10 away, are not meant.
    check(printed, answer) {
      const off = exact(answer).minus(itemOf(printed.numbers, 0)).toNumber()
      return Math.abs(off) < 1
    },
  }),
})

const shownSum = ([a, b]: readonly [Ratio, Ratio]) => operated('+', decimal(a), decimal(b))
