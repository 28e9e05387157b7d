import {
  blank,
  both,
  column,
  defineTopic,
  differenceWithin20,
  equation,
  evaluate,
  exact,
  explained,
  formulaChoice,
  integer,
  intoItsPlace,
  line,
  minus,
  missingPart,
  missingWhole,
  numberList,
  prose,
  type Random,
  relation,
  step,
  sum,
  thinkOfAddition,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { differenceByTen } from '../kit/facts/by-ten.ts'
import { comparison, comparisonOf, comparisonSigns, valuesCompared } from '../kit/facts/compare-signs.ts'
import {
  canBeCopied,
  compare,
  complete,
  type Fact,
  fitsEveryGap,
  fitsTheGap,
  missingFrom,
  missingNumber,
  resultOf,
  toWorkOut,
  withBox,
} from '../kit/facts/facts.ts'

/** Every difference comes as often as another; 1 and 2 are counted up to, not found by way of ten. */
const ACROSS_TEN = [11, 12, 13, 14, 15, 16, 17, 18]
  .flatMap(a => Array.from({ length: 19 - a }, (_, i): Fact => ({ a, b: 9 - i, sign: '−' })))
  .filter(({ a, b }) => a - b > 2)

/** Differences, by what happens at ten. */
const differences = {
  'ones from a teen': (random: Random): Fact => {
    const ones = random.int(3, 9)
    return { a: 10 + ones, b: random.int(2, ones), sign: '−' }
  },
  'minus ten': (random: Random): Fact => ({ a: random.int(11, 20), b: 10, sign: '−' }),
  'across ten': (random: Random): Fact => random.pick(ACROSS_TEN),
} satisfies Record<string, (random: Random) => Fact>

interface Level {
  readonly differences: readonly (keyof typeof differences)[]
}

const draw = (random: Random, level: Level) => differences[random.evenly(level.differences)](random)
/** Ten and some ones: either is found at a glance once the other is known. */
function drawWithTen(random: Random): Fact {
  const ones = random.int(2, 9)
  return { a: 10 + ones, b: random.evenly([ones, 10]), sign: '−' }
}
const instruction = { en: prose`Subtract.`, es: prose`Resta.` }

const solution = ({ a, b }: Fact) => differenceWithin20(a, b)

type TwoDifferences = readonly [a: number, b: number, c: number, d: number]

/** Two differences across ten that differ by at most three; equal ones are made of other numbers. */
function drawTwo(random: Random): TwoDifferences {
  const relation = random.evenly(['less', 'greater', 'equal'])
  const across = differences['across ten']
  const [x, y] = random.until(
    () => [across(random), across(random)] as const,
    ([x, y]) =>
      comparisonOf(resultOf(x), resultOf(y)) === relation &&
      Math.abs(resultOf(x) - resultOf(y)) <= 3 &&
      x.a !== y.a &&
      x.b !== y.b,
  )
  return [x.a, x.b, y.a, y.b]
}

/** A difference across ten, and another one of the same value. */
const drawSameDifference = (random: Random) =>
  random.until(
    () => {
      const [x, y] = [differences['across ten'](random), differences['across ten'](random)]
      return { shown: x, right: y }
    },
    ({ shown, right }) => resultOf(shown) === resultOf(right) && shown.a !== right.a,
  )

/** The wrong choices beside a difference: one more, one less and two more. */
const othersOf = ({ a, b }: Fact) =>
  [
    [a + 1, b],
    [a, b + 1],
    [a + 1, b - 1],
  ] as const

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
    rev: 2,
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
      draw,
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      solution,
      check: fitsTheGap,
    }),

    down: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      draw,
      answer: integer,
      solve: resultOf,
      ask: ({ a, b }) => both(column('−', a, b)),
      solution,
      check: undoesTheColumn,
    }),

    thinkAddition: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Complete.`, es: prose`Completa.` },
      lines: 0,
      draw: (random, level) =>
        random.until(
          () => (level.differences.length > 1 ? drawWithTen(random) : draw(random, level)),
          ({ a, b }) => a !== 2 * b,
        ),
      answer: numberList,
      solve: fact => [resultOf(fact), resultOf(fact)],
      ask({ a, b }) {
        const [addition, subtraction] = [equation(sum(b, blank(2)), a), equation(minus(a, b), blank(2))]
        return { en: prose`${addition}, so ${subtraction}.`, es: prose`${addition}, entonces ${subtraction}.` }
      },
      solution: ({ a, b }) => [...thinkOfAddition(b, a), step(equation(minus(a, b), a - b), because.sameFamily)],
      check: fitsEveryGap,
    }),

    missing: form({
      levels: ['hard'],
      share: 3,
      instruction: missingNumber,
      draw: (random, level) =>
        random.until(
          () => ({ place: random.evenly(['second', 'first'] as const), ...draw(random, level) }),
          ({ place, ...fact }) => !canBeCopied(fact, place),
        ),
      answer: integer,
      solve: ({ place, ...fact }) => missingFrom(fact, place),
      ask: ({ place, ...fact }) => both(withBox(fact, place)),
      solution: ({ place, ...fact }) => {
        const { a, b } = fact
        return intoItsPlace(place === 'first' ? missingWhole(a - b, b) : missingPart(a, a - b), complete(fact))
      },
      check: fitsTheGap,
    }),

    compare: form({
      levels: ['hard'],
      share: 2,
      instruction: compare,
      draw: drawTwo,
      answer: comparison,
      solve: ([a, b, c, d]) => comparisonOf(a - b, c - d),
      ask: ([a, b, c, d]) => both(prose`${minus(a, b)} ____ ${minus(c, d)}`),
      solution: ([a, b, c, d], answer) => [
        differenceByTen(a, b),
        differenceByTen(c, d),
        valuesCompared(a - b, answer, c - d),
        step(relation(minus(a, b), comparisonSigns[answer], minus(c, d)), because.writeTheSign),
      ],
      // The sign of what is left when one difference is taken from the other.
      check(printed, answer) {
        const [left, right] = tupleOf(
          printed.maths.filter(({ kind }) => kind === 'sum').map(item => evaluate(item)),
          2,
        )
        return answer === comparisonOf(left.minus(right), 0)
      },
    }),

    whichDifference: form({
      levels: ['hard'],
      draw: drawSameDifference,
      answer: formulaChoice,
      solve: ({ right: { a, b } }) => minus(a, b),
      mistakes: ({ right }) => {
        const [oneMore, oneLess, twoMore] = othersOf(right)
        return { oneMore: minus(...oneMore), oneLess: minus(...oneLess), twoMore: minus(...twoMore) }
      },
      ask: ({ shown: { a, b } }) => ({
        en: prose`Which has the same value as ${minus(a, b)}?`,
        es: prose`¿Cuál tiene el mismo valor que ${minus(a, b)}?`,
      }),
      solution: ({ shown: { a, b }, right }) => [
        differenceByTen(a, b),
        ...differenceWithin20(right.a, right.b),
        step(equation(minus(right.a, right.b), minus(a, b)), because.bothSidesEqual),
      ],
      whyWrong: ({ shown, right }) => {
        const [oneMore, oneLess, twoMore] = tupleOf(
          othersOf(right).map(([from, taken]) =>
            explained(
              equation(minus(from, taken), from - taken),
              line`${from - taken} is not ${shown.a - shown.b}.`,
              line`${from - taken} no es ${shown.a - shown.b}.`,
            ),
          ),
          3,
        )
        return { oneMore, oneLess, twoMore }
      },
      check: (printed, answer) =>
        exact(answer)
          .minus(evaluate(printed.one('sum')))
          .equals(0),
    }),
  }),
)
