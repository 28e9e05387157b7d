import {
  assert,
  type Block,
  type Both,
  blank,
  count,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  figure,
  type Histogram,
  histogram,
  howMany,
  itemOf,
  join,
  line,
  list,
  type Noun,
  namedNumbers,
  noun,
  over,
  prose,
  quantity,
  type Random,
  Ratio,
  shownValue,
  statements,
  step,
  sum,
  symbol,
  table,
  tableCells,
  theThings,
  tupleOf,
  type Value,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, plain } from '../../kit/statistics/decimals.ts'
import { chanceOf, counted, distributionIn, distributionTable, drawParts, meanOf, storiesOf } from './distributions.ts'
import type { levels } from './levels.ts'
import {
  deviationOf,
  drawTable,
  isMeanAndDeviation,
  meanAndDeviation,
  meanAndDeviationSteps,
  shownDeviation,
  twentieths,
  under,
} from './parts.ts'

const HOUSEHOLDS = words('Households', 'Hogares')

type Sample = (n: number) => Both<Block>

const sampleOf =
  (noun: Noun): Sample =>
  n => ({
    en: prose`In a random sample of ${n} households, ${theThings(noun)} were counted.`,
    es: prose`En una muestra aleatoria de ${n} hogares se contaron ${theThings(noun)}.`,
  })

/** Things counted in households, from the least number that there are, under their name in the table; few have many. */
const counting = (
  noun: Noun,
  from: number,
  counted: ReturnType<typeof words>,
  isRareFirst: boolean,
  says = sampleOf(noun),
) => ({
  noun,
  counted,
  from,
  isRareFirst,
  says,
  asks: {
    en: prose`${howMany(noun)} do you expect in 100 such households?`,
    es: prose`¿${howMany(noun)} esperas en 100 hogares como estos?`,
  },
})

const televisionSet = noun('TV set', 'TV sets', 'televisor', 'televisores', 'm')

const households = [
  counting(nouns.pet, 0, words('Pets', 'Mascotas'), false),
  counting(televisionSet, 1, words('TV sets', 'Televisores'), true, n => ({
    en: prose`In a random sample of ${n} households with TV, ${theThings(televisionSet)} were counted.`,
    es: prose`En una muestra aleatoria de ${n} hogares con televisión se contaron ${theThings(televisionSet)}.`,
  })),
  counting(nouns.car, 0, words('Cars', 'Carros'), true),
  counting(nouns.bicycle, 0, words('Bicycles', 'Bicicletas'), false),
  counting(nouns.person, 1, words('People', 'Personas'), true, n => ({
    en: prose`In a random sample of ${n} households, ${theThings(nouns.person)} who live there were counted.`,
    es: prose`En una muestra aleatoria de ${n} hogares se contaron ${theThings(nouns.person)} que viven en ellos.`,
  })),
]

const drawSurvey = (random: Random) => {
  const household = random.evenly(households)
  const size = random.pick([40, 60, 80, 120, 140, 160, 200, 240, 300])
  const [most, next, ...rest] = drawParts(random, random.int(4, 5)).toSorted((a, b) => b - a)
  assert(most !== undefined && next !== undefined, 'A survey has four values or five')
  return { household, size, parts: household.isRareFirst ? [next, most, ...rest] : [most, next, ...rest] }
}

const surveyRows = ({ household: { counted, from }, size, parts }: ReturnType<typeof drawSurvey>) => [
  [counted, ...parts.map((_, i) => from + i)],
  [HOUSEHOLDS, ...parts.map(part => (part * size) / 20)],
]

const PROBABILITY = words('Probability', 'Probabilidad')

/** An empty plane, or the bars. The values are whole numbers in a row. */
const barsOf = (from: number, parts: readonly number[], shown: boolean): Histogram =>
  histogram({
    from,
    heights: parts.map(part => (shown ? part / 20 : 0)),
    over: 'values',
    x: symbol('x'),
    y: { from: 0, to: 0.6, step: 0.05, every: 2, name: PROBABILITY },
    shown,
  })

const drawnBars = drawing<{ readonly from: number; readonly parts: readonly number[] }>(
  ({ from, parts }) => barsOf(from, parts, true),
  ({ from, parts }) => [
    { from: from + 1, parts },
    { from, parts: parts.with(0, itemOf(parts, 0) + 1) },
  ],
)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  meanAndDeviation: form({
    levels: ['medium'],
    share: 2,
    draw: (random, { least, most }) =>
      random.until(
        () => drawTable(random, storiesOf(3), least, most),
        ({ values, parts }) => isSafe(deviationOf(values, twentieths(parts)), 2),
      ),
    answer: namedNumbers('μ', 'σ'),
    solution: ({ values, parts }, answer) => meanAndDeviationSteps(values, twentieths(parts), answer),
    solve: ({ values, parts }) => [plain(meanOf(values, twentieths(parts))), shownDeviation(values, twentieths(parts))],
    ask: ({ variable, values, parts }) =>
      under(variable, distributionTable(values, parts.map(chanceOf)), meanAndDeviation),
    check(printed, [mean, deviation]) {
      const all = distributionIn(printed).map(({ x, chance }) => ({ x: x.n, chance: chance?.toNumber() ?? 0 }))
      return isMeanAndDeviation(all, exact(mean!), exact(deviation!))
    },
  }),

  drawHistogram: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => {
          const variable = random.evenly(counted)
          const parts = drawParts(random, random.int(4, 6))
          return { variable, parts, values: variable.values(random, parts.length) }
        },
        ({ parts, values }) => Math.max(...parts) <= 11 && values.every((x, i) => x === itemOf(values, 0) + i),
      ),
    answer: drawnBars,
    solution: ({ values, parts }, { from }) => [
      step(list(...parts.map(chanceOf)), because.explain, {
        sentence: {
          en: line`Over each value from ${from} to ${itemOf(values, values.length - 1)} stands a bar as high as its probability.`,
          es: line`Sobre cada valor de ${from} a ${itemOf(values, values.length - 1)} va una barra tan alta como su probabilidad.`,
        },
      }),
      step(figure(barsOf(from, parts, true)), because.explain, {
        sentence: { en: line`Draw the bars side by side.`, es: line`Dibuja las barras una junto a otra.` },
      }),
    ],
    solve: ({ values, parts }) => ({ from: itemOf(values, 0), parts }),
    ask: ({ variable, values, parts }) => ({
      en: [
        variable.says.en,
        distributionTable(values, parts.map(chanceOf)),
        prose`Draw the probability histogram of ${symbol('X')}.`,
        figure(barsOf(itemOf(values, 0), parts, false)),
      ],
      es: [
        variable.says.es,
        distributionTable(values, parts.map(chanceOf)),
        prose`Dibuja el histograma de probabilidad de ${symbol('X')}.`,
        figure(barsOf(itemOf(values, 0), parts, false)),
      ],
    }),
    check: (printed, { from, parts }) =>
      parts.reduce((a, b) => a + b, 0) === 20 &&
      distributionIn(printed).every(
        ({ x, chance }, i) => x.equals(from + i) && chance?.times(20).equals(itemOf(parts, i)),
      ),
  }),

  surveyDistribution: form({
    levels: ['easy'],
    instruction: {
      en: prose`Complete the table with the probabilities as decimals.`,
      es: prose`Completa la tabla con las probabilidades como decimales.`,
    },
    draw: drawSurvey,
    answer: tableCells,
    solution: ({ size, parts }) => [
      step(equation(sum(...parts.map(part => (part * size) / 20)), size), because.explain, {
        sentence: {
          en: line`The counts add up to the size of the sample.`,
          es: line`Los conteos suman el tamaño de la muestra.`,
        },
      }),
      step(
        statements(...parts.map(part => equation(over((part * size) / 20, size), chanceOf(part)))),
        because.explain,
        { sentence: { en: line`Divide each count by ${size}.`, es: line`Divide cada conteo entre ${size}.` } },
      ),
    ],
    solve(survey) {
      const blanks: readonly Value[] = survey.parts.map(chanceOf)
      return { blanks, rows: [...surveyRows(survey), [PROBABILITY, ...blanks]], rowHeads: true }
    },
    ask(survey) {
      const { household, size, parts } = survey
      const shown = table({
        rows: [...surveyRows(survey), [PROBABILITY, ...parts.map(() => blank())]],
        rowHeads: true,
      })
      return { en: [household.says(size).en, shown], es: [household.says(size).es, shown] }
    },
    // As many of the sample as the table says.
    check(printed, { blanks }) {
      const size = itemOf(printed.numbers, 0)
      const counts = itemOf(printed.block('table').rows, 1)
        .slice(1)
        .map(cell => evaluate(cell[0] as Expr))
      return (
        blanks.length === counts.length &&
        blanks.every((chance, i) => exact(chance).times(size).equals(itemOf(counts, i)))
      )
    },
  }),

  expectedPerHundred: form({
    levels: ['medium'],
    // With a whole mean, the answer is seen before anything is multiplied by 100.
    draw: random =>
      random.until(
        () => drawSurvey(random),
        ({ household: { from }, parts }) => parts.reduce((sum, part, i) => sum + part * (from + i), 0) % 20 !== 0,
      ),
    answer: quantity,
    solution: ({ household: { from }, size, parts }, answer) => {
      const total = parts.reduce((all, part, i) => all + ((part * size) / 20) * (from + i), 0)
      return [
        step(equation(sum(...parts.map((part, i) => join((part * size) / 20, from + i))), total), because.explain, {
          sentence: {
            en: line`Multiply each number by its households and add: the total.`,
            es: line`Multiplica cada número por sus hogares y suma: el total.`,
          },
        }),
        step(equation(over(total, size), shownValue(Ratio.of(total, size))), because.explain, {
          sentence: {
            en: line`Divide by the number of households: the mean per household.`,
            es: line`Divide entre el número de hogares: la media por hogar.`,
          },
        }),
        step(equation(join(100, shownValue(Ratio.of(total, size))), answer.amount), because.explain, {
          sentence: {
            en: line`Multiply by 100: this many are expected in 100 households.`,
            es: line`Multiplica por 100: esta cantidad se espera en 100 hogares.`,
          },
        }),
      ]
    },
    solve: ({ household: { from, noun }, parts }) =>
      count(
        parts.reduce((sum, part, i) => sum + 5 * part * (from + i), 0),
        noun,
      ),
    ask(survey) {
      const { household, size } = survey
      const shown = table({ rows: surveyRows(survey), rowHeads: true })
      return {
        en: [household.says(size).en, shown, household.asks.en],
        es: [household.says(size).es, shown, household.asks.es],
      }
    },
    // All that was counted, in proportion to 100.
    check(printed, { amount }) {
      const size = itemOf(printed.numbers, 0).n
      const [values, counts] = tupleOf(
        printed.block('table').rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr).n)),
        2,
      )
      const all = counts.reduce((sum, count, i) => sum + count * itemOf(values, i), 0)
      return evaluate(amount)
        .times(size)
        .equals(100 * all)
    },
  }),
})
