import {
  addByPlaces,
  answerStep,
  baseTenBlocks,
  blank,
  blocksTogether,
  both,
  bullets,
  column,
  columnWithResult,
  count,
  defineTopic,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  integer,
  line,
  minus,
  numberList,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  story,
  sum,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { fitsTheGap } from '../kit/facts/facts.ts'
import { pairAndSum } from '../kit/facts/pair-and-sum.ts'
import { fourAmounts, threeAmounts } from './add-several-two-digit-numbers/stories.ts'

type Range = readonly [least: number, most: number]
interface Level {
  readonly count: 3 | 4
  /** What the ones may add up to, in turns. */
  readonly ones: readonly Range[]
  readonly total: Range
}

const add = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const tensOf = (number: number) => number - (number % 10)
const isIn = (value: number, [least, most]: Range) => value >= least && value <= most

/** Tens for these ones, so that the numbers differ and have this total. */
const withTens = (random: Random, ones: readonly number[], total: Range): readonly number[] =>
  random.until(
    () => {
      const most = Math.max(1, Math.min(9, Math.floor(total[1] / 10) - ones.length))
      return ones.map(digit => 10 * random.int(1, most) + digit)
    },
    numbers => isIn(add(numbers), total) && new Set(numbers).size === numbers.length,
  )
/** Numbers whose ones have one of these sums; at most one ends in 0. */
function draw(random: Random, { count: length, ones, total }: Level): readonly number[] {
  const range = random.evenly(ones)
  const digits = random.until(
    () => Array.from({ length }, () => random.int(0, 9)),
    drawn => isIn(add(drawn), range) && drawn.filter(digit => digit === 0).length < 2,
  )
  return withTens(random, digits, total)
}

const APART = 45
/** Amounts of one story are not far from each other. */
const drawAmounts = (random: Random, level: Level): readonly number[] =>
  random.until(
    () => draw(random, level),
    numbers => Math.max(...numbers) - Math.min(...numbers) <= APART,
  )

/** Three numbers, the ones of exactly two of which make ten; these two stand side by side in a third. */
function drawWithTen(random: Random): readonly number[] {
  const place = random.evenly([0, 2, 1])
  const first = random.intExcept(1, 9, 5)
  const rest = random.intExcept(1, 9, first, 10 - first)
  // The two make 30 to 70 together.
  const tens = random.evenly([4, 2, 5, 3, 6])
  return random.until(
    () => {
      const part = random.int(1, tens - 1)
      const pair = [10 * part + first, 10 * (tens - part) + 10 - first]
      return pair.toSpliced(place, 0, 10 * random.int(1, 8 - tens) + rest)
    },
    numbers => new Set(numbers).size === numbers.length,
  )
}
/** The two whose ones make ten, and the third. */
function pairIn(numbers: readonly number[]): readonly [a: number, b: number, rest: number] {
  const [a, b, c] = tupleOf(numbers, 3)
  const make = (one: number, other: number) => (one % 10) + (other % 10) === 10
  return make(a, b) ? [a, b, c] : make(a, c) ? [a, c, b] : [b, c, a]
}
const hasTen = (numbers: readonly number[]) => {
  const [a, b] = pairIn(numbers)
  return (a % 10) + (b % 10) === 10
}
const byTheTen = (numbers: readonly number[]): readonly Step[] => {
  const [a, b, rest] = pairIn(numbers)
  return [
    step(equation(sum(a, b), a + b), because.addThoseThatMakeATen),
    step(equation(sum(a + b, rest), a + b + rest), because.addWhatIsLeft),
  ]
}

const instruction = { en: prose`Add.`, es: prose`Suma.` }
const columns = {
  instruction,
  draw,
  answer: integer,
  solve: add,
  ask: (numbers: readonly number[]) => both(column('+', ...numbers)),
  solution: (numbers: readonly number[]) => addByPlaces(...numbers),
  check: undoesTheColumn,
}

/** What is regrouped of 20 ones or more: 1 ten for 2, or none. */
const slips = [
  {
    off: -10,
    says: { en: line`1 ten was regrouped, not 2`, es: line`se reagrupó 1 decena, no 2` },
  },
  {
    off: -20,
    says: { en: line`the 2 new tens were not added`, es: line`no se sumaron las 2 decenas que se forman` },
  },
] as const

export const addSeveralTwoDigitNumbers = defineTopic(
  {
    id: 'add-several-two-digit-numbers',
    name: { en: 'Add three and four two-digit numbers', es: 'Sumar tres y cuatro números de dos dígitos' },
    description: {
      en: 'Add three or four two-digit numbers, choosing an order that makes the work easy.',
      es: 'Suma tres o cuatro números de dos dígitos en un orden que facilite el trabajo.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.6'],
    rev: 2,
    levels: {
      easy: { count: 3, ones: [[3, 9]], total: [40, 99] },
      medium: { count: 3, ones: [[11, 19]], total: [100, 200] },
      hard: {
        count: 4,
        ones: [
          [21, 29],
          [12, 19],
        ],
        total: [150, 300],
      },
    },
  },
  form => ({
    columns: form({ ...columns, levels: ['easy', 'medium'] }),

    fourInColumns: form({ ...columns, levels: ['hard'] }),

    across: form({
      levels: ['easy'],
      instruction,
      lines: 1,
      draw: (random, level: Level) => (random.evenly([true, false]) ? drawWithTen(random) : draw(random, level)),
      answer: integer,
      solve: add,
      ask: numbers => both(equation(sum(...numbers), blank(3))),
      solution: numbers => (hasTen(numbers) ? byTheTen(numbers) : addByPlaces(...numbers)),
      check: fitsTheGap,
    }),

    blocks: form({
      levels: ['easy'],
      instruction,
      draw: random =>
        withTens(
          random,
          random
            .shuffle([1, 2, 3, 4, 5])
            .slice(0, 3)
            .map(digit => Math.min(digit, 3)),
          [40, 99],
        ),
      answer: integer,
      solve: add,
      ask: numbers => both([figure(baseTenBlocks(...numbers)), equation(sum(...numbers), blank(3))]),
      solution: numbers => blocksTogether(...numbers),
      check: (printed, answer) =>
        exact(answer).equals(
          printed.figure('base-ten-blocks').groups.reduce((all, { tens, ones }) => all + 10 * tens + ones, 0),
        ),
    }),

    makesATen: form({
      levels: ['easy'],
      instruction: {
        en: prose`Circle the two numbers whose ones make ${10}. Then add all three.`,
        es: prose`Encierra los dos números cuyas unidades forman ${10}. Luego suma los tres.`,
      },
      lines: 1,
      draw: drawWithTen,
      answer: pairAndSum,
      solve: (numbers): readonly Value[] => [...pairIn(numbers).slice(0, 2), add(numbers)],
      ask: numbers => both(equation(sum(...numbers), blank(3))),
      solution: (numbers, answer) => [...byTheTen(numbers), step(pairAndSum.show(answer), because.pairThenSum)],
      check(printed, answers) {
        const [a, b, all] = tupleOf(answers, 3).map(value => exact(value).n)
        const numbers = printed.all('sum').flatMap(({ terms }) => terms.map(term => evaluate(term).n))
        const [rest, ...others] = numbers.filter(number => number !== a && number !== b)
        return (
          rest !== undefined &&
          others.length === 0 &&
          ((a ?? 0) + (b ?? 0)) % 10 === 0 &&
          (all ?? 0) - rest - (a ?? 0) === b
        )
      },
    }),

    threeAmounts: form(
      story({
        levels: ['medium'],
        lines: 3,
        settings: threeAmounts,
        draw(random, _, level: Level) {
          const [first, second, third] = tupleOf(drawAmounts(random, level), 3)
          return { first, second, third }
        },
        answer: quantity,
        solve: ({ first, second, third }, { noun }) => count(first + second + third, noun),
        ask: ({ first, second, third }, { tell }) => tell(first, second, third),
        solution: ({ first, second, third }, found, { answers }) => [
          step(sum(first, second, third), because.putTogether),
          ...addByPlaces(first, second, third),
          answerStep(both(prose`${found}`), answers(found)),
        ],
        check: (numberOf, { amount }) =>
          evaluate(amount).minus(numberOf('first')).minus(numberOf('second')).equals(numberOf('third')),
      }),
    ),

    byPlaces: form({
      levels: ['medium'],
      instruction: {
        en: prose`Add the tens. Add the ones. Then find the sum.`,
        es: prose`Suma las decenas. Suma las unidades. Luego halla el total.`,
      },
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          numbers => numbers.every(number => number % 10 > 0),
        ),
      answer: numberList,
      solve: numbers => [add(numbers.map(tensOf)), add(numbers.map(number => number % 10)), add(numbers)],
      ask: numbers =>
        both(
          bullets(
            line`${equation(sum(...numbers.map(tensOf)), blank(3))}`,
            line`${equation(sum(...numbers.map(number => number % 10)), blank(3))}`,
            line`${equation(sum(...numbers), blank(3))}`,
          ),
        ),
      namedAnswer: numbers => {
        const [tens, ones] = [add(numbers.map(tensOf)), add(numbers.map(number => number % 10))]
        return {
          en: prose`tens ${tens}; ones ${ones}; sum ${tens + ones}`,
          es: prose`decenas ${tens}; unidades ${ones}; total ${tens + ones}`,
        }
      },
      solution(numbers) {
        const [tens, ones] = [add(numbers.map(tensOf)), add(numbers.map(number => number % 10))]
        return [
          step(equation(sum(...numbers.map(tensOf)), tens), because.addPlace, {
            place: { en: line`the tens`, es: line`las decenas` },
          }),
          step(equation(sum(...numbers.map(number => number % 10)), ones), because.addPlace, {
            place: { en: line`the ones`, es: line`las unidades` },
          }),
          step(equation(sum(tens, ones), tens + ones), because.joinPlaces),
        ]
      },
      // Two of the printed numbers taken from the sum of each line leave the third.
      check(printed, answers) {
        const lines = printed.all('sum').map(({ terms }) => terms.map(term => evaluate(term)))
        return (
          lines.length === answers.length &&
          lines.every((terms, i) => {
            const [a, b, c] = tupleOf(terms, 3)
            return exact(answers[i] ?? 0)
              .minus(a)
              .minus(b)
              .equals(c)
          })
        )
      },
    }),

    choose: form({
      levels: ['medium'],
      instruction: { en: prose`Choose the sum.`, es: prose`Elige el total.` },
      lines: 2,
      draw,
      answer: integer,
      solve: add,
      mistakes: numbers => ({
        tenLost: add(numbers) - 10,
        tenTwice: add(numbers) + 10,
        onesOneOff: add(numbers) % 10 < 9 ? add(numbers) + 1 : add(numbers) - 1,
      }),
      ask: numbers => both(sum(...numbers)),
      solution: numbers => [
        ...addByPlaces(...numbers),
        explained(
          expr(add(numbers)),
          line`${add(numbers) - 10} leaves out the new ten.`,
          line`En ${add(numbers) - 10} falta la decena nueva.`,
        ),
      ],
      check: (printed, answer) =>
        printed
          .one('sum')
          .terms.reduce((rest, term) => rest.minus(evaluate(term)), exact(answer))
          .equals(0),
    }),

    fourAmounts: form(
      story({
        levels: ['hard'],
        lines: 3,
        settings: fourAmounts,
        draw(random, _, level: Level) {
          const [first, second, third, fourth] = tupleOf(drawAmounts(random, level), 4)
          return { first, second, third, fourth }
        },
        answer: quantity,
        solve: ({ first, second, third, fourth }, { noun }) => count(first + second + third + fourth, noun),
        ask: ({ first, second, third, fourth }, { tell }) => tell(first, second, third, fourth),
        solution: ({ first, second, third, fourth }, found, { answers }) => [
          step(sum(first, second, third, fourth), because.putTogether),
          ...addByPlaces(first, second, third, fourth),
          answerStep(both(prose`${found}`), answers(found)),
        ],
        check: (numberOf, { amount }) =>
          evaluate(amount)
            .minus(numberOf('first'))
            .minus(numberOf('second'))
            .minus(numberOf('third'))
            .equals(numberOf('fourth')),
      }),
    ),

    missingFourth: form(
      story({
        levels: ['hard'],
        lines: 3,
        settings: [...fourAmounts.slice(4), ...fourAmounts.slice(0, 4)],
        draw(random, _, level: Level) {
          const [first, second, third, fourth] = tupleOf(drawAmounts(random, level), 4)
          return { total: first + second + third + fourth, first, second, third }
        },
        answer: quantity,
        solve: ({ total, first, second, third }, { noun }) => count(total - first - second - third, noun),
        ask: ({ total, first, second, third }, { tellMissing }) => tellMissing(total, first, second, third),
        solution({ total, first, second, third }, found, { answersMissing }) {
          const known = first + second + third
          return [
            explained(sum(first, second, third), line`Add the parts you know.`, line`Suma las partes que conoces.`),
            ...addByPlaces(first, second, third),
            step(equation(minus(total, known), found.amount), because.findTheMissingPart),
            answerStep(both(prose`${found}`), answersMissing(found)),
          ]
        },
        check: (numberOf, { amount }) =>
          evaluate(amount)
            .plus(numberOf('first'))
            .plus(numberOf('second'))
            .plus(numberOf('third'))
            .equals(numberOf('total')),
      }),
    ),

    wrongColumn: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`The sum is wrong. Find the mistake and write the right sum.`,
        es: prose`El total está mal. Busca el error y escribe el total correcto.`,
      },
      lines: 2,
      draw(random, level: Level) {
        const slip = random.evenly(slips)
        return { slip, numbers: draw(random, { ...level, ones: [[21, 29]] }) }
      },
      answer: integer,
      solve: ({ numbers }) => add(numbers),
      ask: ({ numbers, slip }) => both(columnWithResult('+', numbers, add(numbers) + slip.off)),
      key: ({ numbers, slip }) => ({
        en: prose`It should be ${add(numbers)}, not ${add(numbers) + slip.off}.`,
        es: prose`Debe ser ${add(numbers)}, no ${add(numbers) + slip.off}.`,
      }),
      solution: ({ numbers, slip }) => [
        step(equation(sum(...numbers), add(numbers) + slip.off), because.mistakeIs, { what: slip.says }),
        ...addByPlaces(...numbers),
      ],
      check: undoesTheColumn,
    }),
  }),
)
