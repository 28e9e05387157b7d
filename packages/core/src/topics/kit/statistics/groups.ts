import { line, noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { startingAt } from '../stories/turns.ts'
import { type Group, moreGroups } from './more-groups.ts'

export type { Group }

const busTrip = noun('bus trip', 'bus trips', 'viaje en autobús', 'viajes en autobús', 'm')

const groups: readonly Group[] = [
  {
    of: nouns.player,
    unit: nouns.year,
    shows: {
      en: line`the ages of the players in a chess club`,
      es: line`las edades de los jugadores de un club de ajedrez`,
    },
    two: {
      en: line`the ages of the players in two chess clubs`,
      es: line`las edades de los jugadores de dos clubes de ajedrez`,
    },
    data: { en: line`Ages of the players in years`, es: line`Edades de los jugadores en años` },
    axis: { en: 'Age in years', es: 'Edad en años' },
    verb: { en: 'are', es: 'tienen' },
    tail: ' old',
    step: 1,
    values: [12, 38],
  },
  {
    of: nouns.student,
    unit: nouns.point,
    shows: {
      en: line`the scores of the students on a test`,
      es: line`los puntajes de los estudiantes en un examen`,
    },
    two: {
      en: line`the test scores of the students in two classes`,
      es: line`los puntajes en un examen de los estudiantes de dos clases`,
    },
    data: { en: line`Scores of the students on a test`, es: line`Puntajes de los estudiantes en un examen` },
    axis: { en: 'Points on the test', es: 'Puntos en el examen' },
    verb: { en: 'scored', es: 'obtuvieron' },
    tail: '',
    step: 5,
    values: [35, 100],
  },
  {
    of: nouns.runner,
    unit: nouns.minute,
    shows: {
      en: line`the times of the runners in a race`,
      es: line`los tiempos de los corredores en una carrera`,
    },
    two: {
      en: line`the times of the runners in two races`,
      es: line`los tiempos de los corredores en dos carreras`,
    },
    data: { en: line`Times of the runners in minutes`, es: line`Tiempos de los corredores en minutos` },
    axis: { en: 'Time in minutes', es: 'Tiempo en minutos' },
    verb: { en: 'took', es: 'tardaron' },
    tail: '',
    step: 2,
    values: [20, 60],
  },
  {
    of: nouns.plant,
    unit: nouns.inch,
    shows: {
      en: line`the heights of the plants in a garden`,
      es: line`las alturas de las plantas de un jardín`,
    },
    two: {
      en: line`the heights of the plants in two gardens`,
      es: line`las alturas de las plantas de dos jardines`,
    },
    data: { en: line`Heights of the plants in inches`, es: line`Alturas de las plantas en pulgadas` },
    axis: { en: 'Height in inches', es: 'Altura en pulgadas' },
    verb: { en: 'are', es: 'miden' },
    tail: ' tall',
    step: 1,
    values: [8, 34],
  },
  {
    of: nouns.pairOfShoes,
    unit: nouns.dollar,
    shows: {
      en: line`the prices of pairs of shoes in a store`,
      es: line`los precios de los pares de zapatos de una tienda`,
    },
    two: {
      en: line`the prices of pairs of shoes in two stores`,
      es: line`los precios de los pares de zapatos de dos tiendas`,
    },
    data: { en: line`Prices of pairs of shoes in dollars`, es: line`Precios de los pares de zapatos en dólares` },
    axis: { en: 'Price in dollars', es: 'Precio en dólares' },
    verb: { en: 'cost', es: 'cuestan' },
    tail: '',
    step: 5,
    values: [25, 110],
  },
  {
    of: busTrip,
    unit: nouns.minute,
    shows: {
      en: line`how long the bus trips on a route took`,
      es: line`cuánto duraron los viajes en autobús de una ruta`,
    },
    two: {
      en: line`how long the bus trips on two routes took`,
      es: line`cuánto duraron los viajes en autobús de dos rutas`,
    },
    data: { en: line`Lengths of the bus trips in minutes`, es: line`Duración de los viajes en autobús en minutos` },
    axis: { en: 'Length of the trip in minutes', es: 'Duración del viaje en minutos' },
    verb: { en: 'took', es: 'duraron' },
    tail: '',
    step: 2,
    values: [14, 52],
  },
  {
    of: nouns.backpack,
    unit: nouns.pound,
    shows: {
      en: line`the weights of the backpacks of a hiking group`,
      es: line`los pesos de las mochilas de un grupo de excursionistas`,
    },
    two: {
      en: line`the weights of the backpacks of two hiking groups`,
      es: line`los pesos de las mochilas de dos grupos de excursionistas`,
    },
    data: { en: line`Weights of the backpacks in pounds`, es: line`Pesos de las mochilas en libras` },
    axis: { en: 'Weight in pounds', es: 'Peso en libras' },
    verb: { en: 'weigh', es: 'pesan' },
    tail: '',
    step: 1,
    values: [9, 32],
  },
  {
    of: nouns.song,
    unit: nouns.second,
    shows: {
      en: line`how long the songs of a singer last`,
      es: line`cuánto duran las canciones de una cantante`,
    },
    two: {
      en: line`how long the songs of two singers last`,
      es: line`cuánto duran las canciones de dos cantantes`,
    },
    data: { en: line`Lengths of the songs in seconds`, es: line`Duración de las canciones en segundos` },
    axis: { en: 'Length of the song in seconds', es: 'Duración de la canción en segundos' },
    verb: { en: 'last', es: 'duran' },
    tail: '',
    step: 5,
    values: [150, 240],
  },
  {
    of: nouns.swimmer,
    unit: nouns.lap,
    shows: {
      en: line`how many laps the swimmers on a team swam`,
      es: line`cuántas vueltas nadaron los nadadores de un equipo`,
    },
    two: {
      en: line`how many laps the swimmers on two teams swam`,
      es: line`cuántas vueltas nadaron los nadadores de dos equipos`,
    },
    data: { en: line`Laps that the swimmers swam`, es: line`Vueltas que nadaron los nadadores` },
    axis: { en: 'Number of laps', es: 'Número de vueltas' },
    verb: { en: 'swam', es: 'nadaron' },
    tail: '',
    step: 1,
    values: [10, 36],
  },
  {
    of: nouns.tree,
    unit: nouns.foot,
    shows: {
      en: line`the heights of the trees in a park`,
      es: line`las alturas de los árboles de un parque`,
    },
    two: {
      en: line`the heights of the trees in two parks`,
      es: line`las alturas de los árboles de dos parques`,
    },
    data: { en: line`Heights of the trees in feet`, es: line`Alturas de los árboles en pies` },
    axis: { en: 'Height in feet', es: 'Altura en pies' },
    verb: { en: 'are', es: 'miden' },
    tail: ' tall',
    step: 2,
    values: [16, 60],
  },
  ...moreGroups,
]
const LEVELS = ['easy', 'medium', 'hard'] as const
/**
 * The groups of a level, which are its own. Each form begins with a group of its own, so that the problems of a page
 * tell of different things.
 */
export const groupsOf = (level: (typeof LEVELS)[number], place: number): readonly Group[] =>
  startingAt(
    groups.filter((_, i) => i % 3 === LEVELS.indexOf(level)),
    place,
  )
