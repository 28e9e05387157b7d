import {
  answerStep,
  aThing,
  blank,
  both,
  exact,
  type FormMaker,
  failed,
  figure,
  iconNoun,
  itemOf,
  line,
  prose,
  quantity,
  sentenceChoice,
  step,
  table,
  tableCells,
  thing,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { howManyOf, whichShows } from '../../kit/surveys/survey.ts'
import {
  askedValues,
  below,
  completed,
  drawChart,
  drawSurvey,
  entriesOf,
  entryAt,
  figureOf,
  fullRowsOf,
  inGraphOrder,
  inText,
  named,
  namesOf,
  people,
  readEntries,
  surveyOf,
  tellOne,
  told,
} from './charts.ts'
import type { levels } from './levels.ts'

const PICTURES = { kinds: ['pictures'], values: [2, 9] } as const
const all = [0, 1, 2, 3]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  howMany: form({
    levels: ['easy'],
    draw: random => drawChart(random, { ...PICTURES, survey: drawSurvey(random, 'easy', 0), fits: first => first > 3 }),
    answer: quantity,
    solve: facts => people(facts.chart, entriesOf(facts)[0].value),
    ask: facts => below(figureOf(facts.chart), howManyOf(surveyOf(facts.chart), entriesOf(facts)[0])),
    solution(facts) {
      const [entry] = entriesOf(facts)
      return [
        step(both(told([entry])), because.countThePicturesBeside, { name: entry.name }),
        tellOne(facts.chart, entry),
      ]
    },
    check: (printed, { amount }) => exact(amount).equals(tupleOf(askedValues(printed), 1)[0]),
  }),

  mostOrFewest: form({
    levels: ['easy'],
    draw: random => ({
      ...drawChart(random, {
        ...PICTURES,
        survey: drawSurvey(random, 'easy', 1),
        fits: (...counts) => Math.max(...counts) - Math.min(...counts) <= 5,
      }),
      which: random.evenly(['most', 'fewest']),
    }),
    answer: sentenceChoice,
    solve: facts => named(extreme(facts)),
    mistakes: facts =>
      Object.fromEntries(
        all
          .map(place => entryAt(facts.chart, place))
          .filter(({ value }) => value !== extreme(facts).value)
          .map(entry => [entry.name.en, named(entry)]),
      ),
    ask: ({ chart, which }) => below(figureOf(chart), whichShows(surveyOf(chart), which)),
    solution(facts) {
      const { name, value } = extreme(facts)
      return [
        readEntries(
          facts.chart,
          all.map(place => entryAt(facts.chart, place)),
        ),
        answerStep(
          both(prose`${name}`),
          facts.which === 'most'
            ? { en: line`${value} is the greatest number.`, es: line`${value} es el número mayor.` }
            : { en: line`${value} is the least number.`, es: line`${value} es el número menor.` },
        ),
      ]
    },
    check(printed, { key }) {
      const rows = fullRowsOf(printed)
      const own = rows.find(({ name }) => name === key.toLowerCase())?.value ?? failed('A choice is a row')
      const isMost = /most|más/.test(printed.text)
      return rows.filter(({ value }) => (isMost ? value >= own : value <= own)).length === 1
    },
  }),

  numbers: form({
    levels: ['easy'],
    instruction: {
      en: prose`Count the pictures. Complete the table.`,
      es: prose`Cuenta los dibujos. Completa la tabla.`,
    },
    draw: random => drawChart(random, { ...PICTURES, survey: drawSurvey(random, 'easy', 2) }).chart,
    answer: tableCells,
    solve: chart => ({ blanks: chart.counts, head: namesOf(chart), rows: [chart.counts] }),
    ask: chart =>
      both([figure(figureOf(chart)), table({ head: namesOf(chart), rows: [chart.counts.map(() => blank())] })]),
    solution: (chart, { head, rows }) => [
      readEntries(
        chart,
        all.map(place => entryAt(chart, place)),
      ),
      step(both(table({ head: head ?? [], rows })), because.writeUnderEachName),
    ],
    check: (printed, { blanks }) =>
      blanks.length === 4 && fullRowsOf(printed).every(({ value }, i) => exact(itemOf(blanks, i)).equals(value)),
  }),

  drawPictures: form({
    levels: ['easy'],
    instruction: {
      en: prose`Use the table to finish the picture graph.`,
      es: prose`Usa la tabla para terminar la pictografía.`,
    },
    draw: random => drawChart(random, { ...PICTURES, survey: drawSurvey(random, 'easy', 3) }),
    answer: completed,
    solve: ({ chart }) => chart,
    ask: ({ chart, asked }) =>
      both([table({ head: namesOf(chart), rows: [chart.counts] }), figure(figureOf(chart, asked.slice(0, 2)))]),
    solution(facts) {
      const [one, other] = tupleOf(inGraphOrder(facts.chart, facts.asked.slice(0, 2)), 2)
      const { icon, noun } = surveyOf(facts.chart)
      const picture = aThing(iconNoun(icon))
      return [
        step(both(told([one, other])), because.readInTheTable),
        answerStep(figure(figureOf(facts.chart)), {
          en: line`Draw ${picture} for each ${thing(noun)}: ${one.value} for ${inText(one)}, ${other.value} for ${inText(other)}.`,
          es: line`Dibuja ${picture} por cada ${thing(noun)}: ${one.value} en ${inText(one)} y ${other.value} en ${inText(other)}.`,
        }),
      ]
    },
    check: (printed, { counts }) => printed.take(4).every((number, i) => number.equals(itemOf(counts, i))),
  }),
})

/** The one with the most or the fewest. */
function extreme({ chart, which }: { readonly chart: ReturnType<typeof drawChart>['chart']; readonly which: string }) {
  const value = which === 'most' ? Math.max(...chart.counts) : Math.min(...chart.counts)
  return entryAt(chart, chart.counts.indexOf(value))
}
