import {
  answerStep,
  capital,
  count,
  equation,
  evaluate,
  exact,
  explained,
  figure,
  itemOf,
  line,
  list,
  point,
  Ratio,
  role,
  tupleOf,
} from '../../../author.ts'
import { B, M, SHAPE, X, Y } from '../../kit/lines/line-equation.ts'
import { amountOf } from '../../kit/lines/linear-stories.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { graphOf, type Window, windowsOf } from './graphs.ts'
import {
  blanksOf,
  bothNamed,
  bothValues,
  drawFacts,
  type Facts,
  type Form,
  gives,
  pairsInTable,
  rateStep,
  ruleOf,
  storyOf,
  tableOf,
  toldOf,
  valueAt,
} from './parts.ts'
import { ofWhat } from './sentences.ts'

const FIND = {
  en: line`Find the rate of change and the initial value.`,
  es: line`Halla la tasa de cambio y el valor inicial.`,
}
/** Each form has stories of its own, so that a sheet shows none twice. */
const MINE = { table: [0, 6, 17], graph: [2, 3, 8], equation: [5, 9, 13], story: [10, 12, 15] } as const
const WINDOWS = windowsOf(true, MINE.graph)
const found = (facts: Facts) =>
  answerStep(bothNamed(facts), {
    en: line`Write each number with its unit.`,
    es: line`Escribe cada número con su unidad.`,
  })
/** Words of the stories in which something gets less. */
const FALLS =
  /shorter|removes|down|each trip|reads|pays back|uses|nearer|acorta|saca|baja|cada viaje|lee|devuelve|gasta|acerca/i

export const easyForms = (form: Form) => ({
  fromTable: form({
    levels: ['easy'],
    share: 2,
    draw: random => drawFacts(random, random.evenly(MINE.table)),
    answer: blankAnswers,
    solve: bothValues,
    ask(facts) {
      const xs = columnsOf(facts)
      const shown = tableOf(
        facts,
        xs,
        xs.map(x => valueAt(facts, x)),
      )
      const [text, blanks] = [paragraph(storyOf(facts).intro, FIND), blanksOf(facts)]
      return { en: [text.en, shown, ...blanks.en], es: [text.es, shown, ...blanks.es] }
    },
    solution(facts) {
      const [, one] = tupleOf(columnsOf(facts), 4)
      return [
        explained(
          alone(count(facts.start, storyOf(facts).y)),
          line`The column with ${0} shows the initial value.`,
          line`La columna del ${0} muestra el valor inicial.`,
        ),
        rateStep(facts, [0, facts.start], [one, valueAt(facts, one)], false),
        found(facts),
      ]
    },
    check(printed, values) {
      const [rate, start] = tupleOf(values.map(exact), 2)
      return gives(rate, start, pairsInTable(printed))
    },
  }),

  fromGraph: form({
    levels: ['easy'],
    draw: (random): Window => random.pick(itemOf(WINDOWS, random.evenly(WINDOWS.map((_, i) => i)))),
    answer: blankAnswers,
    solve: ({ facts }) => bothValues(facts),
    ask(window) {
      const { facts } = window
      const [text, blanks, shown] = [paragraph(storyOf(facts).intro, FIND), blanksOf(facts), figure(graphOf(window))]
      return { en: [text.en, shown, ...blanks.en], es: [text.es, shown, ...blanks.es] }
    },
    solution: ({ facts, marked: [start, other] }) => [
      explained(
        list(point(...start), point(...other)),
        line`Read two points on the line. The first one is on the vertical axis: its height, ${facts.start}, is the initial value.`,
        line`Lee dos puntos de la recta. El primero está sobre el eje vertical: su altura, ${facts.start}, es el valor inicial.`,
      ),
      rateStep(facts, start, other, false),
      found(facts),
    ],
    check(printed, values) {
      const [rate, start] = tupleOf(values.map(exact), 2)
      return printed
        .figure('coordinate-plane')
        .lines.every(({ through }) => through.every(([x, y]) => rate.times(x).plus(start).equals(y)))
    },
  }),

  fromEquation: form({
    levels: ['easy'],
    draw: random => drawFacts(random, random.evenly(MINE.equation)),
    answer: blankAnswers,
    solve: bothValues,
    ask(facts) {
      const { intro, lets } = storyOf(facts)
      const rule = equation(Y, ruleOf(facts))
      const text = paragraph(
        intro,
        lets,
        { en: line`The function is ${rule}.`, es: line`La función es ${rule}.` },
        FIND,
      )
      const blanks = blanksOf(facts)
      return { en: [text.en, ...blanks.en], es: [text.es, ...blanks.es] }
    },
    solution: facts => [
      explained(
        equation(M, facts.rate),
        line`In ${SHAPE}, the number before ${X} is the rate of change.`,
        line`En ${SHAPE}, el número que va antes de ${X} es la tasa de cambio.`,
      ),
      explained(
        equation(B, facts.start),
        line`When ${equation(X, 0)}, ${Y} is ${B}: the initial value.`,
        line`Cuando ${equation(X, 0)}, ${Y} es ${B}: el valor inicial.`,
      ),
      found(facts),
    ],
    check(printed, values) {
      const [rate, start] = tupleOf(values.map(exact), 2)
      const { right } = printed.one('relation')
      const at = (x: number) => evaluate(right, { x })
      return gives(rate, start, [
        [Ratio.of(0), at(0)],
        [Ratio.of(3), at(3)],
      ])
    },
  }),

  fromStory: form({
    levels: ['easy'],
    draw: random => drawFacts(random, random.evenly(MINE.story)),
    answer: blankAnswers,
    solve: bothValues,
    ask(facts) {
      const story = storyOf(facts)
      const text = paragraph(
        story.given(role('start', amountOf(story, facts.start)), role('rate', amountOf(story, Math.abs(facts.rate)))),
        {
          en: ['Find the rate of change and the initial value of ', toldOf(facts).what.en, '.'],
          es: ['Halla la tasa de cambio y el valor inicial ', ofWhat(toldOf(facts)), '.'],
        },
      )
      const blanks = blanksOf(facts)
      return { en: [text.en, ...blanks.en], es: [text.es, ...blanks.es] }
    },
    solution(facts) {
      const { x, y } = storyOf(facts)
      const { what } = toldOf(facts)
      const change = count(Math.abs(facts.rate), y)
      const rises = facts.rate > 0
      return [
        explained(
          alone(count(facts.start, y)),
          line`This is the amount at the start, before any change: the initial value.`,
          line`Esta es la cantidad al inicio, antes de cualquier cambio: el valor inicial.`,
        ),
        explained(
          alone(count(facts.rate, toldOf(facts).rate)),
          [
            capital(what.en),
            ` ${rises ? 'increases' : 'decreases'} by `,
            change,
            ` each ${x.en[0]}: the rate is ${rises ? 'positive' : 'negative'}.`,
          ],
          [
            capital(what.es),
            ` ${rises ? 'aumenta' : 'disminuye'} `,
            change,
            ` por ${x.es[0]}: la tasa es ${rises ? 'positiva' : 'negativa'}.`,
          ],
        ),
        found(facts),
      ]
    },
    check(printed, values) {
      const [rate, start] = tupleOf(values.map(exact), 2)
      const shown = printed.role('rate')
      return start.equals(printed.role('start')) && rate.equals(FALLS.test(printed.text) ? shown.negated() : shown)
    },
  }),
})
/** From 0 on, in steps of the story. */
const columnsOf = (facts: Facts): readonly number[] => [0, 1, 2, 3].map(i => i * storyOf(facts).times[2])
