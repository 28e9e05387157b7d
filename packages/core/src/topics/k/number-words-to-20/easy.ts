import {
  asWritten,
  type Both,
  blank,
  both,
  type Content,
  counters,
  exact,
  explained,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  list,
  numberWords,
  prose,
  type Random,
  sentenceChoice,
  step,
  symbol,
  table,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { PICTURES } from '../../kit/facts/pictures.ts'
import type { levels } from './levels.ts'
import { countedTo, drawThree, LETTERS, type Level, letterOrder, spelled, spoken, standsFor, word } from './parts.ts'

/** In an order that is not that of the page. */
const turned = (random: Random, numbers: readonly number[]) =>
  random.until(
    () => random.shuffle(numbers),
    order => order.some((value, i) => value !== itemOf(numbers, i)),
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  writeTheNumber: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Write the number.`, es: prose`Escribe el número.` },
    draw: (random, level: Level) => ({ n: random.evenly(level.numbers) }),
    answer: integer,
    solve: ({ n }) => n,
    ask: ({ n }) => both(prose`${numberWords(n)} = ____`),
    solution: ({ n }) => [countedTo(n), step(asWritten(n), n === 0 ? because.noneIsZero : because.writeWhereYouStop)],
    check: (printed, answer) => spoken(printed).every(value => exact(answer).equals(value)),
  }),
  match: form({
    levels: ['easy', 'medium'],
    kind: 'match',
    instruction: { en: prose`Match. Write the letters.`, es: prose`Relaciona. Escribe las letras.` },
    lines: 0,
    draw(random, level: Level) {
      const words = drawThree(random, level)
      return { words, numbers: turned(random, words) }
    },
    answer: letterOrder,
    solve: ({ words, numbers }) => words.map(n => itemOf(LETTERS, numbers.indexOf(n))),
    ask: ({ words, numbers }) =>
      both(
        table({
          rows: words.map((n, i) => [numberWords(n), blank(2), symbol(itemOf(LETTERS, i)), itemOf(numbers, i)]),
        }),
      ),
    solution: ({ words }, letters) => [
      step(spelled(words), because.sayEachWord),
      explained(
        list(...letters.map(name => symbol(name))),
        line`Write the letter of its number next to each word.`,
        line`Escribe junto a cada palabra la letra de su número.`,
      ),
    ],
    check(printed, letters) {
      const words = spoken(printed)
      return (
        new Set(letters).size === words.length &&
        words.every((value, i) => itemOf(printed.numbers, LETTERS.indexOf(itemOf(letters, i))).equals(value))
      )
    },
  }),
  howMany: form({
    levels: ['easy'],
    draw: random => ({ n: random.evenly(mixed(wholes(2, 10))), icon: random.evenly(PICTURES) }),
    answer: sentenceChoice,
    solve: ({ n }) => word(n),
    mistakes: ({ n }) => ({ oneMore: word(n === 10 ? 8 : n + 1), oneFewer: word(n - 1) }),
    ask: ({ n, icon }): Both<Content> => {
      const drawn = figure(counters({ icon, count: n, fill: 'white', perRow: 5 }))
      return {
        en: [drawn, prose`Which word tells how many?`],
        es: [drawn, prose`¿Qué palabra dice la cantidad?`],
      }
    },
    solution: ({ n }, { says }) => [
      step(list(...wholes(1, n)), because.countOneByOne),
      step(says, because.lastNumberTellsHowMany),
    ],
    whyWrong: ({ n }) => ({ oneMore: standsFor(n === 10 ? 8 : n + 1, n), oneFewer: standsFor(n - 1, n) }),
    check: (printed, { key }) => printed.figure('counters').groups.every(({ items }) => `${items.length}` === key),
  }),
  comesNext: form({
    levels: ['easy'],
    draw: random => ({ n: random.evenly(mixed(wholes(4, 9))) }),
    answer: sentenceChoice,
    solve: ({ n }) => word(n),
    mistakes: ({ n }) => ({ oneLeftOut: word(n + 1), countedBack: word(n - 4) }),
    ask: ({ n }): Both<Content> => {
      const run = prose`${numberWords(n - 3)}, ${numberWords(n - 2)}, ${numberWords(n - 1)}, ____`
      return { en: [prose`Which word comes next?`, run], es: [prose`¿Qué palabra sigue?`, run] }
    },
    solution: ({ n }, { says }) => [
      step(spelled(wholes(n - 3, n)), because.explain, {
        sentence: {
          en: line`Each number is 1 more than the one before.`,
          es: line`Cada número es 1 más que el anterior.`,
        },
      }),
      step(says, because.explain, {
        sentence: {
          en: line`Just after ${numberWords(n - 1)} comes ${numberWords(n)}.`,
          es: line`Justo después del ${numberWords(n - 1)} va el ${numberWords(n)}.`,
        },
      }),
    ],
    whyWrong: ({ n }) => ({
      oneLeftOut: { en: line`That leaves out ${numberWords(n)}.`, es: line`Así se salta el ${numberWords(n)}.` },
      countedBack: {
        en: line`That comes before ${numberWords(n - 3)}.`,
        es: line`Va antes del ${numberWords(n - 3)}.`,
      },
    }),
    check: (printed, { key }) => `${itemOf(spoken(printed), 2) + 1}` === key,
  }),
})
