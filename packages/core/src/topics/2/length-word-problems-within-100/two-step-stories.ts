import { line, name, prose, subject } from '../../../author.ts'
import type { LengthStory } from './length-story.ts'
import * as because from './why.ts'

/** Two steps, one after the other. */
export const twoStepStories: readonly LengthStory[] = [
  {
    unit: 'inch',
    signs: ['+', '-', '-'],
    ranges: [
      [70, 96],
      [12, 28],
      [13, 29],
    ],
    found: [20, 60],
    why: [because.takeAPieceAway, because.takeTheNextPieceAway],
    tell: ({ a, b, c }) => ({
      en: prose`A giant sandwich is ${a} long. The children cut off ${b} and then ${c}. How long is the sandwich now?`,
      es: prose`Un sándwich gigante mide ${a}. Los niños le cortan ${b} y luego ${c}. ¿Cuánto mide ahora el sándwich?`,
    }),
    ends: found => ({ en: line`The sandwich is ${found} long now.`, es: line`Ahora, el sándwich mide ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '+', '-'],
    ranges: [
      [24, 58],
      [15, 39],
      [20, 48],
    ],
    found: [15, 70],
    why: [because.joinTheLengths, because.takeAPieceAway],
    tell: ({ a, b, c, who }) => ({
      en: prose`${name(who)} has ${a} of ribbon and gets ${b} more. Then ${subject(who)} uses ${c}. How much ribbon is left?`,
      es: prose`${name(who)} tiene ${a} de cinta y recibe ${b} más. Luego usa ${c}. ¿Cuánta cinta queda?`,
    }),
    ends: found => ({ en: line`There are ${found} of ribbon left.`, es: line`Quedan ${found} de cinta.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '+', '+'],
    ranges: [
      [12, 25],
      [8, 18],
      [8, 18],
    ],
    found: [30, 60],
    why: [
      { en: line`What it grows in May`, es: line`Lo que crece en mayo` },
      { en: line`Now what it grows in June`, es: line`Ahora lo que crece en junio` },
    ],
    tell: ({ a, b, c }) => ({
      en: prose`A plant is ${a} tall. The plant grows ${b} in May and ${c} in June. How tall is the plant at the end of June?`,
      es: prose`Una planta mide ${a} de alto. Crece ${b} en mayo y ${c} en junio. ¿Cuánto mide de alto la planta al final de junio?`,
    }),
    ends: found => ({
      en: line`The plant is ${found} tall at the end of June.`,
      es: line`Al final de junio, la planta mide ${found} de alto.`,
    }),
  },
  {
    unit: 'meter',
    signs: ['+', '-', '-'],
    ranges: [
      [70, 95],
      [15, 34],
      [13, 29],
    ],
    found: [15, 65],
    why: [because.takeAPieceAway, because.takeTheNextPieceAway],
    tell: ({ a, b, c, who }) => ({
      en: prose`A path is ${a} long. ${name(who)} walks ${b}, rests, and walks ${c} more. How far is it to the end?`,
      es: prose`Un camino mide ${a}. ${name(who)} camina ${b}, descansa y camina ${c} más. ¿Cuánto falta para llegar al final?`,
    }),
    ends: found => ({ en: line`It is ${found} to the end.`, es: line`Faltan ${found} para llegar al final.` }),
  },
  {
    unit: 'inch',
    signs: ['+', '+', '-'],
    ranges: [
      [30, 48],
      [30, 48],
      [40, 60],
    ],
    found: [8, 50],
    why: [because.joinTheLengths, because.compareTheLengths],
    tell: ({ a, b, c, who, other }) => ({
      en: prose`${name(who)} makes two jumps in a row, one of ${a} and one of ${b}. ${name(other)} makes one jump of ${c}. How much farther does ${name(who)} jump than ${name(other)}?`,
      es: prose`${name(who)} da dos saltos seguidos de ${a} y ${b}. ${name(other)} da un salto de ${c}. ¿Cuánto más lejos llega ${name(who)} que ${name(other)}?`,
    }),
    ends: (found, who, other) => ({
      en: line`${name(who)} jumps ${found} farther than ${name(other)}.`,
      es: line`${name(who)} llega ${found} más lejos que ${name(other)}.`,
    }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '+', '+'],
    ranges: [
      [18, 38],
      [14, 29],
      [12, 28],
    ],
    found: [50, 95],
    why: [
      { en: line`Put the first two shelves together`, es: line`Junta las dos primeras repisas` },
      { en: line`Put the third shelf with them`, es: line`Junta también la tercera` },
    ],
    tell: ({ a, b, c }) => ({
      en: prose`Three shelves in a row are ${a}, ${b}, and ${c} long. How long is the row?`,
      es: prose`Tres repisas en fila miden ${a}, ${b} y ${c}. ¿Cuánto mide la fila?`,
    }),
    ends: found => ({
      en: line`The row of shelves is ${found} long.`,
      es: line`La fila de repisas mide ${found}.`,
    }),
  },
  {
    unit: 'meter',
    signs: ['+', '-', '+'],
    ranges: [
      [62, 95],
      [24, 48],
      [13, 29],
    ],
    found: [30, 90],
    why: [
      because.takeAPieceAway,
      { en: line`More wire is added to the roll`, es: line`Se le agrega alambre al rollo` },
    ],
    tell: ({ a, b, c }) => ({
      en: prose`A roll has ${a} of wire. A worker uses ${b}. Then the worker adds ${c} to the roll. How much wire is on the roll now?`,
      es: prose`Un rollo tiene ${a} de alambre. Un trabajador usa ${b}. Luego le agrega ${c} al rollo. ¿Cuánto alambre tiene ahora el rollo?`,
    }),
    ends: found => ({
      en: line`There are ${found} of wire on the roll now.`,
      es: line`Ahora, el rollo tiene ${found} de alambre.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['+', '+', '-'],
    ranges: [
      [12, 38],
      [8, 22],
      [30, 52],
    ],
    found: [2, 30],
    why: [{ en: line`The green snake grew`, es: line`La serpiente verde creció` }, because.compareTheLengths],
    tell: ({ a, b, c }) => ({
      en: prose`A green snake was ${a} long and grew ${b}. A brown snake is ${c} long. How much longer is the green snake now?`,
      es: prose`Una serpiente verde medía ${a} y creció ${b}. Una serpiente café mide ${c}. ¿Cuánto más mide ahora la serpiente verde?`,
    }),
    ends: found => ({
      en: line`The green snake is ${found} longer now.`,
      es: line`Ahora, la serpiente verde mide ${found} más.`,
    }),
  },
]
