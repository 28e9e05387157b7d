import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { lap, meal, portion } from './own-nouns.ts'

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
      en: line`A cook makes ${whole} of rice. One serving is ${part}. Guests eat ${second}. How many servings are left?`,
      es: line`Una cocinera prepara ${whole} de arroz. Una porción es de ${part}. Los invitados comen ${second}. ¿Cuántas porciones quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    plan: 'forEach',
    unit: nouns.pound,
    also: nouns.dollar,
    found: nouns.dollar,
    pieces: nouns.bag,
    wholes: [3, 9],
    denominators: [4, 8],
    second: [3, 6],
    ask: (whole, part, second) => ({
      en: line`A shop puts ${whole} of nuts into bags of ${part}. It sells each bag for ${second}. How much money does it get for all the bags?`,
      es: line`Una tienda pone ${whole} de nueces en bolsas de ${part}. Vende cada bolsa a ${second}. ¿Cuánto dinero recibe por todas las bolsas?`,
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
      en: line`Nina has ${whole} of ribbon and gives away ${second}. She cuts the rest into pieces of ${part}. How many pieces does she get?`,
      es: line`Nina tiene ${whole} de cinta y regala ${second}. Corta el resto en pedazos de ${part}. ¿Cuántos pedazos obtiene?`,
    }),
    ends: found => ({ en: line`Nina gets ${found}.`, es: line`Nina obtiene ${found}.` }),
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
      en: line`Leo mixes ${whole} of water with ${second} of juice. He pours all of it into glasses of ${part}. How many glasses can he fill?`,
      es: line`Leo mezcla ${whole} de agua con ${second} de jugo. Sirve todo en vasos de ${part}. ¿Cuántos vasos puede llenar?`,
    }),
    ends: found => ({ en: line`Leo can fill ${found}.`, es: line`Leo puede llenar ${found}.` }),
  },
  {
    plan: 'forEach',
    unit: nouns.mile,
    also: nouns.minute,
    found: nouns.minute,
    pieces: lap,
    wholes: [2, 5],
    denominators: [4, 5],
    second: [2, 3],
    ask: (whole, part, second) => ({
      en: line`One lap of a track is ${part}. Malik runs ${whole}, and each lap takes him ${second}. How long does he run?`,
      es: line`Una vuelta a una pista mide ${part}. Malik corre ${whole} y cada vuelta le toma ${second}. ¿Cuánto tiempo corre?`,
    }),
    ends: found => ({ en: line`Malik runs for ${found}.`, es: line`Malik corre durante ${found}.` }),
  },
  {
    plan: 'partsLess',
    unit: nouns.hour,
    also: nouns.lesson,
    found: nouns.lesson,
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
    found: nouns.flowerpot,
    wholes: [9, 14],
    denominators: [3, 4],
    second: [3, 5],
    ask: (whole, part, second) => ({
      en: line`From a bag with ${whole} of soil, Sara uses ${second} for a tree. With the rest she fills flowerpots that take ${part} each. How many flowerpots can she fill?`,
      es: line`De una bolsa con ${whole} de tierra, Sara usa ${second} para un árbol. Con el resto llena macetas que llevan ${part} cada una. ¿Cuántas macetas puede llenar?`,
    }),
    ends: found => ({ en: line`Sara can fill ${found}.`, es: line`Sara puede llenar ${found}.` }),
  },
  {
    plan: 'amountMore',
    unit: nouns.cup,
    also: nouns.cup,
    found: meal,
    wholes: [4, 8],
    denominators: [3, 4],
    second: [3, 6],
    ask: (whole, part, second) => ({
      en: line`One bag has ${whole} of cat food, and another bag has ${second}. A cat eats ${part} at each meal. For how many meals are both bags enough?`,
      es: line`En una bolsa hay ${whole} de alimento para gatos y en otra hay ${second}. Un gato come ${part} en cada comida. ¿Para cuántas comidas alcanzan las dos bolsas?`,
    }),
    ends: found => ({ en: line`The bags are enough for ${found}.`, es: line`Las bolsas alcanzan para ${found}.` }),
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
    unit: nouns.hour,
    groups: nouns.team,
    seconds: nouns.player,
    denominators: [2, 3],
    wholes: [2, 3],
    second: [5, 4],
    ask: (part, whole, second) => ({
      en: line`A coach divides ${part} equally among ${whole}. Each team has ${second}, who divide their time equally. What fraction of an hour does each player have?`,
      es: line`Una entrenadora reparte ${part} por igual entre ${whole}. Cada equipo tiene ${second}, que se reparten su tiempo por igual. ¿Qué fracción de hora tiene cada jugador?`,
    }),
    ends: found => ({ en: line`Each player has ${found}.`, es: line`Cada jugador tiene ${found}.` }),
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
