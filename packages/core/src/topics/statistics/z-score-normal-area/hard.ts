import { decimal, exact, type FormMaker, integer, numberList, percent, prose, Ratio } from '../../../author.ts'
import { isSafe } from '../../kit/statistics/decimals.ts'
import { below, zOf } from '../../kit/statistics/normal.ts'
import type { levels } from './levels.ts'
import { between, drawContext } from './parts.ts'

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  percentile: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const { context } = drawContext(random)
      return random.until(
        () => ({ ...drawContext(random, context), share: random.intExcept(5, 95, 50) }),
        ({ mean, deviation, share }) => {
          const { unit } = unitOf(deviation)
          const fine = zOf(share / 100)
          const rough = Math.round(fine * 100) / 100
          return (
            [fine, rough].every(z => isSafe(mean + deviation * z, -Math.log10(unit))) &&
            atUnit(mean + deviation * fine, unit) === atUnit(mean + deviation * rough, unit)
          )
        },
      )
    },
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
    draw: random => {
      const { context } = drawContext(random)
      return random.until(
        () => ({ ...drawContext(random, context), share: random.intExcept(30, 96, 50) }),
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
      )
    },
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
})
