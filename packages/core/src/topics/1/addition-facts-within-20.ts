import {
  acrossTen,
  both,
  column,
  defineTopic,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  formulaChoice,
  integer,
  intoItsPlace,
  itemOf,
  line,
  list,
  missingPart,
  numberList,
  prose,
  type Random,
  relation,
  step,
  sum,
  sumWithin20,
  tupleOf,
  wholes,
  withFigure,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { sumByTen } from '../kit/facts/by-ten.ts'
import { comparison, comparisonOf, comparisonSigns, valuesCompared } from '../kit/facts/compare-signs.ts'
import {
  canBeCopied,
  compare,
  complete,
  type Fact,
  fitsTheGap,
  missingFrom,
  missingNumber,
  resultOf,
  toWorkOut,
  withBox,
} from '../kit/facts/facts.ts'
import { numbersOnWheel, wheel } from '../kit/facts/wheel.ts'

/** Every pair comes as often as another. */
const ACROSS_TEN = [2, 3, 4, 5, 6, 7, 8, 9].flatMap(a => Array.from({ length: a - 1 }, (_, i) => [a, 9 - i] as const))

/**
 * Without the doubles, known by heart before all others, and in order of their sums: neighbors in turn are far apart in
 * it, so that they have other sums.
 */
const TO_ADD = ACROSS_TEN.filter(([a, b]) => a !== b).sort((one, other) => one[0] + one[1] - other[0] - other[1])

/** Two addends, by what happens at ten. */
const addends = {
  'ten and some': (random: Random) => random.shuffle([10, random.int(2, 9)]),
  'teen and some': (random: Random) => {
    const ones = random.int(1, 7)
    return [10 + ones, random.int(2, 9 - ones)] as const
  },
  'across ten': (random: Random) => random.evenly(TO_ADD),
} satisfies Record<string, (random: Random) => readonly [number, number]>

interface Level {
  readonly addends: readonly (keyof typeof addends)[]
  /** What is added to a whole row of numbers. */
  readonly wheels: readonly { readonly add: number; readonly to: readonly number[] }[]
}

function draw(random: Random, level: Pick<Level, 'addends'>): Fact {
  const [a, b] = addends[random.evenly(level.addends)](random)
  return { a, b, sign: '+' }
}

const instruction = { en: prose`Add.`, es: prose`Suma.` }
const solution = ({ a, b }: Fact) => sumWithin20(a, b)

type TwoSums = readonly [a: number, b: number, c: number, d: number]

/** A sum across ten, to be found again as ten and some. */
function drawSameSum(random: Random) {
  // 10 + 1 is counted on at once.
  const right = random.pick(TO_ADD.filter(([a, b]) => a + b > 11))
  return { right, total: right[0] + right[1] }
}

/** Two sums across ten that differ by at most three; equal ones are made of other numbers. */
function drawTwoSums(random: Random): TwoSums {
  const relation = random.evenly(['less', 'greater', 'equal'])
  return random.until(
    () => {
      const [a, b] = random.pick(ACROSS_TEN)
      const [c, d] = random.pick(ACROSS_TEN)
      return [a, b, c, d] as const
    },
    ([a, b, c, d]) =>
      comparisonOf(a + b, c + d) === relation &&
      Math.abs(a + b - c - d) <= 3 &&
      ![c, d].includes(a) &&
      ![c, d].includes(b),
  )
}

const notThis = (wrong: Expr, value: number, right: number) =>
  explained(equation(wrong, value), line`${value} is not ${right}.`, line`${value} no es ${right}.`)

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
    rev: 4,
    levels: {
      easy: {
        addends: ['ten and some', 'teen and some', 'teen and some'],
        wheels: [
          { add: 10, to: wholes(1, 9) },
          { add: 2, to: wholes(10, 17) },
          { add: 1, to: wholes(10, 18) },
        ],
      },
      medium: {
        addends: ['across ten'],
        wheels: [
          { add: 9, to: wholes(2, 9) },
          { add: 8, to: wholes(3, 9) },
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
      ask: ({ a, b }) => both(column('+', a, b)),
      solution,
      check: undoesTheColumn,
    }),

    wheel: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw(random, { wheels }: Level) {
        const { add, to } = random.evenly(wheels)
        // Only seven numbers go past ten with 8: none comes twice.
        return { add, numbers: random.sample(to, Math.min(8, to.length)) }
      },
      answer: numberList,
      solve: ({ add, numbers }) => numbers.map(value => value + add),
      ask: ({ add, numbers }) =>
        withFigure(
          {
            en: prose`Add ${add}, the number in the middle, to each number around it. Start at the top and go around the way the hands of a clock move.`,
            es: prose`Suma ${add}, el número del centro, a cada número de alrededor. Empieza arriba y sigue en el sentido de las manecillas del reloj.`,
          },
          wheel(add, numbers),
        ),
      solution: ({ add, numbers }) => [
        ...tupleOf(numbers, 1).flatMap(first =>
          add < 10 && add + first > 10 && first < 10 ? acrossTen(add, first) : sumWithin20(first, add),
        ),
        step(list(...numbers.map(value => value + add)), because.sameWayForEach),
      ],
      check(printed, answers) {
        const [add, ...numbers] = numbersOnWheel(printed.figure('geometry-diagram'))
        return (
          add !== undefined &&
          printed.numbers[0]?.equals(add) === true &&
          answers.length === numbers.length &&
          answers.every((answer, i) => exact(answer).minus(add).equals(itemOf(numbers, i)))
        )
      },
    }),

    missing: form({
      levels: ['hard'],
      share: 3,
      instruction: missingNumber,
      draw: random =>
        random.until(
          () => {
            const [a, b] = random.pick(ACROSS_TEN)
            return { place: random.evenly(['second', 'first'] as const), a, b, sign: '+' } as const
          },
          ({ place, ...fact }) => !canBeCopied(fact, place),
        ),
      answer: integer,
      solve: ({ place, ...fact }) => missingFrom(fact, place),
      ask: ({ place, ...fact }) => both(withBox(fact, place)),
      solution: ({ place, ...fact }) =>
        intoItsPlace(missingPart(resultOf(fact), place === 'first' ? fact.b : fact.a), complete(fact)),
      check: fitsTheGap,
    }),

    compare: form({
      levels: ['hard'],
      share: 2,
      instruction: compare,
      draw: drawTwoSums,
      answer: comparison,
      solve: ([a, b, c, d]) => comparisonOf(a + b, c + d),
      ask: ([a, b, c, d]) => both(prose`${sum(a, b)} ____ ${sum(c, d)}`),
      solution: ([a, b, c, d], answer) => [
        sumByTen(a, b),
        sumByTen(c, d),
        valuesCompared(a + b, answer, c + d),
        step(relation(sum(a, b), comparisonSigns[answer], sum(c, d)), because.writeTheSign),
      ],
      // The sign of what is left when one sum is taken from the other.
      check(printed, answer) {
        const [left, right] = tupleOf(
          printed.maths.filter(({ kind }) => kind === 'sum').map(item => evaluate(item)),
          2,
        )
        return answer === comparisonOf(left.minus(right), 0)
      },
    }),

    whichSum: form({
      levels: ['hard'],
      draw: drawSameSum,
      answer: formulaChoice,
      solve: ({ right: [a, b] }) => sum(a, b),
      mistakes: ({ right: [a, b] }) => ({
        oneMore: sum(a, b + 1),
        oneLess: sum(a - 1, b),
        twoLess: sum(a - 1, b - 1),
      }),
      ask: ({ total }) => ({
        en: prose`Which has the same value as ${sum(10, total - 10)}?`,
        es: prose`¿Cuál tiene el mismo valor que ${sum(10, total - 10)}?`,
      }),
      solution: ({ total, right: [a, b] }) => [
        step(sum(a, b), because.explain, {
          sentence: {
            en: line`Look for a choice that makes ${total}, as ${sum(10, total - 10)} does.`,
            es: line`Busca una opción que dé ${total}, como ${sum(10, total - 10)}.`,
          },
        }),
        ...sumWithin20(a, b),
        step(equation(sum(a, b), sum(10, total - 10)), because.bothSidesEqual),
      ],
      whyWrong: ({ total, right: [a, b] }) => ({
        oneMore: notThis(sum(a, b + 1), total + 1, total),
        oneLess: notThis(sum(a - 1, b), total - 1, total),
        twoLess: notThis(sum(a - 1, b - 1), total - 2, total),
      }),
      check: (printed, answer) =>
        exact(answer)
          .minus(evaluate(printed.one('sum')))
          .equals(0),
    }),
  }),
)
