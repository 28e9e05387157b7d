import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, column, figure, prose } from '../../content.ts'
import { sum } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { comparison, comparisonOf } from '../common/compare-signs.ts'
import { numbersOnWheel, wheel } from '../common/wheel.ts'
import {
  compare,
  type Fact,
  fitsTheGap,
  missingFrom,
  missingNumber,
  resultOf,
  toWorkOut,
  withBox,
} from './kit/facts.ts'

/** Two addends, by what happens at ten. */
const addends = {
  'ten and some': (random: Random) => random.shuffle([10, random.int(1, 9)]),
  'teen and some': (random: Random) => {
    const ones = random.int(1, 8)
    return [10 + ones, random.int(1, 9 - ones)]
  },
  'across ten': (random: Random) => {
    const a = random.int(2, 9)
    return [a, random.int(11 - a, 9)]
  },
} satisfies Record<string, (random: Random) => readonly number[]>

interface Level {
  readonly addends: readonly (keyof typeof addends)[]
  /** What is added to a whole row of numbers. */
  readonly wheels: readonly { readonly add: number; readonly to: readonly number[] }[]
}

function draw(random: Random, level: Level): Fact {
  const [a = 2, b = 9] = addends[random.evenly(level.addends)](random)
  return { a, b, sign: '+' }
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const instruction = { en: prose`Add.`, es: prose`Suma.` }

/** Two sums across ten; equal ones are made of other numbers. */
function drawTwoSums(random: Random) {
  const relation = random.evenly(['less', 'greater', 'equal'])
  if (relation === 'equal') {
    const total = random.int(11, 15)
    const [first = 9, second = 8] = random.sample(from(Math.ceil(total / 2), 9), 2)
    return [first, total - first, second, total - second]
  }
  const [x, y] = random.until(
    () => [addends['across ten'](random), addends['across ten'](random)] as const,
    ([x, y]) => comparisonOf((x[0] ?? 0) + (x[1] ?? 0), (y[0] ?? 0) + (y[1] ?? 0)) === relation,
  )
  return [...x, ...y]
}

export const additionFactsWithin20 = defineTopic(
  {
    id: 'addition-facts-within-20',
    name: { en: 'Addition facts within 20', es: 'Operaciones básicas de suma hasta 20' },
    description: {
      en: 'Add one-digit numbers with sums up to 20, including sums that go past ten.',
      es: 'Suma números de un dígito con totales hasta 20, incluso cuando el total pasa de diez.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.6'],
    levels: {
      easy: {
        addends: ['ten and some', 'teen and some', 'teen and some'],
        wheels: [
          { add: 10, to: from(1, 9) },
          { add: 2, to: from(10, 17) },
          { add: 1, to: from(10, 18) },
        ],
      },
      medium: {
        addends: ['across ten'],
        wheels: [
          { add: 9, to: from(2, 9) },
          { add: 8, to: from(3, 9) },
          { add: 7, to: from(4, 9) },
        ],
      },
      hard: { addends: ['across ten'], wheels: [] },
    },
  },
  form => ({
    across: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction,
      lines: 0,
      draw,
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      check: fitsTheGap,
    }),

    down: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      lines: 1,
      draw,
      answer: integer,
      solve: resultOf,
      ask: ({ a, b }) => both(column('+', a, b)),
      check: undoesTheColumn,
    }),

    wheel: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 0,
      draw(random, { wheels }: Level) {
        const { add, to } = random.evenly(wheels)
        const numbers = random.sample(to, 8)
        // Where fewer than eight numbers go past ten, the first ones come again across from themselves.
        return { add, numbers: [...numbers, ...numbers.slice(numbers.length - 4, 4)] }
      },
      answer: numberList,
      solve: ({ add, numbers }) => numbers.map(value => value + add),
      ask({ add, numbers }) {
        const drawn = figure(wheel(add, numbers))
        return {
          en: [prose`Add ${add} to each number. Start at the top and go around like a clock.`, drawn],
          es: [prose`Suma ${add} a cada número. Empieza arriba y sigue como el reloj.`, drawn],
        }
      },
      check(printed, answers) {
        const [add, ...numbers] = numbersOnWheel(printed.figure('geometry-diagram'))
        return (
          add !== undefined &&
          printed.numbers[0]?.equals(add) === true &&
          answers.length === numbers.length &&
          numbers.every((value, i) =>
            exact(answers[i] ?? 0)
              .minus(value)
              .equals(add),
          )
        )
      },
    }),

    missing: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      lines: 0,
      draw: (random, level) => ({ place: random.evenly(['second', 'first']), ...draw(random, level) }),
      answer: integer,
      solve: ({ place, ...fact }) => missingFrom(fact, place),
      ask: ({ place, ...fact }) => both(withBox(fact, place)),
      check: fitsTheGap,
    }),

    compare: form({
      levels: ['hard'],
      instruction: compare,
      lines: 0,
      draw: drawTwoSums,
      answer: comparison,
      solve: ([a = 0, b = 0, c = 0, d = 0]) => comparisonOf(a + b, c + d),
      ask: ([a = 0, b = 0, c = 0, d = 0]) => both(prose`${sum(a, b)} ____ ${sum(c, d)}`),
      // The sign of what is left when one sum is taken from the other.
      check(printed, answer) {
        const [left, right] = printed.maths.filter(({ kind }) => kind === 'sum').map(item => evaluate(item))
        if (!left || !right) return false
        const difference = left.minus(right).n
        return answer === (difference === 0 ? 'equal' : difference < 0 ? 'less' : 'greater')
      },
    }),
  }),
)
