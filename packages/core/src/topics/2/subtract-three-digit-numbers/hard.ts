import {
  addByPlaces,
  blank,
  both,
  bullets,
  columnWithResult,
  count,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  integer,
  lastOf,
  line,
  minus,
  numberList,
  prose,
  quantity,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  story,
  subtractByPlaces,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { areDifferent, hideDigits, missingDigits } from '../../kit/columns/missing-digits.ts'
import { smallerFromLarger } from '../../kit/columns/regrouping.ts'
import { fitsTheGap, missingNumber } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { draw, drawFrom, type Level, numbersIn, type Pair, regroupedPlaces, toTheSentence, worked } from './parts.ts'
import { comparedStories } from './stories.ts'

/** The last line names the missing number: a seventh that writes it in would be too many. */
function endingWith(missing: number, steps: readonly Step[]): readonly Step[] {
  const last = lastOf(steps)
  if (last.reason !== because.joinPlaces.id) return steps
  return [
    ...steps.slice(0, -1),
    explained(
      last.work,
      line`Put the values together: the missing number is ${missing}.`,
      line`Junta los valores: el número que falta es ${missing}.`,
    ),
  ]
}

/** Wrong differences by what went wrong, how it is said, and how it is said beside the right difference. */
const errors = {
  'smaller from larger': {
    claimed: ({ a, b }: Pair) => smallerFromLarger(a, b),
    says: { en: line`the smaller digit was taken from the larger`, es: line`se restó el dígito menor del mayor` },
    beside: (right: number) => ({
      en: prose`The smaller digit was taken from the larger. It should be ${right}.`,
      es: prose`Se restó el dígito menor del mayor. Debe ser ${right}.`,
    }),
  },
  'ten kept': {
    claimed: ({ a, b }: Pair) => a - b + 10,
    says: {
      en: line`the ten that was regrouped was still counted`,
      es: line`la decena que se reagrupó se siguió contando`,
    },
    beside: (right: number) => ({
      en: prose`The ten that was regrouped was still counted. It should be ${right}.`,
      es: prose`La decena que se reagrupó se siguió contando. Debe ser ${right}.`,
    }),
  },
  'hundred kept': {
    claimed: ({ a, b }: Pair) => a - b + 100,
    says: {
      en: line`the hundred that was regrouped was still counted`,
      es: line`la centena que se reagrupó se siguió contando`,
    },
    beside: (right: number) => ({
      en: prose`The hundred that was regrouped was still counted. It should be ${right}.`,
      es: prose`La centena que se reagrupó se siguió contando. Debe ser ${right}.`,
    }),
  },
} as const

type ErrorName = keyof typeof errors

const ERRORS: readonly ErrorName[] = ['smaller from larger', 'ten kept', 'hundred kept']

/** A mistake and the right difference, to choose among others. */
const finding = (error: ErrorName, right: number): Sentence => ({
  key: `${error}, ${right}`,
  says: errors[error].beside(right),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  compared: form(
    story({
      levels: ['hard'],
      lines: 2,
      settings: comparedStories,
      draw(random, { noun }, level: Level) {
        const { a, b } = draw(random, level)
        return { greater: count(a, noun), smaller: count(b, noun) }
      },
      answer: quantity,
      solve: ({ greater, smaller }, { noun }) => count(evaluate(greater.amount).n - evaluate(smaller.amount).n, noun),
      ask: ({ greater, smaller }, { tell }) => tell(greater, smaller),
      solution({ greater, smaller }, _, { answers }) {
        const [a, b] = [evaluate(greater.amount).n, evaluate(smaller.amount).n]
        return [step(minus(a, b), because.compareBySubtracting), ...toTheSentence({ a, b }, answers(a - b))]
      },
      check: (numberOf, { amount }) => evaluate(amount).plus(numberOf('smaller')).equals(numberOf('greater')),
    }),
  ),
  regroupAcrossZero: form({
    levels: ['hard'],
    instruction: {
      en: prose`Regroup so that you can subtract in each place. Then subtract.`,
      es: prose`Reagrupa para poder restar en cada posición. Luego resta.`,
    },
    draw: random => drawFrom(random, ['no tens', 'no tens and no ones']),
    answer: numberList,
    solve({ a, b }) {
      const [, tens, ones] = regroupedPlaces({ a, b })
      return [tens / 10, ones, a - b]
    },
    ask({ a, b }) {
      const hundreds = count(regroupedPlaces({ a, b })[0] / 100, nouns.hundred)
      const difference = line`${equation(minus(a, b), blank(2))}`
      return {
        en: bullets(line`${a} = ${hundreds} __ tens __ ones`, difference),
        es: bullets(line`${a} = ${hundreds} __ decenas __ unidades`, difference),
      }
    },
    namedAnswer: (_, answers) => {
      const [tens, ones, difference] = tupleOf(answers, 3)
      return {
        en: prose`Tens: ${tens}; ones: ${ones}; difference: ${difference}`,
        es: prose`Decenas: ${tens}; unidades: ${ones}; diferencia: ${difference}`,
      }
    },
    solution({ a, b }) {
      const [hundreds, tens, ones] = regroupedPlaces({ a, b })
      const [nine, many] = [count(tens / 10, nouns.ten), count(ones, nouns.one)]
      return [
        step(both(prose`${a} = ${count(hundreds / 100, nouns.hundred)} ${nine} ${many}`), because.regroup, {
          from: count(1, nouns.hundred),
          as: { en: line`${nine} and ${count(10, nouns.one)}`, es: line`${nine} y ${count(10, nouns.one)}` },
        }),
        ...worked({ a, b }).slice(1),
      ]
    },
    // The tens are nine, and the ones are what is then left of the hundred that was regrouped.
    check(printed, answers) {
      const [whole, hundreds, a, b] = tupleOf(numbersIn(printed), 4)
      const [tens, ones, rest] = tupleOf(answers, 3)
      return (
        exact(tens).equals(9) &&
        exact(ones).plus(exact(tens).times(10)).plus(hundreds.times(100)).equals(whole) &&
        exact(rest).plus(b).equals(a)
      )
    },
  }),
  missingNumber: form({
    levels: ['hard'],
    instruction: missingNumber,
    lines: 2,
    draw: (random, level) => ({ ...draw(random, level), place: random.evenly(['second', 'first']) }),
    answer: integer,
    solve: ({ a, b, place }) => (place === 'first' ? a : b),
    ask: ({ a, b, place }) =>
      both(place === 'first' ? equation(minus(blank(2), b), a - b) : equation(minus(a, blank(2)), a - b)),
    solution: ({ a, b, place }) =>
      place === 'first'
        ? [step(sum(a - b, b), because.putTogether), ...endingWith(a, addByPlaces(a - b, b))]
        : [step(minus(a, a - b), because.findTheMissingPart), ...endingWith(b, subtractByPlaces(a, a - b))],
    check: fitsTheGap,
  }),
  missingDigits: form({
    levels: ['hard'],
    ...missingDigits('−'),
    draw(random) {
      return random.until(() => {
        const { a, b } = drawFrom(random, ['a hundred and a ten'])
        return { a, b, ...hideDigits(random, [a, b, a - b], 2) }
      }, areDifferent)
    },
  }),
  findTheError: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`What is the mistake? What is the right difference?`,
      es: prose`¿Cuál es el error? ¿Cuál es la diferencia correcta?`,
    },
    lines: 2,
    draw(random) {
      const error = random.evenly(ERRORS)
      const pair = random.until(
        () => drawFrom(random, ['a hundred and a ten']),
        ({ a, b }) => a - b > 119 && ![10, 100].includes(smallerFromLarger(a, b) - (a - b)),
      )
      return { ...pair, error, off: random.sample([10, -10, 100, -100], 2) }
    },
    answer: sentenceChoice,
    solve: ({ a, b, error }) => finding(error, a - b),
    mistakes({ a, b, error, off: [one, other] }) {
      const [wrong, alsoWrong] = tupleOf(
        ERRORS.filter(name => name !== error),
        2,
      )
      const claimed = errors[error].claimed({ a, b })
      const notClaimed = (by: number) => (a - b + by === claimed ? a - b - by : a - b + by)
      return {
        wrongDifference: finding(error, notClaimed(one)),
        wrongMistake: finding(wrong, a - b),
        bothWrong: finding(alsoWrong, notClaimed(other)),
      }
    },
    ask: ({ a, b, error }) => both(columnWithResult('−', [a, b], errors[error].claimed({ a, b }))),
    solution: facts => [
      step(equation(minus(facts.a, facts.b), errors[facts.error].claimed(facts)), because.mistakeIs, {
        what: errors[facts.error].says,
      }),
      ...worked(facts),
    ],
    whyWrong({ a, b, error }) {
      const gives = (other: ErrorName) => {
        const [wrong, claimed] = [errors[other].claimed({ a, b }), errors[error].claimed({ a, b })]
        return {
          en: line`This mistake gives ${wrong}, not ${claimed}.`,
          es: line`Ese error da ${wrong}, no ${claimed}.`,
        }
      }
      const [wrong, alsoWrong] = tupleOf(
        ERRORS.filter(name => name !== error),
        2,
      )
      return {
        wrongDifference: { en: line`The right difference is ${a - b}.`, es: line`La diferencia correcta es ${a - b}.` },
        wrongMistake: gives(wrong),
        bothWrong: gives(alsoWrong),
      }
    },
    // What the printed difference and the number taken away make beyond the first number; and what they should make.
    check(printed, { key }) {
      const { rows, result } = printed.block('column')
      const [a, b] = tupleOf(rows, 2).map(({ of }) => evaluate(of))
      if (!a || !b || !result) return false
      const excess = evaluate(result.of).plus(b).minus(a).n
      const error = excess === 10 ? 'ten kept' : excess === 100 ? 'hundred kept' : 'smaller from larger'
      return key === `${error}, ${a.n - b.n}`
    },
  }),
})
