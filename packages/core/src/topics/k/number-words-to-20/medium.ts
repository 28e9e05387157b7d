import {
  type Both,
  type Content,
  equation,
  type FormMaker,
  figure,
  itemOf,
  line,
  numberWords,
  prose,
  sentenceChoice,
  step,
  sum,
  tenFrame,
  trueOrFalse,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { countedTo, soundsLike, spoken, standsFor, TEENS, word } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  howManyInFrames: form({
    levels: ['medium'],
    draw: random => ({ n: random.evenly(TEENS) }),
    answer: sentenceChoice,
    solve: ({ n }) => word(n),
    mistakes: ({ n }) => ({
      soundsAlike: word(soundsLike(n)),
      oneMore: word(n >= 19 ? n - 2 : n + 1),
      oneFewer: word(n - 1),
    }),
    ask: ({ n }): Both<Content> => {
      const drawn = figure(tenFrame(n))
      return {
        en: [drawn, prose`Which word tells how many?`],
        es: [drawn, prose`¿Qué palabra dice la cantidad?`],
      }
    },
    solution: ({ n }, { says }) => [
      step(equation(sum(10, n - 10), n), because.countOnFromTen),
      step(says, because.explain, {
        sentence: { en: line`This word tells how many.`, es: line`Esta palabra dice la cantidad.` },
      }),
    ],
    whyWrong: ({ n }) => ({
      soundsAlike: standsFor(soundsLike(n), n),
      oneMore: standsFor(n >= 19 ? n - 2 : n + 1, n),
      oneFewer: standsFor(n - 1, n),
    }),
    check: (printed, { key }) =>
      `${
        printed
          .figure('ten-frame')
          .frames.flat()
          .filter(cell => cell !== 'empty').length
      }` === key,
  }),
  trueOrFalse: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: random => {
      const isTrue = random.evenly([true, false])
      const n = random.evenly(TEENS)
      return { n, shown: isTrue ? n : random.pick([soundsLike(n), n === 20 ? 19 : n + 1]) }
    },
    answer: trueOrFalse,
    solve: ({ n, shown }) => (n === shown ? 'true' : 'false'),
    ask: ({ n, shown }) => ({
      en: prose`${numberWords(n)} is ${shown}.`,
      es: prose`${numberWords(n)} es ${shown}.`,
    }),
    solution: ({ n, shown }, answer) => [
      countedTo(n),
      n === shown
        ? step(trueOrFalse.show(answer), because.sameNumber)
        : step(trueOrFalse.show(answer), because.explain, {
            sentence: {
              en: line`${numberWords(n)} is ${n}, not ${shown}.`,
              es: line`${numberWords(n)} es ${n}, no ${shown}.`,
            },
          }),
    ],
    check: (printed, answer) =>
      (answer === 'true') === spoken(printed).every(value => itemOf(printed.numbers, 0).equals(value)),
  }),
})
