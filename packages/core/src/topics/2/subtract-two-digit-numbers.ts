import {
  addByPlaces,
  answerStep,
  asWritten,
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
  figure,
  integer,
  line,
  minus,
  name,
  numberList,
  option,
  type Printed,
  people,
  prose,
  quantity,
  type Random,
  type Step,
  step,
  subtractByPlaces,
  sum,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { hideDigits, missingDigits } from '../kit/columns/missing-digits.ts'
import { smallerFromLarger } from '../kit/columns/regrouping.ts'
import { fitsTheGap, missingNumber } from '../kit/facts/facts.ts'
import { leftStories } from '../kit/stories/one-step/left-stories.ts'

/** Pairs of two-digit numbers, the first the greater, by the name that levels list. */
const pairs = {
  'no regrouping': (random: Random) => {
    // Every number has ones, the difference too.
    const [tens, ones] = [random.evenly([3, 1, 6, 2, 5, 4, 8, 7]), random.int(1, 8)]
    return { a: random.int(tens + 1, 9) * 10 + random.int(ones + 1, 9), b: tens * 10 + ones }
  },
  regrouping: (random: Random) => {
    const [tens, ones] = [random.int(1, 7), random.int(2, 9)]
    const b = random.chance(0.1) ? ones : tens * 10 + ones
    return { a: random.int(tens + 1, 9) * 10 + random.int(1, ones - 1), b }
  },
  'from tens or a hundred': (random: Random) => {
    const a = random.pick([50, 60, 70, 80, 90, 100, 100, 100])
    return { a, b: random.int(1, a / 10 - 2) * 10 + random.int(1, 9) }
  },
}

/** Regrouping with two digits in every number, and no half: a difference that is not the number taken away. */
const withTwoDigitsLeft = (random: Random) =>
  random.until(
    () => {
      const [tens, ones] = [random.int(1, 7), random.int(1, 9)]
      return { a: random.int(tens + 2, 9) * 10 + random.int(0, ones - 1), b: tens * 10 + ones }
    },
    ({ a, b }) => a !== 2 * b,
  )

interface Level {
  readonly pairs: keyof typeof pairs
}

const draw = (random: Random, level: Level) => pairs[level.pairs](random)
type Pair = ReturnType<typeof draw>

const worked = ({ a, b }: Pair) => subtractByPlaces(a, b)
const checked = ({ a, b }: Pair) =>
  step(equation(sum(a - b, b), a), because.checkWork, { how: { en: line`add`, es: line`suma` } })

/** Wrong differences by what went wrong, and how it is said. */
const errors = {
  'smaller from larger': {
    claimed: ({ a, b }: Pair) => smallerFromLarger(a, b),
    says: { en: line`the smaller digit was taken from the larger`, es: line`se restó el dígito menor del mayor` },
  },
  'ten kept': {
    claimed: ({ a, b }: Pair) => a - b + 10,
    says: {
      en: line`the ten that was regrouped was still counted`,
      es: line`la decena que se reagrupó se siguió contando`,
    },
  },
  'ten too many': {
    claimed: ({ a, b }: Pair) => a - b - 10,
    says: { en: line`1 ten too many was taken away`, es: line`se quitó 1 decena de más` },
  },
} as const
type ErrorName = keyof typeof errors
const ERRORS: readonly (ErrorName | 'right')[] = ['smaller from larger', 'ten kept', 'ten too many', 'right']

/** Blocks are crossed out: the ones from a ten that is traded, where there are too few. */
function takenFromBlocks(a: number, b: number): readonly Step[] {
  const [tens, ones, takenTens, takenOnes] = [Math.floor(a / 10), a % 10, Math.floor(b / 10), b % 10]
  const isTraded = ones < takenOnes
  const [rods, cubes] = isTraded ? [tens - 1, ones + 10] : [tens, ones]
  return [
    ...blocksTogether(a).slice(0, 1),
    ...(isTraded
      ? [
          explained(
            equation(a, sum(10 * rods, cubes)),
            line`Trade 1 ten rod for 10 cubes: there are ${cubes} cubes now.`,
            line`Cambia 1 barra de diez por 10 cubos: ahora hay ${cubes} cubos.`,
          ),
        ]
      : []),
    explained(
      equation(minus(cubes, takenOnes), cubes - takenOnes),
      takenOnes === 1 ? line`Cross out 1 cube.` : line`Cross out ${takenOnes} cubes.`,
      takenOnes === 1 ? line`Tacha 1 cubo.` : line`Tacha ${takenOnes} cubos.`,
    ),
    ...(takenTens > 0
      ? [
          explained(
            equation(minus(10 * rods, 10 * takenTens), 10 * (rods - takenTens)),
            takenTens === 1 ? line`Cross out 1 ten rod.` : line`Cross out ${takenTens} ten rods.`,
            takenTens === 1 ? line`Tacha 1 barra de diez.` : line`Tacha ${takenTens} barras de diez.`,
          ),
        ]
      : []),
    rods > takenTens
      ? explained(
          equation(sum(10 * (rods - takenTens), cubes - takenOnes), a - b),
          line`Count what is left.`,
          line`Cuenta lo que queda.`,
        )
      : explained(asWritten(a - b), line`Only cubes are left.`, line`Solo quedan cubos.`),
  ]
}

const instruction = { en: prose`Subtract.`, es: prose`Resta.` }

/** What was taken away and what is left make the first printed number. */
function addsBack(printed: Printed, answer: Value) {
  const [a, b] = tupleOf(
    printed.all('number').map(number => evaluate(number)),
    2,
  )
  return exact(answer).plus(b).equals(a)
}

export const subtractTwoDigitNumbers = defineTopic(
  {
    id: 'subtract-two-digit-numbers',
    name: { en: 'Subtract two-digit numbers', es: 'Restar números de dos dígitos' },
    description: {
      en: 'Subtract two-digit numbers in columns or mentally, breaking apart a ten when needed.',
      es: 'Resta números de dos dígitos en columna o mentalmente, desagrupando una decena si hace falta.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.5'],
    levels: {
      easy: { pairs: 'no regrouping' },
      medium: { pairs: 'regrouping' },
      hard: { pairs: 'from tens or a hundred' },
    },
  },
  form => ({
    columns: form({
      share: 2,
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a - b,
      ask: ({ a, b }) => both(column('−', a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a - b,
      ask: ({ a, b }) => both(equation(minus(a, b), blank(2))),
      solution: worked,
      check: addsBack,
    }),

    blocks: form({
      levels: ['easy', 'medium'],
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a - b,
      ask: ({ a, b }) => both([figure(baseTenBlocks(a)), equation(minus(a, b), blank(2))]),
      solution: ({ a, b }) => takenFromBlocks(a, b),
      // Counts the blocks.
      check(printed, answer) {
        const blocks = printed.figure('base-ten-blocks').groups.reduce((n, { tens, ones }) => n + 10 * tens + ones, 0)
        return addsBack(printed, answer) && printed.all('number').some(number => evaluate(number).equals(blocks))
      },
    }),

    byPlaces: form({
      levels: ['easy'],
      instruction: {
        en: prose`Subtract the tens. Subtract the ones. Then find the difference.`,
        es: prose`Resta las decenas. Resta las unidades. Luego halla la diferencia.`,
      },
      draw,
      answer: numberList,
      solve: ({ a, b }) => [a - (a % 10) - b + (b % 10), (a % 10) - (b % 10), a - b],
      ask: ({ a, b }) =>
        both(
          bullets(
            line`${equation(minus(a - (a % 10), b - (b % 10)), blank(2))}`,
            line`${equation(minus(a % 10, b % 10), blank(2))}`,
            line`${equation(minus(a, b), blank(2))}`,
          ),
        ),
      solution({ a, b }) {
        const [tens, ones] = [a - (a % 10) - b + (b % 10), (a % 10) - (b % 10)]
        return [
          step(equation(minus(a - (a % 10), b - (b % 10)), tens), because.subtractPlace, {
            place: { en: line`the tens`, es: line`las decenas` },
          }),
          step(equation(minus(a % 10, b % 10), ones), because.subtractPlace, {
            place: { en: line`the ones`, es: line`las unidades` },
          }),
          step(equation(sum(tens, ones), a - b), because.joinPlaces),
        ]
      },
      // Each line is undone by adding.
      check(printed, answers) {
        const [x, y, ones, less, a, b] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          6,
        )
        const [tens, units, rest] = tupleOf(answers, 3)
        return exact(tens).plus(y).equals(x) && exact(units).plus(less).equals(ones) && exact(rest).plus(b).equals(a)
      },
    }),

    regroup: form({
      levels: ['medium'],
      instruction: {
        en: prose`Regroup 1 ten as 10 ones. Then subtract.`,
        es: prose`Reagrupa 1 decena como 10 unidades. Luego resta.`,
      },
      draw,
      answer: numberList,
      solve: ({ a, b }) => [10 + (a % 10), a - b],
      ask: ({ a, b }) =>
        both(bullets(line`${equation(a, sum(a - (a % 10) - 10, blank(2)))}`, line`${equation(minus(a, b), blank(2))}`)),
      solution: worked,
      check(printed, answers) {
        const [whole, tens, a, b] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          4,
        )
        const [ones, rest] = tupleOf(answers, 2)
        return exact(ones).plus(tens).equals(whole) && exact(rest).plus(b).equals(a)
      },
    }),

    story: form({
      levels: ['easy', 'medium'],
      kind: 'story',
      lines: 2,
      draw(random, level) {
        const [who, other] = random.sample(people, 2)
        const pair = random.until(
          () => draw(random, level),
          ({ a, b }) => b > 9 && a !== 2 * b,
        )
        return { ...pair, story: random.evenly(leftStories), who, other }
      },
      answer: quantity,
      solve: ({ a, b, story }) => count(a - b, story.noun),
      ask: ({ a, b, story, who, other }) => story.tell(a, b, who, other),
      solution({ a, b, story }) {
        const found = count(a - b, story.noun)
        return [
          step(minus(a, b), because.takeAway),
          ...subtractByPlaces(a, b),
          answerStep(
            both(prose`${found}`),
            a - b === 1
              ? { en: line`There is ${found} left.`, es: line`Queda ${found}.` }
              : { en: line`There are ${found} left.`, es: line`Quedan ${found}.` },
          ),
        ]
      },
      check(printed, { amount }) {
        const [a, b] = printed.take(2)
        return evaluate(amount).plus(b).equals(a)
      },
    }),

    choose: form({
      levels: ['medium'],
      instruction: { en: prose`Choose the difference.`, es: prose`Elige la diferencia.` },
      draw: withTwoDigitsLeft,
      answer: integer,
      solve: ({ a, b }) => a - b,
      mistakes: ({ a, b }) => ({
        smallerFromLarger: smallerFromLarger(a, b),
        tenKept: a - b + 10,
        tenTooMany: a - b - 10,
        onesOneOff: (a - b) % 10 < 9 ? a - b + 1 : a - b - 1,
      }),
      ask: ({ a, b }) => both(minus(a, b)),
      solution: worked,
      check: addsBack,
    }),

    missingNumber: form({
      levels: ['hard'],
      share: 2,
      instruction: missingNumber,
      draw(random, level) {
        const pair = random.until(
          () => draw(random, level),
          ({ a, b }) => a !== 2 * b,
        )
        return { ...pair, place: random.evenly(['second', 'first']) }
      },
      answer: integer,
      solve: ({ a, b, place }) => (place === 'first' ? a : b),
      ask: ({ a, b, place }) =>
        both(place === 'first' ? equation(minus(blank(2), b), a - b) : equation(minus(a, blank(2)), a - b)),
      solution: ({ a, b, place }) =>
        place === 'first'
          ? [step(sum(a - b, b), because.putTogether), ...addByPlaces(a - b, b)]
          : [step(minus(a, a - b), because.findTheMissingPart), ...subtractByPlaces(a, a - b)],
      check: fitsTheGap,
    }),

    missingDigits: form({
      levels: ['hard'],
      share: 2,
      ...missingDigits('−'),
      draw(random) {
        const { a, b } = withTwoDigitsLeft(random)
        return { a, b, ...hideDigits(random, [a, b, a - b], 2) }
      },
    }),

    checkByAdding: form({
      levels: ['hard'],
      draw(random) {
        const { a, b } = random.until(
          () => withTwoDigitsLeft(random),
          pair => pair.a - pair.b > 19 && (pair.a - pair.b) % 10 !== 5,
        )
        const error = random.evenly(['smaller from larger', 'ten kept', 'ten too many'] as const)
        return { a, b, error, who: random.pick(people), claimed: errors[error].claimed({ a, b }) }
      },
      answer: numberList,
      solve: ({ a, b, claimed }) => [claimed + b, a - b],
      ask: ({ a, b, claimed, who }) => ({
        en: [
          prose`${name(who)} says that ${minus(a, b)} is ${claimed}. Add to check. Then find the right difference.`,
          bullets(line`${equation(sum(claimed, b), blank(2))}`, line`${equation(minus(a, b), blank(2))}`),
        ],
        es: [
          prose`${name(who)} dice que ${minus(a, b)} es ${claimed}. Suma para comprobar. Luego halla la diferencia correcta.`,
          bullets(line`${equation(sum(claimed, b), blank(2))}`, line`${equation(minus(a, b), blank(2))}`),
        ],
      }),
      namedAnswer: (_, [back, difference]) => ({
        en: prose`sum: ${back ?? 0}; difference: ${difference ?? 0}`,
        es: prose`suma: ${back ?? 0}; diferencia: ${difference ?? 0}`,
      }),
      solution: facts => [
        explained(
          equation(sum(facts.claimed, facts.b), facts.claimed + facts.b),
          [...line`The sum is not ${facts.a}, so ${facts.claimed} is wrong: `, ...errors[facts.error].says.en, '.'],
          [
            ...line`La suma no es ${facts.a}; entonces ${facts.claimed} está mal: `,
            ...errors[facts.error].says.es,
            '.',
          ],
        ),
        ...worked(facts),
        checked(facts),
      ],
      check(printed, answers) {
        const [a, b, claimed] = tupleOf(
          printed
            .all('number')
            .slice(0, 3)
            .map(number => evaluate(number)),
          3,
        )
        const [back, difference] = tupleOf(answers, 2)
        return exact(back).minus(b).equals(claimed) && exact(difference).plus(b).equals(a)
      },
    }),

    findTheError: form({
      levels: ['hard'],
      kind: 'find-mistake',
      instruction: {
        en: prose`Is the difference right? If not, what is the mistake?`,
        es: prose`¿Está bien la diferencia? Si no, ¿cuál es el error?`,
      },
      draw(random) {
        // Where the ones differ by 5, two of the mistakes lead to one number.
        const { a, b } = random.until(
          () => withTwoDigitsLeft(random),
          pair => (pair.a - pair.b) % 10 !== 5 && pair.a - pair.b > 19,
        )
        const error = random.evenly(ERRORS)
        return { a, b, error, claimed: error === 'right' ? a - b : errors[error].claimed({ a, b }) }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        'smaller from larger': {
          en: prose`No, the smaller digit was taken from the larger.`,
          es: prose`No, se restó el dígito menor del mayor.`,
        },
        'ten kept': {
          en: prose`No, the ten that was regrouped was still counted.`,
          es: prose`No, la decena que se reagrupó se siguió contando.`,
        },
        'ten too many': { en: prose`No, 1 ten too many was taken away.`, es: prose`No, se quitó 1 decena de más.` },
      }),
      solve: ({ error }) => error,
      ask: ({ a, b, claimed }) => both(columnWithResult('−', [a, b], claimed)),
      key: ({ a, b, error }) =>
        error === 'right' ? both([]) : { en: prose`It should be ${a - b}.`, es: prose`Debe ser ${a - b}.` },
      solution: facts =>
        facts.error === 'right'
          ? [...worked(facts), checked(facts)]
          : [
              step(equation(minus(facts.a, facts.b), facts.claimed), because.mistakeIs, {
                what: errors[facts.error].says,
              }),
              ...worked(facts),
            ],
      // What the printed difference and the number taken away make beyond the first number.
      check(printed, answer) {
        const { rows, result } = printed.block('column')
        const [a, b] = tupleOf(rows, 2).map(({ of }) => evaluate(of))
        if (!a || !b || !result) return false
        const excess = evaluate(result.of).plus(b).minus(a).n
        const found = excess === 0 ? 'right' : excess === 10 ? 'ten kept' : excess === -10 ? 'ten too many' : null
        return answer === (found ?? 'smaller from larger')
      },
    }),
  }),
)
