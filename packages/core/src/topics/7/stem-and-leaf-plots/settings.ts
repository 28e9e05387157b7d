import { type Both, type Inline, line, type Noun, noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>

/** A group of which each member is measured, with values that are likely; in tenths where they are decimals. */
export interface Setting {
  readonly of: Noun
  readonly unit: Noun
  readonly data: Words
  /** "took", with what follows the amount. */
  readonly verb: Both<string>
  readonly tail: Both<string>
  readonly fewer: 'fewer' | 'less'
  readonly values: readonly [least: number, most: number]
}
/** The same of two groups, which the plot shows back to back. */
export interface TwoGroups {
  readonly data: Words
  readonly unit: Noun
  readonly isDecimal: boolean
  readonly values: readonly [least: number, most: number]
}
const athlete = noun('athlete', 'athletes', 'atleta', 'atletas', 'm')
const match = noun('game', 'games', 'partido', 'partidos', 'm')
const degree = nouns.degree
const none: Both<string> = { en: '', es: '' }

export const settings: readonly Setting[] = [
  {
    of: noun('person', 'people', 'asistente', 'asistentes', 'm'),
    unit: nouns.year,
    data: {
      en: line`Ages, in years, of the people at a concert`,
      es: line`Edades, en años, de los asistentes a un concierto`,
    },
    verb: { en: 'are', es: 'tienen' },
    tail: { en: ' old', es: '' },
    fewer: 'less',
    values: [15, 64],
  },
  {
    of: nouns.student,
    unit: nouns.point,
    data: {
      en: line`Scores, in points, of the students on a test`,
      es: line`Puntajes de los estudiantes en un examen`,
    },
    verb: { en: 'scored', es: 'obtuvieron' },
    tail: none,
    fewer: 'fewer',
    values: [52, 99],
  },
  {
    of: nouns.day,
    unit: degree,
    data: {
      en: line`High temperatures, in degrees Fahrenheit, of some days`,
      es: line`Temperaturas máximas, en grados Fahrenheit, de algunos días`,
    },
    verb: { en: 'had a high temperature of', es: 'tuvieron una temperatura máxima de' },
    tail: none,
    fewer: 'less',
    values: [41, 88],
  },
  {
    of: athlete,
    unit: nouns.pushUp,
    data: {
      en: line`Push-ups that the athletes in a camp did`,
      es: line`Flexiones que hicieron los atletas de un campamento`,
    },
    verb: { en: 'did', es: 'hicieron' },
    tail: none,
    fewer: 'fewer',
    values: [11, 58],
  },
  {
    of: nouns.student,
    unit: nouns.minute,
    data: {
      en: line`Minutes that the students in a class spent on homework`,
      es: line`Minutos que dedicaron a la tarea los estudiantes de una clase`,
    },
    verb: { en: 'spent', es: 'dedicaron' },
    tail: { en: ' on homework', es: ' a la tarea' },
    fewer: 'less',
    values: [12, 69],
  },
  {
    of: nouns.runner,
    unit: nouns.minute,
    data: {
      en: line`Times, in minutes, of the runners in a race`,
      es: line`Tiempos, en minutos, de los corredores de una carrera`,
    },
    verb: { en: 'took', es: 'tardaron' },
    tail: none,
    fewer: 'less',
    values: [21, 66],
  },
  {
    of: nouns.tree,
    unit: nouns.foot,
    data: {
      en: line`Heights, in feet, of the trees in a park`,
      es: line`Alturas, en pies, de los árboles de un parque`,
    },
    verb: { en: 'are', es: 'miden' },
    tail: { en: ' tall', es: '' },
    fewer: 'less',
    values: [14, 67],
  },
  {
    of: nouns.member,
    unit: nouns.page,
    data: {
      en: line`Pages that the members of a book club read on Sunday`,
      es: line`Páginas que leyeron el domingo los miembros de un club de lectura`,
    },
    verb: { en: 'read', es: 'leyeron' },
    tail: none,
    fewer: 'fewer',
    values: [16, 79],
  },
  {
    of: match,
    unit: nouns.point,
    data: {
      en: line`Points that a basketball team scored in its games`,
      es: line`Puntos que anotó un equipo de baloncesto en sus partidos`,
    },
    verb: { en: 'had', es: 'tuvieron' },
    tail: none,
    fewer: 'fewer',
    values: [42, 89],
  },
  {
    of: nouns.backpack,
    unit: nouns.pound,
    data: {
      en: line`Weights, in pounds, of the backpacks of some hikers`,
      es: line`Pesos, en libras, de las mochilas de unos excursionistas`,
    },
    verb: { en: 'weigh', es: 'pesan' },
    tail: none,
    fewer: 'less',
    values: [11, 48],
  },
]

export const twoGroups: readonly TwoGroups[] = [
  {
    data: { en: line`the test scores of two classes`, es: line`los puntajes de dos clases en un examen` },
    unit: nouns.point,
    isDecimal: false,
    values: [54, 99],
  },
  {
    data: { en: line`the lengths of the fish in two ponds`, es: line`la longitud de los peces de dos estanques` },
    unit: nouns.inch,
    isDecimal: true,
    values: [51, 98],
  },
  {
    data: {
      en: line`the ages of the members of two chess clubs`,
      es: line`las edades de los miembros de dos clubes de ajedrez`,
    },
    unit: nouns.year,
    isDecimal: false,
    values: [14, 62],
  },
  {
    data: {
      en: line`the high temperatures of some days in two cities`,
      es: line`las temperaturas máximas de algunos días en dos ciudades`,
    },
    unit: degree,
    isDecimal: false,
    values: [42, 89],
  },
  {
    data: { en: line`the weights of the kittens in two shelters`, es: line`los pesos de los gatitos de dos refugios` },
    unit: nouns.pound,
    isDecimal: true,
    values: [11, 52],
  },
  {
    data: {
      en: line`how many points two basketball teams scored in their games`,
      es: line`cuántos puntos anotaron dos equipos de baloncesto en sus partidos`,
    },
    unit: nouns.point,
    isDecimal: false,
    values: [41, 86],
  },
  {
    data: {
      en: line`how many minutes the students in two classes spent on homework`,
      es: line`cuántos minutos dedicaron a la tarea los estudiantes de dos clases`,
    },
    unit: nouns.minute,
    isDecimal: false,
    values: [13, 66],
  },
  {
    data: {
      en: line`how long the swimmers on two teams held their breath`,
      es: line`cuánto aguantaron la respiración los nadadores de dos equipos`,
    },
    unit: nouns.second,
    isDecimal: false,
    values: [24, 79],
  },
  {
    data: {
      en: line`how far the students in two schools live from their school`,
      es: line`a qué distancia de su escuela viven los estudiantes de dos escuelas`,
    },
    unit: nouns.mile,
    isDecimal: true,
    values: [11, 54],
  },
  {
    data: { en: line`the heights of the plants in two gardens`, es: line`las alturas de las plantas de dos jardines` },
    unit: nouns.centimeter,
    isDecimal: false,
    values: [15, 68],
  },
]
