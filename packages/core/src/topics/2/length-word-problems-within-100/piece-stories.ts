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
      en: prose`A board is ${a} long. A carpenter saws off a piece. Now the board is ${b} long. How long is the piece?`,
      es: prose`Una tabla mide ${a}. Un carpintero le corta un trozo. Ahora la tabla mide ${b}. ¿Cuánto mide el trozo?`,
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
      en: prose`In May, a plant was ${a} tall. In June, it was ${b} tall. How much did the plant grow?`,
      es: prose`En mayo, una planta medía ${a} de alto. En junio medía ${b}. ¿Cuánto creció la planta?`,
    }),
    ends: found => ({ en: line`The plant grew ${found}.`, es: line`La planta creció ${found}.` }),
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
      en: prose`${name(who)} has a ribbon that is ${a} long. ${subject(who)} cuts off a piece. Now the ribbon is ${b} long. How long is the piece?`,
      es: prose`${name(who)} tiene una cinta de ${a}. Le corta un trozo. Ahora la cinta mide ${b}. ¿Cuánto mide el trozo?`,
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
      en: prose`${name(who)} walks ${a}, rests, and walks on. In all ${subject(who)} walks ${b}. How far does ${subject(who)} walk after the rest?`,
      es: prose`${name(who)} camina ${a}, descansa y sigue. En total camina ${b}. ¿Cuánto camina después de descansar?`,
    }),
    ends: (found, who) => ({
      en: line`After the rest, ${name(who)} walks ${found}.`,
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
      en: prose`A snake was ${a} long last year. Now the snake is ${b} long. How much did the snake grow?`,
      es: prose`El año pasado una serpiente medía ${a}. Ahora mide ${b}. ¿Cuánto creció la serpiente?`,
    }),
    ends: found => ({ en: line`The snake grew ${found}.`, es: line`La serpiente creció ${found}.` }),
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
      en: prose`A roll has ${a} of wire. A worker uses some wire. Now ${b} of wire are left. How much wire does the worker use?`,
      es: prose`Un rollo tiene ${a} de alambre. Un trabajador usa una parte. Ahora quedan ${b}. ¿Cuánto alambre usa?`,
    }),
    ends: found => ({ en: line`The worker uses ${found} of wire.`, es: line`El trabajador usa ${found} de alambre.` }),
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
