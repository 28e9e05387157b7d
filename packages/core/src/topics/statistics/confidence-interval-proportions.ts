import { sentenceChoice } from '../../answer/choice.ts'
import { intervals } from '../../answer/expression.ts'
import { integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, prose } from '../../content.ts'
import { decimal, equation, interval, percent, power, symbol } from '../../math/build.ts'
import { approximate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { isSafe, plain, shownFloat } from './shared/decimals.ts'

const LEVELS = [
  { level: 90, z: 1645 },
  { level: 95, z: 1960 },
  { level: 99, z: 2576 },
] as const
const critical = (z: number) => equation(power(symbol('z'), symbol('*')), decimal(Ratio.of(z, 1000), 3))

const contexts: readonly ((n: number, x: number) => Both<Block>)[] = [
  (n, x) => ({
    en: prose`In a random sample of ${n} voters of a large city, ${x} support a new park.`,
    es: prose`En una muestra aleatoria de ${n} votantes de una ciudad grande, ${x} apoyan un nuevo parque.`,
  }),
  (n, x) => ({
    en: prose`In a random sample of ${n} users of a streaming service, ${x} watch every day.`,
    es: prose`En una muestra aleatoria de ${n} usuarios de un servicio de streaming, ${x} lo ven todos los días.`,
  }),
  (n, x) => ({
    en: prose`In a random sample of ${n} people who got a vaccine, ${x} had a mild side effect.`,
    es: prose`En una muestra aleatoria de ${n} personas vacunadas, ${x} tuvieron un efecto secundario leve.`,
  }),
  (n, x) => ({
    en: prose`In a random sample of ${n} parts from a factory's large production, ${x} are defective.`,
    es: prose`En una muestra aleatoria de ${n} piezas de la gran producción de una fábrica, ${x} son defectuosas.`,
  }),
]

const margin = (z: number, n: number, x: number) => (z / 1000) * Math.sqrt(((x / n) * (1 - x / n)) / n)
const boundsOf = (z: number, n: number, x: number) => [x / n - margin(z, n, x), x / n + margin(z, n, x)] as const
const drawSample = (random: Random) =>
  random.until(
    () => {
      const n = 50 * random.int(2, 30)
      return {
        n,
        x: random.int(Math.round(n * 0.15), Math.round(n * 0.85)),
        ...random.pick(LEVELS),
        context: random.pick(contexts),
      }
    },
    ({ n, x, z }) =>
      x >= 10 && n - x >= 10 && boundsOf(z, n, x).every(bound => bound > 0 && bound < 1 && isSafe(bound, 3)),
  )
const intervalOf = (bounds: readonly number[]) =>
  interval(shownFloat(bounds[0] ?? 0, 3), shownFloat(bounds[1] ?? 0, 3), [false, false])

/** Whether p̂ lies z standard errors from a bound: the bounds by solving, not by adding. */
function isBound(printed: Printed, answer: Expr): boolean {
  const [n = 0, x = 0] = printed.numbers.map(value => value.toNumber())
  const z = approximate(printed.one('relation').right)
  if (answer.kind !== 'interval') return false
  const [low, high] = [approximate(answer.from), approximate(answer.to)]
  const p = x / n
  const reach = (bound: number) => ((bound - p) ** 2 * n) / (p * (1 - p))
  const slack = (bound: number) => Math.abs(reach(bound + 0.00051) - reach(bound - 0.00051)) / 2
  return (
    low < p &&
    high > p &&
    [low, high].every(bound => Math.abs(reach(bound) - z * z) <= slack(bound)) &&
    answer.closed.every(closed => !closed)
  )
}

const INSTRUCTION = {
  en: prose`Give the interval as (lower, upper), with bounds rounded to the nearest thousandth.`,
  es: prose`Da el intervalo como (inferior, superior), con los extremos redondeados a la milésima más cercana.`,
}

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
      share: 2,
      lines: 2,
      draw: random => ({ center: random.int(200, 800), reach: random.int(15, 90) }),
      answer: numberList,
      solve: ({ center, reach }) => [plain(Ratio.of(center, 1000)), plain(Ratio.of(reach, 1000))],
      ask: ({ center, reach }) => {
        const range = interval(decimal(Ratio.of(center - reach, 1000), 3), decimal(Ratio.of(center + reach, 1000), 3), [
          false,
          false,
        ])
        return {
          en: prose`A confidence interval for a proportion is ${range}. Find the point estimate and then the margin of error.`,
          es: prose`Un intervalo de confianza para una proporción es ${range}. Halla la estimación puntual y luego el margen de error.`,
        }
      },
      check(printed, answer) {
        const { from, to } = printed.one('interval')
        const [center, reach] = answer.map(value => exact(value))
        return (
          answer.length === 2 &&
          !!center &&
          !!reach &&
          center.minus(reach).equals(exact(from)) &&
          center.plus(reach).equals(exact(to))
        )
      },
    }),

    oneProportion: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: INSTRUCTION,
      lines: 4,
      draw: drawSample,
      answer: intervals,
      solve: ({ z, n, x }) => intervalOf(boundsOf(z, n, x)),
      ask: ({ context, n, x, level, z }) => ({
        en: [
          context(n, x).en,
          prose`Construct a ${percent(level)} confidence interval for the proportion. Use ${critical(z)}.`,
        ],
        es: [
          context(n, x).es,
          prose`Construye un intervalo de confianza del ${percent(level)} para la proporción. Usa ${critical(z)}.`,
        ],
      }),
      check: isBound,
    }),

    interpretation: form({
      levels: ['medium'],
      lines: 0,
      draw: random => {
        const low = random.int(20, 70)
        return { low, high: low + random.int(4, 12), ...random.pick(LEVELS), isLevel: random.evenly([true, false]) }
      },
      answer: sentenceChoice,
      solve: ({ low, high, level, isLevel }) =>
        isLevel
          ? {
              key: 'long-run',
              says: {
                en: prose`About ${percent(level)} of all intervals made this way from random samples capture the true proportion.`,
                es: prose`Cerca del ${percent(level)} de todos los intervalos hechos así con muestras aleatorias contienen la proporción verdadera.`,
              },
            }
          : {
              key: 'confident',
              says: {
                en: prose`We are ${percent(level)} confident that the interval from ${percent(low)} to ${percent(high)} captures the true proportion.`,
                es: prose`Tenemos una confianza del ${percent(level)} en que el intervalo de ${percent(low)} a ${percent(high)} contiene la proporción verdadera.`,
              },
            },
      mistakes: ({ low, high, level }) => ({
        probabilityOfTheParameter: {
          key: 'probability',
          says: {
            en: prose`The probability that the true proportion is between ${percent(low)} and ${percent(high)} is ${percent(level)}.`,
            es: prose`La probabilidad de que la proporción verdadera esté entre ${percent(low)} y ${percent(high)} es ${percent(level)}.`,
          },
        },
        sampleProportions: {
          key: 'samples',
          says: {
            en: prose`${percent(level)} of all samples have a sample proportion between ${percent(low)} and ${percent(high)}.`,
            es: prose`El ${percent(level)} de todas las muestras tiene una proporción muestral entre ${percent(low)} y ${percent(high)}.`,
          },
        },
        shareOfPeople: {
          key: 'people',
          says: {
            en: prose`${percent(level)} of all voters support the park between ${percent(low)} and ${percent(high)} of the time.`,
            es: prose`El ${percent(level)} de todos los votantes apoya el parque entre el ${percent(low)} y el ${percent(high)} de las veces.`,
          },
        },
      }),
      ask: ({ low, high, level, isLevel }) =>
        isLevel
          ? {
              en: prose`A ${percent(level)} confidence interval for the proportion of voters who support a park goes from ${percent(low)} to ${percent(high)}. What does the confidence level mean?`,
              es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de votantes que apoyan un parque va de ${percent(low)} a ${percent(high)}. ¿Qué significa el nivel de confianza?`,
            }
          : {
              en: prose`A ${percent(level)} confidence interval for the proportion of voters who support a park goes from ${percent(low)} to ${percent(high)}. Which interpretation of the interval is correct?`,
              es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de votantes que apoyan un parque va de ${percent(low)} a ${percent(high)}. ¿Qué interpretación del intervalo es correcta?`,
            },
      check: (printed, { key }) =>
        key === (/level mean|nivel de confianza\?/.test(printed.text) ? 'long-run' : 'confident'),
    }),

    sampleSize: form({
      levels: ['medium'],
      share: 2,
      lines: 3,
      draw: random =>
        random.until(
          () => ({ ...random.pick(LEVELS), error: random.int(2, 10), p: random.pick([50, 50, 30, 20, 60, 75]) }),
          ({ z, error, p }) => {
            const needed = ((z / 1000) ** 2 * (p / 100) * (1 - p / 100)) / (error / 100) ** 2
            return Math.abs(needed - Math.round(needed)) > 0.05
          },
        ),
      answer: integer,
      solve: ({ z, error, p }) => Math.ceil(((z / 1000) ** 2 * (p / 100) * (1 - p / 100)) / (error / 100) ** 2),
      ask: ({ level, z, error, p }) => ({
        en: prose`How large must a random sample be so that the margin of error of a ${percent(level)} interval is at most ${plain(Ratio.of(error, 100))}? Take ${plain(Ratio.of(p, 100))} for the proportion and use ${critical(z)}.`,
        es: prose`¿De qué tamaño debe ser una muestra aleatoria para que el margen de error de un intervalo del ${percent(level)} sea como máximo ${plain(Ratio.of(error, 100))}? Toma ${plain(Ratio.of(p, 100))} como proporción y usa ${critical(z)}.`,
      }),
      // Large enough with n, too small with n − 1.
      check(printed, answer) {
        const [, error = 0, p = 0] = printed.numbers.map(value => value.toNumber())
        const z = approximate(printed.one('relation').right)
        const reach = (n: number) => z * Math.sqrt((p * (1 - p)) / n)
        const n = exact(answer).toNumber()
        return Number.isInteger(n) && reach(n) <= error && reach(n - 1) > error
      },
    }),

    conditions: form({
      levels: ['medium'],
      lines: 0,
      draw: random => {
        const kind = random.evenly(['met', 'random', 'counts'])
        const n = 10 * random.int(5, 12)
        return {
          kind,
          n,
          x: kind === 'counts' ? random.int(3, 8) : random.int(12, n - 12),
          population: 1000 * random.int(3, 9),
        }
      },
      answer: option({
        met: { en: prose`All conditions are met.`, es: prose`Se cumplen todas las condiciones.` },
        random: { en: prose`The sample is not random.`, es: prose`La muestra no es aleatoria.` },
        counts: {
          en: prose`There are fewer than 10 successes or failures.`,
          es: prose`Hay menos de 10 éxitos o de 10 fracasos.`,
        },
        tenPercent: {
          en: prose`The sample is more than 10% of the population.`,
          es: prose`La muestra es más del 10% de la población.`,
        },
      }),
      solve: ({ kind }) => kind,
      ask: ({ kind, n, x, population }) =>
        kind === 'random'
          ? {
              en: prose`A school has ${population} students. The first ${n} students who enter are asked, and ${x} say yes. Which is true of the conditions for a confidence interval?`,
              es: prose`Una escuela tiene ${population} estudiantes. Se pregunta a los primeros ${n} que entran y ${x} dicen que sí. ¿Qué es cierto de las condiciones para un intervalo de confianza?`,
            }
          : {
              en: prose`A school has ${population} students. In a random sample of ${n} students, ${x} say yes. Which is true of the conditions for a confidence interval?`,
              es: prose`Una escuela tiene ${population} estudiantes. En una muestra aleatoria de ${n} estudiantes, ${x} dicen que sí. ¿Qué es cierto de las condiciones para un intervalo de confianza?`,
            },
      check(printed, answer) {
        const [population = 0, n = 0, x = 0] = printed.numbers.map(value => value.n)
        if (!/random|aleatoria/.test(printed.text)) return answer === 'random'
        return answer === (x < 10 || n - x < 10 ? 'counts' : n * 10 > population ? 'tenPercent' : 'met')
      },
    }),

    supportsClaim: form({
      levels: ['medium', 'hard'],
      lines: 2,
      draw: random => {
        const [low, width] = [random.int(250, 700), random.int(30, 90)]
        const isInside = random.evenly([true, false])
        const claim = isInside
          ? low + Math.round(width / 2)
          : random.chance(0.5)
            ? low - random.int(12, 60)
            : low + width + random.int(12, 60)
        return { low, high: low + width, claim, isInside }
      },
      answer: option({
        plausible: { en: prose`Yes, it is a plausible value.`, es: prose`Sí, es un valor plausible.` },
        unsupported: { en: prose`No, the interval does not support it.`, es: prose`No, el intervalo no la respalda.` },
      }),
      solve: ({ isInside }) => (isInside ? 'plausible' : 'unsupported'),
      ask({ low, high, claim }) {
        const range = interval(decimal(Ratio.of(low, 1000), 3), decimal(Ratio.of(high, 1000), 3), [false, false])
        return {
          en: prose`A 95% confidence interval for a proportion is ${range}. Someone claims that the proportion is ${decimal(Ratio.of(claim, 1000), 3)}. Is the claim consistent with the interval?`,
          es: prose`Un intervalo de confianza del 95% para una proporción es ${range}. Alguien afirma que la proporción es ${decimal(Ratio.of(claim, 1000), 3)}. ¿Es la afirmación compatible con el intervalo?`,
        }
      },
      check(printed, answer) {
        const { from, to } = printed.one('interval')
        const claim = printed.numbers.at(-1) ?? Ratio.of(0)
        return answer === (claim.compare(exact(from)) > 0 && claim.compare(exact(to)) < 0 ? 'plausible' : 'unsupported')
      },
    }),

    twoProportions: form({
      levels: ['hard'],
      share: 3,
      instruction: INSTRUCTION,
      lines: 5,
      draw: random =>
        random.until(
          () => {
            const [n1, n2] = [10 * random.int(10, 60), 10 * random.int(10, 60)]
            return {
              n1,
              n2,
              x1: random.int(Math.round(n1 * 0.2), Math.round(n1 * 0.8)),
              x2: random.int(Math.round(n2 * 0.2), Math.round(n2 * 0.8)),
              ...random.pick(LEVELS),
            }
          },
          ({ n1, n2, x1, x2, z }) =>
            differenceOf(n1, x1, n2, x2, z).every(bound => isSafe(bound, 3) && Math.abs(bound) > 0.01),
        ),
      answer: intervals,
      solve: ({ n1, n2, x1, x2, z }) => intervalOf(differenceOf(n1, x1, n2, x2, z)),
      ask: ({ n1, n2, x1, x2, level, z }) => ({
        en: prose`In a random sample of ${n1} students of grade 11, ${x1} vote for a plan. In an independent random sample of ${n2} students of grade 12, ${x2} vote for it. Construct a ${percent(level)} confidence interval for the difference of the proportions, grade 11 minus grade 12. Use ${critical(z)}.`,
        es: prose`En una muestra aleatoria de ${n1} estudiantes del grado 11, ${x1} votan por un plan. En una muestra aleatoria independiente de ${n2} estudiantes del grado 12, ${x2} votan por él. Construye un intervalo de confianza del ${percent(level)} para la diferencia de las proporciones, grado 11 menos grado 12. Usa ${critical(z)}.`,
      }),
      // The middle is the difference; half the width, squared, is z² times the sum of both variances.
      check(printed, answer) {
        const [n1 = 1, x1 = 0, n2 = 1, x2 = 0] = printed.numbers.map(value => value.toNumber())
        const z = approximate(printed.one('relation').right)
        if (answer.kind !== 'interval') return false
        const [low, high] = [approximate(answer.from), approximate(answer.to)]
        const variance = (x1 * (n1 - x1)) / n1 ** 3 + (x2 * (n2 - x2)) / n2 ** 3
        const half = (high - low) / 2
        return (
          answer.closed.every(closed => !closed) &&
          Math.abs((low + high) / 2 - (x1 / n1 - x2 / n2)) <= 0.000501 &&
          Math.abs(half - z * Math.sqrt(variance)) <= 0.000501 &&
          Math.abs(x1 / n1 - x2 / n2 - z * Math.sqrt(variance) - low) <= 0.000501
        )
      },
    }),

    width: form({
      levels: ['hard'],
      lines: 2,
      draw: random => ({ factor: random.pick([4, 9, 16, 25]), size: 20 * random.int(3, 20) }),
      answer: integer,
      solve: ({ factor }) => Math.sqrt(factor),
      ask: ({ factor, size }) => ({
        en: prose`A sample of ${size} gives a margin of error E. With a sample of ${size * factor}, the same sample proportion and the same confidence level, the margin of error is E divided by which number?`,
        es: prose`Una muestra de ${size} da un margen de error E. Con una muestra de ${size * factor}, la misma proporción muestral y el mismo nivel de confianza, ¿entre qué número se divide E?`,
      }),
      check(printed, answer) {
        const [small, large] = printed.numbers
        return !!small && !!large && exact(answer).power(2).times(small).equals(large) && exact(answer).n > 0
      },
    }),
  }),
)

function differenceOf(n1: number, x1: number, n2: number, x2: number, z: number) {
  const [p, q] = [x1 / n1, x2 / n2]
  const reach = (z / 1000) * Math.sqrt((p * (1 - p)) / n1 + (q * (1 - q)) / n2)
  return [p - q - reach, p - q + reach] as const
}
