import { type Block, type Both, itemOf, line, prose, type Random, symbol, table } from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'

type Line = ReturnType<typeof line>
/** Four made-up places, told apart by letters, and the greatest, the least and the order of a number of each. */
export interface Places {
  readonly head: Both<readonly [place: Line, number: Line]>
  /** How many digits the numbers have, and what is likely. */
  readonly digits: number
  readonly least: number
  readonly most: number
  readonly asksMost: Both<Block>
  readonly asksLeast: Both<Block>
  readonly upward: Both<Block>
  readonly downward: Both<Block>
}

export const places: readonly Places[] = [
  {
    head: { en: [line`Stadium`, line`Seats`], es: [line`Estadio`, line`Asientos`] },
    digits: 5,
    least: 20_000,
    most: 90_000,
    asksMost: {
      en: prose`Which stadium has the most seats? Write its letter.`,
      es: prose`¿Qué estadio tiene más asientos? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which stadium has the fewest seats? Write its letter.`,
      es: prose`¿Qué estadio tiene menos asientos? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the stadium with the fewest seats to the one with the most.`,
      es: prose`Escribe las letras en orden, del estadio con menos asientos al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the stadium with the most seats to the one with the fewest.`,
      es: prose`Escribe las letras en orden, del estadio con más asientos al que tiene menos.`,
    },
  },
  {
    head: { en: [line`Mountain`, line`Height in feet`], es: [line`Montaña`, line`Altura en pies`] },
    digits: 5,
    least: 10_000,
    most: 20_000,
    asksMost: {
      en: prose`Which mountain is the highest? Write its letter.`,
      es: prose`¿Qué montaña es la más alta? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which mountain is the lowest? Write its letter.`,
      es: prose`¿Qué montaña es la más baja? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the lowest mountain to the highest.`,
      es: prose`Escribe las letras en orden, de la montaña más baja a la más alta.`,
    },
    downward: {
      en: prose`Write the letters in order, from the highest mountain to the lowest.`,
      es: prose`Escribe las letras en orden, de la montaña más alta a la más baja.`,
    },
  },
  {
    head: { en: [line`County`, line`People`], es: [line`Condado`, line`Habitantes`] },
    digits: 5,
    least: 20_000,
    most: 99_000,
    asksMost: {
      en: prose`Which county has the most people? Write its letter.`,
      es: prose`¿Qué condado tiene más habitantes? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which county has the fewest people? Write its letter.`,
      es: prose`¿Qué condado tiene menos habitantes? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the county with the fewest people to the one with the most.`,
      es: prose`Escribe las letras en orden, del condado con menos habitantes al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the county with the most people to the one with the fewest.`,
      es: prose`Escribe las letras en orden, del condado con más habitantes al que tiene menos.`,
    },
  },
  {
    head: { en: [line`River`, line`Length in miles`], es: [line`Río`, line`Longitud en millas`] },
    digits: 4,
    least: 1000,
    most: 2500,
    asksMost: {
      en: prose`Which river is the longest? Write its letter.`,
      es: prose`¿Qué río es el más largo? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which river is the shortest? Write its letter.`,
      es: prose`¿Qué río es el más corto? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the shortest river to the longest.`,
      es: prose`Escribe las letras en orden, del río más corto al más largo.`,
    },
    downward: {
      en: prose`Write the letters in order, from the longest river to the shortest.`,
      es: prose`Escribe las letras en orden, del río más largo al más corto.`,
    },
  },
  {
    head: { en: [line`City`, line`People`], es: [line`Ciudad`, line`Habitantes`] },
    digits: 6,
    least: 110_000,
    most: 400_000,
    asksMost: {
      en: prose`Which city has the most people? Write its letter.`,
      es: prose`¿Qué ciudad tiene más habitantes? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which city has the fewest people? Write its letter.`,
      es: prose`¿Qué ciudad tiene menos habitantes? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the city with the fewest people to the one with the most.`,
      es: prose`Escribe las letras en orden, de la ciudad con menos habitantes a la que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the city with the most people to the one with the fewest.`,
      es: prose`Escribe las letras en orden, de la ciudad con más habitantes a la que tiene menos.`,
    },
  },
  {
    head: { en: [line`Museum`, line`Visitors in a year`], es: [line`Museo`, line`Visitantes en un año`] },
    digits: 6,
    least: 120_000,
    most: 900_000,
    asksMost: {
      en: prose`Which museum has the most visitors? Write its letter.`,
      es: prose`¿Qué museo tiene más visitantes? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which museum has the fewest visitors? Write its letter.`,
      es: prose`¿Qué museo tiene menos visitantes? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the museum with the fewest visitors to the one with the most.`,
      es: prose`Escribe las letras en orden, del museo con menos visitantes al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the museum with the most visitors to the one with the fewest.`,
      es: prose`Escribe las letras en orden, del museo con más visitantes al que tiene menos.`,
    },
  },
  {
    head: { en: [line`Airport`, line`Flights in a year`], es: [line`Aeropuerto`, line`Vuelos en un año`] },
    digits: 6,
    least: 120_000,
    most: 800_000,
    asksMost: {
      en: prose`Which airport has the most flights? Write its letter.`,
      es: prose`¿Qué aeropuerto tiene más vuelos? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which airport has the fewest flights? Write its letter.`,
      es: prose`¿Qué aeropuerto tiene menos vuelos? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the airport with the fewest flights to the one with the most.`,
      es: prose`Escribe las letras en orden, del aeropuerto con menos vuelos al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the airport with the most flights to the one with the fewest.`,
      es: prose`Escribe las letras en orden, del aeropuerto con más vuelos al que tiene menos.`,
    },
  },
  {
    head: { en: [line`Park`, line`Area in acres`], es: [line`Parque`, line`Área en acres`] },
    digits: 5,
    least: 12_000,
    most: 90_000,
    asksMost: {
      en: prose`Which park is the largest? Write its letter.`,
      es: prose`¿Qué parque es el más grande? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which park is the smallest? Write its letter.`,
      es: prose`¿Qué parque es el más pequeño? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the smallest park to the largest.`,
      es: prose`Escribe las letras en orden, del parque más pequeño al más grande.`,
    },
    downward: {
      en: prose`Write the letters in order, from the largest park to the smallest.`,
      es: prose`Escribe las letras en orden, del parque más grande al más pequeño.`,
    },
  },
  {
    head: { en: [line`Ship`, line`Weight in tons`], es: [line`Barco`, line`Peso en toneladas`] },
    digits: 6,
    least: 110_000,
    most: 240_000,
    asksMost: {
      en: prose`Which ship is the heaviest? Write its letter.`,
      es: prose`¿Qué barco es el más pesado? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which ship is the lightest? Write its letter.`,
      es: prose`¿Qué barco es el más ligero? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the lightest ship to the heaviest.`,
      es: prose`Escribe las letras en orden, del barco más ligero al más pesado.`,
    },
    downward: {
      en: prose`Write the letters in order, from the heaviest ship to the lightest.`,
      es: prose`Escribe las letras en orden, del barco más pesado al más ligero.`,
    },
  },
  {
    head: { en: [line`Library`, line`Books`], es: [line`Biblioteca`, line`Libros`] },
    digits: 6,
    least: 110_000,
    most: 900_000,
    asksMost: {
      en: prose`Which library has the most books? Write its letter.`,
      es: prose`¿Qué biblioteca tiene más libros? Escribe su letra.`,
    },
    asksLeast: {
      en: prose`Which library has the fewest books? Write its letter.`,
      es: prose`¿Qué biblioteca tiene menos libros? Escribe su letra.`,
    },
    upward: {
      en: prose`Write the letters in order, from the library with the fewest books to the one with the most.`,
      es: prose`Escribe las letras en orden, de la biblioteca con menos libros a la que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the library with the most books to the one with the fewest.`,
      es: prose`Escribe las letras en orden, de la biblioteca con más libros a la que tiene menos.`,
    },
  },
]

export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Numbers of such a size that begin with so many equal digits. */
export function drawPlaces(random: Random, draw: (random: Random, digits: number) => readonly number[], turns = 0) {
  const about = random.evenly(startingAt(places, turns))
  const values = random.until(
    () => draw(random, about.digits),
    drawn => drawn.every(value => value > about.least && value < about.most && value % 100 !== 0),
  )
  return { about, values }
}

const tableIn = (head: readonly [Line, Line], values: readonly number[]): Block =>
  table({ head, rows: values.map((value, i) => [symbol(itemOf(LETTERS, i)), value]), rowHeads: true })

/** The table above what is asked about it. */
export const askOf = ({ head }: Places, values: readonly number[], asks: Both<Block>) => ({
  en: [tableIn(head.en, values), asks.en],
  es: [tableIn(head.es, values), asks.es],
})
