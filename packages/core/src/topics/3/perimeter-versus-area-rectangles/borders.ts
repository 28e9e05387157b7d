import { type Block, type Both, type Noun, name, type Person, prose, type Term, things } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Something rectangular with a border that goes all the way around. */
export interface Border {
  readonly length: Noun
  readonly area: Noun
  /** The border and one side are known. */
  readonly oneSide: (border: Term, side: Term, who: Person) => Both<Block>
  /** The border is known, and as much area as possible is asked for. */
  readonly greatest: (border: Term, who: Person) => Both<Block>
  /** The area is known, and as short a border as possible is asked for. */
  readonly shortest: (area: Term, who: Person) => Both<Block>
}

const FEET = { length: nouns.foot, area: nouns.squareFoot }
const INCHES = { length: nouns.inch, area: nouns.squareInch }
const METERS = { length: nouns.meter, area: nouns.squareMeter }

export const borders: readonly Border[] = [
  {
    ...FEET,
    oneSide: (border, side, who) => ({
      en: prose`${name(who)} uses ${border} of fence to go all the way around a rectangular rabbit pen. One side of the pen is ${side} long. What is the area of the pen?`,
      es: prose`${name(who)} usa ${border} de cerca para rodear por completo un corral rectangular para conejos. Un lado del corral mide ${side}. ¿Cuál es el área del corral?`,
    }),
    greatest: (border, who) => ({
      en: prose`${name(who)} has ${border} of fence to go all the way around a rectangular rabbit pen. Each side will be a whole number of ${things(nouns.foot)} long. What is the greatest area that the pen can have?`,
      es: prose`${name(who)} tiene ${border} de cerca para rodear por completo un corral rectangular para conejos. Cada lado medirá un número entero de ${things(nouns.foot)}. ¿Cuál es la mayor área que puede tener el corral?`,
    }),
    shortest: (area, who) => ({
      en: prose`${name(who)} plans a rectangular rabbit pen with an area of ${area}. Each side will be a whole number of ${things(nouns.foot)} long. What is the shortest fence that can go all the way around the pen?`,
      es: prose`${name(who)} planea un corral rectangular para conejos con un área de ${area}. Cada lado medirá un número entero de ${things(nouns.foot)}. ¿Cuánto mide la cerca más corta que puede rodear por completo el corral?`,
    }),
  },
  {
    ...METERS,
    oneSide: (border, side) => ({
      en: prose`A rope that is ${border} long goes all the way around a rectangular play area. One side of the play area is ${side} long. What is the area of the play area?`,
      es: prose`Una cuerda de ${border} rodea por completo una zona rectangular de juegos. Un lado de la zona mide ${side}. ¿Cuál es el área de la zona de juegos?`,
    }),
    greatest: border => ({
      en: prose`A rope that is ${border} long will go all the way around a rectangular play area. Each side will be a whole number of ${things(nouns.meter)} long. What is the greatest area that the play area can have?`,
      es: prose`Una cuerda de ${border} rodeará por completo una zona rectangular de juegos. Cada lado medirá un número entero de ${things(nouns.meter)}. ¿Cuál es la mayor área que puede tener la zona de juegos?`,
    }),
    shortest: area => ({
      en: prose`A rectangular play area will have an area of ${area}. Each side will be a whole number of ${things(nouns.meter)} long. What is the shortest rope that can go all the way around the play area?`,
      es: prose`Una zona rectangular de juegos tendrá un área de ${area}. Cada lado medirá un número entero de ${things(nouns.meter)}. ¿Cuánto mide la cuerda más corta que puede rodear por completo la zona?`,
    }),
  },
  {
    ...INCHES,
    oneSide: (border, side, who) => ({
      en: prose`${name(who)} glues ${border} of ribbon along all the edges of a rectangular card. One edge of the card is ${side} long. What is the area of the card?`,
      es: prose`${name(who)} pega ${border} de cinta en todos los bordes de una tarjeta rectangular. Un borde de la tarjeta mide ${side}. ¿Cuál es el área de la tarjeta?`,
    }),
    greatest: (border, who) => ({
      en: prose`${name(who)} has ${border} of ribbon to glue along all the edges of a rectangular card. Each edge will be a whole number of ${things(nouns.inch)} long. What is the greatest area that the card can have?`,
      es: prose`${name(who)} tiene ${border} de cinta para pegar en todos los bordes de una tarjeta rectangular. Cada borde medirá un número entero de ${things(nouns.inch)}. ¿Cuál es la mayor área que puede tener la tarjeta?`,
    }),
    shortest: (area, who) => ({
      en: prose`${name(who)} makes a rectangular card with an area of ${area}. Each edge will be a whole number of ${things(nouns.inch)} long. What is the shortest ribbon that can go along all the edges of the card?`,
      es: prose`${name(who)} hace una tarjeta rectangular con un área de ${area}. Cada borde medirá un número entero de ${things(nouns.inch)}. ¿Cuánto mide la cinta más corta que puede cubrir todos los bordes de la tarjeta?`,
    }),
  },
  {
    ...FEET,
    oneSide: (border, side, who) => ({
      en: prose`${name(who)} puts ${border} of boards all the way around a rectangular sandbox. One side of the sandbox is ${side} long. What is the area of the sandbox?`,
      es: prose`${name(who)} pone ${border} de tablas alrededor de todo un arenero rectangular. Un lado del arenero mide ${side}. ¿Cuál es el área del arenero?`,
    }),
    greatest: (border, who) => ({
      en: prose`${name(who)} has ${border} of boards to put all the way around a rectangular sandbox. Each side will be a whole number of ${things(nouns.foot)} long. What is the greatest area that the sandbox can have?`,
      es: prose`${name(who)} tiene ${border} de tablas para poner alrededor de todo un arenero rectangular. Cada lado medirá un número entero de ${things(nouns.foot)}. ¿Cuál es la mayor área que puede tener el arenero?`,
    }),
    shortest: (area, who) => ({
      en: prose`${name(who)} plans a rectangular sandbox with an area of ${area}. Each side will be a whole number of ${things(nouns.foot)} long. What is the shortest length of boards that can go all the way around the sandbox?`,
      es: prose`${name(who)} planea un arenero rectangular con un área de ${area}. Cada lado medirá un número entero de ${things(nouns.foot)}. ¿Cuál es la menor longitud de tablas que puede rodear todo el arenero?`,
    }),
  },
  {
    ...FEET,
    oneSide: (border, side) => ({
      en: prose`A row of bricks goes all the way around a rectangular flower bed. The row is ${border} long, and one side of the flower bed is ${side} long. What is the area of the flower bed?`,
      es: prose`Una fila de ladrillos rodea por completo un arriate rectangular. La fila mide ${border} y un lado del arriate mide ${side}. ¿Cuál es el área del arriate?`,
    }),
    greatest: border => ({
      en: prose`A row of bricks that is ${border} long will go all the way around a rectangular flower bed. Each side will be a whole number of ${things(nouns.foot)} long. What is the greatest area that the flower bed can have?`,
      es: prose`Una fila de ladrillos de ${border} rodeará por completo un arriate rectangular. Cada lado medirá un número entero de ${things(nouns.foot)}. ¿Cuál es la mayor área que puede tener el arriate?`,
    }),
    shortest: area => ({
      en: prose`A rectangular flower bed will have an area of ${area}. Each side will be a whole number of ${things(nouns.foot)} long. What is the shortest row of bricks that can go all the way around the flower bed?`,
      es: prose`Un arriate rectangular tendrá un área de ${area}. Cada lado medirá un número entero de ${things(nouns.foot)}. ¿Cuánto mide la fila de ladrillos más corta que puede rodear por completo el arriate?`,
    }),
  },
  {
    ...INCHES,
    oneSide: (border, side, who) => ({
      en: prose`${name(who)} puts ${border} of colored tape along all the edges of a rectangular board. One edge of the board is ${side} long. What is the area of the board?`,
      es: prose`${name(who)} pone ${border} de cinta de color en todos los bordes de un tablero rectangular. Un borde del tablero mide ${side}. ¿Cuál es el área del tablero?`,
    }),
    greatest: (border, who) => ({
      en: prose`${name(who)} has ${border} of colored tape to put along all the edges of a rectangular board. Each edge will be a whole number of ${things(nouns.inch)} long. What is the greatest area that the board can have?`,
      es: prose`${name(who)} tiene ${border} de cinta de color para poner en todos los bordes de un tablero rectangular. Cada borde medirá un número entero de ${things(nouns.inch)}. ¿Cuál es la mayor área que puede tener el tablero?`,
    }),
    shortest: (area, who) => ({
      en: prose`${name(who)} cuts a rectangular board with an area of ${area}. Each edge will be a whole number of ${things(nouns.inch)} long. What is the shortest tape that can go along all the edges of the board?`,
      es: prose`${name(who)} corta un tablero rectangular con un área de ${area}. Cada borde medirá un número entero de ${things(nouns.inch)}. ¿Cuánto mide la cinta más corta que puede cubrir todos los bordes del tablero?`,
    }),
  },
  {
    ...METERS,
    oneSide: (border, side) => ({
      en: prose`A farm builds a fence that is ${border} long all the way around a rectangular goat pen. One side of the pen is ${side} long. What is the area of the pen?`,
      es: prose`En una granja hacen una cerca de ${border} alrededor de todo un corral rectangular para cabras. Un lado del corral mide ${side}. ¿Cuál es el área del corral?`,
    }),
    greatest: border => ({
      en: prose`A farm has ${border} of fence to go all the way around a rectangular goat pen. Each side will be a whole number of ${things(nouns.meter)} long. What is the greatest area that the pen can have?`,
      es: prose`En una granja hay ${border} de cerca para rodear por completo un corral rectangular para cabras. Cada lado medirá un número entero de ${things(nouns.meter)}. ¿Cuál es la mayor área que puede tener el corral?`,
    }),
    shortest: area => ({
      en: prose`A farm plans a rectangular goat pen with an area of ${area}. Each side will be a whole number of ${things(nouns.meter)} long. What is the shortest fence that can go all the way around the pen?`,
      es: prose`En una granja planean un corral rectangular para cabras con un área de ${area}. Cada lado medirá un número entero de ${things(nouns.meter)}. ¿Cuánto mide la cerca más corta que puede rodear por completo el corral?`,
    }),
  },
  {
    ...FEET,
    oneSide: (border, side, who) => ({
      en: prose`${name(who)} puts a string of lights all the way around a rectangular patio. The string is ${border} long, and one side of the patio is ${side} long. What is the area of the patio?`,
      es: prose`${name(who)} pone una cadena de luces alrededor de todo un patio rectangular. La cadena mide ${border} y un lado del patio mide ${side}. ¿Cuál es el área del patio?`,
    }),
    greatest: (border, who) => ({
      en: prose`${name(who)} has a string of lights that is ${border} long to put all the way around a rectangular patio. Each side will be a whole number of ${things(nouns.foot)} long. What is the greatest area that the patio can have?`,
      es: prose`${name(who)} tiene una cadena de luces de ${border} para poner alrededor de todo un patio rectangular. Cada lado medirá un número entero de ${things(nouns.foot)}. ¿Cuál es la mayor área que puede tener el patio?`,
    }),
    shortest: (area, who) => ({
      en: prose`${name(who)} plans a rectangular patio with an area of ${area}. Each side will be a whole number of ${things(nouns.foot)} long. What is the shortest string of lights that can go all the way around the patio?`,
      es: prose`${name(who)} planea un patio rectangular con un área de ${area}. Cada lado medirá un número entero de ${things(nouns.foot)}. ¿Cuánto mide la cadena de luces más corta que puede rodear todo el patio?`,
    }),
  },
]
