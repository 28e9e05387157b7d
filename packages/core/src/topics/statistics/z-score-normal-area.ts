import { drawing } from '../../answer/drawing.ts'
import { decimalNumber, integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, figure, prose } from '../../content.ts'
import { normalCurve } from '../../figure/normal-curve.ts'
import { apply, decimal, percent, relation, symbol } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { isSafe, plain, shownFloat } from './shared/decimals.ts'
import { below, zOf } from './shared/normal.ts'

/** The share between two z-scores, by Simpson's rule. */
function between(a: number, b: number): number {
  const steps = 200
  let sum = 0
  for (let i = 0; i <= steps; i++) {
    const z = a + ((b - a) * i) / steps
    sum += (i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2) * Math.exp((-z * z) / 2)
  }
  return (sum * (b - a)) / steps / 3 / Math.sqrt(2 * Math.PI)
}

interface Context {
  readonly means: readonly number[]
  readonly deviations: readonly number[]
  readonly says: (mean: number, deviation: number) => Both<Block>
}
/** Deviations whose hundredths of z are whole numbers, or are multiples of 20. */
const contexts: readonly Context[] = [
  {
    means: [500, 510, 520],
    deviations: [100],
    says: (mean, deviation) => ({
      en: prose`Scores on a test are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
      es: prose`Los puntajes de una prueba se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
    }),
  },
  {
    means: [3300, 3400, 3500],
    deviations: [500, 400],
    says: (mean, deviation) => ({
      en: prose`Birth weights, in grams, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
      es: prose`Los pesos al nacer, en gramos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
    }),
  },
  {
    means: [60, 75, 90],
    deviations: [20, 10],
    says: (mean, deviation) => ({
      en: prose`Assembly times, in minutes, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
      es: prose`Los tiempos de montaje, en minutos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
    }),
  },
  {
    means: [240, 350, 360],
    deviations: [10],
    says: (mean, deviation) => ({
      en: prose`The amounts of coffee that a machine pours, in milliliters, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
      es: prose`Las cantidades de café que sirve una máquina, en mililitros, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
    }),
  },
  {
    means: [50000, 60000],
    deviations: [5000, 4000],
    says: (mean, deviation) => ({
      en: prose`Tire lives, in miles, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
      es: prose`La duración de las llantas, en millas, se distribuye normalmente con media ${mean} y desviación estándar ${deviation}.`,
    }),
  },
]
const drawContext = (random: Random) => {
  const context = random.pick(contexts)
  return { context, mean: random.pick(context.means), deviation: random.pick(context.deviations) }
}
/** A z that is exact to hundredths and gives a whole value. */
const drawZ = (random: Random, deviation: number, least: number, most: number) =>
  random.until(
    () => random.int(Math.round(least * 100), Math.round(most * 100)),
    z => (z * deviation) % 100 === 0 && Math.abs(z) >= 10,
  )
const valueAt = (mean: number, deviation: number, z: number) => mean + (z * deviation) / 100

const joined = (first: Both<Block>, second: Both<Block>) => ({ en: [first.en, second.en], es: [first.es, second.es] })
const isNear = (value: number, given: number, places: number) => Math.abs(value - given) <= 0.5000001 * 10 ** -places

export const zScoreNormalArea = defineTopic(
  {
    id: 'z-score-normal-area',
    name: { en: 'z-scores, normal areas and percentiles', es: 'Puntajes z, áreas bajo la curva normal y percentiles' },
    description: {
      en: 'Calculate z-scores and use a normal curve to find proportions, percentiles and values.',
      es: 'Calcula puntajes z y usa una curva normal para hallar proporciones, percentiles y valores.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.4', 'AP-STAT-1.10', 'AP-STAT-5.2'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    zScore: form({
      levels: ['easy'],
      share: 2,
      lines: 2,
      draw(random) {
        const { context, mean, deviation } = drawContext(random)
        return { context, mean, deviation, z: drawZ(random, deviation, -2.9, 2.9) }
      },
      answer: decimalNumber,
      solve: ({ z }) => plain(Ratio.of(z, 100)),
      ask: ({ context, mean, deviation, z }) =>
        joined(context.says(mean, deviation), {
          en: prose`Find the z-score of the value ${valueAt(mean, deviation, z)}.`,
          es: prose`Halla el puntaje z del valor ${valueAt(mean, deviation, z)}.`,
        }),
      check(printed, answer) {
        const [mean, deviation, value] = printed.numbers
        return !!mean && !!deviation && !!value && exact(answer).times(deviation).plus(mean).equals(value)
      },
    }),

    valueFromZ: form({
      levels: ['easy'],
      lines: 2,
      draw(random) {
        const { context, mean, deviation } = drawContext(random)
        return { context, mean, deviation, z: drawZ(random, deviation, -2.9, 2.9) }
      },
      answer: integer,
      solve: ({ mean, deviation, z }) => valueAt(mean, deviation, z),
      ask: ({ context, mean, deviation, z }) =>
        joined(context.says(mean, deviation), {
          en: prose`Find the value with z-score ${plain(Ratio.of(z, 100))}.`,
          es: prose`Halla el valor cuyo puntaje z es ${plain(Ratio.of(z, 100))}.`,
        }),
      check(printed, answer) {
        const [mean, deviation, z] = printed.numbers
        return !!mean && !!deviation && !!z && exact(answer).minus(mean).over(deviation).equals(z)
      },
    }),

    compare: form({
      levels: ['easy'],
      lines: 3,
      draw: random =>
        random.until(
          () => ({
            m1: random.int(60, 80),
            s1: random.int(4, 12),
            v1: random.int(65, 99),
            m2: random.int(18, 24),
            s2: random.int(3, 6),
            v2: random.int(20, 35),
          }),
          ({ m1, s1, v1, m2, s2, v2 }) => {
            const [a, b] = [(v1 - m1) / s1, (v2 - m2) / s2]
            return Math.abs(a - b) >= 0.1 && Math.abs(a) < 2.9 && Math.abs(b) < 2.9
          },
        ),
      answer: option({
        first: { en: prose`the history test`, es: prose`la prueba de historia` },
        second: { en: prose`the science test`, es: prose`la prueba de ciencias` },
      }),
      solve: ({ m1, s1, v1, m2, s2, v2 }) => ((v1 - m1) / s1 > (v2 - m2) / s2 ? 'first' : 'second'),
      ask: ({ m1, s1, v1, m2, s2, v2 }) => ({
        en: prose`On a history test with mean ${m1} and standard deviation ${s1}, a student scored ${v1}. On a science test with mean ${m2} and standard deviation ${s2}, the student scored ${v2}. On which test was the score relatively higher?`,
        es: prose`En una prueba de historia con media ${m1} y desviación estándar ${s1}, un estudiante obtuvo ${v1}. En una de ciencias con media ${m2} y desviación estándar ${s2}, obtuvo ${v2}. ¿En cuál prueba fue relativamente más alto su puntaje?`,
      }),
      // Puts the first score on the scale of the second test.
      check(printed, answer) {
        const [m1 = 0, s1 = 1, v1 = 0, m2 = 0, s2 = 1, v2 = 0] = printed.numbers.map(value => value.toNumber())
        return answer === (m2 + ((v1 - m1) * s2) / s1 > v2 ? 'first' : 'second')
      },
    }),

    proportion: form({
      levels: ['medium'],
      share: 3,
      lines: 3,
      draw: random =>
        random.until(
          () => {
            const { context, mean, deviation } = drawContext(random)
            const way = random.evenly(['below', 'above', 'between'])
            const z = drawZ(random, deviation, -2.5, 2)
            return {
              context,
              mean,
              deviation,
              way,
              z,
              other: z + (deviation === 20 || deviation === 10 ? 100 : 60),
              isShaded: random.chance(0.5),
            }
          },
          ({ way, z, other, deviation }) =>
            isSafe(shareOf(way, z, other), 4) && isSameByTable(way, z, other) && (other * deviation) % 100 === 0,
        ),
      answer: decimalNumber,
      solve: ({ way, z, other }) => shownFloat(shareOf(way, z, other), 4),
      ask({ context, mean, deviation, way, z, other, isShaded }) {
        const [low, high] = [valueAt(mean, deviation, z), valueAt(mean, deviation, other)]
        const told = context.says(mean, deviation)
        if (isShaded) {
          const shaded = way === 'below' ? { to: low } : way === 'above' ? { from: low } : { from: low, to: high }
          const drawn = figure(
            normalCurve({ mean, deviation, shaded: [shaded], values: way === 'between' ? [low, high] : [low] }),
          )
          const ends =
            way === 'between'
              ? {
                  en: prose`The shaded region goes from ${low} to ${high}.`,
                  es: prose`La región sombreada va de ${low} a ${high}.`,
                }
              : way === 'below'
                ? {
                    en: prose`The region below ${low} is shaded.`,
                    es: prose`Está sombreada la región por debajo de ${low}.`,
                  }
                : {
                    en: prose`The region above ${low} is shaded.`,
                    es: prose`Está sombreada la región por encima de ${low}.`,
                  }
          return {
            en: [drawn, told.en, ends.en, prose`Find the shaded proportion to 4 decimal places.`],
            es: [drawn, told.es, ends.es, prose`Halla la proporción sombreada con 4 decimales.`],
          }
        }
        return joined(
          told,
          {
            below: {
              en: prose`Find the probability of a value less than ${low}, to 4 decimal places.`,
              es: prose`Halla la probabilidad de un valor menor que ${low}, con 4 decimales.`,
            },
            above: {
              en: prose`Find the probability of a value greater than ${low}, to 4 decimal places.`,
              es: prose`Halla la probabilidad de un valor mayor que ${low}, con 4 decimales.`,
            },
            between: {
              en: prose`Find the probability of a value between ${low} and ${high}, to 4 decimal places.`,
              es: prose`Halla la probabilidad de un valor entre ${low} y ${high}, con 4 decimales.`,
            },
          }[way],
        )
      },
      check(printed, answer) {
        const [mean = 0, deviation = 1, ...values] = printed.numbers.map(value => value.toNumber())
        const [a = 0, b] = values.filter(value => value > 4).map(value => (value - mean) / deviation)
        const isAbove = /above|greater|encima|mayor/.test(printed.text)
        const share = b !== undefined ? between(a, b) : isAbove ? between(a, 8) : between(-8, a)
        return isNear(share, exact(answer).toNumber(), 4)
      },
    }),

    shade: form({
      levels: ['medium'],
      lines: 0,
      draw: random => {
        const { context, mean, deviation } = drawContext(random)
        const [low = 0, high = 1] = random.sample([-4, -3, -2, -1, 0, 1, 2, 3, 4], 2).sort((a, b) => a - b)
        return { context, mean, deviation, way: random.evenly(['below', 'above', 'between'] as const), low, high }
      },
      answer: drawing<{
        readonly mean: number
        readonly deviation: number
        readonly from: number | null
        readonly to: number | null
      }>(
        ({ mean, deviation, from, to }) =>
          normalCurve({
            mean,
            deviation,
            shaded: [{ ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) }],
          }),
        ({ mean, deviation, from, to }) => [
          { mean, deviation, from: to, to: from },
          { mean, deviation, from: from === null ? null : from + deviation, to: to === null ? null : to + deviation },
        ],
      ),
      solve: ({ mean, deviation, way, low, high }) => ({
        mean,
        deviation,
        from: way === 'below' ? null : mean + (low * deviation) / 2,
        to: way === 'above' ? null : mean + ((way === 'below' ? low : high) * deviation) / 2,
      }),
      ask({ context, mean, deviation, way, low, high }) {
        const [a, b] = [plain(Ratio.of(2 * mean + low * deviation, 2)), plain(Ratio.of(2 * mean + high * deviation, 2))]
        const X = symbol('X')
        const event = {
          below: relation(X, '<', a),
          above: relation(X, '>', a),
          between: relation(relation(a, '<', X), '<', b),
        }[way]
        const [drawn, told] = [figure(normalCurve({ mean, deviation })), context.says(mean, deviation)]
        return {
          en: [told.en, drawn, prose`Shade the region for ${apply('P', event)}.`],
          es: [told.es, drawn, prose`Sombrea la región de ${apply('P', event)}.`],
        }
      },
      check(printed, { from, to }) {
        const event = printed.all('relation').at(-1)!
        if (event.left.kind === 'relation')
          return evaluate(event.left.left).equals(from ?? -1) && evaluate(event.right).equals(to ?? -1)
        const end = evaluate(event.right)
        return event.sign === '<' ? from === null && end.equals(to ?? -1) : to === null && end.equals(from ?? -1)
      },
    }),

    expectedNumber: form({
      levels: ['medium'],
      lines: 3,
      draw: random =>
        random.until(
          () => {
            const { context, mean, deviation } = drawContext(random)
            return {
              context,
              mean,
              deviation,
              z: drawZ(random, deviation, -1.5, 1.5),
              n: 100 * random.int(2, 20),
              isBelow: random.evenly([true, false]),
            }
          },
          ({ z, n, isBelow }) => {
            const share = isBelow ? below(z / 100) : 1 - below(z / 100)
            return isSafe(n * share, 0) && Math.round(n * share) === Math.round((n * Math.round(share * 1e4)) / 1e4)
          },
        ),
      answer: integer,
      solve: ({ z, n, isBelow }) => Math.round(n * (isBelow ? below(z / 100) : 1 - below(z / 100))),
      ask: ({ context, mean, deviation, z, n, isBelow }) =>
        joined(
          context.says(mean, deviation),
          isBelow
            ? {
                en: prose`Out of ${n} values, how many are expected to be less than ${valueAt(mean, deviation, z)}? Round to the nearest whole number.`,
                es: prose`De ${n} valores, ¿cuántos se espera que sean menores que ${valueAt(mean, deviation, z)}? Redondea al número entero más cercano.`,
              }
            : {
                en: prose`Out of ${n} values, how many are expected to be more than ${valueAt(mean, deviation, z)}? Round to the nearest whole number.`,
                es: prose`De ${n} valores, ¿cuántos se espera que sean mayores que ${valueAt(mean, deviation, z)}? Redondea al número entero más cercano.`,
              },
        ),
      check(printed, answer) {
        const [mean = 0, deviation = 1, n = 0, value = 0] = printed.numbers.map(number => number.toNumber())
        const z = (value - mean) / deviation
        const share = /less than|menores/.test(printed.text) ? between(-8, z) : between(z, 8)
        return isNear(n * share, exact(answer).toNumber(), 0)
      },
    }),

    percentile: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: random =>
        random.until(
          () => ({ ...drawContext(random), share: random.intExcept(5, 95, 50) }),
          ({ mean, deviation, share }) => {
            const { unit } = unitOf(deviation)
            const fine = zOf(share / 100)
            const rough = Math.round(fine * 100) / 100
            return (
              [fine, rough].every(z => isSafe(mean + deviation * z, -Math.log10(unit))) &&
              atUnit(mean + deviation * fine, unit) === atUnit(mean + deviation * rough, unit)
            )
          },
        ),
      answer: integer,
      solve: ({ mean, deviation, share }) => atUnit(mean + deviation * zOf(share / 100), unitOf(deviation).unit),
      ask({ context, mean, deviation, share }) {
        const { rounding } = unitOf(deviation)
        const told = context.says(mean, deviation)
        const asked = {
          en: prose`Find the value with ${share}% of all values below it.`,
          es: prose`Halla el valor que deja por debajo el ${share}% de todos los valores.`,
        }
        return { en: [told.en, asked.en, rounding.en], es: [told.es, asked.es, rounding.es] }
      },
      check(printed, answer) {
        const numbers = printed.numbers.map(number => number.toNumber())
        const [mean = 0, deviation = 1, share = 0, unit = 1] = numbers
        const z = (exact(answer).toNumber() - mean) / deviation
        const [low, high] = [-1, 1].map(way => 0.5 + between(0, z + (way * unit * 0.5001) / deviation))
        return exact(answer).n % unit === 0 && (low ?? 1) <= share / 100 && (high ?? 0) >= share / 100
      },
    }),

    middle: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random =>
        random.until(
          () => ({ ...drawContext(random), share: random.intExcept(30, 96, 50) }),
          ({ mean, deviation, share }) => {
            const { unit } = unitOf(deviation)
            const fine = zOf(0.5 + share / 200)
            const rough = Math.round(fine * 100) / 100
            return [fine, rough].every(z =>
              [-1, 1].every(
                way =>
                  isSafe(mean + way * deviation * z, -Math.log10(unit)) &&
                  atUnit(mean + way * deviation * z, unit) === atUnit(mean + way * deviation * fine, unit),
              ),
            )
          },
        ),
      answer: numberList,
      solve: ({ mean, deviation, share }) => {
        const z = zOf(0.5 + share / 200)
        return [-1, 1].map(way => atUnit(mean + way * deviation * z, unitOf(deviation).unit))
      },
      ask({ context, mean, deviation, share }) {
        const { rounding } = unitOf(deviation)
        const asked = {
          en: prose`Between which two values are the middle ${percent(share)} of all values?`,
          es: prose`¿Entre qué dos valores está el ${percent(share)} central de todos los valores?`,
        }
        const told = context.says(mean, deviation)
        return { en: [told.en, asked.en, rounding.en], es: [told.es, asked.es, rounding.es] }
      },
      // As far below the mean as above it, with the share between them.
      check(printed, [low, high]) {
        const [mean = 0, deviation = 1, share = 0, unit = 1] = printed.numbers.map(number => number.toNumber())
        if (low === undefined || high === undefined) return false
        const ends = [exact(low).toNumber(), exact(high).toNumber()] as const
        return ends.every((end, i) => {
          const z = ((i === 0 ? -1 : 1) * (end - mean)) / deviation
          const step = (unit * 0.5001) / deviation
          return end % unit === 0 && 2 * between(0, z - step) <= share && 2 * between(0, z + step) >= share
        })
      },
    }),

    unknownParameter: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: random => {
        const kind = random.evenly(['mean', 'deviation'] as const)
        return random.until(
          () => ({
            kind,
            z: random.int(3, 22) * random.sign(),
            deviation: 10 * random.int(1, 6),
            mean: 10 * random.int(20, 60),
          }),
          ({ z }) => z !== 5 && z !== 10,
        )
      },
      answer: integer,
      solve: ({ mean, deviation, kind }) => (kind === 'mean' ? mean : deviation),
      ask({ z, deviation, mean, kind }) {
        const value = mean + (z * deviation) / 10
        const share = percentBelow(z / 10)
        return kind === 'mean'
          ? {
              en: prose`A normal distribution has standard deviation ${deviation}, and ${share} of its values are below ${value}. Find the mean. Round to the nearest whole number.`,
              es: prose`Una distribución normal tiene desviación estándar ${deviation}, y el ${share} de sus valores está por debajo de ${value}. Halla la media. Redondea al número entero más cercano.`,
            }
          : {
              en: prose`A normal distribution has mean ${mean}, and ${share} of its values are below ${value}. Find the standard deviation. Round to the nearest whole number.`,
              es: prose`Una distribución normal tiene media ${mean}, y el ${share} de sus valores está por debajo de ${value}. Halla la desviación estándar. Redondea al número entero más cercano.`,
            }
      },
      // The share below the value, half a unit around the answer.
      check(printed, answer) {
        const [known = 0, share = 0, value = 0] = printed.numbers.map(number => number.toNumber())
        const isMean = !/has mean|tiene media/.test(printed.text)
        const shareAt = (found: number) =>
          isMean ? between(-8, (value - found) / known) : between(-8, (value - known) / found)
        const found = exact(answer).toNumber()
        if (!exact(answer).isInteger || found <= 0) return false
        return (shareAt(found - 0.5) - share) * (shareAt(found + 0.5) - share) < 0
      },
    }),

    both: form({
      levels: ['hard'],
      lines: 5,
      draw: random => ({
        z1: random.int(-20, -5),
        z2: random.int(5, 20),
        deviation: 10 * random.int(1, 6),
        mean: 10 * random.int(30, 60),
      }),
      answer: numberList,
      solve: ({ mean, deviation }) => [mean, deviation],
      ask({ z1, z2, deviation, mean }) {
        const [a = 0, b = 0] = [z1, z2].map(z => mean + (z * deviation) / 10)
        const [first, second] = [percentBelow(z1 / 10), percentBelow(z2 / 10)]
        return {
          en: prose`In a normal distribution, ${first} of the values are below ${a} and ${second} are below ${b}. Find the mean and then the standard deviation. Round to the nearest whole number.`,
          es: prose`En una distribución normal, el ${first} de los valores está por debajo de ${a} y el ${second} está por debajo de ${b}. Halla la media y luego la desviación estándar. Redondea al número entero más cercano.`,
        }
      },
      check(printed, answer) {
        const [low = 0, a = 0, high = 0, b = 0] = printed.numbers.map(number => number.toNumber())
        const [mean, deviation] = answer.map(value => exact(value).toNumber())
        if (mean === undefined || !deviation || deviation <= 0) return false
        return (
          Math.abs(between(-8, (a - mean) / deviation) - low) < 0.0001 &&
          Math.abs(between(-8, (b - mean) / deviation) - high) < 0.0001
        )
      },
    }),
  }),
)

const shareOf = (way: 'below' | 'above' | 'between', z: number, other: number) =>
  way === 'below' ? below(z / 100) : way === 'above' ? 1 - below(z / 100) : below(other / 100) - below(z / 100)
/** A table of areas to 4 places leads to the same share. */
function isSameByTable(way: 'below' | 'above' | 'between', z: number, other: number): boolean {
  const entry = (at: number) => Math.round(below(at / 100) * 1e4)
  return way !== 'between' || entry(other) - entry(z) === Math.round(shareOf(way, z, other) * 1e4)
}
const atUnit = (value: number, unit: number) => Math.round(value / unit) * unit
/** 89.44%: the share below z, to hundredths of a percent. */
const percentBelow = (z: number) => percent(decimal(Ratio.of(Math.round(below(z) * 1e4), 100)))

const ROUNDED = [1, 10, 1000].map(unit => ({
  unit,
  rounding:
    unit === 1
      ? { en: prose`Round to the nearest whole number.`, es: prose`Redondea al número entero más cercano.` }
      : {
          en: prose`Round to the nearest multiple of ${unit}.`,
          es: prose`Redondea al múltiplo de ${unit} más cercano.`,
        },
}))
const unitOf = (deviation: number) => ROUNDED[deviation >= 4000 ? 2 : deviation >= 400 ? 1 : 0]!
