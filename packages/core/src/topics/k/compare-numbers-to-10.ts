import {
  asWritten,
  type Block,
  type Both,
  both,
  compareByCounting,
  defineTopic,
  exact,
  explained,
  failed,
  integer,
  itemOf,
  lastOf,
  line,
  list,
  numberList,
  numbersInAnyOrder,
  ofAllBut,
  option,
  orderedList,
  type Printed,
  prose,
  type Random,
  step,
  table,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'

type Pair = readonly [number, number]

interface Level {
  /** How far apart the two numbers are. */
  readonly gaps: readonly number[]
  readonly least: number
}

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Two numbers to 10, the greater one as often on the left as on the right. */
function drawPair(random: Random, { gaps, least: from }: Level): Pair {
  const isLessFirst = random.evenly([true, false])
  // Every pair comes as often as another: no number is in most of them.
  const pairs = gaps.flatMap(gap =>
    NUMBERS.filter(small => small >= from && small + gap <= 10).map(small => [small, small + gap] as const),
  )
  const [less, greater] = random.pick(pairs)
  return isLessFirst ? [less, greater] : [greater, less]
}

const sentence = option({
  greater: { en: prose`greater than`, es: prose`mayor que` },
  less: { en: prose`less than`, es: prose`menor que` },
  equal: { en: prose`equal to`, es: prose`igual a` },
})
const SENTENCES = {
  greater: ([a, b]: Pair) => ({ en: prose`${a} is greater than ${b}`, es: prose`${a} es mayor que ${b}` }),
  less: ([a, b]: Pair) => ({ en: prose`${a} is less than ${b}`, es: prose`${a} es menor que ${b}` }),
  equal: ([a, b]: Pair) => ({ en: prose`${a} is equal to ${b}`, es: prose`${a} es igual a ${b}` }),
} as const

const circled = (answer: readonly Value[]) => {
  const sorted = [...answer].sort((a, b) => exact(a).compare(exact(b)))
  const [last, before] = [lastOf(sorted), sorted.slice(0, -1)]
  if (before.length === 0) return { en: prose`Circle ${last}`, es: prose`Encierra ${last}` }
  return {
    en:
      before.length > 1 ? prose`Circle ${list(...before)}, and ${last}` : prose`Circle ${list(...before)} and ${last}`,
    es: prose`Encierra ${list(...before)} y ${last}`,
  }
}
const row = (numbers: readonly number[]) => both(table({ rows: [numbers] }))
/** Counting up, the greater number comes later: words do it, as kindergarten has no < and >. */
const countedBetween = ([a, b]: Pair) => tupleOf(compareByCounting(a, b), 1)

/** Counts up from zero until the first number is met: that one is the smaller. */
const metFirst = (printed: Printed) =>
  NUMBERS.find(value => printed.numbers.some(number => number.equals(value))) ??
  failed('A number up to ten is met in counting')

function isGreater(numbers: readonly Value[]): Both<Block> {
  const [greater, less] = tupleOf(numbers, 2)
  return { en: prose`${greater} is greater than ${less}.`, es: prose`${greater} es mayor que ${less}.` }
}
function isLess(numbers: readonly Value[]): Both<Block> {
  const [less, greater] = tupleOf(numbers, 2)
  return { en: prose`${less} is less than ${greater}.`, es: prose`${less} es menor que ${greater}.` }
}

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
    rev: 6,
    levels: {
      easy: { gaps: [3, 4, 5, 6, 7, 8, 9], least: 1 },
      medium: { gaps: [1, 2], least: 4 },
      hard: { gaps: [1, 2, 3], least: 1 },
    },
  },
  form => ({
    greater: form({
      levels: ['easy'],
      instruction: { en: prose`Circle the greater number.`, es: prose`Encierra en un círculo el número mayor.` },
      draw: drawPair,
      answer: integer,
      solve: pair => Math.max(...pair),
      ask: row,
      solution: (pair, answer) => [...countedBetween(pair), step(asWritten(answer), because.comesLater)],
      check: (printed, answer) =>
        printed.numbers.some(number => number.equals(exact(answer))) && !exact(answer).equals(metFirst(printed)),
    }),

    fill: form({
      levels: ['easy'],
      instruction: { en: prose`Write each number in its place.`, es: prose`Escribe cada número en su lugar.` },
      draw: drawPair,
      answer: numberList,
      solve: pair => [Math.max(...pair), Math.min(...pair)],
      ask: pair => ({
        en: [table({ rows: [pair] }), prose`____ is greater than ____.`],
        es: [table({ rows: [pair] }), prose`____ es mayor que ____.`],
      }),
      namedAnswer: (_, numbers) => isGreater(numbers),
      solution: (pair, numbers) => [...countedBetween(pair), step(isGreater(numbers), because.comesLater)],
      check: (printed, [greater, less]) =>
        greater !== undefined &&
        less !== undefined &&
        exact(less).equals(metFirst(printed)) &&
        !exact(greater).equals(exact(less)) &&
        printed.numbers.some(number => number.equals(exact(greater))),
    }),

    saidLater: form({
      levels: ['easy'],
      draw: drawPair,
      answer: integer,
      solve: pair => Math.max(...pair),
      ask: ([a, b]) => ({
        en: prose`Count from 1. Which number do you say later: ${a} or ${b}? ____`,
        es: prose`Cuenta desde el 1. ¿Cuál de los dos números dices más tarde: el ${a} o el ${b}? ____`,
      }),
      solution: (pair, answer) => [
        ...countedBetween(pair),
        explained(
          asWritten(answer),
          line`You say ${asWritten(answer)} later: it is the greater number.`,
          line`El ${asWritten(answer)} lo dices más tarde: es el número mayor.`,
        ),
      ],
      check: (printed, answer) => {
        const [first, second] = printed.numbers.slice(-2)
        return first !== undefined && second !== undefined && exact(answer).equals(Math.max(first.n, second.n))
      },
    }),

    smaller: form({
      levels: ['medium'],
      instruction: { en: prose`Circle the smaller number.`, es: prose`Encierra en un círculo el número menor.` },
      draw: drawPair,
      answer: integer,
      solve: pair => Math.min(...pair),
      ask: row,
      solution: (pair, answer) => [...countedBetween(pair), step(asWritten(answer), because.comesSooner)],
      check: (printed, answer) => exact(answer).equals(metFirst(printed)),
    }),

    fillLess: form({
      levels: ['medium'],
      instruction: { en: prose`Write each number in its place.`, es: prose`Escribe cada número en su lugar.` },
      draw: drawPair,
      answer: numberList,
      solve: pair => [Math.min(...pair), Math.max(...pair)],
      ask: pair => ({
        en: [table({ rows: [pair] }), prose`____ is less than ____.`],
        es: [table({ rows: [pair] }), prose`____ es menor que ____.`],
      }),
      namedAnswer: (_, numbers) => isLess(numbers),
      solution: (pair, numbers) => [...countedBetween(pair), step(isLess(numbers), because.comesSooner)],
      check: (printed, [less, greater]) =>
        greater !== undefined &&
        less !== undefined &&
        exact(less).equals(metFirst(printed)) &&
        !exact(greater).equals(exact(less)) &&
        printed.numbers.some(number => number.equals(exact(greater))),
    }),

    word: form({
      levels: ['medium'],
      instruction: { en: prose`Choose the words.`, es: prose`Elige las palabras.` },
      draw(random, level) {
        const [a, b] = drawPair(random, level)
        const isEqual = random.evenly([false, false, true, false, false, false])
        return isEqual ? ([a, a] as const) : ([a, b] as const)
      },
      answer: sentence,
      solve: ([a, b]) => (a === b ? 'equal' : a > b ? 'greater' : 'less'),
      ask: ([a, b]) => ({
        en: prose`${a} is ________ ${b}.`,
        es: prose`${a} es ________ ${b}.`,
      }),
      solution: (pair, answer) => [
        ...countedBetween(pair),
        step(
          SENTENCES[answer](pair),
          answer === 'equal' ? because.sameNumber : answer === 'greater' ? because.comesLater : because.comesSooner,
        ),
      ],
      whyWrong: ([a, b], answer) => {
        const alike = { en: line`Both numbers are ${a}.`, es: line`Los dos números son ${a}.` }
        return ofAllBut(answer, {
          greater:
            answer === 'equal'
              ? alike
              : { en: line`When you count, ${a} comes before ${b}.`, es: line`Al contar, ${a} va antes de ${b}.` },
          less:
            answer === 'equal'
              ? alike
              : { en: line`When you count, ${a} comes after ${b}.`, es: line`Al contar, ${a} va después de ${b}.` },
          equal: { en: line`${a} and ${b} are different numbers.`, es: line`${a} y ${b} son números distintos.` },
        })
      },
      check(printed, answer) {
        const [first, second] = printed.take(2)
        return answer === 'equal'
          ? first.equals(second)
          : !first.equals(second) && first.equals(metFirst(printed)) === (answer === 'less')
      },
    }),

    order: form({
      levels: ['hard'],
      kind: 'order',
      instruction: {
        en: prose`Write the numbers from least to greatest.`,
        es: prose`Escribe los números de menor a mayor.`,
      },
      draw: random => ({
        numbers: random.until(
          () => random.sample(NUMBERS, 3),
          ([a, b, c]) => !(a < b && b < c) && !(a > b && b > c),
        ),
      }),
      answer: orderedList,
      solve: ({ numbers }) => [...numbers].sort((a, b) => a - b),
      ask: ({ numbers }) => both([list(...numbers), prose`____, ____, ____`]),
      solution: (_, sorted) => [
        ...tupleOf(compareByCounting(exact(itemOf(sorted, 0)).n, exact(itemOf(sorted, 2)).n), 1),
        step(list(...sorted), because.writeAsYouMeet),
      ],
      check: (printed, answer) =>
        JSON.stringify(NUMBERS.filter(value => printed.all('number').some(number => exact(number).equals(value)))) ===
        JSON.stringify(answer.map(value => exact(value).n)),
    }),

    circleGreater: form({
      levels: ['hard'],
      lines: 0,
      draw(random) {
        const bound = random.evenly([2, 3, 4, 5, 6, 7, 8])
        const right = random.sample(
          NUMBERS.filter(value => value > bound),
          2,
        )
        // The number itself stands in the row: it alone tests the word.
        const others = NUMBERS.filter(value => !right.includes(value) && value !== bound)
        return { bound, numbers: random.shuffle([...right, bound, ...random.sample(others, 2)]) }
      },
      answer: numbersInAnyOrder,
      solve: ({ bound, numbers }) => numbers.filter(value => value > bound),
      ask: ({ bound, numbers }) => ({
        en: [prose`Circle all numbers greater than ${bound}.`, table({ rows: [numbers] })],
        es: [prose`Encierra en un círculo todos los números mayores que ${bound}.`, table({ rows: [numbers] })],
      }),
      solution: ({ bound }, answer) => [
        explained(
          list(...NUMBERS.filter(value => value > bound)),
          line`Start with the number after ${bound} and count.`,
          line`Empieza con el número que sigue al ${bound} y cuenta.`,
        ),
        explained(
          circled(answer),
          line`Look in the row for the numbers you said. Circle them.`,
          line`Busca en la fila los números que dijiste y enciérralos en un círculo.`,
        ),
      ],
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
        const low = random.evenly([0, 1, 2, 3, 4, 5, 6])
        const high = random.int(low + 3, Math.min(low + 5, 9))
        // Two numbers fit at least: "all" is not said of one.
        const between = random.sample(
          NUMBERS.filter(value => value > low && value < high),
          2,
        )
        const others = NUMBERS.filter(value => !between.includes(value) && value !== low && value !== high)
        return { low, high, numbers: random.shuffle([...between, low, high, random.pick(others)]) }
      },
      answer: numbersInAnyOrder,
      solve: ({ low, high, numbers }) => numbers.filter(value => value > low && value < high),
      ask: ({ low, high, numbers }) => ({
        en: [prose`Circle all numbers greater than ${low} and less than ${high}.`, table({ rows: [numbers] })],
        es: [
          prose`Encierra en un círculo todos los números mayores que ${low} y menores que ${high}.`,
          table({ rows: [numbers] }),
        ],
      }),
      solution: ({ low, high }, answer) => [
        explained(
          list(...NUMBERS.filter(value => value > low && value < high)),
          line`Start with the number after ${low}. Stop before ${high}.`,
          line`Empieza con el número que sigue al ${low}. Detente antes del ${high}.`,
        ),
        explained(
          circled(answer),
          line`Look in the row for the numbers you said. Circle them.`,
          line`Busca en la fila los números que dijiste y enciérralos en un círculo.`,
        ),
      ],
      check(printed, answer) {
        const [low, high] = printed.take(2).map(number => number.n) as [number, number]
        const numbers = printed.numbers.slice(2).map(number => number.n)
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
