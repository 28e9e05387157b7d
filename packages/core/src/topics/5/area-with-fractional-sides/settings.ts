import { type Block, type Both, type Hole, type Inline, line, prose, type Term } from '../../../author.ts'
import type { Length } from './rectangles.ts'

/** A rectangular thing with likely sides. */
export interface Setting {
  readonly unit: Length
  /** The whole parts of the sides. */
  readonly wholes: readonly [least: number, most: number]
  readonly denominators: readonly number[]
  readonly ask: (length: Term, width: Term) => Both<Block>
  readonly ends: (area: Hole) => Both<readonly Inline[]>
}

/** Both sides are less than 1. */
export const smallThings: readonly Setting[] = [
  {
    unit: 'yard',
    wholes: [0, 0],
    denominators: [3, 4, 6],
    ask: (a, b) => ({
      en: prose`A rectangular floor tile is ${a} long and ${b} wide. What is its area?`,
      es: prose`Una loseta rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the tile is ${area}.`, es: line`El área de la loseta es de ${area}.` }),
  },
  {
    unit: 'mile',
    wholes: [0, 0],
    denominators: [4, 5, 8],
    ask: (a, b) => ({
      en: prose`A rectangular park is ${a} long and ${b} wide. What is its area?`,
      es: prose`Un parque rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the park is ${area}.`, es: line`El área del parque es de ${area}.` }),
  },
  {
    unit: 'yard',
    wholes: [0, 0],
    denominators: [3, 4, 6, 8],
    ask: (a, b) => ({
      en: prose`A rectangular window is ${a} high and ${b} wide. What is its area?`,
      es: prose`Una ventana rectangular mide ${a} de alto y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the window is ${area}.`, es: line`El área de la ventana es de ${area}.` }),
  },
  {
    unit: 'meter',
    wholes: [0, 0],
    denominators: [3, 4, 5],
    ask: (a, b) => ({
      en: prose`A rectangular poster is ${a} high and ${b} wide. What is its area?`,
      es: prose`Un cartel rectangular mide ${a} de alto y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the poster is ${area}.`, es: line`El área del cartel es de ${area}.` }),
  },
  {
    unit: 'inch',
    wholes: [0, 0],
    denominators: [4, 8],
    ask: (a, b) => ({
      en: prose`A rectangular stamp is ${a} high and ${b} wide. What is its area?`,
      es: prose`Una estampilla rectangular mide ${a} de alto y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the stamp is ${area}.`, es: line`El área de la estampilla es de ${area}.` }),
  },
  {
    unit: 'yard',
    wholes: [0, 0],
    denominators: [3, 4, 6, 8],
    ask: (a, b) => ({
      en: prose`A piece of cloth for a rectangular scarf is ${a} long and ${b} wide. What is its area?`,
      es: prose`Un pedazo rectangular de tela para un pañuelo mide ${a} de largo y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the cloth is ${area}.`, es: line`El área de la tela es de ${area}.` }),
  },
  {
    unit: 'mile',
    wholes: [0, 0],
    denominators: [3, 5, 6, 8],
    ask: (a, b) => ({
      en: prose`A rectangular wheat field is ${a} long and ${b} wide. What is its area?`,
      es: prose`Un campo de trigo rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the field is ${area}.`, es: line`El área del campo es de ${area}.` }),
  },
  {
    unit: 'meter',
    wholes: [0, 0],
    denominators: [4, 5, 8],
    ask: (a, b) => ({
      en: prose`A rectangular mirror is ${a} high and ${b} wide. What is its area?`,
      es: prose`Un espejo rectangular mide ${a} de alto y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the mirror is ${area}.`, es: line`El área del espejo es de ${area}.` }),
  },
]

/** Both sides are mixed numbers. */
export const largeThings: readonly Setting[] = [
  {
    unit: 'foot',
    wholes: [1, 3],
    denominators: [2, 3, 4],
    ask: (a, b) => ({
      en: prose`A rectangular poster is ${a} high and ${b} wide. What is its area?`,
      es: prose`Un cartel rectangular mide ${a} de alto y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the poster is ${area}.`, es: line`El área del cartel es de ${area}.` }),
  },
  {
    unit: 'foot',
    wholes: [2, 8],
    denominators: [2, 3, 4],
    ask: (a, b) => ({
      en: prose`A rectangular garden bed is ${a} long and ${b} wide. What is its area?`,
      es: prose`Un arriate rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the garden bed is ${area}.`, es: line`El área del arriate es de ${area}.` }),
  },
  {
    unit: 'yard',
    wholes: [1, 2],
    denominators: [2, 3, 4],
    ask: (a, b) => ({
      en: prose`A rectangular tablecloth is ${a} long and ${b} wide. What is its area?`,
      es: prose`Un mantel rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the tablecloth is ${area}.`, es: line`El área del mantel es de ${area}.` }),
  },
  {
    unit: 'foot',
    wholes: [1, 4],
    denominators: [2, 3, 4, 6],
    ask: (a, b) => ({
      en: prose`A rectangular window is ${a} high and ${b} wide. What is its area?`,
      es: prose`Una ventana rectangular mide ${a} de alto y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the window is ${area}.`, es: line`El área de la ventana es de ${area}.` }),
  },
  {
    unit: 'yard',
    wholes: [2, 8],
    denominators: [2, 3, 4],
    ask: (a, b) => ({
      en: prose`A rectangular patio is ${a} long and ${b} wide. What is its area?`,
      es: prose`Un patio rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the patio is ${area}.`, es: line`El área del patio es de ${area}.` }),
  },
  {
    unit: 'meter',
    wholes: [1, 3],
    denominators: [2, 4, 5],
    ask: (a, b) => ({
      en: prose`A rectangular rug is ${a} long and ${b} wide. What is its area?`,
      es: prose`Una alfombra rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the rug is ${area}.`, es: line`El área de la alfombra es de ${area}.` }),
  },
  {
    unit: 'inch',
    wholes: [3, 8],
    denominators: [2, 4],
    ask: (a, b) => ({
      en: prose`A rectangular photo is ${a} high and ${b} wide. What is its area?`,
      es: prose`Una foto rectangular mide ${a} de alto y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the photo is ${area}.`, es: line`El área de la foto es de ${area}.` }),
  },
  {
    unit: 'meter',
    wholes: [2, 7],
    denominators: [2, 4, 5],
    ask: (a, b) => ({
      en: prose`A rectangular room is ${a} long and ${b} wide. What is its area?`,
      es: prose`Un cuarto rectangular mide ${a} de largo y ${b} de ancho. ¿Cuál es su área?`,
    }),
    ends: area => ({ en: line`The area of the room is ${area}.`, es: line`El área del cuarto es de ${area}.` }),
  },
]

/** Two things of one kind, told by their four sides. */
export interface Pair {
  readonly unit: Length
  readonly wholes: readonly [least: number, most: number]
  readonly ask: (a: Term, b: Term, c: Term, d: Term) => Both<Block>
}
export const pairs: readonly Pair[] = [
  {
    unit: 'foot',
    wholes: [1, 3],
    ask: (a, b, c, d) => ({
      en: prose`Two posters are rectangles. Poster A is ${a} by ${b}. Poster B is ${c} by ${d}. By how much is the area of poster A greater than that of poster B?`,
      es: prose`Dos carteles son rectangulares. El cartel A mide ${a} por ${b}. El cartel B mide ${c} por ${d}. ¿En cuánto supera el área del cartel A a la del cartel B?`,
    }),
  },
  {
    unit: 'foot',
    wholes: [2, 6],
    ask: (a, b, c, d) => ({
      en: prose`Two garden beds are rectangles. Garden bed A is ${a} by ${b}. Garden bed B is ${c} by ${d}. By how much is the area of garden bed A greater than that of garden bed B?`,
      es: prose`Dos arriates son rectangulares. El arriate A mide ${a} por ${b}. El arriate B mide ${c} por ${d}. ¿En cuánto supera el área del arriate A a la del arriate B?`,
    }),
  },
  {
    unit: 'yard',
    wholes: [1, 2],
    ask: (a, b, c, d) => ({
      en: prose`Two tablecloths are rectangles. Tablecloth A is ${a} by ${b}. Tablecloth B is ${c} by ${d}. By how much is the area of tablecloth A greater than that of tablecloth B?`,
      es: prose`Dos manteles son rectangulares. El mantel A mide ${a} por ${b}. El mantel B mide ${c} por ${d}. ¿En cuánto supera el área del mantel A a la del mantel B?`,
    }),
  },
  {
    unit: 'foot',
    wholes: [1, 4],
    ask: (a, b, c, d) => ({
      en: prose`Two windows are rectangles. Window A is ${a} by ${b}. Window B is ${c} by ${d}. By how much is the area of window A greater than that of window B?`,
      es: prose`Dos ventanas son rectangulares. La ventana A mide ${a} por ${b}. La ventana B mide ${c} por ${d}. ¿En cuánto supera el área de la ventana A a la de la ventana B?`,
    }),
  },
]

/** A narrow thing of which the area and one side are told. */
export interface Strip {
  readonly unit: Length
  readonly kind: 'unit area' | 'unit side'
  /** The denominators of the area or of the side that is told. */
  readonly denominators: readonly number[]
  /** The side or the area that is a whole number. */
  readonly wholes: readonly [least: number, most: number]
  readonly ask: (area: Term, side: Term) => Both<Block>
  readonly ends: (side: Hole) => Both<readonly Inline[]>
}
export const strips: readonly Strip[] = [
  {
    unit: 'foot',
    kind: 'unit area',
    denominators: [2, 3, 4],
    wholes: [3, 6],
    ask: (area, side) => ({
      en: prose`A ribbon is ${side} long. Its area is ${area}. How wide is the ribbon?`,
      es: prose`Una cinta mide ${side} de largo. Su área es de ${area}. ¿Cuánto mide de ancho?`,
    }),
    ends: side => ({ en: line`The ribbon is ${side} wide.`, es: line`La cinta mide ${side} de ancho.` }),
  },
  {
    unit: 'yard',
    kind: 'unit side',
    denominators: [2, 3, 4],
    wholes: [3, 6],
    ask: (area, side) => ({
      en: prose`A rectangular garden bed along a wall is ${side} wide. Its area is ${area}. How long is the garden bed?`,
      es: prose`Un arriate rectangular junto a una pared mide ${side} de ancho. Su área es de ${area}. ¿Cuánto mide de largo?`,
    }),
    ends: side => ({ en: line`The garden bed is ${side} long.`, es: line`El arriate mide ${side} de largo.` }),
  },
  {
    unit: 'meter',
    kind: 'unit area',
    denominators: [3, 4, 5],
    wholes: [2, 4],
    ask: (area, side) => ({
      en: prose`A rectangular board is ${side} long. Its area is ${area}. How wide is the board?`,
      es: prose`Una tabla rectangular mide ${side} de largo. Su área es de ${area}. ¿Cuánto mide de ancho?`,
    }),
    ends: side => ({ en: line`The board is ${side} wide.`, es: line`La tabla mide ${side} de ancho.` }),
  },
  {
    unit: 'yard',
    kind: 'unit side',
    denominators: [2, 3],
    wholes: [4, 9],
    ask: (area, side) => ({
      en: prose`A straight path is ${side} wide. Its area is ${area}. How long is the path?`,
      es: prose`Un camino recto mide ${side} de ancho. Su área es de ${area}. ¿Cuánto mide de largo?`,
    }),
    ends: side => ({ en: line`The path is ${side} long.`, es: line`El camino mide ${side} de largo.` }),
  },
  {
    unit: 'yard',
    kind: 'unit area',
    denominators: [3, 4, 6],
    wholes: [2, 4],
    ask: (area, side) => ({
      en: prose`A rectangular strip of cloth is ${side} long. Its area is ${area}. How wide is the strip?`,
      es: prose`Una tira rectangular de tela mide ${side} de largo. Su área es de ${area}. ¿Cuánto mide de ancho?`,
    }),
    ends: side => ({ en: line`The strip is ${side} wide.`, es: line`La tira mide ${side} de ancho.` }),
  },
  {
    unit: 'meter',
    kind: 'unit side',
    denominators: [3, 4],
    wholes: [2, 6],
    ask: (area, side) => ({
      en: prose`A rectangular strip of grass is ${side} wide. Its area is ${area}. How long is the strip?`,
      es: prose`Una franja rectangular de césped mide ${side} de ancho. Su área es de ${area}. ¿Cuánto mide de largo?`,
    }),
    ends: side => ({ en: line`The strip is ${side} long.`, es: line`La franja mide ${side} de largo.` }),
  },
]
