import { type Block, type Both, prose } from '../../../content.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Decimal } from './scientific.ts'

/** A measured number, said with its unit. */
export interface Magnitude {
  readonly number: Decimal
  readonly says: (number: Expr) => Both<Block>
}

const of = (digits: number, exponent: number): Decimal => ({ digits, exponent })

export const magnitudes: readonly Magnitude[] = [
  {
    number: of(38, 7),
    says: n => ({
      en: prose`The average distance from Earth to the Moon is about ${n} meters.`,
      es: prose`La distancia media de la Tierra a la Luna es de unos ${n} de metros.`,
    }),
  },
  {
    number: of(1496, 5),
    says: n => ({
      en: prose`The average distance from Earth to the Sun is about ${n} kilometers.`,
      es: prose`La distancia media de la Tierra al Sol es de unos ${n} kilómetros.`,
    }),
  },
  {
    number: of(12742, 0),
    says: n => ({
      en: prose`The diameter of Earth is about ${n} kilometers.`,
      es: prose`El diámetro de la Tierra es de unos ${n} kilómetros.`,
    }),
  },
  {
    number: of(331, 6),
    says: n => ({
      en: prose`In 2020, about ${n} people lived in the United States.`,
      es: prose`En 2020 vivían en Estados Unidos unos ${n} de habitantes.`,
    }),
  },
  {
    number: of(126, 6),
    says: n => ({
      en: prose`In 2020, about ${n} people lived in Mexico.`,
      es: prose`En 2020 vivían en México unos ${n} de habitantes.`,
    }),
  },
  {
    number: of(78, 8),
    says: n => ({
      en: prose`In 2020, about ${n} people lived on Earth.`,
      es: prose`En 2020 vivían en la Tierra unos ${n} de habitantes.`,
    }),
  },
  {
    number: of(299792, 0),
    says: n => ({
      en: prose`Light travels about ${n} kilometers in one second.`,
      es: prose`La luz recorre unos ${n} kilómetros en un segundo.`,
    }),
  },
  {
    number: of(31536, 3),
    says: n => ({ en: prose`There are ${n} seconds in 365 days.`, es: prose`En 365 días hay ${n} segundos.` }),
  },
  {
    number: of(82, -6),
    says: n => ({
      en: prose`A human hair is about ${n} meter thick.`,
      es: prose`Un cabello humano tiene un grosor de unos ${n} metros.`,
    }),
  },
  {
    number: of(78, -7),
    says: n => ({
      en: prose`A red blood cell is about ${n} meter wide.`,
      es: prose`Un glóbulo rojo mide unos ${n} metros de ancho.`,
    }),
  },
  {
    number: of(42, -5),
    says: n => ({
      en: prose`A grain of fine sand is about ${n} meter wide.`,
      es: prose`Un grano de arena fina mide unos ${n} metros de ancho.`,
    }),
  },
  {
    number: of(21, -7),
    says: n => ({
      en: prose`A bacterium is about ${n} meter long.`,
      es: prose`Una bacteria mide unos ${n} metros de largo.`,
    }),
  },
  {
    number: of(62, -5),
    says: n => ({
      en: prose`A tiny water drop has a mass of about ${n} gram.`,
      es: prose`Una gotita de agua tiene una masa de unos ${n} gramos.`,
    }),
  },
]

/** Two sizes of one kind, the larger one first, and the question how many times as large it is. */
export interface Comparison {
  readonly sizes: readonly [large: number, small: number]
  readonly says: (large: Expr, small: Expr) => Both<Block>
}

export const comparisons: readonly Comparison[] = [
  {
    sizes: [8, 5],
    says: (a, b) => ({
      en: prose`A country has a population of ${a}. One of its cities has a population of ${b}. About how many times as large is the population of the country?`,
      es: prose`Un país tiene una población de ${a}. Una de sus ciudades tiene una población de ${b}. ¿Aproximadamente cuántas veces mayor es la población del país?`,
    }),
  },
  {
    sizes: [9, 6],
    says: (a, b) => ({
      en: prose`The size of a video file in bytes is ${a}. The size of a photo file in bytes is ${b}. About how many times as large is the video file?`,
      es: prose`El tamaño de un archivo de video en bytes es ${a}. El tamaño de un archivo de foto en bytes es ${b}. ¿Aproximadamente cuántas veces mayor es el archivo de video?`,
    }),
  },
  {
    sizes: [10, 7],
    says: (a, b) => ({
      en: prose`The yearly budget of a state in dollars is ${a}. The yearly budget of a school district in dollars is ${b}. About how many times as large is the budget of the state?`,
      es: prose`El presupuesto anual de un estado en dólares es ${a}. El presupuesto anual de un distrito escolar en dólares es ${b}. ¿Aproximadamente cuántas veces mayor es el presupuesto del estado?`,
    }),
  },
  {
    sizes: [8, 4],
    says: (a, b) => ({
      en: prose`The distance in kilometers from Earth to a space probe is ${a}. The distance in kilometers from Earth to a satellite is ${b}. About how many times as large is the distance to the probe?`,
      es: prose`La distancia en kilómetros de la Tierra a una sonda espacial es ${a}. La distancia en kilómetros de la Tierra a un satélite es ${b}. ¿Aproximadamente cuántas veces mayor es la distancia a la sonda?`,
    }),
  },
  {
    sizes: [-5, -7],
    says: (a, b) => ({
      en: prose`The width of a plant cell in meters is ${a}. The width of a virus in meters is ${b}. About how many times as large is the width of the cell?`,
      es: prose`El ancho de una célula vegetal en metros es ${a}. El ancho de un virus en metros es ${b}. ¿Aproximadamente cuántas veces mayor es el ancho de la célula?`,
    }),
  },
  {
    sizes: [8, 5],
    says: (a, b) => ({
      en: prose`The number of visits to a website in one year is ${a}. The number of visits on the first day was ${b}. About how many times as large is the number for the year?`,
      es: prose`El número de visitas a un sitio web en un año es ${a}. El número de visitas del primer día fue ${b}. ¿Aproximadamente cuántas veces mayor es el número del año?`,
    }),
  },
]
