import {
  type Block,
  type Both,
  count,
  type Histogram,
  histogram,
  type Inline,
  itemOf,
  lastOf,
  line,
  type Noun,
  noun,
  type Printed,
  type Quantity,
  type Random,
  wholes,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { ownOf } from './own.ts'

type Words = Both<readonly Inline[]>

/** What is measured of each of a group, as a whole number in intervals of equal width. */
export interface BarSetting {
  /** Whom or what is counted, and what of each is measured. */
  readonly of: Noun
  readonly unit: Noun
  /** "how many minutes …": to follow "The histogram shows". */
  readonly shows: Words
  readonly data: Words
  readonly axis: Both<string>
  /** "studied", with what follows the amount: "are … tall". */
  readonly verb: Both<string>
  readonly tail?: Both<string>
  readonly fewer: 'fewer' | 'less'
  /** Where the first interval may begin, and how wide all are. */
  readonly from: readonly number[]
  readonly width: number
}

const yearOld = noun('year old', 'years old', 'año', 'años', 'm')
const athlete = noun('athlete', 'athletes', 'atleta', 'atletas', 'm')
const busTrip = noun('bus trip', 'bus trips', 'viaje en autobús', 'viajes en autobús', 'm')
const text = noun('text message', 'text messages', 'mensaje de texto', 'mensajes de texto', 'm')

const barSettings: readonly BarSetting[] = [
  {
    of: nouns.student,
    unit: nouns.minute,
    shows: {
      en: line`how many minutes each student in a class spent on homework`,
      es: line`cuántos minutos dedicó a la tarea cada estudiante de una clase`,
    },
    data: {
      en: line`Minutes that each student spent on homework`,
      es: line`Minutos que dedicó a la tarea cada estudiante`,
    },
    axis: { en: 'Minutes of homework', es: 'Minutos de tarea' },
    verb: { en: 'spent', es: 'dedicaron' },
    tail: { en: ' on homework', es: ' a la tarea' },
    fewer: 'less',
    from: [10, 20],
    width: 10,
  },
  {
    of: nouns.swimmer,
    unit: nouns.second,
    shows: {
      en: line`the times of the swimmers in a race, in whole seconds`,
      es: line`los tiempos de los nadadores en una carrera, en segundos enteros`,
    },
    data: { en: line`Times of the swimmers in seconds`, es: line`Tiempos de los nadadores en segundos` },
    axis: { en: 'Time in seconds', es: 'Tiempo en segundos' },
    verb: { en: 'took', es: 'tardaron' },
    fewer: 'less',
    from: [30, 35],
    width: 5,
  },
  {
    of: nouns.plant,
    unit: nouns.centimeter,
    shows: {
      en: line`the heights of the plants in a greenhouse in whole centimeters`,
      es: line`la altura de las plantas de un invernadero en centímetros enteros`,
    },
    data: { en: line`Heights of the plants in centimeters`, es: line`Alturas de las plantas en centímetros` },
    axis: { en: 'Height in centimeters', es: 'Altura en centímetros' },
    verb: { en: 'are', es: 'miden' },
    tail: { en: ' tall', es: '' },
    fewer: 'less',
    from: [10, 15, 20],
    width: 5,
  },
  {
    of: nouns.dog,
    unit: nouns.pound,
    shows: {
      en: line`the weights of the dogs at a shelter in whole pounds`,
      es: line`los pesos de los perros de un refugio en libras enteras`,
    },
    data: { en: line`Weights of the dogs in pounds`, es: line`Pesos de los perros en libras` },
    axis: { en: 'Weight in pounds', es: 'Peso en libras' },
    verb: { en: 'weigh', es: 'pesan' },
    fewer: 'less',
    from: [10, 20],
    width: 10,
  },
  {
    of: nouns.visitor,
    unit: yearOld,
    shows: {
      en: line`the ages of the visitors to a small museum on one day`,
      es: line`las edades de los visitantes de un museo pequeño en un día`,
    },
    data: { en: line`Ages of the visitors in years`, es: line`Edades de los visitantes en años` },
    axis: { en: 'Age in years', es: 'Edad en años' },
    verb: { en: 'are', es: 'tienen' },
    fewer: 'less',
    from: [10, 20],
    width: 10,
  },
  {
    of: nouns.tree,
    unit: nouns.foot,
    shows: {
      en: line`the heights of the trees in an orchard in whole feet`,
      es: line`la altura de los árboles de un huerto en pies enteros`,
    },
    data: { en: line`Heights of the trees in feet`, es: line`Alturas de los árboles en pies` },
    axis: { en: 'Height in feet', es: 'Altura en pies' },
    verb: { en: 'are', es: 'miden' },
    tail: { en: ' tall', es: '' },
    fewer: 'less',
    from: [5, 10],
    width: 5,
  },
  {
    of: nouns.runner,
    unit: nouns.minute,
    shows: {
      en: line`how many whole minutes each runner took for a race`,
      es: line`cuántos minutos enteros tardó cada corredor en una carrera`,
    },
    data: { en: line`Minutes that each runner took`, es: line`Minutos que tardó cada corredor` },
    axis: { en: 'Time in minutes', es: 'Tiempo en minutos' },
    verb: { en: 'took', es: 'tardaron' },
    fewer: 'less',
    from: [20, 25],
    width: 5,
  },
  {
    of: nouns.meal,
    unit: nouns.dollar,
    shows: {
      en: line`the prices of the meals at a restaurant, all in whole dollars`,
      es: line`los precios de las comidas de un restaurante, todos en dólares enteros`,
    },
    data: { en: line`Prices of the meals in dollars`, es: line`Precios de las comidas en dólares` },
    axis: { en: 'Price in dollars', es: 'Precio en dólares' },
    verb: { en: 'cost', es: 'cuestan' },
    fewer: 'less',
    from: [5, 10],
    width: 5,
  },
  {
    of: nouns.classmate,
    unit: nouns.point,
    shows: {
      en: line`how many points each of Leo’s classmates scored on a test`,
      es: line`cuántos puntos obtuvo en un examen cada compañero de clase de Leo`,
    },
    data: { en: line`Points of each classmate on a test`, es: line`Puntos de cada compañero de clase en un examen` },
    axis: { en: 'Points on the test', es: 'Puntos en el examen' },
    verb: { en: 'scored', es: 'obtuvieron' },
    fewer: 'fewer',
    from: [30, 40],
    width: 10,
  },
  {
    of: nouns.member,
    unit: nouns.page,
    shows: {
      en: line`how many pages each member of a book club read in a weekend`,
      es: line`cuántas páginas leyó en un fin de semana cada miembro de un club de lectura`,
    },
    data: { en: line`Pages that each member read`, es: line`Páginas que leyó cada miembro` },
    axis: { en: 'Number of pages', es: 'Número de páginas' },
    verb: { en: 'read', es: 'leyeron' },
    fewer: 'fewer',
    from: [0, 20],
    width: 20,
  },
  {
    of: nouns.day,
    unit: nouns.millimeter,
    shows: {
      en: line`the rainfall in a town on each rainy day of a season, to the nearest millimeter`,
      es: line`la lluvia que cayó en un pueblo cada día lluvioso de una temporada, redondeada al milímetro más cercano`,
    },
    data: { en: line`Millimeters of rain on each rainy day`, es: line`Milímetros de lluvia de cada día lluvioso` },
    axis: { en: 'Rain in millimeters', es: 'Lluvia en milímetros' },
    verb: { en: 'had', es: 'tuvieron' },
    tail: { en: ' of rain', es: ' de lluvia' },
    fewer: 'less',
    from: [0, 5],
    width: 5,
  },
  {
    of: nouns.song,
    unit: nouns.second,
    shows: {
      en: line`how long each song on a playlist lasts, in whole seconds`,
      es: line`cuánto dura cada canción de una lista de reproducción, en segundos enteros`,
    },
    data: { en: line`Lengths of the songs in seconds`, es: line`Duración de las canciones en segundos` },
    axis: { en: 'Length in seconds', es: 'Duración en segundos' },
    verb: { en: 'last', es: 'duran' },
    fewer: 'less',
    from: [140, 160],
    width: 20,
  },
  {
    of: athlete,
    unit: nouns.pushUp,
    shows: {
      en: line`how many push-ups each athlete in a camp did`,
      es: line`cuántas flexiones hizo cada atleta de un campamento`,
    },
    data: { en: line`Push-ups that each athlete did`, es: line`Flexiones que hizo cada atleta` },
    axis: { en: 'Number of push-ups', es: 'Número de flexiones' },
    verb: { en: 'did', es: 'hicieron' },
    fewer: 'fewer',
    from: [10, 20],
    width: 10,
  },
  {
    of: nouns.driver,
    unit: nouns.mile,
    shows: {
      en: line`how many whole miles each driver for a company drove in a day`,
      es: line`cuántas millas enteras recorrió en un día cada conductor de una empresa`,
    },
    data: { en: line`Miles that each driver drove`, es: line`Millas que recorrió cada conductor` },
    axis: { en: 'Distance in miles', es: 'Distancia en millas' },
    verb: { en: 'drove', es: 'recorrieron' },
    fewer: 'less',
    from: [40, 60],
    width: 20,
  },
  {
    of: busTrip,
    unit: nouns.minute,
    shows: {
      en: line`how many minutes each bus trip on one route took`,
      es: line`cuántos minutos duró cada viaje en autobús de una ruta`,
    },
    data: { en: line`Minutes that each bus trip took`, es: line`Minutos que duró cada viaje en autobús` },
    axis: { en: 'Length of the trip in minutes', es: 'Duración del viaje en minutos' },
    verb: { en: 'took', es: 'duraron' },
    fewer: 'less',
    from: [15, 20, 25],
    width: 5,
  },
  {
    of: nouns.employee,
    unit: nouns.year,
    shows: {
      en: line`how many full years each employee has worked for a company`,
      es: line`cuántos años completos ha trabajado en una empresa cada empleado`,
    },
    data: { en: line`Years that each employee has worked`, es: line`Años que ha trabajado cada empleado` },
    axis: { en: 'Years at the company', es: 'Años en la empresa' },
    verb: { en: 'have worked', es: 'han trabajado' },
    tail: { en: ' for the company', es: ' en la empresa' },
    fewer: 'less',
    from: [0],
    width: 5,
  },
  {
    of: nouns.teenager,
    unit: text,
    shows: {
      en: line`how many text messages each teenager in a group sent in a day`,
      es: line`cuántos mensajes de texto envió en un día cada adolescente de un grupo`,
    },
    data: { en: line`Text messages that each teenager sent`, es: line`Mensajes de texto que envió cada adolescente` },
    axis: { en: 'Number of text messages', es: 'Número de mensajes de texto' },
    verb: { en: 'sent', es: 'enviaron' },
    fewer: 'fewer',
    from: [0, 20],
    width: 20,
  },
  {
    of: nouns.pairOfShoes,
    unit: nouns.dollar,
    shows: {
      en: line`the prices of the pairs of shoes in a store, all in whole dollars`,
      es: line`los precios de los pares de zapatos de una tienda, todos en dólares enteros`,
    },
    data: { en: line`Prices of the pairs of shoes in dollars`, es: line`Precios de los pares de zapatos en dólares` },
    axis: { en: 'Price in dollars', es: 'Precio en dólares' },
    verb: { en: 'cost', es: 'cuestan' },
    fewer: 'less',
    from: [20, 30],
    width: 10,
  },
]
/** The two levels with histograms tell of different things. */
export const mediumBars = ownOf(barSettings, 0, 2)
export const hardBars = ownOf(barSettings, 1, 2)

/** How many values are in each interval, from the first on. */
export interface Bars {
  readonly setting: BarSetting
  readonly from: number
  readonly counts: readonly number[]
}
export const totalOf = (counts: readonly number[]): number => counts.reduce((all, value) => all + value, 0)
/** The first and the last whole number of an interval. */
export const interval = ({ setting, from }: Pick<Bars, 'setting' | 'from'>, i: number): readonly [number, number] => [
  from + i * setting.width,
  from + (i + 1) * setting.width - 1,
]
/** "20–29" */
export const intervalSaid = (bars: Pick<Bars, 'setting' | 'from'>, i: number): string => interval(bars, i).join('–')
/** "20–29, 30–39, and 40–49" */
export function joined(bars: Pick<Bars, 'setting' | 'from'>, all: readonly number[]) {
  const said = all.map(i => intervalSaid(bars, i))
  const [before, last] = [said.slice(0, -1).join(', '), lastOf(said)]
  if (before === '') return words(last, last)
  return words(`${before}${said.length > 2 ? ',' : ''} and ${last}`, `${before} y ${last}`)
}
export const places = ({ counts }: Pick<Bars, 'counts'>): readonly number[] => wholes(0, counts.length - 1)
export const tallest = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts))

const SHAPES = [
  [2, 5, 8, 6, 3],
  [7, 5, 4, 2, 2],
  [2, 3, 4, 8, 6],
  [3, 7, 6, 4, 2, 1],
  [4, 8, 5, 3],
  [1, 2, 5, 7, 8, 4],
  [6, 3, 2, 5, 8],
] as const
/** Bars of a likely shape with one that is highest; where totals are given, one of these is all that they count. */
export function drawBars(
  random: Random,
  setting: BarSetting,
  totals: readonly number[] = [],
  fits: (bars: Bars) => boolean = () => true,
): Bars {
  return random.until(
    () => {
      const heights = random.pick<readonly number[]>(SHAPES).map(height => Math.max(1, height + random.int(-1, 1)))
      return {
        setting,
        from: random.pick(setting.from),
        counts: totals.length > 0 ? madeUpTo(heights, random.pick(totals), random.int(0, 5)) : heights,
      }
    },
    bars => bars.counts.filter(height => height === Math.max(...bars.counts)).length === 1 && fits(bars),
  )
}
/** One more or one fewer in one interval after the other, until the total is right. */
function madeUpTo(heights: readonly number[], total: number, first: number): readonly number[] {
  const made = [...heights]
  const by = totalOf(made) < total ? 1 : -1
  for (let i = first; totalOf(made) !== total; i++) {
    const at = i % made.length
    const height = itemOf(made, at)
    if (height + by > 0) made[at] = height + by
  }
  return made
}

export const frequencyAxis = (counts: readonly number[]) => ({
  from: 0,
  to: Math.max(...counts) + 1,
  step: 1,
  name: words('Frequency', 'Frecuencia'),
})
export const chartOf = ({ setting, from, counts }: Bars, isShown = true): Histogram => {
  return histogram({
    from,
    width: setting.width,
    heights: counts,
    x: words(setting.axis.en, setting.axis.es),
    y: frequencyAxis(counts),
    shown: isShown,
  })
}
/** "The first bar is for 10 to 19 minutes, the next for 20 to 29 minutes, and so on." */
export function intervalsSaid(bars: Bars): Words {
  const [[a, b], [c, d]] = [interval(bars, 0), interval(bars, 1)]
  return {
    en: line`The first bar is for the values ${a} to ${b}, the second for ${c} to ${d}, and so on.`,
    es: line`La primera barra es para los valores de ${a} a ${b}, la segunda para los de ${c} a ${d}, y así sucesivamente.`,
  }
}
export const shows = ({ shows: { en, es } }: BarSetting): Words => ({
  en: [...line`The histogram shows `, ...en, '.'],
  es: [...line`El histograma muestra `, ...es, '.'],
})
export const asked = (bars: Bars, ...question: readonly Words[]): Both<Block> =>
  paragraph(shows(bars.setting), intervalsSaid(bars), ...question)
export const howManyOf = ({ setting }: Bars, many: number): Quantity => count(many, setting.of)
export const amountOf = ({ setting }: Bars, value: number): Quantity => count(value, setting.unit)
/** "spent at least 20 minutes on homework", of what is said of the amount. */
export const saidOf = ({ setting: { verb, tail } }: Bars, amount: Words): Words => ({
  en: [`${verb.en} `, ...amount.en, ...(tail ? [tail.en] : [])],
  es: [`${verb.es} `, ...amount.es, ...(tail ? [tail.es] : [])],
})

/** The intervals that are printed, with their frequencies. */
export function printedBars(printed: Printed): readonly (readonly [from: number, to: number, many: number])[] {
  const { from, width, heights } = printed.figure('histogram')
  return heights.map((many, i) => [from + i * width, from + (i + 1) * width - 1, many])
}
export const heightAt = ({ counts }: Bars, i: number): number => itemOf(counts, i)
