import { line, name, prose, subject } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { LengthStory } from './length-story.ts'

/** What was there before: the length at the start is asked for. */
export const startStories: readonly LengthStory[] = [
  {
    unit: 'centimeter',
    signs: ['+', '+'],
    ranges: [
      [18, 58],
      [14, 39],
    ],
    found: [40, 95],
    why: [because.lengthBeforeTheCut],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} cuts ${a} off a ribbon. Now the ribbon is ${b} long. How long was the ribbon before?`,
      es: prose`${name(who)} le corta ${a} a una cinta. Ahora la cinta mide ${b}. ¿Cuánto medía la cinta antes?`,
    }),
    ends: found => ({ en: line`Before, the ribbon was ${found} long.`, es: line`Antes, la cinta medía ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['-', '+'],
    ranges: [
      [12, 29],
      [32, 60],
    ],
    found: [12, 48],
    why: [because.lengthBeforeItGrew],
    tell: ({ a, b }) => ({
      en: prose`A plant grows ${a}. Now the plant is ${b} tall. How tall was the plant before?`,
      es: prose`Una planta crece ${a}. Ahora la planta mide ${b} de alto. ¿Cuánto medía antes la planta?`,
    }),
    ends: found => ({
      en: line`Before, the plant was ${found} tall.`,
      es: line`Antes, la planta medía ${found} de alto.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['+', '+'],
    ranges: [
      [12, 48],
      [18, 48],
    ],
    found: [40, 95],
    why: [because.lengthBeforeTheCut],
    tell: ({ a, b }) => ({
      en: prose`A carpenter saws ${a} off a board. Now the board is ${b} long. How long was the board before?`,
      es: prose`Un carpintero le corta ${a} a una tabla. Ahora la tabla mide ${b}. ¿Cuánto medía antes la tabla?`,
    }),
    ends: found => ({ en: line`Before, the board was ${found} long.`, es: line`Antes, la tabla medía ${found}.` }),
  },
  {
    unit: 'meter',
    signs: ['-', '+'],
    ranges: [
      [14, 38],
      [45, 95],
    ],
    found: [20, 75],
    why: [because.lengthBeforeItGrew],
    tell: ({ a, b }) => ({
      en: prose`A farmer makes a fence ${a} longer. Now the fence is ${b} long. How long was the fence before?`,
      es: prose`Un granjero alarga una cerca ${a}. Ahora la cerca mide ${b}. ¿Cuánto medía antes la cerca?`,
    }),
    ends: found => ({ en: line`Before, the fence was ${found} long.`, es: line`Antes, la cerca medía ${found}.` }),
  },
  {
    unit: 'meter',
    signs: ['+', '+'],
    ranges: [
      [18, 58],
      [14, 39],
    ],
    found: [40, 95],
    why: [because.lengthBeforeTheCut],
    tell: ({ a, b }) => ({
      en: prose`A worker cuts ${a} of wire off a roll. Now the roll has ${b} of wire. How much wire did the roll have before?`,
      es: prose`Un trabajador corta ${a} de alambre de un rollo. Ahora el rollo tiene ${b}. ¿Cuánto alambre tenía antes el rollo?`,
    }),
    ends: found => ({
      en: line`Before, the roll had ${found} of wire.`,
      es: line`Antes, el rollo tenía ${found} de alambre.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['-', '+'],
    ranges: [
      [12, 28],
      [31, 60],
    ],
    found: [12, 45],
    why: [because.lengthBeforeItGrew],
    tell: ({ a, b }) => ({
      en: prose`A snake grows ${a} in a year. Now the snake is ${b} long. How long was the snake before?`,
      es: prose`Una serpiente crece ${a} en un año. Ahora mide ${b}. ¿Cuánto medía antes la serpiente?`,
    }),
    ends: found => ({ en: line`Before, the snake was ${found} long.`, es: line`Antes, la serpiente medía ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '+'],
    ranges: [
      [18, 58],
      [14, 39],
    ],
    found: [40, 95],
    why: [because.lengthBeforeTheCut],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} uses ${a} of string for a kite. Now ${b} of string are left. How much string did ${subject(who)} have before?`,
      es: prose`${name(who)} usa ${a} de cuerda para una cometa. Ahora le quedan ${b}. ¿Cuánta cuerda tenía antes?`,
    }),
    ends: (found, who) => ({
      en: line`Before, ${name(who)} had ${found} of string.`,
      es: line`Antes, ${name(who)} tenía ${found} de cuerda.`,
    }),
  },
  {
    unit: 'centimeter',
    signs: ['-', '+'],
    ranges: [
      [14, 38],
      [45, 95],
    ],
    found: [20, 75],
    why: [because.lengthBeforeItGrew],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} adds ${a} to a paper chain. Now the chain is ${b} long. How long was the chain before?`,
      es: prose`${name(who)} le agrega ${a} a una cadena de papel. Ahora la cadena mide ${b}. ¿Cuánto medía antes la cadena?`,
    }),
    ends: found => ({ en: line`Before, the chain was ${found} long.`, es: line`Antes, la cadena medía ${found}.` }),
  },
]
