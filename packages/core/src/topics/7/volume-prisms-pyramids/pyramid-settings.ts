import { line, prose, type Term } from '../../../author.ts'
import { type Ends, type Range, type Told, volumeOf } from './settings.ts'
import type { LengthUnit } from './solids.ts'

/** Square pyramids by the side of their base and their height. */
export interface PyramidThing {
  readonly unit: LengthUnit
  readonly side: Range
  readonly height: Range
  readonly ask: (side: Term, height: Term) => Told
  readonly ends: Ends
}
export const pyramidThings: readonly PyramidThing[] = [
  {
    unit: 'foot',
    side: [8, 14],
    height: [6, 9],
    ask: (s, h) => ({
      en: prose`A tent is a square pyramid. A side of its floor is ${s} long, and the tent is ${h} high. What is the volume of the space in the tent?`,
      es: prose`Una tienda de campaña es una pirámide de base cuadrada. Un lado de su piso mide ${s} y la tienda tiene ${h} de altura. ¿Cuál es el volumen del espacio dentro de la tienda?`,
    }),
    ends: volume => ({
      en: line`The volume of the space in the tent is ${volume}.`,
      es: line`El volumen del espacio dentro de la tienda es de ${volume}.`,
    }),
  },
  {
    unit: 'centimeter',
    side: [6, 10],
    height: [7, 12],
    ask: (s, h) => ({
      en: prose`A candle is a square pyramid that is ${h} high. A side of its base is ${s} long. What volume of wax is in the candle?`,
      es: prose`Una vela es una pirámide de base cuadrada de ${h} de altura. Un lado de su base mide ${s}. ¿Qué volumen de cera hay en la vela?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of wax in the candle.`,
      es: line`En la vela hay ${volume} de cera.`,
    }),
  },
  {
    unit: 'meter',
    side: [12, 30],
    height: [9, 20],
    ask: (s, h) => ({
      en: prose`A glass pyramid stands in front of a museum. Its base is a square with sides of ${s}, and it is ${h} high. What is its volume?`,
      es: prose`Frente a un museo hay una pirámide de vidrio. Su base es un cuadrado de ${s} de lado y tiene ${h} de altura. ¿Cuál es su volumen?`,
    }),
    ends: volumeOf('the glass pyramid', 'de la pirámide de vidrio'),
  },
  {
    unit: 'inch',
    side: [2, 4],
    height: [3, 6],
    ask: (s, h) => ({
      en: prose`A paperweight is a square pyramid made of marble. A side of its base is ${s} long, and its height is ${h}. What volume of marble is that?`,
      es: prose`Un pisapapeles es una pirámide de base cuadrada de mármol. Un lado de su base mide ${s} y su altura es de ${h}. ¿Qué volumen de mármol lleva?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of marble in the paperweight.`,
      es: line`El pisapapeles lleva ${volume} de mármol.`,
    }),
  },
  {
    unit: 'foot',
    side: [20, 30],
    height: [9, 15],
    ask: (s, h) => ({
      en: prose`The roof of a tower is a square pyramid. A side of its base is ${s} long, and the roof is ${h} high. What is the volume of the space under the roof?`,
      es: prose`El techo de una torre es una pirámide de base cuadrada. Un lado de su base mide ${s} y el techo tiene ${h} de altura. ¿Cuál es el volumen del espacio bajo el techo?`,
    }),
    ends: volumeOf('the space under the roof', 'del espacio bajo el techo'),
  },
  {
    unit: 'inch',
    side: [5, 8],
    height: [4, 9],
    ask: (s, h) => ({
      en: prose`A gift box is a square pyramid that is ${h} high. Each side of its base is ${s} long. What is the volume of the box?`,
      es: prose`Una caja de regalo es una pirámide de base cuadrada de ${h} de altura. Cada lado de su base mide ${s}. ¿Cuál es el volumen de la caja?`,
    }),
    ends: volumeOf('the gift box', 'de la caja de regalo'),
  },
  {
    unit: 'meter',
    side: [3, 6],
    height: [2, 4],
    ask: (s, h) => ({
      en: prose`Sand is piled up as a square pyramid. A side of the pile is ${s} long at the bottom, and the pile is ${h} high. What volume of sand is in the pile?`,
      es: prose`Un montón de arena tiene forma de pirámide de base cuadrada. Un lado mide ${s} en la parte de abajo y el montón tiene ${h} de altura. ¿Qué volumen de arena hay en el montón?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of sand in the pile.`,
      es: line`En el montón hay ${volume} de arena.`,
    }),
  },
  {
    unit: 'centimeter',
    side: [9, 15],
    height: [8, 14],
    ask: (s, h) => ({
      en: prose`A mold for a dessert is a square pyramid. A side of its opening is ${s} long, and the mold is ${h} deep. What volume does it hold?`,
      es: prose`Un molde para postres es una pirámide de base cuadrada. Un lado de su abertura mide ${s} y el molde tiene ${h} de profundidad. ¿Qué volumen le cabe?`,
    }),
    ends: volume => ({ en: line`The mold holds ${volume}.`, es: line`Al molde le caben ${volume}.` }),
  },
]

/** A square prism with a pyramid on it. */
export interface Topped {
  readonly unit: LengthUnit
  readonly side: Range
  readonly low: Range
  readonly top: Range
  readonly ask: (side: Term, low: Term, top: Term) => Told
  readonly ends: Ends
}
export const toppedThings: readonly Topped[] = [
  {
    unit: 'foot',
    side: [12, 18],
    low: [20, 30],
    top: [9, 12],
    ask: (s, h, t) => ({
      en: prose`A tower is a prism with a square base, ${s} on each side, and is ${h} high up to its roof. The roof is a pyramid that is ${t} high on the same base. What is the volume of the tower with its roof?`,
      es: prose`Una torre es un prisma de base cuadrada, de ${s} de lado, y mide ${h} de altura hasta el techo. El techo es una pirámide de ${t} de altura con la misma base. ¿Cuál es el volumen de la torre con su techo?`,
    }),
    ends: volumeOf('the tower with its roof', 'de la torre con su techo'),
  },
  {
    unit: 'inch',
    side: [6, 9],
    low: [7, 10],
    top: [3, 5],
    ask: (s, h, t) => ({
      en: prose`A birdhouse has a square floor with sides of ${s} and walls that are ${h} high. Its roof is a pyramid on top of the walls that is ${t} high. What is the volume inside the walls and the roof?`,
      es: prose`Una casita para pájaros tiene un piso cuadrado de ${s} de lado y paredes de ${h} de alto. Su techo es una pirámide de ${t} de altura sobre las paredes. ¿Cuál es el volumen dentro de las paredes y del techo?`,
    }),
    ends: volumeOf('the birdhouse', 'de la casita'),
  },
  {
    unit: 'foot',
    side: [9, 15],
    low: [6, 8],
    top: [3, 6],
    ask: (s, h, t) => ({
      en: prose`A party tent stands on a square with sides of ${s}. Its walls are ${h} high, and above them the cloth rises to a pyramid that is ${t} high. What is the volume of the space in the tent?`,
      es: prose`Una carpa para fiestas cubre un cuadrado de ${s} de lado. Sus paredes miden ${h} de alto y encima la tela forma una pirámide de ${t} de altura. ¿Cuál es el volumen del espacio dentro de la carpa?`,
    }),
    ends: volume => ({
      en: line`The volume of the space in the tent is ${volume}.`,
      es: line`El volumen del espacio dentro de la carpa es de ${volume}.`,
    }),
  },
  {
    unit: 'centimeter',
    side: [6, 9],
    low: [10, 15],
    top: [4, 8],
    ask: (s, h, t) => ({
      en: prose`A candle has a square base with sides of ${s}. Its lower part is a prism that is ${h} high, and its upper part is a pyramid that is ${t} high. What volume of wax is in the candle?`,
      es: prose`Una vela tiene una base cuadrada de ${s} de lado. Su parte de abajo es un prisma de ${h} de altura y la de arriba, una pirámide de ${t} de altura. ¿Qué volumen de cera hay en la vela?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of wax in the candle.`,
      es: line`En la vela hay ${volume} de cera.`,
    }),
  },
  {
    unit: 'meter',
    side: [3, 6],
    low: [2, 3],
    top: [1, 3],
    ask: (s, h, t) => ({
      en: prose`A greenhouse has a square floor with sides of ${s} and glass walls that are ${h} high. Its glass roof is a pyramid that is ${t} high. What is the volume of the greenhouse?`,
      es: prose`Un invernadero tiene un piso cuadrado de ${s} de lado y paredes de vidrio de ${h} de alto. Su techo de vidrio es una pirámide de ${t} de altura. ¿Cuál es el volumen del invernadero?`,
    }),
    ends: volumeOf('the greenhouse', 'del invernadero'),
  },
  {
    unit: 'foot',
    side: [2, 3],
    low: [9, 14],
    top: [1, 3],
    ask: (s, h, t) => ({
      en: prose`A stone monument is a prism with a square base, ${s} on each side, that is ${h} high, and on it a pyramid with the same base that is ${t} high. What volume of stone is in the monument?`,
      es: prose`Un monumento de piedra es un prisma de base cuadrada, de ${s} de lado y ${h} de altura, y encima tiene una pirámide de la misma base y de ${t} de altura. ¿Qué volumen de piedra hay en el monumento?`,
    }),
    ends: volume => ({
      en: line`There are ${volume} of stone in the monument.`,
      es: line`En el monumento hay ${volume} de piedra.`,
    }),
  },
  {
    unit: 'inch',
    side: [4, 6],
    low: [3, 5],
    top: [2, 4],
    ask: (s, h, t) => ({
      en: prose`A gift box is a prism with a square base, ${s} on each side, that is ${h} high. Its lid is a hollow pyramid that is ${t} high and just as wide. What is the volume of the closed box?`,
      es: prose`Una caja de regalo es un prisma de base cuadrada, de ${s} de lado y ${h} de altura. Su tapa es una pirámide hueca de ${t} de altura y del mismo ancho. ¿Cuál es el volumen de la caja cerrada?`,
    }),
    ends: volumeOf('the closed box', 'de la caja cerrada'),
  },
  {
    unit: 'meter',
    side: [4, 6],
    low: [5, 8],
    top: [2, 4],
    ask: (s, h, t) => ({
      en: prose`A grain bin has a square base with sides of ${s}. The grain fills the bin ${h} high, and on top of that it is heaped up to a pyramid that is ${t} high. What volume of grain is that?`,
      es: prose`Un granero tiene una base cuadrada de ${s} de lado. El grano lo llena hasta ${h} de altura y encima forma una pirámide de ${t} de altura. ¿Qué volumen de grano hay?`,
    }),
    ends: volume => ({ en: line`There are ${volume} of grain.`, es: line`Hay ${volume} de grano.` }),
  },
]
