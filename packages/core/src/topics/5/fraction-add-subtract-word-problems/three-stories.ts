import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** What is left of the first of two others; two together less a third; all three together. */
export type Plan = 'rest' | 'net' | 'start'

export interface ThreeStory {
  readonly plan: Plan
  readonly noun: Noun
  readonly denominators: readonly number[]
  /** The most that is likely for the greatest amount. */
  readonly most: number
  readonly tell: (a: Term, b: Term, c: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const twoStepStories: readonly ThreeStory[] = [
  {
    plan: 'rest',
    noun: nouns.yard,
    denominators: [2, 3, 4],
    most: 9,
    tell: (a, b, c) => ({
      en: line`Nina buys ${a} of cloth. She uses ${b} for a shirt and ${c} for a skirt. How many yards of cloth are left?`,
      es: line`Nina compra ${a} de tela. Usa ${b} para una camisa y ${c} para una falda. ¿Cuántas yardas de tela le quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of cloth left.`, es: line`Le quedan ${found} de tela.` }),
  },
  {
    plan: 'net',
    noun: nouns.mile,
    denominators: [2, 4, 5, 10],
    most: 9,
    tell: (a, b, c) => ({
      en: line`Zoe hikes ${a} on Saturday and ${b} on Sunday. Malik hikes ${c} in all. How many miles farther does Zoe hike?`,
      es: line`Zoe camina ${a} el sábado y ${b} el domingo. Malik camina ${c} en total. ¿Cuántas millas más camina Zoe?`,
    }),
    ends: found => ({ en: line`Zoe hikes ${found} farther.`, es: line`Zoe camina ${found} más.` }),
  },
  {
    plan: 'start',
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    most: 3,
    tell: (a, b, c) => ({
      en: line`A class spends ${a} on a tour of a museum, ${b} on a film, and ${c} on lunch. How many hours does the visit take in all?`,
      es: line`Una clase dedica ${a} a recorrer un museo, ${b} a ver una película y ${c} a almorzar. ¿Cuántas horas dura la visita en total?`,
    }),
    ends: found => ({ en: line`The visit takes ${found}.`, es: line`La visita dura ${found}.` }),
  },
  {
    plan: 'rest',
    noun: nouns.cup,
    denominators: [2, 3, 4],
    most: 8,
    tell: (a, b, c) => ({
      en: line`A bag has ${a} of flour in it. Kenji uses ${b} for bread and ${c} for muffins. How many cups of flour are left?`,
      es: line`En una bolsa hay ${a} de harina. Kenji usa ${b} para hacer pan y ${c} para hacer muffins. ¿Cuántas tazas de harina quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of flour left.`, es: line`Quedan ${found} de harina.` }),
  },
  {
    plan: 'net',
    noun: nouns.pound,
    denominators: [2, 4, 8],
    most: 9,
    tell: (a, b, c) => ({
      en: line`Clara picks ${a} of cherries, and Hugo picks ${b} of cherries. Together, they use ${c} of them for jam. How many pounds of cherries are left?`,
      es: line`Clara recoge ${a} de cerezas y Hugo recoge ${b}. Juntos usan ${c} para hacer mermelada. ¿Cuántas libras de cerezas quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of cherries left.`, es: line`Quedan ${found} de cerezas.` }),
  },
  {
    plan: 'start',
    noun: nouns.gallon,
    denominators: [2, 4, 8],
    most: 8,
    tell: (a, b, c) => ({
      en: line`A painter uses ${a} of paint for a hall and ${b} of paint for a kitchen. Now she has ${c} of paint left. How many gallons of paint did she have at the start?`,
      es: line`Una pintora usa ${a} de pintura para un pasillo y ${b} de pintura para una cocina. Ahora tiene ${c} de pintura. ¿Cuántos galones de pintura tenía al principio?`,
    }),
    ends: found => ({
      en: line`At the start, she had ${found} of paint.`,
      es: line`Al principio tenía ${found} de pintura.`,
    }),
  },
  {
    plan: 'rest',
    noun: nouns.foot,
    denominators: [2, 3, 4, 6, 12],
    most: 12,
    tell: (a, b, c) => ({
      en: line`A board is ${a} long. A carpenter saws off one piece of ${b} and one piece of ${c}. How many feet long is the rest of the board?`,
      es: line`Una tabla mide ${a} de largo. Un carpintero corta un pedazo de ${b} y otro de ${c}. ¿Cuántos pies mide el resto de la tabla?`,
    }),
    ends: found => ({ en: line`The rest is ${found} long.`, es: line`El resto mide ${found}.` }),
  },
  {
    plan: 'net',
    noun: nouns.liter,
    denominators: [2, 4, 5, 10],
    most: 6,
    tell: (a, b, c) => ({
      en: line`A cook mixes ${a} of apple juice with ${b} of water. She fills glasses with ${c} of the drink. How many liters of the drink are left?`,
      es: line`Una cocinera mezcla ${a} de jugo de manzana con ${b} de agua. Llena vasos con ${c} de la bebida. ¿Cuántos litros de la bebida quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of the drink left.`, es: line`Quedan ${found} de la bebida.` }),
  },
  {
    plan: 'start',
    noun: nouns.mile,
    denominators: [2, 4, 5, 10],
    most: 9,
    tell: (a, b, c) => ({
      en: line`On a bike tour, Leila rides ${a} to a bridge and ${b} to a farm. It is another ${c} from there to her house. How many miles long is the tour?`,
      es: line`En un paseo en bicicleta, Leila recorre ${a} hasta un puente y ${b} hasta una granja. De ahí hay ${c} más hasta su casa. ¿Cuántas millas mide el paseo?`,
    }),
    ends: found => ({ en: line`The tour is ${found} long.`, es: line`El paseo mide ${found}.` }),
  },
  {
    plan: 'rest',
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    most: 4,
    tell: (a, b, c) => ({
      en: line`A train trip takes ${a}. The train traveled for ${b} before noon and for ${c} after noon. How many hours of the trip are left?`,
      es: line`Un viaje en tren dura ${a}. El tren ya viajó ${b} antes del mediodía y ${c} después. ¿Cuántas horas de viaje faltan?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Faltan ${found}.` }),
  },
]

/** No form tells a story of another one. */
export const expressionStories: readonly ThreeStory[] = [
  {
    plan: 'rest',
    noun: nouns.mile,
    denominators: [2, 4, 5, 10],
    most: 9,
    tell: (a, b, c) => ({
      en: line`A trail is ${a} long. Diego walks ${b} in the morning and ${c} in the afternoon. How many miles of the trail are left?`,
      es: line`Un sendero mide ${a}. Diego camina ${b} por la mañana y ${c} por la tarde. ¿Cuántas millas del sendero le faltan?`,
    }),
    ends: found => ({ en: line`He has ${found} left.`, es: line`Le faltan ${found}.` }),
  },
  {
    plan: 'net',
    noun: nouns.cup,
    denominators: [2, 3, 4],
    most: 8,
    tell: (a, b, c) => ({
      en: line`Rosa makes ${a} of tomato sauce and ${b} of cheese sauce. She pours ${c} of the sauces over pasta. How many cups of sauce are left?`,
      es: line`Rosa prepara ${a} de salsa de tomate y ${b} de salsa de queso. Pone ${c} de las salsas sobre la pasta. ¿Cuántas tazas de salsa quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of sauce left.`, es: line`Quedan ${found} de salsa.` }),
  },
  {
    plan: 'rest',
    noun: nouns.pound,
    denominators: [2, 4, 8],
    most: 9,
    tell: (a, b, c) => ({
      en: line`A sack has ${a} of soil in it. Julia fills one pot with ${b} of soil and another pot with ${c} of soil. How many pounds of soil are left in the sack?`,
      es: line`En un saco hay ${a} de tierra. Julia llena una maceta con ${b} de tierra y otra con ${c}. ¿Cuántas libras de tierra quedan en el saco?`,
    }),
    ends: found => ({ en: line`There are ${found} of soil left.`, es: line`Quedan ${found} de tierra.` }),
  },
  {
    plan: 'net',
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    most: 4,
    tell: (a, b, c) => ({
      en: line`Gabriel studies for ${a} on Monday and for ${b} on Tuesday. His sister studies for ${c} in all. How many hours longer does Gabriel study?`,
      es: line`Gabriel estudia ${a} el lunes y ${b} el martes. Su hermana estudia ${c} en total. ¿Cuántas horas más estudia Gabriel?`,
    }),
    ends: found => ({ en: line`Gabriel studies for ${found} longer.`, es: line`Gabriel estudia ${found} más.` }),
  },
]

/** Three amounts in a table: two of them together are compared with the third, or all are added. */
export interface TableStory {
  readonly noun: Noun
  readonly denominators: readonly number[]
  readonly most: number
  /** What the table is about, where its question does not say it. */
  readonly tells?: Sentence
  readonly head: readonly [what: Sentence, amount: Sentence]
  readonly rows: readonly [Sentence, Sentence, Sentence]
  readonly asks: Readonly<Record<'net' | 'start', Sentence>>
  readonly ends: Readonly<Record<'net' | 'start', (found: Quantity) => Sentence>>
}

export const tableStories: readonly TableStory[] = [
  {
    noun: nouns.mile,
    denominators: [2, 4, 5, 10],
    most: 6,
    head: [
      { en: line`Trail`, es: line`Sendero` },
      { en: line`Length in miles`, es: line`Longitud en millas` },
    ],
    rows: [
      { en: line`river trail`, es: line`sendero del río` },
      { en: line`hill trail`, es: line`sendero de la colina` },
      { en: line`forest trail`, es: line`sendero del bosque` },
    ],
    asks: {
      net: {
        en: line`How many miles longer are the river trail and the hill trail together than the forest trail?`,
        es: line`¿Cuántas millas más miden juntos el sendero del río y el de la colina que el del bosque?`,
      },
      start: {
        en: line`How many miles long are the three trails together?`,
        es: line`¿Cuántas millas miden los tres senderos juntos?`,
      },
    },
    ends: {
      net: found => ({ en: line`Together, they are ${found} longer.`, es: line`Juntos miden ${found} más.` }),
      start: found => ({ en: line`Together, they are ${found} long.`, es: line`Juntos miden ${found}.` }),
    },
  },
  {
    noun: nouns.cup,
    denominators: [2, 3, 4],
    most: 6,
    tells: {
      en: line`The table shows what is in a snack mix.`,
      es: line`La tabla muestra los ingredientes de una mezcla de avena, pasas y nueces.`,
    },
    head: [
      { en: line`Ingredient`, es: line`Ingrediente` },
      { en: line`Amount in cups`, es: line`Cantidad en tazas` },
    ],
    rows: [
      { en: line`oats`, es: line`avena` },
      { en: line`raisins`, es: line`pasas` },
      { en: line`nuts`, es: line`nueces` },
    ],
    asks: {
      net: {
        en: line`How many more cups of oats and raisins together does the mix have than cups of nuts?`,
        es: line`¿Cuántas tazas más tiene la mezcla de avena y pasas juntas que de nueces?`,
      },
      start: {
        en: line`How many cups does the mix have in all?`,
        es: line`¿Cuántas tazas tiene la mezcla en total?`,
      },
    },
    ends: {
      net: found => ({
        en: line`The mix has ${found} more of oats and raisins.`,
        es: line`La mezcla tiene ${found} más de avena y pasas.`,
      }),
      start: found => ({ en: line`The mix has ${found} in all.`, es: line`La mezcla tiene ${found} en total.` }),
    },
  },
  {
    noun: nouns.hour,
    denominators: [2, 3, 4, 6, 12],
    most: 3,
    head: [
      { en: line`Day`, es: line`Día` },
      { en: line`Practice in hours`, es: line`Práctica en horas` },
    ],
    rows: [
      { en: line`Thursday`, es: line`jueves` },
      { en: line`Friday`, es: line`viernes` },
      { en: line`Saturday`, es: line`sábado` },
    ],
    asks: {
      net: {
        en: line`How many hours longer is the practice on Thursday and Friday together than on Saturday?`,
        es: line`¿Cuántas horas más dura la práctica del jueves y el viernes juntos que la del sábado?`,
      },
      start: {
        en: line`How many hours of practice are there in all?`,
        es: line`¿Cuántas horas de práctica hay en total?`,
      },
    },
    ends: {
      net: found => ({ en: line`It is ${found} longer.`, es: line`Dura ${found} más.` }),
      start: found => ({ en: line`There are ${found} of practice.`, es: line`Hay ${found} de práctica.` }),
    },
  },
  {
    noun: nouns.liter,
    denominators: [3, 4, 6, 8],
    most: 5,
    head: [
      { en: line`Juice`, es: line`Jugo` },
      { en: line`Amount in liters`, es: line`Cantidad en litros` },
    ],
    rows: [
      { en: line`apple`, es: line`manzana` },
      { en: line`orange`, es: line`naranja` },
      { en: line`grape`, es: line`uva` },
    ],
    asks: {
      net: {
        en: line`How many more liters of apple and orange juice together are there than liters of grape juice?`,
        es: line`¿Cuántos litros más hay de jugo de manzana y de naranja juntos que de jugo de uva?`,
      },
      start: {
        en: line`How many liters of juice are there in all?`,
        es: line`¿Cuántos litros de jugo hay en total?`,
      },
    },
    ends: {
      net: found => ({
        en: line`There are ${found} more of apple and orange juice than of grape juice.`,
        es: line`Hay ${found} más de jugo de manzana y de naranja que de jugo de uva.`,
      }),
      start: found => ({ en: line`There are ${found} of juice in all.`, es: line`Hay ${found} de jugo en total.` }),
    },
  },
]
