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
  figure,
  integer,
  intoItsPlace,
  line,
  minus,
  numberList,
  option,
  people,
  prose,
  quantity,
  type Random,
  sentenceChoice,
  step,
  subtractByPlaces,
  sum,
  tupleOf,
  wouldGive,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { addends } from '../kit/columns/digit-pairs.ts'
import { areDifferent, hideDigits, missingDigits } from '../kit/columns/missing-digits.ts'
import { sumWithoutCarrying } from '../kit/columns/regrouping.ts'
import { comparedSides, comparesTheSides, comparison, comparisonOf, sumsByPlaces } from '../kit/facts/compare-signs.ts'
import { compare, fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import { totalStories } from '../kit/stories/one-step/total-stories.ts'

/** A worked column, right or wrong. */
const worked = (a: number, b: number, result: number) => ({
  key: String(result),
  says: both(columnWithResult('+', [a, b], result)),
})

interface Level {
  readonly regroups: boolean
}

const draw = (random: Random, { regroups }: Level) => {
  const [a, b] = addends(random, regroups)
  return { a, b }
}

type Addends = ReturnType<typeof draw>

/** The opposite operation leads from the sum back to the first number. */
const checked = ({ a, b }: Addends) =>
  step(equation(minus(a + b, b), a), because.checkWork, {
    how: { en: line`subtract one number from the sum`, es: line`resta uno de los números del total` },
  })

/** Wrong sums by what went wrong, and how it is said. */
const errors = {
  'ten lost': {
    claimed: ({ a, b }: Addends) => sumWithoutCarrying(a, b),
    says: { en: line`the new ten was not added`, es: line`no se sumó la decena que se forma` },
  },
  'ones wrong': {
    claimed: ({ a, b }: Addends) => ((a + b) % 10 < 9 ? a + b + 1 : a + b - 1),
    says: { en: line`the ones were added wrong`, es: line`las unidades se sumaron mal` },
  },
  'ten twice': {
    claimed: ({ a, b }: Addends) => a + b + 10,
    says: { en: line`the new ten was added twice`, es: line`la decena que se forma se sumó dos veces` },
  },
} as const
type ErrorName = keyof typeof errors
const ERRORS: readonly (ErrorName | 'right')[] = ['ten lost', 'ones wrong', 'ten twice', 'right']

/** Two sums that each regroup, of different numbers, and differ by little or not at all. */
const drawTwoSums = (random: Random) => {
  const more = random.evenly([0, 1, -1, 0, 10, -2])
  return random.until(
    () => {
      const [a, b] = addends(random, true)
      const c = random.int(11, 79)
      return { a, b, c, d: a + b + more - c }
    },
    ({ a, b, c, d }) =>
      d >= 11 && d <= 79 && (c % 10) + (d % 10) >= 10 && c + d < 100 && ![a, b].includes(c) && c !== d,
  )
}

const instruction = { en: prose`Add.`, es: prose`Suma.` }

export const addTwoDigitNumbers = defineTopic(
  {
    id: 'add-two-digit-numbers',
    name: { en: 'Add two-digit numbers', es: 'Sumar números de dos dígitos' },
    description: {
      en: 'Add two two-digit numbers in columns or mentally, regrouping ten ones when needed.',
      es: 'Suma dos números de dos dígitos en columna o mentalmente, reagrupando diez unidades si hace falta.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.5'],
    rev: 4,
    levels: {
      easy: { regroups: false },
      medium: { regroups: true },
      hard: { regroups: true },
    },
  },
  form => ({
    columns: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(column('+', a, b)),
      solution: ({ a, b }) => addByPlaces(a, b),
      check: undoesTheColumn,
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(equation(sum(a, b), blank(2))),
      solution: ({ a, b }) => addByPlaces(a, b),
      check(printed, answer) {
        const [a, b] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          2,
        )
        return exact(answer).minus(b).equals(a)
      },
    }),

    blocks: form({
      levels: ['easy', 'medium'],
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both([figure(baseTenBlocks(a, b)), equation(sum(a, b), blank(2))]),
      solution: ({ a, b }) => blocksTogether(a, b),
      // Counts the blocks.
      check: (printed, answer) =>
        exact(answer).equals(
          printed.figure('base-ten-blocks').groups.reduce((total, { tens, ones }) => total + 10 * tens + ones, 0),
        ),
    }),

    byPlaces: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Add the tens. Add the ones. Then find the sum.`,
        es: prose`Suma las decenas. Suma las unidades. Luego halla el total.`,
      },
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ a, b }) => a % 10 > 0 && b % 10 > 0,
        ),
      answer: numberList,
      solve: ({ a, b }) => [a - (a % 10) + b - (b % 10), (a % 10) + (b % 10), a + b],
      ask: ({ a, b }) =>
        both(
          bullets(
            line`${equation(sum(a - (a % 10), b - (b % 10)), blank(2))}`,
            line`${equation(sum(a % 10, b % 10), blank(2))}`,
            line`${equation(sum(a, b), blank(2))}`,
          ),
        ),
      namedAnswer({ a, b }) {
        const [tens, ones] = [a - (a % 10) + b - (b % 10), (a % 10) + (b % 10)]
        return {
          en: prose`Tens: ${tens}; ones: ${ones}; sum: ${a + b}`,
          es: prose`Decenas: ${tens}; unidades: ${ones}; total: ${a + b}`,
        }
      },
      solution({ a, b }) {
        const tens = a - (a % 10) + b - (b % 10)
        const ones = (a % 10) + (b % 10)
        return [
          step(equation(sum(a - (a % 10), b - (b % 10)), tens), because.addPlace, {
            place: { en: line`the tens`, es: line`las decenas` },
          }),
          step(equation(sum(a % 10, b % 10), ones), because.addPlace, {
            place: { en: line`the ones`, es: line`las unidades` },
          }),
          step(equation(sum(tens, ones), a + b), because.joinPlaces),
        ]
      },
      // Taking one printed number from the sum of each line leaves the other.
      check(printed, answers) {
        const [x, y, ones, more, a, b] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          6,
        )
        const [tens, units, total] = tupleOf(answers, 3)
        return (
          exact(tens).minus(x).equals(y) && exact(units).minus(ones).equals(more) && exact(total).minus(a).equals(b)
        )
      },
    }),

    story: form({
      levels: ['easy', 'medium'],
      kind: 'story',
      lines: 2,
      draw(random, level) {
        const [who, other] = random.sample(people, 2)
        return { ...draw(random, level), story: random.evenly(totalStories), who, other }
      },
      answer: quantity,
      solve: ({ a, b, story }) => count(a + b, story.noun),
      ask: ({ a, b, story, who, other }) => story.tell(a, b, who, other),
      solution({ a, b, story, who, other }) {
        const found = count(a + b, story.noun)
        return [
          step(sum(a, b), because.putTogether),
          ...addByPlaces(a, b),
          answerStep(both(prose`${found}`), story.answers(found, who, other)),
        ]
      },
      check(printed, { amount }) {
        const [a, b] = printed.take(2)
        return evaluate(amount).minus(b).equals(a)
      },
    }),

    chooseTheColumn: form({
      levels: ['medium'],
      draw,
      answer: sentenceChoice,
      solve: ({ a, b }) => worked(a, b, a + b),
      mistakes: facts => ({
        tenLost: worked(facts.a, facts.b, errors['ten lost'].claimed(facts)),
        onesWrong: worked(facts.a, facts.b, errors['ones wrong'].claimed(facts)),
        tenTwice: worked(facts.a, facts.b, errors['ten twice'].claimed(facts)),
      }),
      ask: ({ a, b }) => ({
        en: prose`Which shows ${sum(a, b)} added correctly?`,
        es: prose`¿En cuál está bien hecha la suma ${sum(a, b)}?`,
      }),
      solution: ({ a, b }) => [...addByPlaces(a, b), step(equation(sum(a, b), a + b), because.findTheColumn)],
      whyWrong: ({ a, b }) => ({
        tenLost: { en: line`The new ten was not added.`, es: line`No se sumó la decena que se forma.` },
        onesWrong: {
          en: line`The ones make ${(a % 10) + (b % 10)}, so the last digit is ${(a + b) % 10}.`,
          es: line`Las unidades suman ${(a % 10) + (b % 10)}: el último dígito es ${(a + b) % 10}.`,
        },
        tenTwice: { en: line`The new ten was added twice.`, es: line`La decena que se forma se sumó dos veces.` },
      }),
      check(printed, { key }) {
        return exact(Number(key)).equals(evaluate(printed.one('sum')))
      },
    }),

    missingAddend: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      draw: (random, level) =>
        random.until(
          () => ({ ...draw(random, level), first: random.evenly([false, true]) }),
          ({ a, b }) => a !== b,
        ),
      answer: integer,
      solve: ({ b }) => b,
      ask: ({ a, b, first }) => both(equation(first ? sum(blank(2), a) : sum(a, blank(2)), a + b)),
      solution: ({ a, b, first }) =>
        intoItsPlace(
          [step(minus(a + b, a), because.findTheMissingPart), ...subtractByPlaces(a + b, a)],
          equation(first ? sum(b, a) : sum(a, b), a + b),
        ),
      check: fitsTheGap,
    }),

    missingDigits: form({
      levels: ['hard'],
      share: 2,
      ...missingDigits('+'),
      draw: (random, level) => {
        const { a, b } = draw(random, level)
        return random.until(() => ({ a, b, ...hideDigits(random, [a, b, a + b], 2) }), areDifferent)
      },
    }),

    compareSums: form({
      levels: ['hard'],
      instruction: compare,
      draw: drawTwoSums,
      answer: comparison,
      solve: ({ a, b, c, d }) => comparisonOf(a + b, c + d),
      ask: ({ a, b, c, d }) => both(prose`${sum(a, b)} ____ ${sum(c, d)}`),
      solution: ({ a, b, c, d }, answer) => comparedSides([sum(a, b), sum(c, d)], answer, sumsByPlaces([a, b], [c, d])),
      check: comparesTheSides,
    }),

    findTheError: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`Is the sum right? If not, what is the mistake?`,
        es: prose`¿Está bien la suma? Si no, ¿cuál es el error?`,
      },
      draw(random, level) {
        const { a, b } = draw(random, level)
        const error = random.evenly(ERRORS)
        return { a, b, error, claimed: error === 'right' ? a + b : errors[error].claimed({ a, b }) }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        'ten lost': { en: prose`No, the new ten was not added.`, es: prose`No, no se sumó la decena que se forma.` },
        'ten twice': {
          en: prose`No, the new ten was added twice.`,
          es: prose`No, la decena que se forma se sumó dos veces.`,
        },
        'ones wrong': { en: prose`No, the ones were added wrong.`, es: prose`No, las unidades se sumaron mal.` },
      }),
      solve: ({ error }) => error,
      ask: ({ a, b, claimed }) => both(columnWithResult('+', [a, b], claimed)),
      key: ({ a, b, error }) =>
        error === 'right' ? both([]) : { en: prose`It should be ${a + b}.`, es: prose`Debe ser ${a + b}.` },
      solution: facts =>
        facts.error === 'right'
          ? [...addByPlaces(facts.a, facts.b), checked(facts)]
          : [
              step(equation(sum(facts.a, facts.b), facts.claimed), because.mistakeIs, {
                what: errors[facts.error].says,
              }),
              ...addByPlaces(facts.a, facts.b),
            ],
      whyWrong: ({ a, b, error, claimed }) => ({
        ...wouldGive(error, claimed, {
          'ten lost': errors['ten lost'].claimed({ a, b }),
          'ten twice': errors['ten twice'].claimed({ a, b }),
        }),
        ...(error === 'ones wrong'
          ? {}
          : {
              'ones wrong': {
                en: line`The ones make ${(a % 10) + (b % 10)}, so the last digit, ${(a + b) % 10}, is right.`,
                es: line`Las unidades suman ${(a % 10) + (b % 10)}: el último dígito, ${(a + b) % 10}, está bien.`,
              },
            }),
      }),
      // What taking both numbers from the printed sum leaves.
      check(printed, answer) {
        const { rows, result } = printed.block('column')
        const [a, b] = tupleOf(rows, 2).map(({ of }) => evaluate(of))
        if (!a || !b || !result) return false
        const excess = evaluate(result.of).minus(b).minus(a).n
        return (
          answer === (excess === 0 ? 'right' : excess === -10 ? 'ten lost' : excess === 10 ? 'ten twice' : 'ones wrong')
        )
      },
    }),
  }),
)
