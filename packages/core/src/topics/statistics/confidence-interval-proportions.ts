import { sentenceChoice } from '../../answer/choice.ts'
import { intervals } from '../../answer/expression.ts'
import { decimalNumber, integer } from '../../answer/number.ts'
import { numberList, tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { figure, prose, table } from '../../content.ts'
import { dotPlot } from '../../figure/dot-plot.ts'
import { blank, decimal, equation, interval, percent, power, symbol, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { defineTopic } from '../../topic.ts'
import { fromFloat, isSafe, plain } from './shared/decimals.ts'
import {
  between,
  conditionsTable,
  critical,
  deviation,
  drawInterval,
  drawSample,
  endsOf,
  isNear,
  LARGER,
  LEVELS,
  MET,
  NOT_MET,
  pollsters,
  SMALLER,
  thousandths,
  toThousandths,
  zIn,
} from './shared/proportion-intervals.ts'
import { comparisons, surveys } from './shared/proportion-surveys.ts'

export const confidenceIntervalProportions = defineTopic(
  {
    id: 'confidence-interval-proportions',
    name: { en: 'Confidence intervals for proportions', es: 'Intervalos de confianza para proporciones' },
    description: {
      en: 'Construct and interpret a confidence interval for one proportion or a difference of two.',
      es: 'Construye e interpreta un intervalo de confianza para una proporción o una diferencia de dos.',
    },
    domain: 'Sampling Distributions & Inference',
    standards: ['S-IC.B.4', 'AP-STAT-6.2', 'AP-STAT-6.3', 'AP-STAT-6.8', 'AP-STAT-6.9'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    estimateAndMargin: form({
      levels: ['easy'],
      lines: 3,
      draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random) }),
      answer: numberList,
      solve: ({ estimate, margin }) => [thousandths(estimate), thousandths(margin)],
      ask: ({ survey, level, low, high }) => ({
        en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Find the point estimate, then the margin of error.`,
        es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. Halla la estimación puntual y después el margen de error.`,
      }),
      check(printed, [estimate, margin]) {
        const { from, to } = printed.one('interval')
        return (
          estimate !== undefined &&
          margin !== undefined &&
          exact(estimate).minus(exact(margin)).equals(evaluate(from)) &&
          exact(estimate).plus(exact(margin)).equals(evaluate(to))
        )
      },
    }),

    oneProportion: form({
      levels: ['easy', 'medium'],
      share: 2,
      lines: 5,
      draw: random =>
        random.until(
          () => {
            const survey = random.pick(surveys)
            return { survey, ...random.evenly(LEVELS), ...drawSample(random, survey.share) }
          },
          ({ n, x, z }) => {
            const margin = (z / 1000) * deviation(n, x)
            return isSafe(x / n - margin, 3) && isSafe(x / n + margin, 3) && x >= 10 && x / n > margin + 0.01
          },
        ),
      answer: intervals,
      solve({ n, x, z }) {
        const margin = (z / 1000) * deviation(n, x)
        return between(Math.round(1000 * (x / n - margin)), Math.round(1000 * (x / n + margin)))
      },
      ask({ survey, level, z, n, x }) {
        const told = survey.sample(n, x)
        return {
          en: [
            told.en,
            prose`Construct a ${percent(level)} confidence interval for the proportion of ${survey.of}. Use ${critical(z)}.`,
            toThousandths.en,
          ],
          es: [
            told.es,
            prose`Construye un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of}. Usa ${critical(z)}.`,
            toThousandths.es,
          ],
        }
      },
      // The ends are z* standard errors from the estimate, and the estimate is in their middle.
      check(printed, answer) {
        const ends = endsOf(answer)
        const [n, x] = printed.numbers.map(value => value.toNumber())
        if (!ends || !n || !x) return false
        const z = zIn(printed)
        return (
          isNear(((ends[1] - ends[0]) / 2) ** 2, (z * z * x * (n - x)) / n ** 3, 0.00101 * (ends[1] - ends[0])) &&
          ends.every(end => isNear(Math.abs(end - x / n), (z * Math.sqrt((x * (n - x)) / n)) / n, 0.0005)) &&
          ends[0] < x / n &&
          x / n < ends[1]
        )
      },
    }),

    conditions: form({
      levels: ['medium'],
      lines: 0,
      instruction: {
        en: prose`Complete the table with “met” or “not met” for each condition of a one-proportion interval.`,
        es: prose`Completa la tabla con «se cumple» o «no se cumple» para cada condición de un intervalo para una proporción.`,
      },
      draw(random) {
        const pollster = random.evenly(pollsters)
        const n = random.int(8, 30) * 10
        const isSmallPart = random.evenly([true, false])
        const hasCounts = random.evenly([true, true, false])
        return {
          pollster,
          n,
          all: isSmallPart ? random.int(12, 30) * n : random.int(3, 7) * n,
          x: hasCounts ? random.int(15, n - 15) : random.int(2, 8),
          isSmallPart,
          hasCounts,
        }
      },
      answer: tableCells,
      solve({ pollster, isSmallPart, hasCounts }) {
        const [random, part, counts] = [pollster.isRandom, isSmallPart, hasCounts].map(is => (is ? MET : NOT_MET))
        const cells = [random ?? MET, part ?? MET, counts ?? MET] as const
        return { blanks: cells, ...conditionsTable(cells) }
      },
      ask({ pollster, n, all, x }) {
        const told = pollster.tell(n, all, x)
        const empty = table(conditionsTable([blank(5), blank(5), blank(5)]))
        return { en: [told.en, empty], es: [told.es, empty] }
      },
      check(printed, { blanks }) {
        const [all = 0, n = 0, x = 0] = printed.numbers.map(value => value.toNumber())
        const met = [/random|aleatori|azar/.test(printed.text), n / all <= 0.1, Math.min(x, n - x) >= 10]
        return blanks.length === 3 && met.every((is, i) => blanks[i] === (is ? MET : NOT_MET))
      },
    }),

    interpretInterval: form({
      levels: ['medium'],
      draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random) }),
      answer: sentenceChoice,
      solve: ({ survey, level, low, high }) => ({
        key: `captures ${low} ${high}`,
        says: {
          en: prose`We are ${percent(level)} confident that the interval from ${thousandths(low)} to ${thousandths(high)} captures the true proportion of ${survey.of}.`,
          es: prose`Con una confianza del ${percent(level)}, el intervalo de ${thousandths(low)} a ${thousandths(high)} contiene la proporción verdadera de ${survey.of}.`,
        },
      }),
      mistakes: ({ survey, level, low, high }) => ({
        probabilityOfTheParameter: {
          key: 'probability',
          says: {
            en: prose`There is a ${percent(level)} probability that the true proportion of ${survey.of} is between ${thousandths(low)} and ${thousandths(high)}.`,
            es: prose`La probabilidad de que la proporción verdadera de ${survey.of} esté entre ${thousandths(low)} y ${thousandths(high)} es del ${percent(level)}.`,
          },
        },
        aboutTheSample: {
          key: 'sample',
          says: {
            en: prose`We are ${percent(level)} confident that the proportion in this sample is between ${thousandths(low)} and ${thousandths(high)}.`,
            es: prose`Con una confianza del ${percent(level)}, la proporción de esta muestra está entre ${thousandths(low)} y ${thousandths(high)}.`,
          },
        },
        aboutOtherSamples: {
          key: 'samples',
          says: {
            en: prose`In ${percent(level)} of all random samples, the sample proportion is between ${thousandths(low)} and ${thousandths(high)}.`,
            es: prose`En el ${percent(level)} de todas las muestras aleatorias, la proporción muestral está entre ${thousandths(low)} y ${thousandths(high)}.`,
          },
        },
      }),
      ask: ({ survey, level, low, high }) => ({
        en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Which sentence interprets the interval correctly?`,
        es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. ¿Qué oración interpreta bien el intervalo?`,
      }),
      check(printed, { key }) {
        const { from, to } = printed.one('interval')
        return key === `captures ${evaluate(from).times(1000)} ${evaluate(to).times(1000)}`
      },
    }),

    interpretLevel: form({
      levels: ['medium', 'hard'],
      draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random) }),
      answer: sentenceChoice,
      solve: ({ level }) => ({
        key: `intervals ${level}`,
        says: {
          en: prose`If we took many such samples and made an interval from each, about ${percent(level)} of the intervals would contain the true proportion.`,
          es: prose`Si tomáramos muchas muestras así e hiciéramos un intervalo con cada una, alrededor del ${percent(level)} de los intervalos contendría la proporción verdadera.`,
        },
      }),
      mistakes: ({ level, low, high }) => ({
        probabilityOfThisInterval: {
          key: 'probability',
          says: {
            en: prose`The probability that the true proportion is between ${thousandths(low)} and ${thousandths(high)} is ${percent(level)}.`,
            es: prose`La probabilidad de que la proporción verdadera esté entre ${thousandths(low)} y ${thousandths(high)} es del ${percent(level)}.`,
          },
        },
        aboutSampleProportions: {
          key: 'samples',
          says: {
            en: prose`If we took many such samples, about ${percent(level)} of the sample proportions would be between ${thousandths(low)} and ${thousandths(high)}.`,
            es: prose`Si tomáramos muchas muestras así, alrededor del ${percent(level)} de las proporciones muestrales estaría entre ${thousandths(low)} y ${thousandths(high)}.`,
          },
        },
        complement: {
          key: `intervals ${100 - level}`,
          says: {
            en: prose`If we took many such samples and made an interval from each, about ${percent(100 - level)} of the intervals would contain the true proportion.`,
            es: prose`Si tomáramos muchas muestras así e hiciéramos un intervalo con cada una, alrededor del ${percent(100 - level)} de los intervalos contendría la proporción verdadera.`,
          },
        },
      }),
      ask: ({ survey, level, low, high }) => ({
        en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. What does “${percent(level)} confidence” mean?`,
        es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. ¿Qué significa «una confianza del ${percent(level)}»?`,
      }),
      check: (printed, { key }) => key === `intervals ${evaluate(printed.one('percent')).times(100)}`,
    }),

    sampleSize: form({
      levels: ['medium'],
      lines: 3,
      draw: random =>
        random.until(
          () => ({
            survey: random.pick(surveys),
            ...random.evenly(LEVELS),
            margin: random.pick([20, 25, 30, 35, 40, 45, 50]),
            guess: random.pick([20, 25, 30, 35, 40, 50, 50, 50, 60, 70]),
          }),
          ({ z, margin, guess }) => {
            const { n, d } = sizeFor(z, margin, guess)
            return Math.min(n % d, d - (n % d)) / d > 0.05
          },
        ),
      answer: integer,
      solve({ z, margin, guess }) {
        const { n, d } = sizeFor(z, margin, guess)
        return Math.ceil(n / d)
      },
      ask({ survey, level, z, margin, guess }) {
        const [most, assumed] = [plain(Ratio.of(margin, 1000)), plain(Ratio.of(guess, 100))]
        const p = equation(power(symbol('p'), symbol('*')), assumed)
        return {
          en: prose`We want to estimate the proportion of ${survey.of} with a margin of error of at most ${most} at ${percent(level)} confidence. Use ${critical(z)} and ${p}. What is the smallest sample size needed?`,
          es: prose`Queremos estimar la proporción de ${survey.of} con un margen de error de ${most} como máximo y una confianza del ${percent(level)}. Usa ${critical(z)} y ${p}. ¿Cuál es el menor tamaño de muestra que se necesita?`,
        }
      },
      // The margin is small enough with n and too large with n − 1.
      check(printed, answer) {
        const margin = printed.numbers.find(value => value.compare(1) < 0 && value.compare(Ratio.of(1, 10)) < 0)
        const [z, p] = printed.all('relation').map(({ right }) => evaluate(right).toNumber())
        if (!margin || !z || !p || !exact(answer).isInteger) return false
        const fits = (n: number) => z * Math.sqrt((p * (1 - p)) / n) <= margin.toNumber()
        return fits(exact(answer).n) && !fits(exact(answer).n - 1)
      },
    }),

    supportsTheClaim: form({
      levels: ['medium'],
      lines: 2,
      draw: random => {
        const drawn = drawInterval(random)
        const isLarger = random.evenly([true, false])
        const place = random.evenly(['below', 'inside', 'above'] as const)
        const gap = random.int(13, 40)
        const claim = place === 'below' ? drawn.low - gap : place === 'above' ? drawn.high + gap : drawn.estimate
        return { ...drawn, isLarger, claim: Math.round(claim / 5) * 5, level: random.pick(LEVELS).level }
      },
      answer: option({
        yes: {
          en: prose`Yes: every value in the interval agrees with the claim.`,
          es: prose`Sí: todos los valores del intervalo concuerdan con la afirmación.`,
        },
        no: {
          en: prose`No: some values in the interval do not agree with the claim.`,
          es: prose`No: hay valores del intervalo que no concuerdan con la afirmación.`,
        },
      }),
      solve: ({ low, high, isLarger, claim }) => ((isLarger ? low > claim : high < claim) ? 'yes' : 'no'),
      ask({ survey, level, low, high, isLarger, claim }) {
        const [how, bound] = [isLarger ? LARGER : SMALLER, thousandths(claim)]
        return {
          en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Someone claims that this proportion is ${how} ${bound}. Does the interval support the claim?`,
          es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. Alguien afirma que esta proporción es ${how} ${bound}. ¿Apoya el intervalo esta afirmación?`,
        }
      },
      // Tries all values of the interval, thousandth by thousandth.
      check(printed, answer) {
        const { from, to } = printed.one('interval')
        const claim = printed.numbers.at(-1)!
        const isLarger = printed.all('words').includes(LARGER)
        let agree = true
        for (let value = evaluate(from); value.compare(evaluate(to)) <= 0; value = value.plus(Ratio.of(1, 1000)))
          agree &&= isLarger ? value.compare(claim) > 0 : value.compare(claim) < 0
        return answer === (agree ? 'yes' : 'no')
      },
    }),

    twoProportions: form({
      levels: ['hard'],
      share: 2,
      lines: 6,
      draw: random =>
        random.until(
          () => {
            const share = random.int(300, 700)
            const other = share + random.sign() * random.int(20, 150)
            const [n1, n2] = [random.int(10, 50) * 10, random.int(10, 50) * 10]
            return {
              comparison: random.pick(comparisons),
              ...random.evenly(LEVELS),
              n1,
              n2,
              x1: Math.round((share * n1) / 1000),
              x2: Math.round((other * n2) / 1000),
            }
          },
          ({ n1, x1, n2, x2, z }) => {
            const [low, high] = differenceEnds(n1, x1, n2, x2, z)
            return isSafe(low, 3) && isSafe(high, 3) && Math.abs(low) > 0.01 && Math.abs(high) > 0.01
          },
        ),
      answer: intervals,
      solve({ n1, x1, n2, x2, z }) {
        const [low, high] = differenceEnds(n1, x1, n2, x2, z)
        return interval(decimal(fromFloat(low, 3), 3), decimal(fromFloat(high, 3), 3), [false, false])
      },
      ask({ comparison, level, z, n1, x1, n2, x2 }) {
        const told = comparison.samples(n1, x1, n2, x2)
        return {
          en: [
            told.en,
            prose`Construct a ${percent(level)} confidence interval for ${m`p_1 - p_2`}, the first proportion minus the second. Use ${critical(z)}.`,
            toThousandths.en,
          ],
          es: [
            told.es,
            prose`Construye un intervalo de confianza del ${percent(level)} para ${m`p_1 - p_2`}, la primera proporción menos la segunda. Usa ${critical(z)}.`,
            toThousandths.es,
          ],
        }
      },
      check(printed, answer) {
        const ends = endsOf(answer)
        const [n1 = 1, x1 = 0, n2 = 1, x2 = 0] = printed.numbers.map(value => value.toNumber())
        if (!ends) return false
        const z = zIn(printed)
        const variance = (x1 * (n1 - x1)) / n1 ** 3 + (x2 * (n2 - x2)) / n2 ** 3
        const difference = (x1 * n2 - x2 * n1) / (n1 * n2)
        return (
          ends[0] < difference &&
          difference < ends[1] &&
          ends.every(end => isNear(((end - difference) / z) ** 2, variance, (0.00101 * Math.sqrt(variance)) / z))
        )
      },
    }),

    whatTheDifferenceSays: form({
      levels: ['hard'],
      lines: 2,
      draw: random => {
        const place = random.evenly(['positive', 'negative', 'around'] as const)
        const width = random.int(60, 180)
        const low =
          place === 'positive'
            ? random.int(11, 80)
            : place === 'negative'
              ? -width - random.int(11, 80)
              : -random.int(15, width - 15)
        return { comparison: random.pick(comparisons), level: random.pick(LEVELS).level, low, high: low + width }
      },
      answer: option({
        first: {
          en: prose`There is convincing evidence that the first proportion is greater.`,
          es: prose`Hay evidencia convincente de que la primera proporción es mayor.`,
        },
        second: {
          en: prose`There is convincing evidence that the second proportion is greater.`,
          es: prose`Hay evidencia convincente de que la segunda proporción es mayor.`,
        },
        neither: {
          en: prose`There is no convincing evidence of a difference.`,
          es: prose`No hay evidencia convincente de una diferencia.`,
        },
      }),
      solve: ({ low, high }) => (low > 0 ? 'first' : high < 0 ? 'second' : 'neither'),
      ask({ comparison: { first, second }, level, low, high }) {
        const [p1, p2, difference] = [symbol('p', 1), symbol('p', 2), m`p_1 - p_2`]
        return {
          en: prose`Let ${p1} be the proportion of ${first} and ${p2} the proportion of ${second}. A ${percent(level)} confidence interval for ${difference} is ${between(low, high)}. What does the interval say?`,
          es: prose`Sea ${p1} la proporción de ${first} y ${p2} la de ${second}. Un intervalo de confianza del ${percent(level)} para ${difference} es ${between(low, high)}. ¿Qué dice el intervalo?`,
        }
      },
      check(printed, answer) {
        const { from, to } = printed.one('interval')
        const [low, high] = [evaluate(from).n, evaluate(to).n]
        return answer === (low < 0 === high < 0 ? (low < 0 ? 'second' : 'first') : 'neither')
      },
    }),

    effectOfTheLevel: form({
      levels: ['hard'],
      lines: 1,
      draw(random) {
        const [from, to] = random.evenly([
          [90, 95],
          [95, 99],
          [90, 99],
          [95, 90],
          [99, 95],
          [99, 90],
        ])
        const survey = random.pick(surveys)
        return { survey, from, to, ...drawSample(random, survey.share) }
      },
      answer: option({
        wider: { en: prose`It becomes wider.`, es: prose`Se hace más ancho.` },
        narrower: { en: prose`It becomes narrower.`, es: prose`Se hace más angosto.` },
        same: { en: prose`Its width stays the same.`, es: prose`Su ancho no cambia.` },
      }),
      solve: ({ from, to }) => (to > from ? 'wider' : 'narrower'),
      ask({ survey, from, to, n, x }) {
        const told = survey.sample(n, x)
        return {
          en: [
            told.en,
            prose`The confidence level of the interval made from this sample changes from ${percent(from)} to ${percent(to)}. How does the interval change?`,
          ],
          es: [
            told.es,
            prose`El nivel de confianza del intervalo hecho con esta muestra cambia del ${percent(from)} al ${percent(to)}. ¿Cómo cambia el intervalo?`,
          ],
        }
      },
      // Compares the critical values.
      check(printed, answer) {
        const [from, to] = printed.all('percent').map(of => evaluate(of).times(100).n)
        const zOf = (level: number | undefined) => LEVELS.find(other => other.level === level)?.z ?? 0
        return answer === (zOf(to) > zOf(from) ? 'wider' : zOf(to) < zOf(from) ? 'narrower' : 'same')
      },
    }),

    effectOfTheSize: form({
      levels: ['hard'],
      lines: 2,
      draw: random => {
        const factor = random.evenly([4, 9, 16, 25])
        const n = random.int(10, 40) * 10
        const root = Math.sqrt(factor)
        const narrow = Math.round((random.int(170, 190) * 10) / Math.sqrt(n * factor))
        return {
          survey: random.pick(surveys.filter(({ share }) => share[0] >= 30)),
          n,
          factor,
          width: root * narrow,
          root,
        }
      },
      answer: decimalNumber,
      solve: ({ width, root }) => plain(Ratio.of(width / root, 1000)),
      ask: ({ survey, n, factor, width }) => ({
        en: prose`An interval for the proportion of ${survey.of}, made from a random sample of size ${n}, has the width ${plain(Ratio.of(width, 1000))}. Find the width for a sample of size ${n * factor} with the same sample proportion and confidence level.`,
        es: prose`Un intervalo para la proporción de ${survey.of}, hecho con una muestra aleatoria de tamaño ${n}, tiene un ancho de ${plain(Ratio.of(width, 1000))}. Halla el ancho para una muestra de tamaño ${n * factor} con la misma proporción muestral y el mismo nivel de confianza.`,
      }),
      // Width squared times size stays the same.
      check(printed, answer) {
        const [n, width, larger] = printed.numbers
        return (
          n !== undefined &&
          width !== undefined &&
          larger !== undefined &&
          exact(answer).n > 0 &&
          exact(answer).power(2).times(larger).equals(width.power(2).times(n))
        )
      },
    }),

    simulatedMargin: form({
      levels: ['hard'],
      lines: 2,
      draw: random =>
        random.until(
          () => {
            const survey = random.pick(surveys)
            const center = random.int(Math.ceil(survey.share[0] / 2) + 2, Math.floor(survey.share[1] / 2)) * 2
            const n = random.pick([50, 60, 80, 100])
            const spread = 100 * Math.sqrt(((center / 100) * (1 - center / 100)) / n)
            const values = Array.from({ length: 60 }, () => {
              const z = Array.from({ length: 6 }, () => random.int(-1000, 1000)).reduce((a, b) => a + b, 0) / 1414
              return center + 2 * Math.round((z * spread) / 2)
            })
            return { survey, n, center, values, spread: spreadOf(values) }
          },
          ({ values, center, spread }) =>
            isSafe(spread / 100, 3) && values.every(value => Math.abs(value - center) < 4 * spread),
        ),
      answer: decimalNumber,
      solve: ({ spread }) => plain(fromFloat(spread / 100, 3).times(2)),
      ask({ survey, n, center, values, spread }) {
        const reach = Math.max(...values.map(value => Math.abs(value - center))) + 2
        const plot = figure(
          dotPlot({
            values: values.map(value => value / 100),
            axis: {
              from: (center - reach) / 100,
              to: (center + reach) / 100,
              step: 0.02,
              every: 2,
              name: words('Simulated sample proportion', 'Proporción de la muestra simulada'),
            },
          }),
        )
        const sd = plain(fromFloat(spread / 100, 3))
        return {
          en: [
            prose`To estimate the proportion of ${survey.of}, a random sample of size ${n} was taken. The dot plot shows the proportions of ${values.length} simulated samples of this size. Their standard deviation is ${sd}.`,
            plot,
            prose`Find the margin of error as 2 standard deviations.`,
          ],
          es: [
            prose`Para estimar la proporción de ${survey.of} se tomó una muestra aleatoria de tamaño ${n}. El diagrama de puntos muestra las proporciones de ${values.length} muestras simuladas de este tamaño. Su desviación estándar es ${sd}.`,
            plot,
            prose`Halla el margen de error como 2 desviaciones estándar.`,
          ],
        }
      },
      // From the dots themselves; their standard deviation is printed to thousandths.
      check(printed, answer) {
        const dots = printed.figure('dot-plot').plots.flatMap(({ values }) => values)
        return isNear(2 * spreadOf(dots), exact(answer).toNumber(), 0.00101) && exact(answer).times(500).isInteger
      },
    }),
  }),
)

/** z*² p(1 − p) / E², exactly. */
const sizeFor = (z: number, margin: number, guess: number): Ratio =>
  Ratio.of(z, margin)
    .power(2)
    .times(Ratio.of(guess * (100 - guess), 10_000))

function differenceEnds(n1: number, x1: number, n2: number, x2: number, z: number): readonly [number, number] {
  const difference = x1 / n1 - x2 / n2
  const margin = (z / 1000) * Math.hypot(deviation(n1, x1), deviation(n2, x2))
  return [difference - margin, difference + margin]
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
