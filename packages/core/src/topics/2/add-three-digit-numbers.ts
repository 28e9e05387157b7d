import {
  addByPlaces,
  answerStep,
  baseTenBlocks,
  blank,
  blocksTogether,
  both,
  bracketed,
  bullets,
  column,
  count,
  defineTopic,
  equation,
  evaluate,
  exact,
  figure,
  integer,
  line,
  minus,
  numberList,
  option,
  type Printed,
  prose,
  type Quantity,
  quantity,
  type Random,
  step,
  story,
  sum,
  tupleOf,
  type Value,
  wouldGive,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { addends } from '../kit/columns/digit-pairs.ts'
import { areDifferent, hideDigits, missingDigits } from '../kit/columns/missing-digits.ts'
import { sumWithoutCarrying } from '../kit/columns/regrouping.ts'
import { comparedSides, comparesTheSides, comparison, comparisonOf, sumsByPlaces } from '../kit/facts/compare-signs.ts'
import { compare } from '../kit/facts/facts.ts'
import { totalStories } from './add-three-digit-numbers/total-stories.ts'

/** Pairs of addends by the name that levels list. */
const pairs = {
  'no regrouping, or a short second number'(random: Random): readonly [number, number] {
    if (random.evenly([true, false])) return addends(random, false, false)
    const [a, b] = addends(random, false)
    return [a + random.int(1, 8) * 100, b]
  },
  'one regrouping': (random: Random) =>
    addends(random, ...random.pick([[true, false] as const, [false, true] as const])),
  'two regroupings': (random: Random) => addends(random, true, true),
  /** Both places are regrouped, and the sum has a zero: 467 + 238 = 705, 463 + 287 = 750. */
  'a zero in the sum': (random: Random) =>
    random.until(
      () => addends(random, true, true),
      ([a, b]) => [(a + b) % 10, Math.floor((a + b) / 10) % 10].filter(digit => digit === 0).length === 1,
    ),
}

interface Level {
  readonly pairs: readonly (keyof typeof pairs)[]
  /** Whether ten ones of the blocks are regrouped. */
  readonly regroupsBlocks: boolean
}

function draw(random: Random, level: Level) {
  const [a, b] = pairs[random.evenly(level.pairs)](random)
  return { a, b }
}

type Addends = ReturnType<typeof draw>

/** A number of two digits to add, so that it can be lined up wrongly; the wrong sum stays below 1,000 as well. */
function drawShort(random: Random): Addends {
  const [tens, ones] = [random.int(1, 5), random.int(2, 9)]
  return {
    a: random.int(1, 3) * 100 + random.int(9 - tens, 9) * 10 + random.int(11 - ones, 9),
    b: tens * 10 + ones,
  }
}

/** 200 + 30 + 2 = 232 */
const wrongPlaces = (claimed: number) => equation(sum(...placesOf(claimed).filter(part => part > 0)), claimed)

/** Wrong sums by what went wrong, where it shows, and how it is said. */
const errors = {
  'nothing regrouped': {
    claimed: ({ a, b }: Addends) => sumWithoutCarrying(a, b),
    at: ({ a, b }: Addends) => wrongPlaces(sumWithoutCarrying(a, b)),
    says: {
      en: line`the new ten and the new hundred were not added`,
      es: line`no se sumaron la decena ni la centena que se forman`,
    },
  },
  'not lined up': {
    claimed: ({ a, b }: Addends) => a + 10 * b,
    at: ({ a, b }: Addends) => equation(sum(a, 10 * b), a + 10 * b),
    says: { en: line`the places were not lined up`, es: line`las cifras no se alinearon bien` },
  },
  'hundred lost': {
    claimed: ({ a, b }: Addends) => a + b - 100,
    at: ({ a, b }: Addends) => wrongPlaces(a + b - 100),
    says: { en: line`the new hundred was not added`, es: line`no se sumó la centena que se forma` },
  },
} as const
type ErrorName = keyof typeof errors
const ERRORS: readonly (ErrorName | 'right')[] = ['nothing regrouped', 'not lined up', 'hundred lost', 'right']

/** Two sums that regroup twice, of different numbers, and differ by little or not at all. */
const drawTwoSums = (random: Random) => {
  const more = random.evenly([0, 1, -1, 0, 10, -10])
  return random.until(
    () => {
      const [a, b] = addends(random, true, true)
      const c = random.int(101, 699)
      return { a, b, c, d: a + b + more - c }
    },
    ({ a, b, c, d }) => d >= 101 && d <= 899 && c % 10 > 0 && d % 10 > 0 && ![a, b, d].includes(c),
  )
}

const placesOf = (value: number) => [Math.floor(value / 100) * 100, (Math.floor(value / 10) % 10) * 10, value % 10]

/** The places of both numbers: 345 + 218 has 500, 50 and 13. */
const sumsOfPlaces = ({ a, b }: Addends): readonly [number, number, number] => {
  const [second, third, fourth] = tupleOf(placesOf(b), 3)
  const [hundreds, tens, ones] = tupleOf(placesOf(a), 3)
  return [hundreds + second, tens + third, ones + fourth]
}

const amountOf = ({ amount }: Quantity) => evaluate(amount).n
const worked = ({ a, b }: Addends) => addByPlaces(a, b)

/** The answer without the second printed number is the first. */
function undoesTheSum(printed: Printed, answer: Value) {
  const [a, b] = tupleOf(
    printed.all('number').map(number => evaluate(number)),
    2,
  )
  return exact(answer).minus(b).equals(a)
}

const instruction = { en: prose`Add.`, es: prose`Suma.` }

export const addThreeDigitNumbers = defineTopic(
  {
    id: 'add-three-digit-numbers',
    name: { en: 'Add three-digit numbers', es: 'Sumar números de tres dígitos' },
    description: {
      en: 'Add three-digit numbers with sums up to 1,000, regrouping ones or tens when needed.',
      es: 'Suma números de tres dígitos con totales hasta 1,000, reagrupando unidades o decenas si hace falta.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['2.NBT.B.7'],
    rev: 3,
    levels: {
      easy: { pairs: ['no regrouping, or a short second number'], regroupsBlocks: false },
      medium: { pairs: ['one regrouping'], regroupsBlocks: true },
      hard: { pairs: ['two regroupings', 'two regroupings', 'a zero in the sum'], regroupsBlocks: true },
    },
  },
  form => ({
    columns: form({
      share: 2,
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(column('+', a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      instruction,
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both(equation(sum(a, b), blank(2))),
      solution: worked,
      check: undoesTheSum,
    }),

    blocks: form({
      levels: ['easy', 'medium'],
      instruction,
      draw(random, { regroupsBlocks }: Level) {
        const [a, b] = addends(random, regroupsBlocks)
        return { a: a + random.int(1, 2) * 100, b: b + 100 }
      },
      answer: integer,
      solve: ({ a, b }) => a + b,
      ask: ({ a, b }) => both([figure(baseTenBlocks(a, b)), equation(sum(a, b), blank(2))]),
      solution: ({ a, b }) => blocksTogether(a, b),
      // Counts the blocks.
      check: (printed, answer) =>
        exact(answer).equals(
          printed
            .figure('base-ten-blocks')
            .groups.reduce((total, { hundreds, tens, ones }) => total + 100 * hundreds + 10 * tens + ones, 0),
        ),
    }),

    story: form(
      story({
        settings: totalStories,
        draw(random, { noun }, level: Level) {
          const [a, b] = level.regroupsBlocks
            ? pairs[random.evenly(level.pairs)](random)
            : addends(random, false, false)
          return { first: count(a, noun), second: count(b, noun) }
        },
        answer: quantity,
        solve: ({ first, second }, { noun }) => count(amountOf(first) + amountOf(second), noun),
        ask: ({ first, second }, { tell }) => tell(first, second),
        solution({ first, second }, found, { answers }) {
          const [a, b] = [amountOf(first), amountOf(second)]
          return [
            step(sum(a, b), because.putTogether),
            ...addByPlaces(a, b),
            answerStep(both(prose`${found}`), answers(found)),
          ]
        },
        check: (numberOf, { amount }) => evaluate(amount).minus(numberOf('second')).equals(numberOf('first')),
      }),
    ),

    expandedForm: form({
      levels: ['medium'],
      instruction: {
        en: prose`Add the hundreds, the tens, and the ones. Then find the sum.`,
        es: prose`Suma las centenas, las decenas y las unidades. Luego halla el total.`,
      },
      wide: true,
      draw: (random, level) =>
        random.until(
          () => draw(random, level),
          ({ a, b }) => [...placesOf(a), ...placesOf(b)].every(part => part > 0),
        ),
      answer: numberList,
      solve: facts => [...sumsOfPlaces(facts), facts.a + facts.b],
      ask: ({ a, b }) =>
        both(
          bullets(
            line`${equation(sum(bracketed(sum(...placesOf(a))), bracketed(sum(...placesOf(b)))), sum(blank(2), blank(2), blank(2)))}`,
            line`${equation(sum(a, b), blank(2))}`,
          ),
        ),
      namedAnswer: facts => {
        const [hundreds, tens, ones] = tupleOf(sumsOfPlaces(facts), 3)
        return {
          en: prose`Hundreds: ${hundreds}; tens: ${tens}; ones: ${ones}; sum: ${facts.a + facts.b}`,
          es: prose`Centenas: ${hundreds}; decenas: ${tens}; unidades: ${ones}; total: ${facts.a + facts.b}`,
        }
      },
      solution(facts) {
        const [hundreds, tens, ones] = tupleOf(placesOf(facts.a), 3)
        const [moreHundreds, moreTens, moreOnes] = tupleOf(placesOf(facts.b), 3)
        const sums = sumsOfPlaces(facts)
        return [
          step(equation(sum(hundreds, moreHundreds), sums[0]), because.addPlace, {
            place: { en: line`the hundreds`, es: line`las centenas` },
          }),
          step(equation(sum(tens, moreTens), sums[1]), because.addPlace, {
            place: { en: line`the tens`, es: line`las decenas` },
          }),
          step(equation(sum(ones, moreOnes), sums[2]), because.addPlace, {
            place: { en: line`the ones`, es: line`las unidades` },
          }),
          step(equation(sum(...sums), facts.a + facts.b), because.joinPlaces),
        ]
      },
      check(printed, answers) {
        const [first, second] = tupleOf(printed.all('group'), 2).map(({ of }) =>
          of.kind === 'sum' ? of.terms.map(term => evaluate(term)) : [],
        )
        const parts = answers.slice(0, 3).map(part => exact(part))
        const [, , , total] = tupleOf(answers, 4)
        return (
          first?.length === 3 &&
          second?.length === 3 &&
          parts.every((part, i) => second[i]?.equals(part.minus(first[i] ?? part)) === true) &&
          parts.reduce((rest, part) => rest.minus(part), exact(total)).equals(0)
        )
      },
    }),

    choose: form({
      levels: ['medium'],
      instruction: { en: prose`Choose the sum.`, es: prose`Elige el total.` },
      draw,
      answer: integer,
      solve: ({ a, b }) => a + b,
      mistakes: ({ a, b }) => ({
        nothingRegrouped: sumWithoutCarrying(a, b),
        regroupedTwice: (a % 10) + (b % 10) > 9 ? a + b + 10 : a + b + 100,
        onesOneOff: (a + b) % 10 < 9 ? a + b + 1 : a + b - 1,
        regroupedInTheWrongPlace: (a % 10) + (b % 10) > 9 ? a + b + 90 : a + b - 90,
      }),
      ask: ({ a, b }) => both(sum(a, b)),
      solution: worked,
      whyWrong({ a, b }) {
        const ones = (a % 10) + (b % 10)
        const isTen = ones > 9
        return {
          nothingRegrouped: { en: line`Nothing was regrouped.`, es: line`No se reagrupó nada.` },
          regroupedTwice: isTen
            ? { en: line`The new ten was added twice.`, es: line`La decena que se forma se sumó dos veces.` }
            : { en: line`The new hundred was added twice.`, es: line`La centena que se forma se sumó dos veces.` },
          onesOneOff: {
            en: line`The ones make ${ones}, so the last digit is ${ones % 10}.`,
            es: line`Las unidades suman ${ones}: el último dígito es ${ones % 10}.`,
          },
          regroupedInTheWrongPlace: isTen
            ? { en: line`The new ten was added as a hundred.`, es: line`La decena que se forma se sumó como centena.` }
            : { en: line`The new hundred was added as a ten.`, es: line`La centena que se forma se sumó como decena.` },
        }
      },
      check: undoesTheSum,
    }),

    missingDigits: form({
      levels: ['hard'],
      share: 2,
      ...missingDigits('+'),
      draw(random, level) {
        return random.until(() => {
          const { a, b } = draw(random, level)
          return { a, b, ...hideDigits(random, [a, b, a + b], random.int(2, 3)) }
        }, areDifferent)
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
      share: 2,
      kind: 'find-mistake',
      instruction: {
        en: prose`Is the sum right? If not, what is the mistake?`,
        es: prose`¿Está bien la suma? Si no, ¿cuál es el error?`,
      },
      draw(random) {
        const { a, b } = drawShort(random)
        const error = random.evenly(ERRORS)
        return { a, b, error, claimed: error === 'right' ? a + b : errors[error].claimed({ a, b }) }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        'hundred lost': {
          en: prose`No, the new hundred was not added.`,
          es: prose`No, no se sumó la centena que se forma.`,
        },
        'nothing regrouped': {
          en: prose`No, the new ten and the new hundred were not added.`,
          es: prose`No, no se sumaron la decena ni la centena que se forman.`,
        },
        'not lined up': {
          en: prose`No, the places were not lined up.`,
          es: prose`No, las cifras no se alinearon bien.`,
        },
      }),
      solve: ({ error }) => error,
      ask: ({ a, b, claimed }) => both(equation(sum(a, b), claimed)),
      key: ({ a, b, error }) =>
        error === 'right' ? both([]) : { en: prose`It should be ${a + b}.`, es: prose`Debe ser ${a + b}.` },
      solution: facts =>
        facts.error === 'right'
          ? [
              ...worked(facts),
              step(equation(minus(facts.a + facts.b, facts.b), facts.a), because.checkWork, {
                how: { en: line`subtract one number from the sum`, es: line`resta uno de los números del total` },
              }),
            ]
          : [
              step(errors[facts.error].at(facts), because.mistakeIs, { what: errors[facts.error].says }),
              ...worked(facts),
            ],
      whyWrong: ({ a, b, error, claimed }) =>
        wouldGive(error, claimed, {
          'hundred lost': errors['hundred lost'].claimed({ a, b }),
          'nothing regrouped': errors['nothing regrouped'].claimed({ a, b }),
          'not lined up': errors['not lined up'].claimed({ a, b }),
        }),
      // What the printed sum has beyond the first number: the second one, ten times it, or what is a hundred or more short.
      check(printed, answer) {
        const [a, b, claimed] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          3,
        )
        const added = claimed.minus(a)
        if (added.equals(b)) return answer === 'right'
        if (added.equals(b.times(10))) return answer === 'not lined up'
        return answer === (added.plus(100).equals(b) ? 'hundred lost' : 'nothing regrouped')
      },
    }),
  }),
)
