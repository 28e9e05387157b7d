import { type Block, type Both, type Expr, gcd, itemOf, lastOf, prose, type Random, Ratio } from '../../../author.ts'

/** What is measured, with values that are likely. */
export interface DataContext {
  readonly values: readonly [least: number, most: number]
  readonly says: (data: Expr) => Both<Block>
}

export const smallContexts: readonly DataContext[] = [
  {
    values: [4, 20],
    says: data => ({ en: prose`Children at each party: ${data}`, es: prose`Niños en cada fiesta: ${data}` }),
  },
  {
    values: [5, 30],
    says: data => ({
      en: prose`Points in each round of a game: ${data}`,
      es: prose`Puntos en cada ronda de un juego: ${data}`,
    }),
  },
  {
    values: [1, 12],
    says: data => ({ en: prose`Baskets in each game: ${data}`, es: prose`Canastas en cada partido: ${data}` }),
  },
  {
    values: [5, 30],
    says: data => ({
      en: prose`Apples that each child picked: ${data}`,
      es: prose`Manzanas que recogió cada niño: ${data}`,
    }),
  },
  {
    values: [8, 30],
    says: data => ({
      en: prose`Ages of some cousins in years: ${data}`,
      es: prose`Edades de unos primos en años: ${data}`,
    }),
  },
  {
    values: [3, 18],
    says: data => ({ en: prose`Eggs collected each day: ${data}`, es: prose`Huevos recogidos cada día: ${data}` }),
  },
  {
    values: [8, 30],
    says: data => ({ en: prose`Books on each shelf: ${data}`, es: prose`Libros en cada estante: ${data}` }),
  },
  {
    values: [4, 20],
    says: data => ({ en: prose`Laps swum each day: ${data}`, es: prose`Vueltas nadadas cada día: ${data}` }),
  },
]

export const largeContexts: readonly DataContext[] = [
  { values: [60, 100], says: data => ({ en: prose`Test scores: ${data}`, es: prose`Puntajes en exámenes: ${data}` }) },
  {
    values: [10, 75],
    says: data => ({
      en: prose`Minutes of practice each day: ${data}`,
      es: prose`Minutos de práctica cada día: ${data}`,
    }),
  },
  {
    values: [38, 95],
    says: data => ({
      en: prose`Daily high temperatures in degrees Fahrenheit: ${data}`,
      es: prose`Temperaturas máximas diarias en grados Fahrenheit: ${data}`,
    }),
  },
  {
    values: [12, 80],
    says: data => ({
      en: prose`Weights of some dogs in pounds: ${data}`,
      es: prose`Pesos de unos perros en libras: ${data}`,
    }),
  },
  {
    values: [8, 60],
    says: data => ({ en: prose`Pages read each week: ${data}`, es: prose`Páginas leídas cada semana: ${data}` }),
  },
  {
    values: [40, 90],
    says: data => ({
      en: prose`Points a basketball team scored in each game: ${data}`,
      es: prose`Puntos que anotó un equipo de baloncesto en cada partido: ${data}`,
    }),
  },
  {
    values: [20, 95],
    says: data => ({
      en: prose`Visitors to a small museum each day: ${data}`,
      es: prose`Visitantes de un museo pequeño cada día: ${data}`,
    }),
  },
  {
    values: [15, 90],
    says: data => ({ en: prose`Messages sent each day: ${data}`, es: prose`Mensajes enviados cada día: ${data}` }),
  },
]

/** Where a value is put in or taken away. */
export const changedContexts: readonly DataContext[] = [
  {
    values: [15, 90],
    says: data => ({ en: prose`Cars washed each day: ${data}`, es: prose`Autos lavados cada día: ${data}` }),
  },
  {
    values: [18, 85],
    says: data => ({
      en: prose`Heights of some trees in feet: ${data}`,
      es: prose`Alturas de unos árboles en pies: ${data}`,
    }),
  },
  {
    values: [15, 90],
    says: data => ({ en: prose`Minutes of homework each day: ${data}`, es: prose`Minutos de tarea cada día: ${data}` }),
  },
  {
    values: [20, 95],
    says: data => ({ en: prose`Tickets sold each day: ${data}`, es: prose`Boletos vendidos cada día: ${data}` }),
  },
  {
    values: [10, 70],
    says: data => ({ en: prose`Push-ups done each day: ${data}`, es: prose`Flexiones hechas cada día: ${data}` }),
  },
  {
    values: [12, 90],
    says: data => ({ en: prose`Miles driven each day: ${data}`, es: prose`Millas manejadas cada día: ${data}` }),
  },
  {
    values: [20, 80],
    says: data => ({
      en: prose`Ages of the members of a choir: ${data}`,
      es: prose`Edades de los miembros de un coro: ${data}`,
    }),
  },
  {
    values: [15, 90],
    says: data => ({ en: prose`Emails received each day: ${data}`, es: prose`Correos recibidos cada día: ${data}` }),
  },
]

/** Data with one decimal. */
export const decimalContexts: readonly Pick<DataContext, 'says'>[] = [
  {
    says: data => ({
      en: prose`Distances walked each day, in miles: ${data}`,
      es: prose`Distancias caminadas cada día, en millas: ${data}`,
    }),
  },
  {
    says: data => ({
      en: prose`Masses of some rocks, in kilograms: ${data}`,
      es: prose`Masas de unas rocas, en kilogramos: ${data}`,
    }),
  },
  {
    says: data => ({
      en: prose`Lengths of some ribbons, in meters: ${data}`,
      es: prose`Longitudes de unos listones, en metros: ${data}`,
    }),
  },
  { says: data => ({ en: prose`Scores of a diver: ${data}`, es: prose`Puntajes de una clavadista: ${data}` }) },
]

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export const mean = (values: readonly number[]): Ratio => Ratio.of(sumOf(values), values.length)

export function median(values: readonly number[]): Ratio {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? Ratio.of(itemOf(sorted, half))
    : Ratio.of(itemOf(sorted, half - 1) + itemOf(sorted, half), 2)
}

/** The values that come most often; none where nothing repeats. */
export function modes(values: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return most === 1
    ? []
    : [...counts]
        .filter(([, count]) => count === most)
        .map(([value]) => value)
        .sort((a, b) => a - b)
}

export const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** So many values within bounds, `repeated` of them twice, whose mean has at most `places` decimals; in ascending order. */
export function drawData(
  random: Random,
  {
    count,
    values: [least, most],
    repeated,
    places,
  }: {
    readonly count: number
    readonly values: DataContext['values']
    readonly repeated: number
    readonly places: number
  },
): number[] {
  const step = count / gcd(count, 10 ** places)
  return random
    .until(
      () => {
        const chosen = new Set<number>()
        while (chosen.size < count - repeated - 1) chosen.add(random.int(least, most))
        const values = [...chosen, ...[...chosen].slice(0, repeated)]
        // The last value makes the sum divisible.
        const first = least + ((((-sumOf(values) - least) % step) + step) % step)
        return [...values, first + step * random.int(0, Math.floor((most - first) / step))]
      },
      data => new Set(data).size === count - repeated && lastOf(data) <= most,
    )
    .sort((a, b) => a - b)
}

/** Two values change places, so that the data are almost in order. */
export function almostSorted(random: Random, data: readonly number[]): number[] {
  const [i, j] = random.sample(
    data.map((_, index) => index),
    2,
  ) as [number, number]
  return data.with(i, itemOf(data, j)).with(j, itemOf(data, i))
}

/** The deviations from the mean add up to zero. */
export const balances = (values: readonly Ratio[], center: Ratio): boolean =>
  values.length > 0 && values.reduce((sum, value) => sum.plus(value.minus(center)), Ratio.of(0)).n === 0

/** Takes away the least and the greatest in pairs until one or two are left. */
export function middleOf(values: readonly Ratio[]): Ratio {
  const left = [...values].sort((a, b) => a.compare(b))
  while (left.length > 2) left.splice(0, left.length, ...left.slice(1, -1))
  return left.length === 1 ? itemOf(left, 0) : itemOf(left, 0).plus(itemOf(left, 1)).over(2)
}
