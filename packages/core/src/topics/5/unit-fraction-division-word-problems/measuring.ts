import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { bush, hook, lap, meal, visit } from './own-nouns.ts'

/** Whole units measured out in parts of one size: how many parts? */
export interface Measuring {
  readonly kind: 'whole by unit'
  readonly unit: Noun
  readonly pieces: Noun
  readonly wholes: readonly [least: number, most: number]
  readonly denominators: readonly number[]
  readonly tell: (whole: Term, part: Term) => Both<readonly Inline[]>
  readonly question: Both<readonly Inline[]>
  readonly ends: (found: Quantity) => Both<readonly Inline[]>
}

export const measuring: readonly Measuring[] = [
  {
    kind: 'whole by unit',
    unit: nouns.cup,
    pieces: bush,
    wholes: [3, 9],
    denominators: [2, 3, 4],
    tell: (whole, part) => ({
      en: line`A gardener has ${whole} of plant food. Each bush takes ${part} of plant food.`,
      es: line`Una jardinera tiene ${whole} de abono. Cada arbusto lleva ${part} de abono.`,
    }),
    question: { en: line`How many bushes can she feed?`, es: line`¿Cuántos arbustos puede abonar?` },
    ends: found => ({ en: line`She can feed ${found}.`, es: line`Puede abonar ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.yard,
    pieces: nouns.piece,
    wholes: [3, 10],
    denominators: [3, 4, 6],
    tell: (whole, part) => ({
      en: line`Nina cuts ${whole} of ribbon into pieces. Each piece is ${part} long.`,
      es: line`Nina corta ${whole} de cinta en pedazos. Cada pedazo mide ${part}.`,
    }),
    question: { en: line`How many pieces does she get?`, es: line`¿Cuántos pedazos obtiene?` },
    ends: found => ({ en: line`Nina gets ${found}.`, es: line`Nina obtiene ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.mile,
    pieces: lap,
    wholes: [2, 6],
    denominators: [4, 5, 8],
    tell: (whole, part) => ({
      en: line`One lap of a track is ${part}. Malik runs ${whole} on this track.`,
      es: line`Una vuelta a una pista mide ${part}. Malik corre ${whole} en esa pista.`,
    }),
    question: { en: line`How many laps does he run?`, es: line`¿Cuántas vueltas da?` },
    ends: found => ({ en: line`Malik runs ${found}.`, es: line`Malik da ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.pound,
    pieces: nouns.bag,
    wholes: [3, 9],
    denominators: [2, 4, 8],
    tell: (whole, part) => ({
      en: line`A shop has ${whole} of raisins. It fills bags with ${part} of raisins each.`,
      es: line`Una tienda tiene ${whole} de pasas. Llena bolsas con ${part} de pasas cada una.`,
    }),
    question: { en: line`How many bags can it fill?`, es: line`¿Cuántas bolsas puede llenar?` },
    ends: found => ({ en: line`The shop can fill ${found}.`, es: line`La tienda puede llenar ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.hour,
    pieces: visit,
    wholes: [3, 8],
    denominators: [2, 3, 4],
    tell: (whole, part) => ({
      en: line`A dentist works for ${whole}. Each visit takes ${part}.`,
      es: line`Una dentista trabaja durante ${whole}. Cada cita dura ${part}.`,
    }),
    question: { en: line`How many visits does she have time for?`, es: line`¿Para cuántas citas tiene tiempo?` },
    ends: found => ({ en: line`She has time for ${found}.`, es: line`Tiene tiempo para ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.liter,
    pieces: nouns.bottle,
    wholes: [3, 10],
    denominators: [2, 3, 4, 5],
    tell: (whole, part) => ({
      en: line`Leo makes ${whole} of lemonade. He fills bottles that hold ${part} each.`,
      es: line`Leo prepara ${whole} de limonada. Llena botellas de ${part} cada una.`,
    }),
    question: { en: line`How many bottles can he fill?`, es: line`¿Cuántas botellas puede llenar?` },
    ends: found => ({ en: line`Leo can fill ${found}.`, es: line`Leo puede llenar ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.liter,
    pieces: nouns.flowerpot,
    wholes: [4, 10],
    denominators: [2, 3, 4],
    tell: (whole, part) => ({
      en: line`A bag has ${whole} of soil. A small flowerpot takes ${part} of soil.`,
      es: line`En una bolsa hay ${whole} de tierra. Una maceta pequeña lleva ${part} de tierra.`,
    }),
    question: {
      en: line`How many flowerpots can be filled?`,
      es: line`¿Cuántas macetas se pueden llenar?`,
    },
    ends: found => ({ en: line`There is soil for ${found}.`, es: line`Hay tierra para ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.cup,
    pieces: meal,
    wholes: [5, 10],
    denominators: [2, 3, 4],
    tell: (whole, part) => ({
      en: line`A cat eats ${part} of food at each meal. There are ${whole} of food in a bag.`,
      es: line`Una gata come ${part} de alimento en cada comida. En una bolsa hay ${whole} de alimento.`,
    }),
    question: { en: line`How many meals will the bag last?`, es: line`¿Para cuántas comidas alcanza la bolsa?` },
    ends: found => ({ en: line`The bag will last ${found}.`, es: line`La bolsa alcanza para ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.pound,
    pieces: nouns.cake,
    wholes: [3, 8],
    denominators: [2, 3, 4],
    tell: (whole, part) => ({
      en: line`A baker has ${whole} of butter. Each cake takes ${part} of butter.`,
      es: line`Una pastelera tiene ${whole} de mantequilla. Cada pastel lleva ${part} de mantequilla.`,
    }),
    question: { en: line`How many cakes can she bake?`, es: line`¿Cuántos pasteles puede hornear?` },
    ends: found => ({ en: line`She can bake ${found}.`, es: line`Puede hornear ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.foot,
    pieces: hook,
    wholes: [4, 10],
    denominators: [2, 3, 4],
    tell: (whole, part) => ({
      en: line`Ravi has ${whole} of wire. He bends hooks from ${part} of wire each.`,
      es: line`Ravi tiene ${whole} de alambre. Hace ganchos con ${part} de alambre cada uno.`,
    }),
    question: { en: line`How many hooks can he make?`, es: line`¿Cuántos ganchos puede hacer?` },
    ends: found => ({ en: line`Ravi can make ${found}.`, es: line`Ravi puede hacer ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.gallon,
    pieces: nouns.bucket,
    wholes: [4, 9],
    denominators: [2, 3],
    tell: (whole, part) => ({
      en: line`A barrel has ${whole} of rainwater in it. A small bucket holds ${part}.`,
      es: line`En un barril hay ${whole} de agua de lluvia. En una cubeta pequeña cabe ${part}.`,
    }),
    question: {
      en: line`How many of these buckets can be filled?`,
      es: line`¿Cuántas de esas cubetas se pueden llenar?`,
    },
    ends: found => ({ en: line`The water fills ${found}.`, es: line`El agua llena ${found}.` }),
  },
  {
    kind: 'whole by unit',
    unit: nouns.gallon,
    pieces: nouns.door,
    wholes: [3, 7],
    denominators: [3, 4, 5],
    tell: (whole, part) => ({
      en: line`A painter has ${whole} of paint. One door takes ${part} of paint.`,
      es: line`Una pintora tiene ${whole} de pintura. Una puerta lleva ${part} de pintura.`,
    }),
    question: { en: line`How many doors can she paint?`, es: line`¿Cuántas puertas puede pintar?` },
    ends: found => ({ en: line`The paint is enough for ${found}.`, es: line`La pintura alcanza para ${found}.` }),
  },
]
