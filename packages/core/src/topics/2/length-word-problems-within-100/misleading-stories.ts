import { line, name, prose, subject } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { LengthStory } from './length-story.ts'

/** “Longer” where one subtracts, “shorter” where one adds. */
export const misleadingStories: readonly LengthStory[] = [
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [42, 95],
      [12, 28],
    ],
    found: [20, 80],
    why: [because.otherIsShorter],
    tell: ({ a, b }) => ({
      en: prose`A red ribbon is ${a} long. It is ${b} longer than a blue ribbon. How long is the blue ribbon?`,
      es: prose`Una cinta roja mide ${a}. La cinta roja mide ${b} más que una cinta azul. ¿Cuánto mide la cinta azul?`,
    }),
    ends: found => ({ en: line`The blue ribbon is ${found} long.`, es: line`La cinta azul mide ${found}.` }),
  },
  {
    unit: 'inch',
    signs: ['+', '+'],
    ranges: [
      [18, 40],
      [12, 19],
    ],
    found: [30, 60],
    why: [because.otherIsLonger],
    tell: ({ a, b }) => ({
      en: prose`A green snake is ${a} long. It is ${b} shorter than a brown snake. How long is the brown snake?`,
      es: prose`Una serpiente verde mide ${a}. La serpiente verde mide ${b} menos que una serpiente café. ¿Cuánto mide la serpiente café?`,
    }),
    ends: found => ({ en: line`The brown snake is ${found} long.`, es: line`La serpiente café mide ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [32, 60],
      [12, 19],
    ],
    found: [12, 48],
    why: [because.otherIsShorter],
    tell: ({ a, b }) => ({
      en: prose`A bean plant is ${a} tall. It is ${b} taller than a tomato plant. How tall is the tomato plant?`,
      es: prose`Una planta de frijol mide ${a} de alto. Mide ${b} más que una planta de tomate. ¿Cuánto mide de alto la planta de tomate?`,
    }),
    ends: found => ({
      en: line`The tomato plant is ${found} tall.`,
      es: line`La planta de tomate mide ${found} de alto.`,
    }),
  },
  {
    unit: 'meter',
    signs: ['+', '+'],
    ranges: [
      [35, 65],
      [13, 28],
    ],
    found: [48, 93],
    why: [because.otherIsLonger],
    tell: ({ a, b }) => ({
      en: prose`The lake path is ${a} long. It is ${b} shorter than the forest path. How long is the forest path?`,
      es: prose`El camino del lago mide ${a}. El camino del lago mide ${b} menos que el camino del bosque. ¿Cuánto mide el camino del bosque?`,
    }),
    ends: found => ({ en: line`The forest path is ${found} long.`, es: line`El camino del bosque mide ${found}.` }),
  },
  {
    unit: 'inch',
    signs: ['+', '-'],
    ranges: [
      [42, 60],
      [12, 19],
    ],
    found: [30, 48],
    why: [because.otherIsShorter],
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)} jumps ${a}. ${subject(who)} jumps ${b} farther than ${name(other)}. How far does ${name(other)} jump?`,
      es: prose`${name(who)} salta ${a}. ${name(who)} salta ${b} más que ${name(other)}. ¿Cuánto salta ${name(other)}?`,
    }),
    ends: (found, _who, other) => ({
      en: line`${name(other)} jumps ${found}.`,
      es: line`${name(other)} salta ${found}.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['+', '+'],
    ranges: [
      [24, 60],
      [12, 28],
    ],
    found: [36, 88],
    why: [because.otherIsLonger],
    tell: ({ a, b }) => ({
      en: prose`A white board is ${a} long. It is ${b} shorter than a black board. How long is the black board?`,
      es: prose`Una tabla blanca mide ${a}. La tabla blanca mide ${b} menos que una tabla negra. ¿Cuánto mide la tabla negra?`,
    }),
    ends: found => ({ en: line`The black board is ${found} long.`, es: line`La tabla negra mide ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [42, 95],
      [12, 28],
    ],
    found: [20, 80],
    why: [because.otherIsShorter],
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)}'s string is ${a} long. It is ${b} longer than ${name(other)}'s. How long is ${name(other)}'s string?`,
      es: prose`La cuerda de ${name(who)} mide ${a}. Mide ${b} más que la cuerda de ${name(other)}. ¿Cuánto mide la cuerda de ${name(other)}?`,
    }),
    ends: (found, _who, other) => ({
      en: line`${name(other)}'s string is ${found} long.`,
      es: line`La cuerda de ${name(other)} mide ${found}.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['+', '+'],
    ranges: [
      [40, 47],
      [3, 9],
    ],
    found: [43, 56],
    why: [because.otherIsLonger],
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)} is ${a} tall. ${subject(who)} is ${b} shorter than ${name(other)}. How tall is ${name(other)}?`,
      es: prose`${name(who)} mide ${a}. ${name(who)} mide ${b} menos que ${name(other)}. ¿Cuánto mide ${name(other)}?`,
    }),
    ends: (found, _who, other) => ({
      en: line`${name(other)} is ${found} tall.`,
      es: line`${name(other)} mide ${found}.`,
    }),
  },
]
