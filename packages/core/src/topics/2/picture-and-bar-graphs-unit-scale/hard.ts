import {
  answerStep,
  type Block,
  both,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  howMany,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  type Random,
  role,
  step,
  sum,
  table,
  things,
  trueStatement,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { howManyOf } from '../../kit/surveys/survey.ts'
import {
  type Asked,
  added,
  askedValues,
  BARS,
  below,
  type Chart,
  categoriesOf,
  completed,
  drawChart,
  drawSurvey,
  entriesOf,
  entryAt,
  figureOf,
  fullRowsOf,
  inGraphOrder,
  people,
  readEntries,
  rowsOf,
  subtracted,
  surveyOf,
  tellOne,
  together,
  told,
  totalOf,
} from './charts.ts'
import { claimsOf, drawClaims, isSo } from './claims.ts'
import type { levels } from './levels.ts'

/** The first category is a few more or fewer than two others together. */
function drawClue(random: Random, every: number) {
  const survey = drawSurvey(random, 'hard', 1)
  const how = random.evenly(['fewer', 'more'])
  return {
    how,
    ...drawChart(random, {
      survey,
      kinds: BARS,
      every,
      counts: random => {
        const [b, c] = how === 'more' ? [random.int(2, 6), random.int(2, 6)] : [random.int(2, 9), random.int(4, 9)]
        const by = random.int(2, how === 'more' ? 4 : 8)
        return [b + c + (how === 'more' ? by : -by), b, c, random.int(2, 12)]
      },
    }),
  }
}
const clueOf = (facts: Asked) => {
  const [a, b, c] = entriesOf(facts)
  return Math.abs(b.value + c.value - a.value)
}

const COLUMNS = 6
/** One word for each that was counted, in rows of six. */
function wordsIn(chart: Chart, places: readonly number[]): Block {
  const cells = places.map(place => itemOf(categoriesOf(chart), place).name)
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => cells[row * COLUMNS + column] ?? line``),
  )
  return table({ rows })
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  togetherThan: form({
    levels: ['hard'],
    draw: (random, { every }) => ({
      ...drawChart(random, {
        survey: drawSurvey(random, 'hard', 0),
        kinds: BARS,
        every,
        fits: (a, b, c) => a + b - c >= 2 && a + b - c <= 12 && a + b >= 9,
      }),
      how: random.evenly(['more', 'fewer']),
    }),
    answer: quantity,
    solve(facts) {
      const [a, b, c] = entriesOf(facts)
      return people(facts.chart, a.value + b.value - c.value)
    },
    ask(facts) {
      const { noun, verb } = surveyOf(facts.chart)
      const [a, b, c] = entriesOf(facts)
      return below(
        figureOf(facts.chart),
        facts.how === 'more'
          ? {
              en: prose`How many more ${things(noun)} ${verb} ${a.said} and ${b.said} ${together(a, b)} than ${c.said}? ____`,
              es: prose`¿${howMany(noun)} más ${verb} ${a.said} y ${b.said} ${together(a, b)} que ${c.said}? ____`,
            }
          : {
              en: prose`How many fewer ${things(noun)} ${verb} ${c.said} than ${a.said} and ${b.said} ${together(a, b)}? ____`,
              es: prose`¿${howMany(noun)} menos ${verb} ${c.said} que ${a.said} y ${b.said} ${together(a, b)}? ____`,
            },
      )
    },
    solution(facts, found) {
      const { noun, verb } = surveyOf(facts.chart)
      const [a, b, c] = entriesOf(facts)
      const all = a.value + b.value
      return [
        readEntries(facts.chart, [a, b, c]),
        added([a.value, b.value]),
        subtracted(facts.how, all, c.value),
        answerStep(
          both(prose`${found}`),
          facts.how === 'more'
            ? {
                en: line`${all - c.value} more ${things(noun)} ${verb} ${a.said} and ${b.said} ${together(a, b)} than ${c.said}.`,
                es: line`${all - c.value} ${things(noun)} más ${verb} ${a.said} y ${b.said} ${together(a, b)} que ${c.said}.`,
              }
            : {
                en: line`${all - c.value} fewer ${things(noun)} ${verb} ${c.said} than ${a.said} and ${b.said} ${together(a, b)}.`,
                es: line`${all - c.value} ${things(noun)} menos ${verb} ${c.said} que ${a.said} y ${b.said} ${together(a, b)}.`,
              },
        ),
      ]
    },
    check(printed, { amount }) {
      const [one, two, three] = tupleOf(askedValues(printed), 3)
      const isMore = /more|más/.test(printed.text)
      const [a, b, c] = isMore ? [one, two, three] : [two, three, one]
      return exact(amount)
        .plus(c)
        .equals(a + b)
    },
  }),

  missingBar: form({
    levels: ['hard'],
    draw: (random, { every }) => drawClue(random, every),
    answer: quantity,
    solve: facts => people(facts.chart, entriesOf(facts)[0].value),
    ask(facts) {
      const { noun, verb } = surveyOf(facts.chart)
      const [a, b, c] = entriesOf(facts)
      const by = role('by', clueOf(facts))
      const drawn = figure(figureOf(facts.chart, [facts.asked[0]]))
      const { en, es } = howManyOf(surveyOf(facts.chart), a)
      return facts.how === 'more'
        ? {
            en: [
              drawn,
              prose`${by} more ${things(noun)} ${verb} ${a.said} than ${b.said} and ${c.said} ${together(b, c)}.`,
              en,
            ],
            es: [
              drawn,
              prose`${by} ${things(noun)} más ${verb} ${a.said} que ${b.said} y ${c.said} ${together(b, c)}.`,
              es,
            ],
          }
        : {
            en: [
              drawn,
              prose`${by} fewer ${things(noun)} ${verb} ${a.said} than ${b.said} and ${c.said} ${together(b, c)}.`,
              en,
            ],
            es: [
              drawn,
              prose`${by} ${things(noun)} menos ${verb} ${a.said} que ${b.said} y ${c.said} ${together(b, c)}.`,
              es,
            ],
          }
    },
    solution(facts) {
      const [a, b, c] = entriesOf(facts)
      const [both, by] = [b.value + c.value, clueOf(facts)]
      return [
        readEntries(facts.chart, [b, c]),
        added([b.value, c.value]),
        facts.how === 'more'
          ? step(equation(sum(both, by), a.value), because.moreThanSoAdd, { number: by })
          : step(equation(minus(both, by), a.value), because.fewerThanSoSubtract, { number: by }),
        tellOne(facts.chart, a),
      ]
    },
    check(printed, { amount }) {
      const [b, c] = tupleOf(askedValues(printed), 2)
      const apart = exact(amount).minus(b).minus(c)
      const by = printed.role('by')
      return /more|más/.test(printed.text) ? apart.equals(by) : apart.plus(by).equals(0)
    },
  }),

  missingOfAll: form({
    levels: ['hard'],
    draw: (random, { every }) =>
      drawChart(random, {
        survey: drawSurvey(random, 'hard', 2),
        kinds: BARS,
        every,
        // Who stops at the sum of the others finds another number.
        fits: (...counts) => {
          const all = counts.reduce((a, b) => a + b)
          return counts[0] > 2 && all <= 30 && all !== 2 * counts[0]
        },
      }),
    answer: quantity,
    solve: facts => people(facts.chart, entriesOf(facts)[0].value),
    ask(facts) {
      const all = people(facts.chart, totalOf(facts.chart))
      const { en, es } = howManyOf(surveyOf(facts.chart), entriesOf(facts)[0])
      const drawn = figure(figureOf(facts.chart, [facts.asked[0]]))
      return {
        en: [drawn, prose`The finished graph shows ${all}.`, en],
        es: [drawn, prose`La gráfica terminada muestra ${all}.`, es],
      }
    },
    solution(facts) {
      const [a] = entriesOf(facts)
      const others = inGraphOrder(facts.chart, facts.asked.slice(1))
      const [all, known] = [totalOf(facts.chart), totalOf(facts.chart) - a.value]
      return [
        readEntries(facts.chart, others),
        step(equation(sum(...others.map(({ value }) => value)), known), because.addTheBarsYouKnow),
        step(equation(minus(all, known), a.value), because.findTheMissingPart),
        tellOne(facts.chart, a),
      ]
    },
    check: (printed, { amount }) =>
      rowsOf(printed)
        .flatMap(({ value }) => (value === null ? [] : [value]))
        .reduce((left, value) => left.minus(value), printed.take(1)[0])
        .equals(exact(amount)),
  }),

  drawFromWords: form({
    levels: ['hard'],
    wide: true,
    instruction: {
      en: prose`Count how many times each word appears in the table. Draw the bars.`,
      es: prose`Cuenta cuántas veces aparece cada palabra en la tabla. Dibuja las barras.`,
    },
    draw(random, { every }) {
      const { chart } = drawChart(random, {
        survey: drawSurvey(random, 'hard', 3),
        kinds: BARS,
        every,
        values: [2, 9],
        fits: (...counts) => {
          const all = counts.reduce((a, b) => a + b)
          return all >= 16 && all <= 24
        },
      })
      return { chart, words: random.shuffle<number[]>(chart.counts.flatMap((n, i) => Array<number>(n).fill(i))) }
    },
    answer: completed,
    solve: ({ chart }) => chart,
    ask: ({ chart, words }) => both([wordsIn(chart, words), figure(figureOf(chart, [0, 1, 2, 3]))]),
    solution: ({ chart }) => [
      step(both(told([0, 1, 2, 3].map(place => entryAt(chart, place)))), because.crossOutEachWord),
      step(figure(figureOf(chart)), because.drawEachBarTo),
    ],
    check(printed, { counts }) {
      const said = printed.all('words').map(({ en }) => en.toLowerCase())
      return rowsOf(printed).every(({ name }, i) => said.filter(word => word === name).length === counts[i])
    },
  }),

  whichIsTrue: form(
    trueStatement({
      levels: ['hard'],
      question: { en: prose`Which sentence is true?`, es: prose`¿Qué oración es verdadera?` },
      draw: (random, { every }: { readonly every: number }) => drawClaims(random, every),
      about: ({ chart }) => both([figure(figureOf(chart))]),
      statements: facts =>
        claimsOf(facts).map(({ statement, work, why }) => ({
          ...statement,
          // Only a solution gives the reason.
          get why() {
            return explainedBy(work, why)
          },
        })),
      solution(facts) {
        const [right] = tupleOf(
          claimsOf(facts).filter(({ statement }) => statement.isTrue),
          1,
        )
        return [
          readEntries(
            facts.chart,
            [0, 1, 2, 3].map(place => entryAt(facts.chart, place)),
          ),
          answerStep(right.work, right.why),
          step(right.statement.says, because.onlyThisFitsTheGraph),
        ]
      },
      holds: (printed, key) => isSo(fullRowsOf(printed), key),
    }),
  ),
})
