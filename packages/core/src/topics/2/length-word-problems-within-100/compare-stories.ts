import { line, name, prose } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { LengthStory } from './length-story.ts'

/** Two lengths, the longer one first or last: how much longer is one? */
export const compareStories: readonly LengthStory[] = [
  {
    unit: 'inch',
    signs: ['+', '-'],
    ranges: [
      [50, 56],
      [40, 49],
    ],
    found: [2, 15],
    why: [because.compareTheLengths],
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)} is ${a} tall. ${name(other)} is ${b} tall. How much taller is ${name(who)} than ${name(other)}?`,
      es: prose`${name(who)} mide ${a}. ${name(other)} mide ${b}. ¿Cuánto más mide ${name(who)} que ${name(other)}?`,
    }),
    ends: (found, who, other) => ({
      en: line`${name(who)} is ${found} taller than ${name(other)}.`,
      es: line`${name(who)} mide ${found} más que ${name(other)}.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['-', '+'],
    ranges: [
      [12, 39],
      [32, 60],
    ],
    found: [8, 45],
    why: [because.compareTheLengths],
    tell: ({ a, b }) => ({
      en: prose`A green snake is ${a} long. A brown snake is ${b} long. How much shorter is the green snake?`,
      es: prose`Una serpiente verde mide ${a}. Una serpiente café mide ${b}. ¿Cuánto menos mide la serpiente verde?`,
    }),
    ends: found => ({
      en: line`The green snake is ${found} shorter.`,
      es: line`La serpiente verde mide ${found} menos.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['-', '+'],
    ranges: [
      [30, 46],
      [42, 60],
    ],
    found: [3, 28],
    why: [because.compareTheLengths],
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)} jumps ${a}. ${name(other)} jumps ${b}. How much farther does ${name(other)} jump than ${name(who)}?`,
      es: prose`${name(who)} salta ${a}. ${name(other)} salta ${b}. ¿Cuánto más salta ${name(other)} que ${name(who)}?`,
    }),
    ends: (found, who, other) => ({
      en: line`${name(other)} jumps ${found} farther than ${name(who)}.`,
      es: line`${name(other)} salta ${found} más que ${name(who)}.`,
    }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [32, 60],
      [12, 38],
    ],
    found: [8, 45],
    why: [because.compareTheLengths],
    tell: ({ a, b }) => ({
      en: prose`A bean plant is ${a} tall. A tomato plant is ${b} tall. How much shorter is the tomato plant?`,
      es: prose`Una planta de frijol mide ${a} de alto. Una planta de tomate mide ${b}. ¿Cuánto menos mide la planta de tomate?`,
    }),
    ends: found => ({
      en: line`The tomato plant is ${found} shorter.`,
      es: line`La planta de tomate mide ${found} menos.`,
    }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [50, 95],
      [20, 68],
    ],
    found: [13, 70],
    why: [because.compareTheLengths],
    tell: ({ a, b }) => ({
      en: prose`A striped ribbon is ${a} long. A plain ribbon is ${b} long. How much longer is the striped ribbon?`,
      es: prose`Una cinta de rayas mide ${a}. Una cinta lisa mide ${b}. ¿Cuánto más mide la cinta de rayas?`,
    }),
    ends: found => ({
      en: line`The striped ribbon is ${found} longer.`,
      es: line`La cinta de rayas mide ${found} más.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['-', '+'],
    ranges: [
      [12, 58],
      [50, 96],
    ],
    found: [15, 75],
    why: [because.compareTheLengths],
    tell: ({ a, b }) => ({
      en: prose`A short board is ${a} long. A long board is ${b} long. How much longer is the long board?`,
      es: prose`Una tabla corta mide ${a}. Una tabla larga mide ${b}. ¿Cuánto más mide la tabla larga?`,
    }),
    ends: found => ({ en: line`The long board is ${found} longer.`, es: line`La tabla larga mide ${found} más.` }),
  },
  {
    unit: 'meter',
    signs: ['+', '-'],
    ranges: [
      [52, 95],
      [20, 68],
    ],
    found: [13, 70],
    why: [because.compareTheLengths],
    tell: ({ a, b }) => ({
      en: prose`The lake path is ${a} long. The forest path is ${b} long. How much shorter is the forest path?`,
      es: prose`El camino del lago mide ${a}. El camino del bosque mide ${b}. ¿Cuánto menos mide el camino del bosque?`,
    }),
    ends: found => ({
      en: line`The forest path is ${found} shorter.`,
      es: line`El camino del bosque mide ${found} menos.`,
    }),
  },
  {
    unit: 'centimeter',
    signs: ['-', '+'],
    ranges: [
      [20, 68],
      [52, 95],
    ],
    found: [13, 70],
    why: [because.compareTheLengths],
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)}'s string is ${a} long. ${name(other)}'s string is ${b} long. How much longer is ${name(other)}'s string?`,
      es: prose`La cuerda de ${name(who)} mide ${a}. La cuerda de ${name(other)} mide ${b}. ¿Cuánto más mide la cuerda de ${name(other)}?`,
    }),
    ends: (found, _who, other) => ({
      en: line`${name(other)}'s string is ${found} longer.`,
      es: line`La cuerda de ${name(other)} mide ${found} más.`,
    }),
  },
]
