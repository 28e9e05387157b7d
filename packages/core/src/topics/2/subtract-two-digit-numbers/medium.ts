import {
  answerStep,
  blank,
  both,
  bullets,
  count,
  equation,
  evaluate,
  exact,
  type FormMaker,
  integer,
  line,
  minus,
  numberList,
  people,
  prose,
  quantity,
  step,
  subtractByPlaces,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { smallerFromLarger } from '../../kit/columns/regrouping.ts'
import { leftStories } from '../../kit/stories/one-step/left-stories.ts'
import type { levels } from './levels.ts'
import { addsBack, draw, withTwoDigitsLeft, worked } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
    namedAnswer: ({ a, b }) => ({
      en: prose`Ones: ${10 + (a % 10)}; difference: ${a - b}`,
      es: prose`Unidades: ${10 + (a % 10)}; diferencia: ${a - b}`,
    }),
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
        ({ a, b }) => b > 9 && a - b > 1 && a !== 2 * b,
      )
      return { ...pair, story: random.evenly(leftStories), who, other }
    },
    answer: quantity,
    solve: ({ a, b, story }) => count(a - b, story.noun),
    ask: ({ a, b, story, who, other }) => story.tell(a, b, who, other),
    solution({ a, b, story, who, other }) {
      const found = count(a - b, story.noun)
      return [
        step(minus(a, b), because.takeAway),
        ...subtractByPlaces(a, b),
        answerStep(both(prose`${found}`), story.answers(found, who, other)),
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
    whyWrong: ({ a, b }) => ({
      smallerFromLarger: {
        en: line`In the ones, ${a % 10} was taken from ${b % 10}, not ${b % 10} from ${a % 10}.`,
        es: line`En las unidades se restó ${a % 10} de ${b % 10}, no ${b % 10} de ${a % 10}.`,
      },
      tenKept: { en: line`It still counts the regrouped ten.`, es: line`Sigue contando la decena que se reagrupó.` },
      tenTooMany: { en: line`It takes away 1 ten too many.`, es: line`Quita 1 decena de más.` },
      onesOneOff: {
        en: line`The last digit is ${(a - b) % 10}.`,
        es: line`El último dígito es ${(a - b) % 10}.`,
      },
    }),
    check: addsBack,
  }),
})
