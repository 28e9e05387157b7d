import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { both, column, prose } from '../../content.ts'
import { blank, equation, minus, sum } from '../../math/build.ts'
import { evaluate } from '../../math/evaluate.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { undoesTheColumn } from '../common/columns.ts'
import { comparison, comparisonOf } from '../common/compare-signs.ts'
import {
  compare,
  type Fact,
  fitsEveryGap,
  fitsTheGap,
  missingFrom,
  missingNumber,
  resultOf,
  toWorkOut,
  withBox,
} from './kit/facts.ts'

/** Differences, by what happens at ten. */
const differences = {
  'ones from a teen': (random: Random): Fact => {
    const ones = random.int(1, 9)
    return { a: 10 + ones, b: random.int(1, ones), sign: '−' }
  },
  'minus ten': (random: Random): Fact => ({ a: random.int(11, 20), b: 10, sign: '−' }),
  'across ten': (random: Random): Fact => {
    const a = random.int(11, 18)
    return { a, b: random.int(a - 9, 9), sign: '−' }
  },
} satisfies Record<string, (random: Random) => Fact>

interface Level {
  readonly differences: readonly (keyof typeof differences)[]
}

const draw = (random: Random, level: Level) => differences[random.evenly(level.differences)](random)
const instruction = { en: prose`Subtract.`, es: prose`Resta.` }

/** Two differences across ten; equal ones are made of other numbers. */
function drawTwo(random: Random) {
  const relation = random.evenly(['less', 'greater', 'equal'])
  const across = differences['across ten']
  if (relation === 'equal') {
    const difference = random.int(3, 8)
    const [one = 8, two = 9] = random.sample(
      [2, 3, 4, 5, 6, 7, 8, 9].filter(b => b + difference > 10),
      2,
    )
    return [difference + one, one, difference + two, two]
  }
  const [x, y] = random.until(
    () => [across(random), across(random)] as const,
    ([x, y]) => comparisonOf(resultOf(x), resultOf(y)) === relation,
  )
  return [x.a, x.b, y.a, y.b]
}

export const subtractionFactsWithin20 = defineTopic(
  {
    id: 'subtraction-facts-within-20',
    name: { en: 'Subtraction facts within 20', es: 'Operaciones básicas de resta hasta 20' },
    description: {
      en: 'Subtract a one-digit number from a number up to 20, including when passing ten.',
      es: 'Resta un número de un dígito de otro número hasta 20, incluso al pasar por diez.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['1.OA.C.6'],
    levels: {
      easy: { differences: ['ones from a teen', 'ones from a teen', 'minus ten'] },
      medium: { differences: ['across ten'] },
      hard: { differences: ['across ten'] },
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
      ask: ({ a, b }) => both(column('−', a, b)),
      check: undoesTheColumn,
    }),

    thinkAddition: form({
      levels: ['easy', 'medium'],
      instruction,
      lines: 0,
      draw,
      answer: numberList,
      solve: fact => [resultOf(fact), resultOf(fact)],
      ask({ a, b }) {
        const [addition, subtraction] = [equation(sum(b, blank(2)), a), equation(minus(a, b), blank(2))]
        return { en: prose`${addition}, so ${subtraction}`, es: prose`${addition}, entonces ${subtraction}` }
      },
      check: fitsEveryGap,
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
      draw: drawTwo,
      answer: comparison,
      solve: ([a = 0, b = 0, c = 0, d = 0]) => comparisonOf(a - b, c - d),
      ask: ([a = 0, b = 0, c = 0, d = 0]) => both(prose`${minus(a, b)} ____ ${minus(c, d)}`),
      // The sign of what is left when one difference is taken from the other.
      check(printed, answer) {
        const [left, right] = printed.maths.filter(({ kind }) => kind === 'sum').map(item => evaluate(item))
        if (!left || !right) return false
        const difference = left.minus(right).n
        return answer === (difference === 0 ? 'equal' : difference < 0 ? 'less' : 'greater')
      },
    }),
  }),
)
