import {
  type Both,
  dotPlot,
  type FormMaker,
  histogram,
  type Inline,
  itemOf,
  line,
  option,
  prose,
  type Random,
  words,
} from '../../../author.ts'
import { repeated } from '../../kit/statistics/repeated.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>
export type Words = Both<readonly Inline[]>
export const SHAPES = ['right', 'symmetric', 'left', 'uniform'] as const
export type Shape = (typeof SHAPES)[number]

export const shapeChoice = option<Shape>({
  symmetric: { en: prose`symmetric`, es: prose`simétrica` },
  left: { en: prose`skewed left`, es: prose`sesgada a la izquierda` },
  right: { en: prose`skewed right`, es: prose`sesgada a la derecha` },
  uniform: { en: prose`uniform`, es: prose`uniforme` },
})
export const SHAPE_SAID: Readonly<Record<Shape, Both<string>>> = {
  symmetric: { en: 'symmetric', es: 'simétrica' },
  left: { en: 'skewed left', es: 'sesgada a la izquierda' },
  right: { en: 'skewed right', es: 'sesgada a la derecha' },
  uniform: { en: 'uniform', es: 'uniforme' },
}

/** What is measured, with the marks of a dot plot or the intervals of a histogram, and the shape that it is likely to have. */
export interface Setting {
  readonly shape: Shape
  readonly axis: Both<string>
  readonly shows: Words
  readonly from: readonly number[]
  readonly width: number
}
const setting = (
  shape: Shape,
  axis: readonly [en: string, es: string],
  shows: Words,
  from: readonly number[],
  width = 1,
): Setting => ({ shape, axis: { en: axis[0], es: axis[1] }, shows, from, width })

export const dotSettings: readonly Setting[] = [
  setting(
    'right',
    ['Minutes in line', 'Minutos en la fila'],
    {
      en: line`how many minutes customers waited in line`,
      es: line`cuántos minutos esperaron en la fila unos clientes`,
    },
    [0, 1],
  ),
  setting(
    'symmetric',
    ['Height in centimeters', 'Altura en centímetros'],
    { en: line`the heights of some seedlings`, es: line`las alturas de unas plántulas` },
    [8, 10, 14],
  ),
  setting(
    'left',
    ['Correct answers', 'Respuestas correctas'],
    {
      en: line`how many answers students got right on an easy quiz with 20 questions`,
      es: line`cuántas respuestas correctas tuvieron unos estudiantes en una prueba fácil de 20 preguntas`,
    },
    [13, 12],
  ),
  setting(
    'uniform',
    ['Number rolled', 'Número obtenido'],
    { en: line`the rolls of a number cube`, es: line`los lanzamientos de un cubo numerado` },
    [1],
  ),
  setting(
    'right',
    ['Length in minutes', 'Duración en minutos'],
    { en: line`the lengths of some online videos`, es: line`la duración de unos videos en línea` },
    [1, 2],
  ),
  setting(
    'symmetric',
    ['Points in a game', 'Puntos en un partido'],
    {
      en: line`how many points a player scored in the games of a season`,
      es: line`cuántos puntos anotó una jugadora en los partidos de una temporada`,
    },
    [9, 12],
  ),
  setting(
    'left',
    ['Age in years', 'Edad en años'],
    {
      en: line`the ages of the people who retired from a company`,
      es: line`la edad de las personas que se jubilaron de una empresa`,
    },
    [59, 60],
  ),
  setting(
    'uniform',
    ['Number on the spinner', 'Número de la ruleta'],
    {
      en: line`the spins of a spinner with eight equal parts`,
      es: line`los giros de una ruleta con ocho partes iguales`,
    },
    [1],
  ),
  setting(
    'uniform',
    ['Last digit', 'Última cifra'],
    { en: line`the last digits of some phone numbers`, es: line`la última cifra de unos números de teléfono` },
    [0],
  ),
]
/** Those of the next level. */
export const laterDots: readonly Setting[] = [
  setting(
    'right',
    ['Number of pets', 'Número de mascotas'],
    { en: line`how many pets some families have`, es: line`cuántas mascotas tienen unas familias` },
    [0],
  ),
  setting(
    'symmetric',
    ['Length in centimeters', 'Longitud en centímetros'],
    { en: line`the lengths of the leaves of a tree`, es: line`la longitud de las hojas de un árbol` },
    [5, 7],
  ),
  setting(
    'left',
    ['Days present', 'Días de asistencia'],
    {
      en: line`how many of the 20 school days of a month students were present`,
      es: line`a cuántos de los 20 días de clases de un mes asistieron unos estudiantes`,
    },
    [13],
  ),
  setting(
    'right',
    ['Number of siblings', 'Número de hermanos'],
    {
      en: line`how many brothers and sisters some students have`,
      es: line`cuántos hermanos y hermanas tienen unos estudiantes`,
    },
    [0],
  ),
  setting(
    'symmetric',
    ['Length in inches', 'Longitud en pulgadas'],
    { en: line`the lengths of the trout in a pond`, es: line`la longitud de las truchas de un estanque` },
    [9, 10],
  ),
  setting(
    'left',
    ['Rating from 1 to 10', 'Calificación del 1 al 10'],
    {
      en: line`the ratings that customers gave a popular restaurant`,
      es: line`las calificaciones que los clientes dieron a un restaurante muy popular`,
    },
    [3],
  ),
]
const someBars: readonly Setting[] = [
  setting(
    'right',
    ['Price in thousands of dollars', 'Precio en miles de dólares'],
    { en: line`the prices of the houses in a town`, es: line`los precios de las casas de una ciudad` },
    [100, 150],
    50,
  ),
  setting(
    'left',
    ['Score on the test', 'Puntaje en el examen'],
    { en: line`the scores on an easy test`, es: line`los puntajes de un examen fácil` },
    [30],
    10,
  ),
  setting(
    'symmetric',
    ['Height in centimeters', 'Estatura en centímetros'],
    { en: line`the heights of some adults`, es: line`la estatura de unos adultos` },
    [150, 155],
    5,
  ),
  setting(
    'uniform',
    ['Random number', 'Número al azar'],
    {
      en: line`numbers that a computer chose at random`,
      es: line`los números que una computadora eligió al azar`,
    },
    [0],
    10,
  ),
  setting(
    'right',
    ['Salary in thousands of dollars', 'Salario en miles de dólares'],
    { en: line`the salaries in a company`, es: line`los salarios de una empresa` },
    [20, 30],
    10,
  ),
  setting(
    'left',
    ['Age in years', 'Edad en años'],
    {
      en: line`the ages of the members of a club for retired people`,
      es: line`la edad de los miembros de un club de jubilados`,
    },
    [55],
    5,
  ),
  setting(
    'symmetric',
    ['Temperature in degrees Fahrenheit', 'Temperatura en grados Fahrenheit'],
    {
      en: line`the high temperatures of some days in spring`,
      es: line`las temperaturas máximas de algunos días de primavera`,
    },
    [50, 60],
    4,
  ),
  setting(
    'uniform',
    ['Minute of the hour', 'Minuto de la hora'],
    {
      en: line`in which minutes of the hour calls came in at an office`,
      es: line`en qué minutos de la hora llegaron las llamadas a una oficina`,
    },
    [0],
    10,
  ),
  setting(
    'right',
    ['Trip to work in minutes', 'Viaje al trabajo en minutos'],
    {
      en: line`how long the employees of a store travel to work`,
      es: line`cuánto tardan en llegar al trabajo los empleados de una tienda`,
    },
    [0],
    10,
  ),
  setting(
    'left',
    ['Hours until empty', 'Horas de duración'],
    {
      en: line`how many hours the batteries of one brand lasted`,
      es: line`cuántas horas duraron las pilas de una marca`,
    },
    [0, 2],
    2,
  ),
]
const more: readonly Setting[] = [
  setting(
    'symmetric',
    ['Weight in grams', 'Peso en gramos'],
    { en: line`the weights of the apples in a crate`, es: line`los pesos de las manzanas de una caja` },
    [120, 130],
    10,
  ),
  setting(
    'uniform',
    ['Number drawn', 'Número sacado'],
    {
      en: line`the numbers that were drawn from a bag with balls from 0 to 59`,
      es: line`los números que se sacaron de una bolsa con bolas del 0 al 59`,
    },
    [0],
    10,
  ),
]
/** Right, left, symmetric, uniform in turn: beside a dot plot of another shape. */
export const barSettings: readonly Setting[] = [...someBars, ...more]
export const settingsFrom = (all: readonly Setting[], place: number): readonly Setting[] => startingAt(all, place)

/** Counts with a long tail on the right: the mean is at least a tenth of the range above the median. */
export const RIGHT: readonly (readonly number[])[] = [
  [4, 7, 5, 2, 1, 1, 1],
  [5, 6, 4, 2, 2, 1, 1],
  [3, 6, 4, 1, 1, 1, 1],
  [6, 3, 3, 2, 1, 1, 1],
  [5, 7, 4, 1, 1, 1, 1],
  [4, 5, 3, 1, 1, 1, 1],
  [7, 7, 5, 3, 1, 1, 1, 1],
  [4, 5, 2, 2, 1, 1, 1, 1],
  [5, 7, 4, 3, 1, 1, 1, 1],
  [3, 6, 3, 1, 1, 1, 1, 1],
  [6, 3, 2, 1, 1, 1, 1, 1],
  [4, 7, 4, 1, 1, 1, 1, 1],
]
const SYMMETRIC: readonly (readonly number[])[] = [
  [1, 2, 4, 6, 4, 2, 1],
  [1, 3, 5, 7, 5, 3, 1],
  [1, 2, 5, 5, 2, 1],
  [2, 3, 6, 6, 3, 2],
  [1, 1, 3, 6, 3, 1, 1],
  [1, 2, 3, 5, 3, 2, 1],
  [1, 2, 4, 7, 7, 4, 2, 1],
  [1, 1, 3, 5, 5, 3, 1, 1],
]
/** So many values as can come up, each about equally often. */
const uniformOf = (random: Random, size = 6): readonly number[] => {
  const height = random.int(3, 5)
  // One more here and there, as chance has it; no end is higher than the other.
  const a = random.int(1, size - 2)
  const b = random.intExcept(1, size - 2, size - 1 - a)
  return Array.from({ length: size }, (_, i) => height + (i === a || i === b ? 1 : 0))
}
const SIZES: Readonly<Record<string, number>> = {
  'Number rolled': 6,
  'Number on the spinner': 8,
  'Last digit': 10,
  'Random number': 8,
  'Minute of the hour': 6,
  'Number drawn': 6,
}
const MOST: Readonly<Record<string, number>> = {
  'Score on the test': 7,
  'Days present': 8,
  'Correct answers': 8,
  'Rating from 1 to 10': 8,
}

export interface Drawn {
  readonly setting: Setting
  readonly from: number
  readonly counts: readonly number[]
}
/** Dot plots and histograms of one sheet have heights of their own. */
export type Kind = 'dots' | 'bars'
const own = <T>(all: readonly T[], kind: Kind) => all.filter((_, i) => i % 2 === (kind === 'dots' ? 0 : 1))
export function drawCounts(
  random: Random,
  shape: Shape,
  size: number | undefined,
  kind: Kind = 'dots',
): readonly number[] {
  if (shape === 'uniform') return uniformOf(random, size)
  if (shape === 'symmetric') return random.pick(own(SYMMETRIC, kind))
  const all = size === undefined ? RIGHT : RIGHT.filter(({ length }) => length === size)
  const counts = random.pick(own(all, kind))
  return shape === 'right' ? counts : [...counts].reverse()
}
/** The counts of a setting; where there is a greatest possible value, the last one is there. */
export function drawShape(random: Random, all: readonly Setting[], kind: Kind): Drawn {
  // The shapes take turns in the order of the settings: a sheet's dot plots and histograms begin at different ones.
  const shape = random.evenly([...new Set(all.map(one => one.shape))])
  const chosen = random.evenly(all.filter(one => one.shape === shape))
  const { axis } = chosen
  const counts = drawCounts(random, shape, SIZES[axis.en] ?? MOST[axis.en], kind)
  return { setting: chosen, from: random.pick(chosen.from), counts }
}
export const valuesOf = ({ from, counts }: Pick<Drawn, 'from' | 'counts'>): readonly number[] =>
  repeated(counts, i => from + i)
const nameOf = ({ axis }: Setting) => words(axis.en, axis.es)
export const dotsOf = (drawn: Drawn) =>
  dotPlot({
    values: valuesOf(drawn),
    axis: {
      from: Math.max(0, drawn.from - 1),
      to: drawn.from + drawn.counts.length,
      step: 1,
      name: nameOf(drawn.setting),
    },
  })
export const barsOf = ({ setting: own, from, counts }: Drawn) =>
  histogram({
    from,
    width: own.width,
    heights: counts,
    x: nameOf(own),
    y: { from: 0, to: Math.max(...counts) + 1, step: 1, name: words('Frequency', 'Frecuencia') },
  })
export const shows = ({ setting: own }: Drawn, plot: 'dots' | 'bars'): Words =>
  plot === 'dots'
    ? {
        en: [...line`The dot plot shows `, ...own.shows.en, '.'],
        es: [...line`El diagrama de puntos muestra `, ...own.shows.es, '.'],
      }
    : {
        en: [...line`The histogram shows `, ...own.shows.en, '.'],
        es: [...line`El histograma muestra `, ...own.shows.es, '.'],
      }

/** The shape by another road: which half of the range the middle of all values lies in, and whether the counts are alike. */
export function shapeOfCounts(counts: readonly number[]): Shape {
  const all = counts.flatMap((many, i) => Array.from({ length: many }, () => i))
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  const median = (itemOf(all, Math.floor((all.length - 1) / 2)) + itemOf(all, Math.ceil((all.length - 1) / 2))) / 2
  const lean = (mean - median) / (counts.length - 1)
  if (Math.max(...counts) - Math.min(...counts) <= 2 && Math.min(...counts) >= 3) return 'uniform'
  if (lean >= 0.1) return 'right'
  if (lean <= -0.1) return 'left'
  return counts.every((many, i) => many === counts[counts.length - 1 - i]) ? 'symmetric' : 'uniform'
}
export const shapeOfValues = (values: readonly number[]): Shape => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return shapeOfCounts(
    Array.from({ length: most - least + 1 }, (_, i) => values.filter(value => value === least + i).length),
  )
}

const isHigh = (side: string): string => `The peak is on the ${side}. The shape is named for the side of its tail.`
const estaAlto = (side: string): string => `El pico está a la ${side}. La forma lleva el nombre del lado de su cola.`
/** The shapes that are taken for the drawn one: the side of the peak for that of the tail. */
const HAS_A_PEAK = {
  en: ['The heights are not about equal: there is a peak.'],
  es: ['Las alturas no son más o menos iguales: hay un pico.'],
}
const NO_LONGER_TAIL = {
  en: ['Neither side has a longer tail than the other.'],
  es: ['Ningún lado tiene una cola más larga que el otro.'],
}
const NO_TAIL = { en: ['There is no peak, and there is no tail.'], es: ['No hay pico ni cola.'] }
export const NOT_THIS_SHAPE: Readonly<Record<Shape, Readonly<Partial<Record<Shape, Both<readonly Inline[]>>>>>> = {
  left: {
    right: { en: [isHigh('right')], es: [estaAlto('derecha')] },
    uniform: HAS_A_PEAK,
    symmetric: {
      en: ['The left side falls off more slowly than the right side.'],
      es: ['El lado izquierdo baja más despacio que el derecho.'],
    },
  },
  right: {
    left: { en: [isHigh('left')], es: [estaAlto('izquierda')] },
    uniform: HAS_A_PEAK,
    symmetric: {
      en: ['The right side falls off more slowly than the left side.'],
      es: ['El lado derecho baja más despacio que el izquierdo.'],
    },
  },
  symmetric: {
    left: NO_LONGER_TAIL,
    right: NO_LONGER_TAIL,
    uniform: {
      en: ['It would be about equally high everywhere. Here it is higher in the middle.'],
      es: ['Tendría casi la misma altura en todas partes. Aquí es más alta en el centro.'],
    },
  },
  uniform: {
    left: NO_TAIL,
    right: NO_TAIL,
    symmetric: {
      en: ['It is about equally high everywhere, without a peak: uniform says more.'],
      es: ['Tiene casi la misma altura en todas partes, sin pico: uniforme dice más.'],
    },
  },
}
