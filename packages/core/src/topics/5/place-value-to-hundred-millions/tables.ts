import { type Block, type Both, itemOf, line, prose, type Random, symbol, table } from '../../../author.ts'
import { knotted } from './periods.ts'

type Line = ReturnType<typeof line>
/** Four made-up things, told apart by letters, and the order of a number of each. */
export interface Counted {
  readonly head: Both<readonly [thing: Line, number: Line]>
  readonly says: Both<Block>
  readonly digits: 7 | 8 | 9
  readonly upward: Both<Block>
  readonly downward: Both<Block>
}

export const counted: readonly Counted[] = [
  {
    head: { en: [line`Country`, line`People`], es: [line`País`, line`Habitantes`] },
    says: {
      en: prose`The table shows how many people live in four countries.`,
      es: prose`La tabla muestra cuántos habitantes tienen cuatro países.`,
    },
    digits: 8,
    upward: {
      en: prose`Write the letters in order, from the country with the fewest people to the one with the most.`,
      es: prose`Escribe las letras en orden, del país con menos habitantes al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the country with the most people to the one with the fewest.`,
      es: prose`Escribe las letras en orden, del país con más habitantes al que tiene menos.`,
    },
  },
  {
    head: { en: [line`Video`, line`Views`], es: [line`Video`, line`Vistas`] },
    says: {
      en: prose`The table shows how many views four videos have.`,
      es: prose`La tabla muestra cuántas vistas tienen cuatro videos.`,
    },
    digits: 8,
    upward: {
      en: prose`Write the letters in order, from the video with the fewest views to the one with the most.`,
      es: prose`Escribe las letras en orden, del video con menos vistas al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the video with the most views to the one with the fewest.`,
      es: prose`Escribe las letras en orden, del video con más vistas al que tiene menos.`,
    },
  },
  {
    head: { en: [line`Game`, line`Downloads`], es: [line`Juego`, line`Descargas`] },
    says: {
      en: prose`The table shows how many times four games were downloaded.`,
      es: prose`La tabla muestra cuántas veces se descargaron cuatro juegos.`,
    },
    digits: 7,
    upward: {
      en: prose`Write the letters in order, from the game with the fewest downloads to the one with the most.`,
      es: prose`Escribe las letras en orden, del juego con menos descargas al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the game with the most downloads to the one with the fewest.`,
      es: prose`Escribe las letras en orden, del juego con más descargas al que tiene menos.`,
    },
  },
  {
    head: { en: [line`Airport`, line`Passengers in a year`], es: [line`Aeropuerto`, line`Pasajeros en un año`] },
    says: {
      en: prose`The table shows how many passengers used four airports in a year.`,
      es: prose`La tabla muestra cuántos pasajeros pasaron por cuatro aeropuertos en un año.`,
    },
    digits: 8,
    upward: {
      en: prose`Write the letters in order, from the airport with the fewest passengers to the one with the most.`,
      es: prose`Escribe las letras en orden, del aeropuerto con menos pasajeros al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the airport with the most passengers to the one with the fewest.`,
      es: prose`Escribe las letras en orden, del aeropuerto con más pasajeros al que tiene menos.`,
    },
  },
  {
    head: { en: [line`Song`, line`Plays`], es: [line`Canción`, line`Reproducciones`] },
    says: {
      en: prose`The table shows how many times four songs were played.`,
      es: prose`La tabla muestra cuántas veces se reprodujeron cuatro canciones.`,
    },
    digits: 9,
    upward: {
      en: prose`Write the letters in order, from the song with the fewest plays to the one with the most.`,
      es: prose`Escribe las letras en orden, de la canción con menos reproducciones a la que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the song with the most plays to the one with the fewest.`,
      es: prose`Escribe las letras en orden, de la canción con más reproducciones a la que tiene menos.`,
    },
  },
  {
    head: { en: [line`Website`, line`Visits in a year`], es: [line`Sitio web`, line`Visitas en un año`] },
    says: {
      en: prose`The table shows how many visits four websites had in a year.`,
      es: prose`La tabla muestra cuántas visitas tuvieron cuatro sitios web en un año.`,
    },
    digits: 9,
    upward: {
      en: prose`Write the letters in order, from the website with the fewest visits to the one with the most.`,
      es: prose`Escribe las letras en orden, del sitio web con menos visitas al que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the website with the most visits to the one with the fewest.`,
      es: prose`Escribe las letras en orden, del sitio web con más visitas al que tiene menos.`,
    },
  },
  {
    head: { en: [line`Lottery`, line`Tickets sold`], es: [line`Lotería`, line`Boletos vendidos`] },
    says: {
      en: prose`The table shows how many tickets four lotteries sold.`,
      es: prose`La tabla muestra cuántos boletos vendieron cuatro loterías.`,
    },
    digits: 9,
    upward: {
      en: prose`Write the letters in order, from the lottery with the fewest tickets sold to the one with the most.`,
      es: prose`Escribe las letras en orden, de la lotería con menos boletos vendidos a la que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the lottery with the most tickets sold to the one with the fewest.`,
      es: prose`Escribe las letras en orden, de la lotería con más boletos vendidos a la que tiene menos.`,
    },
  },
  {
    head: { en: [line`Library`, line`Books`], es: [line`Biblioteca`, line`Libros`] },
    says: {
      en: prose`The table shows how many books four libraries have.`,
      es: prose`La tabla muestra cuántos libros tienen cuatro bibliotecas.`,
    },
    digits: 7,
    upward: {
      en: prose`Write the letters in order, from the library with the fewest books to the one with the most.`,
      es: prose`Escribe las letras en orden, de la biblioteca con menos libros a la que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the library with the most books to the one with the fewest.`,
      es: prose`Escribe las letras en orden, de la biblioteca con más libros a la que tiene menos.`,
    },
  },
  {
    head: { en: [line`Factory`, line`Bricks made in a year`], es: [line`Fábrica`, line`Ladrillos hechos en un año`] },
    says: {
      en: prose`The table shows how many bricks four factories made in a year.`,
      es: prose`La tabla muestra cuántos ladrillos hicieron cuatro fábricas en un año.`,
    },
    digits: 8,
    upward: {
      en: prose`Write the letters in order, from the factory with the fewest bricks to the one with the most.`,
      es: prose`Escribe las letras en orden, de la fábrica con menos ladrillos a la que tiene más.`,
    },
    downward: {
      en: prose`Write the letters in order, from the factory with the most bricks to the one with the fewest.`,
      es: prose`Escribe las letras en orden, de la fábrica con más ladrillos a la que tiene menos.`,
    },
  },
]

export const LETTERS = ['A', 'B', 'C', 'D'] as const

/** Numbers of such a size that begin with two equal digits; of no real place or thing. */
export function drawCounted(random: Random) {
  const about = random.evenly(counted)
  return { about, values: knotted(random, about.digits) }
}

const tableIn = (head: readonly [Line, Line], values: readonly number[]): Block =>
  table({ head, rows: values.map((value, i) => [symbol(itemOf(LETTERS, i)), value]), rowHeads: true })

/** What the table shows, the table, and what is asked about it. */
export const askOf = ({ head, says }: Counted, values: readonly number[], asks: Both<Block>) => ({
  en: [says.en, tableIn(head.en, values), asks.en],
  es: [says.es, tableIn(head.es, values), asks.es],
})
