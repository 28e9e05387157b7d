import { line, name, prose, subject } from '../../../author.ts'
import type { LengthStory } from './length-story.ts'
import * as because from './why.ts'

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
      en: prose`${name(who)} cuts ${a} off a shoelace. Now the shoelace is ${b} long. How long was the shoelace before?`,
      es: prose`${name(who)} le corta ${a} a una agujeta. Ahora la agujeta mide ${b}. ¿Cuánto medía antes la agujeta?`,
    }),
    ends: found => ({ en: line`Before, the shoelace was ${found} long.`, es: line`Antes, la agujeta medía ${found}.` }),
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
      en: prose`A rose bush grows ${a}. Now the rose bush is ${b} tall. How tall was the rose bush before?`,
      es: prose`Un rosal crece ${a}. Ahora el rosal mide ${b} de alto. ¿Cuánto medía antes el rosal?`,
    }),
    ends: found => ({
      en: line`Before, the rose bush was ${found} tall.`,
      es: line`Antes, el rosal medía ${found} de alto.`,
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
      en: prose`A gardener saws ${a} off a branch. Now the branch is ${b} long. How long was the branch before?`,
      es: prose`Un jardinero le corta ${a} a una rama. Ahora la rama mide ${b}. ¿Cuánto medía antes la rama?`,
    }),
    ends: found => ({ en: line`Before, the branch was ${found} long.`, es: line`Antes, la rama medía ${found}.` }),
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
      en: prose`A town makes a sidewalk ${a} longer. Now the sidewalk is ${b} long. How long was the sidewalk before?`,
      es: prose`Un pueblo alarga una acera ${a}. Ahora la acera mide ${b}. ¿Cuánto medía antes la acera?`,
    }),
    ends: found => ({ en: line`Before, the sidewalk was ${found} long.`, es: line`Antes, la acera medía ${found}.` }),
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
      en: prose`A sailor cuts ${a} of rope off a reel. Now the reel has ${b} of rope. How much rope did the reel have before?`,
      es: prose`Un marinero corta ${a} de cuerda de un carrete. Ahora el carrete tiene ${b}. ¿Cuánta cuerda tenía antes el carrete?`,
    }),
    ends: found => ({
      en: line`Before, the reel had ${found} of rope.`,
      es: line`Antes, el carrete tenía ${found} de cuerda.`,
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
      en: prose`An iguana grows ${a} in a year. Now the iguana is ${b} long. How long was the iguana before?`,
      es: prose`Una iguana crece ${a} en un año. Ahora mide ${b}. ¿Cuánto medía antes la iguana?`,
    }),
    ends: found => ({ en: line`Before, the iguana was ${found} long.`, es: line`Antes, la iguana medía ${found}.` }),
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
      en: prose`${name(who)} uses ${a} of tape for a poster. Now ${b} of tape are left. How much tape did ${subject(who)} have before?`,
      es: prose`${name(who)} usa ${a} de cinta adhesiva para un cartel. Ahora le quedan ${b}. ¿Cuánta cinta adhesiva tenía antes?`,
    }),
    ends: (found, who) => ({
      en: line`Before, ${name(who)} had ${found} of tape.`,
      es: line`Antes, ${name(who)} tenía ${found} de cinta adhesiva.`,
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
