import {
  addByPlaces,
  baseTenBlocks,
  blank,
  blocksTogether,
  both,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  integer,
  prose,
  type Random,
  type Step,
  step,
  sum,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsTheGap } from '../../kit/facts/facts.ts'
import { pairAndSum } from '../../kit/facts/pair-and-sum.ts'
import type { levels } from './levels.ts'
import { add, columns, draw, instruction, type Level, withTens } from './parts.ts'

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

export const easyForms = (form: FormMaker<typeof levels>) => ({
  columns: form({ ...columns, levels: ['easy', 'medium'] }),
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
      const [a, b, all] = tupleOf(
        tupleOf(answers, 3).map(value => exact(value).n),
        3,
      )
      const numbers = printed.all('sum').flatMap(({ terms }) => terms.map(term => evaluate(term).n))
      const [rest, ...others] = numbers.filter(number => number !== a && number !== b)
      return rest !== undefined && others.length === 0 && (a + b) % 10 === 0 && all - rest - a === b
    },
  }),
})
