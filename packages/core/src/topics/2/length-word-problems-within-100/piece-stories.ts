import { line, name, prose, subject } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { LengthStory } from './length-story.ts'

/** The whole length and what is left of it: how long is the piece? */
export const pieceStories: readonly LengthStory[] = [
  {
    unit: 'inch',
    signs: ['+', '-'],
    ranges: [
      [48, 96],
      [24, 60],
    ],
    found: [12, 65],
    why: [because.findTheMissingPiece],
    tell: ({ a, b }) => ({
      en: prose`A metal rod is ${a} long. A welder cuts off a piece. Now the rod is ${b} long. How long is the piece?`,
      es: prose`Una varilla de metal mide ${a}. Un soldador le corta un trozo. Ahora la varilla mide ${b}. ¿Cuánto mide el trozo?`,
    }),
    ends: found => ({ en: line`The piece is ${found} long.`, es: line`El trozo mide ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['-', '+'],
    ranges: [
      [12, 38],
      [32, 60],
    ],
    found: [8, 45],
    why: [because.compareTheLengths],
    tell: ({ a, b }) => ({
      en: prose`In May, a corn stalk was ${a} tall. In June, it was ${b} tall. How much did the corn stalk grow?`,
      es: prose`En mayo, una mata de maíz medía ${a} de alto. En junio medía ${b}. ¿Cuánto creció la mata de maíz?`,
    }),
    ends: found => ({ en: line`The corn stalk grew ${found}.`, es: line`La mata de maíz creció ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [45, 95],
      [20, 60],
    ],
    found: [12, 70],
    why: [because.findTheMissingPiece],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} has a paper streamer that is ${a} long. ${subject(who)} cuts off a piece. Now the streamer is ${b} long. How long is the piece?`,
      es: prose`${name(who)} tiene una serpentina de papel de ${a}. Le corta un trozo. Ahora la serpentina mide ${b}. ¿Cuánto mide el trozo?`,
    }),
    ends: found => ({ en: line`The piece is ${found} long.`, es: line`El trozo mide ${found}.` }),
  },
  {
    unit: 'meter',
    signs: ['-', '+'],
    ranges: [
      [20, 60],
      [45, 95],
    ],
    found: [12, 70],
    why: [because.findTheMissingPiece],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} walks ${a}, rests, and walks on. In all ${subject(who)} walks ${b}. How far does ${subject(who)} walk after resting?`,
      es: prose`${name(who)} camina ${a}, descansa y sigue. En total camina ${b}. ¿Cuánto camina después de descansar?`,
    }),
    ends: (found, who) => ({
      en: line`After resting, ${name(who)} walks ${found}.`,
      es: line`Después de descansar, ${name(who)} camina ${found}.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['-', '+'],
    ranges: [
      [12, 35],
      [31, 60],
    ],
    found: [8, 45],
    why: [because.compareTheLengths],
    tell: ({ a, b }) => ({
      en: prose`Two years ago, an alligator was ${a} long. Now it is ${b} long. How much did the alligator grow?`,
      es: prose`Hace dos años, un caimán medía ${a}. Ahora mide ${b}. ¿Cuánto creció el caimán?`,
    }),
    ends: found => ({ en: line`The alligator grew ${found}.`, es: line`El caimán creció ${found}.` }),
  },
  {
    unit: 'inch',
    signs: ['+', '-'],
    ranges: [
      [46, 89],
      [30, 60],
    ],
    found: [12, 50],
    why: [because.findTheMissingPiece],
    tell: ({ a, b }) => ({
      en: prose`A hedge is ${a} tall. A gardener cuts off the top. Now the hedge is ${b} tall. How much does the gardener cut off?`,
      es: prose`Un seto mide ${a} de alto. Un jardinero le corta la parte de arriba. Ahora el seto mide ${b}. ¿Cuánto le corta?`,
    }),
    ends: found => ({ en: line`The gardener cuts off ${found}.`, es: line`El jardinero le corta ${found}.` }),
  },
  {
    unit: 'meter',
    signs: ['+', '-'],
    ranges: [
      [45, 98],
      [20, 60],
    ],
    found: [12, 70],
    why: [because.findTheMissingPiece],
    tell: ({ a, b }) => ({
      en: prose`An electrician has ${a} of cable and uses some of it. Now ${b} of cable are left. How much cable does the electrician use?`,
      es: prose`Un electricista tiene ${a} de cable y usa una parte. Ahora le quedan ${b}. ¿Cuánto cable usa?`,
    }),
    ends: found => ({
      en: line`The electrician uses ${found} of cable.`,
      es: line`El electricista usa ${found} de cable.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['-', '+'],
    ranges: [
      [46, 68],
      [62, 96],
    ],
    found: [12, 30],
    why: [because.findTheMissingPiece],
    tell: ({ a, b }) => ({
      en: prose`A table is ${a} long. With an extra board in the middle, the table is ${b} long. How long is the extra board?`,
      es: prose`Una mesa mide ${a} de largo. Con una tabla extra en el medio, la mesa mide ${b}. ¿Cuánto mide la tabla extra?`,
    }),
    ends: found => ({ en: line`The extra board is ${found} long.`, es: line`La tabla extra mide ${found}.` }),
  },
]
