import { type Block, type Both, type Inline, line, prose, type Quantity, type Term } from '../../../author.ts'

/** Coins of three kinds, and what something costs: is it enough? */
export type EnoughStory = (a: Term, b: Term, c: Term, price: Term) => Both<Block>

export const enoughStories: readonly { readonly price: readonly [number, number]; readonly tell: EnoughStory }[] = [
  {
    price: [42, 88],
    tell: (a, b, c, price) => ({
      en: prose`Marta has ${a}, ${b}, and ${c}. A whistle costs ${price}. Does she have enough money?`,
      es: prose`Marta tiene ${a}, ${b} y ${c}. Un silbato cuesta ${price}. ¿Le alcanza el dinero?`,
    }),
  },
  {
    price: [35, 97],
    tell: (a, b, c, price) => ({
      en: prose`At a toy sale, a toy boat costs ${price}. Hugo has ${a}, ${b}, and ${c}. Does he have enough money?`,
      es: prose`En una venta de juguetes, un barquito cuesta ${price}. Hugo tiene ${a}, ${b} y ${c}. ¿Le alcanza el dinero?`,
    }),
  },
  {
    price: [35, 97],
    tell: (a, b, c, price) => ({
      en: prose`Ruth has ${a}, ${b}, and ${c} in her purse. A small cactus costs ${price}. Does she have enough money?`,
      es: prose`Ruth tiene en su monedero ${a}, ${b} y ${c}. Un cactus pequeño cuesta ${price}. ¿Le alcanza el dinero?`,
    }),
  },
  {
    price: [35, 97],
    tell: (a, b, c, price) => ({
      en: prose`A drink at the lemonade stand costs ${price}. Kenji has ${a}, ${b}, and ${c}. Does he have enough money?`,
      es: prose`Un vaso de limonada cuesta ${price}. Kenji tiene ${a}, ${b} y ${c}. ¿Le alcanza el dinero?`,
    }),
  },
  {
    price: [40, 90],
    tell: (a, b, c, price) => ({
      en: prose`At a fruit stand, a mango costs ${price}. Leila has ${a}, ${b}, and ${c}. Does she have enough money?`,
      es: prose`En un puesto de frutas, un mango cuesta ${price}. Leila tiene ${a}, ${b} y ${c}. ¿Le alcanza el dinero?`,
    }),
  },
  {
    price: [25, 60],
    tell: (a, b, c, price) => ({
      en: prose`Bruno finds ${a}, ${b}, and ${c} in his backpack. A pinwheel costs ${price}. Does he have enough money?`,
      es: prose`Bruno encuentra ${a}, ${b} y ${c} en su mochila. Un rehilete cuesta ${price}. ¿Le alcanza el dinero?`,
    }),
  },
  {
    price: [30, 75],
    tell: (a, b, c, price) => ({
      en: prose`At the school store, a ruler costs ${price}. Naomi brings ${a}, ${b}, and ${c}. Does she have enough money?`,
      es: prose`En la tienda escolar, una regla cuesta ${price}. Naomi lleva ${a}, ${b} y ${c}. ¿Le alcanza el dinero?`,
    }),
  },
  {
    price: [45, 97],
    tell: (a, b, c, price) => ({
      en: prose`Samuel counts ${a}, ${b}, and ${c}. A bag of popcorn costs ${price}. Does he have enough money?`,
      es: prose`Samuel cuenta ${a}, ${b} y ${c}. Una bolsa de palomitas cuesta ${price}. ¿Le alcanza el dinero?`,
    }),
  },
]

/** Coins of two kinds, what something costs, and the coins of another kind that make the price. */
export interface NeededStory {
  readonly tell: (a: Term, b: Term, price: Term, howMany: Term, coins: Term) => Both<Block>
  readonly answers: (found: Quantity) => Both<readonly Inline[]>
}

export const stillNeeded: readonly NeededStory[] = [
  {
    tell: (a, b, price, howMany, coins) => ({
      en: prose`A kite costs ${price}. Pablo has ${a} and ${b}. How many ${coins} does he still need?`,
      es: prose`Una cometa cuesta ${price}. Pablo tiene ${a} y ${b}. ¿${howMany} le faltan?`,
    }),
    answers: found => ({ en: line`Pablo still needs ${found}.`, es: line`A Pablo le faltan ${found}.` }),
  },
  {
    tell: (a, b, price, howMany, coins) => ({
      en: prose`Valeria puts ${a} and ${b} on the counter. A bookmark costs ${price}. How many ${coins} must she add?`,
      es: prose`Valeria pone ${a} y ${b} sobre el mostrador. Un separador de libros cuesta ${price}. ¿${howMany} debe agregar?`,
    }),
    answers: found => ({ en: line`Valeria must add ${found}.`, es: line`Valeria debe agregar ${found}.` }),
  },
  {
    tell: (a, b, price, howMany, coins) => ({
      en: prose`Ravi wants a postcard for ${price}. He has ${a} and ${b}. How many ${coins} does he still need?`,
      es: prose`Ravi quiere una postal de ${price}. Tiene ${a} y ${b}. ¿${howMany} le faltan?`,
    }),
    answers: found => ({ en: line`Ravi still needs ${found}.`, es: line`A Ravi le faltan ${found}.` }),
  },
  {
    tell: (a, b, price, howMany, coins) => ({
      en: prose`At a farm, an ear of corn costs ${price}. Emma has ${a} and ${b}. How many ${coins} does she still need?`,
      es: prose`En una granja, un elote cuesta ${price}. Emma tiene ${a} y ${b}. ¿${howMany} le faltan?`,
    }),
    answers: found => ({ en: line`Emma still needs ${found}.`, es: line`A Emma le faltan ${found}.` }),
  },
  {
    tell: (a, b, price, howMany, coins) => ({
      en: prose`A game machine takes ${price}. Jamal puts in ${a} and ${b}. How many ${coins} must he still put in?`,
      es: prose`Una máquina de juegos cuesta ${price}. Jamal mete ${a} y ${b}. ¿${howMany} debe meter todavía?`,
    }),
    answers: found => ({ en: line`Jamal must still put in ${found}.`, es: line`Jamal debe meter todavía ${found}.` }),
  },
  {
    tell: (a, b, price, howMany, coins) => ({
      en: prose`Sara wants to save ${price}. She has ${a} and ${b} in her piggy bank. How many ${coins} must she add?`,
      es: prose`Sara quiere ahorrar ${price}. En su alcancía tiene ${a} y ${b}. ¿${howMany} debe agregar?`,
    }),
    answers: found => ({ en: line`Sara must add ${found}.`, es: line`Sara debe agregar ${found}.` }),
  },
  {
    tell: (a, b, price, howMany, coins) => ({
      en: prose`At the zoo, food for the goats costs ${price}. Gabriel has ${a} and ${b}. How many ${coins} does he still need?`,
      es: prose`En el zoológico, la comida para las cabras cuesta ${price}. Gabriel tiene ${a} y ${b}. ¿${howMany} le faltan?`,
    }),
    answers: found => ({ en: line`Gabriel still needs ${found}.`, es: line`A Gabriel le faltan ${found}.` }),
  },
  {
    tell: (a, b, price, howMany, coins) => ({
      en: prose`A ride on the carousel costs ${price}. Amara pays ${a} and ${b}. How many ${coins} must she still pay?`,
      es: prose`Una vuelta en el carrusel cuesta ${price}. Amara paga ${a} y ${b}. ¿${howMany} le falta pagar?`,
    }),
    answers: found => ({ en: line`Amara must still pay ${found}.`, es: line`A Amara le falta pagar ${found}.` }),
  },
]
