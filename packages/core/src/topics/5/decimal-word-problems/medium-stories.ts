import { line } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Story } from './story.ts'

/** Several amounts of one size. */
export const products: readonly Story[] = [
  {
    plan: 'product',
    of: nouns.liter,
    numbers: { a: { of: nouns.liter, from: 0.2, to: 0.4, places: 2 }, b: { of: 'count', from: 12, to: 19 } },
    tell: n => ({
      en: line`A pitcher of lemonade needs ${n('a')} of lemon juice. How much lemon juice do ${n('b')} pitchers need?`,
      es: line`Para una jarra de limonada se necesitan ${n('a')} de jugo de limón. ¿Cuánto jugo se necesita para ${n('b')} jarras?`,
    }),
    ends: x => ({ en: line`They need ${x} of lemon juice.`, es: line`Se necesitan ${x} de jugo de limón.` }),
  },
  {
    plan: 'product',
    of: nouns.kilogram,
    numbers: { a: { of: nouns.kilogram, from: 1.2, to: 2.8, places: 2 }, b: { of: 'count', from: 3, to: 9 } },
    tell: n => ({
      en: line`One batch of bread takes ${n('a')} of flour. How much flour do ${n('b')} batches take?`,
      es: line`Una tanda de pan lleva ${n('a')} de harina. ¿Cuánta harina llevan ${n('b')} tandas?`,
    }),
    ends: x => ({ en: line`They take ${x} of flour.`, es: line`Llevan ${x} de harina.` }),
  },
  {
    plan: 'product',
    of: nouns.yard,
    numbers: { a: { of: nouns.yard, from: 1.1, to: 2.9, places: 2 }, b: { of: 'count', from: 6, to: 18 } },
    tell: n => ({
      en: line`Each costume for a play uses ${n('a')} of fabric. How much fabric do ${n('b')} costumes use?`,
      es: line`En cada disfraz para una obra se usan ${n('a')} de tela. ¿Cuánta tela se usa en ${n('b')} disfraces?`,
    }),
    ends: x => ({ en: line`They use ${x} of fabric.`, es: line`Se usan ${x} de tela.` }),
  },
  {
    plan: 'product',
    of: nouns.kilogram,
    numbers: { a: { of: nouns.kilogram, from: 1.1, to: 2.6, places: 2 }, b: { of: 'count', from: 12, to: 19 } },
    tell: n => ({
      en: line`A textbook has a mass of ${n('a')}. What is the mass of ${n('b')} of these textbooks?`,
      es: line`Un libro de texto tiene una masa de ${n('a')}. ¿Cuál es la masa de ${n('b')} de esos libros?`,
    }),
    ends: x => ({ en: line`Their mass is ${x}.`, es: line`Su masa es de ${x}.` }),
  },
  {
    plan: 'product',
    of: nouns.meter,
    numbers: { a: { of: nouns.meter, from: 0.4, to: 0.9, places: 2 }, b: { of: 'count', from: 13, to: 19 } },
    tell: n => ({
      en: line`One bracelet needs ${n('a')} of cord. How much cord do ${n('b')} bracelets need?`,
      es: line`Para una pulsera se necesitan ${n('a')} de cordón. ¿Cuánto cordón se necesita para ${n('b')} pulseras?`,
    }),
    ends: x => ({ en: line`They need ${x} of cord.`, es: line`Se necesitan ${x} de cordón.` }),
  },
]

/** An amount in equal parts: what is drawn in place of it is one part. */
export const quotients: readonly Story[] = [
  {
    plan: 'quotient',
    of: nouns.yard,
    numbers: { a: { of: nouns.yard, from: 0.4, to: 1.9, places: 2 }, b: { of: 'count', from: 6, to: 14 } },
    tell: n => ({
      en: line`Rosa cuts ${n('a')} of ribbon into ${n('b')} equal pieces. How long is each piece?`,
      es: line`Rosa corta ${n('a')} de cinta en ${n('b')} pedazos iguales. ¿Cuánto mide cada pedazo?`,
    }),
    ends: x => ({ en: line`Each piece is ${x} long.`, es: line`Cada pedazo mide ${x}.` }),
  },
  {
    plan: 'quotient',
    of: nouns.liter,
    numbers: { a: { of: nouns.liter, from: 0.2, to: 0.6, places: 2 }, b: { of: 'count', from: 12, to: 18 } },
    tell: n => ({
      en: line`A cook pours ${n('a')} of soup into ${n('b')} bowls, the same amount in each. How much soup is in one bowl?`,
      es: line`Un cocinero sirve ${n('a')} de sopa en ${n('b')} tazones, la misma cantidad en cada uno. ¿Cuánta sopa hay en un tazón?`,
    }),
    ends: x => ({ en: line`There are ${x} in one bowl.`, es: line`En un tazón hay ${x}.` }),
  },
  {
    plan: 'quotient',
    of: nouns.kilometer,
    numbers: { a: { of: nouns.kilometer, from: 0.6, to: 2.4, places: 2 }, b: { of: 'count', from: 4, to: 8 } },
    tell: n => ({
      en: line`A relay race is ${n('a')} long. Each of the ${n('b')} runners of a team runs the same distance. How far does each runner run?`,
      es: line`Una carrera de relevos mide ${n('a')}. Cada uno de los ${n('b')} corredores de un equipo corre la misma distancia. ¿Cuánto corre cada uno?`,
    }),
    ends: x => ({ en: line`Each runner runs ${x}.`, es: line`Cada corredor corre ${x}.` }),
  },
  {
    plan: 'quotient',
    of: nouns.pound,
    numbers: { a: { of: nouns.pound, from: 0.3, to: 0.9, places: 2 }, b: { of: 'count', from: 5, to: 16 } },
    tell: n => ({
      en: line`A farmer puts ${n('a')} of nuts into ${n('b')} bags, the same amount in each. How much is in each bag?`,
      es: line`Un granjero pone ${n('a')} de nueces en ${n('b')} bolsas, la misma cantidad en cada una. ¿Cuánto hay en cada bolsa?`,
    }),
    ends: x => ({ en: line`There are ${x} in each bag.`, es: line`En cada bolsa hay ${x}.` }),
  },
  {
    plan: 'quotient',
    of: nouns.meter,
    numbers: { a: { of: nouns.meter, from: 1.2, to: 2.4, places: 2 }, b: { of: 'count', from: 6, to: 15 } },
    tell: n => ({
      en: line`A fence ${n('a')} long has ${n('b')} sections of the same length. How long is one section?`,
      es: line`Una cerca de ${n('a')} de largo tiene ${n('b')} tramos de la misma longitud. ¿Cuánto mide un tramo?`,
    }),
    ends: x => ({ en: line`One section is ${x} long.`, es: line`Un tramo mide ${x}.` }),
  },
]

/** A price for each, or for each yard or pound. */
export const moneyProducts: readonly Story[] = [
  {
    plan: 'product',
    of: 'money',
    numbers: { a: { of: nouns.yard, from: 1.2, to: 4.8, places: 1 }, b: { of: 'money', from: 5, to: 14, places: 1 } },
    tell: n => ({
      en: line`Fabric costs ${n('b')} a yard. How much do ${n('a')} of fabric cost?`,
      es: line`La tela cuesta ${n('b')} por yarda. ¿Cuánto cuestan ${n('a')} de tela?`,
    }),
    ends: x => ({ en: line`The fabric costs ${x}.`, es: line`La tela cuesta ${x}.` }),
  },
  {
    plan: 'product',
    of: 'money',
    numbers: {
      a: { of: nouns.pound, from: 1.2, to: 3.8, places: 1 },
      b: { of: 'money', from: 2.1, to: 4.9, places: 1 },
    },
    tell: n => ({
      en: line`Grapes cost ${n('b')} a pound. How much do ${n('a')} of grapes cost?`,
      es: line`Las uvas cuestan ${n('b')} por libra. ¿Cuánto cuestan ${n('a')} de uvas?`,
    }),
    ends: x => ({ en: line`The grapes cost ${x}.`, es: line`Las uvas cuestan ${x}.` }),
  },
  {
    plan: 'product',
    of: 'money',
    numbers: { a: { of: 'money', from: 2.2, to: 4.9 }, b: { of: 'count', from: 6, to: 18 } },
    tell: n => ({
      en: line`A bus ticket costs ${n('a')}. How much do ${n('b')} tickets cost?`,
      es: line`Un boleto de autobús cuesta ${n('a')}. ¿Cuánto cuestan ${n('b')} boletos?`,
    }),
    ends: x => ({ en: line`The tickets cost ${x}.`, es: line`Los boletos cuestan ${x}.` }),
  },
  {
    plan: 'product',
    of: 'money',
    numbers: { a: { of: 'money', from: 1.2, to: 3.9 }, b: { of: 'count', from: 12, to: 19 } },
    tell: n => ({
      en: line`A teacher buys ${n('b')} notebooks for ${n('a')} each. How much does she pay?`,
      es: line`Una maestra compra ${n('b')} cuadernos a ${n('a')} cada uno. ¿Cuánto paga?`,
    }),
    ends: x => ({ en: line`She pays ${x}.`, es: line`Paga ${x}.` }),
  },
]

/** A sum of money in equal parts. */
export const moneyQuotients: readonly Story[] = [
  {
    plan: 'quotient',
    of: 'money',
    numbers: { a: { of: 'money', from: 6.2, to: 12.8 }, b: { of: 'count', from: 3, to: 8 } },
    tell: n => ({
      en: line`A dinner costs ${n('a')}. A group of ${n('b')} friends shares the cost equally. How much does each friend pay?`,
      es: line`Una cena cuesta ${n('a')}. Un grupo de ${n('b')} amigos paga la cuenta en partes iguales. ¿Cuánto paga cada uno?`,
    }),
    ends: x => ({ en: line`Each friend pays ${x}.`, es: line`Cada uno paga ${x}.` }),
  },
  {
    plan: 'quotient',
    of: 'money',
    numbers: { a: { of: 'money', from: 0.4, to: 0.9 }, b: { of: 'count', from: 12, to: 18 } },
    tell: n => ({
      en: line`An office buys ${n('b')} pens of one kind for ${n('a')}. How much does one pen cost?`,
      es: line`Una oficina compra ${n('b')} bolígrafos iguales por ${n('a')}. ¿Cuánto cuesta cada bolígrafo?`,
    }),
    ends: x => ({ en: line`One pen costs ${x}.`, es: line`Un bolígrafo cuesta ${x}.` }),
  },
  {
    plan: 'quotient',
    of: 'money',
    numbers: { a: { of: 'money', from: 7.2, to: 13.9 }, b: { of: 'count', from: 4, to: 9 } },
    tell: n => ({
      en: line`Amir earns ${n('a')} in ${n('b')} hours. How much does he earn each hour?`,
      es: line`Amir gana ${n('a')} en ${n('b')} horas. ¿Cuánto gana por hora?`,
    }),
    ends: x => ({ en: line`He earns ${x} each hour.`, es: line`Gana ${x} por hora.` }),
  },
  {
    plan: 'quotient',
    of: 'money',
    numbers: { a: { of: 'money', from: 1.2, to: 2.9 }, b: { of: 'count', from: 6, to: 12 } },
    tell: n => ({
      en: line`A café buys ${n('b')} bottles of juice for ${n('a')}. What is the price of one bottle?`,
      es: line`Una cafetería compra ${n('b')} botellas de jugo por ${n('a')}. ¿Cuál es el precio de una botella?`,
    }),
    ends: x => ({ en: line`One bottle costs ${x}.`, es: line`Una botella cuesta ${x}.` }),
  },
]

/** Sums and differences of amounts with different numbers of places. */
export const uneven: readonly Story[] = [
  {
    plan: 'difference',
    of: nouns.second,
    numbers: {
      a: { of: nouns.second, from: 15, to: 19, places: 1 },
      b: { of: nouns.second, from: 12.1, to: 14.8, places: 2 },
    },
    tell: n => ({
      en: line`Jamal ran a race in ${n('a')} last year. This year he ran it in ${n('b')}. By how much did he improve his time?`,
      es: line`El año pasado, Jamal corrió una carrera en ${n('a')}. Este año la corrió en ${n('b')}. ¿En cuánto mejoró su tiempo?`,
    }),
    ends: x => ({ en: line`He improved it by ${x}.`, es: line`Lo mejoró en ${x}.` }),
  },
  {
    plan: 'sum',
    of: nouns.inch,
    numbers: {
      a: { of: nouns.inch, from: 0.3, to: 1.8, places: 2 },
      b: { of: nouns.inch, from: 0.4, to: 2.6, places: 1 },
    },
    tell: n => ({
      en: line`A storm brings ${n('a')} of rain on the first day and ${n('b')} on the second day. How much rain does it bring in all?`,
      es: line`Una tormenta trae ${n('a')} de lluvia el primer día y ${n('b')} el segundo. ¿Cuánta lluvia trae en total?`,
    }),
    ends: x => ({ en: line`It brings ${x} of rain.`, es: line`Trae ${x} de lluvia.` }),
  },
  {
    plan: 'difference',
    of: nouns.kilogram,
    numbers: {
      a: { of: nouns.kilogram, from: 7, to: 13, places: 0 },
      b: { of: nouns.kilogram, from: 2.1, to: 5.9, places: 2 },
    },
    tell: n => ({
      en: line`A suitcase may have a mass of at most ${n('a')} when full. So far, it has a mass of ${n('b')}. How much more can be packed?`,
      es: line`Una maleta llena puede tener una masa de ${n('a')} como máximo. Hasta ahora tiene una masa de ${n('b')}. ¿Cuánto más se puede empacar?`,
    }),
    ends: x => ({ en: line`Another ${x} can be packed.`, es: line`Se pueden empacar ${x} más.` }),
  },
  {
    plan: 'sum',
    of: nouns.mile,
    numbers: {
      a: { of: nouns.mile, from: 2.1, to: 5.9, places: 2 },
      b: { of: nouns.mile, from: 1.2, to: 4.8, places: 1 },
    },
    tell: n => ({
      en: line`A trail goes ${n('a')} up to a tower and then ${n('b')} down to a lake. How long is the trail?`,
      es: line`Un sendero sube ${n('a')} hasta una torre y luego baja ${n('b')} hasta un lago. ¿Cuánto mide el sendero?`,
    }),
    ends: x => ({ en: line`The trail is ${x} long.`, es: line`El sendero mide ${x}.` }),
  },
]
