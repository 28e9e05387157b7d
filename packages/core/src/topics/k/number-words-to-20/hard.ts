import {
  type Both,
  both,
  type Content,
  type FormMaker,
  itemOf,
  line,
  list,
  numberInWords,
  numberWords,
  prose,
  sentenceChoice,
  step,
  symbol,
  table,
  wholes,
  writtenLetter,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import type { levels } from './levels.ts'
import {
  countedTo,
  LETTERS,
  letterOrder,
  listed,
  soundsLike,
  spelled,
  spoken,
  standsFor,
  TEENS,
  word,
} from './parts.ts'

const letter = writtenLetter('A', 'B', 'C')

export const hardForms = (form: FormMaker<typeof levels>) => ({
  copyTheWord: form({
    levels: ['hard'],
    instruction: { en: prose`Copy the word for the number.`, es: prose`Copia la palabra que nombra el número.` },
    lines: 1,
    draw: random => {
      const n = random.evenly(mixed(TEENS))
      const near = [soundsLike(n), 10 * Math.floor(n / 10), 3, 7, 12, 13, 16, 17, 19, n - 1].filter(
        other => other !== n,
      )
      const others = random.shuffle([...new Set(near.slice(1))]).filter(other => other !== near[0])
      return { n, box: random.shuffle([n, itemOf(near, 0), ...others.slice(0, 3)]) }
    },
    answer: numberInWords,
    solve: ({ n }) => n,
    ask: ({ n, box }) =>
      both([table({ rows: [box.map(value => numberWords(value))] }), prose`${n} = ________________`]),
    solution: ({ n }) => [
      step(both(listed(wholes(10, n).map(value => line`${numberWords(value)}`))), because.countOnTo, {
        start: 10,
        end: n,
      }),
      step(both(prose`${n}: ${numberWords(n)}`), because.explain, {
        sentence: { en: line`Copy the word for ${n}.`, es: line`Copia la palabra del ${n}.` },
      }),
    ],
    check: (printed, answer) => itemOf(printed.numbers, 0).equals(answer) && spoken(printed).includes(answer),
  }),
  inOrder: form({
    levels: ['hard'],
    kind: 'order',
    instruction: {
      en: prose`Write the letters in counting order.`,
      es: prose`Escribe las letras en el orden en que se cuentan los números.`,
    },
    lines: 1,
    // A teen, what sounds like it, and a neighbor of the teen: each word has to be read to its end.
    draw: random => ({
      numbers: random.until(
        () => {
          const n = random.evenly(mixed(wholes(12, 19)))
          const near = n + random.pick(n < 18 ? [1, 2] : [-1, -2])
          return random.shuffle([n, soundsLike(n), near])
        },
        ([a, b, c]) => !(a < b && b < c) && new Set([a, b, c]).size === 3,
      ),
    }),
    answer: letterOrder,
    solve: ({ numbers }) => [...numbers].sort((a, b) => a - b).map(n => itemOf(LETTERS, numbers.indexOf(n))),
    ask: ({ numbers }) =>
      both(table({ rows: [numbers.map((n, i) => line`${symbol(itemOf(LETTERS, i))}: ${numberWords(n)}`)] })),
    solution: ({ numbers }, letters) => [
      step(spelled(numbers), because.writeEachWithDigits),
      step(list(...letters.map(name => symbol(name))), because.comesLater),
    ],
    check(printed, letters) {
      const values = letters.map(name => itemOf(spoken(printed), LETTERS.indexOf(name)))
      return values.length === 3 && values.slice(1).every((value, i) => value > itemOf(values, i))
    },
  }),
  justBefore: form({
    levels: ['hard'],
    // In step with the words that are copied, so that none is asked twice.
    draw: random => {
      const before = random.evenly(mixed(TEENS))
      return { n: (before > 18 ? before - 8 : before) + 1 }
    },
    answer: sentenceChoice,
    solve: ({ n }) => word(n - 1),
    mistakes: ({ n }) => ({
      justAfter: word(n + 1),
      soundsAlike: word(soundsLike(n - 1)),
      twoBefore: word(n - 2),
    }),
    ask: ({ n }) => ({
      en: prose`Which word comes just before ${numberWords(n)}?`,
      es: prose`¿Qué palabra va justo antes de ${numberWords(n)}?`,
    }),
    solution: ({ n }, { says }) => [
      countedTo(n),
      step(says, because.explain, {
        sentence: {
          en: line`Just before ${numberWords(n)} comes ${numberWords(n - 1)}.`,
          es: line`Justo antes del ${numberWords(n)} va el ${numberWords(n - 1)}.`,
        },
      }),
    ],
    whyWrong: ({ n }) => ({
      justAfter: {
        en: line`That comes just after ${numberWords(n)}.`,
        es: line`Va justo después del ${numberWords(n)}.`,
      },
      soundsAlike: standsFor(soundsLike(n - 1), n - 1),
      twoBefore: standsFor(n - 2, n - 1),
    }),
    check: (printed, { key }) => `${itemOf(spoken(printed), 0) - 1}` === key,
  }),
  wrongPair: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`One pair is wrong. Write its letter.`,
      es: prose`Una pareja está mal. Escribe su letra.`,
    },
    lines: 0,
    draw: random => {
      const n = random.evenly(mixed(TEENS))
      const place = random.evenly([0, 1, 2])
      const wrong = random.evenly([soundsLike(n), n === 20 ? 18 : n + 1])
      const others = random.sample(
        TEENS.filter(other => other !== n && other !== wrong),
        2,
      )
      return { numbers: others.toSpliced(place, 0, n), place, wrong }
    },
    answer: letter,
    solve: ({ place }) => itemOf(LETTERS, place),
    ask: ({ numbers, place, wrong }) =>
      both(
        table({
          rows: numbers.map((n, i) => [symbol(itemOf(LETTERS, i)), numberWords(n), i === place ? wrong : n]),
        }),
      ),
    key: ({ numbers, place, wrong }): Both<Content> => {
      const n = itemOf(numbers, place)
      return {
        en: prose`${numberWords(n)} is ${n}, not ${wrong}.`,
        es: prose`${numberWords(n)} es ${n}, no ${wrong}.`,
      }
    },
    solution: ({ numbers, place, wrong }, answer) => {
      const right = itemOf(numbers, place)
      return [
        step(spelled(numbers), because.sayEachWord),
        step(both(prose`${symbol(answer)}: ${numberWords(right)} = ${right}`), because.changeTheNumber, {
          wrong,
          right,
        }),
      ]
    },
    check: (printed, answer) => {
      const wrong = spoken(printed).flatMap((value, i) =>
        itemOf(printed.numbers, i).equals(value) ? [] : [itemOf(LETTERS, i)],
      )
      return wrong.length === 1 && wrong[0] === answer
    },
  }),
})
