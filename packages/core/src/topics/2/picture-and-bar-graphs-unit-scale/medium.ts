import {
  answerStep,
  type Block,
  type Both,
  both,
  equation,
  exact,
  type FormMaker,
  figure,
  howMany,
  itemOf,
  line,
  list,
  numberList,
  prose,
  quantity,
  type Random,
  step,
  sum,
  table,
  things,
  trueOrFalse,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { howManyOr, howManyThan } from '../../kit/surveys/survey.ts'
import {
  type Asked,
  added,
  askedValues,
  BARS,
  below,
  compared,
  completed,
  drawChart,
  drawSurvey,
  entriesOf,
  entryAt,
  figureOf,
  fullRowsOf,
  inGraphOrder,
  namesOf,
  people,
  readEntries,
  subtracted,
  surveyOf,
  together,
  told,
} from './charts.ts'
import type { levels } from './levels.ts'

/** The first two or three of those that are asked about. */
const several = ({ number, ...facts }: Asked & { readonly number: number }) => entriesOf(facts).slice(0, number)
const togetherOf = (facts: Asked & { readonly number: number }) =>
  several(facts).reduce((all, { value }) => all + value, 0)

/** Whether one bar is longer than two others together, by 1 or 2 longer or shorter. */
function drawClaim(random: Random) {
  const survey = drawSurvey(random, 'medium', 2)
  const isTrue = random.evenly([true, false])
  return {
    isTrue,
    ...drawChart(random, {
      survey,
      kinds: BARS,
      counts: random => {
        const [b, c] = [random.int(2, 7), random.int(2, 7)]
        return [b + c + (isTrue ? random.int(1, 3) : -random.int(1, 3)), b, c, random.int(2, 12)]
      },
      fits: (a, b, c) => a > b && a > c,
    }),
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  difference: form({
    levels: ['medium'],
    draw: (random, { every }) => ({
      ...drawChart(random, {
        survey: drawSurvey(random, 'medium', 0),
        kinds: BARS,
        every,
        fits: (a, b) => a > 4 && a - b >= 2 && a - b <= 8,
      }),
      how: random.evenly(['more', 'fewer']),
    }),
    answer: quantity,
    solve(facts) {
      const [more, less] = entriesOf(facts)
      return people(facts.chart, more.value - less.value)
    },
    ask(facts) {
      const [more, less] = entriesOf(facts)
      const [a, b] = facts.how === 'more' ? [more, less] : [less, more]
      return below(figureOf(facts.chart), howManyThan(surveyOf(facts.chart), facts.how, a, b))
    },
    solution(facts, found) {
      const [more, less] = entriesOf(facts)
      const [a, b] = facts.how === 'more' ? [more, less] : [less, more]
      return [
        readEntries(facts.chart, [a, b]),
        subtracted(facts.how, more.value, less.value),
        answerStep(both(prose`${found}`), compared(facts.chart, facts.how, more.value - less.value, a, b)),
      ]
    },
    check(printed, { amount }) {
      const [a, b] = tupleOf(askedValues(printed), 2)
      return exact(amount).plus(Math.min(a, b)).equals(Math.max(a, b))
    },
  }),

  together: form({
    levels: ['medium'],
    draw: (random, { every }) => ({
      ...drawChart(random, { survey: drawSurvey(random, 'medium', 1), kinds: BARS, every, fits: (a, b) => a + b >= 8 }),
      number: random.evenly([3, 2]),
    }),
    answer: quantity,
    solve: facts => people(facts.chart, togetherOf(facts)),
    ask(facts): Both<readonly Block[]> {
      const survey = surveyOf(facts.chart)
      const { noun, verb } = survey
      const [a, b, c] = entriesOf(facts)
      return below(
        figureOf(facts.chart),
        facts.number === 2
          ? howManyOr(survey, a, b)
          : {
              en: prose`${howMany(noun)} ${verb} ${a.said}, ${b.said}, or ${c.said}? ____`,
              es: prose`¿${howMany(noun)} ${verb} ${a.said}, ${b.said} o ${c.said}? ____`,
            },
      )
    },
    solution(facts, found) {
      const { verb } = surveyOf(facts.chart)
      const [a, b, c] = entriesOf(facts)
      return [
        readEntries(facts.chart, several(facts)),
        added(several(facts).map(({ value }) => value)),
        answerStep(
          both(prose`${found}`),
          facts.number === 2
            ? { en: line`${found} ${verb} ${a.said} or ${b.said}.`, es: line`${found} ${verb} ${a.said} o ${b.said}.` }
            : {
                en: line`${found} ${verb} ${a.said}, ${b.said}, or ${c.said}.`,
                es: line`${found} ${verb} ${a.said}, ${b.said} o ${c.said}.`,
              },
        ),
      ]
    },
    check: (printed, { amount }) =>
      askedValues(printed)
        .reduce((left, value) => left.minus(value), exact(amount))
        .equals(0),
  }),

  claim: form({
    levels: ['medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: drawClaim,
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask(facts) {
      const { noun, verb } = surveyOf(facts.chart)
      const [a, b, c] = entriesOf(facts)
      return below(figureOf(facts.chart), {
        en: prose`More ${things(noun)} ${verb} ${a.said} than ${b.said} and ${c.said} ${together(b, c)}.`,
        es: prose`Más ${things(noun)} ${verb} ${a.said} que ${b.said} y ${c.said} ${together(b, c)}.`,
      })
    },
    solution(facts, answer) {
      const [a, b, c] = entriesOf(facts)
      return [
        readEntries(facts.chart, [a, b, c]),
        step(equation(sum(b.value, c.value), b.value + c.value), because.putTogether),
        answerStep(
          trueOrFalse.show(answer),
          facts.isTrue
            ? {
                en: line`${a.value} is more than ${b.value + c.value}.`,
                es: line`${a.value} es más que ${b.value + c.value}.`,
              }
            : {
                en: line`${a.value} is less than ${b.value + c.value}.`,
                es: line`${a.value} es menos que ${b.value + c.value}.`,
              },
        ),
      ]
    },
    check(printed, answer) {
      const [a, b, c] = tupleOf(askedValues(printed), 3)
      return (answer === 'true') === a - b > c
    },
  }),

  drawBars: form({
    levels: ['medium'],
    instruction: {
      en: prose`Use the table to finish the bar graph.`,
      es: prose`Usa la tabla para terminar la gráfica de barras.`,
    },
    draw: (random, { every }) => drawChart(random, { survey: drawSurvey(random, 'medium', 3), kinds: BARS, every }),
    answer: completed,
    solve: ({ chart }) => chart,
    ask: ({ chart, asked }) =>
      both([table({ head: namesOf(chart), rows: [chart.counts] }), figure(figureOf(chart, asked.slice(0, 2)))]),
    solution: facts => [
      step(both(told(inGraphOrder(facts.chart, facts.asked.slice(0, 2)))), because.readInTheTable),
      step(figure(figureOf(facts.chart)), because.drawEachBarTo),
    ],
    check: (printed, { counts }) => printed.take(4).every((number, i) => number.equals(itemOf(counts, i))),
  }),

  wrongBar: form({
    levels: ['medium'],
    kind: 'find-mistake',
    instruction: {
      en: prose`The table is right. One bar of the graph is wrong.`,
      es: prose`La tabla está bien. Una barra de la gráfica está mal.`,
    },
    draw(random, { every }) {
      const survey = drawSurvey(random, 'medium', 3)
      const off = random.evenly([-1, 2, 1, -2])
      const { chart, asked } = drawChart(random, {
        survey,
        kinds: BARS,
        every,
        values: [3, 11],
        fits: (a, ...others) => a + off >= 2 && a + off <= 12 && !others.includes(a + off),
      })
      return { chart, place: asked[0], off }
    },
    answer: numberList,
    solve: ({ chart, place, off }) => [itemOf(chart.counts, place) + off, itemOf(chart.counts, place)],
    ask({ chart, place, off }) {
      const drawn = { ...chart, counts: chart.counts.map((value, i) => (i === place ? value + off : value)) }
      const shown = [table({ head: namesOf(chart), rows: [chart.counts] }), figure(figureOf(drawn))]
      return {
        en: [...shown, prose`Number that the wrong bar shows: ____`, prose`Number that it should show: ____`],
        es: [...shown, prose`Número que muestra la barra que está mal: ____`, prose`Número que debe mostrar: ____`],
      }
    },
    namedAnswer: ({ chart, place, off }) => {
      const { name, value } = entryAt(chart, place)
      return {
        en: prose`${name}: shows ${value + off}; should show ${value}`,
        es: prose`${name}: muestra ${value + off}; debe mostrar ${value}`,
      }
    },
    solution({ chart, place, off }) {
      const entry = entryAt(chart, place)
      const wrong = entry.value + off
      const read = [0, 1, 2, 3].map(i => ({
        ...entryAt(chart, i),
        value: i === place ? wrong : entryAt(chart, i).value,
      }))
      return [
        readEntries(chart, read),
        answerStep(list(wrong, entry.value), {
          en: line`The “${entry.name}” bar shows ${wrong}. The table says ${entry.value}.`,
          es: line`La barra “${entry.name}” muestra ${wrong}. La tabla dice ${entry.value}.`,
        }),
      ]
    },
    check(printed, answers) {
      const [wrong, right] = tupleOf(answers.map(exact), 2)
      const told = printed.take(4)
      const off = fullRowsOf(printed).flatMap(({ value }, i) =>
        itemOf(told, i).equals(value) ? [] : [{ shows: value, says: itemOf(told, i) }],
      )
      const [{ shows, says }] = tupleOf(off, 1)
      return wrong.equals(shows) && says.equals(right)
    },
  }),
})
