import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { feeder, lesson, lot, portion } from './own-nouns.ts'

type Sentence = Both<readonly Inline[]>

/** Parts are counted, and one step comes before or after: an amount more or less, parts that go, or so much for each. */
export interface CountedStory {
  readonly plan: 'amountMore' | 'amountLess' | 'partsLess' | 'forEach'
  readonly unit: Noun
  /** What the second number counts. */
  readonly also: Noun
  readonly found: Noun
  /** What is counted before it is multiplied. */
  readonly pieces?: Noun
  readonly wholes: readonly [least: number, most: number]
  readonly denominators: readonly number[]
  readonly second: readonly [least: number, most: number]
  readonly ask: (whole: Term, part: Term, second: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const countedStories: readonly CountedStory[] = [
  {
    plan: 'partsLess',
    unit: nouns.cup,
    also: portion,
    found: portion,
    wholes: [6, 10],
    denominators: [3, 4],
    second: [5, 13],
    ask: (whole, part, second) => ({
      en: line`A baker makes ${whole} of pudding. One serving is ${part}. Guests eat ${second}. How many servings are left?`,
      es: line`Una pastelera prepara ${whole} de budín. Una porción es de ${part}. Los invitados comen ${second}. ¿Cuántas porciones quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    plan: 'forEach',
    unit: nouns.pound,
    also: nouns.dollar,
    found: nouns.dollar,
    pieces: nouns.piece,
    wholes: [3, 9],
    denominators: [4, 8],
    second: [3, 6],
    ask: (whole, part, second) => ({
      en: line`A candy shop cuts ${whole} of fudge into pieces of ${part}. It sells each piece for ${second}. How much money does it get for all the pieces?`,
      es: line`Una dulcería corta ${whole} de chocolate en pedazos de ${part}. Vende cada pedazo a ${second}. ¿Cuánto dinero recibe por todos los pedazos?`,
    }),
    ends: found => ({ en: line`The shop gets ${found}.`, es: line`La tienda recibe ${found}.` }),
  },
  {
    plan: 'amountLess',
    unit: nouns.yard,
    also: nouns.yard,
    found: nouns.piece,
    wholes: [8, 12],
    denominators: [3, 4, 6],
    second: [2, 4],
    ask: (whole, part, second) => ({
      en: line`An electrician has ${whole} of wire and uses ${second}. She cuts the rest into pieces of ${part}. How many pieces does she get?`,
      es: line`Una electricista tiene ${whole} de cable y usa ${second}. Corta el resto en pedazos de ${part}. ¿Cuántos pedazos obtiene?`,
    }),
    ends: found => ({ en: line`She gets ${found}.`, es: line`Obtiene ${found}.` }),
  },
  {
    plan: 'amountMore',
    unit: nouns.liter,
    also: nouns.liter,
    found: nouns.glass,
    wholes: [3, 6],
    denominators: [4, 5],
    second: [2, 4],
    ask: (whole, part, second) => ({
      en: line`For a party, Teresa mixes ${whole} of tea with ${second} of juice. She pours all of it into glasses of ${part}. How many glasses can she fill?`,
      es: line`Para una fiesta, Teresa mezcla ${whole} de té con ${second} de jugo. Sirve todo en vasos de ${part}. ¿Cuántos vasos puede llenar?`,
    }),
    ends: found => ({ en: line`Teresa can fill ${found}.`, es: line`Teresa puede llenar ${found}.` }),
  },
  {
    plan: 'forEach',
    unit: nouns.mile,
    also: nouns.minute,
    found: nouns.minute,
    pieces: nouns.person,
    wholes: [2, 5],
    denominators: [4, 5],
    second: [2, 3],
    ask: (whole, part, second) => ({
      en: line`A relay race is ${whole} long. Each runner runs ${part} and takes ${second}. How long does the race take?`,
      es: line`Una carrera de relevos mide ${whole}. Cada persona corre ${part} y tarda ${second}. ¿Cuánto dura la carrera?`,
    }),
    ends: found => ({ en: line`The race takes ${found}.`, es: line`La carrera dura ${found}.` }),
  },
  {
    plan: 'partsLess',
    unit: nouns.hour,
    also: lesson,
    found: lesson,
    wholes: [5, 8],
    denominators: [3, 4],
    second: [4, 11],
    ask: (whole, part, second) => ({
      en: line`A piano teacher has ${whole} for lessons of ${part} each. She has already given ${second}. How many more lessons can she give?`,
      es: line`Una maestra de piano tiene ${whole} para clases de ${part} cada una. Ya ha dado ${second}. ¿Cuántas clases más puede dar?`,
    }),
    ends: found => ({ en: line`She can give ${found} more.`, es: line`Puede dar ${found} más.` }),
  },
  {
    plan: 'amountLess',
    unit: nouns.liter,
    also: nouns.liter,
    found: nouns.jar,
    wholes: [9, 14],
    denominators: [3, 4],
    second: [3, 5],
    ask: (whole, part, second) => ({
      en: line`From a bucket with ${whole} of paint, Sara uses ${second} for a wall. With the rest she fills jars that hold ${part} each. How many jars can she fill?`,
      es: line`De una cubeta con ${whole} de pintura, Sara usa ${second} para una pared. Con el resto llena frascos de ${part} cada uno. ¿Cuántos frascos puede llenar?`,
    }),
    ends: found => ({ en: line`Sara can fill ${found}.`, es: line`Sara puede llenar ${found}.` }),
  },
  {
    plan: 'amountMore',
    unit: nouns.cup,
    also: nouns.cup,
    found: feeder,
    wholes: [4, 8],
    denominators: [3, 4],
    second: [3, 6],
    ask: (whole, part, second) => ({
      en: line`One bag has ${whole} of birdseed, and another bag has ${second}. A bird feeder takes ${part}. How many bird feeders can be filled from both bags?`,
      es: line`En una bolsa hay ${whole} de alpiste y en otra hay ${second}. Un comedero lleva ${part}. ¿Cuántos comederos se pueden llenar con las dos bolsas?`,
    }),
    ends: found => ({ en: line`The bags fill ${found}.`, es: line`Con las dos bolsas se llenan ${found}.` }),
  },
]

/** A part is shared, and each share is shared again, or some of the shares are taken together. */
export interface SharedStory {
  readonly plan: 'again' | 'some'
  readonly unit: Noun
  readonly groups: Noun
  readonly seconds: Noun
  readonly denominators: readonly number[]
  readonly wholes: readonly number[]
  readonly second: readonly number[]
  readonly ask: (part: Term, whole: Term, second: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const sharedStories: readonly SharedStory[] = [
  {
    plan: 'again',
    unit: nouns.acre,
    groups: nouns.field,
    seconds: nouns.row,
    denominators: [2, 3, 4],
    wholes: [3, 4, 5],
    second: [4, 5, 6],
    ask: (part, whole, second) => ({
      en: line`A farmer divides ${part} of land into ${whole} of equal size. Each field is divided into ${second} of equal size. What fraction of an acre does each row cover?`,
      es: line`Un agricultor divide ${part} de tierra en ${whole} de igual tamaño. Cada campo se divide en ${second} de igual tamaño. ¿Qué fracción de acre ocupa cada fila?`,
    }),
    ends: found => ({ en: line`Each row covers ${found}.`, es: line`Cada fila ocupa ${found}.` }),
  },
  {
    plan: 'some',
    unit: nouns.gallon,
    groups: nouns.glass,
    seconds: nouns.glass,
    denominators: [2, 4],
    wholes: [5, 6, 8],
    second: [3, 4],
    ask: (part, whole, second) => ({
      en: line`Ana pours ${part} of juice equally into ${whole}. Her friends drink ${second} of it. What fraction of a gallon do they drink?`,
      es: line`Ana sirve ${part} de jugo por igual en ${whole}. Sus amigos beben ${second}. ¿Qué fracción de galón beben?`,
    }),
    ends: found => ({ en: line`They drink ${found} of juice.`, es: line`Beben ${found} de jugo.` }),
  },
  {
    plan: 'again',
    unit: nouns.pound,
    groups: nouns.pack,
    seconds: nouns.slice,
    denominators: [2, 4],
    wholes: [2, 3],
    second: [3, 4, 5, 6],
    ask: (part, whole, second) => ({
      en: line`A shop divides ${part} of cheese equally into ${whole}. Each pack has ${second} of equal weight. What fraction of a pound does one slice weigh?`,
      es: line`Una tienda reparte ${part} de queso por igual en ${whole}. Cada paquete tiene ${second} del mismo peso. ¿Qué fracción de libra pesa una rebanada?`,
    }),
    ends: found => ({ en: line`One slice weighs ${found}.`, es: line`Una rebanada pesa ${found}.` }),
  },
  {
    plan: 'some',
    unit: nouns.yard,
    groups: nouns.piece,
    seconds: nouns.piece,
    denominators: [3, 4],
    wholes: [5, 7, 8],
    second: [2, 3, 4],
    ask: (part, whole, second) => ({
      en: line`Hugo cuts ${part} of string into ${whole} of equal length. He uses ${second} for a kite. What fraction of a yard of string does he use?`,
      es: line`Hugo corta ${part} de hilo en ${whole} de igual longitud. Usa ${second} para una cometa. ¿Qué fracción de yarda de hilo usa?`,
    }),
    ends: found => ({ en: line`Hugo uses ${found} of string.`, es: line`Hugo usa ${found} de hilo.` }),
  },
  {
    plan: 'again',
    unit: nouns.acre,
    groups: nouns.field,
    seconds: lot,
    denominators: [2, 3],
    wholes: [2, 3],
    second: [5, 4],
    ask: (part, whole, second) => ({
      en: line`A farmer divides ${part} of land equally into ${whole}. Each field is divided into ${second} of equal size. What fraction of an acre does each lot cover?`,
      es: line`Un agricultor divide ${part} de tierra por igual en ${whole}. Cada campo se divide en ${second} de igual tamaño. ¿Qué fracción de acre ocupa cada lote?`,
    }),
    ends: found => ({ en: line`Each lot covers ${found} of land.`, es: line`Cada lote ocupa ${found} de tierra.` }),
  },
  {
    plan: 'some',
    unit: nouns.mile,
    groups: nouns.part,
    seconds: nouns.part,
    denominators: [2, 4, 5],
    wholes: [5, 6, 8],
    second: [2, 3, 4],
    ask: (part, whole, second) => ({
      en: line`Flags divide a path of ${part} into ${whole} of equal length. Rosa has walked ${second}. What fraction of a mile has she walked?`,
      es: line`Unas banderas dividen un camino de ${part} en ${whole} de igual longitud. Rosa ha caminado ${second}. ¿Qué fracción de milla ha caminado?`,
    }),
    ends: found => ({ en: line`Rosa has walked ${found}.`, es: line`Rosa ha caminado ${found}.` }),
  },
]
