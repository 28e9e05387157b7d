import { drawing } from '../../answer/drawing.ts'
import { decimalNumber, integer } from '../../answer/number.ts'
import { numberList, tableCells } from '../../answer/number-list.ts'
import { type Block, type Both, figure, prose, table } from '../../content.ts'
import { type Histogram, histogram } from '../../figure/histogram.ts'
import { apply, blank, relation, symbol, type Value, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr, RelationSign } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { isSafe, plain, rounded, shownFloat } from './shared/decimals.ts'
import {
  chanceOf,
  distributionIn,
  distributionSpec,
  distributionTable,
  drawParts,
  meanOf,
  type Variable,
  variables,
  varianceOf,
} from './shared/distributions.ts'
import { distributionOf, experimentIn, experiments, outcomesOf, tell } from './shared/experiments.ts'

const SIGNS = ['>', '≥', '<', '≤'] as const
const holds = (sign: RelationSign, x: number, k: number) =>
  sign === '>' ? x > k : sign === '≥' ? x >= k : sign === '<' ? x < k : x <= k

const twentieths = (parts: readonly number[]) => parts.map(part => Ratio.of(part, 20))
const deviationOf = (values: readonly number[], chances: readonly Ratio[]) =>
  Math.sqrt(varianceOf(values, chances).toNumber())

const drawTable = (random: Random, least: number, most: number) => {
  const [variable, count] = [random.evenly(variables), random.int(least, most)]
  return { variable, values: variable.values(random, count), parts: drawParts(random, count) }
}
const under = ({ says }: Variable, shown: Block, asked: Both<Block>) => ({
  en: [says.en, shown, asked.en],
  es: [says.es, shown, asked.es],
})

/** From the definition: the mean balances, and the squared distances from it average to the variance. */
function isMeanAndDeviation(
  all: readonly { readonly x: number; readonly chance: number }[],
  mean: Ratio,
  deviation: Ratio,
  margin = 0,
): boolean {
  const balance = all.reduce((sum, { x, chance }) => sum + x * chance, 0)
  const variance = all.reduce((sum, { x, chance }) => sum + (x - balance) ** 2 * chance, 0)
  return (
    Math.abs(mean.toNumber() - balance) <= margin + 1e-9 &&
    deviation.n > 0 &&
    Math.abs(deviation.toNumber() - Math.sqrt(variance)) <= 0.005
  )
}

interface Household {
  readonly counted: ReturnType<typeof words>
  readonly from: number
  readonly says: (n: number) => Both<Block>
  readonly asks: Both<Block>
}
const HOUSEHOLDS = words('Households', 'Hogares')
const households: readonly Household[] = [
  {
    counted: words('Pets', 'Mascotas'),
    from: 0,
    says: n => ({
      en: prose`In a random sample of ${n} households, the pets were counted.`,
      es: prose`En una muestra aleatoria de ${n} hogares se contaron las mascotas.`,
    }),
    asks: {
      en: prose`How many pets do you expect in 100 such households?`,
      es: prose`¿Cuántas mascotas esperas en 100 hogares como estos?`,
    },
  },
  {
    counted: words('TV sets', 'Televisores'),
    from: 1,
    says: n => ({
      en: prose`In a random sample of ${n} households with TV, the TV sets were counted.`,
      es: prose`En una muestra aleatoria de ${n} hogares con televisión se contaron los televisores.`,
    }),
    asks: {
      en: prose`How many TV sets do you expect in 100 such households?`,
      es: prose`¿Cuántos televisores esperas en 100 hogares como estos?`,
    },
  },
  {
    counted: words('Cars', 'Carros'),
    from: 0,
    says: n => ({
      en: prose`In a random sample of ${n} households, the cars were counted.`,
      es: prose`En una muestra aleatoria de ${n} hogares se contaron los carros.`,
    }),
    asks: {
      en: prose`How many cars do you expect in 100 such households?`,
      es: prose`¿Cuántos carros esperas en 100 hogares como estos?`,
    },
  },
  {
    counted: words('Bicycles', 'Bicicletas'),
    from: 0,
    says: n => ({
      en: prose`In a random sample of ${n} households, the bicycles were counted.`,
      es: prose`En una muestra aleatoria de ${n} hogares se contaron las bicicletas.`,
    }),
    asks: {
      en: prose`How many bicycles do you expect in 100 such households?`,
      es: prose`¿Cuántas bicicletas esperas en 100 hogares como estos?`,
    },
  },
  {
    counted: words('People', 'Personas'),
    from: 1,
    says: n => ({
      en: prose`In a random sample of ${n} households, the people who live there were counted.`,
      es: prose`En una muestra aleatoria de ${n} hogares se contaron las personas que viven en ellos.`,
    }),
    asks: {
      en: prose`How many people do you expect in 100 such households?`,
      es: prose`¿Cuántas personas esperas en 100 hogares como estos?`,
    },
  },
]
const drawSurvey = (random: Random) => {
  const household = random.evenly(households)
  const size = random.pick([40, 60, 80, 120, 140, 160, 200, 240, 300])
  return { household, size, parts: drawParts(random, random.int(4, 5)) }
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
    { from, parts: parts.with(0, parts[0]! + 1) },
  ],
)

const meanAndDeviation = {
  en: prose`Find the mean, then the standard deviation. Round to the nearest hundredth if needed.`,
  es: prose`Halla la media y después la desviación estándar. Redondea a la centésima más cercana si es necesario.`,
}

export const discreteRandomVariableMeanSd = defineTopic(
  {
    id: 'discrete-random-variable-mean-sd',
    name: {
      en: 'Discrete random variables: distribution, mean and standard deviation',
      es: 'Variables aleatorias discretas: distribución, media y desviación estándar',
    },
    description: {
      en: 'Complete a probability distribution and find its mean, standard deviation and probabilities.',
      es: 'Completa una distribución de probabilidad y halla su media, su desviación estándar y probabilidades.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['S-MD.A.1', 'S-MD.A.2', 'S-MD.A.3', 'S-MD.A.4', 'AP-STAT-4.7', 'AP-STAT-4.8'],
    levels: { easy: { least: 3, most: 4 }, medium: { least: 4, most: 6 }, hard: { least: 4, most: 4 } },
  },
  form => ({
    missingProbability: form({
      levels: ['easy'],
      share: 2,
      lines: 3,
      draw(random) {
        const sign = random.evenly(SIGNS)
        const drawn = drawTable(random, 4, 4)
        const [, second = 0, third = 0] = drawn.values
        return { ...drawn, sign, missing: random.int(0, 3), k: random.pick([second, third]) }
      },
      answer: numberList,
      solve: ({ values, parts, sign, missing, k }) => [
        plain(Ratio.of(parts[missing] ?? 0, 20)),
        plain(
          Ratio.of(
            parts.reduce((sum, part, i) => sum + (holds(sign, values[i] ?? 0, k) ? part : 0), 0),
            20,
          ),
        ),
      ],
      ask({ variable, values, parts, sign, missing, k }) {
        const event = apply('P', relation(symbol('X'), sign, k))
        const shown = distributionTable(
          values,
          parts.map((part, i) => (i === missing ? blank() : chanceOf(part))),
        )
        return under(variable, shown, {
          en: prose`Find the missing probability, then ${event}.`,
          es: prose`Halla la probabilidad que falta y después ${event}.`,
        })
      },
      // The whole table adds up to 1, and so do the event and its opposite.
      check(printed, [missing, event]) {
        const all = distributionIn(printed)
        const { sign, right } = printed
          .all('relation')
          .find(({ sign, right }) => sign !== '=' || right.kind === 'number')!
        if (missing === undefined || event === undefined) return false
        const chances = all.map(({ x, chance }) => ({ x, chance: chance ?? exact(missing) }))
        const total = chances.reduce((sum, { chance }) => sum.plus(chance), Ratio.of(0))
        const opposite = chances
          .filter(({ x }) => !holds(sign, x.n, evaluate(right).n))
          .reduce((sum, { chance }) => sum.plus(chance), exact(event))
        return total.equals(1) && opposite.equals(1)
      },
    }),

    expectedValue: form({
      levels: ['easy'],
      lines: 3,
      draw: (random, { least, most }) => drawTable(random, least, most),
      answer: decimalNumber,
      solve: ({ values, parts }) => plain(meanOf(values, twentieths(parts))),
      ask: ({ variable, values, parts }) =>
        under(variable, distributionTable(values, parts.map(chanceOf)), {
          en: prose`Find the expected value of ${symbol('X')}.`,
          es: prose`Halla el valor esperado de ${symbol('X')}.`,
        }),
      // The distances to both sides of the mean balance.
      check: (printed, answer) =>
        distributionIn(printed)
          .reduce((sum, { x, chance }) => sum.plus(x.minus(exact(answer)).times(chance ?? 0)), Ratio.of(0))
          .equals(0),
    }),

    meanAndDeviation: form({
      levels: ['medium'],
      share: 2,
      lines: 5,
      draw: (random, { least, most }) =>
        random.until(
          () => drawTable(random, least, most),
          ({ values, parts }) => isSafe(deviationOf(values, twentieths(parts)), 2),
        ),
      answer: numberList,
      solve: ({ values, parts }) => [
        plain(meanOf(values, twentieths(parts))),
        shownFloat(deviationOf(values, twentieths(parts)), 2),
      ],
      ask: ({ variable, values, parts }) =>
        under(variable, distributionTable(values, parts.map(chanceOf)), meanAndDeviation),
      check(printed, [mean, deviation]) {
        const all = distributionIn(printed).map(({ x, chance }) => ({ x: x.n, chance: chance?.toNumber() ?? 0 }))
        return isMeanAndDeviation(all, exact(mean!), exact(deviation!))
      },
    }),

    drawHistogram: form({
      levels: ['medium'],
      lines: 0,
      draw: random =>
        random.until(
          () => {
            const variable = random.pick(variables)
            const parts = drawParts(random, random.int(4, 6))
            return { variable, parts, values: variable.values(random, parts.length) }
          },
          ({ parts, values }) => Math.max(...parts) <= 11 && values.every((x, i) => x === values[0]! + i),
        ),
      answer: drawnBars,
      solve: ({ values: [from = 0], parts }) => ({ from, parts }),
      ask: ({ variable, values, parts }) => ({
        en: [
          variable.says.en,
          distributionTable(values, parts.map(chanceOf)),
          prose`Draw the probability histogram of ${symbol('X')}.`,
          figure(barsOf(values[0]!, parts, false)),
        ],
        es: [
          variable.says.es,
          distributionTable(values, parts.map(chanceOf)),
          prose`Dibuja el histograma de probabilidad de ${symbol('X')}.`,
          figure(barsOf(values[0]!, parts, false)),
        ],
      }),
      check: (printed, { from, parts }) =>
        parts.reduce((a, b) => a + b, 0) === 20 &&
        distributionIn(printed).every(
          ({ x, chance }, i) => x.equals(from + i) && chance?.times(20).equals(parts[i] ?? 0),
        ),
    }),

    surveyDistribution: form({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table with the probabilities as decimals.`,
        es: prose`Completa la tabla con las probabilidades como decimales.`,
      },
      lines: 1,
      draw: drawSurvey,
      answer: tableCells,
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
        const size = printed.numbers[0]!
        const counts = (printed.block('table').rows[1] ?? []).slice(1).map(cell => evaluate(cell[0] as Expr))
        return (
          blanks.length === counts.length && blanks.every((chance, i) => exact(chance).times(size).equals(counts[i]!))
        )
      },
    }),

    expectedPerHundred: form({
      levels: ['medium'],
      lines: 3,
      draw: drawSurvey,
      answer: integer,
      solve: ({ household: { from }, parts }) => parts.reduce((sum, part, i) => sum + 5 * part * (from + i), 0),
      ask(survey) {
        const { household, size } = survey
        const shown = table({ rows: surveyRows(survey), rowHeads: true })
        return {
          en: [household.says(size).en, shown, household.asks.en],
          es: [household.says(size).es, shown, household.asks.es],
        }
      },
      // All that was counted, in proportion to 100.
      check(printed, answer) {
        const size = printed.numbers[0]!.n
        const [values = [], counts = []] = printed
          .block('table')
          .rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr).n))
        const all = counts.reduce((sum, count, i) => sum + count * values[i]!, 0)
        return exact(answer)
          .times(size)
          .equals(100 * all)
      },
    }),

    deriveDistribution: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Complete the probability distribution of ${symbol('X')} with fractions.`,
        es: prose`Completa la distribución de probabilidad de ${symbol('X')} con fracciones.`,
      },
      lines: 4,
      draw: random => random.pick(experiments),
      answer: tableCells,
      solve(experiment) {
        const { values, chances } = distributionOf(experiment)
        const { rows } = distributionSpec(values, chances)
        return { blanks: chances, rows, rowHeads: true }
      },
      ask(experiment) {
        const { values } = distributionOf(experiment)
        const told = tell(experiment)
        const shown = distributionTable(
          values,
          values.map(() => blank()),
        )
        return { en: [told.en, shown], es: [told.es, shown] }
      },
      // Counts the outcomes one by one.
      check(printed, { blanks }) {
        const outcomes = outcomesOf(experimentIn(printed))
        return distributionIn(printed).every(({ x }, i) =>
          exact(blanks[i]!)
            .times(outcomes.length)
            .equals(outcomes.filter(outcome => outcome === x.n).length),
        )
      },
    }),

    derivedMeanAndDeviation: form({
      levels: ['hard'],
      share: 2,
      lines: 6,
      draw: random =>
        random.until(
          () => random.pick(experiments),
          experiment => {
            const { values, chances } = distributionOf(experiment)
            return isSafe(deviationOf(values, chances), 2)
          },
        ),
      answer: numberList,
      solve(experiment) {
        const { values, chances } = distributionOf(experiment)
        return [plain(rounded(meanOf(values, chances), 2)), shownFloat(deviationOf(values, chances), 2)]
      },
      ask(experiment) {
        const told = tell(experiment)
        return { en: [told.en, meanAndDeviation.en], es: [told.es, meanAndDeviation.es] }
      },
      check(printed, [mean, deviation]) {
        const outcomes = outcomesOf(experimentIn(printed))
        const all = outcomes.map(x => ({ x, chance: 1 / outcomes.length }))
        return isMeanAndDeviation(all, exact(mean!), exact(deviation!), 0.005)
      },
    }),

    expectedScore: form({
      levels: ['hard'],
      lines: 3,
      draw: random => ({
        questions: random.int(4, 30),
        choices: random.pick([2, 4, 5]),
        right: random.int(3, 10),
        wrong: random.int(1, 2),
      }),
      answer: decimalNumber,
      solve: ({ questions, choices, right, wrong }) =>
        plain(Ratio.of(questions * (right - wrong * (choices - 1)), choices)),
      ask: ({ questions, choices, right, wrong }) => ({
        en: prose`A quiz has ${questions} questions with ${choices} choices each, one of them right. A right answer scores ${right} points; a wrong answer scores ${-wrong}. Find the expected score of a student who guesses every answer at random.`,
        es: prose`Una prueba tiene ${questions} preguntas con ${choices} opciones cada una, y una sola es correcta. Una respuesta correcta vale ${right} puntos; una incorrecta vale ${-wrong}. Halla el puntaje esperado de un estudiante que contesta todo al azar.`,
      }),
      // Adds up the scores of all choices of a question.
      check(printed, answer) {
        const [questions = 0, choices = 0, right = 0, wrong = 0] = printed.numbers.map(({ n }) => n)
        let all = right
        for (let choice = 2; choice <= choices; choice++) all += wrong
        return exact(answer)
          .times(choices)
          .equals(questions * all)
      },
    }),

    raffle: form({
      levels: ['hard'],
      lines: 4,
      draw: random =>
        random.until(
          () => ({
            tickets: random.pick([100, 200, 250, 400, 500, 1000]),
            price: random.int(2, 10),
            top: 50 * random.int(2, 20),
            others: random.int(2, 10),
            small: 5 * random.int(2, 8),
          }),
          ({ tickets, price, top, others, small }) => {
            const paid = top + others * small
            // A loss halfway between two cents could be rounded either way.
            const isHalf = (1000 * paid) % (10 * tickets) === 5 * tickets
            return !isHalf && paid < 0.8 * tickets * price && paid > 0.2 * tickets * price
          },
        ),
      answer: decimalNumber,
      solve: ({ tickets, price, top, others, small }) =>
        plain(rounded(Ratio.of(top + others * small, tickets).minus(price), 2)),
      ask: ({ tickets, price, top, others, small }) => ({
        en: prose`A raffle sells ${tickets} tickets for $${price} each. One ticket wins $${top}, and ${others} tickets win $${small} each. ${symbol('X')} is the gain of one ticket in dollars, the prize minus the price. Find the expected value of ${symbol('X')}. Round to the nearest hundredth if needed.`,
        es: prose`En una rifa se venden ${tickets} boletos a $${price} cada uno. Un boleto gana $${top} y ${others} boletos ganan $${small} cada uno. ${symbol('X')} es la ganancia de un boleto en dólares, el premio menos el precio. Halla el valor esperado de ${symbol('X')}. Redondea a la centésima más cercana si es necesario.`,
      }),
      // All tickets together, one by one.
      check(printed, answer) {
        const [tickets = 1, price = 0, top = 0, others = 0, small = 0] = printed.numbers.map(({ n }) => n)
        let gain = 0
        for (let i = 0; i < tickets; i++) gain += (i === 0 ? top : i <= others ? small : 0) - price
        return Math.abs(gain / tickets - exact(answer).toNumber()) < 0.00500001
      },
    }),

    twoUnknowns: form({
      levels: ['hard'],
      share: 2,
      lines: 5,
      draw: (random, { least, most }) => {
        const [first = 0, second = 1] = random.sample([0, 1, 2, 3], 2).sort((a, b) => a - b)
        return { ...drawTable(random, least, most), first, second }
      },
      answer: numberList,
      solve: ({ parts, first, second }) => [
        plain(Ratio.of(parts[first] ?? 0, 20)),
        plain(Ratio.of(parts[second] ?? 0, 20)),
      ],
      ask({ variable, values, parts, first, second }) {
        const [p, q] = [symbol('p'), symbol('q')]
        const shown = distributionTable(
          values,
          parts.map((part, i) => (i === first ? p : i === second ? q : chanceOf(part))),
        )
        const mean = plain(meanOf(values, twentieths(parts)))
        return under(variable, shown, {
          en: prose`The mean of ${symbol('X')} is ${mean}. Find ${p}, then ${q}.`,
          es: prose`La media de ${symbol('X')} es ${mean}. Halla ${p} y después ${q}.`,
        })
      },
      check(printed, [p, q]) {
        const mean = printed.numbers.at(-1)!
        const unknown = [exact(p!), exact(q!)]
        const all = distributionIn(printed).map(({ x, chance }) => ({ x, chance: chance ?? unknown.shift()! }))
        const sum = (of: (one: (typeof all)[number]) => Ratio) =>
          all.reduce((sum, one) => sum.plus(of(one)), Ratio.of(0))
        return sum(({ chance }) => chance).equals(1) && sum(({ x, chance }) => x.times(chance)).equals(mean)
      },
    }),
  }),
)
