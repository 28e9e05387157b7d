import { integer } from '../../answer/number.ts'
import { numbersInAnyOrder } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { orderedList } from '../../answer/point.ts'
import { both, prose, table } from '../../content.ts'
import { list } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

interface Level {
  /** How far apart the two numbers are. */
  readonly gaps: readonly number[]
}

/** Two numbers to 10, in any order. */
function drawPair(random: Random, { gaps }: Level) {
  const gap = random.pick(gaps)
  const small = random.int(1, 10 - gap)
  return random.shuffle([small, small + gap])
}

const sentence = option({
  greater: { en: prose`greater than`, es: prose`mayor que` },
  less: { en: prose`less than`, es: prose`menor que` },
  equal: { en: prose`equal to`, es: prose`igual a` },
})

const row = (numbers: readonly number[]) => both(table({ rows: [numbers] }))
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Counts up from zero until the first number is met: that one is the smaller. */
const metFirst = (printed: Printed) => NUMBERS.find(value => printed.numbers.some(number => number.equals(value))) ?? -1

export const compareNumbersTo10 = defineTopic(
  {
    id: 'compare-numbers-to-10',
    name: { en: 'Compare numbers to 10', es: 'Comparar números hasta 10' },
    description: {
      en: 'Find the greater or the smaller of two written numbers and put three in order.',
      es: 'Encuentra el mayor o el menor de dos números escritos y ordena tres números.',
    },
    domain: 'Counting & Cardinality',
    standards: ['K.CC.C.7'],
    levels: {
      easy: { gaps: [3, 4, 5, 6, 7, 8, 9] },
      medium: { gaps: [1, 2] },
      hard: { gaps: [1, 2, 3] },
    },
  },
  form => ({
    greater: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Circle the greater number.`, es: prose`Encierra el número mayor.` },
      lines: 0,
      draw: drawPair,
      answer: integer,
      solve: pair => Math.max(...pair),
      ask: row,
      check: (printed, answer) =>
        printed.numbers.some(number => number.equals(exact(answer))) && !exact(answer).equals(metFirst(printed)),
    }),

    smaller: form({
      levels: ['medium'],
      instruction: { en: prose`Circle the smaller number.`, es: prose`Encierra el número menor.` },
      lines: 0,
      draw: drawPair,
      answer: integer,
      solve: pair => Math.min(...pair),
      ask: row,
      check: (printed, answer) => exact(answer).equals(metFirst(printed)),
    }),

    word: form({
      levels: ['medium'],
      instruction: { en: prose`Choose the words.`, es: prose`Elige las palabras.` },
      lines: 0,
      draw(random, level) {
        const pair = drawPair(random, level)
        const isEqual = random.evenly([false, false, true, false, false, false])
        return isEqual ? [pair[0] ?? 1, pair[0] ?? 1] : pair
      },
      answer: sentence,
      solve: ([a = 0, b = 0]) => (a === b ? 'equal' : a > b ? 'greater' : 'less'),
      ask: ([a = 0, b = 0]) => ({
        en: prose`${a} is ________ ${b}.`,
        es: prose`${a} es ________ ${b}.`,
      }),
      check(printed, answer) {
        const [first, second] = printed.numbers
        if (!first || !second) return false
        return answer === 'equal'
          ? first.equals(second)
          : !first.equals(second) && first.equals(metFirst(printed)) === (answer === 'less')
      },
    }),

    order: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write the numbers from least to greatest.`,
        es: prose`Escribe los números de menor a mayor.`,
      },
      lines: 0,
      draw: random => ({
        numbers: random.until(
          () => random.sample(NUMBERS, 3),
          ([a = 0, b = 0, c = 0]) => !(a < b && b < c),
        ),
      }),
      answer: orderedList,
      solve: ({ numbers }) => [...numbers].sort((a, b) => a - b),
      ask: ({ numbers }) => both([list(...numbers), prose`____, ____, ____`]),
      check: (printed, answer) =>
        JSON.stringify(NUMBERS.filter(value => printed.all('number').some(number => exact(number).equals(value)))) ===
        JSON.stringify(answer.map(value => exact(value).n)),
    }),

    circleGreater: form({
      levels: ['hard'],
      lines: 0,
      draw(random) {
        const bound = random.int(2, 8)
        const right = random.int(bound + 1, 10)
        const wrong = random.int(0, bound)
        const others = NUMBERS.filter(value => value !== right && value !== wrong)
        return { bound, numbers: random.shuffle([right, wrong, ...random.sample(others, 3)]) }
      },
      answer: numbersInAnyOrder,
      solve: ({ bound, numbers }) => numbers.filter(value => value > bound),
      ask: ({ bound, numbers }) => ({
        en: [prose`Circle all numbers greater than ${bound}.`, table({ rows: [numbers] })],
        es: [prose`Encierra todos los números mayores que ${bound}.`, table({ rows: [numbers] })],
      }),
      check(printed, answer) {
        const [bound, ...numbers] = printed.numbers.map(number => number.n)
        const left = numbers.filter(value => !answer.some(chosen => exact(chosen).equals(value)))
        return (
          bound !== undefined &&
          left.length + answer.length === numbers.length &&
          answer.length > 0 &&
          answer.every(chosen => exact(chosen).n > bound) &&
          left.every(value => value <= bound)
        )
      },
    }),

    circleBetween: form({
      levels: ['hard'],
      lines: 0,
      draw(random) {
        const low = random.int(0, 6)
        const high = random.int(low + 2, Math.min(low + 5, 9))
        const between = random.int(low + 1, high - 1)
        const others = NUMBERS.filter(value => value !== between)
        return { low, high, numbers: random.shuffle([between, ...random.sample(others, 4)]) }
      },
      answer: numbersInAnyOrder,
      solve: ({ low, high, numbers }) => numbers.filter(value => value > low && value < high),
      ask: ({ low, high, numbers }) => ({
        en: [prose`Circle all numbers greater than ${low} and less than ${high}.`, table({ rows: [numbers] })],
        es: [prose`Encierra todos los números mayores que ${low} y menores que ${high}.`, table({ rows: [numbers] })],
      }),
      check(printed, answer) {
        const [low = 0, high = 0, ...numbers] = printed.numbers.map(number => number.n)
        const inside = Array.from({ length: high - low - 1 }, (_, i) => low + 1 + i).filter(value =>
          numbers.includes(value),
        )
        return (
          inside.length === answer.length && inside.every(value => answer.some(chosen => exact(chosen).equals(value)))
        )
      },
    }),
  }),
)
