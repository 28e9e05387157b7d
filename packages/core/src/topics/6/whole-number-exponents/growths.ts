import { type Both, type Hole, type Inline, line } from '../../../author.ts'

type Said = Both<readonly Inline[]>
/** Something that is multiplied by the same number again and again. */
export interface Growth {
  readonly bases: readonly number[]
  readonly times: readonly [least: number, most: number]
  readonly tell: (base: Hole, n: Hole) => Said
  /** Why the number of the answer is a power. */
  readonly why: (base: number, n: number) => Said
  readonly ends: (value: Hole) => Said
}

export const growths: readonly Growth[] = [
  {
    bases: [3, 4, 5],
    times: [4, 5],
    tell: (base, n) => ({
      en: line`In round 1, a joke is sent to ${base} people. In each later round, everyone who has just received it sends it to ${base} new people. How many people receive it in round ${n}?`,
      es: line`En la ronda 1, un chiste se envía a ${base} personas. En cada ronda siguiente, quienes lo acaban de recibir lo envían cada uno a ${base} personas nuevas. ¿Cuántas personas lo reciben en la ronda ${n}?`,
    }),
    why: (base, n) => ({
      en: line`In each of the ${n} rounds, the number of people is multiplied by ${base}, starting from 1 sender.`,
      es: line`En cada una de las ${n} rondas, el número de personas se multiplica por ${base}, a partir de 1 que envía el chiste.`,
    }),
    ends: value => ({
      en: line`In that round, ${value} people receive the joke.`,
      es: line`En esa ronda, ${value} personas reciben el chiste.`,
    }),
  },
  {
    bases: [2],
    times: [7, 8],
    tell: (base, n) => ({
      en: line`A cell splits into ${base} cells every hour, and so does each new cell. How many cells are there after ${n} hours?`,
      es: line`Una célula se divide en ${base} células cada hora, y lo mismo hace cada célula nueva. ¿Cuántas células hay después de ${n} horas?`,
    }),
    why: (base, n) => ({
      en: line`The number of cells is multiplied by ${base} every hour: ${n} times, starting from 1 cell.`,
      es: line`El número de células se multiplica por ${base} cada hora: ${n} veces, a partir de 1 célula.`,
    }),
    ends: value => ({ en: line`There are ${value} cells.`, es: line`Hay ${value} células.` }),
  },
  {
    bases: [6, 7, 8],
    times: [3, 4],
    tell: (base, n) => ({
      en: line`A lock has ${n} wheels, and each wheel has ${base} symbols. A code uses one symbol from each wheel. How many different codes are there?`,
      es: line`Un candado tiene ${n} ruedas y cada rueda tiene ${base} símbolos. Una clave usa un símbolo de cada rueda. ¿Cuántas claves distintas hay?`,
    }),
    why: (base, n) => ({
      en: line`There are ${base} choices for each of the ${n} wheels: multiply them.`,
      es: line`Hay ${base} posibilidades para cada una de las ${n} ruedas: multiplícalas.`,
    }),
    ends: value => ({ en: line`There are ${value} different codes.`, es: line`Hay ${value} claves distintas.` }),
  },
  {
    bases: [3],
    times: [5, 6],
    tell: (base, n) => ({
      en: line`In a video game, level 1 has ${base} stars. Each level has ${base} times as many stars as the level before it. How many stars does level ${n} have?`,
      es: line`En un videojuego, el nivel 1 tiene ${base} estrellas. Cada nivel tiene ${base} veces las estrellas del nivel anterior. ¿Cuántas estrellas tiene el nivel ${n}?`,
    }),
    why: (base, n) => ({
      en: line`Start with the ${base} stars of level 1. Each later level multiplies by ${base}: ${n} factors in all.`,
      es: line`Empieza con las ${base} estrellas del nivel 1. Cada nivel siguiente multiplica por ${base}: ${n} factores en total.`,
    }),
    ends: value => ({ en: line`The level has ${value} stars.`, es: line`El nivel tiene ${value} estrellas.` }),
  },
  {
    bases: [4],
    times: [3, 5],
    tell: (base, n) => ({
      en: line`To make a tile pattern, a square is cut into ${base} equal squares. Then every square is cut into ${base} again, and so on. How many squares are there after ${n} rounds of cutting?`,
      es: line`Para un diseño de mosaicos, un cuadrado se corta en ${base} cuadrados iguales. Luego cada cuadrado se corta otra vez en ${base}, y así sucesivamente. ¿Cuántos cuadrados hay después de ${n} rondas de cortes?`,
    }),
    why: (base, n) => ({
      en: line`Each of the ${n} rounds multiplies the number of squares by ${base}, starting from 1 square.`,
      es: line`Cada una de las ${n} rondas multiplica por ${base} el número de cuadrados, a partir de 1 cuadrado.`,
    }),
    ends: value => ({ en: line`There are ${value} squares.`, es: line`Hay ${value} cuadrados.` }),
  },
  {
    bases: [5, 6, 7],
    times: [3, 4],
    tell: (base, n) => ({
      en: line`A library names each of its shelves with ${n} letters. In each place, one of ${base} letters is used, and letters may repeat. How many shelves can have different names?`,
      es: line`Una biblioteca nombra cada estante con ${n} letras. En cada lugar se usa una de ${base} letras, y las letras se pueden repetir. ¿Cuántos estantes pueden tener nombres distintos?`,
    }),
    why: (base, n) => ({
      en: line`There are ${base} choices for each of the ${n} letters: multiply them.`,
      es: line`Hay ${base} posibilidades para cada una de las ${n} letras: multiplícalas.`,
    }),
    ends: value => ({
      en: line`There can be ${value} shelves with different names.`,
      es: line`${value} estantes pueden tener nombres distintos.`,
    }),
  },
  {
    bases: [9, 11, 12],
    times: [3, 3],
    tell: (base, n) => ({
      en: line`A warehouse stacks equal boxes into a large cube. The cube measures ${base} boxes in each of its ${n} dimensions. How many boxes are in it?`,
      es: line`En un almacén se apilan cajas iguales para formar un cubo grande. El cubo mide ${base} cajas en cada una de sus ${n} dimensiones. ¿Cuántas cajas hay en el cubo?`,
    }),
    why: (base, n) => ({
      en: line`Multiply length, width, and height: all ${n} are ${base} boxes.`,
      es: line`Multiplica largo, ancho y alto: los ${n} son de ${base} cajas.`,
    }),
    ends: value => ({ en: line`There are ${value} boxes.`, es: line`Hay ${value} cajas.` }),
  },
  {
    bases: [3],
    times: [4, 6],
    tell: (base, n) => ({
      en: line`In a knockout contest, ${base} teams play in each match and only the winner goes on. It takes ${n} rounds to find the winner of the contest. How many teams start?`,
      es: line`En un torneo eliminatorio, juegan ${base} equipos en cada partida y solo avanza el ganador. Se necesitan ${n} rondas para hallar al ganador del torneo. ¿Cuántos equipos empiezan?`,
    }),
    why: (base, n) => ({
      en: line`Going back from the winner, each of the ${n} rounds multiplies the number of teams by ${base}.`,
      es: line`Desde el ganador hacia atrás, en cada una de las ${n} rondas el número de equipos se multiplica por ${base}.`,
    }),
    ends: value => ({ en: line`${value} teams start.`, es: line`Empiezan ${value} equipos.` }),
  },
]
