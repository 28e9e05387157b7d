import { type Block, type Both, type Inline, line, prose, type Term } from '../../../author.ts'
import type { Amount } from './amounts.ts'

/** Coins of two kinds that somebody has. */
export interface CoinStory {
  readonly tell: (some: Term, others: Term) => Both<Block>
  readonly answers: (found: Amount) => Both<readonly Inline[]>
}

export const coinStories: readonly CoinStory[] = [
  {
    tell: (some, others) => ({
      en: prose`Malik has ${some} and ${others} in his pocket. How much money does he have?`,
      es: prose`Malik tiene ${some} y ${others} en el bolsillo. ¿Cuánto dinero tiene?`,
    }),
    answers: found => ({ en: line`Malik has ${found}.`, es: line`Malik tiene ${found}.` }),
  },
  {
    tell: (some, others) => ({
      en: prose`Rosa shakes ${some} and ${others} out of her piggy bank. How much money does she shake out?`,
      es: prose`Rosa saca de su alcancía ${some} y ${others}. ¿Cuánto dinero saca?`,
    }),
    answers: found => ({ en: line`Rosa shakes out ${found}.`, es: line`Rosa saca ${found}.` }),
  },
  {
    tell: (some, others) => ({
      en: prose`At a yard sale, a boy pays for a comic book with ${some} and ${others}. How much does he pay?`,
      es: prose`En una venta de garaje, un niño paga un cómic con ${some} y ${others}. ¿Cuánto paga?`,
    }),
    answers: found => ({ en: line`The boy pays ${found}.`, es: line`El niño paga ${found}.` }),
  },
  {
    tell: (some, others) => ({
      en: prose`Dalia finds ${some} under the sofa and ${others} in her coat. How much money does she find?`,
      es: prose`Dalia encuentra ${some} debajo del sofá y ${others} en su abrigo. ¿Cuánto dinero encuentra?`,
    }),
    answers: found => ({ en: line`Dalia finds ${found}.`, es: line`Dalia encuentra ${found}.` }),
  },
  {
    tell: (some, others) => ({
      en: prose`At the school store, a notebook costs ${some} and ${others}. How much does the notebook cost?`,
      es: prose`En la tienda escolar, un cuaderno cuesta ${some} y ${others}. ¿Cuánto cuesta el cuaderno?`,
    }),
    answers: found => ({ en: line`The notebook costs ${found}.`, es: line`El cuaderno cuesta ${found}.` }),
  },
  {
    tell: (some, others) => ({
      en: prose`Pablo drops ${some} and ${others} into a jar for the animal shelter. How much money does he drop in?`,
      es: prose`Pablo mete ${some} y ${others} en un frasco para el refugio de animales. ¿Cuánto dinero mete?`,
    }),
    answers: found => ({ en: line`Pablo drops in ${found}.`, es: line`Pablo mete ${found}.` }),
  },
  {
    tell: (some, others) => ({
      en: prose`At a market, Aisha pays ${some} and ${others} for a tomato. How much does the tomato cost?`,
      es: prose`En un mercado, Aisha paga un tomate con ${some} y ${others}. ¿Cuánto cuesta el tomate?`,
    }),
    answers: found => ({ en: line`The tomato costs ${found}.`, es: line`El tomate cuesta ${found}.` }),
  },
  {
    tell: (some, others) => ({
      en: prose`Daniel has ${some}. His sister has ${others}. How much money do they have in all?`,
      es: prose`Daniel tiene ${some}. Su hermana tiene ${others}. ¿Cuánto dinero tienen en total?`,
    }),
    answers: found => ({ en: line`They have ${found} in all.`, es: line`Tienen ${found} en total.` }),
  },
  {
    tell: (some, others) => ({
      en: prose`A jar has ${some} in it. Teresa drops in ${others}. How much money is in the jar now?`,
      es: prose`En un frasco hay ${some}. Teresa mete ${others}. ¿Cuánto dinero hay ahora en el frasco?`,
    }),
    answers: found => ({ en: line`There is ${found} in the jar now.`, es: line`Ahora hay ${found} en el frasco.` }),
  },
]

/** Two things are bought with a dollar. */
export interface ChangeStory {
  readonly tell: (first: Term, second: Term, dollar: Term) => Both<Block>
  readonly answers: (found: Amount) => Both<readonly Inline[]>
  readonly first: readonly [min: number, max: number]
  readonly second: readonly [min: number, max: number]
}

export const changeStories: readonly ChangeStory[] = [
  {
    first: [22, 38],
    second: [27, 48],
    tell: (first, second, dollar) => ({
      en: prose`Mei buys a pencil for ${first} and an eraser for ${second}. She pays with ${dollar}. How much change does she get?`,
      es: prose`Mei compra un lápiz de ${first} y un borrador de ${second}. Paga con ${dollar}. ¿Cuánto cambio recibe?`,
    }),
    answers: found => ({ en: line`Mei gets ${found} in change.`, es: line`Mei recibe ${found} de cambio.` }),
  },
  {
    first: [43, 58],
    second: [14, 28],
    tell: (first, second, dollar) => ({
      en: prose`At a bake sale, a muffin costs ${first} and a roll costs ${second}. Leo buys both and pays ${dollar}. How much change does he get?`,
      es: prose`En una venta de pasteles, un panquecito cuesta ${first} y un bolillo cuesta ${second}. Leo compra los dos y paga ${dollar}. ¿Cuánto cambio recibe?`,
    }),
    answers: found => ({ en: line`Leo gets ${found} in change.`, es: line`Leo recibe ${found} de cambio.` }),
  },
  {
    first: [41, 48],
    second: [41, 47],
    tell: (first, second, dollar) => ({
      en: prose`At a fruit stand, an apple costs ${first} and a banana costs ${second}. Ana buys both with ${dollar}. How much change does she get?`,
      es: prose`En un puesto de frutas, una manzana cuesta ${first} y un plátano cuesta ${second}. Ana compra los dos con ${dollar}. ¿Cuánto cambio recibe?`,
    }),
    answers: found => ({ en: line`Ana gets ${found} in change.`, es: line`Ana recibe ${found} de cambio.` }),
  },
  {
    first: [26, 47],
    second: [6, 15],
    tell: (first, second, dollar) => ({
      en: prose`Samuel has ${dollar}. He spends ${first} on a bookmark and ${second} on a sticker. How much money does he have left?`,
      es: prose`Samuel tiene ${dollar}. Gasta ${first} en un separador de libros y ${second} en una calcomanía. ¿Cuánto dinero le queda?`,
    }),
    answers: found => ({ en: line`Samuel has ${found} left.`, es: line`A Samuel le quedan ${found}.` }),
  },
  {
    first: [16, 34],
    second: [13, 29],
    tell: (first, second, dollar) => ({
      en: prose`Naomi wants to save ${dollar}. She saves ${first} in May and ${second} in June. How much more must she save?`,
      es: prose`Naomi quiere ahorrar ${dollar}. Ahorra ${first} en mayo y ${second} en junio. ¿Cuánto le falta ahorrar?`,
    }),
    answers: found => ({ en: line`Naomi must save ${found} more.`, es: line`A Naomi le faltan ${found}.` }),
  },
  {
    first: [17, 34],
    second: [31, 48],
    tell: (first, second, dollar) => ({
      en: prose`A paper mask costs ${first} and a party hat costs ${second}. David buys both and pays with ${dollar}. How much change does he get?`,
      es: prose`Un antifaz de papel cuesta ${first} y un gorro de fiesta cuesta ${second}. David compra los dos y paga con ${dollar}. ¿Cuánto cambio recibe?`,
    }),
    answers: found => ({ en: line`David gets ${found} in change.`, es: line`David recibe ${found} de cambio.` }),
  },
  {
    first: [23, 46],
    second: [12, 38],
    tell: (first, second, dollar) => ({
      en: prose`There is ${dollar} in a drawer. Elena takes out ${first}. Then she takes out ${second}. How much money is still in the drawer?`,
      es: prose`En un cajón hay ${dollar}. Elena saca ${first}. Luego saca ${second}. ¿Cuánto dinero queda en el cajón?`,
    }),
    answers: found => ({
      en: line`There is still ${found} in the drawer.`,
      es: line`En el cajón quedan ${found}.`,
    }),
  },
  {
    first: [35, 56],
    second: [14, 27],
    tell: (first, second, dollar) => ({
      en: prose`At a toy sale, Carlos buys a top for ${first} and a marble for ${second}. He pays with ${dollar}. How much change does he get?`,
      es: prose`En una venta de juguetes, Carlos compra un trompo de ${first} y una canica de ${second}. Paga con ${dollar}. ¿Cuánto cambio recibe?`,
    }),
    answers: found => ({ en: line`Carlos gets ${found} in change.`, es: line`Carlos recibe ${found} de cambio.` }),
  },
]
