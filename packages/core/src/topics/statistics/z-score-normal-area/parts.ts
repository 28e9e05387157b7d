import { type Block, type Both, prose, type Random } from '../../../author.ts'

/** The share between two z-scores, by Simpson's rule. */
export function between(a: number, b: number): number {
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
export const contexts: readonly Context[] = [
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

/** Drawn before a search, contexts take turns. */
export const drawContext = (random: Random, context = random.evenly(contexts)) => {
  return { context, mean: random.pick(context.means), deviation: random.pick(context.deviations) }
}

/** A z that is exact to hundredths and gives a whole value. */
export const drawZ = (random: Random, deviation: number, least: number, most: number) =>
  random.until(
    () => random.int(Math.round(least * 100), Math.round(most * 100)),
    z => (z * deviation) % 100 === 0 && Math.abs(z) >= 10,
  )

export const valueAt = (mean: number, deviation: number, z: number) => mean + (z * deviation) / 100

export const joined = (first: Both<Block>, second: Both<Block>) => ({
  en: [first.en, second.en],
  es: [first.es, second.es],
})
