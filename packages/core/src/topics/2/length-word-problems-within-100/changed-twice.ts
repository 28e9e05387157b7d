import { line, name, prose, subject } from '../../../author.ts'
import type { LengthStory } from './length-story.ts'

/** A length changes twice, and the length at the start is asked for. */
export const changedTwice: readonly LengthStory[] = [
  {
    unit: 'meter',
    signs: ['+', '+', '+'],
    ranges: [
      [12, 28],
      [12, 24],
      [14, 39],
    ],
    found: [40, 90],
    why: [
      { en: line`Put the hat and the scarf together`, es: line`Junta el gorro y la bufanda` },
      { en: line`Now what is left`, es: line`Ahora lo que queda` },
    ],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} uses ${a} of yarn for a hat and ${b} for a scarf. Now ${c} of yarn are left. How much yarn did ${subject(who)} have at the start?`,
      es: prose`${name(who)} usa ${a} de estambre para un gorro y ${b} para una bufanda. Ahora quedan ${c} de estambre. ¿Cuánto estambre tenía al principio?`,
    }),
    ends: (found, who) => ({
      en: line`At the start, ${name(who)} had ${found} of yarn.`,
      es: line`Al principio, ${name(who)} tenía ${found} de estambre.`,
    }),
  },
  {
    unit: 'centimeter',
    signs: ['-', '-', '+'],
    ranges: [
      [12, 24],
      [13, 25],
      [55, 95],
    ],
    found: [12, 65],
    why: [
      { en: line`Before it grew in June`, es: line`Antes de crecer en junio` },
      { en: line`Before it grew in May`, es: line`Antes de crecer en mayo` },
    ],
    tell: ({ a, b, c }) => ({
      en: prose`A sunflower grows ${a} in May and ${b} in June. Now it is ${c} tall. How tall was the sunflower at the start of May?`,
      es: prose`Un girasol crece ${a} en mayo y ${b} en junio. Ahora mide ${c} de alto. ¿Cuánto medía el girasol al principio de mayo?`,
    }),
    ends: found => ({
      en: line`At the start of May, the sunflower was ${found} tall.`,
      es: line`Al principio de mayo, el girasol medía ${found} de alto.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['+', '+', '+'],
    ranges: [
      [12, 28],
      [13, 27],
      [18, 40],
    ],
    found: [45, 95],
    why: [
      { en: line`Put both pieces that were cut off together`, es: line`Junta los dos trozos cortados` },
      { en: line`What was cut off and what is left`, es: line`Lo que se cortó y lo que queda` },
    ],
    tell: ({ a, b, c }) => ({
      en: prose`A plumber cuts ${a} off a pipe and then ${b} more. Now the pipe is ${c} long. How long was the pipe at the start?`,
      es: prose`Un plomero le corta ${a} a un tubo y luego ${b} más. Ahora el tubo mide ${c}. ¿Cuánto medía el tubo al principio?`,
    }),
    ends: found => ({
      en: line`At the start, the pipe was ${found} long.`,
      es: line`Al principio, el tubo medía ${found}.`,
    }),
  },
  {
    unit: 'centimeter',
    signs: ['-', '+', '+'],
    ranges: [
      [14, 28],
      [12, 27],
      [34, 60],
    ],
    found: [20, 72],
    why: [
      { en: line`Before the cut`, es: line`Antes del corte` },
      { en: line`Before a piece was sewn on`, es: line`Antes de coserle un trozo` },
    ],
    tell: ({ a, b, c }) => ({
      en: prose`A tailor sews ${a} onto a scarf. Then the tailor cuts off ${b}. Now the scarf is ${c} long. How long was the scarf at the start?`,
      es: prose`Un sastre le cose ${a} más a una bufanda. Luego le corta ${b}. Ahora la bufanda mide ${c}. ¿Cuánto medía la bufanda al principio?`,
    }),
    ends: found => ({
      en: line`At the start, the scarf was ${found} long.`,
      es: line`Al principio, la bufanda medía ${found}.`,
    }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '+', '+'],
    ranges: [
      [11, 16],
      [12, 18],
      [12, 29],
    ],
    found: [36, 60],
    why: [
      { en: line`Put together what burns down on both days`, es: line`Junta lo que se consume en los dos días` },
      { en: line`Now what is left`, es: line`Ahora lo que queda` },
    ],
    tell: ({ a, b, c }) => ({
      en: prose`A tall candle burns down ${a} on Monday and ${b} on Tuesday. Now the candle is ${c} tall. How tall was the candle at the start?`,
      es: prose`Una vela alta se consume ${a} el lunes y ${b} el martes. Ahora la vela mide ${c} de alto. ¿Cuánto medía la vela al principio?`,
    }),
    ends: found => ({
      en: line`At the start, the candle was ${found} tall.`,
      es: line`Al principio, la vela medía ${found} de alto.`,
    }),
  },
  {
    unit: 'meter',
    signs: ['-', '-', '+'],
    ranges: [
      [12, 28],
      [13, 29],
      [62, 95],
    ],
    found: [12, 65],
    why: [
      { en: line`Before fall`, es: line`Antes del otoño` },
      { en: line`Before spring`, es: line`Antes de la primavera` },
    ],
    tell: ({ a, b, c }) => ({
      en: prose`Workers make a bike path ${a} longer in spring and ${b} longer in fall. Now the path is ${c} long. How long was the path at the start?`,
      es: prose`Unos trabajadores alargan una ciclovía ${a} en primavera y ${b} en otoño. Ahora la ciclovía mide ${c}. ¿Cuánto medía la ciclovía al principio?`,
    }),
    ends: found => ({
      en: line`At the start, the bike path was ${found} long.`,
      es: line`Al principio, la ciclovía medía ${found}.`,
    }),
  },
  {
    unit: 'meter',
    signs: ['+', '+', '+'],
    ranges: [
      [14, 28],
      [12, 27],
      [18, 40],
    ],
    found: [45, 92],
    why: [
      { en: line`Put both pieces that were cut off together`, es: line`Junta los dos trozos cortados` },
      { en: line`What was cut off and what is left`, es: line`Lo que se cortó y lo que queda` },
    ],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`${name(who)} cuts ${a} off a rope, and ${name(other)} cuts off ${b}. Now the rope is ${c} long. How long was the rope at the start?`,
      es: prose`${name(who)} le corta ${a} a una soga y ${name(other)} le corta ${b}. Ahora la soga mide ${c}. ¿Cuánto medía la soga al principio?`,
    }),
    ends: found => ({
      en: line`At the start, the rope was ${found} long.`,
      es: line`Al principio, la soga medía ${found}.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['-', '+', '+'],
    ranges: [
      [12, 24],
      [11, 18],
      [31, 56],
    ],
    found: [20, 62],
    why: [
      { en: line`Before the top fell off`, es: line`Antes de que se cayera la parte de arriba` },
      { en: line`Before it was made taller`, es: line`Antes de hacerla más alta` },
    ],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} makes a tower of blocks ${a} taller. Then the top ${b} fall off. Now the tower is ${c} tall. How tall was the tower at the start?`,
      es: prose`${name(who)} hace una torre de bloques ${a} más alta. Luego se caen las ${b} de arriba. Ahora la torre mide ${c} de alto. ¿Cuánto medía la torre al principio?`,
    }),
    ends: found => ({
      en: line`At the start, the tower was ${found} tall.`,
      es: line`Al principio, la torre medía ${found} de alto.`,
    }),
  },
]
