import { type Block, type Both, type Noun, noun, prose, type Random, words } from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'

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
  /** What is measured, by name: in Spanish with its article. */
  readonly things: ReturnType<typeof words>
  readonly unit: Noun
  readonly says: (mean: number, deviation: number) => Both<Block>
}

const [point, gram, minute, milliliter, mile, footstep, centimeter] = [
  noun('point', 'points', 'punto', 'puntos', 'm'),
  noun('gram', 'grams', 'gramo', 'gramos', 'm'),
  noun('minute', 'minutes', 'minuto', 'minutos', 'm'),
  noun('milliliter', 'milliliters', 'mililitro', 'mililitros', 'm'),
  noun('mile', 'miles', 'milla', 'millas', 'f'),
  noun('step', 'steps', 'paso', 'pasos', 'm'),
  noun('centimeter', 'centimeters', 'centímetro', 'centímetros', 'm'),
]

/**
 * A bank for each level. Deviations whose hundredths of z are whole numbers, or are multiples of 20.
 */
export const contexts: Readonly<Record<'easy' | 'medium' | 'hard', readonly Context[]>> = {
  easy: [
    {
      means: [500, 510, 520],
      deviations: [100],
      things: words('scores', 'los puntajes'),
      unit: point,
      says: (mean, deviation) => ({
        en: prose`Scores on a test are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los puntajes de una prueba se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [3300, 3400, 3500],
      deviations: [500],
      things: words('birth weights', 'los pesos al nacer'),
      unit: gram,
      says: (mean, deviation) => ({
        en: prose`Birth weights, in grams, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los pesos al nacer, en gramos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [60, 75, 90],
      deviations: [20],
      things: words('assembly times', 'los tiempos de montaje'),
      unit: minute,
      says: (mean, deviation) => ({
        en: prose`Assembly times, in minutes, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los tiempos de montaje, en minutos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [240, 350, 360],
      deviations: [10],
      things: words('amounts of coffee', 'las cantidades de café'),
      unit: milliliter,
      says: (mean, deviation) => ({
        en: prose`The amounts of coffee that a machine pours, in milliliters, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las cantidades de café que sirve una máquina, en mililitros, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [300, 320],
      deviations: [50],
      things: words('fish lengths', 'las longitudes de los peces'),
      unit: noun('millimeter', 'millimeters', 'milímetro', 'milímetros', 'm'),
      says: (mean, deviation) => ({
        en: prose`Lengths of fish in a lake, in millimeters, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las longitudes de los peces de un lago, en milímetros, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [500, 750, 800],
      deviations: [10],
      things: words('loaf weights', 'los pesos de los panes'),
      unit: gram,
      says: (mean, deviation) => ({
        en: prose`Weights of loaves of bread, in grams, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los pesos de unos panes, en gramos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [240, 300, 330],
      deviations: [50],
      things: words('call times', 'las duraciones de las llamadas'),
      unit: noun('second', 'seconds', 'segundo', 'segundos', 'm'),
      says: (mean, deviation) => ({
        en: prose`Lengths of calls to a help line, in seconds, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las duraciones de las llamadas a una línea de ayuda, en segundos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [1200, 1400, 1500],
      deviations: [100],
      things: words('bulb lives', 'las duraciones de los focos'),
      unit: noun('hour', 'hours', 'hora', 'horas', 'f'),
      says: (mean, deviation) => ({
        en: prose`Lives of light bulbs, in hours, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las duraciones de unos focos, en horas, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
  ],
  medium: [
    {
      means: [150, 180],
      deviations: [20],
      things: words('apple weights', 'los pesos de las manzanas'),
      unit: gram,
      says: (mean, deviation) => ({
        en: prose`Weights of apples, in grams, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los pesos de unas manzanas, en gramos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [250, 270],
      deviations: [40],
      things: words('finishing times', 'los tiempos de llegada'),
      unit: minute,
      says: (mean, deviation) => ({
        en: prose`Marathon finishing times, in minutes, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los tiempos de llegada de un maratón, en minutos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [8000, 9000],
      deviations: [2000],
      things: words('daily step counts', 'los totales diarios de pasos'),
      unit: footstep,
      says: (mean, deviation) => ({
        en: prose`Daily step counts are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los totales diarios de pasos se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [600, 650],
      deviations: [50],
      things: words('battery lives', 'las duraciones de la batería'),
      unit: minute,
      says: (mean, deviation) => ({
        en: prose`Battery lives of phones, in minutes, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las duraciones de la batería de unos teléfonos, en minutos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [330, 500, 750],
      deviations: [10],
      things: words('amounts of juice', 'las cantidades de jugo'),
      unit: milliliter,
      says: (mean, deviation) => ({
        en: prose`The amounts of juice in bottles, in milliliters, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las cantidades de jugo en unas botellas, en mililitros, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [350, 400, 450],
      deviations: [10],
      things: words('amounts of cereal', 'las cantidades de cereal'),
      unit: gram,
      says: (mean, deviation) => ({
        en: prose`The amounts of cereal in boxes, in grams, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las cantidades de cereal en unas cajas, en gramos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [500, 550, 600],
      deviations: [100],
      things: words('daily amounts of water', 'las cantidades diarias de agua'),
      unit: noun('liter', 'liters', 'litro', 'litros', 'm'),
      says: (mean, deviation) => ({
        en: prose`The amounts of water that households use in a day, in liters, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las cantidades de agua que usan los hogares en un día, en litros, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [5000, 5500, 6000],
      deviations: [500],
      things: words('watermelon weights', 'los pesos de las sandías'),
      unit: gram,
      says: (mean, deviation) => ({
        en: prose`Weights of watermelons, in grams, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los pesos de unas sandías, en gramos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
  ],
  hard: [
    {
      means: [160, 170],
      deviations: [10],
      things: words('heights', 'las estaturas'),
      unit: centimeter,
      says: (mean, deviation) => ({
        en: prose`Heights of adults, in centimeters, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las estaturas de unos adultos, en centímetros, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [480, 500, 520],
      deviations: [50],
      things: words('jump lengths', 'las longitudes de los saltos'),
      unit: centimeter,
      says: (mean, deviation) => ({
        en: prose`Lengths of long jumps at a school meet, in centimeters, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las longitudes de los saltos en una competencia escolar, en centímetros, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [40, 45, 50],
      deviations: [10],
      things: words('commute times', 'los tiempos de viaje'),
      unit: minute,
      says: (mean, deviation) => ({
        en: prose`Commute times of workers, in minutes, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los tiempos de viaje al trabajo de unos empleados, en minutos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [400, 420, 450],
      deviations: [20],
      things: words('ranges', 'los recorridos'),
      unit: mile,
      says: (mean, deviation) => ({
        en: prose`The ranges of cars on a full tank, in miles, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los recorridos de unos carros con el tanque lleno, en millas, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [160, 180, 200],
      deviations: [20],
      things: words('sunflower heights', 'las alturas de los girasoles'),
      unit: centimeter,
      says: (mean, deviation) => ({
        en: prose`Heights of sunflowers, in centimeters, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Las alturas de unos girasoles, en centímetros, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [40, 50, 60],
      deviations: [10],
      things: words('waiting times', 'los tiempos de espera'),
      unit: minute,
      says: (mean, deviation) => ({
        en: prose`Waiting times at a clinic, in minutes, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los tiempos de espera en una clínica, en minutos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [4000, 4500],
      deviations: [500],
      things: words('backpack weights', 'los pesos de las mochilas'),
      unit: gram,
      says: (mean, deviation) => ({
        en: prose`Weights of backpacks of students, in grams, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`Los pesos de las mochilas de unos estudiantes, en gramos, se distribuyen normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
    {
      means: [50000, 60000],
      deviations: [5000],
      things: words('tire lives', 'las duraciones de las llantas'),
      unit: mile,
      says: (mean, deviation) => ({
        en: prose`Tire lives, in miles, are normally distributed with mean ${mean} and standard deviation ${deviation}.`,
        es: prose`La duración de las llantas, en millas, se distribuye normalmente con media ${mean} y desviación estándar ${deviation}.`,
      }),
    },
  ],
}

/** In Spanish, the things after a number, and words that agree with them. */
export const listed = ({ things: { en, es } }: Context) => words(en, es.replace(/^l[ao]s /, ''))
const isFeminine = ({ things: { es } }: Context) => es.startsWith('las ')
export const howMany = (context: Context) => words('how many', isFeminine(context) ? 'cuántas' : 'cuántos')
export const some = (context: Context) => words('about', isFeminine(context) ? 'unas' : 'unos')

/** The forms of a level begin at other places of its list. */
export const nextContext = (random: Random, level: keyof typeof contexts, ahead = 0): Context =>
  random.evenly(turned(contexts[level], ahead))
/** Drawn before a search, contexts take turns. */
export const drawContext = (random: Random, context: Context) => {
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
