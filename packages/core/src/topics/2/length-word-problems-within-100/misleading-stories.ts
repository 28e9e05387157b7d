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
      en: prose`A red scarf is ${a} long. It is ${b} longer than a blue scarf. How long is the blue scarf?`,
      es: prose`Una bufanda roja mide ${a}. La bufanda roja mide ${b} más que una bufanda azul. ¿Cuánto mide la bufanda azul?`,
    }),
    ends: found => ({ en: line`The blue scarf is ${found} long.`, es: line`La bufanda azul mide ${found}.` }),
  },
  {
    unit: 'inch',
    signs: ['+', '+'],
    ranges: [
      [28, 40],
      [12, 19],
    ],
    found: [42, 59],
    why: [because.otherIsLonger],
    tell: ({ a, b }) => ({
      en: prose`A small fox is ${a} long. It is ${b} shorter than a wolf. How long is the wolf?`,
      es: prose`Un zorro pequeño mide ${a} de largo. El zorro mide ${b} menos que un lobo. ¿Cuánto mide el lobo?`,
    }),
    ends: found => ({ en: line`The wolf is ${found} long.`, es: line`El lobo mide ${found}.` }),
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
      en: prose`A tulip is ${a} tall. It is ${b} taller than a daisy. How tall is the daisy?`,
      es: prose`Un tulipán mide ${a} de alto. Mide ${b} más que una margarita. ¿Cuánto mide de alto la margarita?`,
    }),
    ends: found => ({
      en: line`The daisy is ${found} tall.`,
      es: line`La margarita mide ${found} de alto.`,
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
      en: prose`The old bridge is ${a} long. It is ${b} shorter than the new bridge. How long is the new bridge?`,
      es: prose`El puente viejo mide ${a}. El puente viejo mide ${b} menos que el puente nuevo. ¿Cuánto mide el puente nuevo?`,
    }),
    ends: found => ({ en: line`The new bridge is ${found} long.`, es: line`El puente nuevo mide ${found}.` }),
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
      en: prose`A gray rug is ${a} long. It is ${b} shorter than a green rug. How long is the green rug?`,
      es: prose`Una alfombra gris mide ${a}. La alfombra gris mide ${b} menos que una alfombra verde. ¿Cuánto mide la alfombra verde?`,
    }),
    ends: found => ({ en: line`The green rug is ${found} long.`, es: line`La alfombra verde mide ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [72, 95],
      [12, 28],
    ],
    found: [50, 80],
    why: [because.otherIsShorter],
    tell: ({ a, b, who, other }) => ({
      en: prose`${name(who)}'s belt is ${a} long. It is ${b} longer than ${name(other)}'s. How long is ${name(other)}'s belt?`,
      es: prose`El cinturón de ${name(who)} mide ${a}. Mide ${b} más que el cinturón de ${name(other)}. ¿Cuánto mide el cinturón de ${name(other)}?`,
    }),
    ends: (found, _who, other) => ({
      en: line`${name(other)}'s belt is ${found} long.`,
      es: line`El cinturón de ${name(other)} mide ${found}.`,
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
