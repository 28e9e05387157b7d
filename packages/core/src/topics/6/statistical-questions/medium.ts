import {
  type Both,
  bullets,
  explained,
  explainedBy,
  type Inline,
  itemOf,
  type Locale,
  labelOrder,
  line,
  list,
  name,
  numbersInAnyOrder,
  people,
  prose,
  type Random,
  sentenceChoice,
  symbol,
  table,
  words,
} from '../../../author.ts'
import { cell } from '../../../content.ts'
import { type DataSet, dataSets } from './data-sets.ts'
import { rewordings } from './rewordings.ts'
import { asChoice, block, type Form, inline, isPrinted, quoted } from './said.ts'
import { themes } from './themes.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F'].map(letter => symbol(letter))
const letterNames = ['A', 'B', 'C', 'D'] as const
/** The letter at which the right side of each row stands. */
const itemsAt = (places: readonly number[]) => places.map((_, i) => itemOf(letterNames, places.indexOf(i)))
const KINDS = ['few', 'tenths', 'inches', 'pages', 'money', 'words'] as const

/** Four sets of different kinds, in any order. Of two problems in a row none has a set of the other. */
function drawSets(random: Random): readonly DataSet[] {
  const [first, other] = [2 * random.turn(3), random.turn(2)]
  const sets = [0, 1, 2, 3].map(i => {
    const kind = itemOf(KINDS, (first + i) % KINDS.length)
    const all = dataSets.filter(one => one.kind === kind)
    return random.pick(all.filter((_, at) => (at + other + (i < 2 ? 1 : 0)) % 2 === 0))
  })
  return random.shuffle<readonly DataSet[]>(sets)
}

/** A set of a kind that is not matched in the same turn. */
function drawAlone(random: Random): DataSet {
  const first = 2 * random.turn(3)
  const kinds = [4, 5].map(i => itemOf(KINDS, (first + i) % KINDS.length))
  return random.pick(dataSets.filter(({ kind }) => kinds.includes(kind)))
}
const dataSentence = (set: DataSet, locale: Locale) => cell(set.data[locale])

export const mediumForms = (form: Form) => ({
  sortSix: form({
    levels: ['medium'],
    kind: 'choose',
    draw(random) {
      const theme = random.evenly(themes)
      const questions = random.shuffle<readonly { says: Both<string>; isStatistical: boolean }[]>([
        ...theme.statistical.map(says => ({ says, isStatistical: true })),
        ...theme.single.map(says => ({ says, isStatistical: false })),
      ])
      return { varies: theme.varies, questions }
    },
    answer: numbersInAnyOrder,
    solve: ({ questions }) => letters.filter((_, i) => itemOf(questions, i).isStatistical),
    ask({ questions }) {
      const lettered = (locale: 'en' | 'es') =>
        bullets(...questions.map(({ says }, i): readonly Inline[] => [...line`${itemOf(letters, i)}: `, says[locale]]))
      return {
        en: [prose`Which of these questions are statistical? Write all their letters.`, lettered('en')],
        es: [prose`¿Cuáles de estas preguntas son estadísticas? Escribe todas sus letras.`, lettered('es')],
      }
    },
    solution: ({ questions, varies }, answer) => [
      explainedBy(list(...letters.filter((_, i) => !itemOf(questions, i).isStatistical)), {
        en: line`Each of these questions asks about one person, one thing, or one fact, so it has one definite answer.`,
        es: line`Cada una de estas preguntas se refiere a una sola persona, cosa o dato, así que tiene una sola respuesta.`,
      }),
      explainedBy(list(...answer), {
        en: [`The answers to these questions vary ${varies.en}, so they are statistical.`],
        es: [`Las respuestas a estas preguntas varían ${varies.es}, así que son estadísticas.`],
      }),
    ],
    check(printed, answer) {
      const items = printed.block('bullets').items.map(item => item.filter(part => typeof part === 'string').join(''))
      const right = items.flatMap((item, i) =>
        themes.some(theme => theme.statistical.some(({ en, es }) => item.endsWith(en) || item.endsWith(es)))
          ? [itemOf(letters, i)]
          : [],
      )
      return JSON.stringify(answer) === JSON.stringify(right)
    },
  }),

  reword: form({
    levels: ['medium'],
    draw: random => random.evenly(rewordings),
    answer: sentenceChoice,
    solve: ({ statistical }) => asChoice(statistical),
    mistakes: ({ single: [first, second] }) => ({
      first: asChoice(first),
      second: asChoice(second),
    }),
    ask({ given }) {
      const { en, es } = quoted(given)
      return {
        en: [
          { kind: 'paragraph', content: [`${en} is not a statistical question.`] },
          prose`Which new question on the same theme is statistical?`,
        ],
        es: [
          { kind: 'paragraph', content: [`${es} no es una pregunta estadística.`] },
          prose`¿Qué pregunta nueva sobre el mismo tema es estadística?`,
        ],
      }
    },
    solution: ({ statistical, why }) => [
      explained(
        words('one answer, or answers that vary?', '¿una respuesta, o respuestas que varían?'),
        line`Look for a question whose answers vary.`,
        line`Busca una pregunta cuyas respuestas varíen.`,
      ),
      explainedBy(block(statistical), {
        en: [...inline(why).en, ' The answers vary, so this question is statistical.'],
        es: [...inline(why).es, ' Las respuestas varían, así que esta pregunta es estadística.'],
      }),
    ],
    whyWrong: () => {
      const single = {
        en: line`There is still one definite answer.`,
        es: line`Sigue habiendo una sola respuesta.`,
      }
      return { first: single, second: single }
    },
    check: (printed, { key }) =>
      rewordings.some(({ given, statistical }) => isPrinted(printed, given) && statistical.en === key),
  }),

  matchData: form({
    levels: ['medium'],
    kind: 'match',
    draw(random) {
      const sets = drawSets(random)
      const places = random.until(
        () => random.shuffle<readonly number[]>([0, 1, 2, 3]),
        // Neither almost in order nor in the opposite one.
        drawn =>
          drawn.filter((place, i) => place === i).length < 2 &&
          drawn.some((place, i) => place !== drawn.length - 1 - i),
      )
      return { sets, places }
    },
    answer: labelOrder(['A', 'B', 'C', 'D']),
    solve: ({ places }) => itemsAt(places),
    ask({ sets, places }) {
      const rows = (locale: Locale) =>
        table({
          head: locale === 'en' ? [[''], ['Question'], [''], ['Answers']] : [[''], ['Pregunta'], [''], ['Respuestas']],
          rows: sets.map((set, i) => [
            line`${i + 1}`,
            [set.asked[locale]],
            itemOf(letters, i),
            itemOf(sets, itemOf(places, i)).data[locale],
          ]),
        })
      return {
        en: [
          prose`Match each statistical question with the answers that were given to it. Write the letters in order, starting with question 1.`,
          rows('en'),
        ],
        es: [
          prose`Relaciona cada pregunta estadística con las respuestas que se dieron. Escribe las letras en orden, desde la pregunta 1.`,
          rows('es'),
        ],
      }
    },
    solution: ({ sets }, answer) => [
      ...sets.map((set, i) => {
        const letter = symbol(itemOf(answer, i))
        return explainedBy({ en: prose`${i + 1}: ${letter}`, es: prose`${i + 1}: ${letter}` }, inline(set.tells))
      }),
      explainedBy(list(...answer.map(letter => symbol(letter))), {
        en: line`Write the letters in order, starting with question 1.`,
        es: line`Escribe las letras en orden, desde la pregunta 1.`,
      }),
    ],
    check(printed, answer) {
      const { rows } = printed.block('table')
      return rows.every((row, i) => {
        const place = letterNames.indexOf(itemOf(answer, i))
        const [question, data] = [JSON.stringify(itemOf(row, 1)), JSON.stringify(itemOf(itemOf(rows, place), 3))]
        return dataSets.some(set =>
          (['en', 'es'] as const).some(
            locale =>
              JSON.stringify([set.asked[locale]]) === question && JSON.stringify(cell(set.data[locale])) === data,
          ),
        )
      })
    },
  }),

  fromData: form({
    levels: ['medium'],
    draw: random => ({ set: drawAlone(random), person: random.evenly(people) }),
    answer: sentenceChoice,
    solve: ({ set }) => asChoice(set.asked),
    mistakes: ({ set }) => ({
      single: asChoice(set.single),
      first: asChoice(set.others[0]),
      second: asChoice(set.others[1]),
    }),
    ask: ({ set, person }) => ({
      en: [
        prose`${name(person)} asked a statistical question. These are the answers:`,
        { kind: 'paragraph', content: dataSentence(set, 'en') },
        prose`Which question was it?`,
      ],
      es: [
        prose`${name(person)} hizo una pregunta estadística. Estas son las respuestas:`,
        { kind: 'paragraph', content: dataSentence(set, 'es') },
        prose`¿Cuál fue la pregunta?`,
      ],
    }),
    solution: ({ set }) => [
      explained(
        {
          en: { kind: 'paragraph', content: dataSentence(set, 'en') },
          es: { kind: 'paragraph', content: dataSentence(set, 'es') },
        },
        line`Look at the answers: are they words or numbers, and how large are they?`,
        line`Mira las respuestas: ¿son palabras o números, y de qué tamaño?`,
      ),
      explainedBy(block(set.asked), {
        en: [...inline(set.tells).en, ' The answers fit this question, and they vary.'],
        es: [...inline(set.tells).es, ' Las respuestas corresponden a esta pregunta y varían.'],
      }),
    ],
    whyWrong: ({ set }) => ({
      single: {
        en: line`It has only one answer, but several different answers were given.`,
        es: line`Tiene una sola respuesta, pero se dieron varias respuestas distintas.`,
      },
      first: inline(set.whyNot[0]),
      second: inline(set.whyNot[1]),
    }),
    check(printed, { key }) {
      const found = dataSets.filter(({ data }) =>
        [data.en, data.es].some(one => JSON.stringify(printed.blocks).includes(JSON.stringify(cell(one)).slice(1, -1))),
      )
      return found.length === 1 && found[0]?.asked.en === key
    },
  }),
})
