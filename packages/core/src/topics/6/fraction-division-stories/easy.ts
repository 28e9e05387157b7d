import {
  answerStep,
  blank,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  integer,
  itemOf,
  line,
  minus,
  numberLine,
  numberList,
  prose,
  type Random,
  Ratio,
  role,
  things,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { barStories, jumpStories } from './bar-stories.ts'
import {
  blanksOf,
  type Division,
  divided,
  dividedAlike,
  divisionOf,
  drawAlike,
  EXPRESSION,
  fitsTheStory,
  quotientOf,
} from './division.ts'
import { expressionStories, type GroupStory, wholeStories } from './group-stories.ts'
import type { levels } from './levels.ts'

export interface Told extends Division {
  readonly story: GroupStory
}
export const foundIn = (told: Told) => count(inLowestTerms(quotientOf(told)), told.story.groups)
export const tell = ({ story, total, each }: Told) =>
  story.tell(
    role('total', count(inLowestTerms(total), story.noun)),
    role('each', count(inLowestTerms(each), story.noun)),
  )

/** The division in blanks, then the answer with its unit. */
export const withBlanks = (told: Told) => {
  const { en, es } = paragraph(tell(told))
  const { groups } = told.story
  return {
    en: [en, prose`Expression: ____ ÷ ____`, prose`Answer: ____ ${things(groups)}`],
    es: [es, prose`División: ____ ÷ ____`, prose`Respuesta: ____ ${things(groups)}`],
  }
}
export const keyOf = (told: Told) => ({
  en: prose`Expression: ${divisionOf(told)}; answer: ${foundIn(told)}`,
  es: prose`División: ${divisionOf(told)}; respuesta: ${foundIn(told)}`,
})
export const worked = (told: Told, steps = divided) => [
  explained(
    divisionOf(told),
    line`Find how many times ${inLowestTerms(told.each)} fits into ${inLowestTerms(told.total)}: divide.`,
    line`Halla cuántas veces cabe ${inLowestTerms(told.each)} en ${inLowestTerms(told.total)}: divide.`,
  ),
  ...steps(told),
  answered(foundIn(told), told.story.ends(foundIn(told))),
]

/** As many equal shares as fit: the division, and what other operations give. */
const expressionsOf = ({ total, each }: Division) => {
  const [whole, part] = [inLowestTerms(total), inLowestTerms(each)]
  return {
    right: divide(whole, part),
    exchanged: divide(part, whole),
    product: times(whole, part),
    difference: minus(whole, part),
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  groups: form({
    levels: ['easy'],
    kind: 'story',
    lines: 3,
    instruction: EXPRESSION,
    draw(random): Told {
      const story = random.evenly(wholeStories)
      return { story, ...drawAlike(random, story) }
    },
    answer: numberList,
    solve: blanksOf,
    ask: withBlanks,
    key: keyOf,
    solution: told => worked(told, dividedAlike),
    check: fitsTheStory,
  }),

  bar: form({
    levels: ['easy'],
    kind: 'story',
    lines: 1,
    draw(random: Random) {
      const story = random.evenly(barStories)
      const [n, d] = random.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [3, 8],
        [4, 5],
        [5, 6],
      ] as const)
      return random.until(
        () => ({ story, bars: random.int(2, 6), each: Ratio.of(n, d) }),
        ({ bars, each }) => (bars * each.d) % each.n === 0 && bars * each.d <= 30,
      )
    },
    answer: numberList,
    solve: ({ bars, each }): readonly Value[] => [bars * each.d, (bars * each.d) / each.n],
    ask({ story, bars, each }) {
      const drawn = figure(fractionBar({ parts: each.d, wholes: bars }))
      const { en, es } = paragraph(
        story.tell(role('total', count(bars, story.noun)), role('each', count(each, story.noun))),
      )
      const one = Ratio.of(1, each.d)
      return {
        en: [en, drawn, prose`Parts of ${one} in all: ____`, prose`${things(story.groups)} in all: ____`],
        es: [es, drawn, prose`Partes de ${one} en total: ____`, prose`${things(story.groups)} en total: ____`],
      }
    },
    solution: ({ story, bars, each }) => {
      const parts = bars * each.d
      const found = count(parts / each.n, story.groups)
      return [
        explained(
          equation(times(bars, each.d), parts),
          line`Each of the ${bars} bars has ${each.d} parts.`,
          line`Cada una de las ${bars} barras tiene ${each.d} partes.`,
        ),
        explained(
          equation(equation(divide(bars, each), divide(parts, each.n)), parts / each.n),
          line`Make groups of ${each.n} parts.`,
          line`Forma grupos de ${each.n} partes.`,
        ),
        answerStep(
          {
            en: prose`Parts of ${Ratio.of(1, each.d)} in all: ${parts}; ${things(story.groups)} in all: ${parts / each.n}`,
            es: prose`Partes de ${Ratio.of(1, each.d)} en total: ${parts}; ${things(story.groups)} en total: ${parts / each.n}`,
          },
          story.ends(found),
        ),
      ]
    },
    // Counts the parts that are drawn.
    check(printed, answers) {
      const parts = itemOf(printed.figure('fraction-bar').rows, 0).wholes.flat().length
      const [all, groups] = tupleOf(answers.map(exact), 2)
      return all.equals(parts) && groups.times(printed.role('each')).equals(printed.role('total'))
    },
  }),

  jumps: form({
    levels: ['easy'],
    kind: 'story',
    lines: 1,
    draw(random) {
      const story = random.evenly(jumpStories)
      const [n, d] = random.pick([
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [4, 5],
      ] as const)
      return random.until(
        () => ({ story, total: Ratio.of(random.int(2, 4)), each: Ratio.of(n, d) }),
        division => quotientOf(division).isInteger && quotientOf(division).compare(2) > 0,
      )
    },
    answer: integer,
    solve: division => quotientOf(division).n,
    ask({ story, total, each }) {
      const drawn = figure(
        numberLine({ from: 0, to: total, step: Ratio.of(1, each.d), labels: each.d, jumps: [[0, each]] }),
      )
      const { en, es } = paragraph(
        story.tell(role('total', count(total, story.noun)), role('each', count(each, story.noun))),
      )
      const division = equation(divisionOf({ total, each }), blank(3))
      return { en: [en, drawn, division], es: [es, drawn, division] }
    },
    solution: ({ story, total, each }) => {
      const n = quotientOf({ total, each }).n
      return [
        explained(
          equation(times(total, each.d), total.times(each.d)),
          line`From 0 to ${total} there are ${total} wholes, each of ${each.d} steps of ${Ratio.of(1, each.d)}.`,
          line`De 0 a ${total} hay ${total} enteros, cada uno de ${each.d} pasos de ${Ratio.of(1, each.d)}.`,
        ),
        explained(
          equation(divide(total.times(each.d), each.n), n),
          line`Each jump takes ${each.n} steps.`,
          line`Cada salto abarca ${each.n} pasos.`,
        ),
        explained(equation(divisionOf({ total, each }), n), story.ends(n).en, story.ends(n).es),
      ]
    },
    // As many jumps as lead from 0 to the end of the line.
    check(printed, answer) {
      const { to, jumps } = printed.figure('number-line')
      const first = itemOf(jumps, 0).to
      return exact(answer).times(Ratio.of(first.n, first.d)).equals(Ratio.of(to.n, to.d))
    },
  }),

  whichExpression: form({
    levels: ['easy'],
    draw(random): Told {
      const story = random.evenly(expressionStories)
      return { story, ...drawAlike(random, story) }
    },
    answer: formulaChoice,
    solve: (told): Expr => expressionsOf(told).right,
    mistakes(told) {
      const { right: _, ...wrong } = expressionsOf(told)
      return wrong
    },
    ask: told => {
      const { en, es } = paragraph(tell(told))
      return {
        en: [en, prose`Which expression answers the question?`],
        es: [es, prose`¿Qué expresión responde a la pregunta?`],
      }
    },
    solution: (told, answer) => {
      const [total, each] = [inLowestTerms(told.total), inLowestTerms(told.each)]
      return [
        explained(
          expr(answer),
          line`The question is how many times ${each} fits into ${total}: divide the total by the amount for one.`,
          line`La pregunta es cuántas veces cabe ${each} en ${total}: divide el total entre la cantidad para cada uno.`,
        ),
        ...dividedAlike(told),
        explained(
          equation(times(quotientOf(told), each), total),
          line`Check: ${foundIn(told)} in all.`,
          line`Comprueba: ${foundIn(told)} en total.`,
        ),
      ]
    },
    whyWrong: told => {
      const [total, each] = [inLowestTerms(told.total), inLowestTerms(told.each)]
      return {
        exchanged: {
          en: line`It switches the two numbers: how many times ${total} fits into ${each}.`,
          es: line`Intercambia los dos números: cuántas veces cabe ${total} en ${each}.`,
        },
        product: { en: line`It is ${each} of the total.`, es: line`Es ${each} del total.` },
        difference: { en: line`It takes ${each} away only once.`, es: line`Quita ${each} una sola vez.` },
      }
    },
    check: (printed, answer) => evaluate(expr(answer)).times(printed.role('each')).equals(printed.role('total')),
  }),
})
