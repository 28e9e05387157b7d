import {
  type Block,
  type Both,
  explained,
  explainedBy,
  itemOf,
  line,
  option,
  prose,
  type Random,
  sentenceChoice,
  tupleOf,
  words,
} from '../../../author.ts'
import type { Question } from './bank.ts'
import { asChoice, block, type Form, inline, isPrinted } from './said.ts'
import { singleAnswer } from './single-answer.ts'
import { statistical } from './statistical.ts'

/** The first half of each bank is judged one by one; the rest are choices. */
const HALF = 15
const [toJudge, toChoose] = [
  { statistical: statistical.slice(0, HALF), single: singleAnswer.slice(0, HALF) },
  { statistical: statistical.slice(HALF), single: singleAnswer.slice(HALF) },
]
type Label = 'statistical' | 'single'
const isStatistical = option<Label>({
  statistical: { en: prose`Statistical`, es: prose`Es estadística` },
  single: { en: prose`Not statistical`, es: prose`No es estadística` },
})

/** One question that is meant, and three of the other sort. No question serves both ways of asking. */
const PARTS: Readonly<Record<Label, { readonly meant: readonly Question[]; readonly others: readonly Question[] }>> = {
  statistical: { meant: toChoose.statistical.slice(0, 7), others: toChoose.single.slice(0, 8) },
  single: { meant: toChoose.single.slice(8), others: toChoose.statistical.slice(7) },
}

/** The next of each sort, so that two problems in a row share none. */
function drawChoices(random: Random, { meant, others }: (typeof PARTS)[Label]) {
  const at = random.turn(meant.length)
  const from = 3 * at + random.turn(others.length)
  return {
    meant: itemOf(meant, at),
    others: tupleOf(
      [0, 1, 2].map(i => itemOf(others, (from + i) % others.length)),
      3,
    ),
  }
}

const ASKS: Readonly<Record<Label, Both<Block>>> = {
  statistical: {
    en: prose`Which question is a statistical question?`,
    es: prose`¿Cuál de las preguntas es una pregunta estadística?`,
  },
  single: {
    en: prose`Which question is not a statistical question?`,
    es: prose`¿Cuál de las preguntas no es una pregunta estadística?`,
  },
}

export const easyForms = (form: Form) => ({
  decide: form({
    levels: ['easy'],
    instruction: {
      en: prose`Is the question statistical?`,
      es: prose`¿Es estadística la pregunta?`,
    },
    draw(random) {
      const label = random.evenly(['statistical', 'single'] as const)
      return { label, question: random.evenly(toJudge[label]) }
    },
    answer: isStatistical,
    solve: ({ label }) => label,
    ask: ({ question }) => block(question.says),
    solution: ({ label, question }) => [
      explainedBy(block(question.why), {
        en: line`Ask whether you can expect answers that vary.`,
        es: line`Pregúntate si puedes esperar respuestas que varíen.`,
      }),
      label === 'statistical'
        ? explainedBy(
            { en: prose`Statistical`, es: prose`Es estadística` },
            {
              en: line`The answers vary, so this is a statistical question.`,
              es: line`Las respuestas varían, así que es una pregunta estadística.`,
            },
          )
        : explainedBy(
            { en: prose`Not statistical`, es: prose`No es estadística` },
            {
              en: line`Only one answer is right, so this is not a statistical question.`,
              es: line`Solo hay una respuesta correcta, así que no es una pregunta estadística.`,
            },
          ),
    ],
    check: (printed, label) => toJudge[label].some(({ says }) => isPrinted(printed, says)),
  }),

  whichOne: form({
    levels: ['easy'],
    draw(random) {
      const label = random.evenly(['statistical', 'single'] as const)
      return {
        label,
        ...drawChoices(random, PARTS[label]),
      }
    },
    answer: sentenceChoice,
    solve: ({ meant }) => asChoice(meant.says),
    mistakes: ({ others: [a, b, c] }) => ({ a: asChoice(a.says), b: asChoice(b.says), c: asChoice(c.says) }),
    ask: ({ label }) => ASKS[label],
    solution: ({ label, meant }) => [
      explained(
        words('one answer, or answers that vary?', '¿una respuesta, o respuestas que varían?'),
        line`Only a question with answers that vary is statistical.`,
        line`Solo es estadística una pregunta con respuestas que varían.`,
      ),
      explainedBy(block(meant.says), {
        en:
          label === 'statistical'
            ? [...inline(meant.why).en, ' This question is statistical.']
            : [...inline(meant.why).en, ' This question is not statistical.'],
        es:
          label === 'statistical'
            ? [...inline(meant.why).es, ' Esta pregunta es estadística.']
            : [...inline(meant.why).es, ' Esta pregunta no es estadística.'],
      }),
    ],
    whyWrong: ({ others: [a, b, c] }) => ({ a: inline(a.why), b: inline(b.why), c: inline(c.why) }),
    check(printed, { key }) {
      const isOne = printed.text.includes('not a') || printed.text.includes('no es una')
      return (isOne ? singleAnswer : statistical).some(({ says }) => says.en === key)
    },
  }),
})
