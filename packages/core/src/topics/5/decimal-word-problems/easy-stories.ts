import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Story } from './story.ts'

/** Two amounts with the same number of places, together. */
export const sums: readonly Story[] = [
  {
    plan: 'sum',
    of: nouns.second,
    numbers: {
      a: { of: nouns.second, from: 28, to: 39, places: 2 },
      b: { of: nouns.second, from: 28, to: 39, places: 2 },
    },
    tell: n => ({
      en: line`Nina swims the first lap in ${n('a')} and the second lap in ${n('b')}. What is her time for both laps?`,
      es: line`Nina nada la primera vuelta en ${n('a')} y la segunda en ${n('b')}. ¿Cuál es su tiempo en las dos vueltas?`,
    }),
    ends: x => ({ en: line`Her time is ${x}.`, es: line`Su tiempo es de ${x}.` }),
  },
  {
    plan: 'sum',
    of: nouns.pound,
    numbers: {
      a: { of: nouns.pound, from: 2.1, to: 4.8, places: 2 },
      b: { of: nouns.pound, from: 1.1, to: 1.9, places: 2 },
    },
    tell: n => ({
      en: line`A baker mixes ${n('a')} of flour with ${n('b')} of sugar. How much does the mixture weigh?`,
      es: line`Una panadera mezcla ${n('a')} de harina con ${n('b')} de azúcar. ¿Cuánto pesa la mezcla?`,
    }),
    ends: x => ({ en: line`The mixture weighs ${x}.`, es: line`La mezcla pesa ${x}.` }),
  },
  {
    plan: 'sum',
    of: nouns.centimeter,
    numbers: {
      a: { of: nouns.centimeter, from: 12, to: 48, places: 1 },
      b: { of: nouns.centimeter, from: 4, to: 19, places: 1 },
    },
    tell: n => ({
      en: line`A sunflower was ${n('a')} tall. It grew ${n('b')} more. How tall is it now?`,
      es: line`Un girasol medía ${n('a')} de alto. Creció ${n('b')} más. ¿Cuánto mide ahora?`,
    }),
    ends: x => ({ en: line`It is ${x} tall now.`, es: line`Ahora mide ${x} de alto.` }),
  },
  {
    plan: 'sum',
    of: nouns.kilometer,
    numbers: {
      a: { of: nouns.kilometer, from: 5, to: 38, places: 1 },
      b: { of: nouns.kilometer, from: 5, to: 38, places: 1 },
    },
    tell: n => ({
      en: line`A cyclist rides ${n('a')} before lunch and ${n('b')} after lunch. How far does she ride that day?`,
      es: line`Una ciclista recorre ${n('a')} antes del almuerzo y ${n('b')} después. ¿Cuánto recorre ese día?`,
    }),
    ends: x => ({ en: line`She rides ${x}.`, es: line`Recorre ${x}.` }),
  },
  {
    plan: 'sum',
    of: nouns.pound,
    numbers: {
      a: { of: nouns.pound, from: 6, to: 18, places: 1 },
      b: { of: nouns.pound, from: 6, to: 18, places: 1 },
    },
    tell: n => ({
      en: line`A cat weighs ${n('a')} and a small dog weighs ${n('b')}. How much do they weigh together?`,
      es: line`Un gato pesa ${n('a')} y un perro pequeño pesa ${n('b')}. ¿Cuánto pesan los dos juntos?`,
    }),
    ends: x => ({ en: line`Together they weigh ${x}.`, es: line`Juntos pesan ${x}.` }),
  },
]

/** What is left, or by how much one amount is greater. */
export const differences: readonly Story[] = [
  {
    plan: 'difference',
    of: nouns.inch,
    numbers: {
      a: { of: nouns.inch, from: 1.6, to: 3, places: 2 },
      b: { of: nouns.inch, from: 0.2, to: 1.5, places: 2 },
    },
    tell: n => ({
      en: line`In April, ${n('a')} of rain fell. In May, ${n('b')} fell. How much more rain fell in April than in May?`,
      es: line`En abril cayeron ${n('a')} de lluvia y en mayo cayeron ${n('b')}. ¿Cuántas pulgadas más de lluvia cayeron en abril que en mayo?`,
    }),
    ends: x => ({ en: line`${x} more rain fell in April.`, es: line`En abril cayeron ${x} más.` }),
  },
  {
    plan: 'difference',
    of: nouns.yard,
    numbers: { a: { of: nouns.yard, from: 6, to: 12, places: 1 }, b: { of: nouns.yard, from: 1, to: 5, places: 1 } },
    tell: n => ({
      en: line`A roll has ${n('a')} of ribbon. Mei cuts off ${n('b')}. How much ribbon is left on the roll?`,
      es: line`Un rollo tiene ${n('a')} de cinta. Mei corta ${n('b')}. ¿Cuánta cinta queda en el rollo?`,
    }),
    ends: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    plan: 'difference',
    of: nouns.second,
    numbers: {
      a: { of: nouns.second, from: 82, to: 99, places: 1 },
      b: { of: nouns.second, from: 61, to: 79, places: 1 },
    },
    tell: n => ({
      en: line`In a ${100}-meter race, one swimmer takes ${n('a')} and another takes ${n('b')}. How much less time does the faster swimmer take?`,
      es: line`En una carrera de ${100} metros, una nadadora tarda ${n('a')} y otra tarda ${n('b')}. ¿Cuánto tiempo menos tarda la más rápida?`,
    }),
    ends: x => ({ en: line`The faster swimmer takes ${x} less.`, es: line`La más rápida tarda ${x} menos.` }),
  },
  {
    plan: 'difference',
    of: nouns.liter,
    numbers: { a: { of: nouns.liter, from: 12, to: 19, places: 1 }, b: { of: nouns.liter, from: 3, to: 9, places: 1 } },
    tell: n => ({
      en: line`A water cooler has ${n('a')} of water in it. The team drinks ${n('b')}. How much water is left?`,
      es: line`En un garrafón hay ${n('a')} de agua. El equipo bebe ${n('b')}. ¿Cuánta agua queda?`,
    }),
    ends: x => ({ en: line`There are ${x} left.`, es: line`Quedan ${x}.` }),
  },
  {
    plan: 'difference',
    of: nouns.meter,
    numbers: {
      a: { of: nouns.meter, from: 3.1, to: 4.4, places: 2 },
      b: { of: nouns.meter, from: 2.2, to: 3, places: 2 },
    },
    tell: n => ({
      en: line`Kofi’s best long jump is ${n('a')}. His first jump was ${n('b')}. How much longer is his best jump?`,
      es: line`El mejor salto de longitud de Kofi es de ${n('a')}. Su primer salto fue de ${n('b')}. ¿Cuánto más largo es su mejor salto?`,
    }),
    ends: x => ({ en: line`It is ${x} longer.`, es: line`Es ${x} más largo.` }),
  },
]

/** Two prices together. */
export const moneySums: readonly Story[] = [
  {
    plan: 'sum',
    of: 'money',
    numbers: { a: { of: 'money', from: 2.5, to: 4.9 }, b: { of: 'money', from: 3.1, to: 6.9 } },
    tell: n => ({
      en: line`A carton of milk costs ${n('a')} and a box of cereal costs ${n('b')}. How much do they cost together?`,
      es: line`Un cartón de leche cuesta ${n('a')} y una caja de cereal cuesta ${n('b')}. ¿Cuánto cuestan juntos?`,
    }),
    ends: x => ({ en: line`Together they cost ${x}.`, es: line`Juntos cuestan ${x}.` }),
  },
  {
    plan: 'sum',
    of: 'money',
    numbers: { a: { of: 'money', from: 8.1, to: 14.9 }, b: { of: 'money', from: 5.1, to: 9.8 } },
    tell: n => ({
      en: line`A movie ticket costs ${n('a')} and a snack costs ${n('b')}. What is the total?`,
      es: line`Un boleto de cine cuesta ${n('a')} y un refrigerio cuesta ${n('b')}. ¿Cuál es el total?`,
    }),
    ends: x => ({ en: line`The total is ${x}.`, es: line`El total es ${x}.` }),
  },
  {
    plan: 'sum',
    of: 'money',
    numbers: { a: { of: 'money', from: 11, to: 28 }, b: { of: 'money', from: 11, to: 28 } },
    tell: n => ({
      en: line`Hugo earns ${n('a')} for washing cars and ${n('b')} for walking dogs. How much does he earn in all?`,
      es: line`Hugo gana ${n('a')} por lavar carros y ${n('b')} por pasear perros. ¿Cuánto gana en total?`,
    }),
    ends: x => ({ en: line`He earns ${x}.`, es: line`Gana ${x}.` }),
  },
  {
    plan: 'sum',
    of: 'money',
    numbers: { a: { of: 'money', from: 15, to: 29 }, b: { of: 'money', from: 6, to: 13 } },
    tell: n => ({
      en: line`A soccer ball costs ${n('a')} and a pump costs ${n('b')}. How much do they cost together?`,
      es: line`Un balón de fútbol cuesta ${n('a')} y una bomba cuesta ${n('b')}. ¿Cuánto cuestan juntos?`,
    }),
    ends: x => ({ en: line`Together they cost ${x}.`, es: line`Juntos cuestan ${x}.` }),
  },
]

/** Money that is left, or the difference of two prices. */
export const moneyDifferences: readonly Story[] = [
  {
    plan: 'difference',
    of: 'money',
    numbers: { a: { of: 'money', from: 31, to: 58 }, b: { of: 'money', from: 12, to: 29 } },
    tell: n => ({
      en: line`Sara has saved ${n('a')}. She buys a backpack for ${n('b')}. How much money does she have left?`,
      es: line`Sara tiene ahorrados ${n('a')}. Compra una mochila de ${n('b')}. ¿Cuánto dinero le queda?`,
    }),
    ends: x => ({ en: line`She has ${x} left.`, es: line`Le quedan ${x}.` }),
  },
  {
    plan: 'difference',
    of: 'money',
    numbers: { a: { of: 'money', from: 42, to: 69 }, b: { of: 'money', from: 25, to: 39 } },
    tell: n => ({
      en: line`Shoes that cost ${n('a')} are on sale for ${n('b')}. How much is saved?`,
      es: line`Unos zapatos de ${n('a')} están en oferta a ${n('b')}. ¿Cuánto se ahorra?`,
    }),
    ends: x => ({ en: line`${x} is saved.`, es: line`Se ahorran ${x}.` }),
  },
  {
    plan: 'difference',
    of: 'money',
    numbers: { a: { of: 'money', from: 6.1, to: 9.8 }, b: { of: 'money', from: 3.2, to: 5.9 } },
    tell: n => ({
      en: line`At one store, a pizza costs ${n('a')}. At another store, it costs ${n('b')}. How much less does it cost at the second store?`,
      es: line`En una tienda, una pizza cuesta ${n('a')}. En otra cuesta ${n('b')}. ¿Cuánto menos cuesta en la segunda tienda?`,
    }),
    ends: x => ({ en: line`It costs ${x} less.`, es: line`Cuesta ${x} menos.` }),
  },
  {
    plan: 'difference',
    of: 'money',
    numbers: { a: { of: 'money', from: 61, to: 95, places: 0 }, b: { of: 'money', from: 22, to: 49 } },
    tell: n => ({
      en: line`A class wants to raise ${n('a')} for a trip. So far it has ${n('b')}. How much more does it need?`,
      es: line`Una clase quiere reunir ${n('a')} para un paseo. Hasta ahora tiene ${n('b')}. ¿Cuánto le falta?`,
    }),
    ends: x => ({ en: line`The class needs ${x} more.`, es: line`Le faltan ${x}.` }),
  },
]
