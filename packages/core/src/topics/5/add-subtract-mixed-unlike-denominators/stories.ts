import { type Block, type Both, type Inline, line, type Noun, prose, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Sign } from './mixed-pairs.ts'

/** A short story of one sum or one difference. */
export interface ShortStory {
  readonly sign: Sign
  readonly unit: Noun
  readonly easy: readonly (readonly [number, number])[]
  readonly medium: readonly (readonly [number, number])[]
  readonly wholes: readonly [least: number, most: number]
  readonly ask: (left: Term, right: Term) => Both<Block>
  readonly ends: (found: Term) => Both<readonly Inline[]>
}

const CUPS = {
  easy: [
    [2, 4],
    [4, 8],
    [2, 8],
  ],
  medium: [
    [2, 3],
    [3, 4],
    [3, 8],
  ],
} as const
const MILES = {
  easy: [
    [2, 4],
    [2, 10],
    [5, 10],
    [4, 8],
  ],
  medium: [
    [4, 5],
    [2, 5],
    [4, 10],
    [5, 8],
  ],
} as const
const HOURS = {
  easy: [
    [2, 4],
    [3, 6],
    [2, 6],
  ],
  medium: [
    [2, 3],
    [3, 4],
    [4, 6],
  ],
} as const
const POUNDS = {
  easy: [
    [2, 4],
    [4, 8],
    [2, 8],
  ],
  medium: [
    [3, 4],
    [3, 8],
    [2, 3],
  ],
} as const

const stories: readonly ShortStory[] = [
  {
    ...CUPS,
    sign: '+',
    unit: nouns.cup,
    wholes: [1, 4],
    ask: (a, b) => ({
      en: prose`A baker mixes ${a} of white flour with ${b} of rye flour. How much flour is that in all?`,
      es: prose`Una panadera mezcla ${a} de harina blanca con ${b} de harina de centeno. ¿Cuánta harina hay en total?`,
    }),
    ends: found => ({ en: line`That is ${found} of flour.`, es: line`Son ${found} de harina.` }),
  },
  {
    ...MILES,
    sign: '−',
    unit: nouns.mile,
    wholes: [1, 9],
    ask: (a, b) => ({
      en: prose`A trail is ${a} long. Hikers have walked ${b} of it. How far is it to the end of the trail?`,
      es: prose`Un sendero mide ${a}. Unos excursionistas han caminado ${b}. ¿Cuánto les falta para llegar al final?`,
    }),
    ends: found => ({ en: line`It is ${found} to the end.`, es: line`Les faltan ${found}.` }),
  },
  {
    ...HOURS,
    sign: '+',
    unit: nouns.hour,
    wholes: [1, 3],
    ask: (a, b) => ({
      en: prose`Kofi practiced the violin for ${a} on Saturday and for ${b} on Sunday. How long did he practice in all?`,
      es: prose`Kofi practicó violín durante ${a} el sábado y durante ${b} el domingo. ¿Cuánto tiempo practicó en total?`,
    }),
    ends: found => ({ en: line`Kofi practiced for ${found}.`, es: line`Kofi practicó durante ${found}.` }),
  },
  {
    ...POUNDS,
    sign: '−',
    unit: nouns.pound,
    wholes: [2, 12],
    ask: (a, b) => ({
      en: prose`A bag has ${a} of potatoes. A cook uses ${b}. How many pounds of potatoes are left?`,
      es: prose`En una bolsa hay ${a} de papas. Un cocinero usa ${b}. ¿Cuántas libras de papas quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of potatoes left.`, es: line`Quedan ${found} de papas.` }),
  },
  {
    ...MILES,
    sign: '+',
    unit: nouns.mile,
    wholes: [1, 8],
    ask: (a, b) => ({
      en: prose`Mei rides her bicycle ${a} in the morning and ${b} in the evening. How far does she ride in all?`,
      es: prose`Mei recorre en bicicleta ${a} por la mañana y ${b} por la tarde. ¿Qué distancia recorre en total?`,
    }),
    ends: found => ({ en: line`Mei rides ${found}.`, es: line`Mei recorre ${found}.` }),
  },
  {
    ...HOURS,
    sign: '−',
    unit: nouns.hour,
    wholes: [1, 6],
    ask: (a, b) => ({
      en: prose`A drive to the beach takes ${a}. The Garcia family has driven for ${b}. How much longer do they have to drive?`,
      es: prose`El viaje a la playa dura ${a}. La familia García ha manejado durante ${b}. ¿Cuánto tiempo les falta?`,
    }),
    ends: found => ({ en: line`They have to drive for ${found} more.`, es: line`Les faltan ${found}.` }),
  },
  {
    ...POUNDS,
    sign: '+',
    unit: nouns.pound,
    wholes: [1, 6],
    ask: (a, b) => ({
      en: prose`Rosa picks ${a} of strawberries and ${b} of raspberries. How many pounds of berries does she pick in all?`,
      es: prose`Rosa recoge ${a} de fresas y ${b} de frambuesas. ¿Cuántas libras de frutas recoge en total?`,
    }),
    ends: found => ({ en: line`Rosa picks ${found} of berries.`, es: line`Rosa recoge ${found} de frutas.` }),
  },
  {
    ...CUPS,
    sign: '−',
    unit: nouns.cup,
    wholes: [1, 8],
    ask: (a, b) => ({
      en: prose`There are ${a} of milk in a pitcher. Diego pours out ${b}. How much milk is left?`,
      es: prose`En una jarra hay ${a} de leche. Diego sirve ${b}. ¿Cuánta leche queda?`,
    }),
    ends: found => ({ en: line`There are ${found} of milk left.`, es: line`Quedan ${found} de leche.` }),
  },
]

/** No level tells what the other tells. */
export const shortStories = { easy: stories.slice(0, 4), medium: stories.slice(4) }
