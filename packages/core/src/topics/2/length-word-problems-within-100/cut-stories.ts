import { line, name, prose, subject } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { LengthStory } from './length-story.ts'

/** A piece is taken from a length. */
export const cutStories: readonly LengthStory[] = [
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [45, 95],
      [20, 60],
    ],
    found: [12, 60],
    why: [because.takeAPieceAway],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} has a ribbon that is ${a} long. ${subject(who)} cuts off ${b}. How long is the ribbon now?`,
      es: prose`${name(who)} tiene una cinta de ${a}. Le corta ${b}. ¿Cuánto mide ahora la cinta?`,
    }),
    ends: found => ({ en: line`The ribbon is ${found} long now.`, es: line`Ahora, la cinta mide ${found}.` }),
  },
  {
    unit: 'inch',
    signs: ['+', '-'],
    ranges: [
      [48, 96],
      [12, 60],
    ],
    found: [12, 60],
    why: [because.takeAPieceAway],
    tell: ({ a, b }) => ({
      en: prose`A board is ${a} long. A carpenter saws off ${b}. How long is the board now?`,
      es: prose`Una tabla mide ${a}. Un carpintero le corta ${b}. ¿Cuánto mide ahora la tabla?`,
    }),
    ends: found => ({ en: line`The board is ${found} long now.`, es: line`Ahora, la tabla mide ${found}.` }),
  },
  {
    unit: 'meter',
    signs: ['+', '-'],
    ranges: [
      [45, 95],
      [20, 60],
    ],
    found: [12, 60],
    why: [because.takeAPieceAway],
    tell: ({ a, b, who }) => ({
      en: prose`A path is ${a} long. ${name(who)} has walked ${b}. How far is it to the end of the path?`,
      es: prose`Un camino mide ${a}. ${name(who)} ya caminó ${b}. ¿Cuánto falta para llegar al final del camino?`,
    }),
    ends: found => ({
      en: line`It is ${found} to the end of the path.`,
      es: line`Faltan ${found} para llegar al final del camino.`,
    }),
  },
  {
    unit: 'inch',
    signs: ['+', '-'],
    ranges: [
      [46, 89],
      [12, 40],
    ],
    found: [30, 60],
    why: [because.takeAPieceAway],
    tell: ({ a, b }) => ({
      en: prose`A vine is ${a} long. A gardener cuts off ${b}. How long is the vine now?`,
      es: prose`Una enredadera mide ${a} de largo. Un jardinero le corta ${b}. ¿Cuánto mide ahora la enredadera?`,
    }),
    ends: found => ({ en: line`The vine is ${found} long now.`, es: line`Ahora, la enredadera mide ${found}.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [45, 95],
      [20, 60],
    ],
    found: [12, 60],
    why: [because.takeAPieceAway],
    tell: ({ a, b, who }) => ({
      en: prose`${name(who)} has ${a} of string. ${subject(who)} uses ${b} for a bracelet. How much string is left?`,
      es: prose`${name(who)} tiene ${a} de cuerda. Usa ${b} para una pulsera. ¿Cuánta cuerda queda?`,
    }),
    ends: found => ({ en: line`There are ${found} of string left.`, es: line`Quedan ${found} de cuerda.` }),
  },
  {
    unit: 'meter',
    signs: ['+', '-'],
    ranges: [
      [45, 98],
      [20, 60],
    ],
    found: [12, 60],
    why: [because.takeAPieceAway],
    tell: ({ a, b }) => ({
      en: prose`A roll has ${a} of wire. A worker uses ${b}. How much wire is left?`,
      es: prose`Un rollo tiene ${a} de alambre. Un trabajador usa ${b}. ¿Cuánto alambre queda?`,
    }),
    ends: found => ({ en: line`There are ${found} of wire left.`, es: line`Quedan ${found} de alambre.` }),
  },
  {
    unit: 'centimeter',
    signs: ['+', '-'],
    ranges: [
      [45, 95],
      [20, 60],
    ],
    found: [12, 60],
    why: [because.takeAPieceAway],
    tell: ({ a, b }) => ({
      en: prose`A strip of cloth is ${a} long. A tailor cuts off ${b}. How long is the strip now?`,
      es: prose`Una tira de tela mide ${a}. Un sastre le corta ${b}. ¿Cuánto mide ahora la tira?`,
    }),
    ends: found => ({ en: line`The strip is ${found} long now.`, es: line`Ahora, la tira mide ${found}.` }),
  },
  {
    unit: 'meter',
    signs: ['+', '-'],
    ranges: [
      [45, 98],
      [20, 60],
    ],
    found: [12, 60],
    why: [because.findTheMissingPiece],
    tell: ({ a, b }) => ({
      en: prose`A farmer needs ${a} of fence. The farmer has built ${b}. How much fence is left to build?`,
      es: prose`Un granjero necesita ${a} de cerca. Ya construyó ${b}. ¿Cuánta cerca le falta construir?`,
    }),
    ends: found => ({ en: line`There are ${found} of fence left to build.`, es: line`Le faltan ${found} de cerca.` }),
  },
]
