import {
  answerStep,
  blank,
  both,
  bullets,
  count,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  integer,
  line,
  numberList,
  people,
  prose,
  quantity,
  type Random,
  role,
  step,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fitsEveryGap } from '../../kit/facts/facts.ts'
import { addedUp } from '../../kit/facts/groups.ts'
import type { levels } from './levels.ts'
import {
  draw,
  type Fact,
  instruction,
  isProduct,
  type Level,
  nameTheTens,
  product,
  tensTaken,
  valueOf,
  valueOfTheTens,
  worked,
} from './parts.ts'
import { tensStories } from './tens-stories.ts'

/** Groups of up to 60; with an extra zero or with 60 each where that is new. */
const drawForStory = (random: Random, { extraZero, ...level }: Level): Fact =>
  random.until(
    () => draw(random, { ...level, extraZero, tens: [2, extraZero ? 6 : 5] }),
    ({ digit, tens }) => (extraZero ? tens === 6 || (digit * tens) % 10 === 0 : digit <= 5),
  )

const fillIn = { en: prose`Fill in the blanks.`, es: prose`Completa los espacios.` }

const factOf = ([a, b]: readonly [number, number]): Fact =>
  a < 10 ? { digit: a, tens: b / 10 } : { digit: b, tens: a / 10 }

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['medium'],
    share: 3,
    instruction,
    draw: (random, level) => {
      const { digit, tens } = draw(random, level)
      return tupleOf(random.shuffle([digit, tens * 10]), 2)
    },
    answer: integer,
    solve: ([a, b]) => a * b,
    ask: ([a, b]) => both(equation(times(a, b), blank(2))),
    solution: ([a, b]) => {
      const fact = factOf([a, b])
      return [nameTheTens(fact, a > b), valueOfTheTens(fact, equation(times(a, b), a * b))]
    },
    check: (printed, answer) => isProduct(printed.one('product').factors, answer),
  }),
  tensLanguage: form({
    levels: ['medium'],
    instruction: fillIn,
    draw,
    answer: numberList,
    solve: ({ digit, tens }) => [digit * tens, digit * tens * 10],
    ask({ digit, tens }) {
      const product = times(digit, tens)
      return {
        en: prose`${product} tens = ____ tens = ____`,
        es: prose`${product} decenas = ____ decenas = ____`,
      }
    },
    solution: ({ digit, tens }) => [
      step(equation(times(digit, tens), digit * tens), because.startFromKnownFact),
      explained(
        {
          en: prose`${digit * tens} tens = ${digit * tens * 10}`,
          es: prose`${digit * tens} decenas = ${digit * tens * 10}`,
        },
        tensTaken(digit * tens).en,
        tensTaken(digit * tens).es,
      ),
    ],
    check(printed, answers) {
      const [tens, all] = tupleOf(answers.map(exact), 2)
      return isProduct(printed.one('product').factors, tens) && all.over(10).equals(tens)
    },
  }),
  breakApart: form({
    levels: ['medium'],
    instruction: fillIn,
    draw,
    answer: numberList,
    solve: ({ digit, tens }) => [tens, digit * tens, digit * tens * 10],
    ask: ({ digit, tens }) =>
      both(
        bullets(
          line`${equation(times(digit, tens * 10), times(digit, blank(2), 10))}`,
          line`${equation(times(digit, tens * 10), times(blank(2), 10))}`,
          line`${equation(times(digit, tens * 10), blank(2))}`,
        ),
      ),
    solution: ({ digit, tens }) => [
      explained(
        equation(tens * 10, times(tens, 10)),
        line`${tens * 10} is ${tens} tens.`,
        line`${tens * 10} son ${tens} decenas.`,
      ),
      step(equation(times(digit, tens), digit * tens), because.startFromKnownFact),
      valueOfTheTens({ digit, tens }, equation(times(digit * tens, 10), digit * tens * 10)),
    ],
    check: fitsEveryGap,
  }),
  story: form({
    levels: ['easy', 'medium'],
    kind: 'story',
    lines: 2,
    draw: (random, level) => ({
      story: random.evenly(level.extraZero ? tensStories.slice(4) : tensStories.slice(0, 4)),
      ...drawForStory(random, level),
      who: random.pick(people),
    }),
    answer: quantity,
    solve: ({ story, ...fact }) => count(valueOf(fact), story.items),
    ask: ({ story, digit, tens, who }) =>
      story.tell({ groups: role('groups', digit), each: role('each', count(tens * 10, story.items)) }, who),
    solution: ({ story, who, ...fact }) => [
      step(product(fact), because.equalGroups, { groups: fact.digit }),
      ...worked(fact).slice(0, -1),
      answerStep(equation(product(fact), valueOf(fact)), story.answer(count(valueOf(fact), story.items), who)),
    ],
    check: (printed, { amount }) => evaluate(amount).equals(addedUp(printed.role('groups').n, printed.role('each').n)),
  }),
})
