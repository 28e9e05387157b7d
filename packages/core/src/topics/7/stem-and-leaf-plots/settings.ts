import { type Both, type Inline, line, type Noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>

/** What a plot shows, with values that are likely. */
export interface Titled {
  readonly unit: Noun
  readonly data: Words
  readonly values: readonly [least: number, most: number]
}
/** A group of which each member is measured. */
export interface Setting extends Titled {
  readonly of: Noun
  /** "took", with what follows the amount. */
  readonly verb: Both<string>
  readonly tail: Both<string>
}
/** The same of two groups, which the plot shows back to back. */
export interface TwoGroups {
  readonly data: Words
  readonly unit: Noun
  readonly isDecimal: boolean
  readonly values: readonly [least: number, most: number]
}
const degree = nouns.degree
const none: Both<string> = { en: '', es: '' }

export const easySettings: readonly Setting[] = [
  {
    of: nouns.musician,
    unit: nouns.year,
    data: {
      en: line`Ages, in years, of the musicians in a band`,
      es: line`Edades, en años, de los músicos de una banda`,
    },
    verb: { en: 'are', es: 'tienen' },
    tail: { en: ' old', es: '' },
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
    values: [41, 88],
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
    values: [11, 48],
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
    values: [21, 66],
  },
  {
    of: nouns.swimmer,
    unit: nouns.lap,
    data: {
      en: line`Laps that the swimmers on a team swam`,
      es: line`Vueltas que nadaron los nadadores de un equipo`,
    },
    verb: { en: 'swam', es: 'nadaron' },
    tail: none,
    values: [12, 58],
  },
  {
    of: nouns.jacket,
    unit: nouns.dollar,
    data: {
      en: line`Prices, in dollars, of the jackets in a store`,
      es: line`Precios, en dólares, de las chaquetas de una tienda`,
    },
    verb: { en: 'cost', es: 'cuestan' },
    tail: none,
    values: [35, 89],
  },
  {
    of: nouns.frog,
    unit: nouns.inch,
    data: {
      en: line`Jumps, in inches, of the frogs in a contest`,
      es: line`Saltos, en pulgadas, de las ranas de un concurso`,
    },
    verb: { en: 'jumped', es: 'saltaron' },
    tail: none,
    values: [21, 68],
  },
  {
    of: nouns.book,
    unit: nouns.page,
    data: { en: line`Pages of the picture books on a shelf`, es: line`Páginas de los libros ilustrados de un estante` },
    verb: { en: 'have', es: 'tienen' },
    tail: none,
    values: [24, 96],
  },
  {
    of: nouns.bridge,
    unit: nouns.foot,
    data: {
      en: line`Lengths, in feet, of the bridges on a trail`,
      es: line`Longitudes, en pies, de los puentes de un sendero`,
    },
    verb: { en: 'are', es: 'miden' },
    tail: { en: ' long', es: '' },
    values: [12, 68],
  },
  {
    of: nouns.tree,
    unit: nouns.pound,
    data: {
      en: line`Pounds of apples from the trees in an orchard`,
      es: line`Libras de manzanas de los árboles de un huerto`,
    },
    verb: { en: 'gave', es: 'dieron' },
    tail: { en: ' of apples', es: ' de manzanas' },
    values: [35, 92],
  },
  {
    of: nouns.pumpkin,
    unit: nouns.pound,
    data: {
      en: line`Weights, in pounds, of the pumpkins at a farm`,
      es: line`Pesos, en libras, de las calabazas de una granja`,
    },
    verb: { en: 'weigh', es: 'pesan' },
    tail: none,
    values: [8, 55],
  },
]

export const mediumSettings: readonly Titled[] = [
  {
    unit: nouns.pushUp,
    data: {
      en: line`Push-ups that the athletes in a camp did`,
      es: line`Flexiones que hicieron los atletas de un campamento`,
    },
    values: [11, 58],
  },
  {
    unit: nouns.minute,
    data: {
      en: line`Minutes that the students in a class spent on homework`,
      es: line`Minutos que dedicaron a la tarea los estudiantes de una clase`,
    },
    values: [12, 69],
  },
  {
    unit: nouns.foot,
    data: {
      en: line`Heights, in feet, of the trees in a park`,
      es: line`Alturas, en pies, de los árboles de un parque`,
    },
    values: [14, 67],
  },
  {
    unit: nouns.page,
    data: {
      en: line`Pages that the members of a book club read on Sunday`,
      es: line`Páginas que leyeron el domingo los miembros de un club de lectura`,
    },
    values: [16, 79],
  },
  {
    unit: nouns.point,
    data: {
      en: line`Points that a basketball team scored in its games`,
      es: line`Puntos que anotó un equipo de baloncesto en sus partidos`,
    },
    values: [42, 89],
  },
  {
    unit: nouns.inch,
    data: {
      en: line`Heights, in inches, of the children at a camp`,
      es: line`Estaturas, en pulgadas, de los niños de un campamento`,
    },
    values: [37, 69],
  },
  {
    unit: nouns.message,
    data: {
      en: line`Messages that the students in a club sent on Friday`,
      es: line`Mensajes que enviaron el viernes los estudiantes de un club`,
    },
    values: [11, 64],
  },
  {
    unit: nouns.mile,
    data: {
      en: line`Miles that the members of a cycling club rode in a week`,
      es: line`Millas que recorrieron en una semana los miembros de un club de ciclismo`,
    },
    values: [15, 78],
  },
  {
    unit: nouns.year,
    data: {
      en: line`Ages, in years, of the teachers at a school`,
      es: line`Edades, en años, de los maestros de una escuela`,
    },
    values: [23, 67],
  },
  {
    unit: nouns.second,
    data: {
      en: line`Times, in seconds, of the swimmers in a race`,
      es: line`Tiempos, en segundos, de los nadadores en una carrera`,
    },
    values: [31, 74],
  },
  {
    unit: nouns.email,
    data: {
      en: line`Emails that an office received each day`,
      es: line`Correos electrónicos que recibió cada día una oficina`,
    },
    values: [18, 72],
  },
  {
    unit: nouns.muffin,
    data: { en: line`Muffins that a bakery sold each day`, es: line`Muffins que vendió cada día una panadería` },
    values: [24, 86],
  },
]

export const hardSettings: readonly Titled[] = [
  {
    unit: nouns.pound,
    data: {
      en: line`Weights, in pounds, of the dogs at a dog show`,
      es: line`Pesos, en libras, de los perros de una exposición canina`,
    },
    values: [12, 68],
  },
  {
    unit: nouns.minute,
    data: {
      en: line`Minutes that the customers of a restaurant waited for a table`,
      es: line`Minutos que esperaron una mesa los clientes de un restaurante`,
    },
    values: [12, 58],
  },
  {
    unit: nouns.ticket,
    data: {
      en: line`Tickets that a small theater sold each night`,
      es: line`Boletos que vendió cada noche un teatro pequeño`,
    },
    values: [31, 88],
  },
  {
    unit: nouns.inch,
    data: {
      en: line`Lengths, in inches, of the snakes at a zoo`,
      es: line`Longitudes, en pulgadas, de las serpientes de un zoológico`,
    },
    values: [14, 66],
  },
  {
    unit: nouns.song,
    data: {
      en: line`Songs on the playlists of some friends`,
      es: line`Canciones de las listas de reproducción de unos amigos`,
    },
    values: [21, 78],
  },
  {
    unit: nouns.visitor,
    data: { en: line`Visitors to a small museum each day`, es: line`Visitantes de un museo pequeño cada día` },
    values: [22, 81],
  },
]

export const twoGroups: readonly TwoGroups[] = [
  {
    data: { en: line`the bowling scores of two teams`, es: line`los puntajes de dos equipos de bolos` },
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
      en: line`how many sandwiches two food trucks sold each day`,
      es: line`cuántos sándwiches vendieron cada día dos camiones de comida`,
    },
    unit: nouns.sandwich,
    isDecimal: false,
    values: [41, 86],
  },
  {
    data: {
      en: line`how many minutes the visitors of two museums stayed`,
      es: line`cuántos minutos se quedaron los visitantes de dos museos`,
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
