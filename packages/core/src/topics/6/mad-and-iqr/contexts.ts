import type { Both, Inline, Noun } from '../../../author.ts'
import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** What is measured, with values that are likely. */
export interface Context {
  readonly values: readonly [least: number, most: number]
  readonly unit: Noun
  readonly title: Both<readonly Inline[]>
  /** The title of two lists. */
  readonly two: Both<readonly Inline[]>
}

/** The levels tell of different things. */
export const easyContexts: readonly Context[] = [
  {
    values: [62, 98],
    unit: nouns.point,
    title: { en: line`Test scores`, es: line`Puntajes de un examen` },
    two: { en: line`Test scores of two classes`, es: line`Puntajes de dos clases en un examen` },
  },
  {
    values: [14, 46],
    unit: nouns.centimeter,
    title: { en: line`Heights of plants in centimeters`, es: line`Alturas de unas plantas en centímetros` },
    two: {
      en: line`Heights of plants in two gardens in centimeters`,
      es: line`Alturas de las plantas de dos jardines en centímetros`,
    },
  },
  {
    values: [20, 55],
    unit: nouns.minute,
    title: { en: line`Minutes of practice each day`, es: line`Minutos de práctica cada día` },
    two: {
      en: line`Minutes that two musicians practiced each day`,
      es: line`Minutos que practicaron dos músicos cada día`,
    },
  },
  {
    values: [10, 40],
    unit: nouns.lap,
    title: { en: line`Laps that swimmers swam`, es: line`Vueltas que nadaron unos nadadores` },
    two: {
      en: line`Laps that the swimmers on two teams swam`,
      es: line`Vueltas que nadaron los nadadores de dos equipos`,
    },
  },
  {
    values: [40, 85],
    unit: nouns.degree,
    title: { en: line`High temperatures in degrees Fahrenheit`, es: line`Temperaturas máximas en grados Fahrenheit` },
    two: {
      en: line`High temperatures of two cities in degrees Fahrenheit`,
      es: line`Temperaturas máximas de dos ciudades en grados Fahrenheit`,
    },
  },
  {
    values: [30, 85],
    unit: nouns.ticket,
    title: { en: line`Tickets that a theater sold each night`, es: line`Boletos que vendió un teatro cada noche` },
    two: {
      en: line`Tickets that two theaters sold each night`,
      es: line`Boletos que vendieron dos teatros cada noche`,
    },
  },
  {
    values: [25, 70],
    unit: nouns.sandwich,
    title: {
      en: line`Sandwiches that a food truck sold each day`,
      es: line`Sándwiches que vendió un camión de comida cada día`,
    },
    two: {
      en: line`Sandwiches that two food trucks sold each day`,
      es: line`Sándwiches que vendieron dos camiones de comida cada día`,
    },
  },
  {
    values: [20, 65],
    unit: nouns.song,
    title: {
      en: line`Songs on the playlists of some friends`,
      es: line`Canciones de las listas de reproducción de unos amigos`,
    },
    two: {
      en: line`Songs on the playlists of two groups of friends`,
      es: line`Canciones de las listas de reproducción de dos grupos de amigos`,
    },
  },
  {
    values: [10, 50],
    unit: nouns.book,
    title: { en: line`Books that a library lent each day`, es: line`Libros que prestó una biblioteca cada día` },
    two: { en: line`Books that two libraries lent each day`, es: line`Libros que prestaron dos bibliotecas cada día` },
  },
  {
    values: [12, 60],
    unit: nouns.pound,
    title: { en: line`Weights of dogs in pounds`, es: line`Pesos de unos perros en libras` },
    two: {
      en: line`Weights of the dogs at two shelters in pounds`,
      es: line`Pesos de los perros de dos refugios en libras`,
    },
  },
  {
    values: [8, 42],
    unit: nouns.call,
    title: {
      en: line`Phone calls that an office received each day`,
      es: line`Llamadas que recibió una oficina cada día`,
    },
    two: {
      en: line`Phone calls that two offices received each day`,
      es: line`Llamadas que recibieron dos oficinas cada día`,
    },
  },
  {
    values: [80, 140],
    unit: nouns.point,
    title: { en: line`Bowling scores`, es: line`Puntajes de bolos` },
    two: { en: line`Bowling scores of two teams`, es: line`Puntajes de dos equipos de bolos` },
  },
]
export const mediumContexts: readonly Context[] = [
  {
    values: [12, 48],
    unit: nouns.minute,
    title: {
      en: line`Times of a bus ride to work in minutes`,
      es: line`Duración de un viaje en autobús al trabajo en minutos`,
    },
    two: {
      en: line`Times of a ride on two bus lines in minutes`,
      es: line`Duración del viaje en dos líneas de autobús en minutos`,
    },
  },
  {
    values: [8, 34],
    unit: nouns.point,
    title: {
      en: line`Points that a player scored in each game`,
      es: line`Puntos que anotó una jugadora en cada partido`,
    },
    two: {
      en: line`Points that two players scored in each game`,
      es: line`Puntos que anotaron dos jugadoras en cada partido`,
    },
  },
  {
    values: [15, 60],
    unit: nouns.dollar,
    title: { en: line`Prices of sweaters in dollars`, es: line`Precios de unos suéteres en dólares` },
    two: {
      en: line`Prices of sweaters in two stores in dollars`,
      es: line`Precios de los suéteres de dos tiendas en dólares`,
    },
  },
  {
    values: [10, 44],
    unit: nouns.pound,
    title: { en: line`Weights of backpacks in pounds`, es: line`Pesos de unas mochilas en libras` },
    two: {
      en: line`Weights of the backpacks of two hiking groups in pounds`,
      es: line`Pesos de las mochilas de dos grupos de excursionistas en libras`,
    },
  },
  {
    values: [15, 65],
    unit: nouns.foot,
    title: { en: line`Heights of trees in feet`, es: line`Alturas de unos árboles en pies` },
    two: {
      en: line`Heights of the trees in two parks in feet`,
      es: line`Alturas de los árboles de dos parques en pies`,
    },
  },
  {
    values: [10, 48],
    unit: nouns.mile,
    title: { en: line`Miles that a cyclist rode each day`, es: line`Millas que recorrió un ciclista cada día` },
    two: { en: line`Miles that two cyclists rode each day`, es: line`Millas que recorrieron dos ciclistas cada día` },
  },
  {
    values: [20, 75],
    unit: nouns.visitor,
    title: { en: line`Visitors to a small museum each day`, es: line`Visitantes de un museo pequeño cada día` },
    two: { en: line`Visitors to two small museums each day`, es: line`Visitantes de dos museos pequeños cada día` },
  },
  {
    values: [10, 50],
    unit: nouns.minute,
    title: {
      en: line`Minutes that customers waited for a table`,
      es: line`Minutos que esperaron una mesa unos clientes`,
    },
    two: {
      en: line`Minutes that customers waited for a table at two restaurants`,
      es: line`Minutos que esperaron una mesa los clientes de dos restaurantes`,
    },
  },
  {
    values: [20, 60],
    unit: nouns.loafOfBread,
    title: {
      en: line`Loaves of bread that a bakery sold each day`,
      es: line`Barras de pan que vendió una panadería cada día`,
    },
    two: {
      en: line`Loaves of bread that two bakeries sold each day`,
      es: line`Barras de pan que vendieron dos panaderías cada día`,
    },
  },
  {
    values: [12, 45],
    unit: nouns.dollar,
    title: { en: line`Prices of meals in dollars`, es: line`Precios de unas comidas en dólares` },
    two: {
      en: line`Prices of the meals at two restaurants in dollars`,
      es: line`Precios de las comidas de dos restaurantes en dólares`,
    },
  },
  {
    values: [10, 45],
    unit: nouns.flower,
    title: { en: line`Flowers on rose bushes`, es: line`Flores de unos rosales` },
    two: { en: line`Flowers on the rose bushes in two gardens`, es: line`Flores de los rosales de dos jardines` },
  },
  {
    values: [8, 40],
    unit: nouns.hour,
    title: {
      en: line`Hours that volunteers worked in a month`,
      es: line`Horas que trabajaron en un mes unos voluntarios`,
    },
    two: {
      en: line`Hours that the volunteers at two shelters worked in a month`,
      es: line`Horas que trabajaron en un mes los voluntarios de dos refugios`,
    },
  },
]
export const hardContexts: readonly Context[] = [
  {
    values: [4, 36],
    unit: nouns.millimeter,
    title: { en: line`Millimeters of rain each day`, es: line`Milímetros de lluvia cada día` },
    two: {
      en: line`Millimeters of rain each day in two towns`,
      es: line`Milímetros de lluvia cada día en dos pueblos`,
    },
  },
  {
    values: [10, 42],
    unit: nouns.page,
    title: { en: line`Pages read each day`, es: line`Páginas leídas cada día` },
    two: { en: line`Pages that two students read each day`, es: line`Páginas que leyeron dos estudiantes cada día` },
  },
  {
    values: [28, 62],
    unit: nouns.second,
    title: { en: line`Times of swimmers in seconds`, es: line`Tiempos de unos nadadores en segundos` },
    two: {
      en: line`Times of the swimmers on two teams in seconds`,
      es: line`Tiempos de los nadadores de dos equipos en segundos`,
    },
  },
  {
    values: [14, 60],
    unit: nouns.year,
    title: {
      en: line`Ages of the members of a chess club in years`,
      es: line`Edades de los miembros de un club de ajedrez en años`,
    },
    two: {
      en: line`Ages of the members of two chess clubs in years`,
      es: line`Edades de los miembros de dos clubes de ajedrez en años`,
    },
  },
  {
    values: [5, 40],
    unit: nouns.email,
    title: {
      en: line`Emails that a store received each day`,
      es: line`Correos electrónicos que recibió una tienda cada día`,
    },
    two: {
      en: line`Emails that two stores received each day`,
      es: line`Correos electrónicos que recibieron dos tiendas cada día`,
    },
  },
  {
    values: [12, 50],
    unit: nouns.pushUp,
    title: { en: line`Push-ups that athletes did`, es: line`Flexiones que hicieron unos atletas` },
    two: {
      en: line`Push-ups that the athletes on two teams did`,
      es: line`Flexiones que hicieron los atletas de dos equipos`,
    },
  },
  {
    values: [15, 50],
    unit: nouns.inch,
    title: { en: line`Lengths of snakes in inches`, es: line`Longitudes de unas serpientes en pulgadas` },
    two: {
      en: line`Lengths of the snakes at two zoos in inches`,
      es: line`Longitudes de las serpientes de dos zoológicos en pulgadas`,
    },
  },
  {
    values: [15, 60],
    unit: nouns.car,
    title: { en: line`Cars in a parking lot each hour`, es: line`Autos en un estacionamiento cada hora` },
    two: { en: line`Cars in two parking lots each hour`, es: line`Autos en dos estacionamientos cada hora` },
  },
  {
    values: [15, 60],
    unit: nouns.customer,
    title: { en: line`Customers of a shop each day`, es: line`Clientes de una tienda cada día` },
    two: { en: line`Customers of two shops each day`, es: line`Clientes de dos tiendas cada día` },
  },
  {
    values: [10, 55],
    unit: nouns.message,
    title: { en: line`Messages that a teenager sent each day`, es: line`Mensajes que envió una adolescente cada día` },
    two: {
      en: line`Messages that two teenagers sent each day`,
      es: line`Mensajes que enviaron dos adolescentes cada día`,
    },
  },
  {
    values: [50, 72],
    unit: nouns.inch,
    title: { en: line`Heights of students in inches`, es: line`Estaturas de unos estudiantes en pulgadas` },
    two: {
      en: line`Heights of the students in two classes in inches`,
      es: line`Estaturas de los estudiantes de dos clases en pulgadas`,
    },
  },
  {
    values: [12, 48],
    unit: nouns.egg,
    title: { en: line`Eggs from a henhouse each day`, es: line`Huevos de un gallinero cada día` },
    two: { en: line`Eggs from two henhouses each day`, es: line`Huevos de dos gallineros cada día` },
  },
]
