import {
  type Block,
  type Both,
  type Expr,
  equation,
  explained,
  failed,
  type Inline,
  itemOf,
  line,
  list,
  minus,
  type Noun,
  noun,
  over,
  type Random,
  Ratio,
  type Step,
  shownValue,
  sum,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { ascending, fiveOf } from '../../kit/statistics/five-numbers.ts'

type Words = Both<readonly Inline[]>
export type Lean = 'high' | 'low' | 'even'

/** What is measured, with likely values: with one that is far too high or too low for the rest, or with none. */
export interface ListSetting {
  readonly lean: Lean
  readonly data: Words
  readonly unit: Noun
  /** "A typical salary"; "the salaries". */
  readonly typical: Both<string>
  readonly all: Both<string>
  readonly from: readonly [least: number, most: number]
  /** How far apart two values next to each other may be, and how far beyond the rest the outlier lies. */
  readonly apart: number
  readonly far: readonly [least: number, most: number]
  /** No outlier below it is likely. */
  readonly limit?: number
}
const thousandDollars = noun('thousand dollars', 'thousand dollars', 'mil dólares', 'mil dólares', 'm')
const freeThrow = noun('free throw', 'free throws', 'tiro libre', 'tiros libres', 'm')
const told = (en: string, es: string): Both<string> => ({ en, es })

const hardSettings: readonly ListSetting[] = [
  {
    lean: 'high',
    data: {
      en: line`Salaries in a small company in thousands of dollars`,
      es: line`Salarios de una empresa pequeña en miles de dólares`,
    },
    unit: thousandDollars,
    typical: told('A typical salary', 'Un salario típico'),
    all: told('the salaries', 'los salarios'),
    from: [30, 38],
    apart: 3,
    far: [36, 60],
  },
  {
    lean: 'even',
    data: { en: line`Heights, in centimeters, of some plants`, es: line`Alturas, en centímetros, de unas plantas` },
    unit: nouns.centimeter,
    typical: told('A typical height', 'Una altura típica'),
    all: told('the heights', 'las alturas'),
    from: [24, 40],
    apart: 2,
    far: [0, 0],
  },
  {
    lean: 'low',
    data: { en: line`Points, out of 100, for a short project`, es: line`Puntos, de 100, por un proyecto corto` },
    unit: nouns.point,
    typical: told('A typical score', 'Un puntaje típico'),
    all: told('the scores', 'los puntajes'),
    from: [80, 84],
    apart: 2,
    far: [28, 40],
  },
  {
    lean: 'high',
    data: {
      en: line`Lengths, in minutes, of some cartoons, one of them a special`,
      es: line`Duración, en minutos, de unos dibujos animados, uno de ellos un especial`,
    },
    unit: nouns.minute,
    typical: told('A typical length', 'Una duración típica'),
    all: told('the lengths', 'las duraciones'),
    from: [3, 6],
    apart: 2,
    far: [20, 34],
  },
  {
    lean: 'low',
    data: {
      en: line`Ages, in years, of the retired people in a walking group`,
      es: line`Edades, en años, de los jubilados de un grupo de caminata`,
    },
    unit: nouns.year,
    typical: told('A typical age', 'Una edad típica'),
    all: told('the ages', 'las edades'),
    from: [70, 73],
    apart: 1,
    far: [12, 18],
    limit: 50,
  },
  {
    lean: 'even',
    data: {
      en: line`Noon temperatures, in degrees Fahrenheit, on some days`,
      es: line`Temperaturas al mediodía, en grados Fahrenheit, de algunos días`,
    },
    unit: nouns.degree,
    typical: told('A typical temperature', 'Una temperatura típica'),
    all: told('the temperatures', 'las temperaturas'),
    from: [58, 72],
    apart: 2,
    far: [0, 0],
  },
  {
    lean: 'high',
    data: {
      en: line`Times, in minutes, of the trip to work, one of them on a day with a traffic jam`,
      es: line`Tiempos, en minutos, del viaje al trabajo, uno de ellos en un día de mucho tráfico`,
    },
    unit: nouns.minute,
    typical: told('A typical time', 'Un tiempo típico'),
    all: told('the times', 'los tiempos'),
    from: [16, 24],
    apart: 2,
    far: [28, 45],
  },
  {
    lean: 'low',
    data: {
      en: line`Free throws that a player made out of 50 on each day of practice (on one day, with a sore arm)`,
      es: line`Tiros libres que encestó una jugadora de los 50 que lanzó cada día (un día, con el brazo adolorido)`,
    },
    unit: freeThrow,
    typical: told('A typical result', 'Un resultado típico'),
    all: told('the results', 'los resultados'),
    from: [36, 39],
    apart: 2,
    far: [14, 18],
  },
  {
    lean: 'even',
    data: {
      en: line`Points that a player scored in each game`,
      es: line`Puntos que anotó un jugador en cada partido`,
    },
    unit: nouns.point,
    typical: told('A typical score', 'Un puntaje típico'),
    all: told('the scores', 'los puntajes'),
    from: [14, 24],
    apart: 2,
    far: [0, 0],
  },
  {
    lean: 'high',
    data: {
      en: line`Visitors to a small museum on each day, one of them a holiday`,
      es: line`Visitantes de un museo pequeño cada día, uno de ellos feriado`,
    },
    unit: nouns.visitor,
    typical: told('A typical number', 'Un número típico'),
    all: told('the numbers of visitors', 'los números de visitantes'),
    from: [24, 34],
    apart: 3,
    far: [40, 70],
  },
  {
    lean: 'low',
    data: {
      en: line`Hours that the batteries of one brand lasted`,
      es: line`Horas que duraron las pilas de una marca`,
    },
    unit: nouns.hour,
    typical: told('A typical time', 'Un tiempo típico'),
    all: told('the times', 'los tiempos'),
    from: [34, 40],
    apart: 2,
    far: [22, 30],
  },
  {
    lean: 'even',
    data: { en: line`Lengths, in inches, of some fish`, es: line`Longitud, en pulgadas, de unos peces` },
    unit: nouns.inch,
    typical: told('A typical length', 'Una longitud típica'),
    all: told('the lengths', 'las longitudes'),
    from: [14, 22],
    apart: 2,
    far: [0, 0],
  },
]
const mediumSettings: readonly ListSetting[] = [
  {
    lean: 'high',
    data: {
      en: line`Prices, in dollars, of the lamps in a store, one of them an antique`,
      es: line`Precios, en dólares, de las lámparas de una tienda, una de ellas antigua`,
    },
    unit: nouns.dollar,
    typical: told('A typical price', 'Un precio típico'),
    all: told('the prices', 'los precios'),
    from: [24, 34],
    apart: 3,
    far: [60, 110],
  },
  {
    lean: 'even',
    data: {
      en: line`Weights, in grams, of some eggs`,
      es: line`Pesos, en gramos, de unos huevos`,
    },
    unit: nouns.gram,
    typical: told('A typical weight', 'Un peso típico'),
    all: told('the weights', 'los pesos'),
    from: [52, 64],
    apart: 2,
    far: [0, 0],
  },
  {
    lean: 'low',
    data: {
      en: line`Miles that a cyclist rode each day, one of them rainy`,
      es: line`Millas que recorrió una ciclista cada día, uno de ellos lluvioso`,
    },
    unit: nouns.mile,
    typical: told('A typical distance', 'Una distancia típica'),
    all: told('the distances', 'las distancias'),
    from: [34, 38],
    apart: 2,
    far: [22, 30],
  },
  {
    lean: 'high',
    data: {
      en: line`Weights, in pounds, of the dogs at a small shelter, all but one of them puppies`,
      es: line`Pesos, en libras, de los perros de un refugio pequeño, todos cachorros menos uno`,
    },
    unit: nouns.pound,
    typical: told('A typical weight', 'Un peso típico'),
    all: told('the weights', 'los pesos'),
    from: [6, 10],
    apart: 2,
    far: [40, 60],
  },
  {
    lean: 'low',
    data: {
      en: line`Pages that a student read each day, one of them a travel day`,
      es: line`Páginas que leyó una estudiante cada día, uno de ellos de viaje`,
    },
    unit: nouns.page,
    typical: told('A typical number', 'Un número típico'),
    all: told('the numbers of pages', 'los números de páginas'),
    from: [44, 50],
    apart: 2,
    far: [30, 40],
  },
  {
    lean: 'even',
    data: {
      en: line`Lengths, in centimeters, of some carrots`,
      es: line`Longitud, en centímetros, de unas zanahorias`,
    },
    unit: nouns.centimeter,
    typical: told('A typical length', 'Una longitud típica'),
    all: told('the lengths', 'las longitudes'),
    from: [16, 24],
    apart: 2,
    far: [0, 0],
  },
  {
    lean: 'high',
    data: {
      en: line`Minutes that the callers waited, one of them on a busy day`,
      es: line`Minutos que esperaron quienes llamaron, uno de ellos en un día muy ocupado`,
    },
    unit: nouns.minute,
    typical: told('A typical wait', 'Una espera típica'),
    all: told('the waits', 'las esperas'),
    from: [3, 7],
    apart: 2,
    far: [22, 36],
  },
  {
    lean: 'low',
    data: {
      en: line`Heights, in inches, of the players on a basketball team and their mascot, a child`,
      es: line`Estaturas, en pulgadas, de los jugadores de un equipo de baloncesto y de su mascota, un niño`,
    },
    unit: nouns.inch,
    typical: told('A typical height', 'Una estatura típica'),
    all: told('the heights', 'las estaturas'),
    from: [72, 76],
    apart: 1,
    far: [26, 32],
  },
  {
    lean: 'even',
    data: {
      en: line`Loaves of bread that a bakery sold each day`,
      es: line`Barras de pan que vendió una panadería cada día`,
    },
    unit: noun('loaf', 'loaves', 'barra', 'barras', 'f'),
    typical: told('A typical number', 'Un número típico'),
    all: told('the numbers of loaves', 'los números de barras'),
    from: [40, 60],
    apart: 2,
    far: [0, 0],
  },
  {
    lean: 'high',
    data: {
      en: line`Electricity bills, in dollars, of a family, one of them in a heat wave`,
      es: line`Facturas de luz, en dólares, de una familia, una de ellas durante una ola de calor`,
    },
    unit: nouns.dollar,
    typical: told('A typical bill', 'Una factura típica'),
    all: told('the bills', 'las facturas'),
    from: [62, 72],
    apart: 3,
    far: [50, 80],
  },
  {
    lean: 'low',
    data: {
      en: line`Noon temperatures, in degrees Fahrenheit, on some days in spring, one of them during a cold front`,
      es: line`Temperaturas al mediodía, en grados Fahrenheit, de algunos días de primavera, uno de ellos con un frente frío`,
    },
    unit: nouns.degree,
    typical: told('A typical temperature', 'Una temperatura típica'),
    all: told('the temperatures', 'las temperaturas'),
    from: [74, 80],
    apart: 2,
    far: [36, 44],
  },
  {
    lean: 'even',
    data: {
      en: line`Times, in seconds, of the swimmers in a race`,
      es: line`Tiempos, en segundos, de las nadadoras en una carrera`,
    },
    unit: nouns.second,
    typical: told('A typical time', 'Un tiempo típico'),
    all: told('the times', 'los tiempos'),
    from: [34, 48],
    apart: 2,
    far: [0, 0],
  },
]
const SETTINGS = { medium: mediumSettings, hard: hardSettings } as const
/** Those of a level with one of these leans, begun at another place. */
export function settingsOf(
  level: keyof typeof SETTINGS,
  leans: readonly Lean[],
  place: number,
): readonly ListSetting[] {
  const some = SETTINGS[level].filter(({ lean }) => leans.includes(lean))
  const at = place % some.length
  return [...some.slice(at), ...some.slice(0, at)]
}

export interface Listed {
  readonly setting: ListSetting
  readonly data: readonly number[]
  /** The value far from the rest; null where there is none. */
  readonly outlier: number | null
}
/** The value far from the rest, where there is one. */
export const farIn = ({ outlier }: Listed): number => outlier ?? failed('One value lies far from the rest')
const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
export const meanOf = (values: readonly number[]): Ratio => Ratio.of(total(values), values.length)
export const distances = (values: readonly number[]): readonly number[] => {
  const center = meanOf(values).n
  return values.map(value => Math.abs(value - center))
}
/** Where the mean is whole. */
export const madOf = (values: readonly number[]): Ratio => Ratio.of(total(distances(values)), values.length)
export const medianOf = (values: readonly number[]): Ratio => Ratio.of(2 * fiveOf(values)[2], 2)
export const iqrOf = (values: readonly number[]): Ratio => {
  const [, low, , high] = fiveOf(values)
  return Ratio.of(2 * (high - low), 2)
}

/** Values near one another. */
function near(random: Random, { from, apart }: ListSetting, count: number): readonly number[] {
  let last = random.int(...from)
  return [last, ...Array.from({ length: count - 1 }, () => (last += random.int(0, apart)))]
}
const isFar = (values: readonly number[], outlier: number) => {
  const [, low, , high] = fiveOf(values)
  const reach = 1.5 * (high - low) + 2
  return outlier > high + reach || outlier < low - reach
}
const isTenth = (data: readonly number[]) => (10 * total(distances(data))) % data.length === 0
/** With a whole mean, and a MAD with one decimal at the most. */
function drawLeaning(random: Random, setting: ListSetting, size: number): Listed {
  const isHigh = setting.lean === 'high'
  return random.until(
    () => {
      const some = near(random, setting, size - 1)
      const edge = isHigh ? Math.max(...some) : Math.min(...some)
      const rough = edge + (isHigh ? 1 : -1) * random.int(...setting.far)
      // The nearest values with which the mean is whole; the first one that gives a MAD with one decimal at the most.
      const nearest = rough - ((total(some) + rough) % size)
      const outlier = [0, 1, -1].map(by => nearest + by * size).find(value => isTenth([...some, value])) ?? nearest
      return { setting, data: random.shuffle<readonly number[]>([...some, outlier]), outlier }
    },
    ({ data, outlier }) => {
      const range = Math.max(...data) - Math.min(...data)
      const lean = Math.abs(meanOf(data).minus(medianOf(data)).toNumber())
      return (
        isFar(data, outlier) &&
        outlier >= (setting.limit ?? 0) &&
        lean >= range / 10 &&
        isTenth(data) &&
        iqrOf(data).toNumber() >= 2 &&
        new Set(data).size >= size - 2
      )
    },
  )
}
/** Values about evenly on both sides of a whole mean. */
function drawEven(random: Random, setting: ListSetting, size: number): Listed {
  const center = random.int(...setting.from)
  return random.until(
    () => {
      let last = 0
      // Nearer to each other in the middle than at the ends.
      const steps = Array.from({ length: Math.floor(size / 2) }, (_, i) => (last += random.int(1, i === 0 ? 1 : i + 1)))
      const middle = size % 2 === 1 ? [center] : []
      // One pair is moved a little, so that the two sides are not quite alike.
      const moved = random.chance(0.5) ? 1 : 0
      const up = steps.map((by, i) => (i === 0 ? by + moved : i === steps.length - 1 ? by - moved : by))
      const data = [...middle, ...steps.map(by => center - by), ...up.map(by => center + by)]
      return { setting, data: random.shuffle<readonly number[]>(data), outlier: null }
    },
    ({ data }) => {
      const range = Math.max(...data) - Math.min(...data)
      return isTenth(data) && Math.abs(meanOf(data).minus(medianOf(data)).toNumber()) < range / 12 && range >= 8
    },
  )
}
export const drawList = (random: Random, setting: ListSetting, size: number): Listed =>
  setting.lean === 'even' ? drawEven(random, setting, size) : drawLeaning(random, setting, size)

export const titled = ({ setting, data }: Listed): Both<Block> => ({
  en: { kind: 'paragraph', content: [...setting.data.en, ': ', list(...data)] },
  es: { kind: 'paragraph', content: [...setting.data.es, ': ', list(...data)] },
})

export const [MEAN, MEDIAN, IQR, MAD] = [
  words('mean', 'media'),
  words('median', 'mediana'),
  words('IQR', 'RIC'),
  words('MAD', 'DMA'),
]
export const meanStep = (data: readonly number[]): Step =>
  explained(
    equation(equation(MEAN, over(sum(...data), data.length)), shownValue(meanOf(data))),
    line`Find the mean: add the values and divide by the number of values.`,
    line`Halla la media: suma los valores y divide entre el número de valores.`,
  )
export function medianStep(data: readonly number[]): Step {
  const ordered = ascending(data)
  const [low, high] = [
    itemOf(ordered, Math.floor((data.length - 1) / 2)),
    itemOf(ordered, Math.ceil((data.length - 1) / 2)),
  ]
  const value: Expr =
    data.length % 2 === 1
      ? equation(MEDIAN, low)
      : equation(equation(MEDIAN, over(sum(low, high), 2)), shownValue(medianOf(data)))
  return explained(
    { kind: 'paragraph', content: [list(...ordered), '; ', value] },
    line`Put the values in order. The median is in the middle.`,
    line`Ordena los valores. La mediana está en el medio.`,
  )
}
export const distanceStep = (data: readonly number[]): Step => {
  const [first, center] = [itemOf(data, 0), meanOf(data).n]
  const shown = equation(minus(Math.max(first, center), Math.min(first, center)), Math.abs(first - center))
  return explained(
    list(...distances(data)),
    line`Find the distance of each value from the mean. The first one is ${shown}.`,
    line`Halla la distancia de cada valor a la media. La primera es ${shown}.`,
  )
}
export const madStep = (data: readonly number[]): Step =>
  explained(
    equation(equation(MAD, over(sum(...distances(data)), data.length)), shownValue(madOf(data))),
    line`The mean absolute deviation (MAD) is the mean of these distances.`,
    line`La desviación media absoluta (DMA) es la media de estas distancias.`,
  )
