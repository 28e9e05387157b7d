import { line, name, prose, subject } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { LengthStory } from './length-story.ts'

/** Two lengths make one. */
export const joinStories: readonly LengthStory[] = [
  {
    unit: 'centimeter',
    signs: ['+', '+'],
    ranges: [
      [21, 59],
      [20, 39],
    ],
    found: [41, 98],
    why: [because.joinTheLengths],
    tell: ({ a, b }) => ({
      en: prose`A red ribbon is ${a} long. A blue ribbon is ${b} long. How long are the two ribbons together?`,
      es: prose`Una cinta roja mide ${a}. Una cinta azul mide ${b}. ¿Cuánto miden las dos cintas juntas?`,
    }),
    ends: found => ({
      en: line`Together the ribbons are ${found} long.`,
      es: line`Juntas, las cintas miden ${found}.`,
    }),
  },
  {
    unit: 'meter',
    signs: ['+', '+'],
    ranges: [
      [20, 59],
      [20, 39],
    ],
    found: [40, 98],
    why: [because.joinTheLengths],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} walks ${a} to the pond. Then ${subject(who)} walks ${b} to the gate. How far does ${subject(who)} walk in all?`,
      es: prose`${name(who)} camina ${a} hasta el estanque. Luego camina ${b} hasta el portón. ¿Cuánto camina en total?`,
    }),
    ends: (found, who) => ({
      en: line`${name(who)} walks ${found} in all.`,
      es: line`${name(who)} camina ${found} en total.`,
    }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '+'],
    ranges: [
      [12, 34],
      [11, 25],
    ],
    found: [23, 59],
    why: [because.joinTheLengths],
    tell: ({ a, b }) => ({
      en: prose`A plant is ${a} tall in May. By July, it grows ${b} more. How tall is the plant in July?`,
      es: prose`Una planta mide ${a} de alto en mayo. Hasta julio crece ${b} más. ¿Cuánto mide de alto la planta en julio?`,
    }),
    ends: found => ({
      en: line`In July, the plant is ${found} tall.`,
      es: line`En julio, la planta mide ${found} de alto.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['+', '+'],
    ranges: [
      [24, 55],
      [12, 42],
    ],
    found: [36, 96],
    why: [because.joinTheLengths],
    tell: ({ a, b }) => ({
      en: prose`A carpenter lays two boards in a row. One is ${a} long and the other is ${b} long. How long is the row?`,
      es: prose`Un carpintero pone dos tablas en fila. Una mide ${a} y la otra mide ${b}. ¿Cuánto mide la fila?`,
    }),
    ends: found => ({ en: line`The row is ${found} long.`, es: line`La fila mide ${found}.` }),
  },
  {
    unit: 'inch',
    signs: ['+', '+'],
    ranges: [
      [12, 40],
      [11, 25],
    ],
    found: [23, 60],
    why: [because.joinTheLengths],
    tell: ({ a, b }) => ({
      en: prose`A young snake is ${a} long. It grows ${b} more. How long is the snake now?`,
      es: prose`Una serpiente joven mide ${a}. Crece ${b} más. ¿Cuánto mide ahora la serpiente?`,
    }),
    ends: found => ({ en: line`The snake is ${found} long now.`, es: line`Ahora, la serpiente mide ${found}.` }),
  },
  {
    unit: 'meter',
    signs: ['+', '+'],
    ranges: [
      [30, 59],
      [20, 39],
    ],
    found: [50, 98],
    why: [because.joinTheLengths],
    tell: ({ a, b }) => ({
      en: prose`A fence is ${a} long. A farmer adds ${b} of fence. How long is the fence now?`,
      es: prose`Una cerca mide ${a}. Un granjero le agrega ${b}. ¿Cuánto mide ahora la cerca?`,
    }),
    ends: found => ({ en: line`The fence is ${found} long now.`, es: line`Ahora, la cerca mide ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '+'],
    ranges: [
      [20, 55],
      [20, 42],
    ],
    found: [40, 97],
    why: [because.joinTheLengths],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} uses ${a} of string for a kite and ${b} of string for a gift. How much string is that in all?`,
      es: prose`${name(who)} usa ${a} de cuerda para una cometa y ${b} para un regalo. ¿Cuánta cuerda usa en total?`,
    }),
    ends: (found, who) => ({
      en: line`${name(who)} uses ${found} of string in all.`,
      es: line`${name(who)} usa ${found} de cuerda en total.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['+', '+'],
    ranges: [
      [30, 49],
      [30, 48],
    ],
    found: [60, 97],
    why: [because.joinTheLengths],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} makes two jumps in a row. The first is ${a} long and the second is ${b} long. How far does ${subject(who)} jump in all?`,
      es: prose`${name(who)} da dos saltos seguidos. El primero mide ${a} y el segundo mide ${b}. ¿Cuánto salta en total?`,
    }),
    ends: (found, who) => ({
      en: line`${name(who)} jumps ${found} in all.`,
      es: line`${name(who)} salta ${found} en total.`,
    }),
  },
]
